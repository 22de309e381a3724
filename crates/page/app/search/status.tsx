// The status of a search: progress bar, counts and whether the results are complete.
import type { Phase } from "@wayfare/client";
import type { ComponentChildren } from "preact";
import { plural } from "../parts/format";
import { OFFLINE, useOnline } from "../parts/online";
import { usePage } from "../state/context";
import { Failure } from "./failure";
import type { Running } from "./use-search";

interface Props {
  running: Running<unknown>;
  /** Singular and plural noun for a result. */
  noun: readonly [one: string, many: string];
  /** The rule by which results were selected, if not all results are shown. */
  selection?: string | undefined;
  /** Number of results, if it differs from the count in the response. */
  total?: number | undefined;
  /** Number of results that match the filters. */
  shown?: number | undefined;
  /** The basis of prices, such as `in USD, all taxes included`. */
  prices?: string | undefined;
  /** Advice if the search found nothing. */
  onNothing?: ComponentChildren;
}

const DONE: Record<Phase, number> = { partial: 35, displayable: 75, complete: 100 };

export function SearchStatus({ running, noun, selection, total: found, shown, prices, onNothing }: Props) {
  const { settings } = usePage();
  const online = useOnline();
  const { state, last, phase, error } = running;
  if (state === "idle") return null;
  const total = found ?? last?.total ?? last?.count ?? 0;
  const mayLack = phase === "complete" && running.complete === false;
  return (
    <section class="status" aria-label="Search status">
      {online && state === "running" && phase !== "complete" && <Bar value={phase ? DONE[phase] : 10} />}
      <div class="status-line">
        <p role="status">
          <Line running={running} noun={noun} selection={selection} total={total} shown={shown} />
        </p>
        {prices && (
          <small>
            {settings.invented ? "Fictitious prices" : "Prices"} {prices}
          </small>
        )}
      </div>
      {error && <Failure error={error} partial={total > 0} onAgain={running.again} />}
      {!error && state === "ended" && phase !== "complete" && (
        <div class="notice warn">
          <p>
            <b>Results are incomplete.</b> The search timed out before all providers responded.
          </p>
          <button onClick={running.again}>Search again</button>
        </div>
      )}
      {!error && mayLack && (
        <div class="notice warn">
          <p>
            <b>Results may be incomplete.</b> The service counts more results than it sent.
          </p>
          <button onClick={running.again}>Search again</button>
        </div>
      )}
      {!error && !mayLack && state === "ended" && phase === "complete" && total === 0 && (
        <div class="notice">
          <p>
            <b>No results found.</b> All providers responded, but none has a match.
          </p>
          {onNothing}
        </div>
      )}
    </section>
  );
}

function Line({
  running,
  noun,
  selection,
  total,
  shown,
}: Omit<Props, "onNothing" | "prices" | "total"> & { total: number }) {
  const { state, phase, last } = running;
  const online = useOnline();
  const count = plural(total, ...noun);
  const of = shown !== undefined && shown !== total ? `${shown.toLocaleString("en-US")} of ${count}` : count;
  if (state === "running" && phase !== "complete" && !online)
    return (
      <>
        {total > 0 && `${of} so far. `}
        {OFFLINE} The search resumes when you reconnect.
      </>
    );
  if (state === "running" && phase !== "complete" && (!last || total === 0)) return <>Searching providers…</>;
  if (phase === "complete" && running.complete === false) return <>{of}; some may be missing</>;
  if (phase === "complete") return <>{[`${of} from all providers`, selection].filter(Boolean).join(", ")}</>;
  if (state === "running" && phase === "partial") return <>{of} so far. Waiting for more providers…</>;
  if (state === "running") return <>{of} so far. Waiting for slower providers…</>;
  return total ? <>{of}; some providers did not respond</> : null;
}

function Bar({ value }: { value: number }) {
  return (
    <div class="bar" role="progressbar" aria-label="Search progress" aria-valuenow={value}>
      <span style={{ inlineSize: `${value}%` }} />
    </div>
  );
}
