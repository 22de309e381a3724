// The network connection of the browser.
import { useEffect, useState } from "preact/hooks";

export const OFFLINE = "You’re offline.";

/** Returns whether the browser has a network connection, and updates when the connection changes. */
export function useOnline(): boolean {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const changed = () => setOnline(navigator.onLine);
    // The connection may have changed before the listeners were added.
    changed();
    addEventListener("online", changed);
    addEventListener("offline", changed);
    return () => {
      removeEventListener("online", changed);
      removeEventListener("offline", changed);
    };
  }, []);
  return online;
}
