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

impl wayfare_wire::Decode for FlightSearchRequest {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "searchId",
            "searchStartParameters",
            "resultParameters",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "searchId" => 0,
                    "searchStartParameters" => 1,
                    "resultParameters" => 2,
                    _ => return None,
                },
            )
        }
        let mut f_search_id = wayfare_wire::Slot::default();
        let mut f_search_start_parameters = wayfare_wire::Slot::default();
        let mut f_result_parameters = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_search_id.read(&mut map, cx, "searchId")?
                }
                wayfare_wire::Key::Known(1) => {
                    f_search_start_parameters
                        .read(&mut map, cx, "searchStartParameters")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_result_parameters.read(&mut map, cx, "resultParameters")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                search_id: f_search_id.given(cx, "searchId"),
                search_start_parameters: f_search_start_parameters
                    .given(cx, "searchStartParameters"),
                result_parameters: f_result_parameters.given(cx, "resultParameters"),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FlightSearchRequest);

impl wayfare_wire::private::serde_core::Serialize for FlightSearchRequest {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("searchId", &self.search_id);
        object.optional("searchStartParameters", &self.search_start_parameters);
        object.optional("resultParameters", &self.result_parameters);
        object.end()
    }
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

impl wayfare_wire::Decode for FlightSearchStart {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["cabin", "passengers", "legs", "filters"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "cabin" => 0,
                    "passengers" => 1,
                    "legs" => 2,
                    "filters" => 3,
                    _ => return None,
                },
            )
        }
        let mut f_cabin = wayfare_wire::Slot::default();
        let mut f_passengers = wayfare_wire::Slot::default();
        let mut f_legs = wayfare_wire::Slot::default();
        let mut f_filters = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_cabin.read(&mut map, cx, "cabin")?,
                wayfare_wire::Key::Known(1) => {
                    f_passengers.read(&mut map, cx, "passengers")?
                }
                wayfare_wire::Key::Known(2) => f_legs.read(&mut map, cx, "legs")?,
                wayfare_wire::Key::Known(_) => f_filters.read(&mut map, cx, "filters")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_cabin = f_cabin.required(cx, "cabin");
        let f_passengers = f_passengers.required(cx, "passengers").unwrap_or_default();
        let f_legs = f_legs.required(cx, "legs").unwrap_or_default();
        let Some(f_cabin) = f_cabin else { return Ok(None) };
        Ok(
            Some(Self {
                cabin: f_cabin,
                passengers: f_passengers,
                legs: f_legs,
                filters: f_filters.given(cx, "filters"),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FlightSearchStart);

impl wayfare_wire::private::serde_core::Serialize for FlightSearchStart {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("cabin", &self.cabin);
        object.required("passengers", &self.passengers);
        object.required("legs", &self.legs);
        object.optional("filters", &self.filters);
        object.end()
    }
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

impl wayfare_wire::Decode for FlightFilters {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["includeSplit", "includeLongFlights"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "includeSplit" => 0,
                    "includeLongFlights" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_include_split = wayfare_wire::Slot::default();
        let mut f_include_long_flights = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_include_split.read(&mut map, cx, "includeSplit")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_include_long_flights.read(&mut map, cx, "includeLongFlights")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                include_split: f_include_split.given(cx, "includeSplit"),
                include_long_flights: f_include_long_flights
                    .given(cx, "includeLongFlights"),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FlightFilters);

impl wayfare_wire::private::serde_core::Serialize for FlightFilters {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("includeSplit", &self.include_split);
        object.optional("includeLongFlights", &self.include_long_flights);
        object.end()
    }
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

impl wayfare_wire::Decode for FlightSearchLeg {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["origin", "destination", "date", "flex"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "origin" => 0,
                    "destination" => 1,
                    "date" => 2,
                    "flex" => 3,
                    _ => return None,
                },
            )
        }
        let mut f_origin = wayfare_wire::Slot::default();
        let mut f_destination = wayfare_wire::Slot::default();
        let mut f_date = wayfare_wire::Slot::default();
        let mut f_flex = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_origin.read(&mut map, cx, "origin")?,
                wayfare_wire::Key::Known(1) => {
                    f_destination.read(&mut map, cx, "destination")?
                }
                wayfare_wire::Key::Known(2) => f_date.read(&mut map, cx, "date")?,
                wayfare_wire::Key::Known(_) => f_flex.read(&mut map, cx, "flex")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_origin = f_origin.required(cx, "origin");
        let f_destination = f_destination.required(cx, "destination");
        let f_date = f_date.required(cx, "date");
        let (Some(f_origin), Some(f_destination), Some(f_date)) = (
            f_origin,
            f_destination,
            f_date,
        ) else { return Ok(None) };
        Ok(
            Some(Self {
                origin: f_origin,
                destination: f_destination,
                date: f_date,
                flex: f_flex.given(cx, "flex"),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FlightSearchLeg);

impl wayfare_wire::private::serde_core::Serialize for FlightSearchLeg {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("origin", &self.origin);
        object.required("destination", &self.destination);
        object.required("date", &self.date);
        object.optional("flex", &self.flex);
        object.end()
    }
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

impl wayfare_wire::Decode for FlightResultParameters {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "currency",
            "priceMode",
            "sort",
            "pageNumber",
            "pageSize",
            "maxStops",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "currency" => 0,
                    "priceMode" => 1,
                    "sort" => 2,
                    "pageNumber" => 3,
                    "pageSize" => 4,
                    "maxStops" => 5,
                    _ => return None,
                },
            )
        }
        let mut f_currency = wayfare_wire::Slot::default();
        let mut f_price_mode = wayfare_wire::Slot::default();
        let mut f_sort = wayfare_wire::Slot::default();
        let mut f_page_number = wayfare_wire::Slot::default();
        let mut f_page_size = wayfare_wire::Slot::default();
        let mut f_max_stops = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_currency.read(&mut map, cx, "currency")?,
                wayfare_wire::Key::Known(1) => {
                    f_price_mode.read(&mut map, cx, "priceMode")?
                }
                wayfare_wire::Key::Known(2) => f_sort.read(&mut map, cx, "sort")?,
                wayfare_wire::Key::Known(3) => {
                    f_page_number.read(&mut map, cx, "pageNumber")?
                }
                wayfare_wire::Key::Known(4) => {
                    f_page_size.read(&mut map, cx, "pageSize")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_max_stops.read(&mut map, cx, "maxStops")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                currency: f_currency.given(cx, "currency"),
                price_mode: f_price_mode.given(cx, "priceMode"),
                sort: f_sort.given(cx, "sort"),
                page_number: f_page_number.given(cx, "pageNumber"),
                page_size: f_page_size.given(cx, "pageSize"),
                max_stops: f_max_stops.given(cx, "maxStops"),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FlightResultParameters);

impl wayfare_wire::private::serde_core::Serialize for FlightResultParameters {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("currency", &self.currency);
        object.optional("priceMode", &self.price_mode);
        object.optional("sort", &self.sort);
        object.optional("pageNumber", &self.page_number);
        object.optional("pageSize", &self.page_size);
        object.optional("maxStops", &self.max_stops);
        object.end()
    }
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

impl wayfare_wire::Decode for FlightSort {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["key", "direction"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "key" => 0,
                    "direction" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_key = wayfare_wire::Slot::default();
        let mut f_direction = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_key.read(&mut map, cx, "key")?,
                wayfare_wire::Key::Known(_) => {
                    f_direction.read(&mut map, cx, "direction")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                key: f_key.given(cx, "key"),
                direction: f_direction.given(cx, "direction"),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FlightSort);

impl wayfare_wire::private::serde_core::Serialize for FlightSort {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("key", &self.key);
        object.optional("direction", &self.direction);
        object.end()
    }
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

impl wayfare_wire::Decode for FlightDetailsRequest {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["searchId", "resultId"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "searchId" => 0,
                    "resultId" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_search_id = wayfare_wire::Slot::default();
        let mut f_result_id = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_search_id.read(&mut map, cx, "searchId")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_result_id.read(&mut map, cx, "resultId")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_search_id = f_search_id.required(cx, "searchId");
        let f_result_id = f_result_id.required(cx, "resultId");
        let (Some(f_search_id), Some(f_result_id)) = (f_search_id, f_result_id) else {
            return Ok(None)
        };
        Ok(
            Some(Self {
                search_id: f_search_id,
                result_id: f_result_id,
            }),
        )
    }
}

wayfare_wire::__deserialize!(FlightDetailsRequest);

impl wayfare_wire::private::serde_core::Serialize for FlightDetailsRequest {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("searchId", &self.search_id);
        object.required("resultId", &self.result_id);
        object.end()
    }
}

impl wayfare_validation::Validate for FlightDetailsRequest {
    fn check(
        &self,
        _at: &wayfare_wire::Path<'_>,
        _out: &mut wayfare_validation::Violations,
    ) {}
}

impl wayfare_wire::Decode for FlightSearchResponse {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "searchId",
            "cluster",
            "status",
            "pageSize",
            "totalCount",
            "sort",
            "currency",
            "priceMode",
            "passengers",
            "results",
            "legs",
            "segments",
            "airlines",
            "airports",
            "providers",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "searchId" => 0,
                    "cluster" => 1,
                    "status" => 2,
                    "pageSize" => 3,
                    "totalCount" => 4,
                    "sort" => 5,
                    "currency" => 6,
                    "priceMode" => 7,
                    "passengers" => 8,
                    "results" => 9,
                    "legs" => 10,
                    "segments" => 11,
                    "airlines" => 12,
                    "airports" => 13,
                    "providers" => 14,
                    _ => return None,
                },
            )
        }
        let mut f_search_id = wayfare_wire::Slot::default();
        let mut f_cluster = wayfare_wire::Slot::default();
        let mut f_status = wayfare_wire::Slot::default();
        let mut f_page_size = wayfare_wire::Slot::default();
        let mut f_total_count = wayfare_wire::Slot::default();
        let mut f_sort = wayfare_wire::Slot::default();
        let mut f_currency = wayfare_wire::Slot::default();
        let mut f_price_mode = wayfare_wire::Slot::default();
        let mut f_passengers = wayfare_wire::Slot::default();
        let mut f_results = wayfare_wire::Slot::default();
        let mut f_legs = wayfare_wire::Slot::default();
        let mut f_segments = wayfare_wire::Slot::default();
        let mut f_airlines = wayfare_wire::Slot::default();
        let mut f_airports = wayfare_wire::Slot::default();
        let mut f_providers = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_search_id.read(&mut map, cx, "searchId")?
                }
                wayfare_wire::Key::Known(1) => f_cluster.read(&mut map, cx, "cluster")?,
                wayfare_wire::Key::Known(2) => f_status.read(&mut map, cx, "status")?,
                wayfare_wire::Key::Known(3) => {
                    f_page_size.read(&mut map, cx, "pageSize")?
                }
                wayfare_wire::Key::Known(4) => {
                    f_total_count.read(&mut map, cx, "totalCount")?
                }
                wayfare_wire::Key::Known(5) => f_sort.read(&mut map, cx, "sort")?,
                wayfare_wire::Key::Known(6) => f_currency.read(&mut map, cx, "currency")?,
                wayfare_wire::Key::Known(7) => {
                    f_price_mode.read(&mut map, cx, "priceMode")?
                }
                wayfare_wire::Key::Known(8) => {
                    f_passengers.read(&mut map, cx, "passengers")?
                }
                wayfare_wire::Key::Known(9) => f_results.read(&mut map, cx, "results")?,
                wayfare_wire::Key::Known(10) => f_legs.read(&mut map, cx, "legs")?,
                wayfare_wire::Key::Known(11) => {
                    f_segments.read(&mut map, cx, "segments")?
                }
                wayfare_wire::Key::Known(12) => {
                    f_airlines.read(&mut map, cx, "airlines")?
                }
                wayfare_wire::Key::Known(13) => {
                    f_airports.read(&mut map, cx, "airports")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_providers.read(&mut map, cx, "providers")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_search_id = f_search_id.required(cx, "searchId");
        let f_status = f_status.required(cx, "status");
        let is_final = matches!(
            f_status.as_ref().map(AsRef:: < str > ::as_ref), Some("complete")
        );
        let f_results = if is_final {
            f_results.required(cx, "results")
        } else {
            f_results.optional()
        };
        let f_results = f_results.unwrap_or_default();
        Ok(
            Some(Self {
                search_id: f_search_id,
                cluster: f_cluster.optional(),
                status: f_status,
                page_size: f_page_size.optional(),
                total_count: f_total_count.optional(),
                sort: f_sort.optional(),
                currency: f_currency.optional(),
                price_mode: f_price_mode.optional(),
                passengers: f_passengers.optional(),
                results: f_results,
                legs: f_legs.optional().unwrap_or_default(),
                segments: f_segments.optional().unwrap_or_default(),
                airlines: f_airlines.optional().unwrap_or_default(),
                airports: f_airports.optional().unwrap_or_default(),
                providers: f_providers.optional().unwrap_or_default(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FlightSearchResponse);

impl wayfare_wire::private::serde_core::Serialize for FlightSearchResponse {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("searchId", &self.search_id);
        object.optional("cluster", &self.cluster);
        object.optional("status", &self.status);
        object.optional("pageSize", &self.page_size);
        object.optional("totalCount", &self.total_count);
        object.optional("sort", &self.sort);
        object.optional("currency", &self.currency);
        object.optional("priceMode", &self.price_mode);
        object.optional("passengers", &self.passengers);
        object.required("results", &self.results);
        object.map("legs", &self.legs);
        object.map("segments", &self.segments);
        object.map("airlines", &self.airlines);
        object.map("airports", &self.airports);
        object.map("providers", &self.providers);
        object.end()
    }
}

impl wayfare_wire::Decode for FlightPassengerCounts {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "adults",
            "children",
            "infants",
            "infantsInSeat",
            "seniors",
            "students",
            "youth",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "adults" => 0,
                    "children" => 1,
                    "infants" => 2,
                    "infantsInSeat" => 3,
                    "seniors" => 4,
                    "students" => 5,
                    "youth" => 6,
                    _ => return None,
                },
            )
        }
        let mut f_adults = wayfare_wire::Slot::default();
        let mut f_children = wayfare_wire::Slot::default();
        let mut f_infants = wayfare_wire::Slot::default();
        let mut f_infants_in_seat = wayfare_wire::Slot::default();
        let mut f_seniors = wayfare_wire::Slot::default();
        let mut f_students = wayfare_wire::Slot::default();
        let mut f_youth = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_adults.read(&mut map, cx, "adults")?,
                wayfare_wire::Key::Known(1) => f_children.read(&mut map, cx, "children")?,
                wayfare_wire::Key::Known(2) => f_infants.read(&mut map, cx, "infants")?,
                wayfare_wire::Key::Known(3) => {
                    f_infants_in_seat.read(&mut map, cx, "infantsInSeat")?
                }
                wayfare_wire::Key::Known(4) => f_seniors.read(&mut map, cx, "seniors")?,
                wayfare_wire::Key::Known(5) => f_students.read(&mut map, cx, "students")?,
                wayfare_wire::Key::Known(_) => f_youth.read(&mut map, cx, "youth")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                adults: f_adults.optional(),
                children: f_children.optional(),
                infants: f_infants.optional(),
                infants_in_seat: f_infants_in_seat.optional(),
                seniors: f_seniors.optional(),
                students: f_students.optional(),
                youth: f_youth.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FlightPassengerCounts);

impl wayfare_wire::private::serde_core::Serialize for FlightPassengerCounts {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("adults", &self.adults);
        object.optional("children", &self.children);
        object.optional("infants", &self.infants);
        object.optional("infantsInSeat", &self.infants_in_seat);
        object.optional("seniors", &self.seniors);
        object.optional("students", &self.students);
        object.optional("youth", &self.youth);
        object.end()
    }
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

impl wayfare_wire::Decode for FlightResult {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["id", "bookingOptions", "legs"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "id" => 0,
                    "bookingOptions" => 1,
                    "legs" => 2,
                    _ => return None,
                },
            )
        }
        let mut f_id = wayfare_wire::Slot::default();
        let mut f_booking_options = wayfare_wire::Slot::default();
        let mut f_legs = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_id.read(&mut map, cx, "id")?,
                wayfare_wire::Key::Known(1) => {
                    f_booking_options.read(&mut map, cx, "bookingOptions")?
                }
                wayfare_wire::Key::Known(_) => f_legs.read(&mut map, cx, "legs")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_id = f_id.required(cx, "id");
        let Some(f_id) = f_id else { return Ok(None) };
        Ok(
            Some(Self {
                id: f_id,
                booking_options: f_booking_options.optional().unwrap_or_default(),
                legs: f_legs.optional().unwrap_or_default(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FlightResult);

impl wayfare_wire::private::serde_core::Serialize for FlightResult {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("id", &self.id);
        object.list("bookingOptions", &self.booking_options);
        object.list("legs", &self.legs);
        object.end()
    }
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

impl wayfare_wire::Decode for FlightLegReference {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["id"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "id" => 0,
                    _ => return None,
                },
            )
        }
        let mut f_id = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(_) => f_id.read(&mut map, cx, "id")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_id = f_id.required(cx, "id");
        let Some(f_id) = f_id else { return Ok(None) };
        Ok(Some(Self { id: f_id }))
    }
}

wayfare_wire::__deserialize!(FlightLegReference);

impl wayfare_wire::private::serde_core::Serialize for FlightLegReference {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("id", &self.id);
        object.end()
    }
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

impl wayfare_wire::Decode for FlightBookingOption {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "type",
            "bookingUrl",
            "providerCode",
            "displayPrice",
            "segmentFares",
            "fareFamilies",
            "badges",
            "fees",
            "cashbackDetails",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "type" => 0,
                    "bookingUrl" => 1,
                    "providerCode" => 2,
                    "displayPrice" => 3,
                    "segmentFares" => 4,
                    "fareFamilies" => 5,
                    "badges" => 6,
                    "fees" => 7,
                    "cashbackDetails" => 8,
                    _ => return None,
                },
            )
        }
        let mut f_kind = wayfare_wire::Slot::default();
        let mut f_booking_url = wayfare_wire::Slot::default();
        let mut f_provider_code = wayfare_wire::Slot::default();
        let mut f_display_price = wayfare_wire::Slot::default();
        let mut f_segment_fares = wayfare_wire::Slot::default();
        let mut f_fare_families = wayfare_wire::Slot::default();
        let mut f_badges = wayfare_wire::Slot::default();
        let mut f_fees = wayfare_wire::Slot::default();
        let mut f_cashback_details = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_kind.read(&mut map, cx, "type")?,
                wayfare_wire::Key::Known(1) => {
                    f_booking_url.read(&mut map, cx, "bookingUrl")?
                }
                wayfare_wire::Key::Known(2) => {
                    f_provider_code.read(&mut map, cx, "providerCode")?
                }
                wayfare_wire::Key::Known(3) => {
                    f_display_price.read(&mut map, cx, "displayPrice")?
                }
                wayfare_wire::Key::Known(4) => {
                    f_segment_fares.read(&mut map, cx, "segmentFares")?
                }
                wayfare_wire::Key::Known(5) => {
                    f_fare_families.read(&mut map, cx, "fareFamilies")?
                }
                wayfare_wire::Key::Known(6) => f_badges.read(&mut map, cx, "badges")?,
                wayfare_wire::Key::Known(7) => f_fees.read(&mut map, cx, "fees")?,
                wayfare_wire::Key::Known(_) => {
                    f_cashback_details.read(&mut map, cx, "cashbackDetails")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                kind: f_kind.optional(),
                booking_url: f_booking_url.optional(),
                provider_code: f_provider_code.optional(),
                display_price: f_display_price.optional(),
                segment_fares: f_segment_fares.optional().unwrap_or_default(),
                fare_families: f_fare_families.optional().unwrap_or_default(),
                badges: f_badges.optional().unwrap_or_default(),
                fees: f_fees.optional(),
                cashback_details: f_cashback_details.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FlightBookingOption);

impl wayfare_wire::private::serde_core::Serialize for FlightBookingOption {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("type", &self.kind);
        object.optional("bookingUrl", &self.booking_url);
        object.optional("providerCode", &self.provider_code);
        object.optional("displayPrice", &self.display_price);
        object.list("segmentFares", &self.segment_fares);
        object.list("fareFamilies", &self.fare_families);
        object.list("badges", &self.badges);
        object.optional("fees", &self.fees);
        object.optional("cashbackDetails", &self.cashback_details);
        object.end()
    }
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

impl wayfare_wire::Decode for SegmentFare {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["segmentId", "cabin", "qualityItems", "isSelfTransfer"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "segmentId" => 0,
                    "cabin" => 1,
                    "qualityItems" => 2,
                    "isSelfTransfer" => 3,
                    _ => return None,
                },
            )
        }
        let mut f_segment_id = wayfare_wire::Slot::default();
        let mut f_cabin = wayfare_wire::Slot::default();
        let mut f_quality_items = wayfare_wire::Slot::default();
        let mut f_is_self_transfer = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_segment_id.read(&mut map, cx, "segmentId")?
                }
                wayfare_wire::Key::Known(1) => f_cabin.read(&mut map, cx, "cabin")?,
                wayfare_wire::Key::Known(2) => {
                    f_quality_items.read(&mut map, cx, "qualityItems")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_is_self_transfer.read(&mut map, cx, "isSelfTransfer")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                segment_id: f_segment_id.optional(),
                cabin: f_cabin.optional(),
                quality_items: f_quality_items.optional().unwrap_or_default(),
                is_self_transfer: f_is_self_transfer.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(SegmentFare);

impl wayfare_wire::private::serde_core::Serialize for SegmentFare {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("segmentId", &self.segment_id);
        object.optional("cabin", &self.cabin);
        object.list("qualityItems", &self.quality_items);
        object.optional("isSelfTransfer", &self.is_self_transfer);
        object.end()
    }
}

impl wayfare_wire::Decode for SegmentCabin {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["code", "displayName"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "code" => 0,
                    "displayName" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_code = wayfare_wire::Slot::default();
        let mut f_display_name = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_code.read(&mut map, cx, "code")?,
                wayfare_wire::Key::Known(_) => {
                    f_display_name.read(&mut map, cx, "displayName")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                code: f_code.optional(),
                display_name: f_display_name.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(SegmentCabin);

impl wayfare_wire::private::serde_core::Serialize for SegmentCabin {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("code", &self.code);
        object.optional("displayName", &self.display_name);
        object.end()
    }
}

impl wayfare_wire::Decode for QualityItem {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["code", "displayName"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "code" => 0,
                    "displayName" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_code = wayfare_wire::Slot::default();
        let mut f_display_name = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_code.read(&mut map, cx, "code")?,
                wayfare_wire::Key::Known(_) => {
                    f_display_name.read(&mut map, cx, "displayName")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                code: f_code.optional(),
                display_name: f_display_name.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(QualityItem);

impl wayfare_wire::private::serde_core::Serialize for QualityItem {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("code", &self.code);
        object.optional("displayName", &self.display_name);
        object.end()
    }
}

impl wayfare_wire::Decode for FareFamily {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["id", "displayName", "amenities", "legIndices"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "id" => 0,
                    "displayName" => 1,
                    "amenities" => 2,
                    "legIndices" => 3,
                    _ => return None,
                },
            )
        }
        let mut f_id = wayfare_wire::Slot::default();
        let mut f_display_name = wayfare_wire::Slot::default();
        let mut f_amenities = wayfare_wire::Slot::default();
        let mut f_leg_indices = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_id.read(&mut map, cx, "id")?,
                wayfare_wire::Key::Known(1) => {
                    f_display_name.read(&mut map, cx, "displayName")?
                }
                wayfare_wire::Key::Known(2) => {
                    f_amenities.read(&mut map, cx, "amenities")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_leg_indices.read(&mut map, cx, "legIndices")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                id: f_id.optional(),
                display_name: f_display_name.optional(),
                amenities: f_amenities.optional().unwrap_or_default(),
                leg_indices: f_leg_indices.optional().unwrap_or_default(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FareFamily);

impl wayfare_wire::private::serde_core::Serialize for FareFamily {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("id", &self.id);
        object.optional("displayName", &self.display_name);
        object.list("amenities", &self.amenities);
        object.list("legIndices", &self.leg_indices);
        object.end()
    }
}

impl wayfare_wire::Decode for FareAmenity {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["code", "restriction", "displayName"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "code" => 0,
                    "restriction" => 1,
                    "displayName" => 2,
                    _ => return None,
                },
            )
        }
        let mut f_code = wayfare_wire::Slot::default();
        let mut f_restriction = wayfare_wire::Slot::default();
        let mut f_display_name = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_code.read(&mut map, cx, "code")?,
                wayfare_wire::Key::Known(1) => {
                    f_restriction.read(&mut map, cx, "restriction")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_display_name.read(&mut map, cx, "displayName")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                code: f_code.optional(),
                restriction: f_restriction.optional(),
                display_name: f_display_name.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FareAmenity);

impl wayfare_wire::private::serde_core::Serialize for FareAmenity {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("code", &self.code);
        object.optional("restriction", &self.restriction);
        object.optional("displayName", &self.display_name);
        object.end()
    }
}

impl wayfare_wire::Decode for FlightBadge {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["code", "displayName"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "code" => 0,
                    "displayName" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_code = wayfare_wire::Slot::default();
        let mut f_display_name = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_code.read(&mut map, cx, "code")?,
                wayfare_wire::Key::Known(_) => {
                    f_display_name.read(&mut map, cx, "displayName")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                code: f_code.optional(),
                display_name: f_display_name.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FlightBadge);

impl wayfare_wire::private::serde_core::Serialize for FlightBadge {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("code", &self.code);
        object.optional("displayName", &self.display_name);
        object.end()
    }
}

impl wayfare_wire::Decode for FlightFees {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "basePrice",
            "totalPrice",
            "carryOnBag",
            "checkedBag",
            "nonRefundableDisclosure",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "basePrice" => 0,
                    "totalPrice" => 1,
                    "carryOnBag" => 2,
                    "checkedBag" => 3,
                    "nonRefundableDisclosure" => 4,
                    _ => return None,
                },
            )
        }
        let mut f_base_price = wayfare_wire::Slot::default();
        let mut f_total_price = wayfare_wire::Slot::default();
        let mut f_carry_on_bag = wayfare_wire::Slot::default();
        let mut f_checked_bag = wayfare_wire::Slot::default();
        let mut f_non_refundable_disclosure = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_base_price.read(&mut map, cx, "basePrice")?
                }
                wayfare_wire::Key::Known(1) => {
                    f_total_price.read(&mut map, cx, "totalPrice")?
                }
                wayfare_wire::Key::Known(2) => {
                    f_carry_on_bag.read(&mut map, cx, "carryOnBag")?
                }
                wayfare_wire::Key::Known(3) => {
                    f_checked_bag.read(&mut map, cx, "checkedBag")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_non_refundable_disclosure
                        .read(&mut map, cx, "nonRefundableDisclosure")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                base_price: f_base_price.optional(),
                total_price: f_total_price.optional(),
                carry_on_bag: f_carry_on_bag.optional().unwrap_or_default(),
                checked_bag: f_checked_bag.optional().unwrap_or_default(),
                non_refundable_disclosure: f_non_refundable_disclosure.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FlightFees);

impl wayfare_wire::private::serde_core::Serialize for FlightFees {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("basePrice", &self.base_price);
        object.optional("totalPrice", &self.total_price);
        object.list("carryOnBag", &self.carry_on_bag);
        object.list("checkedBag", &self.checked_bag);
        object.optional("nonRefundableDisclosure", &self.non_refundable_disclosure);
        object.end()
    }
}

impl wayfare_wire::Decode for BagFee {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["bagNumber", "restriction", "displayPrice"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "bagNumber" => 0,
                    "restriction" => 1,
                    "displayPrice" => 2,
                    _ => return None,
                },
            )
        }
        let mut f_bag_number = wayfare_wire::Slot::default();
        let mut f_restriction = wayfare_wire::Slot::default();
        let mut f_display_price = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_bag_number.read(&mut map, cx, "bagNumber")?
                }
                wayfare_wire::Key::Known(1) => {
                    f_restriction.read(&mut map, cx, "restriction")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_display_price.read(&mut map, cx, "displayPrice")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                bag_number: f_bag_number.optional(),
                restriction: f_restriction.optional(),
                display_price: f_display_price.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(BagFee);

impl wayfare_wire::private::serde_core::Serialize for BagFee {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("bagNumber", &self.bag_number);
        object.optional("restriction", &self.restriction);
        object.optional("displayPrice", &self.display_price);
        object.end()
    }
}

impl wayfare_wire::Decode for CashbackDetails {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["type", "value", "cap", "currency"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "type" => 0,
                    "value" => 1,
                    "cap" => 2,
                    "currency" => 3,
                    _ => return None,
                },
            )
        }
        let mut f_kind = wayfare_wire::Slot::default();
        let mut f_value = wayfare_wire::Slot::default();
        let mut f_cap = wayfare_wire::Slot::default();
        let mut f_currency = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_kind.read(&mut map, cx, "type")?,
                wayfare_wire::Key::Known(1) => f_value.read(&mut map, cx, "value")?,
                wayfare_wire::Key::Known(2) => f_cap.read(&mut map, cx, "cap")?,
                wayfare_wire::Key::Known(_) => f_currency.read(&mut map, cx, "currency")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                kind: f_kind.optional(),
                value: f_value.optional(),
                cap: f_cap.optional(),
                currency: f_currency.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(CashbackDetails);

impl wayfare_wire::private::serde_core::Serialize for CashbackDetails {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("type", &self.kind);
        object.optional("value", &self.value);
        object.optional("cap", &self.cap);
        object.optional("currency", &self.currency);
        object.end()
    }
}

impl wayfare_wire::Decode for FlightLeg {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["duration", "segments", "arrivalTime", "departureTime"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "duration" => 0,
                    "segments" => 1,
                    "arrivalTime" => 2,
                    "departureTime" => 3,
                    _ => return None,
                },
            )
        }
        let mut f_duration = wayfare_wire::Slot::default();
        let mut f_segments = wayfare_wire::Slot::default();
        let mut f_arrival_time = wayfare_wire::Slot::default();
        let mut f_departure_time = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_duration.read(&mut map, cx, "duration")?,
                wayfare_wire::Key::Known(1) => f_segments.read(&mut map, cx, "segments")?,
                wayfare_wire::Key::Known(2) => {
                    f_arrival_time.read(&mut map, cx, "arrivalTime")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_departure_time.read(&mut map, cx, "departureTime")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                duration: f_duration.optional(),
                segments: f_segments.optional().unwrap_or_default(),
                arrival_time: f_arrival_time.optional(),
                departure_time: f_departure_time.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FlightLeg);

impl wayfare_wire::private::serde_core::Serialize for FlightLeg {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("duration", &self.duration);
        object.list("segments", &self.segments);
        object.optional("arrivalTime", &self.arrival_time);
        object.optional("departureTime", &self.departure_time);
        object.end()
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

impl wayfare_wire::Decode for FlightSegmentReference {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["id", "departureDayMismatch", "layover"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "id" => 0,
                    "departureDayMismatch" => 1,
                    "layover" => 2,
                    _ => return None,
                },
            )
        }
        let mut f_id = wayfare_wire::Slot::default();
        let mut f_departure_day_mismatch = wayfare_wire::Slot::default();
        let mut f_layover = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_id.read(&mut map, cx, "id")?,
                wayfare_wire::Key::Known(1) => {
                    f_departure_day_mismatch.read(&mut map, cx, "departureDayMismatch")?
                }
                wayfare_wire::Key::Known(_) => f_layover.read(&mut map, cx, "layover")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_id = f_id.required(cx, "id");
        let Some(f_id) = f_id else { return Ok(None) };
        Ok(
            Some(Self {
                id: f_id,
                departure_day_mismatch: f_departure_day_mismatch.optional(),
                layover: f_layover.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FlightSegmentReference);

impl wayfare_wire::private::serde_core::Serialize for FlightSegmentReference {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("id", &self.id);
        object.optional("departureDayMismatch", &self.departure_day_mismatch);
        object.optional("layover", &self.layover);
        object.end()
    }
}

impl wayfare_wire::Decode for Layover {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["duration"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "duration" => 0,
                    _ => return None,
                },
            )
        }
        let mut f_duration = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(_) => f_duration.read(&mut map, cx, "duration")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                duration: f_duration.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(Layover);

impl wayfare_wire::private::serde_core::Serialize for Layover {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("duration", &self.duration);
        object.end()
    }
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

impl wayfare_wire::Decode for FlightSegment {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "airline",
            "flightNumber",
            "origin",
            "destination",
            "arrivalTime",
            "departureTime",
            "equipmentTypeName",
            "duration",
            "type",
            "operationalDisplay",
            "operationalIATA",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "airline" => 0,
                    "flightNumber" => 1,
                    "origin" => 2,
                    "destination" => 3,
                    "arrivalTime" => 4,
                    "departureTime" => 5,
                    "equipmentTypeName" => 6,
                    "duration" => 7,
                    "type" => 8,
                    "operationalDisplay" => 9,
                    "operationalIATA" => 10,
                    _ => return None,
                },
            )
        }
        let mut f_airline = wayfare_wire::Slot::default();
        let mut f_flight_number = wayfare_wire::Slot::default();
        let mut f_origin = wayfare_wire::Slot::default();
        let mut f_destination = wayfare_wire::Slot::default();
        let mut f_arrival_time = wayfare_wire::Slot::default();
        let mut f_departure_time = wayfare_wire::Slot::default();
        let mut f_equipment_type_name = wayfare_wire::Slot::default();
        let mut f_duration = wayfare_wire::Slot::default();
        let mut f_kind = wayfare_wire::Slot::default();
        let mut f_operational_display = wayfare_wire::Slot::default();
        let mut f_operating_airline = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_airline.read(&mut map, cx, "airline")?,
                wayfare_wire::Key::Known(1) => {
                    f_flight_number.read(&mut map, cx, "flightNumber")?
                }
                wayfare_wire::Key::Known(2) => f_origin.read(&mut map, cx, "origin")?,
                wayfare_wire::Key::Known(3) => {
                    f_destination.read(&mut map, cx, "destination")?
                }
                wayfare_wire::Key::Known(4) => {
                    f_arrival_time.read(&mut map, cx, "arrivalTime")?
                }
                wayfare_wire::Key::Known(5) => {
                    f_departure_time.read(&mut map, cx, "departureTime")?
                }
                wayfare_wire::Key::Known(6) => {
                    f_equipment_type_name.read(&mut map, cx, "equipmentTypeName")?
                }
                wayfare_wire::Key::Known(7) => f_duration.read(&mut map, cx, "duration")?,
                wayfare_wire::Key::Known(8) => f_kind.read(&mut map, cx, "type")?,
                wayfare_wire::Key::Known(9) => {
                    f_operational_display.read(&mut map, cx, "operationalDisplay")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_operating_airline.read(&mut map, cx, "operationalIATA")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                airline: f_airline.optional(),
                flight_number: f_flight_number.optional(),
                origin: f_origin.optional(),
                destination: f_destination.optional(),
                arrival_time: f_arrival_time.optional(),
                departure_time: f_departure_time.optional(),
                equipment_type_name: f_equipment_type_name.optional(),
                duration: f_duration.optional(),
                kind: f_kind.optional(),
                operational_display: f_operational_display.optional(),
                operating_airline: f_operating_airline.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FlightSegment);

impl wayfare_wire::private::serde_core::Serialize for FlightSegment {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("airline", &self.airline);
        object.optional("flightNumber", &self.flight_number);
        object.optional("origin", &self.origin);
        object.optional("destination", &self.destination);
        object.optional("arrivalTime", &self.arrival_time);
        object.optional("departureTime", &self.departure_time);
        object.optional("equipmentTypeName", &self.equipment_type_name);
        object.optional("duration", &self.duration);
        object.optional("type", &self.kind);
        object.optional("operationalDisplay", &self.operational_display);
        object.optional("operationalIATA", &self.operating_airline);
        object.end()
    }
}

impl wayfare_wire::Decode for FlightAirline {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "logoUrl",
            "displayName",
            "airlineFeeUrl",
            "baggagePolicies",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "logoUrl" => 0,
                    "displayName" => 1,
                    "airlineFeeUrl" => 2,
                    "baggagePolicies" => 3,
                    _ => return None,
                },
            )
        }
        let mut f_logo_url = wayfare_wire::Slot::default();
        let mut f_display_name = wayfare_wire::Slot::default();
        let mut f_airline_fee_url = wayfare_wire::Slot::default();
        let mut f_baggage_policies = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_logo_url.read(&mut map, cx, "logoUrl")?,
                wayfare_wire::Key::Known(1) => {
                    f_display_name.read(&mut map, cx, "displayName")?
                }
                wayfare_wire::Key::Known(2) => {
                    f_airline_fee_url.read(&mut map, cx, "airlineFeeUrl")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_baggage_policies.read(&mut map, cx, "baggagePolicies")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                logo_url: f_logo_url.optional(),
                display_name: f_display_name.optional(),
                airline_fee_url: f_airline_fee_url.optional(),
                baggage_policies: f_baggage_policies.optional().unwrap_or_default(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FlightAirline);

impl wayfare_wire::private::serde_core::Serialize for FlightAirline {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("logoUrl", &self.logo_url);
        object.optional("displayName", &self.display_name);
        object.optional("airlineFeeUrl", &self.airline_fee_url);
        object.list("baggagePolicies", &self.baggage_policies);
        object.end()
    }
}

impl wayfare_wire::Decode for BaggagePolicy {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["bagType", "restrictions"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "bagType" => 0,
                    "restrictions" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_bag_type = wayfare_wire::Slot::default();
        let mut f_restrictions = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_bag_type.read(&mut map, cx, "bagType")?,
                wayfare_wire::Key::Known(_) => {
                    f_restrictions.read(&mut map, cx, "restrictions")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                bag_type: f_bag_type.optional(),
                restrictions: f_restrictions.optional().unwrap_or_default(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(BaggagePolicy);

impl wayfare_wire::private::serde_core::Serialize for BaggagePolicy {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("bagType", &self.bag_type);
        object.list("restrictions", &self.restrictions);
        object.end()
    }
}

impl wayfare_wire::Decode for BagRestriction {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["code", "description"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "code" => 0,
                    "description" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_code = wayfare_wire::Slot::default();
        let mut f_description = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_code.read(&mut map, cx, "code")?,
                wayfare_wire::Key::Known(_) => {
                    f_description.read(&mut map, cx, "description")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                code: f_code.optional(),
                description: f_description.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(BagRestriction);

impl wayfare_wire::private::serde_core::Serialize for BagRestriction {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("code", &self.code);
        object.optional("description", &self.description);
        object.end()
    }
}

impl wayfare_wire::Decode for FlightAirport {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["displayName", "cityName"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "displayName" => 0,
                    "cityName" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_display_name = wayfare_wire::Slot::default();
        let mut f_city_name = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_display_name.read(&mut map, cx, "displayName")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_city_name.read(&mut map, cx, "cityName")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                display_name: f_display_name.optional(),
                city_name: f_city_name.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FlightAirport);

impl wayfare_wire::private::serde_core::Serialize for FlightAirport {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("displayName", &self.display_name);
        object.optional("cityName", &self.city_name);
        object.end()
    }
}

impl wayfare_wire::Decode for FlightProvider {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["displayName", "logoUrls"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "displayName" => 0,
                    "logoUrls" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_display_name = wayfare_wire::Slot::default();
        let mut f_logo_urls = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_display_name.read(&mut map, cx, "displayName")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_logo_urls.read(&mut map, cx, "logoUrls")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                display_name: f_display_name.optional(),
                logo_urls: f_logo_urls.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FlightProvider);

impl wayfare_wire::private::serde_core::Serialize for FlightProvider {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("displayName", &self.display_name);
        object.optional("logoUrls", &self.logo_urls);
        object.end()
    }
}

impl wayfare_wire::Decode for FlightProviderLogos {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "imageUrl",
            "horizontalImageUrl",
            "wideHorizontalImageUrl",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "imageUrl" => 0,
                    "horizontalImageUrl" => 1,
                    "wideHorizontalImageUrl" => 2,
                    _ => return None,
                },
            )
        }
        let mut f_image_url = wayfare_wire::Slot::default();
        let mut f_horizontal_image_url = wayfare_wire::Slot::default();
        let mut f_wide_horizontal_image_url = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_image_url.read(&mut map, cx, "imageUrl")?
                }
                wayfare_wire::Key::Known(1) => {
                    f_horizontal_image_url.read(&mut map, cx, "horizontalImageUrl")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_wide_horizontal_image_url
                        .read(&mut map, cx, "wideHorizontalImageUrl")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                image_url: f_image_url.optional(),
                horizontal_image_url: f_horizontal_image_url.optional(),
                wide_horizontal_image_url: f_wide_horizontal_image_url.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FlightProviderLogos);

impl wayfare_wire::private::serde_core::Serialize for FlightProviderLogos {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("imageUrl", &self.image_url);
        object.optional("horizontalImageUrl", &self.horizontal_image_url);
        object.optional("wideHorizontalImageUrl", &self.wide_horizontal_image_url);
        object.end()
    }
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

impl wayfare_wire::Decode for FareCalendarRequest {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "origin",
            "destination",
            "dateFrom",
            "dateTo",
            "aggregationType",
            "roundTrip",
            "noStops",
            "excludePredictions",
            "currencyCode",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "origin" => 0,
                    "destination" => 1,
                    "dateFrom" => 2,
                    "dateTo" => 3,
                    "aggregationType" => 4,
                    "roundTrip" => 5,
                    "noStops" => 6,
                    "excludePredictions" => 7,
                    "currencyCode" => 8,
                    _ => return None,
                },
            )
        }
        let mut f_origin = wayfare_wire::Slot::default();
        let mut f_destination = wayfare_wire::Slot::default();
        let mut f_date_from = wayfare_wire::Slot::default();
        let mut f_date_to = wayfare_wire::Slot::default();
        let mut f_aggregation_type = wayfare_wire::Slot::default();
        let mut f_round_trip = wayfare_wire::Slot::default();
        let mut f_no_stops = wayfare_wire::Slot::default();
        let mut f_exclude_predictions = wayfare_wire::Slot::default();
        let mut f_currency_code = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_origin.read(&mut map, cx, "origin")?,
                wayfare_wire::Key::Known(1) => {
                    f_destination.read(&mut map, cx, "destination")?
                }
                wayfare_wire::Key::Known(2) => {
                    f_date_from.read(&mut map, cx, "dateFrom")?
                }
                wayfare_wire::Key::Known(3) => f_date_to.read(&mut map, cx, "dateTo")?,
                wayfare_wire::Key::Known(4) => {
                    f_aggregation_type.read(&mut map, cx, "aggregationType")?
                }
                wayfare_wire::Key::Known(5) => {
                    f_round_trip.read(&mut map, cx, "roundTrip")?
                }
                wayfare_wire::Key::Known(6) => f_no_stops.read(&mut map, cx, "noStops")?,
                wayfare_wire::Key::Known(7) => {
                    f_exclude_predictions.read(&mut map, cx, "excludePredictions")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_currency_code.read(&mut map, cx, "currencyCode")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_origin = f_origin.required(cx, "origin");
        let f_destination = f_destination.required(cx, "destination");
        let f_date_from = f_date_from.required(cx, "dateFrom");
        let f_date_to = f_date_to.required(cx, "dateTo");
        let (Some(f_origin), Some(f_destination), Some(f_date_from), Some(f_date_to)) = (
            f_origin,
            f_destination,
            f_date_from,
            f_date_to,
        ) else { return Ok(None) };
        Ok(
            Some(Self {
                origin: f_origin,
                destination: f_destination,
                date_from: f_date_from,
                date_to: f_date_to,
                aggregation_type: f_aggregation_type.given(cx, "aggregationType"),
                round_trip: f_round_trip.given(cx, "roundTrip"),
                no_stops: f_no_stops.given(cx, "noStops"),
                exclude_predictions: f_exclude_predictions
                    .given(cx, "excludePredictions"),
                currency_code: f_currency_code.given(cx, "currencyCode"),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FareCalendarRequest);

impl wayfare_wire::private::serde_core::Serialize for FareCalendarRequest {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("origin", &self.origin);
        object.required("destination", &self.destination);
        object.required("dateFrom", &self.date_from);
        object.required("dateTo", &self.date_to);
        object.optional("aggregationType", &self.aggregation_type);
        object.optional("roundTrip", &self.round_trip);
        object.optional("noStops", &self.no_stops);
        object.optional("excludePredictions", &self.exclude_predictions);
        object.optional("currencyCode", &self.currency_code);
        object.end()
    }
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

impl wayfare_wire::Decode for FarePlace {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["placeId", "iataCode"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "placeId" => 0,
                    "iataCode" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_place_id = wayfare_wire::Slot::default();
        let mut f_iata_code = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_place_id.read(&mut map, cx, "placeId")?,
                wayfare_wire::Key::Known(_) => {
                    f_iata_code.read(&mut map, cx, "iataCode")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                place_id: f_place_id.given(cx, "placeId"),
                iata_code: f_iata_code.given(cx, "iataCode"),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FarePlace);

impl wayfare_wire::private::serde_core::Serialize for FarePlace {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("placeId", &self.place_id);
        object.optional("iataCode", &self.iata_code);
        object.end()
    }
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

impl wayfare_wire::Decode for FareCalendar {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["currencyCode", "fares"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "currencyCode" => 0,
                    "fares" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_currency_code = wayfare_wire::Slot::default();
        let mut f_fares = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_currency_code.read(&mut map, cx, "currencyCode")?
                }
                wayfare_wire::Key::Known(_) => f_fares.read(&mut map, cx, "fares")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_currency_code = f_currency_code.required(cx, "currencyCode");
        let f_fares = f_fares.required(cx, "fares").unwrap_or_default();
        Ok(
            Some(Self {
                currency_code: f_currency_code,
                fares: f_fares,
            }),
        )
    }
}

wayfare_wire::__deserialize!(FareCalendar);

impl wayfare_wire::private::serde_core::Serialize for FareCalendar {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("currencyCode", &self.currency_code);
        object.required("fares", &self.fares);
        object.end()
    }
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

impl wayfare_wire::Decode for KnownFare {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["departureDate", "returnDate", "price", "isPrediction"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "departureDate" => 0,
                    "returnDate" => 1,
                    "price" => 2,
                    "isPrediction" => 3,
                    _ => return None,
                },
            )
        }
        let mut f_departure_date = wayfare_wire::Slot::default();
        let mut f_return_date = wayfare_wire::Slot::default();
        let mut f_price = wayfare_wire::Slot::default();
        let mut f_is_prediction = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_departure_date.read(&mut map, cx, "departureDate")?
                }
                wayfare_wire::Key::Known(1) => {
                    f_return_date.read(&mut map, cx, "returnDate")?
                }
                wayfare_wire::Key::Known(2) => f_price.read(&mut map, cx, "price")?,
                wayfare_wire::Key::Known(_) => {
                    f_is_prediction.read(&mut map, cx, "isPrediction")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_departure_date = f_departure_date.required(cx, "departureDate");
        let f_price = f_price.required(cx, "price");
        let f_is_prediction = f_is_prediction.required(cx, "isPrediction");
        let (Some(f_departure_date), Some(f_price)) = (f_departure_date, f_price) else {
            return Ok(None)
        };
        Ok(
            Some(Self {
                departure_date: f_departure_date,
                return_date: f_return_date.optional(),
                price: f_price,
                is_prediction: f_is_prediction,
            }),
        )
    }
}

wayfare_wire::__deserialize!(KnownFare);

impl wayfare_wire::private::serde_core::Serialize for KnownFare {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("departureDate", &self.departure_date);
        object.optional("returnDate", &self.return_date);
        object.required("price", &self.price);
        object.optional("isPrediction", &self.is_prediction);
        object.end()
    }
}

impl FlightLocation {
    /// The wire name of `airports`.
    pub const AIRPORTS: &'static str = "airports";
    /// The wire name of `airport`.
    pub const AIRPORT: &'static str = "airport";
}

impl wayfare_wire::Decode for FlightLocation {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["locationType", "airports", "airport"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "locationType" => 0,
                    "airports" => 1,
                    "airport" => 2,
                    _ => return None,
                },
            )
        }
        let mut tag = wayfare_wire::Slot::default();
        let mut f_airports = wayfare_wire::Slot::default();
        let mut f_airport = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => tag.read(&mut map, cx, "locationType")?,
                wayfare_wire::Key::Known(1) => f_airports.read(&mut map, cx, "airports")?,
                wayfare_wire::Key::Known(_) => f_airport.read(&mut map, cx, "airport")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let Some(tag) = tag.required(cx, "locationType") else { return Ok(None) };
        let tag: String = tag;
        Ok(
            match tag.as_str() {
                "airports" => {
                    f_airport.misplaced(cx, "airport", "locationType", "airports");
                    let f_airports = f_airports
                        .required(cx, "airports")
                        .unwrap_or_default();
                    Some(Self::Airports {
                        airports: f_airports,
                    })
                }
                "nearbyAirports" => {
                    f_airports
                        .misplaced(cx, "airports", "locationType", "nearbyAirports");
                    let f_airport = f_airport.required(cx, "airport");
                    let Some(f_airport) = f_airport else { return Ok(None) };
                    Some(Self::NearbyAirports {
                        airport: f_airport,
                    })
                }
                other => {
                    let mut cx = cx.at(wayfare_wire::Step::Field("locationType"));
                    cx.note(wayfare_wire::NoteReason::UnknownValue {
                        found: other.into(),
                        known: wayfare_wire::KnownValues::Texts(
                            &["airports", "nearbyAirports"],
                        ),
                    });
                    None
                }
            },
        )
    }
}

wayfare_wire::__deserialize!(FlightLocation);

impl wayfare_wire::private::serde_core::Serialize for FlightLocation {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        match self {
            Self::Airports { airports: f_airports } => {
                object.required("locationType", "airports");
                object.required("airports", f_airports);
            }
            Self::NearbyAirports { airport: f_airport } => {
                object.required("locationType", "nearbyAirports");
                object.required("airport", f_airport);
            }
        }
        object.end()
    }
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
