// A call that failed: why, in words, and what can be done.
import type { CallError } from "@wayfare/client";
import { duration, plural } from "../parts/format";
import { failureSaid } from "../parts/failure-said";
import { Icon } from "../parts/icon";
import { forgetKey } from "../state/session";

interface Props {
  error: CallError;
  /** Whether something was found before. */
  partial?: boolean;
  onAgain?: () => void;
}

export function Failure({ error, partial = false, onAgain }: Props) {
  const { kind } = error;
  const wantsKey = kind === "denied" || kind === "configuration";
  const again = () => {
    // One that is not accepted is asked for anew.
    if (wantsKey) forgetKey();
    onAgain?.();
  };
  return (
    <div class="notice bad" role="alert">
      <Icon name="warn" />
      <div>
        <p>
          <b>{failureSaid(error)}</b> {partial && "What was found before is shown below; it is not all."}
        </p>
        {reasons(error).map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        {details(error).map((detail) => (
          <small key={detail}>{detail}</small>
        ))}
        {/* What is refused would be refused again; but not where a search that was running is not known any more. */}
        {kind === "refused" && !partial && <p>Change what is searched for, and search again.</p>}
        {onAgain && (partial || kind !== "refused") && (
          <button onClick={again}>{wantsKey ? "Give a key" : "Try again"}</button>
        )}
      </div>
    </div>
  );
}

/** What the service says of it, and how long it wants to be left alone. */
function reasons({ kind, faults, message, retryAfter }: CallError): string[] {
  const said = faults.map(({ localized, message, code }) => localized || message || code);
  if (kind === "rate-limited" && retryAfter !== undefined)
    return [`The service wants ${waitSaid(retryAfter)} of rest.`];
  return said.length || !UNSAID.includes(kind) ? [...new Set(said)] : [message];
}

/** What the service says to developers, where that is more. */
function details({ faults }: CallError): string[] {
  return [...new Set(faults.flatMap(({ localized, message }) => (localized && message ? message : [])))];
}

/** Kinds that need the words of the error itself, where the service has none. */
const UNSAID: readonly CallError["kind"][] = ["refused", "unavailable", "unreadable"];

function waitSaid(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 90 ? plural(seconds, "second") : duration(Math.ceil(seconds / 60));
}
