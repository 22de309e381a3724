// A service that requires an API key.
import assert from "node:assert/strict";
import { complete, example, openExample } from "./support/actions.mjs";
import { visits } from "./support/visit.mjs";

const KEY = "k3y-of-the-test";
const visit = visits({ own: true, options: ["--key", KEY], key: "required" });
const expected = /status of 401/;

visit("asks for the key once and keeps it only in this tab", { expected }, async ({ page, another, site }) => {
  const addresses = [];
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  await openExample(page, "Flights");
  const dialog = page.getByRole("dialog", { name: "API key required" });
  await give(dialog, "not-it");
  await dialog.getByText("rejected this key").waitFor();
  await give(dialog, KEY);
  await complete(page);
  await example(page, "Cars");
  await page.reload();
  await complete(page);
  assert.equal(await dialog.count(), 0);

  assert.ok(!(await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie)).includes(KEY));
  assert.ok((await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).includes(KEY));
  assert.ok(!(await page.content()).includes(KEY), "expected a document without the key");
  addresses.push(page.url());
  assert.deepEqual(
    addresses.filter((address) => address.includes(KEY)),
    [],
  );

  const other = await another({});
  await other.page.goto(page.url());
  await other.page.getByRole("dialog", { name: "API key required" }).waitFor();
  await other.close();
});

visit("reports a missing key, and accepts one later", { expected }, async ({ page }) => {
  await openExample(page, "Flights");
  const dialog = page.getByRole("dialog", { name: "API key required" });
  await dialog.getByRole("button", { name: "Not now" }).click();
  await page.getByRole("alert").getByText("requires an API key").waitFor();
  await page.getByRole("button", { name: "Enter API key" }).click();
  await give(dialog, KEY);
  await complete(page);
});

visit("asks for the key on suggestions, and keeps the input", { expected }, async ({ page }) => {
  const from = page.getByRole("combobox", { name: "From", exact: true });
  await from.fill("Boston");
  const dialog = page.getByRole("dialog", { name: "API key required" });
  await give(dialog, KEY);
  await page.getByRole("option", { name: "Boston" }).first().waitFor();
});

async function give(dialog, key) {
  await dialog.getByLabel("API key", { exact: true }).fill(key);
  await dialog.getByRole("button", { name: "Use key" }).click();
}
