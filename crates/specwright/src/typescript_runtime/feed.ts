import { call, type CallOptions } from "./call.js";
import type { Client } from "./client.js";
import { CallError, failure } from "./errors.js";
import type { Operation } from "./request.js";
import { checkErrors, unjudged } from "./results.js";
import { judge, type Verdict } from "./verdict.js";

/** Yields the records of a response with one line of JSON per record. */
export async function* records<T>(
  client: Client,
  operation: Operation,
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<T> {
  for await (const line of lines(client, operation, body)) yield record<T>(client, operation, line);
}

/** Yields the non-blank lines of a response. */
async function* lines(
  client: Client,
  operation: Operation,
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunks(client, operation, body)) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = parts.pop() ?? "";
    for (const line of parts) if (line.trim()) yield line;
  }
  rest += decoder.decode();
  if (rest.trim()) yield rest;
}

export function record<T>(client: Client, operation: Operation, line: string): T {
  let found: unknown;
  try {
    found = JSON.parse(line);
  } catch {
    throw failure(client, operation, "unreadable", "a record of the response is not JSON", { detail: line.slice(0, 80) });
  }
  checkErrors(client, operation, found);
  return found as T;
}

/** The page sequence of a stream, from the description. */
export interface Feed<Query, T> {
  operation: Operation;
  /** Returns the number of records per page. */
  size(query: Query): number;
  /** Returns the id of a record. Records with the same id are versions of one record. */
  id(record: T): unknown;
  /** Returns the query for the page that follows a record. */
  after(query: Query, last: T): Query;
}

/** Options of a feed. Times are in milliseconds. */
export interface FeedOptions extends CallOptions {
  /** Maximum number of ids that are kept to recognize repeated records. Default: 1,000,000. */
  maxKnownIds?: number | undefined;
}

/** Counts of records that a feed repeated. */
export interface Repeats {
  /** Number of records that were skipped because they are identical to an earlier record. */
  duplicates: number;
  /** Number of returned records with a known id but different content. Such a record replaces the earlier record. */
  updates: number;
  /** Number of records that were returned unchecked, because `maxKnownIds` was reached. */
  unchecked: number;
}

/** All records of a feed, without duplicates. */
export type Walk<T> = AsyncGenerator<T, void, undefined> & {
  /** Counts of the repeated records so far. */
  readonly repeats: Readonly<Repeats>;
  /** Returns whether the records so far are all records of the feed. */
  verdict(): Verdict;
};

/** Progress of a walk. */
interface Progress {
  repeats: Repeats;
  found: number;
  ended: boolean;
  /** `true` if the feed ended with a full page that was identical to the first page. */
  repeatsFirstPage: boolean;
}

/**
 * Returns all records of a feed, page by page. The feed ends with an empty page, or with a page that has only records
 * of the previous page, if the previous page was short or had nothing new itself. Pages in a cycle are an error. The
 * Rust client has the same rules.
 */
export function walk<Query extends object, T>(
  client: Client,
  feed: Feed<Query, T>,
  query: Query,
  options: FeedOptions = {},
): Walk<T> {
  const repeats: Repeats = { duplicates: 0, updates: 0, unchecked: 0 };
  const progress: Progress = { repeats, found: 0, ended: false, repeatsFirstPage: false };
  const verdict = (): Verdict => {
    const { verdict } = judge({ isFinal: progress.ended, found: progress.found });
    return progress.repeatsFirstPage ? [{ reason: "repeated" }] : verdict;
  };
  return Object.assign(readPages(client, feed, query, options, progress), { repeats, verdict });
}

async function* readPages<Query extends object, T>(
  client: Client,
  feed: Feed<Query, T>,
  query: Query,
  options: FeedOptions,
  progress: Progress,
): AsyncGenerator<T, void, undefined> {
  const { operation } = feed;
  const known = new Map<unknown, { content: number; page: number }>();
  const limit = options.maxKnownIds ?? 1_000_000;
  // A page is in doubt if the previous page may have been the last page: weakly after the first short page.
  let [doubt, hasShortPages]: ["none" | "weak" | "strong", boolean] = ["none", false];
  let pagesWithNews = 0;
  let startId: unknown;
  for (let [page, number] = [query, 0]; ; number++) {
    const body = await pageBody(client, operation, page, options, doubt === "weak");
    let [count, hasNew, hasOther]: [number, boolean, boolean] = [0, false, false];
    let [last, lastId]: [T | undefined, unknown] = [undefined, undefined];
    for await (const line of body ? lines(client, operation, body) : []) {
      const found = record<T>(client, operation, line);
      const id = feed.id(found) ?? undefined;
      const [content, seen] = [fingerprint(line), id === undefined ? undefined : known.get(id)];
      const isChecked = id === undefined || seen !== undefined || known.size < limit;
      count++;
      progress.found++;
      // The record after which the page was requested is not new, even if ids are not kept.
      hasNew ||= seen === undefined && (isChecked || id !== startId);
      hasOther ||= seen !== undefined && seen.page + 1 < number;
      // A next page after the same record would be the same request again, and would make no progress.
      if (lastId === undefined || id !== startId) [last, lastId] = [found, id];
      if (id !== undefined && isChecked) known.set(id, { content, page: number });
      if (seen?.content === content) {
        progress.repeats.duplicates++;
        continue;
      }
      if (seen) progress.repeats.updates++;
      if (!isChecked) progress.repeats.unchecked++;
      yield found;
    }
    const isFull = count >= feed.size(page);
    pagesWithNews += Number(hasNew);
    if (last === undefined || (lastId === undefined && !isFull) || (!hasNew && doubt !== "none" && !hasOther)) {
      progress.repeatsFirstPage = isFull && last !== undefined && pagesWithNews === 1;
      progress.ended = true;
      return;
    }
    const unreadable = (fault: string) => new CallError(operation.name, "unreadable", fault);
    if (lastId === undefined) throw unreadable("the last record of a page has no id, which the next page needs");
    if (!hasNew && doubt !== "none") {
      throw unreadable("the pages repeat in a cycle: a page has only records of earlier pages");
    }
    hasShortPages ||= doubt === "weak" && hasNew;
    doubt = !isFull && !hasShortPages ? "weak" : isFull && hasNew ? "none" : "strong";
    [page, startId] = [feed.after(page, last), lastId];
  }
}

/** Returns the body of a page; `undefined` for a 404 after a page that looks like the last page. */
async function pageBody(
  client: Client,
  operation: Operation,
  query: object,
  options: CallOptions,
  mayBeMissing: boolean,
): Promise<ReadableStream<Uint8Array> | undefined> {
  try {
    return (await call<ReadableStream<Uint8Array>>(client, operation, { query }, options, unjudged)).value;
  } catch (error) {
    if (mayBeMissing && error instanceof CallError && error.status === 404) return undefined;
    throw error;
  }
}

/** Returns a hash of 53 bits. */
function fingerprint(text: string): number {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 2654435761);
    high = Math.imul(high ^ unit, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return 2 ** 32 * (high & 0x1fffff) + (low >>> 0);
}

/** Yields the chunks of a stream. Not every browser supports iteration over a stream. */
export async function* chunks(
  client: Client,
  operation: Operation,
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const truncated = (cause: unknown): never => {
    throw failure(client, operation, "network", "the response was truncated", { cause, mayHaveArrived: true });
  };
  try {
    for (let read; !(read = await inTime(client, operation, reader.read().catch(truncated))).done;) yield read.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Waits for the next part of a stream, up to the idle time of the description, or else the timeout of a call. */
async function inTime<T>(client: Client, operation: Operation, part: Promise<T>): Promise<T> {
  const idle = operation.stream?.idle ?? client.timeout;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const quiet = new Promise<never>((_, reject) => {
    const fault = `no part of the stream arrived for ${idle / 1000} s`;
    timer = setTimeout(() => reject(failure(client, operation, "timeout", fault, { mayHaveArrived: true })), idle);
  });
  return Promise.race([part, quiet]).finally(() => clearTimeout(timer));
}
