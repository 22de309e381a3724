// The map component of all views. Everything on the map is also in the view's list.
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { Icon } from "../parts/icon";
import { usePage } from "../state/context";
import "./pane.css";
import { MapTools } from "./tools";
import type { Bounds, Content, MapLine, MapPin, Position } from "./types";
import { useMap } from "./use-map";

export type { Bounds, MapLine, MapPin, Position } from "./types";

export interface MapPaneProps {
  /** Accessible name. */
  label: string;
  pins: MapPin[];
  lines?: MapLine[];
  /** Id of the selected pin or line. */
  selected?: string | undefined;
  /** Id of the pin or line hovered in the list. */
  hovered?: string | undefined;
  /** The searched polygon. */
  area?: Position[] | undefined;
  onSelect?(id: string): void;
  /** Called with `undefined` when the pointer leaves. */
  onHover?(id: string | undefined): void;
  /** If set, the pane offers "Search this area" after the user has moved the map. */
  onSearchArea?(bounds: Bounds): void;
  /** If set, the pane offers to search around a point. */
  onPoint?(at: Position): void;
  /** If set, the pane offers to draw an area. */
  onDraw?(points: Position[]): void;
  onClearArea?(): void;
}

export function MapPane(props: MapPaneProps) {
  const { label, pins, lines, area, selected, hovered } = props;
  const { tiles } = usePage().settings;
  const box = useRef<HTMLDivElement>(null);
  const hint = useId();
  const latest = useRef(props);
  latest.current = props;
  const [pointed, setPointed] = useState<string>();
  const [moved, setMoved] = useState<Bounds>();
  const [state, again] = useMap(box, {
    label,
    hint,
    tiles,
    content: () => contentOf(latest.current),
    onSelect: (id) => latest.current.onSelect?.(id),
    onHover: (id) => {
      setPointed(id);
      latest.current.onHover?.(id);
    },
    onMove: setMoved,
    onFit: () => setMoved(undefined),
  });
  const view = state.is === "shown" ? state.view : undefined;
  useEffect(() => view?.show(contentOf(latest.current)), [view, pins, lines, area]);
  useEffect(() => view?.mark(selected, pointed ?? hovered), [view, selected, pointed, hovered]);

  return (
    <div class="map-pane">
      <div ref={box} class="map-box" />
      <p id={hint} class="visually-hidden">
        Arrow keys move the map; plus and minus zoom. The list contains the same results.
      </p>
      {state.is === "loading" && <p class="map-message">Loading map…</p>}
      {state.is === "failed" && <Failure why={state.why} onAgain={again} />}
      {view && (
        <>
          <MapTools {...props} view={view} moved={moved} onMoved={setMoved} />
          <div class="map-zoom">
            <button class="icon" aria-label="Zoom in" onClick={() => view.zoom(1)}>
              <Icon name="plus" />
            </button>
            <button class="icon" aria-label="Zoom out" onClick={() => view.zoom(-1)}>
              <Icon name="minus" />
            </button>
            <button class="icon" aria-label="Show all results" onClick={view.fit}>
              <Icon name="fit" />
            </button>
          </div>
          {view.tiles !== "shown" && <Note isInstead={view.tiles === "failed"} />}
        </>
      )}
    </div>
  );
}

function contentOf({ pins, lines = [], area }: MapPaneProps): Content {
  return { pins, lines, area };
}

function Failure({ why, onAgain }: { why: "graphics" | "network"; onAgain(): void }) {
  if (why === "graphics") {
    return (
      <p class="map-message" role="status">
        This browser can’t draw the map because WebGL is missing or disabled. The list contains all results.
      </p>
    );
  }
  return (
    <div class="map-message" role="alert">
      <p>The map failed to load. The list contains all results.</p>
      <button onClick={onAgain}>Try again</button>
    </div>
  );
}

/** The map's limits and attributions. */
function Note({ isInstead }: { isInstead: boolean }) {
  return (
    <p class="map-note">
      {isInstead && <b>The street map failed to load. </b>}
      Coasts, countries and towns only, no streets. Coasts:{" "}
      <Source to="https://www.naturalearthdata.com">Natural Earth</Source>, world-atlas (ISC). Towns:{" "}
      <Source to="https://www.geonames.org">GeoNames</Source>,{" "}
      <Source to="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</Source>
    </p>
  );
}

function Source({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
