// A link to another state of this page: followed in place, or opened elsewhere, as any link.
import type { ComponentChildren } from "preact";
import { go, type Step } from "../state/address";

interface Props {
  params: URLSearchParams;
  step?: Step;
  class?: string;
  children: ComponentChildren;
}

export function PageLink({ params, step = "push", class: name, children }: Props) {
  return (
    <a
      href={`?${params}`}
      class={name}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(params, step);
      }}
    >
      {children}
    </a>
  );
}
