// Asks for an API key if the service requires one.
import { useState } from "preact/hooks";
import { Dialog } from "../parts/dialog";
import { Field } from "../parts/field";

interface Props {
  refused: boolean;
  onAnswer(key: string | undefined): void;
}

export function KeyDialog({ refused, onAnswer }: Props) {
  const [key, setKey] = useState("");
  return (
    <Dialog title="API key required" onClose={() => onAnswer(undefined)}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (key.trim()) onAnswer(key.trim());
        }}
      >
        {refused && <p class="notice bad">The service rejected this key. Enter another key.</p>}
        <p>Searches use your key. The key is deleted when you close this tab.</p>
        <Field label="API key">
          {(id) => (
            <input
              id={id}
              type="password"
              autocomplete="off"
              required
              value={key}
              onInput={(event) => setKey(event.currentTarget.value)}
            />
          )}
        </Field>
        <div class="row end">
          <button type="button" class="quiet" onClick={() => onAnswer(undefined)}>
            Not now
          </button>
          <button type="submit" class="primary">
            Use key
          </button>
        </div>
      </form>
    </Dialog>
  );
}
