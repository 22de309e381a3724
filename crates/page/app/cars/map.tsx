// A map of the branches and their lowest prices. Selecting a branch filters the list.
import { useMemo } from "preact/hooks";
import { MapPane, type MapPin } from "../map/pane";
import { plural } from "../parts/format";
import type { Match } from "./filter";
import type { Car, Offer } from "./model";
import { period, priced, type Pricing } from "./prices";

interface Props {
  cars: readonly Car[];
  matches: readonly Match[];
  pricing: Pricing;
  /** Branches selected in the filter. */
  chosen: readonly string[];
  /** The branch under the pointer, on the map or as a card in the list. */
  pointed: string | undefined;
  onChoose(branches: readonly string[]): void;
  onPoint(branch: string | undefined): void;
}

export function CarsMap({ cars, matches, pricing, chosen, pointed, onChoose, onPoint }: Props) {
  const choose = (id: string) => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const pins = useMemo(() => pinsOf(cars, matches, pricing), [cars, matches, pricing]);
  return (
    <MapPane
      label="Map of branches"
      pins={pins}
      selected={chosen[0]}
      hovered={pointed}
      onSelect={choose}
      onHover={onPoint}
    />
  );
}

interface Branch {
  offer: Offer;
  /** Number of cars that match the filters. */
  cars: number;
  /** Lowest price of these cars. */
  from: number | undefined;
}

function pinsOf(cars: readonly Car[], matches: readonly Match[], pricing: Pricing): MapPin[] {
  const branches = new Map<string, Branch>();
  for (const { offers } of cars) {
    const id = offers[0].option.pickupLocationId;
    if (id !== undefined && !branches.has(id)) branches.set(id, { offer: offers[0], cars: 0, from: undefined });
  }
  for (const { best } of matches) {
    const branch = branches.get(best.option.pickupLocationId ?? "");
    if (!branch) continue;
    branch.cars++;
    if (best.total !== undefined) branch.from = Math.min(branch.from ?? Infinity, best.total);
  }
  return [...branches].flatMap(([id, branch]) => pinOf(id, branch, pricing) ?? []);
}

function pinOf(id: string, { offer, cars, from }: Branch, pricing: Pricing): MapPin | undefined {
  const at = offer.pickup?.coordinates;
  if (!at) return undefined;
  const name = offer.agency?.displayName ?? offer.option.agencyCode ?? "Branch";
  const price = from === undefined ? undefined : priced(from, pricing);
  const title = [name, offer.pickup?.address, plural(cars, "car"), price && `from ${price}, ${period(pricing)}`];
  return {
    id,
    at: [at.longitude, at.latitude],
    label: price ?? name,
    title: title.filter(Boolean).join(", "),
    kind: "branch",
    faded: cars === 0,
  };
}
