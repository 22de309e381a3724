// The offers for an itinerary, grouped by provider.
import type { flights } from "@wayfare/client";
import { plural } from "../parts/format";
import { Icon } from "../parts/icon";
import { Mark } from "../parts/picture";
import { BookLink } from "./book-link";
import { FareDetails } from "./fare-details";
import { unique, type Found, type Itinerary } from "./itinerary";
import { AMENITIES, fareName, restrictionsOf, type Offer } from "./offer";
import { cabinsText, cashbackText, modeText, priceText, restrictionText } from "./words";

interface Props {
  found: Found;
  itinerary: Itinerary;
  /** Offers that match the filters. */
  passing: readonly Offer[];
}

export function Fares({ found, itinerary, passing }: Props) {
  // Offers that match the filters come first. Each group is sorted by price.
  const offers = [...passing, ...itinerary.offers.filter((offer) => !passing.includes(offer))];
  const providers = unique(offers, ({ providerCode, provider }) => providerCode || provider);
  return (
    <section class="stack" aria-labelledby="flights-fares">
      <h3 id="flights-fares">
        {plural(offers.length, "offer")} from {plural(providers.length, "provider")}
        <small class="soft"> Prices {modeText(found.mode)}</small>
      </h3>
      {offers.length === 0 && <p class="notice">No provider currently sells this itinerary.</p>}
      {offers.length > 0 && (
        <table class="table flights-fares">
          <thead>
            <tr>
              <th scope="col">Fare</th>
              {AMENITIES.map(([code, label]) => (
                <th key={code} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col" class="number">
                Price
              </th>
            </tr>
          </thead>
          {providers.map(({ providerCode, provider, logo }) => (
            <tbody key={providerCode || provider}>
              <tr class="flights-provider">
                <th colSpan={7} scope="rowgroup">
                  <Mark name={provider} url={logo} /> {provider}
                </th>
              </tr>
              {offers
                .filter((offer) => offer.providerCode === providerCode && offer.provider === provider)
                .map((offer) => (
                  <OfferRows
                    key={offer.key}
                    found={found}
                    itinerary={itinerary}
                    offer={offer}
                    passes={passing.includes(offer)}
                  />
                ))}
            </tbody>
          ))}
        </table>
      )}
    </section>
  );
}

interface OfferProps {
  found: Found;
  itinerary: Itinerary;
  offer: Offer;
  passes: boolean;
}

function OfferRows({ found, itinerary, offer, passes }: OfferProps) {
  return (
    <>
      <tr class="flights-offer">
        <th scope="row">
          <b>{fareName(offer)}</b>
          <small>{cabinsText(offer)}</small>
          {!passes && <small>Does not match your filters</small>}
          <OfferTags offer={offer} />
        </th>
        {AMENITIES.map(([code, label]) => (
          <td key={code} data-label={label}>
            <Condition offer={offer} code={code} found={found} />
          </td>
        ))}
        <td class="number flights-offer-price">
          <b>{priceText(offer.price, found.currency)}</b>
          <BookLink offer={offer} currency={found.currency} />
        </td>
      </tr>
      <tr class="flights-offer-more">
        <td colSpan={7}>
          {offer.fees.nonRefundableDisclosure && <p>{offer.fees.nonRefundableDisclosure}</p>}
          <FareDetails found={found} itinerary={itinerary} offer={offer} />
        </td>
      </tr>
    </>
  );
}

function OfferTags({ offer }: { offer: Offer }) {
  const cashback = cashbackText(offer);
  return (
    <>
      {offer.split && <span class="tag warn">Several bookings</span>}
      {offer.selfTransfer && <span class="tag warn">Self-transfer{offer.selfTransferProtection && ", protected"}</span>}
      {offer.badges
        .filter(({ code }) => code === "freeCancellation" || code === "instantBook")
        .map(({ code, displayName }) => (
          <span key={code} class={code === "freeCancellation" ? "tag good" : "tag"}>
            {displayName ?? code}
          </span>
        ))}
      {cashback && <span class="tag good">{cashback}</span>}
    </>
  );
}

interface ConditionProps {
  offer: Offer;
  code: string;
  found: Found;
}

/** A condition of an offer: included, not included or available for a fee, with the amount if it is known. */
export function Condition({ offer, code, found }: ConditionProps) {
  const restrictions = restrictionsOf(offer, code);
  if (restrictions.length === 0) return <span class="soft">Not specified</span>;
  const fee = bagFee(offer.fees, code);
  return (
    <>
      {restrictions.map((restriction, at) => {
        const good = restriction === "included" || restriction === "flexible";
        const text =
          restriction === "fee" && fee !== undefined ? priceText(fee, found.currency) : restrictionText(restriction);
        return (
          <span key={restriction} class={good ? "flights-good" : restriction === "unavailable" ? "soft" : undefined}>
            {at > 0 && " / "}
            {good && <Icon name="check" />}
            {text}
          </span>
        );
      })}
    </>
  );
}

/** Returns the fee for the first bag. */
function bagFee({ carryOnBag, checkedBag }: flights.FlightFees, code: string): number | undefined {
  const fees = code === "carryOnBag" ? carryOnBag : code === "checkedBag" ? checkedBag : undefined;
  const price = fees?.find(({ bagNumber }) => bagNumber === "first")?.displayPrice?.price;
  return price !== undefined && price > 0 ? price : undefined;
}
