// The lowest known fares for a route, by day or month of departure.
import { CallError, flights, type Client } from "@wayfare/client";
import { useEffect, useState } from "preact/hooks";
import { daysBetween, money, plusDays, today } from "../parts/format";
import { usePage } from "../state/context";
import { monthOf } from "./months";
import type { FlightQuery } from "./query";

export interface Fare {
  day: string;
  /** Return date of the cheapest stay. */
  back: string | undefined;
  price: number;
  predicted: boolean;
}

export type Fares =
  | { state: "none" }
  | { state: "asking" }
  | { state: "found"; fares: readonly Fare[]; currency: string | undefined }
  | { state: "failed"; error: CallError };

export interface FareSpan {
  from: string;
  to: string;
  by: "day" | "month";
  nostops: boolean;
  /** Exact length of stay. Without it, the service selects the cheapest of a few lengths. */
  nights?: number | undefined;
}

const known = new Map<string, Fares>();

/** Fetches the fares of a one-way or return trip by whole months. Returns the fares in a span, without past days. */
export function useFares(query: FlightQuery, { from, to, by, nostops, nights }: FareSpan): Fares {
  const { client, currency } = usePage();
  const first = from < today() ? today() : from;
  const request = requestOf(query, { from: first, to, by, nostops }, currency);
  // Fares for an exact length of stay require one call per day.
  const days = nights === undefined ? undefined : daysOf(first, to);
  const key = request && JSON.stringify([request, days, nights]);
  const [fares, setFares] = useState<{ key: string | undefined; value: Fares }>();

  useEffect(() => {
    if (!request || !key || known.get(key)) return;
    const stop = new AbortController();
    const asking = days ? askStays(client, request, days, nights ?? 0, stop.signal) : ask(client, request, stop.signal);
    void asking.then((value) => {
      if (stop.signal.aborted) return;
      if (value.state === "found") known.set(key, value);
      setFares({ key, value });
    });
    return () => stop.abort();
  }, [key]);

  if (!key) return { state: "none" };
  const all = known.get(key) ?? (fares?.key === key ? fares.value : { state: "asking" });
  if (all.state !== "found") return all;
  // The fare for a month counts even if its cheapest day has passed.
  const isRequested = ({ day }: Fare) => by === "month" || (first <= day && day <= to);
  return { ...all, fares: all.fares.filter(isRequested) };
}

function requestOf(
  { trip, from, to }: FlightQuery,
  span: FareSpan,
  currencyCode: string,
): flights.FareCalendarRequest | undefined {
  if (trip === "multi" || !from || !to || span.to < span.from) return undefined;
  return {
    origin: { iataCode: from.id },
    destination: { iataCode: to.id },
    dateFrom: monthOf(span.from),
    dateTo: monthOf(span.to),
    aggregationType: span.by,
    roundTrip: trip === "return",
    noStops: span.nostops,
    currencyCode,
  };
}

function daysOf(from: string, to: string): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => plusDays(from, at));
}

/** Fetches the lowest fare of an exact stay for each departure date. */
async function askStays(
  client: Client,
  { origin, destination, currencyCode = "USD" }: flights.FareCalendarRequest,
  days: readonly string[],
  nights: number,
  signal: AbortSignal,
): Promise<Fares> {
  try {
    const fares = await Promise.all(
      days.map(async (day) => {
        const dates = { departureDate: day, returnDate: plusDays(day, nights) };
        const { value } = await flights.routes(client, { origin, destination, dates, currencyCode }, { signal });
        const prices = (value.results ?? []).flatMap(({ price }) => (price && price.price >= 0 ? price.price : []));
        const fare = { day, back: dates.returnDate, price: Math.min(...prices), predicted: true };
        return prices.length ? [fare] : [];
      }),
    );
    return { state: "found", fares: fares.flat(), currency: currencyCode };
  } catch (cause) {
    return failed(cause);
  }
}

function failed(cause: unknown): Fares {
  const known = cause instanceof CallError;
  return {
    state: "failed",
    error: known ? cause : new CallError("flights.calendar", "unreadable", String(cause), { cause }),
  };
}

async function ask(client: Client, request: flights.FareCalendarRequest, signal: AbortSignal): Promise<Fares> {
  try {
    const { value } = await flights.calendar(client, request, { signal });
    const results = value.results ?? [];
    const legs = results.flatMap(({ outboundLeg, inboundLegs = [] }) => [
      ...inboundLegs,
      ...(outboundLeg ? [outboundLeg] : []),
    ]);
    const currency = legs.find(({ price }) => price?.currency)?.price?.currency;
    return { state: "found", fares: results.flatMap(fareOf), currency };
  } catch (cause) {
    return failed(cause);
  }
}

/** Returns the fare of a result: the cheapest inbound leg of a return trip, or the outbound leg of a one-way trip. */
function fareOf({ outboundLeg, inboundLegs = [], predicted = true }: flights.CalendarFare): Fare[] {
  const day = outboundLeg?.departureDate;
  const priced = inboundLegs.length > 0 ? inboundLegs : outboundLeg ? [outboundLeg] : [];
  // A price of -1 means no price.
  const fares = priced.flatMap(({ departureDate, price }) =>
    day && price && price.price >= 0
      ? [{ day, back: inboundLegs.length > 0 ? departureDate : undefined, price: price.price, predicted }]
      : [],
  );
  return fares.sort((a, b) => a.price - b.price).slice(0, 1);
}

/** Returns the cheapest fare, or the first of several equally cheap fares. */
export function cheapestOf(fares: readonly Fare[]): Fare | undefined {
  return fares.reduce<Fare | undefined>(
    (least, fare) => (!least || fare.price < least.price ? fare : least),
    undefined,
  );
}

/** Rates a fare relative to others, from 1 (most expensive) to 5 (cheapest). */
export function levelOf(fare: Fare, fares: readonly Fare[]): number {
  const prices = fares.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return most > least ? 5 - Math.round((4 * (fare.price - least)) / (most - least)) : 3;
}

/** Formats a fare compactly, such as `$390`, or `≈$390` for a predicted fare. */
export function fareText({ price, predicted }: Fare, currency: string | undefined): string {
  return `${predicted ? "≈" : ""}${money(Math.round(price), currency)}`;
}

/** Formats a fare for screen readers. */
export function fareLabel({ price, predicted }: Fare, currency: string | undefined): string {
  const amount = money(Math.round(price), currency);
  return predicted ? `about ${amount}, predicted` : amount;
}
