// Who travels: how many of each kind.
import type { flights } from "@wayfare/client";
import { plural } from "../parts/format";
import type { Codec } from "../state/address";

export const KINDS = [
  { code: "ADT", one: "adult", many: "adults", label: "Adults" },
  { code: "SNR", one: "senior", many: "seniors", label: "Seniors" },
  { code: "STD", one: "student", many: "students", label: "Students" },
  { code: "YTH", one: "youth", many: "youths", label: "Youths" },
  { code: "CHD", one: "child", many: "children", label: "Children" },
  { code: "INS", one: "infant in a seat", many: "infants in seats", label: "Infants", hint: "in a seat of their own" },
  { code: "INL", one: "infant on a lap", many: "infants on laps", label: "Infants", hint: "on an adult's lap" },
] as const satisfies readonly {
  code: flights.PassengerCode;
  one: string;
  many: string;
  label: string;
  hint?: string;
}[];

export type Kind = (typeof KINDS)[number]["code"];

export type Travellers = Readonly<Record<Kind, number>>;

/** Of one search. */
export const MOST_TRAVELLERS = 9;

export const NOBODY: Travellers = { ADT: 0, SNR: 0, STD: 0, YTH: 0, CHD: 0, INS: 0, INL: 0 };

/** `2ADT1CHD`. */
export const travellers: Codec<Travellers> = {
  read(text) {
    const who = { ...NOBODY };
    for (const [, count, code] of text.matchAll(/(\d)([A-Z]{3})/g)) {
      const kind = KINDS.find((kind) => kind.code === code);
      if (kind) who[kind.code] = Number(count);
    }
    return partySize(who) > 0 ? who : undefined;
  },
  write: (who) => KINDS.flatMap(({ code }) => (who[code] ? [`${who[code]}${code}`] : [])).join(""),
};

export function partySize(who: Travellers): number {
  return KINDS.reduce((sum, { code }) => sum + who[code], 0);
}

/** One entry for each traveller, as a search wants them. */
export function passengersOf(who: Travellers): flights.PassengerCode[] {
  return KINDS.flatMap(({ code }) => Array.from({ length: who[code] }, () => code));
}

/** `2 adults, 1 child`. */
export function partyText(who: Travellers): string {
  const kinds = KINDS.filter(({ code }) => who[code] > 0);
  return kinds.map(({ code, one, many }) => plural(who[code], one, many)).join(", ") || "Nobody";
}

/** What is wrong with a party, in words. */
export function faultOf(who: Travellers): string | undefined {
  const laps = who.ADT + who.SNR + who.STD;
  if (partySize(who) === 0) return "Somebody has to travel.";
  if (partySize(who) > MOST_TRAVELLERS) return `One search takes ${MOST_TRAVELLERS} travellers at most.`;
  if (who.INL <= laps) return undefined;
  return laps === 0
    ? "An infant on a lap needs an adult to sit on."
    : `${plural(laps, "adult has a lap", "adults have a lap each")}, but there are ${who.INL} infants. Give the others a seat.`;
}
