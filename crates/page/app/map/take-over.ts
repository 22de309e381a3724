// Redirects clicks and keys on the map while the user draws or picks.
import type { Map, MapMouseEvent } from "maplibre-gl";

export interface InputHandlers {
  click(event: MapMouseEvent): void;
  doubleClick?(): void;
  move?(event: MapMouseEvent): void;
  /** Handlers by `KeyboardEvent.key`. */
  keys: Record<string, () => void>;
}

/** Takes over the map's input. Returns a function that releases it and then calls `ended`. */
export function takeOver(map: Map, { click, doubleClick, move, keys }: InputHandlers, ended: () => void): () => void {
  const frame = map.getCanvasContainer();
  const key = (event: KeyboardEvent) => {
    const action = keys[event.key];
    if (action === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  map.doubleClickZoom.disable();
  map.on("click", click);
  if (doubleClick) map.on("dblclick", doubleClick);
  if (move) map.on("mousemove", move);
  frame.addEventListener("keydown", key);
  frame.classList.add("drawing");
  map.getCanvas().focus();

  return () => {
    map.off("click", click);
    if (doubleClick) map.off("dblclick", doubleClick);
    if (move) map.off("mousemove", move);
    frame.removeEventListener("keydown", key);
    frame.classList.remove("drawing");
    // Deferred, because the click that ended drawing or picking is still being dispatched.
    setTimeout(() => {
      map.doubleClickZoom.enable();
      ended();
    });
  };
}
