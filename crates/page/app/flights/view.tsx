// Searching flights.
import "./flights.css";
import "./detail.css";
import "./calendar.css";
import "./compare.css";
import { useEffect, useMemo } from "preact/hooks";
import { plusDays, today } from "../parts/format";
import { go } from "../shell/address";
import { DayStrip } from "./day-strip";
import { faultsOf, hasFaults } from "./faults";
import { FlightForm } from "./form";
import { monthOf } from "./months";
import { Opened } from "./opened";
import { startOf, tripTitle } from "./query";
import { Results } from "./results";
import { useFlightState } from "./state";
import { useFlights } from "./use-flights";
import { Welcome } from "./welcome";

export function FlightsView() {
  const state = useFlightState();
  const { query, shown, asked } = state;
  const start = useMemo(() => (hasFaults(faultsOf(query)) ? undefined : startOf(query)), [asked]);
  const search = useFlights(start, { mode: query.mode, sort: shown.sort });
  const searchDay = (out: string, back: string | undefined) => go(state.searchFor({ ...query, out, back }), "push");
  useTitle(start ? tripTitle(query) : "Flights");
  return (
    <>
      <h1 class={start ? "flights-title asked" : "flights-title"}>{start ? tripTitle(query) : "Where to?"}</h1>
      <FlightForm
        key={asked}
        asked={query}
        onSearch={(query) => go(state.searchFor(query), "push")}
        onCalendar={(query) =>
          go(state.searchFor(query, { calendar: monthOf(query.out ?? plusDays(today(), 30)) }), "push")
        }
      />
      {start && query.trip !== "multi" && (
        <DayStrip query={query} onDay={searchDay} onCalendar={(calendar) => state.show({ calendar }, "push")} />
      )}
      {start ? <Results state={state} search={search} /> : <Welcome state={state} />}
      <Opened state={state} search={search} onDay={searchDay} />
    </>
  );
}

function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} – Wayfare`;
    return () => {
      document.title = "Wayfare";
    };
  }, [title]);
}
