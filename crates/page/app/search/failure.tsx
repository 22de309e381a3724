// A failed API call: the reason and the available actions.
import type { CallError } from "@wayfare/client";
import { duration, plural } from "../parts/format";
import { failureMessage } from "../parts/failure-message";
import { Icon } from "../parts/icon";
import { forgetKey } from "../state/session";

interface Props {
  error: CallError;
  /** `true` if results were found before the failure. */
  partial?: boolean;
  onAgain?: () => void;
}

export function Failure({ error, partial = false, onAgain }: Props) {
  const { kind } = error;
  const wantsKey = kind === "denied" || kind === "configuration";
  const again = () => {
    // Forget a rejected key, so that the retry asks for another key.
    if (wantsKey) forgetKey();
    onAgain?.();
  };
  return (
    <div class="notice bad" role="alert">
      <Icon name="warn" />
      <div>
        <p>
          <b>{failureMessage(error)}</b> {partial && "Results found so far are shown below; they are incomplete."}
        </p>
        {reasons(error).map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        {details(error).map((detail) => (
          <small key={detail}>{detail}</small>
        ))}
        {/* A rejected search would be rejected again. A search with results has only expired, so it can be retried. */}
        {kind === "refused" && !partial && <p>Change your search and try again.</p>}
        {onAgain && (partial || kind !== "refused") && (
          <button onClick={again}>{wantsKey ? "Enter API key" : "Try again"}</button>
        )}
      </div>
    </div>
  );
}

/** Returns the reasons that the service gave, or the wait after a rate limit. */
function reasons({ kind, faults, message, retryAfter }: CallError): string[] {
  const fromService = faults.map(({ localized, message, code }) => localized || message || code);
  if (kind === "rate-limited" && retryAfter !== undefined) return [`Try again in ${waitText(retryAfter)}.`];
  return fromService.length || !WITHOUT_REASON.includes(kind) ? [...new Set(fromService)] : [message];
}

/** Returns the service's messages for developers, if they differ from the localized ones. */
function details({ faults }: CallError): string[] {
  return [...new Set(faults.flatMap(({ localized, message }) => (localized && message ? message : [])))];
}

/** Kinds that show the error's own message if the service gave no reason. */
const WITHOUT_REASON: readonly CallError["kind"][] = ["refused", "unavailable", "unreadable"];

function waitText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 90 ? plural(seconds, "second") : duration(Math.ceil(seconds / 60));
}
