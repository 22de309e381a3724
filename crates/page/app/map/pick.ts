// Picking a point by mouse, touch or keyboard.
import type { Map } from "maplibre-gl";
import { takeOver } from "./take-over";
import type { Position } from "./types";

export interface PickingEvents {
  onPick(at: Position): void;
  onCancel(): void;
}

export interface Picking {
  cancel(): void;
}

/** Starts picking. Calls `ended` when a point is picked or picking is cancelled. */
export function startPicking(map: Map, { onPick, onCancel }: PickingEvents, ended: () => void): Picking {
  const pick = ({ lng, lat }: { lng: number; lat: number }) => {
    end();
    onPick([lng, lat]);
  };
  const cancel = () => {
    end();
    onCancel();
  };
  const middle = () => pick(map.getCenter());
  const end = takeOver(
    map,
    { click: ({ lngLat }) => pick(lngLat), keys: { " ": middle, Enter: middle, Escape: cancel } },
    ended,
  );
  return { cancel };
}
