// A map of the routes on the current page, as great circles, with their airports.
import { useMemo } from "preact/hooks";
import { MapPane, type MapLine, type MapPin, type Position } from "../map/pane";
import { usePositions } from "./airports";
import type { Match } from "./filters";
import { unique, type Airport, type Found, type Itinerary } from "./itinerary";
import { priceText, townOf } from "./words";

interface Props {
  found: Found;
  /** The itineraries on the current page of the list. */
  matches: readonly Match[];
  /** Id of the itinerary under the pointer. */
  pointed: string | undefined;
  onOpen(id: string): void;
}

export function RoutesMap({ found, matches, pointed, onOpen }: Props) {
  const airports = useMemo(() => airportsOf(matches), [matches]);
  const positions = usePositions(airports.map(({ code }) => code));

  const pins = useMemo(() => airports.flatMap((airport) => pinOf(airport, positions)), [airports, positions]);
  const lines = useMemo(() => linesOf(found, matches, positions), [found, matches, positions]);
  const hovered = matches.find(({ itinerary }) => itinerary.id === pointed);
  return (
    <MapPane
      label="Map of routes"
      pins={pins}
      lines={lines}
      hovered={hovered && routeOf(hovered.itinerary)}
      onSelect={(id) => {
        const match = matches.find(({ itinerary }) => routeOf(itinerary) === id);
        if (match) onOpen(match.itinerary.id);
      }}
    />
  );
}

/** Returns the airports of an itinerary in order of travel. */
function stopsOf({ legs }: Itinerary): Airport[] {
  const ends = legs.flatMap(({ segments }) => segments.flatMap(({ from, to }) => [from, to]));
  return ends.filter((airport, at) => airport.code && airport.code !== ends[at - 1]?.code);
}

/** Returns the route's id. Itineraries via the same airports share one line. */
function routeOf(itinerary: Itinerary): string {
  return stopsOf(itinerary)
    .map(({ code }) => code)
    .join("-");
}

function airportsOf(matches: readonly Match[]): Airport[] {
  return unique(
    matches.flatMap(({ itinerary }) => stopsOf(itinerary)),
    ({ code }) => code,
  );
}

function pinOf(airport: Airport, positions: ReadonlyMap<string, Position>): MapPin[] {
  const at = positions.get(airport.code);
  if (!at) return [];
  return [{ id: `airport ${airport.code}`, at, label: airport.code, title: airport.name, kind: "stop" }];
}

/** Creates a line for each route, with its lowest price. */
function linesOf(found: Found, matches: readonly Match[], positions: ReadonlyMap<string, Position>): MapLine[] {
  const routes = unique(matches, ({ itinerary }) => routeOf(itinerary));
  return routes.flatMap((first) => {
    const id = routeOf(first.itinerary);
    const same = matches.filter(({ itinerary }) => routeOf(itinerary) === id);
    const stops = stopsOf(first.itinerary);
    const through = stops.map(({ code }) => positions.get(code)).filter((at) => at !== undefined);
    if (through.length < stops.length) return [];
    const prices = same.flatMap(({ price }) => price ?? []);
    const from = prices.length ? `, from ${priceText(Math.min(...prices), found.currency)}` : "";
    return [{ id, through, title: `${stops.map(townOf).join(" – ")}${from}` }];
  });
}
