// The price filter, with a histogram. Prices are for the whole stay, or per night without dates.
import { useEffect, useState } from "preact/hooks";
import { FilterGroup, Range } from "../parts/filters";
import { money } from "../parts/format";
import { Histogram } from "../parts/histogram";
import type { Asked, PriceBounds } from "./asked";
import type { Facets } from "./facets";
import { nightly, nightsOf } from "./words";

interface Props {
  asked: Asked;
  facets: Facets;
  currency: string | undefined;
  narrow(filters: Partial<Asked>): void;
}

export function PriceFilter({ asked, facets, currency, narrow }: Props) {
  const { price } = asked;
  const { prices: bins, allPrices: all } = facets;
  // The ends of the slider do not depend on filters, so that the slider does not move.
  const [first, last] = [all[0], all.at(-1)];
  if (currency === undefined || first === undefined || last === undefined) return null;
  // A single price needs no filter.
  if (first === last && !price) return null;
  const width = all.length > 1 ? (last.from - first.from) / (all.length - 1) : 1;
  // The last bin has no upper bound, so the end of the slider means any price.
  const most = last.from + width;
  const nights = nightsOf(asked);
  const set = (from: number | undefined, to: number | undefined) =>
    narrow({ price: from === undefined && to === undefined ? undefined : { from, to, currency } });
  const format = (value: number) => (value >= most ? `${money(most, currency)}+` : money(value, currency));
  return (
    <FilterGroup
      title={nights === undefined ? "Price per night" : "Total price"}
      active={price !== undefined}
      onClear={() => set(undefined, undefined)}
    >
      <Histogram bins={bins} noun={["hotel", "hotels"]} format={format} from={price?.from} to={price?.to} />
      <Range
        label="Price"
        least={first.from}
        most={most}
        step={stepOf(width)}
        from={price?.from}
        to={price?.to}
        format={format}
        onChange={set}
      />
      <MostField price={price} currency={currency} onChange={(to) => set(price?.from, to)} />
      {nights !== undefined && nights > 1 && price?.to !== undefined && (
        <p class="hotels-hint">Up to {nightly(price.to, nights, currency)}</p>
      )}
    </FilterGroup>
  );
}

interface MostProps {
  price: PriceBounds | undefined;
  currency: string;
  onChange(to: number | undefined): void;
}

/** A text field for the maximum price. */
function MostField({ price, currency, onChange }: MostProps) {
  const now = price?.to === undefined ? "" : String(price.to);
  const [typed, setTyped] = useState(now);
  useEffect(() => setTyped(now), [now]);
  const settle = () => {
    const value = Math.round(Number(typed));
    if (typed !== now) onChange(value > 0 ? Math.max(value, price?.from ?? 0) : undefined);
  };
  return (
    <label class="hotels-most">
      <span>Maximum price</span>
      <input
        type="text"
        inputMode="numeric"
        value={typed}
        placeholder="Any"
        onInput={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ""))}
        onBlur={settle}
        onKeyDown={(event) => event.key === "Enter" && settle()}
      />
      <span>{currency}</span>
    </label>
  );
}

/** Returns a power of ten as the slider step. A bin has 4 to 40 steps, or fewer if it is narrower than 4. */
function stepOf(width: number): number {
  return Math.max(1, 10 ** Math.floor(Math.log10(width / 4)));
}
