// Runs a search while its view is shown: polls, keeps the last response and stops when another search starts.
import { CallError, type Ending, type Phase, type Search, type Update } from "@wayfare/client";
import { mayAskForKey } from "../state/session";
import { useCallback, useEffect, useState } from "preact/hooks";

/** The state of a search. */
export interface Running<Response> {
  /** `idle` until search criteria are given. */
  state: "idle" | "running" | "ended";
  /** The last response, with its phase and counts. */
  last: Update<Response> | undefined;
  /** The response that the page displays: the last response with results, or else the last response. */
  found: Response | undefined;
  /** The key that `found` belongs to: the previous key while another order, filter or page loads. */
  answered: string | undefined;
  phase: Phase | undefined;
  /** The reason why the search ended. */
  ending: Ending | undefined;
  /** `true` if the search has ended with all results, `false` if results may be missing. */
  complete: boolean | undefined;
  /** The error of a failed search. Earlier results are kept. */
  error: CallError | undefined;
  /** Restarts the search. */
  again(): void;
}

type Found<Response> = Omit<Running<Response>, "again">;

const NOTHING = { state: "idle", last: undefined, found: undefined, answered: undefined, phase: undefined } as const;
const NO_END = { ending: undefined, complete: undefined, error: undefined } as const;

/**
 * Runs the search created by `start`, and starts a new search whenever `key` changes. Nothing runs while `key`
 * is `undefined`.
 *
 * If the service sorts and filters the results, `key` also covers sort order, filters and page, and `question`
 * identifies only the search criteria. If `key` changes but `question` does not, the previous results stay until the
 * next response.
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
        const { ending, complete } = search.outcome();
        if (shown) setFound((before) => ({ ...before, state: "ended", ending, complete }));
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
