// Filter options with counts and lowest prices.
import { airlinesOf, type Found, type Leg } from "./itinerary";
import { includes } from "./offer";
import {
  longestLeg,
  matches,
  minuteOf,
  NO_FILTERS,
  stopsOf,
  viaOf,
  WISHES,
  type Filters,
  type Match,
  type Part,
} from "./filters";

export interface Facet<T> {
  value: T;
  label: string;
  count: number;
  /** Lowest price of the matches. */
  price: number | undefined;
}

export interface Facets {
  stops: Facet<number>[];
  airlines: Facet<string>[];
  providers: Facet<string>[];
  via: Facet<string>[];
  wish: Facet<(typeof WISHES)[number][0]>[];
  noself: Facet<"noself">;
  nosplit: Facet<"nosplit">;
  /** Prices of the itineraries that match all other filters. */
  prices: number[];
  /** The range of all prices, which does not depend on filters. */
  priceSpan: Span | undefined;
  longest: { least: number; most: number } | undefined;
  /** For each leg, the ranges of departure and arrival times. */
  legs: { title: string; depart: Span | undefined; arrive: Span | undefined }[];
}

export interface Span {
  least: number;
  most: number;
}

const STOPS = ["Direct", "1 stop", "2+ stops"];

export function facetsOf(found: Found, filters: Filters): Facets {
  const all = matches(found, NO_FILTERS);
  const but = (part: Part) => matches(found, filters, part);
  // Options and their order come from all itineraries, so that they stay in place when a filter changes.
  const steady = <T extends string | number>(
    part: Part,
    values: (match: Match) => Pairs<T>,
    label: (value: T) => string,
    chosen: readonly T[] = [],
  ): Facet<T>[] => {
    const counted = new Map(tally(but(part), values, label).map((facet) => [facet.value, facet]));
    const none = { count: 0, price: undefined };
    return common(tally(all, values, label, chosen)).map((facet) => counted.get(facet.value) ?? { ...facet, ...none });
  };
  return {
    stops: steady(
      "stops",
      (match) => [[stopsOf(match.itinerary), match.price]],
      (stops) => STOPS[stops] ?? "",
    ).sort((a, b) => a.value - b.value),
    airlines: steady(
      "airlines",
      ({ itinerary, price }) => airlinesOf(itinerary.legs).flatMap(({ code }) => (code ? [[code, price]] : [])),
      (code) => found.answer.airlines?.[code]?.displayName ?? code,
      filters.airlines,
    ),
    providers: steady(
      "providers",
      ({ offers }) => firstOf(offers.map(({ providerCode, price }) => [providerCode, price])),
      (code) => found.answer.providers?.[code]?.displayName ?? code,
      filters.providers,
    ),
    via: steady(
      "via",
      ({ itinerary, price }) => viaOf(itinerary).map((code) => [code, price]),
      (code) => airportLabel(found, code),
      filters.via,
    ),
    wish: wishes(found, filters),
    noself: only(matches(found, { ...filters, noself: false }), "noself", "No self-transfer", (match) =>
      match.offers.find((offer) => !offer.selfTransfer),
    ),
    nosplit: only(matches(found, { ...filters, nosplit: false }), "nosplit", "No split tickets", (match) =>
      match.offers.find((offer) => !offer.split),
    ),
    priceSpan: spanOf(
      all.map(({ price }) => price),
      1,
    ),
    prices: but("price").flatMap(({ price }) => price ?? []),
    longest: spanOf(found.itineraries.map(longestLeg), 30),
    legs: legSpans(found),
  };
}

/** Counts the matches for each fare condition, in addition to the selected conditions. */
function wishes(found: Found, filters: Filters): Facets["wish"] {
  return WISHES.map(([value, label]) => {
    const others = { ...filters, wish: filters.wish.filter((wish) => wish !== value) };
    return only(matches(found, others), value, label, ({ offers }) => offers.find((offer) => includes(offer, value)));
  });
}

/** Counts the matches for which `offer` finds an offer. */
function only<T>(
  matches: readonly Match[],
  value: T,
  label: string,
  offer: (match: Match) => { price: number | undefined } | undefined,
): Facet<T> {
  const offers = matches.flatMap((match) => offer(match) ?? []);
  return { value, label, count: offers.length, price: leastOf(offers.map(({ price }) => price)) };
}

type Pairs<T> = (readonly [value: T, price: number | undefined])[];

/** Counts the matches for each value. Chosen values are kept even if no match has them. */
function tally<T extends string | number>(
  matches: readonly Match[],
  values: (match: Match) => Pairs<T>,
  label: (value: T) => string,
  chosen: readonly T[] = [],
): Facet<T>[] {
  const counted = new Map<T, Facet<T>>();
  for (const value of chosen) counted.set(value, { value, label: label(value), count: 0, price: undefined });
  for (const match of matches) {
    for (const [value, price] of values(match)) {
      const known = counted.get(value) ?? { value, label: label(value), count: 0, price: undefined };
      counted.set(value, { ...known, count: known.count + 1, price: leastOf([known.price, price]) });
    }
  }
  return [...counted.values()];
}

function common<T>(facets: Facet<T>[]): Facet<T>[] {
  return facets.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
}

/** Returns the first pair of each value, which is the cheapest because offers are sorted by price. */
function firstOf<T>(pairs: Pairs<T>): Pairs<T> {
  return [...new Map(pairs.toReversed()).entries()].toReversed();
}

function leastOf(prices: readonly (number | undefined)[]): number | undefined {
  const known = prices.flatMap((price) => price ?? []);
  return known.length ? Math.min(...known) : undefined;
}

function airportLabel(found: Found, code: string): string {
  const known = found.answer.airports?.[code];
  const name = known?.cityName ?? known?.displayName;
  return name ? `${name} (${code})` : code;
}

function legSpans({ itineraries }: Found): Facets["legs"] {
  const most = Math.max(0, ...itineraries.map(({ legs }) => legs.length));
  return Array.from({ length: most }, (_, at) => {
    const legs = itineraries.flatMap(({ legs }) => legs[at] ?? []);
    const [first] = legs;
    const times = (time: (leg: Leg) => string | undefined) =>
      spanOf(
        legs.map((leg) => minuteOf(time(leg))),
        30,
      );
    return {
      title: first ? legTitle(first) : "",
      depart: times(({ departs }) => departs),
      arrive: times(({ arrives }) => arrives),
    };
  });
}

function legTitle({ segments }: Leg): string {
  const [from, to] = [segments[0]?.from, segments.at(-1)?.to];
  return from && to ? `${from.city ?? from.name} to ${to.city ?? to.name}` : "";
}

/** Returns the range of the values, rounded outwards to whole steps, or `undefined` if this range is empty. */
function spanOf(values: readonly (number | undefined)[], step: number): Span | undefined {
  const known = values.flatMap((value) => value ?? []);
  const least = Math.floor(Math.min(...known) / step) * step;
  const most = Math.ceil(Math.max(...known) / step) * step;
  return most > least ? { least, most } : undefined;
}
