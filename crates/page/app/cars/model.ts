// The answer of a car search, joined: each car with its offers, cheapest first.
import { cars } from "@wayfare/client";
import { billOf, type Bill } from "./bill";

/** One way to book a car. */
export interface Offer {
  /** Names it among the offers of its car: the provider, and a number where it has several. */
  key: string;
  option: cars.CarBookingOption;
  agency: cars.CarAgency | undefined;
  provider: cars.CarProvider | undefined;
  pickup: cars.CarLocation | undefined;
  /** Where it is returned, if elsewhere. */
  dropoff: cars.CarLocation | undefined;
  bill: Bill;
  /** What everybody pays for the whole rental: its price and the fees on top, as far as they are stated. */
  total: number | undefined;
}

/** A car of an agency at a place. Without offers, there is none. */
export interface Car {
  id: string;
  offers: readonly [Offer, ...Offer[]];
}

export interface Answer {
  cars: readonly Car[];
  /** Length of the rental, as the service counts it. */
  days: number;
  currency: string | undefined;
}

/** Joins the answer, and pages that came after it. `days` is for answers that lack them. */
export function join(pages: readonly cars.CarSearchResponse[], days: number): Answer {
  const known = new Map<string, Car>();
  for (const page of pages) {
    for (const result of page.results ?? []) {
      const offers = offersOf(page, result, page.days ?? days);
      if (isSome(offers)) known.set(result.id, { id: result.id, offers });
    }
  }
  const [first] = pages;
  return { cars: [...known.values()], days: first?.days ?? days, currency: first?.currency };
}

function isSome(offers: Offer[]): offers is [Offer, ...Offer[]] {
  return offers.length > 0;
}

function offersOf(answer: cars.CarSearchResponse, result: cars.CarSearchResult, days: number): Offer[] {
  const times = new Map<string, number>();
  const offers = (result.bookingOptions ?? []).map((option): Offer => {
    const code = option.providerCode ?? "";
    const time = (times.get(code) ?? 0) + 1;
    times.set(code, time);
    const bill = billOf(option, rentalPrice(option, answer.priceMode ?? "perDayTotal", days));
    return {
      key: time === 1 ? code : `${code}~${time}`,
      option,
      agency: cars.agencyOf(answer, option),
      provider: cars.providerOf(answer, option),
      pickup: cars.pickupLocationOf(answer, option),
      dropoff: cars.dropoffLocationOf(answer, option),
      bill,
      total: bill.sum,
    };
  });
  return offers.sort(byPrice);
}

export function byPrice(a: { total: number | undefined }, b: { total: number | undefined }): number {
  return (a.total ?? Infinity) - (b.total ?? Infinity) || 0;
}

function rentalPrice({ price }: cars.CarBookingOption, mode: cars.CarPriceMode, days: number): number | undefined {
  if (price === undefined || !(price.price >= 0)) return undefined;
  return mode === "total" ? price.price : price.price * days;
}

/** Days of a rental: 24 hours each; a begun one counts. */
export function rentalDays(from: string, until: string): number {
  return Math.max(1, Math.ceil((Date.parse(`${until}Z`) - Date.parse(`${from}Z`)) / 86_400_000));
}

/** Distance of the pickup place in kilometres, for comparison alone: it comes as a text. */
export function distanceOf({ pickup }: Offer): number {
  const [, amount, unit = ""] = /([\d.,]+)\s*([a-z]*)/i.exec(pickup?.displayDistance ?? "") ?? [];
  if (amount === undefined) return Infinity;
  return Number(amount.replaceAll(",", "")) * (KILOMETRES[unit.toLowerCase()] ?? 1);
}

const KILOMETRES: Record<string, number> = { mi: 1.609, km: 1, m: 0.001, ft: 0.000_305, yd: 0.000_914 };
