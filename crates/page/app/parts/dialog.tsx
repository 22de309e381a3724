// A modal dialog. The browser traps the focus, closes the dialog on Escape and restores the focus.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Icon } from "./icon";

interface Props {
  title: ComponentChildren;
  onClose(): void;
  children: ComponentChildren;
  /** Actions next to the title, which apply to the whole dialog. */
  actions?: ComponentChildren;
  /** `side` is a sheet at the edge of wide windows, for long content; `wide` is for comparisons side by side. */
  kind?: "centre" | "side" | "wide";
}

export function Dialog({ title, onClose, children, actions, kind = "centre" }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`dialog ${kind}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div class="dialog-inside">
        <header>
          <h2 id={id}>{title}</h2>
          <div class="dialog-actions">
            {actions}
            <button type="button" class="quiet icon" aria-label="Close" onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
        </header>
        {children}
      </div>
    </dialog>
  );
}
