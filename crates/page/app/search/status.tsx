// How a search stands: a bar, counts, and whether its results are all there are.
import type { Phase } from "@wayfare/client";
import type { ComponentChildren } from "preact";
import { plural } from "../parts/format";
import { Failure } from "./failure";
import type { Running } from "./use-search";

interface Props {
  running: Running<unknown>;
  /** One of what is searched for, and several. */
  noun: readonly [one: string, many: string];
  /** How many were found, where the answer's own number is another one. */
  total?: number | undefined;
  /** How many are shown of them, where filters leave some out. */
  shown?: number | undefined;
  /** What to do about an answer without results. */
  onNothing?: ComponentChildren;
}

const DONE: Record<Phase, number> = { partial: 35, displayable: 75, complete: 100 };

export function SearchStatus({ running, noun, total: found, shown, onNothing }: Props) {
  const { state, last, phase, error } = running;
  if (state === "idle") return null;
  const total = found ?? last?.total ?? last?.count ?? 0;
  return (
    <section class="status" aria-label="State of the search">
      {state === "running" && phase !== "complete" && <Bar value={phase ? DONE[phase] : 10} />}
      <p role="status" class="status-line">
        <Line running={running} noun={noun} total={total} shown={shown} />
      </p>
      {error && <Failure error={error} partial={total > 0} onAgain={running.again} />}
      {!error && state === "ended" && phase !== "complete" && (
        <div class="notice warn">
          <p>
            <b>These are not all.</b> The search took too long, and providers that had not answered are missing.
          </p>
          <button onClick={running.again}>Search again</button>
        </div>
      )}
      {!error && state === "ended" && phase === "complete" && total === 0 && (
        <div class="notice">
          <p>
            <b>Nothing was found.</b> All providers have answered; none has any.
          </p>
          {onNothing}
        </div>
      )}
    </section>
  );
}

function Line({ running, noun, total, shown }: Omit<Props, "onNothing" | "total"> & { total: number }) {
  const { state, phase, last } = running;
  const count = plural(total, ...noun);
  const of = shown !== undefined && shown !== total ? `${shown.toLocaleString("en-US")} of ${count}` : count;
  if (state === "running" && phase !== "complete" && (!last || total === 0)) return <>Asking the providers…</>;
  if (phase === "complete") return <>{of}, of all providers</>;
  if (state === "running" && phase === "partial") return <>{of} so far: the first providers have answered</>;
  if (state === "running") return <>{of} so far: slower providers are still to answer</>;
  return total ? <>{of}, and some providers are missing</> : null;
}

function Bar({ value }: { value: number }) {
  return (
    <div class="bar" role="progressbar" aria-label="Progress of the search" aria-valuenow={value}>
      <span style={{ inlineSize: `${value}%` }} />
    </div>
  );
}
