// Drawing an area by mouse, touch or keyboard.
import type { GeoJSONSource, Map, Point } from "maplibre-gl";
import { MIN_POINTS, areaFault } from "./area";
import { draftFeatures } from "./overlay";
import { takeOver } from "./take-over";
import type { Position } from "./types";

/** Distance within which a click hits a corner, in pixels. */
const NEAR = 12;
/** Maximum distance between the two clicks of a double click, in pixels. */
const SAME = 6;

export interface DrawingEvents {
  onChange(points: Position[]): void;
  /** Called with the finished area, which can be searched. */
  onFinish(points: Position[]): void;
  /** Called if the area can't be finished because it can't be searched. */
  onFault(fault: string): void;
  onCancel(): void;
}

export interface Drawing {
  /** Removes the last corner. */
  back(): void;
  finish(): void;
  cancel(): void;
}

/** Starts drawing. Calls `ended` when the area is finished or cancelled. */
export function startDrawing(map: Map, events: DrawingEvents, ended: () => void): Drawing {
  let points: Position[] = [];

  const paint = (next?: Position) => map.getSource<GeoJSONSource>("draft")?.setData(draftFeatures(points, next));
  const change = (changed: Position[]) => {
    points = changed;
    paint();
    events.onChange(points);
  };
  const isAt = (corner: Position | undefined, { x, y }: Point, near: number) => {
    if (corner === undefined) return false;
    const place = map.project(corner);
    return Math.hypot(place.x - x, place.y - y) <= near;
  };
  const add = (at: Position, point: Point) => {
    if (points.length >= MIN_POINTS && isAt(points[0], point, NEAR)) return finish();
    if (!isAt(points.at(-1), point, SAME)) change([...points, at]);
  };
  const addMiddle = () => {
    const { lng, lat } = map.getCenter();
    add([lng, lat], map.project([lng, lat]));
  };
  const back = () => change(points.slice(0, -1));
  const end = () => {
    giveBack();
    points = [];
    paint();
  };
  const finish = () => {
    const fault = areaFault(points);
    if (fault !== undefined) return events.onFault(fault);
    const drawn = points;
    end();
    events.onFinish(drawn);
  };
  const cancel = () => {
    end();
    events.onCancel();
  };

  const giveBack = takeOver(
    map,
    {
      click: ({ lngLat, point }) => add([lngLat.lng, lngLat.lat], point),
      doubleClick: finish,
      move: ({ lngLat }) => points.length > 0 && paint([lngLat.lng, lngLat.lat]),
      keys: { " ": addMiddle, Enter: finish, Backspace: back, Escape: cancel },
    },
    ended,
  );
  return { back, finish, cancel };
}
