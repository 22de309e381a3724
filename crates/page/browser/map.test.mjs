// The map: in sync with the list and the filters, with searches of the visible area and of a drawn area.
import assert from "node:assert/strict";
import { complete, counted, example, results, until } from "./support/actions.mjs";
import { clickMap, mapOf } from "./support/map.mjs";
import { visits } from "./support/visit.mjs";

const visit = visits();
/** Window size that shows the map beside the list. */
const ROOMY = { width: 1280, height: 800 };

visit("opens a hotel from its pin, and filters the pins like the list", ROOMY, async ({ page }) => {
  await example(page, "Hotels");
  const map = await mapOf(page);
  const name = await results(page).nth(3).getByRole("heading").innerText();
  await page.getByLabel("Hotel name contains").fill(name);
  await page.getByLabel("Hotel name contains").press("Enter");
  await until(
    page,
    () => counted(page),
    ({ left }) => left === 1,
  );

  // After fitting, the only pin is in the centre.
  await page.getByRole("button", { name: "Show all results" }).click();
  const chosen = page.locator("main").getByRole("article", { name });
  for (let tries = 0; tries < 20 && !(await chosen.isVisible()); tries++) await clickMap(map, 0.5, 0.5);
  await chosen.getByRole("link", { name }).click();
  await page.getByRole("dialog", { name }).waitFor();
  await page.goBack();
  await chosen.getByRole("button", { name: "Close" }).click();
  await chosen.waitFor({ state: "detached" });
});

visit("searches the visible area", ROOMY, async ({ page }) => {
  await example(page, "Hotels");
  await mapOf(page);
  const { all } = await counted(page);
  for (let steps = 0; steps < 3; steps++) await page.getByRole("button", { name: "Zoom in" }).click();
  await page.getByRole("button", { name: "Search this area" }).click();
  await page.waitForURL(/kpolygon/);
  const inside = await other(page, all);
  assert.ok(inside > 0 && inside < all, `${inside} of ${all}`);
  await page.getByRole("button", { name: "Search this area" }).waitFor({ state: "detached" });
  await page.goBack();
  assert.equal(await other(page, inside), all, "expected Back to restore the previous search");
});

visit("searches, shares and clears a drawn area", ROOMY, async ({ page, another }) => {
  await example(page, "Hotels");
  const map = await mapOf(page);
  const { all } = await counted(page);
  await page.getByRole("button", { name: "Draw area" }).click();
  const bar = page.getByRole("group", { name: "Draw area" });
  assert.ok(
    await bar.getByRole("button", { name: "Finish" }).isDisabled(),
    "expected Finish to be disabled before the third corner",
  );
  const corners = [
    [0.35, 0.4],
    [0.65, 0.4],
    [0.65, 0.65],
    [0.35, 0.65],
  ];
  for (const [count, corner] of corners.entries()) {
    await clickMap(map, ...corner);
    await bar.getByText(count === 0 ? "1 corner set" : `${count + 1} corners set`).waitFor();
  }
  await bar.getByRole("button", { name: "Finish" }).click();
  await page.waitForURL(/kpolygon/);
  const inside = await other(page, all);
  assert.ok(inside > 0 && inside < all, `${inside} of ${all}`);

  const friend = await another(ROOMY);
  await friend.page.goto(page.url());
  await complete(friend.page);
  assert.equal((await counted(friend.page)).all, inside);
  await friend.page.getByRole("button", { name: "Clear area" }).waitFor();
  await friend.close();

  await page.getByRole("button", { name: "Clear area" }).click();
  await page.waitForURL((url) => !url.search.includes("kpolygon"));
  await complete(page);
});

visit("draws an area with the keyboard", ROOMY, async ({ page }) => {
  await example(page, "Hotels");
  await mapOf(page);
  const start = page.getByRole("button", { name: "Draw area" });
  await start.focus();
  await page.keyboard.press("Enter");
  const bar = page.getByRole("group", { name: "Draw area" });
  for (const [count, move] of ["ArrowRight", "ArrowDown", "ArrowLeft"].entries()) {
    await page.keyboard.press("Space");
    await bar.getByText(count === 0 ? "1 corner set" : `${count + 1} corners set`).waitFor();
    await page.keyboard.press(move);
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(/kpolygon/);
  await complete(page);
});

for (const [view, label] of [
  ["Flights", /routes|flights/i],
  ["Cars", /branches/i],
]) {
  visit(`${view}: shows and hides the map`, async ({ page }) => {
    await example(page, view);
    await page.getByRole("button", { name: "Show map" }).click();
    await mapOf(page);
    await page.getByRole("region", { name: label }).waitFor();
    await page.getByRole("button", { name: "Hide map" }).click();
    await page.getByRole("region", { name: label }).waitFor({ state: "detached" });
  });
}

visit("shows the list without WebGL", { ...ROOMY, prepare: withoutGraphics }, async ({ page }) => {
  await example(page, "Hotels");
  await page.getByText("This browser can’t draw the map").waitFor();
  assert.ok((await results(page).count()) > 1);
});

/** Waits until the number of hotels differs from `before`. */
async function other(page, before) {
  const now = await until(
    page,
    () => counted(page).catch(() => ({ all: before })),
    ({ all }) => all > 0 && all !== before,
  );
  return now.all;
}

function withoutGraphics({ page }) {
  return page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind.startsWith("webgl") ? null : getContext.call(this, kind, ...rest);
    };
  });
}
