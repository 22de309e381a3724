import type { Fault } from "./errors.js";
import { Redactor } from "./redact.js";
import type { Backoff } from "./waiting.js";

/** An API, as its description has it. */
export interface Service {
  name: string;
  /** Ways to say who calls, by name. */
  schemes: Readonly<Record<string, Scheme>>;
  /** Query parameter that names the end user's session. */
  session?: string;
  /** Headers of every request. */
  headers?: Readonly<Record<string, string>>;
  /** Reads the body of an error; `undefined` if it is in no form that is described. */
  readFaults(body: unknown): Fault[] | undefined;
}

/** Where a credential goes. */
export type Scheme = { query: string } | { header: string } | "bearer" | "basic";

/** A key or token; for `basic`, a user and a password. */
export type Credential = string | { user: string; password: string };

/** Gives a credential for a call; once more after a 401, with the one that was refused. */
export type CredentialSource = (refused?: Credential) => Credential | undefined | Promise<Credential | undefined>;

/** Settings of a client. Times are in milliseconds. */
export interface ClientOptions {
  /** Base URL of the service; by default the origin of the page. */
  baseUrl?: string;
  /** Credential for the first scheme of the service. */
  key?: Credential | CredentialSource;
  /** Credentials by the names of their schemes. */
  credentials?: Readonly<Record<string, Credential | CredentialSource>>;
  /** Id of the end user's session: unique to them, and stable. By default it is made up. */
  session?: string;
  /** The most time for one attempt of a call; by default 30 s. */
  timeout?: number;
  /** How calls that failed are sent again. */
  retry?: Partial<Retry>;
  /** Headers of every request. */
  headers?: Readonly<Record<string, string>>;
  /** In place of the global `fetch`. */
  fetch?: typeof fetch;
}

/** How calls that failed are sent again. */
export interface Retry extends Backoff {
  /** The most times that a call is sent, the first one included. */
  attempts: number;
  /** The longest wait that the service may ask for. */
  longestWait: number;
}

/** What the functions of the operations need to call one service. */
export interface Client {
  readonly service: Service;
  readonly baseUrl: string;
  readonly session: string;
  readonly timeout: number;
  readonly retry: Retry;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: typeof fetch;
  /** The credential for a scheme. */
  credential(scheme: string, refused?: Credential): Promise<Credential | undefined>;
  /** Returns a text without the credentials, however they are encoded in it. Errors of calls are redacted already. */
  redact(text: string): string;
}

/** A client of a service. */
export function clientOf(service: Service, options: ClientOptions = {}): Client {
  const [first] = Object.keys(service.schemes);
  const own = first !== undefined && options.key !== undefined ? { [first]: options.key } : {};
  const credentials: Record<string, Credential | CredentialSource> = { ...own, ...options.credentials };
  const isFixed = (source: Credential | CredentialSource) => typeof source !== "function";
  const redactor = new Redactor(Object.values(credentials).filter(isFixed));
  return {
    service,
    baseUrl: (options.baseUrl ?? "").replace(/\/+$/, ""),
    session: options.session ?? randomId(),
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

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
