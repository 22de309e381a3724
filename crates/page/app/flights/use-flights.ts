// A flight search as its view needs it: quick first results, then all of them.
import { CallError, flights } from "@wayfare/client";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useSearch, type Running } from "../search/use-search";
import { usePage } from "../state/context";
import { foundIn, type Found } from "./itinerary";
import { requestOf, type PriceMode } from "./query";

export interface Flights {
  running: Running<flights.FlightSearchResponse>;
  found: Found | undefined;
  /** Whether `found` has every result so far; the first answers have 50 of them. */
  whole: boolean;
  /** Whether it will stay so. */
  cut: boolean;
}

interface List {
  /** What it was asked for by: another one is fetched when that changes. */
  ask: string;
  searchId: string | undefined;
  found?: Found;
  failed?: boolean;
}

interface Manner {
  mode: PriceMode;
  sort: flights.FlightSortKey;
}

/**
 * The polls of a search have 50 results, so that something is to be seen at once: each is some 100 KB where all results
 * are megabytes before they are unpacked. Filters with counts and the picture of prices need every result, so all are
 * fetched twice: when the second phase begins, and when the search is complete; and again in another currency or price
 * mode, which needs no new search. They come in the order of the best value, which the service alone can tell: prices
 * and durations are sorted here. Where this fails, the 50 stay, and the view says that filters see no others.
 */
export function useFlights(start: flights.FlightSearchStart | undefined, { mode, sort }: Manner): Flights {
  const { client, currency } = usePage();
  const key = start && JSON.stringify(start);
  const running = useSearch(key, () => flights.search(client, requestOf(start!, { mode, currency, sort })));
  const [list, setList] = useState<List>();
  const anew = useRef<string>(undefined);

  const { searchId, cluster } = running.found ?? {};
  const ready = running.phase === "displayable" || running.phase === "complete";
  const differs = running.found !== undefined && !isAsAsked(running.found, mode, currency);
  const ask = searchId && (ready || differs) ? [searchId, running.phase, mode, currency].join() : undefined;

  useEffect(() => {
    if (!ask || !searchId) return;
    const stop = new AbortController();
    const resultParameters = { currency, priceMode: mode, pageSize: 999, sort: { key: "bestValue" } };
    flights
      .poll(client, cluster ? { cluster } : {}, { searchId, resultParameters }, { signal: stop.signal })
      .then(({ value }) => setList({ ask, searchId, found: foundIn(value) }))
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        // A search that the service has forgotten is made anew, once for each manner of prices.
        const forgotten = running.state === "ended" && error instanceof CallError && error.kind === "refused";
        if (forgotten && differs && anew.current !== ask) {
          anew.current = ask;
          running.again();
        }
        setList((before) => ({ ...(before?.searchId === searchId ? before : {}), ask, searchId, failed: true }));
      });
    return () => stop.abort();
  }, [ask]);

  const first = useMemo(() => running.found && foundIn(running.found), [running.found]);
  const current = list?.searchId === searchId ? list : undefined;
  const whole = current?.found !== undefined || isAll(running.found);
  const failed = current?.failed === true && current.ask === ask;
  return {
    running,
    found: current?.found ?? first,
    whole,
    cut: !whole && running.found !== undefined && (failed || (running.state === "ended" && !ask)),
  };
}

/** Whether an answer has the prices that are wanted. One that is silent about them is believed. */
function isAsAsked(answer: flights.FlightSearchResponse, mode: PriceMode, currency: string): boolean {
  return (answer.priceMode ?? mode) === mode && (answer.currency ?? currency) === currency;
}

function isAll({ results, totalCount }: flights.FlightSearchResponse = {}): boolean {
  return totalCount !== undefined && (results?.length ?? 0) >= totalCount;
}
