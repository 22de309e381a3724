// Where a form fills the window, who has sent it is brought to what comes of it.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** Call what it returns when the traveller asks for something; `key` changes with what the address asks for. */
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
