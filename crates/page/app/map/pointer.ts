// Pointer hit testing: pins take precedence over lines, and the pin under the pointer over pins nearby.
import type { Map, MapGeoJSONFeature, MapMouseEvent, Point } from "maplibre-gl";

const PINS = ["raised", "raised-stop", "pills", "stops", "stop-names", "dots"];
const LINES = ["lines"];
// Distance that still counts as a hit, in pixels, for a mouse and for a finger.
const NEAR = 3;
const NEAR_FINGER = 12;

export interface PointerEvents {
  onSelect(id: string): void;
  onHover(id: string | undefined): void;
}

export interface Pointer {
  pause(): void;
  resume(): void;
}

export function followPointer(map: Map, { onSelect, onHover }: PointerEvents): Pointer {
  let at: string | undefined;
  let isPaused = false;
  const hover = (id: string | undefined) => {
    if (id === at) return;
    at = id;
    map.getCanvas().style.cursor = id === undefined ? "" : "pointer";
    onHover(id);
  };
  map.on("mousemove", (event) => {
    // A tap also fires a mouse move, but no later move or exit that would end the hover.
    if (!isPaused && !byFinger(event)) hover(hitAt(map, event.point, NEAR));
  });
  map.on("mouseout", () => hover(undefined));
  map.on("click", (event) => {
    const id = isPaused ? undefined : hitAt(map, event.point, byFinger(event) ? NEAR_FINGER : NEAR);
    if (id !== undefined) onSelect(id);
  });
  return {
    pause: () => {
      hover(undefined);
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
    },
  };
}

function hitAt(map: Map, { x, y }: Point, near: number): string | undefined {
  const exact = idOf(map.queryRenderedFeatures([x, y], { layers: PINS })[0]);
  if (exact !== undefined) return exact;
  const around = (layers: string[]) =>
    map.queryRenderedFeatures(
      [
        [x - near, y - near],
        [x + near, y + near],
      ],
      { layers },
    );
  return idOf(around(PINS)[0] ?? around(LINES)[0]);
}

function byFinger({ originalEvent }: MapMouseEvent): boolean {
  return (originalEvent as PointerEvent).pointerType === "touch" || matchMedia("(pointer: coarse)").matches;
}

function idOf(feature: MapGeoJSONFeature | undefined): string | undefined {
  return feature?.properties.id as string | undefined;
}
