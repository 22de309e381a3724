// The map, in a separate bundle: MapLibre and everything drawn with it. The bundle uses only the page's colours.
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
  /** Id of the element that describes the keyboard controls. */
  hint: string;
  /** URL of the operator's style, which replaces the built-in map. */
  tiles: string | null;
  /** Returns the initial content. */
  content(): Content;
  onSelect(id: string): void;
  onHover(id: string | undefined): void;
  /** Called after the user has moved the map. */
  onMove(bounds: Bounds): void;
  /** Called when the map fits its content, which ends any earlier movement by the user. */
  onFit(): void;
}

export interface MapView {
  /** State of the operator's style. */
  readonly tiles: "none" | "shown" | "failed";
  show(content: Content): void;
  mark(selected: string | undefined, hovered: string | undefined): void;
  /** Moves the map so that all content is in view. */
  fit(): void;
  /** Keeps the map in place for the next content, which belongs to the current view. */
  stay(): void;
  zoom(steps: number): void;
  draw(events: DrawingEvents): Drawing;
  pick(events: PickingEvents): Picking;
  close(): void;
}

/** Opens a map. Fails if the browser has no WebGL or the base map's data can't be loaded. */
export async function openMap(options: MapOptions): Promise<MapView> {
  setWorkerUrl(siblingUrl("map-worker.js"));
  if (options.tiles !== null) {
    try {
      return await start(options, await operatorBase(options.tiles), "shown");
    } catch (error) {
      console.warn("Failed to load the operator's map style:", error);
    }
  }
  const base = ownBase(await readWorld(siblingUrl("world.json")));
  return start(options, base, options.tiles === null ? "none" : "failed");
}

function siblingUrl(name: string): string {
  return new URL(name, import.meta.url).href;
}

/** Resolves after the first rendering. With an operator's style, tiles may fail to load, but not the style itself. */
async function start(options: MapOptions, base: Base, tiles: MapView["tiles"]): Promise<MapView> {
  const { container, label, hint } = options;
  // The container may have been removed while the data loaded, for example after a rejected search.
  if (!container.isConnected) throw new Error("the map's container was removed");
  const layers = () => {
    const colours = coloursIn(container);
    return [...base.layers(colours), ...overlayLayers(colours)];
  };
  const map = new Map({
    container,
    style: { version: 8, ...base.extras, sources: { ...base.sources, ...overlaySources }, layers: layers() },
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
      // Show the content before the first rendering.
      view.show(options.content());
      map.once(tiles === "shown" ? "render" : "load", () => {
        map.off("error", fail);
        resolve(view);
      });
    });
  });
}

/** Updates the layers' colours. */
function repaint(map: Map, layers: LayerSpecification[]): void {
  for (const { id, paint, layout } of layers as Painted[]) {
    for (const name in paint) map.setPaintProperty(id, name as never, paint[name] as never);
    for (const name in layout) map.setLayoutProperty(id, name as never, layout[name] as never);
  }
}

type Painted = { id: string } & Partial<Record<"paint" | "layout", Record<string, unknown>>>;

function viewOf(map: Map, options: MapOptions, tiles: MapView["tiles"]): MapView {
  const view = camera(map, isStill, options);
  const content = contentOf(map);
  const pointer = followPointer(map, options);
  return {
    tiles,
    show(shown) {
      if (content.show(shown)) view.follow(shown);
    },
    mark: content.mark,
    fit: view.fit,
    stay: view.stay,
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
