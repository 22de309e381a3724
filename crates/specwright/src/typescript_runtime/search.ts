import { call, type Answer, type CallOptions } from "./call.js";
import type { Client } from "./client.js";
import { CallError } from "./errors.js";
import { remarksOf, type Remark } from "./remark.js";
import type { Input } from "./request.js";
import { numbersOf, resultsOf, unjudged, type Rules } from "./results.js";
import { Rounds } from "./rounds.js";
import { judge, type Numbers, type Verdict } from "./verdict.js";
import type { Backoff } from "./waiting.js";

/** Progress of a search, in ascending order. */
export type Phase = "partial" | "displayable" | "complete";

const PHASES: readonly Phase[] = ["partial", "displayable", "complete"];

/** The reason why a search ended. */
export type Ending =
  /** The results are final, and the verdict is complete or empty. */
  | "complete"
  /** The service reports that the results are final, but some may be missing, according to the verdict. */
  | "may-lack"
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

/** The rules for starting, continuing and evaluating a search, from the description. */
export interface Protocol<Request, Response> extends Rules<Request, Response> {
  first(request: Request): Input;
  /** Returns the next call; `undefined` if a response lacked a required field. */
  next(request: Request, carried: Carried): Input | undefined;
  carry(response: Response): Carried;
  phase(response: Response): Phase;
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
  /** Number of results in this response, without unreadable ones. */
  count: number;
  /** Milliseconds since the first call. */
  elapsed: number;
  /** Number of responses, including this one. */
  polls: number;
}

/** The outcome of a search. */
export interface Outcome<Response> {
  ending: Ending;
  /** Last response, or the latest response with results if the last response lost all earlier results. */
  found: Response | undefined;
  /**
   * `true` unless the verdict gives a reason why results may be missing. If `false`, an empty response does not mean
   * that there are no results.
   */
  complete: boolean;
  /** The verdict on the last response. */
  verdict: Verdict;
  /**
   * Losses of the last response that are too small to affect the verdict, and differences of `found` from the request,
   * such as a different unit.
   */
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
  /** Largest number of results in one response. */
  #peak = 0;
  /** Counts of the last response. */
  #numbers: Numbers = {};
  #news: { at: number; known: Set<unknown>; progress: string } = { at: 0, known: new Set(), progress: "" };

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
      else if (answer.status !== this.#protocol.pending) return this.#take(answer);
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
    const isFinal = this.ending === "complete" || this.ending === "may-lack";
    const { verdict, losses } = judge({ ...this.#numbers, isFinal });
    const found = this.#earlier ?? this.last;
    return {
      ending: this.ending ?? "stopped",
      found: found?.response,
      verdict,
      remarks: [...losses, ...(found ? this.#remarks(found) : [])],
      complete: typeof verdict === "string",
      last: this.last,
      error: this.#error,
    };
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
   * Returns a search for one page of this search's results, by page number in the API's numbering. A service that still
   * has the results does not search again.
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
    const repeatable = carried ? true : this.#options.repeatable;
    try {
      return await this.#rounds.next(operation.name, (limits) =>
        call<Response>(this.#client, operation, input, { headers, timeout, repeatable, ...limits }, unjudged),
      );
    } catch (error) {
      throw this.#fail(error as CallError);
    }
  }

  #fail(error: CallError): CallError {
    if (error.kind !== "aborted") this.#error = error;
    this.ending = error.kind === "aborted" ? "stopped" : "failed";
    return error;
  }

  /** Stores a response as the last update. Throws if a response with a successful status is an error. */
  #take({ value: response, status }: Answer<Response>): Update<Response> {
    const protocol = this.#protocol;
    try {
      this.#numbers = numbersOf(this.#client, protocol, this.#request, response, status, this.#peak);
    } catch (error) {
      throw this.#fail(error as CallError);
    }
    this.#carried = { ...this.#carried, ...protocol.carry(response) };
    const results = resultsOf(protocol, response);
    const update: Update<Response> = {
      response,
      phase: protocol.phase(response),
      total: protocol.total?.(response),
      count: this.#numbers.found ?? 0,
      elapsed: this.#rounds.elapsed,
      polls: this.#rounds.count,
    };
    const before = this.last?.count ? this.last : this.#earlier;
    this.#earlier = update.count === 0 ? before : undefined;
    this.#peak = Math.max(this.#peak, update.count);
    this.last = update;
    this.ending = this.#endingAfter(update, results);
    return update;
  }

  #endingAfter(update: Update<Response>, results: readonly unknown[]): Ending | undefined {
    const rank = (phase: Phase) => PHASES.indexOf(phase);
    const settled = this.#hasSettled(update, results);
    if (this.#numbers.isFinal) return typeof judge(this.#numbers).verdict === "string" ? "complete" : "may-lack";
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
    const progress = `${update.phase} ${update.total} ${update.count}`;
    const isNew = known.size > size || progress !== this.#news.progress;
    if (isNew) this.#news = { at: Date.now(), known, progress };
    return !isNew && Date.now() - this.#news.at >= settle;
  }
}
