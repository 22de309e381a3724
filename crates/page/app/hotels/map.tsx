// The hotels on the map, in step with list and filters. It has more of them than a page of the list, in brief.
import { hotels } from "@wayfare/client";
import { useMemo, useRef } from "preact/hooks";
import { polygonKey, polygonOf } from "../map/area";
import { corners } from "../map/bounds";
import { MapPane, type MapPin, type Position } from "../map/pane";
import { money, plural } from "../parts/format";
import { useSearch, type Running } from "../search/use-search";
import { usePage } from "../state/context";
import { type Asked, type Change, questionOf } from "./asked";
import { MapCard } from "./map-card";
import { hotelsQuery } from "./query";
import { pointAt, pointOf } from "./spot";
import { amount, nightsOf, staySaid, TAXES_SAID } from "./words";

interface Props {
  asked: Asked;
  /** The hotels of the list: they stand out. */
  listed: readonly hotels.HotelResult[];
  hovered: string | undefined;
  selected: string | undefined;
  onHover(id: string | undefined): void;
  onSelect(id: string | undefined): void;
  change: Change;
}

/** The most that the service gives at once. */
const MOST_PINS = 250;
/** The most hotels that an area can have; without it, they are 200. */
export const MOST_IN_AREA = 999;

/** What the map needs of a hotel. */
export type Mapped = hotels.BasicHotelResult & Pick<hotels.HotelResult, "images">;

export function HotelsMap({ asked, listed, hovered, selected, onHover, onSelect, change }: Props) {
  const running = useMapped(asked);
  const { found } = running;
  const mapped = found?.results ?? NONE;
  const currency = found?.currencyCode;
  const known = useMemo(() => unique(listed, mapped), [listed, mapped]);
  const pins = useMemo(() => pinsOf(known, listed, asked, currency), [known, listed, asked.where?.id, currency]);
  const area = useMemo(() => polygonOf(asked.where?.id ?? ""), [asked.where?.id]);
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    box.current?.querySelector("canvas")?.focus();
    onSelect(undefined);
  };
  const chosen = known.find(({ id }) => String(id) === selected);
  const searchArea = (points: Position[], label: string) =>
    change({ where: { id: polygonKey(points, MOST_IN_AREA), label } }, "push");

  return (
    <div class="hotels-map" ref={box}>
      <div class="hotels-map-pane">
        <MapPane
          label="Map of the hotels"
          pins={pins}
          area={area}
          hovered={hovered}
          selected={selected}
          onHover={onHover}
          onSelect={(id) => id !== POINT && onSelect(id)}
          onPoint={(at) => change({ where: pointAt(at), sort: "distance" }, "push")}
          onSearchArea={(bounds) => searchArea(corners(bounds), "Area shown on the map")}
          onDraw={(points) => searchArea(points, "Area drawn on the map")}
          onClearArea={() => area && change({ where: pointAt(middleOf(area)), sort: "distance" }, "push")}
        />
        {chosen && <MapCard hotel={chosen} asked={asked} currency={currency} onClose={close} />}
      </div>
      {running.error && (
        <div class="hotels-map-note" role="status">
          The map has the hotels of the list alone, as it could not ask for the others.{" "}
          <button class="link" onClick={running.again}>
            Try again
          </button>
        </div>
      )}
      <p class="hotels-map-note">
        <Note asked={asked} shown={mapped.length} of={found?.totalFilteredResults ?? mapped.length} />
      </p>
    </div>
  );
}

/** All hotels that pass the filters, in brief. */
function useMapped(asked: Asked): Running<hotels.BasicMultipleHotelSearchResponse> {
  const { client, currency } = usePage();
  const { featuresFilterMode, ...basic } = { ...hotelsQuery(asked, currency), pageIndex: 0, pageSize: MOST_PINS };
  const question = JSON.stringify([questionOf(asked), currency]);
  const key = JSON.stringify([basic, featuresFilterMode]);
  // The brief search takes no mode of features; the full one does, and without options it is brief as well.
  return useSearch<unknown, hotels.BasicMultipleHotelSearchResponse>(
    key,
    () =>
      featuresFilterMode === undefined
        ? hotels.searchBasic(client, basic)
        : hotels.searchMultiple(client, { ...basic, featuresFilterMode }),
    question,
  );
}

const NONE: readonly Mapped[] = [];

/** Each hotel once; those of the list first, as they have more pictures. */
function unique(listed: readonly hotels.HotelResult[], mapped: readonly Mapped[]): Mapped[] {
  return [...new Map<number, Mapped>([...mapped, ...listed].map((hotel) => [hotel.id, hotel])).values()];
}

const POINT = "point";

function pinsOf(
  known: readonly Mapped[],
  listed: readonly hotels.HotelResult[],
  asked: Asked,
  currency: string | undefined,
): MapPin[] {
  const inList = new Set(listed.map(({ id }) => id));
  const point = pointOf(asked.where?.id);
  const pins = known.flatMap(({ id, name, latitude, longitude, lowestRate }): MapPin[] => {
    if (latitude === undefined || longitude === undefined) return [];
    const price = amount(lowestRate);
    return [
      {
        id: String(id),
        at: [longitude, latitude],
        label: price === undefined ? "–" : money(Math.round(price), currency),
        title: name ?? `Hotel ${id}`,
        kind: "price",
        faded: inList.size > 0 && !inList.has(id),
      },
    ];
  });
  return point ? [...pins, { id: POINT, at: point, label: "Your point", title: "Your point", kind: "stop" }] : pins;
}

function middleOf(area: readonly Position[]): Position {
  const [lon, lat] = area.reduce(([x, y], [lon, lat]) => [x + lon, y + lat], [0, 0]);
  return [lon / area.length, lat / area.length];
}

function Note({ asked, shown, of }: { asked: Asked; shown: number; of: number }) {
  const stay =
    nightsOf(asked) === undefined ? "a night, as seen lately" : `${staySaid(asked)}, ${TAXES_SAID[asked.taxes]}`;
  return (
    <>
      Prices for {stay}.{" "}
      {shown < of ? `The first ${plural(shown, "hotel")} of ${of.toLocaleString("en-US")} in this order.` : ""} Those of
      the list stand out.
    </>
  );
}
