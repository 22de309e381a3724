// The conditions of an offer, in words. Times are local to the pick-up place.
import type { cars } from "@wayfare/client";
import { clock, money, number, weekday } from "../parts/format";
import type { Offer } from "./model";
import { said, FUEL_POLICIES, FUEL_POLICIES_LONG } from "./words";

/** A condition; good ones cost nothing. */
export interface Said {
  text: string;
  good: boolean;
}

/** The last moment, that many hours before another: `2027-02-08T10:00`. */
export function hoursBefore(moment: string, hours: number): string {
  return new Date(Date.parse(`${moment}Z`) - hours * 3_600_000).toISOString().slice(0, 16);
}

export function cancellationShort({ option }: Offer, from: string): Said {
  const terms = option.policy?.cancellation;
  if (terms?.isUnlimited) return { text: "Free cancellation at any time", good: true };
  if (terms?.limitHours !== undefined) {
    const until = hoursBefore(from, terms.limitHours);
    return { text: `Free cancellation until ${weekday(until)}, ${clock(until)}`, good: true };
  }
  if (terms?.nonCancellationFee || terms?.isUnlimited === false) return { text: "Cancelling costs", good: false };
  return { text: "Cancellation not stated", good: false };
}

/** Until when it can be cancelled, and what it costs after that. */
export function cancellationLong({ option, bill }: Offer, from: string, currency: string | undefined): Said {
  const terms = option.policy?.cancellation;
  if (terms?.isUnlimited) return { text: "Free at any time before the pick-up.", good: true };
  const fee = terms?.nonCancellationFee;
  const cost = fee ? costSaid(fee.price, bill.rental, currency) : "how much is not stated";
  if (terms?.limitHours !== undefined) {
    const until = hoursBefore(from, terms.limitHours);
    const ahead = terms.limitHours === 1 ? "1 hour" : `${number(terms.limitHours)} hours`;
    const text = `Free until ${weekday(until)}, ${clock(until)}: ${ahead} before the pick-up. Later it costs: ${cost}.`;
    return { text, good: true };
  }
  if (fee || terms?.isUnlimited === false)
    return { text: `Not free at any time. Cancelling costs: ${cost}.`, good: false };
  return { text: "Not stated: take it that it costs.", good: false };
}

/** Who cancels late gets nothing back, or a part. */
function costSaid(fee: number, rental: number | undefined, currency: string | undefined): string {
  const whole = rental !== undefined && fee >= rental - 0.005;
  return `${money(fee, currency, true)}${whole ? ", the whole price of the rental" : ""}`;
}

export function mileageShort({ option }: Offer): string {
  const { mileage } = option.policy ?? {};
  if (mileage?.code === "unlimited") return "Unlimited mileage";
  if (mileage?.limit !== undefined) return `${number(mileage.limit)} km included`;
  return mileage?.displayName ?? "Mileage not stated";
}

export function mileageLong({ option }: Offer): Said {
  const { mileage } = option.policy ?? {};
  if (mileage?.code === "unlimited") return { text: "Unlimited: drive as far as you like.", good: true };
  if (mileage?.limit !== undefined) {
    const limit = `${number(mileage.limit)} km in the whole rental.`;
    return { text: `${limit} What each kilometre beyond costs is not stated.`, good: false };
  }
  const text = mileage?.displayName ?? "Not stated: ask before a long trip.";
  return { text, good: false };
}

export function fuelLong({ option }: Offer): Said {
  const fuel = option.policy?.fuel;
  if (!fuel) return { text: "Not stated.", good: false };
  const name = said(FUEL_POLICIES, fuel.code, fuel.displayName);
  const known: Readonly<Record<string, string>> = FUEL_POLICIES_LONG;
  const words = fuel.description ?? known[fuel.code ?? ""];
  return { text: words ? `${name}. ${words}` : `${name}.`, good: fuel.code === "fullToFull" };
}

/** What an insurance pays and what the driver bears. */
export function insuranceSaid(insurance: cars.CarInsurancePolicy, currency: string | undefined): string {
  const { limit, deductible, isWithDeductible } = insurance;
  const pays = limit ? `Covered up to ${money(limit.price, currency)}` : "Covered";
  if (deductible) return `${pays}; you bear the first ${money(deductible.price, currency)}`;
  if (isWithDeductible) return `${pays}; you bear a part, how much is not stated`;
  return isWithDeductible === false ? `${pays}; you bear nothing` : `${pays}; whether you bear a part is not stated`;
}
