// What holds on every view, in every state. Each check gives what it finds wrong, a line each.
import { axe } from "../open.mjs";

/** Nothing that a screen reader or a pair of weak eyes would stumble over. */
export const accessible = (page) => axe(page);

/** All text stands out from its ground. */
export const contrasting = (page) => axe(page, ["color-contrast"]);

/** Nothing is wider than the window, but what scrolls by itself. */
export async function fits(page) {
  const { content, window, wide } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: innerWidth,
    wide: [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 40)}`),
  }));
  return content <= window ? [] : [`the page is ${content} px wide in a window of ${window}: ${wide.join("; ")}`];
}

/** What is touched is big enough for fingers. Links within sentences are as high as their line. */
export async function touchable(page) {
  const small = await page.evaluate((least) => {
    const shown = (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert], .unseen");
    const target = (element) => (element.matches("input") ? (element.closest("label") ?? element) : element);
    const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    return [...top.querySelectorAll("button, select, input, summary, [role=button], nav a")]
      .filter(shown)
      .map((element) => [element, target(element)])
      .map(([element, target]) => [element, target, target.getBoundingClientRect()])
      .filter(([, , { width, height }]) => width > 1 && (width < least || height < least))
      .map(([element, target, { width, height }]) => {
        const name = element.getAttribute("aria-label") ?? target.textContent?.trim().slice(0, 30);
        return `${element.tagName.toLowerCase()}.${element.className} "${name}" is ${Math.round(width)} by ${Math.round(height)}`;
      });
  }, 44 - 0.5);
  return [...new Set(small)];
}

const ODD = /\bundefined\b|\bNaN\b|\[object|\bnull\b|Invalid Date|\bInfinity\b|\{\w+\}/;

/** No trace of a value that was not there, in what is read or heard. */
export async function sensible(page) {
  const texts = await page.evaluate(() => {
    const said = ["aria-label", "title", "alt", "placeholder", "aria-valuetext"];
    const attributes = [...document.querySelectorAll(said.map((name) => `[${name}]`).join())].flatMap((element) =>
      said.map((name) => element.getAttribute(name) ?? ""),
    );
    return [...document.body.innerText.split("\n"), ...attributes];
  });
  return texts.filter((text) => ODD.test(text)).map((text) => `odd: ${text}`);
}
