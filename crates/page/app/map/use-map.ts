// Opens a map in an element for the lifetime of the calling component. The map's code is loaded on first use.
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { MapOptions, MapView } from "./map";

export type MapState =
  | { is: "loading" }
  | { is: "shown"; view: MapView }
  /** The browser can't draw the map, or the map failed to load. */
  | { is: "failed"; why: "graphics" | "network" };

/** Returns the state of the map and a function that retries. */
export function useMap(
  box: RefObject<HTMLElement | null>,
  options: Omit<MapOptions, "container">,
): [state: MapState, again: () => void] {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<MapState>({ is: "loading" });
  useEffect(() => {
    let isOver = false;
    let view: MapView | undefined;
    const container = box.current!;
    setState({ is: "loading" });
    open(attempt, { ...options, container }).then((opened) => {
      if (opened.is === "shown") view = opened.view;
      if (isOver) view?.close();
      else setState(opened);
    });
    return () => {
      isOver = true;
      view?.close();
    };
  }, [attempt]);
  return [state, () => setAttempt(attempt + 1)];
}

async function open(attempt: number, options: MapOptions): Promise<MapState> {
  if (!hasGraphics()) return { is: "failed", why: "graphics" };
  try {
    const [{ openMap }] = await Promise.all([mapCode(attempt), linkStyle()]);
    return { is: "shown", view: await openMap(options) };
  } catch (error) {
    console.warn("Failed to open the map:", error);
    return { is: "failed", why: "network" };
  }
}

/** Imports the map's code. Browsers cache a failed import, so each retry needs another URL. */
function mapCode(attempt: number): Promise<typeof import("./map")> {
  const address = new URL(attempt === 0 ? "map.js" : `map.js?attempt=${attempt}`, import.meta.url);
  return import(address.href) as Promise<typeof import("./map")>;
}

let styled: Promise<void> | undefined;

function linkStyle(): Promise<void> {
  styled ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL("map.css", import.meta.url).href;
    link.onload = () => resolve();
    link.onerror = () => {
      styled = undefined;
      link.remove();
      reject(new Error("map.css failed to load"));
    };
    document.head.append(link);
  });
  return styled;
}

function hasGraphics(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
