// Prices and counts that match the search.
import assert from "node:assert/strict";
import { complete, editSearch, example, openExample, results, status } from "./support/actions.mjs";
import { amounts } from "./support/prices.mjs";
import { visits } from "./support/visit.mjs";

const visit = visits();

visit(
  "states how the itineraries were selected, and that the counts cover only these itineraries",
  async ({ page }) => {
    await example(page, "Flights");
    const said = await status(page).getByRole("status").innerText();
    const [, count] = /^(\d+) itineraries from all providers, the best by price and time$/.exec(said) ?? [];
    assert.ok(count, said);
    await page.getByText(`Counts for the ${count} itineraries shown`).waitFor();
  },
);

visit("labels the price per person of a mixed party as an average, and shows the total", async ({ page }) => {
  await example(page, "Flights");
  await editSearch(page);
  await page.getByRole("button", { name: /^Travellers/ }).click();
  const panel = page.getByRole("group", { name: "Travellers", exact: true });
  const lap = panel.getByRole("group", { name: /lap/ });
  await lap.getByRole("button", { name: "More" }).click();
  await panel.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.waitForURL(/INL/);
  await complete(page);
  const card = await results(page).first().innerText();
  assert.match(card, /average per person/);
  const [each, total] = amounts(card);
  assert.match(card, /for all travellers/);
  assert.ok(Math.abs(total.value - 2 * each.value) <= 1, card);
});

visit("shows fares on nearby dates for the length of stay of the search", async ({ page }) => {
  const asked = [];
  page.on("request", (request) => {
    if (/\/routes\?/.test(request.url())) asked.push(request.postDataJSON().dates);
  });
  await example(page, "Flights");
  const nearby = page.getByRole("region", { name: "Nearby dates" });
  await nearby.getByText("7 nights").waitFor();
  await nearby
    .getByText(/predicted/)
    .first()
    .waitFor({ state: "attached" });
  assert.equal(asked.length, 7);
  for (const { departureDate, returnDate } of asked) {
    assert.equal((Date.parse(returnDate) - Date.parse(departureDate)) / 86_400_000, 7);
  }
  const before = new URL(page.url()).searchParams.get("out");
  await nearby.getByRole("button").first().click();
  await page.waitForURL((url) => url.searchParams.get("out") !== before);
  const { searchParams } = new URL(page.url());
  assert.equal((Date.parse(searchParams.get("back")) - Date.parse(searchParams.get("out"))) / 86_400_000, 7);
});

for (const [minutes, warns] of [
  [24 * 60 - 1, true],
  [24 * 60, false],
]) {
  visit(`${warns ? "warns" : "does not warn"} of a self-transfer after ${minutes} minutes`, async ({ page }) => {
    await page.route("**/search/flight/v1/poll?*", async (route) => {
      const response = await route.fetch();
      const found = await response.json();
      for (const result of found.results ?? []) {
        for (const option of result.bookingOptions ?? []) {
          for (const fare of option.segmentFares ?? []) fare.isSelfTransfer = true;
          option.badges = [];
        }
      }
      for (const leg of Object.values(found.legs ?? {})) {
        for (const segment of leg.segments ?? []) segment.layover = { ...segment.layover, duration: minutes };
      }
      return route.fulfill({ response, json: found });
    });
    await openExample(page, "Flights");
    await complete(page);
    const cards = await results(page).allInnerTexts();
    assert.ok(cards.some((card) => /1 stop/.test(card)));
    assert.equal(
      cards.some((card) => /Self-transfer/.test(card)),
      warns,
    );
  });
}
