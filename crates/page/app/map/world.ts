// Unpacks the base map's data, which world.mjs creates, for MapLibre.
import type { Feature, FeatureCollection, MultiLineString, Polygon, Position as Corner } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { unwrapped } from "./great-circle";
import type { Position } from "./types";

type Named = [name: string, lon: number, lat: number, zoom: number];

interface Packed {
  transform: NonNullable<Topology["transform"]>;
  arcs: number[][];
  countries: GeometryCollection["geometries"];
  names: Named[];
  towns: Named[];
}

export interface World {
  land: FeatureCollection<Polygon>;
  coasts: MultiLineString;
  borders: MultiLineString;
  countries: FeatureCollection;
  towns: FeatureCollection;
}

/** Fetches and unpacks the base map's data. */
export async function readWorld(url: string): Promise<World> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return unpacked((await answer.json()) as Packed);
}

function unpacked({ transform, arcs, countries, names, towns }: Packed): World {
  const all: GeometryCollection = { type: "GeometryCollection", geometries: countries };
  const topology: Topology = { type: "Topology", transform, arcs: arcs.map(pairs), objects: { all } };
  const land = feature(topology, all).features.flatMap(({ geometry }) => {
    if (geometry.type === "Polygon") return [polygon(geometry.coordinates)];
    return geometry.type === "MultiPolygon" ? geometry.coordinates.map(polygon) : [];
  });
  return {
    land: { type: "FeatureCollection", features: land },
    coasts: flat(mesh(topology, all, (one, other) => one === other)),
    borders: flat(mesh(topology, all, (one, other) => one !== other)),
    countries: points(names),
    towns: points(towns),
  };
}

function pairs(numbers: number[]): Corner[] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => [numbers[index * 2]!, numbers[index * 2 + 1]!]);
}

function polygon(rings: Corner[][]): Feature<Polygon> {
  return { type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: rings.map(closed) } };
}

/** Returns a ring for a flat map: continuous across the date line, and extended to the South Pole if it is inside. */
function closed(ring: Corner[]): Corner[] {
  const points = unwrapped(ring as Position[]);
  const [first, last] = [points[0]!, points.at(-1)!];
  if (Math.abs(first[0] - last[0]) < 180) return points;
  return [...points, [last[0], -90], [first[0], -90], first];
}

function flat({ type, coordinates }: MultiLineString): MultiLineString {
  return { type, coordinates: coordinates.map((line) => unwrapped(line as Position[])) };
}

/** Returns point features. `order` is the index of a feature: the most important features come first. */
function points(all: Named[]): FeatureCollection {
  const features = all.map(([name, lon, lat, zoom], order): Feature => {
    return { type: "Feature", properties: { name, zoom, order }, geometry: { type: "Point", coordinates: [lon, lat] } };
  });
  return { type: "FeatureCollection", features };
}
