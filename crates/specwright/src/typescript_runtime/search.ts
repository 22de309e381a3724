import { call, reportedFailure, reportedFaults, type Answer, type CallOptions } from "./call.js";
import type { Client } from "./client.js";
import { CallError } from "./errors.js";
import { remarksOf, type Remark } from "./remark.js";
import type { Input, Operation } from "./request.js";
import { Rounds } from "./rounds.js";
import { verdictOf, type Verdict } from "./verdict.js";
import type { Backoff } from "./waiting.js";

/** Progress of a search, in ascending order. */
export type Phase = "partial" | "displayable" | "complete";

const PHASES: readonly Phase[] = ["partial", "displayable", "complete"];

/** The reason why a search ended. */
export type Ending =
  /** All results have arrived. */
  | "complete"
  /** The requested phase was reached. */
  | "reached-phase"
  /** Nothing new arrived for the requested time. */
  | "settled"
  /** The deadline passed. */
  | "deadline"
  /** A call failed. */
  | "failed"
  /** The caller stopped or aborted the search. */
  | "stopped";

/** Response fields that later calls send. */
export type Carried = Readonly<Record<string, unknown>>;

/** The rules for starting and continuing a search, from the description. */
export interface Protocol<Request, Response> {
  operation: Operation;
  /** Status of a response that is not ready yet. */
  pending?: number;
  first(request: Request): Input;
  /** Returns the next call; `undefined` if a response lacked a required field. */
  next(request: Request, carried: Carried): Input | undefined;
  carry(response: Response): Carried;
  phase(response: Response): Phase;
  results(response: Response): readonly unknown[];
  total?(response: Response): number | undefined;
  /** Returns the id of a result, which is the same in every response. */
  id?(result: unknown): unknown;
  /** Returns the page that a request asks for: its index from 0, and its size. */
  page?(request: Request): { index: number; size: number };
  /** Returns the same request for another page. */
  turn?(request: Request, page: number): Request;
}

/** Options of a search. Times are in milliseconds. */
export interface SearchOptions extends CallOptions {
  /** Ends the search as soon as this phase is reached. */
  until?: Phase;
  /** Maximum time for the search; reaching it is not an error. Default: 2 minutes. */
  deadline?: number;
  /** Delays between calls. Default: from 0.5 s to 4 s. */
  backoff?: Partial<Backoff>;
  /** Ends the search once results are displayable and nothing new has arrived for this long. */
  settle?: number;
}

/** A response of a running search. Each response replaces the previous one. */
export interface Update<Response> {
  response: Response;
  phase: Phase;
  /** Total number of results, if the response contains it. */
  total: number | undefined;
  /** Number of results in this response. */
  count: number;
  /** Milliseconds since the first call. */
  elapsed: number;
  /** Number of responses, including this one. */
  polls: number;
}

/** The outcome of a search. */
export interface Outcome<Response> {
  ending: Ending;
  /** Last response. If it lost all results of an earlier response, the latest response with results. */
  found: Response | undefined;
  /** Whether the last response contains all results of the requested page. */
  verdict: Verdict;
  /**
   * Whether the verdict gives no reason why results may be missing. If `false`, an empty response does not mean that
   * there are no results.
   */
  complete: boolean;
  /** Differences from the request that cost no results, such as another unit than requested. */
  remarks: readonly Remark[];
  last: Update<Response> | undefined;
  /** The failure that ended the search. */
  error: CallError | undefined;
}

/** A handle that resumes a search elsewhere: plain data, without credentials. */
export interface Token<Request> {
  operation: string;
  request: Request;
  carried: Carried;
}

/**
 * A search that is started and then polled until it is complete.
 *
 * Iterate over its updates with `for await`, which throws the error of a failed call, or wait for its outcome with
 * `finish`. Nothing is sent until the first update is requested.
 */
export class Search<Request, Response> implements AsyncIterable<Update<Response>> {
  /** Last update. */
  last: Update<Response> | undefined;
  /** The reason why the search ended; `undefined` while it is running. */
  ending: Ending | undefined;

  readonly #client: Client;
  readonly #protocol: Protocol<Request, Response>;
  readonly #request: Request;
  readonly #options: SearchOptions;
  readonly #rounds: Rounds;
  #carried: Carried | undefined;
  #earlier: Update<Response> | undefined;
  #error: CallError | undefined;
  /** Largest numbers of results: of the responses before the last one, and of all. */
  #peak = { before: 0, now: 0 };
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

  /** Returns the next update; `undefined` once the search has ended. Rejects with the error of a failed call. */
  async next(): Promise<Update<Response> | undefined> {
    while (this.ending === undefined) {
      const answer = await this.#poll();
      if (answer === "stopped" || answer === "deadline") this.ending ??= answer;
      else if (answer.status !== this.#protocol.pending) {
        this.#check(answer.value);
        return this.#take(answer.value);
      }
    }
    return undefined;
  }

  /** Polls until the search ends. Rejects with the error that ended the search if there was no response. */
  async finish(): Promise<Outcome<Response>> {
    try {
      while ((await this.next()) !== undefined);
    } catch (error) {
      if (!this.outcome().last) throw error;
    }
    return this.outcome();
  }

  /** Returns the outcome so far. */
  outcome(): Outcome<Response> {
    const verdict = this.#verdict();
    const complete = typeof verdict === "string";
    const found = this.#earlier ?? this.last;
    return {
      ending: this.ending ?? "stopped",
      found: found?.response,
      verdict,
      complete,
      remarks: found ? this.#remarks(found) : [],
      last: this.last,
      error: this.#error,
    };
  }

  #verdict(): Verdict {
    const page = this.#protocol.page?.(this.#request);
    return verdictOf({
      isFinal: this.ending === "complete",
      page: page?.index ?? 0,
      pageSize: page?.size,
      total: this.last?.total,
      found: this.last?.count ?? 0,
      earlier: this.#peak.before,
      errors: this.last ? reportedFaults(this.#client, this.last.response).length : 0,
    });
  }

  #remarks({ response, count }: Update<Response>): Remark[] {
    const { operation, first } = this.#protocol;
    return remarksOf(operation, first(this.#request), response, count > 0);
  }

  /** Ends the search, and aborts the current call. */
  stop(): void {
    this.ending ??= "stopped";
    this.#rounds.stop();
  }

  /** Returns the token that resumes the search elsewhere; `undefined` before the first response. */
  token(): Token<Request> | undefined {
    if (this.#carried === undefined) return undefined;
    return { operation: this.#protocol.operation.name, request: this.#request, carried: this.#carried };
  }

  /**
   * Returns a search for one page of the same results, by its number as the API counts pages. A service that still has
   * the results does not search again.
   */
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

  /** Makes the next call, or returns the reason why there is no next call. */
  async #poll(): Promise<Answer<Response> | "stopped" | "deadline"> {
    const { operation } = this.#protocol;
    const carried = this.#carried;
    const input = carried ? this.#protocol.next(this.#request, carried) : this.#protocol.first(this.#request);
    if (input === undefined) {
      throw this.#fail(new CallError(operation.name, "unreadable", "the response lacks a field for the next call"));
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

  /** Throws if a response has no results and reports errors. */
  #check(response: Response): void {
    const { operation, results } = this.#protocol;
    if (results(response).length > 0) return;
    const faults = reportedFaults(this.#client, response);
    if (faults.length > 0) throw this.#fail(reportedFailure(this.#client, operation, faults));
  }

  #fail(error: CallError): CallError {
    if (error.kind !== "aborted") this.#error = error;
    this.ending = error.kind === "aborted" ? "stopped" : "failed";
    return error;
  }

  /** Stores a response as the last update. */
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
    this.#peak = { before: this.#peak.now, now: Math.max(this.#peak.now, update.count) };
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

  /** Returns whether nothing has changed for long enough: no new result, and the same phase, total and count. */
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
