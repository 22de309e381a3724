// Choosing dates, places and units, and returning to earlier searches.
import assert from "node:assert/strict";
import { choose, complete, example, goTo, results, until } from "./support/actions.mjs";
import { amounts } from "./support/prices.mjs";
import { visits } from "./support/visit.mjs";

const visit = visits();
const DESK = { width: 1280, height: 800 };

visit("finds the cheapest week of a month by keyboard, in one search", async ({ page }) => {
  await choose(page, "From", "Boston", /^Boston \(BOS\)/);
  await choose(page, "To", "London", /all airports/);
  await page.getByRole("button", { name: "Cheapest days" }).press("Enter");
  const calendar = page.getByRole("dialog", { name: /^Cheapest days/ });
  await calendar.getByText(/^Cheapest in/).waitFor();
  await calendar.getByRole("combobox", { name: "Nights" }).selectOption("7");
  await calendar.getByText("for 7 nights").waitFor();
  await page.waitForURL(/nights=7/);
  await until(
    page,
    () => calendar.getByRole("grid").getAttribute("aria-busy"),
    (busy) => busy === "false",
  );
  const days = (await calendar.getByRole("grid").getByRole("button").allInnerTexts()).filter((day) => /\$/.test(day));
  assert.ok(days.length > 5);
  const least = Math.min(...days.map((day) => amounts(day)[0].value));
  const [cheapest] = amounts(await calendar.getByText(/^Cheapest in/).innerText());
  assert.equal(cheapest.value, least);

  const reachable = calendar.getByRole("grid").locator("[tabindex='0']");
  await reachable.focus();
  await page.keyboard.press("ArrowRight");
  const label = await page.locator(":focus").innerText();
  const [, out, back] = /^(\d+ \w+ \d+), return on (\d+ \w+ \d+)/.exec(label) ?? [];
  assert.equal((Date.parse(back) - Date.parse(out)) / 86_400_000, 7, label);
  await page.keyboard.press("Enter");
  await complete(page);
  const { searchParams } = new URL(page.url());
  assert.equal((Date.parse(searchParams.get("back")) - Date.parse(searchParams.get("out"))) / 86_400_000, 7);
});

visit("shows the selected stay in the calendar", DESK, async ({ page }) => {
  await example(page, "Flights");
  await page
    .getByRole("button", { name: /^Show \w+$/ })
    .first()
    .click();
  const grid = page.getByRole("dialog", { name: /^Cheapest days/ }).getByRole("grid");
  await grid.waitFor();
  const selected = await grid.locator("[aria-selected=true]").count();
  assert.ok(selected >= 2 && selected <= 8, `${selected} days are selected`);
});

visit("fills in the next origin of a multi-city trip", async ({ page }) => {
  await page.getByRole("radio", { name: "Multi-city" }).check();
  await choose(page, "Flight 1 from", "Boston", /^Boston \(BOS\)/);
  const to = page.getByRole("combobox", { name: "To", exact: true });
  const next = page.getByRole("combobox", { name: "Flight 2 from", exact: true });
  await to.first().fill("Lisbon");
  await page.getByRole("option", { name: "Lisbon" }).first().click();
  await until(
    page,
    () => next.inputValue(),
    (value) => /^Lisbon/.test(value),
  );
});

visit("keeps recent searches on the device, until they are cleared", async ({ page }) => {
  await example(page, "Flights");
  const searched = page.url();
  await page.getByRole("banner").getByRole("link", { name: "Wayfare" }).click();
  const recent = page.getByRole("region", { name: "Recent searches" });
  await recent.getByRole("link", { name: "Boston to London and back" }).click();
  await complete(page);
  assert.equal(page.url(), searched);
  await page.getByRole("banner").getByRole("link", { name: "Wayfare" }).click();
  await recent.getByRole("button", { name: "Clear recent searches" }).click();
  await recent.waitFor({ state: "detached" });
  await page.reload();
  assert.equal(await recent.count(), 0);

  await example(page, "Hotels");
  await page.getByRole("button", { name: /^Lisbon, Portugal/ }).waitFor();
  await goTo(page, "Hotels");
  await recent.getByRole("link", { name: "Lisbon, Portugal" }).waitFor();
  assert.equal(await recent.getByRole("link").count(), 1, "expected the search to be listed once");
});

visit("keeps currency and units across tabs, reloads and in the URL", DESK, async ({ page, context, site }) => {
  await page.getByRole("combobox", { name: "Currency" }).selectOption("EUR");
  await page.getByRole("combobox", { name: "Units" }).selectOption("mi");
  await example(page, "Hotels");
  assert.match(page.url(), /currency=EUR/);
  assert.match(page.url(), /units=mi/);
  assert.match(await results(page).first().innerText(), /[\d.]+ mi from[^]*€/);
  await page.reload();
  await complete(page);
  assert.match(await results(page).first().innerText(), /[\d.]+ mi from[^]*€/);

  const tab = await context.newPage();
  await tab.goto(site.url);
  await tab.waitForURL(/currency=EUR/);
  await example(tab, "Cars");
  assert.match(await results(tab).first().innerText(), /[\d.]+ mi away[^]*€/);
  await tab.getByRole("combobox", { name: "Units" }).selectOption("km");
  await results(tab)
    .first()
    .getByText(/[\d.]+ k?m away/)
    .waitFor();
});

visit("opens the map at the chosen place, with its stations and landmarks", DESK, async ({ page }) => {
  await goTo(page, "Hotels");
  await choose(page, "Where", "Lisbon");
  await page.getByRole("button", { name: "Choose on map" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose on map" });
  const places = dialog.getByRole("group", { name: "Stations and landmarks" });
  await places.getByRole("button", { name: "Lisbon", exact: true }).waitFor();
  await places.getByRole("button", { name: "Chiado" }).click();
  await dialog.waitFor({ state: "detached" });
  assert.equal(await page.getByRole("combobox", { name: "Where" }).inputValue(), "Chiado");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await complete(page);
  assert.match(page.url(), /where=kplace/);
});

visit("sets the check-out of a hotel by the number of nights", { at: "?view=hotels" }, async ({ page }) => {
  const checkin = await page.getByLabel("Check-in").inputValue();
  await page.getByRole("combobox", { name: "Nights" }).selectOption("10");
  const checkout = await page.getByLabel("Check-out").inputValue();
  assert.equal((Date.parse(checkout) - Date.parse(checkin)) / 86_400_000, 10);
});
