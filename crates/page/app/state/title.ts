// The title of the window, which tells tabs and entries of the history apart.
import { useEffect } from "preact/hooks";

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Wayfare`;
    return () => {
      document.title = "Wayfare";
    };
  }, [title]);
}
