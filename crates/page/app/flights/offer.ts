// The ways to book an itinerary: who sells it, for how much, on what conditions.
import { flights } from "@wayfare/client";

export interface Offer {
  /** Place among the options of its result. */
  key: string;
  providerCode: string;
  provider: string;
  logo: string | undefined;
  /** `undefined` where there is none. */
  price: number | undefined;
  /** Only what is safe to follow. */
  url: string | undefined;
  /** Whether it takes several bookings. */
  split: boolean;
  /** Ids of the segments that one has to change to at one's own risk. */
  selfTransfers: readonly string[];
  /** Whether the traveller is helped if a change of that kind is missed. */
  selfTransferProtection: boolean;
  families: readonly flights.FareFamily[];
  fares: readonly flights.SegmentFare[];
  badges: readonly flights.FlightBadge[];
  fees: flights.FlightFees;
  cashback: flights.CashbackDetails | undefined;
}

/** What a fare may include, in the order that it is shown. */
export const AMENITIES = [
  ["carryOnBag", "Carry-on bag"],
  ["checkedBag", "Checked bag"],
  ["seatSelection", "Seat selection"],
  ["change", "Changes"],
  ["refundable", "Refunds"],
] as const;

export function offersOf(answer: flights.FlightSearchResponse, { bookingOptions = [] }: flights.FlightResult): Offer[] {
  const offers = bookingOptions.map((option, at) => offerOf(answer, option, at));
  return offers.sort((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity));
}

function offerOf(answer: flights.FlightSearchResponse, option: flights.FlightBookingOption, at: number): Offer {
  const provider = flights.providerOf(answer, option);
  const { badges = [], segmentFares: fares = [], fareFamilies: families = [], providerCode = "" } = option;
  return {
    key: String(at),
    providerCode,
    provider: provider?.displayName ?? (providerCode || "Unknown provider"),
    logo: provider?.logoUrls?.imageUrl || undefined,
    price: priceOf(option),
    url: safeUrl(option.bookingUrl),
    split: option.type === "split",
    selfTransfers: fares.flatMap(({ isSelfTransfer, segmentId }) => (isSelfTransfer && segmentId ? [segmentId] : [])),
    selfTransferProtection: badges.some(({ code }) => code === "selfTransferProtection"),
    families,
    fares,
    badges,
    fees: option.fees ?? {},
    cashback: option.cashbackDetails,
  };
}

/** Whether one has to change at one's own risk: a fare or a badge says so. */
export function isSelfTransfer({ selfTransfers, badges }: Offer): boolean {
  return selfTransfers.length > 0 || badges.some(({ code }) => code === "virtualInterline");
}

/** What an offer says about one condition, each word once; nothing if it is silent. */
export function restrictionsOf({ families }: Offer, code: string): flights.Restriction[] {
  const said = families.map(({ amenities }) => amenities?.find((amenity) => amenity.code === code)?.restriction);
  const known = said.flatMap((restriction) => restriction ?? []);
  return [...new Set(known)];
}

/** Whether all parts of an offer include something, or leave it open to the traveller. */
export function includes(offer: Offer, code: string): boolean {
  const { families } = offer;
  if (code === "refundable" && offer.badges.some((badge) => badge.code === "freeCancellation")) return true;
  return (
    families.length > 0 &&
    families.every(({ amenities }) =>
      amenities?.some(
        (amenity) =>
          amenity.code === code && (amenity.restriction === "included" || amenity.restriction === "flexible"),
      ),
    )
  );
}

/** The names of an offer's fares: `Economy Light`, or `Basic, Comfort`. */
export function fareName({ families }: Offer): string {
  const names = families.map(({ displayName, id }) => displayName || id || "");
  return [...new Set(names.filter(Boolean))].join(", ") || "Fare";
}

function priceOf({ displayPrice }: flights.FlightBookingOption): number | undefined {
  const price = displayPrice?.price;
  return price !== undefined && Number.isFinite(price) && price >= 0 ? price : undefined;
}

/** What is safe to follow: nothing but the web. */
export function safeUrl(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  return /^https?:$/.test(new URL(url).protocol) ? url : undefined;
}
