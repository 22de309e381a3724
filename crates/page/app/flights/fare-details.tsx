// The price breakdown and the conditions of each fare.
import type { flights } from "@wayfare/client";
import { money } from "../parts/format";
import type { Found, Itinerary } from "./itinerary";
import type { Offer } from "./offer";
import { legText, modeText, restrictionText } from "./words";

interface Props {
  found: Found;
  itinerary: Itinerary;
  offer: Offer;
}

export function FareDetails({ found, itinerary, offer }: Props) {
  const { fees } = offer;
  return (
    <details>
      <summary>
        Price and conditions<span class="visually-hidden"> of {offer.provider}</span>
      </summary>
      <div class="flights-fare-details">
        <dl class="facts">
          <Amount label="Base price" price={fees.basePrice} found={found} />
          <Amount label="Total" price={fees.totalPrice} found={found} />
          <Bags label="carry-on bag" fees={fees.carryOnBag} found={found} />
          <Bags label="checked bag" fees={fees.checkedBag} found={found} />
        </dl>
        <p class="soft">Amounts are {modeText(found.mode)}.</p>
        {offer.families.map((family, at) => (
          <div key={family.id ?? at}>
            <h4>
              {family.displayName ?? family.id ?? "Fare"}
              <small class="soft"> {legsText(itinerary, family)}</small>
            </h4>
            <dl class="facts">
              {(family.amenities ?? []).map(({ code, displayName, restriction }) => [
                <dt key={`${code}-term`}>{displayName ?? code}</dt>,
                <dd key={code}>{restriction === undefined ? "Not specified" : restrictionText(restriction)}</dd>,
              ])}
            </dl>
          </div>
        ))}
        {offer.split && (
          <p>
            Several bookings, possibly with several providers. Each booking has its own conditions and must be changed
            separately.
          </p>
        )}
      </div>
    </details>
  );
}

interface AmountProps {
  label: string;
  price: { price: number } | undefined;
  found: Found;
}

function Amount({ label, price, found }: AmountProps) {
  if (price === undefined || !(price.price >= 0)) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{money(price.price, found.currency, true)}</dd>
    </>
  );
}

interface BagsProps {
  label: string;
  fees: flights.BagFee[] | undefined;
  found: Found;
}

const NUMBERS: Record<string, string> = { first: "First", second: "Second" };

function Bags({ label, fees = [], found }: BagsProps) {
  return (
    <>
      {fees.map(({ bagNumber = "first", restriction, displayPrice }) => {
        const price = displayPrice?.price;
        const fee = restriction === "fee" && price !== undefined && price >= 0;
        return [
          <dt key={`${bagNumber}-term`}>
            {NUMBERS[bagNumber] ?? bagNumber} {label}
          </dt>,
          <dd key={bagNumber}>
            {fee ? money(price, found.currency, true) : restriction ? restrictionText(restriction) : "Not specified"}
          </dd>,
        ];
      })}
    </>
  );
}

/** Lists the legs that a fare covers. */
function legsText({ legs }: Itinerary, { legIndices = [] }: flights.FareFamily): string {
  if (legIndices.length === 0 || legIndices.length === legs.length) return "all flights";
  return legIndices.flatMap((at) => (legs[at] ? [legText(legs[at])] : [])).join(", ");
}
