import type { Client } from "./client.js";
import type { Operation } from "./request.js";

/** The kind of a failure. */
export type FailureKind =
  /** The client's configuration is incomplete or invalid. Nothing was sent. */
  | "configuration"
  /** The service could not be reached, or the connection broke. */
  | "network"
  /** The response did not arrive in time. */
  | "timeout"
  /** The caller aborted the call. */
  | "aborted"
  /** The service rejected the credentials (401, 403). */
  | "denied"
  /** The service rejected the request (other 4xx, redirects). */
  | "refused"
  /** The client sent too many calls (429). */
  | "rate-limited"
  /** The service failed to process the request (5xx). */
  | "unavailable"
  /** The response can't be decoded. */
  | "unreadable";

/** An error in a request, as reported by the service. */
export interface Fault {
  /** Error code. */
  code: string;
  /** Message for developers. */
  message?: string | undefined;
  /** Message for end users, in their language. */
  localized?: string | undefined;
}

const USER_MESSAGES: Readonly<Record<FailureKind, string>> = {
  configuration: "The service is not set up correctly.",
  network: "The service can't be reached. Check your connection.",
  timeout: "The service did not respond in time.",
  aborted: "The request was stopped.",
  denied: "The service does not allow this request.",
  refused: "The service does not accept this request.",
  "rate-limited": "Too many requests. Try again later.",
  unavailable: "The service is temporarily unavailable.",
  unreadable: "The service's response can't be read.",
};

interface Facts {
  status?: number | undefined;
  faults?: readonly Fault[] | undefined;
  retryAfter?: number | undefined;
  mayHaveArrived?: boolean;
  cause?: unknown;
}

/** The failure of a call. */
export class CallError extends Error {
  override readonly name = "CallError";
  /** Name of the operation: `group.name`. */
  readonly operation: string;
  readonly kind: FailureKind;
  /** Status of the response, if a response arrived. */
  readonly status: number | undefined;
  /** Faults that the service reported in a known format. */
  readonly faults: readonly Fault[];
  /** Milliseconds after which the service accepts another call, from `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** `true` if the service may have processed the request despite the failure. */
  readonly mayHaveArrived: boolean;
  /** Number of attempts. */
  attempts = 0;

  /**
   * One sentence for end users: the first message that the service has for them, or else a sentence in English for the
   * kind of failure. The sentence contains no codes, field paths or offsets.
   */
  get userMessage(): string {
    const localized = this.faults.map((fault) => fault.localized?.trim());
    return localized.find((text) => text && text !== "unknown") ?? USER_MESSAGES[this.kind];
  }

  constructor(operation: string, kind: FailureKind, message: string, facts: Facts = {}) {
    super(`${operation}: ${message}`, "cause" in facts ? { cause: facts.cause } : undefined);
    this.operation = operation;
    this.kind = kind;
    this.status = facts.status;
    this.faults = facts.faults ?? [];
    this.retryAfter = facts.retryAfter;
    this.mayHaveArrived = facts.mayHaveArrived ?? false;
  }
}

/**
 * Creates the error of a call from untrusted text or causes, and removes the client's credentials from the text and
 * the causes. `detail` is untrusted; `message` is trusted.
 */
export function failure(
  client: Client,
  operation: Operation,
  kind: FailureKind,
  message: string,
  { detail, ...facts }: Facts & { detail?: string } = {},
): CallError {
  if (facts.faults !== undefined) facts.faults = redacted(client, facts.faults) as Fault[];
  if ("cause" in facts) facts.cause = redactedCause(client, facts.cause);
  const text = detail === undefined ? message : `${message}: ${client.redact(detail)}`;
  return new CallError(operation.name, kind, text, facts);
}

/** Returns a JSON value without the client's credentials. */
export function redacted(client: Client, value: unknown): unknown {
  if (typeof value === "string") return client.redact(value);
  if (Array.isArray(value)) return value.map((element) => redacted(client, element));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [client.redact(name), redacted(client, part)]));
}

/** Maximum number of nested causes that are kept, because causes may be circular. */
const MAX_CAUSES = 16;

/**
 * Returns a redacted copy of a cause. The copy has only the texts of the cause, because errors from other libraries may
 * have fields that contain the request.
 */
function redactedCause(client: Client, cause: unknown, depth = 0): unknown {
  if (!(cause instanceof Error)) return client.redact(String(cause));
  const { name, message, stack = "", code } = cause as Error & { code?: unknown };
  const copy = Object.assign(new Error(client.redact(message)), { name, stack: client.redact(stack) });
  if (code !== undefined) Object.assign(copy, { code: redacted(client, code) });
  if ("cause" in cause && depth < MAX_CAUSES) copy.cause = redactedCause(client, cause.cause, depth + 1);
  return copy;
}

/** Formats a fault in one line. A code that the message begins with is not repeated. */
export function faultText({ code, message, localized }: Fault): string {
  const text = message ?? localized;
  if (!text || !code) return text ?? code;
  return text === code || text.startsWith(`${code}:`) ? text : `${code}: ${text}`;
}
