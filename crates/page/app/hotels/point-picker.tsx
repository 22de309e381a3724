// A dialog for choosing a point, a place or an area on the map as the destination.
import { autocomplete, feeds } from "@wayfare/client";
import { useEffect, useMemo, useState } from "preact/hooks";
import { polygonKey, polygonOf } from "../map/area";
import { MapPane, type MapPin, type Position } from "../map/pane";
import { Dialog } from "../parts/dialog";
import type { Chosen } from "../state/address";
import { usePage } from "../state/context";
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
  const around = useAround(where);
  const pins = useMemo(() => [...pinsOf(where), ...around], [where?.id, around]);
  const area = useMemo(() => polygonOf(where?.id ?? ""), [where?.id]);
  return (
    <Dialog kind="side" title="Choose on map" onClose={onClose}>
      <p>Choose a station or landmark, choose a point, or draw an area to search.</p>
      <div class="hotels-picker">
        <MapPane
          label="Map for choosing a destination"
          pins={pins}
          area={area}
          onSelect={(id) => {
            const pin = around.find((pin) => pin.id === id);
            if (pin) choose({ id, label: pin.title });
          }}
          onPoint={(at) => choose(pointAt(at))}
          onDraw={(points) => choose({ id: polygonKey(points, MAX_IN_AREA), label: "Drawn area" })}
        />
      </div>
      <div class="row" role="group" aria-label="Stations and landmarks">
        {around.map(({ id, title }) => (
          <button key={id} type="button" onClick={() => choose({ id, label: title })}>
            {title}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

function pinsOf(where: Chosen | undefined): MapPin[] {
  const at = pointOf(where?.id);
  return at ? [{ id: "point", at, label: "Your point", title: "Your point", kind: "stop" }] : [];
}

/** Maximum distance of stations and landmarks from a place, in degrees of latitude. */
const AROUND = 0.09;
/** Maximum number of stations and landmarks on the map. */
const MOST = 40;
/** Types of places that contain others: countries, regions and cities. */
const AREAS = [1, 3, 5];

/** Returns a place with its stations, airports and landmarks; empty until they are loaded. */
function useAround(where: Chosen | undefined): MapPin[] {
  const { client } = usePage();
  const [pins, setPins] = useState<MapPin[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const load = async () => {
      if (!where || polygonOf(where.id)) return;
      const { value } = await autocomplete.hotels(client, { searchTerm: where.label }, options);
      const isChosen = ({ entityKey, hotelId }: { entityKey: string; hotelId?: number }) =>
        entityKey === where.id || `khotel:${hotelId}` === where.id;
      const place = (value.results ?? []).find(isChosen);
      if (!place?.location) return;
      const at: Position = [place.location.longitude, place.location.latitude];
      const found = [pin(where.id, at, where.label)];
      setPins(found);
      const query = { pageSize: 10_000, ...(place.countryCode && { countryCode: place.countryCode }) };
      for await (const { placeId, placeName, latitude, longitude, placeTypeId } of feeds.places(
        client,
        query,
        options,
      )) {
        if (latitude === undefined || longitude === undefined || AREAS.includes(placeTypeId ?? 1)) continue;
        const [east, north] = [(longitude - at[0]) * Math.cos((at[1] * Math.PI) / 180), latitude - at[1]];
        const isNear = Math.hypot(east, north) < AROUND && `kplace:${placeId}` !== where.id;
        if (isNear && found.length <= MOST)
          found.push(pin(`kplace:${placeId}`, [longitude, latitude], placeName ?? ""));
      }
      setPins([...found]);
    };
    // Without the places, the map still offers points and areas.
    load().catch(() => undefined);
    return () => stop.abort();
  }, [where?.id]);
  return pins;
}

function pin(id: string, at: Position, name: string): MapPin {
  return { id, at, label: name, title: name, kind: "stop" };
}
