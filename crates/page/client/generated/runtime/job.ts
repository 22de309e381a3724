// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

import { call, type Answer, type CallOptions } from "./call.js";
import type { Client } from "./client.js";
import { CallError, redacted } from "./errors.js";
import { parametersOf } from "./location.js";
import type { Input, Operation } from "./request.js";
import { Rounds } from "./rounds.js";
import type { Backoff } from "./waiting.js";

/** Progress of a job. All phases except `running` are final. */
export type JobPhase = "running" | "succeeded" | "failed" | "cancelled";

/** The rules for starting, polling and cancelling a job, from the description. */
export interface JobProtocol<Query extends object, Report> {
  start: Operation;
  poll: Operation;
  /** Operation that cancels the job, and the poll parameters that the operation accepts. */
  cancel?: { operation: Operation; takes: readonly (keyof Query)[] };
  /**
   * Returns the query of the polls from the response to the start. Without this function, the query comes
   * from the `Location` header.
   */
  identify?(started: unknown): Query | undefined;
  /** `true` if the response to the start is already a report. */
  reportsAtOnce?: true;
  phase(report: Report): JobPhase;
  /** Returns the failure reason that the service reported. */
  reason?(report: Report): unknown;
}

/** Options of a job. Times are in milliseconds. */
export interface JobOptions extends CallOptions {
  /** Maximum time to wait for the job to finish. The job continues after this time. Default: 10 minutes. */
  deadline?: number;
  /** Delays between polls. Default: from 0.5 s to 4 s. */
  backoff?: Partial<Backoff>;
}

/** A report on a job. Each report replaces the previous one. */
export interface JobUpdate<Report> {
  report: Report;
  phase: JobPhase;
  /** Milliseconds since the first call. */
  elapsed: number;
  /** Number of responses, including this one. */
  polls: number;
}

/** A handle that resumes a job elsewhere: plain data, without credentials. */
export interface JobToken<Query> {
  operation: string;
  query: Query;
}

/** The error of a job that failed or was cancelled, as reported by the service. */
export class JobError<Report = unknown> extends Error {
  override readonly name = "JobError";
  readonly phase: "failed" | "cancelled";
  /** Reason reported by the service, if any. */
  readonly reason: unknown;
  /** Last report, if any. */
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
 * A job that is started and then polled until it finishes.
 *
 * Iterate over its updates with `for await`, or wait for its last report with `finish`. Nothing is sent until the first
 * update is requested. If a call fails, polling stops but the job continues; the `token` resumes polling.
 */
export class Job<Query extends object, Report> implements AsyncIterable<JobUpdate<Report>> {
  /** Last update. */
  last: JobUpdate<Report> | undefined;

  readonly #client: Client;
  readonly #protocol: JobProtocol<Query, Report>;
  readonly #options: JobOptions;
  readonly #rounds: Rounds;
  readonly #start: Input | undefined;
  #query: Query | undefined;
  /** Number of polls since the start that did not find the job. A service may need a moment to register the job. */
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

  /** Returns the next update; `undefined` after the last update. Rejects with the error of a failed call. */
  async next(): Promise<JobUpdate<Report> | undefined> {
    while (!this.#isOver) {
      const update = await (this.#query === undefined ? this.#begin() : this.#poll(this.#query));
      if (update !== undefined) return update;
    }
    return undefined;
  }

  /** Polls until the job ends. Rejects with a {@link JobError} unless the job succeeds. */
  async finish(): Promise<Report> {
    while ((await this.next()) !== undefined);
    const { last } = this;
    if (last?.phase === "succeeded") return last.report;
    if (last?.phase === "failed" || last?.phase === "cancelled") {
      throw new JobError(last.phase, redacted(this.#client, this.#protocol.reason?.(last.report)), last);
    }
    if (this.#isCancelled) throw new JobError("cancelled", undefined, last);
    throw new CallError(this.#protocol.poll.name, "aborted", "polling stopped before the job ended");
  }

  /**
   * Requests cancellation of the job. The job ends when a later update reports the cancellation, or when the service no
   * longer finds the job. A job that has not been started is never started.
   */
  async cancel(): Promise<void> {
    const { cancel, start } = this.#protocol;
    if (cancel === undefined) throw new TypeError(`jobs of ${start.name} can't be cancelled`);
    if (this.#isOver) return;
    if (this.#query === undefined) {
      if (this.#isBegun) throw new TypeError("the job is starting: wait for its first update before cancelling it");
      this.#isCancelled = true;
      return this.stop();
    }
    const { headers, signal, timeout } = this.#options;
    const sent = this.#query;
    const query = Object.fromEntries(cancel.takes.map((name) => [name, sent[name]]));
    await call(this.#client, cancel.operation, { query }, { headers, signal, timeout });
    this.#isCancelled = true;
  }

  /** Stops polling. The job continues. */
  stop(): void {
    this.#isOver = true;
    this.#rounds.stop();
  }

  /** Returns the token that resumes the job elsewhere; `undefined` before the service has accepted the job. */
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
    // The start's response may lack the job's id if the job has already ended.
    if (this.#query === undefined && !this.#isOver) {
      this.#isOver = true;
      throw new CallError(start.name, "unreadable", "the response does not state how to poll the job", {
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

  /** Makes the next call. Returns `undefined` if the job was stopped. */
  async #call<Value>(
    operation: Operation,
    input: Input,
    overrides: { repeatable?: true },
  ): Promise<Answer<Value> | undefined> {
    const { headers, timeout, repeatable } = this.#options;
    try {
      const answer = await this.#rounds.next(operation.name, (limits) =>
        call<Value>(this.#client, operation, input, { headers, timeout, repeatable, ...limits, ...overrides }),
      );
      if (answer === "deadline") throw new CallError(operation.name, "timeout", "the job did not end in time");
      return answer === "stopped" ? undefined : answer;
    } catch (error) {
      this.#isOver = true;
      throw error;
    }
  }

  /** Stores a report as the last update. */
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
