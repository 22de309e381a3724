import { randomUuid, type Client, type Credential, type Scheme } from "./client.js";
import { CallError, failure } from "./errors.js";

/** Metadata of an operation, from the description. */
export interface Operation {
  /** Name of the operation: `group.name`. */
  name: string;
  method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path below the base URL. `{name}` is a parameter. */
  path: string;
  /** `true` if the operation has the session parameter. */
  session?: true;
  /** `true` if a request may be resent even if the service may already have processed it. */
  repeatable?: true;
  /** `true` if a 304 is a response without a body, not an error. */
  notModified?: true;
  /** Request field with the idempotency token, which makes it safe to resend a request. */
  token?: { query: string } | { body: string };
  /** Response field with the list of results. A response without the list is invalid. */
  results?: string;
  /** Paths of request fields that responses repeat in a field of the same name. */
  echoes?: readonly (readonly string[])[];
  /** `true` if the description of the responses has a field by which error bodies are recognized. */
  describesErrors?: true;
  /** Accepted credential schemes. Default: all. If empty, the operation needs no credential. */
  auth?: readonly string[];
  /** Parameters that are headers, with their header names. */
  headers?: Readonly<Record<string, string>>;
  /** Parameters that are delimited lists, with their separators. */
  joined?: Readonly<Record<string, string>>;
  /** Parameters that contain their value as JSON. */
  json?: readonly string[];
  /** Format of the body, if it is not JSON. */
  body?: "form" | "brackets" | "bytes";
  /** Media type of the body, if it is not the default of its format. */
  contentType?: string;
  /** Media types of the responses, if they are not JSON. */
  accept?: string;
  /** Format of the responses, for all or by status, if they are not JSON. */
  answer?: Form | Readonly<Record<number, Form>>;
  /** Rules of a stream. */
  stream?: StreamRules;
}

/** Rules of a stream of lines or events. */
export interface StreamRules {
  /** Maximum time without any bytes, in milliseconds. */
  idle?: number;
  /** Field of the records that is the event's name, if the data lacks the field. */
  tag?: string;
  /** Data of the event that marks the end. */
  end?: string;
  /** When the client reconnects. Default: never. */
  reconnect?: "interrupted" | "always";
}

/** Format of a response. */
export type Form = "bytes" | "lines" | "events" | "nothing";

/** The input of a call: parameters by name, regardless of their place, and a body. */
export interface Input {
  query?: object | undefined;
  body?: unknown;
  /** A URL from a response, which replaces the path and the query. */
  url?: string;
}

/** Returns the input of a call with a new idempotency token, unless the input has one or the operation needs none. */
export function withToken(operation: Operation, input: Input): Input {
  if (operation.token === undefined) return input;
  for (const [part, field] of Object.entries(operation.token) as ["query" | "body", string][]) {
    const fields = (input[part] ?? {}) as Record<string, unknown>;
    if (fields[field] === undefined || fields[field] === null || fields[field] === "") {
      return { ...input, [part]: { ...fields, [field]: randomUuid() } };
    }
  }
  return input;
}

/** Creates the request of a call, without its credential. */
export function prepare(
  client: Client,
  operation: Operation,
  input: Input,
  own: Readonly<Record<string, string>> = {},
): { url: string; init: RequestInit } {
  const headers = new Headers({ accept: operation.accept ?? "application/json", ...client.service.headers });
  const search = new URLSearchParams();
  const inPath: Record<string, string> = {};
  for (const [name, value] of parameters(operation, input.query ?? {})) {
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

/** Returns the path with its parameters, none of which may change the path's structure. */
function pathOf(operation: Operation, values: Readonly<Record<string, string>>): string {
  const refused = (message: string) => new CallError(operation.name, "configuration", message);
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw refused(`the path parameter \`${name}\` is missing`);
    return encodeURIComponent(value);
  });
  if (/\/\.{1,2}(?=\/|$)/.test(path)) throw refused("a path parameter must not be `.` or `..`");
  return path;
}

/**
 * Resolves a URL from a response. The URL must have the service's origin, because credentials must not be sent to other
 * origins.
 */
export function resolved(client: Client, operation: Operation, called: string, reference: string): string {
  const own = new URL(called, globalThis.location?.href);
  const next = urlOf(reference, own);
  if (next?.origin === own.origin) return next.href;
  const message = next
    ? `the response links to another origin (credentials are only sent to ${own.origin})`
    : "the response links to an invalid URL";
  throw failure(client, operation, "unreadable", message, { detail: next?.origin ?? reference.slice(0, 80) });
}

function urlOf(reference: string, base: URL): URL | undefined {
  try {
    return new URL(reference, base);
  } catch {
    return undefined;
  }
}

/** Returns the request with a credential. */
export function withCredential(
  request: { url: string; init: RequestInit },
  scheme: Scheme,
  credential: Credential,
): { url: string; init: RequestInit } {
  const text = typeof credential === "string" ? credential : `${credential.user}:${credential.password}`;
  if (typeof scheme === "object" && "query" in scheme) {
    const separator = request.url.includes("?") ? "&" : "?";
    return { ...request, url: `${request.url}${separator}${new URLSearchParams({ [scheme.query]: text })}` };
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
    for (const [name, value] of parameters(operation, body as object)) {
      append(form, name, value, operation.joined?.[name]);
    }
    return form;
  }
  if (operation.body === "brackets") {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(body as object)) appendNested(form, checked(operation, name), value, operation);
    return form;
  }
  headers.set("content-type", operation.contentType ?? "application/json");
  return operation.body === "bytes" ? (body as BodyInit) : JSON.stringify(body);
}

/** Returns the parameters that are set. Values that are sent as JSON become strings. */
function parameters(operation: Operation, values: object): [string, unknown][] {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return given.map(([name, value]) => [name, operation.json?.includes(name) ? JSON.stringify(value) : value]);
}

/** Appends a parameter. For a list, repeats the parameter for each element, unless the elements are joined. */
function append(search: URLSearchParams, name: string, value: unknown, separator: string | undefined): void {
  if (Array.isArray(value) && separator === undefined) {
    for (const element of value) search.append(name, String(element));
  } else search.append(name, textOf(value, separator));
}

/** Appends a value in the bracket style: `a[b]=1&a[c][]=2&d[0][e]=3`. */
function appendNested(form: URLSearchParams, name: string, value: unknown, operation: Operation): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) {
    const isNested = value.some((element) => typeof element === "object");
    value.forEach((element, index) => appendNested(form, `${name}[${isNested ? index : ""}]`, element, operation));
  } else if (typeof value === "object") {
    for (const [field, held] of Object.entries(value)) {
      appendNested(form, `${name}[${checked(operation, field)}]`, held, operation);
    }
  } else form.append(name, String(value));
}

/** Returns the name of a form field. Throws if the name is empty or contains brackets. */
function checked(operation: Operation, name: string): string {
  if (name !== "" && !/[[\]]/.test(name)) return name;
  throw new CallError(operation.name, "configuration", `a form can't have the name ${JSON.stringify(name)}`);
}

function textOf(value: unknown, separator = ","): string {
  return Array.isArray(value) ? value.map(String).join(separator) : String(value);
}

export function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
