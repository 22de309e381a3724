// The search form.
import { useEffect, useMemo, useState } from "preact/hooks";
import { Combobox } from "../parts/combobox";
import { Check, Field, Select } from "../parts/field";
import { daysBetween, plusDays, today } from "../parts/format";
import { Icon } from "../parts/icon";
import { hotelPlaces } from "../search/places";
import { usePage } from "../state/context";
import { type Question, type Taxes, TAXES } from "./asked";
import { PointPicker } from "./point-picker";
import { RoomsField } from "./rooms-field";
import { TAXES_NAMES } from "./words";

interface Props {
  asked: Question;
  onSearch(question: Question): void;
}

type Days = readonly [checkin: string, checkout: string];

export function SearchForm({ asked, onSearch }: Props) {
  const { client } = usePage();
  const suggest = useMemo(() => hotelPlaces(client), [client]);
  const [draft, setDraft] = useState<Question>(() => initialDraft(asked));
  const [days, setDays] = useState<Days>(() => daysOf(asked));
  const [tried, setTried] = useState(false);
  const [onMap, setOnMap] = useState(false);

  // The Back button, a link or the map may change the search.
  const question = JSON.stringify(asked);
  useEffect(() => {
    setDraft(initialDraft(asked));
    if (asked.checkin !== undefined) setDays(daysOf(asked));
  }, [question]);

  const set = (change: Partial<Question>) => setDraft((before) => ({ ...before, ...change }));
  const setStay = (days: Days) => {
    setDays(days);
    set({ checkin: days[0], checkout: days[1] });
  };
  const dated = draft.checkin !== undefined;
  const [checkin, checkout] = days;
  const wrong = dated ? faultOf(days) : undefined;

  return (
    <>
      <form
        class="card search-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (draft.where && !wrong) onSearch(draft);
          else event.currentTarget.querySelector<HTMLElement>(draft.where ? "input[type=date]" : "input")?.focus();
        }}
      >
        <div class="search-fields hotels-fields">
          <Field label="Where" fault={tried && !draft.where ? "Enter a destination or hotel." : undefined}>
            {(id, describedBy) => (
              <Combobox
                id={id}
                describedBy={describedBy}
                value={draft.where}
                placeholder="City, airport, region or hotel"
                suggest={suggest}
                onChoose={(where) => set({ where })}
              />
            )}
          </Field>
          <Field label="Check-in" fault={wrong?.field === 0 ? wrong.why : undefined}>
            {(id, describedBy) => (
              <input
                id={id}
                type="date"
                aria-describedby={describedBy}
                disabled={!dated}
                min={today()}
                value={dated ? checkin : ""}
                onChange={(event) => {
                  const from = event.currentTarget.value;
                  if (from) setStay([from, checkout > from ? checkout : plusDays(from, 1)]);
                }}
              />
            )}
          </Field>
          <Field label="Check-out" fault={wrong?.field === 1 ? wrong.why : undefined}>
            {(id, describedBy) => (
              <input
                id={id}
                type="date"
                aria-describedby={describedBy}
                disabled={!dated}
                min={plusDays(checkin, 1)}
                value={dated ? checkout : ""}
                onChange={(event) => {
                  if (event.currentTarget.value) setStay([checkin, event.currentTarget.value]);
                }}
              />
            )}
          </Field>
          <Field label="Rooms and guests">
            {(id) => <RoomsField id={id} value={draft.rooms} onChange={(rooms) => set({ rooms })} />}
          </Field>
          <button class="primary search-go">
            <Icon name="search" /> Search
          </button>
        </div>
        <div class="search-extras">
          <button type="button" onClick={() => setOnMap(true)}>
            <Icon name="map" /> Choose on map
          </button>
          <Check
            checked={!dated}
            onChange={(without) =>
              set(without ? { checkin: undefined, checkout: undefined } : { checkin: days[0], checkout: days[1] })
            }
          >
            No dates yet
          </Check>
          {dated ? (
            <>
              <NightsField days={days} onChange={setStay} />
              <TaxesField value={draft.taxes} onChange={(taxes) => set({ taxes })} />
            </>
          ) : (
            <p class="soft">Recent prices per night, if known. Availability is not checked.</p>
          )}
        </div>
      </form>
      {onMap && (
        <PointPicker where={draft.where} onChoose={(where) => set({ where })} onClose={() => setOnMap(false)} />
      )}
    </>
  );
}

/** The number of nights, which sets the check-out date. */
function NightsField({ days: [checkin, checkout], onChange }: { days: Days; onChange(days: Days): void }) {
  const nights = Math.max(1, daysBetween(checkin, checkout));
  const options = Array.from({ length: Math.max(30, nights) }, (_, at) => [String(at + 1), String(at + 1)] as const);
  return (
    <label class="hotels-taxes">
      <span>Nights</span>
      <Select
        value={String(nights)}
        options={options}
        onChange={(nights) => onChange([checkin, plusDays(checkin, Number(nights))])}
      />
    </label>
  );
}

function TaxesField({ value, onChange }: { value: Taxes; onChange(value: Taxes): void }) {
  return (
    <label class="hotels-taxes">
      <span>Prices include</span>
      <Select value={value} options={TAXES.map((taxes) => [taxes, TAXES_NAMES[taxes]])} onChange={onChange} />
    </label>
  );
}

/** Returns the form's initial values: the search in the URL, or else a stay of three nights. */
function initialDraft(asked: Question): Question {
  if (asked.where !== undefined) return asked;
  const [checkin, checkout] = daysOf(asked);
  return { ...asked, checkin, checkout };
}

function daysOf({ checkin, checkout }: Question): Days {
  if (checkin !== undefined && checkout !== undefined) return [checkin, checkout];
  const soon = plusDays(today(), 21);
  return [soon, plusDays(soon, 3)];
}

function faultOf([checkin, checkout]: Days): { field: 0 | 1; why: string } | undefined {
  if (checkin < today()) return { field: 0, why: "This date is in the past." };
  if (checkout <= checkin) return { field: 1, why: "Check-out must be after check-in." };
  return undefined;
}
