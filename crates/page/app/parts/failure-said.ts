// What to say of a call that failed.
import type { CallError } from "@wayfare/client";

/** What went wrong, in a line. */
export function failureSaid(error: unknown): string {
  return isCallError(error) ? SAID[error.kind] : String(error);
}

function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === "CallError";
}

const SAID: Readonly<Record<CallError["kind"], string>> = {
  configuration: "This service wants a key, and none was given.",
  network: "The service can't be reached.",
  timeout: "The service did not answer in time.",
  aborted: "The search was stopped.",
  denied: "The service does not accept the key.",
  refused: "The service does not take this search.",
  "rate-limited": "There were too many searches.",
  unavailable: "The service can't answer at the moment.",
  unreadable: "The answer of the service can't be read.",
};
