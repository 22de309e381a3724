// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

import { call, type CallOptions } from "./call.js";
import type { Client } from "./client.js";
import { CallError, failure } from "./errors.js";
import type { Operation } from "./request.js";

/** Yields the records of a response with one line of JSON per record. */
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

/** The page sequence of a stream, from the description. */
export interface Feed<Query, T> {
  operation: Operation;
  /** Returns the number of records per page. A page with fewer records is the last page. */
  size(query: Query): number;
  /** Returns the query for the page after a record; `undefined` if the record lacks its id. */
  after(query: Query, last: T): Query | undefined;
}

/** Yields all records of a feed, page by page. */
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
    if (next === undefined) throw unreadable("the last record of a page has no id, which the next page needs");
    if (JSON.stringify(next) === JSON.stringify(page))
      throw unreadable("the next page is the same as the current one");
    page = next;
  }
}

function record<T>(client: Client, operation: Operation, line: string): T {
  try {
    return JSON.parse(line) as T;
  } catch {
    throw failure(client, operation, "unreadable", "a line of the response is not JSON", { detail: line.slice(0, 80) });
  }
}

/** Yields the chunks of a stream. Not every browser supports iteration over a stream. */
async function* chunks(
  client: Client,
  operation: Operation,
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const brokenOff = (cause: unknown): never => {
    throw failure(client, operation, "network", "the response was cut off", { cause, mayHaveArrived: true });
  };
  try {
    for (let read; !(read = await reader.read().catch(brokenOff)).done;) yield read.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
