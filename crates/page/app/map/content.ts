// Pins, lines and area on the map. Selected and hovered pins and lines are raised.
import { type GeoJSONSource, type Map, type Offset, Popup } from "maplibre-gl";
import { type OverlaySource, areaFeatures, lineFeatures, pinFeatures } from "./overlay";
import { route } from "./great-circle";
import type { Content, Position } from "./types";

/** Offsets that keep the tooltip clear of a pill, which is drawn above its position. */
const CLEAR_OF_PILL: Offset = {
  center: [0, 0],
  top: [0, 10],
  "top-left": [0, 10],
  "top-right": [0, 10],
  bottom: [0, -36],
  "bottom-left": [0, -36],
  "bottom-right": [0, -36],
  left: [30, -18],
  right: [-30, -18],
};

export interface Shown {
  /** Updates the content. Returns whether it changed. */
  show(content: Content): boolean;
  mark(selected: string | undefined, hovered: string | undefined): void;
}

export function contentOf(map: Map): Shown {
  let content: Content = { pins: [], lines: [], area: undefined };
  let serialized = JSON.stringify(content);
  let selected: string | undefined;
  let hovered: string | undefined;
  const tip = new Popup({ closeButton: false, closeOnClick: false, focusAfterOpen: false, className: "map-tip" });

  const set = (source: OverlaySource, features: ReturnType<typeof pinFeatures>) =>
    map.getSource<GeoJSONSource>(source)?.setData(features);
  const isRaised = (id: string) => id === selected || id === hovered;

  const raise = () => {
    set("lines", lineFeatures(content.lines, isRaised));
    set("raised", pinFeatures(content.pins.filter(({ id }) => isRaised(id))));
    const shown = tipOf(content, hovered) ?? tipOf(content, selected);
    if (shown === undefined) return tip.remove();
    return tip.setOffset(shown.offset).setLngLat(shown.at).setText(shown.title).addTo(map);
  };

  return {
    show(next) {
      const text = JSON.stringify(next);
      if (text === serialized) return false;
      [content, serialized] = [next, text];
      set("pins", pinFeatures(next.pins));
      set("area", areaFeatures(next.area));
      raise();
      return true;
    },
    mark(nowSelected, nowHovered) {
      if (nowSelected === selected && nowHovered === hovered) return;
      [selected, hovered] = [nowSelected, nowHovered];
      raise();
    },
  };
}

interface Tip {
  title: string;
  at: Position;
  offset: Offset;
}

/** Returns the tooltip of a pin or line. A line's tooltip is at its midpoint. */
function tipOf({ pins, lines }: Content, id: string | undefined): Tip | undefined {
  const pin = pins.find((pin) => pin.id === id);
  if (pin) return { title: pin.title, at: pin.at, offset: pin.kind === "stop" ? 12 : CLEAR_OF_PILL };
  const line = lines.find((line) => line.id === id);
  const way = route(line?.through ?? []);
  const middle = way[Math.floor(way.length / 2)];
  return line && middle && { title: line.title, at: middle, offset: 8 };
}
