// Map points as destinations.
import type { Chosen } from "../state/address";

const PREFIX = "klatlon:";

/** Decimal places of coordinates: about a metre, finer than a pointer on the map. */
const DECIMALS = 5;

/** Creates a destination from a point. */
export function pointAt([lon, lat]: readonly [lon: number, lat: number]): Chosen {
  const east = ((((lon + 180) % 360) + 360) % 360) - 180;
  const key = `${PREFIX}${Number(lat.toFixed(DECIMALS))},${Number(east.toFixed(DECIMALS))}`;
  return { id: key, label: `Point at ${degrees(lat, "N", "S")}, ${degrees(east, "E", "W")}` };
}

/** Returns the point of a destination key, or `undefined` if the key is not a point. */
export function pointOf(key: string | undefined): [lon: number, lat: number] | undefined {
  if (!key?.startsWith(PREFIX)) return undefined;
  const [lat = NaN, lon = NaN] = key.slice(PREFIX.length).split(",").map(Number);
  return Number.isFinite(lat) && Number.isFinite(lon) ? [lon, lat] : undefined;
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(3)}° ${value < 0 ? negative : positive}`;
}
