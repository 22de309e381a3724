// Filters of a list of cars, and how many cars each of their values would leave.
import { byPrice, distanceOf, type Car, type Offer } from "./model";
import { FACETS, type FacetName, type Filters } from "./query";
import type { cars } from "@wayfare/client";

/** A car with those of its offers that the filters leave. */
export interface Match {
  car: Car;
  /** The cheapest of them. */
  best: Offer;
  offers: readonly Offer[];
}

/** A value to filter by, and the cars that it would leave. */
export interface Count {
  cars: number;
  /** The lowest price of theirs. */
  from: number | undefined;
}

export interface Filtered {
  matches: readonly Match[];
  /** By facet and value; the facet's own choice left aside, so that one sees what another one would bring. */
  counts: Readonly<Record<FacetName | ConditionName, ReadonlyMap<string, Count>>>;
  /** Lowest prices of the cars that all filters but the one by price leave. */
  prices: readonly number[];
}

/** The values of an offer that a facet has. */
export const VALUES: Readonly<Record<FacetName, (offer: Offer) => readonly (string | undefined)[]>> = {
  group: ({ option }) => option.car?.type?.groups ?? [],
  gear: ({ option }) => [option.car?.transmission],
  engine: ({ option }) => [option.car?.fuel],
  doors: ({ option }) => [option.car?.doors],
  feature: ({ option }) => (option.car?.features ?? []).map(({ code }) => code),
  pay: ({ option }) => [option.paymentType],
  access: ({ pickup }) => [pickup?.locationType],
  agency: ({ option }) => [option.agencyCode],
  kind: ({ agency }) => [agency?.type],
  provider: ({ option }) => [option.providerCode],
  branch: ({ option }) => [option.pickupLocationId],
};

/** Conditions that an offer meets or does not. */
export const CONDITIONS = ["free", "unlimited", "full"] as const;

export type ConditionName = (typeof CONDITIONS)[number];

const MEETS: Readonly<Record<ConditionName, (policy: cars.CarPolicy) => boolean>> = {
  free: ({ cancellation }) => cancellation?.isUnlimited === true || cancellation?.limitHours !== undefined,
  unlimited: ({ mileage }) => mileage?.code === "unlimited",
  full: ({ fuel }) => fuel?.code === "fullToFull",
};

/** Filters the cars. */
export function filter(all: readonly Car[], filters: Filters): Filtered {
  const matches: Match[] = [];
  const counts = emptyCounts();
  const prices: number[] = [];
  for (const car of all) {
    const left: Offer[] = [];
    const seen = new Map<Map<string, Count>, Map<string, number | undefined>>();
    let cheapest: number | undefined;
    for (const offer of car.offers) {
      const failed = failures(offer, filters);
      const [only] = failed;
      if (failed.length === 0) left.push(offer);
      if (failed.length > 1) continue;
      if (only === undefined || only === "price") cheapest ??= offer.total;
      for (const name of COUNTED) {
        if (only !== undefined && only !== name) continue;
        const values = seen.get(counts[name]) ?? new Map<string, number | undefined>();
        seen.set(counts[name], values);
        // Offers come cheapest first.
        for (const value of valuesOf(name, offer)) if (!values.has(value)) values.set(value, offer.total);
      }
    }
    for (const [facet, values] of seen) for (const [value, price] of values) add(facet, value, price);
    if (cheapest !== undefined) prices.push(cheapest);
    if (left[0]) matches.push({ car, best: left[0], offers: left });
  }
  return { matches, counts, prices };
}

const COUNTED = [...FACETS, ...CONDITIONS];

function emptyCounts(): Record<FacetName | ConditionName, Map<string, Count>> {
  return Object.fromEntries(COUNTED.map((name) => [name, new Map()])) as Record<
    FacetName | ConditionName,
    Map<string, Count>
  >;
}

function add(facet: Map<string, Count>, value: string, price: number | undefined) {
  const { cars = 0, from } = facet.get(value) ?? {};
  const least = Math.min(from ?? Infinity, price ?? Infinity);
  facet.set(value, { cars: cars + 1, from: least === Infinity ? undefined : least });
}

function valuesOf(name: FacetName | ConditionName, offer: Offer): string[] {
  if (isCondition(name)) return MEETS[name](offer.option.policy ?? {}) ? ["1"] : [];
  return VALUES[name](offer).filter((value) => value !== undefined);
}

function isCondition(name: FacetName | ConditionName): name is ConditionName {
  return (CONDITIONS as readonly string[]).includes(name);
}

type FilterName = FacetName | ConditionName | "price" | "seats" | "bags";

/** The filters that leave an offer out. */
function failures(offer: Offer, filters: Filters): FilterName[] {
  const failed: FilterName[] = [];
  for (const name of FACETS) {
    const chosen = filters[name];
    if (chosen.length && !VALUES[name](offer).some((value) => value !== undefined && chosen.includes(value))) {
      failed.push(name);
    }
  }
  for (const name of CONDITIONS) if (filters[name] && !MEETS[name](offer.option.policy ?? {})) failed.push(name);
  const { passengers = 0, bags = 0 } = offer.option.car ?? {};
  if (passengers < (filters.seats ?? 0)) failed.push("seats");
  if (bags < (filters.bags ?? 0)) failed.push("bags");
  if (!isWithin(offer.total, filters)) failed.push("price");
  return failed;
}

function isWithin(total: number | undefined, { least, most }: Filters): boolean {
  if (least === undefined && most === undefined) return true;
  return total !== undefined && total >= (least ?? 0) && total <= (most ?? Infinity);
}

/** How many filters are set. */
export function filtered(filters: Filters): number {
  const facets = FACETS.filter((name) => filters[name].length > 0).length;
  const conditions = CONDITIONS.filter((name) => filters[name]).length;
  const { least, most, seats, bags } = filters;
  const price = least !== undefined || most !== undefined;
  return facets + conditions + Number(price) + Number(seats !== undefined) + Number(bags !== undefined);
}

/** Cheapest or nearest first; the other of both decides between equals, and then the id, so that the order stays. */
export function sorted(matches: readonly Match[], key: cars.CarSortKey): Match[] {
  const price = (a: Match, b: Match) => byPrice(a.best, b.best);
  const distance = (a: Match, b: Match) => distanceOf(a.best) - distanceOf(b.best) || 0;
  const [first, second] = key === "price" ? [price, distance] : [distance, price];
  return [...matches].sort((a, b) => first(a, b) || second(a, b) || (a.car.id < b.car.id ? -1 : 1));
}
