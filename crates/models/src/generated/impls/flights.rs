// Made by `cargo xtask regenerate` from `spec/flights.toml`. Do not edit.

//! From `flights.toml`.

use super::super::flights::*;

impl FlightPollQuery {
    /// Sets `cluster`.
    #[must_use]
    pub fn with_cluster(
        mut self,
        cluster: impl Into<super::super::common::Cluster>,
    ) -> Self {
        self.cluster = Some(cluster.into());
        self
    }
}

impl FlightPollQuery {
    /// The wire name of `cluster`.
    pub const CLUSTER: &'static str = "cluster";
}

impl wayfare_wire::query::Query for FlightPollQuery {
    fn write(&self, out: &mut wayfare_wire::query::QueryWriter) {
        out.optional("cluster", &self.cluster);
    }
    fn read(input: &mut wayfare_wire::query::QueryReader<'_>) -> Option<Self> {
        let f_cluster = input.optional("cluster");
        Some(Self { cluster: f_cluster })
    }
}

impl wayfare_validation::Validate for FlightPollQuery {
    fn check(
        &self,
        _at: &wayfare_wire::Path<'_>,
        _out: &mut wayfare_validation::Violations,
    ) {}
}

impl FlightSearchRequest {
    /// Sets `searchId`.
    #[must_use]
    pub fn with_search_id(
        mut self,
        search_id: impl Into<super::super::common::SearchId>,
    ) -> Self {
        self.search_id = Some(search_id.into());
        self
    }
    /// Sets `searchStartParameters`.
    #[must_use]
    pub fn with_search_start_parameters(
        mut self,
        search_start_parameters: FlightSearchStart,
    ) -> Self {
        self.search_start_parameters = Some(search_start_parameters);
        self
    }
    /// Sets `resultParameters`.
    #[must_use]
    pub fn with_result_parameters(
        mut self,
        result_parameters: FlightResultParameters,
    ) -> Self {
        self.result_parameters = Some(result_parameters);
        self
    }
}

impl FlightSearchRequest {
    /// The wire name of `search_id`.
    pub const SEARCH_ID: &'static str = "searchId";
    /// The wire name of `search_start_parameters`.
    pub const SEARCH_START_PARAMETERS: &'static str = "searchStartParameters";
    /// The wire name of `result_parameters`.
    pub const RESULT_PARAMETERS: &'static str = "resultParameters";
}

wayfare_wire::object! {
    FlightSearchRequest { 0 search_id : given "searchId"; 1 search_start_parameters :
    given "searchStartParameters"; 2 result_parameters : given "resultParameters"; }
}

impl wayfare_validation::Validate for FlightSearchRequest {
    fn check(
        &self,
        at: &wayfare_wire::Path<'_>,
        out: &mut wayfare_validation::Violations,
    ) {
        if let Some(value) = &self.search_start_parameters {
            let at = &at.field("searchStartParameters");
            wayfare_validation::Validate::check(value, at, out);
        }
        if let Some(value) = &self.result_parameters {
            let at = &at.field("resultParameters");
            wayfare_validation::Validate::check(value, at, out);
        }
        wayfare_validation::check::any_of(
            at,
            &[
                ("searchId", self.search_id.is_some()),
                ("searchStartParameters", self.search_start_parameters.is_some()),
            ],
            out,
        );
    }
}

impl FlightSearchStart {
    /// A value with what is required; the rest is left out.
    pub fn new(
        cabin: Cabin,
        passengers: Vec<PassengerCode>,
        legs: Vec<FlightSearchLeg>,
    ) -> Self {
        Self {
            cabin,
            passengers,
            legs,
            filters: Default::default(),
        }
    }
    /// Sets `filters`.
    #[must_use]
    pub fn with_filters(mut self, filters: FlightFilters) -> Self {
        self.filters = Some(filters);
        self
    }
}

impl FlightSearchStart {
    /// The wire name of `cabin`.
    pub const CABIN: &'static str = "cabin";
    /// The wire name of `passengers`.
    pub const PASSENGERS: &'static str = "passengers";
    /// The wire name of `legs`.
    pub const LEGS: &'static str = "legs";
    /// The wire name of `filters`.
    pub const FILTERS: &'static str = "filters";
}

wayfare_wire::object! {
    FlightSearchStart { 0 cabin : required "cabin"; 1 passengers : required_list
    "passengers"; 2 legs : required_list "legs"; 3 filters : given "filters"; }
}

impl wayfare_validation::Validate for FlightSearchStart {
    fn check(
        &self,
        at: &wayfare_wire::Path<'_>,
        out: &mut wayfare_validation::Violations,
    ) {
        {
            let (value, at) = (&self.passengers, &at.field("passengers"));
            wayfare_validation::check::items(
                at,
                value.len(),
                Some(1),
                Some(wayfare_validation::limits::FLIGHT_PASSENGERS),
                out,
            );
        }
        {
            let (value, at) = (&self.legs, &at.field("legs"));
            wayfare_validation::check::items(
                at,
                value.len(),
                Some(1),
                Some(wayfare_validation::limits::FLIGHT_LEGS),
                out,
            );
            wayfare_validation::Validate::check(value, at, out);
        }
        if let Some(value) = &self.filters {
            let at = &at.field("filters");
            wayfare_validation::Validate::check(value, at, out);
        }
    }
}

impl FlightFilters {
    /// Sets `includeSplit`.
    #[must_use]
    pub fn with_include_split(mut self, include_split: bool) -> Self {
        self.include_split = Some(include_split);
        self
    }
    /// Sets `includeLongFlights`.
    #[must_use]
    pub fn with_include_long_flights(mut self, include_long_flights: bool) -> Self {
        self.include_long_flights = Some(include_long_flights);
        self
    }
    /// `includeSplit`, or its default.
    pub fn include_split_or_default(&self) -> bool {
        self.include_split.unwrap_or(false)
    }
    /// `includeLongFlights`, or its default.
    pub fn include_long_flights_or_default(&self) -> bool {
        self.include_long_flights.unwrap_or(true)
    }
}

impl FlightFilters {
    /// The wire name of `include_split`.
    pub const INCLUDE_SPLIT: &'static str = "includeSplit";
    /// The wire name of `include_long_flights`.
    pub const INCLUDE_LONG_FLIGHTS: &'static str = "includeLongFlights";
}

wayfare_wire::object! {
    FlightFilters { 0 include_split : given "includeSplit"; 1 include_long_flights :
    given "includeLongFlights"; }
}

impl wayfare_validation::Validate for FlightFilters {
    fn check(
        &self,
        _at: &wayfare_wire::Path<'_>,
        _out: &mut wayfare_validation::Violations,
    ) {}
}

impl FlightSearchLeg {
    /// A value with what is required; the rest is left out.
    pub fn new(
        origin: FlightLocation,
        destination: FlightLocation,
        date: wayfare_wire::Date,
    ) -> Self {
        Self {
            origin,
            destination,
            date,
            flex: Default::default(),
        }
    }
    /// Sets `flex`.
    #[must_use]
    pub fn with_flex(mut self, flex: DateFlexibility) -> Self {
        self.flex = Some(flex);
        self
    }
    /// `flex`, or its default.
    pub fn flex_or_default(&self) -> DateFlexibility {
        self.flex.clone().unwrap_or(DateFlexibility::Exact)
    }
}

impl FlightSearchLeg {
    /// The wire name of `origin`.
    pub const ORIGIN: &'static str = "origin";
    /// The wire name of `destination`.
    pub const DESTINATION: &'static str = "destination";
    /// The wire name of `date`.
    pub const DATE: &'static str = "date";
    /// The wire name of `flex`.
    pub const FLEX: &'static str = "flex";
}

wayfare_wire::object! {
    FlightSearchLeg { 0 origin : required "origin"; 1 destination : required
    "destination"; 2 date : required "date"; 3 flex : given "flex"; }
}

impl wayfare_validation::Validate for FlightSearchLeg {
    fn check(
        &self,
        at: &wayfare_wire::Path<'_>,
        out: &mut wayfare_validation::Violations,
    ) {
        {
            let (value, at) = (&self.origin, &at.field("origin"));
            wayfare_validation::Validate::check(value, at, out);
        }
        {
            let (value, at) = (&self.destination, &at.field("destination"));
            wayfare_validation::Validate::check(value, at, out);
        }
    }
}

impl FlightResultParameters {
    /// Sets `currency`.
    #[must_use]
    pub fn with_currency(
        mut self,
        currency: super::super::common::CurrencyCode,
    ) -> Self {
        self.currency = Some(currency);
        self
    }
    /// Sets `priceMode`.
    #[must_use]
    pub fn with_price_mode(mut self, price_mode: FlightPriceMode) -> Self {
        self.price_mode = Some(price_mode);
        self
    }
    /// Sets `sort`.
    #[must_use]
    pub fn with_sort(mut self, sort: FlightSort) -> Self {
        self.sort = Some(sort);
        self
    }
    /// Sets `pageNumber`.
    #[must_use]
    pub fn with_page_number(mut self, page_number: i64) -> Self {
        self.page_number = Some(page_number);
        self
    }
    /// Sets `pageSize`.
    #[must_use]
    pub fn with_page_size(mut self, page_size: i64) -> Self {
        self.page_size = Some(page_size);
        self
    }
    /// Sets `maxStops`.
    #[must_use]
    pub fn with_max_stops(mut self, max_stops: i64) -> Self {
        self.max_stops = Some(max_stops);
        self
    }
    /// `priceMode`, or its default.
    pub fn price_mode_or_default(&self) -> FlightPriceMode {
        self.price_mode.clone().unwrap_or(FlightPriceMode::PerPerson)
    }
    /// `pageNumber`, or its default.
    pub fn page_number_or_default(&self) -> i64 {
        self.page_number.unwrap_or(1)
    }
    /// `pageSize`, or its default.
    pub fn page_size_or_default(&self) -> i64 {
        self.page_size
            .unwrap_or(wayfare_validation::limits::FLIGHT_DEFAULT_PAGE_SIZE as i64)
    }
}

impl FlightResultParameters {
    /// The wire name of `currency`.
    pub const CURRENCY: &'static str = "currency";
    /// The wire name of `price_mode`.
    pub const PRICE_MODE: &'static str = "priceMode";
    /// The wire name of `sort`.
    pub const SORT: &'static str = "sort";
    /// The wire name of `page_number`.
    pub const PAGE_NUMBER: &'static str = "pageNumber";
    /// The wire name of `page_size`.
    pub const PAGE_SIZE: &'static str = "pageSize";
    /// The wire name of `max_stops`.
    pub const MAX_STOPS: &'static str = "maxStops";
}

wayfare_wire::object! {
    FlightResultParameters { 0 currency : given "currency"; 1 price_mode : given
    "priceMode"; 2 sort : given "sort"; 3 page_number : given "pageNumber"; 4 page_size :
    given "pageSize"; 5 max_stops : given "maxStops"; }
}

impl wayfare_validation::Validate for FlightResultParameters {
    fn check(
        &self,
        at: &wayfare_wire::Path<'_>,
        out: &mut wayfare_validation::Violations,
    ) {
        if let Some(value) = &self.sort {
            let at = &at.field("sort");
            wayfare_validation::Validate::check(value, at, out);
        }
        if let Some(value) = &self.page_number {
            let at = &at.field("pageNumber");
            wayfare_validation::check::integer_range(
                at,
                *value,
                Some(0),
                Some(1000000),
                out,
            );
        }
        if let Some(value) = &self.page_size {
            let at = &at.field("pageSize");
            wayfare_validation::check::integer_range(
                at,
                *value,
                Some(1),
                Some(wayfare_validation::limits::FLIGHT_PAGE_SIZE as i64),
                out,
            );
        }
        if let Some(value) = &self.max_stops {
            let at = &at.field("maxStops");
            wayfare_validation::check::integer_range(at, *value, Some(0), Some(10), out);
        }
    }
}

impl FlightSort {
    /// Sets `key`.
    #[must_use]
    pub fn with_key(mut self, key: FlightSortKey) -> Self {
        self.key = Some(key);
        self
    }
    /// Sets `direction`.
    #[must_use]
    pub fn with_direction(
        mut self,
        direction: super::super::common::SortDirection,
    ) -> Self {
        self.direction = Some(direction);
        self
    }
    /// `key`, or its default.
    pub fn key_or_default(&self) -> FlightSortKey {
        self.key.clone().unwrap_or(FlightSortKey::Price)
    }
    /// `direction`, or its default.
    pub fn direction_or_default(&self) -> super::super::common::SortDirection {
        self.direction.clone().unwrap_or(super::super::common::SortDirection::Asc)
    }
}

impl FlightSort {
    /// The wire name of `key`.
    pub const KEY: &'static str = "key";
    /// The wire name of `direction`.
    pub const DIRECTION: &'static str = "direction";
}

wayfare_wire::object! {
    FlightSort { 0 key : given "key"; 1 direction : given "direction"; }
}

impl wayfare_validation::Validate for FlightSort {
    fn check(
        &self,
        _at: &wayfare_wire::Path<'_>,
        _out: &mut wayfare_validation::Violations,
    ) {}
}

impl FlightDetailsRequest {
    /// A value with what is required; the rest is left out.
    pub fn new(
        search_id: impl Into<super::super::common::SearchId>,
        result_id: impl Into<super::super::common::ResultId>,
    ) -> Self {
        Self {
            search_id: search_id.into(),
            result_id: result_id.into(),
        }
    }
}

impl FlightDetailsRequest {
    /// The wire name of `search_id`.
    pub const SEARCH_ID: &'static str = "searchId";
    /// The wire name of `result_id`.
    pub const RESULT_ID: &'static str = "resultId";
}

wayfare_wire::object! {
    FlightDetailsRequest { 0 search_id : required "searchId"; 1 result_id : required
    "resultId"; }
}

impl wayfare_validation::Validate for FlightDetailsRequest {
    fn check(
        &self,
        _at: &wayfare_wire::Path<'_>,
        _out: &mut wayfare_validation::Violations,
    ) {}
}

wayfare_wire::object! {
    FlightSearchResponse { 0 search_id : expected "searchId"; 1 cluster : optional
    "cluster"; 2 status : expected "status"; 3 page_size : optional "pageSize"; 4
    total_count : optional "totalCount"; 5 sort : optional "sort"; 6 currency : optional
    "currency"; 7 price_mode : optional "priceMode"; 8 passengers : optional
    "passengers"; 9 results : results "results" until status["complete"]; 10 legs :
    optional_map "legs"; 11 segments : optional_map "segments"; 12 airlines :
    optional_map "airlines"; 13 airports : optional_map "airports"; 14 providers :
    optional_map "providers"; }
}
wayfare_wire::object! {
    FlightPassengerCounts { 0 adults : optional "adults"; 1 children : optional
    "children"; 2 infants : optional "infants"; 3 infants_in_seat : optional
    "infantsInSeat"; 4 seniors : optional "seniors"; 5 students : optional "students"; 6
    youth : optional "youth"; }
}

impl FlightResult {
    /// A value with what is required; the rest is left out.
    pub fn new(id: impl Into<super::super::common::ResultId>) -> Self {
        Self {
            id: id.into(),
            booking_options: Default::default(),
            legs: Default::default(),
        }
    }
}

wayfare_wire::object! {
    FlightResult { 0 id : required "id"; 1 booking_options : optional_list
    "bookingOptions"; 2 legs : optional_list "legs"; }
}

impl FlightLegReference {
    /// A value with what is required; the rest is left out.
    pub fn new(id: impl Into<LegId>) -> Self {
        Self { id: id.into() }
    }
}

impl FlightLegReference {
    /// The entry of `legs` that `id` refers to; `None` if there is none.
    pub fn id_in<'r>(
        &self,
        response: &'r FlightSearchResponse,
    ) -> Option<&'r FlightLeg> {
        response.legs.get(AsRef::<str>::as_ref(&self.id))
    }
}

wayfare_wire::object! {
    FlightLegReference { 0 id : required "id"; }
}

impl FlightBookingOption {
    /// The entry of `providers` that `providerCode` refers to; `None` if there is none.
    pub fn provider_code_in<'r>(
        &self,
        response: &'r FlightSearchResponse,
    ) -> Option<&'r FlightProvider> {
        response.providers.get(AsRef::<str>::as_ref(self.provider_code.as_ref()?))
    }
}

wayfare_wire::object! {
    FlightBookingOption { 0 kind : optional "type"; 1 booking_url : optional
    "bookingUrl"; 2 provider_code : optional "providerCode"; 3 display_price : optional
    "displayPrice"; 4 segment_fares : optional_list "segmentFares"; 5 fare_families :
    optional_list "fareFamilies"; 6 badges : optional_list "badges"; 7 fees : optional
    "fees"; 8 cashback_details : optional "cashbackDetails"; }
}

impl SegmentFare {
    /// The entry of `segments` that `segmentId` refers to; `None` if there is none.
    pub fn segment_id_in<'r>(
        &self,
        response: &'r FlightSearchResponse,
    ) -> Option<&'r FlightSegment> {
        response.segments.get(AsRef::<str>::as_ref(self.segment_id.as_ref()?))
    }
}

wayfare_wire::object! {
    SegmentFare { 0 segment_id : optional "segmentId"; 1 cabin : optional "cabin"; 2
    quality_items : optional_list "qualityItems"; 3 is_self_transfer : optional
    "isSelfTransfer"; }
}
wayfare_wire::object! {
    SegmentCabin { 0 code : optional "code"; 1 display_name : optional "displayName"; }
}
wayfare_wire::object! {
    QualityItem { 0 code : optional "code"; 1 display_name : optional "displayName"; }
}
wayfare_wire::object! {
    FareFamily { 0 id : optional "id"; 1 display_name : optional "displayName"; 2
    amenities : optional_list "amenities"; 3 leg_indices : optional_list "legIndices"; }
}
wayfare_wire::object! {
    FareAmenity { 0 code : optional "code"; 1 restriction : optional "restriction"; 2
    display_name : optional "displayName"; }
}
wayfare_wire::object! {
    FlightBadge { 0 code : optional "code"; 1 display_name : optional "displayName"; }
}
wayfare_wire::object! {
    FlightFees { 0 base_price : optional "basePrice"; 1 total_price : optional
    "totalPrice"; 2 carry_on_bag : optional_list "carryOnBag"; 3 checked_bag :
    optional_list "checkedBag"; 4 non_refundable_disclosure : optional
    "nonRefundableDisclosure"; }
}
wayfare_wire::object! {
    BagFee { 0 bag_number : optional "bagNumber"; 1 restriction : optional "restriction";
    2 display_price : optional "displayPrice"; }
}
wayfare_wire::object! {
    CashbackDetails { 0 kind : optional "type"; 1 value : optional "value"; 2 cap :
    optional "cap"; 3 currency : optional "currency"; }
}
wayfare_wire::object! {
    FlightLeg { 0 duration : optional "duration"; 1 segments : optional_list "segments";
    2 arrival_time : optional "arrivalTime"; 3 departure_time : optional "departureTime";
    }
}

impl FlightSegmentReference {
    /// A value with what is required; the rest is left out.
    pub fn new(id: impl Into<SegmentId>) -> Self {
        Self {
            id: id.into(),
            departure_day_mismatch: Default::default(),
            layover: Default::default(),
        }
    }
}

impl FlightSegmentReference {
    /// The entry of `segments` that `id` refers to; `None` if there is none.
    pub fn id_in<'r>(
        &self,
        response: &'r FlightSearchResponse,
    ) -> Option<&'r FlightSegment> {
        response.segments.get(AsRef::<str>::as_ref(&self.id))
    }
}

wayfare_wire::object! {
    FlightSegmentReference { 0 id : required "id"; 1 departure_day_mismatch : optional
    "departureDayMismatch"; 2 layover : optional "layover"; }
}
wayfare_wire::object! {
    Layover { 0 duration : optional "duration"; }
}

impl FlightSegment {
    /// The entry of `airlines` that `airline` refers to; `None` if there is none.
    pub fn airline_in<'r>(
        &self,
        response: &'r FlightSearchResponse,
    ) -> Option<&'r FlightAirline> {
        response.airlines.get(AsRef::<str>::as_ref(self.airline.as_ref()?))
    }
    /// The entry of `airports` that `origin` refers to; `None` if there is none.
    pub fn origin_in<'r>(
        &self,
        response: &'r FlightSearchResponse,
    ) -> Option<&'r FlightAirport> {
        response.airports.get(AsRef::<str>::as_ref(self.origin.as_ref()?))
    }
    /// The entry of `airports` that `destination` refers to; `None` if there is none.
    pub fn destination_in<'r>(
        &self,
        response: &'r FlightSearchResponse,
    ) -> Option<&'r FlightAirport> {
        response.airports.get(AsRef::<str>::as_ref(self.destination.as_ref()?))
    }
}

wayfare_wire::object! {
    FlightSegment { 0 airline : optional "airline"; 1 flight_number : optional
    "flightNumber"; 2 origin : optional "origin"; 3 destination : optional "destination";
    4 arrival_time : optional "arrivalTime"; 5 departure_time : optional "departureTime";
    6 equipment_type_name : optional "equipmentTypeName"; 7 duration : optional
    "duration"; 8 kind : optional "type"; 9 operational_display : optional
    "operationalDisplay"; 10 operating_airline : optional "operationalIATA"; }
}
wayfare_wire::object! {
    FlightAirline { 0 logo_url : optional "logoUrl"; 1 display_name : optional
    "displayName"; 2 airline_fee_url : optional "airlineFeeUrl"; 3 baggage_policies :
    optional_list "baggagePolicies"; }
}
wayfare_wire::object! {
    BaggagePolicy { 0 bag_type : optional "bagType"; 1 restrictions : optional_list
    "restrictions"; }
}
wayfare_wire::object! {
    BagRestriction { 0 code : optional "code"; 1 description : optional "description"; }
}
wayfare_wire::object! {
    FlightAirport { 0 display_name : optional "displayName"; 1 city_name : optional
    "cityName"; }
}
wayfare_wire::object! {
    FlightProvider { 0 display_name : optional "displayName"; 1 logo_urls : optional
    "logoUrls"; }
}
wayfare_wire::object! {
    FlightProviderLogos { 0 image_url : optional "imageUrl"; 1 horizontal_image_url :
    optional "horizontalImageUrl"; 2 wide_horizontal_image_url : optional
    "wideHorizontalImageUrl"; }
}

impl FareCalendarRequest {
    /// A value with what is required; the rest is left out.
    pub fn new(
        origin: FarePlace,
        destination: FarePlace,
        date_from: wayfare_wire::Date,
        date_to: wayfare_wire::Date,
    ) -> Self {
        Self {
            origin,
            destination,
            date_from,
            date_to,
            aggregation_type: Default::default(),
            round_trip: Default::default(),
            no_stops: Default::default(),
            exclude_predictions: Default::default(),
            currency_code: Default::default(),
        }
    }
    /// Sets `aggregationType`.
    #[must_use]
    pub fn with_aggregation_type(mut self, aggregation_type: FareAggregation) -> Self {
        self.aggregation_type = Some(aggregation_type);
        self
    }
    /// Sets `roundTrip`.
    #[must_use]
    pub fn with_round_trip(mut self, round_trip: bool) -> Self {
        self.round_trip = Some(round_trip);
        self
    }
    /// Sets `noStops`.
    #[must_use]
    pub fn with_no_stops(mut self, no_stops: bool) -> Self {
        self.no_stops = Some(no_stops);
        self
    }
    /// Sets `excludePredictions`.
    #[must_use]
    pub fn with_exclude_predictions(mut self, exclude_predictions: bool) -> Self {
        self.exclude_predictions = Some(exclude_predictions);
        self
    }
    /// Sets `currencyCode`.
    #[must_use]
    pub fn with_currency_code(
        mut self,
        currency_code: super::super::common::CurrencyCode,
    ) -> Self {
        self.currency_code = Some(currency_code);
        self
    }
    /// `aggregationType`, or its default.
    pub fn aggregation_type_or_default(&self) -> FareAggregation {
        self.aggregation_type.clone().unwrap_or(FareAggregation::Day)
    }
    /// `roundTrip`, or its default.
    pub fn round_trip_or_default(&self) -> bool {
        self.round_trip.unwrap_or(false)
    }
    /// `noStops`, or its default.
    pub fn no_stops_or_default(&self) -> bool {
        self.no_stops.unwrap_or(false)
    }
    /// `excludePredictions`, or its default.
    pub fn exclude_predictions_or_default(&self) -> bool {
        self.exclude_predictions.unwrap_or(false)
    }
}

impl FareCalendarRequest {
    /// The wire name of `origin`.
    pub const ORIGIN: &'static str = "origin";
    /// The wire name of `destination`.
    pub const DESTINATION: &'static str = "destination";
    /// The wire name of `date_from`.
    pub const DATE_FROM: &'static str = "dateFrom";
    /// The wire name of `date_to`.
    pub const DATE_TO: &'static str = "dateTo";
    /// The wire name of `aggregation_type`.
    pub const AGGREGATION_TYPE: &'static str = "aggregationType";
    /// The wire name of `round_trip`.
    pub const ROUND_TRIP: &'static str = "roundTrip";
    /// The wire name of `no_stops`.
    pub const NO_STOPS: &'static str = "noStops";
    /// The wire name of `exclude_predictions`.
    pub const EXCLUDE_PREDICTIONS: &'static str = "excludePredictions";
    /// The wire name of `currency_code`.
    pub const CURRENCY_CODE: &'static str = "currencyCode";
}

wayfare_wire::object! {
    FareCalendarRequest { 0 origin : required "origin"; 1 destination : required
    "destination"; 2 date_from : required "dateFrom"; 3 date_to : required "dateTo"; 4
    aggregation_type : given "aggregationType"; 5 round_trip : given "roundTrip"; 6
    no_stops : given "noStops"; 7 exclude_predictions : given "excludePredictions"; 8
    currency_code : given "currencyCode"; }
}

impl wayfare_validation::Validate for FareCalendarRequest {
    fn check(
        &self,
        at: &wayfare_wire::Path<'_>,
        out: &mut wayfare_validation::Violations,
    ) {
        {
            let (value, at) = (&self.origin, &at.field("origin"));
            wayfare_validation::Validate::check(value, at, out);
        }
        {
            let (value, at) = (&self.destination, &at.field("destination"));
            wayfare_validation::Validate::check(value, at, out);
        }
        wayfare_validation::check::ordered(
            at,
            ("dateFrom", Some(&self.date_from)),
            ("dateTo", Some(&self.date_to)),
            false,
            out,
        );
    }
}

impl FarePlace {
    /// Sets `placeId`.
    #[must_use]
    pub fn with_place_id(
        mut self,
        place_id: impl Into<super::super::common::PlaceId>,
    ) -> Self {
        self.place_id = Some(place_id.into());
        self
    }
    /// Sets `iataCode`.
    #[must_use]
    pub fn with_iata_code(
        mut self,
        iata_code: super::super::common::AirportCode,
    ) -> Self {
        self.iata_code = Some(iata_code);
        self
    }
}

impl FarePlace {
    /// The wire name of `place_id`.
    pub const PLACE_ID: &'static str = "placeId";
    /// The wire name of `iata_code`.
    pub const IATA_CODE: &'static str = "iataCode";
}

wayfare_wire::object! {
    FarePlace { 0 place_id : given "placeId"; 1 iata_code : given "iataCode"; }
}

impl wayfare_validation::Validate for FarePlace {
    fn check(
        &self,
        at: &wayfare_wire::Path<'_>,
        out: &mut wayfare_validation::Violations,
    ) {
        wayfare_validation::check::any_of(
            at,
            &[
                ("placeId", self.place_id.is_some()),
                ("iataCode", self.iata_code.is_some()),
            ],
            out,
        );
    }
}

wayfare_wire::object! {
    FareCalendar { 0 currency_code : expected "currencyCode"; 1 fares : required_list
    "fares"; }
}

impl KnownFare {
    /// A value with what is required; the rest is left out.
    pub fn new(
        departure_date: wayfare_wire::Date,
        price: super::super::common::Price,
    ) -> Self {
        Self {
            departure_date,
            return_date: Default::default(),
            price,
            is_prediction: Default::default(),
        }
    }
}

wayfare_wire::object! {
    KnownFare { 0 departure_date : required "departureDate"; 1 return_date : optional
    "returnDate"; 2 price : required "price"; 3 is_prediction : expected "isPrediction";
    }
}

impl FlightLocation {
    /// The wire name of `airports`.
    pub const AIRPORTS: &'static str = "airports";
    /// The wire name of `airport`.
    pub const AIRPORT: &'static str = "airport";
}

wayfare_wire::union! {
    FlightLocation by "locationType" { 1 airports "airports"; 2 airport "airport"; } {
    Airports "airports" { airports : required_list "airports"; } without { airport
    "airport"; } NearbyAirports "nearbyAirports" { airport : required "airport"; }
    without { airports "airports"; } }
}

impl wayfare_validation::Validate for FlightLocation {
    fn check(
        &self,
        at: &wayfare_wire::Path<'_>,
        out: &mut wayfare_validation::Violations,
    ) {
        match self {
            Self::Airports { airports: f_airports, .. } => {
                let (value, at) = (f_airports, &at.field("airports"));
                wayfare_validation::check::items(
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

wayfare_wire::open_text!(
    DateFlexibility, Unlisted; "exact" => Exact, "plusminusthree" => Plusminusthree
);
wayfare_wire::open_text!(
    Cabin, Unlisted; "economy" => Economy, "premiumEconomy" => PremiumEconomy, "business"
    => Business, "first" => First
);
wayfare_wire::open_text!(
    PassengerCode, Unlisted; "ADT" => Adult, "CHD" => Child, "SNR" => Senior, "STD" =>
    Student, "YTH" => Youth, "INS" => InfantInSeat, "INL" => InfantOnLap
);
wayfare_wire::open_text!(
    FlightPriceMode, Unlisted; "perPerson" => PerPerson, "total" => Total
);
wayfare_wire::open_text!(
    FlightSortKey, Unlisted; "price" => Price, "bestValue" => BestValue, "duration" =>
    Duration
);
wayfare_wire::open_text!(
    FlightOptionType, Unlisted; "regular" => Regular, "split" => Split
);
wayfare_wire::open_text!(
    SegmentCabinCode, Unlisted; "economy" => Economy, "premiumEconomy" => PremiumEconomy,
    "business" => Business, "first" => First, "mixed" => Mixed
);
wayfare_wire::open_text!(
    QualityCode, Unlisted; "wifi" => Wifi, "entertainment" => Entertainment, "power" =>
    Power, "seat" => Seat, "food" => Food
);
wayfare_wire::open_text!(
    AmenityCode, Unlisted; "carryOnBag" => CarryOnBag, "checkedBag" => CheckedBag,
    "seatSelection" => SeatSelection, "legroom" => Legroom, "change" => Change,
    "refundable" => Refundable, "lounge" => Lounge
);
wayfare_wire::open_text!(
    Restriction, Unlisted; "included" => Included, "fee" => Fee, "unavailable" =>
    Unavailable, "flexible" => Flexible
);
wayfare_wire::open_text!(
    FlightBadgeCode, Unlisted; "direct" => Direct, "freeCancellation" =>
    FreeCancellation, "instantBook" => InstantBook, "virtualInterline" =>
    VirtualInterline, "selfTransferProtection" => SelfTransferProtection
);
wayfare_wire::open_text!(BagNumber, Unlisted; "first" => First, "second" => Second);
wayfare_wire::open_text!(
    SegmentType, Unlisted; "flight" => Flight, "train" => Train, "bus" => Bus
);
wayfare_wire::open_text!(
    BagType, Unlisted; "personal" => Personal, "carryOn" => CarryOn, "checked" => Checked
);
wayfare_wire::open_text!(BagRestrictionCode, Unlisted; "dimensions" => Dimensions);
wayfare_wire::open_text!(FareAggregation, Unlisted; "day" => Day, "month" => Month);
wayfare_wire::text_id!(LegId);
wayfare_wire::text_id!(SegmentId);
wayfare_wire::text_id!(AirlineCode);
wayfare_wire::text_id!(ProviderCode);
wayfare_wire::text_id!(FareFamilyId);

impl From<FlightSearchStart> for FlightSearchRequest {
    fn from(start: FlightSearchStart) -> Self {
        Self::default().with_search_start_parameters(start)
    }
}
