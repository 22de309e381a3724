import { call, type CallOptions } from "./call.js";
import type { Client } from "./client.js";
import { CallError, failure } from "./errors.js";
import type { Operation } from "./request.js";

/** The records of an answer that is a line of JSON each. */
export async function* records<T>(
  client: Client,
  operation: Operation,
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<T> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunks(client, operation, body)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.trim()) yield record<T>(client, operation, line);
  }
  rest += decoder.decode();
  if (rest.trim()) yield record<T>(client, operation, rest);
}

/** How the pages of a stream follow each other, as the description has it. */
export interface Feed<Query, T> {
  operation: Operation;
  /** Number of records on a page; a page with fewer is the last one. */
  size(query: Query): number;
  /** The page after a record; nothing if the record lacks its id. */
  after(query: Query, last: T): Query | undefined;
}

/** All records of a feed, page after page. */
export async function* walk<Query extends object, T>(
  client: Client,
  feed: Feed<Query, T>,
  query: Query,
  options: CallOptions = {},
): AsyncGenerator<T, void, undefined> {
  for (let page = query; ;) {
    const { value } = await call<ReadableStream<Uint8Array>>(client, feed.operation, { query: page }, options);
    let count = 0;
    let last: T | undefined;
    for await (const found of records<T>(client, feed.operation, value)) {
      [count, last] = [count + 1, found];
      yield found;
    }
    if (last === undefined || count < feed.size(page)) return;
    const next = feed.after(page, last);
    const unreadable = (fault: string) => new CallError(feed.operation.name, "unreadable", fault);
    if (next === undefined) throw unreadable("the last record of a page lacks the id to go on after");
    if (JSON.stringify(next) === JSON.stringify(page))
      throw unreadable("a page ends with the record that it begins after");
    page = next;
  }
}

function record<T>(client: Client, operation: Operation, line: string): T {
  try {
    return JSON.parse(line) as T;
  } catch {
    throw failure(client, operation, "unreadable", "a line is not JSON", { detail: line.slice(0, 80) });
  }
}

/** Browsers can't all iterate over a stream. */
async function* chunks(
  client: Client,
  operation: Operation,
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const brokenOff = (cause: unknown): never => {
    throw failure(client, operation, "network", "the answer broke off", { cause, mayHaveArrived: true });
  };
  try {
    for (let read; !(read = await reader.read().catch(brokenOff)).done;) yield read.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
