// Rental prices, always shown with their currency and period.
import { money, plural } from "../parts/format";
import type { Offer } from "./model";
import type { Mode } from "./query";

/** Price mode, rental days and currency of displayed prices. */
export interface Pricing {
  mode: Mode;
  days: number;
  currency: string | undefined;
}

/** Formats an amount for the whole rental in the selected price mode. */
export function priced(total: number, { mode, days, currency }: Pricing, exact = false): string {
  return money(mode === "total" ? total : total / days, currency, exact);
}

/** Returns the period of a price: `total for 5 days` or `per day`. */
export function period({ mode, days }: Pricing): string {
  return mode === "total" ? `total for ${plural(days, "day")}` : "per day";
}

interface PriceProps {
  offer: Offer;
  pricing: Pricing;
  /** `true` to omit the price in the other mode. */
  brief?: boolean;
}

/** The price of an offer, including mandatory fees. */
export function CarPrice({ offer: { bill, total }, pricing, brief = false }: PriceProps) {
  if (total === undefined) return <p class="price soft">Price not specified</p>;
  const other: Pricing = { ...pricing, mode: pricing.mode === "total" ? "perDayTotal" : "total" };
  const fees = total - (bill.rental ?? 0);
  return (
    <p class="price">
      <b>
        {bill.isLowerBound && <small>from </small>}
        {priced(total, pricing)}
      </b>
      <small>{period(pricing)}</small>
      {!brief && pricing.days > 1 && (
        <small>
          {priced(total, other)} {other.mode === "total" ? `for ${plural(pricing.days, "day")}` : "per day"}
        </small>
      )}
      {bill.isLowerBound && <small class="warn">plus an unspecified fee</small>}
      {fees > 0 && <small class="warn">includes {priced(fees, pricing)} in fees at the desk</small>}
    </p>
  );
}
