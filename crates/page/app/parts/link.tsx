// A link to another state of this page. Clicking it navigates in place; it can also be opened in a new tab.
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
    <a href={`?${params}`} class={name} onClick={(event) => follow(event, params, step)}>
      {children}
    </a>
  );
}

/** Navigates within the page, unless the click opens a new tab or window. Returns whether the page navigated. */
export function follow(event: MouseEvent, params: URLSearchParams, step: Step): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return false;
  event.preventDefault();
  go(params, step);
  return true;
}
