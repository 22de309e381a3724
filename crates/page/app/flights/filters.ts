// Filters of the result list: their URL parameters and the matching.
import type { flights } from "@wayfare/client";
import { flag, list, maybe, number, oneOf, param, text, type Codec, type Shape } from "../state/address";
import { airlinesOf, type Found, type Itinerary, type Leg } from "./itinerary";
import { includes, type Offer } from "./offer";

/** A range of times of day for a leg, in minutes since midnight. */
export interface Hours {
  leg: number;
  from: number;
  to: number;
}

/** Fare conditions that the user can require. */
export const WISHES = [
  ["carryOnBag", "Carry-on bag"],
  ["checkedBag", "Checked bag"],
  ["refundable", "Refunds"],
  ["change", "Changes"],
] as const;

export type Wish = (typeof WISHES)[number][0];

export interface Filters {
  /** Accepted numbers of stops on the leg with the most stops; 2 means two or more. */
  stops: readonly number[];
  /** Price range, in the displayed currency and price mode. */
  least: number | undefined;
  most: number | undefined;
  airlines: readonly string[];
  providers: readonly string[];
  depart: readonly Hours[];
  arrive: readonly Hours[];
  /** Maximum duration of the longest leg, in minutes. */
  longest: number | undefined;
  via: readonly string[];
  wish: readonly Wish[];
  noself: boolean;
  nosplit: boolean;
}

const hours: Codec<Hours> = {
  read(text) {
    const [leg, from, to] = text.split("-").map(Number);
    return leg !== undefined && from !== undefined && to !== undefined && from <= to ? { leg, from, to } : undefined;
  },
  write: ({ leg, from, to }) => `${leg}-${from}-${to}`,
};

export const FILTERS: Shape<Filters> = {
  stops: param(list(number), []),
  least: maybe(number),
  most: maybe(number),
  airlines: param(list(text), []),
  providers: param(list(text), []),
  depart: param(list(hours), []),
  arrive: param(list(hours), []),
  longest: maybe(number),
  via: param(list(text), []),
  wish: param(list(oneOf(WISHES.map(([wish]) => wish))), []),
  noself: param(flag, false),
  nosplit: param(flag, false),
};

export const NO_FILTERS: Filters = {
  stops: [],
  least: undefined,
  most: undefined,
  airlines: [],
  providers: [],
  depart: [],
  arrive: [],
  longest: undefined,
  via: [],
  wish: [],
  noself: false,
  nosplit: false,
};

/** A matching itinerary with its matching offers. `price` is the lowest price of these offers. */
export interface Match {
  itinerary: Itinerary;
  offers: readonly Offer[];
  price: number | undefined;
}

/** A group of filters. Counts ignore the group itself, so that they show the effect of another selection. */
export type Part = "stops" | "price" | "airlines" | "providers" | "times" | "longest" | "via" | "wish" | "risks";

/** Returns the itineraries that match all filters, ignoring the group `without`. */
export function matches(found: Found, filters: Filters, without?: Part): Match[] {
  const asked = without === undefined ? filters : { ...filters, ...cleared(without) };
  return found.itineraries.flatMap((itinerary) => {
    if (!passes(itinerary, asked)) return [];
    const offers = offersThatPass(itinerary, asked);
    return offers.length || !asksOfOffers(asked) ? [{ itinerary, offers, price: offers[0]?.price }] : [];
  });
}

/** Returns the offers that match the filters, cheapest first. */
export function offersThatPass({ offers }: Itinerary, filters: Filters): Offer[] {
  return offers.filter((offer) => offerPasses(offer, filters));
}

const FIELDS: Record<Part, readonly (keyof Filters)[]> = {
  stops: ["stops"],
  price: ["least", "most"],
  airlines: ["airlines"],
  providers: ["providers"],
  times: ["depart", "arrive"],
  longest: ["longest"],
  via: ["via"],
  wish: ["wish"],
  risks: ["noself", "nosplit"],
};

export const PARTS = Object.keys(FIELDS) as Part[];

/** Returns the change that clears a group of filters. */
export function cleared(part: Part): Partial<Filters> {
  return Object.fromEntries(FIELDS[part].map((field) => [field, NO_FILTERS[field]]));
}

export function isActive(filters: Filters, part: Part): boolean {
  return FIELDS[part].some((field) => {
    const value = filters[field];
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
  });
}

/** Returns the highest number of stops on a leg, capped at two. */
export function stopsOf({ legs }: Itinerary): number {
  return Math.min(2, Math.max(0, ...legs.map(({ stops }) => stops.length)));
}

export function longestLeg({ legs }: Itinerary): number | undefined {
  const minutes = legs.flatMap((leg) => leg.minutes ?? []);
  return minutes.length ? Math.max(...minutes) : undefined;
}

export function viaOf({ legs }: Itinerary): string[] {
  const codes = legs.flatMap(({ stops }) => stops.flatMap(({ at, onwardFrom }) => [at.code, onwardFrom?.code ?? ""]));
  return [...new Set(codes.filter(Boolean))];
}

/** Parses the time of a local date and time to minutes since midnight. */
export function minuteOf(time: string | undefined): number | undefined {
  const [, hours, minutes] = time?.match(/T(\d\d):(\d\d)/) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

function passes(itinerary: Itinerary, filters: Filters): boolean {
  const { stops, airlines, via, longest, depart, arrive } = filters;
  if (stops.length && !stops.includes(stopsOf(itinerary))) return false;
  if (airlines.length && !airlinesOf(itinerary.legs).some(({ code }) => airlines.includes(code))) return false;
  if (via.length && !viaOf(itinerary).some((code) => via.includes(code))) return false;
  if (longest !== undefined && !((longestLeg(itinerary) ?? Infinity) <= longest)) return false;
  return isIn(itinerary, depart, ({ departs }) => departs) && isIn(itinerary, arrive, ({ arrives }) => arrives);
}

function isIn({ legs }: Itinerary, hours: readonly Hours[], time: (leg: Leg) => string | undefined): boolean {
  return hours.every(({ leg, from, to }) => {
    const minute = legs[leg] && minuteOf(time(legs[leg]));
    return minute !== undefined && minute >= from && minute <= to;
  });
}

function offerPasses(offer: Offer, filters: Filters): boolean {
  const { least = 0, most = Infinity, providers, wish, noself, nosplit } = filters;
  if (!isActive(filters, "price") || (offer.price !== undefined && offer.price >= least && offer.price <= most)) {
    if (providers.length && !providers.includes(offer.providerCode)) return false;
    if (noself && offer.selfTransfer) return false;
    if (nosplit && offer.split) return false;
    return wish.every((code) => includes(offer, code));
  }
  return false;
}

function asksOfOffers(filters: Filters): boolean {
  return (["price", "providers", "wish", "risks"] as const).some((part) => isActive(filters, part));
}

/** Sorts matches. Matches without a sort value come last. */
export function sorted(found: Found, matches: readonly Match[], key: flights.FlightSortKey): Match[] {
  const value = valueBy(found, matches, key);
  const price = ({ price }: Match) => price ?? Infinity;
  return matches.toSorted((a, b) => compare(value(a), value(b)) || compare(price(a), price(b)));
}

function valueBy(found: Found, matches: readonly Match[], key: flights.FlightSortKey): (match: Match) => number {
  if (key === "price") return ({ price }) => price ?? Infinity;
  if (key === "duration") return ({ itinerary }) => itinerary.minutes ?? Infinity;
  if (found.answer.sort?.key === "bestValue") return ({ itinerary }) => itinerary.rank;
  // Until the service provides its ranking, rank by the sum of price and duration, each relative to its lowest value.
  const cheapest = Math.min(...matches.map(({ price }) => price ?? Infinity));
  const fastest = Math.min(...matches.map(({ itinerary }) => itinerary.minutes ?? Infinity));
  return ({ price, itinerary }) => (price ?? Infinity) / cheapest + (itinerary.minutes ?? Infinity) / fastest;
}

/** Compares two numbers. Subtraction would return `NaN` for two infinities. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
