// Search areas: polygons, encoded as entity keys.
import { boundsOf } from "./bounds";
import type { Position } from "./types";

const PREFIX = "kpolygon:";
// The service's limits: minimum number of points, maximum side of the bounding rectangle, maximum key length.
export const MIN_POINTS = 3;
const MAX_SIDE_KM = 200;
const MAX_KEY_LENGTH = 20_000;
/** Decimal places of coordinates: about a metre, finer than any drawing. */
const DECIMALS = 5;

/** Formats a polygon as an entity key: `kpolygon:51.5,-0.1;…`. */
export function polygonKey(points: Position[], mostHotels?: number): string {
  const corners = points.map(([lon, lat]) => `${formatDegrees(lat)},${formatDegrees(normalizedLongitude(lon))}`);
  return `${PREFIX}${corners.join(";")}${mostHotels === undefined ? "" : `:${mostHotels}`}`;
}

/** Parses the corners of a polygon key. Returns `undefined` for any other key. */
export function polygonOf(key: string): Position[] | undefined {
  if (!key.startsWith(PREFIX)) return undefined;
  const [corners = ""] = key.slice(PREFIX.length).split(":");
  const points = corners.split(";").map((corner): Position => {
    const [lat, lon] = corner.split(",").map((number) => (number.trim() === "" ? NaN : Number(number)));
    return [lon ?? NaN, lat ?? NaN];
  });
  return points.flat().every(Number.isFinite) ? points : undefined;
}

/** Returns a message for the user if an area can't be searched. */
export function areaFault(points: Position[]): string | undefined {
  const first = points.slice(0, MIN_POINTS).map((point) => polygonKey([point]));
  if (first.length < MIN_POINTS) return "An area needs at least three points.";
  if (new Set(first).size < MIN_POINTS) return "The first three points must be in different places.";
  if (polygonKey(points).length > MAX_KEY_LENGTH) return "This area has too many points. Draw fewer corners.";
  const side = longestSide(points);
  if (side <= MAX_SIDE_KM) return undefined;
  return `This area is ${Math.ceil(side)} km across; the maximum is ${MAX_SIDE_KM} km.`;
}

/** Returns the longest side of the bounding rectangle, in km. */
function longestSide(points: Position[]): number {
  const bounds = boundsOf(points);
  if (bounds === undefined) return 0;
  const { west, south, east, north } = bounds;
  // The latitude where the rectangle is widest: the edge nearer to the equator, or the equator itself if it is inside.
  const widest = Math.max(south, Math.min(north, 0));
  return Math.max((east - west) * kmEastward(widest), (north - south) * kmNorthward((south + north) / 2));
}

/** Returns the length of a degree of latitude on the ellipsoid, in km, accurate to about ten metres. */
function kmNorthward(latitude: number): number {
  return 111.133 - 0.56 * Math.cos(2 * radians(latitude));
}

/** Returns the length of a degree of longitude on the ellipsoid, in km, accurate to about ten metres. */
function kmEastward(latitude: number): number {
  return 111.413 * Math.cos(radians(latitude)) - 0.094 * Math.cos(3 * radians(latitude));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function normalizedLongitude(lon: number): number {
  return lon >= -180 && lon < 180 ? lon : ((((lon + 180) % 360) + 360) % 360) - 180;
}

function formatDegrees(degrees: number): string {
  return String(Number(degrees.toFixed(DECIMALS)));
}
