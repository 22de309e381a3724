// Rectangles of the map.
import { near, route } from "./great-circle";
import type { Bounds, Content, Position } from "./types";

/** The smallest rectangle around the points; none without points. It may lie across the date line. */
export function boundsOf(points: Position[]): Bounds | undefined {
  if (points.length === 0) return undefined;
  const longitudes = points.map(([lon]) => within360(lon)).sort((one, other) => one - other);
  const first = longitudes[0]!;
  // What is left of the earth is the widest gap between neighbours.
  let gap = { width: -1, before: first };
  longitudes.forEach((lon, index) => {
    const next = longitudes[index + 1] ?? first + 360;
    if (next - lon > gap.width) gap = { width: next - lon, before: next };
  });
  const west = near(gap.before, 0);
  const latitudes = points.map(([, lat]) => lat);
  return { west, east: west + 360 - gap.width, south: Math.min(...latitudes), north: Math.max(...latitudes) };
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
