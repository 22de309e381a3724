// Tests as visits: somebody opens the page in a window where nothing is stored, does something, and sees something.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { CHROMIUM, hasBrowser, launch, openWindow } from "../open.mjs";
import { missing, startSite } from "./site.mjs";

/**
 * What the visits of a file share: a browser and a site. The function that is returned makes a visit a test:
 * `visit("what is seen", { width: 390 }, async ({ page }) => ..)`.
 *
 * At the end of each visit there must be no error in the console and no request to elsewhere; `expected` names the
 * errors that belong to it.
 */
export function visits(ofSite = {}) {
  const skip = hasBrowser
    ? missing(ofSite)
    : `no browser: install chromium, or set CHROMIUM to the program ${CHROMIUM}`;
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
    const { at = "", expected, prepare, ...manner } = rest.pop() ?? {};
    test(name, { skip, timeout: 90_000 }, async () => {
      const open = (manner) => openWindow(browser, { ...manner, origin: new URL(site.url).origin });
      const seen = await open(manner);
      seen.page.setDefaultTimeout(15_000);
      try {
        await prepare?.(seen);
        await seen.page.goto(new URL(at, site.url).href);
        await act({ ...seen, site, another: open });
        const odd = seen.problems.filter((problem) => !expected?.test(problem));
        assert.deepEqual(odd, [], "nothing goes wrong behind the page");
      } catch (error) {
        await keepPicture(seen.page, name);
        throw error;
      } finally {
        // Answers that are still under way when a visit ends are of no interest.
        for (const routed of [seen.page, seen.context]) await routed.unrouteAll({ behavior: "ignoreErrors" });
        await seen.close();
      }
    });
  };
}

/** A picture of what was seen when a test failed, in the folder $SHOTS. */
async function keepPicture(page, name) {
  if (!process.env.SHOTS || page.isClosed()) return;
  const path = `${process.env.SHOTS}/${name.replace(/\W+/g, "-")}.png`;
  await page.screenshot({ path }).catch((error) => console.log(`no picture: ${error.message}`));
}
