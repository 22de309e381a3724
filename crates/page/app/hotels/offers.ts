// Rates of a hotel, by who sells them.
import { hotels } from "@wayfare/client";
import { money } from "../parts/format";
import { amount } from "./words";

export interface PricedRate extends hotels.HotelRate {
  totalRate: number;
}

export interface Seller {
  provider: hotels.HotelProvider | undefined;
  /** The cheapest first. */
  rates: readonly PricedRate[];
}

/** What a traveller may want of a rate. */
export interface Wish {
  name: string;
  isMet(rate: hotels.HotelRate): boolean;
}

const WISHES: readonly Wish[] = [
  { name: "Free cancellation", isMet: (rate) => rate.hasFreeCancellation === true },
  { name: "Pay later", isMet: (rate) => rate.canPayLater === true },
  // Meals included and all inclusive have a breakfast as well.
  { name: "Breakfast", isMet: ({ inclusions = [] }) => inclusions.some((meal) => [0, 3, 4].includes(meal)) },
  { name: "Not in a bundle", isMet: (rate) => rate.isBundledRate !== true },
];

/** The wishes that some rates meet and others don't. */
export function wishesFor({ results = [] }: hotels.SingleHotelSearchResponse): readonly Wish[] {
  const rates = results.filter(isPriced);
  return WISHES.filter(({ isMet }) => rates.some(isMet) && !rates.every(isMet));
}

/** The rates that have a price and meet all wishes, by provider; whose cheapest is the cheapest of all comes first. */
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

/** `5% cashback, at most $20`. */
export function cashbackSaid(cashback: hotels.ProviderCashback): string | undefined {
  const { type, value, cap, currency, customCurrencyAbbreviation, customCurrencyName } = cashback;
  if (value === undefined) return undefined;
  const own = customCurrencyAbbreviation ?? customCurrencyName;
  const said = (sum: number) => (own ? `${sum} ${own}` : money(sum, currency));
  const back = `${type === "PERCENTAGE" ? `${value}%` : said(value)} cashback`;
  return cap === undefined || cashback.showRateOnly ? back : `${back}, at most ${said(cap)}`;
}

/** An address of the web, or none: nothing else is followed. */
export function webAddress(url: string | undefined): string | undefined {
  return url !== undefined && /^https?:\/\//.test(url) ? url : undefined;
}
