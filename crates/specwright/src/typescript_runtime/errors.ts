import type { Client } from "./client.js";
import type { Operation } from "./request.js";

/** Why a call failed. */
export type FailureKind =
  /** The client's settings do not do: nothing was sent. */
  | "configuration"
  /** The service could not be reached, or the connection broke. */
  | "network"
  /** No answer came in time. */
  | "timeout"
  /** The caller gave the call up. */
  | "aborted"
  /** The service wants other credentials (401, 403). */
  | "denied"
  /** The service refused the request: it would be refused again (other 4xx, redirects). */
  | "refused"
  /** There were too many calls (429). */
  | "rate-limited"
  /** The service could not answer (5xx). */
  | "unavailable"
  /** The answer can't be read. */
  | "unreadable";

/** One fault of a request, as the service reports it. */
export interface Fault {
  /** The kind of fault. */
  code: string;
  /** The message for developers. */
  message?: string | undefined;
  /** The message for end users, in their language. */
  localized?: string | undefined;
}

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
  /** Status of the answer, if there was one. */
  readonly status: number | undefined;
  /** What the service reports, if it does so in a form that is described. */
  readonly faults: readonly Fault[];
  /** Milliseconds after which the service wants to be called again. */
  readonly retryAfter: number | undefined;
  /** Whether the service may have carried out the request all the same. */
  readonly mayHaveArrived: boolean;
  /** How often the request was sent. */
  attempts = 0;

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
 * Makes the error of a call from foreign text or causes, which lose the client's credentials here. The detail is
 * foreign; the message before it is not.
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

/** Most causes below an error that are kept: the chain may be a circle. */
const MOST_CAUSES = 16;

/** Returns a copy of a cause's texts: other fields of foreign errors may hold the request. */
function redactedCause(client: Client, cause: unknown, depth = 0): unknown {
  if (!(cause instanceof Error)) return client.redact(String(cause));
  const { name, message, stack = "", code } = cause as Error & { code?: unknown };
  const copy = Object.assign(new Error(client.redact(message)), { name, stack: client.redact(stack) });
  if (code !== undefined) Object.assign(copy, { code: redacted(client, code) });
  if ("cause" in cause && depth < MOST_CAUSES) copy.cause = redactedCause(client, cause.cause, depth + 1);
  return copy;
}

/** A fault in a line. */
export function faultText(fault: Fault): string {
  const text = fault.localized ?? fault.message;
  return text ? `${fault.code}: ${text}` : fault.code;
}
