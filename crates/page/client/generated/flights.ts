// Made by `cargo xtask regenerate` from `spec/flights.toml`. Do not edit.

/**
 * Flight search: one endpoint starts and polls searches, one returns the details of a result, and two return the lowest
 * known fares.
 */

import { type Answer, type CallOptions, call } from "./runtime/call.js";
import type { Client } from "./runtime/client.js";
import type { Other } from "./runtime/other.js";
import type { Operation } from "./runtime/request.js";
import { judgeBy } from "./runtime/results.js";
import { type Protocol, Search, type SearchOptions, type Token } from "./runtime/search.js";
import type {
  AirportCode,
  CashbackType,
  Cluster,
  CurrencyCode,
  PlaceId,
  Price,
  PrimaryPlaceType,
  ResultId,
  SearchId,
  SearchStatus,
  SortDirection,
} from "./common.js";

const FLIGHTS_POLL: Operation = {
  name: "flights.poll",
  method: "POST",
  path: "/i/api/affiliate/search/flight/v1/poll",
  session: true,
  repeatable: true,
  echoes: [["resultParameters", "currency"], ["resultParameters", "priceMode"]],
};

/**
 * Starts a flight search, or polls a running search.
 *
 * `POST /i/api/affiliate/search/flight/v1/poll`
 *
 * * 503: The service refused the call. Repeat the call after the number of seconds in `Retry-After`. If the call would
 *   have started a search, the service is overloaded and the search does not exist; otherwise the search may exist on
 *   another node.
 */
export function poll(
  client: Client,
  query: FlightPollQuery,
  body: FlightSearchRequest,
  options: CallOptions = {},
): Promise<Answer<FlightSearchResponse>> {
  const judge = judgeBy(client, FLIGHTS_POLL_PROTOCOL, body);
  return call<FlightSearchResponse>(client, FLIGHTS_POLL, { query, body }, options, judge);
}

const FLIGHTS_DETAILS: Operation = {
  name: "flights.details",
  method: "POST",
  path: "/i/api/affiliate/search/flight/v1/details",
  session: true,
  repeatable: true,
  results: "results",
};

/**
 * Returns the details of one result. Currently, the details are identical to the polled result; later releases may add
 * fields.
 *
 * `POST /i/api/affiliate/search/flight/v1/details`
 */
export function details(
  client: Client,
  query: FlightPollQuery,
  body: FlightDetailsRequest,
  options: CallOptions = {},
): Promise<Answer<FlightSearchResponse>> {
  return call<FlightSearchResponse>(client, FLIGHTS_DETAILS, { query, body }, options);
}

const FLIGHTS_CALENDAR: Operation = {
  name: "flights.calendar",
  method: "POST",
  path: "/i/api/affiliate/priceInsights/flights/v1/calendar",
  session: true,
  repeatable: true,
  results: "results",
};

/**
 * Returns the lowest known fare of a route for each day or month of departure.
 *
 * `POST /i/api/affiliate/priceInsights/flights/v1/calendar`
 */
export function calendar(
  client: Client,
  body: FareCalendarRequest,
  options: CallOptions = {},
): Promise<Answer<FareCalendar>> {
  return call<FareCalendar>(client, FLIGHTS_CALENDAR, { body }, options);
}

const FLIGHTS_ROUTES: Operation = {
  name: "flights.routes",
  method: "POST",
  path: "/i/api/affiliate/priceInsights/flights/v1/routes",
  session: true,
  repeatable: true,
  results: "results",
};

/**
 * Returns the lowest fares from a place to one other place, or to anywhere, on given dates.
 *
 * `POST /i/api/affiliate/priceInsights/flights/v1/routes`
 */
export function routes(
  client: Client,
  body: FareRoutesRequest,
  options: CallOptions = {},
): Promise<Answer<FareRoutes>> {
  return call<FareRoutes>(client, FLIGHTS_ROUTES, { body }, options);
}

const FLIGHTS_POLL_PROTOCOL: Protocol<FlightSearchRequest, FlightSearchResponse> = {
  operation: FLIGHTS_POLL,
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
  id: (result) => (result as FlightResult).id,
  page: (request) => ({ index: (request?.resultParameters?.pageNumber ?? 1) - 1, size: request?.resultParameters?.pageSize ?? 50 }),
  turn: (request, page) => ({ ...request, resultParameters: { ...request.resultParameters, pageNumber: page } }),
};

/**
 * Start a search with `searchStartParameters`, then poll it by its `searchId` until its `status` is `complete`. Each
 * response replaces the previous response.
 */
export function search(
  client: Client,
  request: FlightSearchRequest,
  options: SearchOptions = {},
): Search<FlightSearchRequest, FlightSearchResponse> {
  return new Search(client, FLIGHTS_POLL_PROTOCOL, request, options);
}

/** Resumes a search that was started elsewhere. */
export function resume(
  client: Client,
  token: Token<FlightSearchRequest>,
  options: SearchOptions = {},
): Search<FlightSearchRequest, FlightSearchResponse> {
  return new Search(client, FLIGHTS_POLL_PROTOCOL, token.request, options, token.carried);
}

/** Returns the entry of the response's `airlines` that `airline` refers to. */
export function airlineOf(
  answer: { airlines?: { [name: string]: FlightAirline } | null } | undefined,
  holder: { airline?: AirlineCode | null } | undefined,
): FlightAirline | undefined {
  const key = holder?.airline;
  return key === undefined || key === null ? undefined : answer?.airlines?.[key];
}

/** Returns the entry of the response's `airports` that `destination` refers to. */
export function destinationOf(
  answer: { airports?: { [name: string]: FlightAirport } | null } | undefined,
  holder: { destination?: AirportCode | null } | undefined,
): FlightAirport | undefined {
  const key = holder?.destination;
  return key === undefined || key === null ? undefined : answer?.airports?.[key];
}

/** Returns the entry of the response's `legs` that `id` refers to. */
export function legOf(
  answer: { legs?: { [name: string]: FlightLeg } | null } | undefined,
  holder: { id?: LegId | null } | undefined,
): FlightLeg | undefined {
  const key = holder?.id;
  return key === undefined || key === null ? undefined : answer?.legs?.[key];
}

/** Returns the entry of the response's `airports` that `origin` refers to. */
export function originOf(
  answer: { airports?: { [name: string]: FlightAirport } | null } | undefined,
  holder: { origin?: AirportCode | null } | undefined,
): FlightAirport | undefined {
  const key = holder?.origin;
  return key === undefined || key === null ? undefined : answer?.airports?.[key];
}

/** Returns the entry of the response's `providers` that `providerCode` refers to. */
export function providerOf(
  answer: { providers?: { [name: string]: FlightProvider } | null } | undefined,
  holder: { providerCode?: ProviderCode | null } | undefined,
): FlightProvider | undefined {
  const key = holder?.providerCode;
  return key === undefined || key === null ? undefined : answer?.providers?.[key];
}

/** Returns the entry of the response's `segments` that `id` refers to. */
export function segmentById(
  answer: { segments?: { [name: string]: FlightSegment } | null } | undefined,
  holder: { id?: SegmentId | null } | undefined,
): FlightSegment | undefined {
  const key = holder?.id;
  return key === undefined || key === null ? undefined : answer?.segments?.[key];
}

/** Returns the entry of the response's `segments` that `segmentId` refers to. */
export function segmentOf(
  answer: { segments?: { [name: string]: FlightSegment } | null } | undefined,
  holder: { segmentId?: SegmentId | null } | undefined,
): FlightSegment | undefined {
  const key = holder?.segmentId;
  return key === undefined || key === null ? undefined : answer?.segments?.[key];
}

/** Query parameters of polls and details requests. */
export interface FlightPollQuery {
  /** The `cluster` of the first response. Omitted in a start request. */
  cluster?: Cluster;
}

/**
 * Body of a poll: the start parameters of a new search, or the id of a running search.
 *
 * At least one of `searchId`, `searchStartParameters` is required.
 */
export interface FlightSearchRequest {
  /** The search to poll: the `searchId` of the first response. */
  searchId?: SearchId;
  /** Parameters of a new search. */
  searchStartParameters?: FlightSearchStart;
  /** Page, order and currency of the results. A poll may change them, even after the search is complete. */
  resultParameters?: FlightResultParameters;
}

/** Parameters of a new flight search. */
export interface FlightSearchStart {
  /** The requested cabin class. */
  cabin: Cabin;
  /** One entry per traveller. 1 to 9 elements. */
  passengers: PassengerCode[];
  /**
   * One entry per journey: one entry is a one-way trip, two entries for an outbound and a return journey are a round
   * trip, and any other list is a multi-city trip. 1 to 6 elements.
   */
  legs: FlightSearchLeg[];
  filters?: FlightFilters;
}

/** Filters for the results. */
export interface FlightFilters {
  /**
   * `true` includes itineraries made of several bookings, possibly with several providers (hacker fares). Default:
   * `false`.
   */
  includeSplit?: boolean;
  /** `true` includes itineraries with a leg that takes far longer than the shortest leg. Default: `true`. */
  includeLongFlights?: boolean;
}

/** One journey of a search. */
export interface FlightSearchLeg {
  origin: FlightLocation;
  destination: FlightLocation;
  /** Date of departure at the origin. A date, such as `2027-03-14`. */
  date: string;
  /** Flexibility of the date. Default: `exact`. */
  flex?: DateFlexibility;
}

/** Price mode, order, page and currency of the results. */
export interface FlightResultParameters {
  /** Currency of all prices. Default: the currency of the market. */
  currency?: CurrencyCode;
  /** Default: `perPerson`. */
  priceMode?: FlightPriceMode;
  sort?: FlightSort;
  /** Number of the page, from 1. From 0 to 1000000. Default: 1. */
  pageNumber?: number;
  /** From 1 to 999. Default: 50. */
  pageSize?: number;
  /** Maximum number of stops on a leg. Default: no maximum. From 0 to 10. */
  maxStops?: number;
}

/** Sort order of the results. */
export interface FlightSort {
  /** Default: `price`. */
  key?: FlightSortKey;
  /** Default: `asc`. */
  direction?: SortDirection;
}

/** Body of a details request. */
export interface FlightDetailsRequest {
  searchId: SearchId;
  /** The result's `id`. */
  resultId: ResultId;
}

/**
 * State and results of a flight search. The first response may contain only the status, the search id and the cluster.
 */
export interface FlightSearchResponse {
  /** Id of the search, for later polls. */
  searchId?: SearchId;
  /** Cluster to send with later polls and details. */
  cluster?: Cluster;
  status?: SearchStatus;
  pageSize?: number;
  /** Number of results on all pages. */
  totalCount?: number;
  sort?: FlightSort;
  /** Currency of all prices in the response. */
  currency?: CurrencyCode;
  /** Price mode of all prices in the response. Compare it with the requested mode. */
  priceMode?: FlightPriceMode;
  passengers?: FlightPassengerCounts;
  /** The results of this page; empty if there are none. */
  results?: FlightResult[];
  legs?: { [name: string]: FlightLeg };
  segments?: { [name: string]: FlightSegment };
  airlines?: { [name: string]: FlightAirline };
  airports?: { [name: string]: FlightAirport };
  providers?: { [name: string]: FlightProvider };
}

/** Number of travellers of each type. */
export interface FlightPassengerCounts {
  adults?: number;
  children?: number;
  /** Number of lap infants. */
  infants?: number;
  infantsInSeat?: number;
  seniors?: number;
  students?: number;
  youth?: number;
}

/** One itinerary, with its booking options. */
export interface FlightResult {
  /** Id of the result; stable across polls. */
  id: ResultId;
  /** The booking options of the itinerary, not sorted by price. */
  bookingOptions?: FlightBookingOption[];
  /** Legs of the itinerary, in travel order. */
  legs?: FlightLegReference[];
}

/** Reference to a leg. */
export interface FlightLegReference {
  /** Key into the response's `legs`. */
  id: LegId;
}

/** A booking option of an itinerary. */
export interface FlightBookingOption {
  type?: FlightOptionType;
  /** Absolute booking URL, ready to use. The tokens in the URL are opaque. */
  bookingUrl?: string;
  /** Key into the response's `providers`. */
  providerCode?: ProviderCode;
  /** Price of the option, in the response's currency and price mode; -1 means no price. */
  displayPrice?: Price;
  segmentFares?: SegmentFare[];
  fareFamilies?: FareFamily[];
  badges?: FlightBadge[];
  fees?: FlightFees;
  /** Cashback, for affiliates that offer it. */
  cashbackDetails?: CashbackDetails;
}

/** The fare of one segment: its cabin and extras. */
export interface SegmentFare {
  /** Key into the response's `segments`. */
  segmentId?: SegmentId;
  cabin?: SegmentCabin;
  qualityItems?: QualityItem[];
  /**
   * `true` if the connection to this segment is a self-transfer: travellers collect and recheck their bags, and bear
   * the risk of a missed connection.
   */
  isSelfTransfer?: boolean;
}

/** The cabin of one segment. */
export interface SegmentCabin {
  code?: SegmentCabinCode;
  displayName?: string;
}

/** An on-board amenity. */
export interface QualityItem {
  code?: QualityCode;
  displayName?: string;
}

/** A named bundle of conditions, such as Light or Flex. */
export interface FareFamily {
  id?: FareFamilyId;
  displayName?: string;
  amenities?: FareAmenity[];
  /** Legs that the fare family applies to, as indexes into the result's legs, from 0. */
  legIndices?: number[];
}

/** One condition of a fare family. */
export interface FareAmenity {
  code?: AmenityCode;
  restriction?: Restriction;
  displayName?: string;
}

/** A badge to show on an option. */
export interface FlightBadge {
  code?: FlightBadgeCode;
  displayName?: string;
}

/** Components of the price, and baggage fees. */
export interface FlightFees {
  basePrice?: Price;
  totalPrice?: Price;
  carryOnBag?: BagFee[];
  checkedBag?: BagFee[];
  /** Text that must be shown with the price of a non-refundable fare. */
  nonRefundableDisclosure?: string;
}

/** Fee for one bag. */
export interface BagFee {
  bagNumber?: BagNumber;
  restriction?: Restriction;
  displayPrice?: Price;
}

/** Cashback for the end user. */
export interface CashbackDetails {
  type?: CashbackType;
  /** A percentage, or an amount in `currency`. */
  value?: number;
  /** Maximum cashback. */
  cap?: number;
  currency?: CurrencyCode;
}

/** One journey: a segment, or several segments with layovers between them. */
export interface FlightLeg {
  /** Time from the first departure to the last arrival, including layovers. In minutes. */
  duration?: number;
  /** Segments of the leg, in travel order. */
  segments?: FlightSegmentReference[];
  /** Local time at the destination, without offset. A local time, such as `2027-03-14T10:05:00`. */
  arrivalTime?: string;
  /** Local time at the origin, without offset. A local time, such as `2027-03-14T10:05:00`. */
  departureTime?: string;
}

/** Reference to a segment. */
export interface FlightSegmentReference {
  /** Key into the response's `segments`. */
  id: SegmentId;
  /** `true` if the segment departs on a later date than the arrival date of the previous segment. */
  departureDayMismatch?: boolean;
  /** The layover after this segment. */
  layover?: Layover;
}

/** A layover between two segments. */
export interface Layover {
  /** Time from the arrival to the next departure. In minutes. */
  duration?: number;
}

/** One nonstop flight, train ride or bus ride. */
export interface FlightSegment {
  /** Key into the response's `airlines`. */
  airline?: AirlineCode;
  /** Number of the flight, without the airline's code. */
  flightNumber?: string;
  /** Key into the response's `airports`. */
  origin?: AirportCode;
  /** Key into the response's `airports`. */
  destination?: AirportCode;
  /** Local time at the destination, without offset. A local time, such as `2027-03-14T10:05:00`. */
  arrivalTime?: string;
  /** Local time at the origin, without offset. A local time, such as `2027-03-14T10:05:00`. */
  departureTime?: string;
  /** Type of the aircraft. */
  equipmentTypeName?: string;
  /** In minutes. */
  duration?: number;
  type?: SegmentType;
  /** Text that names the operating airline and must be shown, such as `Operated by Finnair`. */
  operationalDisplay?: string;
  /** IATA code of the operating airline. */
  operationalIATA?: AirlineCode;
}

/** An airline. */
export interface FlightAirline {
  logoUrl?: string;
  displayName?: string;
  /** URL of the airline's page about fees. */
  airlineFeeUrl?: string;
  baggagePolicies?: BaggagePolicy[];
}

/** Baggage rules of an airline for one type of bag. */
export interface BaggagePolicy {
  bagType?: BagType;
  restrictions?: BagRestriction[];
}

/** One rule for a type of bag. */
export interface BagRestriction {
  code?: BagRestrictionCode;
  description?: string;
}

/** An airport. */
export interface FlightAirport {
  displayName?: string;
  cityName?: string;
}

/** A provider of flights. */
export interface FlightProvider {
  displayName?: string;
  logoUrls?: FlightProviderLogos;
}

/** A provider's logo in several shapes. */
export interface FlightProviderLogos {
  imageUrl?: string;
  horizontalImageUrl?: string;
  wideHorizontalImageUrl?: string;
}

/** Route and months of the requested fares. */
export interface FareCalendarRequest {
  origin: FarePlace;
  destination: FarePlace;
  /** First month of departure. Past days of the current month have no fares. */
  dateFrom: FareDate;
  /** Last month of departure; may be the same as the first month. */
  dateTo: FareDate;
  /** Default: `day`. */
  aggregationType?: FareAggregation;
  /** `true` returns round-trip fares. Default: `false`. */
  roundTrip?: boolean;
  /** `true` returns fares of nonstop flights only. Default: `false`. */
  noStops?: boolean;
  /** `true` excludes predicted fares: only fares from recent searches are returned. Default: `false`. */
  excludePredictions?: boolean;
  /** Currency of all prices. Default: the currency of the market. */
  currencyCode?: CurrencyCode;
}

/**
 * Origin or destination of a route. A city or a metro code includes all its airports.
 *
 * At least one of `placeId`, `iataCode` is required.
 */
export interface FarePlace {
  /** Id of an airport or city, as in the autocomplete. */
  placeId?: PlaceId;
  /** Code of an airport or metro area. */
  iataCode?: AirportCode;
}

/** The lowest known fares of a route. */
export interface FareCalendar {
  /** Origin of the route. */
  origin?: FareRouteEnd;
  /** Destination of the route. */
  destination?: FareRouteEnd;
  /** One fare for each day or month, in order of departure. */
  results?: CalendarFare[];
  /** The airports of the legs. */
  airports?: FareAirport[];
}

/** Origin or destination of a route. */
export interface FareRouteEnd {
  placeId?: PlaceId;
  placeType?: PrimaryPlaceType;
  name?: string;
}

/** The lowest known fare of a day or month, for one adult in economy. */
export interface CalendarFare {
  /** The day or month of departure. */
  aggregationKey?: string;
  /** The outbound leg, with the price of a one-way trip. */
  outboundLeg?: FareLeg;
  /**
   * The inbound legs, for round trips only. Each leg has the price of a round trip that returns on the day of the leg.
   */
  inboundLegs?: FareLeg[];
  /** `true` if the fare is predicted, `false` if it was found by a search. */
  predicted?: boolean;
  cabin?: Cabin;
}

/** One direction of a trip, and its price if it is known for this leg. */
export interface FareLeg {
  /** IATA code of the airport. */
  origin?: AirportCode;
  /** IATA code of the airport. */
  destination?: AirportCode;
  /** Date of departure. A date, such as `2027-03-14`. */
  departureDate?: string;
  /** Time at which the fare was found or predicted. */
  timestamp?: string;
  /** `true` for nonstop flights. Omitted for predicted fares. */
  noStops?: boolean;
  price?: FarePrice;
  /** URL of a search for the fare. */
  deeplinkUrl?: string;
}

/** A price and its currency. */
export interface FarePrice {
  /** The amount, in units of the currency. */
  price: number;
  currency?: CurrencyCode;
}

/** An airport of a known fare. */
export interface FareAirport {
  iataCode?: AirportCode;
  name?: string;
  cityName?: string;
  countryName?: string;
}

/** Route and dates of the requested fares. */
export interface FareRoutesRequest {
  origin: FarePlace;
  /** The destination. Omitted for fares to anywhere. */
  destination?: FarePlace;
  /** Dates of travel. */
  dates: FareRouteDates;
  /** `true` returns round-trip fares. Default: `true` if there is a return date. */
  roundTrip?: boolean;
  /** Currency of all prices. Default: the currency of the market. */
  currencyCode?: CurrencyCode;
}

/**
 * Dates of travel.
 *
 * `departureDate` is not greater than `returnDate`.
 */
export interface FareRouteDates {
  /** Date of departure. A date, such as `2027-03-14`. */
  departureDate: string;
  /** Date of return. A date, such as `2027-03-14`. */
  returnDate?: string;
}

/** The lowest fares from a place. */
export interface FareRoutes {
  /** The fares. */
  results?: RouteFare[];
  /** The airlines of the legs. */
  airlines?: FareAirline[];
}

/** The lowest fare to a destination, for one adult in economy. */
export interface RouteFare {
  /** Key of the fare, unique in the response. */
  aggregationKey?: string;
  /** The outbound leg. */
  outboundLeg?: RouteLeg;
  /** The inbound leg, for round trips only. */
  inboundLeg?: RouteLeg;
  /** URL of a search for the fare. */
  deeplinkUrl?: string;
  /** Price of the whole trip. */
  price?: FarePrice;
  cabin?: Cabin;
}

/** One direction of a trip. */
export interface RouteLeg {
  /** IATA code of the airport. */
  origin?: AirportCode;
  /** IATA code of the airport. */
  destination?: AirportCode;
  /** IATA codes of the airlines, without duplicates. */
  airlineCodes?: AirlineCode[];
  /** Local time at the origin, without offset. A local time, such as `2027-03-14T10:05:00`. */
  departureDateTime?: string;
  /** Local time at the destination, without offset. A local time, such as `2027-03-14T10:05:00`. */
  arrivalDateTime?: string;
  /** Number of stops. */
  stops?: number;
}

/** An airline of a fare. */
export interface FareAirline {
  iataCode?: AirlineCode;
  name?: string;
  logoUrl?: string;
}

/**
 * Origin or destination of a journey, by code: the `iataCode` of a place from the autocomplete. A metro code includes
 * all airports of the metro area.
 */
export type FlightLocation =
  /** Any of these airports. */
  | {
      locationType: "airports";
      /** 1 to 10 elements. */
      airports: AirportCode[];
    }
  /** This airport or a nearby airport. */
  | {
      locationType: "nearbyAirports";
      airport: AirportCode;
    };

/**
 * Flexibility of a leg's date.
 *
 * * `exact`: The given date only.
 * * `plusminusthree`: Up to three days earlier or later.
 */
export type DateFlexibility = "exact" | "plusminusthree" | Other<string>;

/** A cabin class in a request. */
export type Cabin = "economy" | "premiumEconomy" | "business" | "first" | Other<string>;

/**
 * Traveller type.
 *
 * * `ADT`: Adult.
 * * `CHD`: Child.
 * * `SNR`: Senior.
 * * `STD`: Student.
 * * `YTH`: Youth.
 * * `INS`: Infant in a separate seat.
 * * `INL`: Lap infant.
 */
export type PassengerCode = "ADT" | "CHD" | "SNR" | "STD" | "YTH" | "INS" | "INL" | Other<string>;

/**
 * The travellers covered by a price.
 *
 * * `perPerson`: One traveller, all legs: the total divided by the number of travellers.
 * * `total`: All travellers, all legs.
 */
export type FlightPriceMode = "perPerson" | "total" | Other<string>;

/**
 * Sort key for the results.
 *
 * * `price`: Price of the cheapest option.
 * * `bestValue`: Combination of price and duration. The embedded service adds 20 US dollars per hour and traveller to
 *   the price.
 * * `duration`: Total travel time of all legs.
 */
export type FlightSortKey = "price" | "bestValue" | "duration" | Other<string>;

/**
 * Number of bookings that an option needs.
 *
 * * `regular`: One booking.
 * * `split`: Several bookings, possibly with several providers.
 */
export type FlightOptionType = "regular" | "split" | Other<string>;

/** A cabin class of a fare. */
export type SegmentCabinCode = "economy" | "premiumEconomy" | "business" | "first" | "mixed" | Other<string>;

/** Type of on-board amenity. */
export type QualityCode = "wifi" | "entertainment" | "power" | "seat" | "food" | Other<string>;

/** Subject of a fare family's condition. */
export type AmenityCode =
  "carryOnBag" | "checkedBag" | "seatSelection" | "legroom" | "change" | "refundable" | "lounge" | Other<string>;

/**
 * Availability of a service with a fare.
 *
 * * `included`: Included in the fare.
 * * `fee`: Available for a fee.
 * * `unavailable`: Not available.
 * * `flexible`: Can be changed.
 */
export type Restriction = "included" | "fee" | "unavailable" | "flexible" | Other<string>;

/** Badge type. */
export type FlightBadgeCode =
  "direct" | "freeCancellation" | "instantBook" | "virtualInterline" | "selfTransferProtection" | Other<string>;

/** Ordinal number of a traveller's bag. */
export type BagNumber = "first" | "second" | Other<string>;

/** Means of transport. */
export type SegmentType = "flight" | "train" | "bus" | Other<string>;

/** A type of bag. */
export type BagType = "personal" | "carryOn" | "checked" | Other<string>;

/** Subject of a baggage rule. */
export type BagRestrictionCode = "dimensions" | Other<string>;

/**
 * The period covered by each fare.
 *
 * * `day`: A day of departure.
 * * `month`: A month of departure.
 */
export type FareAggregation = "day" | "month" | Other<string>;

/** Id of a leg within a response. */
export type LegId = string;

/** Id of a segment within a response. */
export type SegmentId = string;

/** IATA code of an airline. */
export type AirlineCode = string;

/** Code of a provider. The code of an airline that sells its own flights is its airline code. */
export type ProviderCode = string;

/** Id of a fare family within a booking option. */
export type FareFamilyId = string;

/**
 * A month of departure, as yyyy-mm. A day, as yyyy-mm-dd, is deprecated: live services and strict services reject it.
 * Matches `^[0-9]{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$`. Example: `2027-03`.
 */
export type FareDate = string;
