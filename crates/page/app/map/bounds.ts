// Bounding rectangles.
import { near, route } from "./great-circle";
import type { Bounds, Content, Position } from "./types";

/** Returns the smallest rectangle around the points, which may cross the date line; `undefined` without points. */
export function boundsOf(points: Position[]): Bounds | undefined {
  if (points.length === 0) return undefined;
  const longitudes = points.map(([lon]) => within360(lon)).sort((one, other) => one - other);
  const first = longitudes[0]!;
  // The rectangle covers all longitudes except the widest gap between neighbouring points.
  let gap = { from: first, to: first };
  longitudes.forEach((from, index) => {
    const to = longitudes[index + 1] ?? first + 360;
    if (to - from > gap.to - gap.from) gap = { from, to };
  });
  const west = near(gap.to, 0);
  const latitudes = points.map(([, lat]) => lat);
  // With this formula, rounding can't make the width negative. The map would interpret an east below the west as the
  // whole earth.
  const width = gap.from + 360 - gap.to;
  return { west, east: west + width, south: Math.min(...latitudes), north: Math.max(...latitudes) };
}

/** Returns the rectangle around all content. Faded pins are ignored unless all pins are faded. */
export function boundsOfContent({ pins, lines, area }: Content): Bounds | undefined {
  const clear = pins.filter((pin) => !pin.faded);
  const places = (clear.length > 0 ? clear : pins).map((pin) => pin.at);
  return boundsOf([...places, ...lines.flatMap((line) => route(line.through)), ...(area ?? [])]);
}

/** Returns whether `inner` lies within `outer`. */
export function isWithin(inner: Bounds, outer: Bounds): boolean {
  const half = (inner.east - inner.west) / 2;
  const middle = near(inner.west + half, (outer.west + outer.east) / 2);
  const across = middle - half >= outer.west && middle + half <= outer.east;
  return across && inner.south >= outer.south && inner.north <= outer.north;
}

/** Returns the corners of a rectangle, in order around it. */
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
