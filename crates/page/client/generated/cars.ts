// Made by `cargo xtask regenerate` from `spec/cars.toml`. Do not edit.

/** Car search: one endpoint starts and polls searches. */

import { type Answer, type CallOptions, call } from "./runtime/call.js";
import type { Client } from "./runtime/client.js";
import type { Operation } from "./runtime/request.js";
import { judgeBy } from "./runtime/results.js";
import { type Protocol, Search, type SearchOptions, type Token } from "./runtime/search.js";
import type {
  AirportCode,
  Cluster,
  Coordinates,
  CountryCode,
  CurrencyCode,
  Price,
  ResultId,
  SearchId,
  SearchStatus,
} from "./common.js";

const CARS_POLL: Operation = {
  name: "cars.poll",
  method: "POST",
  path: "/i/api/affiliate/search/car/v1/poll",
  session: true,
  repeatable: true,
  echoes: [["resultParameters", "currency"], ["resultParameters", "priceMode"]],
};

/**
 * Starts a car search, or polls a running search.
 *
 * `POST /i/api/affiliate/search/car/v1/poll`
 */
export function poll(
  client: Client,
  query: CarPollQuery,
  body: CarSearchRequest,
  options: CallOptions = {},
): Promise<Answer<CarSearchResponse>> {
  const judge = judgeBy(client, CARS_POLL_PROTOCOL, body);
  return call<CarSearchResponse>(client, CARS_POLL, { query, body }, options, judge);
}

const CARS_POLL_PROTOCOL: Protocol<CarSearchRequest, CarSearchResponse> = {
  operation: CARS_POLL,
  list: "results",
  first: (request) => ({ body: request }),
  next(request, carried) {
    if (carried.searchId === undefined) return undefined;
    return {
      query: { cluster: carried.cluster },
      body: { searchId: carried.searchId, resultParameters: request.resultParameters },
    };
  },
  carry: (response) => ({ searchId: response.searchId, cluster: response.cluster }),
  phase(response) {
    switch (response.status) {
      case "second-phase":
        return "displayable";
      case "complete":
        return "complete";
      default:
        return "partial";
    }
  },
  total: (response) => response.totalCount,
  id: (result) => (result as CarSearchResult).id,
  page: (request) => ({ index: (request?.resultParameters?.pageNumber ?? 0) - 0, size: request?.resultParameters?.pageSize ?? 50 }),
  turn: (request, page) => ({ ...request, resultParameters: { ...request.resultParameters, pageNumber: page } }),
};

/**
 * Start a search with `searchStartParameters`, then poll it by its `searchId` until its `status` is `complete`. Each
 * response replaces the previous response.
 */
export function search(
  client: Client,
  request: CarSearchRequest,
  options: SearchOptions = {},
): Search<CarSearchRequest, CarSearchResponse> {
  return new Search(client, CARS_POLL_PROTOCOL, request, options);
}

/** Resumes a search that was started elsewhere. */
export function resume(
  client: Client,
  token: Token<CarSearchRequest>,
  options: SearchOptions = {},
): Search<CarSearchRequest, CarSearchResponse> {
  return new Search(client, CARS_POLL_PROTOCOL, token.request, options, token.carried);
}

/** Returns the entry of the response's `agencies` that `agencyCode` refers to. */
export function agencyOf(
  answer: { agencies?: { [name: string]: CarAgency } | null } | undefined,
  holder: { agencyCode?: AgencyCode | null } | undefined,
): CarAgency | undefined {
  const key = holder?.agencyCode;
  return key === undefined || key === null ? undefined : answer?.agencies?.[key];
}

/** Returns the entry of the response's `carLocations` that `dropoffLocationId` refers to. */
export function dropoffLocationOf(
  answer: { carLocations?: { [name: string]: CarLocation } | null } | undefined,
  holder: { dropoffLocationId?: CarLocationId | null } | undefined,
): CarLocation | undefined {
  const key = holder?.dropoffLocationId;
  return key === undefined || key === null ? undefined : answer?.carLocations?.[key];
}

/** Returns the entry of the response's `carLocations` that `pickupLocationId` refers to. */
export function pickupLocationOf(
  answer: { carLocations?: { [name: string]: CarLocation } | null } | undefined,
  holder: { pickupLocationId?: CarLocationId | null } | undefined,
): CarLocation | undefined {
  const key = holder?.pickupLocationId;
  return key === undefined || key === null ? undefined : answer?.carLocations?.[key];
}

/** Returns the entry of the response's `providers` that `providerCode` refers to. */
export function providerOf(
  answer: { providers?: { [name: string]: CarProvider } | null } | undefined,
  holder: { providerCode?: CarProviderCode | null } | undefined,
): CarProvider | undefined {
  const key = holder?.providerCode;
  return key === undefined || key === null ? undefined : answer?.providers?.[key];
}

/** A date and a time of day, in the local time of the place. */
export interface CarMoment {
  /** The date. A date, such as `2027-03-14`. */
  date: string;
  /** Hour of the day. In hours. From 0 to 23. Default: 0. */
  hour?: number;
  /** Minute of the hour: 0 or 30. In minutes. One of 0, 30. Default: 0. */
  minute?: number;
}

/** Query parameters of a poll. */
export interface CarPollQuery {
  /** The `cluster` of the first response. Omitted in a start request. */
  cluster?: Cluster;
}

/**
 * Body of a poll: the start parameters of a new search, or the id of a running search.
 *
 * At least one of `searchId`, `searchStartParameters` is required.
 */
export interface CarSearchRequest {
  /** The search to poll: the `searchId` of the first response. `null` in a start request. */
  searchId?: SearchId | null;
  /** Parameters of a new search. Not needed with a search id. */
  searchStartParameters?: CarSearchStart;
  /** Page, order and currency of the results. A poll may change them, even after the search is complete. */
  resultParameters?: CarResultParameters;
}

/**
 * Parameters of a new car search.
 *
 * `pickup` is before `dropoff`, compared by `date`, `hour`, `minute`.
 */
export interface CarSearchStart {
  pickup: CarPickup;
  dropoff: CarDropoff;
}

/** Place and time of the start of the rental. */
export interface CarPickup extends CarMoment {
  location: CarSearchPlace;
}

/** Place and time of the end of the rental. */
export interface CarDropoff extends CarMoment {
  /** Place where the car is returned. */
  location?: CarSearchPlace;
}

/** Price mode, order, page and currency of the results. */
export interface CarResultParameters {
  /** Default: `perDayTotal`. */
  priceMode?: CarPriceMode;
  sort?: CarSort;
  /** Index of the page, from 0. From 0 to 1000000. Default: 0. */
  pageNumber?: number;
  /** From 1 to 500. Default: 50. */
  pageSize?: number;
  /** Currency of all prices. Default: the currency of the domain in the URL. */
  currency?: CurrencyCode;
}

/** Sort order of the results, ascending. */
export interface CarSort {
  /** Default: `price`. */
  key?: CarSortKey;
}

/** State and results of a car search. */
export interface CarSearchResponse {
  /** Id of the search, for later polls. */
  searchId?: SearchId;
  /** Cluster to send with later polls. */
  cluster?: Cluster;
  status?: SearchStatus;
  /** The results of this page: one result for each car of an agency at a pickup place. */
  results?: CarSearchResult[];
  sort?: CarSort;
  /** Default: 500. */
  pageSize?: number;
  /** Number of results on all pages. */
  totalCount?: number;
  /** Price mode of all options. Compare it with the requested mode. Default: `perDayTotal`. */
  priceMode?: CarPriceMode;
  agencies?: { [name: string]: CarAgency };
  providers?: { [name: string]: CarProvider };
  carLocations?: { [name: string]: CarLocation };
  /** Currency of all prices in the response. */
  currency?: CurrencyCode;
  /** Length of the rental. In days. */
  days?: number;
}

/** One car of an agency at a pickup place, with its booking options. */
export interface CarSearchResult {
  /** Id of the result; stable across polls. */
  id: ResultId;
  /** The booking options of the car. A result card may show the first option or any other option. */
  bookingOptions?: CarBookingOption[];
}

/** A booking option of a car. */
export interface CarBookingOption {
  /** Key into the response's `providers`. */
  providerCode?: CarProviderCode;
  /** Key into the response's `agencies`. */
  agencyCode?: AgencyCode;
  /** Absolute booking URL, ready to use. The tokens in the URL are opaque. */
  bookingUrl?: string;
  /** Key into the response's `carLocations`. */
  pickupLocationId?: CarLocationId;
  /** Key into the response's `carLocations`. Set if the car is not returned to the pickup place. */
  dropoffLocationId?: CarLocationId;
  policy?: CarPolicy;
  /**
   * Fees that may be added, such as fees for young drivers. A list, or an object of its elements with their `code` as
   * keys.
   */
  fees?: CarFee[] | { [name: string]: CarFee };
  /** `true` if the renter must present a credit card. */
  isCreditCardRequired?: boolean;
  car?: CarDetail;
  /** Price of the option, in the response's currency and price mode; -1 means no price. */
  price?: Price;
  paymentType?: CarPaymentType;
  rateType?: CarRateType;
  badges?: CarBadge[];
}

/** The conditions of an option. */
export interface CarPolicy {
  cancellation?: CarCancellationPolicy;
  mileage?: CarMileagePolicy;
  fuel?: CarFuelPolicy;
  insurance?: CarInsurancePolicy[];
}

/** Cancellation terms. */
export interface CarCancellationPolicy {
  /** `true` if the booking can be cancelled at any time. */
  isUnlimited?: boolean;
  /** Deadline for free cancellation, in hours before pickup. In hours. */
  limitHours?: number;
  /** Fee for a cancellation after the deadline. */
  nonCancellationFee?: Price;
}

/** Distance limit of the rental. */
export interface CarMileagePolicy {
  code?: CarMileageCode;
  /** Maximum distance, if limited. In km. */
  limit?: number;
  /** Name of the policy, localised. */
  displayName?: string;
}

/** Fuel level at pickup, and the level required on return. */
export interface CarFuelPolicy {
  code?: CarFuelPolicyCode;
  /** Name of the policy, localised. */
  displayName?: string;
  /** Description of the policy, localised. */
  description?: string;
}

/** An insurance policy that the rental includes. */
export interface CarInsurancePolicy {
  code?: CarInsuranceCode;
  /** Maximum amount that the insurance pays. */
  limit?: Price;
  /** `true` if the driver pays part of the cost of damage. */
  isWithDeductible?: boolean;
  /** Excess: the maximum amount that the driver pays for damage covered by the insurance. */
  deductible?: Price;
}

/** A fee that may be added. */
export interface CarFee {
  code?: CarFeeCode;
  /** Amount of the fee, if known. */
  rate?: Price;
  /** `true` if the option's price includes the fee, even if its amount is unknown. */
  isIncludedInTotal?: boolean;
}

/** A badge to show on an option. */
export interface CarBadge {
  code?: CarBadgeCode;
  /** Text of the badge, localised. */
  displayName?: string;
}

/** The car. */
export interface CarDetail {
  /** URL of a picture of the car. */
  image?: string;
  type?: CarTypeDetail;
  /** Make and model of the car, or of a similar car. */
  brand?: string;
  /** Number of bags that fit in the car. */
  bags?: number;
  /** Number of seats. */
  passengers?: number;
  doors?: CarDoors;
  transmission?: CarTransmission;
  fuel?: CarFuel;
  sipp?: SippCode;
  features?: CarFeature[];
}

/** The class of a car. */
export interface CarTypeDetail {
  code?: CarType;
  /** Name of the class, localised. */
  displayName?: string;
  groups?: CarTypeGroup[];
}

/** A feature of a car. */
export interface CarFeature {
  code?: CarFeatureCode;
  /** Name of the feature, localised. */
  displayName?: string;
}

/** A rental agency. */
export interface CarAgency {
  code?: AgencyCode;
  displayName?: string;
  logoUrls?: CarLogos;
  /** Type of the agency. Show it to renters, because it determines which details are disclosed only after booking. */
  type?: AgencyType;
}

/** A logo in several shapes. */
export interface CarLogos {
  horizontalUrl?: string;
}

/** A provider of car rentals. */
export interface CarProvider {
  code?: CarProviderCode;
  displayName?: string;
  logoUrls?: CarLogos;
}

/** A pickup or drop-off location. */
export interface CarLocation {
  locationId?: CarLocationId;
  /** Distance from the searched place, as text. */
  displayDistance?: string;
  coordinates?: Coordinates;
  /** The airport of the location. Set only for locations at airports. */
  airport?: CarAirportLocation;
  address?: string;
  locationType?: CarLocationType;
  cityName?: string;
  countryCode?: CountryCode;
}

/** The airport of a location. */
export interface CarAirportLocation {
  code?: AirportCode;
  displayName?: string;
  terminalName?: string;
  /** Name of the country. Set if the agency is in a different country from the searched place. */
  countryName?: string;
}

/** A place to search for cars. */
export type CarSearchPlace =
  /** A city and its airports. */
  | {
      type: "city";
      /**
       * The city's id as text, such as a `cityId` from the autocomplete, or the city's name as free text. 1 to 200
       * characters.
       */
      value: string;
    }
  /** An airport and its surroundings. */
  | {
      type: "airport";
      /** The airport's IATA code, three characters. 3 to 3 characters. */
      value: string;
    };

/**
 * The period that a price covers.
 *
 * * `total`: The whole rental.
 * * `perDayTotal`: One day of the rental, including all charges.
 */
export type CarPriceMode = "total" | "perDayTotal";

/**
 * Sort key for the results.
 *
 * * `price`: Price of the cheapest option.
 * * `distance`: Distance of the pickup place from the searched place.
 */
export type CarSortKey = "price" | "distance";

/**
 * Time of payment.
 *
 * * `payAtPickup`: At pickup.
 * * `prepay`: At booking.
 * * `deposit`: Partly at booking, the rest at pickup.
 */
export type CarPaymentType = "payAtPickup" | "prepay" | "deposit";

/**
 * Eligibility for a rate.
 *
 * * `bestAvailable`: Open to all.
 * * `exclusive`: Available only on the website that shows the rate.
 * * `corporate`: For employees of a company.
 */
export type CarRateType = "bestAvailable" | "exclusive" | "corporate";

/** Mileage policy: limited or unlimited. */
export type CarMileageCode = "limited" | "unlimited";

/** Fuel level at pickup, and the level required on return. */
export type CarFuelPolicyCode =
  "fullToFull" | "fullToEmpty" | "halfToHalf" | "halfToEmpty" | "quarterToQuarter" | "emptyToEmpty" | "sameToSame";

/** Type of damage covered by an insurance policy. */
export type CarInsuranceCode = "collision" | "theft" | "thirdParty" | "fire" | "tireGlass";

/** Reason for a fee. */
export type CarFeeCode = "youngDriver" | "seniorDriver" | "dropOff" | "afterHours" | "deliveryFee" | "securityDeposit";

/** Badge type. */
export type CarBadgeCode =
  | "carSharing"
  | "chauffeured"
  | "greatDeal"
  | "contactless"
  | "delivery"
  | "electric"
  | "enhancedCleaning"
  | "exclusive"
  | "freeAdditionalDriver"
  | "freeCancellation"
  | "hybrid"
  | "publicRate"
  | "directBilling"
  | "skipCounter"
  | "earlyCheckin"
  | "discount"
  | "mobileRate";

/** The class of a car. The size of a special class is decided at pickup. */
export type CarType =
  | "mini"
  | "economy"
  | "compact"
  | "intermediate"
  | "standard"
  | "fullSize"
  | "premium"
  | "luxury"
  | "special"
  | "specialSedan"
  | "oversize"
  | "convertible"
  | "specialConvertible"
  | "fullSizeVan"
  | "minivan"
  | "passengerVan"
  | "specialVan"
  | "suv"
  | "compactSuv"
  | "intermediateSuv"
  | "standardSuv"
  | "fullSizeSuv"
  | "specialSuv"
  | "luxurySuv"
  | "premiumSuv"
  | "pickupTruck"
  | "specialPickupTruck"
  | "commercialTruck"
  | "coupe"
  | "luxuryCoupe"
  | "premiumCoupe"
  | "specialCoupe"
  | "miniSpecial"
  | "economySpecial"
  | "compactSpecial"
  | "intermediateSpecial"
  | "wagon"
  | "economyWagon"
  | "compactWagon"
  | "standardWagon"
  | "intermediateWagon"
  | "fullSizeWagon"
  | "luxuryWagon"
  | "premiumWagon"
  | "specialWagon"
  | "openAirAllTerrain";

/** A group of car classes. */
export type CarTypeGroup =
  "small" | "medium" | "large" | "suv" | "van" | "pickupTruck" | "luxury" | "convertible" | "commercial";

/**
 * Number of doors, as a code; some codes mean either of two numbers.
 *
 * * `doors1`: One.
 * * `doors2`: Two.
 * * `doors23`: Two or three.
 * * `doors24`: Two or four.
 * * `doors3`: Three.
 * * `doors4`: Four.
 * * `doors45`: Four or five.
 * * `doors5`: Five.
 * * `doors6`: Six.
 * * `doors7`: Seven.
 */
export type CarDoors =
  "doors1" | "doors2" | "doors23" | "doors24" | "doors3" | "doors4" | "doors45" | "doors5" | "doors6" | "doors7";

/** Transmission of a car. */
export type CarTransmission = "automatic" | "manual";

/** Fuel type of a car. */
export type CarFuel =
  "diesel" | "petrol" | "electric" | "ethanol" | "hybrid" | "hydrogen" | "lpgCompressed" | "multiFuel";

/**
 * Type of car feature.
 *
 * * `ac`: Air conditioning.
 * * `navigationSystem`: A navigation system.
 */
export type CarFeatureCode = "ac" | "navigationSystem";

/**
 * Type of rental agency.
 *
 * * `regular`: A rental agency with rental counters.
 * * `p2p`: Peer to peer: a private owner. The exact pickup place may be disclosed only after booking.
 * * `opaque`: An agency whose name is disclosed only after booking.
 * * `delivery`: The car is delivered to a place that the renter specifies.
 * * `includedDriver`: The car comes with a driver.
 */
export type AgencyType = "regular" | "p2p" | "opaque" | "delivery" | "includedDriver";

/**
 * Position of a location, or the way to reach it.
 *
 * * `inTerminal`: In the airport terminal.
 * * `shuttle`: By shuttle from the airport.
 * * `nonAirport`: Not at an airport.
 * * `checkForDetails`: As stated in the booking details.
 * * `callForPickup`: The agency picks up renters who call.
 * * `opaqueAirport`: At the airport; the exact place is disclosed only after booking.
 */
export type CarLocationType =
  "inTerminal" | "shuttle" | "nonAirport" | "checkForDetails" | "callForPickup" | "opaqueAirport";

/** Code of a car provider. */
export type CarProviderCode = string;

/** Code of a rental agency. */
export type AgencyCode = string;

/** Id of a pickup or drop-off location. */
export type CarLocationId = string;

/**
 * SIPP (ACRISS) code of a car, four letters: category, type, transmission and drive, fuel and air conditioning. Matches
 * `^[A-Z]{4}$`. Example: `ECMR`.
 */
export type SippCode = string;
