// The results of a search: status, filters, list, map and the details of the selected car.
import { useMemo, useRef, useState } from "preact/hooks";
import { Choice, Select } from "../parts/field";
import { ResultsLayout } from "../parts/layout";
import { Pager } from "../parts/pager";
import { Skeletons } from "../parts/skeleton";
import { useHeld } from "../search/held";
import { Failure } from "../search/failure";
import { SearchStatus } from "../search/status";
import { CarCard } from "./card";
import { CarDialog } from "./detail";
import { filter, filtered as countOf, sorted } from "./filter";
import { CarsFilters } from "./filters";
import { CarsMap } from "./map";
import { namesOf } from "./names";
import { addressOf, goTo, NO_FILTERS, type CarsAddress, type Query } from "./query";
import type { Pricing } from "./prices";
import { useCars } from "./use-cars";

const PER_PAGE = 20;

interface Props {
  address: CarsAddress;
  query: Query;
}

export function CarsResults({ address, query }: Props) {
  const { running, answer, restError } = useCars(query);
  const [pointed, setPointed] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const { car, offer, page, mode, ...asked } = address;
  const question = JSON.stringify(asked);
  const all = answer?.cars;
  const names = useMemo(() => namesOf(all ?? []), [all]);
  const pricing: Pricing = useMemo(
    () => ({ mode, days: answer?.days ?? 1, currency: answer?.currency }),
    [mode, answer?.days, answer?.currency],
  );
  const filtered = useMemo(() => filter(all ?? [], address), [all, question]);
  const matches = useMemo(() => sorted(filtered.matches, address.sort), [filtered, address.sort]);
  const held = useHeld(matches, `${question} ${page}`, list);

  const pages = Math.ceil(held.shown.length / PER_PAGE);
  const at = Math.min(page, Math.max(1, pages)) - 1;
  const change = (part: Partial<CarsAddress>) => goTo({ ...address, page: 1, ...part }, "replace");
  const turn = (page: number) => {
    goTo({ ...address, page: page + 1 }, "push");
    list.current?.scrollIntoView({ block: "start" });
  };
  const failed = running.state === "ended" && !all?.length;
  const waiting = running.state === "running" && !held.shown.length && countOf(address) === 0;
  const noneLeft = !waiting && held.shown.length === 0 && (all?.length ?? 0) > 0;
  return (
    <>
      <ResultsLayout
        filtered={countOf(address)}
        onClear={() => change(NO_FILTERS)}
        filters={
          all?.length ? (
            <CarsFilters filters={address} filtered={filtered} names={names} pricing={pricing} onChange={change} />
          ) : undefined
        }
        top={
          <>
            <SearchStatus
              running={running}
              noun={["car", "cars"]}
              total={running.phase === "complete" ? all?.length : undefined}
              shown={countOf(address) && all ? matches.length : undefined}
              prices={answer?.currency && `in ${answer.currency}, including mandatory fees`}
              onNothing={<p>Try other dates or a nearby location.</p>}
            />
            {restError && <Failure error={restError} partial />}
            {held.newer && <button onClick={held.accept}>Show latest results</button>}
          </>
        }
        order={<Order address={address} />}
        list={
          <>
            {waiting && <Skeletons list="cars-list" />}
            {noneLeft && (
              <div class="notice">
                <p>
                  <b>No cars match your filters.</b>
                </p>
                <button onClick={() => change(NO_FILTERS)}>Clear all filters</button>
              </div>
            )}
            <div class="results-list cars-list" ref={list}>
              {held.shown.slice(at * PER_PAGE, (at + 1) * PER_PAGE).map((match) => (
                <CarCard
                  key={match.car.id}
                  match={match}
                  pricing={pricing}
                  from={query.from}
                  params={addressOf({ ...address, car: match.car.id, offer: undefined })}
                  marked={pointed !== undefined && match.best.option.pickupLocationId === pointed}
                  onHover={setPointed}
                />
              ))}
            </div>
            <Pager page={at} pages={pages} onPage={turn} />
          </>
        }
        isBare={failed}
        map={() => (
          <CarsMap
            cars={all ?? []}
            matches={matches}
            pricing={pricing}
            chosen={address.branch}
            pointed={pointed}
            onChoose={(branch) => change({ branch })}
            onPoint={setPointed}
          />
        )}
      />
      {car && <CarDialog address={address} query={query} running={running} answer={answer} pricing={pricing} />}
    </>
  );
}

function Order({ address }: { address: CarsAddress }) {
  return (
    <>
      <Choice
        label="Prices"
        value={address.mode}
        options={[
          ["total", "Total"],
          ["perDayTotal", "Per day"],
        ]}
        onChange={(mode) => goTo({ ...address, mode }, "replace")}
      />
      <Select
        label="Sort by"
        value={address.sort}
        options={[
          ["price", "Cheapest first"],
          ["distance", "Nearest first"],
        ]}
        onChange={(sort) => goTo({ ...address, sort, page: 1 }, "replace")}
      />
    </>
  );
}
