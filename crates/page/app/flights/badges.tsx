// What has to be known of an offer at a glance.
import { Icon } from "../parts/icon";
import type { Itinerary } from "./itinerary";
import { isSelfTransfer, type Offer } from "./offer";

/** Badges that are said in another way here, or not at all where the itinerary shows them. */
const SAID = ["direct", "virtualInterline", "selfTransferProtection"];

export function Badges({ itinerary, offer }: { itinerary: Itinerary; offer: Offer | undefined }) {
  const direct = itinerary.legs.length > 0 && itinerary.legs.every(({ stops }) => stops.length === 0);
  const others = (offer?.badges ?? []).filter(({ code }) => code === undefined || !SAID.includes(code));
  return (
    <ul class="flights-badges" aria-label="Marks">
      {direct && <li class="tag good">Direct</li>}
      {offer?.split && (
        <li class="tag warn" title="Several bookings, possibly with several providers: each has its own conditions.">
          <Icon name="warn" /> Split: several bookings
        </li>
      )}
      {offer && isSelfTransfer(offer) && (
        <li class="tag warn" title="You claim your bags and check in again. A missed connection is at your own risk.">
          <Icon name="warn" /> Self-transfer{offer.selfTransferProtection && ", protected"}
        </li>
      )}
      {offer && isMixed(offer) && (
        <li class="tag warn" title="Not all flights are in the same cabin.">
          Mixed cabins
        </li>
      )}
      {grounded(itinerary).map((kind) => (
        <li key={kind} class="tag">
          Part by {kind}
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

/** What one travels by, where it is not a plane. */
function grounded({ legs }: Itinerary): string[] {
  const kinds = legs.flatMap(({ segments }) => segments.map(({ kind }) => kind));
  return [...new Set(kinds)].filter((kind) => kind !== "flight");
}
