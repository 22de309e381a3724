// Filter options with the number of matching hotels.
//
// The service applies all filters of a request before it counts, so the alternatives to a selected filter would have no
// count, although selecting an alternative adds hotels. The counts for such a group therefore come from the same search
// without the group's filter.
import { hotels } from "@wayfare/client";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Bin } from "../parts/histogram";
import { usePage } from "../state/context";
import { type Asked, GROUPS, type Group, NO_FILTERS } from "./asked";
import { hotelsQuery } from "./query";

export interface Facet {
  id: number;
  /** The display name from the service. Ratings have no name. */
  name: string | undefined;
  count: number;
}

export interface Facets extends Record<Group, readonly Facet[]> {
  prices: readonly Bin[];
  /** Prices of all hotels, ignoring filters. */
  allPrices: readonly Bin[];
}

type Part = Group | "price" | "all";

/**
 * Computes facets for the responses of a search. `found` is the latest response, and `asked` is the state of its
 * request.
 */
export function useFacets(asked: Asked, found: hotels.MultipleHotelSearchResponse | undefined): Facets | undefined {
  const { client, currency } = usePage();
  const [facets, setFacets] = useState<Facets>();
  const known = useRef(new Map<string, Promise<hotels.MultipleHotelSearchResponse>>());

  useEffect(() => {
    if (found === undefined) return setFacets(undefined);
    let current = true;
    const summary = (part: Part): Promise<hotels.MultipleHotelSearchResponse> => {
      const query = { ...hotelsQuery(without(asked, part), currency), summaryOnly: true };
      const key = JSON.stringify([query, found.isComplete ?? found.searchTime]);
      const asking =
        known.current.get(key) ??
        hotels.multiple(client, { ...query, responseOptions: ["filter"] }).then(({ value }) => value);
      known.current.set(key, asking);
      asking.catch(() => known.current.delete(key));
      return asking;
    };
    gather(asked, found, summary)
      .catch(() => facetsOf(found, asked.official))
      .then((facets) => current && setFacets(facets));
    return () => {
      current = false;
    };
  }, [found]);

  return facets;
}

type Summary = (part: Part) => Promise<hotels.MultipleHotelSearchResponse>;

async function gather(asked: Asked, found: hotels.MultipleHotelSearchResponse, summary: Summary): Promise<Facets> {
  const chosen = GROUPS.filter((group) => asked[group].length > 0);
  const { official } = asked;
  const own = facetsOf(found, official);
  if (!chosen.length && !asked.price && !asked.name) return own;
  const [all, price, ...groups] = await Promise.all([
    summary("all"),
    asked.price ? summary("price") : found,
    ...chosen.map((group) => (isAny(asked, group) ? summary(group) : found)),
  ]);
  const counted = { ...own, prices: facetsOf(price, official).prices };
  chosen.forEach((group, at) => {
    const answer = groups[at];
    if (answer) counted[group] = facetsOf(answer, official)[group];
  });
  return inOrder(facetsOf(all, official), counted);
}

/** Returns the options and order of the unfiltered search, with the counts of the filtered search. */
function inOrder(all: Facets, counted: Facets): Facets {
  const facets = { ...counted };
  facets.allPrices = all.prices;
  if (!counted.prices.length) facets.prices = all.prices.map(({ from }) => ({ from, count: 0 }));
  for (const group of GROUPS) {
    const counts = new Map(counted[group].map(({ id, count }) => [id, count]));
    facets[group] = all[group].map((facet) => ({ ...facet, count: counts.get(facet.id) ?? 0 }));
  }
  return facets;
}

/** Returns whether a hotel needs to match only one of the selected values, not all. */
function isAny(asked: Asked, group: Group): boolean {
  return group !== "features" || asked.anyFeature;
}

function without(asked: Asked, part: Part): Asked {
  const unordered = { ...asked, sort: "popularity" as const };
  return part === "all" ? { ...unordered, ...NO_FILTERS } : { ...unordered, [part]: NO_FILTERS[part] };
}

function facetsOf(answer: hotels.MultipleHotelSearchResponse, official: boolean): Facets {
  const { guestRatings = [], priceRanges = [] } = answer;
  return {
    stars: starsOf(answer, official).reverse(),
    guests: guestRatings.map(({ key, value = 0 }) => ({ id: key, name: undefined, count: value })).reverse(),
    deals: items(answer.deals),
    types: items(answer.propertyTypes),
    features: items(answer.facilities),
    themes: items(answer.hotelThemes),
    chains: items(answer.chains),
    prices: priceRanges.map(toBin),
    allPrices: priceRanges.map(toBin),
  };
}

function toBin({ key, value = 0 }: { key: number; value?: number }): Bin {
  return { from: key, count: value };
}

function starsOf(
  { starRatings = [], hotelRatings = [] }: hotels.MultipleHotelSearchResponse,
  official: boolean,
): Facet[] {
  if (!official) return starRatings.map(({ key, value = 0 }) => ({ id: key, name: undefined, count: value }));
  return hotelRatings.map(({ key, value }) => ({ id: key, name: undefined, count: value?.officiallyRated ?? 0 }));
}

function items(references: readonly hotels.HotelItemReference[] = []): Facet[] {
  return references.map(({ id, name, hotelCount = 0 }) => ({ id, name, count: hotelCount }));
}
