import type { Answer } from "./call.js";
import { CallError } from "./errors.js";
import { sleep, waitOf, type Backoff } from "./waiting.js";

/** Limits of a sequence of calls. Times are in milliseconds. */
export interface RoundsOptions {
  /** Aborts the sequence. */
  signal?: AbortSignal | undefined;
  /** Maximum time for all calls. */
  deadline: number;
  backoff: Backoff;
}

/** A sequence of calls with delays between them, until a deadline. */
export class Rounds {
  /** Number of responses. */
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

  /** Aborts the current call and prevents later ones. */
  stop(): void {
    this.#stop.abort();
  }

  /**
   * Makes a call when it is due. If the sequence is stopped or the deadline passes before the response arrives, returns
   * the reason instead of the response.
   */
  async next<Value>(
    operation: string,
    make: (limits: { signal: AbortSignal; left: number }) => Promise<Answer<Value>>,
  ): Promise<Answer<Value> | "stopped" | "deadline"> {
    this.#started ||= Date.now();
    this.#late ??= AbortSignal.timeout(this.#options.deadline);
    const given = this.#options.signal;
    const signal = AbortSignal.any([this.#stop.signal, this.#late, ...(given ? [given] : [])]);
    try {
      await sleep(this.#due - Date.now(), signal);
      const answer = await make({ signal, left: this.#options.deadline - this.elapsed });
      this.later(answer.retryAfter);
      return answer;
    } catch (error) {
      if (this.#stop.signal.aborted) return "stopped";
      if (this.#late.aborted) return "deadline";
      if (error instanceof CallError) throw error;
      throw new CallError(operation, "aborted", "the call was aborted", { cause: error });
    }
  }

  /** Delays the next call until the next round, and for at least as long as the service requests. */
  later(asked = 0): void {
    this.#due = Date.now() + Math.max(waitOf(this.#options.backoff, this.count++), asked);
  }
}
