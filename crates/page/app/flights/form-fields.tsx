// Fields for places and dates of a single route or several legs.
import { Combobox, type Suggestion } from "../parts/combobox";
import { Field } from "../parts/field";
import { today } from "../parts/format";
import { Icon } from "../parts/icon";
import type { Chosen } from "../state/address";
import { changeLeg, swapped, withLeg, withOut, withoutLeg } from "./draft";
import type { Faults } from "./faults";
import { MAX_LEGS, type FlightQuery } from "./query";

export interface FieldsProps {
  query: FlightQuery;
  faults: Faults;
  suggest(term: string, signal: AbortSignal): Promise<readonly Suggestion[]>;
  onChange(query: FlightQuery): void;
}

/** The fields of a one-way or return trip. */
export function Route({ query, faults, suggest, onChange }: FieldsProps) {
  const [there = {}, back = {}] = faults.journeys;
  return (
    <div class="flights-route">
      <PlaceField
        label="From"
        value={query.from}
        fault={there.from}
        suggest={suggest}
        onChoose={(from) => onChange({ ...query, from })}
      />
      <button
        type="button"
        class="icon flights-swap"
        aria-label="Swap origin and destination"
        title="Swap origin and destination"
        onClick={() => onChange(swapped(query))}
      >
        <Icon name="swap" />
      </button>
      <PlaceField
        label="To"
        value={query.to}
        fault={there.to}
        suggest={suggest}
        onChoose={(to) => onChange({ ...query, to })}
      />
      <DayField label="Depart" value={query.out} fault={there.day} onDay={(out) => onChange(withOut(query, out))} />
      {query.trip === "return" && (
        <DayField
          label="Return"
          value={query.back}
          least={query.out}
          fault={back.day}
          onDay={(back) => onChange({ ...query, back })}
        />
      )}
      <SearchButton />
    </div>
  );
}

/** The fields of a multi-city trip. */
export function Legs({ query, faults, suggest, onChange }: FieldsProps) {
  return (
    <div class="stack">
      <ol class="flights-legs">
        {query.legs.map(({ from, to, day }, at) => {
          const fault = faults.journeys[at] ?? {};
          return (
            <li key={at} class="flights-leg-fields">
              <PlaceField
                label={`Flight ${at + 1} from`}
                value={from}
                fault={fault.from}
                suggest={suggest}
                onChoose={(from) => onChange(changeLeg(query, at, { from }))}
              />
              <PlaceField
                label="To"
                value={to}
                fault={fault.to}
                suggest={suggest}
                onChoose={(to) => onChange(changeLeg(query, at, { to }))}
              />
              <DayField
                label="Depart"
                value={day}
                least={query.legs[at - 1]?.day}
                fault={fault.day}
                onDay={(day) => onChange(changeLeg(query, at, { day }))}
              />
              <button
                type="button"
                class="icon quiet flights-swap"
                aria-label={`Remove flight ${at + 1}`}
                disabled={query.legs.length < 2}
                onClick={() => onChange(withoutLeg(query, at))}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ol>
      <div class="row spread">
        <button type="button" disabled={query.legs.length >= MAX_LEGS} onClick={() => onChange(withLeg(query))}>
          <Icon name="plus" /> Add flight
        </button>
        <SearchButton />
      </div>
    </div>
  );
}

function SearchButton() {
  return (
    <button type="submit" class="primary search-go">
      <Icon name="search" /> Search
    </button>
  );
}

interface PlaceFieldProps {
  label: string;
  value: Chosen | undefined;
  fault: string | undefined;
  suggest: FieldsProps["suggest"];
  onChoose(place: Chosen | undefined): void;
}

function PlaceField({ label, value, fault, suggest, onChoose }: PlaceFieldProps) {
  return (
    <Field label={label} fault={fault}>
      {(id, describedBy) => (
        <Combobox
          id={id}
          describedBy={describedBy}
          value={value}
          placeholder="City or airport"
          suggest={suggest}
          onChoose={onChoose}
        />
      )}
    </Field>
  );
}

interface DayFieldProps {
  label: string;
  value: string | undefined;
  fault: string | undefined;
  least?: string | undefined;
  onDay(day: string | undefined): void;
}

function DayField({ label, value, fault, least = today(), onDay }: DayFieldProps) {
  return (
    <Field label={label} fault={fault}>
      {(id, describedBy) => (
        <input
          id={id}
          type="date"
          aria-describedby={describedBy}
          min={least}
          value={value ?? ""}
          onInput={(event) => onDay(event.currentTarget.value || undefined)}
        />
      )}
    </Field>
  );
}
