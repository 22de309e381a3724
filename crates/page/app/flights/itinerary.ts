// Itineraries, joined from a response. Missing data is replaced by fallback text.
import { flights } from "@wayfare/client";
import { daysBetween } from "../parts/format";
import { offersOf, type Offer } from "./offer";

export interface Named {
  /** Empty if unknown. */
  code: string;
  name: string;
}

export interface Airport extends Named {
  city: string | undefined;
}

export interface Airline extends Named {
  logo: string | undefined;
}

export interface Segment {
  id: string;
  airline: Airline;
  /** Flight number with airline code, such as `BA 286`. */
  flight: string;
  from: Airport;
  to: Airport;
  departs: string | undefined;
  arrives: string | undefined;
  minutes: number | undefined;
  aircraft: string | undefined;
  /** Means of transport: flight, train or bus. */
  kind: string;
  /** Mandatory disclosure of the operating airline, such as `Operated by Finnair`. */
  operated: string | undefined;
}

/** The layover between two segments. */
export interface Stop {
  at: Airport;
  minutes: number | undefined;
  /** The departure airport of the next segment, if it differs from `at`. */
  onwardFrom: Airport | undefined;
  overnight: boolean;
}

export interface Leg {
  id: string;
  segments: Segment[];
  /** Layovers; one fewer than segments. */
  stops: Stop[];
  departs: string | undefined;
  arrives: string | undefined;
  minutes: number | undefined;
  /** Difference between the local dates of arrival and departure, in days. */
  daysLater: number;
}

export interface Itinerary {
  id: string;
  legs: Leg[];
  /** Offers, cheapest first. Offers without a price come last. */
  offers: Offer[];
  /** Total duration of all legs; `undefined` if the duration of a leg is unknown. */
  minutes: number | undefined;
  /** Index in the requested sort order. */
  rank: number;
}

/** The results of a search so far. */
export interface Found {
  itineraries: Itinerary[];
  currency: string | undefined;
  mode: flights.FlightPriceMode | undefined;
  answer: flights.FlightSearchResponse;
}

/** Minutes per day. */
const DAY = 24 * 60;

export function foundIn(answer: flights.FlightSearchResponse): Found {
  const itineraries = (answer.results ?? []).map((result, rank) => itineraryOf(answer, result, rank));
  return { itineraries, currency: answer.currency, mode: answer.priceMode, answer };
}

function itineraryOf(answer: flights.FlightSearchResponse, result: flights.FlightResult, rank: number): Itinerary {
  const legs = (result.legs ?? []).flatMap((leg) => joinLeg(answer, leg) ?? []);
  const complete = legs.length > 0 && legs.length === result.legs?.length;
  const minutes = complete ? sum(legs.map((leg) => leg.minutes)) : undefined;
  // After a day or more, the traveller stays in the city, so there is no connection to miss.
  const connections = legs.flatMap(({ segments, stops }) =>
    segments.slice(1).flatMap(({ id }, at) => ((stops[at]?.minutes ?? 0) < DAY ? [id] : [])),
  );
  return { id: result.id, legs, offers: offersOf(answer, result, new Set(connections)), minutes, rank };
}

function joinLeg(answer: flights.FlightSearchResponse, reference: flights.FlightLegReference): Leg | undefined {
  const leg = flights.legOf(answer, reference);
  if (leg === undefined) return undefined;
  const references = leg.segments ?? [];
  const segments = references.map((segment) => joinSegment(answer, segment));
  const departs = leg.departureTime ?? segments[0]?.departs;
  const arrives = leg.arrivalTime ?? segments.at(-1)?.arrives;
  return {
    id: reference.id,
    segments,
    stops: segments.slice(1).map((onward, at) => stopBetween(segments[at], onward, references[at], references[at + 1])),
    departs,
    arrives,
    minutes: leg.duration,
    daysLater: departs && arrives ? daysBetween(departs, arrives) : 0,
  };
}

function joinSegment(answer: flights.FlightSearchResponse, reference: flights.FlightSegmentReference): Segment {
  const segment = flights.segmentById(answer, reference) ?? {};
  const [from, to] = [flights.originOf(answer, segment), flights.destinationOf(answer, segment)];
  const airline = flights.airlineOf(answer, segment);
  const [airlineCode = "", number = ""] = [segment.airline, segment.flightNumber];
  return {
    id: reference.id,
    airline: {
      code: airlineCode,
      name: airline?.displayName ?? (airlineCode || "Unknown airline"),
      logo: airline?.logoUrl,
    },
    flight: `${airlineCode} ${number}`.trim(),
    from: airport(segment.origin, from),
    to: airport(segment.destination, to),
    departs: segment.departureTime,
    arrives: segment.arrivalTime,
    minutes: segment.duration,
    aircraft: segment.equipmentTypeName || undefined,
    kind: segment.type ?? "flight",
    operated: segment.operationalDisplay || undefined,
  };
}

function airport(code = "", known: { displayName?: string; cityName?: string } | undefined): Airport {
  return { code, name: known?.displayName ?? (code || "Unknown airport"), city: known?.cityName };
}

function stopBetween(
  before: Segment | undefined,
  onward: Segment,
  wait: flights.FlightSegmentReference | undefined,
  next: flights.FlightSegmentReference | undefined,
): Stop {
  const at = before?.to ?? onward.from;
  const minutes = wait?.layover?.duration ?? waitBetween(before?.arrives, onward.departs);
  const onwardFrom = at.code && onward.from.code && at.code !== onward.from.code ? onward.from : undefined;
  return { at, minutes, onwardFrom, overnight: next?.departureDayMismatch ?? false };
}

/** Computes a layover in minutes. Both times are local to the same place. */
function waitBetween(arrives: string | undefined, departs: string | undefined): number | undefined {
  const minutes = arrives && departs ? (Date.parse(`${departs}Z`) - Date.parse(`${arrives}Z`)) / 60_000 : NaN;
  return minutes >= 0 ? minutes : undefined;
}

/** Returns the airlines of the given legs, without duplicates. */
export function airlinesOf(legs: readonly Leg[]): Airline[] {
  return unique(
    legs.flatMap((leg) => leg.segments.map(({ airline }) => airline)),
    ({ code, name }) => code || name,
  );
}

/** Returns the mandatory disclosures of operating airlines. */
export function operatedBy(leg: Leg): string[] {
  return [...new Set(leg.segments.flatMap(({ operated }) => operated ?? []))];
}

/** Returns the first value of each key, in the original order. */
export function unique<T>(values: readonly T[], key: (value: T) => string): T[] {
  const first = new Map<string, T>();
  for (const value of values) if (!first.has(key(value))) first.set(key(value), value);
  return [...first.values()];
}

function sum(values: readonly (number | undefined)[]): number | undefined {
  return values.reduce((all, value) => (all === undefined || value === undefined ? undefined : all + value), 0);
}
