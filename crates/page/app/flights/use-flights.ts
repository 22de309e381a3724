// Runs a flight search: quick first results, then the full list.
import { CallError, flights } from "@wayfare/client";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useSearch, type Running } from "../search/use-search";
import { usePage } from "../state/context";
import { foundIn, type Found } from "./itinerary";
import { requestOf, type PriceMode } from "./query";

export interface Flights {
  running: Running<flights.FlightSearchResponse>;
  found: Found | undefined;
  /** `true` if `found` has all results so far. The first responses have at most 50 results. */
  isComplete: boolean;
  /** `true` if `found` will stay incomplete. */
  isTruncated: boolean;
}

interface List {
  /** The request key. A new list is fetched when the key changes. */
  ask: string;
  searchId: string | undefined;
  found?: Found;
  failed?: boolean;
}

interface PriceOptions {
  mode: PriceMode;
  sort: flights.FlightSortKey;
}

/**
 * Runs a flight search.
 *
 * Polls request 50 results, so that first results appear quickly: such a response has about 100 KB, while a response
 * with all results has megabytes even when compressed. Filter counts and the price histogram need all results. The
 * full list is therefore fetched when the second phase begins, when the search completes, and after a change of
 * currency or price mode, which needs no new search. The full list is sorted by best value, which only the service can
 * compute; the page itself sorts by price and duration. If the full list fails to load, the 50 results stay, and the
 * view warns that sorting and filters cover only these results.
 */
export function useFlights(start: flights.FlightSearchStart | undefined, { mode, sort }: PriceOptions): Flights {
  const { client, currency } = usePage();
  const key = start && JSON.stringify(start);
  const running = useSearch(key, () => flights.search(client, requestOf(start!, { mode, currency, sort })));
  const [list, setList] = useState<List>();
  const restarted = useRef<string>(undefined);

  const { searchId, cluster } = running.found ?? {};
  const ready = running.phase === "displayable" || running.phase === "complete";
  const differs = running.found !== undefined && !isAsAsked(running.found, mode, currency);
  const ask = searchId && (ready || differs) ? [searchId, running.phase, mode, currency].join() : undefined;

  useEffect(() => {
    if (!ask || !searchId) return;
    const stop = new AbortController();
    const resultParameters: flights.FlightResultParameters = {
      currency,
      priceMode: mode,
      pageSize: 999,
      sort: { key: "bestValue" },
    };
    flights
      .poll(client, cluster ? { cluster } : {}, { searchId, resultParameters }, { signal: stop.signal })
      .then(({ value }) => setList({ ask, searchId, found: foundIn(value) }))
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        // Restart a search that has expired on the service, once for each search id, phase, currency and price mode.
        const forgotten = running.state === "ended" && error instanceof CallError && error.kind === "refused";
        if (forgotten && differs && restarted.current !== ask) {
          restarted.current = ask;
          running.again();
        }
        setList((before) => ({ ...(before?.searchId === searchId ? before : {}), ask, searchId, failed: true }));
      });
    return () => stop.abort();
  }, [ask]);

  const first = useMemo(() => running.found && foundIn(running.found), [running.found]);
  const current = list?.searchId === searchId ? list : undefined;
  const isComplete = current?.found !== undefined || isAll(running.found);
  const failed = current?.failed === true && current.ask === ask;
  return {
    running,
    found: current?.found ?? first,
    isComplete,
    isTruncated: !isComplete && running.found !== undefined && (failed || (running.state === "ended" && !ask)),
  };
}

/** Returns whether a response has the requested price mode and currency. Missing values count as matching. */
function isAsAsked(answer: flights.FlightSearchResponse, mode: PriceMode, currency: string): boolean {
  return (answer.priceMode ?? mode) === mode && (answer.currency ?? currency) === currency;
}

function isAll({ results, totalCount }: flights.FlightSearchResponse = {}): boolean {
  return totalCount !== undefined && (results?.length ?? 0) >= totalCount;
}
