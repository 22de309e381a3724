// A button that opens a panel below it, such as for travellers or rooms.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { Icon } from "./icon";

interface Props {
  id?: string;
  /** Text of the button: the current selection. */
  summary: string;
  /** Accessible name of the panel. */
  label: string;
  children: ComponentChildren;
}

export function Popover({ id, summary, label, children }: Props) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
    };
  }, [open]);

  return (
    <div
      class="popover"
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.preventDefault();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        id={id}
        type="button"
        class="input"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <span>{summary}</span> <Icon name="chevron" />
      </button>
      <div id={panel} class="popover-panel" role="group" aria-label={label} hidden={!open}>
        {children}
        <button
          type="button"
          class="primary"
          onClick={() => {
            setOpen(false);
            button.current?.focus();
          }}
        >
          Done
        </button>
      </div>
    </div>
  );
}
