// Made by `cargo xtask regenerate` from `spec/hotels.toml`. Do not edit.

/** Hotel search: one hotel, the hotels in a destination, and a compact list of those hotels for maps. */

import { type Answer, type CallOptions, call } from "./runtime/call.js";
import type { Client } from "./runtime/client.js";
import type { Operation } from "./runtime/request.js";
import { judgeBy } from "./runtime/results.js";
import { type Protocol, Search, type SearchOptions, type Token } from "./runtime/search.js";
import type { EntityKeyText, HotelId } from "./autocomplete.js";
import type { CashbackType, CountryCode, CurrencyCode, LanguageCode, PlaceId } from "./common.js";

const HOTELS_SINGLE: Operation = {
  name: "hotels.single",
  method: "GET",
  path: "/api/3.0/hotel",
  session: true,
  repeatable: true,
  joined: { responseOptions: "," },
  echoes: [["currencyCode"]],
};

/**
 * Returns the rates and details of one hotel.
 *
 * `GET /api/3.0/hotel`
 *
 * * 200: Success.
 * * 202: The search is incomplete and `onlyIfComplete` is set. Not an error: repeat the call until the status is 200.
 */
export function single(
  client: Client,
  query: SingleHotelQuery,
  options: CallOptions = {},
): Promise<Answer<SingleHotelSearchResponse>> {
  const judge = judgeBy(client, HOTELS_SINGLE_PROTOCOL, query);
  return call<SingleHotelSearchResponse>(client, HOTELS_SINGLE, { query }, options, judge);
}

const HOTELS_MULTIPLE: Operation = {
  name: "hotels.multiple",
  method: "GET",
  path: "/api/3.0/hotels",
  session: true,
  repeatable: true,
  joined: { preferredHotels: "|", responseOptions: "," },
  echoes: [["currencyCode"]],
};

/**
 * Returns the hotels in a destination, one page at a time. Without dates, the response lists all hotels, but no
 * availability or bookable rates.
 *
 * `GET /api/3.0/hotels`
 *
 * * 200: Success.
 * * 202: The search is incomplete and `onlyIfComplete` is set. Not an error: repeat the call until the status is 200.
 */
export function multiple(
  client: Client,
  query: MultipleHotelQuery,
  options: CallOptions = {},
): Promise<Answer<MultipleHotelSearchResponse>> {
  const judge = judgeBy(client, HOTELS_MULTIPLE_PROTOCOL, query);
  return call<MultipleHotelSearchResponse>(client, HOTELS_MULTIPLE, { query }, options, judge);
}

const HOTELS_BASIC: Operation = {
  name: "hotels.basic",
  method: "GET",
  path: "/api/3.0/hotels/basic",
  session: true,
  repeatable: true,
  joined: { preferredHotels: "|" },
  echoes: [["currencyCode"]],
};

/**
 * Returns the hotels in a destination with minimal detail, for uses such as maps.
 *
 * `GET /api/3.0/hotels/basic`
 *
 * * 200: Success.
 * * 202: The search is incomplete and `onlyIfComplete` is set. Not an error: repeat the call until the status is 200.
 */
export function basic(
  client: Client,
  query: BasicHotelQuery,
  options: CallOptions = {},
): Promise<Answer<BasicMultipleHotelSearchResponse>> {
  const judge = judgeBy(client, HOTELS_BASIC_PROTOCOL, query);
  return call<BasicMultipleHotelSearchResponse>(client, HOTELS_BASIC, { query }, options, judge);
}

const HOTELS_SINGLE_PROTOCOL: Protocol<SingleHotelQuery, SingleHotelSearchResponse> = {
  operation: HOTELS_SINGLE,
  list: "results",
  pending: 202,
  first: (query) => ({ query }),
  next: (query) => ({ query }),
  carry: () => ({}),
  phase: (response) => (response.isComplete ? "complete" : "partial"),
  expects: (query) => query.checkin !== undefined,
};

/**
 * Providers respond over time. Repeat the call with the same parameters until `isComplete` is `true`. Each response
 * replaces the previous response.
 */
export function searchSingle(
  client: Client,
  request: SingleHotelQuery,
  options: SearchOptions = {},
): Search<SingleHotelQuery, SingleHotelSearchResponse> {
  return new Search(client, HOTELS_SINGLE_PROTOCOL, request, options);
}

/** Resumes a search that was started elsewhere. */
export function resumeSingle(
  client: Client,
  token: Token<SingleHotelQuery>,
  options: SearchOptions = {},
): Search<SingleHotelQuery, SingleHotelSearchResponse> {
  return new Search(client, HOTELS_SINGLE_PROTOCOL, token.request, options, token.carried);
}

const HOTELS_MULTIPLE_PROTOCOL: Protocol<MultipleHotelQuery, MultipleHotelSearchResponse> = {
  operation: HOTELS_MULTIPLE,
  list: "results",
  pending: 202,
  first: (query) => ({ query }),
  next: (query) => ({ query }),
  carry: () => ({}),
  phase: (response) => (response.isComplete ? "complete" : "partial"),
  expects: (query) => !query.summaryOnly,
  total: (response) => response.totalFilteredResults,
  id: (result) => (result as HotelResult).id,
  page: (request) => ({ index: (request.pageIndex ?? 0) - 0, size: request.pageSize ?? 25 }),
  turn: (request, page) => ({ ...request, pageIndex: page }),
};

/**
 * Providers respond over time. Repeat the call with the same parameters until `isComplete` is `true`. Each response
 * replaces the previous response.
 */
export function searchMultiple(
  client: Client,
  request: MultipleHotelQuery,
  options: SearchOptions = {},
): Search<MultipleHotelQuery, MultipleHotelSearchResponse> {
  return new Search(client, HOTELS_MULTIPLE_PROTOCOL, request, options);
}

/** Resumes a search that was started elsewhere. */
export function resumeMultiple(
  client: Client,
  token: Token<MultipleHotelQuery>,
  options: SearchOptions = {},
): Search<MultipleHotelQuery, MultipleHotelSearchResponse> {
  return new Search(client, HOTELS_MULTIPLE_PROTOCOL, token.request, options, token.carried);
}

const HOTELS_BASIC_PROTOCOL: Protocol<BasicHotelQuery, BasicMultipleHotelSearchResponse> = {
  operation: HOTELS_BASIC,
  list: "results",
  pending: 202,
  first: (query) => ({ query }),
  next: (query) => ({ query }),
  carry: () => ({}),
  phase: (response) => (response.isComplete ? "complete" : "partial"),
  total: (response) => response.totalFilteredResults,
  id: (result) => (result as BasicHotelResult).id,
  page: (request) => ({ index: (request.pageIndex ?? 0) - 0, size: request.pageSize ?? 25 }),
  turn: (request, page) => ({ ...request, pageIndex: page }),
};

/**
 * Providers respond over time. Repeat the call with the same parameters until `isComplete` is `true`. Each response
 * replaces the previous response.
 */
export function searchBasic(
  client: Client,
  request: BasicHotelQuery,
  options: SearchOptions = {},
): Search<BasicHotelQuery, BasicMultipleHotelSearchResponse> {
  return new Search(client, HOTELS_BASIC_PROTOCOL, request, options);
}

/** Resumes a search that was started elsewhere. */
export function resumeBasic(
  client: Client,
  token: Token<BasicHotelQuery>,
  options: SearchOptions = {},
): Search<BasicHotelQuery, BasicMultipleHotelSearchResponse> {
  return new Search(client, HOTELS_BASIC_PROTOCOL, token.request, options, token.carried);
}

/** Returns the entry of the response's `providers` that `providerIndex` refers to. */
export function providerOf(
  answer: { providers?: HotelProvider[] | null } | undefined,
  holder: { providerIndex?: number | null } | undefined,
): HotelProvider | undefined {
  const key = holder?.providerIndex;
  return key === undefined || key === null ? undefined : answer?.providers?.[key];
}

/**
 * Dates, guests, language and currency.
 *
 * Either all of `checkin`, `checkout` are present, or none. `checkin` is before `checkout`.
 */
export interface HotelStay {
  /** If `true`, the service returns 202 without results until the search is complete. Default: `false`. */
  onlyIfComplete?: boolean;
  /**
   * Maximum time to wait for providers. The response contains the results received within this time. In milliseconds.
   * From 0 to 60000.
   */
  searchTimeout?: number;
  /** Check-in date. A date, such as `2027-03-14`. */
  checkin?: string;
  /** Check-out date. A date, such as `2027-03-14`. */
  checkout?: string;
  rooms?: HotelRoomGuests;
  /** Default: `EN`. */
  languageCode?: LanguageCode;
  /** Currency of all prices. Default: the currency of the end user's country. */
  currencyCode?: CurrencyCode;
  /**
   * `true` includes VAT or sales tax in totals, but not local taxes. Default: as customary in the end user's country.
   */
  includeTaxesInTotal?: boolean;
  /**
   * `true` includes taxes and fees paid at the hotel in totals, which then include all taxes. Default: as customary in
   * the end user's country.
   */
  includeLocalTaxesInTotal?: boolean;
}

/**
 * Destination, filters, sort order and page.
 *
 * `minPrice` is not greater than `maxPrice`.
 */
export interface HotelFilters {
  destination: EntityKey;
  /** Minimum price, in the response's currency. */
  minPrice?: number;
  /** Maximum price, in the response's currency. */
  maxPrice?: number;
  /** Star ratings to include. */
  starRating?: PipeDelimitedIntegerList;
  /** Hotel ratings to include. */
  hotelRating?: PipeDelimitedIntegerList;
  /** `true` restricts `hotelRating` to official ratings. Default: `false`. */
  hotelRatingExcludeSelfRated?: boolean;
  /** Property types to include, given as ids from a multiple search with the response option `filter`. */
  propertyTypes?: PipeDelimitedIntegerList;
  /** Facilities that hotels must have, given as ids from a multiple search with the response option `filter`. */
  features?: PipeDelimitedIntegerList;
  /** Themes to include, given as ids from a multiple search with the response option `filter`. */
  themes?: PipeDelimitedIntegerList;
  /** Chains to include, given as ids from a multiple search with the response option `filter`. */
  chains?: PipeDelimitedIntegerList;
  /** Guest ratings to include; -1 includes unrated hotels. */
  guestRatings?: PipeDelimitedIntegerList;
  /**
   * Deals that one of the hotel's rates must have, given as ids from a multiple search with the response option
   * `filter`.
   */
  deals?: PipeDelimitedIntegerList;
  /** Word or phrase that the hotel name must contain. */
  hotelName?: string;
  /** Default: `popularity`. */
  sortField?: HotelSortField;
  /** Default: `ascending`. */
  sortDirection?: HotelSortDirection;
  /**
   * Index of the page, from 0. For the next page, repeat the call with the next index. From 0 to 1000000. Default: 0.
   */
  pageIndex?: number;
  /** From 1 to 250. Default: 25. */
  pageSize?: number;
  /** Hotels to list first, in this order; the set of results stays the same. At most 50 elements. */
  preferredHotels?: HotelId[];
}

/** Details of a hotel. */
export interface HotelFacts {
  key?: EntityKeyText;
  name?: string;
  address?: string;
  hotelCountryCode?: CountryCode;
  /** In degrees. From -90 to 90. */
  latitude?: number;
  /** In degrees. From -180 to 180. */
  longitude?: number;
  /** Number of stars; -1 means no stars. */
  starRating?: number;
  /** `true` if the hotel rated itself. */
  isSelfRated?: boolean;
  licenseNumber?: string;
}

/** Progress of the search, and hotel counts. */
export interface HotelSearchState {
  /** `true` if all providers have responded; repeat the call until then. */
  isComplete?: boolean;
  /** Elapsed time of the search. In milliseconds. */
  searchTime?: number;
  totalResults?: number;
  totalAvailableResults?: number;
  totalFilteredResults?: number;
  currencyCode?: CurrencyCode;
  languageCode?: LanguageCode;
}

/**
 * Query parameters of the single hotel search.
 *
 * Either all of `checkin`, `checkout` are present, or none. `checkin` is before `checkout`. `rooms` is required with
 * `checkin` or `checkout`.
 */
export interface SingleHotelQuery extends HotelStay {
  hotel: HotelEntityKey;
  /** Parts to add to the response, separated by commas. Case-insensitive. */
  responseOptions?: SingleHotelOption[];
}

/**
 * Query parameters of the multiple hotel search.
 *
 * `minPrice` is not greater than `maxPrice`. Either all of `checkin`, `checkout` are present, or none. `checkin` is
 * before `checkout`.
 */
export interface MultipleHotelQuery extends HotelFilters, HotelStay {
  /** Default: `AND`. */
  featuresFilterMode?: FeaturesFilterMode;
  /**
   * `true` omits the hotels, for example to get only the summary of a completed search, such as filter counts. Default:
   * `false`.
   */
  summaryOnly?: boolean;
  /** Parts to add to the response, separated by commas. Case-insensitive. */
  responseOptions?: MultipleHotelOption[];
}

/**
 * Query parameters of the basic hotel search.
 *
 * `minPrice` is not greater than `maxPrice`. Either all of `checkin`, `checkout` are present, or none. `checkin` is
 * before `checkout`.
 */
export interface BasicHotelQuery extends HotelFilters, HotelStay {}

/** One bookable rate of one provider. */
export interface HotelRate {
  roomName?: string;
  /** Total rate, in the response's currency; -1 means no price. */
  totalRate?: number;
  isCheapestRate?: boolean;
  hasFreeCancellation?: boolean;
  canPayLater?: boolean;
  /** `true` if the rate is sold as a bundle with other services. */
  isBundledRate?: boolean;
  inclusions?: InclusionType[];
  availableRooms?: number;
  /** Index into the response's `providers`. */
  providerIndex?: number;
  /** `true` if the rate is ranked lower because its total excludes some charges. */
  isDeprioritisedForExcludedCharges?: boolean;
  /** Absolute booking URL, ready to use. The tokens in the URL are opaque. */
  bookUri?: string;
  /** Present only with the response option `rateBreakdown`. */
  rateBreakdown?: HotelRateBreakdown;
}

/** Components of the total rate, in the response's currency. */
export interface HotelRateBreakdown {
  baseRate?: number;
  taxes?: number;
  /** Taxes paid at the hotel. */
  localTaxes?: number;
}

/** A provider of hotel rates. */
export interface HotelProvider {
  code?: string;
  name?: string;
  logo?: string;
  /** `true` if the provider is the hotel's own website, typically a chain's. */
  isDirect?: boolean;
  /** `true` if the provider supports the request's language. */
  isLanguageSupported?: boolean;
  /** Cashback, for affiliates that offer it. */
  cashback?: ProviderCashback;
}

/** Cashback for the end user. */
export interface ProviderCashback {
  type?: CashbackType;
  /** A percentage, or an amount in `currency`. */
  value?: number;
  /** Maximum cashback. */
  cap?: number;
  /** Currency code: ISO 4217, or defined by the affiliate. */
  currency?: string;
  customCurrencyName?: string;
  customCurrencyAbbreviation?: string;
  /** Type of a currency outside ISO 4217, such as NON_MONETARY. */
  customCurrencyType?: string;
  /** `true` if only the cashback rate may be shown, without a derived amount. */
  showRateOnly?: boolean;
}

/** A policy of the hotel. */
export interface HotelPolicy {
  code?: string;
  name?: string;
  description?: string;
}

/** A picture of the hotel. */
export interface HotelImage {
  large?: string;
  small?: string;
  sprites?: unknown;
}

/** Name and description of a feature. */
export interface HotelFeatureSummary {
  name?: string;
  description?: string;
}

/** Features under one heading. */
export interface HotelFeatureTag {
  tag?: string;
  features?: FeatureId[];
}

/** The place where a hotel is located. */
export interface HotelPlace {
  key?: EntityKeyText;
  name?: string;
}

/** A place with searchable hotels. */
export interface SearchableHotelPlace {
  id?: PlaceId;
  key?: EntityKeyText;
  /** URL of the multiple search for the place. */
  href?: string;
  name?: string;
  fullName?: string;
  /** In degrees. From -90 to 90. */
  latitude?: number;
  /** In degrees. From -180 to 180. */
  longitude?: number;
  placeCountryCode?: CountryCode;
  isSearchable?: boolean;
}

/** An aspect mentioned in reviews. */
export interface HotelReviewAspect {
  text?: string;
  polarity?: ReviewPolarity;
}

/** Reviews by one type of guest. */
export interface HotelReviewerType {
  type?: number;
  numberOfReviews?: number;
  aspects?: HotelReviewAspect[];
  /** Name of the guest type, localised. */
  name?: string;
}

/** Guest reviews of a hotel. */
export interface HotelReviews {
  numberOfReviews?: number;
  /** The rating as a word and a number: `Fabulous, 8.5`. */
  sentiment?: string;
  quotes?: HotelReviewAspect[];
  aspects?: HotelReviewAspect[];
  reviewerTypes?: HotelReviewerType[];
  /** Guest ratings by category, from 0 to 10; -1 means no rating. */
  guestRatings?: { [name: string]: number };
}

/** A chain, theme, property type, facility or deal, and the number of hotels that have it. */
export interface HotelItemReference {
  id: number;
  name?: string;
  hotelCount?: number;
}

/** Number of hotels with a rating. */
export interface BasicHotelRating {
  /** The rating. */
  key: number;
  /** Number of hotels. */
  value?: number;
}

/** Number of hotels with a rating, with official ratings and self-ratings counted separately. */
export interface DetailedHotelRating {
  /** The rating. */
  key: number;
  value?: HotelRatingCounts;
}

/** Number of hotels with an official rating, and with a self-rating. */
export interface HotelRatingCounts {
  officiallyRated?: number;
  selfRated?: number;
}

/** Number of hotels in a price range. The number and the width of the ranges vary. */
export interface HotelPriceRange {
  /** Lower bound, in the response's currency; the next range's key is the upper bound. */
  key: number;
  /** Number of hotels. */
  value?: number;
}

/** Destination of the search. */
export interface HotelDestination {
  id?: PlaceId;
  key?: EntityKeyText;
  /** URL of the multiple search for the destination. */
  href?: string;
  type?: number;
  name?: string;
  fullName?: string;
  isSearchable?: boolean;
  /** In degrees. From -90 to 90. */
  latitude?: number;
  /** In degrees. From -180 to 180. */
  longitude?: number;
  hasBoundary?: boolean;
  /** In km. */
  radius?: number;
  /** In km. */
  maximumRadius?: number;
}

/** A hotel in a destination. */
export interface HotelResult extends HotelFacts {
  id: HotelId;
  /** Name in the request's language, if that is not the default language. */
  translatedName?: string;
  /** The hotel's lowest rate, in the response's currency. */
  lowestRate: number | null;
  /** The hotel's highest rate, in the response's currency. */
  highestRate: number | null;
  /** URL of the single search for the hotel. */
  href?: string;
  /**
   * Distance from the searched place or point, or from the centre of the searched polygon; `null` for searches by
   * hotel. In km.
   */
  distance: number | null;
  /** Always `false`. */
  isWithinBoundary?: boolean;
  /** `true` if a rate is special (such as mobile-only or desktop-only), underpriced or opaque. */
  isGreatValue?: boolean;
  propertyType?: number;
  numberOfProviders?: number;
  numberOfRates?: number;
  /** Guest rating, from 0 to 10; -1 means no rating. */
  guestRating?: number;
  numberOfReviews?: number;
  /**
   * Rates of the hotel, in order of recommendation. Also present with the response option `multipleHotelsAllRates`.
   * Present only with the response option `topRates`.
   */
  rates?: HotelRate[];
  /** Present only with the response option `hotelWellKnownPlace`. */
  wellKnownPlace?: HotelPlace;
  /** Present only with the response option `images`. */
  images?: HotelImage[];
  /** Present only with the response option `hotelPlace`. */
  place?: HotelPlace;
  /** Present only with the response option `reviews`. */
  reviewQuotes?: string[];
  /** Present only with the response option `reviews`. */
  guestRatingSentiment?: string;
  /** Present only with the response option `features`. */
  features?: FeatureId[];
}

/** A hotel in a destination, with minimal detail. */
export interface BasicHotelResult {
  id: HotelId;
  key?: EntityKeyText;
  name?: string;
  /** In degrees. From -90 to 90. */
  latitude?: number;
  /** In degrees. From -180 to 180. */
  longitude?: number;
  /** Number of stars; -1 means no stars. */
  starRating?: number;
  /** `true` if the hotel rated itself. */
  isSelfRated?: boolean;
  /** The hotel's lowest rate, in the response's currency. */
  lowestRate: number | null;
  /** URL of the single search for the hotel. */
  href?: string;
  /** Guest rating, from 0 to 10; -1 means no rating. */
  guestRating?: number;
  numberOfReviews?: number;
  highestRate: number | null;
  image?: HotelImage;
  licenseNumber?: string;
}

/** One hotel and its rates. */
export interface SingleHotelSearchResponse extends HotelFacts {
  id?: HotelId;
  /** Name in the request's language, if that is not the default language. */
  translatedName?: string;
  /** Lowest rate of all providers; without dates, the lowest nightly rate found recently. */
  lowestRate: number | null;
  /** `true` if all providers have responded; repeat the call until then. */
  isComplete?: boolean;
  /** Elapsed time of the search. In milliseconds. */
  searchTime?: number;
  totalResults?: number;
  currencyCode?: CurrencyCode;
  languageCode?: LanguageCode;
  /** Country code, derived from the request. */
  countryCode?: CountryCode;
  policies?: HotelPolicy[];
  providers?: HotelProvider[];
  /** Rates of the hotel. Omitted if the request has no dates. */
  results?: HotelRate[];
  /** Present only with the response option `features`. */
  features?: FeatureId[];
  /** Present only with the response option `featureSummary`. */
  featureSummary?: HotelFeatureSummary[];
  /** Present only with the response option `featureTags`. */
  featureTags?: HotelFeatureTag[];
  /** Present only with the response option `description`. */
  description?: string;
  /** Present only with the response option `images`. */
  images?: HotelImage[];
  /** Present only with the response option `place`. */
  place?: SearchableHotelPlace;
  /** Present only with the response option `reviews`. */
  reviews?: HotelReviews;
  /** Present only with the response option `hotelWellKnownPlace`. */
  wellKnownPlace?: HotelPlace;
}

/** The hotels in a destination. */
export interface MultipleHotelSearchResponse extends HotelSearchState {
  /** Rate of the cheapest hotel. */
  lowestTotalRate?: number;
  /** Rate of the most expensive hotel. */
  highestTotalRate?: number;
  /** Rate of the cheapest hotel after filtering. */
  postFilterLowestTotalRate?: number;
  /** Rate of the most expensive hotel after filtering. */
  postFilterHighestTotalRate?: number;
  /** One page of hotels. Omitted with `summaryOnly`. */
  results?: HotelResult[];
  /** The destination. Set only with the response option `destination`; `null` if the destination is not found. */
  destination: HotelDestination | null;
  /** Present only with the response option `filter`. */
  chains?: HotelItemReference[];
  /** Present only with the response option `filter`. */
  hotelThemes?: HotelItemReference[];
  /** Present only with the response option `filter`. */
  propertyTypes?: HotelItemReference[];
  /** Present only with the response option `filter`. */
  facilities?: HotelItemReference[];
  /** Present only with the response option `filter`. */
  deals?: HotelItemReference[];
  /** Present only with the response option `filter`. */
  guestRatings?: BasicHotelRating[];
  /** Present only with the response option `filter`. */
  starRatings?: BasicHotelRating[];
  /** Present only with the response option `filter`. */
  hotelRatings?: DetailedHotelRating[];
  /** Present only with the response option `filter`. */
  priceRanges?: HotelPriceRange[];
  /**
   * Providers of the rates. Also present with the response option `multipleHotelsAllRates`. Present only with the
   * response option `topRates`.
   */
  providers?: HotelProvider[];
}

/** The hotels in a destination, with minimal detail. */
export interface BasicMultipleHotelSearchResponse extends HotelSearchState {
  /** One page of hotels. */
  results?: BasicHotelResult[];
}

/** A part to add to the response of a single search. */
export type SingleHotelOption =
  | "features"
  | "featureSummary"
  | "featureTags"
  | "description"
  | "images"
  | "place"
  | "reviews"
  | "hotelWellKnownPlace"
  | "rateBreakdown";

/**
 * A part to add to the response of a multiple search.
 *
 * * `features`: Each hotel's features.
 * * `filter`: Filter counts, after the request's filters are applied.
 * * `destination`: The destination.
 * * `rateBreakdown`: Each rate's base and taxes.
 * * `hotelWellKnownPlace`: Each hotel's well-known place.
 * * `images`: Each hotel's pictures.
 * * `hotelPlace`: Each hotel's place.
 * * `reviews`: Each hotel's review quotes and review sentiment.
 * * `topRates`: Providers, and the best rates of each hotel.
 * * `multipleHotelsAllRates`: Providers, and all rates of each hotel.
 */
export type MultipleHotelOption =
  | "features"
  | "filter"
  | "destination"
  | "rateBreakdown"
  | "hotelWellKnownPlace"
  | "images"
  | "hotelPlace"
  | "reviews"
  | "topRates"
  | "multipleHotelsAllRates";

/**
 * Match mode for the requested features: all of them, or at least one of them.
 *
 * * `AND`: All of the features.
 * * `OR`: At least one of the features.
 */
export type FeaturesFilterMode = "AND" | "OR";

/** Sort key for hotels. */
export type HotelSortField = "consumerRating" | "distance" | "name" | "minRate" | "popularity" | "rating";

/** Sort direction for hotels. */
export type HotelSortDirection = "ascending" | "descending";

/** A meal that a rate includes. */
export type InclusionType = 0 | 1 | 2 | 3 | 4;

/** Polarity of a review about an aspect: positive, neutral or negative. */
export type ReviewPolarity = 1 | 0 | -1;

/** Category of guest ratings; `LOCATION`, `OVERALL` and `COMFORT` have been observed. */
export type RatingCategory = string;

/** Id of a feature; the static data feed has its label. */
export type FeatureId = number;

/**
 * Destination of a hotel search: a place (`kplace:`, with its id), a hotel (`khotel:`), a set of hotels (`khotels:`), a
 * point (`klatlon:`, with its latitude and longitude) or a polygon (`kpolygon:`, with the latitude and longitude of
 * each corner). The autocomplete returns the first two types, as `entityKey`. Matches
 * `^(k(place|hotel):[0-9]+|khotels:[ \t\n\r]*[0-9]+[ \t\n\r]*(,[ \t\n\r]*[0-9]+[
 * \t\n\r]*)*|klatlon:-?[0-9]+(\.[0-9]+)?,-?[0-9]+(\.[0-9]+)?|kpolygon:-?[0-9]+(\.[0-9]+)?,-?[0-9]+(\.[0-9]+)?(;-?[0-9]+(\.[0-9]+)?,-?[0-9]+(\.[0-9]+)?)*(:[0-9]+)?)$`.
 * Example: `kplace:2643743`.
 */
export type EntityKey = string;

/** The key of one hotel. Matches `^khotel:[0-9]+$`. Example: `khotel:1234`. */
export type HotelEntityKey = string;

/**
 * Guests of each room: the number of adults, followed by a colon and the ages of the children. Rooms are separated by
 * `|`. For example, `2` is one room for two adults. Matches
 * `^[0-9]+(:[0-9]+(,[0-9]+)*)?(\|[0-9]+(:[0-9]+(,[0-9]+)*)?)*$`. Example: `2`.
 */
export type HotelRoomGuests = string;

/** One or more integers, separated by `|`. Matches `^-?[0-9]+([|,]-?[0-9]+)*$`. Example: `3|4|5`. */
export type PipeDelimitedIntegerList = string;
