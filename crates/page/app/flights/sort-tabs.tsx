// Sort buttons, each with the price and duration of its first itinerary.
import { duration } from "../parts/format";
import { sorted, type Match } from "./filters";
import type { Found } from "./itinerary";
import { SORTS, type SortName } from "./state";
import { priceText } from "./words";

const LABELS: Record<SortName, string> = { price: "Cheapest", bestValue: "Best", duration: "Fastest" };

interface Props {
  found: Found | undefined;
  matches: readonly Match[];
  sort: SortName;
  onSort(sort: SortName): void;
}

export function SortTabs({ found, matches, sort, onSort }: Props) {
  return (
    <div class="flights-sorts" role="group" aria-label="Sort by">
      {SORTS.map((name) => {
        const [first] = found ? sorted(found, matches, name) : [];
        return (
          <button key={name} aria-pressed={name === sort} onClick={() => onSort(name)}>
            <b>{LABELS[name]}</b>
            <small>
              {first ? `${priceText(first.price, found?.currency)} · ${duration(first.itinerary.minutes)}` : "\u00a0"}
            </small>
          </button>
        );
      })}
    </div>
  );
}
