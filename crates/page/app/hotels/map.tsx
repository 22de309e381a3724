// The hotel map, kept in sync with the list and the filters. The map shows more hotels than a page of the list, in less
// detail.
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
import { pointAt, pointOf } from "./point";
import { amount, nightsOf, stayText, TAXES_TEXTS } from "./words";

interface Props {
  asked: Asked;
  /** The hotels on the current page of the list, which are highlighted. */
  listed: readonly hotels.HotelResult[];
  hovered: string | undefined;
  selected: string | undefined;
  onHover(id: string | undefined): void;
  onSelect(id: string | undefined): void;
  change: Change;
}

/** The service's maximum page size. */
const MAX_PINS = 250;
/** The service's maximum number of hotels in an area. The default is 200. */
export const MAX_IN_AREA = 999;

/** The hotel data that the map needs. */
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
    change({ where: { id: polygonKey(points, MAX_IN_AREA), label } }, "push");

  return (
    <div class="hotels-map" ref={box}>
      <div class="hotels-map-pane">
        <MapPane
          label="Map of hotels"
          pins={pins}
          area={area}
          hovered={hovered}
          selected={selected}
          onHover={onHover}
          onSelect={(id) => id !== POINT && onSelect(id)}
          onPoint={(at) => change({ where: pointAt(at), sort: "distance" }, "push")}
          onSearchArea={(bounds) => searchArea(corners(bounds), "Map area")}
          onDraw={(points) => searchArea(points, "Drawn area")}
          onClearArea={() => area && change({ where: pointAt(middleOf(area)), sort: "distance" }, "push")}
        />
        {chosen && <MapCard hotel={chosen} asked={asked} currency={currency} onClose={close} />}
      </div>
      {running.error && (
        <div class="hotels-map-note" role="status">
          The map shows only the hotels in the list; the others failed to load.{" "}
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

/** Searches for all hotels that match the filters, with minimal detail. */
function useMapped(asked: Asked): Running<hotels.BasicMultipleHotelSearchResponse> {
  const { client, currency } = usePage();
  const { featuresFilterMode, ...basic } = { ...hotelsQuery(asked, currency), pageIndex: 0, pageSize: MAX_PINS };
  const question = JSON.stringify([questionOf(asked), currency]);
  const key = JSON.stringify([basic, featuresFilterMode]);
  // The basic search does not support a feature mode. The multiple search does, and omits details by default.
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

/** Merges the hotels without duplicates. Entries from the list take precedence, because they have more pictures. */
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
    nightsOf(asked) === undefined ? "one night, found recently" : `${stayText(asked)}, ${TAXES_TEXTS[asked.taxes]}`;
  return (
    <>
      Prices for {stay}.{" "}
      {shown < of ? `Showing the first ${shown.toLocaleString("en-US")} of ${plural(of, "hotel")}.` : ""} Hotels in the
      list are highlighted.
    </>
  );
}
