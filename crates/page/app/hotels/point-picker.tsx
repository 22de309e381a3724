// A destination chosen on the map: a point, or a drawn area.
import { useMemo } from "preact/hooks";
import { polygonKey, polygonOf } from "../map/area";
import { MapPane, type MapPin } from "../map/pane";
import { Dialog } from "../parts/dialog";
import type { Chosen } from "../state/address";
import { MOST_IN_AREA } from "./map";
import { pointAt, pointOf } from "./spot";

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
    <Dialog kind="side" title="Choose on the map" onClose={onClose}>
      <p>
        Move and zoom to where you want to stay. Then choose a point to search around, or draw an area to search in.
      </p>
      <div class="hotels-picker">
        <MapPane
          label="Map to choose a point or an area on"
          pins={pins}
          area={area}
          onPoint={(at) => choose(pointAt(at))}
          onDraw={(points) => choose({ id: polygonKey(points, MOST_IN_AREA), label: "Area drawn on the map" })}
        />
      </div>
    </Dialog>
  );
}

function pinsOf(where: Chosen | undefined): MapPin[] {
  const at = pointOf(where?.id);
  return at ? [{ id: "point", at, label: "Your point", title: "Your point", kind: "stop" }] : [];
}
