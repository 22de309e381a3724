// Great circles: the shortest routes between points on the earth, as drawn on a map.
import type { Position } from "./types";

/** Maximum length of a segment, in radians, so that a route looks curved. */
const STEP = radians(1);

type Vector = [x: number, y: number, z: number];

/**
 * Returns the route through the points along great circles. The route is continuous: across the date line, longitudes
 * continue beyond ±180 degrees, as on maps that repeat the world.
 */
export function route(through: Position[]): Position[] {
  const points = through.flatMap((to, index) => {
    const from = through[index - 1];
    return from === undefined ? [to] : greatCircle(from, to).slice(1);
  });
  return unwrapped(points);
}

/** Returns the shortest route between two points, including both. */
export function greatCircle(from: Position, to: Position): Position[] {
  const start = vector(from);
  const end = vector(to);
  const angle = Math.atan2(length(cross(start, end)), dot(start, end));
  const steps = Math.ceil(angle / STEP);
  const sine = Math.sin(angle);
  // The points coincide, or they are antipodes, between which all great circles are equally short.
  if (steps < 2 || sine < 1e-9) return [from, to];
  const between = Array.from({ length: steps - 1 }, (_, index) => {
    const part = ((index + 1) / steps) * angle;
    return position(sum(start, Math.sin(angle - part) / sine, end, Math.sin(part) / sine));
  });
  return [from, ...between, to];
}

/** Returns the points with each longitude shifted by whole turns to be nearest to the previous longitude. */
export function unwrapped(points: Position[]): Position[] {
  let before: number | undefined;
  return points.map(([lon, lat]) => {
    before = before === undefined ? lon : near(lon, before);
    return [before, lat];
  });
}

/** Shifts a longitude by whole turns to be nearest to another. */
export function near(lon: number, to: number): number {
  return lon + 360 * Math.round((to - lon) / 360);
}

function vector([lon, lat]: Position): Vector {
  const [across, up] = [radians(lon), radians(lat)];
  return [Math.cos(up) * Math.cos(across), Math.cos(up) * Math.sin(across), Math.sin(up)];
}

function position([x, y, z]: Vector): Position {
  return [degrees(Math.atan2(y, x)), degrees(Math.atan2(z, Math.hypot(x, y)))];
}

function sum(one: Vector, times: number, other: Vector, otherTimes: number): Vector {
  return [
    one[0] * times + other[0] * otherTimes,
    one[1] * times + other[1] * otherTimes,
    one[2] * times + other[2] * otherTimes,
  ];
}

function cross([a, b, c]: Vector, [x, y, z]: Vector): Vector {
  return [b * z - c * y, c * x - a * z, a * y - b * x];
}

function dot(one: Vector, other: Vector): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

function length(vector: Vector): number {
  return Math.hypot(...vector);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
