// Map geometry: great circles, rectangles, areas and the base map's data. Needs no browser.
import assert from "node:assert/strict";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { world } from "../app/map/world.mjs";

const { boundsOf, isWithin, route, polygonKey, polygonOf, areaFault } = await geometry();

const BOSTON = [-71.01, 42.36];
const LONDON = [-0.46, 51.47];
const SINGAPORE = [103.99, 1.35];
const AUCKLAND = [174.79, -37.01];
const LOS_ANGELES = [-118.41, 33.94];

test("routes follow great circles through their stops", () => {
  const path = route([BOSTON, LONDON, SINGAPORE]);
  for (const stop of [BOSTON, LONDON, SINGAPORE]) assert.ok(path.some((at) => near(at, stop)));
  assert.ok(Math.max(...path.map(([, lat]) => lat)) > 52, "expected a route north of both ends");
  assert.ok(
    path.every(([lon], index) => index === 0 || Math.abs(lon - path[index - 1][0]) < 3),
    "expected small steps",
  );
});

test("routes are continuous across the date line", () => {
  const path = route([AUCKLAND, LOS_ANGELES]);
  assert.ok(near(path.at(-1), [LOS_ANGELES[0] + 360, LOS_ANGELES[1]]));
  assert.ok(
    path.every(([lon], index) => index === 0 || lon > path[index - 1][0]),
    "always eastwards",
  );
});

test("degenerate routes: empty, a single point, identical points and antipodes", () => {
  assert.deepEqual(route([]), []);
  assert.deepEqual(route([BOSTON]), [BOSTON]);
  assert.deepEqual(route([BOSTON, BOSTON]), [BOSTON, BOSTON]);
  assert.ok(
    route([BOSTON, [BOSTON[0] + 180, -BOSTON[1]]])
      .flat()
      .every(Number.isFinite),
  );
});

test("bounding rectangles take the shorter way around the earth", () => {
  assert.equal(boundsOf([]), undefined);
  const { west, east, south, north } = boundsOf([AUCKLAND, LOS_ANGELES]);
  assert.ok(near([west, south], AUCKLAND) && near([east, north], [LOS_ANGELES[0] + 360, LOS_ANGELES[1]]));
  const place = boundsOf([BOSTON]);
  assert.ok(near([place.west, place.south], BOSTON) && near([place.east, place.north], BOSTON));
});

test("the bounding rectangle of a point has no width at any longitude", () => {
  for (let hundredths = -18_000; hundredths <= 18_000; hundredths++) {
    const { west, east } = boundsOf([[hundredths / 100, 0]]);
    assert.equal(east, west, `longitude ${hundredths / 100}`);
  }
});

test("containment of rectangles ignores whole turns of longitude", () => {
  const pacific = { west: 150, east: 250, south: -50, north: 50 };
  assert.ok(isWithin({ west: -170, east: -160, south: 0, north: 1 }, pacific));
  assert.ok(isWithin(pacific, pacific));
  assert.ok(!isWithin({ west: 0, east: 10, south: 0, north: 1 }, pacific));
  assert.ok(!isWithin({ west: 160, east: 170, south: 0, north: 51 }, pacific));
});

test("areas convert to entity keys and back", () => {
  const corners = [
    [-0.1, 51.5],
    [0.1, 51.5],
    [0.123456789, 51.6],
  ];
  assert.equal(polygonKey(corners), "kpolygon:51.5,-0.1;51.5,0.1;51.6,0.12346");
  assert.equal(polygonKey(corners, 999), "kpolygon:51.5,-0.1;51.5,0.1;51.6,0.12346:999");
  assert.equal(polygonKey([[190, 0]]), "kpolygon:0,-170", "across the date line");
  assert.deepEqual(polygonOf("kpolygon:51.5,-0.1;51.6,0.12346:999"), [
    [-0.1, 51.5],
    [0.12346, 51.6],
  ]);
  for (const other of ["", "kplace:1", "kpolygon:", "kpolygon:1", "kpolygon:1,2;3", "kpolygon:a,b"]) {
    assert.equal(polygonOf(other), undefined, other);
  }
});

test("areas that the service would reject are invalid", () => {
  const square = (lon, lat, width, height) => [
    [lon, lat],
    [lon + width, lat],
    [lon + width, lat + height],
    [lon, lat + height],
  ];
  assert.equal(areaFault(square(2.3, 48.8, 0.1, 0.1)), undefined);
  assert.equal(areaFault(square(179.5, -17, 1, 1)), undefined, "across the date line");
  assert.equal(areaFault(square(10, 60, 3.58, 1)), undefined, "degrees of longitude are shorter in the north");
  assert.match(areaFault(square(10, 60, 3.6, 1)), /201 km across/);
  assert.match(areaFault(square(0, -0.5, 2, 1)), /223 km across/);
  assert.match(areaFault(square(0, 45, 0.1, 1.81)), /km across/);
  assert.match(areaFault([BOSTON, LONDON]), /at least three/);
  assert.match(areaFault([BOSTON, BOSTON, LONDON]), /different places/);
  const many = Array.from({ length: 1500 }, (_, at) => [2 + at / 1e5, 48 + at / 1e5]);
  assert.match(areaFault(many), /too many/);
});

test("the base map's data is small, and all places have names", () => {
  const { names, towns, countries, arcs } = world();
  assert.ok(gzipSync(JSON.stringify(world()), { level: 9 }).length < 250_000);
  assert.equal(countries.length, names.length);
  for (const [name, lon, lat, zoom] of [...names, ...towns]) {
    assert.ok(name && !/[\\"]|undefined|\.$/.test(name), name);
    assert.ok(Math.abs(lon) <= 360 && Math.abs(lat) <= 90 && zoom >= 1 && zoom <= 7, name);
  }
  for (const capital of ["London", "Canberra", "Vatican City", "Reykjavík"]) {
    assert.ok(
      towns.some(([name]) => name === capital),
      capital,
    );
  }
  assert.ok(arcs.flat().every(Number.isInteger));
});

function near([lon, lat], [otherLon, otherLat]) {
  return Math.abs(lon - otherLon) < 1e-6 && Math.abs(lat - otherLat) < 1e-6;
}

/** Bundles and imports the page's geometry modules. */
async function geometry() {
  const all = ["great-circle", "bounds", "area"].map((name) => `export * from "./${name}";`).join("");
  const folder = join(dirname(fileURLToPath(import.meta.url)), "../app/map");
  const { outputFiles } = await build({
    stdin: { contents: all, resolveDir: folder },
    bundle: true,
    format: "esm",
    write: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}
