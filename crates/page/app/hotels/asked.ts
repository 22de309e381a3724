// The state of the hotel view in the URL.
import {
  type Chosen,
  type Codec,
  count,
  day,
  flag,
  go,
  list,
  maybe,
  number,
  oneOf,
  param,
  place,
  readShape,
  type Shape,
  type Step,
  text,
  writeShape,
} from "../state/address";
import { withDisplay } from "../state/display";
import { ONE_ROOM, type Room, rooms } from "./rooms";

/** The search criteria: destination, dates, guests and taxes. A change starts a new search. */
export interface Question {
  where: Chosen | undefined;
  /** Set if and only if `checkout` is set. */
  checkin: string | undefined;
  checkout: string | undefined;
  rooms: readonly Room[];
  taxes: Taxes;
}

/** Taxes included in totals: all, all except those paid at the hotel (`state`), or none. */
export const TAXES = ["all", "state", "none"] as const;
export type Taxes = (typeof TAXES)[number];

/** Price range, for the whole stay or, without dates, per night. Applies only to prices in `currency`. */
export interface PriceBounds {
  from: number | undefined;
  to: number | undefined;
  currency: string;
}

/** Filters with multiple selection, by id or rating. */
export const GROUPS = ["stars", "guests", "deals", "types", "features", "themes", "chains"] as const;
export type Group = (typeof GROUPS)[number];

export interface Filters extends Record<Group, readonly number[]> {
  price: PriceBounds | undefined;
  /** `true` to ignore star ratings that hotels assigned themselves. */
  official: boolean;
  /** `true` if a hotel needs only one of the selected features, not all. */
  anyFeature: boolean;
  /** Text that the hotel name must contain. */
  name: string;
}

export const SORTS = ["popularity", "cheapest", "dearest", "guests", "stars", "distance", "name"] as const;
export type Sort = (typeof SORTS)[number];

export interface Asked extends Question, Filters {
  sort: Sort;
  /** One-based page number. */
  page: number;
  /** Id of the hotel whose details are open. */
  hotel: number | undefined;
}

/** A codec for a price range such as `100-600USD`. Either bound may be missing. */
const price: Codec<PriceBounds> = {
  read(text) {
    const [, from, to, currency] = /^(\d*)-(\d*)([A-Z]{3})$/.exec(text) ?? [];
    if (currency === undefined || !(from || to)) return undefined;
    return { from: from ? Number(from) : undefined, to: to ? Number(to) : undefined, currency };
  },
  write: ({ from = "", to = "", currency }) => `${from}-${to}${currency}`,
};

const ids = param(list(number), []);

const SHAPE: Shape<Asked> = {
  where: maybe(place),
  checkin: maybe(day),
  checkout: maybe(day),
  rooms: param(rooms, ONE_ROOM),
  taxes: param(oneOf(TAXES), "all"),
  price: maybe(price),
  stars: ids,
  official: param(flag, false),
  guests: ids,
  deals: ids,
  types: ids,
  features: ids,
  anyFeature: param(flag, false),
  themes: ids,
  chains: ids,
  name: param(text, ""),
  sort: param(oneOf(SORTS), "popularity"),
  page: param(count(1, 1_000_000), 1),
  hotel: maybe(count(0, Number.MAX_SAFE_INTEGER)),
};

export const NO_FILTERS: Filters = {
  price: undefined,
  stars: [],
  official: false,
  guests: [],
  deals: [],
  types: [],
  features: [],
  anyFeature: false,
  themes: [],
  chains: [],
  name: "",
};

export function readAsked(address: URLSearchParams, currency: string): Asked {
  const asked = readShape(SHAPE, address);
  const dated = asked.checkin !== undefined && asked.checkout !== undefined && asked.checkin < asked.checkout;
  return {
    ...asked,
    ...(!dated && { checkin: undefined, checkout: undefined }),
    ...(asked.price?.currency !== currency && { price: undefined }),
  };
}

/** Returns the URL parameters of the current state with some changes. */
export function addressOf(asked: Asked, change: Partial<Asked> = {}): URLSearchParams {
  const params = writeShape(SHAPE, { ...asked, ...change });
  params.set("view", "hotels");
  return withDisplay(params);
}

export type Change = (change: Partial<Asked>, step: Step) => void;

/** Returns a function that changes the state and returns to the first page, unless the change sets a page. */
export function changing(asked: Asked): Change {
  return (change, step) => go(addressOf(asked, { page: 1, ...change }), step);
}

/** Counts the selected filter values. */
export function filtersSet(asked: Filters): number {
  const lists = GROUPS.reduce((sum, group) => sum + asked[group].length, 0);
  return lists + (asked.price ? 1 : 0) + (asked.name ? 1 : 0);
}

/** Extracts the search criteria, without filters, sort order and page. */
export function questionOf({ where, checkin, checkout, rooms, taxes }: Question): Question {
  return { where, checkin, checkout, rooms, taxes };
}
