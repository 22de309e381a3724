// Made by `cargo xtask regenerate` from `spec/flights.toml`. Do not edit.

//! From `flights.toml`.

specwright_core::writer! { object FlightSortWriter of FlightSort = super::super::flights::FlightSort {
    0 key: given value(super::super::flights::FlightSortKey) "key";
    1 direction: given value(super::super::common::SortDirection) "direction";
} }

specwright_core::writer! { object FlightSearchResponseWriter of FlightSearchResponse = super::super::flights::FlightSearchResponse {
    0 search_id: expected value(super::super::common::SearchId) "searchId";
    1 cluster: optional value(super::super::common::Cluster) "cluster";
    2 status: expected value(super::super::common::SearchStatus) "status";
    3 page_size: optional value(i64) "pageSize";
    4 total_count: optional value(i64) "totalCount";
    5 sort: optional object(super::super::flights::FlightSort) "sort";
    6 currency: optional value(specwright_core::Lenient<super::super::common::CurrencyCode>) "currency";
    7 price_mode: optional value(super::super::flights::FlightPriceMode) "priceMode";
    8 passengers: optional object(super::super::flights::FlightPassengerCounts) "passengers";
    9 results: results list(object(super::super::flights::FlightResult)) "results";
    10 legs: optional_map map(super::super::flights::LegId, object(super::super::flights::FlightLeg)) "legs";
    11 segments: optional_map map(super::super::flights::SegmentId, object(super::super::flights::FlightSegment)) "segments";
    12 airlines: optional_map map(super::super::flights::AirlineCode, object(super::super::flights::FlightAirline)) "airlines";
    13 airports: optional_map map(specwright_core::Lenient<super::super::common::AirportCode>,
        object(super::super::flights::FlightAirport)) "airports";
    14 providers: optional_map map(super::super::flights::ProviderCode, object(super::super::flights::FlightProvider)) "providers";
} }

specwright_core::writer! { object FlightPassengerCountsWriter of FlightPassengerCounts = super::super::flights::FlightPassengerCounts {
    0 adults: optional value(i64) "adults";
    1 children: optional value(i64) "children";
    2 infants: optional value(i64) "infants";
    3 infants_in_seat: optional value(i64) "infantsInSeat";
    4 seniors: optional value(i64) "seniors";
    5 students: optional value(i64) "students";
    6 youth: optional value(i64) "youth";
} }

specwright_core::writer! { object FlightResultWriter of FlightResult = super::super::flights::FlightResult {
    0 id: required value(super::super::common::ResultId) "id";
    1 booking_options: optional_list list(object(super::super::flights::FlightBookingOption)) "bookingOptions";
    2 legs: optional_list list(object(super::super::flights::FlightLegReference)) "legs";
} }

specwright_core::writer! { object FlightLegReferenceWriter of FlightLegReference = super::super::flights::FlightLegReference {
    0 id: required value(super::super::flights::LegId) "id";
} }

specwright_core::writer! { object FlightBookingOptionWriter of FlightBookingOption = super::super::flights::FlightBookingOption {
    0 kind: optional value(super::super::flights::FlightOptionType) "type";
    1 booking_url: optional value(specwright_core::Text) "bookingUrl";
    2 provider_code: optional value(super::super::flights::ProviderCode) "providerCode";
    3 display_price: optional object(super::super::common::Price) "displayPrice";
    4 segment_fares: optional_list list(object(super::super::flights::SegmentFare)) "segmentFares";
    5 fare_families: optional_list list(object(super::super::flights::FareFamily)) "fareFamilies";
    6 badges: optional_list list(object(super::super::flights::FlightBadge)) "badges";
    7 fees: optional object(super::super::flights::FlightFees) "fees";
    8 cashback_details: optional object(super::super::flights::CashbackDetails) "cashbackDetails";
} }

specwright_core::writer! { object SegmentFareWriter of SegmentFare = super::super::flights::SegmentFare {
    0 segment_id: optional value(super::super::flights::SegmentId) "segmentId";
    1 cabin: optional object(super::super::flights::SegmentCabin) "cabin";
    2 quality_items: optional_list list(object(super::super::flights::QualityItem)) "qualityItems";
    3 is_self_transfer: optional value(bool) "isSelfTransfer";
} }

specwright_core::writer! { object SegmentCabinWriter of SegmentCabin = super::super::flights::SegmentCabin {
    0 code: optional value(super::super::flights::SegmentCabinCode) "code";
    1 display_name: optional value(specwright_core::Text) "displayName";
} }

specwright_core::writer! { object QualityItemWriter of QualityItem = super::super::flights::QualityItem {
    0 code: optional value(super::super::flights::QualityCode) "code";
    1 display_name: optional value(specwright_core::Text) "displayName";
} }

specwright_core::writer! { object FareFamilyWriter of FareFamily = super::super::flights::FareFamily {
    0 id: optional value(super::super::flights::FareFamilyId) "id";
    1 display_name: optional value(specwright_core::Text) "displayName";
    2 amenities: optional_list list(object(super::super::flights::FareAmenity)) "amenities";
    3 leg_indices: optional_list list(value(i64)) "legIndices";
} }

specwright_core::writer! { object FareAmenityWriter of FareAmenity = super::super::flights::FareAmenity {
    0 code: optional value(super::super::flights::AmenityCode) "code";
    1 restriction: optional value(super::super::flights::Restriction) "restriction";
    2 display_name: optional value(specwright_core::Text) "displayName";
} }

specwright_core::writer! { object FlightBadgeWriter of FlightBadge = super::super::flights::FlightBadge {
    0 code: optional value(super::super::flights::FlightBadgeCode) "code";
    1 display_name: optional value(specwright_core::Text) "displayName";
} }

specwright_core::writer! { object FlightFeesWriter of FlightFees = super::super::flights::FlightFees {
    0 base_price: optional object(super::super::common::Price) "basePrice";
    1 total_price: optional object(super::super::common::Price) "totalPrice";
    2 carry_on_bag: optional_list list(object(super::super::flights::BagFee)) "carryOnBag";
    3 checked_bag: optional_list list(object(super::super::flights::BagFee)) "checkedBag";
    4 non_refundable_disclosure: optional value(specwright_core::Text) "nonRefundableDisclosure";
} }

specwright_core::writer! { object BagFeeWriter of BagFee = super::super::flights::BagFee {
    0 bag_number: optional value(super::super::flights::BagNumber) "bagNumber";
    1 restriction: optional value(super::super::flights::Restriction) "restriction";
    2 display_price: optional object(super::super::common::Price) "displayPrice";
} }

specwright_core::writer! { object CashbackDetailsWriter of CashbackDetails = super::super::flights::CashbackDetails {
    0 kind: optional value(super::super::common::CashbackType) "type";
    1 value: optional value(specwright_core::Amount) "value";
    2 cap: optional value(specwright_core::Amount) "cap";
    3 currency: optional value(specwright_core::Lenient<super::super::common::CurrencyCode>) "currency";
} }

specwright_core::writer! { object FlightLegWriter of FlightLeg = super::super::flights::FlightLeg {
    0 duration: optional value(i64) "duration";
    1 segments: optional_list list(object(super::super::flights::FlightSegmentReference)) "segments";
    2 arrival_time: optional value(specwright_core::LocalDateTime) "arrivalTime";
    3 departure_time: optional value(specwright_core::LocalDateTime) "departureTime";
} }

specwright_core::writer! { object FlightSegmentReferenceWriter of FlightSegmentReference = super::super::flights::FlightSegmentReference {
    0 id: required value(super::super::flights::SegmentId) "id";
    1 departure_day_mismatch: optional value(bool) "departureDayMismatch";
    2 layover: optional object(super::super::flights::Layover) "layover";
} }

specwright_core::writer! { object LayoverWriter of Layover = super::super::flights::Layover {
    0 duration: optional value(i64) "duration";
} }

specwright_core::writer! { object FlightSegmentWriter of FlightSegment = super::super::flights::FlightSegment {
    0 airline: optional value(super::super::flights::AirlineCode) "airline";
    1 flight_number: optional value(specwright_core::Text) "flightNumber";
    2 origin: optional value(specwright_core::Lenient<super::super::common::AirportCode>) "origin";
    3 destination: optional value(specwright_core::Lenient<super::super::common::AirportCode>) "destination";
    4 arrival_time: optional value(specwright_core::LocalDateTime) "arrivalTime";
    5 departure_time: optional value(specwright_core::LocalDateTime) "departureTime";
    6 equipment_type_name: optional value(specwright_core::Text) "equipmentTypeName";
    7 duration: optional value(i64) "duration";
    8 kind: optional value(super::super::flights::SegmentType) "type";
    9 operational_display: optional value(specwright_core::Text) "operationalDisplay";
    10 operating_airline: optional value(super::super::flights::AirlineCode) "operationalIATA";
} }

specwright_core::writer! { object FlightAirlineWriter of FlightAirline = super::super::flights::FlightAirline {
    0 logo_url: optional value(specwright_core::Text) "logoUrl";
    1 display_name: optional value(specwright_core::Text) "displayName";
    2 airline_fee_url: optional value(specwright_core::Text) "airlineFeeUrl";
    3 baggage_policies: optional_list list(object(super::super::flights::BaggagePolicy)) "baggagePolicies";
} }

specwright_core::writer! { object BaggagePolicyWriter of BaggagePolicy = super::super::flights::BaggagePolicy {
    0 bag_type: optional value(super::super::flights::BagType) "bagType";
    1 restrictions: optional_list list(object(super::super::flights::BagRestriction)) "restrictions";
} }

specwright_core::writer! { object BagRestrictionWriter of BagRestriction = super::super::flights::BagRestriction {
    0 code: optional value(super::super::flights::BagRestrictionCode) "code";
    1 description: optional value(specwright_core::Text) "description";
} }

specwright_core::writer! { object FlightAirportWriter of FlightAirport = super::super::flights::FlightAirport {
    0 display_name: optional value(specwright_core::Text) "displayName";
    1 city_name: optional value(specwright_core::Text) "cityName";
} }

specwright_core::writer! { object FlightProviderWriter of FlightProvider = super::super::flights::FlightProvider {
    0 display_name: optional value(specwright_core::Text) "displayName";
    1 logo_urls: optional object(super::super::flights::FlightProviderLogos) "logoUrls";
} }

specwright_core::writer! { object FlightProviderLogosWriter of FlightProviderLogos = super::super::flights::FlightProviderLogos {
    0 image_url: optional value(specwright_core::Text) "imageUrl";
    1 horizontal_image_url: optional value(specwright_core::Text) "horizontalImageUrl";
    2 wide_horizontal_image_url: optional value(specwright_core::Text) "wideHorizontalImageUrl";
} }

specwright_core::writer! { object FareCalendarWriter of FareCalendar = super::super::flights::FareCalendar {
    0 origin: expected object(super::super::flights::FareRouteEnd) "origin";
    1 destination: expected object(super::super::flights::FareRouteEnd) "destination";
    2 results: required_list list(object(super::super::flights::CalendarFare)) "results";
    3 airports: required_list list(object(super::super::flights::FareAirport)) "airports";
} }

specwright_core::writer! { object FareRouteEndWriter of FareRouteEnd = super::super::flights::FareRouteEnd {
    0 place_id: expected value(super::super::common::PlaceId) "placeId";
    1 place_type: expected value(super::super::common::PrimaryPlaceType) "placeType";
    2 name: expected value(specwright_core::Text) "name";
} }

specwright_core::writer! { object CalendarFareWriter of CalendarFare = super::super::flights::CalendarFare {
    0 aggregation_key: expected value(specwright_core::Text) "aggregationKey";
    1 outbound_leg: expected object(super::super::flights::FareLeg) "outboundLeg";
    2 inbound_legs: optional_list list(object(super::super::flights::FareLeg)) "inboundLegs";
    3 predicted: expected value(bool) "predicted";
    4 cabin: optional value(super::super::flights::Cabin) "cabin";
} }

specwright_core::writer! { object FareLegWriter of FareLeg = super::super::flights::FareLeg {
    0 origin: expected value(specwright_core::Lenient<super::super::common::AirportCode>) "origin";
    1 destination: expected value(specwright_core::Lenient<super::super::common::AirportCode>) "destination";
    2 departure_date: expected value(specwright_core::Date) "departureDate";
    3 timestamp: expected value(specwright_core::Text) "timestamp";
    4 no_stops: optional value(bool) "noStops";
    5 price: optional object(super::super::flights::FarePrice) "price";
    6 deeplink_url: optional value(specwright_core::Text) "deeplinkUrl";
} }

specwright_core::writer! { object FarePriceWriter of FarePrice = super::super::flights::FarePrice {
    0 price: required value(specwright_core::Amount) "price";
    1 currency: expected value(specwright_core::Lenient<super::super::common::CurrencyCode>) "currency";
} }

specwright_core::writer! { object FareAirportWriter of FareAirport = super::super::flights::FareAirport {
    0 iata_code: expected value(specwright_core::Lenient<super::super::common::AirportCode>) "iataCode";
    1 name: expected value(specwright_core::Text) "name";
    2 city_name: expected value(specwright_core::Text) "cityName";
    3 country_name: expected value(specwright_core::Text) "countryName";
} }

specwright_core::writer! { object FareRoutesWriter of FareRoutes = super::super::flights::FareRoutes {
    0 results: required_list list(object(super::super::flights::RouteFare)) "results";
    1 airlines: required_list list(object(super::super::flights::FareAirline)) "airlines";
} }

specwright_core::writer! { object RouteFareWriter of RouteFare = super::super::flights::RouteFare {
    0 aggregation_key: expected value(specwright_core::Text) "aggregationKey";
    1 outbound_leg: expected object(super::super::flights::RouteLeg) "outboundLeg";
    2 inbound_leg: optional object(super::super::flights::RouteLeg) "inboundLeg";
    3 deeplink_url: optional value(specwright_core::Text) "deeplinkUrl";
    4 price: expected object(super::super::flights::FarePrice) "price";
    5 cabin: expected value(super::super::flights::Cabin) "cabin";
} }

specwright_core::writer! { object RouteLegWriter of RouteLeg = super::super::flights::RouteLeg {
    0 origin: expected value(specwright_core::Lenient<super::super::common::AirportCode>) "origin";
    1 destination: expected value(specwright_core::Lenient<super::super::common::AirportCode>) "destination";
    2 airline_codes: required_list list(value(super::super::flights::AirlineCode)) "airlineCodes";
    3 departure_date_time: expected value(specwright_core::LocalDateTime) "departureDateTime";
    4 arrival_date_time: expected value(specwright_core::LocalDateTime) "arrivalDateTime";
    5 stops: expected value(i64) "stops";
} }

specwright_core::writer! { object FareAirlineWriter of FareAirline = super::super::flights::FareAirline {
    0 iata_code: expected value(super::super::flights::AirlineCode) "iataCode";
    1 name: expected value(specwright_core::Text) "name";
    2 logo_url: expected value(specwright_core::Text) "logoUrl";
} }

impl specwright_core::write::AnyText for super::super::flights::LegId {}

impl specwright_core::write::AnyText for super::super::flights::SegmentId {}

impl specwright_core::write::AnyText for super::super::flights::AirlineCode {}

impl specwright_core::write::AnyText for super::super::flights::ProviderCode {}

impl specwright_core::write::AnyText for super::super::flights::FareFamilyId {}
