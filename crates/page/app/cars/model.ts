// Joins the response of a car search: each car with its offers, cheapest first.
import { cars } from "@wayfare/client";
import { billOf, type Bill } from "./bill";

/** One way to book a car. */
export interface Offer {
  /** Key, unique among the offers of the car: the provider code, plus a number if the provider has several offers. */
  key: string;
  option: cars.CarBookingOption;
  agency: cars.CarAgency | undefined;
  provider: cars.CarProvider | undefined;
  pickup: cars.CarLocation | undefined;
  /** The return location, if it differs from the pick-up location. */
  dropoff: cars.CarLocation | undefined;
  bill: Bill;
  /** The price of the whole rental plus mandatory fees, as far as their amounts are known. */
  total: number | undefined;
}

/** A rental company's car at a location. Cars without offers are dropped. */
export interface Car {
  id: string;
  offers: readonly [Offer, ...Offer[]];
}

export interface Answer {
  cars: readonly Car[];
  /** Rental days, as counted by the service. */
  days: number;
  currency: string | undefined;
}

/** Joins all pages of a response. `days` is the fallback for pages without a day count. */
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

/** Counts the days of a rental in periods of 24 hours; a partial day counts as a full day. */
export function rentalDays(from: string, until: string): number {
  return Math.max(1, Math.ceil((Date.parse(`${until}Z`) - Date.parse(`${from}Z`)) / 86_400_000));
}

/** Returns the distance to the pick-up location in kilometres, for sorting only: it is parsed from a display string. */
export function distanceOf({ pickup }: Offer): number {
  const [, amount, unit = ""] = /([\d.,]+)\s*([a-z]*)/i.exec(pickup?.displayDistance ?? "") ?? [];
  if (amount === undefined) return Infinity;
  return Number(amount.replaceAll(",", "")) * (KILOMETRES[unit.toLowerCase()] ?? 1);
}

const KILOMETRES: Record<string, number> = { mi: 1.609, km: 1, m: 0.001, ft: 0.000_305, yd: 0.000_914 };
