// The served files: small, with a strict policy, from a single host.
import assert from "node:assert/strict";
import { visits } from "./support/visit.mjs";

const visit = visits();
const VIEWS = ["flights", "hotels", "cars"];
/** Maximum transfer size of the first view, in bytes, compressed and without a map. */
const FIRST_VIEW = 95_000;

visit("transfers little for the first view", { prepare: measure }, async ({ page, transferred }) => {
  await page.getByRole("navigation", { name: "Searches" }).waitFor();
  await page.waitForLoadState("networkidle");
  const files = transferred();
  const bytes = files.reduce((sum, [, size]) => sum + size, 0);
  console.log(`first view: ${bytes} bytes (${files.map(([path, size]) => `${path} ${size}`).join(", ")})`);
  console.log(`DOMContentLoaded after ${await loadTime(page)} ms`);
  assert.ok(bytes < FIRST_VIEW, `${bytes} bytes transferred, allowed less than ${FIRST_VIEW}`);
  assert.ok(!files.some(([path]) => /map|world/.test(path)), "expected the map not to be loaded until it is shown");
});

visit("has a strict Content-Security-Policy and no cookies", async ({ page, site }) => {
  const answer = await page.request.get(site.url);
  const policy = answer.headers()["content-security-policy"] ?? "";
  assert.match(policy, /default-src 'none'/);
  assert.doesNotMatch(policy, /unsafe|\*/);
  assert.doesNotMatch(await answer.text(), /\bstyle=|<script>|\son\w+=/);
  assert.equal((await page.context().cookies()).length, 0);
});

for (const view of VIEWS) {
  visit(`${view} opens without problems`, { at: `?view=${view}` }, async ({ page }) => {
    const link = page.getByRole("navigation", { name: "Searches" }).getByRole("link", { name: view });
    assert.equal(await link.getAttribute("aria-current"), "page");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
  });
}

/** Measures transfer sizes, as reported by the browser. */
async function measure(seen) {
  const session = await seen.context.newCDPSession(seen.page);
  const paths = new Map();
  const sizes = new Map();
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId, request }) => paths.set(requestId, new URL(request.url)));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  const transferred = () => [...sizes].map(([id, size]) => [paths.get(id)?.pathname ?? "?", size]);
  seen.transferred = () => transferred().filter(([, size]) => size > 0);
}

function loadTime(page) {
  return page.evaluate(() => Math.round(performance.getEntriesByType("navigation")[0].domContentLoadedEventEnd));
}
