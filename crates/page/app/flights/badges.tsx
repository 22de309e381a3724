// The badges of an offer.
import { Icon, IconTag, type IconName } from "../parts/icon";
import { WISHES, type Wish } from "./filters";
import { operatedBy, type Itinerary } from "./itinerary";
import { includes, type Offer } from "./offer";

const ICONS: Record<Wish, IconName> = {
  carryOnBag: "bag",
  checkedBag: "suitcase",
  refundable: "refund",
  change: "swap",
};

/** Badge codes replaced by the page's own badges or already visible in the itinerary. */
const REPLACED = ["direct", "virtualInterline", "selfTransferProtection"];

interface Props {
  itinerary: Itinerary;
  offer: Offer | undefined;
  /** `true` if all legs are direct. */
  direct: boolean;
}

export function Badges({ itinerary, offer, direct }: Props) {
  const others = (offer?.badges ?? []).filter(({ code }) => code === undefined || !REPLACED.includes(code));
  return (
    <ul class="flights-badges" aria-label="Badges">
      {offer?.split && (
        <li class="tag warn" title="Several bookings, possibly with several providers, each with its own conditions.">
          <Icon name="warn" /> Split ticket: several bookings
        </li>
      )}
      {offer && offer.selfTransfer && (
        <li
          class="tag warn"
          title={`You must collect and recheck your bags.${offer.selfTransferProtection ? "" : " Missed connections are at your own risk."}`}
        >
          <Icon name="warn" /> Self-transfer{offer.selfTransferProtection && ", protected"}
        </li>
      )}
      {offer && isMixed(offer) && (
        <li class="tag warn" title="The flights are in different cabins.">
          Mixed cabins
        </li>
      )}
      {[...new Set(itinerary.legs.flatMap(operatedBy))].map((text) => (
        <li key={text} class="soft">
          {text}
        </li>
      ))}
      {offer?.fees.nonRefundableDisclosure && <li class="soft">{offer.fees.nonRefundableDisclosure}</li>}
      {direct && <li class="tag good">Direct</li>}
      {WISHES.map(
        ([code, label]) =>
          offer &&
          includes(offer, code) && (
            <IconTag key={code} icon={ICONS[code]}>
              {`${label} included`}
            </IconTag>
          ),
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
