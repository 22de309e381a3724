// The first view of results: a collapsed form, one row of controls, and low cards.
import assert from "node:assert/strict";
import { choose, complete, editSearch, example, results, until } from "./support/actions.mjs";
import { touchable } from "./support/checks.mjs";
import { VIEWS } from "./support/views.mjs";
import { visits } from "./support/visit.mjs";

const visit = visits();
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1920, height: 1080 };

for (const view of Object.keys(VIEWS)) {
  visit(`${view}: four cards on a desktop`, DESK, async ({ page }) => {
    await example(page, view);
    const cards = await boxes(page);
    for (const { height } of cards) assert.ok(height <= 150, `a card is ${height} px high`);
    const whole = cards.filter(({ bottom }) => bottom <= DESK.height);
    assert.ok(whole.length >= 4, `${whole.length} whole cards; the first begins at ${cards[0].top} px`);
  });

  visit(`${view}: the first card on a phone`, PHONE, async ({ page }) => {
    await example(page, view);
    const cards = await boxes(page);
    for (const { height } of cards) assert.ok(height <= 190.5, `a card is ${height} px high`);
    assert.ok(cards[0].bottom <= PHONE.height, `the first card ends at ${cards[0].bottom} px`);
  });

  visit(`${view}: the header aligns with the content`, WIDE, async ({ page }) => {
    await example(page, view);
    const left = (locator) => locator.first().evaluate((element) => element.getBoundingClientRect().left);
    const header = await left(page.getByRole("banner").getByRole("link", { name: "Wayfare" }));
    assert.equal(header, await left(page.locator(".search-line")));
  });

  visit(`${view}: has large touch targets`, DESK, async ({ page }) => {
    await example(page, view);
    const small = (await touchable(page)).filter(
      (finding) => /^(button|select)/.test(finding) && !/link/.test(finding),
    );
    assert.deepEqual(small, []);
  });
}

visit("collapses the form after a search, and opens it on a click", PHONE, async ({ page }) => {
  await choose(page, "From", "Boston", /^Boston \(BOS\)/);
  await choose(page, "To", "London", /all airports/);
  const from = page.getByRole("combobox", { name: "From", exact: true });
  await page.getByRole("textbox", { name: "Depart" }).fill("2027-04-13");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await complete(page);
  assert.ok(!(await from.isVisible()), "expected a collapsed form");
  const line = page.getByRole("button", { name: /^Boston to London and back/ });
  await until(
    page,
    () => line.evaluate((element) => element === document.activeElement),
    (focused) => focused,
  );
  await editSearch(page);
  assert.ok(await from.isVisible());
  assert.equal(await from.inputValue(), "Boston (BOS)");
  await line.click();
  await from.waitFor({ state: "hidden" });
});

visit("Flights: fares, sort order and map share a row", DESK, async ({ page }) => {
  await example(page, "Flights");
  const nearby = page.getByRole("region", { name: "Nearby dates" });
  await nearby.getByText("1 adult").waitFor();
  await nearby.getByText("7 nights").waitFor();
  const parts = [nearby, page.getByRole("group", { name: "Sort by" }), page.getByRole("button", { name: "Show map" })];
  const middles = await Promise.all(parts.map(async (part) => middleOf(await part.boundingBox())));
  assert.ok(Math.max(...middles) - Math.min(...middles) < 4, `middles at ${middles}`);
});

visit(
  "Flights: a card states only once that a trip is direct, and shows conditions as text",
  DESK,
  async ({ page }) => {
    await example(page, "Flights");
    await page.getByRole("region", { name: "Stops" }).getByRole("checkbox").first().check();
    await page.getByRole("region", { name: "Included in price" }).getByRole("checkbox").first().check();
    await page.waitForURL(/wish=/);
    await complete(page);
    const card = results(page).first();
    assert.equal((await card.innerText()).match(/Direct/g).length, 1);
    await card.getByText("Carry-on bag included").waitFor({ state: "attached" });
  },
);

function boxes(page) {
  return results(page).evaluateAll((cards) =>
    cards.map((card) => {
      const { top, bottom, height } = card.getBoundingClientRect();
      return { top, bottom, height };
    }),
  );
}

const middleOf = ({ y, height }) => y + height / 2;
