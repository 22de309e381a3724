// Made by `cargo xtask regenerate` from `spec/feeds.toml`. Do not edit.

/** The static data feed: labels of the numbers in hotel answers, and all hotels and places. The service's documentation names it without a description; everything here follows what live services answer. */
import { type CallOptions, call } from "./runtime/call.js";
import type { Client } from "./runtime/client.js";
import { type Feed, records, walk } from "./runtime/feed.js";
import type { Operation } from "./runtime/request.js";
import type { HotelId } from "./autocomplete.js";
import type { Coordinates, CountryCode, CurrencyCode, LanguageCode, PlaceId } from "./common.js";
import type { FeatureId } from "./hotels.js";

const FEEDS_CONSTANTS: Operation = {
  name: "feeds.constants",
  method: "GET",
  path: "/api/4.0/constants-mapping",
  repeatable: true,
  joined: { types: "," },
  answer: "lines",
};

/**
 * Returns the labels of the numbers in hotel answers: facilities, property types, place types, themes, chains, image tags.
 *
 * `GET /api/4.0/constants-mapping`
 *
 * The answer is a stream of records, one line of JSON per record.
 *
 * * 200: The answer.
 * * 400: Bad request: a value is invalid.
 * * 401: The key is missing or wrong.
 * * 403: The request is not allowed.
 * * 404: No such resource.
 * * 429: Too many requests.
 *
 * Not stated: Method, path, parameters, payload and statuses. Chosen: as live services have them, all labels in one record; a key is needed as everywhere.
 *
 * Not stated: How long an answer holds. Chosen: it may be kept.
 */
export async function* constants(
  client: Client,
  query: ConstantsQuery = {},
  options: CallOptions = {},
): AsyncGenerator<Constants, void, undefined> {
  const { value } = await call<ReadableStream<Uint8Array>>(client, FEEDS_CONSTANTS, { query }, options);
  yield* records<Constants>(FEEDS_CONSTANTS, value);
}

const FEEDS_HOTELS: Operation = {
  name: "feeds.hotels",
  method: "GET",
  path: "/api/4.0/hotelfeed",
  repeatable: true,
  joined: { propertyTypeIds: "," },
  answer: "lines",
};

/**
 * Returns all hotels, one page at a time, ordered by id.
 *
 * `GET /api/4.0/hotelfeed`
 *
 * The answer is a stream of records, one line of JSON per record.
 *
 * * 200: The answer.
 * * 400: Bad request: a value is invalid.
 * * 401: The key is missing or wrong.
 * * 403: The request is not allowed.
 * * 404: No such resource.
 * * 429: Too many requests.
 *
 * Not stated: Method, path, parameters, payload and statuses. Chosen: as live services have them, one record per line; a key is needed as everywhere.
 */
export async function* hotels(
  client: Client,
  query: HotelFeedQuery = {},
  options: CallOptions = {},
): AsyncGenerator<HotelFeedRecord, void, undefined> {
  const { value } = await call<ReadableStream<Uint8Array>>(client, FEEDS_HOTELS, { query }, options);
  yield* records<HotelFeedRecord>(FEEDS_HOTELS, value);
}

const FEEDS_PLACES: Operation = {
  name: "feeds.places",
  method: "GET",
  path: "/api/4.0/placefeed",
  repeatable: true,
  answer: "lines",
};

/**
 * Returns all places, one page at a time, ordered by id.
 *
 * `GET /api/4.0/placefeed`
 *
 * The answer is a stream of records, one line of JSON per record.
 *
 * * 200: The answer.
 * * 400: Bad request: a value is invalid.
 * * 401: The key is missing or wrong.
 * * 403: The request is not allowed.
 * * 404: No such resource.
 * * 429: Too many requests.
 *
 * Not stated: Method, path, parameters, payload and statuses. Chosen: as live services have them, one record per line; a key is needed as everywhere.
 */
export async function* places(
  client: Client,
  query: PlaceFeedQuery = {},
  options: CallOptions = {},
): AsyncGenerator<PlaceFeedRecord, void, undefined> {
  const { value } = await call<ReadableStream<Uint8Array>>(client, FEEDS_PLACES, { query }, options);
  yield* records<PlaceFeedRecord>(FEEDS_PLACES, value);
}

const FEEDS_HOTELS_FEED: Feed<HotelFeedQuery, HotelFeedRecord> = {
  operation: FEEDS_HOTELS,
  size: (query) => query.pageSize ?? 10000,
  after: (query, record) => ({ ...query, lastId: record.hotelId }),
};

/**
 * All hotels, page after page. Each call sends `lastId`, the `hotelId` of the previous page's last record.
 *
 * Not stated: The sequence of pages. Chosen: each begins after the last id of the previous one; a page that is not full is the last, and an empty one has the content type of records.
 */
export function allHotels(
  client: Client,
  query: HotelFeedQuery = {},
  options: CallOptions = {},
): AsyncGenerator<HotelFeedRecord, void, undefined> {
  return walk(client, FEEDS_HOTELS_FEED, query, options);
}

const FEEDS_PLACES_FEED: Feed<PlaceFeedQuery, PlaceFeedRecord> = {
  operation: FEEDS_PLACES,
  size: (query) => query.pageSize ?? 100000,
  after: (query, record) => ({ ...query, lastId: record.placeId }),
};

/**
 * All places, page after page. Each call sends `lastId`, the `placeId` of the previous page's last record.
 *
 * Not stated: The sequence of pages. Chosen: each begins after the last id of the previous one; a page that is not full is the last, and an empty one has the content type of records.
 */
export function allPlaces(
  client: Client,
  query: PlaceFeedQuery = {},
  options: CallOptions = {},
): AsyncGenerator<PlaceFeedRecord, void, undefined> {
  return walk(client, FEEDS_PLACES_FEED, query, options);
}

/**
 * Query of the labels: kinds and language.
 *
 * Not stated: The parameters. Chosen: as live services have them.
 *
 * Not stated: The languages. Chosen: the embedded service has English labels only, and answers every language with them.
 */
export interface ConstantsQuery {
  /** Kinds of labels to return. Default: all. */
  types?: ConstantType[];
  /** Language of the labels. Default: `EN`. */
  languageCode?: LanguageCode;
}

/**
 * Query of a page of hotels.
 *
 * Not stated: The parameters. Chosen: as live services have them.
 *
 * Not stated: The languages. Chosen: the embedded service has English names only, and answers every language with them.
 */
export interface HotelFeedQuery {
  /**
   * Hotel that the page begins after; 0 for the first page. Default: 0.
   *
   * Not stated: Whether it may be left out. Chosen: that is the first page.
   */
  lastId?: HotelId;
  /** From 1 to 499999. Default: 10000. */
  pageSize?: number;
  /** Language of names and addresses. Default: `EN`. */
  languageCode?: LanguageCode;
  /** Only hotels in this country. */
  countryCode?: CountryCode;
  /**
   * Only hotels that changed on this day or later, in UTC. A day, `2027-03-14`.
   *
   * Not stated: Whether the day itself counts. Chosen: it does.
   */
  lastUpdated?: string;
  /**
   * Only hotels of these property types, constants of kind `property`.
   *
   * Not stated: The form of the list. Chosen: separated by commas, as `types` of the constants.
   */
  propertyTypeIds?: number[];
}

/**
 * Query of a page of places.
 *
 * Not stated: The parameters. Chosen: as live services have them.
 *
 * Not stated: The languages. Chosen: the embedded service has English names only, and answers every language with them.
 */
export interface PlaceFeedQuery {
  /**
   * Place that the page begins after; 0 for the first page. Default: 0.
   *
   * Not stated: Whether it may be left out. Chosen: that is the first page.
   */
  lastId?: PlaceId;
  /** From 1 to 499999. Default: 100000. */
  pageSize?: number;
  /** Language of names. Default: `EN`. */
  languageCode?: LanguageCode;
  /** Only places in this country, and the country itself. */
  countryCode?: CountryCode;
}

/**
 * Labels, by kind; only of the kinds that were requested.
 *
 * Not stated: The record, and the optional fields. Chosen: as live services have them; a kind without labels is left out.
 */
export interface Constants {
  /** Features of hotels. */
  facility?: FacilityConstants;
  /** Themes. */
  theme?: Constant[];
  /**
   * Types of places in the feed of places, where an airport is 2 and a city 5. The types of destinations in hotel answers have other numbers.
   *
   * Not stated: The numbers of other types. Chosen: those up to 5, for countries, regions and metro areas.
   */
  placeType?: Constant[];
  /**
   * Property types. May come as `propertyType`.
   *
   * Not stated: Its name: live services answer with `property`, their reference has `propertyType`. Chosen: both are read, `property` is written.
   */
  property?: Constant[];
  /** Chains. */
  chain?: ChainConstant[];
  /** Subjects of pictures. */
  imageTag?: Constant[];
}

/**
 * A number, with its label.
 *
 * Not stated: The shape. Chosen: as live services have it.
 */
export interface Constant {
  id: number;
  /** The label, localised. */
  name: string;
}

/**
 * A chain, with its label.
 *
 * Not stated: The shape. Chosen: as live services have it.
 */
export interface ChainConstant {
  id: number;
  /** The chain's name. */
  name: string;
  /** Chain that owns it. */
  parentId?: number;
}

/**
 * Features of hotels, and the tags that group them.
 *
 * Not stated: The shape. Chosen: as live services have it.
 */
export interface FacilityConstants {
  /** Features. */
  features?: FeatureConstant[];
  /** Headings of groups of features. */
  tags?: FeatureTagConstant[];
}

/**
 * A feature, with its label.
 *
 * Not stated: The shape. Chosen: as live services have it.
 */
export interface FeatureConstant {
  id: FeatureId;
  /** The label, localised. */
  name: string;
  type?: FeatureScope;
}

/**
 * A heading of a group of features, with its label.
 *
 * Not stated: The shape. Chosen: as live services have it.
 */
export interface FeatureTagConstant {
  /** Names the heading in groups of features. */
  id: string;
  /** The label, localised. */
  name: string;
}

/**
 * One hotel, without anything that depends on dates.
 *
 * Not stated: The record, and the optional fields. Chosen: as live services have them; everything but the id is tolerated when missing.
 */
export interface HotelFeedRecord {
  hotelId: HotelId;
  /** Tolerated when missing. */
  hotelName?: string;
  /** A constant of kind `property`; 0 is a hotel. Tolerated when missing. */
  propertyTypeId?: number;
  /** Place of the hotel. Tolerated when missing. */
  location?: HotelFeedLocation;
  /**
   * Stars; 0 for holiday homes.
   *
   * Not stated: The value of a hotel without stars. Chosen: 0.
   */
  starRating?: number;
  /**
   * Lowest rate of a night, in US dollars.
   *
   * Not stated: Its days and taxes. Chosen: the plainest room on an average night, before tax.
   */
  minRate?: number;
  /** Deprecated. A lower number is more popular. */
  popularity?: number;
  /**
   * Guest rating, from 0 to 10. Tolerated when missing. From 0 to 10.
   *
   * Not stated: The value of a hotel without a rating. Chosen: 0.
   */
  overallRating?: number;
  /** Tolerated when missing. */
  numberOfReviews?: number;
  /** Constants of kind `theme`. */
  themes?: number[];
  /** Features, in groups. */
  facilities?: HotelFeedFacility[];
  /** Begin of check-in, as hhmm: 1500 is three in the afternoon. From 0 to 2359. */
  checkIn?: number;
  /** End of check-out, as hhmm. From 0 to 2359. */
  checkOut?: number;
  /** A constant of kind `chain`. */
  chainId?: number;
  /**
   * IATA code of an airport.
   *
   * Not stated: Whose code it is. Chosen: that of the nearest airport within 100 km.
   */
  iataCode?: string;
  /** Time when the record was made, in UTC: `2024-05-01T08:30:00Z`. */
  dateCreated?: string;
  /** Time of the last change, in UTC: `2024-05-01T08:30:00Z`. Tolerated when missing. */
  lastUpdated?: string;
  /** Pictures. */
  images?: HotelFeedImage[];
}

/**
 * Place of a hotel: address, position, and the places around it.
 *
 * Not stated: The shape. Chosen: as live services have it.
 */
export interface HotelFeedLocation {
  address?: string;
  postalCode?: string;
  /** Position. Tolerated when missing. */
  coordinates?: Coordinates;
  /** City. Tolerated when missing. */
  city?: HotelFeedCity;
  /** State, province or the like. */
  state?: HotelFeedState;
  /** Country. Tolerated when missing. */
  country?: HotelFeedCountry;
}

/**
 * City of a hotel.
 *
 * Not stated: The shape. Chosen: as live services have it.
 */
export interface HotelFeedCity {
  /** Tolerated when missing. */
  placeId?: PlaceId;
  /** Tolerated when missing. */
  name?: string;
  /** A constant of kind `placeType`. Tolerated when missing. */
  placeTypeId?: number;
}

/**
 * State, province or the like of a hotel.
 *
 * Not stated: The shape. Chosen: as live services have it.
 */
export interface HotelFeedState {
  /** Tolerated when missing. */
  placeId?: PlaceId;
  /** Tolerated when missing. */
  name?: string;
}

/**
 * Country of a hotel.
 *
 * Not stated: The shape. Chosen: as live services have it.
 */
export interface HotelFeedCountry {
  /** Tolerated when missing. */
  placeId?: PlaceId;
  /** Tolerated when missing. */
  name?: string;
  /** Tolerated when missing. */
  countryCode?: CountryCode;
  currencyCode?: CurrencyCode;
}

/**
 * A group of features.
 *
 * Not stated: The shape. Chosen: as live services have it.
 */
export interface HotelFeedFacility {
  /** Heading of the group, one of the tags among the constants of kind `facility`. Tolerated when missing. */
  tag?: string;
  /** Features, among the constants of kind `facility`. Tolerated when missing. */
  featureIds?: FeatureId[];
}

/**
 * A picture of a hotel.
 *
 * Not stated: The shape. Chosen: as live services have it.
 */
export interface HotelFeedImage {
  /**
   * Number of the picture. Tolerated when missing.
   *
   * Not stated: Its type. Chosen: an integer; of another, the picture is kept without it.
   */
  imageId?: number;
  /** Origin of the picture. Tolerated when missing. */
  source?: string;
  /** The picture. */
  url: string;
  /** In pixels. Tolerated when missing. */
  width?: number;
  /** In pixels. Tolerated when missing. */
  height?: number;
  /**
   * A constant of kind `imageTag`.
   *
   * Not stated: Its type. Chosen: an integer; of another, the picture is kept without it.
   */
  tag?: number;
}

/**
 * One place.
 *
 * Not stated: The record, and the optional fields. Chosen: as live services have them; everything but the id is tolerated when missing.
 */
export interface PlaceFeedRecord {
  placeId: PlaceId;
  /** Tolerated when missing. */
  placeName?: string;
  /** Its city. */
  cityPlaceId?: PlaceId;
  countryCode?: CountryCode;
  countryName?: string;
  /**
   * In degrees. From -90 to 90.
   *
   * Not stated: The position of a country. Chosen: that of its largest city, and none without a city.
   */
  latitude?: number;
  /** In degrees. From -180 to 180. */
  longitude?: number;
  /** Places that it lies in, the smallest first; none for a continent. Tolerated when missing. */
  hierarchy?: PlaceId[];
  /** A constant of kind `placeType`. Tolerated when missing. */
  placeTypeId?: number;
  /** Number of hotels in it. */
  numHotels?: number;
  /** IATA code of an airport or metro area. */
  iataCode?: string;
}

/**
 * Kind of a constant.
 *
 * * `facility`: The features of hotels, and the tags that group them.
 * * `property`: Property types.
 * * `placeType`: Types of places in the feed of places.
 * * `theme`: Themes.
 * * `chain`: Chains.
 * * `imageTag`: Subjects of pictures.
 *
 * Not stated: The complete list. Chosen: the kinds that live services take.
 */
export type ConstantType = "facility" | "property" | "placeType" | "theme" | "chain" | "imageTag" | (string & {});

/**
 * Part of a stay that a feature belongs to.
 *
 * * `hotel`: The hotel as a whole.
 * * `room`: The room.
 * * `activity`: Something to do there.
 *
 * Not stated: The complete list. Chosen: the values of live services.
 */
export type FeatureScope = "hotel" | "room" | "activity" | (string & {});
