// The open dialog: calendar, itinerary details or comparison.
import { Calendar } from "./calendar";
import { Comparison } from "./compare";
import type { Compared } from "./compare-rows";
import { Detail } from "./detail";
import { matches, type Filters } from "./filters";
import type { Found } from "./itinerary";
import { tripTitle } from "./query";
import type { FlightState } from "./state";
import type { Flights } from "./use-flights";

interface Props {
  state: FlightState;
  search: Flights;
  onDay(day: string, back: string | undefined): void;
}

export function Opened({ state, search, onDay }: Props) {
  const { query, filters, shown, show } = state;
  const { found } = search;
  const searching = search.running.state === "running" || !search.isComplete;
  if (shown.calendar && query.trip !== "multi" && query.from && query.to) {
    return (
      <Calendar
        query={query}
        month={shown.calendar}
        nostops={shown.nostops}
        nights={query.trip === "return" ? shown.nights : undefined}
        onMonth={(calendar) => show({ calendar })}
        onNights={(nights) => show({ nights, nostops: false })}
        onNostops={(nostops) => show({ nostops })}
        onDay={onDay}
        onClose={() => show({ calendar: undefined, nostops: false, nights: undefined }, "close")}
      />
    );
  }
  if (!found) return null;
  if (shown.open) {
    return (
      <Detail
        key={shown.open}
        title={tripTitle(query)}
        id={shown.open}
        found={found}
        filters={filters}
        searching={searching}
        onClose={() => show({ open: undefined }, "close")}
      />
    );
  }
  if (!shown.comparing) return null;
  const compared = comparedIn(found, filters, shown.compare);
  return (
    <Comparison
      found={found}
      compared={compared}
      missing={shown.compare.length - compared.length}
      searching={searching}
      differences={shown.differences}
      onDifferences={(differences) => show({ differences })}
      onOpen={(open) => show({ open }, "push")}
      onRemove={(id) => show({ compare: shown.compare.filter((other) => other !== id) })}
      onClose={() => show({ comparing: false, differences: false }, "close")}
    />
  );
}

/** Returns the selected itineraries, each with its cheapest matching offer, or else its cheapest offer. */
function comparedIn(found: Found, filters: Filters, chosen: readonly string[]): Compared[] {
  const passing = matches(found, filters);
  return chosen.flatMap((id) => {
    const itinerary = found.itineraries.find((itinerary) => itinerary.id === id);
    if (!itinerary) return [];
    const offers = passing.find((match) => match.itinerary === itinerary)?.offers ?? itinerary.offers;
    return [{ itinerary, offer: offers[0], offers: itinerary.offers.length }];
  });
}
