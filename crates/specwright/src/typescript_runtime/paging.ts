import { call, type Answer, type CallOptions } from "./call.js";
import type { Client } from "./client.js";
import { CallError } from "./errors.js";
import type { Input, Operation } from "./request.js";
import { checkErrors, unjudged } from "./results.js";

/** The page sequence of a listing, from the description. */
export interface Paging<Page, Item> {
  operation: Operation;
  items(page: Page): readonly Item[];
  /** Returns the request or URL of the next page; `undefined` after the last page. */
  next(input: Input, answer: Answer<Page>, before: number): Input | string | undefined;
}

/** A page of a listing. */
export interface Listed<Page, Item> {
  page: Page;
  items: readonly Item[];
}

/** Yields all pages, starting with the requested page. */
export async function* pages<Page, Item>(
  client: Client,
  paging: Paging<Page, Item>,
  first: Input,
  options: CallOptions = {},
): AsyncGenerator<Listed<Page, Item>, void, undefined> {
  const known = new Set<string>();
  let before = 0;
  for (let input: Input | string | undefined = first; input !== undefined;) {
    const sent: Input = typeof input === "string" ? { ...first, url: input } : input;
    const key = JSON.stringify(sent);
    if (known.has(key)) {
      throw new CallError(paging.operation.name, "unreadable", "a page refers to an earlier page as the next page");
    }
    known.add(key);
    const answer: Answer<Page> = await call<Page>(client, paging.operation, sent, options, unjudged);
    const items = paging.items(answer.value);
    if (items.length === 0) checkErrors(client, paging.operation, answer.value);
    yield { page: answer.value, items };
    before += items.length;
    input = paging.next(sent, answer, before);
  }
}

/** Yields the elements of all pages. */
export async function* items<Page, Item>(
  client: Client,
  paging: Paging<Page, Item>,
  first: Input,
  options: CallOptions = {},
): AsyncGenerator<Item, void, undefined> {
  for await (const listed of pages(client, paging, first, options)) yield* listed.items;
}

/** Returns the URL of the next page from the `Link` header. */
export function nextLink(headers: Headers): string | undefined {
  for (const [, url, parameters] of headers.get("link")?.matchAll(LINK) ?? []) {
    for (const [, name, quoted, word] of parameters?.matchAll(PARAMETER) ?? []) {
      const relations = (quoted ?? word ?? "").toLowerCase().split(/\s+/);
      if (name?.toLowerCase() === "rel" && relations.includes("next")) return url;
    }
  }
  return undefined;
}

/** A parameter of a link, such as `; rel="next"`. */
const PARAMETER = /\s*;\s*([^\s=;,]+)\s*(?:=\s*(?:"([^"]*)"|([^\s;,]*)))?/g;
const LINK = new RegExp(`<([^>]*)>((?:${PARAMETER.source})*)`, "g");

/** Returns whether a page selected by number or offset is the last page. */
export function isLast(
  count: number,
  size: number | null | undefined,
  before: number,
  total: number | null | undefined,
): boolean {
  if (count === 0) return true;
  return typeof total === "number" ? before >= total : typeof size === "number" && count < size;
}
