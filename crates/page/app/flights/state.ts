// All that the view shows, as the address has it.
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
import { FILTERS, NO_FILTERS, type Filters } from "./filters";
import { QUERY, type FlightQuery } from "./query";

export const SORTS = ["price", "bestValue", "duration"] as const satisfies readonly flights.FlightSortKey[];

export type SortName = (typeof SORTS)[number];

/** What is shown of the results. */
export interface Shown {
  sort: SortName;
  /** Counted from 1, as people do. */
  page: number;
  /** Id of the itinerary whose details are open. */
  open: string | undefined;
  /** Ids of those chosen to be compared. */
  compare: readonly string[];
  /** Whether they are being compared. */
  comparing: boolean;
  /** Whether only their differences are shown. */
  differences: boolean;
  /** Month of the open calendar, as `2027-03`. */
  calendar: string | undefined;
  /** Whether the calendar has direct flights alone. */
  nostops: boolean;
}

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
};

export interface FlightState {
  query: FlightQuery;
  filters: Filters;
  shown: Shown;
  /** The query as one text: changes when another search is asked for, and not with the price mode. */
  asked: string;
  /** The address of a new search: filters and choices are those of the one before, and go. */
  searchFor(query: FlightQuery, shown?: Partial<Shown>): URLSearchParams;
  /** Changes filters; begins with the first page. */
  filter(change: Partial<Filters>): void;
  clearFilters(): void;
  show(change: Partial<Shown>, step?: Step): void;
  /** Changes how prices are shown; the search stays. */
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
  const currency = params.get("currency");
  const write = (query: FlightQuery, filters: Filters, shown: Shown) => {
    const shapes = [writeShape(QUERY, query), writeShape(FILTERS, filters), writeShape(SHOWN, shown)];
    const all = new URLSearchParams(shapes.flatMap((params) => [...params]));
    if (currency !== null) all.set("currency", currency);
    return all;
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
    // Bounds of prices mean other sums in another mode.
    price: (mode) =>
      go(
        write({ ...query, mode }, { ...filters, least: undefined, most: undefined }, { ...shown, page: 1 }),
        "replace",
      ),
  };
}
