// Shared strings for the hotel view.
import type { hotels } from "@wayfare/client";
import { daysBetween, money, plural, weekday } from "../parts/format";
import type { Question, Sort, Taxes } from "./asked";
import { roomsText } from "./rooms";

export const SORT_NAMES: Record<Sort, string> = {
  popularity: "Most popular first",
  cheapest: "Cheapest first",
  dearest: "Most expensive first",
  guests: "Top rated first",
  stars: "Most stars first",
  distance: "Nearest first",
  name: "Name (A to Z)",
};

/** Taxes included in totals, for prices. */
export const TAXES_TEXTS: Record<Taxes, string> = {
  all: "all taxes included",
  state: "local taxes paid at the hotel",
  none: "taxes not included",
};

/** Taxes included in totals, for the form. */
export const TAXES_NAMES: Record<Taxes, string> = {
  all: "all taxes",
  state: "taxes except local taxes",
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
  return inclusions.map((inclusion) => INCLUSIONS[inclusion] ?? "Meal included");
}

/** Counts the nights of a stay. Returns `undefined` without dates. */
export function nightsOf({ checkin, checkout }: Question): number | undefined {
  return checkin && checkout ? daysBetween(checkin, checkout) : undefined;
}

/** Formats a stay, such as `3 nights, 1 room, 2 guests`. */
export function stayText(question: Question): string {
  const nights = nightsOf(question);
  return nights === undefined ? "" : `${plural(nights, "night")}, ${roomsText(question.rooms)}`;
}

/** Formats dates, such as `Sun 10 Jan to Wed 13 Jan`. */
export function datesText({ checkin, checkout }: Question): string {
  return checkin && checkout ? `${weekday(checkin)} to ${weekday(checkout)}` : "no dates";
}

/** Returns the amount of a rate, or `undefined` for a missing or negative rate. Negative rates mean no price. */
export function amount(rate: number | null | undefined): number | undefined {
  return rate === null || rate === undefined || rate < 0 ? undefined : rate;
}

/** Formats the price per night of a total, such as `$123 per night`. */
export function nightly(total: number, nights: number, currency: string | undefined): string {
  return `${money(total / nights, currency)} per night`;
}
