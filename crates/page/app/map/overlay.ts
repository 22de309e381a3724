// The overlay above the base map: the searched area, lines, pins and the area being drawn.
import type { Feature, FeatureCollection, Geometry } from "geojson";
import type {
  ExpressionSpecification,
  LayerSpecification,
  SourceSpecification,
  SymbolLayerSpecification,
} from "maplibre-gl";
import { BOLD } from "./base";
import type { Colours } from "./colours";
import { route } from "./great-circle";
import type { Content, MapLine, MapPin, Position } from "./types";

export type OverlaySource = "area" | "lines" | "pins" | "raised" | "draft";

const EMPTY: FeatureCollection = { type: "FeatureCollection", features: [] };

export const overlaySources: Record<OverlaySource, SourceSpecification> = {
  area: { type: "geojson", data: EMPTY },
  lines: { type: "geojson", data: EMPTY },
  pins: { type: "geojson", data: EMPTY },
  raised: { type: "geojson", data: EMPTY },
  draft: { type: "geojson", data: EMPTY },
};

export function overlayLayers(colours: Colours): LayerSpecification[] {
  return [...areaLayers("area", colours), ...lineLayers(colours), ...pinLayers(colours), ...draftLayers(colours)];
}

function areaLayers(source: "area" | "draft", colours: Colours): LayerSpecification[] {
  return [
    { id: `${source}-fill`, type: "fill", source, paint: { "fill-color": colours.accent, "fill-opacity": 0.1 } },
    {
      id: `${source}-edge`,
      type: "line",
      source,
      layout: { "line-join": "round" },
      paint: { "line-color": colours.accent, "line-width": 2, "line-dasharray": [3, 2] },
    },
  ];
}

function lineLayers(colours: Colours): LayerSpecification[] {
  const strong = (yes: number, no: number): ExpressionSpecification => ["case", ["get", "strong"], yes, no];
  return [
    {
      id: "lines-edge",
      type: "line",
      source: "lines",
      layout: { "line-join": "round", "line-cap": "round", "line-sort-key": strong(1, 0) },
      paint: { "line-color": colours.surface, "line-width": strong(6, 4), "line-opacity": 0.7 },
    },
    {
      id: "lines",
      type: "line",
      source: "lines",
      layout: { "line-join": "round", "line-cap": "round", "line-sort-key": strong(1, 0) },
      paint: {
        "line-color": ["case", ["get", "strong"], colours.accent, colours.line],
        "line-width": strong(3, 1.75),
      },
    },
  ];
}

/** The layers of pins. If space is short, stops take precedence, then the first pins; the others shrink to dots. */
function pinLayers(colours: Colours): LayerSpecification[] {
  const isStop: ExpressionSpecification = ["==", ["get", "kind"], "stop"];
  const paler = (clear: number, faded: number): ExpressionSpecification => ["case", ["get", "faded"], faded, clear];
  const pill: SymbolLayerSpecification["layout"] = {
    "icon-text-fit": "both",
    "icon-anchor": "bottom",
    "text-field": ["get", "label"],
    "text-font": BOLD,
    "text-size": 12.5,
    "text-anchor": "bottom",
    "text-offset": [0, -0.95],
    "text-max-width": 20,
  };
  return [
    {
      id: "dots",
      type: "circle",
      source: "pins",
      filter: ["!", isStop],
      layout: { "circle-sort-key": paler(1, 0) },
      paint: {
        "circle-radius": ["interpolate", ["linear"], ["zoom"], 9, 3, 13, 5],
        "circle-color": ["case", ["get", "faded"], colours.faded, colours.accent],
        "circle-stroke-color": colours.surface,
        "circle-stroke-width": 1.5,
      },
    },
    {
      id: "pills",
      type: "symbol",
      source: "pins",
      filter: ["!", isStop],
      layout: {
        ...pill,
        "icon-image": ["concat", `${colours.theme}-`, ["case", ["get", "faded"], "faded", ["get", "kind"]]],
        "symbol-sort-key": ["+", ["get", "order"], paler(0, 10_000)],
        "icon-padding": 1,
      },
      paint: { "text-color": ["case", ["get", "faded"], colours.inkSoft, colours.ink] },
    },
    {
      id: "stops",
      type: "circle",
      source: "pins",
      filter: isStop,
      paint: {
        "circle-radius": 5,
        "circle-color": colours.surface,
        "circle-stroke-color": colours.accent,
        "circle-stroke-width": 2.5,
      },
    },
    {
      id: "stop-names",
      type: "symbol",
      source: "pins",
      filter: isStop,
      layout: {
        "text-field": ["get", "label"],
        "text-font": BOLD,
        "text-size": 13.5,
        "text-variable-anchor": ["top", "bottom", "left", "right"],
        "text-radial-offset": 0.7,
        "symbol-sort-key": ["get", "order"],
      },
      paint: { "text-color": colours.ink, "text-halo-color": colours.surface, "text-halo-width": 2 },
    },
    {
      id: "raised",
      type: "symbol",
      source: "raised",
      filter: ["!", isStop],
      layout: {
        ...pill,
        "icon-image": `${colours.theme}-raised`,
        "icon-allow-overlap": true,
        "text-allow-overlap": true,
      },
      paint: { "text-color": colours.accentInk },
    },
    {
      id: "raised-stop",
      type: "circle",
      source: "raised",
      filter: isStop,
      paint: {
        "circle-radius": 7,
        "circle-color": colours.accent,
        "circle-stroke-color": colours.surface,
        "circle-stroke-width": 2,
      },
    },
  ];
}

function draftLayers(colours: Colours): LayerSpecification[] {
  return [
    ...areaLayers("draft", colours),
    {
      id: "draft-points",
      type: "circle",
      source: "draft",
      filter: ["==", ["geometry-type"], "Point"],
      paint: {
        "circle-radius": ["case", ["get", "first"], 7, 5],
        "circle-color": colours.surface,
        "circle-stroke-color": colours.accent,
        "circle-stroke-width": 2.5,
      },
    },
  ];
}

export function pinFeatures(pins: MapPin[]): FeatureCollection {
  return collection(
    pins.map((pin, order) => {
      const { id, label, kind, faded = false } = pin;
      return featureOf({ type: "Point", coordinates: pin.at }, { id, label, kind, faded, order });
    }),
  );
}

export function lineFeatures(lines: MapLine[], isRaised: (id: string) => boolean): FeatureCollection {
  return collection(
    lines.map(({ id, through, emphasis = false }) =>
      featureOf({ type: "LineString", coordinates: route(through) }, { id, strong: emphasis || isRaised(id) }),
    ),
  );
}

export function areaFeatures(area: Content["area"]): FeatureCollection {
  return collection(area === undefined || area.length === 0 ? [] : [polygonOf(area)]);
}

/** Returns the corners so far, and the line or polygon through them and through the pointer's position `next`. */
export function draftFeatures(points: Position[], next: Position | undefined): FeatureCollection {
  const all = next === undefined ? points : [...points, next];
  const shape = all.length > 2 ? [polygonOf(all)] : [featureOf({ type: "LineString", coordinates: all }, {})];
  const corners = points.map((at, index) => featureOf({ type: "Point", coordinates: at }, { first: index === 0 }));
  return collection(all.length < 2 ? corners : [...shape, ...corners]);
}

function polygonOf(points: Position[]): Feature {
  return featureOf({ type: "Polygon", coordinates: [[...points, points[0]!]] }, {});
}

function featureOf(geometry: Geometry, properties: Record<string, unknown>): Feature {
  return { type: "Feature", geometry, properties };
}

function collection(features: Feature[]): FeatureCollection {
  return { type: "FeatureCollection", features };
}
