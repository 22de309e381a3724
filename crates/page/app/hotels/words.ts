// Words that the whole view uses the same.
import type { hotels } from "@wayfare/client";
import { daysBetween, money, plural, weekday } from "../parts/format";
import type { Question, Sort, Taxes } from "./asked";
import { roomsSaid } from "./rooms";

export const SORT_NAMES: Record<Sort, string> = {
  popularity: "Most popular first",
  cheapest: "Cheapest first",
  dearest: "Dearest first",
  guests: "Best rated by guests",
  stars: "Most stars first",
  distance: "Nearest first",
  name: "By name",
};

/** What totals include, beside a price. */
export const TAXES_SAID: Record<Taxes, string> = {
  all: "all taxes included",
  state: "local taxes are paid at the hotel",
  none: "taxes come on top",
};

/** The same in the form. */
export const TAXES_NAMES: Record<Taxes, string> = {
  all: "all taxes",
  state: "taxes, but not those paid at the hotel",
  none: "no taxes",
};

const INCLUSIONS: Record<hotels.InclusionType, string> = {
  0: "Breakfast included",
  1: "Lunch included",
  2: "Dinner included",
  3: "Meals included",
  4: "All inclusive",
};

export function inclusionsOf({ inclusions = [] }: hotels.HotelRate): string[] {
  return inclusions.map((inclusion) => INCLUSIONS[inclusion] ?? `Includes meal ${String(inclusion)}`);
}

/** Nights of a stay; `undefined` without dates. */
export function nightsOf({ checkin, checkout }: Question): number | undefined {
  return checkin && checkout ? daysBetween(checkin, checkout) : undefined;
}

/** `3 nights, 1 room, 2 guests`. */
export function staySaid(question: Question): string {
  const nights = nightsOf(question);
  return nights === undefined ? "" : `${plural(nights, "night")}, ${roomsSaid(question.rooms)}`;
}

/** `Sun 10 Jan to Wed 13 Jan`. */
export function datesSaid({ checkin, checkout }: Question): string {
  return checkin && checkout ? `${weekday(checkin)} to ${weekday(checkout)}` : "no dates";
}

/** An amount that is one: rates below zero stand for none. */
export function amount(rate: number | null | undefined): number | undefined {
  return rate === null || rate === undefined || rate < 0 ? undefined : rate;
}

/** `$123 a night`, of a total for the stay. */
export function nightly(total: number, nights: number, currency: string | undefined): string {
  return `${money(total / nights, currency)} a night`;
}

/** `350 m`, `2.4 km`. */
export function distanceSaid(km: number): string {
  return km < 1 ? `${Math.round(km * 100) * 10} m` : `${km.toLocaleString("en-US", { maximumFractionDigits: 1 })} km`;
}
