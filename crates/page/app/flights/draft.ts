// Dependencies between the form fields.
import { daysBetween, plusDays } from "../parts/format";
import { journeysOf, MAX_LEGS, type FlightQuery, type Journey, type Trip } from "./query";

/** Default length of stay, in nights. */
const STAY = 7;

/** Changes the departure date and keeps the length of stay. */
export function withOut(query: FlightQuery, out: string | undefined): FlightQuery {
  if (out === undefined) return { ...query, out };
  const nights = query.out && query.back ? Math.max(0, daysBetween(query.out, query.back)) : STAY;
  return { ...query, out, back: query.trip === "return" ? plusDays(out, nights) : query.back };
}

/** Changes the trip type and keeps the known places and dates. */
export function withTrip(query: FlightQuery, trip: Trip): FlightQuery {
  if (trip === query.trip) return query;
  if (trip === "multi") return { ...query, trip, legs: query.legs.length ? query.legs : firstLegs(query) };
  const [first] = query.trip === "multi" ? query.legs : [];
  const known = first ? { ...query, from: first.from, to: first.to, out: first.day } : query;
  const back = known.back ?? (known.out ? plusDays(known.out, STAY) : undefined);
  return { ...known, trip, back: trip === "return" ? back : known.back };
}

/** Adds a leg that starts at the destination of the previous leg. */
export function withLeg(query: FlightQuery): FlightQuery {
  const before = query.legs.at(-1);
  return { ...query, legs: [...query.legs, { from: before?.to, to: undefined, day: undefined }].slice(0, MAX_LEGS) };
}

export function withoutLeg(query: FlightQuery, at: number): FlightQuery {
  return { ...query, legs: query.legs.filter((_, index) => index !== at) };
}

/** Changes a leg. A new destination becomes the origin of the next leg, unless the user has chosen another origin. */
export function changeLeg(query: FlightQuery, at: number, change: Partial<Journey>): FlightQuery {
  const before = query.legs[at]?.to?.id;
  const legs = query.legs.map((leg, index) => {
    if (index === at) return { ...leg, ...change };
    const follows = index === at + 1 && change.to && (!leg.from || leg.from.id === before);
    return follows ? { ...leg, from: change.to } : leg;
  });
  return { ...query, legs };
}

export function swapped(query: FlightQuery): FlightQuery {
  return { ...query, from: query.to, to: query.from, nearfrom: query.nearto, nearto: query.nearfrom };
}

/** Drops fields that the trip type does not use, to keep them out of the URL. */
export function tidied(query: FlightQuery): FlightQuery {
  if (query.trip === "multi") return { ...query, from: undefined, to: undefined, out: undefined, back: undefined };
  return { ...query, legs: [], back: query.trip === "return" ? query.back : undefined };
}

function firstLegs(query: FlightQuery): Journey[] {
  const known = journeysOf(query);
  const there = known[0] ?? { from: undefined, to: undefined, day: undefined };
  const onward = { from: there.to, to: undefined, day: query.trip === "return" ? known[1]?.day : undefined };
  return [there, onward];
}
