// Made by `cargo xtask regenerate` from `spec/autocomplete.toml`. Do not edit.

/** Place autocomplete: one endpoint per vertical. */

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
 * Finds flight origins and destinations: airports and metro areas, and countries and regions with their airports.
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
 * Finds car pickup and drop-off locations.
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
 * Finds hotel destinations and hotels.
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

/** Query parameters of the autocomplete operations. */
export interface AutocompleteQuery {
  /** Search term. 1 to 200 characters. */
  searchTerm: string;
  /** Language of the names. Default: `EN`. */
  languageCode?: LanguageCode;
}

/** Matching places, best match first. */
export interface FlightAutocompleteResponse {
  /** At most 6 elements. */
  results: FlightPlace[];
}

/** Matching places, best match first. */
export interface CarAutocompleteResponse {
  /** At most 6 elements. */
  results: CarPlace[];
}

/** Matching places and hotels, best match first. */
export interface HotelAutocompleteResponse {
  /** At most 6 elements. */
  results: HotelSearchPlace[];
}

/** Origin or destination of a flight. */
export interface FlightPlace {
  placeId?: PlaceId;
  primaryPlaceType?: PrimaryPlaceType;
  displayPlaceType?: DisplayPlaceType;
  /** Name of the airport or city, localised. */
  name?: string;
  /** Name, city, region, country and code as one string, localised. */
  fullName?: string;
  /** Name of the country, localised. */
  countryName?: string;
  regionName?: string;
  cityName?: string;
  /** IATA code of an airport or metro area. */
  iataCode?: AirportCode;
  /**
   * `true` for a metro area: several airports treated as one city. Its primary type is `city`, and its `placeId` is the
   * id of the city.
   */
  isMetro?: boolean;
}

/** A car rental location. */
export interface CarPlace {
  placeId?: PlaceId;
  primaryPlaceType?: PrimaryPlaceType;
  displayPlaceType?: DisplayPlaceType;
  /** Full name of the place, localised. */
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

/** A hotel search destination, or a hotel. */
export interface HotelSearchPlace {
  placeId?: PlaceId;
  primaryPlaceType?: PrimaryPlaceType;
  displayPlaceType?: DisplayPlaceType;
  /** Name of the hotel, airport or city, localised. */
  name?: string;
  /** Names of the place and of the places that contain it, separated by commas. */
  fullName?: string;
  location?: Coordinates;
  /** Names of the places that contain this place, smallest first: city, region, country. */
  places?: string[];
  /** Key for a hotel search. Send it as `destination`, or as `hotel` if the place is a hotel. */
  entityKey: EntityKeyText;
  /** Name of the hotel. Set only for hotels. */
  hotelName?: string;
  countryName?: string;
  countryCode?: CountryCode;
  regionName?: string;
  cityName?: string;
  /** Id of the city. */
  cityId?: PlaceId;
  /** Id of the hotel. Set only for hotels. */
  hotelId?: HotelId;
  /** IATA code of an airport. */
  iataCode?: AirportCode;
}

/** Id of a hotel. */
export type HotelId = number;

/** A key that the hotel search accepts, such as `kplace:2643743`. */
export type EntityKeyText = string;
