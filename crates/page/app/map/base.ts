// The base map: water, land, coasts, borders, and the names of countries and towns, without streets.
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";
import type { Colours } from "./colours";
import type { World } from "./world";

/** Local fonts, with which the browser renders all labels: the style has no `glyphs`. */
export const FONT = ["system-ui", "sans-serif"];
/** The same fonts in semibold. MapLibre derives the weight from the first name, which is not a font. */
export const BOLD = ["semibold", ...FONT];

// Zoom levels between which coasts fade out. Beyond these levels, the coasts are too coarse to
// show which side of the coast a hotel is on.
const ROUGH = 7.5;
const FADED = 10;
/** Zoom level from which at most one of the larger towns is in view. The town's name is then shown in large type. */
const NEAR = 9;
/** The `zoom` property of towns so close to others that their names stay small from `NEAR` on. */
const CLOSE = 7;

/** The map below the overlay: the built-in map or the operator's style. */
export interface Base {
  sources: StyleSpecification["sources"];
  layers(colours: Colours): LayerSpecification[];
  /** Other properties of the operator's style. */
  extras: Partial<StyleSpecification>;
}

export function ownBase(world: World): Base {
  return {
    sources: {
      land: { type: "geojson", data: world.land },
      coasts: { type: "geojson", data: world.coasts },
      borders: { type: "geojson", data: world.borders },
      countries: { type: "geojson", data: world.countries },
      towns: { type: "geojson", data: world.towns },
    },
    layers: (colours) => [...ground(colours), ...names(colours)],
    extras: {},
  };
}

/** Fetches the operator's style, which does not depend on the colour theme. */
export async function operatorBase(url: string): Promise<Base> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const { sources, layers, ...extras } = (await answer.json()) as StyleSpecification;
  return { sources, layers: () => layers, extras };
}

function ground(colours: Colours): LayerSpecification[] {
  return [
    {
      id: "water",
      type: "background",
      paint: { "background-color": byZoom(ROUGH, colours.water, FADED, colours.roughWater) },
    },
    {
      id: "land",
      type: "fill",
      source: "land",
      paint: { "fill-color": byZoom(ROUGH, colours.land, FADED, colours.roughLand), "fill-antialias": false },
    },
    {
      id: "coasts",
      type: "line",
      source: "coasts",
      paint: {
        "line-color": colours.coast,
        "line-width": byZoom(1, 0.6, 8, 1.2),
        "line-opacity": byZoom(ROUGH, 1, FADED, 0),
      },
    },
    {
      id: "borders",
      type: "line",
      source: "borders",
      layout: { "line-join": "round" },
      paint: { "line-color": colours.border, "line-width": byZoom(1, 0.5, 8, 1.6) },
    },
  ];
}

function names(colours: Colours): LayerSpecification[] {
  const halo = { "text-halo-color": colours.land, "text-halo-width": 1.4 };
  return [
    {
      id: "towns",
      type: "symbol",
      source: "towns",
      filter: [
        "all",
        ["<=", ["get", "zoom"], ["zoom"]],
        ["any", ["<", ["zoom"], NEAR], ["==", ["get", "zoom"], CLOSE]],
      ],
      layout: {
        "icon-image": `${colours.theme}-town`,
        "text-field": ["get", "name"],
        "text-font": FONT,
        "text-size": byZoom(2, 11, NEAR, ["case", ["<=", ["get", "zoom"], 4], 15, 13]),
        "text-variable-anchor": ["left", "right", "top", "bottom"],
        "text-radial-offset": 0.45,
        "text-justify": "auto",
        "text-max-width": 8,
        "symbol-sort-key": ["get", "order"],
      },
      paint: { "text-color": colours.inkSoft, ...halo },
    },
    {
      id: "countries",
      type: "symbol",
      source: "countries",
      filter: ["all", ["<=", ["get", "zoom"], ["zoom"]], ["<", ["zoom"], ["+", ["get", "zoom"], 4]]],
      layout: {
        "text-field": ["get", "name"],
        "text-font": BOLD,
        "text-size": byZoom(1, 10.5, 6, 15),
        "text-transform": "uppercase",
        "text-letter-spacing": 0.12,
        "text-max-width": 7,
        "text-padding": 6,
        "symbol-sort-key": ["get", "zoom"],
      },
      paint: { "text-color": colours.name, ...halo },
    },
    {
      id: "town-around",
      type: "symbol",
      source: "towns",
      minzoom: NEAR,
      filter: ["<", ["get", "zoom"], CLOSE],
      layout: {
        "text-field": ["get", "name"],
        "text-font": BOLD,
        "text-size": byZoom(NEAR, 18, 12, 30),
        "text-letter-spacing": 0.04,
        // A background label that may overlap anything and never displaces pins.
        "text-allow-overlap": true,
        "text-ignore-placement": true,
      },
      paint: { "text-color": colours.name, "text-opacity": byZoom(NEAR, 0.9, 12, 0.5) },
    },
  ];
}

type Value = number | string | ExpressionSpecification;

function byZoom(zoom: number, value: Value, otherZoom: number, otherValue: Value): ExpressionSpecification {
  return ["interpolate", ["linear"], ["zoom"], zoom, value, otherZoom, otherValue];
}
