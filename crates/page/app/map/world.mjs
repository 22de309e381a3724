// Creates the base map's data at build time: countries and coasts of Natural Earth, from the package world-atlas, and
// towns of GeoNames (`cargo run -p wayfare-places --example towns > app/map/towns.json`).
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";

const ATLAS = createRequire(import.meta.url).resolve("world-atlas/countries-50m.json");
const TOWNS = new URL("towns.json", import.meta.url);

// Approximate width of a country's label, and width of the world at zoom 0, in pixels.
const NAME_PIXELS = 90;
const WORLD_PIXELS = 512;
/** Maximum corners of a ring for the label placement; longer rings are thinned out. */
const CORNERS = 200;

/** Atlas units per output unit, eastwards and northwards. An output unit is about 800 m, finer than the coasts. */
const COARSER = [2, 4];

let made;

/**
 * Returns countries and coasts as TopoJSON with flattened arcs, which compress better, and the names of countries and
 * towns, each with its position and minimum zoom.
 */
export function world() {
  return (made ??= read());
}

function read() {
  const atlas = JSON.parse(readFileSync(ATLAS, "utf8"));
  const { scale, translate } = atlas.transform;
  const { geometries } = atlas.objects.countries;
  return {
    transform: { scale: scale.map((step, axis) => step * COARSER[axis]), translate },
    arcs: atlas.arcs.map(coarser),
    countries: geometries.map(({ type, arcs }) => ({
      type,
      arcs: type === "MultiPolygon" ? withoutPole(arcs, atlas) : arcs,
    })),
    names: geometries.map((country) => named(feature(atlas, country))),
    towns: JSON.parse(readFileSync(TOWNS, "utf8")),
  };
}

/** Returns the steps between points in output units, flattened to `[east, north, east, north, …]`. */
function coarser(arc) {
  const exact = [0, 0];
  const taken = [0, 0];
  return arc.flatMap((steps) =>
    steps.map((step, axis) => {
      exact[axis] += step;
      const coarse = Math.round(exact[axis] / COARSER[axis]) - taken[axis];
      taken[axis] += coarse;
      return coarse;
    }),
  );
}

/** Removes Antarctica's ring along the pole, in which the coast is a hole: flat maps can't draw this ring. */
function withoutPole(polygons, { arcs }) {
  const isPole = ([arc]) => arc >= 0 && arcs[arc].every(([, north]) => north === 0);
  return polygons.map((rings) => rings.filter((ring) => !isPole(ring)));
}

/** Returns the name, longitude, latitude and minimum zoom of a country. */
function named({ geometry, properties }) {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  const largest = polygons.map(([ring]) => ring).reduce((one, other) => (area(other) > area(one) ? other : one));
  const [lon, lat] = innermost(largest);
  const side = Math.sqrt(area(largest) / Math.cos(radians(lat)));
  const zoom = Math.log2((NAME_PIXELS * 360) / (WORLD_PIXELS * side));
  return [unabbreviated(properties.name), round(lon), round(lat), Math.min(Math.max(Math.round(zoom * 2) / 2, 1), 7)];
}

/** Words of the atlas that are abbreviated or have an uncommon spelling, and North Macedonia's former name. */
const SHORT = {
  "Barb.": "Barbuda",
  "Br.": "British",
  "Dem.": "Democratic",
  "Eq.": "Equatorial",
  Faeroe: "Faroe",
  "Fr.": "French",
  "Geo.": "Georgia",
  "Gren.": "the Grenadines",
  "Herz.": "Herzegovina",
  "I.": "Island",
  "Is.": "Islands",
  "N.": "Northern",
  "Rep.": "Republic",
  "S.": "South",
  "St.": "Saint",
  "Ter.": "Territory",
  "Vin.": "Vincent",
  "W.": "Western",
  Macedonia: "North Macedonia",
  eSwatini: "Eswatini",
};

/** Replaces the words in `SHORT`, as in `Bosnia and Herz.`. */
function unabbreviated(name) {
  return name.replace(/[^ ]+/g, (word) => SHORT[word] ?? word).replace("Republic Congo", "Republic of the Congo");
}

/** Returns the point of a ring that is furthest from its edges, accurate to a fortieth of the ring's size. */
function innermost(ring) {
  const stretch = Math.cos(radians(ring[0][1]));
  const every = Math.ceil(ring.length / CORNERS);
  const points = flat(ring)
    .filter((_, index) => index % every === 0)
    .map(([lon, lat]) => [lon * stretch, lat]);
  const [west, east] = extent(points.map(([x]) => x));
  const [south, north] = extent(points.map(([, y]) => y));
  let best = { far: -Infinity, at: ring[0] };
  for (let row = 1; row < 40; row += 1) {
    for (let column = 1; column < 40; column += 1) {
      const point = [west + ((east - west) * column) / 40, south + ((north - south) * row) / 40];
      const far = isInside(point, points) ? distance(point, points) : -1;
      if (far > best.far) best = { far, at: [point[0] / stretch, point[1]] };
    }
  }
  return best.at;
}

/** Makes longitudes continuous across the date line. */
function flat(ring) {
  const [[first]] = ring;
  return ring.map(([lon, lat]) => [lon + 360 * Math.round((first - lon) / 360), lat]);
}

function isInside([x, y], ring) {
  return ring.slice(1).reduce((inside, [toX, toY], index) => {
    const [fromX, fromY] = ring[index];
    const crosses = fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
    return crosses ? !inside : inside;
  }, false);
}

/** Returns the distance to the nearest corner, which approximates the edge: coasts have many corners. */
function distance([x, y], ring) {
  return ring.reduce((least, [cornerX, cornerY]) => Math.min(least, Math.hypot(x - cornerX, y - cornerY)), Infinity);
}

/** Returns the area of a ring, in square degrees at the equator. */
function area(ring) {
  const parts = ring.slice(1).map(([lon, lat], index) => (lon - ring[index][0]) * (lat + ring[index][1]));
  const wide = parts.reduce((sum, part) => sum + part, 0) / 2;
  return Math.abs(wide) * Math.cos(radians(ring[0][1]));
}

function extent(numbers) {
  return [Math.min(...numbers), Math.max(...numbers)];
}

function radians(degrees) {
  return (degrees * Math.PI) / 180;
}

function round(degrees) {
  return Math.round(degrees * 100) / 100;
}
