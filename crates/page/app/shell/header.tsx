// The page header: name, navigation, currency and colour theme.
import { useState } from "preact/hooks";
import { Icon, type IconName } from "../parts/icon";
import { follow } from "../parts/link";
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
  currency: string;
  onCurrency(currency: string): void;
}

export function Header({ view, currency, onCurrency }: Props) {
  return (
    <header class="head">
      <a class="skip" href="#main">
        Skip to search
      </a>
      <a class="brand" href="?" onClick={(event) => begin(event, new URLSearchParams())}>
        <img src="page/icon.svg" alt="" width="28" height="28" />
        Wayfare
      </a>
      <nav aria-label="Searches">
        {VIEWS.map((name) => {
          const params = new URLSearchParams(name === "flights" ? {} : { view: name });
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
        <select aria-label="Currency" value={currency} onChange={(event) => onCurrency(event.currentTarget.value)}>
          {[...new Set([currency, ...CURRENCIES])].map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
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
