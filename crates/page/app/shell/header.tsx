// The page header: name, navigation, currency, units and colour theme.
import { useState } from "preact/hooks";
import { Select } from "../parts/field";
import { Icon, type IconName } from "../parts/icon";
import { follow } from "../parts/link";
import { UNITS, withDisplay, type Display } from "../state/display";
import { setTheme, theme, type Theme } from "./theme";
import { VIEWS, type ViewName } from "./views";

const TITLES: Record<ViewName, { title: string; icon: IconName }> = {
  flights: { title: "Flights", icon: "plane" },
  hotels: { title: "Hotels", icon: "bed" },
  cars: { title: "Cars", icon: "car" },
};

const CURRENCIES = [
  "USD",
  "EUR",
  "GBP",
  "AUD",
  "BRL",
  "CAD",
  "CHF",
  "CNY",
  "INR",
  "JPY",
  "MXN",
  "NZD",
  "SEK",
  "SGD",
  "ZAR",
];

interface Props {
  view: ViewName;
  display: Display;
}

export function Header({ view, display }: Props) {
  const { currency, units } = display;
  const home = withDisplay(new URLSearchParams());
  return (
    <header class="head">
      <a class="skip" href="#main">
        Skip to search
      </a>
      <a class="brand" href={`?${home}`} onClick={(event) => begin(event, home)}>
        <img src="page/icon.svg" alt="" width="28" height="28" />
        Wayfare
      </a>
      <nav aria-label="Searches">
        {VIEWS.map((name) => {
          const params = withDisplay(new URLSearchParams(name === "flights" ? {} : { view: name }));
          const { title, icon } = TITLES[name];
          return (
            <a
              key={name}
              href={`?${params}`}
              aria-current={name === view ? "page" : undefined}
              onClick={(event) => begin(event, params)}
            >
              <Icon name={icon} /> {title}
            </a>
          );
        })}
      </nav>
      <div class="head-settings">
        <Select
          label="Currency"
          value={currency}
          options={[...new Set([currency, ...CURRENCIES])].map((code) => [code, code])}
          onChange={(code) => display.set("currency", code)}
        />
        <Select
          label="Units"
          value={units}
          options={UNITS.map((units) => [units, units])}
          onChange={(units) => display.set("units", units)}
        />
        <ThemeButton />
      </div>
    </header>
  );
}

const NEXT: Record<Theme, Theme> = { system: "dark", dark: "light", light: "system" };
const THEME_NAMES: Record<Theme, string> = { system: "system", dark: "dark", light: "light" };

function ThemeButton() {
  const [now, setNow] = useState(theme);
  const label = `Theme: ${THEME_NAMES[now]}`;
  return (
    <button
      class="quiet icon"
      aria-label={label}
      title={label}
      onClick={() => {
        setTheme(NEXT[now]);
        setNow(NEXT[now]);
      }}
    >
      <Icon name={now === "system" ? "contrast" : now === "dark" ? "moon" : "sun"} />
    </button>
  );
}

/** Opens the start page of a search. */
function begin(event: MouseEvent, params: URLSearchParams) {
  if (follow(event, params, "push")) scrollTo({ top: 0 });
}
