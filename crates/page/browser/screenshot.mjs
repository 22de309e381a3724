// Takes a screenshot of a URL of the page and prints its problems: console errors, requests to other hosts and axe
// violations.
//
//   node browser/screenshot.mjs URL FILE.png [--size 1280x900] [--dark] [--wait 3000] [--full]
import { parseArgs } from "node:util";
import { axe, launch, openWindow } from "./open.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: "string", default: "1280x900" },
    dark: { type: "boolean", default: false },
    wait: { type: "string", default: "3000" },
    full: { type: "boolean", default: false },
  },
});
const [url, file] = positionals;
const [width, height] = values.size.split("x").map(Number);
const browser = await launch();
const { page, problems } = await openWindow(browser, {
  width,
  height,
  dark: values.dark,
  origins: [new URL(url).origin],
});
await page.goto(url);
await page.waitForTimeout(Number(values.wait));
await page.screenshot({ path: file, fullPage: values.full });
for (const problem of [...problems, ...(await axe(page))]) console.log(problem);
await browser.close();
