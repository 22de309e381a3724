// The state of the flight view in the URL.
import type { flights } from "@wayfare/client";
import { useMemo } from "preact/hooks";
import {
  count,
  flag,
  go,
  list,
  maybe,
  oneOf,
  param,
  readShape,
  text,
  useAddress,
  writeShape,
  type Codec,
  type Shape,
  type Step,
} from "../state/address";
import { withDisplay } from "../state/display";
import { FILTERS, NO_FILTERS, type Filters } from "./filters";
import { QUERY, type FlightQuery } from "./query";

export const SORTS = ["price", "bestValue", "duration"] as const satisfies readonly flights.FlightSortKey[];

export type SortName = (typeof SORTS)[number];

/** The display state of the results. */
export interface Shown {
  sort: SortName;
  /** One-based page number. */
  page: number;
  /** Id of the itinerary whose details are open. */
  open: string | undefined;
  /** Ids of the itineraries selected for comparison. */
  compare: readonly string[];
  /** `true` if the comparison is open. */
  comparing: boolean;
  /** `true` if the comparison shows only differences. */
  differences: boolean;
  /** Month of the open calendar, as `2027-03`. */
  calendar: string | undefined;
  /** `true` if the calendar is limited to direct flights. */
  nostops: boolean;
  /** Length of stay in the calendar, in nights; `undefined` for the cheapest stay. */
  nights: number | undefined;
}

/** Maximum length of stay in the calendar, in nights. */
export const MAX_NIGHTS = 30;

const monthOfYear: Codec<string> = {
  read: (text) => (/^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined),
  write: (value) => value,
};

const SHOWN: Shape<Shown> = {
  sort: param(oneOf(SORTS), "price"),
  page: param(count(1, 1000), 1),
  open: maybe(text),
  compare: param(list(text), []),
  comparing: param(flag, false),
  differences: param(flag, false),
  calendar: maybe(monthOfYear),
  nostops: param(flag, false),
  nights: maybe(count(1, MAX_NIGHTS)),
};

export interface FlightState {
  query: FlightQuery;
  filters: Filters;
  shown: Shown;
  /** The query as a string that changes with every new search, but not with the price mode. */
  asked: string;
  /** Returns the URL parameters of a new search. Filters and selections of the previous search are dropped. */
  searchFor(query: FlightQuery, shown?: Partial<Shown>): URLSearchParams;
  /** Changes filters and returns to the first page. */
  filter(change: Partial<Filters>): void;
  clearFilters(): void;
  show(change: Partial<Shown>, step?: Step): void;
  /** Changes the price mode without a new search. */
  price(mode: FlightQuery["mode"]): void;
}

export function useFlightState(): FlightState {
  const params = useAddress();
  const address = params.toString();
  return useMemo(() => stateOf(params), [address]);
}

function stateOf(params: URLSearchParams): FlightState {
  const query = readShape(QUERY, params);
  const filters = readShape(FILTERS, params);
  const shown = readShape(SHOWN, params);
  const write = (query: FlightQuery, filters: Filters, shown: Shown) => {
    const shapes = [writeShape(QUERY, query), writeShape(FILTERS, filters), writeShape(SHOWN, shown)];
    return withDisplay(new URLSearchParams(shapes.flatMap((params) => [...params])));
  };
  const first: Shown = readShape(SHOWN, new URLSearchParams());
  const filter = (filters: Filters) => go(write(query, filters, { ...shown, page: 1 }), "replace");
  return {
    query,
    filters,
    shown,
    asked: writeShape(QUERY, { ...query, mode: QUERY.mode.otherwise }).toString(),
    searchFor: (query, shown = {}) => write(query, NO_FILTERS, { ...first, ...shown }),
    filter: (change) => filter({ ...filters, ...change }),
    clearFilters: () => filter(NO_FILTERS),
    show: (change, step = "replace") => go(write(query, filters, { ...shown, ...change }), step),
    // Price bounds do not carry over to another price mode.
    price: (mode) =>
      go(
        write({ ...query, mode }, { ...filters, least: undefined, most: undefined }, { ...shown, page: 1 }),
        "replace",
      ),
  };
}
