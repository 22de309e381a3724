// Display names of filter values: from the response for companies, providers and branches, else the page's own labels.
import { VALUES } from "./filter";
import type { Car, Offer } from "./model";
import { FACETS, type FacetName } from "./query";
import { ACCESS, AGENCIES, DOORS, FEATURES, FUELS, GROUPS, PAYMENTS, TRANSMISSIONS, labelOf } from "./words";

/** Values in the response and their names, by facet, in display order. */
export type Names = Readonly<Record<FacetName, ReadonlyMap<string, string>>>;

const WORDS: Partial<Record<FacetName, Readonly<Record<string, string>>>> = {
  group: GROUPS,
  gear: TRANSMISSIONS,
  engine: FUELS,
  doors: DOORS,
  feature: FEATURES,
  pay: PAYMENTS,
  access: ACCESS,
  kind: AGENCIES,
};

export function namesOf(cars: readonly Car[]): Names {
  const names = Object.fromEntries(FACETS.map((name) => [name, new Map()])) as Record<FacetName, Map<string, string>>;
  for (const { offers } of cars) {
    for (const offer of offers) {
      for (const facet of FACETS) {
        for (const value of VALUES[facet](offer)) {
          if (value !== undefined && !names[facet].has(value)) names[facet].set(value, nameOf(facet, value, offer));
        }
      }
    }
  }
  for (const facet of FACETS) names[facet] = inOrder(names[facet], Object.keys(WORDS[facet] ?? {}));
  return names;
}

function nameOf(facet: FacetName, value: string, { agency, provider, pickup }: Offer): string {
  switch (facet) {
    case "agency":
      return agency?.displayName ?? value;
    case "provider":
      return provider?.displayName ?? value;
    case "branch":
      return [agency?.displayName, pickup?.address ?? pickup?.cityName].filter(Boolean).join(", ") || value;
    default:
      return labelOf(WORDS[facet] ?? {}, value);
  }
}

/** Sorts values by the order of the page's labels, then by name. */
function inOrder(names: Map<string, string>, order: readonly string[]): Map<string, string> {
  const rank = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length);
  return new Map([...names].sort(([a, x], [b, y]) => rank(a) - rank(b) || x.localeCompare(y)));
}
