// Made by `cargo xtask regenerate` from `spec/autocomplete.toml`. Do not edit.

/** Autocomplete of places, one endpoint for each vertical. */

import { type Answer, type CallOptions, call } from "./runtime/call.js";
import type { Client } from "./runtime/client.js";
import type { Operation } from "./runtime/request.js";
import type {
  AirportCode,
  Coordinates,
  CountryCode,
  DisplayPlaceType,
  LanguageCode,
  PlaceId,
  PrimaryPlaceType,
} from "./common.js";

const AUTOCOMPLETE_FLIGHTS: Operation = {
  name: "autocomplete.flights",
  method: "GET",
  path: "/api/affiliate/autocomplete/v1/flights",
  repeatable: true,
  results: "results",
};

/**
 * Finds places to fly from and to: airports and metro areas, and countries and regions with their airports.
 *
 * `GET /api/affiliate/autocomplete/v1/flights`
 */
export function flights(
  client: Client,
  query: AutocompleteQuery,
  options: CallOptions = {},
): Promise<Answer<FlightAutocompleteResponse>> {
  return call<FlightAutocompleteResponse>(client, AUTOCOMPLETE_FLIGHTS, { query }, options);
}

const AUTOCOMPLETE_CARS: Operation = {
  name: "autocomplete.cars",
  method: "GET",
  path: "/api/affiliate/autocomplete/v1/cars",
  repeatable: true,
  results: "results",
};

/**
 * Finds places to pick up and return a car.
 *
 * `GET /api/affiliate/autocomplete/v1/cars`
 */
export function cars(
  client: Client,
  query: AutocompleteQuery,
  options: CallOptions = {},
): Promise<Answer<CarAutocompleteResponse>> {
  return call<CarAutocompleteResponse>(client, AUTOCOMPLETE_CARS, { query }, options);
}

const AUTOCOMPLETE_HOTELS: Operation = {
  name: "autocomplete.hotels",
  method: "GET",
  path: "/api/affiliate/autocomplete/v1/hotels",
  repeatable: true,
  results: "results",
};

/**
 * Finds places to stay in, and hotels.
 *
 * `GET /api/affiliate/autocomplete/v1/hotels`
 */
export function hotels(
  client: Client,
  query: AutocompleteQuery,
  options: CallOptions = {},
): Promise<Answer<HotelAutocompleteResponse>> {
  return call<HotelAutocompleteResponse>(client, AUTOCOMPLETE_HOTELS, { query }, options);
}

/** Query of the autocomplete. */
export interface AutocompleteQuery {
  /** Search term. 1 to 200 characters. */
  searchTerm: string;
  /** Language of the names. Default: `EN`. */
  languageCode?: LanguageCode;
}

/** Matching places, best first. */
export interface FlightAutocompleteResponse {
  /** At most 6 elements. */
  results: FlightPlace[];
}

/** Matching places, best first. */
export interface CarAutocompleteResponse {
  /** At most 6 elements. */
  results: CarPlace[];
}

/** Matching places and hotels, best first. */
export interface HotelAutocompleteResponse {
  /** At most 6 elements. */
  results: HotelSearchPlace[];
}

/** A place to fly from or to. */
export interface FlightPlace {
  placeId?: PlaceId;
  primaryPlaceType?: PrimaryPlaceType;
  displayPlaceType?: DisplayPlaceType;
  /** Name of the airport or city, localised. */
  name?: string;
  /** Name, city, region, country and code in one, localised. */
  fullName?: string;
  /** Localised. */
  countryName?: string;
  regionName?: string;
  cityName?: string;
  /** IATA code of an airport or metro area. */
  iataCode?: AirportCode;
  /**
   * True for a metro area: several airports treated as one city. Its primary type is city, its `placeId` the city's.
   */
  isMetro?: boolean;
}

/** A place to rent a car at. */
export interface CarPlace {
  placeId?: PlaceId;
  primaryPlaceType?: PrimaryPlaceType;
  displayPlaceType?: DisplayPlaceType;
  /** Localised. */
  fullName?: string;
  location?: Coordinates;
  countryName?: string;
  countryCode?: CountryCode;
  regionName?: string;
  cityName?: string;
  /** Id of the city. */
  cityId?: PlaceId;
  /** IATA code of an airport. */
  iataCode?: AirportCode;
}

/** A place to search for hotels in, or a hotel. */
export interface HotelSearchPlace {
  placeId?: PlaceId;
  primaryPlaceType?: PrimaryPlaceType;
  displayPlaceType?: DisplayPlaceType;
  /** Name of the hotel, airport or city, localised. */
  name?: string;
  /** Name of the place and of those that it lies in, joined by commas. */
  fullName?: string;
  location?: Coordinates;
  /** Names of the places that it lies in, smallest first: city, region, country. */
  places?: string[];
  /** Key for the hotel search: its `destination`, or its `hotel` where the place is a hotel. */
  entityKey: EntityKeyText;
  /** Name of the hotel. Hotels only. */
  hotelName?: string;
  countryName?: string;
  countryCode?: CountryCode;
  regionName?: string;
  cityName?: string;
  /** Id of the city. */
  cityId?: PlaceId;
  /** Id of the hotel. Hotels only. */
  hotelId?: HotelId;
  /** IATA code of an airport. */
  iataCode?: AirportCode;
}

/** Id of a hotel. */
export type HotelId = number;

/** A key that the hotel search takes, such as `kplace:2643743`. */
export type EntityKeyText = string;
