// Made by `cargo xtask regenerate` from `spec/feeds.toml`. Do not edit.

/**
 * The static data feed: labels of the numbers in hotel answers, and all hotels and places. The service's documentation
 * names it without a description; everything here follows what live services answer.
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
 * Returns the labels of the numbers in hotel answers: facilities, property types, place types, themes, chains, image
 * tags.
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

/** Query of the labels: kinds and language. */
export interface ConstantsQuery {
  /** Kinds of labels to return. Default: all. */
  types?: ConstantType[];
  /** Language of the labels. Default: `EN`. */
  languageCode?: LanguageCode;
}

/** Query of a page of hotels. */
export interface HotelFeedQuery {
  /** Id of the last hotel before the page; 0 for the first page. Default: 0. */
  lastId?: HotelId;
  /** From 1 to 499999. Default: 10000. */
  pageSize?: number;
  /** Language of names and addresses. Default: `EN`. */
  languageCode?: LanguageCode;
  /** Only hotels in this country. */
  countryCode?: CountryCode;
  /** Returns only hotels that changed on or after this day, in UTC. Such as `2027-03-14`. */
  lastUpdated?: string;
  /** Only hotels of these property types, constants of kind `property`. */
  propertyTypeIds?: number[];
}

/** Query of a page of places. */
export interface PlaceFeedQuery {
  /** Id of the last place before the page; 0 for the first page. Default: 0. */
  lastId?: PlaceId;
  /** From 1 to 499999. Default: 100000. */
  pageSize?: number;
  /** Language of names. Default: `EN`. */
  languageCode?: LanguageCode;
  /** Only places in this country, and the country itself. */
  countryCode?: CountryCode;
}

/** Labels by kind, for the requested kinds only. */
export interface Constants {
  /** Features of hotels. */
  facility?: FacilityConstants;
  /** Themes. */
  theme?: Constant[];
  /**
   * Types of places in the feed of places, where an airport is 2 and a city 5. The types of destinations in hotel
   * answers have other numbers.
   */
  placeType?: Constant[];
  /** Property types. Responses may name it `propertyType`. */
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
  /** The parent chain. */
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

/** A heading of a group of features, with its label. */
export interface FeatureTagConstant {
  /** Names the heading in groups of features. */
  id: string;
  /** The label, localised. */
  name: string;
}

/** One hotel, without anything that depends on dates. */
export interface HotelFeedRecord {
  hotelId: HotelId;
  hotelName?: string;
  /** A constant of kind `property`; 0 is a hotel. */
  propertyTypeId?: number;
  /** Place of the hotel. */
  location?: HotelFeedLocation;
  /** Stars; 0 for holiday homes. */
  starRating?: number;
  /** Lowest nightly rate, in US dollars. */
  minRate?: number;
  /** Deprecated. A lower number is more popular. */
  popularity?: number;
  /** Guest rating, from 0 to 10. From 0 to 10. */
  overallRating?: number;
  numberOfReviews?: number;
  /** Constants of kind `theme`. */
  themes?: number[];
  /** Features, in groups. */
  facilities?: HotelFeedFacility[];
  /** Start of check-in, as hhmm: 1500 is 3 p.m. From 0 to 2359. */
  checkIn?: number;
  /** End of check-out, as hhmm. From 0 to 2359. */
  checkOut?: number;
  /** A constant of kind `chain`. */
  chainId?: number;
  /** IATA code of an airport. */
  iataCode?: string;
  /** Creation time of the record, in UTC: `2024-05-01T08:30:00Z`. */
  dateCreated?: string;
  /** Time of the last change, in UTC: `2024-05-01T08:30:00Z`. */
  lastUpdated?: string;
  /** Pictures. */
  images?: HotelFeedImage[];
}

/** Place of a hotel: address, position, and the places around it. */
export interface HotelFeedLocation {
  address?: string;
  postalCode?: string;
  /** Position. */
  coordinates?: Coordinates;
  /** City. */
  city?: HotelFeedCity;
  /** State, province or the like. */
  state?: HotelFeedState;
  /** Country. */
  country?: HotelFeedCountry;
}

/** City of a hotel. */
export interface HotelFeedCity {
  placeId?: PlaceId;
  name?: string;
  /** A constant of kind `placeType`. */
  placeTypeId?: number;
}

/** State, province or the like of a hotel. */
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
  /** Heading of the group: a tag from the constants of kind `facility`. */
  tag?: string;
  /** Ids of features from the constants of kind `facility`. */
  featureIds?: FeatureId[];
}

/** A picture of a hotel. */
export interface HotelFeedImage {
  /** Number of the picture. */
  imageId?: number;
  /** Origin of the picture. */
  source?: string;
  /** The picture. */
  url: string;
  /** In pixels. */
  width?: number;
  /** In pixels. */
  height?: number;
  /** A constant of kind `imageTag`. */
  tag?: number;
}

/** One place. */
export interface PlaceFeedRecord {
  placeId: PlaceId;
  placeName?: string;
  /** The city of the place. */
  cityPlaceId?: PlaceId;
  countryCode?: CountryCode;
  countryName?: string;
  /** In degrees. From -90 to 90. */
  latitude?: number;
  /** In degrees. From -180 to 180. */
  longitude?: number;
  /** The places that contain this one, smallest first; empty for a continent. */
  hierarchy?: PlaceId[];
  /** A constant of kind `placeType`. */
  placeTypeId?: number;
  /** Number of hotels in the place. */
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
 */
export type ConstantType = "facility" | "property" | "placeType" | "theme" | "chain" | "imageTag" | Other<string>;

/**
 * Part of a stay that a feature belongs to.
 *
 * * `hotel`: The hotel as a whole.
 * * `room`: The room.
 * * `activity`: An activity at the hotel.
 */
export type FeatureScope = "hotel" | "room" | "activity" | Other<string>;
