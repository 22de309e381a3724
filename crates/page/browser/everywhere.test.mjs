// Checks all views in several states, at several window sizes, in light and dark: nothing overflows, no text shows
// missing values, and axe finds no violations.
import { example, goTo, openResult, results } from "./support/actions.mjs";
import assert from "node:assert/strict";
import { accessible, fits, sensible, touchable } from "./support/checks.mjs";
import { FAULTS, failing } from "./support/faults.mjs";
import { VIEWS } from "./support/views.mjs";
import { visits } from "./support/visit.mjs";

const visit = visits();
const DESK = { width: 1200, height: 900 };
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 2560, height: 1300 };

for (const view of Object.keys(VIEWS)) {
  visit(`${view} on a desktop`, DESK, (seen) => walk(seen, view, accessible, fits, sensible));
  visit(`${view} on a phone`, PHONE, (seen) => walk(seen, view, accessible, fits, touchable));
  visit(`${view} in a wide window`, WIDE, (seen) => walk(seen, view, accessible, fits));
  for (const [device, size] of Object.entries({ desktop: DESK, phone: PHONE, "wide window": WIDE })) {
    visit(`${view} in dark mode, ${device}`, { ...size, dark: true }, (seen) => walk(seen, view, accessible));
  }
  visit(`${view}: announces a rejected search`, { ...PHONE, expected: /Failed to load/ }, async ({ page }) => {
    await failing(page, view, FAULTS.refused);
    await goTo(page, view);
    await page.getByRole("main").getByRole("link", { name: VIEWS[view].example }).click();
    await page.getByRole("alert").waitFor();
    none([...(await accessible(page)), ...(await fits(page))]);
  });
}

/** Visits all states of a view and checks each. */
async function walk({ page }, view, ...checks) {
  const found = [];
  const check = async (state) => {
    for (const findings of checks) found.push(...(await findings(page)).map((finding) => `${state}: ${finding}`));
  };
  await goTo(page, view);
  await check("the form");
  await example(page, view);
  await results(page).first().waitFor();
  await check("results");
  const filters = page.getByRole("button", { name: /^Filters/ });
  if (await filters.isVisible()) {
    await filters.click();
    await page.getByRole("dialog", { name: "Filters" }).waitFor();
    await check("filters");
    await page.getByRole("button", { name: "Show results" }).click();
  }
  const dialog = await openResult(page);
  await dialog.getByRole("heading", { level: 3 }).first().waitFor();
  await check("details");
  none(found);
}

function none(found) {
  assert.equal(found.join("\n"), "");
}
