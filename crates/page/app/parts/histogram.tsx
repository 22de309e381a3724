// A histogram of prices.
import { plural } from "./format";

export interface Bin {
  /** Lower bound. */
  from: number;
  count: number;
}

interface Props {
  bins: readonly Bin[];
  noun: readonly [one: string, many: string];
  format(value: number): string;
  /** Bounds of the price filter. */
  from?: number | undefined;
  to?: number | undefined;
}

/** A bar chart. Its text alternative names the bin with the most results. */
export function Histogram({ bins, noun, format, from = -Infinity, to = Infinity }: Props) {
  const [first] = bins;
  if (first === undefined) return null;
  const top = bins.reduce((most, bin) => (bin.count > most.count ? bin : most), first);
  const count = plural(top.count, ...noun);
  const text = `Prices in ${bins.length} ranges; the range from ${format(top.from)} has the most results: ${count}`;
  return (
    <div class="histogram" role="img" aria-label={text}>
      {bins.map((bin) => (
        <span
          key={bin.from}
          class={bin.from >= from && bin.from < to ? undefined : "out"}
          title={`From ${format(bin.from)}: ${plural(bin.count, ...noun)}`}
          style={{ blockSize: bin.count ? `${Math.max(6, (100 * bin.count) / top.count)}%` : "0" }}
        />
      ))}
    </div>
  );
}

/** Groups amounts into bins of equal width. */
export function binsOf(amounts: readonly number[], steps: number): Bin[] {
  const [least, most] = amounts.reduce(([a, b], x) => [Math.min(a, x), Math.max(b, x)], [Infinity, -Infinity]);
  if (!(most > least)) return amounts.length ? [{ from: least, count: amounts.length }] : [];
  const width = (most - least) / steps;
  const bins = Array.from({ length: steps }, (_, at) => ({ from: least + at * width, count: 0 }));
  for (const amount of amounts) {
    const bin = bins[Math.min(steps - 1, Math.floor((amount - least) / width))];
    if (bin) bin.count++;
  }
  return bins;
}
