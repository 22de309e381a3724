// Where the map looks: at all that is shown, until the traveller moves it.
import type { Map } from "maplibre-gl";
import { boundsOfContent, isWithin } from "./bounds";
import type { Bounds, Content } from "./types";

/** A single place is shown with its surroundings. */
const CLOSEST = 13;
/** What stands on the map, and the pins themselves, which are above their places, take room from it. */
const MARGIN = { top: 96, right: 64, bottom: 40, left: 40 };

export interface Camera {
  /** Takes note of new content, and moves to where it is in view if need be. */
  follow(content: Content): void;
  fit(): void;
  /** The next content belongs to what is in view. */
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

  // What is neither ours nor comes of a new size of the window is the traveller's: events do not always say.
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

/** Less in a small map. */
function marginIn(map: Map): typeof MARGIN {
  const { clientWidth, clientHeight } = map.getContainer();
  const part = Math.min(1, clientWidth / 480, clientHeight / 480);
  const { top, right, bottom, left } = MARGIN;
  return { top: top * part, right: right * part, bottom: bottom * part, left: left * part };
}

/** A pin elsewhere is another pin. */
function keysOf({ pins, lines }: Content): string[] {
  return [...pins.map(({ id, at }) => `${id} ${at}`), ...lines.map(({ id }) => id)];
}

function boundsIn(map: Map): Bounds {
  const shown = map.getBounds();
  return { west: shown.getWest(), south: shown.getSouth(), east: shown.getEast(), north: shown.getNorth() };
}
