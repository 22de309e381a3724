// Flights: from an empty page to the cheapest return flight of a month and to a comparison of two itineraries.
import assert from "node:assert/strict";
import { choose, complete, example, openResult, results, until } from "./support/actions.mjs";
import { amounts } from "./support/prices.mjs";
import { visits } from "./support/visit.mjs";

const visit = visits();
const PHONE = { width: 390, height: 844 };

visit("finds the cheapest return flight of a month on a phone", PHONE, async ({ page }) => {
  await choose(page, "From", "Boston", /^Boston \(BOS\)/);
  await choose(page, "To", "London", /all airports/);
  await page.getByRole("button", { name: "Cheapest days" }).click();
  const calendar = page.getByRole("dialog", { name: /^Cheapest days/ });
  const first = await calendar.getByRole("heading", { level: 3 }).innerText();
  await calendar.getByRole("button", { name: "Next month" }).click();
  await calendar.getByRole("grid", { name: first }).waitFor({ state: "detached" });

  const offer = calendar.getByText(/^Cheapest in/);
  await offer.waitFor();
  const [cheapest] = amounts(await offer.innerText());
  const days = await calendar.getByRole("grid").getByRole("button").allInnerTexts();
  const fares = days.flatMap((day) => amounts(day).slice(0, 1)).map(({ value }) => value);
  assert.equal(cheapest.value, Math.min(...fares), "expected the calendar to offer the cheapest day");
  assert.match(
    days.find((day) => day.includes("lowest of the month")),
    new RegExp(`return on .+\\$${cheapest.value}`),
  );

  await calendar.getByRole("button", { name: "Search this day" }).click();
  await calendar.waitFor({ state: "detached" });
  await complete(page);
  const card = await results(page).first().innerText();
  assert.match(card, /\$[\d,]+\s+per person/);
  assert.match(card, /BOS – (L[A-Z]{2}|STN).+(L[A-Z]{2}|STN) – BOS/s, "expected an outbound and a return leg");
});

visit("compares the legs and conditions of two itineraries", async ({ page }) => {
  await example(page, "Flights");
  for (const at of [0, 1])
    await results(page)
      .nth(at)
      .getByRole("checkbox", { name: /^Compare/ })
      .check();
  await page.getByRole("region", { name: "Comparison" }).getByRole("button", { name: "Compare" }).click();
  const dialog = page.getByRole("dialog", { name: "Compare 2 itineraries" });
  await dialog.getByRole("columnheader").nth(1).waitFor();
  const prices = await dialog.getByRole("columnheader").allInnerTexts();
  assert.equal(prices.flatMap(amounts).length, 2, "expected a price for each itinerary");
  const rows = await dialog.getByRole("rowheader").allInnerTexts();
  for (const asked of [/Stops/, /Duration/, /Departs|Departure/, /hecked bag/, /[Cc]hange/, /Refund|Cancel/]) {
    assert.ok(
      rows.some((row) => asked.test(row)),
      `the comparison has ${asked}: ${rows.join(", ")}`,
    );
  }
  await dialog.getByRole("checkbox", { name: "Differences only" }).check();
  await until(
    page,
    () => dialog.getByRole("rowheader").count(),
    (count) => count < rows.length,
  );
  await page.goBack();
  await dialog.waitFor({ state: "detached" });
  assert.ok(
    await results(page)
      .nth(1)
      .getByRole("checkbox", { name: /^Compare/ })
      .isChecked(),
  );
});

visit("shows the flights, fares and conditions of an itinerary", async ({ page }) => {
  await example(page, "Flights");
  const [listed] = amounts(await results(page).first().innerText());
  const dialog = await openResult(page);
  const flights = dialog.getByRole("region", { name: "Flights" });
  await flights.getByRole("heading", { name: /^Boston to London/ }).waitFor();
  await flights.getByRole("heading", { name: /^London to Boston/ }).waitFor();
  const fares = dialog.getByRole("region", { name: /offers? from \d+ providers?/ });
  const prices = (await fares.getByRole("row").allInnerTexts()).flatMap(amounts).map(({ value }) => value);
  assert.ok(Math.abs(Math.min(...prices.filter((price) => price >= listed.value)) - listed.value) < 1);
  await fares.getByText("Price and conditions").first().click();
  await fares.getByText("Base price").first().waitFor();
});

visit("searches nearby airports for two travellers, with totals in another currency", async ({ page }) => {
  await choose(page, "From", "Berlin");
  await choose(page, "To", "Rome");
  await page.getByRole("textbox", { name: "Depart" }).fill("2027-04-13");
  await page.getByRole("textbox", { name: "Return" }).fill("2027-04-20");
  await page.getByRole("button", { name: "1 adult" }).click();
  const travellers = page.getByRole("group", { name: "Travellers", exact: true });
  await travellers
    .getByRole("group", { name: /^Adults/ })
    .getByRole("button", { name: "More" })
    .click();
  await travellers.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "2 adults" }).waitFor();
  await page.getByRole("checkbox", { name: "Nearby arrival airports" }).check();
  await page.getByRole("group", { name: "Prices" }).getByRole("radio", { name: "Total" }).check();
  await page.getByRole("combobox", { name: "Currency" }).selectOption("EUR");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await complete(page);
  assert.match(await results(page).first().innerText(), /€[\d,.]+\s+for all travellers/);
  assert.match(page.url(), /currency=EUR/);
});
