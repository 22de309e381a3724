// Made by `cargo xtask regenerate` from `spec/feeds.toml`. Do not edit.

/**
 * The static data feed: labels of the numeric ids in hotel responses, and all hotels and places. The service's
 * documentation mentions the feed but does not describe it; everything here follows the reference and the responses of
 * live services.
 */

import { type CallOptions, call } from "./runtime/call.js";
import type { Client } from "./runtime/client.js";
import { type Feed, type FeedOptions, type Walk, records, walk } from "./runtime/feed.js";
import type { Other } from "./runtime/other.js";
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
 * Returns the labels of the numeric ids in hotel responses: facilities, property types, place types, themes, chains and
 * image tags.
 *
 * `GET /api/4.0/constants-mapping`
 */
export async function* constants(
  client: Client,
  query: ConstantsQuery = {},
  options: CallOptions = {},
): AsyncGenerator<Constants, void, undefined> {
  const { value } = await call<ReadableStream<Uint8Array>>(client, FEEDS_CONSTANTS, { query }, options);
  yield* records<Constants>(client, FEEDS_CONSTANTS, value);
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
 */
export async function* hotels(
  client: Client,
  query: HotelFeedQuery = {},
  options: CallOptions = {},
): AsyncGenerator<HotelFeedRecord, void, undefined> {
  const { value } = await call<ReadableStream<Uint8Array>>(client, FEEDS_HOTELS, { query }, options);
  yield* records<HotelFeedRecord>(client, FEEDS_HOTELS, value);
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
 */
export async function* places(
  client: Client,
  query: PlaceFeedQuery = {},
  options: CallOptions = {},
): AsyncGenerator<PlaceFeedRecord, void, undefined> {
  const { value } = await call<ReadableStream<Uint8Array>>(client, FEEDS_PLACES, { query }, options);
  yield* records<PlaceFeedRecord>(client, FEEDS_PLACES, value);
}

const FEEDS_HOTELS_FEED: Feed<HotelFeedQuery, HotelFeedRecord> = {
  operation: FEEDS_HOTELS,
  size: (query) => query.pageSize ?? 10000,
  id: (record) => record.hotelId,
  after: (query, record) => ({ ...query, lastId: record.hotelId }),
};

/** All hotels, page after page. Each call sends `lastId`, the `hotelId` of the previous page's last record. */
export function allHotels(
  client: Client,
  query: HotelFeedQuery = {},
  options: FeedOptions = {},
): Walk<HotelFeedRecord> {
  return walk(client, FEEDS_HOTELS_FEED, query, options);
}

const FEEDS_PLACES_FEED: Feed<PlaceFeedQuery, PlaceFeedRecord> = {
  operation: FEEDS_PLACES,
  size: (query) => query.pageSize ?? 100000,
  id: (record) => record.placeId,
  after: (query, record) => ({ ...query, lastId: record.placeId }),
};

/** All places, page after page. Each call sends `lastId`, the `placeId` of the previous page's last record. */
export function allPlaces(
  client: Client,
  query: PlaceFeedQuery = {},
  options: FeedOptions = {},
): Walk<PlaceFeedRecord> {
  return walk(client, FEEDS_PLACES_FEED, query, options);
}

/** Query parameters for labels: types and language. */
export interface ConstantsQuery {
  /** Types of labels to return. Default: all types. */
  types?: ConstantType[];
  /** Language of the labels. Default: `EN`. */
  languageCode?: LanguageCode;
}

/** Query parameters for a page of hotels. */
export interface HotelFeedQuery {
  /** Id of the last hotel before the page; 0 for the first page. Default: 0. */
  lastId?: HotelId;
  /** From 1 to 499999. Default: 10000. */
  pageSize?: number;
  /** Language of names and addresses. Default: `EN`. */
  languageCode?: LanguageCode;
  /** Country of the hotels to return. */
  countryCode?: CountryCode;
  /** Earliest last-change date of the hotels to return, in UTC. A date, such as `2027-03-14`. */
  lastUpdated?: string;
  /** Property types of the hotels to return: constants of type `property`. */
  propertyTypeIds?: number[];
}

/** Query parameters for a page of places. */
export interface PlaceFeedQuery {
  /** Id of the last place before the page; 0 for the first page. Default: 0. */
  lastId?: PlaceId;
  /** From 1 to 499999. Default: 100000. */
  pageSize?: number;
  /** Language of names. Default: `EN`. */
  languageCode?: LanguageCode;
  /** Country of the places to return, which include the country itself. */
  countryCode?: CountryCode;
}

/** Labels by type, for the requested types only. */
export interface Constants {
  /** Features of hotels. */
  facility?: FacilityConstants;
  /** Themes. */
  theme?: Constant[];
  /**
   * Place types in the place feed: for example, 2 is an airport and 5 is a city. Destination types in hotel responses
   * have different numbers.
   */
  placeType?: Constant[];
  /** Property types. Responses may use the name `propertyType`. */
  property?: Constant[];
  /** Chains. */
  chain?: ChainConstant[];
  /** Subjects of pictures. */
  imageTag?: Constant[];
}

/** A numeric id and its label. */
export interface Constant {
  id: number;
  /** The label, localised. */
  name: string;
}

/** A chain and its label. */
export interface ChainConstant {
  id: number;
  /** The chain's name. */
  name: string;
  /** Id of the parent chain. */
  parentId?: number;
}

/** Features of hotels, and the tags that group them. */
export interface FacilityConstants {
  /** Features. */
  features?: FeatureConstant[];
  /** Headings of groups of features. */
  tags?: FeatureTagConstant[];
}

/** A feature and its label. */
export interface FeatureConstant {
  id: FeatureId;
  /** The label, localised. */
  name: string;
  type?: FeatureScope;
}

/** Heading of a group of features, and its label. */
export interface FeatureTagConstant {
  /** Id of the heading, as used in groups of features. */
  id: string;
  /** The label, localised. */
  name: string;
}

/** One hotel, without date-dependent data. */
export interface HotelFeedRecord {
  hotelId: HotelId;
  hotelName?: string;
  /** A constant of type `property`; 0 is a hotel. */
  propertyTypeId?: number;
  /** Location of the hotel. */
  location?: HotelFeedLocation;
  /** Number of stars; 0 for holiday homes. */
  starRating?: number;
  /** Lowest nightly rate, in US dollars. */
  minRate?: number;
  /** Deprecated. A lower number means a more popular hotel. */
  popularity?: number;
  /** Guest rating, from 0 to 10. From 0 to 10. */
  overallRating?: number;
  numberOfReviews?: number;
  /** Constants of type `theme`. */
  themes?: number[];
  /** Features, in groups. */
  facilities?: HotelFeedFacility[];
  /** Earliest check-in time, as hhmm: 1500 is 3 p.m. From 0 to 2359. */
  checkIn?: number;
  /** Latest check-out time, as hhmm. From 0 to 2359. */
  checkOut?: number;
  /** A constant of type `chain`. */
  chainId?: number;
  /** IATA code of an airport. */
  iataCode?: string;
  /** Creation time of the record, in UTC: `2024-05-01T08:30:00Z`. */
  dateCreated?: string;
  /** Time of the last change, in UTC: `2024-05-01T08:30:00Z`. */
  lastUpdated?: string;
  /** Pictures of the hotel. */
  images?: HotelFeedImage[];
}

/** Location of a hotel: address, coordinates, and the places that contain it. */
export interface HotelFeedLocation {
  address?: string;
  postalCode?: string;
  /** Coordinates of the hotel. */
  coordinates?: Coordinates;
  /** City of the hotel. */
  city?: HotelFeedCity;
  /** State, province or similar region of the hotel. */
  state?: HotelFeedState;
  /** Country of the hotel. */
  country?: HotelFeedCountry;
}

/** City of a hotel. */
export interface HotelFeedCity {
  placeId?: PlaceId;
  name?: string;
  /** A constant of type `placeType`. */
  placeTypeId?: number;
}

/** State, province or similar region of a hotel. */
export interface HotelFeedState {
  placeId?: PlaceId;
  name?: string;
}

/** Country of a hotel. */
export interface HotelFeedCountry {
  placeId?: PlaceId;
  name?: string;
  countryCode?: CountryCode;
  currencyCode?: CurrencyCode;
}

/** A group of features. */
export interface HotelFeedFacility {
  /** Heading of the group: a tag from the constants of type `facility`. */
  tag?: string;
  /** Ids of features from the constants of type `facility`. */
  featureIds?: FeatureId[];
}

/** A picture of a hotel. */
export interface HotelFeedImage {
  /** Id of the picture. */
  imageId?: number;
  /** Origin of the picture. */
  source?: string;
  /** URL of the picture. */
  url: string;
  /** In pixels. */
  width?: number;
  /** In pixels. */
  height?: number;
  /** A constant of type `imageTag`. */
  tag?: number;
}

/** One place. */
export interface PlaceFeedRecord {
  placeId: PlaceId;
  placeName?: string;
  /** Id of the city of the place. */
  cityPlaceId?: PlaceId;
  countryCode?: CountryCode;
  countryName?: string;
  /** In degrees. From -90 to 90. */
  latitude?: number;
  /** In degrees. From -180 to 180. */
  longitude?: number;
  /** Ids of the places that contain this place, smallest first; empty for a continent. */
  hierarchy?: PlaceId[];
  /** A constant of type `placeType`. */
  placeTypeId?: number;
  /** Number of hotels in the place. */
  numHotels?: number;
  /** IATA code of an airport or metro area. */
  iataCode?: string;
}

/**
 * Type of constant.
 *
 * * `facility`: Hotel features, and the tags that group them.
 * * `property`: Property types.
 * * `placeType`: Place types in the place feed.
 * * `theme`: Hotel themes.
 * * `chain`: Hotel chains.
 * * `imageTag`: Subjects of pictures.
 */
export type ConstantType = "facility" | "property" | "placeType" | "theme" | "chain" | "imageTag" | Other<string>;

/**
 * Part of a stay that a feature applies to.
 *
 * * `hotel`: The hotel as a whole.
 * * `room`: The room.
 * * `activity`: An activity at the hotel.
 */
export type FeatureScope = "hotel" | "room" | "activity" | Other<string>;
