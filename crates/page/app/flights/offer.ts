// The offers for an itinerary: provider, price and conditions.
import { flights } from "@wayfare/client";

export interface Offer {
  /** Index among the booking options of the result. */
  key: string;
  providerCode: string;
  provider: string;
  logo: string | undefined;
  /** Price; `undefined` if unknown. */
  price: number | undefined;
  /** Booking URL; `undefined` if it is missing or not a web URL. */
  url: string | undefined;
  /** `true` if the offer consists of several bookings. */
  split: boolean;
  /** Ids of the segments that start with a self-transfer within a day. */
  selfTransfers: readonly string[];
  /** `true` if a fare or a badge declares a self-transfer within a day. */
  selfTransfer: boolean;
  /** `true` if the provider helps travellers who miss a self-transfer. */
  selfTransferProtection: boolean;
  families: readonly flights.FareFamily[];
  fares: readonly flights.SegmentFare[];
  badges: readonly flights.FlightBadge[];
  fees: flights.FlightFees;
  cashback: flights.CashbackDetails | undefined;
}

/** Fare conditions, in display order. */
export const AMENITIES = [
  ["carryOnBag", "Carry-on bag"],
  ["checkedBag", "Checked bag"],
  ["seatSelection", "Seat selection"],
  ["change", "Changes"],
  ["refundable", "Refunds"],
] as const;

/**
 * Returns the offers of a result, cheapest first. `connections` contains the ids of the segments that start within a
 * day of the previous segment of their leg.
 */
export function offersOf(
  answer: flights.FlightSearchResponse,
  { bookingOptions = [] }: flights.FlightResult,
  connections: ReadonlySet<string>,
): Offer[] {
  const offers = bookingOptions.map((option, at) => offerOf(answer, option, at, connections));
  return offers.sort((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity));
}

function offerOf(
  answer: flights.FlightSearchResponse,
  option: flights.FlightBookingOption,
  at: number,
  connections: ReadonlySet<string>,
): Offer {
  const provider = flights.providerOf(answer, option);
  const { badges = [], segmentFares: fares = [], fareFamilies: families = [], providerCode = "" } = option;
  const declared = fares.flatMap(({ isSelfTransfer, segmentId }) => (isSelfTransfer && segmentId ? [segmentId] : []));
  const selfTransfers = declared.filter((id) => connections.has(id));
  const isBadged = badges.some(({ code }) => code === "virtualInterline");
  return {
    key: String(at),
    providerCode,
    provider: provider?.displayName ?? (providerCode || "Unknown provider"),
    logo: provider?.logoUrls?.imageUrl || undefined,
    price: priceOf(option),
    url: safeUrl(option.bookingUrl),
    split: option.type === "split",
    selfTransfers,
    selfTransfer: selfTransfers.length > 0 || (isBadged && declared.length === 0 && connections.size > 0),
    selfTransferProtection: badges.some(({ code }) => code === "selfTransferProtection"),
    families,
    fares,
    badges,
    fees: option.fees ?? {},
    cashback: option.cashbackDetails,
  };
}

/** Returns the distinct restrictions of an offer for a condition; empty if none is specified. */
export function restrictionsOf({ families }: Offer, code: string): flights.Restriction[] {
  const stated = families.map(({ amenities }) => amenities?.find((amenity) => amenity.code === code)?.restriction);
  const known = stated.flatMap((restriction) => restriction ?? []);
  return [...new Set(known)];
}

/**
 * Returns whether all fares of an offer include a condition or are flexible about it. An offer with a badge for free
 * cancellation is refundable.
 */
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

/** Returns the names of an offer's fares, such as `Economy Light` or `Basic, Comfort`. */
export function fareName({ families }: Offer): string {
  const names = families.map(({ displayName, id }) => displayName || id || "");
  return [...new Set(names.filter(Boolean))].join(", ") || "Fare";
}

function priceOf({ displayPrice }: flights.FlightBookingOption): number | undefined {
  const price = displayPrice?.price;
  return price !== undefined && Number.isFinite(price) && price >= 0 ? price : undefined;
}

/** Returns the URL if it is safe to follow, that is, if its scheme is HTTP or HTTPS. */
export function safeUrl(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  return /^https?:$/.test(new URL(url).protocol) ? url : undefined;
}
