// The flight search.
import "./form.css";
import "./flights.css";
import "./detail.css";
import "./calendar.css";
import "./compare.css";
import { useMemo } from "preact/hooks";
import { daysBetween, plusDays, today } from "../parts/format";
import { SearchLine } from "../search/search-line";
import { go } from "../state/address";
import { useTitle } from "../state/title";
import { DayStrip } from "./day-strip";
import { faultsOf, hasFaults } from "./faults";
import { FlightForm } from "./form";
import { monthOf } from "./months";
import { Opened } from "./opened";
import { CABINS, daysText, startOf, tripTitle, type FlightQuery } from "./query";
import { Results } from "./results";
import { MAX_NIGHTS, useFlightState } from "./state";
import { partyText } from "./travellers";
import { useFlights } from "./use-flights";
import { Welcome } from "./welcome";

export function FlightsView() {
  const state = useFlightState();
  const { query, shown, asked } = state;
  const start = useMemo(() => (hasFaults(faultsOf(query)) ? undefined : startOf(query)), [asked]);
  const found = useFlights(start, { mode: query.mode, sort: shown.sort });
  useTitle(start ? tripTitle(query) : "Flights");

  const search = (query: FlightQuery) => go(state.searchFor(query), "push");
  const searchDay = (out: string, back: string | undefined) => search({ ...query, out, back });
  const openCalendar = (query: FlightQuery) =>
    go(
      state.searchFor(query, { calendar: monthOf(query.out ?? plusDays(today(), 30)), nights: nightsOf(query) }),
      "push",
    );

  const nearby = query.trip !== "multi" && (
    <DayStrip
      query={query}
      onDay={searchDay}
      onCalendar={(calendar) => state.show({ calendar, nights: nightsOf(query) }, "push")}
    />
  );
  return (
    <>
      <h1 class={start && "visually-hidden"}>Where to?</h1>
      <SearchLine title={start && tripTitle(query)} details={detailsOf(query)} search={asked}>
        <FlightForm version={asked} asked={query} onMode={state.price} onSearch={search} onCalendar={openCalendar} />
      </SearchLine>
      {start ? <Results state={state} search={found} nearby={nearby} /> : <Welcome state={state} />}
      <Opened state={state} search={found} onDay={searchDay} />
    </>
  );
}

/** Returns the length of stay, if the calendar can select it. */
function nightsOf({ trip, out, back }: FlightQuery): number | undefined {
  const nights = trip === "return" && out && back ? daysBetween(out, back) : 0;
  return nights > 0 && nights <= MAX_NIGHTS ? nights : undefined;
}

function detailsOf(query: FlightQuery): string {
  const cabin = CABINS.find(([cabin]) => cabin === query.cabin)?.[1];
  return [daysText(query), partyText(query.who), cabin].filter(Boolean).join(" · ");
}
