// Messages for failed API calls.
import type { CallError } from "@wayfare/client";

/** Returns a one-line message for an error. */
export function failureMessage(error: unknown): string {
  return isCallError(error) ? MESSAGES[error.kind] : String(error);
}

function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === "CallError";
}

const MESSAGES: Readonly<Record<CallError["kind"], string>> = {
  configuration: "This service requires an API key.",
  network: "The service can't be reached. Check your connection.",
  timeout: "The service did not respond in time.",
  aborted: "The search was stopped.",
  denied: "The service rejected the API key.",
  refused: "The service rejected this search.",
  "rate-limited": "Too many requests.",
  unavailable: "The service is temporarily unavailable.",
  unreadable: "The service's response can't be read.",
};
