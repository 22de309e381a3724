// Where airports are. Answers about flights don't say; the autocomplete of cars does, asked by an airport's code. Each is
// asked for once, and only those of the page of the list that is shown: as a rule five to fifteen. (The feed of places
// has them all in one call, but of 1.3 MB packed.)
import { autocomplete, type Client } from "@wayfare/client";
import { useEffect, useState } from "preact/hooks";
import type { Position } from "../map/types";
import { usePage } from "../state/context";

/** `undefined` for airports that the service does not place. */
const known = new Map<string, Promise<Position | undefined>>();

/** The positions of airports that are known so far. */
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
    // Another time, it may answer.
    known.delete(searchTerm);
    return undefined;
  }
}
