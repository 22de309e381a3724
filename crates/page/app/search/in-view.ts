// Scrolls to the results after a search if the form fills the window.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/**
 * Returns a function to call when the user submits a search. Scrolling happens on the next change of `key`, which
 * identifies the search in the URL.
 */
export function useResultsInView(results: RefObject<HTMLElement | null>, key: string): () => void {
  const asked = useRef(false);
  useEffect(() => {
    const below = (results.current?.getBoundingClientRect().top ?? 0) > innerHeight * 0.45;
    if (asked.current && below) results.current?.scrollIntoView();
    asked.current = false;
  }, [key]);
  return () => {
    asked.current = true;
  };
}
