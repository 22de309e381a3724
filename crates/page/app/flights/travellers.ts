// The number of travellers of each type.
import type { flights } from "@wayfare/client";
import { plural } from "../parts/format";
import type { Codec } from "../state/address";

export const KINDS = [
  { code: "ADT", one: "adult", many: "adults", label: "Adults" },
  { code: "SNR", one: "senior", many: "seniors", label: "Seniors" },
  { code: "STD", one: "student", many: "students", label: "Students" },
  { code: "YTH", one: "youth", many: "youths", label: "Youths" },
  { code: "CHD", one: "child", many: "children", label: "Children" },
  { code: "INS", one: "infant in seat", many: "infants in seats", label: "Infants", hint: "In their own seat" },
  { code: "INL", one: "lap infant", many: "lap infants", label: "Infants", hint: "On an adult’s lap" },
] as const satisfies readonly {
  code: flights.PassengerCode;
  one: string;
  many: string;
  label: string;
  hint?: string;
}[];

export type Kind = (typeof KINDS)[number]["code"];

export type Travellers = Readonly<Record<Kind, number>>;

/** Maximum number of travellers in a search. */
export const MAX_TRAVELLERS = 9;

export const NOBODY: Travellers = { ADT: 0, SNR: 0, STD: 0, YTH: 0, CHD: 0, INS: 0, INL: 0 };

/** A codec for travellers, such as `2ADT1CHD`. */
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

/** Returns whether the travellers have different fares, so that a price per person is only an average. */
export function isMixed(who: Travellers): boolean {
  return KINDS.filter(({ code }) => who[code] > 0).length > 1;
}

/** Returns one passenger code per traveller, as in search requests. */
export function passengersOf(who: Travellers): flights.PassengerCode[] {
  return KINDS.flatMap(({ code }) => Array.from({ length: who[code] }, () => code));
}

/** Formats travellers, such as `2 adults, 1 child`. */
export function partyText(who: Travellers): string {
  const kinds = KINDS.filter(({ code }) => who[code] > 0);
  return kinds.map(({ code, one, many }) => plural(who[code], one, many)).join(", ") || "No travellers";
}

/** Returns the validation message for an invalid selection of travellers. */
export function faultOf(who: Travellers): string | undefined {
  const laps = who.ADT + who.SNR + who.STD;
  if (partySize(who) === 0) return "Add at least one traveller.";
  if (partySize(who) > MAX_TRAVELLERS) return `Up to ${MAX_TRAVELLERS} travellers per search.`;
  if (who.INL <= laps) return undefined;
  return laps === 0
    ? "Lap infants must travel with an adult."
    : `Each adult can hold one infant: ${plural(laps, "adult")}, ${who.INL} lap infants. Book seats for the others.`;
}
