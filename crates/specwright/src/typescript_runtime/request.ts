import type { Client, Credential, Scheme } from "./client.js";
import { CallError, failure } from "./errors.js";

/** An operation, as the description has it. */
export interface Operation {
  /** `group.name` */
  name: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below the base URL; `{name}` stands for a parameter. */
  path: string;
  /** Whether it takes the session. */
  session?: true;
  /** Whether sending it twice is as good as once. */
  repeatable?: true;
  /** The schemes of which it takes any; by default all, and none if it is empty. */
  auth?: readonly string[];
  /** Parameters that travel in headers, with their names there. */
  headers?: Readonly<Record<string, string>>;
  /** Parameters that are lists in one text, with what separates their elements. */
  joined?: Readonly<Record<string, string>>;
  /** What the body is, where it is not JSON. */
  body?: "form" | "bytes";
  /** Media type of the body, where it is not that of its kind. */
  contentType?: string;
  /** Media types of the answers, where they are not those of JSON. */
  accept?: string;
  /** What the answers are, in a word or by status, where they are not JSON. */
  answer?: Form | Readonly<Record<number, Form>>;
}

/** What an answer is. */
export type Form = "bytes" | "lines" | "nothing";

/** What is sent: parameters by name, wherever they go, and a body. */
export interface Input {
  query?: object | undefined;
  body?: unknown;
  /** In place of path and query: a URL that an answer named. */
  url?: string;
}

/** The request of a call, without its credential. */
export function prepare(
  client: Client,
  operation: Operation,
  input: Input,
  own: Readonly<Record<string, string>> = {},
): { url: string; init: RequestInit } {
  const headers = new Headers({ accept: operation.accept ?? "application/json", ...client.service.headers });
  const search = new URLSearchParams();
  const inPath: Record<string, string> = {};
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value === undefined || value === null) continue;
    const [header, separator] = [operation.headers?.[name], operation.joined?.[name]];
    if (header !== undefined) headers.set(header, textOf(value, separator));
    else if (operation.path.includes(`{${name}}`)) inPath[name] = textOf(value, separator);
    else append(search, name, value, separator);
  }
  const { session } = client.service;
  if (operation.session && session !== undefined) search.set(session, client.session);
  for (const [name, value] of Object.entries({ ...client.headers, ...own })) headers.set(name, value);
  const init: RequestInit = { method: operation.method, headers, redirect: "manual" };
  if (input.body !== undefined) init.body = encode(operation, input.body, headers);
  const text = search.toString();
  const url = `${client.baseUrl}${pathOf(operation, inPath)}${text && `?${text}`}`;
  return { url: input.url === undefined ? url : resolved(client, operation, url, input.url), init };
}

/** The path with its parameters, none of which may lead out of its place. */
function pathOf(operation: Operation, values: Readonly<Record<string, string>>): string {
  const refused = (message: string) => new CallError(operation.name, "configuration", message);
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw refused(`\`${name}\` is missing: it is part of the path`);
    return encodeURIComponent(value);
  });
  if (/\/\.{1,2}(?=\/|$)/.test(path)) throw refused("a parameter of the path is `.` or `..`");
  return path;
}

/** A URL that the answer to a call names, if it is of the same service: credentials go nowhere else. */
export function resolved(client: Client, operation: Operation, called: string, reference: string): string {
  const own = new URL(called, globalThis.location?.href);
  const next = urlOf(reference, own);
  if (next?.origin === own.origin) return next.href;
  const message = next
    ? `an answer links to another origin (credentials for ${own.origin} are sent nowhere else)`
    : "an answer links to an invalid URL";
  throw failure(client, operation, "unreadable", message, { detail: next?.origin ?? reference.slice(0, 80) });
}

function urlOf(reference: string, base: URL): URL | undefined {
  try {
    return new URL(reference, base);
  } catch {
    return undefined;
  }
}

/** The same request with a credential. */
export function withCredential(
  request: { url: string; init: RequestInit },
  scheme: Scheme,
  credential: Credential,
): { url: string; init: RequestInit } {
  const text = typeof credential === "string" ? credential : `${credential.user}:${credential.password}`;
  if (typeof scheme === "object" && "query" in scheme) {
    const sign = request.url.includes("?") ? "&" : "?";
    return { ...request, url: `${request.url}${sign}${new URLSearchParams({ [scheme.query]: text })}` };
  }
  const headers = new Headers(request.init.headers);
  if (scheme === "bearer") headers.set("authorization", `Bearer ${text}`);
  else if (scheme === "basic") headers.set("authorization", `Basic ${base64(text)}`);
  else headers.set(scheme.header, text);
  return { ...request, init: { ...request.init, headers } };
}

function encode(operation: Operation, body: unknown, headers: Headers): BodyInit {
  if (operation.body === "form") {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(body as object)) append(form, name, value, operation.joined?.[name]);
    return form;
  }
  headers.set("content-type", operation.contentType ?? "application/json");
  return operation.body === "bytes" ? (body as BodyInit) : JSON.stringify(body);
}

/** A list is a parameter for each element, unless its elements are joined. */
function append(search: URLSearchParams, name: string, value: unknown, separator: string | undefined): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value) && separator === undefined) {
    for (const element of value) search.append(name, String(element));
  } else search.append(name, textOf(value, separator));
}

function textOf(value: unknown, separator = ","): string {
  return Array.isArray(value) ? value.map(String).join(separator) : String(value);
}

export function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
