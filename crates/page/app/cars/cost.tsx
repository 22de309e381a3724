// The price breakdown: rental, fees, deposit and excess.
import type { ComponentChildren } from "preact";
import { plural } from "../parts/format";
import type { Bill, Fee } from "./bill";
import type { Offer } from "./model";
import { priced, type Pricing } from "./prices";
import { FEES, PAYMENTS_LONG, labelOf } from "./words";

interface Props {
  offer: Offer;
  pricing: Pricing;
}

export function Cost({ offer, pricing }: Props) {
  const { bill } = offer;
  const amount = (value: number | undefined) => (value === undefined ? "not specified" : priced(value, pricing, true));
  const row = (fee: Fee, text: string) => (
    <Row key={fee.code} label={labelOf(FEES, fee.code)} about={text} amount={amount(fee.amount)} />
  );
  return (
    <section class="cars-cost-all" aria-labelledby="cars-cost-title">
      <h3 id="cars-cost-title">Price breakdown</h3>
      <p class="soft">
        Total for {plural(pricing.days, "day")}
        {pricing.currency && `, in ${pricing.currency}`}.
      </p>
      <table class="table cars-bill">
        <tbody>
          <Row label={`Rental, ${plural(pricing.days, "day")}`} amount={amount(bill.rental)} />
          {bill.included.map(({ code, amount: value }) => (
            <Row
              key={code}
              kind="part"
              label={`${labelOf(FEES, code)} (included)`}
              amount={value === undefined ? "amount not specified" : `incl. ${amount(value)}`}
            />
          ))}
          {bill.mandatory.map((fee) => row(fee, "Mandatory fee, not included in the price."))}
          {bill.unclear.map((fee) => row(fee, "The price may or may not include this fee."))}
        </tbody>
        <tbody>
          <Row kind="sum" label={sumLabel(bill)} about={perDay(bill, pricing)} amount={amount(bill.sum)} />
        </tbody>
        <tbody>
          {bill.conditional.map((fee) => (
            <Row
              key={fee.code}
              label={`${labelOf(FEES, fee.code)}, if applicable`}
              about={
                fee.amount !== undefined && bill.sum !== undefined
                  ? `Total with this fee: ${amount(bill.sum + fee.amount)}`
                  : AGES
              }
              amount={fee.amount === undefined ? "not specified" : `+ ${amount(fee.amount)}`}
            />
          ))}
          <Row
            label="Security deposit (refundable)"
            about="Held on your card at pick-up; released after an undamaged return."
            amount={bill.deposit ? amount(bill.deposit.amount) : "none specified"}
          />
          <Row
            label="Damage or theft excess"
            about="The most you pay if the insurance covers the rest. Without cover, you may pay more."
            amount={bill.risk === undefined ? "not specified" : `up to ${amount(bill.risk)}`}
          />
        </tbody>
      </table>
      <p>
        <b>Payment:</b> {offer.option.paymentType ? labelOf(PAYMENTS_LONG, offer.option.paymentType) : "Not specified."}{" "}
        {atDesk(bill)}
      </p>
    </section>
  );
}

const AGES = "Age limit not specified; check before you book.";

function sumLabel({ isLowerBound }: Bill): string {
  return isLowerBound ? "Minimum total" : "Total";
}

function perDay({ sum, isLowerBound }: Bill, pricing: Pricing): string | undefined {
  if (sum === undefined || pricing.days < 2) return undefined;
  return `${isLowerBound ? "At least " : ""}${priced(sum, { ...pricing, mode: "perDayTotal" }, true)} per day`;
}

function atDesk({ mandatory, conditional, unclear }: Bill): string {
  const some = mandatory.length + conditional.length + unclear.length > 0;
  return some ? "Fees not included in the price are payable at the desk." : "No additional fees specified.";
}

interface RowProps {
  label: string;
  about?: ComponentChildren;
  amount: string;
  kind?: "part" | "sum";
}

function Row({ label, about, amount, kind }: RowProps) {
  return (
    <tr class={kind && `cars-bill-${kind}`}>
      <th scope="row">
        {label}
        {about && <small>{about}</small>}
      </th>
      <td class="number">{amount}</td>
    </tr>
  );
}
