// The camera: keeps all content in view until the user moves the map.
import type { Map } from "maplibre-gl";
import { boundsOfContent, isWithin } from "./bounds";
import type { Bounds, Content } from "./types";

/** Maximum zoom when fitting content, so that a single place is shown with its surroundings. */
const CLOSEST = 13;
/** Padding for the controls on the map and for pins, which are drawn above their positions. */
const MARGIN = { top: 96, right: 64, bottom: 40, left: 40 };

export interface Camera {
  /** Updates the content. Fits it if it is all new or partly out of view, unless the user has moved the map. */
  follow(content: Content): void;
  fit(): void;
  /** Keeps the map in place for the next content, which belongs to the current view. */
  stay(): void;
}

export interface CameraEvents {
  onMove(bounds: Bounds): void;
  onFit(): void;
}

export function camera(map: Map, isStill: () => boolean, { onMove, onFit }: CameraEvents): Camera {
  let content: Content = { pins: [], lines: [], area: undefined };
  let known = new Set<string>();
  let isFramed = false;
  let isMoved = false;
  let isToStay = false;

  // A movement counts as the user's if neither this code nor a resize caused it: events don't always include the cause.
  let isByHand = false;
  let isOurs = false;
  map.on("movestart", () => {
    isByHand = !isOurs;
  });
  map.on("resize", () => {
    isByHand = false;
  });
  map.on("moveend", () => {
    if (isByHand) {
      isMoved = true;
      onMove(boundsIn(map));
    }
    isByHand = false;
    isOurs = false;
  });

  const fit = () => {
    const bounds = boundsOfContent(content);
    if (bounds === undefined) return;
    const { west, south, east, north } = bounds;
    const animate = isFramed && !isStill();
    map.stop();
    isOurs = true;
    map.fitBounds([west, south, east, north], { padding: marginIn(map), maxZoom: CLOSEST, animate, linear: true });
    isFramed = true;
    isMoved = false;
    onFit();
  };

  return {
    fit,
    stay: () => {
      isToStay = true;
    },
    follow(next) {
      content = next;
      const keys = keysOf(next);
      const isNew = keys.length > 0 && !keys.some((key) => known.has(key));
      if (keys.length > 0) known = new Set(keys);
      const bounds = boundsOfContent(next);
      if (bounds === undefined) return;
      const isInView = isWithin(bounds, boundsIn(map));
      if (isNew) {
        isMoved = isToStay && isInView;
        isToStay = false;
      }
      if (isMoved || isByHand) return;
      if (isNew || !isFramed || !isInView) fit();
    },
  };
}

/** Returns the padding, scaled down for small maps. */
function marginIn(map: Map): typeof MARGIN {
  const { clientWidth, clientHeight } = map.getContainer();
  const part = Math.min(1, clientWidth / 480, clientHeight / 480);
  const { top, right, bottom, left } = MARGIN;
  return { top: top * part, right: right * part, bottom: bottom * part, left: left * part };
}

/** Returns keys of the content. A pin that has moved gets another key. */
function keysOf({ pins, lines }: Content): string[] {
  return [...pins.map(({ id, at }) => `${id} ${at}`), ...lines.map(({ id }) => id)];
}

function boundsIn(map: Map): Bounds {
  const shown = map.getBounds();
  return { west: shown.getWest(), south: shown.getSouth(), east: shown.getEast(), north: shown.getNorth() };
}
