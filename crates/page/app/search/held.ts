// Keeps a list stable while the user reads it, even if newer results arrive.
import { useLayoutEffect, useRef, useState } from "preact/hooks";

export interface Held<T> {
  /** The value to display. */
  shown: T;
  /** `true` if a newer value is available. */
  newer: boolean;
  /** Displays the newest value. */
  accept(): void;
}

/**
 * Holds `value` while the user reads the list, that is, after scrolling into the list or focusing an element in it. A
 * different `key` (a new search, order or filter) displays the newest value at once.
 */
export function useHeld<T>(value: T, key: string, list: { current: HTMLElement | null }): Held<T> {
  const [shown, setShown] = useState({ value, key });
  const newest = useRef(value);
  newest.current = value;

  const isNew = shown.key !== key;
  // A layout effect keeps the list in sync with its status line.
  useLayoutEffect(() => {
    if (isNew || !isRead(list.current)) setShown({ value, key });
  }, [value, key]);

  return {
    shown: isNew ? value : shown.value,
    newer: !isNew && shown.value !== value,
    accept: () => setShown({ value: newest.current, key }),
  };
}

function isRead(list: HTMLElement | null): boolean {
  if (list === null || list.childElementCount === 0) return false;
  return list.contains(document.activeElement) || list.getBoundingClientRect().top < 0;
}
