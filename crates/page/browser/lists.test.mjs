// Result lists: filters, sort order, pages and history.
import assert from "node:assert/strict";
import { complete, counted, example, openResult, results, status, until } from "./support/actions.mjs";
import { amounts } from "./support/prices.mjs";
import { VIEWS } from "./support/views.mjs";
import { visits } from "./support/visit.mjs";

const visit = visits();

for (const [view, { group, cheapestFirst, mode }] of Object.entries(VIEWS)) {
  visit(`${view}: filters match their counts`, async ({ page }) => {
    await example(page, view);
    await status(page)
      .getByText(/^[\d,]+ \w+ from all/)
      .waitFor();
    const { all } = await counted(page);
    const boxes = page.getByRole("region", { name: group, exact: true }).getByRole("checkbox");
    const [at, said] = await someFilter(boxes, all);
    await boxes.nth(at).check();
    await counts(page, said);
    assert.deepEqual(await counted(page), { all, left: said });

    const sent = page.url();
    await page.reload();
    await counts(page, said);
    assert.equal(page.url(), sent);
    await page.getByRole("button", { name: `Clear: ${group}` }).click();
    await counts(page, all);
  });

  visit(`${view}: sorts by price, and shows the basis of each price`, async ({ page }) => {
    await example(page, view);
    await cheapestFirst(page);
    await complete(page);
    const cards = await results(page).allInnerTexts();
    const prices = cards.map((card) => amounts(card)[0]);
    assert.ok(prices.length > 3);
    const inOrder = prices.every((price, at) => at === 0 || price.value >= prices[at - 1].value - 1);
    assert.ok(inOrder, `sorted: ${prices.map(({ value }) => value)}`);
    for (const card of cards) assert.match(card, mode);
  });

  visit(`${view}: turns pages forward and back`, async ({ page }) => {
    await example(page, view);
    const first = await cardsAre(page, (now) => now.length > 1);
    const pages = page.getByRole("navigation", { name: "Pages" });
    await pages.getByRole("button", { name: "Next" }).click();
    await pages.locator("[aria-current=page]", { hasText: /^2$/ }).waitFor();
    await complete(page);
    const second = await results(page).allInnerTexts();
    assert.notEqual(second[0], first[0]);
    await page.reload();
    await cardsAre(page, (now) => String(now) === String(second));
    await pages.getByRole("button", { name: "Previous" }).click();
    await cardsAre(page, (now) => String(now) === String(first));
  });

  visit(`${view}: back closes details, forward reopens them, back leaves the search`, async ({ page }) => {
    await example(page, view);
    const before = page.url();
    const dialog = await openResult(page, 1);
    // The name arrives with the first response.
    await dialog.getByRole("heading", { level: 3 }).first().waitFor();
    const title = await dialog.getByRole("heading", { level: 2 }).innerText();
    const opened = page.url();
    assert.notEqual(opened, before, "expected the URL to identify the open result");
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    assert.equal(page.url(), before);
    await page.goForward();
    await dialog.getByRole("heading", { level: 2, name: title }).waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.waitForURL(before);
    await page.goBack();
    await page.getByRole("main").getByRole("link", { name: VIEWS[view].example }).waitFor();
  });
}

/** Finds a filter that matches some but not all results. Returns its index and its count. */
async function someFilter(boxes, all) {
  const texts = await boxes.evaluateAll((found) => found.map((box) => box.closest("label").innerText));
  const counts = texts.map((text) => Number(/\b([\d,]+)(?=\s*(\$|$|\n|from))/m.exec(text)?.[1]?.replaceAll(",", "")));
  const at = counts.findIndex((count) => count > 0 && count < all);
  assert.notEqual(at, -1, `no filter matches some but not all: ${texts.join("; ")}`);
  return [at, counts[at]];
}

/** Waits until the status shows a number of results. */
async function counts(page, number) {
  const said = number.toLocaleString("en-US");
  await page
    .getByRole("status")
    .filter({ hasText: new RegExp(`^${said} `) })
    .first()
    .waitFor();
}

/** Waits until the list satisfies `right` and returns the text of each card. */
function cardsAre(page, right) {
  return until(page, () => results(page).allInnerTexts(), right);
}
