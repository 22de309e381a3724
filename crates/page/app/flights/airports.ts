// Airport coordinates. Flight responses contain no coordinates, so the page looks up each airport code once with the
// car autocomplete. Only airports on the current page of results are looked up, typically five to fifteen. (One call to
// the places feed returns all airports, but the response is 1.3 MB compressed.)
import { autocomplete, type Client } from "@wayfare/client";
import { useEffect, useState } from "preact/hooks";
import type { Position } from "../map/types";
import { usePage } from "../state/context";

/** Cached lookups; `undefined` marks airports without coordinates. */
const known = new Map<string, Promise<Position | undefined>>();

/** Returns the coordinates of the airports. Coordinates are missing until all airports have been looked up. */
export function usePositions(codes: readonly string[]): ReadonlyMap<string, Position> {
  const { client } = usePage();
  const [positions, setPositions] = useState<ReadonlyMap<string, Position>>(new Map());
  const wanted = [...new Set(codes)].sort().join(" ");
  useEffect(() => {
    let over = false;
    const all = wanted.split(" ").filter(Boolean);
    void Promise.all(all.map(async (code) => [code, await positionOf(client, code)] as const)).then((found) => {
      if (!over) setPositions(new Map(found.flatMap(([code, at]) => (at ? [[code, at] as const] : []))));
    });
    return () => {
      over = true;
    };
  }, [wanted]);
  return positions;
}

function positionOf(client: Client, code: string): Promise<Position | undefined> {
  const asked = known.get(code) ?? ask(client, code);
  known.set(code, asked);
  return asked;
}

async function ask(client: Client, searchTerm: string): Promise<Position | undefined> {
  try {
    const { value } = await autocomplete.cars(client, { searchTerm });
    const location = value.results.find(({ iataCode }) => iataCode === searchTerm)?.location;
    return location && [location.longitude, location.latitude];
  } catch {
    // Drop the failed lookup, so that a later call retries.
    known.delete(searchTerm);
    return undefined;
  }
}
