// A comparison of all offers for a car.
import { plural } from "../parts/format";
import { cancellationShort, mileageShort } from "./conditions";
import type { Offer } from "./model";
import { priced, type Pricing } from "./prices";
import { FUEL_POLICIES, PAYMENTS, labelOf } from "./words";

interface Props {
  offers: readonly Offer[];
  chosen: string;
  from: string;
  pricing: Pricing;
  onChoose(key: string): void;
}

export function OffersTable({ offers, chosen, from, pricing, onChoose }: Props) {
  return (
    <section class="stack">
      <h3 id="cars-offers-title">{plural(offers.length, "offer")} for this car</h3>
      <div class="cars-offers" role="region" aria-labelledby="cars-offers-title" tabIndex={0}>
        <table class="table">
          <thead>
            <tr>
              <th scope="col">Provider</th>
              <th scope="col" class="number">
                Total, {plural(pricing.days, "day")}
              </th>
              <th scope="col">Cancellation</th>
              <th scope="col">Payment</th>
              <th scope="col">Mileage and fuel</th>
              <th scope="col" class="number">
                Deposit
              </th>
              <th scope="col" class="number">
                Excess
              </th>
            </tr>
          </thead>
          <tbody>
            {offers.map((offer) => (
              <Row
                key={offer.key}
                offer={offer}
                isChosen={offer.key === chosen}
                from={from}
                pricing={pricing}
                onChoose={() => onChoose(offer.key)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RowProps {
  offer: Offer;
  isChosen: boolean;
  from: string;
  pricing: Pricing;
  onChoose(): void;
}

function Row({ offer, isChosen, from, pricing, onChoose }: RowProps) {
  const { provider, agency, option, bill } = offer;
  const { payment, fuel } = { payment: option.paymentType, fuel: option.policy?.fuel };
  const provided = provider?.displayName ?? option.providerCode ?? "Not specified";
  const rented = agency?.displayName ?? option.agencyCode;
  const amount = (value: number | undefined) => (value === undefined ? "not specified" : priced(value, pricing));
  const cancellation = cancellationShort(offer, from);
  return (
    <tr class={isChosen ? "cars-chosen" : undefined}>
      <th scope="row">
        <button type="button" class="link" aria-pressed={isChosen} onClick={onChoose}>
          {provided}
        </button>
        <small>
          {isChosen ? "Shown above" : rented !== provided && rented ? `Car from ${rented}` : "Rental company direct"}
        </small>
      </th>
      <td class="number">
        {bill.isLowerBound && "from "}
        <b>{bill.sum === undefined ? "not specified" : priced(bill.sum, pricing, true)}</b>
      </td>
      <td class={cancellation.good ? "cars-good" : undefined}>{cancellation.text}</td>
      <td>{payment ? labelOf(PAYMENTS, payment) : "Not specified"}</td>
      <td>
        {mileageShort(offer)}, {labelOf(FUEL_POLICIES, fuel?.code, fuel?.displayName).toLowerCase()}
      </td>
      <td class="number">{amount(bill.deposit?.amount)}</td>
      <td class="number">{amount(bill.risk)}</td>
    </tr>
  );
}
