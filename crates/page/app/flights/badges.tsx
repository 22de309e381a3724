// The badges of an offer.
import { Icon } from "../parts/icon";
import type { Itinerary } from "./itinerary";
import { isSelfTransfer, type Offer } from "./offer";

/** Badge codes replaced by the page's own badges or already visible in the itinerary. */
const REPLACED = ["direct", "virtualInterline", "selfTransferProtection"];

export function Badges({ itinerary, offer }: { itinerary: Itinerary; offer: Offer | undefined }) {
  const direct = itinerary.legs.length > 0 && itinerary.legs.every(({ stops }) => stops.length === 0);
  const others = (offer?.badges ?? []).filter(({ code }) => code === undefined || !REPLACED.includes(code));
  return (
    <ul class="flights-badges" aria-label="Badges">
      {direct && <li class="tag good">Direct</li>}
      {offer?.split && (
        <li class="tag warn" title="Several bookings, possibly with several providers, each with its own conditions.">
          <Icon name="warn" /> Split ticket: several bookings
        </li>
      )}
      {offer && isSelfTransfer(offer) && (
        <li class="tag warn" title="You collect your bags and check in again. Missed connections are at your own risk.">
          <Icon name="warn" /> Self-transfer{offer.selfTransferProtection && ", protected"}
        </li>
      )}
      {offer && isMixed(offer) && (
        <li class="tag warn" title="The flights are in different cabins.">
          Mixed cabins
        </li>
      )}
      {grounded(itinerary).map((kind) => (
        <li key={kind} class="tag">
          Includes {kind}
        </li>
      ))}
      {others.map(({ code, displayName }) => (
        <li key={code ?? displayName} class={code === "freeCancellation" ? "tag good" : "tag"}>
          {displayName ?? code}
        </li>
      ))}
    </ul>
  );
}

function isMixed({ fares }: Offer): boolean {
  const cabins = new Set(fares.flatMap(({ cabin }) => cabin?.code ?? []));
  return cabins.size > 1 || cabins.has("mixed");
}

/** Returns the means of transport other than planes. */
function grounded({ legs }: Itinerary): string[] {
  const kinds = legs.flatMap(({ segments }) => segments.map(({ kind }) => kind));
  return [...new Set(kinds)].filter((kind) => kind !== "flight");
}
