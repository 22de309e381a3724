// Shown if no itinerary matches the filters: for each filter, a button that clears it and shows the number of matches
// without it.
import { plural } from "../parts/format";
import { cleared, matches, type Part } from "./filters";
import type { Found } from "./itinerary";
import type { FlightState } from "./state";

export const PART_TITLES: Record<Part, string> = {
  stops: "Stops",
  price: "Price",
  airlines: "Airlines",
  providers: "Providers",
  times: "Times",
  longest: "Duration",
  via: "Connecting airports",
  wish: "Included in price",
  risks: "Bookings",
};

interface Props {
  found: Found;
  state: FlightState;
  /** The active groups of filters. */
  parts: readonly Part[];
}

export function NothingLeft({ found, state, parts }: Props) {
  return (
    <div class="notice flights-nothing">
      <p>
        <b>No itineraries match your filters.</b> Without filters:{" "}
        {plural(found.itineraries.length, "itinerary", "itineraries")}.
      </p>
      <div class="row">
        {parts.map((part) => (
          <button key={part} onClick={() => state.filter(cleared(part))}>
            Clear “{PART_TITLES[part]}”{" "}
            <small>({plural(matches(found, state.filters, part).length, "itinerary", "itineraries")})</small>
          </button>
        ))}
        <button class="primary" onClick={state.clearFilters}>
          Clear all
        </button>
      </div>
    </div>
  );
}
