// What is searched for, as the address has it: the journey, who travels, and how prices are to be shown.
import type { flights } from "@wayfare/client";
import { weekday } from "../parts/format";
import {
  day,
  flag,
  maybe,
  oneOf,
  param,
  place,
  readShape,
  type Chosen,
  type Codec,
  type Shape,
} from "../state/address";
import { NOBODY, passengersOf, travellers, type Travellers } from "./travellers";

export type Trip = "return" | "oneway" | "multi";

export const CABINS = [
  ["economy", "Economy"],
  ["premiumEconomy", "Premium economy"],
  ["business", "Business"],
  ["first", "First"],
] as const;

export type CabinName = (typeof CABINS)[number][0];

export type PriceMode = "perPerson" | "total";

/** A journey from one end to the other; what is not known yet is missing. */
export interface Journey {
  from: Chosen | undefined;
  to: Chosen | undefined;
  day: string | undefined;
}

/** All that a search is made of. Parts may be missing: then there is nothing to search yet. */
export interface FlightQuery {
  trip: Trip;
  from: Chosen | undefined;
  to: Chosen | undefined;
  out: string | undefined;
  back: string | undefined;
  /** The journeys of a multi-city trip. */
  legs: readonly Journey[];
  /** Which ends may be airports nearby. */
  nearfrom: boolean;
  nearto: boolean;
  flex: boolean;
  who: Travellers;
  cabin: CabinName;
  split: boolean;
  mode: PriceMode;
}

/** Of a multi-city trip. */
export const MOST_LEGS = 6;

/** `BOS Boston (BOS)~LON London (LON)~2027-03-14`. */
const journey: Codec<Journey> = {
  read(text) {
    const [from = "", to = "", on = ""] = text.split("~");
    return { from: place.read(from), to: place.read(to), day: day.read(on) };
  },
  write: ({ from, to, day }) => [from && place.write(from), to && place.write(to), day].join("~"),
};

const journeys: Codec<readonly Journey[]> = {
  read: (text) =>
    text === ""
      ? []
      : text
          .split("|")
          .slice(0, MOST_LEGS)
          .flatMap((leg) => journey.read(leg) ?? []),
  write: (legs) => legs.map(journey.write).join("|"),
};

export const QUERY: Shape<FlightQuery> = {
  trip: param(oneOf(["return", "oneway", "multi"]), "return"),
  from: maybe(place),
  to: maybe(place),
  out: maybe(day),
  back: maybe(day),
  legs: param(journeys, []),
  nearfrom: param(flag, false),
  nearto: param(flag, false),
  flex: param(flag, false),
  who: param(travellers, { ...NOBODY, ADT: 1 }),
  cabin: param(oneOf(CABINS.map(([cabin]) => cabin)), "economy"),
  split: param(flag, false),
  mode: param(oneOf(["perPerson", "total"]), "perPerson"),
};

export const readQuery = (params: URLSearchParams): FlightQuery => readShape(QUERY, params);

/** The journeys of any trip, in order. */
export function journeysOf({ trip, from, to, out, back, legs }: FlightQuery): Journey[] {
  if (trip === "multi") return [...legs];
  const there = { from, to, day: out };
  return trip === "oneway" ? [there] : [there, { from: to, to: from, day: back }];
}

/** The start of a search; `undefined` while something is missing. */
export function startOf(query: FlightQuery): flights.FlightSearchStart | undefined {
  const { nearfrom, nearto, flex, trip } = query;
  const journeys = journeysOf(query);
  const legs = journeys.flatMap(({ from, to, day }, at) => {
    if (!from || !to || !day) return [];
    // On the way back the ends have changed places.
    const [nearOrigin, nearDestination] = trip === "return" && at === 1 ? [nearto, nearfrom] : [nearfrom, nearto];
    return [
      {
        origin: locationOf(from, nearOrigin),
        destination: locationOf(to, nearDestination),
        date: day,
        ...(flex ? { flex: "plusminusthree" } : {}),
      },
    ];
  });
  if (legs.length === 0 || legs.length < journeys.length) return undefined;
  return {
    cabin: query.cabin satisfies flights.Cabin,
    passengers: passengersOf(query.who),
    legs,
    ...(query.split ? { filters: { includeSplit: true } } : {}),
  };
}

/** A whole request: the start, and how its results are to be shown. */
export function requestOf(
  start: flights.FlightSearchStart,
  { mode, currency, sort }: { mode: PriceMode; currency: string; sort: flights.FlightSortKey },
): flights.FlightSearchRequest {
  return {
    searchStartParameters: start,
    resultParameters: { currency, priceMode: mode, pageSize: 50, sort: { key: sort } },
  };
}

function locationOf({ id }: Chosen, nearby: boolean): flights.FlightLocation {
  return nearby ? { locationType: "nearbyAirports", airport: id } : { locationType: "airports", airports: [id] };
}

/** A trip in few words: `Boston to London and back`. */
export function tripTitle(query: FlightQuery): string {
  const journeys = journeysOf(query);
  const [first] = journeys;
  const last = journeys.at(-1);
  if (!first?.from || !first.to) return "Flights";
  if (query.trip === "return") return `${cityOf(first.from)} to ${cityOf(first.to)} and back`;
  if (query.trip === "oneway") return `${cityOf(first.from)} to ${cityOf(first.to)}`;
  const stops = [...journeys.map(({ from }) => from), last?.to];
  return stops.flatMap((stop) => (stop ? [cityOf(stop)] : [])).join(" – ");
}

/** `Tue 9 Feb to Tue 16 Feb`, of the first day and the last. */
export function daysText({ trip, legs, out, back }: FlightQuery): string {
  const days = trip === "multi" ? [legs[0]?.day, legs.at(-1)?.day] : [out, trip === "return" ? back : undefined];
  return days.flatMap((day) => (day ? weekday(day) : [])).join(" to ");
}

/** `Boston` of `Boston (BOS), all airports`. */
export function cityOf({ label }: Chosen): string {
  return label.replace(/\s*\(.*$/, "") || label;
}
