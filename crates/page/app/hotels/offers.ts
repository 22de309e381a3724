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

/** The rates that have a price, by provider; whose cheapest rate is the cheapest comes first. */
export function sellersOf(answer: hotels.SingleHotelSearchResponse): Seller[] {
  const priced = (answer.results ?? []).filter(isPriced).sort((one, other) => one.totalRate - other.totalRate);
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
