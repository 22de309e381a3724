// Made by `cargo xtask regenerate` from `spec/hotels.toml`. Do not edit.

/** Hotel search: one hotel, the hotels of a destination, and the same in brief for maps. */
import { type Answer, type CallOptions, call } from "./runtime/call.js";
import type { Client } from "./runtime/client.js";
import type { Operation } from "./runtime/request.js";
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
};

/**
 * Returns the rates and facts of one hotel.
 *
 * `GET /api/3.0/hotel`
 *
 * * 200: The answer.
 * * 202: The search is incomplete and `onlyIfComplete` is set. Not an error: repeat the call until the status is 200.
 * * 400: Bad request: a value is invalid.
 * * 401: The key is missing or wrong.
 * * 403: The request is not allowed.
 * * 404: No such resource.
 * * 429: Too many requests.
 * * 503: Too busy to begin this search in time. The search does not exist; `Retry-After` tells when to start it again.
 *
 * Not stated: The answer when there is too much to do for a new search, or too many requests. Chosen: 503, and 429.
 */
export function single(
  client: Client,
  query: SingleHotelQuery,
  options: CallOptions = {},
): Promise<Answer<SingleHotelSearchResponse>> {
  return call<SingleHotelSearchResponse>(client, HOTELS_SINGLE, { query }, options);
}

const HOTELS_MULTIPLE: Operation = {
  name: "hotels.multiple",
  method: "GET",
  path: "/api/3.0/hotels",
  session: true,
  repeatable: true,
  joined: { preferredHotels: "|", responseOptions: "," },
};

/**
 * Returns the hotels of a destination, one page at a time. Without dates: all of them, with neither availability nor rates.
 *
 * `GET /api/3.0/hotels`
 *
 * * 200: The answer.
 * * 202: The search is incomplete and `onlyIfComplete` is set. Not an error: repeat the call until the status is 200.
 * * 400: Bad request: a value is invalid.
 * * 401: The key is missing or wrong.
 * * 403: The request is not allowed.
 * * 404: No such resource.
 * * 429: Too many requests.
 * * 503: Too busy to begin this search in time. The search does not exist; `Retry-After` tells when to start it again.
 *
 * Not stated: The body of a 202. Chosen: the answer with its totals, without results, facets and providers.
 *
 * Not stated: The answer to an unknown destination. Chosen: 200, no hotels, a null destination.
 *
 * Not stated: The default of `rooms` with dates. Chosen: one room for two adults.
 *
 * Not stated: The search radius around a point. Chosen: 25 km.
 *
 * Not stated: The dates that are refused. Chosen: arrivals that are past everywhere on earth.
 *
 * Not stated: The answer when there is too much to do for a new search, or too many requests. Chosen: 503, and 429.
 */
export function multiple(
  client: Client,
  query: MultipleHotelQuery,
  options: CallOptions = {},
): Promise<Answer<MultipleHotelSearchResponse>> {
  return call<MultipleHotelSearchResponse>(client, HOTELS_MULTIPLE, { query }, options);
}

const HOTELS_BASIC: Operation = {
  name: "hotels.basic",
  method: "GET",
  path: "/api/3.0/hotels/basic",
  session: true,
  repeatable: true,
  joined: { preferredHotels: "|" },
};

/**
 * Returns the hotels of a destination with the least detail, for uses such as maps.
 *
 * `GET /api/3.0/hotels/basic`
 *
 * * 200: The answer.
 * * 202: The search is incomplete and `onlyIfComplete` is set. Not an error: repeat the call until the status is 200.
 * * 400: Bad request: a value is invalid.
 * * 401: The key is missing or wrong.
 * * 403: The request is not allowed.
 * * 404: No such resource.
 * * 429: Too many requests.
 * * 503: Too busy to begin this search in time. The search does not exist; `Retry-After` tells when to start it again.
 *
 * Not stated: The answer when there is too much to do for a new search, or too many requests. Chosen: 503, and 429.
 */
export function basic(
  client: Client,
  query: BasicHotelQuery,
  options: CallOptions = {},
): Promise<Answer<BasicMultipleHotelSearchResponse>> {
  return call<BasicMultipleHotelSearchResponse>(client, HOTELS_BASIC, { query }, options);
}

const HOTELS_SINGLE_PROTOCOL: Protocol<SingleHotelQuery, SingleHotelSearchResponse> = {
  operation: HOTELS_SINGLE,
  pending: 202,
  first: (query) => ({ query }),
  next: (query) => ({ query }),
  carry: () => ({}),
  phase: (response) => (response.isComplete ? "complete" : "partial"),
  results: (response) => response.results ?? [],
};

/** Providers answer over time: repeat the same call, with the same parameters, until `isComplete` is true; each answer replaces the previous one. */
export function searchSingle(
  client: Client,
  request: SingleHotelQuery,
  options: SearchOptions = {},
): Search<SingleHotelQuery, SingleHotelSearchResponse> {
  return new Search(client, HOTELS_SINGLE_PROTOCOL, request, options);
}

/** Continues a search that was begun elsewhere. */
export function resumeSingle(
  client: Client,
  token: Token<SingleHotelQuery>,
  options: SearchOptions = {},
): Search<SingleHotelQuery, SingleHotelSearchResponse> {
  return new Search(client, HOTELS_SINGLE_PROTOCOL, token.request, options, token.carried);
}

const HOTELS_MULTIPLE_PROTOCOL: Protocol<MultipleHotelQuery, MultipleHotelSearchResponse> = {
  operation: HOTELS_MULTIPLE,
  pending: 202,
  first: (query) => ({ query }),
  next: (query) => ({ query }),
  carry: () => ({}),
  phase: (response) => (response.isComplete ? "complete" : "partial"),
  results: (response) => response.results ?? [],
  total: (response) => response.totalFilteredResults,
  id: (result) => (result as HotelResult).id,
  turn: (request, page) => ({ ...request, pageIndex: page }),
};

/** Providers answer over time: repeat the same call, with the same parameters, until `isComplete` is true; each answer replaces the previous one. */
export function searchMultiple(
  client: Client,
  request: MultipleHotelQuery,
  options: SearchOptions = {},
): Search<MultipleHotelQuery, MultipleHotelSearchResponse> {
  return new Search(client, HOTELS_MULTIPLE_PROTOCOL, request, options);
}

/** Continues a search that was begun elsewhere. */
export function resumeMultiple(
  client: Client,
  token: Token<MultipleHotelQuery>,
  options: SearchOptions = {},
): Search<MultipleHotelQuery, MultipleHotelSearchResponse> {
  return new Search(client, HOTELS_MULTIPLE_PROTOCOL, token.request, options, token.carried);
}

const HOTELS_BASIC_PROTOCOL: Protocol<BasicHotelQuery, BasicMultipleHotelSearchResponse> = {
  operation: HOTELS_BASIC,
  pending: 202,
  first: (query) => ({ query }),
  next: (query) => ({ query }),
  carry: () => ({}),
  phase: (response) => (response.isComplete ? "complete" : "partial"),
  results: (response) => response.results ?? [],
  total: (response) => response.totalFilteredResults,
  id: (result) => (result as BasicHotelResult).id,
  turn: (request, page) => ({ ...request, pageIndex: page }),
};

/** Providers answer over time: repeat the same call, with the same parameters, until `isComplete` is true; each answer replaces the previous one. */
export function searchBasic(
  client: Client,
  request: BasicHotelQuery,
  options: SearchOptions = {},
): Search<BasicHotelQuery, BasicMultipleHotelSearchResponse> {
  return new Search(client, HOTELS_BASIC_PROTOCOL, request, options);
}

/** Continues a search that was begun elsewhere. */
export function resumeBasic(
  client: Client,
  token: Token<BasicHotelQuery>,
  options: SearchOptions = {},
): Search<BasicHotelQuery, BasicMultipleHotelSearchResponse> {
  return new Search(client, HOTELS_BASIC_PROTOCOL, token.request, options, token.carried);
}

/** The entry of the answer's `providers` that `providerIndex` names. */
export function providerOf(
  answer: { providers?: HotelProvider[] | null },
  of: { providerIndex?: number | null },
): HotelProvider | undefined {
  const key = of.providerIndex;
  return key === undefined || key === null ? undefined : answer.providers?.[key];
}

/**
 * Dates, guests, language and currency.
 *
 * All of `checkin`, `checkout` are present, or none. `checkin` is before `checkout`.
 */
export interface HotelStay {
  /** Whether to answer 202 without results until the search is complete. Default: `false`. */
  onlyIfComplete?: boolean;
  /**
   * Longest wait for providers; the answer has the results received by then. In milliseconds. From 0 to 60000.
   *
   * Not stated: Whether fractions count, and the longest wait. Chosen: whole milliseconds, at most 60,000.
   */
  searchTimeout?: number;
  /** Day of arrival. A day, `2027-03-14`. */
  checkin?: string;
  /**
   * Day of departure. A day, `2027-03-14`.
   *
   * Not stated: The meaning of one date alone, and of a departure that is not after the arrival. Chosen: both dates or none, and the latter is refused.
   */
  checkout?: string;
  rooms?: HotelRoomGuests;
  /** Default: `EN`. */
  languageCode?: LanguageCode;
  /** Currency of all prices. Default: that of the end user's place. */
  currencyCode?: CurrencyCode;
  /** Whether totals include VAT or sales tax, but not local taxes. Default: as is usual where the end user is. */
  includeTaxesInTotal?: boolean;
  /** Whether totals include taxes and fees paid at the hotel; then they include all taxes. Default: as is usual where the end user is. */
  includeLocalTaxesInTotal?: boolean;
}

/**
 * Destination, filters, order and page.
 *
 * `minPrice` is not greater than `maxPrice`.
 */
export interface HotelFilters {
  destination: EntityKey;
  /**
   * Lowest price to keep, in the response's currency.
   *
   * Not stated: The price compared, and the answer to a lower bound above the upper one. Chosen: the hotel's lowest rate, as in the answer; such bounds are refused.
   */
  minPrice?: number;
  /**
   * Highest price to keep, in the response's currency.
   *
   * Not stated: The price compared. Chosen: the hotel's lowest rate, as in the answer.
   */
  maxPrice?: number;
  /** Star ratings to keep. */
  starRating?: PipeDelimitedIntegerList;
  /** Hotel ratings to keep. */
  hotelRating?: PipeDelimitedIntegerList;
  /** Whether `hotelRating` counts official ratings only. Default: `false`. */
  hotelRatingExcludeSelfRated?: boolean;
  /** Property types to keep, by ids from a multiple search with the response option `filter`. */
  propertyTypes?: PipeDelimitedIntegerList;
  /** Facilities that hotels must have, by ids from a multiple search with the response option `filter`. */
  features?: PipeDelimitedIntegerList;
  /** Themes to keep, by ids from a multiple search with the response option `filter`. */
  themes?: PipeDelimitedIntegerList;
  /** Chains to keep, by ids from a multiple search with the response option `filter`. */
  chains?: PipeDelimitedIntegerList;
  /**
   * Guest ratings to keep; -1 means hotels without one.
   *
   * Not stated: The meaning of a whole number. Chosen: the ratings that begin with it; 8 keeps those from 8 to below 9.
   */
  guestRatings?: PipeDelimitedIntegerList;
  /** Deals to keep, by ids from a multiple search with the response option `filter`. */
  deals?: PipeDelimitedIntegerList;
  /** Word or phrase in the names to keep. */
  hotelName?: string;
  /** Default: `popularity`. */
  sortField?: HotelSortField;
  /** Default: `ascending`. */
  sortDirection?: HotelSortDirection;
  /**
   * Index of the page, from 0. The next page is the same call with the next index. From 0 to 1000000. Default: 0.
   *
   * Not stated: Whether fractions count, and the last page. Chosen: whole numbers, at most 1,000,000.
   */
  pageIndex?: number;
  /** From 1 to 250. Default: 25. */
  pageSize?: number;
  /** Hotels to put first, in this order; the set of results stays the same. At most 50 elements. */
  preferredHotels?: HotelId[];
}

/** Facts of a hotel. */
export interface HotelFacts {
  /** Tolerated when missing. */
  key?: EntityKeyText;
  /** Tolerated when missing. */
  name?: string;
  /** Tolerated when missing. */
  address?: string;
  /** Tolerated when missing. */
  hotelCountryCode?: CountryCode;
  /** In degrees. Tolerated when missing. From -90 to 90. */
  latitude?: number;
  /** In degrees. Tolerated when missing. From -180 to 180. */
  longitude?: number;
  /**
   * Number of stars; -1 means none. Tolerated when missing.
   *
   * Not stated: Its type, and the value for none. Chosen: a number that may have a half; any negative one means none, as integrations show -1.
   */
  starRating?: number;
  /** Whether the hotel rated itself. Tolerated when missing. */
  isSelfRated?: boolean;
  licenseNumber?: string;
}

/** Progress of the search, and numbers of hotels. */
export interface HotelSearchState {
  /** Whether all providers have answered; repeat the call until then. Tolerated when missing. */
  isComplete?: boolean;
  /** Time that the search has run. In milliseconds. Tolerated when missing. */
  searchTime?: number;
  /**
   * Tolerated when missing.
   *
   * Not stated: The hotels counted. Chosen: hotels of the destination.
   */
  totalResults?: number;
  /**
   * Tolerated when missing.
   *
   * Not stated: The hotels counted. Chosen: hotels with a rate.
   */
  totalAvailableResults?: number;
  /**
   * Tolerated when missing.
   *
   * Not stated: The hotels counted. Chosen: hotels that pass the filters.
   */
  totalFilteredResults?: number;
  /** Tolerated when missing. */
  currencyCode?: CurrencyCode;
  /** Tolerated when missing. */
  languageCode?: LanguageCode;
}

/**
 * Query of the single hotel search.
 *
 * All of `checkin`, `checkout` are present, or none. `checkin` is before `checkout`. `rooms` is required with `checkin` or `checkout`.
 */
export interface SingleHotelQuery extends HotelStay {
  hotel: HotelEntityKey;
  /** Parts to add to the answer, separated by commas; case is ignored. */
  responseOptions?: SingleHotelOption[];
}

/**
 * Query of the multiple hotel search.
 *
 * `minPrice` is not greater than `maxPrice`. All of `checkin`, `checkout` are present, or none. `checkin` is before `checkout`.
 */
export interface MultipleHotelQuery extends HotelFilters, HotelStay {
  /** Default: `AND`. */
  featuresFilterMode?: FeaturesFilterMode;
  /** Whether to leave out the hotels: for the summary of a completed search, such as filter counts. Default: `false`. */
  summaryOnly?: boolean;
  /** Parts to add to the answer, separated by commas; case is ignored. */
  responseOptions?: MultipleHotelOption[];
}

/**
 * Query of the basic hotel search.
 *
 * `minPrice` is not greater than `maxPrice`. All of `checkin`, `checkout` are present, or none. `checkin` is before `checkout`.
 */
export interface BasicHotelQuery extends HotelFilters, HotelStay {}

/** One bookable rate of one provider. */
export interface HotelRate {
  /** Tolerated when missing. */
  roomName?: string;
  /**
   * Total for the room, in the response's currency. -1 means no price. Tolerated when missing.
   *
   * Not stated: The value for no price. Chosen: any negative amount, as integrations show -1.
   *
   * Not stated: The nights and rooms that the total covers. Chosen: the whole stay, and all rooms requested.
   */
  totalRate?: number;
  /** Tolerated when missing. */
  isCheapestRate?: boolean;
  /** Tolerated when missing. */
  hasFreeCancellation?: boolean;
  /** Tolerated when missing. */
  canPayLater?: boolean;
  /** Whether it is sold together with other services. Tolerated when missing. */
  isBundledRate?: boolean;
  /** Tolerated when missing. */
  inclusions?: InclusionType[];
  /** Tolerated when missing. */
  availableRooms?: number;
  /** Index into the response's `providers`, counted from 0. Tolerated when missing. */
  providerIndex?: number;
  /** Whether it is ranked lower because of charges that its total excludes. Tolerated when missing. */
  isDeprioritisedForExcludedCharges?: boolean;
  /**
   * URL to book at: absolute and ready to use. Its tokens are opaque. Tolerated when missing.
   *
   * Not stated: Its form. Chosen: `{base}/in?a=AFFILIATE&p=LABEL&url=TARGET`, as observed; `p` is the affiliate's own label of the click, empty until the affiliate fills it in.
   */
  bookUri?: string;
  /** Present only with the response option `rateBreakdown`. */
  rateBreakdown?: HotelRateBreakdown;
}

/** Parts of a total, in the response's currency. */
export interface HotelRateBreakdown {
  /** Tolerated when missing. */
  baseRate?: number;
  /** Tolerated when missing. */
  taxes?: number;
  /** Taxes paid at the hotel. */
  localTaxes?: number;
}

/** A provider of rooms. */
export interface HotelProvider {
  /** Tolerated when missing. */
  code?: string;
  /** Tolerated when missing. */
  name?: string;
  /** Tolerated when missing. */
  logo?: string;
  /** Whether it is the hotel's own shop, typically a chain's. Tolerated when missing. */
  isDirect?: boolean;
  /** Whether it supports the request's language. Tolerated when missing. */
  isLanguageSupported?: boolean;
  /** Cashback. Only where the affiliate has it. */
  cashback?: ProviderCashback;
}

/** Cashback for the end user. */
export interface ProviderCashback {
  /** Tolerated when missing. */
  type?: CashbackType;
  /** Percent, or an amount of `currency`. Tolerated when missing. */
  value?: number;
  /** Largest sum that is paid back. */
  cap?: number;
  /** Code of a currency: ISO 4217, or defined by the affiliate. Tolerated when missing. */
  currency?: string;
  customCurrencyName?: string;
  customCurrencyAbbreviation?: string;
  /** Kind of a currency outside ISO 4217, such as NON_MONETARY. */
  customCurrencyType?: string;
  /** Whether to show the rate alone, without an amount derived from it. */
  showRateOnly?: boolean;
}

/**
 * A policy of the hotel.
 *
 * Not stated: The codes. Chosen: `checkin` and `checkout`, with the time in the description, as observed, and others in lower case.
 */
export interface HotelPolicy {
  /** Tolerated when missing. */
  code?: string;
  /** Tolerated when missing. */
  name?: string;
  /** Tolerated when missing. */
  description?: string;
}

/** A picture of the hotel. */
export interface HotelImage {
  /** Tolerated when missing. */
  large?: string;
  small?: string;
  /**
   * Not stated: Its shape. Chosen: any JSON is kept; it was observed in answers, and the embedded service leaves it out.
   *
   * Not stated: Its shape. Chosen: any JSON is kept; it was observed in answers, and the embedded service leaves it out.
   */
  sprites?: unknown;
}

/** A feature in words. */
export interface HotelFeatureSummary {
  /** Tolerated when missing. */
  name?: string;
  /** Tolerated when missing. */
  description?: string;
}

/** Features under one heading. */
export interface HotelFeatureTag {
  /** Tolerated when missing. */
  tag?: string;
  /** Tolerated when missing. */
  features?: FeatureId[];
}

/** The place that a hotel lies in. */
export interface HotelPlace {
  /** Tolerated when missing. */
  key?: EntityKeyText;
  /** Tolerated when missing. */
  name?: string;
}

/**
 * A place whose hotels can be searched.
 *
 * Not stated: The response that has it. Chosen: the single search, as in the live service's reference.
 */
export interface SearchableHotelPlace {
  /** Tolerated when missing. */
  id?: PlaceId;
  /** Tolerated when missing. */
  key?: EntityKeyText;
  /** URL of the multiple search of the place. Tolerated when missing. */
  href?: string;
  /** Tolerated when missing. */
  name?: string;
  /** Tolerated when missing. */
  fullName?: string;
  /** In degrees. Tolerated when missing. From -90 to 90. */
  latitude?: number;
  /** In degrees. Tolerated when missing. From -180 to 180. */
  longitude?: number;
  /** Tolerated when missing. */
  placeCountryCode?: CountryCode;
  /** Tolerated when missing. */
  isSearchable?: boolean;
}

/** An aspect that reviews mention. */
export interface HotelReviewAspect {
  /** Tolerated when missing. */
  text?: string;
  /** Tolerated when missing. */
  polarity?: ReviewPolarity;
}

/** Reviews by one kind of guest. */
export interface HotelReviewerType {
  /** Tolerated when missing. */
  type?: number;
  /** Tolerated when missing. */
  numberOfReviews?: number;
  /** Tolerated when missing. */
  aspects?: HotelReviewAspect[];
  /** Localised. Tolerated when missing. */
  name?: string;
}

/** Guest reviews of a hotel. */
export interface HotelReviews {
  /** Tolerated when missing. */
  numberOfReviews?: number;
  /** The rating in words and as a number: `Fabulous, 8.5`. Tolerated when missing. */
  sentiment?: string;
  /**
   * Tolerated when missing.
   *
   * Not stated: The elements. Chosen: as of `aspects`, as in the live service's reference.
   */
  quotes?: HotelReviewAspect[];
  /** Tolerated when missing. */
  aspects?: HotelReviewAspect[];
  /** Tolerated when missing. */
  reviewerTypes?: HotelReviewerType[];
  /**
   * By category, from 0 to 10; -1 means no rating. Tolerated when missing.
   *
   * Not stated: The complete list of categories. Chosen: any name is kept.
   */
  guestRatings?: { [name: string]: number };
}

/** A chain, theme, property type, facility or deal, and how many hotels have it. */
export interface HotelItemReference {
  id: number;
  /** Tolerated when missing. */
  name?: string;
  /** Tolerated when missing. */
  hotelCount?: number;
}

/** Number of hotels with a rating. */
export interface BasicHotelRating {
  /** The rating. */
  key: number;
  /** Number of hotels. Tolerated when missing. */
  value?: number;
}

/** Number of hotels with a rating, official ones and self-ratings apart. */
export interface DetailedHotelRating {
  /** The rating. */
  key: number;
  /** Tolerated when missing. */
  value?: HotelRatingCounts;
}

/** Number of hotels with an official rating, and with a self-rating. */
export interface HotelRatingCounts {
  /** Tolerated when missing. */
  officiallyRated?: number;
  /** Tolerated when missing. */
  selfRated?: number;
}

/** Number of hotels in a price range. Number and width of the ranges vary. */
export interface HotelPriceRange {
  /** Lower bound in the response's currency; the next range's key is the upper one. */
  key: number;
  /** Number of hotels. Tolerated when missing. */
  value?: number;
}

/** Destination of the search. */
export interface HotelDestination {
  /** Tolerated when missing. */
  id?: PlaceId;
  /** Tolerated when missing. */
  key?: EntityKeyText;
  /** URL of the multiple search of the destination. Tolerated when missing. */
  href?: string;
  /**
   * Tolerated when missing.
   *
   * Not stated: The meaning of the numbers. Chosen: 2 is a city, as in the live service's reference; beside it 1 country, 3 region, 4 airport, 5 hotel, 6 hotels, 7 point, 8 polygon.
   */
  type?: number;
  /** Tolerated when missing. */
  name?: string;
  /** Tolerated when missing. */
  fullName?: string;
  /** Tolerated when missing. */
  isSearchable?: boolean;
  /** In degrees. Tolerated when missing. From -90 to 90. */
  latitude?: number;
  /** In degrees. Tolerated when missing. From -180 to 180. */
  longitude?: number;
  /** Tolerated when missing. */
  hasBoundary?: boolean;
  /**
   * In km. Tolerated when missing.
   *
   * Not stated: The unit. Chosen: km.
   */
  radius?: number;
  /**
   * In km. Tolerated when missing.
   *
   * Not stated: The unit. Chosen: km.
   */
  maximumRadius?: number;
}

/** A hotel of a destination. */
export interface HotelResult extends HotelFacts {
  id: HotelId;
  /**
   * Name in the request's language, where that is not the default.
   *
   * Not stated: Its presence in the multiple search. Chosen: optional, as observed.
   */
  translatedName?: string;
  /**
   * The hotel's lowest rate, in the response's currency.
   *
   * Not stated: Whether it may be null. Chosen: yes, as integrations show.
   *
   * Not stated: Its meaning without dates. Chosen: the lowest nightly rate seen lately, as in the single search.
   */
  lowestRate: number | null;
  /**
   * The hotel's highest rate, in the response's currency.
   *
   * Not stated: Whether it may be null. Chosen: yes, as integrations show.
   */
  highestRate: number | null;
  /** URL of the single search of the hotel. Tolerated when missing. */
  href?: string;
  /**
   * Distance from the polygon's centre, the point or the place that was searched; null for searches by hotel. In km.
   *
   * Not stated: The unit, and the value for none. Chosen: km, and null, as integrations show.
   */
  distance: number | null;
  /** Always false. Tolerated when missing. */
  isWithinBoundary?: boolean;
  /** Whether a rate is special (such as mobile-only or desktop-only), underpriced or opaque. Tolerated when missing. */
  isGreatValue?: boolean;
  /** Tolerated when missing. */
  propertyType?: number;
  /** Tolerated when missing. */
  numberOfProviders?: number;
  /** Tolerated when missing. */
  numberOfRates?: number;
  /**
   * Rating by guests, from 0 to 10; -1 means none. Tolerated when missing.
   *
   * Not stated: Its scale. Chosen: from 0 to 10, as integrations show.
   */
  guestRating?: number;
  /** Tolerated when missing. */
  numberOfReviews?: number;
  /** Rates of the hotel, in the order of recommendation. Also with the response option `multipleHotelsAllRates`. Present only with the response option `topRates`. */
  rates?: HotelRate[];
  /**
   * Present only with the response option `hotelWellKnownPlace`.
   *
   * Not stated: Its shape. Chosen: a key and a name, as in the live service's reference.
   */
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

/** A hotel of a destination, in brief. */
export interface BasicHotelResult {
  id: HotelId;
  /** Tolerated when missing. */
  key?: EntityKeyText;
  /** Tolerated when missing. */
  name?: string;
  /** In degrees. Tolerated when missing. From -90 to 90. */
  latitude?: number;
  /** In degrees. Tolerated when missing. From -180 to 180. */
  longitude?: number;
  /**
   * Number of stars; -1 means none. Tolerated when missing.
   *
   * Not stated: Its type, and the value for none. Chosen: a number that may have a half; any negative one means none, as integrations show -1.
   */
  starRating?: number;
  /** Whether the hotel rated itself. Tolerated when missing. */
  isSelfRated?: boolean;
  /**
   * The hotel's lowest rate, in the response's currency.
   *
   * Not stated: Whether it may be null. Chosen: yes, as integrations show.
   */
  lowestRate: number | null;
  /** URL of the single search of the hotel. Tolerated when missing. */
  href?: string;
  /**
   * Rating by guests, from 0 to 10; -1 means none. Tolerated when missing.
   *
   * Not stated: Its scale. Chosen: from 0 to 10, as integrations show.
   */
  guestRating?: number;
  /** Tolerated when missing. */
  numberOfReviews?: number;
  highestRate: number | null;
  /** Tolerated when missing. */
  image?: HotelImage;
  licenseNumber?: string;
}

/** One hotel and its rates. */
export interface SingleHotelSearchResponse extends HotelFacts {
  /** Tolerated when missing. */
  id?: HotelId;
  /** Name in the request's language, where that is not the default. */
  translatedName?: string;
  /** Lowest rate of all providers; without dates, the lowest nightly rate seen lately. */
  lowestRate: number | null;
  /**
   * Whether all providers have answered; repeat the call until then. Tolerated when missing.
   *
   * Not stated: An answer without it. Chosen: not complete.
   */
  isComplete?: boolean;
  /** Time that the search has run. In milliseconds. Tolerated when missing. */
  searchTime?: number;
  /** Tolerated when missing. */
  totalResults?: number;
  /** Tolerated when missing. */
  currencyCode?: CurrencyCode;
  /** Tolerated when missing. */
  languageCode?: LanguageCode;
  /** Country code, derived from the request. Tolerated when missing. */
  countryCode?: CountryCode;
  /** Tolerated when missing. */
  policies?: HotelPolicy[];
  /** Tolerated when missing. */
  providers?: HotelProvider[];
  /** Rates of the hotel. Left out without dates. */
  results?: HotelRate[];
  /** Present only with the response option `features`. */
  features?: FeatureId[];
  /**
   * Present only with the response option `featureSummary`.
   *
   * Not stated: Whether it is a list. Chosen: yes.
   */
  featureSummary?: HotelFeatureSummary[];
  /**
   * Present only with the response option `featureTags`.
   *
   * Not stated: Whether it is a list. Chosen: yes.
   */
  featureTags?: HotelFeatureTag[];
  /** Present only with the response option `description`. */
  description?: string;
  /** Present only with the response option `images`. */
  images?: HotelImage[];
  /** Present only with the response option `place`. */
  place?: SearchableHotelPlace;
  /** Present only with the response option `reviews`. */
  reviews?: HotelReviews;
  /**
   * Present only with the response option `hotelWellKnownPlace`.
   *
   * Not stated: Its shape. Chosen: a key and a name, as in the live service's reference.
   */
  wellKnownPlace?: HotelPlace;
}

/** The hotels of a destination. */
export interface MultipleHotelSearchResponse extends HotelSearchState {
  /** Rate of the cheapest hotel. */
  lowestTotalRate?: number;
  /** Rate of the most expensive hotel. */
  highestTotalRate?: number;
  /** Rate of the cheapest hotel after filters. */
  postFilterLowestTotalRate?: number;
  /** Rate of the most expensive hotel after filters. */
  postFilterHighestTotalRate?: number;
  /** One page of hotels. Left out with `summaryOnly`. */
  results?: HotelResult[];
  /** The destination. Set only with the response option `destination`; null where it is not found. */
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
  /** Providers of the rates. Also with the response option `multipleHotelsAllRates`. Present only with the response option `topRates`. */
  providers?: HotelProvider[];
}

/** The hotels of a destination, in brief. */
export interface BasicMultipleHotelSearchResponse extends HotelSearchState {
  /** One page of hotels. */
  results?: BasicHotelResult[];
}

/**
 * A part to add to the answer of a single search.
 *
 * Not stated: Whether `rateBreakdown` is one. Chosen: yes, as the rate's breakdown needs it and the live service takes it.
 */
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
 * A part to add to the answer of a multiple search.
 *
 * * `features`: Each hotel's features.
 * * `filter`: Counts for filters, after those of the request.
 * * `destination`: The destination.
 * * `rateBreakdown`: Each rate's base and taxes.
 * * `hotelWellKnownPlace`: Each hotel's well-known place.
 * * `images`: Each hotel's pictures.
 * * `hotelPlace`: Each hotel's place.
 * * `reviews`: Each hotel's review quotes and sentiment.
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
 * Whether a hotel must have all the requested features, or one of them.
 *
 * * `AND`: All of them.
 * * `OR`: One of them.
 */
export type FeaturesFilterMode = "AND" | "OR";

/**
 * Sort key of hotels.
 *
 * Not stated: The order of ties and of hotels without a value. Chosen: ties by popularity in both directions; unrated lowest; without a price or distance last; ascending popularity begins with the most popular.
 */
export type HotelSortField = "consumerRating" | "distance" | "name" | "minRate" | "popularity" | "rating";

/** Direction of a hotel sort. */
export type HotelSortDirection = "ascending" | "descending";

/** A meal that a rate includes. */
export type InclusionType = 0 | 1 | 2 | 3 | 4;

/** Praise or criticism of an aspect. */
export type ReviewPolarity = 1 | 0 | -1;

/** Category of guest ratings; `LOCATION`, `OVERALL` and `COMFORT` were observed. */
export type RatingCategory = string;

/** Id of a feature; the static data feed has the labels. */
export type FeatureId = number;

/**
 * Destination of a hotel search: a place (`kplace:`, with its id), a hotel (`khotel:`), a set of hotels (`khotels:`), a point (`klatlon:`, with its latitude and longitude) or a polygon (`kpolygon:`, with those of its corners). The autocomplete returns the first two, as `entityKey`.
 *
 * Matches `^(k(place|hotel):[0-9]+|khotels:[ \t\n\r]*[0-9]+[ \t\n\r]*(,[ \t\n\r]*[0-9]+[ \t\n\r]*)*|klatlon:-?[0-9]+(\.[0-9]+)?,-?[0-9]+(\.[0-9]+)?|kpolygon:-?[0-9]+(\.[0-9]+)?,-?[0-9]+(\.[0-9]+)?(;-?[0-9]+(\.[0-9]+)?,-?[0-9]+(\.[0-9]+)?)*(:[0-9]+)?)$`. Such as `kplace:2643743`.
 */
export type EntityKey = string;

/**
 * The key of one hotel.
 *
 * Matches `^khotel:[0-9]+$`. Such as `khotel:1234`.
 */
export type HotelEntityKey = string;

/**
 * Guests of each room: the number of adults, and the ages of children after a colon. Rooms are separated by `|`. `2` is one room for two adults.
 *
 * Matches `^[0-9]+(:[0-9]+(,[0-9]+)*)?(\|[0-9]+(:[0-9]+(,[0-9]+)*)?)*$`. Such as `2`.
 */
export type HotelRoomGuests = string;

/**
 * Integers separated by `|`, at least one.
 *
 * Matches `^-?[0-9]+(\|-?[0-9]+)*$`. Such as `3|4|5`.
 */
export type PipeDelimitedIntegerList = string;
