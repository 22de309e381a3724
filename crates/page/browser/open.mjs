// Opens windows in Chromium and records their problems.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const FLAGS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Software rendering of maps.
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];

/** Path of the browser. */
export const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** `true` if the browser is installed. */
export const hasBrowser = existsSync(CHROMIUM);

export function launch() {
  return chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
}

/**
 * Opens a window with empty storage. `problems` collects console errors, uncaught exceptions and requests to other
 * hosts. The default size is slightly too narrow to show a map beside the list, because maps take time to render.
 */
export async function openWindow(browser, { width = 1200, height = 900, dark = false, touch = width < 600, origins }) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    hasTouch: touch,
    isMobile: touch,
  });
  const problems = [];
  context.on("console", (message) => message.type() === "error" && problems.push(`console: ${message.text()}`));
  context.on("weberror", (error) => problems.push(`page: ${error.error().message}`));
  context.on("request", (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && !origins.includes(new URL(url).origin))
      problems.push(`request to another host: ${url}`);
  });
  const page = await context.newPage();
  return { page, context, problems, close: () => context.close() };
}

/** Runs axe in a page. Returns one line per violation. */
export async function axe(page) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ["violations"] }));
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `axe: ${id} (${impact}) ${target}: ${failureSummary?.replace(/\s+/g, " ")}`,
    ),
  );
}
