// Cars: from an empty page to what one costs with all that comes on top.
import assert from "node:assert/strict";
import { choose, complete, example, goTo, inDays, openResult, results } from "./support/acts.mjs";
import { touchable } from "./support/checks.mjs";
import { amounts } from "./support/prices.mjs";
import { visits } from "./support/visit.mjs";

const visit = visits();
const PHONE = { width: 390, height: 844 };

visit("what a car costs with all that comes on top", async ({ page }) => {
  await goTo(page, "Cars");
  await page.getByRole("checkbox", { name: "Return the car elsewhere" }).check();
  await choose(page, "Pick-up at", "Madrid", /Airport/);
  await choose(page, "Return at", "Barcelona", /Airport/);
  await page.getByLabel("Pick-up", { exact: true }).fill(inDays(60));
  await page.getByLabel("Return", { exact: true }).fill(inDays(64));
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await complete(page);

  const sums = [];
  for (const at of [0, 5, 10]) {
    const [listed] = amounts(await results(page).nth(at).innerText());
    const dialog = await openResult(page, at);
    const bill = dialog.getByRole("region", { name: "What it costs with all that comes on top" });
    await bill.getByText("When you pay:").waitFor();
    const rows = await bill.getByRole("row").allInnerTexts();
    const [first] = rows;
    assert.match(first, /^Rental, 4 days/);
    const price = (row) => amounts(row).at(-1)?.value ?? 0;
    const onTop = rows.filter((row) => row.includes("Everybody pays this"));
    const sum = price(rows.find((row) => row.startsWith("You pay")));
    assert.ok(near(sum, onTop.map(price).reduce(plus, price(first))), rows.join(" | "));
    assert.ok(near(sum, listed.value), `the list says ${listed.value}, the bill ${sum}`);
    for (const said of ["Deposit: blocked, no cost", "If something is damaged or stolen"]) {
      assert.ok(rows.some((row) => row.startsWith(said)));
    }
    sums.push([sum, onTop.length]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  assert.ok(
    sums.some(([, onTop]) => onTop > 0),
    "something comes on top of one of them",
  );
});

visit("the offers of a car, and what has to be known before booking, on a phone", PHONE, async ({ page }) => {
  await goTo(page, "Cars");
  await choose(page, "Pick-up and return at", "Boston", /Airport/);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await complete(page);
  const dialog = await openResult(page);
  const offers = dialog.getByRole("region", { name: /offers? for this car/ }).first();
  await offers.getByRole("button", { pressed: false }).first().click();
  await page.waitForURL(/offer=/);
  await dialog.getByRole("link", { name: /^Book with .+\(opens a new tab\)/ }).waitFor();
});

visit("an offer whose provider has a short name can be chosen with a finger", PHONE, async ({ page }) => {
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

/** Whether amounts are the same, but for what lists round off. */
function near(one, other) {
  return Math.abs(one - other) <= 1;
}
