// Asks for a key, where the service wants one.
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
    <Dialog title="This service wants a key" onClose={() => onAnswer(undefined)}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (key.trim()) onAnswer(key.trim());
        }}
      >
        {refused && <p class="notice bad">The service does not take the key that was sent.</p>}
        <p>Searches are made in your name. The key stays in this tab and is forgotten when you close it.</p>
        <Field label="Key">
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
            Use this key
          </button>
        </div>
      </form>
    </Dialog>
  );
}
