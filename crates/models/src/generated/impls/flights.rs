// Made by `cargo xtask regenerate` from `spec/flights.toml`. Do not edit.

//! From `flights.toml`.

use super::super::flights::*;

specwright_core::setters! { FlightPollQuery {
    with_cluster: super::super::common::Cluster = some_into cluster "cluster";
} }

specwright_core::wire_names! { FlightPollQuery {
    CLUSTER cluster "cluster";
} }

specwright_core::query! { FlightPollQuery {
    cluster: optional "cluster";
} }

impl specwright_core::Validate for FlightPollQuery {
    fn check(
        &self,
        _at: &specwright_core::Path<'_>,
        _out: &mut specwright_core::Violations,
    ) {}
}

specwright_core::setters! { FlightSearchRequest {
    with_search_id: super::super::common::SearchId = some_into search_id "searchId";
    with_search_start_parameters: FlightSearchStart = some search_start_parameters "searchStartParameters";
    with_result_parameters: FlightResultParameters = some result_parameters "resultParameters";
} }

specwright_core::wire_names! { FlightSearchRequest {
    SEARCH_ID search_id "searchId";
    SEARCH_START_PARAMETERS search_start_parameters "searchStartParameters";
    RESULT_PARAMETERS result_parameters "resultParameters";
} }

specwright_core::object! { FlightSearchRequest {
    0 search_id: given "searchId";
    1 search_start_parameters: given "searchStartParameters";
    2 result_parameters: given "resultParameters";
} }

impl specwright_core::Validate for FlightSearchRequest {
    fn check(
        &self,
        at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        if let Some(value) = &self.search_start_parameters {
            let at = &at.field("searchStartParameters");
            specwright_core::Validate::check(value, at, out);
        }
        if let Some(value) = &self.result_parameters {
            let at = &at.field("resultParameters");
            specwright_core::Validate::check(value, at, out);
        }
        specwright_core::check::any_of(
            at,
            &[
                ("searchId", self.search_id.is_some()),
                ("searchStartParameters", self.search_start_parameters.is_some()),
            ],
            out,
        );
    }
}

specwright_core::new! { FlightSearchStart "Creates a value with the required fields; the others are absent." {
    cabin: Cabin => cabin = cabin;
    passengers: Vec<PassengerCode> => passengers = passengers;
    legs: Vec<FlightSearchLeg> => legs = legs;
} default { filters } }

specwright_core::setters! { FlightSearchStart {
    with_filters: FlightFilters = some filters "filters";
} }

specwright_core::wire_names! { FlightSearchStart {
    CABIN cabin "cabin";
    PASSENGERS passengers "passengers";
    LEGS legs "legs";
    FILTERS filters "filters";
} }

specwright_core::object! { FlightSearchStart {
    0 cabin: required "cabin";
    1 passengers: required_list "passengers";
    2 legs: required_list "legs";
    3 filters: given "filters";
} }

impl specwright_core::Validate for FlightSearchStart {
    fn check(
        &self,
        at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        {
            let (value, at) = (&self.passengers, &at.field("passengers"));
            specwright_core::check::items(
                at,
                value.len(),
                Some(1),
                Some(wayfare_validation::limits::FLIGHT_PASSENGERS),
                out,
            );
        }
        {
            let (value, at) = (&self.legs, &at.field("legs"));
            specwright_core::check::items(
                at,
                value.len(),
                Some(1),
                Some(wayfare_validation::limits::FLIGHT_LEGS),
                out,
            );
            specwright_core::Validate::check(value, at, out);
        }
        if let Some(value) = &self.filters {
            let at = &at.field("filters");
            specwright_core::Validate::check(value, at, out);
        }
    }
}

specwright_core::setters! { FlightFilters {
    with_include_split: bool = some include_split "includeSplit";
    with_include_long_flights: bool = some include_long_flights "includeLongFlights";
} }

specwright_core::defaults! { FlightFilters {
    include_split_or_default: bool = include_split "includeSplit" or false;
    include_long_flights_or_default: bool = include_long_flights "includeLongFlights" or true;
} }

specwright_core::wire_names! { FlightFilters {
    INCLUDE_SPLIT include_split "includeSplit";
    INCLUDE_LONG_FLIGHTS include_long_flights "includeLongFlights";
} }

specwright_core::object! { FlightFilters {
    0 include_split: given "includeSplit";
    1 include_long_flights: given "includeLongFlights";
} }

impl specwright_core::Validate for FlightFilters {
    fn check(
        &self,
        _at: &specwright_core::Path<'_>,
        _out: &mut specwright_core::Violations,
    ) {}
}

specwright_core::new! { FlightSearchLeg "Creates a value with the required fields; the others are absent." {
    origin: FlightLocation => origin = origin;
    destination: FlightLocation => destination = destination;
    date: specwright_core::Date => date = date;
} default { flex } }

specwright_core::setters! { FlightSearchLeg {
    with_flex: DateFlexibility = some flex "flex";
} }

specwright_core::defaults! { FlightSearchLeg {
    flex_or_default: DateFlexibility = flex "flex" or DateFlexibility::Exact;
} }

specwright_core::wire_names! { FlightSearchLeg {
    ORIGIN origin "origin";
    DESTINATION destination "destination";
    DATE date "date";
    FLEX flex "flex";
} }

specwright_core::object! { FlightSearchLeg {
    0 origin: required "origin";
    1 destination: required "destination";
    2 date: required "date";
    3 flex: given "flex";
} }

impl specwright_core::Validate for FlightSearchLeg {
    fn check(
        &self,
        at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        {
            let (value, at) = (&self.origin, &at.field("origin"));
            specwright_core::Validate::check(value, at, out);
        }
        {
            let (value, at) = (&self.destination, &at.field("destination"));
            specwright_core::Validate::check(value, at, out);
        }
    }
}

specwright_core::setters! { FlightResultParameters {
    with_currency: super::super::common::CurrencyCode = some currency "currency";
    with_price_mode: FlightPriceMode = some price_mode "priceMode";
    with_sort: FlightSort = some sort "sort";
    with_page_number: i64 = some page_number "pageNumber";
    with_page_size: i64 = some page_size "pageSize";
    with_max_stops: i64 = some max_stops "maxStops";
} }

specwright_core::defaults! { FlightResultParameters {
    price_mode_or_default: FlightPriceMode = price_mode "priceMode" or FlightPriceMode::PerPerson;
    page_number_or_default: i64 = page_number "pageNumber" or 1;
    page_size_or_default: i64 = page_size "pageSize" or wayfare_validation::limits::FLIGHT_DEFAULT_PAGE_SIZE as i64;
} }

specwright_core::wire_names! { FlightResultParameters {
    CURRENCY currency "currency";
    PRICE_MODE price_mode "priceMode";
    SORT sort "sort";
    PAGE_NUMBER page_number "pageNumber";
    PAGE_SIZE page_size "pageSize";
    MAX_STOPS max_stops "maxStops";
} }

specwright_core::object! { FlightResultParameters {
    0 currency: given "currency";
    1 price_mode: given "priceMode";
    2 sort: given "sort";
    3 page_number: given "pageNumber";
    4 page_size: given "pageSize";
    5 max_stops: given "maxStops";
} }

impl specwright_core::Validate for FlightResultParameters {
    fn check(
        &self,
        at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        if let Some(value) = &self.sort {
            let at = &at.field("sort");
            specwright_core::Validate::check(value, at, out);
        }
        if let Some(value) = &self.page_number {
            let at = &at.field("pageNumber");
            specwright_core::check::integer_range(
                at,
                *value,
                Some(0),
                Some(1000000),
                out,
            );
        }
        if let Some(value) = &self.page_size {
            let at = &at.field("pageSize");
            specwright_core::check::integer_range(
                at,
                *value,
                Some(1),
                Some(wayfare_validation::limits::FLIGHT_PAGE_SIZE as i64),
                out,
            );
        }
        if let Some(value) = &self.max_stops {
            let at = &at.field("maxStops");
            specwright_core::check::integer_range(at, *value, Some(0), Some(10), out);
        }
    }
}

specwright_core::setters! { FlightSort {
    with_key: FlightSortKey = some key "key";
    with_direction: super::super::common::SortDirection = some direction "direction";
} }

specwright_core::defaults! { FlightSort {
    key_or_default: FlightSortKey = key "key" or FlightSortKey::Price;
    direction_or_default: super::super::common::SortDirection = direction "direction" or super::super::common::SortDirection::Asc;
} }

specwright_core::wire_names! { FlightSort {
    KEY key "key";
    DIRECTION direction "direction";
} }

specwright_core::object! { FlightSort {
    0 key: given "key";
    1 direction: given "direction";
} }

impl specwright_core::Validate for FlightSort {
    fn check(
        &self,
        _at: &specwright_core::Path<'_>,
        _out: &mut specwright_core::Violations,
    ) {}
}

specwright_core::new! { FlightDetailsRequest "Creates a value with the required fields; the others are absent." {
    search_id: impl Into<super::super::common::SearchId> => search_id = search_id.into();
    result_id: impl Into<super::super::common::ResultId> => result_id = result_id.into();
} }

specwright_core::wire_names! { FlightDetailsRequest {
    SEARCH_ID search_id "searchId";
    RESULT_ID result_id "resultId";
} }

specwright_core::object! { FlightDetailsRequest {
    0 search_id: required "searchId";
    1 result_id: required "resultId";
} }

impl specwright_core::Validate for FlightDetailsRequest {
    fn check(
        &self,
        _at: &specwright_core::Path<'_>,
        _out: &mut specwright_core::Violations,
    ) {}
}

specwright_core::object! { FlightSearchResponse {
    0 search_id: expected "searchId";
    1 cluster: optional "cluster";
    2 status: expected "status";
    3 page_size: optional "pageSize";
    4 total_count: optional "totalCount";
    5 sort: optional "sort";
    6 currency: optional "currency";
    7 price_mode: optional "priceMode";
    8 passengers: optional "passengers";
    9 results: results "results" until status ["complete"];
    10 legs: optional_map "legs";
    11 segments: optional_map "segments";
    12 airlines: optional_map "airlines";
    13 airports: optional_map "airports";
    14 providers: optional_map "providers";
} }

specwright_core::object! { FlightPassengerCounts {
    0 adults: optional "adults";
    1 children: optional "children";
    2 infants: optional "infants";
    3 infants_in_seat: optional "infantsInSeat";
    4 seniors: optional "seniors";
    5 students: optional "students";
    6 youth: optional "youth";
} }

specwright_core::new! { FlightResult "Creates a value with the required fields; the others are absent." {
    id: impl Into<super::super::common::ResultId> => id = id.into();
} default { booking_options, legs } }

specwright_core::object! { FlightResult {
    0 id: required "id";
    1 booking_options: optional_list "bookingOptions";
    2 legs: optional_list "legs";
} }

specwright_core::new! { FlightLegReference "Creates a value with the required fields; the others are absent." {
    id: impl Into<LegId> => id = id.into();
} }

specwright_core::lookups! { FlightLegReference {
    id_in: FlightSearchResponse => FlightLeg = key id "id" of legs "legs";
} }

specwright_core::object! { FlightLegReference {
    0 id: required "id";
} }

specwright_core::lookups! { FlightBookingOption {
    provider_code_in: FlightSearchResponse => FlightProvider = some_key provider_code "providerCode" of providers "providers";
} }

specwright_core::object! { FlightBookingOption {
    0 kind: optional "type";
    1 booking_url: optional "bookingUrl";
    2 provider_code: optional "providerCode";
    3 display_price: optional "displayPrice";
    4 segment_fares: optional_list "segmentFares";
    5 fare_families: optional_list "fareFamilies";
    6 badges: optional_list "badges";
    7 fees: optional "fees";
    8 cashback_details: optional "cashbackDetails";
} }

specwright_core::lookups! { SegmentFare {
    segment_id_in: FlightSearchResponse => FlightSegment = some_key segment_id "segmentId" of segments "segments";
} }

specwright_core::object! { SegmentFare {
    0 segment_id: optional "segmentId";
    1 cabin: optional "cabin";
    2 quality_items: optional_list "qualityItems";
    3 is_self_transfer: optional "isSelfTransfer";
} }

specwright_core::object! { SegmentCabin {
    0 code: optional "code";
    1 display_name: optional "displayName";
} }

specwright_core::object! { QualityItem {
    0 code: optional "code";
    1 display_name: optional "displayName";
} }

specwright_core::object! { FareFamily {
    0 id: optional "id";
    1 display_name: optional "displayName";
    2 amenities: optional_list "amenities";
    3 leg_indices: optional_list "legIndices";
} }

specwright_core::object! { FareAmenity {
    0 code: optional "code";
    1 restriction: optional "restriction";
    2 display_name: optional "displayName";
} }

specwright_core::object! { FlightBadge {
    0 code: optional "code";
    1 display_name: optional "displayName";
} }

specwright_core::object! { FlightFees {
    0 base_price: optional "basePrice";
    1 total_price: optional "totalPrice";
    2 carry_on_bag: optional_list "carryOnBag";
    3 checked_bag: optional_list "checkedBag";
    4 non_refundable_disclosure: optional "nonRefundableDisclosure";
} }

specwright_core::object! { BagFee {
    0 bag_number: optional "bagNumber";
    1 restriction: optional "restriction";
    2 display_price: optional "displayPrice";
} }

specwright_core::object! { CashbackDetails {
    0 kind: optional "type";
    1 value: optional "value";
    2 cap: optional "cap";
    3 currency: optional "currency";
} }

specwright_core::object! { FlightLeg {
    0 duration: optional "duration";
    1 segments: optional_list "segments";
    2 arrival_time: optional "arrivalTime";
    3 departure_time: optional "departureTime";
} }

specwright_core::new! { FlightSegmentReference "Creates a value with the required fields; the others are absent." {
    id: impl Into<SegmentId> => id = id.into();
} default { departure_day_mismatch, layover } }

specwright_core::lookups! { FlightSegmentReference {
    id_in: FlightSearchResponse => FlightSegment = key id "id" of segments "segments";
} }

specwright_core::object! { FlightSegmentReference {
    0 id: required "id";
    1 departure_day_mismatch: optional "departureDayMismatch";
    2 layover: optional "layover";
} }

specwright_core::object! { Layover {
    0 duration: optional "duration";
} }

specwright_core::lookups! { FlightSegment {
    airline_in: FlightSearchResponse => FlightAirline = some_key airline "airline" of airlines "airlines";
    origin_in: FlightSearchResponse => FlightAirport = some_key origin "origin" of airports "airports";
    destination_in: FlightSearchResponse => FlightAirport = some_key destination "destination" of airports "airports";
} }

specwright_core::object! { FlightSegment {
    0 airline: optional "airline";
    1 flight_number: optional "flightNumber";
    2 origin: optional "origin";
    3 destination: optional "destination";
    4 arrival_time: optional "arrivalTime";
    5 departure_time: optional "departureTime";
    6 equipment_type_name: optional "equipmentTypeName";
    7 duration: optional "duration";
    8 kind: optional "type";
    9 operational_display: optional "operationalDisplay";
    10 operating_airline: optional "operationalIATA";
} }

specwright_core::object! { FlightAirline {
    0 logo_url: optional "logoUrl";
    1 display_name: optional "displayName";
    2 airline_fee_url: optional "airlineFeeUrl";
    3 baggage_policies: optional_list "baggagePolicies";
} }

specwright_core::object! { BaggagePolicy {
    0 bag_type: optional "bagType";
    1 restrictions: optional_list "restrictions";
} }

specwright_core::object! { BagRestriction {
    0 code: optional "code";
    1 description: optional "description";
} }

specwright_core::object! { FlightAirport {
    0 display_name: optional "displayName";
    1 city_name: optional "cityName";
} }

specwright_core::object! { FlightProvider {
    0 display_name: optional "displayName";
    1 logo_urls: optional "logoUrls";
} }

specwright_core::object! { FlightProviderLogos {
    0 image_url: optional "imageUrl";
    1 horizontal_image_url: optional "horizontalImageUrl";
    2 wide_horizontal_image_url: optional "wideHorizontalImageUrl";
} }

specwright_core::new! { FareCalendarRequest "Creates a value with the required fields; the others are absent." {
    origin: FarePlace => origin = origin;
    destination: FarePlace => destination = destination;
    date_from: FareDate => date_from = date_from;
    date_to: FareDate => date_to = date_to;
} default { aggregation_type, round_trip, no_stops, exclude_predictions, currency_code } }

specwright_core::setters! { FareCalendarRequest {
    with_aggregation_type: FareAggregation = some aggregation_type "aggregationType";
    with_round_trip: bool = some round_trip "roundTrip";
    with_no_stops: bool = some no_stops "noStops";
    with_exclude_predictions: bool = some exclude_predictions "excludePredictions";
    with_currency_code: super::super::common::CurrencyCode = some currency_code "currencyCode";
} }

specwright_core::defaults! { FareCalendarRequest {
    aggregation_type_or_default: FareAggregation = aggregation_type "aggregationType" or FareAggregation::Day;
    round_trip_or_default: bool = round_trip "roundTrip" or false;
    no_stops_or_default: bool = no_stops "noStops" or false;
    exclude_predictions_or_default: bool = exclude_predictions "excludePredictions" or false;
} }

specwright_core::wire_names! { FareCalendarRequest {
    ORIGIN origin "origin";
    DESTINATION destination "destination";
    DATE_FROM date_from "dateFrom";
    DATE_TO date_to "dateTo";
    AGGREGATION_TYPE aggregation_type "aggregationType";
    ROUND_TRIP round_trip "roundTrip";
    NO_STOPS no_stops "noStops";
    EXCLUDE_PREDICTIONS exclude_predictions "excludePredictions";
    CURRENCY_CODE currency_code "currencyCode";
} }

specwright_core::object! { FareCalendarRequest {
    0 origin: required "origin";
    1 destination: required "destination";
    2 date_from: required "dateFrom";
    3 date_to: required "dateTo";
    4 aggregation_type: given "aggregationType";
    5 round_trip: given "roundTrip";
    6 no_stops: given "noStops";
    7 exclude_predictions: given "excludePredictions";
    8 currency_code: given "currencyCode";
} }

impl specwright_core::Validate for FareCalendarRequest {
    fn check(
        &self,
        at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        {
            let (value, at) = (&self.origin, &at.field("origin"));
            specwright_core::Validate::check(value, at, out);
        }
        {
            let (value, at) = (&self.destination, &at.field("destination"));
            specwright_core::Validate::check(value, at, out);
        }
    }
}

specwright_core::setters! { FarePlace {
    with_place_id: super::super::common::PlaceId = some_into place_id "placeId";
    with_iata_code: super::super::common::AirportCode = some iata_code "iataCode";
} }

specwright_core::wire_names! { FarePlace {
    PLACE_ID place_id "placeId";
    IATA_CODE iata_code "iataCode";
} }

specwright_core::object! { FarePlace {
    0 place_id: given "placeId";
    1 iata_code: given "iataCode";
} }

impl specwright_core::Validate for FarePlace {
    fn check(
        &self,
        at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        specwright_core::check::any_of(
            at,
            &[
                ("placeId", self.place_id.is_some()),
                ("iataCode", self.iata_code.is_some()),
            ],
            out,
        );
    }
}

specwright_core::object! { FareCalendar {
    0 origin: expected "origin";
    1 destination: expected "destination";
    2 results: required_list "results";
    3 airports: required_list "airports";
} }

specwright_core::object! { FareRouteEnd {
    0 place_id: expected "placeId";
    1 place_type: expected "placeType";
    2 name: expected "name";
} }

specwright_core::object! { CalendarFare {
    0 aggregation_key: expected "aggregationKey";
    1 outbound_leg: expected "outboundLeg";
    2 inbound_legs: optional_list "inboundLegs";
    3 predicted: expected "predicted";
    4 cabin: optional "cabin";
} }

specwright_core::object! { FareLeg {
    0 origin: expected "origin";
    1 destination: expected "destination";
    2 departure_date: expected "departureDate";
    3 timestamp: expected "timestamp";
    4 no_stops: optional "noStops";
    5 price: optional "price";
    6 deeplink_url: optional "deeplinkUrl";
} }

specwright_core::new! { FarePrice "Creates a value with the required fields; the others are absent." {
    price: specwright_core::Amount => price = price;
} default { currency } }

specwright_core::object! { FarePrice {
    0 price: required "price";
    1 currency: expected "currency";
} }

specwright_core::object! { FareAirport {
    0 iata_code: expected "iataCode";
    1 name: expected "name";
    2 city_name: expected "cityName";
    3 country_name: expected "countryName";
} }

specwright_core::new! { FareRoutesRequest "Creates a value with the required fields; the others are absent." {
    origin: FarePlace => origin = origin;
    dates: FareRouteDates => dates = dates;
} default { destination, round_trip, currency_code } }

specwright_core::setters! { FareRoutesRequest {
    with_destination: FarePlace = some destination "destination";
    with_round_trip: bool = some round_trip "roundTrip";
    with_currency_code: super::super::common::CurrencyCode = some currency_code "currencyCode";
} }

specwright_core::wire_names! { FareRoutesRequest {
    ORIGIN origin "origin";
    DESTINATION destination "destination";
    DATES dates "dates";
    ROUND_TRIP round_trip "roundTrip";
    CURRENCY_CODE currency_code "currencyCode";
} }

specwright_core::object! { FareRoutesRequest {
    0 origin: required "origin";
    1 destination: given "destination";
    2 dates: required "dates";
    3 round_trip: given "roundTrip";
    4 currency_code: given "currencyCode";
} }

impl specwright_core::Validate for FareRoutesRequest {
    fn check(
        &self,
        at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        {
            let (value, at) = (&self.origin, &at.field("origin"));
            specwright_core::Validate::check(value, at, out);
        }
        if let Some(value) = &self.destination {
            let at = &at.field("destination");
            specwright_core::Validate::check(value, at, out);
        }
        {
            let (value, at) = (&self.dates, &at.field("dates"));
            specwright_core::Validate::check(value, at, out);
        }
    }
}

specwright_core::new! { FareRouteDates "Creates a value with the required fields; the others are absent." {
    departure_date: specwright_core::Date => departure_date = departure_date;
} default { return_date } }

specwright_core::setters! { FareRouteDates {
    with_return_date: specwright_core::Date = some return_date "returnDate";
} }

specwright_core::wire_names! { FareRouteDates {
    DEPARTURE_DATE departure_date "departureDate";
    RETURN_DATE return_date "returnDate";
} }

specwright_core::object! { FareRouteDates {
    0 departure_date: required "departureDate";
    1 return_date: given "returnDate";
} }

impl specwright_core::Validate for FareRouteDates {
    fn check(
        &self,
        at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        specwright_core::check::ordered(
            at,
            ("departureDate", Some(&self.departure_date)),
            ("returnDate", self.return_date.as_ref()),
            false,
            out,
        );
    }
}

specwright_core::object! { FareRoutes {
    0 results: required_list "results";
    1 airlines: required_list "airlines";
} }

specwright_core::object! { RouteFare {
    0 aggregation_key: expected "aggregationKey";
    1 outbound_leg: expected "outboundLeg";
    2 inbound_leg: optional "inboundLeg";
    3 deeplink_url: optional "deeplinkUrl";
    4 price: expected "price";
    5 cabin: expected "cabin";
} }

specwright_core::object! { RouteLeg {
    0 origin: expected "origin";
    1 destination: expected "destination";
    2 airline_codes: required_list "airlineCodes";
    3 departure_date_time: expected "departureDateTime";
    4 arrival_date_time: expected "arrivalDateTime";
    5 stops: expected "stops";
} }

specwright_core::object! { FareAirline {
    0 iata_code: expected "iataCode";
    1 name: expected "name";
    2 logo_url: expected "logoUrl";
} }

specwright_core::wire_names! { FlightLocation {
    AIRPORTS airports "airports";
    AIRPORT airport "airport";
} }

specwright_core::union! { FlightLocation by "locationType" {
    Airports "airports" {
        1 airports: required_list "airports";
    } without ["airport"];
    NearbyAirports "nearbyAirports" {
        1 airport: required "airport";
    } without ["airports"];
} }

impl specwright_core::Validate for FlightLocation {
    fn check(
        &self,
        at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        match self {
            Self::Airports { airports: f_airports, .. } => {
                let (value, at) = (f_airports, &at.field("airports"));
                specwright_core::check::items(
                    at,
                    value.len(),
                    Some(1),
                    Some(wayfare_validation::limits::FLIGHT_AIRPORTS),
                    out,
                );
            }
            Self::NearbyAirports { .. } => {}
        }
    }
}

specwright_core::open_text!(
    DateFlexibility, Unlisted; "exact" => Exact, "plusminusthree" => Plusminusthree
);
specwright_core::open_text!(
    Cabin, Unlisted; "economy" => Economy, "premiumEconomy" => PremiumEconomy, "business"
    => Business, "first" => First
);
specwright_core::open_text!(
    PassengerCode, Unlisted; "ADT" => Adult, "CHD" => Child, "SNR" => Senior, "STD" =>
    Student, "YTH" => Youth, "INS" => InfantInSeat, "INL" => InfantOnLap
);
specwright_core::open_text!(
    FlightPriceMode, Unlisted; "perPerson" => PerPerson, "total" => Total
);
specwright_core::open_text!(
    FlightSortKey, Unlisted; "price" => Price, "bestValue" => BestValue, "duration" =>
    Duration
);
specwright_core::open_text!(
    FlightOptionType, Unlisted; "regular" => Regular, "split" => Split
);
specwright_core::open_text!(
    SegmentCabinCode, Unlisted; "economy" => Economy, "premiumEconomy" => PremiumEconomy,
    "business" => Business, "first" => First, "mixed" => Mixed
);
specwright_core::open_text!(
    QualityCode, Unlisted; "wifi" => Wifi, "entertainment" => Entertainment, "power" =>
    Power, "seat" => Seat, "food" => Food
);
specwright_core::open_text!(
    AmenityCode, Unlisted; "carryOnBag" => CarryOnBag, "checkedBag" => CheckedBag,
    "seatSelection" => SeatSelection, "legroom" => Legroom, "change" => Change,
    "refundable" => Refundable, "lounge" => Lounge
);
specwright_core::open_text!(
    Restriction, Unlisted; "included" => Included, "fee" => Fee, "unavailable" =>
    Unavailable, "flexible" => Flexible
);
specwright_core::open_text!(
    FlightBadgeCode, Unlisted; "direct" => Direct, "freeCancellation" =>
    FreeCancellation, "instantBook" => InstantBook, "virtualInterline" =>
    VirtualInterline, "selfTransferProtection" => SelfTransferProtection
);
specwright_core::open_text!(BagNumber, Unlisted; "first" => First, "second" => Second);
specwright_core::open_text!(
    SegmentType, Unlisted; "flight" => Flight, "train" => Train, "bus" => Bus
);
specwright_core::open_text!(
    BagType, Unlisted; "personal" => Personal, "carryOn" => CarryOn, "checked" => Checked
);
specwright_core::open_text!(BagRestrictionCode, Unlisted; "dimensions" => Dimensions);
specwright_core::open_text!(FareAggregation, Unlisted; "day" => Day, "month" => Month);
specwright_core::text_id!(LegId);
specwright_core::text_id!(SegmentId);
specwright_core::text_id!(AirlineCode);
specwright_core::text_id!(ProviderCode);
specwright_core::text_id!(FareFamilyId);

impl From<FlightSearchStart> for FlightSearchRequest {
    fn from(start: FlightSearchStart) -> Self {
        Self::default().with_search_start_parameters(start)
    }
}
