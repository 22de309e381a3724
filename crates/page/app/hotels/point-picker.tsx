// A dialog for choosing a point or drawing an area on the map as the destination.
import { useMemo } from "preact/hooks";
import { polygonKey, polygonOf } from "../map/area";
import { MapPane, type MapPin } from "../map/pane";
import { Dialog } from "../parts/dialog";
import type { Chosen } from "../state/address";
import { MAX_IN_AREA } from "./map";
import { pointAt, pointOf } from "./point";

interface Props {
  where: Chosen | undefined;
  onChoose(where: Chosen): void;
  onClose(): void;
}

export function PointPicker({ where, onChoose, onClose }: Props) {
  const choose = (chosen: Chosen) => {
    onChoose(chosen);
    onClose();
  };
  const pins = useMemo(() => pinsOf(where), [where?.id]);
  const area = useMemo(() => polygonOf(where?.id ?? ""), [where?.id]);
  return (
    <Dialog kind="side" title="Choose on map" onClose={onClose}>
      <p>Move and zoom the map, then choose a point or draw an area to search.</p>
      <div class="hotels-picker">
        <MapPane
          label="Map for choosing a destination"
          pins={pins}
          area={area}
          onPoint={(at) => choose(pointAt(at))}
          onDraw={(points) => choose({ id: polygonKey(points, MAX_IN_AREA), label: "Drawn area" })}
        />
      </div>
    </Dialog>
  );
}

function pinsOf(where: Chosen | undefined): MapPin[] {
  const at = pointOf(where?.id);
  return at ? [{ id: "point", at, label: "Your point", title: "Your point", kind: "stop" }] : [];
}
