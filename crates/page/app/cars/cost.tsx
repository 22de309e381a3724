// The sum: the price of the rental, what comes on top, what may, and what is blocked without being a cost.
import type { ComponentChildren } from "preact";
import { plural } from "../parts/format";
import type { Bill, Fee } from "./bill";
import type { Offer } from "./model";
import { priced, type Pricing } from "./prices";
import { FEES, PAYMENTS_LONG, said } from "./words";

interface Props {
  offer: Offer;
  pricing: Pricing;
}

export function Cost({ offer, pricing }: Props) {
  const { bill } = offer;
  const amount = (value: number | undefined) => (value === undefined ? "not stated" : priced(value, pricing, true));
  const row = (fee: Fee, text: string) => (
    <Row key={fee.code} label={said(FEES, fee.code)} about={text} amount={amount(fee.amount)} />
  );
  return (
    <section class="cars-cost-all" aria-labelledby="cars-cost-title">
      <h3 id="cars-cost-title">What it costs with all that comes on top</h3>
      <p class="soft">
        For the whole rental, {plural(pricing.days, "day")}
        {pricing.currency && `, in ${pricing.currency}`}.
      </p>
      <table class="table cars-bill">
        <tbody>
          <Row label={`Rental, ${plural(pricing.days, "day")}`} amount={amount(bill.rental)} />
          {bill.within.map(({ code, amount: value }) => (
            <Row
              key={code}
              kind="part"
              label={`${said(FEES, code)}: included`}
              amount={value === undefined ? "amount not stated" : `${amount(value)} of it`}
            />
          ))}
          {bill.onTop.map((fee) => row(fee, "Everybody pays this, beside the price."))}
          {bill.unclear.map((fee) => row(fee, "Whether the price includes it is not stated."))}
        </tbody>
        <tbody>
          <Row kind="sum" label={sumLabel(bill)} about={perDay(bill, pricing)} amount={amount(bill.sum)} />
        </tbody>
        <tbody>
          {bill.perhaps.map((fee) => (
            <Row
              key={fee.code}
              label={`${said(FEES, fee.code)}: only if it is you`}
              about={
                fee.amount !== undefined && bill.sum !== undefined ? `${amount(bill.sum + fee.amount)} in all` : AGES
              }
              amount={fee.amount === undefined ? "not stated" : `+ ${amount(fee.amount)}`}
            />
          ))}
          <Row
            label="Deposit: blocked, no cost"
            about="Blocked on your card at pick-up and released after the return, if nothing is damaged."
            amount={bill.deposit ? amount(bill.deposit.amount) : "none stated"}
          />
          <Row
            label="If something is damaged or stolen"
            about="The most that you bear yourself, where an insurance pays the rest. Where none does, it may be more."
            amount={bill.risk === undefined ? "not stated" : `up to ${amount(bill.risk)}`}
          />
        </tbody>
      </table>
      <p>
        <b>When you pay:</b> {offer.option.paymentType ? said(PAYMENTS_LONG, offer.option.paymentType) : "Not stated."}{" "}
        {atDesk(bill)}
      </p>
    </section>
  );
}

const AGES = "From or up to which age is not stated: ask before you book.";

function sumLabel({ isLeast }: Bill): string {
  return isLeast ? "You pay at least" : "You pay";
}

function perDay({ sum, isLeast }: Bill, pricing: Pricing): string | undefined {
  if (sum === undefined || pricing.days < 2) return undefined;
  return `${isLeast ? "At least " : ""}${priced(sum, { ...pricing, mode: "perDayTotal" }, true)} per day`;
}

function atDesk({ onTop, perhaps, unclear }: Bill): string {
  const some = onTop.length + perhaps.length + unclear.length > 0;
  return some ? "Fees that the price does not include are paid at the desk." : "No fee is stated beside the price.";
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
