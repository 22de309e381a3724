// The page's colours for the map's canvas, which can't read CSS variables.

const TOKENS = {
  ink: "--ink",
  inkSoft: "--ink-soft",
  ground: "--ground",
  surface: "--surface",
  line: "--line-strong",
  faded: "--map-faded",
  accent: "--accent",
  accentInk: "--accent-ink",
  accentSoft: "--accent-soft",
  water: "--map-water",
  land: "--map-land",
  roughWater: "--map-water-rough",
  roughLand: "--map-land-rough",
  coast: "--map-coast",
  border: "--map-border",
  name: "--map-name",
} as const;

export interface Colours extends Record<keyof typeof TOKENS, string> {
  theme: "light" | "dark";
}

/** Reads the current colours within an element. */
export function coloursIn(element: HTMLElement): Colours {
  const probe = document.createElement("i");
  element.append(probe);
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const colours = Object.entries(TOKENS).map(([name, token]) => [name, read(token)]);
  const theme = read("--map-theme") === "rgb(0, 0, 0)" ? "light" : "dark";
  probe.remove();
  return { ...Object.fromEntries(colours), theme } as Colours;
}

/** Calls `changed` when the colour theme changes. Returns a function that unsubscribes. */
export function onThemeChange(changed: () => void): () => void {
  const media = matchMedia("(prefers-color-scheme: dark)");
  const chosen = new MutationObserver(changed);
  media.addEventListener("change", changed);
  chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => {
    media.removeEventListener("change", changed);
    chosen.disconnect();
  };
}
