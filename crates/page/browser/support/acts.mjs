// What travellers do on every view, by the names that they see and hear.
import { VIEWS } from "./views.mjs";

/** Types into a field that suggests, and takes a suggestion. */
export async function choose(page, label, term, option = term) {
  await page.getByRole("combobox", { name: label, exact: true }).fill(term);
  await page.getByRole("option", { name: option }).first().click();
}

/** Goes to a search by the head of the page. */
export async function goTo(page, view) {
  await page.getByRole("navigation", { name: "Searches" }).getByRole("link", { name: view }).click();
}

/** Takes an example that a view offers before a search. */
export async function openExample(page, view) {
  await goTo(page, view);
  await page.getByRole("main").getByRole("link", { name: VIEWS[view].example }).click();
}

/** The same, until it is complete. */
export async function example(page, view) {
  await openExample(page, view);
  await complete(page);
}

/** Where a view says how its search stands; a detail that searches by itself says so after it. */
export function status(page) {
  return page.getByRole("region", { name: "State of the search" }).first();
}

/** Waits until all providers have answered, and all of it is there. */
export async function complete(page) {
  await status(page).getByText("of all providers").waitFor();
  await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
}

/** How many results there are, and how many of them are listed: `12 of 40 cars`. */
export async function counted(page) {
  const said = await status(page).getByRole("status").innerText();
  const [, left, all] = /^(?:([\d,]+) of )?([\d,]+) /.exec(said) ?? [];
  const number = (text) => Number(text?.replaceAll(",", ""));
  return { all: number(all), left: number(left ?? all) };
}

/** What was found, one a card. */
export function results(page) {
  return page.getByRole("main").getByRole("article");
}

/** Reads something until it is as it should be, and gives it. */
export async function until(page, read, right) {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const now = await read();
    if (right(now)) return now;
    if (Date.now() > deadline) throw new Error(`still ${JSON.stringify(now)}`);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Opens a result. */
export async function openResult(page, at = 0) {
  const card = results(page).nth(at);
  await card
    .getByRole("heading")
    .getByRole("link")
    .or(card.getByRole("button", { name: /^Details/ }))
    .click();
  return page.getByRole("dialog");
}

/** A day that many days from now, as fields for dates take it. */
export function inDays(days) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
