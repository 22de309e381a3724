// The filter panel. The service does the filtering: each change is a new request for the same search.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Check, Choice } from "../parts/field";
import { Checks, FilterGroup } from "../parts/filters";
import { plural } from "../parts/format";
import { Stars } from "../parts/stars";
import { type Asked, type Change, type Group } from "./asked";
import type { Facet, Facets } from "./facets";
import { PriceFilter } from "./price-filter";

interface Props {
  asked: Asked;
  facets: Facets;
  currency: string | undefined;
  change: Change;
}

export function Filters({ asked, facets, currency, change }: Props) {
  const narrow = (filters: Partial<Asked>) => change(filters, "replace");
  const group = { asked, facets, narrow };
  return (
    <div class="hotels-filters">
      <PriceFilter asked={asked} facets={facets} currency={currency} narrow={narrow} />
      <Ids {...group} title="Stars" group="stars" label={starsLabel} clear={{ official: false }}>
        <Check checked={asked.official} disabled={!asked.stars.length} onChange={(official) => narrow({ official })}>
          Exclude self-rated hotels
        </Check>
      </Ids>
      <Ids {...group} title="Guest rating" group="guests" label={guestsLabel} />
      <NameFilter name={asked.name} narrow={narrow} />
      <Ids {...group} title="Deals" group="deals" />
      <Ids {...group} title="Property type" group="types" />
      <Ids {...group} title="Facilities" group="features" clear={{ anyFeature: false }}>
        <Choice
          label="Match facilities"
          value={asked.anyFeature ? "any" : "all"}
          options={FEATURE_MODES}
          onChange={(mode) => narrow({ anyFeature: mode === "any" })}
        />
      </Ids>
      <Ids {...group} title="Theme" group="themes" />
      <Ids {...group} title="Hotel chain" group="chains" />
    </div>
  );
}

const FEATURE_MODES = [
  ["all", "All"],
  ["any", "Any"],
] as const;

interface IdsProps {
  asked: Asked;
  facets: Facets;
  narrow(filters: Partial<Asked>): void;
  title: string;
  group: Group;
  label?: (facet: Facet) => ComponentChildren;
  /** Other filters to clear together with the group. */
  clear?: Partial<Asked>;
  children?: ComponentChildren;
}

function Ids({ asked, facets, narrow, title, group, label = nameOf, clear, children }: IdsProps) {
  const chosen = asked[group];
  const known = facets[group];
  // Values selected in the URL can be deselected even if no hotel has them.
  const missing = chosen.filter((id) => !known.some((facet) => facet.id === id));
  const all = [...known, ...missing.map((id): Facet => ({ id, name: undefined, count: 0 }))];
  if (!all.length) return null;
  return (
    <FilterGroup title={title} active={chosen.length > 0} onClear={() => narrow({ [group]: [], ...clear })}>
      <Checks
        options={all.map((facet) => ({ value: facet.id, label: label(facet), count: facet.count }))}
        chosen={chosen}
        onChange={(ids) => narrow({ [group]: ids })}
      />
      {children}
    </FilterGroup>
  );
}

function nameOf({ id, name }: Facet): string {
  return name ?? `Option ${id}`;
}

function starsLabel({ id }: Facet): ComponentChildren {
  if (id < 1) return "No stars";
  return (
    <>
      <span class="visually-hidden">{plural(id, "star")}</span>
      <span aria-hidden="true">
        <Stars rating={id} />
      </span>
    </>
  );
}

/** Labels a rating band: 8 stands for ratings from 8 to below 9. */
function guestsLabel({ id }: Facet): string {
  if (id < 0) return "Not rated";
  if (id >= 10) return "10";
  return id === 9 ? "9+" : `${id} to ${id + 1}`;
}

function NameFilter({ name, narrow }: { name: string; narrow(filters: Partial<Asked>): void }) {
  const [typed, setTyped] = useState(name);
  useEffect(() => setTyped(name), [name]);
  const settle = () => {
    if (typed.trim() !== name) narrow({ name: typed.trim() });
  };
  return (
    <FilterGroup title="Hotel name" active={name !== ""} onClear={() => narrow({ name: "" })}>
      <input
        type="search"
        aria-label="Hotel name contains"
        placeholder="Part of the name"
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === "Enter" && settle()}
      />
    </FilterGroup>
  );
}
