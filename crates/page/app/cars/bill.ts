// The total cost of a rental, including fees. Amounts are for the whole rental.
import type { cars } from "@wayfare/client";

/** A fee. `amount` is `undefined` if the provider does not specify the amount. */
export interface Fee {
  code: cars.CarFeeCode | undefined;
  amount: number | undefined;
}

export interface Bill {
  /** The offer's price. */
  rental: number | undefined;
  /** Fees that `rental` includes. */
  included: readonly Fee[];
  /** Mandatory fees that `rental` does not include. */
  mandatory: readonly Fee[];
  /** Fees that `rental` does not include and that apply only to some drivers. */
  conditional: readonly Fee[];
  /** Fees for which the provider does not specify whether `rental` includes them. */
  unclear: readonly Fee[];
  /** The refundable hold on the driver's card, which is not a cost. */
  deposit: Fee | undefined;
  /** Rental plus mandatory fees, as far as their amounts are known. */
  sum: number | undefined;
  /** `true` if `sum` is a lower bound, because a fee has an unknown amount or may not be included in the price. */
  isLowerBound: boolean;
  /** The highest excess of the included insurance policies. */
  risk: number | undefined;
}

/** Fees that depend on the driver's age. */
const OF_DRIVERS: readonly (cars.CarFeeCode | undefined)[] = ["youngDriver", "seniorDriver"];

/** Computes the bill of an offer. `rental` is the offer's price for the whole rental. */
export function billOf(option: cars.CarBookingOption, rental: number | undefined): Bill {
  const fees = feesOf(option);
  const costs = fees.filter(({ code }) => code !== "securityDeposit");
  const included = costs.filter(({ isIncludedInTotal }) => isIncludedInTotal === true).map(feeOf);
  const notIncluded = costs.filter(({ isIncludedInTotal }) => isIncludedInTotal === false);
  const conditional = notIncluded.filter(({ code }) => OF_DRIVERS.includes(code)).map(feeOf);
  const mandatory = notIncluded.filter(({ code }) => !OF_DRIVERS.includes(code)).map(feeOf);
  const unclear = costs.filter(({ isIncludedInTotal }) => isIncludedInTotal === undefined).map(feeOf);
  const deposit = fees.find(({ code }) => code === "securityDeposit");
  const deductibles = (option.policy?.insurance ?? []).flatMap(({ deductible }) => deductible?.price ?? []);
  return {
    rental,
    included,
    mandatory,
    conditional,
    unclear,
    deposit: deposit && feeOf(deposit),
    sum: rental === undefined ? undefined : mandatory.reduce((sum, { amount = 0 }) => sum + amount, rental),
    isLowerBound: unclear.length > 0 || mandatory.some(({ amount }) => amount === undefined),
    risk: deductibles.length ? Math.max(...deductibles) : undefined,
  };
}

/** Returns the fees as a list. The service sends either a list or an object keyed by fee code. */
function feesOf({ fees = [] }: cars.CarBookingOption): cars.CarFee[] {
  if (Array.isArray(fees)) return fees;
  return Object.entries(fees).map(([code, fee]) => ({ ...fee, code: fee.code ?? (code as cars.CarFeeCode) }));
}

function feeOf({ code, rate }: cars.CarFee): Fee {
  return { code, amount: rate && rate.price >= 0 ? rate.price : undefined };
}
