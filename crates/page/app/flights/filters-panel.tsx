// The filter panel.
import { useMemo } from "preact/hooks";
import { Checks, FilterGroup, Range, type Option } from "../parts/filters";
import { duration, money, number } from "../parts/format";
import { binsOf, Histogram } from "../parts/histogram";
import { facetsOf, type Facet, type Facets, type Span } from "./facets";
import { cleared, isActive, type Filters, type Hours, type Part } from "./filters";
import type { Found } from "./itinerary";
import { PART_TITLES } from "./nothing-left";
import type { FlightState } from "./state";
import { modeText } from "./words";

interface Props {
  found: Found;
  state: FlightState;
}

export function FiltersPanel({ found, state }: Props) {
  const { filters, filter } = state;
  const facets = useMemo(() => facetsOf(found, filters), [found, filters]);
  const options = <T extends string | number>(all: Facet<T>[]): Option<T>[] =>
    all.map(({ value, label, count, price }) => ({
      value,
      label,
      count,
      note: price === undefined ? undefined : money(Math.round(price), found.currency),
    }));
  const group = (part: Part) => ({
    title: PART_TITLES[part],
    active: isActive(filters, part),
    onClear: () => filter(cleared(part)),
  });
  return (
    <div class="flights-filters">
      <p class="soft">
        <small>Counts for the {number(found.itineraries.length)} itineraries shown</small>
      </p>
      <FilterGroup {...group("stops")}>
        <Checks options={options(facets.stops)} chosen={filters.stops} onChange={(stops) => filter({ stops })} />
      </FilterGroup>
      <FilterGroup {...group("price")}>
        <PriceRange found={found} facets={facets} filters={filters} onChange={filter} />
      </FilterGroup>
      <FilterGroup {...group("wish")}>
        <Checks options={options(facets.wish)} chosen={filters.wish} onChange={(wish) => filter({ wish })} />
      </FilterGroup>
      <FilterGroup {...group("risks")}>
        <Checks
          options={options<"noself" | "nosplit">([facets.noself, facets.nosplit])}
          chosen={[
            ...(filters.noself ? (["noself"] as const) : []),
            ...(filters.nosplit ? (["nosplit"] as const) : []),
          ]}
          onChange={(chosen) => filter({ noself: chosen.includes("noself"), nosplit: chosen.includes("nosplit") })}
        />
      </FilterGroup>
      <FilterGroup {...group("times")}>
        <Times legs={facets.legs} filters={filters} onChange={filter} />
      </FilterGroup>
      {facets.longest && (
        <FilterGroup {...group("longest")}>
          <Range
            label="Maximum flight duration"
            {...facets.longest}
            step={30}
            ends="upper"
            to={filters.longest}
            format={duration}
            onChange={(_, longest) => filter({ longest })}
          />
        </FilterGroup>
      )}
      <FilterGroup {...group("airlines")}>
        <Checks
          options={options(facets.airlines)}
          chosen={filters.airlines}
          onChange={(airlines) => filter({ airlines })}
        />
      </FilterGroup>
      <FilterGroup {...group("via")}>
        {facets.via.length ? (
          <Checks options={options(facets.via)} chosen={filters.via} onChange={(via) => filter({ via })} />
        ) : (
          <p class="soft">No itineraries with stops.</p>
        )}
      </FilterGroup>
      <FilterGroup {...group("providers")}>
        <Checks
          options={options(facets.providers)}
          chosen={filters.providers}
          onChange={(providers) => filter({ providers })}
        />
      </FilterGroup>
    </div>
  );
}

interface PriceRangeProps {
  found: Found;
  facets: Facets;
  filters: Filters;
  onChange(change: Partial<Filters>): void;
}

function PriceRange({ found, facets: { prices, priceSpan }, filters, onChange }: PriceRangeProps) {
  const format = (price: number) => money(Math.round(price), found.currency);
  if (!priceSpan) return <p class="soft">All prices are equal.</p>;
  const least = Math.floor(Math.min(priceSpan.least, filters.least ?? Infinity));
  const most = Math.ceil(Math.max(priceSpan.most, filters.most ?? 0));
  return (
    <>
      <Histogram
        bins={binsOf(prices, 24)}
        noun={["itinerary", "itineraries"]}
        format={format}
        from={filters.least}
        to={filters.most}
      />
      <Range
        label="Price"
        least={least}
        most={most}
        from={filters.least}
        to={filters.most}
        format={format}
        onChange={(least, most) => onChange({ least, most })}
      />
      <small class="soft">{modeText(found.mode)}</small>
    </>
  );
}

interface TimesProps {
  legs: Facets["legs"];
  filters: Filters;
  onChange(change: Partial<Filters>): void;
}

function Times({ legs, filters, onChange }: TimesProps) {
  const range = (field: "depart" | "arrive", leg: number, title: string, span: Span | undefined) => {
    if (!span) return null;
    const chosen = filters[field].find((hours) => hours.leg === leg);
    const others = filters[field].filter((hours) => hours.leg !== leg);
    const set = (from = span.least, to = span.most) => {
      const hours: Hours[] = from > span.least || to < span.most ? [{ leg, from, to }] : [];
      onChange({ [field]: [...others, ...hours] });
    };
    const word = field === "depart" ? "Departs" : "Arrives";
    return (
      <>
        <small class="soft">{word}</small>
        <Range
          label={`${title}, ${word.toLowerCase()}`}
          {...span}
          step={30}
          from={chosen?.from}
          to={chosen?.to}
          format={timeOfDay}
          onChange={set}
        />
      </>
    );
  };
  return (
    <>
      {legs.map(({ title, depart, arrive }, leg) => (
        <div key={leg} class="flights-times">
          <b>{title}</b>
          {range("depart", leg, title, depart)}
          {range("arrive", leg, title, arrive)}
        </div>
      ))}
    </>
  );
}

/** Formats minutes since midnight as `13:30`. */
function timeOfDay(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}
