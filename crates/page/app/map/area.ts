// Areas to search hotels in: polygons, as the key of a place has them.
import { boundsOf } from "./bounds";
import type { Position } from "./types";

const PREFIX = "kpolygon:";
/** The limits of the service: fewest points, longest side of the rectangle around them, longest key. */
export const FEWEST_POINTS = 3;
const LONGEST_SIDE_KM = 200;
const LONGEST_KEY = 20_000;
/** A metre: finer than anybody draws. */
const DECIMALS = 5;

/** The polygon as the key of a place: `kpolygon:51.5,-0.1;…`. */
export function polygonKey(points: Position[], mostHotels?: number): string {
  const corners = points.map(([lon, lat]) => `${written(lat)},${written(wrapped(lon))}`);
  return `${PREFIX}${corners.join(";")}${mostHotels === undefined ? "" : `:${mostHotels}`}`;
}

/** The corners of a polygon's key; none of any other key. */
export function polygonOf(key: string): Position[] | undefined {
  if (!key.startsWith(PREFIX)) return undefined;
  const [corners = ""] = key.slice(PREFIX.length).split(":");
  const points = corners.split(";").map((corner): Position => {
    const [lat, lon] = corner.split(",").map((number) => (number.trim() === "" ? NaN : Number(number)));
    return [lon ?? NaN, lat ?? NaN];
  });
  return points.flat().every(Number.isFinite) ? points : undefined;
}

/** What is wrong with an area, in words for the traveller; nothing where it can be searched. */
export function areaFault(points: Position[]): string | undefined {
  const first = points.slice(0, FEWEST_POINTS).map((point) => polygonKey([point]));
  if (first.length < FEWEST_POINTS) return "An area needs at least three points.";
  if (new Set(first).size < FEWEST_POINTS) return "The first three points must be different places.";
  if (polygonKey(points).length > LONGEST_KEY) return "This area has too many points.";
  const side = longestSide(points);
  if (side <= LONGEST_SIDE_KM) return undefined;
  return `This area is ${Math.ceil(side)} km across. Hotels can be searched in up to ${LONGEST_SIDE_KM} km.`;
}

/** The longest side of the rectangle around the points, in km. */
function longestSide(points: Position[]): number {
  const bounds = boundsOf(points);
  if (bounds === undefined) return 0;
  const { west, south, east, north } = bounds;
  // The one of the two that is nearer to the equator, or the equator itself in between.
  const widest = Math.max(south, Math.min(north, 0));
  return Math.max((east - west) * kmEastward(widest), (north - south) * kmNorthward((south + north) / 2));
}

/** Length of a degree on the ellipsoid, to some ten metres. */
function kmNorthward(latitude: number): number {
  return 111.133 - 0.56 * Math.cos(2 * radians(latitude));
}

function kmEastward(latitude: number): number {
  return 111.413 * Math.cos(radians(latitude)) - 0.094 * Math.cos(3 * radians(latitude));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function wrapped(lon: number): number {
  return lon >= -180 && lon < 180 ? lon : ((((lon + 180) % 360) + 360) % 360) - 180;
}

function written(degrees: number): string {
  return String(Number(degrees.toFixed(DECIMALS)));
}
