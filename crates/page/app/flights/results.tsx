// The results of a search: status, sort order, list, filters and map.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { plural } from "../parts/format";
import { ResultsLayout } from "../parts/layout";
import { Pager } from "../parts/pager";
import { Skeletons } from "../parts/skeleton";
import { useHeld } from "../search/held";
import { SearchStatus } from "../search/status";
import { usePage } from "../state/context";
import { Card } from "./card";
import { CompareBar } from "./compare-bar";
import { isActive, matches, PARTS, sorted } from "./filters";
import { FiltersPanel } from "./filters-panel";
import { NothingLeft } from "./nothing-left";
import { RoutesMap } from "./routes-map";
import { SortTabs } from "./sort-tabs";
import type { FlightState } from "./state";
import { modeText } from "./words";
import type { Flights } from "./use-flights";

interface Props {
  state: FlightState;
  search: Flights;
  /** Fares on nearby dates. */
  nearby: ComponentChildren;
}

const PER_PAGE = 20;

/** Maximum number of itineraries in a comparison. */
export const MAX_COMPARED = 3;

export function Results({ state, search, nearby }: Props) {
  const { filters, shown, asked } = state;
  const { currency } = usePage();
  useBoundsIn(currency, state);
  const list = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<string>();

  const key = JSON.stringify([asked, state.query.mode, currency, filters, shown.sort, shown.page]);
  const held = useHeld(search.found, key, list);
  const found = held.shown;
  const matching = useMemo(() => (found ? matches(found, filters) : []), [found, filters]);
  const ordered = useMemo(() => (found ? sorted(found, matching, shown.sort) : []), [found, matching, shown.sort]);

  const pages = Math.max(1, Math.ceil(ordered.length / PER_PAGE));
  const page = Math.min(shown.page, pages);
  const onPage = useMemo(() => ordered.slice((page - 1) * PER_PAGE, page * PER_PAGE), [ordered, page]);
  useTopOf(list, page);

  // Until all results are loaded, the number of matches is unknown, even if it is zero so far.
  const known = search.isComplete || search.isTruncated;
  const none = found !== undefined && matching.length === 0 && found.itineraries.length > 0;

  const active = PARTS.filter((part) => isActive(filters, part));
  const toggle = (id: string, on: boolean) =>
    state.show({ compare: on ? [...shown.compare, id] : shown.compare.filter((other) => other !== id) });

  const openDetail = (id: string) => state.show({ open: id }, "push");
  return (
    <ResultsLayout
      filtered={active.length}
      onClear={state.clearFilters}
      filters={found && <FiltersPanel found={found} state={state} />}
      top={
        <>
          <SearchStatus
            running={search.running}
            noun={["itinerary", "itineraries"]}
            selection="the best by price and time"
            total={found && known ? found.itineraries.length : undefined}
            shown={found && known ? matching.length : undefined}
            prices={`${modeText(found?.mode ?? state.query.mode)}, in ${found?.currency ?? currency}`}
            onNothing={<p>Try other dates, nearby airports or split tickets.</p>}
          />
          {search.isTruncated && (
            <p class="notice warn">
              The full list failed to load. Sorting and filters cover only the first {found?.itineraries.length}{" "}
              results.
            </p>
          )}
          {held.newer && (
            <button class="flights-newer" onClick={held.accept}>
              Show latest results
            </button>
          )}
        </>
      }
      nearby={nearby}
      order={
        <SortTabs found={found} matches={matching} sort={shown.sort} onSort={(sort) => state.show({ sort, page: 1 })} />
      }
      map={
        found && found.itineraries.length > 0
          ? () => <RoutesMap found={found} matches={onPage} pointed={pointed} onOpen={openDetail} />
          : undefined
      }
      list={
        <>
          {((!found && search.running.state === "running") || (none && !known)) && <Skeletons list="flights-list" />}
          {none && known && <NothingLeft found={found} state={state} parts={active} />}
          <div class="results-list flights-list" ref={list} aria-busy={found !== undefined && !known}>
            {found &&
              onPage.map((match) => (
                <Card
                  key={match.itinerary.id}
                  found={found}
                  match={match}
                  who={state.query.who}
                  dated={state.query.flex}
                  compared={shown.compare.includes(match.itinerary.id)}
                  room={shown.compare.length < MAX_COMPARED}
                  onCompare={(on) => toggle(match.itinerary.id, on)}
                  onOpen={() => openDetail(match.itinerary.id)}
                  onPoint={(on) => setPointed(on ? match.itinerary.id : undefined)}
                />
              ))}
          </div>
          <CompareBar
            chosen={shown.compare.length}
            most={MAX_COMPARED}
            onCompare={() => state.show({ comparing: true }, "push")}
            onClear={() => state.show({ compare: [] })}
          />
          <Pager page={page - 1} pages={pages} onPage={(at) => state.show({ page: at + 1 }, "push")} />
          {pages > 1 && (
            <p class="soft flights-page-status">
              Page {page} of {pages}: {plural(ordered.length, "itinerary", "itineraries")}
            </p>
          )}
        </>
      }
    />
  );
}

/** Scrolls to the top of the list when the page changes. */
function useTopOf(list: { current: HTMLElement | null }, page: number) {
  const before = useRef(page);
  useEffect(() => {
    if (before.current !== page) list.current?.closest(".results-main")?.scrollIntoView({ block: "start" });
    before.current = page;
  }, [page]);
}

/** Clears the price filter when the currency changes. */
function useBoundsIn(currency: string, { filters, filter }: FlightState) {
  const before = useRef(currency);
  useEffect(() => {
    const bounded = filters.least !== undefined || filters.most !== undefined;
    if (before.current !== currency && bounded) filter({ least: undefined, most: undefined });
    before.current = currency;
  }, [currency]);
}
