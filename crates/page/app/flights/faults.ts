// Validates the form before a search.
import { longDay, today } from "../parts/format";
import { journeysOf, type FlightQuery, type Journey } from "./query";
import { faultOf } from "./travellers";

export interface JourneyFaults {
  from?: string;
  to?: string;
  day?: string;
}

export interface Faults {
  /** Errors in each journey of the form. */
  journeys: JourneyFaults[];
  who?: string;
}

export function faultsOf(query: FlightQuery): Faults {
  const journeys = journeysOf(query);
  const who = faultOf(query.who);
  return {
    journeys: journeys.map((journey, at) => ({ ...placeFaults(journey), ...dayFaults(journeys, at) })),
    ...(who ? { who } : {}),
  };
}

export function hasFaults({ journeys, who }: Faults): boolean {
  return who !== undefined || journeys.some((faults) => Object.keys(faults).length > 0);
}

/** Checks the origin and destination of a journey. */
export function placeFaults({ from, to }: Journey): JourneyFaults {
  if (!from) return { from: "Enter an origin.", ...(to ? {} : { to: "Enter a destination." }) };
  if (!to) return { to: "Enter a destination." };
  return from.id === to.id ? { to: "Origin and destination must differ." } : {};
}

function dayFaults(journeys: readonly Journey[], at: number): JourneyFaults {
  const day = journeys[at]?.day;
  const before = journeys[at - 1]?.day;
  if (!day) return { day: "Enter a date." };
  if (day < today()) return { day: "This date is in the past." };
  return before && day < before
    ? { day: `Must be on or after ${longDay(before)}, the date of the previous flight.` }
    : {};
}
