// Builds API queries from the view's state.
import type { hotels } from "@wayfare/client";
import type { Asked, Filters, Question, Sort, Taxes } from "./asked";
import { rooms } from "./rooms";

export const PAGE_SIZE = 25;

const ORDERS: Record<Sort, readonly [hotels.HotelSortField, "ascending" | "descending"]> = {
  popularity: ["popularity", "ascending"],
  cheapest: ["minRate", "ascending"],
  dearest: ["minRate", "descending"],
  guests: ["consumerRating", "descending"],
  stars: ["rating", "descending"],
  distance: ["distance", "ascending"],
  name: ["name", "ascending"],
};

const INCLUDED: Record<Taxes, Pick<hotels.HotelStay, "includeTaxesInTotal" | "includeLocalTaxesInTotal">> = {
  all: { includeTaxesInTotal: true, includeLocalTaxesInTotal: true },
  state: { includeTaxesInTotal: true, includeLocalTaxesInTotal: false },
  none: { includeTaxesInTotal: false, includeLocalTaxesInTotal: false },
};

/** Builds the parameters for dates, guests and taxes. Guests are omitted without dates. */
export function stayQuery({ checkin, checkout, rooms: asked, taxes }: Question, currency: string): hotels.HotelStay {
  const stay = { currencyCode: currency, ...INCLUDED[taxes] };
  if (checkin === undefined || checkout === undefined) return stay;
  return { ...stay, checkin, checkout, rooms: rooms.write(asked) };
}

/** Builds a search query without the page: destination, stay, filters and sort order. */
export function hotelsQuery(asked: Asked, currency: string): hotels.MultipleHotelQuery {
  const [sortField, sortDirection] = ORDERS[asked.sort];
  return {
    destination: asked.where?.id ?? "",
    ...stayQuery(asked, currency),
    ...filterQuery(asked),
    sortField,
    sortDirection,
  };
}

function filterQuery(filters: Filters): Partial<hotels.MultipleHotelQuery> {
  const { price, stars, official, guests, deals, types, features, anyFeature, themes, chains, name } = filters;
  return {
    ...(price?.from !== undefined && { minPrice: price.from }),
    ...(price?.to !== undefined && { maxPrice: price.to }),
    ...(official ? { ...ids("hotelRating", stars), hotelRatingExcludeSelfRated: true } : ids("starRating", stars)),
    ...ids("guestRatings", guests),
    ...ids("deals", deals),
    ...ids("propertyTypes", types),
    ...ids("features", features),
    ...(anyFeature && { featuresFilterMode: "OR" as const }),
    ...ids("themes", themes),
    ...ids("chains", chains),
    ...(name && { hotelName: name }),
  };
}

function ids(name: string, values: readonly number[]): Record<string, string> {
  return values.length ? { [name]: values.join("|") } : {};
}
