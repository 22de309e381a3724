// Tests as visits: each opens the page in a window with empty storage.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { CHROMIUM, hasBrowser, launch, openWindow } from "../open.mjs";
import { missing, startSite } from "./site.mjs";

/**
 * Starts a browser and a site for all visits of a file. Returns a function that defines a test:
 * `visit("name of the test", { width: 390 }, async ({ page }) => ..)`.
 *
 * A visit fails on console errors and on requests to other hosts. `expected` matches the errors that a visit causes.
 */
export function visits(ofSite = {}) {
  const skip = hasBrowser ? missing(ofSite) : `${CHROMIUM} not found: install Chromium, or set CHROMIUM to the program`;
  let browser, site;
  if (!skip) {
    before(async () => ([browser, site] = await Promise.all([launch(), startSite(ofSite)])));
    after(async () => {
      site?.stop();
      await browser?.close();
    });
  }

  return function visit(name, ...rest) {
    const act = rest.pop();
    const { at = "", expected, prepare, ...options } = rest.pop() ?? {};
    test(name, { skip, timeout: 90_000 }, async () => {
      const open = (options) => openWindow(browser, { ...options, origins: [new URL(site.url).origin, site.behind] });
      const seen = await open(options);
      seen.page.setDefaultTimeout(15_000);
      try {
        await prepare?.(seen);
        await seen.page.goto(new URL(at, site.url).href);
        await act({ ...seen, site, another: open });
        const odd = seen.problems.filter((problem) => !expected?.test(problem));
        assert.deepEqual(odd, [], "expected no console errors and no requests to other hosts");
      } catch (error) {
        await saveScreenshot(seen.page, name);
        throw error;
      } finally {
        // Ignore responses that are still pending when a visit ends.
        for (const routed of [seen.page, seen.context]) await routed.unrouteAll({ behavior: "ignoreErrors" });
        await seen.close();
      }
    });
  };
}

/** Saves a screenshot of a failed test in the folder $SHOTS. */
async function saveScreenshot(page, name) {
  if (!process.env.SHOTS || page.isClosed()) return;
  const path = `${process.env.SHOTS}/${name.replace(/\W+/g, "-")}.png`;
  await page.screenshot({ path }).catch((error) => console.log(`no screenshot: ${error.message}`));
}
