// Made by `cargo xtask regenerate` from `spec/flights.toml`. Do not edit.

//! Flight search: one endpoint starts and polls a search, one gives the details of a result.
//!
//! From `flights.toml`.
//!
//! # Operations
//!
//! * `POST /i/api/affiliate/search/flight/v1/poll`: query [`FlightPollQuery`], body [`FlightSearchRequest`], answer [`FlightSearchResponse`]
//! * `POST /i/api/affiliate/search/flight/v1/details`: query [`FlightPollQuery`], body [`FlightDetailsRequest`], answer [`FlightSearchResponse`]
//!
//! # Types
//!
//! * Requests: [`FlightPollQuery`], [`FlightSearchRequest`], [`FlightSearchStart`], [`FlightFilters`], [`FlightSearchLeg`], [`FlightResultParameters`], [`FlightDetailsRequest`], [`FlightLocation`]
//! * Answers: [`FlightSearchResponse`], [`FlightPassengerCounts`], [`FlightResult`], [`FlightLegReference`], [`FlightBookingOption`], [`SegmentFare`], [`SegmentCabin`], [`QualityItem`], [`FareFamily`], [`FareAmenity`], [`FlightBadge`], [`FlightFees`], [`BagFee`], [`CashbackDetails`], [`FlightLeg`], [`FlightSegmentReference`], [`FlightSegment`], [`FlightAirline`], [`BaggagePolicy`], [`BagRestriction`], [`FlightAirport`], [`FlightProvider`], [`FlightProviderLogos`]
//! * Requests and answers: [`FlightSort`]
//! * Lists of values: [`DateFlexibility`], [`Cabin`], [`PassengerCode`], [`FlightPriceMode`], [`FlightSortKey`], [`FlightOptionType`], [`SegmentCabinCode`], [`QualityCode`], [`AmenityCode`], [`Restriction`], [`FlightBadgeCode`], [`BagNumber`], [`SegmentType`], [`BagType`], [`BagRestrictionCode`]
//! * Ids: [`LegId`], [`SegmentId`], [`AirlineCode`], [`ProviderCode`], [`FareFamilyId`]

/// Query of polls and details.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightPollQuery {
    /// As the first answer gave it. A start goes without.
    ///
    /// `cluster` on the wire; optional.
    pub cluster: Option<super::common::Cluster>,
}

/// Body of a poll: the start parameters of a new search, or the id of a running one.
///
/// Not stated: What both together mean. Chosen: a 400, since a search is either new or running.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightSearchRequest {
    /// The search to poll, as the first answer gave it.
    ///
    /// `searchId` on the wire; optional.
    pub search_id: Option<super::common::SearchId>,
    /// Starts a new search.
    ///
    /// `searchStartParameters` on the wire; optional.
    pub search_start_parameters: Option<FlightSearchStart>,
    /// Which page, in which order and currency. A poll may ask for others, also when the search is complete.
    ///
    /// `resultParameters` on the wire; optional.
    ///
    /// Not stated: That polls take result parameters. Chosen: as integrations show, on any poll; a poll without them keeps the last ones, one with them replaces them whole.
    pub result_parameters: Option<FlightResultParameters>,
}

/// What a flight search asks for.
///
/// Not stated: Whether there has to be a traveller and a leg. Chosen: at least one of each.
#[derive(Clone, Debug, PartialEq)]
pub struct FlightSearchStart {
    /// The cabin wanted.
    ///
    /// `cabin` on the wire; required.
    pub cabin: Cabin,
    /// One entry for each traveller.
    ///
    /// `passengers` on the wire; required, at least 1 item, at most `FLIGHT_PASSENGERS` items.
    pub passengers: Vec<PassengerCode>,
    /// One entry for each journey: one is one way, two that return are a round trip, more are multi-city.
    ///
    /// `legs` on the wire; required, at least 1 item, at most `FLIGHT_LEGS` items.
    pub legs: Vec<FlightSearchLeg>,
    /// What else may be among the results.
    ///
    /// `filters` on the wire; optional.
    pub filters: Option<FlightFilters>,
}

/// What else may be among the results.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightFilters {
    /// Itineraries put together from several bookings, possibly with several providers (hacker fares).
    ///
    /// `includeSplit` on the wire; optional, `false` if left out.
    pub include_split: Option<bool>,
}

/// One journey of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct FlightSearchLeg {
    /// Where a journey begins or ends, by codes: the `iataCode` of a place of the autocomplete. A metro code stands for its airports.
    ///
    /// `origin` on the wire; required.
    pub origin: FlightLocation,
    /// Where a journey begins or ends, by codes: the `iataCode` of a place of the autocomplete. A metro code stands for its airports.
    ///
    /// `destination` on the wire; required.
    pub destination: FlightLocation,
    /// Day of departure at the origin.
    ///
    /// `date` on the wire; required.
    ///
    /// Not stated: Which days are refused. Chosen: those that are past everywhere on earth, and a leg before the one in front of it.
    pub date: wayfare_wire::Date,
    /// How far the day may move.
    ///
    /// `flex` on the wire; optional, `exact` if left out.
    ///
    /// Not stated: What leaving it out means. Chosen: exact.
    pub flex: Option<DateFlexibility>,
}

/// How results are priced, sorted and paged.
///
/// Not stated: The whole shape. Chosen: what integrations send.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightResultParameters {
    /// Currency of all prices. Left out: the market's.
    ///
    /// `currency` on the wire; optional.
    pub currency: Option<super::common::CurrencyCode>,
    /// What a price is the price of.
    ///
    /// `priceMode` on the wire; optional, `perPerson` if left out.
    pub price_mode: Option<FlightPriceMode>,
    /// How results are sorted.
    ///
    /// `sort` on the wire; optional.
    pub sort: Option<FlightSort>,
    /// Counted from 0.
    ///
    /// `pageNumber` on the wire; optional, from 0 to 1000000, 0 if left out.
    pub page_number: Option<i64>,
    /// Page size.
    ///
    /// `pageSize` on the wire; optional, from 1 to `FLIGHT_PAGE_SIZE`, `FLIGHT_DEFAULT_PAGE_SIZE` if left out.
    pub page_size: Option<i64>,
    /// Most stops on any leg that is shown. Left out: any number.
    ///
    /// `maxStops` on the wire; optional, from 0 to 10.
    pub max_stops: Option<i64>,
}

/// How results are sorted.
///
/// Not stated: What leaving a part out means. Chosen: the cheapest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightSort {
    /// What results are sorted by.
    ///
    /// `key` on the wire; optional, `price` if left out.
    pub key: Option<FlightSortKey>,
    /// Which way a list is sorted.
    ///
    /// `direction` on the wire; optional, `asc` if left out.
    pub direction: Option<super::common::SortDirection>,
}

/// Names a result to tell more of.
#[derive(Clone, Debug, PartialEq)]
pub struct FlightDetailsRequest {
    /// Search id.
    ///
    /// `searchId` on the wire; required.
    pub search_id: super::common::SearchId,
    /// The result's `id`.
    ///
    /// `resultId` on the wire; required.
    pub result_id: super::common::ResultId,
}

/// State and results of a flight search. A first answer may hold no more than status, search id and cluster.
///
/// Not stated: Which fields of a flight response are optional. Chosen: all but `status` and `searchId`, without which a poll can't go on, and the `id` of a result, a leg or a segment.
#[derive(Clone, Debug, PartialEq)]
pub struct FlightSearchResponse {
    /// Id to poll with.
    ///
    /// `searchId` on the wire; required.
    pub search_id: super::common::SearchId,
    /// To be passed on with later polls and details.
    ///
    /// `cluster` on the wire; optional.
    pub cluster: Option<super::common::Cluster>,
    /// How far a polled search (flights, cars) has come.
    ///
    /// `status` on the wire; required.
    pub status: super::common::SearchStatus,
    /// Page size.
    ///
    /// `pageSize` on the wire; optional.
    pub page_size: Option<i64>,
    /// Results in all, on every page.
    ///
    /// `totalCount` on the wire; optional.
    pub total_count: Option<i64>,
    /// How results are sorted.
    ///
    /// `sort` on the wire; optional.
    pub sort: Option<FlightSort>,
    /// Currency of every price in the response.
    ///
    /// `currency` on the wire; optional.
    pub currency: Option<wayfare_wire::Lenient<super::common::CurrencyCode>>,
    /// Mode of every price in the response. Compare it with the one asked for.
    ///
    /// `priceMode` on the wire; optional.
    pub price_mode: Option<FlightPriceMode>,
    /// How many travellers of each kind the search is for.
    ///
    /// `passengers` on the wire; optional.
    pub passengers: Option<FlightPassengerCounts>,
    /// Results.
    ///
    /// `results` on the wire; optional.
    pub results: Vec<FlightResult>,
    /// Legs.
    ///
    /// `legs` on the wire; optional.
    pub legs: std::collections::BTreeMap<LegId, FlightLeg>,
    /// Segments.
    ///
    /// `segments` on the wire; optional.
    pub segments: std::collections::BTreeMap<SegmentId, FlightSegment>,
    /// Airlines.
    ///
    /// `airlines` on the wire; optional.
    pub airlines: std::collections::BTreeMap<AirlineCode, FlightAirline>,
    /// Airports.
    ///
    /// `airports` on the wire; optional.
    pub airports: std::collections::BTreeMap<
        wayfare_wire::Lenient<super::common::AirportCode>,
        FlightAirport,
    >,
    /// Providers.
    ///
    /// `providers` on the wire; optional.
    pub providers: std::collections::BTreeMap<ProviderCode, FlightProvider>,
}

/// How many travellers of each kind the search is for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightPassengerCounts {
    /// Adults.
    ///
    /// `adults` on the wire; optional.
    pub adults: Option<i64>,
    /// Children.
    ///
    /// `children` on the wire; optional.
    pub children: Option<i64>,
    /// On a lap.
    ///
    /// `infants` on the wire; optional.
    pub infants: Option<i64>,
    /// Infants in seat.
    ///
    /// `infantsInSeat` on the wire; optional.
    pub infants_in_seat: Option<i64>,
    /// Seniors.
    ///
    /// `seniors` on the wire; optional.
    pub seniors: Option<i64>,
    /// Students.
    ///
    /// `students` on the wire; optional.
    pub students: Option<i64>,
    /// Youth.
    ///
    /// `youth` on the wire; optional.
    pub youth: Option<i64>,
}

/// One itinerary and who sells it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightResult {
    /// Stays the same from poll to poll.
    ///
    /// `id` on the wire; required.
    pub id: super::common::ResultId,
    /// In no order of price.
    ///
    /// `bookingOptions` on the wire; optional.
    pub booking_options: Vec<FlightBookingOption>,
    /// In the order of the journey.
    ///
    /// `legs` on the wire; optional.
    pub legs: Vec<FlightLegReference>,
}

/// Points at a leg.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightLegReference {
    /// Key into the response's `legs`.
    ///
    /// `id` on the wire; required.
    pub id: LegId,
}

/// One way to book an itinerary.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightBookingOption {
    /// How an option is booked.
    ///
    /// `type` on the wire; optional.
    pub kind: Option<FlightOptionType>,
    /// Where to book: absolute, ready-made, its tokens opaque.
    ///
    /// `bookingUrl` on the wire; optional.
    pub booking_url: Option<String>,
    /// Key into the response's `providers`.
    ///
    /// `providerCode` on the wire; optional.
    pub provider_code: Option<ProviderCode>,
    /// In the response's currency and price mode. A price of -1 stands for no price.
    ///
    /// `displayPrice` on the wire; optional.
    pub display_price: Option<super::common::Price>,
    /// Segment fares.
    ///
    /// `segmentFares` on the wire; optional.
    pub segment_fares: Vec<SegmentFare>,
    /// Fare families.
    ///
    /// `fareFamilies` on the wire; optional.
    pub fare_families: Vec<FareFamily>,
    /// Badges.
    ///
    /// `badges` on the wire; optional.
    pub badges: Vec<FlightBadge>,
    /// What the price is made of, and what bags cost.
    ///
    /// `fees` on the wire; optional.
    pub fees: Option<FlightFees>,
    /// Where the affiliate has cashback.
    ///
    /// `cashbackDetails` on the wire; optional.
    pub cashback_details: Option<CashbackDetails>,
}

/// What is paid for on one segment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SegmentFare {
    /// Key into the response's `segments`.
    ///
    /// `segmentId` on the wire; optional.
    pub segment_id: Option<SegmentId>,
    /// The cabin on one segment.
    ///
    /// `cabin` on the wire; optional.
    pub cabin: Option<SegmentCabin>,
    /// Quality items.
    ///
    /// `qualityItems` on the wire; optional.
    pub quality_items: Vec<QualityItem>,
}

/// The cabin on one segment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SegmentCabin {
    /// A cabin, as a fare names it.
    ///
    /// `code` on the wire; optional.
    pub code: Option<SegmentCabinCode>,
    /// Display name.
    ///
    /// `displayName` on the wire; optional.
    pub display_name: Option<String>,
}

/// Something that makes the flight pleasant.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct QualityItem {
    /// What makes a flight pleasant.
    ///
    /// `code` on the wire; optional.
    pub code: Option<QualityCode>,
    /// Display name.
    ///
    /// `displayName` on the wire; optional.
    pub display_name: Option<String>,
}

/// A named bundle of conditions, such as Light or Flex.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FareFamily {
    /// Id.
    ///
    /// `id` on the wire; optional.
    pub id: Option<FareFamilyId>,
    /// Display name.
    ///
    /// `displayName` on the wire; optional.
    pub display_name: Option<String>,
    /// Amenities.
    ///
    /// `amenities` on the wire; optional.
    pub amenities: Vec<FareAmenity>,
    /// The legs it applies to, as indexes into the result's legs counted from 0.
    ///
    /// `legIndices` on the wire; optional.
    pub leg_indices: Vec<i64>,
}

/// One condition of a fare family.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FareAmenity {
    /// What a fare family says something about.
    ///
    /// `code` on the wire; optional.
    pub code: Option<AmenityCode>,
    /// Whether something is part of the fare.
    ///
    /// `restriction` on the wire; optional.
    pub restriction: Option<Restriction>,
    /// Display name.
    ///
    /// `displayName` on the wire; optional.
    pub display_name: Option<String>,
}

/// A mark to show on an option.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightBadge {
    /// What an option stands out by.
    ///
    /// `code` on the wire; optional.
    pub code: Option<FlightBadgeCode>,
    /// Display name.
    ///
    /// `displayName` on the wire; optional.
    pub display_name: Option<String>,
}

/// What the price is made of, and what bags cost.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightFees {
    /// An amount of money, and the same as text. Its currency and mode stand at the root of the response.
    ///
    /// `basePrice` on the wire; optional.
    pub base_price: Option<super::common::Price>,
    /// An amount of money, and the same as text. Its currency and mode stand at the root of the response.
    ///
    /// `totalPrice` on the wire; optional.
    pub total_price: Option<super::common::Price>,
    /// Carry on bag.
    ///
    /// `carryOnBag` on the wire; optional.
    pub carry_on_bag: Vec<BagFee>,
    /// Checked bag.
    ///
    /// `checkedBag` on the wire; optional.
    pub checked_bag: Vec<BagFee>,
}

/// What one bag costs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BagFee {
    /// Which of a traveller's bags.
    ///
    /// `bagNumber` on the wire; optional.
    pub bag_number: Option<BagNumber>,
    /// Whether something is part of the fare.
    ///
    /// `restriction` on the wire; optional.
    pub restriction: Option<Restriction>,
    /// An amount of money, and the same as text. Its currency and mode stand at the root of the response.
    ///
    /// `displayPrice` on the wire; optional.
    ///
    /// Not stated: Its shape. Chosen: a price, as on an option.
    pub display_price: Option<super::common::Price>,
}

/// What the end user gets back.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CashbackDetails {
    /// How a cashback is counted.
    ///
    /// `type` on the wire; optional.
    pub kind: Option<super::common::CashbackType>,
    /// Percent, or an amount of `currency`.
    ///
    /// `value` on the wire; optional.
    pub value: Option<wayfare_wire::Amount>,
    /// Most that is paid back.
    ///
    /// `cap` on the wire; optional.
    pub cap: Option<wayfare_wire::Amount>,
    /// ISO 4217 currency code.
    ///
    /// `currency` on the wire; optional.
    pub currency: Option<wayfare_wire::Lenient<super::common::CurrencyCode>>,
}

/// One journey: a segment, or several with layovers between them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightLeg {
    /// From first departure to last arrival, layovers included.
    ///
    /// `duration` on the wire; optional, in minutes.
    ///
    /// Not stated: The unit. Chosen: minutes, as observed.
    pub duration: Option<i64>,
    /// In the order of the journey.
    ///
    /// `segments` on the wire; optional.
    pub segments: Vec<FlightSegmentReference>,
    /// At the destination, without offset.
    ///
    /// `arrivalTime` on the wire; optional.
    pub arrival_time: Option<wayfare_wire::LocalDateTime>,
    /// At the origin, without offset.
    ///
    /// `departureTime` on the wire; optional.
    pub departure_time: Option<wayfare_wire::LocalDateTime>,
}

/// Points at a segment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightSegmentReference {
    /// Key into the response's `segments`.
    ///
    /// `id` on the wire; required.
    pub id: SegmentId,
    /// Set where the segment departs on another day than the one before it arrives.
    ///
    /// `departureDayMismatch` on the wire; optional.
    ///
    /// Not stated: What it means. Chosen: a layover past midnight.
    pub departure_day_mismatch: Option<bool>,
}

/// One flight without a stop.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightSegment {
    /// Key into the response's `airlines`.
    ///
    /// `airline` on the wire; optional.
    pub airline: Option<AirlineCode>,
    /// Without the airline's code.
    ///
    /// `flightNumber` on the wire; optional.
    pub flight_number: Option<String>,
    /// Key into the response's `airports`.
    ///
    /// `origin` on the wire; optional.
    pub origin: Option<wayfare_wire::Lenient<super::common::AirportCode>>,
    /// Key into the response's `airports`.
    ///
    /// `destination` on the wire; optional.
    pub destination: Option<wayfare_wire::Lenient<super::common::AirportCode>>,
    /// At the destination, without offset.
    ///
    /// `arrivalTime` on the wire; optional.
    pub arrival_time: Option<wayfare_wire::LocalDateTime>,
    /// At the origin, without offset.
    ///
    /// `departureTime` on the wire; optional.
    pub departure_time: Option<wayfare_wire::LocalDateTime>,
    /// The aircraft's type.
    ///
    /// `equipmentTypeName` on the wire; optional.
    pub equipment_type_name: Option<String>,
    /// Duration.
    ///
    /// `duration` on the wire; optional, in minutes.
    ///
    /// Not stated: The unit. Chosen: minutes, as observed.
    pub duration: Option<i64>,
    /// What carries the traveller.
    ///
    /// `type` on the wire; optional.
    pub kind: Option<SegmentType>,
}

/// An airline.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightAirline {
    /// Logo URL.
    ///
    /// `logoUrl` on the wire; optional.
    pub logo_url: Option<String>,
    /// Display name.
    ///
    /// `displayName` on the wire; optional.
    pub display_name: Option<String>,
    /// The airline's own page on fees.
    ///
    /// `airlineFeeUrl` on the wire; optional.
    pub airline_fee_url: Option<String>,
    /// Baggage policies.
    ///
    /// `baggagePolicies` on the wire; optional.
    pub baggage_policies: Vec<BaggagePolicy>,
}

/// What an airline says of one type of bag.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BaggagePolicy {
    /// A type of bag.
    ///
    /// `bagType` on the wire; optional.
    pub bag_type: Option<BagType>,
    /// Restrictions.
    ///
    /// `restrictions` on the wire; optional.
    pub restrictions: Vec<BagRestriction>,
}

/// One rule for a type of bag.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BagRestriction {
    /// What a rule for bags is about.
    ///
    /// `code` on the wire; optional.
    pub code: Option<BagRestrictionCode>,
    /// Description.
    ///
    /// `description` on the wire; optional.
    pub description: Option<String>,
}

/// An airport.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightAirport {
    /// Display name.
    ///
    /// `displayName` on the wire; optional.
    pub display_name: Option<String>,
    /// City name.
    ///
    /// `cityName` on the wire; optional.
    pub city_name: Option<String>,
}

/// Who sells.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightProvider {
    /// Display name.
    ///
    /// `displayName` on the wire; optional.
    pub display_name: Option<String>,
    /// A provider's logo in several shapes.
    ///
    /// `logoUrls` on the wire; optional.
    pub logo_urls: Option<FlightProviderLogos>,
}

/// A provider's logo in several shapes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightProviderLogos {
    /// Image URL.
    ///
    /// `imageUrl` on the wire; optional.
    pub image_url: Option<String>,
    /// Horizontal image URL.
    ///
    /// `horizontalImageUrl` on the wire; optional.
    pub horizontal_image_url: Option<String>,
    /// Wide horizontal image URL.
    ///
    /// `wideHorizontalImageUrl` on the wire; optional.
    pub wide_horizontal_image_url: Option<String>,
}

/// Where a journey begins or ends, by codes: the `iataCode` of a place of the autocomplete. A metro code stands for its airports.
///
/// Not stated: Forms beside the two that were seen, and whether an origin may use nearbyAirports. Chosen: two forms, both for either end.
///
/// Not stated: What a code means that is both an airport's and a metro area's. Chosen: the airport. Near a metro area is what lies near any of its airports; upper and lower case are alike.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum FlightLocation {
    /// One of these airports.
    Airports {
        /// Airports.
        ///
        /// `airports` on the wire; required, at least 1 item, at most `FLIGHT_AIRPORTS` items.
        airports: Vec<super::common::AirportCode>,
    },
    /// This airport or one near it.
    NearbyAirports {
        /// IATA code of an airport or metro area, three characters.
        ///
        /// `airport` on the wire; required.
        airport: super::common::AirportCode,
    },
}

/// How far a leg's day may move.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum DateFlexibility {
    /// `exact`: Not at all.
    Exact,
    /// `plusminusthree`: Three days to either side.
    Plusminusthree,
    /// A value that the list does not have, kept as it came. The list has the values seen so far. To match one, compare the enum's text, not this variant: the value may be listed in a later version.
    Unlisted(wayfare_wire::UnlistedText),
}

/// A cabin, as a search asks for it.
///
/// Not stated: The whole list. Chosen: the four that integrations know.
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
    /// A value that the list does not have, kept as it came. The list has the values seen so far. To match one, compare the enum's text, not this variant: the value may be listed in a later version.
    Unlisted(wayfare_wire::UnlistedText),
}

/// A kind of traveller.
///
/// Not stated: All but the first three codes. Chosen: the codes that integrations know for the kinds that the response counts.
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
    /// `INS`: Infant in a seat of its own.
    InfantInSeat,
    /// `INL`: Infant on a lap.
    InfantOnLap,
    /// A value that the list does not have, kept as it came. The list has the values seen so far. To match one, compare the enum's text, not this variant: the value may be listed in a later version.
    Unlisted(wayfare_wire::UnlistedText),
}

/// What a price is the price of.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum FlightPriceMode {
    /// `perPerson`: One traveller, all legs: the total shared out evenly.
    PerPerson,
    /// `total`: The whole party, all legs.
    Total,
    /// A value that the list does not have, kept as it came. The list has the values seen so far. To match one, compare the enum's text, not this variant: the value may be listed in a later version.
    Unlisted(wayfare_wire::UnlistedText),
}

/// What results are sorted by.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum FlightSortKey {
    /// `price`: The cheapest option.
    Price,
    /// `bestValue`: Price and duration weighed against each other; the embedded service counts 20 US dollars an hour for each traveller.
    BestValue,
    /// `duration`: Time under way, all legs together.
    Duration,
    /// A value that the list does not have, kept as it came. The list has the values seen so far. To match one, compare the enum's text, not this variant: the value may be listed in a later version.
    Unlisted(wayfare_wire::UnlistedText),
}

/// How an option is booked.
///
/// Not stated: The value of split bookings. Chosen: `split`, as integrations show.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum FlightOptionType {
    /// `regular`: In one booking.
    Regular,
    /// `split`: In several bookings, possibly with several providers.
    Split,
    /// A value that the list does not have, kept as it came. The list has the values seen so far. To match one, compare the enum's text, not this variant: the value may be listed in a later version.
    Unlisted(wayfare_wire::UnlistedText),
}

/// A cabin, as a fare names it.
///
/// Not stated: The whole list. Chosen: the search's cabins, and mixed.
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
    /// A value that the list does not have, kept as it came. The list has the values seen so far. To match one, compare the enum's text, not this variant: the value may be listed in a later version.
    Unlisted(wayfare_wire::UnlistedText),
}

/// What makes a flight pleasant.
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
    /// A value that the list does not have, kept as it came. The list has the values seen so far. To match one, compare the enum's text, not this variant: the value may be listed in a later version.
    Unlisted(wayfare_wire::UnlistedText),
}

/// What a fare family says something about.
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
    /// A value that the list does not have, kept as it came. The list has the values seen so far. To match one, compare the enum's text, not this variant: the value may be listed in a later version.
    Unlisted(wayfare_wire::UnlistedText),
}

/// Whether something is part of the fare.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Restriction {
    /// `included`: It is.
    Included,
    /// `fee`: It costs extra.
    Fee,
    /// `unavailable`: It can't be had.
    Unavailable,
    /// `flexible`: It can be changed.
    Flexible,
    /// A value that the list does not have, kept as it came. The list has the values seen so far. To match one, compare the enum's text, not this variant: the value may be listed in a later version.
    Unlisted(wayfare_wire::UnlistedText),
}

/// What an option stands out by.
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
    /// A value that the list does not have, kept as it came. The list has the values seen so far. To match one, compare the enum's text, not this variant: the value may be listed in a later version.
    Unlisted(wayfare_wire::UnlistedText),
}

/// Which of a traveller's bags.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum BagNumber {
    /// `first`
    First,
    /// `second`
    Second,
    /// A value that the list does not have, kept as it came. The list has the values seen so far. To match one, compare the enum's text, not this variant: the value may be listed in a later version.
    Unlisted(wayfare_wire::UnlistedText),
}

/// What carries the traveller.
///
/// Not stated: Values beside flight. Chosen: those that integrations know.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum SegmentType {
    /// `flight`
    Flight,
    /// `train`
    Train,
    /// `bus`
    Bus,
    /// A value that the list does not have, kept as it came. The list has the values seen so far. To match one, compare the enum's text, not this variant: the value may be listed in a later version.
    Unlisted(wayfare_wire::UnlistedText),
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
    /// A value that the list does not have, kept as it came. The list has the values seen so far. To match one, compare the enum's text, not this variant: the value may be listed in a later version.
    Unlisted(wayfare_wire::UnlistedText),
}

/// What a rule for bags is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum BagRestrictionCode {
    /// `dimensions`
    Dimensions,
    /// A value that the list does not have, kept as it came. The list has the values seen so far. To match one, compare the enum's text, not this variant: the value may be listed in a later version.
    Unlisted(wayfare_wire::UnlistedText),
}

/// Names a leg within a response.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LegId(pub(super) wayfare_wire::Text);

/// Names a segment within a response.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SegmentId(pub(super) wayfare_wire::Text);

/// IATA code of an airline.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AirlineCode(pub(super) wayfare_wire::Text);

/// Names a provider. Airlines that sell their own flights have their airline code.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ProviderCode(pub(super) wayfare_wire::Text);

/// Names a fare family within a booking option.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FareFamilyId(pub(super) wayfare_wire::Text);
