// Filters a list of cars and counts the cars that match each filter value.
import { byPrice, distanceOf, type Car, type Offer } from "./model";
import { FACETS, type FacetName, type Filters } from "./query";
import type { cars } from "@wayfare/client";

/** A car with the offers that match the filters. */
export interface Match {
  car: Car;
  /** The cheapest offer in `offers`. */
  best: Offer;
  offers: readonly Offer[];
}

/** The cars that match a filter value. */
export interface Count {
  cars: number;
  /** Lowest price of the cars. */
  from: number | undefined;
}

export interface Filtered {
  matches: readonly Match[];
  /** Counts by facet and value. A facet's own selection is ignored, so that other values show their effect. */
  counts: Readonly<Record<FacetName | ConditionName, ReadonlyMap<string, Count>>>;
  /** The lowest price of each car that matches all filters except the price filter. */
  prices: readonly number[];
  /** The lowest price of each car, ignoring filters. */
  allPrices: readonly number[];
}

/** Functions that return an offer's values, by facet. */
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

/** Yes/no filters on the rental conditions. */
export const CONDITIONS = ["free", "unlimited", "full"] as const;

export type ConditionName = (typeof CONDITIONS)[number];

const MEETS: Readonly<Record<ConditionName, (policy: cars.CarPolicy) => boolean>> = {
  free: ({ cancellation }) => cancellation?.isUnlimited === true || cancellation?.limitHours !== undefined,
  unlimited: ({ mileage }) => mileage?.code === "unlimited",
  full: ({ fuel }) => fuel?.code === "fullToFull",
};

export function filter(all: readonly Car[], filters: Filters): Filtered {
  const matches: Match[] = [];
  const counts = emptyCounts();
  const prices: number[] = [];
  for (const car of all) {
    const judged = car.offers.map((offer): Judged => ({ offer, failed: failures(offer, filters) }));
    const offers = judged.filter(({ failed }) => failed.length === 0).map(({ offer }) => offer);
    if (offers[0]) matches.push({ car, best: offers[0], offers });
    const price = offersIgnoring("price", judged)[0]?.total;
    if (price !== undefined) prices.push(price);
    for (const name of COUNTED) count(counts[name], name, offersIgnoring(name, judged));
  }
  return { matches, counts, prices, allPrices: all.flatMap(({ offers }) => offers[0]?.total ?? []) };
}

interface Judged {
  offer: Offer;
  failed: readonly FilterName[];
}

/** Returns the offers that match all filters except `name`. */
function offersIgnoring(name: FilterName, judged: readonly Judged[]): Offer[] {
  return judged.filter(({ failed }) => failed.every((one) => one === name)).map(({ offer }) => offer);
}

/** Counts a car once for each value among its offers, at the lowest price. `offers` must be sorted by price. */
function count(counts: Map<string, Count>, name: FacetName | ConditionName, offers: readonly Offer[]) {
  const seen = new Set<string>();
  for (const offer of offers) {
    for (const value of valuesOf(name, offer)) {
      if (!seen.has(value)) add(counts, value, offer.total);
      seen.add(value);
    }
  }
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

/** Returns the filters that exclude an offer. */
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

/** Counts the active filters. */
export function filtered(filters: Filters): number {
  const facets = FACETS.filter((name) => filters[name].length > 0).length;
  const conditions = CONDITIONS.filter((name) => filters[name]).length;
  const { least, most, seats, bags } = filters;
  const price = least !== undefined || most !== undefined;
  return facets + conditions + Number(price) + Number(seats !== undefined) + Number(bags !== undefined);
}

/** Sorts by price or distance. Ties are broken by the other key, then by id, which keeps the order stable. */
export function sorted(matches: readonly Match[], key: cars.CarSortKey): Match[] {
  const price = (a: Match, b: Match) => byPrice(a.best, b.best);
  const distance = (a: Match, b: Match) => distanceOf(a.best) - distanceOf(b.best) || 0;
  const [first, second] = key === "price" ? [price, distance] : [distance, price];
  return [...matches].sort((a, b) => first(a, b) || second(a, b) || (a.car.id < b.car.id ? -1 : 1));
}
