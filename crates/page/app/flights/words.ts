// Words for prices, stops and conditions, the same wherever they are shown.
import type { flights } from "@wayfare/client";
import { duration, money, plural } from "../parts/format";
import type { Airport, Leg, Stop } from "./itinerary";
import type { Offer } from "./offer";

/** What a price covers: `per person, all flights`. */
export function modeText(mode: flights.FlightPriceMode | undefined): string {
  switch (mode) {
    case undefined:
      return "as the service gives it";
    case "perPerson":
      return "per person, all flights";
    case "total":
      return "for all travellers, all flights";
    default:
      return mode;
  }
}

export function priceText(price: number | undefined, currency: string | undefined): string {
  return price === undefined ? "No price" : money(price, currency);
}

export function stopsText({ stops, segments }: Leg): string {
  if (segments.length === 0) return "Flights not known";
  return stops.length === 0 ? "Direct" : plural(stops.length, "stop");
}

/** `AMS 1h 45m`, `JFK 3h, on from LGA`. */
export function stopText({ at, minutes, onwardFrom, overnight }: Stop): string {
  const wait = minutes === undefined ? "" : ` ${duration(minutes)}`;
  return `${at.code || at.name}${wait}${onwardFrom ? `, on from ${onwardFrom.code}` : ""}${overnight ? ", overnight" : ""}`;
}

/** `Boston`, else the airport's own name. */
export function townOf({ city, name }: Airport): string {
  return city ?? name;
}

/** `Boston to London`. */
export function legText({ segments }: Leg): string {
  const [from, to] = [segments[0]?.from, segments.at(-1)?.to];
  return from && to ? `${townOf(from)} to ${townOf(to)}` : "Flights not known";
}

const RESTRICTIONS: Record<string, string> = {
  included: "Included",
  fee: "For a fee",
  unavailable: "No",
  flexible: "Flexible",
};

export function restrictionText(restriction: flights.Restriction): string {
  return RESTRICTIONS[restriction] ?? restriction;
}

/** What an offer says about a condition: the same for all flights, or one after the other. */
export function restrictionsText(restrictions: readonly flights.Restriction[]): string {
  return restrictions.map(restrictionText).join(" / ") || "Not said";
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

/** The cabins of an offer, each once. */
export function cabinsText({ fares }: Offer): string {
  const cabins = fares.flatMap(({ cabin }) => cabinText(cabin?.code, cabin?.displayName) ?? []);
  return [...new Set(cabins)].join(", ") || "Not said";
}

export function cashbackText({ cashback }: Offer): string | undefined {
  if (cashback?.value === undefined) return undefined;
  const value = cashback.type === "PERCENTAGE" ? `${cashback.value}%` : money(cashback.value, cashback.currency);
  return `Cashback: ${value}${cashback.cap === undefined ? "" : `, up to ${money(cashback.cap, cashback.currency)}`}`;
}
