// The map itself, in a bundle of its own: MapLibre, and what we draw with it. Of the page it knows nothing but the
// colours around it.
import "maplibre-gl/dist/maplibre-gl.css";
import "./map.css";
import {
  AttributionControl,
  type LayerSpecification,
  Map,
  type MapEventType,
  ScaleControl,
  setWorkerUrl,
} from "maplibre-gl";
import { type Base, operatorBase, ownBase } from "./base";
import { camera } from "./camera";
import { coloursIn, onThemeChange } from "./colours";
import { type Drawing, type DrawingEvents, startDrawing } from "./draw";
import { drawSigns } from "./images";
import { contentOf } from "./content";
import { overlayLayers, overlaySources } from "./overlay";
import { type Picking, type PickingEvents, startPicking } from "./pick";
import { followPointer } from "./pointer";
import type { Bounds, Content } from "./types";
import { readWorld } from "./world";

export interface MapOptions {
  container: HTMLElement;
  /** Accessible name. */
  label: string;
  /** Id of the element that says how keys move it. */
  hint: string;
  /** Address of the operator's style, which replaces ours. */
  tiles: string | null;
  /** What is to be shown first. */
  content(): Content;
  onSelect(id: string): void;
  onHover(id: string | undefined): void;
  /** The traveller has moved the map. */
  onMove(bounds: Bounds): void;
  /** The map has moved to its content, so that what was moved to before is over. */
  onFit(): void;
}

export interface MapView {
  /** What became of the operator's style. */
  readonly tiles: "none" | "shown" | "failed";
  show(content: Content): void;
  mark(selected: string | undefined, hovered: string | undefined): void;
  /** Moves to where all content is in view. */
  fit(): void;
  /** The next content belongs to what is in view: the map is not to move. */
  stay(): void;
  zoom(steps: number): void;
  draw(events: DrawingEvents): Drawing;
  pick(events: PickingEvents): Picking;
  close(): void;
}

/** Opens a map. Fails where the browser has no WebGL or the world can't be had. */
export async function openMap(options: MapOptions): Promise<MapView> {
  setWorkerUrl(besides("map-worker.js"));
  if (options.tiles !== null) {
    try {
      return await start(options, await operatorBase(options.tiles), "shown");
    } catch (error) {
      console.warn("The map style of the operator can't be had:", error);
    }
  }
  const base = ownBase(await readWorld(besides("world.json")));
  return start(options, base, options.tiles === null ? "none" : "failed");
}

function besides(name: string): string {
  return new URL(name, import.meta.url).href;
}

/** Resolves when the map is drawn for the first time. Of an operator's, some tiles may fail to come; its style may not. */
async function start(options: MapOptions, base: Base, tiles: MapView["tiles"]): Promise<MapView> {
  const { container, label, hint } = options;
  // It may have gone while the world was read, as where a search is refused.
  if (!container.isConnected) throw new Error("the map is not shown any more");
  const layers = () => {
    const colours = coloursIn(container);
    return [...base.layers(colours), ...overlayLayers(colours)];
  };
  const map = new Map({
    container,
    style: { version: 8, ...base.besides, sources: { ...base.sources, ...overlaySources }, layers: layers() },
    center: [10, 25],
    zoom: 1,
    maxZoom: 17,
    maxPitch: 0,
    dragRotate: false,
    touchPitch: false,
    attributionControl: false,
    fadeDuration: isStill() ? 0 : 150,
    locale: { "Map.Title": label },
  });
  map.getCanvas().setAttribute("aria-describedby", hint);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  if (tiles === "shown") map.addControl(new AttributionControl({ compact: true }), "bottom-right");
  map.addControl(new ScaleControl({ maxWidth: 90 }), "bottom-left");
  const endTheme = onThemeChange(() => {
    drawSigns(map, coloursIn(container));
    repaint(map, layers());
  });
  map.once("remove", endTheme);
  return new Promise((resolve, reject) => {
    const fail = ({ error }: MapEventType["error"]) => {
      map.remove();
      reject(error);
    };
    map.on("error", fail);
    map.once("style.load", () => {
      drawSigns(map, coloursIn(container));
      const view = viewOf(map, options, tiles);
      // Before the first drawing, so that it is of what matters.
      view.show(options.content());
      map.once(tiles === "shown" ? "render" : "load", () => {
        map.off("error", fail);
        resolve(view);
      });
    });
  });
}

/** Gives the layers their colours anew. */
function repaint(map: Map, layers: LayerSpecification[]): void {
  for (const { id, paint, layout } of layers as Painted[]) {
    for (const name in paint) map.setPaintProperty(id, name as never, paint[name] as never);
    for (const name in layout) map.setLayoutProperty(id, name as never, layout[name] as never);
  }
}

type Painted = { id: string } & Partial<Record<"paint" | "layout", Record<string, unknown>>>;

function viewOf(map: Map, options: MapOptions, tiles: MapView["tiles"]): MapView {
  const sight = camera(map, isStill, options);
  const content = contentOf(map);
  const pointer = followPointer(map, options);
  return {
    tiles,
    show(shown) {
      if (content.show(shown)) sight.follow(shown);
    },
    mark: content.mark,
    fit: sight.fit,
    stay: sight.stay,
    zoom: (steps) => map.zoomTo(map.getZoom() + steps, { animate: !isStill() }),
    draw(events) {
      pointer.pause();
      return startDrawing(map, events, pointer.resume);
    },
    pick(events) {
      pointer.pause();
      return startPicking(map, events, pointer.resume);
    },
    close: () => map.remove(),
  };
}

function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
