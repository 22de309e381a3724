// Made by `cargo xtask regenerate` from `spec/common.toml`. Do not edit.

/** Types, codes and enums that several interfaces share. */

import type { Other } from "./runtime/other.js";

/**
 * An amount of money, as a number and as formatted text. The currency and the price mode are at the root of the
 * response.
 */
export interface Price {
  /** The amount, in units of the response's currency. */
  price: number;
  /** The amount as text, with the currency's symbol. */
  displayPrice?: string;
}

/** A point on Earth (WGS 84). */
export interface Coordinates {
  /** North is positive. In degrees. From -90 to 90. */
  latitude: number;
  /** East is positive. In degrees. From -180 to 180. */
  longitude: number;
}

/** Place type, more specific than the primary type, with a display name. */
export interface DisplayPlaceType {
  /** Machine-readable place type. */
  type?: string;
  /** Display name of the place type, localised. */
  displayName?: string;
}

/** Broad type of place. */
export type PrimaryPlaceType =
  | "airport"
  | "city"
  | "country"
  | "hotel"
  | "trainstation"
  | "region"
  | "touristregion"
  | "neighborhood"
  | "landmark"
  | "nationalpark"
  | "island";

/**
 * Progress of a polled search (flights, cars).
 *
 * * `first-phase`: The faster providers are still responding; the list is partial.
 * * `second-phase`: The faster providers have responded, but the slower providers have not; the list can be shown as if
 *   it were complete.
 * * `complete`: The list is final; polling ends.
 */
export type SearchStatus = "first-phase" | "second-phase" | "complete";

/**
 * Sort direction.
 *
 * * `asc`: Ascending: smallest value first.
 * * `desc`: Descending: largest value first.
 */
export type SortDirection = "asc" | "desc" | Other<string>;

/**
 * Unit of the cashback value.
 *
 * * `PERCENTAGE`: A percentage of the price.
 * * `FLAT`: A fixed amount.
 */
export type CashbackType = "PERCENTAGE" | "FLAT";

/**
 * Id of a running search. The lifetime of a search id is not stated; the embedded service drops searches that are no
 * longer polled.
 */
export type SearchId = string;

/** Part of the service that holds a search. Send it as a query parameter with later polls and details requests. */
export type Cluster = string;

/** Id of a result within a search. */
export type ResultId = string;

/** Id of a place, identical in all interfaces. */
export type PlaceId = number;

/** ISO 4217 currency code. Matches `^[A-Z]{3}$`. Example: `USD`. */
export type CurrencyCode = string;

/** ISO 3166-1 alpha-2 country code. Matches `^[A-Z]{2}$`. Example: `US`. */
export type CountryCode = string;

/**
 * ISO 639 language code, with a region if it matters. Chinese requires a region: `zh_CN`, not `zh`. Matches
 * `^[a-zA-Z]{2}(_[a-zA-Z]{2})?$`. Example: `EN`.
 */
export type LanguageCode = string;

/** IATA code of an airport or metro area, three characters. Matches `^.{3}$`. Example: `LHR`. */
export type AirportCode = string;
