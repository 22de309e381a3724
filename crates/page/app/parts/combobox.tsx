// A text field with suggestions (the ARIA pattern of an editable combobox with a list popup).
import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { Chosen } from "../state/address";
import { failureMessage } from "./failure-message";
import { plural } from "./format";
import { Icon, type IconName } from "./icon";
import { OFFLINE, useOnline } from "./online";

export interface Suggestion extends Chosen {
  /** Type and location of the place. */
  detail?: string | undefined;
  icon?: IconName;
}

interface Props {
  id?: string;
  describedBy?: string | undefined;
  value: Chosen | undefined;
  placeholder?: string;
  /** Fetches suggestions for a search term. */
  suggest(term: string, signal: AbortSignal): Promise<readonly Suggestion[]>;
  onChoose(chosen: Chosen | undefined): void;
}

type Found =
  | { state: "none" }
  | { state: "asking" }
  | { state: "found"; term: string; suggestions: readonly Suggestion[] }
  | { state: "failed"; why: string };

/** Debounce delay before a request, in milliseconds. */
const PAUSE = 120;

export function Combobox({ id, describedBy, value, placeholder, suggest, onChoose }: Props) {
  const listId = useId();
  const [term, setTerm] = useState<string>();
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const found = useSuggestions(term, suggest);
  const suggestions = found.state === "found" ? found.suggestions : [];
  // While the user keeps typing, the list still shows suggestions for the previous term.
  const isAnswered = found.state === "failed" || (found.state === "found" && found.term === term);
  const [left, setLeft] = useState(false);
  const open = term !== undefined && found.state !== "none" && !left;
  const message = useOnline() || found.state === "found" ? inPlaceOf(found) : `${OFFLINE} Connect to get suggestions.`;

  const choose = (suggestion: Suggestion | undefined) => {
    if (suggestion) onChoose({ id: suggestion.id, label: suggestion.label });
    setTerm(undefined);
    setActive(0);
    setLeft(false);
  };

  // Leaving the field selects the active suggestion (initially the first), even if the suggestions arrive later.
  const leave = () => (isAnswered ? choose(suggestions[active]) : setLeft(true));
  useEffect(() => {
    if (left && isAnswered) leave();
  }, [left, isAnswered]);

  const onKeyDown = (event: KeyboardEvent) => {
    const count = suggestions.length;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (term === undefined) setTerm(input.current?.value ?? "");
      else if (count) setActive((active + (event.key === "ArrowDown" ? 1 : count - 1)) % count);
    } else if (event.key === "Enter" && term?.trim()) {
      event.preventDefault();
      leave();
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      setTerm(undefined);
    }
  };

  return (
    <div class="combobox">
      <input
        ref={input}
        id={id}
        role="combobox"
        type="text"
        autocomplete="off"
        spellcheck={false}
        placeholder={placeholder}
        value={term ?? value?.label ?? ""}
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && suggestions[active] ? `${listId}-${active}` : undefined}
        aria-describedby={describedBy}
        onFocus={(event) => {
          setLeft(false);
          if (term === undefined) event.currentTarget.select();
        }}
        onInput={(event) => {
          setTerm(event.currentTarget.value);
          setActive(0);
          setLeft(false);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (term?.trim()) return leave();
          // Emptying the field clears the selection.
          if (term !== undefined) onChoose(undefined);
          choose(undefined);
        }}
      />
      <ul id={listId} role="listbox" aria-label="Suggestions" hidden={!open}>
        {suggestions.map((suggestion, index) => (
          <li
            key={suggestion.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerEnter={() => setActive(index)}
            // Pointer down fires before the field loses focus.
            onPointerDown={(event) => {
              event.preventDefault();
              choose(suggestion);
            }}
          >
            {suggestion.icon && <Icon name={suggestion.icon} />}
            <span>
              <b>{suggestion.label}</b>
              {suggestion.detail && <small>{suggestion.detail}</small>}
            </span>
          </li>
        ))}
        {message && (
          <li class="message" role="option" aria-disabled="true" aria-selected="false">
            {message}
          </li>
        )}
      </ul>
      <span class="visually-hidden" role="status">
        {open && (message ?? plural(suggestions.length, "suggestion"))}
      </span>
    </div>
  );
}

/** Returns the message to show instead of suggestions, if any. */
function inPlaceOf(found: Found): string | undefined {
  switch (found.state) {
    case "asking":
      return "Searching…";
    case "failed":
      return found.why;
    case "found":
      return found.suggestions.length ? undefined : "No matches";
    case "none":
      return undefined;
  }
}

function useSuggestions(term: string | undefined, suggest: Props["suggest"]): Found {
  const [found, setFound] = useState<Found>({ state: "none" });
  useEffect(() => {
    if (!term?.trim()) return setFound({ state: "none" });
    const stop = new AbortController();
    const timer = setTimeout(() => {
      setFound((before) => (before.state === "found" ? before : { state: "asking" }));
      suggest(term.trim(), stop.signal)
        .then((suggestions) => setFound({ state: "found", term, suggestions }))
        .catch((error: unknown) => {
          if (!stop.signal.aborted) setFound({ state: "failed", why: `No suggestions. ${failureMessage(error)}` });
        });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [term]);
  return found;
}
