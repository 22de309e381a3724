// The window title, which distinguishes tabs and history entries.
import { useEffect } from "preact/hooks";

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Wayfare`;
    return () => {
      document.title = "Wayfare";
    };
  }, [title]);
}
