// Runs a search while its view is shown: polls it, keeps its last answer, stops it when another one is asked for.
import { CallError, type Ending, type Phase, type Search, type Update } from "@wayfare/client";
import { mayAskForKey } from "../state/session";
import { useCallback, useEffect, useState } from "preact/hooks";

/** A search as the page shows it. */
export interface Running<Response> {
  /** `idle` until there is something to search for. */
  state: "idle" | "running" | "ended";
  /** The last answer, with its phase and counts. */
  last: Update<Response> | undefined;
  /** The last answer that has results: what to show. */
  found: Response | undefined;
  /** The key that `found` is an answer to. While another order, filter or page is asked for, it is still the earlier one. */
  answered: string | undefined;
  phase: Phase | undefined;
  /** Why it has ended. */
  ending: Ending | undefined;
  /** What it failed with. Results that were found before stay. */
  error: CallError | undefined;
  /** Searches anew. */
  again(): void;
}

type Found<Response> = Omit<Running<Response>, "again">;

const NOTHING = { state: "idle", last: undefined, found: undefined, answered: undefined, phase: undefined } as const;
const NO_END = { ending: undefined, error: undefined } as const;

/**
 * Runs the search that `start` makes; another one when `key` changes. Nothing runs while `key` is `undefined`.
 *
 * `question` is what is searched for, where `key` has more: order, filters, page of results that the service sorts and
 * filters itself. What was found stays until the answer to the next key of the same question comes.
 */
export function useSearch<Request, Response>(
  key: string | undefined,
  start: () => Search<Request, Response>,
  question = key,
): Running<Response> {
  const [found, setFound] = useState<Found<Response> & { question?: string | undefined }>({ ...NOTHING, ...NO_END });
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (key === undefined) return setFound({ ...NOTHING, ...NO_END });
    setFound((before) => ({
      ...(before.question === question ? before : NOTHING),
      ...NO_END,
      state: "running",
      question,
    }));
    mayAskForKey();
    const search = start();
    let shown = true;
    const follow = async () => {
      try {
        for await (const last of search) {
          if (!shown) return;
          const { found = last.response } = search.outcome();
          setFound({ ...NO_END, state: "running", last, found, answered: key, phase: last.phase, question });
        }
        if (shown) setFound((before) => ({ ...before, state: "ended", ending: search.ending }));
      } catch (cause) {
        if (shown) setFound((before) => ({ ...before, state: "ended", ending: "failed", error: callError(cause) }));
      }
    };
    void follow();
    return () => {
      shown = false;
      search.stop();
    };
  }, [key, round]);

  const again = useCallback(() => {
    setFound((before) => ({ ...before, phase: undefined }));
    setRound((round) => round + 1);
  }, []);
  return { ...found, again };
}

function callError(cause: unknown): CallError {
  return cause instanceof CallError ? cause : new CallError("page", "unreadable", String(cause), { cause });
}
