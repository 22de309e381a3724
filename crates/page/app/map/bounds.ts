// Rectangles of the map.
import { near, route } from "./great-circle";
import type { Bounds, Content, Position } from "./types";

/** The smallest rectangle around the points; none without points. It may lie across the date line. */
export function boundsOf(points: Position[]): Bounds | undefined {
  if (points.length === 0) return undefined;
  const longitudes = points.map(([lon]) => within360(lon)).sort((one, other) => one - other);
  const first = longitudes[0]!;
  // What is left of the earth is the widest gap between neighbours.
  let gap = { from: first, to: first };
  longitudes.forEach((from, index) => {
    const to = longitudes[index + 1] ?? first + 360;
    if (to - from > gap.to - gap.from) gap = { from, to };
  });
  const west = near(gap.to, 0);
  const latitudes = points.map(([, lat]) => lat);
  // Never negative, despite rounding: the map reads an east below the west as the whole earth.
  const width = gap.from + 360 - gap.to;
  return { west, east: west + width, south: Math.min(...latitudes), north: Math.max(...latitudes) };
}

/** The rectangle around all that is shown. What is faded does not count unless all is. */
export function boundsOfContent({ pins, lines, area }: Content): Bounds | undefined {
  const clear = pins.filter((pin) => !pin.faded);
  const places = (clear.length > 0 ? clear : pins).map((pin) => pin.at);
  return boundsOf([...places, ...lines.flatMap((line) => route(line.through)), ...(area ?? [])]);
}

/** Whether the first rectangle lies in the second. */
export function isWithin(inner: Bounds, outer: Bounds): boolean {
  const half = (inner.east - inner.west) / 2;
  const middle = near(inner.west + half, (outer.west + outer.east) / 2);
  const across = middle - half >= outer.west && middle + half <= outer.east;
  return across && inner.south >= outer.south && inner.north <= outer.north;
}

/** The corners of a rectangle, in order around it. */
export function corners({ west, south, east, north }: Bounds): Position[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

function within360(lon: number): number {
  return ((lon % 360) + 360) % 360;
}
