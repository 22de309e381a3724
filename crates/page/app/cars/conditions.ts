// Display text for the rental conditions of an offer. Times are local to the pick-up location.
import type { cars } from "@wayfare/client";
import { clock, money, number, weekday } from "../parts/format";
import type { Offer } from "./model";
import { labelOf, FUEL_POLICIES, FUEL_POLICIES_LONG } from "./words";

/** The text of a condition. `good` marks conditions that cost the driver nothing. */
export interface ConditionText {
  text: string;
  good: boolean;
}

/** Returns the local time `hours` before `moment`, such as `2027-02-08T10:00`. */
export function hoursBefore(moment: string, hours: number): string {
  return new Date(Date.parse(`${moment}Z`) - hours * 3_600_000).toISOString().slice(0, 16);
}

export function cancellationShort({ option }: Offer, from: string): ConditionText {
  const terms = option.policy?.cancellation;
  if (terms?.isUnlimited) return { text: "Free cancellation at any time", good: true };
  if (terms?.limitHours !== undefined) {
    const until = hoursBefore(from, terms.limitHours);
    return { text: `Free cancellation until ${weekday(until)}, ${clock(until)}`, good: true };
  }
  if (terms?.nonCancellationFee || terms?.isUnlimited === false)
    return { text: "Cancellation fee applies", good: false };
  return { text: "Cancellation terms not specified", good: false };
}

/** Describes the deadline for free cancellation and the fee after it. */
export function cancellationLong({ option, bill }: Offer, from: string, currency: string | undefined): ConditionText {
  const terms = option.policy?.cancellation;
  if (terms?.isUnlimited) return { text: "Free cancellation any time before pick-up.", good: true };
  const fee = terms?.nonCancellationFee;
  const cost = fee ? feeText(fee.price, bill.rental, currency) : "amount not specified";
  if (terms?.limitHours !== undefined) {
    const until = hoursBefore(from, terms.limitHours);
    const ahead = terms.limitHours === 1 ? "1 hour" : `${number(terms.limitHours)} hours`;
    const text = `Free until ${weekday(until)}, ${clock(until)} (${ahead} before pick-up). Fee after that: ${cost}.`;
    return { text, good: true };
  }
  if (fee || terms?.isUnlimited === false) return { text: `No free cancellation. Fee: ${cost}.`, good: false };
  return { text: "Not specified by the provider; expect a charge.", good: false };
}

/** Formats a cancellation fee, with a note if the fee is at least the full rental price. */
function feeText(fee: number, rental: number | undefined, currency: string | undefined): string {
  const whole = rental !== undefined && fee >= rental - 0.005;
  return `${money(fee, currency, true)}${whole ? ", the full rental price" : ""}`;
}

export function mileageShort({ option }: Offer): string {
  const { mileage } = option.policy ?? {};
  if (mileage?.code === "unlimited") return "Unlimited mileage";
  if (mileage?.limit !== undefined) return `${number(mileage.limit)} km included`;
  return mileage?.displayName ?? "Mileage not specified";
}

export function mileageLong({ option }: Offer): ConditionText {
  const { mileage } = option.policy ?? {};
  if (mileage?.code === "unlimited") return { text: "Unlimited mileage.", good: true };
  if (mileage?.limit !== undefined) {
    const limit = `${number(mileage.limit)} km included for the whole rental.`;
    return { text: `${limit} The price per extra kilometre is not specified.`, good: false };
  }
  const text = mileage?.displayName ?? "Not specified; ask the rental company before a long trip.";
  return { text, good: false };
}

export function fuelLong({ option }: Offer): ConditionText {
  const fuel = option.policy?.fuel;
  if (!fuel) return { text: "Not specified.", good: false };
  const name = labelOf(FUEL_POLICIES, fuel.code, fuel.displayName);
  const known: Readonly<Record<string, string>> = FUEL_POLICIES_LONG;
  const words = fuel.description ?? known[fuel.code ?? ""];
  return { text: words ? `${name}. ${words}` : `${name}.`, good: fuel.code === "fullToFull" };
}

/** Describes an insurance policy's cover and excess. */
export function insuranceText(insurance: cars.CarInsurancePolicy, currency: string | undefined): string {
  const { limit, deductible, isWithDeductible } = insurance;
  const pays = limit ? `Covered up to ${money(limit.price, currency)}` : "Covered";
  if (deductible) return `${pays}; excess ${money(deductible.price, currency)}`;
  if (isWithDeductible) return `${pays}; an excess applies, amount not specified`;
  return isWithDeductible === false ? `${pays}; no excess` : `${pays}; excess not specified`;
}
