// What a rental costs with all that comes on top. Amounts are for the whole rental.
import type { cars } from "@wayfare/client";

/** A fee; without an amount where it is not stated. */
export interface Fee {
  code: cars.CarFeeCode | undefined;
  amount: number | undefined;
}

export interface Bill {
  /** The price of the offer. */
  rental: number | undefined;
  /** Part of that price. */
  within: readonly Fee[];
  /** Everybody pays these beside it. */
  onTop: readonly Fee[];
  /** These too, where they concern the driver. */
  perhaps: readonly Fee[];
  /** Nothing says whether the price has these. */
  unclear: readonly Fee[];
  /** Blocked on a card, and given back: no cost. */
  deposit: Fee | undefined;
  /** Rental and fees on top, as far as they are stated. */
  sum: number | undefined;
  /** Whether a fee has no amount, or may come on top: the sum may be more than this. */
  isLeast: boolean;
  /** The largest part that the driver bears of a damage. */
  risk: number | undefined;
}

/** Fees that depend on who drives. */
const OF_DRIVERS: readonly (cars.CarFeeCode | undefined)[] = ["youngDriver", "seniorDriver"];

/** The bill of an offer whose rental has that price. */
export function billOf(option: cars.CarBookingOption, rental: number | undefined): Bill {
  const fees = feesOf(option);
  const costs = fees.filter(({ code }) => code !== "securityDeposit");
  const within = costs.filter(({ isIncludedInTotal }) => isIncludedInTotal === true).map(feeOf);
  const beside = costs.filter(({ isIncludedInTotal }) => isIncludedInTotal === false);
  const perhaps = beside.filter(({ code }) => OF_DRIVERS.includes(code)).map(feeOf);
  const onTop = beside.filter(({ code }) => !OF_DRIVERS.includes(code)).map(feeOf);
  const unclear = costs.filter(({ isIncludedInTotal }) => isIncludedInTotal === undefined).map(feeOf);
  const deposit = fees.find(({ code }) => code === "securityDeposit");
  const deductibles = (option.policy?.insurance ?? []).flatMap(({ deductible }) => deductible?.price ?? []);
  return {
    rental,
    within,
    onTop,
    perhaps,
    unclear,
    deposit: deposit && feeOf(deposit),
    sum: rental === undefined ? undefined : onTop.reduce((sum, { amount = 0 }) => sum + amount, rental),
    isLeast: unclear.length > 0 || onTop.some(({ amount }) => amount === undefined),
    risk: deductibles.length ? Math.max(...deductibles) : undefined,
  };
}

/** A list, or an object whose names are the codes. */
function feesOf({ fees = [] }: cars.CarBookingOption): cars.CarFee[] {
  if (Array.isArray(fees)) return fees;
  return Object.entries(fees).map(([code, fee]) => ({ ...fee, code: fee.code ?? (code as cars.CarFeeCode) }));
}

function feeOf({ code, rate }: cars.CarFee): Fee {
  return { code, amount: rate && rate.price >= 0 ? rate.price : undefined };
}
