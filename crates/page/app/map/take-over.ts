// While something is drawn or picked, clicks and keys on the map are for that.
import type { Map, MapMouseEvent } from "maplibre-gl";

export interface Deeds {
  click(event: MapMouseEvent): void;
  doubleClick?(): void;
  move?(event: MapMouseEvent): void;
  /** By the names of keys. */
  keys: Record<string, () => void>;
}

/** Returns what gives the map back. `ended` is called thereafter. */
export function takeOver(map: Map, { click, doubleClick, move, keys }: Deeds, ended: () => void): () => void {
  const frame = map.getCanvasContainer();
  const key = (event: KeyboardEvent) => {
    const deed = keys[event.key];
    if (deed === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    deed();
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
    // Not before the click that ended it is over.
    setTimeout(() => {
      map.doubleClickZoom.enable();
      ended();
    });
  };
}
