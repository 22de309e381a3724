import type { Answer } from "./call.js";
import { CallError } from "./errors.js";
import { sleep, waitOf, type Backoff } from "./waiting.js";

/** Bounds of calls that are made one after the other. Times are in milliseconds. */
export interface RoundsOptions {
  /** Gives up when it aborts. */
  signal?: AbortSignal | undefined;
  /** The most time for all of them. */
  deadline: number;
  backoff: Backoff;
}

/** Calls one after the other, with waits in between, until a deadline. */
export class Rounds {
  /** Number of answers. */
  count = 0;

  readonly #options: RoundsOptions;
  readonly #stop = new AbortController();
  #late: AbortSignal | undefined;
  #started = 0;
  #due = 0;

  constructor(options: RoundsOptions) {
    this.#options = options;
  }

  /** Milliseconds since the first call. */
  get elapsed(): number {
    return this.#started === 0 ? 0 : Date.now() - this.#started;
  }

  /** Gives up the call under way, and all later ones. */
  stop(): void {
    this.#stop.abort();
  }

  /** Makes a call once it is due; nothing if they were stopped, or the deadline has passed, before its answer came. */
  async next<Value>(
    operation: string,
    make: (signal: AbortSignal) => Promise<Answer<Value>>,
  ): Promise<Answer<Value> | "stopped" | "deadline"> {
    this.#started ||= Date.now();
    this.#late ??= AbortSignal.timeout(this.#options.deadline);
    const given = this.#options.signal;
    const signal = AbortSignal.any([this.#stop.signal, this.#late, ...(given ? [given] : [])]);
    try {
      await sleep(this.#due - Date.now(), signal);
      const answer = await make(signal);
      this.later(answer.retryAfter);
      return answer;
    } catch (error) {
      if (this.#stop.signal.aborted) return "stopped";
      if (this.#late.aborted) return "deadline";
      if (error instanceof CallError) throw error;
      throw new CallError(operation, "aborted", "it was given up", { cause: error });
    }
  }

  /** Has the next call wait for the next round, and for as long as the service asks. */
  later(asked = 0): void {
    this.#due = Date.now() + Math.max(waitOf(this.#options.backoff, this.count++), asked);
  }
}
