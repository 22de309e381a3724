// Parameters of a car search in the page's URL, and the request that they produce.
import { cars, type Client } from "@wayfare/client";
import {
  count,
  flag,
  go,
  list,
  maybe,
  number,
  oneOf,
  param,
  place,
  readShape,
  text,
  writeShape,
  type Chosen,
  type Codec,
  type Shape,
  type Step,
} from "../state/address";
import { withDisplay } from "../state/display";

/** A local date and time, such as `2027-02-10T10:00`. */
export type Moment = string;

const moment: Codec<Moment> = {
  read: (text) => (/^\d{4}-\d\d-\d\dT\d\d:(00|30)$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined),
  write: (value) => value,
};

/** Filters with multiple selection. An empty selection matches all cars. */
export const FACETS = [
  "group",
  "gear",
  "engine",
  "doors",
  "feature",
  "pay",
  "access",
  "agency",
  "kind",
  "provider",
  "branch",
] as const;

export type FacetName = (typeof FACETS)[number];

export interface Filters extends Record<FacetName, readonly string[]> {
  /** Price range, for the whole rental. */
  least: number | undefined;
  most: number | undefined;
  /** Minimum numbers of seats and bags. */
  seats: number | undefined;
  bags: number | undefined;
  free: boolean;
  unlimited: boolean;
  full: boolean;
}

/** The period that displayed prices cover. */
export type Mode = cars.CarPriceMode;

export interface CarsAddress extends Filters {
  pickup: Chosen | undefined;
  /** The return location, if it differs from the pick-up location. */
  dropoff: Chosen | undefined;
  from: Moment | undefined;
  until: Moment | undefined;
  mode: Mode;
  sort: cars.CarSortKey;
  page: number;
  /** The car whose details are open, and the selected offer. */
  car: string | undefined;
  offer: string | undefined;
}

const words = param(list(text), []);

const SHAPE: Shape<CarsAddress> = {
  pickup: maybe(place),
  dropoff: maybe(place),
  from: maybe(moment),
  until: maybe(moment),
  mode: param(oneOf(["total", "perDayTotal"]), "total"),
  sort: param(oneOf(["price", "distance"]), "price"),
  least: maybe(number),
  most: maybe(number),
  group: words,
  gear: words,
  engine: words,
  seats: maybe(count(1, 99)),
  bags: maybe(count(1, 99)),
  doors: words,
  feature: words,
  free: param(flag, false),
  unlimited: param(flag, false),
  full: param(flag, false),
  pay: words,
  access: words,
  agency: words,
  kind: words,
  provider: words,
  branch: words,
  page: param(count(1, 100_000), 1),
  car: maybe(text),
  offer: maybe(text),
};

export const NO_FILTERS: Filters = {
  ...(Object.fromEntries(FACETS.map((name) => [name, []])) as unknown as Record<FacetName, readonly string[]>),
  least: undefined,
  most: undefined,
  seats: undefined,
  bags: undefined,
  free: false,
  unlimited: false,
  full: false,
};

export function readAddress(params: URLSearchParams): CarsAddress {
  return readShape(SHAPE, params);
}

/** Returns the URL parameters of this view. Keeps currency and units. */
export function addressOf(address: Partial<CarsAddress>): URLSearchParams {
  const params = writeShape(SHAPE, { ...readShape(SHAPE, new URLSearchParams()), ...address });
  params.set("view", "cars");
  return withDisplay(params);
}

export function goTo(address: Partial<CarsAddress>, step: Step): void {
  go(addressOf(address), step);
}

/** The search criteria that the service receives. */
export interface Query {
  pickup: Chosen;
  dropoff: Chosen | undefined;
  from: Moment;
  until: Moment;
}

/** Returns the search criteria in the URL, or `undefined` if a required criterion is missing. */
export function queryOf({ pickup, dropoff, from, until }: CarsAddress): Query | undefined {
  return pickup && from && until ? { pickup, dropoff, from, until } : undefined;
}

/** The service's maximum page size. For most locations, one page holds all cars. */
export const PAGE_SIZE = 500;

export type CarSearch = ReturnType<typeof cars.search>;

/**
 * Starts a search. Prices are always requested for the whole rental, because fees are amounts for the whole rental. The
 * page derives the price per day by dividing by the number of days, as the service does.
 */
export function startSearch(client: Client, query: Query, currency: string): CarSearch {
  const location = searchPlace(query.pickup);
  const elsewhere = query.dropoff && { location: searchPlace(query.dropoff) };
  return cars.search(client, {
    searchId: null,
    searchStartParameters: {
      pickup: { ...carMoment(query.from), location },
      dropoff: { ...carMoment(query.until), ...elsewhere },
    },
    resultParameters: { priceMode: "total", pageSize: PAGE_SIZE, currency },
  });
}

/** Parses ids such as `airport:BOS` and `city:4930956`. Any other id, such as a typed one, counts as a city. */
function searchPlace({ id }: Chosen): cars.CarSearchPlace {
  const [, type, value] = /^(airport|city):(.+)$/.exec(id) ?? [];
  return { type: type === "airport" ? "airport" : "city", value: value ?? id };
}

function carMoment(moment: Moment): cars.CarMoment {
  const [date = "", time = ""] = moment.split("T");
  return { date, hour: Number(time.slice(0, 2)), minute: Number(time.slice(3)) };
}
