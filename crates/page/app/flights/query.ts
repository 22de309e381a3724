// The flight query in the URL: journeys, travellers and price mode.
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

/** One flight of a trip. Fields that the user has not filled in are `undefined`. */
export interface Journey {
  from: Chosen | undefined;
  to: Chosen | undefined;
  day: string | undefined;
}

/** The search criteria, which may be incomplete. */
export interface FlightQuery {
  trip: Trip;
  from: Chosen | undefined;
  to: Chosen | undefined;
  out: string | undefined;
  back: string | undefined;
  /** The journeys of a multi-city trip. */
  legs: readonly Journey[];
  /** `true` to include airports near the origin. */
  nearfrom: boolean;
  /** `true` to include airports near the destination. */
  nearto: boolean;
  flex: boolean;
  who: Travellers;
  cabin: CabinName;
  split: boolean;
  mode: PriceMode;
}

/** Maximum number of legs of a multi-city trip. */
export const MAX_LEGS = 6;

/** A codec for a journey, such as `BOS Boston (BOS)~LON London (LON)~2027-03-14`. */
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
          .slice(0, MAX_LEGS)
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

/** Returns the journeys of a trip of any type, in order. */
export function journeysOf({ trip, from, to, out, back, legs }: FlightQuery): Journey[] {
  if (trip === "multi") return [...legs];
  const there = { from, to, day: out };
  return trip === "oneway" ? [there] : [there, { from: to, to: from, day: back }];
}

/** Builds the start parameters of a search. Returns `undefined` while a place or date is missing. */
export function startOf(query: FlightQuery): flights.FlightSearchStart | undefined {
  const { nearfrom, nearto, flex, trip } = query;
  const journeys = journeysOf(query);
  const legs = journeys.flatMap(({ from, to, day }, at) => {
    if (!from || !to || !day) return [];
    // On the return flight, origin and destination are swapped.
    const [nearOrigin, nearDestination] = trip === "return" && at === 1 ? [nearto, nearfrom] : [nearfrom, nearto];
    return [
      {
        origin: locationOf(from, nearOrigin),
        destination: locationOf(to, nearDestination),
        date: day,
        ...(flex ? { flex: "plusminusthree" as const } : {}),
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

/** Builds a search request: start parameters and result parameters. */
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

/** Formats a trip, such as `Boston to London and back`. */
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

/** Formats the first and the last date, such as `Tue 9 Feb to Tue 16 Feb`. */
export function daysText({ trip, legs, out, back }: FlightQuery): string {
  const days = trip === "multi" ? [legs[0]?.day, legs.at(-1)?.day] : [out, trip === "return" ? back : undefined];
  return days.flatMap((day) => (day ? weekday(day) : [])).join(" to ");
}

/** Extracts `Boston` from `Boston (BOS), all airports`. */
export function cityOf({ label }: Chosen): string {
  return label.replace(/\s*\(.*$/, "") || label;
}
