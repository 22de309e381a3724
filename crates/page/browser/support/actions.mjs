// User actions shared by all views. Elements are found by their visible or accessible names.
import { VIEWS } from "./views.mjs";

/** Types into a combobox and selects a suggestion. */
export async function choose(page, label, term, option = term) {
  await page.getByRole("combobox", { name: label, exact: true }).fill(term);
  await page.getByRole("option", { name: option }).first().click();
}

/** Opens a view from the page header. */
export async function goTo(page, view) {
  await page.getByRole("navigation", { name: "Searches" }).getByRole("link", { name: view }).click();
}

/** Opens the example search of a view. */
export async function openExample(page, view) {
  await goTo(page, view);
  await page.getByRole("main").getByRole("link", { name: VIEWS[view].example }).click();
}

/** Opens the example search of a view and waits until it is complete. */
export async function example(page, view) {
  await openExample(page, view);
  await complete(page);
}

/** Returns the search status of a view. A dialog with its own search has another status after it. */
export function status(page) {
  return page.getByRole("region", { name: "Search status" }).first();
}

/** Waits until all providers have responded and all results are loaded. */
export async function complete(page) {
  await status(page).getByText("from all providers").waitFor();
  await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
}

/** Parses the numbers of all and of listed results from a status such as `12 of 40 cars`. */
export async function counted(page) {
  const said = await status(page).getByRole("status").innerText();
  const [, left, all] = /^(?:([\d,]+) of )?([\d,]+) /.exec(said) ?? [];
  const number = (text) => Number(text?.replaceAll(",", ""));
  return { all: number(all), left: number(left ?? all) };
}

/** Opens the search form, which is collapsed to a line while results are shown. */
export async function editSearch(page) {
  await page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("button", { expanded: false }).click();
}

/** Returns the result cards. */
export function results(page) {
  return page.getByRole("main").getByRole("article");
}

/** Reads a value until it satisfies `right` and returns it. */
export async function until(page, read, right) {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const now = await read();
    if (right(now)) return now;
    if (Date.now() > deadline) throw new Error(`timed out; last value ${JSON.stringify(now)}`);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Opens a result's details. */
export async function openResult(page, at = 0) {
  const card = results(page).nth(at);
  await card
    .getByRole("heading")
    .getByRole("link")
    .or(card.getByRole("button", { name: /^Details/ }))
    .click();
  return page.getByRole("dialog");
}

/** Returns the date `days` days from today, in the format of date fields. */
export function inDays(days) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
