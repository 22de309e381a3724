// Cars: from an empty page to what one costs with all that comes on top.
import assert from "node:assert/strict";
import { choose, complete, goTo, inDays, results } from "./support/acts.mjs";
import { amounts } from "./support/prices.mjs";
import { visits } from "./support/visit.mjs";

const visit = visits();

visit("what a car costs with all that comes on top", async ({ page }) => {
  await goTo(page, "Cars");
  await choose(page, "Pick-up and return at", "Lisbon", /Airport/);
  await page.getByLabel("Pick-up", { exact: true }).fill(inDays(60));
  await page.getByLabel("Return", { exact: true }).fill(inDays(64));
  await page.getByRole("button", { name: "Search" }).click();
  await complete(page);

  const cheapest = results(page).first();
  const [price] = amounts(await cheapest.innerText());
  await cheapest.getByRole("heading").getByRole("link").click();
  const bill = page.getByRole("dialog").getByRole("region", { name: "What it costs with all that comes on top" });
  const rows = await bill.getByRole("row").allInnerTexts();
  const [rental] = amounts(rows[0]);
  assert.ok(
    Math.abs(rental.value - price.value) < 1,
    `the rental costs ${rental.value}, as the list says: ${price.value}`,
  );
  assert.match(rows[0], /4 days/);
  console.log(rows);
});
