// Prices of rentals: always with their currency and the period that they are for.
import { money, plural } from "../parts/format";
import type { Offer } from "./model";
import type { Mode } from "./query";

/** How prices are shown. */
export interface Pricing {
  mode: Mode;
  days: number;
  currency: string | undefined;
}

/** An amount for the whole rental, in the mode. */
export function priced(total: number, { mode, days, currency }: Pricing, exact = false): string {
  return money(mode === "total" ? total : total / days, currency, exact);
}

/** What an amount is for: `whole rental, 5 days`, `per day`. */
export function period({ mode, days }: Pricing): string {
  return mode === "total" ? `whole rental, ${plural(days, "day")}` : "per day";
}

interface PriceProps {
  offer: Offer;
  pricing: Pricing;
  /** Without the price in the other mode. */
  brief?: boolean;
}

/** What an offer costs, with the fees that everybody pays. */
export function CarPrice({ offer: { bill, total }, pricing, brief = false }: PriceProps) {
  if (total === undefined) return <p class="price soft">Price not stated</p>;
  const other: Pricing = { ...pricing, mode: pricing.mode === "total" ? "perDayTotal" : "total" };
  const fees = total - (bill.rental ?? 0);
  return (
    <p class="price">
      <b>
        {bill.isLeast && <small>from </small>}
        {priced(total, pricing)}
      </b>
      <small>{period(pricing)}</small>
      {!brief && pricing.days > 1 && (
        <small>
          {priced(total, other)} {other.mode === "total" ? `for ${plural(pricing.days, "day")}` : "per day"}
        </small>
      )}
      {bill.isLeast && <small class="warn">and a fee that is not stated</small>}
      {fees > 0 && <small class="warn">with {priced(fees, pricing)} of fees at the desk</small>}
    </p>
  );
}
