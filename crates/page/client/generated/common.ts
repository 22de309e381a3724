// Made by `cargo xtask regenerate` from `spec/common.toml`. Do not edit.

/** Shapes, codes and enums that several interfaces share. */

import type { Other } from "./runtime/other.js";

/** An amount of money, and the same as text. Its currency and price mode are at the root of the response. */
export interface Price {
  /** The amount, in units of the response's currency. */
  price: number;
  /** The amount as text, with the currency's symbol. */
  displayPrice?: string;
}

/** A point on earth (WGS 84). */
export interface Coordinates {
  /** North is positive. In degrees. From -90 to 90. */
  latitude: number;
  /** East is positive. In degrees. From -180 to 180. */
  longitude: number;
}

/** Kind of a place, finer than the primary type, with a text to show. */
export interface DisplayPlaceType {
  /** The kind, for programs. */
  type?: string;
  /** The kind, for people, localised. */
  displayName?: string;
}

/** Kind of a place, in broad terms. */
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
 * * `first-phase`: The faster providers are still answering; the list is partial.
 * * `second-phase`: The faster providers have answered, the slower ones have not; the list can be shown as if it were
 *   complete.
 * * `complete`: The list is final; polling ends.
 */
export type SearchStatus = "first-phase" | "second-phase" | "complete";

/**
 * Direction of a sort.
 *
 * * `asc`: Smallest first.
 * * `desc`: Largest first.
 */
export type SortDirection = "asc" | "desc" | Other<string>;

/**
 * Unit of a cashback's value.
 *
 * * `PERCENTAGE`: A share of the price, in percent.
 * * `FLAT`: A fixed amount.
 */
export type CashbackType = "PERCENTAGE" | "FLAT";

/** Id of a running search. Its lifetime is not stated; the embedded service drops a search that is no longer polled. */
export type SearchId = string;

/** Part of the service that holds a search. Later polls and details send it as a query parameter. */
export type Cluster = string;

/** Id of a result within a search. */
export type ResultId = string;

/** Id of a place, the same in every interface. */
export type PlaceId = number;

/** ISO 4217 currency code. Matches `^[A-Z]{3}$`. Such as `USD`. */
export type CurrencyCode = string;

/** ISO 3166-1 alpha-2 country code. Matches `^[A-Z]{2}$`. Such as `US`. */
export type CountryCode = string;

/**
 * ISO 639 language code, with a region where it matters. Chinese needs one: `zh_CN`, not `zh`. Matches
 * `^[a-zA-Z]{2}(_[a-zA-Z]{2})?$`. Such as `EN`.
 */
export type LanguageCode = string;

/** IATA code of an airport or metro area, three characters. Matches `^.{3}$`. Such as `LHR`. */
export type AirportCode = string;
