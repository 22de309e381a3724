// Results that settle without jumping: who has begun to read a list is not interrupted by a newer one.
import { useLayoutEffect, useRef, useState } from "preact/hooks";

export interface Held<T> {
  /** What to show. */
  shown: T;
  /** Whether there is something newer. */
  newer: boolean;
  /** Shows it. */
  accept(): void;
}

/**
 * Holds `value` while the traveller reads the list: has scrolled into it, or has the focus in it. Another `key` (a new
 * search, order or filter) shows the newest at once.
 */
export function useHeld<T>(value: T, key: string, list: { current: HTMLElement | null }): Held<T> {
  const [shown, setShown] = useState({ value, key });
  const newest = useRef(value);
  newest.current = value;

  const isNew = shown.key !== key;
  // A layout effect, so that the list never lags behind its status.
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
