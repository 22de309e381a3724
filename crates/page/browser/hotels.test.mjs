// Hotels: from an empty page to a four-star hotel near a point on the map, under a maximum price.
import assert from "node:assert/strict";
import {
  choose,
  complete,
  counted,
  editSearch,
  example,
  goTo,
  inDays,
  openResult,
  results,
} from "./support/actions.mjs";
import { amounts } from "./support/prices.mjs";
import { clickMap, mapOf } from "./support/map.mjs";
import { visits } from "./support/visit.mjs";

const visit = visits();
const MOST = 700;

visit("finds a four-star hotel near a point on the map, under a maximum price", async ({ page }) => {
  await goTo(page, "Hotels");
  await choose(page, "Where", "Lisbon");
  await page.getByLabel("Check-in").fill(inDays(40));
  await page.getByLabel("Check-out").fill(inDays(43));
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await complete(page);

  await page.getByRole("button", { name: "Show map" }).click();
  const map = await mapOf(page);
  await page.getByRole("button", { name: "Search around a point" }).click();
  await clickMap(map, 0.4, 0.5);
  await page.getByRole("heading", { level: 2, name: /^Around / }).waitFor();
  await complete(page);
  await page
    .getByRole("region", { name: "Stars" })
    .getByRole("checkbox", { name: /^4 stars/ })
    .check();
  await complete(page);
  await page.getByLabel("Maximum price").fill(String(MOST));
  await page.getByLabel("Maximum price").press("Enter");
  await page.waitForURL(/price=/);
  await complete(page);

  const cards = await results(page).all();
  assert.ok(cards.length > 0, "expected at least one hotel");
  const distances = [];
  for (const card of cards) {
    const text = await card.innerText();
    assert.ok(await card.getByRole("img", { name: /^4 stars/ }).isVisible());
    assert.ok(amounts(text)[0].value <= MOST, text);
    assert.match(text, /for 3 nights/);
    distances.push(metres(text));
  }
  assert.deepEqual(
    distances,
    distances.toSorted((a, b) => a - b),
    "expected hotels sorted by distance",
  );

  const [price] = amounts(await results(page).first().innerText());
  const dialog = await openResult(page);
  const rates = dialog.getByRole("region", { name: "Rates" });
  await rates.getByText("from all providers").waitFor();
  const asked = (await rates.getByRole("row").allInnerTexts()).flatMap((row) => amounts(row).slice(0, 1));
  assert.ok(
    asked.some(({ value }) => Math.abs(value - price.value) < 1),
    "expected a rate at the price in the list",
  );
});

visit("searches two rooms for a family, then without dates", async ({ page }) => {
  await goTo(page, "Hotels");
  await choose(page, "Where", "Tokyo");
  await page.getByRole("button", { name: /guests$/ }).click();
  const rooms = page.getByRole("group", { name: "Rooms and guests" });
  await rooms.getByRole("button", { name: "Add room" }).click();
  const second = rooms.getByRole("group", { name: "Room 2" });
  await second
    .getByRole("group", { name: /^Children/ })
    .getByRole("button", { name: "More" })
    .click();
  await second.getByLabel("Room 2: age of child 1").selectOption("3");
  await rooms.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await complete(page);
  assert.match(await results(page).first().innerText(), /2 rooms, 5 guests/);

  await editSearch(page);
  await page.getByRole("checkbox", { name: "No dates yet" }).check();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByText("per night, found recently").waitFor();
  await complete(page);
  assert.match((await results(page).allInnerTexts()).join(), /recent price per night|No (recent )?price/);
});

visit("shows the rates, facilities and house rules of a hotel", async ({ page }) => {
  await example(page, "Hotels");
  const { all } = await counted(page);
  assert.ok(all > 25);
  const dialog = await openResult(page);
  for (const part of ["Rates", "Facilities", "House rules"]) {
    await dialog.getByRole("region", { name: part }).waitFor();
  }
});

function metres(text) {
  const [, number, unit] = /([\d.]+) (km|m) from/.exec(text);
  return Number(number) * (unit === "km" ? 1000 : 1);
}
