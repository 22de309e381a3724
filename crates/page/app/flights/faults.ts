// What is wrong with a form, said at its fields before anything is sent.
import { longDay, today } from "../parts/format";
import { journeysOf, type FlightQuery, type Journey } from "./query";
import { faultOf } from "./travellers";

export interface JourneyFaults {
  from?: string;
  to?: string;
  day?: string;
}

export interface Faults {
  /** One for each journey of the form. */
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

/** What is wrong with the ends of a journey. */
export function placeFaults({ from, to }: Journey): JourneyFaults {
  if (!from) return { from: "Where do you start?", ...(to ? {} : { to: "Where do you want to go?" }) };
  if (!to) return { to: "Where do you want to go?" };
  return from.id === to.id ? { to: "This is where you start." } : {};
}

function dayFaults(journeys: readonly Journey[], at: number): JourneyFaults {
  const day = journeys[at]?.day;
  const before = journeys[at - 1]?.day;
  if (!day) return { day: "Choose a day." };
  if (day < today()) return { day: "This day is past." };
  return before && day < before ? { day: `The flight before this one leaves on ${longDay(before)}.` } : {};
}
