// The shortest ways between points of the earth, as a map draws them.
import type { Position } from "./types";

/** A piece of a way is at most this long, so that it looks round. */
const STEP = radians(1);

type Vector = [x: number, y: number, z: number];

/**
 * The way from point to point over great circles. It is in one piece: behind the date line, longitudes go on beyond
 * 180 degrees, as maps that repeat the world have them.
 */
export function route(through: Position[]): Position[] {
  const points = through.flatMap((to, index) => {
    const from = through[index - 1];
    return from === undefined ? [to] : greatCircle(from, to).slice(1);
  });
  return unwrapped(points);
}

/** The shortest way between two points, with both ends. */
export function greatCircle(from: Position, to: Position): Position[] {
  const start = vector(from);
  const end = vector(to);
  const angle = Math.atan2(length(cross(start, end)), dot(start, end));
  const steps = Math.ceil(angle / STEP);
  const sine = Math.sin(angle);
  // The same place, or the opposite one, to which every way is as short as any other.
  if (steps < 2 || sine < 1e-9) return [from, to];
  const between = Array.from({ length: steps - 1 }, (_, index) => {
    const part = ((index + 1) / steps) * angle;
    return position(sum(start, Math.sin(angle - part) / sine, end, Math.sin(part) / sine));
  });
  return [from, ...between, to];
}

/** The same points, each with the longitude that is nearest to that of the point before. */
export function unwrapped(points: Position[]): Position[] {
  let before: number | undefined;
  return points.map(([lon, lat]) => {
    before = before === undefined ? lon : near(lon, before);
    return [before, lat];
  });
}

/** The longitude that is the same as the first and nearest to the second. */
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
