// A hotel's rates, grouped by provider.
import { hotels } from "@wayfare/client";
import { money } from "../parts/format";
import { amount } from "./words";

export interface PricedRate extends hotels.HotelRate {
  totalRate: number;
}

export interface Seller {
  provider: hotels.HotelProvider | undefined;
  /** Rates of this provider, cheapest first. */
  rates: readonly PricedRate[];
}

/** A condition that the user can require of rates. */
export interface Wish {
  name: string;
  isMet(rate: hotels.HotelRate): boolean;
}

const WISHES: readonly Wish[] = [
  { name: "Free cancellation", isMet: (rate) => rate.hasFreeCancellation === true },
  { name: "Pay later", isMet: (rate) => rate.canPayLater === true },
  // Breakfast is also part of "meals included" (3) and "all inclusive" (4).
  { name: "Breakfast", isMet: ({ inclusions = [] }) => inclusions.some((meal) => [0, 3, 4].includes(meal)) },
  { name: "Not a package rate", isMet: (rate) => rate.isBundledRate !== true },
];

/** Returns the wishes that some but not all rates meet. */
export function wishesFor({ results = [] }: hotels.SingleHotelSearchResponse): readonly Wish[] {
  const rates = results.filter(isPriced);
  return WISHES.filter(({ isMet }) => rates.some(isMet) && !rates.every(isMet));
}

/** Groups the priced rates that meet all wishes by provider. Providers are sorted by their cheapest rate. */
export function sellersOf(answer: hotels.SingleHotelSearchResponse, wishes: readonly Wish[]): Seller[] {
  const priced = (answer.results ?? [])
    .filter(isPriced)
    .filter((rate) => wishes.every(({ isMet }) => isMet(rate)))
    .sort((one, other) => one.totalRate - other.totalRate);
  const sellers = new Map<number, PricedRate[]>();
  for (const rate of priced) {
    const known = sellers.get(rate.providerIndex ?? -1);
    if (known) known.push(rate);
    else sellers.set(rate.providerIndex ?? -1, [rate]);
  }
  return [...sellers.values()].map((rates) => ({ provider: hotels.providerOf(answer, rates[0] ?? {}), rates }));
}

function isPriced(rate: hotels.HotelRate): rate is PricedRate {
  return amount(rate.totalRate) !== undefined;
}

/** Formats cashback, such as `5% cashback, up to $20`. */
export function cashbackText(cashback: hotels.ProviderCashback): string | undefined {
  const { type, value, cap, currency, customCurrencyAbbreviation, customCurrencyName } = cashback;
  if (value === undefined) return undefined;
  const own = customCurrencyAbbreviation ?? customCurrencyName;
  const format = (sum: number) => (own ? `${sum} ${own}` : money(sum, currency));
  const back = `${type === "PERCENTAGE" ? `${value}%` : format(value)} cashback`;
  return cap === undefined || cashback.showRateOnly ? back : `${back}, up to ${format(cap)}`;
}

/** Returns the URL if its scheme is HTTP or HTTPS. */
export function webAddress(url: string | undefined): string | undefined {
  return url !== undefined && /^https?:\/\//.test(url) ? url : undefined;
}
