// Checks for every view in every state. Each returns one line per finding.
import { axe } from "../open.mjs";

/** Checks accessibility. */
export const accessible = (page) => axe(page);

/** Checks that nothing overflows the window, except scrollable elements. */
export async function fits(page) {
  const { content, window, wide } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: innerWidth,
    wide: [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 40)}`),
  }));
  return content <= window ? [] : [`the page is ${content} px wide in a window of ${window} px: ${wide.join("; ")}`];
}

/** Checks the size of touch targets. Links within text are exempt. */
export async function touchable(page) {
  const small = await page.evaluate((least) => {
    const shown = (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert], .visually-hidden");
    const target = (element) => (element.matches("input") ? (element.closest("label") ?? element) : element);
    const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    return [...top.querySelectorAll("button, select, input, summary, [role=button], nav a")]
      .filter(shown)
      .map((element) => [element, target(element)])
      .map(([element, target]) => [element, target, target.getBoundingClientRect()])
      .filter(([, , { width, height }]) => width > 1 && (width < least || height < least))
      .map(([element, target, { width, height }]) => {
        const name = element.getAttribute("aria-label") ?? target.textContent?.trim().slice(0, 30);
        return `${element.tagName.toLowerCase()}.${element.className} "${name}" is ${Math.round(width)} by ${Math.round(height)} px`;
      });
  }, 44 - 0.5);
  return [...new Set(small)];
}

const ODD = /\bundefined\b|\bNaN\b|\[object|\bnull\b|Invalid Date|\bInfinity\b|\{\w+\}/;

/** Checks that neither visible nor accessible text shows traces of missing values. */
export async function sensible(page) {
  const texts = await page.evaluate(() => {
    const said = ["aria-label", "title", "alt", "placeholder", "aria-valuetext"];
    const attributes = [...document.querySelectorAll(said.map((name) => `[${name}]`).join())].flatMap((element) =>
      said.map((name) => element.getAttribute(name) ?? ""),
    );
    return [...document.body.innerText.split("\n"), ...attributes];
  });
  return texts.filter((text) => ODD.test(text)).map((text) => `missing value in: ${text}`);
}
