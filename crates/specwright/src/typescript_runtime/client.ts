import type { Fault } from "./errors.js";
import { Redactor } from "./redact.js";
import type { Backoff } from "./waiting.js";

/** Metadata of an API, from its description. */
export interface Service {
  name: string;
  /** Credential schemes by name. */
  schemes: Readonly<Record<string, Scheme>>;
  /** Query parameter that identifies the end user's session. */
  session?: string;
  /** Headers of all requests. */
  headers?: Readonly<Record<string, string>>;
  /** Returns the faults in an error body; `undefined` if the body has no known shape. */
  readFaults(body: unknown, status: number): Fault[] | undefined;
}

/** The place of a credential in requests. */
export type Scheme = { query: string } | { header: string } | "bearer" | "basic";

/** A key or token; for `basic`, a user name and a password. */
export type Credential = string | { user: string; password: string };

/**
 * A function that provides the credential for a call. After a 401, the client calls the function again with the
 * rejected credential.
 */
export type CredentialSource = (refused?: Credential) => Credential | undefined | Promise<Credential | undefined>;

/** Options of a client. Times are in milliseconds. */
export interface ClientOptions {
  /** Base URL of the service. Default: the origin of the page. */
  baseUrl?: string;
  /** Credential for the first scheme of the service. */
  key?: Credential | CredentialSource;
  /** Credentials by scheme name. */
  credentials?: Readonly<Record<string, Credential | CredentialSource>>;
  /** Id of the end user's session: unique per user, and stable. Default: a random id. */
  session?: string;
  /** Maximum time for one attempt of a call. Default: 30 s. */
  timeout?: number;
  /** Retry policy for failed calls. */
  retry?: Partial<Retry>;
  /** Headers of all requests. */
  headers?: Readonly<Record<string, string>>;
  /** Replacement for the global `fetch`. */
  fetch?: typeof fetch;
}

/** Retry policy for failed calls. */
export interface Retry extends Backoff {
  /** Maximum number of attempts, including the first. */
  attempts: number;
  /** Maximum delay that the service may request. If the service requests a longer delay, the call fails. */
  longestWait: number;
}

/** A client for one service. Every operation function takes a client as an argument. */
export interface Client {
  readonly service: Service;
  readonly baseUrl: string;
  readonly session: string;
  readonly timeout: number;
  readonly retry: Retry;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: typeof fetch;
  /** Returns the credential for a scheme. */
  credential(scheme: string, refused?: Credential): Promise<Credential | undefined>;
  /** Removes the credentials from a text, even if they are encoded. The errors of calls are already redacted. */
  redact(text: string): string;
}

/** Creates a client for a service. */
export function clientOf(service: Service, options: ClientOptions = {}): Client {
  const [first] = Object.keys(service.schemes);
  const own = first !== undefined && options.key !== undefined ? { [first]: options.key } : {};
  const credentials: Record<string, Credential | CredentialSource> = { ...own, ...options.credentials };
  const isFixed = (source: Credential | CredentialSource) => typeof source !== "function";
  const redactor = new Redactor(Object.values(credentials).filter(isFixed));
  return {
    service,
    baseUrl: (options.baseUrl ?? "").replace(/\/+$/, ""),
    session: options.session ?? randomUuid().replaceAll("-", ""),
    timeout: options.timeout ?? 30_000,
    retry: { attempts: 4, first: 250, longest: 8_000, factor: 2, jitter: 0.5, longestWait: 30_000, ...options.retry },
    headers: options.headers ?? {},
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    async credential(scheme, refused) {
      const source = credentials[scheme];
      if (typeof source !== "function") return refused === undefined ? source : undefined;
      const given = await source(refused);
      if (given !== undefined) redactor.learn(given);
      return given;
    },
    redact: (text) => redactor.redact(text),
  };
}

/** Returns a random UUID, also in pages without TLS, where `crypto.randomUUID` does not exist. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
