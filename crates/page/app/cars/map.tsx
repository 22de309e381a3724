// The branches on a map, each with the lowest price of its cars. Choosing one leaves its cars in the list.
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
  /** Branches that are filtered by. */
  chosen: readonly string[];
  /** The branch that is pointed at: a card of its cars, or itself. */
  pointed: string | undefined;
  onChoose(branches: readonly string[]): void;
  onPoint(branch: string | undefined): void;
}

export function CarsMap({ cars, matches, pricing, chosen, pointed, onChoose, onPoint }: Props) {
  const choose = (id: string) => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const pins = useMemo(() => pinsOf(cars, matches, pricing), [cars, matches, pricing]);
  return (
    <MapPane
      label="Map of the branches"
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
  /** How many of its cars the filters leave, and the lowest price of theirs. */
  cars: number;
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
