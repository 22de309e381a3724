// The price of the whole stay, with a picture of what hotels cost.
import { useEffect, useState } from "preact/hooks";
import { FilterGroup, Range } from "../parts/filters";
import { money } from "../parts/format";
import { type Bin, Histogram } from "../parts/histogram";
import type { Asked, PriceBounds } from "./asked";
import { nightly, nightsOf } from "./words";

interface Props {
  asked: Asked;
  bins: readonly Bin[];
  currency: string | undefined;
  narrow(filters: Partial<Asked>): void;
}

export function PriceFilter({ asked, bins, currency, narrow }: Props) {
  const { price } = asked;
  const [first, last] = [bins[0], bins.at(-1)];
  if (currency === undefined || first === undefined || last === undefined) return null;
  // One price leaves nothing to choose.
  if (first === last && !price) return null;
  const width = bins.length > 1 ? (last.from - first.from) / (bins.length - 1) : 1;
  // The last step has no upper bound: there, the slider stands for any price.
  const most = last.from + width;
  const nights = nightsOf(asked);
  const set = (from: number | undefined, to: number | undefined) =>
    narrow({ price: from === undefined && to === undefined ? undefined : { from, to, currency } });
  const said = (value: number) => (value >= most ? `${money(most, currency)} and more` : money(value, currency));
  return (
    <FilterGroup
      title={nights === undefined ? "Price of a night" : "Price of the stay"}
      active={price !== undefined}
      onClear={() => set(undefined, undefined)}
    >
      <Histogram bins={bins} noun={["hotel", "hotels"]} said={said} from={price?.from} to={price?.to} />
      <Range
        label="Price"
        least={first.from}
        most={most}
        step={stepOf(width)}
        from={price?.from}
        to={price?.to}
        said={said}
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

/** The highest price, for who has a number in mind. */
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
      <span>At most</span>
      <input
        type="text"
        inputMode="numeric"
        value={typed}
        placeholder="any"
        onInput={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ""))}
        onBlur={settle}
        onKeyDown={(event) => event.key === "Enter" && settle()}
      />
      <span>{currency}</span>
    </label>
  );
}

/** A round step of which a bin has ten or so. */
function stepOf(width: number): number {
  return Math.max(1, 10 ** Math.floor(Math.log10(width / 4)));
}
