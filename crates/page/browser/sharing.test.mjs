// Shared links: the recipient sees the same page, and the link contains no key.
import assert from "node:assert/strict";
import { complete, counted, example, openResult, results } from "./support/actions.mjs";
import { VIEWS } from "./support/views.mjs";
import { visits } from "./support/visit.mjs";

const visit = visits();

for (const [view, { group, cheapestFirst }] of Object.entries(VIEWS)) {
  visit(`${view}: a shared link shows the same page`, async ({ page, context, site, another }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: new URL(site.url).origin });
    await page.getByRole("combobox", { name: "Currency" }).selectOption("EUR");
    await example(page, view);
    await page.getByRole("region", { name: group, exact: true }).getByRole("checkbox").nth(1).check();
    await cheapestFirst(page);
    await complete(page);
    const list = await seen(page);
    const dialog = await openResult(page, 2);
    await dialog.getByRole("heading", { level: 3 }).first().waitFor();
    await dialog.getByRole("button", { name: "Copy link" }).click();
    await dialog.getByRole("button", { name: "Link copied" }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(link, page.url());
    assert.doesNotMatch(link, /key|search-page/i, "expected a link without a key");
    assert.ok(link.length < 2000, `the link has ${link.length} characters`);

    const other = await another({});
    await other.page.goto(link);
    await complete(other.page);
    const theirs = other.page.getByRole("dialog");
    await theirs.getByRole("heading", { level: 3 }).first().waitFor();
    assert.equal(await title(theirs), await title(dialog));
    assert.deepEqual(await seen(other.page), list);
    assert.equal(other.page.url(), link, "expected the URL to stay the same");
    assert.deepEqual(other.problems, []);
    await other.close();
  });
}

/** Returns the counts and the cards of a list. */
async function seen(page) {
  return { ...(await counted(page)), cards: await results(page).allInnerTexts() };
}

function title(dialog) {
  return dialog.getByRole("heading", { level: 2 }).innerText();
}
