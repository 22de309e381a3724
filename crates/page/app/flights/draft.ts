// How the fields of the form depend on each other.
import { daysBetween, plusDays } from "../parts/format";
import { journeysOf, MOST_LEGS, type FlightQuery, type Journey, type Trip } from "./query";

/** Nights of a stay until the traveller says otherwise. */
const STAY = 7;

/** Another day of departure; the return keeps its distance. */
export function withOut(query: FlightQuery, out: string | undefined): FlightQuery {
  if (out === undefined) return { ...query, out };
  const nights = query.out && query.back ? Math.max(0, daysBetween(query.out, query.back)) : STAY;
  return { ...query, out, back: query.trip === "return" ? plusDays(out, nights) : query.back };
}

/** Another kind of trip, with what is known so far. */
export function withTrip(query: FlightQuery, trip: Trip): FlightQuery {
  if (trip === query.trip) return query;
  if (trip === "multi") return { ...query, trip, legs: query.legs.length ? query.legs : firstLegs(query) };
  const [first] = query.trip === "multi" ? query.legs : [];
  const known = first ? { ...query, from: first.from, to: first.to, out: first.day } : query;
  const back = known.back ?? (known.out ? plusDays(known.out, STAY) : undefined);
  return { ...known, trip, back: trip === "return" ? back : known.back };
}

/** From the end of the leg before. */
export function withLeg(query: FlightQuery): FlightQuery {
  const before = query.legs.at(-1);
  return { ...query, legs: [...query.legs, { from: before?.to, to: undefined, day: undefined }].slice(0, MOST_LEGS) };
}

export function withoutLeg(query: FlightQuery, at: number): FlightQuery {
  return { ...query, legs: query.legs.filter((_, index) => index !== at) };
}

export function changeLeg(query: FlightQuery, at: number, change: Partial<Journey>): FlightQuery {
  return { ...query, legs: query.legs.map((leg, index) => (index === at ? { ...leg, ...change } : leg)) };
}

export function swapped(query: FlightQuery): FlightQuery {
  return { ...query, from: query.to, to: query.from, nearfrom: query.nearto, nearto: query.nearfrom };
}

/** Only what the kind of trip needs, so that the address has nothing else. */
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
