// The filter panel.
import { Check, Choice } from "../parts/field";
import { Checks, FilterGroup, Range, type Option } from "../parts/filters";
import { number } from "../parts/format";
import { binsOf, Histogram } from "../parts/histogram";
import type { ConditionName, Filtered } from "./filter";
import type { Names } from "./names";
import { period, priced, type Pricing } from "./prices";
import { NO_FILTERS, type FacetName, type Filters } from "./query";

interface Props {
  filters: Filters;
  filtered: Filtered;
  names: Names;
  pricing: Pricing;
  onChange(part: Partial<Filters>): void;
}

const TITLES: Readonly<Record<FacetName, string>> = {
  group: "Car type",
  gear: "Transmission",
  engine: "Fuel type",
  doors: "Doors",
  feature: "Features",
  pay: "Payment",
  access: "Pick-up location",
  agency: "Rental company",
  kind: "Company type",
  provider: "Provider",
  branch: "Branch",
};

const CONDITIONS: readonly (readonly [ConditionName, string])[] = [
  ["free", "Free cancellation"],
  ["unlimited", "Unlimited mileage"],
  ["full", "Full-to-full fuel"],
];

export function CarsFilters(props: Props) {
  const { filters, filtered, onChange } = props;
  return (
    <>
      <Price {...props} />
      <Facet {...props} name="group" />
      <AtLeast title="Seats" steps={[4, 5, 7]} value={filters.seats} onChange={(seats) => onChange({ seats })} />
      <AtLeast title="Bags" steps={[2, 3, 4]} value={filters.bags} onChange={(bags) => onChange({ bags })} />
      <FilterGroup title="Conditions">
        {CONDITIONS.map(([name, label]) => (
          <Check key={name} checked={filters[name]} onChange={(on) => onChange({ [name]: on })}>
            <span>
              {label} <small class="soft">{number(filtered.counts[name].get("1")?.cars ?? 0)}</small>
            </span>
          </Check>
        ))}
      </FilterGroup>
      {FACETS_SHOWN.map((name) => (
        <Facet key={name} {...props} name={name} />
      ))}
    </>
  );
}

const FACETS_SHOWN = [
  "gear",
  "engine",
  "pay",
  "access",
  "agency",
  "kind",
  "provider",
  "feature",
  "doors",
  "branch",
] as const;

function Price({ filters: { least, most }, filtered: { prices, allPrices }, pricing, onChange }: Props) {
  if (allPrices.length < 2) return null;
  const [low, high] = [Math.floor(Math.min(...allPrices)), Math.ceil(Math.max(...allPrices))];
  const format = (total: number) => priced(total, pricing);
  const clear = NO_FILTERS;
  return (
    <FilterGroup
      title={`Price, ${period(pricing)}`}
      active={least !== undefined || most !== undefined}
      onClear={() => onChange({ least: clear.least, most: clear.most })}
    >
      <Histogram bins={binsOf(prices, 24)} noun={["car", "cars"]} format={format} from={least} to={most} />
      <Range
        label="Price"
        least={low}
        most={high}
        from={least}
        to={most}
        format={format}
        onChange={(least, most) => onChange({ least, most })}
      />
    </FilterGroup>
  );
}

function Facet({ name, filters, filtered, names, pricing, onChange }: Props & { name: FacetName }) {
  const chosen = filters[name];
  const counts = filtered.counts[name];
  const values = [...new Set([...names[name].keys(), ...chosen])];
  const options = values.map((value): Option<string> => {
    const { cars = 0, from } = counts.get(value) ?? {};
    const label = names[name].get(value) ?? value;
    return { value, label, count: cars, note: from === undefined ? undefined : priced(from, pricing) };
  });
  if (options.length === 0) return null;
  return (
    <FilterGroup title={TITLES[name]} active={chosen.length > 0} onClear={() => onChange({ [name]: [] })}>
      <Checks options={options} chosen={chosen} onChange={(chosen) => onChange({ [name]: chosen })} />
    </FilterGroup>
  );
}

interface AtLeastProps {
  title: string;
  steps: readonly number[];
  value: number | undefined;
  onChange(value: number | undefined): void;
}

function AtLeast({ title, steps, value, onChange }: AtLeastProps) {
  const options = steps.map((step) => [String(step), `${step}+`] as const);
  return (
    <FilterGroup title={title} active={value !== undefined} onClear={() => onChange(undefined)}>
      <Choice
        label={`Minimum ${title.toLowerCase()}`}
        value={String(value ?? "")}
        options={[["", "Any"], ...options]}
        onChange={(text) => onChange(text ? Number(text) : undefined)}
      />
    </FilterGroup>
  );
}
