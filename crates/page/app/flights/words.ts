// Shared strings for prices, stops and conditions.
import type { flights } from "@wayfare/client";
import { duration, money, plural } from "../parts/format";
import type { Airport, Leg, Stop } from "./itinerary";
import type { Offer } from "./offer";

/** Describes the basis of a price, such as `per person`. */
export function modeText(mode: flights.FlightPriceMode | undefined): string {
  switch (mode) {
    case undefined:
      return "as quoted by the service";
    case "perPerson":
      return "per person";
    case "total":
      return "for all travellers";
    default:
      return mode;
  }
}

export function priceText(price: number | undefined, currency: string | undefined): string {
  return price === undefined ? "No price" : money(price, currency);
}

export function stopsText({ stops, segments }: Leg): string {
  if (segments.length === 0) return "Flights unknown";
  return stops.length === 0 ? "Direct" : plural(stops.length, "stop");
}

/** Formats a layover, such as `AMS 1h 45m` or `JFK 3h 00m, then from LGA`. */
export function stopText({ at, minutes, onwardFrom, overnight }: Stop): string {
  const wait = minutes === undefined ? "" : ` ${duration(minutes)}`;
  return `${at.code || at.name}${wait}${onwardFrom ? `, then from ${onwardFrom.code}` : ""}${overnight ? ", overnight" : ""}`;
}

/** Returns the city of an airport, or else the airport's name. */
export function townOf({ city, name }: Airport): string {
  return city ?? name;
}

/** Formats a leg, such as `Boston to London`. */
export function legText({ segments }: Leg): string {
  const [from, to] = [segments[0]?.from, segments.at(-1)?.to];
  return from && to ? `${townOf(from)} to ${townOf(to)}` : "Flights unknown";
}

const RESTRICTIONS: Record<string, string> = {
  included: "Included",
  fee: "For a fee",
  unavailable: "Not available",
  flexible: "Flexible",
};

export function restrictionText(restriction: flights.Restriction): string {
  return RESTRICTIONS[restriction] ?? restriction;
}

/** Formats the restrictions of a condition, which may differ between flights. */
export function restrictionsText(restrictions: readonly flights.Restriction[]): string {
  return restrictions.map(restrictionText).join(" / ") || "Not specified";
}

const CABINS: Record<string, string> = {
  economy: "Economy",
  premiumEconomy: "Premium economy",
  business: "Business",
  first: "First",
  mixed: "Mixed cabins",
};

export function cabinText(code: flights.SegmentCabinCode | undefined, displayName?: string): string | undefined {
  return displayName ?? (code === undefined ? undefined : (CABINS[code] ?? code));
}

/** Lists the distinct cabins of an offer. */
export function cabinsText({ fares }: Offer): string {
  const cabins = fares.flatMap(({ cabin }) => cabinText(cabin?.code, cabin?.displayName) ?? []);
  return [...new Set(cabins)].join(", ") || "Not specified";
}

export function cashbackText({ cashback }: Offer): string | undefined {
  if (cashback?.value === undefined) return undefined;
  const value = cashback.type === "PERCENTAGE" ? `${cashback.value}%` : money(cashback.value, cashback.currency);
  return `Cashback: ${value}${cashback.cap === undefined ? "" : `, up to ${money(cashback.cap, cashback.currency)}`}`;
}
