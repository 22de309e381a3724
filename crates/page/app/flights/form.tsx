// The search form. The input is a draft until the user submits the form, which writes the query to the URL.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Check, Choice, Field, Select } from "../parts/field";
import { Icon } from "../parts/icon";
import { Popover } from "../parts/popover";
import { flightPlaces } from "../search/places";
import { usePage } from "../state/context";
import { tidied, withTrip } from "./draft";
import { faultsOf, hasFaults, placeFaults, type Faults } from "./faults";
import { Legs, Route, type FieldsProps } from "./form-fields";
import { TravellersPanel } from "./form-travellers";
import { CABINS, type FlightQuery, type PriceMode } from "./query";
import { partyText } from "./travellers";

interface Props {
  /** The query in the URL. */
  asked: FlightQuery;
  /** A value that changes with the query in the URL. */
  version: string;
  /** Changes the price mode at once, without a new search. */
  onMode(mode: PriceMode): void;
  onSearch(query: FlightQuery): void;
  onCalendar(query: FlightQuery): void;
}

/** The part of the form whose errors are shown. */
type Checked = "no" | "places" | "all";

const NO_FAULTS: Faults = { journeys: [] };

export function FlightForm({ asked, version, onMode, onSearch, onCalendar }: Props) {
  const { client } = usePage();
  const [query, setQuery] = useState(asked);
  const [checked, setChecked] = useState<Checked>("no");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    setQuery(asked);
    // Show the errors in an invalid URL at once.
    setChecked(asked.out || asked.legs.length ? "all" : "no");
  }, [version]);
  const suggest = useMemo(() => flightPlaces(client), [client]);

  const faults = checked === "all" ? faultsOf(query) : checked === "places" ? routeFaults(query) : NO_FAULTS;
  const set = (change: Partial<FlightQuery>) => setQuery({ ...query, ...change });
  const fields: FieldsProps = { query, faults, suggest, onChange: setQuery };

  const ask = (level: Checked, found: Faults, go: (query: FlightQuery) => void) => {
    setChecked(level);
    if (!hasFaults(found)) return go(tidied({ ...query, mode: asked.mode }));
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(".wrong :is(input, button)")?.focus());
  };

  return (
    <form
      ref={form}
      class="card search-form flights-form"
      noValidate
      aria-label="Search flights"
      onSubmit={(event) => {
        event.preventDefault();
        ask("all", faultsOf(query), onSearch);
      }}
    >
      <div class="flights-form-top">
        <Choice
          label="Trip type"
          value={query.trip}
          options={[
            ["return", "Return"],
            ["oneway", "One way"],
            ["multi", "Multi-city"],
          ]}
          onChange={(trip) => setQuery(withTrip(query, trip))}
        />
        <Field label={<span class="visually-hidden">Travellers: {partyText(query.who)}</span>} fault={faults.who}>
          {(id) => (
            <Popover id={id} summary={partyText(query.who)} label="Travellers">
              <TravellersPanel who={query.who} onChange={(who) => set({ who })} />
            </Popover>
          )}
        </Field>
        <Select label="Cabin class" value={query.cabin} options={CABINS} onChange={(cabin) => set({ cabin })} />
        <Choice
          label="Prices"
          value={asked.mode}
          options={[
            ["perPerson", "Per person"],
            ["total", "Total"],
          ]}
          onChange={onMode}
        />
      </div>
      {query.trip === "multi" ? <Legs {...fields} /> : <Route {...fields} />}
      <div class="search-extras">
        <Check checked={query.nearfrom} onChange={(nearfrom) => set({ nearfrom })}>
          Nearby departure airports
        </Check>
        <Check checked={query.nearto} onChange={(nearto) => set({ nearto })}>
          Nearby arrival airports
        </Check>
        <Check checked={query.flex} onChange={(flex) => set({ flex })}>
          Flexible dates (±3 days)
        </Check>
        <Check checked={query.split} onChange={(split) => set({ split })}>
          Include split tickets
        </Check>
        {query.trip !== "multi" && (
          <button type="button" onClick={() => ask("places", routeFaults(query), onCalendar)}>
            <Icon name="calendar" /> Cheapest days
          </button>
        )}
      </div>
    </form>
  );
}

/** Checks only the route. The calendar needs no other fields. */
function routeFaults({ from, to }: FlightQuery): Faults {
  return { journeys: [placeFaults({ from, to, day: undefined })] };
}
