// A stable layout, accurate counts, and printed pages.
import assert from "node:assert/strict";
import { complete, counted, example, openExample, results, status, until } from "./support/actions.mjs";
import { holding } from "./support/faults.mjs";
import { VIEWS } from "./support/views.mjs";
import { visits } from "./support/visit.mjs";

const visit = visits();
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** Requests that fail while the page is offline. */
const expected = /ERR_INTERNET_DISCONNECTED/;

for (const view of Object.keys(VIEWS)) {
  for (const [device, size] of [
    ["a desktop", DESK],
    ["a phone", PHONE],
  ]) {
    visit(`${view}: the layout is stable while results load on ${device}`, size, async ({ page }) => {
      await example(page, view);
      await page.addInitScript(recordShifts);
      await page.reload();
      await complete(page);
      await results(page).first().waitFor();
      const shift = await page.evaluate(() => globalThis.shift);
      assert.ok(shift < 0.1, `layout shift of ${shift}`);
    });
  }

  visit(`${view}: filters stay in place when one changes`, DESK, async ({ page }) => {
    await example(page, view);
    const filters = page.getByRole("complementary", { name: "Filters" });
    const titles = () =>
      filters
        .getByRole("heading", { level: 3 })
        .evaluateAll((found) => found.map((title) => `${title.innerText} ${Math.round(title.offsetTop)}`));
    const before = await titles();
    assert.ok(before.length > 3);
    await filters.getByRole("checkbox").nth(1).check();
    await complete(page);
    await filters.getByRole("button", { name: "Clear all", disabled: false }).waitFor();
    assert.deepEqual(await titles(), before);
    const { all, left } = await counted(page);
    assert.ok(left <= all, `${left} of ${all}`);
  });

  visit(`${view}: reports a missing network`, { expected }, async ({ page, context }) => {
    const service = await holding(page, view);
    await openExample(page, view);
    await status(page).getByText("Searching providers").waitFor();
    await context.setOffline(true);
    await status(page).getByText("You’re offline.").waitFor();
    assert.equal(await page.getByRole("progressbar").count(), 0);
    await context.setOffline(false);
    service.release();
    await complete(page);
  });
}

visit("suggests nothing without a network, and states the reason", { expected }, async ({ page, context }) => {
  await context.setOffline(true);
  await page.getByRole("combobox", { name: "From", exact: true }).fill("Boston");
  await page.getByRole("option", { name: /offline/ }).waitFor();
});

visit("Flights: a printed page has the search and the itineraries, without controls", DESK, async ({ page }) => {
  await example(page, "Flights");
  await page.emulateMedia({ media: "print" });
  assert.ok(await page.getByText("Boston to London and back").first().isVisible());
  assert.ok(await results(page).first().isVisible());
  for (const hidden of ["banner", "complementary", "contentinfo"]) {
    assert.ok(!(await page.getByRole(hidden).first().isVisible()), hidden);
  }
  await until(
    page,
    () => page.getByRole("main").locator("button:visible").count(),
    (count) => count <= 1,
  );
});

/** Adds up layout shifts, as the web vital does for a short visit. Runs in the page. */
function recordShifts() {
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shift += value;
  }).observe({ type: "layout-shift", buffered: true });
}
