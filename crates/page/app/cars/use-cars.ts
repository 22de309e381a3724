// Loads the cars of a search, including the remaining pages if the first page does not contain all of them.
import { CallError, type cars } from "@wayfare/client";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useSearch, type Running } from "../search/use-search";
import { usePage } from "../state/context";
import { join, rentalDays, type Answer } from "./model";
import { PAGE_SIZE, startSearch, type CarSearch, type Query } from "./query";

export interface Cars {
  running: Running<cars.CarSearchResponse>;
  answer: Answer | undefined;
  /** The error that prevented loading the pages after the first. */
  restError: CallError | undefined;
}

export function useCars(query: Query | undefined): Cars {
  const { client, currency } = usePage();
  const search = useRef<CarSearch | undefined>(undefined);
  const key = query && JSON.stringify([query.pickup.id, query.dropoff?.id, query.from, query.until, currency]);
  const running = useSearch(key, () => {
    if (query === undefined) throw new TypeError("search started without a query");
    return (search.current = startSearch(client, query, currency));
  });
  const { rest, error } = useRest(running, search);
  const days = query ? rentalDays(query.from, query.until) : 1;
  const answer = useMemo(
    () => (running.found ? join([running.found, ...rest], days) : undefined),
    [running.found, rest, days],
  );
  return { running, answer, restError: error };
}

interface Rest {
  of: unknown;
  rest: readonly cars.CarSearchResponse[];
  error?: CallError;
}

const NO_REST: Rest = { of: undefined, rest: [] };

/** Loads the pages after the first once the search is complete. */
function useRest({ found, last, phase }: Running<cars.CarSearchResponse>, search: { current: CarSearch | undefined }) {
  const [rest, setRest] = useState(NO_REST);
  useEffect(() => {
    const pages = Math.ceil((last?.total ?? 0) / PAGE_SIZE);
    if (phase !== "complete" || pages < 2) return;
    let shown = true;
    const turn = async () => {
      const got: cars.CarSearchResponse[] = [];
      try {
        for (let number = 1; number < pages; number++) {
          const { found } = (await search.current?.page(number).finish()) ?? {};
          if (!shown) return;
          if (found) setRest({ of: last, rest: [...got, found] });
          if (found) got.push(found);
        }
      } catch (error) {
        if (shown && error instanceof CallError) setRest({ of: last, rest: got, error });
      }
    };
    void turn();
    return () => {
      shown = false;
    };
  }, [last, phase]);
  return found !== undefined && rest.of === last ? rest : NO_REST;
}
