// Booking pages of the embedded providers: names, dates and the price of the search.
import assert from "node:assert/strict";
import { example, openResult, results } from "./support/actions.mjs";
import { accessible, fits } from "./support/checks.mjs";
import { amounts } from "./support/prices.mjs";
import { VIEWS } from "./support/views.mjs";
import { visits } from "./support/visit.mjs";

const visit = visits();
const NAMED = {
  Flights: /Boston Logan \(BOS\) to .+20\d\d/,
  Hotels: /Check-in\s+\d+ \w+ 20\d\d/,
  Cars: /Pick-up location\s+\w+/,
};

for (const view of Object.keys(VIEWS)) {
  visit(`${view}: a booking page has names, dates and the price`, async ({ page, another }) => {
    await example(page, view);
    const name = await results(page).first().getByRole("heading").innerText();
    const dialog = await openResult(page);
    const link = dialog.getByRole("link", { name: /^Book/ }).first();
    const url = await link.getAttribute("href");
    const { page: booking, problems, close } = await another({ width: 390 });
    await booking.goto(url);
    await booking.getByRole("heading", { level: 1, name: "Nothing is booked here" }).waitFor();
    const text = await booking.getByRole("main").innerText();
    assert.match(text, NAMED[view]);
    if (view === "Hotels") assert.ok(text.includes(name), text);
    const [, price] = /Price in your search\s+([\d.]+) USD/.exec(text) ?? [];
    const listed = amounts(await dialog.innerText()).map(({ value }) => value);
    assert.ok(
      listed.some((value) => Math.abs(value - price) < 1),
      `${price} is one of ${listed}`,
    );
    assert.deepEqual([...(await accessible(booking)), ...(await fits(booking)), ...problems], []);
    await close();
  });
}
