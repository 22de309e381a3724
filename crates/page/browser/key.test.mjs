// A service that wants a key.
import assert from "node:assert/strict";
import { complete, example, openExample } from "./support/acts.mjs";
import { visits } from "./support/visit.mjs";

const KEY = "k3y-of-the-test";
const visit = visits({ own: true, options: ["--key", KEY], key: "required" });
const expected = /status of 401/;

visit("the key is asked for once, and kept in this tab alone", { expected }, async ({ page, another, site }) => {
  const addresses = [];
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  await openExample(page, "Flights");
  const dialog = page.getByRole("dialog", { name: "This service wants a key" });
  await give(dialog, "not-it");
  await dialog.getByText("does not take the key").waitFor();
  await give(dialog, KEY);
  await complete(page);
  await example(page, "Cars");
  await page.reload();
  await complete(page);
  assert.equal(await dialog.count(), 0);

  assert.ok(!(await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie)).includes(KEY));
  assert.ok((await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).includes(KEY));
  assert.ok(!(await page.content()).includes(KEY), "the document does not show it");
  addresses.push(page.url());
  assert.deepEqual(
    addresses.filter((address) => address.includes(KEY)),
    [],
  );

  const other = await another({});
  await other.page.goto(page.url());
  await other.page.getByRole("dialog", { name: "This service wants a key" }).waitFor();
  await other.close();
});

visit("who has no key is told, and can give one later", { expected }, async ({ page }) => {
  await openExample(page, "Flights");
  const dialog = page.getByRole("dialog", { name: "This service wants a key" });
  await dialog.getByRole("button", { name: "Not now" }).click();
  await page.getByRole("alert").getByText("wants a key, and none was given").waitFor();
  await page.getByRole("button", { name: "Give a key" }).click();
  await give(dialog, KEY);
  await complete(page);
});

visit("suggestions ask for the key too, and what was typed stays", { expected }, async ({ page }) => {
  const from = page.getByRole("combobox", { name: "From", exact: true });
  await from.fill("Boston");
  const dialog = page.getByRole("dialog", { name: "This service wants a key" });
  await give(dialog, KEY);
  await page.getByRole("option", { name: "Boston" }).first().waitFor();
});

async function give(dialog, key) {
  await dialog.getByLabel("Key", { exact: true }).fill(key);
  await dialog.getByRole("button", { name: "Use this key" }).click();
}
