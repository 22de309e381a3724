import { call, type Answer, type CallOptions } from "./call.js";
import type { Client } from "./client.js";
import { CallError, redacted } from "./errors.js";
import { parametersOf } from "./location.js";
import type { Input, Operation } from "./request.js";
import { Rounds } from "./rounds.js";
import type { Backoff } from "./waiting.js";

/** How far a job has come. All but `running` are final. */
export type JobPhase = "running" | "succeeded" | "failed" | "cancelled";

/** How a job is started, polled and cancelled, as the description has it. */
export interface JobProtocol<Query extends object, Report> {
  start: Operation;
  poll: Operation;
  /** The operation that cancels, and the parameters of the polls that it takes. */
  cancel?: { operation: Operation; takes: readonly (keyof Query)[] };
  /** The query of the polls, if the answer to the start has it; by default it is in its header `Location`. */
  identify?(started: unknown): Query | undefined;
  /** Whether the answer to the start is a report already. */
  reportsAtOnce?: true;
  phase(report: Report): JobPhase;
  /** Why it failed, as the service has it. */
  reason?(report: Report): unknown;
}

/** Options of a job. Times are in milliseconds. */
export interface JobOptions extends CallOptions {
  /** The most time to wait for its end; by default 10 minutes. It goes on without us. */
  deadline?: number;
  /** Waits between polls; by default from 0.5 s to 4 s. */
  backoff?: Partial<Backoff>;
}

/** A report on a job. It replaces the one before. */
export interface JobUpdate<Report> {
  report: Report;
  phase: JobPhase;
  /** Milliseconds since the first call. */
  elapsed: number;
  /** Number of answers, this one included. */
  polls: number;
}

/** Continues a job elsewhere. It is plain data, without credentials. */
export interface JobToken<Query> {
  operation: string;
  query: Query;
}

/** The service says that a job has failed, or was cancelled. */
export class JobError<Report = unknown> extends Error {
  override readonly name = "JobError";
  readonly phase: "failed" | "cancelled";
  /** Why, as the service has it, if it says so. */
  readonly reason: unknown;
  /** The last report, if there was one. */
  readonly last: JobUpdate<Report> | undefined;

  constructor(phase: "failed" | "cancelled", reason: unknown, last: JobUpdate<Report> | undefined) {
    const why = reason === undefined || reason === null ? "" : `: ${textOf(reason)}`;
    super(phase === "failed" ? `the job failed${why}` : `the job was cancelled${why}`);
    this.phase = phase;
    this.reason = reason;
    this.last = last;
  }
}

/**
 * A job that is started and then polled until it is over.
 *
 * Iterate over its updates with `for await`, or wait for its last report with `finish`. Nothing is sent before the first
 * update is asked for. An error of a call ends the polls, not the job: its `token` goes on with it.
 */
export class Job<Query extends object, Report> implements AsyncIterable<JobUpdate<Report>> {
  /** The last update. */
  last: JobUpdate<Report> | undefined;

  readonly #client: Client;
  readonly #protocol: JobProtocol<Query, Report>;
  readonly #options: JobOptions;
  readonly #rounds: Rounds;
  readonly #start: Input | undefined;
  #query: Query | undefined;
  /** Polls that did not find it since its start: services may take a moment. */
  #misses = 0;
  #isFound: boolean;
  #isBegun = false;
  #isCancelled = false;
  #isOver = false;

  constructor(
    client: Client,
    protocol: JobProtocol<Query, Report>,
    from: { start: Input } | { query: Query },
    options: JobOptions = {},
  ) {
    this.#client = client;
    this.#protocol = protocol;
    this.#options = options;
    this.#rounds = new Rounds({
      signal: options.signal,
      deadline: options.deadline ?? 600_000,
      backoff: { first: 500, longest: 4_000, factor: 1.5, jitter: 0, ...options.backoff },
    });
    this.#start = "start" in from ? from.start : undefined;
    this.#query = "query" in from ? from.query : undefined;
    this.#isFound = "query" in from;
  }

  /** The next update; `undefined` after the last one. Rejects with the error of a call that failed. */
  async next(): Promise<JobUpdate<Report> | undefined> {
    while (!this.#isOver) {
      const update = await (this.#query === undefined ? this.#begin() : this.#poll(this.#query));
      if (update !== undefined) return update;
    }
    return undefined;
  }

  /** Polls to the end. Rejects with a {@link JobError} unless the job succeeds. */
  async finish(): Promise<Report> {
    while ((await this.next()) !== undefined);
    const { last } = this;
    if (last?.phase === "succeeded") return last.report;
    if (last?.phase === "failed" || last?.phase === "cancelled") {
      throw new JobError(last.phase, redacted(this.#client, this.#protocol.reason?.(last.report)), last);
    }
    if (this.#isCancelled) throw new JobError("cancelled", undefined, last);
    throw new CallError(this.#protocol.poll.name, "aborted", "the job was not followed to its end");
  }

  /**
   * Asks the service to cancel the job, which is over only when a later update says so, or when the service does not
   * know it any more. One that was not started yet is not started any more.
   */
  async cancel(): Promise<void> {
    const { cancel, start } = this.#protocol;
    if (cancel === undefined) throw new TypeError(`what ${start.name} starts can't be cancelled`);
    if (this.#isOver) return;
    if (this.#query === undefined) {
      if (this.#isBegun) throw new TypeError("the job is being started: wait for that");
      this.#isCancelled = true;
      return this.stop();
    }
    const { headers, signal, timeout } = this.#options;
    const sent = this.#query;
    const query = Object.fromEntries(cancel.takes.map((name) => [name, sent[name]]));
    await call(this.#client, cancel.operation, { query }, { headers, signal, timeout });
    this.#isCancelled = true;
  }

  /** Polls no more; the job goes on. */
  stop(): void {
    this.#isOver = true;
    this.#rounds.stop();
  }

  /** Continues the job elsewhere; `undefined` before the service has it. */
  token(): JobToken<Query> | undefined {
    return this.#query && { operation: this.#protocol.poll.name, query: this.#query };
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<JobUpdate<Report>, void, undefined> {
    try {
      for (let update; (update = await this.next()) !== undefined;) yield update;
    } finally {
      this.stop();
    }
  }

  async #begin(): Promise<JobUpdate<Report> | undefined> {
    const { start, poll, identify, reportsAtOnce } = this.#protocol;
    const input = this.#start ?? {};
    this.#isBegun = true;
    const answer = await this.#call<unknown>(start, input, {});
    if (answer === undefined) return undefined;
    const update = reportsAtOnce ? this.#take(answer.value as Report) : undefined;
    this.#query = identify
      ? identify(answer.value)
      : (parametersOf(this.#client, start, input, poll, answer.headers) as Query | undefined);
    // The answer of one that is over may lack its id.
    if (this.#query === undefined && !this.#isOver) {
      this.#isOver = true;
      throw new CallError(start.name, "unreadable", "the answer does not say how to poll the job", {
        status: answer.status,
        mayHaveArrived: true,
      });
    }
    return update;
  }

  async #poll(query: Query): Promise<JobUpdate<Report> | undefined> {
    const { poll } = this.#protocol;
    try {
      const answer = await this.#call<Report>(poll, { query }, { repeatable: true });
      this.#isFound = true;
      return answer && this.#take(answer.value);
    } catch (error) {
      if (!(error instanceof CallError) || (error.status !== 404 && error.status !== 410)) throw error;
      if (this.#isCancelled) return undefined;
      if (this.#isFound || ++this.#misses >= this.#client.retry.attempts) throw error;
      this.#isOver = false;
      this.#rounds.later(error.retryAfter);
      return undefined;
    }
  }

  /** The answer to the next call; nothing if it was stopped. */
  async #call<Value>(
    operation: Operation,
    input: Input,
    manner: { repeatable?: true },
  ): Promise<Answer<Value> | undefined> {
    const { headers, timeout } = this.#options;
    try {
      const answer = await this.#rounds.next(operation.name, (signal) =>
        call<Value>(this.#client, operation, input, { headers, signal, timeout, ...manner }),
      );
      if (answer === "deadline") throw new CallError(operation.name, "timeout", "the job was not over in time");
      return answer === "stopped" ? undefined : answer;
    } catch (error) {
      this.#isOver = true;
      throw error;
    }
  }

  /** Makes a report the last update. */
  #take(report: Report): JobUpdate<Report> {
    const phase = this.#protocol.phase(report);
    this.#isOver = phase !== "running";
    this.last = { report, phase, elapsed: this.#rounds.elapsed, polls: this.#rounds.count };
    return this.last;
  }
}

function textOf(reason: unknown): string {
  return typeof reason === "string" ? reason : JSON.stringify(reason);
}
