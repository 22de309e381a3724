// Map tools: search this area, search around a point, draw an area, clear the area.
import { useEffect, useRef, useState } from "preact/hooks";
import { plural } from "../parts/format";
import { Icon } from "../parts/icon";
import { MIN_POINTS, areaFault } from "./area";
import { corners } from "./bounds";
import type { Drawing } from "./draw";
import type { MapView } from "./map";
import type { Picking } from "./pick";
import type { Bounds, Position } from "./types";

interface Props {
  view: MapView;
  area?: Position[] | undefined;
  /** The map's bounds after the user has moved it. */
  moved: Bounds | undefined;
  onMoved(moved: undefined): void;
  onSearchArea?(bounds: Bounds): void;
  onPoint?(at: Position): void;
  onDraw?(points: Position[]): void;
  onClearArea?(): void;
}

interface Draft {
  drawing: Drawing;
  count: number;
  fault?: string;
}

export function MapTools({ view, area, moved, onMoved, onSearchArea, onPoint, onDraw, onClearArea }: Props) {
  const [draft, setDraft] = useState<Draft>();
  const [picking, setPicking] = useState<Picking>();
  const tools = useRef<HTMLDivElement>(null);
  const wasDrawing = useRef(false);
  const isDrawing = draft !== undefined || picking !== undefined;
  useEffect(() => {
    if (wasDrawing.current && !isDrawing) tools.current?.querySelector("button")?.focus();
    wasDrawing.current = isDrawing;
  }, [isDrawing]);

  const searched = (search: () => void) => {
    view.stay();
    onMoved(undefined);
    search();
  };
  const draw = () => {
    const drawing = view.draw({
      onChange: ({ length: count }) => setDraft({ drawing, count }),
      onFault: (fault) => setDraft((now) => now && { ...now, fault }),
      onCancel: () => setDraft(undefined),
      onFinish: (points) => {
        setDraft(undefined);
        searched(() => onDraw?.(points));
      },
    });
    setDraft({ drawing, count: 0 });
  };

  const pick = () => {
    const onPick = (at: Position) => {
      setPicking(undefined);
      onMoved(undefined);
      onPoint?.(at);
    };
    setPicking(view.pick({ onPick, onCancel: () => setPicking(undefined) }));
  };

  if (draft !== undefined) return <DrawBar {...draft} />;
  if (picking !== undefined) return <PickBar onCancel={picking.cancel} />;
  return (
    <div class="map-tools" ref={tools}>
      {onSearchArea && moved && <SearchArea bounds={moved} onSearch={() => searched(() => onSearchArea(moved))} />}
      {onPoint && (
        <button onClick={pick}>
          <Icon name="pin" /> Search around a point
        </button>
      )}
      {onDraw && (
        <button onClick={draw}>
          <Icon name="draw" /> Draw area
        </button>
      )}
      {onClearArea && area && (
        <button onClick={onClearArea}>
          <Icon name="close" /> Clear area
        </button>
      )}
    </div>
  );
}

function SearchArea({ bounds, onSearch }: { bounds: Bounds; onSearch(): void }) {
  if (areaFault(corners(bounds)) !== undefined) return <p class="map-chip">Zoom in to search this area</p>;
  return (
    <button class="primary" onClick={onSearch}>
      <Icon name="search" /> Search this area
    </button>
  );
}

function PickBar({ onCancel }: { onCancel(): void }) {
  return (
    <div class="map-draw" role="group" aria-label="Search around a point">
      <p role="status">Click or tap a point on the map.</p>
      <p class="map-keys">Keyboard: arrow keys move, Space picks the map centre</p>
      <div class="row">
        <button onClick={onCancel}>Cancel</button>
      </div>
    </div>
  );
}

function DrawBar({ drawing, count, fault }: Draft) {
  return (
    <div class="map-draw" role="group" aria-label="Draw area">
      <p role="status" class={fault ? "fault" : undefined}>
        {fault ?? <Progress count={count} />}
      </p>
      <p class="map-keys">Keyboard: arrow keys move, Space sets a corner, Backspace removes it</p>
      <div class="row">
        <button class="primary" disabled={count < MIN_POINTS} onClick={drawing.finish}>
          <Icon name="check" /> Finish
        </button>
        <button disabled={count === 0} onClick={drawing.back}>
          Undo
        </button>
        <button onClick={drawing.cancel}>Cancel</button>
      </div>
    </div>
  );
}

function Progress({ count }: { count: number }) {
  if (count === 0) return <>Click or tap the corners of the area in order.</>;
  const missing = MIN_POINTS - count;
  if (missing > 0)
    return (
      <>
        {plural(count, "corner")} set; add at least {missing} more.
      </>
    );
  return <>{plural(count, "corner")} set. Finish, or click the first corner.</>;
}
