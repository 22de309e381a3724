// Place suggestions for each kind of search, from the autocomplete API.
import { autocomplete, type Client } from "@wayfare/client";
import type { Suggestion } from "../parts/combobox";
import type { IconName } from "../parts/icon";

type Suggest = (term: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

/** Suggests airports and metropolitan areas, identified by IATA code. */
export function flightPlaces(client: Client): Suggest {
  return remembered(async (searchTerm, signal) => {
    const { value } = await autocomplete.flights(client, { searchTerm }, { signal });
    return (value.results ?? []).flatMap((found) => {
      const { iataCode, name, cityName, countryName, displayPlaceType, isMetro } = found;
      if (iataCode === undefined) return [];
      const label = isMetro ? `${cityName ?? name} (${iataCode}), all airports` : `${cityName ?? name} (${iataCode})`;
      return [
        {
          id: iataCode,
          label,
          detail: joined(isMetro ? undefined : name, countryName),
          icon: iconOf(displayPlaceType?.type),
        },
      ];
    });
  });
}

/** Suggests destinations and hotels, identified by entity key. */
export function hotelPlaces(client: Client): Suggest {
  return remembered(async (searchTerm, signal) => {
    const { value } = await autocomplete.hotels(client, { searchTerm }, { signal });
    return (value.results ?? []).map(
      ({ entityKey, hotelId, name, fullName, places, primaryPlaceType, displayPlaceType }) => ({
        // The entity key of a hotel may refer to its location.
        id: hotelId === undefined ? entityKey : `khotel:${hotelId}`,
        label: name ?? fullName ?? entityKey,
        detail: joined(displayPlaceType?.displayName, ...(places ?? [])),
        icon: iconOf(primaryPlaceType),
      }),
    );
  });
}

/** Suggests pick-up locations, with ids such as `airport:BOS` and `city:4930956`. */
export function carPlaces(client: Client): Suggest {
  return remembered(async (searchTerm, signal) => {
    const { value } = await autocomplete.cars(client, { searchTerm }, { signal });
    return (value.results ?? []).flatMap((found) => {
      const { iataCode, cityId, cityName, regionName, fullName, countryName, primaryPlaceType } = found;
      const icon = iconOf(primaryPlaceType);
      if (iataCode !== undefined) {
        const [name = iataCode] = (fullName ?? iataCode).replace(` (${iataCode})`, "").split(",");
        const label = name === iataCode ? iataCode : `${name} (${iataCode})`;
        return [{ id: `airport:${iataCode}`, label, detail: joined(cityName, regionName, countryName), icon }];
      }
      if (cityId === undefined) return [];
      const label = joined(cityName, countryName) ?? fullName ?? String(cityId);
      return [{ id: `city:${cityId}`, label, detail: regionName, icon }];
    });
  });
}

/** Caches the suggestions for each term. */
function remembered(suggest: Suggest): Suggest {
  const known = new Map<string, readonly Suggestion[]>();
  return async (term, signal) => {
    const key = term.toLowerCase();
    const found = known.get(key) ?? (await suggest(term, signal));
    known.set(key, found);
    return found;
  };
}

function joined(...parts: (string | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(", ") || undefined;
}

function iconOf(type: string | undefined): IconName {
  switch (type) {
    case "airport":
      return "plane";
    case "hotel":
      return "bed";
    default:
      return "pin";
  }
}
