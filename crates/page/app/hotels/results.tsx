// The results of a search: status, sort order, list, pages, filters and map.
import { hotels } from "@wayfare/client";
import { useEffect, useRef, useState } from "preact/hooks";
import { Select } from "../parts/field";
import { number, plural } from "../parts/format";
import { ResultsLayout } from "../parts/layout";
import { Pager } from "../parts/pager";
import { Skeletons } from "../parts/skeleton";
import { useHeld } from "../search/held";
import { SearchStatus } from "../search/status";
import { type Running, useSearch } from "../search/use-search";
import { usePage } from "../state/context";
import { type Asked, changing, type Change, filtersSet, NO_FILTERS, questionOf, SORTS } from "./asked";
import { HotelCard } from "./card";
import { useFacets } from "./facets";
import { Filters } from "./filters";
import { HotelsMap } from "./map";
import { hotelsQuery, PAGE_SIZE } from "./query";
import { pointOf } from "./point";
import { SORT_NAMES, TAXES_TEXTS } from "./words";

type Answer = hotels.MultipleHotelSearchResponse;

const OPTIONS = ["filter", "destination", "topRates", "images"] as const;

/** A response with the state that it belongs to. */
interface Listed {
  answer: Answer;
  asked: Asked;
}

interface Props {
  asked: Asked;
  /** Receives the full name of the destination. */
  onPlace(name: string | undefined): void;
}

export function Results({ asked, onPlace }: Props) {
  const { currency } = usePage();
  const change = changing(asked);
  const [key, running] = useHotels(asked, currency);
  const facets = useFacets(asked, running.found);
  const list = useRef<HTMLDivElement>(null);
  const listed = useListed(asked, running);
  const held = useHeld(listed, running.answered ?? "", list);
  const [hovered, setHovered] = useState<string>();
  const [selected, setSelected] = useState<string>();
  const { shown } = held;
  const { found, last } = running;
  const place = found?.destination?.fullName;
  useEffect(() => onPlace(place), [place]);
  // Keeps the focus in the list when a button disappears after it is pressed.
  const refocused = (action: () => void) => {
    list.current?.focus();
    action();
  };
  const select = (id: string | undefined) => {
    setSelected(id);
    // In narrow windows, the map is above the list and would scroll out of view.
    const card = list.current?.querySelector(`[data-hotel="${id}"]`);
    if (matchMedia("(min-width: 1280px)").matches) card?.scrollIntoView({ block: "nearest" });
  };
  const filtered = filtersSet(asked);
  const counts = last?.response;
  const known = asked.checkin === undefined ? counts?.totalResults : counts?.totalAvailableResults;
  // Hotels without a rate also pass filters, so the filtered hotels may outnumber the available hotels.
  const all = known && Math.max(known, counts?.totalFilteredResults ?? 0);

  const status = (
    <SearchStatus
      running={running}
      noun={["hotel", "hotels"]}
      total={all}
      shown={counts?.totalFilteredResults}
      prices={
        asked.checkin === undefined
          ? "per night, found recently; availability is not checked"
          : `in ${found?.currencyCode ?? currency}, ${TAXES_TEXTS[asked.taxes]}`
      }
      onNothing={<p>Try other dates or a larger area.</p>}
    />
  );
  return (
    <ResultsLayout
      filters={facets && <Filters asked={asked} facets={facets} currency={found?.currencyCode} change={change} />}
      filtered={filtered}
      onClear={() => change(NO_FILTERS, "replace")}
      top={
        <>
          {status}
          {held.newer && <button onClick={() => refocused(held.accept)}>Show latest results</button>}
        </>
      }
      order={<Order asked={asked} change={change} />}
      list={
        <div class="hotels-list">
          {running.state === "running" && running.phase !== "complete" && !all && <Skeletons list="hotels-list" />}
          <div ref={list} class="results-list" tabIndex={-1} aria-busy={running.answered !== key && !running.error}>
            {shown?.answer.results?.map((hotel) => (
              <HotelCard
                key={hotel.id}
                hotel={hotel}
                answer={shown.answer}
                asked={shown.asked}
                from={originOf(shown.asked, shown.answer)}
                marked={[hovered, selected].includes(String(hotel.id))}
                onHover={setHovered}
              />
            ))}
          </div>
          {found && all !== undefined && all > 0 && found.totalFilteredResults === 0 && (
            <NoneLeft count={filtered} onClear={() => refocused(() => change(NO_FILTERS, "replace"))} />
          )}
          {shown?.answer.results?.length === 0 && !!shown.answer.totalFilteredResults && (
            <PastEnd
              page={shown.asked.page}
              pages={Math.ceil(shown.answer.totalFilteredResults / PAGE_SIZE)}
              onFirst={() => refocused(() => change({ page: 1 }, "replace"))}
            />
          )}
          <Pages asked={asked} answer={found} change={change} list={list} />
        </div>
      }
      isBare={running.error !== undefined && !all}
      mapFrom={1280}
      map={() => (
        <HotelsMap
          asked={asked}
          listed={shown?.answer.results ?? NONE}
          hovered={hovered}
          selected={asked.hotel === undefined ? selected : String(asked.hotel)}
          onHover={setHovered}
          onSelect={select}
          change={change}
        />
      )}
    />
  );
}

const NONE: readonly hotels.HotelResult[] = [];

/** Runs the search. The returned key identifies the current request. */
function useHotels(asked: Asked, currency: string): [key: string, running: Running<Answer>] {
  const { client } = usePage();
  const query = { ...hotelsQuery(asked, currency), pageIndex: asked.page - 1, pageSize: PAGE_SIZE };
  const key = JSON.stringify(query);
  const start = () => hotels.searchMultiple(client, { ...query, responseOptions: [...OPTIONS] });
  return [key, useSearch(key, start, JSON.stringify([questionOf(asked), currency]))];
}

/** Returns the latest response with its state, which does not change while another response loads. */
function useListed(asked: Asked, { found }: Running<Answer>): Listed | undefined {
  const listed = useRef<Listed | undefined>(undefined);
  if (found === undefined) listed.current = undefined;
  else if (listed.current?.answer !== found) listed.current = { answer: found, asked };
  return listed.current;
}

function Order({ asked, change }: { asked: Asked; change: Change }) {
  return (
    <label>
      <span class="soft">Sort by</span>
      <Select
        value={asked.sort}
        options={SORTS.map((sort) => [sort, SORT_NAMES[sort]])}
        onChange={(sort) => change({ sort }, "replace")}
      />
    </label>
  );
}

function NoneLeft({ count, onClear }: { count: number; onClear(): void }) {
  return (
    <div class="notice" role="status">
      <p>
        <b>No hotels match your {count === 1 ? "filter" : `${count} filters`}.</b>
      </p>
      <button onClick={onClear}>Clear all filters</button>
    </div>
  );
}

/** A notice that the page in the URL does not exist or no longer exists. */
function PastEnd({ page, pages, onFirst }: { page: number; pages: number; onFirst(): void }) {
  return (
    <div class="notice" role="status">
      <p>
        <b>Page {number(page)} doesn’t exist.</b> This search has {plural(pages, "page")}.
      </p>
      <button onClick={onFirst}>Go to first page</button>
    </div>
  );
}

interface PagesProps {
  asked: Asked;
  answer: Answer | undefined;
  change: Change;
  list: { current: HTMLElement | null };
}

function Pages({ asked, answer, change, list }: PagesProps) {
  const pages = Math.ceil((answer?.totalFilteredResults ?? 0) / PAGE_SIZE);
  return (
    <Pager
      page={Math.min(asked.page, pages) - 1}
      pages={pages}
      onPage={(page) => {
        change({ page: page + 1 }, "replace");
        list.current?.scrollIntoView({ block: "start" });
      }}
    />
  );
}

/** Returns the name of the place that distances are measured from. */
function originOf(asked: Asked, answer: Answer): string | undefined {
  const key = asked.where?.id ?? "";
  if (pointOf(key)) return "your point";
  if (key.startsWith("kpolygon:")) return "the centre of the area";
  return key.startsWith("kplace:") ? `the centre of ${answer.destination?.name ?? asked.where?.label}` : undefined;
}
