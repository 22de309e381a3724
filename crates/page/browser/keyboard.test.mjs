// Keyboard-only use: a search, the details of a result, and back, with a visible focus throughout.
import assert from "node:assert/strict";
import { complete, results, until } from "./support/actions.mjs";
import { visits } from "./support/visit.mjs";

const visit = visits();
/** Maximum presses of Tab to reach an element. */
const FAR = 60;

visit("flights: a search, a filter, details and back", async ({ page }) => {
  await tabTo(page, page.getByRole("combobox", { name: "From" }));
  await suggested(page, "Boston");
  await tabTo(page, page.getByRole("combobox", { name: "To", exact: true }));
  await suggested(page, "London");
  await tabTo(page, page.getByRole("textbox", { name: "Depart" }));
  await page.keyboard.type("04132027");
  await tabTo(page, page.getByRole("textbox", { name: "Return" }));
  await page.keyboard.type("04202027");
  await page.keyboard.press("Enter");
  await complete(page);

  await tabTo(page, page.getByRole("button", { name: /^Fastest/ }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/sort=duration/);
  await tabTo(page, page.getByRole("region", { name: "Stops" }).getByRole("checkbox").nth(1));
  await page.keyboard.press("Space");
  await page.waitForURL(/stops=/);
  await opensAndCloses(
    page,
    results(page)
      .first()
      .getByRole("button", { name: /^Details/ }),
  );
});

visit("flights: the travellers panel and a day of the calendar", async ({ page }) => {
  const travellers = page.getByRole("button", { name: "1 adult" });
  await tabTo(page, travellers);
  await page.keyboard.press("Enter");
  const panel = page.getByRole("group", { name: "Travellers", exact: true });
  await tabTo(page, panel.getByRole("button", { name: "More" }).first());
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "hidden" });
  await isFocused(page, page.getByRole("button", { name: "2 adults" }));

  await tabTo(page, page.getByRole("combobox", { name: "From" }));
  await suggested(page, "Boston");
  await tabTo(page, page.getByRole("combobox", { name: "To", exact: true }));
  await suggested(page, "Lisbon");
  await tabTo(page, page.getByRole("button", { name: "Cheapest days" }));
  await page.keyboard.press("Enter");
  const calendar = page.getByRole("dialog", { name: /^Cheapest days/ });
  await calendar.getByText(/^Cheapest in/).waitFor();
  const reachable = calendar.getByRole("grid").locator("[tabindex='0']");
  await tabTo(page, reachable);
  const day = () => page.locator(":focus").innerText();
  const before = await day();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  assert.notEqual(await day(), before);
  await page.evaluate(pressFast, ["ArrowLeft", "PageDown"]);
  await isFocused(page, reachable);
  await page.keyboard.press("Enter");
  await complete(page);
});

visit("hotels: a search, details and back", { at: "?view=hotels" }, async ({ page }) => {
  await tabTo(page, page.getByRole("combobox", { name: "Where" }));
  await suggested(page, "Lisbon");
  await tabTo(page, page.getByRole("button", { name: "Search", exact: true }));
  await page.keyboard.press("Enter");
  await complete(page);
  await skipFilters(page);
  await opensAndCloses(page, results(page).first().getByRole("heading").getByRole("link"));
});

visit("cars: a search, details and back", { at: "?view=cars" }, async ({ page }) => {
  await tabTo(page, page.getByRole("combobox", { name: "Pick-up and return location" }));
  await suggested(page, "Lisbon");
  await tabTo(page, page.getByRole("button", { name: "Search", exact: true }));
  await page.keyboard.press("Enter");
  await complete(page);
  await skipFilters(page);
  await opensAndCloses(page, results(page).first().getByRole("heading").getByRole("link"));
});

visit("has a skip link past the header", async ({ page }) => {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to search" });
  await isFocused(page, skip);
  assert.equal(
    await skip.evaluate((link) => getComputedStyle(link).clipPath),
    "none",
    "expected the focused link to be visible",
  );
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  assert.ok(await page.evaluate(() => document.activeElement.closest("main") !== null));
});

/** Presses Tab until an element has the focus. The focus must be visible on every element on the way. */
async function tabTo(page, target) {
  await target.waitFor();
  for (let presses = 0; presses < FAR; presses++) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(focusNow);
    assert.ok(focus.marked, `expected a visible focus on ${focus.what}`);
    assert.ok(focus.inside, `expected the focus on ${focus.what} to be within the window`);
    if (await hasFocus(target)) return;
  }
  assert.fail(`${target} was not reached within ${FAR} presses of Tab`);
}

/** Returns the focused element, whether its focus is visible and whether it is within the window. Runs in the page. */
function focusNow() {
  const element = document.activeElement;
  const what = `${element.tagName} ${element.getAttribute("aria-label") ?? element.innerText?.slice(0, 40) ?? ""}`;
  // After the last element, the browser's own controls have the focus.
  if (element === document.body || element.closest(".maplibregl-map")) return { what, marked: true, inside: true };
  const label = element.matches("input") ? element.closest("label") : null;
  const around = [element, label, ...(label?.children ?? [])].filter(Boolean);
  // The button inside a date field belongs to the browser, which draws its focus.
  const styles = [...around.map((each) => getComputedStyle(each)), getComputedStyle(element, "::after")];
  const marked =
    element.matches("[type=date]") ||
    styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && parseFloat(outlineWidth) >= 1);
  const { top, bottom, left, right } = (label ?? element).getBoundingClientRect();
  return { what, marked, inside: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth };
}

/** Presses keys before the page repaints. Runs in the page. */
async function pressFast(keys) {
  for (const key of keys) {
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    await null;
  }
}

function hasFocus(target) {
  return target.first().evaluate((element) => element === document.activeElement);
}

/** Waits until an element has the focus. */
function isFocused(page, target) {
  return until(
    page,
    () => hasFocus(target),
    (focused) => focused,
  );
}

/** Types a term and accepts the first suggestion. */
async function suggested(page, term) {
  await page.keyboard.type(term);
  await page.getByRole("option", { name: term }).first().waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("listbox", { name: "Suggestions" }).first().waitFor({ state: "hidden" });
}

async function skipFilters(page) {
  await tabTo(page, page.getByRole("button", { name: "Skip filters" }));
  await page.keyboard.press("Enter");
}

/** Opens and closes a dialog by keyboard. The focus moves into the dialog, and returns when it closes. */
async function opensAndCloses(page, opener) {
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading", { level: 3 }).first().waitFor();
  assert.ok(
    await dialog.evaluate((element) => element.contains(document.activeElement)),
    "expected the focus in the dialog",
  );
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await isFocused(page, opener);
}
