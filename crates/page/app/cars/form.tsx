// The search form: locations and rental period.
import { useMemo, useRef, useState } from "preact/hooks";
import { Combobox } from "../parts/combobox";
import { Check, Field } from "../parts/field";
import { plusDays, today } from "../parts/format";
import { Icon } from "../parts/icon";
import { carPlaces } from "../search/places";
import type { Chosen } from "../state/address";
import { usePage } from "../state/context";
import { MomentInput } from "./moment";
import type { CarsAddress, Query } from "./query";

interface Draft extends Partial<Query> {
  from: string;
  until: string;
  elsewhere: boolean;
}

type Faults = Partial<Record<keyof Query, string>>;

interface Props {
  address: CarsAddress;
  onSearch(query: Query): void;
}

export function CarsForm({ address, onSearch }: Props) {
  const { client } = usePage();
  const suggest = useMemo(() => carPlaces(client), [client]);
  const [draft, setDraft] = useState(() => draftOf(address));
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLFormElement>(null);

  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    // Clear the errors in the fields that change.
    setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => !(name in part))));
  };
  const submit = (event: Event) => {
    event.preventDefault();
    const found = check(draft);
    setFaults(found.faults);
    if (found.query) onSearch(found.query);
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(".wrong input")?.focus());
  };
  const place = (label: string, name: "pickup" | "dropoff") => (
    <Field label={label} fault={faults[name]}>
      {(id, describedBy) => (
        <Combobox
          id={id}
          describedBy={describedBy}
          value={draft[name]}
          placeholder="Airport or city"
          suggest={suggest}
          onChoose={(chosen: Chosen | undefined) => change({ [name]: chosen })}
        />
      )}
    </Field>
  );

  return (
    <form class="card search-form" ref={form} onSubmit={submit} noValidate>
      <div class={draft.elsewhere ? "search-fields cars-fields elsewhere" : "search-fields cars-fields"}>
        {place(draft.elsewhere ? "Pick-up location" : "Pick-up and return location", "pickup")}
        {draft.elsewhere && place("Return location", "dropoff")}
        <MomentInput
          label="Pick-up"
          value={draft.from}
          least={today()}
          fault={faults.from}
          onChange={(from) => change({ from, until: keepAfter(draft, from) })}
        />
        <MomentInput
          label="Return"
          value={draft.until}
          least={draft.from.slice(0, 10)}
          fault={faults.until}
          onChange={(until) => change({ until })}
        />
        <button type="submit" class="primary search-go">
          <Icon name="search" /> Search
        </button>
      </div>
      <div class="search-extras">
        <Check checked={draft.elsewhere} onChange={(elsewhere) => change({ elsewhere })}>
          Return to different location
        </Check>
        <small class="soft">All times are local.</small>
      </div>
    </form>
  );
}

/** Reads the form's values from the URL. Defaults to five days, starting in four weeks. */
function draftOf({ pickup, dropoff, from, until }: CarsAddress): Draft {
  const begin = from ?? `${plusDays(today(), 28)}T10:00`;
  const end = until ?? `${plusDays(begin.slice(0, 10), 5)}T10:00`;
  return { pickup, dropoff, from: begin, until: end, elsewhere: dropoff !== undefined } as Draft;
}

/** Returns the current return time, or a day after the pick-up if the return would not be after the pick-up. */
function keepAfter({ until }: Draft, from: string): string {
  return until > from ? until : `${plusDays(from.slice(0, 10), 1)}${from.slice(10)}`;
}

function check({ pickup, dropoff, from, until, elsewhere }: Draft): { faults: Faults; query?: Query } {
  const faults: Faults = {};
  if (!pickup) faults.pickup = "Enter a pick-up location.";
  if (elsewhere && !dropoff) faults.dropoff = "Enter a return location.";
  if (!from.startsWith("2")) faults.from = "Enter a pick-up date.";
  else if (from.slice(0, 10) < today()) faults.from = "This date is in the past.";
  if (!until.startsWith("2")) faults.until = "Enter a return date.";
  else if (until <= from) faults.until = "Return must be after pick-up.";
  if (!pickup || Object.keys(faults).length) return { faults };
  return { faults, query: { pickup, dropoff: elsewhere ? dropoff : undefined, from, until } };
}
