// Cars: from an empty page to the total cost of a rental.
import assert from "node:assert/strict";
import { choose, complete, example, goTo, inDays, openResult, results } from "./support/actions.mjs";
import { touchable } from "./support/checks.mjs";
import { amounts } from "./support/prices.mjs";
import { visits } from "./support/visit.mjs";

const visit = visits();
const PHONE = { width: 390, height: 844 };

visit("shows the total cost of a car", async ({ page }) => {
  await goTo(page, "Cars");
  await page.getByRole("checkbox", { name: "Return to different location" }).check();
  await choose(page, "Pick-up location", "Madrid", /Airport/);
  await choose(page, "Return location", "Barcelona", /Airport/);
  await page.getByLabel("Pick-up date", { exact: true }).fill(inDays(60));
  await page.getByLabel("Return date", { exact: true }).fill(inDays(64));
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await complete(page);

  const sums = [];
  for (const at of [0, 5, 10]) {
    const [listed] = amounts(await results(page).nth(at).innerText());
    const dialog = await openResult(page, at);
    const bill = dialog.getByRole("region", { name: "Price breakdown" });
    await bill.getByText("Payment:").waitFor();
    const rows = await bill.getByRole("row").allInnerTexts();
    const [first] = rows;
    assert.match(first, /^Rental, 4 days/);
    const price = (row) => amounts(row).at(-1)?.value ?? 0;
    const onTop = rows.filter((row) => row.includes("Mandatory fee"));
    const sum = price(rows.find((row) => /^(Minimum total|Total)\b/.test(row)));
    assert.ok(near(sum, onTop.map(price).reduce(plus, price(first))), rows.join(" | "));
    assert.ok(near(sum, listed.value), `list price ${listed.value}, total ${sum}`);
    for (const label of ["Security deposit (refundable)", "Damage or theft excess"]) {
      assert.ok(rows.some((row) => row.startsWith(label)));
    }
    sums.push([sum, onTop.length]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  assert.ok(
    sums.some(([, onTop]) => onTop > 0),
    "expected at least one car with mandatory fees",
  );
});

visit("shows the offers of a car on a phone", PHONE, async ({ page }) => {
  await goTo(page, "Cars");
  await choose(page, "Pick-up and return location", "Boston", /Airport/);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await complete(page);
  const dialog = await openResult(page);
  const offers = dialog.getByRole("region", { name: /offers? for this car/ }).first();
  await offers.getByRole("button", { pressed: false }).first().click();
  await page.waitForURL(/offer=/);
  await dialog.getByRole("link", { name: /^Book with .+\(opens in a new tab\)/ }).waitFor();
});

visit("has a touch target for an offer whose provider has a short name", PHONE, async ({ page }) => {
  await page.route("**/search/car/v1/poll?*", async (route) => {
    const response = await route.fetch();
    const found = await response.json();
    for (const provider of Object.values(found.providers ?? {})) provider.displayName = "A";
    return route.fulfill({ response, json: found });
  });
  await example(page, "Cars");
  const dialog = await openResult(page);
  await dialog.getByRole("button", { name: "A", exact: true }).first().waitFor();
  assert.deepEqual(await touchable(page), []);
});

const plus = (one, other) => one + other;

/** Returns whether amounts are equal, except for rounding in lists. */
function near(one, other) {
  return Math.abs(one - other) <= 1;
}
