// Tests that the reference at /docs can search places and hotels, read a feed, and poll flight and car searches until
// they are complete.
import assert from "node:assert/strict";
import { until } from "../../crates/page/browser/support/actions.mjs";
import { visits } from "../../crates/page/browser/support/visit.mjs";

const KEY = "the-key-of-the-check";
const REFERENCE = { at: "docs" };
/** Placeholder for the search id in the poll examples. */
const EXAMPLE_ID = "SEARCH_ID";

const visitWithAnyKey = visits();
const visitWithOneKey = visits({ own: true, options: ["--key", KEY] });

visitWithAnyKey("the reference searches with a prefilled key", REFERENCE, async ({ page }) => {
  await findsBoston(page);
  await search(page, "flightsPoll");
  await search(page, "carsPoll");

  const hotels = await call(page, "hotelsMultiple");
  assert.match(hotels.url, /pageSize=10\b/, "the example takes precedence over the default");
  assert.equal(JSON.parse(hotels.body).results.length, 10);

  const places = (await call(page, "feedsPlaces")).body.trim().split("\n");
  assert.equal(places.length, 10);
  for (const place of places) assert.ok(JSON.parse(place).placeId, place);
});

visitWithOneKey("the reference searches with the user's key", REFERENCE, async ({ page }) => {
  await page.locator(".auth-wrapper .authorize").click();
  const dialog = page.locator(".auth-container");
  await dialog.locator("input").fill(KEY);
  await dialog.locator(".authorize").click();
  await dialog.locator(".btn-done").click();
  await findsBoston(page);
});

async function findsBoston(page) {
  const { body } = await call(page, "autocompleteFlights");
  assert.ok(
    JSON.parse(body).results.some(({ iataCode }) => iataCode === "BOS"),
    body,
  );
}

/** Starts a search and polls it with the poll example. */
async function search(page, operation) {
  const { searchId } = JSON.parse((await call(page, operation)).body);
  const block = blockOf(page, operation);
  await block.locator(".opblock-section-request-body .examples-select select").selectOption("running");
  const text = block.locator("textarea.body-param__text");
  const example = await until(
    page,
    () => text.inputValue(),
    (shown) => shown.includes(EXAMPLE_ID),
  );
  await text.fill(example.replace(EXAMPLE_ID, searchId));
  let answer;
  do {
    answer = JSON.parse((await call(page, operation)).body);
    assert.equal(answer.searchId, searchId);
  } while (answer.status !== "complete");
  assert.ok(answer.results.length > 0);
}

/** Opens an operation, unless it is already open, and executes it. */
async function call(page, operation) {
  const block = blockOf(page, operation);
  const execute = block.locator(".execute");
  if (!(await execute.isVisible())) await block.locator(".opblock-summary-control").click();
  const answered = page.waitForResponse((response) => response.url().includes("apiKey="));
  await execute.click();
  const response = await answered;
  const body = await response.text();
  assert.equal(response.status(), 200, body);
  // The page truncates a long response.
  await until(
    page,
    () => block.locator(".live-responses-table :is(.highlight-code, .microlight)").first().innerText(),
    (shown) => shown.replace(/\s/g, "").includes(body.slice(0, 12)),
  );
  return { url: response.url(), body };
}

function blockOf(page, operation) {
  return page.locator(`[id$="-${operation}"]`);
}
