// Made by `cargo xtask regenerate` from `spec/flights.toml`. Do not edit.

//! Flight search: one endpoint starts and polls searches, one returns the details of a result, and two return the lowest known fares.
//!
//! From `flights.toml`.
//!
//! # Operations
//!
//! * `POST /i/api/affiliate/search/flight/v1/poll`: query [`FlightPollQuery`], body [`FlightSearchRequest`], response [`FlightSearchResponse`]
//! * `POST /i/api/affiliate/search/flight/v1/details`: query [`FlightPollQuery`], body [`FlightDetailsRequest`], response [`FlightSearchResponse`]
//! * `POST /i/api/affiliate/priceInsights/flights/v1/calendar`: body [`FareCalendarRequest`], response [`FareCalendar`]
//! * `POST /i/api/affiliate/priceInsights/flights/v1/routes`: body [`FareRoutesRequest`], response [`FareRoutes`]
//!
//! # Types
//!
//! * Requests: [`FlightPollQuery`], [`FlightSearchRequest`], [`FlightSearchStart`], [`FlightFilters`], [`FlightSearchLeg`], [`FlightResultParameters`], [`FlightDetailsRequest`], [`FareCalendarRequest`], [`FarePlace`], [`FareRoutesRequest`], [`FareRouteDates`], [`FlightLocation`]
//! * Responses: [`FlightSearchResponse`], [`FlightPassengerCounts`], [`FlightResult`], [`FlightLegReference`], [`FlightBookingOption`], [`SegmentFare`], [`SegmentCabin`], [`QualityItem`], [`FareFamily`], [`FareAmenity`], [`FlightBadge`], [`FlightFees`], [`BagFee`], [`CashbackDetails`], [`FlightLeg`], [`FlightSegmentReference`], [`Layover`], [`FlightSegment`], [`FlightAirline`], [`BaggagePolicy`], [`BagRestriction`], [`FlightAirport`], [`FlightProvider`], [`FlightProviderLogos`], [`FareCalendar`], [`FareRouteEnd`], [`CalendarFare`], [`FareLeg`], [`FarePrice`], [`FareAirport`], [`FareRoutes`], [`RouteFare`], [`RouteLeg`], [`FareAirline`]
//! * Requests and responses: [`FlightSort`]
//! * Enums: [`DateFlexibility`], [`Cabin`], [`PassengerCode`], [`FlightPriceMode`], [`FlightSortKey`], [`FlightOptionType`], [`SegmentCabinCode`], [`QualityCode`], [`AmenityCode`], [`Restriction`], [`FlightBadgeCode`], [`BagNumber`], [`SegmentType`], [`BagType`], [`BagRestrictionCode`], [`FareAggregation`]
//! * Ids: [`LegId`], [`SegmentId`], [`AirlineCode`], [`ProviderCode`], [`FareFamilyId`]
//! * Strings with a fixed syntax: [`FareDate`]

/// Query parameters of polls and details requests.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightPollQuery {
    /// The `cluster` of the first response. Omitted in a start request.
    ///
    /// `cluster` on the wire; optional.
    pub cluster: Option<super::common::Cluster>,
}

/// Body of a poll: the start parameters of a new search, or the id of a running search.
///
/// Not stated: The meaning of both fields together. Chosen (ours): a 400, because a search is either new or running.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightSearchRequest {
    /// The search to poll: the `searchId` of the first response.
    ///
    /// `searchId` on the wire; optional.
    pub search_id: Option<super::common::SearchId>,
    /// Parameters of a new search.
    ///
    /// `searchStartParameters` on the wire; optional.
    pub search_start_parameters: Option<FlightSearchStart>,
    /// Page, order and currency of the results. A poll may change them, even after the search is complete.
    ///
    /// `resultParameters` on the wire; optional.
    ///
    /// Not stated: Result parameters in polls. Chosen (observed): accepted in any poll, as in integrations; a poll without result parameters keeps the last result parameters, and a poll with result parameters replaces all of them.
    pub result_parameters: Option<FlightResultParameters>,
}

/// Parameters of a new flight search.
///
/// Not stated: The minimum number of travellers and legs. Chosen (ours): one traveller and one leg.
#[derive(Clone, Debug, PartialEq)]
pub struct FlightSearchStart {
    /// The requested cabin class.
    ///
    /// `cabin` on the wire; required.
    pub cabin: Cabin,
    /// One entry per traveller.
    ///
    /// `passengers` on the wire; required, at least 1 item, at most `FLIGHT_PASSENGERS` items.
    pub passengers: Vec<PassengerCode>,
    /// One entry per journey: one entry is a one-way trip, two entries for an outbound and a return journey are a round trip, and any other list is a multi-city trip.
    ///
    /// `legs` on the wire; required, at least 1 item, at most `FLIGHT_LEGS` items.
    pub legs: Vec<FlightSearchLeg>,
    /// Filters for the results.
    ///
    /// `filters` on the wire; optional.
    pub filters: Option<FlightFilters>,
}

/// Filters for the results.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightFilters {
    /// `true` includes itineraries made of several bookings, possibly with several providers (hacker fares).
    ///
    /// `includeSplit` on the wire; optional, default `false`.
    pub include_split: Option<bool>,
    /// `true` includes itineraries with a leg that takes far longer than the shortest leg.
    ///
    /// `includeLongFlights` on the wire; optional, default `true`.
    ///
    /// Not stated: The meaning and the default of the filter. Chosen (ours): `true`, which excludes nothing; `false` excludes legs that take more than `flight_long_percent` of the duration of the shortest leg of the journey.
    pub include_long_flights: Option<bool>,
}

/// One journey of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct FlightSearchLeg {
    /// Origin or destination of a journey, by code: the `iataCode` of a place from the autocomplete. A metro code includes all airports of the metro area.
    ///
    /// `origin` on the wire; required.
    pub origin: FlightLocation,
    /// Origin or destination of a journey, by code: the `iataCode` of a place from the autocomplete. A metro code includes all airports of the metro area.
    ///
    /// `destination` on the wire; required.
    pub destination: FlightLocation,
    /// Date of departure at the origin.
    ///
    /// `date` on the wire; required.
    ///
    /// Not stated: The dates that are rejected. Chosen (ours): dates that are in the past in every time zone, and dates before the date of the previous leg.
    pub date: specwright_core::Date,
    /// Flexibility of the date.
    ///
    /// `flex` on the wire; optional, default `exact`.
    ///
    /// Not stated: The default. Chosen (ours): `exact`.
    pub flex: Option<DateFlexibility>,
}

/// Price mode, order, page and currency of the results.
///
/// Not stated: The complete shape. Chosen (observed): as integrations send it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightResultParameters {
    /// Currency of all prices. Default: the currency of the market.
    ///
    /// `currency` on the wire; optional.
    pub currency: Option<super::common::CurrencyCode>,
    /// The travellers covered by a price.
    ///
    /// `priceMode` on the wire; optional, default `perPerson`.
    pub price_mode: Option<FlightPriceMode>,
    /// Sort order of the results.
    ///
    /// `sort` on the wire; optional.
    pub sort: Option<FlightSort>,
    /// Number of the page, from 1.
    ///
    /// `pageNumber` on the wire; optional, from 0 to 1000000, default 1.
    ///
    /// Not stated: The number of the first page. Chosen (ours): 0 and 1 are both the first page and 2 is the second page, because integrations number flight pages from 1; car and hotel pages are numbered from 0.
    pub page_number: Option<i64>,
    /// `pageSize` on the wire; optional, from 1 to `FLIGHT_PAGE_SIZE`, default `FLIGHT_DEFAULT_PAGE_SIZE`.
    pub page_size: Option<i64>,
    /// Maximum number of stops on a leg. Default: no maximum.
    ///
    /// `maxStops` on the wire; optional, from 0 to 10.
    pub max_stops: Option<i64>,
}

/// Sort order of the results.
///
/// Not stated: The defaults. Chosen (ours): lowest price first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightSort {
    /// Sort key for the results.
    ///
    /// `key` on the wire; optional, default `price`.
    pub key: Option<FlightSortKey>,
    /// Sort direction.
    ///
    /// `direction` on the wire; optional, default `asc`.
    pub direction: Option<super::common::SortDirection>,
}

/// Body of a details request.
#[derive(Clone, Debug, PartialEq)]
pub struct FlightDetailsRequest {
    /// `searchId` on the wire; required.
    pub search_id: super::common::SearchId,
    /// The result's `id`.
    ///
    /// `resultId` on the wire; required.
    pub result_id: super::common::ResultId,
}

/// State and results of a flight search. The first response may contain only the status, the search id and the cluster.
///
/// Not stated: The optional fields of a flight response. Chosen (ours): all except `status`, `searchId` and `results`, and the `id` of a result, leg or segment.
///
/// Not stated: The meaning of a response without `searchId` or `status`. Chosen (ours): clients continue to poll with the last known id, and a response without `status` is not final.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightSearchResponse {
    /// Id of the search, for later polls.
    ///
    /// `searchId` on the wire; required, tolerated when missing.
    pub search_id: Option<super::common::SearchId>,
    /// Cluster to send with later polls and details.
    ///
    /// `cluster` on the wire; optional.
    pub cluster: Option<super::common::Cluster>,
    /// Progress of a polled search (flights, cars).
    ///
    /// `status` on the wire; required, tolerated when missing.
    pub status: Option<super::common::SearchStatus>,
    /// `pageSize` on the wire; optional.
    pub page_size: Option<i64>,
    /// Number of results on all pages.
    ///
    /// `totalCount` on the wire; optional.
    ///
    /// Not stated: The counted itineraries. Chosen (ours): the itineraries that the service found, which are not all possible combinations of flights.
    pub total_count: Option<i64>,
    /// Sort order of the results.
    ///
    /// `sort` on the wire; optional.
    pub sort: Option<FlightSort>,
    /// Currency of all prices in the response.
    ///
    /// `currency` on the wire; optional.
    pub currency: Option<specwright_core::Lenient<super::common::CurrencyCode>>,
    /// Price mode of all prices in the response. Compare it with the requested mode.
    ///
    /// `priceMode` on the wire; optional.
    pub price_mode: Option<FlightPriceMode>,
    /// Number of travellers of each type.
    ///
    /// `passengers` on the wire; optional.
    pub passengers: Option<FlightPassengerCounts>,
    /// The results of this page; empty if there are none.
    ///
    /// `results` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The meaning of a response without `results`. Chosen (ours): before the search is complete, no results yet; a complete response without `results` does not match the description.
    pub results: Vec<FlightResult>,
    /// `legs` on the wire; optional.
    pub legs: std::collections::BTreeMap<LegId, FlightLeg>,
    /// `segments` on the wire; optional.
    pub segments: std::collections::BTreeMap<SegmentId, FlightSegment>,
    /// `airlines` on the wire; optional.
    pub airlines: std::collections::BTreeMap<AirlineCode, FlightAirline>,
    /// `airports` on the wire; optional.
    pub airports: std::collections::BTreeMap<
        specwright_core::Lenient<super::common::AirportCode>,
        FlightAirport,
    >,
    /// `providers` on the wire; optional.
    pub providers: std::collections::BTreeMap<ProviderCode, FlightProvider>,
}

/// Number of travellers of each type.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightPassengerCounts {
    /// `adults` on the wire; optional.
    pub adults: Option<i64>,
    /// `children` on the wire; optional.
    pub children: Option<i64>,
    /// Number of lap infants.
    ///
    /// `infants` on the wire; optional.
    pub infants: Option<i64>,
    /// `infantsInSeat` on the wire; optional.
    pub infants_in_seat: Option<i64>,
    /// `seniors` on the wire; optional.
    pub seniors: Option<i64>,
    /// `students` on the wire; optional.
    pub students: Option<i64>,
    /// `youth` on the wire; optional.
    pub youth: Option<i64>,
}

/// One itinerary, with its booking options.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightResult {
    /// Id of the result; stable across polls.
    ///
    /// `id` on the wire; required.
    pub id: super::common::ResultId,
    /// The booking options of the itinerary, not sorted by price.
    ///
    /// `bookingOptions` on the wire; optional.
    pub booking_options: Vec<FlightBookingOption>,
    /// Legs of the itinerary, in travel order.
    ///
    /// `legs` on the wire; optional.
    pub legs: Vec<FlightLegReference>,
}

/// Reference to a leg.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightLegReference {
    /// Key into the response's `legs`.
    ///
    /// `id` on the wire; required.
    pub id: LegId,
}

/// A booking option of an itinerary.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightBookingOption {
    /// Number of bookings that an option needs.
    ///
    /// `type` on the wire; optional.
    pub kind: Option<FlightOptionType>,
    /// Absolute booking URL, ready to use. The tokens in the URL are opaque.
    ///
    /// `bookingUrl` on the wire; optional.
    ///
    /// Not stated: The format of the URL. Chosen (observed): `{base}/in?a=AFFILIATE&p=LABEL&url=TARGET`; `p` is the affiliate's own label for the click, empty until the affiliate sets it.
    pub booking_url: Option<specwright_core::Text>,
    /// Key into the response's `providers`.
    ///
    /// `providerCode` on the wire; optional.
    pub provider_code: Option<ProviderCode>,
    /// Price of the option, in the response's currency and price mode; -1 means no price.
    ///
    /// `displayPrice` on the wire; optional.
    pub display_price: Option<super::common::Price>,
    /// `segmentFares` on the wire; optional.
    pub segment_fares: Vec<SegmentFare>,
    /// `fareFamilies` on the wire; optional.
    pub fare_families: Vec<FareFamily>,
    /// `badges` on the wire; optional.
    pub badges: Vec<FlightBadge>,
    /// Components of the price, and baggage fees.
    ///
    /// `fees` on the wire; optional.
    pub fees: Option<FlightFees>,
    /// Cashback, for affiliates that offer it.
    ///
    /// `cashbackDetails` on the wire; optional.
    pub cashback_details: Option<CashbackDetails>,
}

/// The fare of one segment: its cabin and extras.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SegmentFare {
    /// Key into the response's `segments`.
    ///
    /// `segmentId` on the wire; optional.
    pub segment_id: Option<SegmentId>,
    /// The cabin of one segment.
    ///
    /// `cabin` on the wire; optional.
    pub cabin: Option<SegmentCabin>,
    /// `qualityItems` on the wire; optional.
    pub quality_items: Vec<QualityItem>,
    /// `true` if the connection to this segment is a self-transfer: travellers collect and recheck their bags, and bear the risk of a missed connection.
    ///
    /// `isSelfTransfer` on the wire; optional.
    ///
    /// Not stated: The field, its meaning, and the segment that has it. Chosen (observed): as in integrations, `true` on the segment after the self-transfer.
    pub is_self_transfer: Option<bool>,
}

/// The cabin of one segment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SegmentCabin {
    /// A cabin class of a fare.
    ///
    /// `code` on the wire; optional.
    pub code: Option<SegmentCabinCode>,
    /// `displayName` on the wire; optional.
    pub display_name: Option<specwright_core::Text>,
}

/// An on-board amenity.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct QualityItem {
    /// Type of on-board amenity.
    ///
    /// `code` on the wire; optional.
    pub code: Option<QualityCode>,
    /// `displayName` on the wire; optional.
    pub display_name: Option<specwright_core::Text>,
}

/// A named bundle of conditions, such as Light or Flex.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FareFamily {
    /// `id` on the wire; optional.
    pub id: Option<FareFamilyId>,
    /// `displayName` on the wire; optional.
    pub display_name: Option<specwright_core::Text>,
    /// `amenities` on the wire; optional.
    pub amenities: Vec<FareAmenity>,
    /// Legs that the fare family applies to, as indexes into the result's legs, from 0.
    ///
    /// `legIndices` on the wire; optional.
    pub leg_indices: Vec<i64>,
}

/// One condition of a fare family.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FareAmenity {
    /// Subject of a fare family's condition.
    ///
    /// `code` on the wire; optional.
    pub code: Option<AmenityCode>,
    /// Availability of a service with a fare.
    ///
    /// `restriction` on the wire; optional.
    pub restriction: Option<Restriction>,
    /// `displayName` on the wire; optional.
    pub display_name: Option<specwright_core::Text>,
}

/// A badge to show on an option.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightBadge {
    /// Badge type.
    ///
    /// `code` on the wire; optional.
    pub code: Option<FlightBadgeCode>,
    /// `displayName` on the wire; optional.
    pub display_name: Option<specwright_core::Text>,
}

/// Components of the price, and baggage fees.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightFees {
    /// An amount of money, as a number and as formatted text. The currency and the price mode are at the root of the response.
    ///
    /// `basePrice` on the wire; optional.
    pub base_price: Option<super::common::Price>,
    /// An amount of money, as a number and as formatted text. The currency and the price mode are at the root of the response.
    ///
    /// `totalPrice` on the wire; optional.
    pub total_price: Option<super::common::Price>,
    /// `carryOnBag` on the wire; optional.
    pub carry_on_bag: Vec<BagFee>,
    /// `checkedBag` on the wire; optional.
    pub checked_bag: Vec<BagFee>,
    /// Text that must be shown with the price of a non-refundable fare.
    ///
    /// `nonRefundableDisclosure` on the wire; optional.
    ///
    /// Not stated: The field. Chosen (observed): as in integrations; omitted if all fares are refundable.
    pub non_refundable_disclosure: Option<specwright_core::Text>,
}

/// Fee for one bag.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BagFee {
    /// Ordinal number of a traveller's bag.
    ///
    /// `bagNumber` on the wire; optional.
    pub bag_number: Option<BagNumber>,
    /// Availability of a service with a fare.
    ///
    /// `restriction` on the wire; optional.
    pub restriction: Option<Restriction>,
    /// An amount of money, as a number and as formatted text. The currency and the price mode are at the root of the response.
    ///
    /// `displayPrice` on the wire; optional.
    ///
    /// Not stated: The shape of the price. Chosen (ours): the same as for an option.
    pub display_price: Option<super::common::Price>,
}

/// Cashback for the end user.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CashbackDetails {
    /// Unit of the cashback value.
    ///
    /// `type` on the wire; optional.
    pub kind: Option<super::common::CashbackType>,
    /// A percentage, or an amount in `currency`.
    ///
    /// `value` on the wire; optional.
    pub value: Option<specwright_core::Amount>,
    /// Maximum cashback.
    ///
    /// `cap` on the wire; optional.
    pub cap: Option<specwright_core::Amount>,
    /// ISO 4217 currency code.
    ///
    /// `currency` on the wire; optional.
    pub currency: Option<specwright_core::Lenient<super::common::CurrencyCode>>,
}

/// One journey: a segment, or several segments with layovers between them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightLeg {
    /// Time from the first departure to the last arrival, including layovers.
    ///
    /// `duration` on the wire; optional, in minutes.
    ///
    /// Not stated: The unit. Chosen (observed): minutes.
    pub duration: Option<i64>,
    /// Segments of the leg, in travel order.
    ///
    /// `segments` on the wire; optional.
    pub segments: Vec<FlightSegmentReference>,
    /// Local time at the destination, without offset.
    ///
    /// `arrivalTime` on the wire; optional.
    pub arrival_time: Option<specwright_core::LocalDateTime>,
    /// Local time at the origin, without offset.
    ///
    /// `departureTime` on the wire; optional.
    pub departure_time: Option<specwright_core::LocalDateTime>,
}

/// Reference to a segment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightSegmentReference {
    /// Key into the response's `segments`.
    ///
    /// `id` on the wire; required.
    pub id: SegmentId,
    /// `true` if the segment departs on a later date than the arrival date of the previous segment.
    ///
    /// `departureDayMismatch` on the wire; optional.
    ///
    /// Not stated: The meaning of the field. Chosen (ours): a layover past midnight.
    pub departure_day_mismatch: Option<bool>,
    /// The layover after this segment.
    ///
    /// `layover` on the wire; optional.
    ///
    /// Not stated: The field, and the segments that have it. Chosen (observed): as in integrations, every segment except the last segment of a leg.
    pub layover: Option<Layover>,
}

/// A layover between two segments.
///
/// Not stated: The shape. Chosen (observed): as in integrations.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layover {
    /// Time from the arrival to the next departure.
    ///
    /// `duration` on the wire; optional, in minutes.
    pub duration: Option<i64>,
}

/// One nonstop flight, train ride or bus ride.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightSegment {
    /// Key into the response's `airlines`.
    ///
    /// `airline` on the wire; optional.
    pub airline: Option<AirlineCode>,
    /// Number of the flight, without the airline's code.
    ///
    /// `flightNumber` on the wire; optional.
    pub flight_number: Option<specwright_core::Text>,
    /// Key into the response's `airports`.
    ///
    /// `origin` on the wire; optional.
    pub origin: Option<specwright_core::Lenient<super::common::AirportCode>>,
    /// Key into the response's `airports`.
    ///
    /// `destination` on the wire; optional.
    pub destination: Option<specwright_core::Lenient<super::common::AirportCode>>,
    /// Local time at the destination, without offset.
    ///
    /// `arrivalTime` on the wire; optional.
    pub arrival_time: Option<specwright_core::LocalDateTime>,
    /// Local time at the origin, without offset.
    ///
    /// `departureTime` on the wire; optional.
    pub departure_time: Option<specwright_core::LocalDateTime>,
    /// Type of the aircraft.
    ///
    /// `equipmentTypeName` on the wire; optional.
    pub equipment_type_name: Option<specwright_core::Text>,
    /// `duration` on the wire; optional, in minutes.
    ///
    /// Not stated: The unit. Chosen (observed): minutes.
    pub duration: Option<i64>,
    /// Means of transport.
    ///
    /// `type` on the wire; optional.
    pub kind: Option<SegmentType>,
    /// Text that names the operating airline and must be shown, such as `Operated by Finnair`.
    ///
    /// `operationalDisplay` on the wire; optional.
    ///
    /// Not stated: The field. Chosen (observed): as in integrations, set if an airline other than `airline` operates the flight.
    pub operational_display: Option<specwright_core::Text>,
    /// IATA code of the operating airline.
    ///
    /// `operationalIATA` on the wire; optional.
    ///
    /// Not stated: The field, and whether `airlines` contains the airline. Chosen (observed): as in integrations, set together with `operationalDisplay`; the code is not a reference into `airlines`.
    pub operating_airline: Option<AirlineCode>,
}

/// An airline.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightAirline {
    /// `logoUrl` on the wire; optional.
    pub logo_url: Option<specwright_core::Text>,
    /// `displayName` on the wire; optional.
    pub display_name: Option<specwright_core::Text>,
    /// URL of the airline's page about fees.
    ///
    /// `airlineFeeUrl` on the wire; optional.
    pub airline_fee_url: Option<specwright_core::Text>,
    /// `baggagePolicies` on the wire; optional.
    pub baggage_policies: Vec<BaggagePolicy>,
}

/// Baggage rules of an airline for one type of bag.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BaggagePolicy {
    /// A type of bag.
    ///
    /// `bagType` on the wire; optional.
    pub bag_type: Option<BagType>,
    /// `restrictions` on the wire; optional.
    pub restrictions: Vec<BagRestriction>,
}

/// One rule for a type of bag.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BagRestriction {
    /// Subject of a baggage rule.
    ///
    /// `code` on the wire; optional.
    pub code: Option<BagRestrictionCode>,
    /// `description` on the wire; optional.
    pub description: Option<specwright_core::Text>,
}

/// An airport.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightAirport {
    /// `displayName` on the wire; optional.
    pub display_name: Option<specwright_core::Text>,
    /// `cityName` on the wire; optional.
    pub city_name: Option<specwright_core::Text>,
}

/// A provider of flights.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightProvider {
    /// `displayName` on the wire; optional.
    pub display_name: Option<specwright_core::Text>,
    /// A provider's logo in several shapes.
    ///
    /// `logoUrls` on the wire; optional.
    pub logo_urls: Option<FlightProviderLogos>,
}

/// A provider's logo in several shapes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightProviderLogos {
    /// `imageUrl` on the wire; optional.
    pub image_url: Option<specwright_core::Text>,
    /// `horizontalImageUrl` on the wire; optional.
    pub horizontal_image_url: Option<specwright_core::Text>,
    /// `wideHorizontalImageUrl` on the wire; optional.
    pub wide_horizontal_image_url: Option<specwright_core::Text>,
}

/// Route and months of the requested fares.
///
/// Not stated: The required fields. Chosen (observed): the route and the months.
///
/// Not stated: The defaults, and the months that are rejected. Chosen (ours): months that are in the past in every time zone, and a last month before the first month.
#[derive(Clone, Debug, PartialEq)]
pub struct FareCalendarRequest {
    /// Origin or destination of a route. A city or a metro code includes all its airports.
    ///
    /// `origin` on the wire; required.
    pub origin: FarePlace,
    /// Origin or destination of a route. A city or a metro code includes all its airports.
    ///
    /// `destination` on the wire; required.
    pub destination: FarePlace,
    /// First month of departure. Past days of the current month have no fares.
    ///
    /// `dateFrom` on the wire; required.
    pub date_from: FareDate,
    /// Last month of departure; may be the same as the first month.
    ///
    /// `dateTo` on the wire; required.
    pub date_to: FareDate,
    /// The period covered by each fare.
    ///
    /// `aggregationType` on the wire; optional, default `day`.
    pub aggregation_type: Option<FareAggregation>,
    /// `true` returns round-trip fares.
    ///
    /// `roundTrip` on the wire; optional, default `false`.
    ///
    /// Not stated: The length of stay. Chosen (ours): the cheapest stay of 3, 7 or 14 nights.
    pub round_trip: Option<bool>,
    /// `true` returns fares of nonstop flights only.
    ///
    /// `noStops` on the wire; optional, default `false`.
    pub no_stops: Option<bool>,
    /// `true` excludes predicted fares: only fares from recent searches are returned.
    ///
    /// `excludePredictions` on the wire; optional, default `false`.
    pub exclude_predictions: Option<bool>,
    /// Currency of all prices. Default: the currency of the market.
    ///
    /// `currencyCode` on the wire; optional.
    pub currency_code: Option<super::common::CurrencyCode>,
}

/// Origin or destination of a route. A city or a metro code includes all its airports.
///
/// Not stated: The meaning of both fields together. Chosen (ours): the code takes precedence.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FarePlace {
    /// Id of an airport or city, as in the autocomplete.
    ///
    /// `placeId` on the wire; optional.
    pub place_id: Option<super::common::PlaceId>,
    /// Code of an airport or metro area.
    ///
    /// `iataCode` on the wire; optional.
    pub iata_code: Option<super::common::AirportCode>,
}

/// The lowest known fares of a route.
///
/// Not stated: The shape. Chosen (documented): as in the live service's reference.
///
/// Not stated: Days and months without a known fare. Chosen (ours): omitted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FareCalendar {
    /// Origin of the route.
    ///
    /// `origin` on the wire; required, tolerated when missing.
    pub origin: Option<FareRouteEnd>,
    /// Destination of the route.
    ///
    /// `destination` on the wire; required, tolerated when missing.
    pub destination: Option<FareRouteEnd>,
    /// One fare for each day or month, in order of departure.
    ///
    /// `results` on the wire; required, tolerated when missing.
    pub results: Vec<CalendarFare>,
    /// The airports of the legs.
    ///
    /// `airports` on the wire; required, tolerated when missing.
    pub airports: Vec<FareAirport>,
}

/// Origin or destination of a route.
///
/// Not stated: The shape. Chosen (documented): as in the live service's reference.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FareRouteEnd {
    /// `placeId` on the wire; required, tolerated when missing.
    pub place_id: Option<super::common::PlaceId>,
    /// Broad type of place.
    ///
    /// `placeType` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The values of the field. Chosen (ours): the primary types of the autocomplete.
    pub place_type: Option<super::common::PrimaryPlaceType>,
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
}

/// The lowest known fare of a day or month, for one adult in economy.
///
/// Not stated: The shape. Chosen (documented): as in the live service's reference.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CalendarFare {
    /// The day or month of departure.
    ///
    /// `aggregationKey` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The format of the key. Chosen (ours): yyyy-mm-dd or yyyy-mm.
    pub aggregation_key: Option<specwright_core::Text>,
    /// The outbound leg, with the price of a one-way trip.
    ///
    /// `outboundLeg` on the wire; required, tolerated when missing.
    pub outbound_leg: Option<FareLeg>,
    /// The inbound legs, for round trips only. Each leg has the price of a round trip that returns on the day of the leg.
    ///
    /// `inboundLegs` on the wire; optional.
    ///
    /// Not stated: The price. Chosen (ours): the price of the whole trip. The embedded service returns one leg, for the cheapest stay.
    pub inbound_legs: Vec<FareLeg>,
    /// `true` if the fare is predicted, `false` if it was found by a search.
    ///
    /// `predicted` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The age of found fares. Chosen (ours): at most an hour.
    pub predicted: Option<bool>,
    /// A cabin class in a request.
    ///
    /// `cabin` on the wire; optional.
    pub cabin: Option<Cabin>,
}

/// One direction of a trip, and its price if it is known for this leg.
///
/// Not stated: The shape. Chosen (documented): as in the live service's reference.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FareLeg {
    /// IATA code of the airport.
    ///
    /// `origin` on the wire; required, tolerated when missing.
    pub origin: Option<specwright_core::Lenient<super::common::AirportCode>>,
    /// IATA code of the airport.
    ///
    /// `destination` on the wire; required, tolerated when missing.
    pub destination: Option<specwright_core::Lenient<super::common::AirportCode>>,
    /// Date of departure.
    ///
    /// `departureDate` on the wire; required, tolerated when missing.
    pub departure_date: Option<specwright_core::Date>,
    /// Time at which the fare was found or predicted.
    ///
    /// `timestamp` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The format of the time. Chosen (ours): `2027-01-10T12:00:00Z`, in UTC.
    pub timestamp: Option<specwright_core::Text>,
    /// `true` for nonstop flights. Omitted for predicted fares.
    ///
    /// `noStops` on the wire; optional.
    pub no_stops: Option<bool>,
    /// A price and its currency.
    ///
    /// `price` on the wire; optional.
    pub price: Option<FarePrice>,
    /// URL of a search for the fare.
    ///
    /// `deeplinkUrl` on the wire; optional.
    ///
    /// Not stated: The legs that have the URL. Chosen (ours): none.
    pub deeplink_url: Option<specwright_core::Text>,
}

/// A price and its currency.
///
/// Not stated: The shape. Chosen (documented): as in the live service's reference.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FarePrice {
    /// The amount, in units of the currency.
    ///
    /// `price` on the wire; required.
    pub price: specwright_core::Amount,
    /// ISO 4217 currency code.
    ///
    /// `currency` on the wire; required, tolerated when missing.
    pub currency: Option<specwright_core::Lenient<super::common::CurrencyCode>>,
}

/// An airport of a known fare.
///
/// Not stated: The shape. Chosen (documented): as in the live service's reference.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FareAirport {
    /// IATA code of an airport or metro area, three characters.
    ///
    /// `iataCode` on the wire; required, tolerated when missing.
    pub iata_code: Option<specwright_core::Lenient<super::common::AirportCode>>,
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// `cityName` on the wire; required, tolerated when missing.
    pub city_name: Option<specwright_core::Text>,
    /// `countryName` on the wire; required, tolerated when missing.
    pub country_name: Option<specwright_core::Text>,
}

/// Route and dates of the requested fares.
///
/// Not stated: The required fields, and the dates that are rejected. Chosen (ours): the origin and the date of departure are required; dates that are in the past in every time zone, and a return before the departure, are rejected.
#[derive(Clone, Debug, PartialEq)]
pub struct FareRoutesRequest {
    /// Origin or destination of a route. A city or a metro code includes all its airports.
    ///
    /// `origin` on the wire; required.
    pub origin: FarePlace,
    /// The destination. Omitted for fares to anywhere.
    ///
    /// `destination` on the wire; optional.
    pub destination: Option<FarePlace>,
    /// Dates of travel.
    ///
    /// `dates` on the wire; required.
    pub dates: FareRouteDates,
    /// `true` returns round-trip fares. Default: `true` if there is a return date.
    ///
    /// `roundTrip` on the wire; optional.
    ///
    /// Not stated: Contradictions. Chosen (ours): `false` ignores the return date; `true` without a return date returns the fare of the cheapest stay of 3, 7 or 14 nights.
    pub round_trip: Option<bool>,
    /// Currency of all prices. Default: the currency of the market.
    ///
    /// `currencyCode` on the wire; optional.
    pub currency_code: Option<super::common::CurrencyCode>,
}

/// Dates of travel.
///
/// Not stated: The shape. Chosen (observed): as clients send it.
#[derive(Clone, Debug, PartialEq)]
pub struct FareRouteDates {
    /// Date of departure.
    ///
    /// `departureDate` on the wire; required.
    pub departure_date: specwright_core::Date,
    /// Date of return.
    ///
    /// `returnDate` on the wire; optional.
    pub return_date: Option<specwright_core::Date>,
}

/// The lowest fares from a place.
///
/// Not stated: The shape. Chosen (observed): as clients expect it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FareRoutes {
    /// The fares.
    ///
    /// `results` on the wire; required, tolerated when missing.
    pub results: Vec<RouteFare>,
    /// The airlines of the legs.
    ///
    /// `airlines` on the wire; required, tolerated when missing.
    pub airlines: Vec<FareAirline>,
}

/// The lowest fare to a destination, for one adult in economy.
///
/// Not stated: The shape. Chosen (observed): as clients expect it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RouteFare {
    /// Key of the fare, unique in the response.
    ///
    /// `aggregationKey` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The format of the key. Chosen (ours): the code of the destination, or the codes of the destination and the airline.
    pub aggregation_key: Option<specwright_core::Text>,
    /// The outbound leg.
    ///
    /// `outboundLeg` on the wire; required, tolerated when missing.
    pub outbound_leg: Option<RouteLeg>,
    /// The inbound leg, for round trips only.
    ///
    /// `inboundLeg` on the wire; optional.
    pub inbound_leg: Option<RouteLeg>,
    /// URL of a search for the fare.
    ///
    /// `deeplinkUrl` on the wire; optional.
    ///
    /// Not stated: The fares that have the URL. Chosen (ours): none.
    pub deeplink_url: Option<specwright_core::Text>,
    /// Price of the whole trip.
    ///
    /// `price` on the wire; required, tolerated when missing.
    pub price: Option<FarePrice>,
    /// A cabin class in a request.
    ///
    /// `cabin` on the wire; required, tolerated when missing.
    pub cabin: Option<Cabin>,
}

/// One direction of a trip.
///
/// Not stated: The shape. Chosen (observed): as clients expect it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RouteLeg {
    /// IATA code of the airport.
    ///
    /// `origin` on the wire; required, tolerated when missing.
    pub origin: Option<specwright_core::Lenient<super::common::AirportCode>>,
    /// IATA code of the airport.
    ///
    /// `destination` on the wire; required, tolerated when missing.
    pub destination: Option<specwright_core::Lenient<super::common::AirportCode>>,
    /// IATA codes of the airlines, without duplicates.
    ///
    /// `airlineCodes` on the wire; required, tolerated when missing.
    pub airline_codes: Vec<AirlineCode>,
    /// Local time at the origin, without offset.
    ///
    /// `departureDateTime` on the wire; required, tolerated when missing.
    pub departure_date_time: Option<specwright_core::LocalDateTime>,
    /// Local time at the destination, without offset.
    ///
    /// `arrivalDateTime` on the wire; required, tolerated when missing.
    pub arrival_date_time: Option<specwright_core::LocalDateTime>,
    /// Number of stops.
    ///
    /// `stops` on the wire; required, tolerated when missing.
    pub stops: Option<i64>,
}

/// An airline of a fare.
///
/// Not stated: The shape. Chosen (observed): as clients expect it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FareAirline {
    /// `iataCode` on the wire; required, tolerated when missing.
    pub iata_code: Option<AirlineCode>,
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// `logoUrl` on the wire; required, tolerated when missing.
    pub logo_url: Option<specwright_core::Text>,
}

/// Origin or destination of a journey, by code: the `iataCode` of a place from the autocomplete. A metro code includes all airports of the metro area.
///
/// Not stated: Forms other than the two observed forms, and whether an origin may use `nearbyAirports`. Chosen (ours): two forms, both valid for origins and destinations.
///
/// Not stated: The meaning of a code shared by an airport and a metro area. Chosen (ours): the airport. Airports near any airport of a metro area are near the metro area; codes are case-insensitive.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum FlightLocation {
    /// Any of these airports.
    Airports {
        /// `airports` on the wire; required, at least 1 item, at most `FLIGHT_AIRPORTS` items.
        airports: Vec<super::common::AirportCode>,
    },
    /// This airport or a nearby airport.
    NearbyAirports {
        /// IATA code of an airport or metro area, three characters.
        ///
        /// `airport` on the wire; required.
        airport: super::common::AirportCode,
    },
}

/// Flexibility of a leg's date.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum DateFlexibility {
    /// `exact`: The given date only.
    Exact,
    /// `plusminusthree`: Up to three days earlier or later.
    Plusminusthree,
    /// An unlisted value, unchanged. The list contains the values seen so far. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// A cabin class in a request.
///
/// Not stated: The complete list. Chosen (observed): the four values that integrations send.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Cabin {
    /// `economy`
    Economy,
    /// `premiumEconomy`
    PremiumEconomy,
    /// `business`
    Business,
    /// `first`
    First,
    /// An unlisted value, unchanged. The list contains the values seen so far. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Traveller type.
///
/// Not stated: All codes except the first three. Chosen (observed): the codes that integrations use for the traveller types that the response counts.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum PassengerCode {
    /// `ADT`: Adult.
    Adult,
    /// `CHD`: Child.
    Child,
    /// `SNR`: Senior.
    Senior,
    /// `STD`: Student.
    Student,
    /// `YTH`: Youth.
    Youth,
    /// `INS`: Infant in a separate seat.
    InfantInSeat,
    /// `INL`: Lap infant.
    InfantOnLap,
    /// An unlisted value, unchanged. The list contains the values seen so far. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// The travellers covered by a price.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum FlightPriceMode {
    /// `perPerson`: One traveller, all legs: the total divided by the number of travellers.
    PerPerson,
    /// `total`: All travellers, all legs.
    Total,
    /// An unlisted value, unchanged. The list contains the values seen so far. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Sort key for the results.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum FlightSortKey {
    /// `price`: Price of the cheapest option.
    Price,
    /// `bestValue`: Combination of price and duration. The embedded service adds 20 US dollars per hour and traveller to the price.
    BestValue,
    /// `duration`: Total travel time of all legs.
    Duration,
    /// An unlisted value, unchanged. The list contains the values seen so far. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Number of bookings that an option needs.
///
/// Not stated: The value for split bookings. Chosen (observed): `split`, as in integrations.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum FlightOptionType {
    /// `regular`: One booking.
    Regular,
    /// `split`: Several bookings, possibly with several providers.
    Split,
    /// An unlisted value, unchanged. The list contains the values seen so far. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// A cabin class of a fare.
///
/// Not stated: The complete list. Chosen (observed): the cabins of the search, and `mixed`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum SegmentCabinCode {
    /// `economy`
    Economy,
    /// `premiumEconomy`
    PremiumEconomy,
    /// `business`
    Business,
    /// `first`
    First,
    /// `mixed`
    Mixed,
    /// An unlisted value, unchanged. The list contains the values seen so far. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Type of on-board amenity.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum QualityCode {
    /// `wifi`
    Wifi,
    /// `entertainment`
    Entertainment,
    /// `power`
    Power,
    /// `seat`
    Seat,
    /// `food`
    Food,
    /// An unlisted value, unchanged. The list contains the values seen so far. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Subject of a fare family's condition.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum AmenityCode {
    /// `carryOnBag`
    CarryOnBag,
    /// `checkedBag`
    CheckedBag,
    /// `seatSelection`
    SeatSelection,
    /// `legroom`
    Legroom,
    /// `change`
    Change,
    /// `refundable`
    Refundable,
    /// `lounge`
    Lounge,
    /// An unlisted value, unchanged. The list contains the values seen so far. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Availability of a service with a fare.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Restriction {
    /// `included`: Included in the fare.
    Included,
    /// `fee`: Available for a fee.
    Fee,
    /// `unavailable`: Not available.
    Unavailable,
    /// `flexible`: Can be changed.
    Flexible,
    /// An unlisted value, unchanged. The list contains the values seen so far. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Badge type.
///
/// Not stated: The meaning of `virtualInterline`. Chosen (ours): the option consists of several tickets, and a connection of less than 24 hours is between two of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum FlightBadgeCode {
    /// `direct`
    Direct,
    /// `freeCancellation`
    FreeCancellation,
    /// `instantBook`
    InstantBook,
    /// `virtualInterline`
    VirtualInterline,
    /// `selfTransferProtection`
    SelfTransferProtection,
    /// An unlisted value, unchanged. The list contains the values seen so far. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Ordinal number of a traveller's bag.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum BagNumber {
    /// `first`
    First,
    /// `second`
    Second,
    /// An unlisted value, unchanged. The list contains the values seen so far. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Means of transport.
///
/// Not stated: Values other than `flight`. Chosen (observed): the values that integrations support.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum SegmentType {
    /// `flight`
    Flight,
    /// `train`
    Train,
    /// `bus`
    Bus,
    /// An unlisted value, unchanged. The list contains the values seen so far. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// A type of bag.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum BagType {
    /// `personal`
    Personal,
    /// `carryOn`
    CarryOn,
    /// `checked`
    Checked,
    /// An unlisted value, unchanged. The list contains the values seen so far. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Subject of a baggage rule.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum BagRestrictionCode {
    /// `dimensions`
    Dimensions,
    /// An unlisted value, unchanged. The list contains the values seen so far. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// The period covered by each fare.
///
/// Not stated: The complete list. Chosen (observed): the two values that integrations send.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum FareAggregation {
    /// `day`: A day of departure.
    Day,
    /// `month`: A month of departure.
    Month,
    /// An unlisted value, unchanged. The list contains the values seen so far. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Id of a leg within a response.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LegId(pub(super) specwright_core::Text);

/// Id of a segment within a response.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SegmentId(pub(super) specwright_core::Text);

/// IATA code of an airline.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AirlineCode(pub(super) specwright_core::Text);

/// Code of a provider. The code of an airline that sells its own flights is its airline code.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ProviderCode(pub(super) specwright_core::Text);

/// Id of a fare family within a booking option.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FareFamilyId(pub(super) specwright_core::Text);

#[doc(inline)]
pub use wayfare_validation::FareDate;
