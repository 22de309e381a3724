// Drawing an area, by pointer, finger or keys.
import type { GeoJSONSource, Map, Point } from "maplibre-gl";
import { FEWEST_POINTS, areaFault } from "./area";
import { draftFeatures } from "./overlay";
import { takeOver } from "./take-over";
import type { Position } from "./types";

/** So near to a corner is at it, in pixels. */
const NEAR = 12;
/** The second click of a double click is so near to the first. */
const SAME = 6;

export interface DrawingEvents {
  onChange(points: Position[]): void;
  /** The area can be searched. */
  onFinish(points: Position[]): void;
  /** It was to be finished, but can't be searched. */
  onFault(fault: string): void;
  onCancel(): void;
}

export interface Drawing {
  /** Takes the last corner back. */
  back(): void;
  finish(): void;
  cancel(): void;
}

/** `ended` is called when the area is finished, and when it is given up. */
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
    if (points.length >= FEWEST_POINTS && isAt(points[0], point, NEAR)) return finish();
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
