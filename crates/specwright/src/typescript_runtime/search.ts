import { call, type Answer, type CallOptions } from "./call.js";
import type { Client } from "./client.js";
import { CallError } from "./errors.js";
import type { Input, Operation } from "./request.js";
import { Rounds } from "./rounds.js";
import type { Backoff } from "./waiting.js";

/** Progress of a search's results; the later one is the better one. */
export type Phase = "partial" | "displayable" | "complete";

const PHASES: readonly Phase[] = ["partial", "displayable", "complete"];

/** Why a search ended. */
export type Ending =
  /** All results are there. */
  | "complete"
  /** The phase that was asked for was reached. */
  | "reached-phase"
  /** Nothing new has come for the time that was asked for. */
  | "settled"
  /** Its time was over. */
  | "deadline"
  /** A call failed. */
  | "failed"
  /** It was stopped. */
  | "stopped";

/** Fields of answers that later calls send. */
export type Carried = Readonly<Record<string, unknown>>;

/** How a search is begun and continued, as the description has it. */
export interface Protocol<Request, Response> {
  operation: Operation;
  /** Status of an answer that is not ready yet. */
  pending?: number;
  first(request: Request): Input;
  /** A later call; nothing if an answer lacked what it needs. */
  next(request: Request, carried: Carried): Input | undefined;
  carry(response: Response): Carried;
  phase(response: Response): Phase;
  results(response: Response): readonly unknown[];
  total?(response: Response): number | undefined;
  /** Id of a result, the same in every answer. */
  id?(result: unknown): unknown;
  /** The same request for another page. */
  turn?(request: Request, page: number): Request;
}

/** Options of a search. Times are in milliseconds. */
export interface SearchOptions extends CallOptions {
  /** Ends as soon as this phase is reached. */
  until?: Phase;
  /** The most time for the search; by default 2 minutes. Its end is no error. */
  deadline?: number;
  /** Waits between calls; by default from 0.5 s to 4 s. */
  backoff?: Partial<Backoff>;
  /** Ends once results can be shown and nothing new has come for this long. */
  settle?: number;
}

/** One answer of a running search. It replaces the one before. */
export interface Update<Response> {
  response: Response;
  phase: Phase;
  /** Number of all results, if the answer has it. */
  total: number | undefined;
  /** Number of results in this answer. */
  count: number;
  /** Milliseconds since the first call. */
  elapsed: number;
  /** Number of answers, this one included. */
  polls: number;
}

/** What a search has come to. */
export interface Outcome<Response> {
  ending: Ending;
  /** The last answer; where it has lost all results of one before, the newest that has some. */
  found: Response | undefined;
  /** Whether the results are final. Where they are not, an empty answer does not mean that there are none. */
  complete: boolean;
  last: Update<Response> | undefined;
  /** The failure that nothing came after. */
  error: CallError | undefined;
}

/** Continues a search elsewhere. It is plain data, without credentials. */
export interface Token<Request> {
  operation: string;
  request: Request;
  carried: Carried;
}

/**
 * A search that is begun and then polled until it is complete.
 *
 * Iterate over its updates with `for await`, which throws the error of a call that failed, or wait for its outcome with
 * `finish`. Nothing is sent before the first update is asked for.
 */
export class Search<Request, Response> implements AsyncIterable<Update<Response>> {
  /** The last update. */
  last: Update<Response> | undefined;
  /** Why it ended; `undefined` while it has not. */
  ending: Ending | undefined;

  readonly #client: Client;
  readonly #protocol: Protocol<Request, Response>;
  readonly #request: Request;
  readonly #options: SearchOptions;
  readonly #rounds: Rounds;
  #carried: Carried | undefined;
  #earlier: Update<Response> | undefined;
  #error: CallError | undefined;
  #news: { at: number; known: Set<unknown>; sign: string } = { at: 0, known: new Set(), sign: "" };

  constructor(
    client: Client,
    protocol: Protocol<Request, Response>,
    request: Request,
    options: SearchOptions = {},
    carried?: Carried,
  ) {
    this.#client = client;
    this.#protocol = protocol;
    this.#request = request;
    this.#options = options;
    this.#rounds = new Rounds({
      signal: options.signal,
      deadline: options.deadline ?? 120_000,
      backoff: { first: 500, longest: 4_000, factor: 1.5, jitter: 0, ...options.backoff },
    });
    this.#carried = carried;
  }

  /** The next update; `undefined` once the search has ended. Rejects with the error of a call that failed. */
  async next(): Promise<Update<Response> | undefined> {
    while (this.ending === undefined) {
      const answer = await this.#poll();
      if (answer === "stopped" || answer === "deadline") this.ending ??= answer;
      else if (answer.status !== this.#protocol.pending) return this.#take(answer.value);
    }
    return undefined;
  }

  /** Polls to the end. Rejects with the error that ended the search if no answer had results. */
  async finish(): Promise<Outcome<Response>> {
    try {
      while ((await this.next()) !== undefined);
    } catch (error) {
      if (!this.outcome().last) throw error;
    }
    return this.outcome();
  }

  /** What it has come to so far. */
  outcome(): Outcome<Response> {
    const complete = this.last?.phase === "complete" && this.#earlier === undefined;
    const found = (this.#earlier ?? this.last)?.response;
    return { ending: this.ending ?? "stopped", found, complete, last: this.last, error: this.#error };
  }

  /** Ends the search; a call under way is given up. */
  stop(): void {
    this.ending ??= "stopped";
    this.#rounds.stop();
  }

  /** Continues the search elsewhere; `undefined` before the first answer. */
  token(): Token<Request> | undefined {
    if (this.#carried === undefined) return undefined;
    return { operation: this.#protocol.operation.name, request: this.#request, carried: this.#carried };
  }

  /** A page of the same search, from the first one; nothing is found anew where the service has the search. */
  page(number: number): Search<Request, Response> {
    const turn = this.#protocol.turn;
    if (turn === undefined) throw new TypeError(`${this.#protocol.operation.name} has no pages`);
    return new Search(this.#client, this.#protocol, turn(this.#request, number), this.#options, this.#carried);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Update<Response>, void, undefined> {
    try {
      for (let update; (update = await this.next()) !== undefined;) yield update;
    } finally {
      this.stop();
    }
  }

  /** The answer to the next call, or why there is none. */
  async #poll(): Promise<Answer<Response> | "stopped" | "deadline"> {
    const { operation } = this.#protocol;
    const carried = this.#carried;
    const input = carried ? this.#protocol.next(this.#request, carried) : this.#protocol.first(this.#request);
    if (input === undefined) {
      throw this.#fail(new CallError(operation.name, "unreadable", "an answer lacks what the next call needs"));
    }
    const { headers, timeout } = this.#options;
    const repeatable = carried ? { repeatable: true } : {};
    const make = (signal: AbortSignal) =>
      call<Response>(this.#client, operation, input, { headers, signal, timeout, ...repeatable });
    try {
      return await this.#rounds.next(operation.name, make);
    } catch (error) {
      throw this.#fail(error as CallError);
    }
  }

  #fail(error: CallError): CallError {
    this.#error = error;
    this.ending = "failed";
    return error;
  }

  /** Makes an answer the last update. */
  #take(response: Response): Update<Response> {
    const protocol = this.#protocol;
    this.#carried = { ...this.#carried, ...protocol.carry(response) };
    const results = protocol.results(response);
    const update: Update<Response> = {
      response,
      phase: protocol.phase(response),
      total: protocol.total?.(response),
      count: results.length,
      elapsed: this.#rounds.elapsed,
      polls: this.#rounds.count,
    };
    const before = this.last?.count ? this.last : this.#earlier;
    this.#earlier = update.count === 0 ? before : undefined;
    this.last = update;
    this.ending = this.#endingAfter(update, results);
    return update;
  }

  #endingAfter(update: Update<Response>, results: readonly unknown[]): Ending | undefined {
    const rank = (phase: Phase) => PHASES.indexOf(phase);
    const settled = this.#hasSettled(update, results);
    if (update.phase === "complete") return "complete";
    if (rank(update.phase) >= rank(this.#options.until ?? "complete")) return "reached-phase";
    return settled && rank(update.phase) >= rank("displayable") ? "settled" : undefined;
  }

  /** Whether nothing new has come for long enough: no result, no other total, number or phase. */
  #hasSettled(update: Update<Response>, results: readonly unknown[]): boolean {
    const { settle } = this.#options;
    if (settle === undefined) return false;
    const { known } = this.#news;
    const size = known.size;
    const { id } = this.#protocol;
    if (id) for (const result of results) known.add(id(result));
    const sign = `${update.phase} ${update.total} ${update.count}`;
    const isNew = known.size > size || sign !== this.#news.sign;
    if (isNew) this.#news = { at: Date.now(), known, sign };
    return !isNew && Date.now() - this.#news.at >= settle;
  }
}
