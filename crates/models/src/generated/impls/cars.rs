// Made by `cargo xtask regenerate` from `spec/cars.toml`. Do not edit.

//! From `cars.toml`.

use super::super::cars::*;

impl CarMoment {
    /// A value with what is required; the rest is left out.
    pub fn new(date: wayfare_wire::Date) -> Self {
        Self {
            date,
            hour: Default::default(),
            minute: Default::default(),
        }
    }
    /// Sets `hour`.
    #[must_use]
    pub fn with_hour(mut self, hour: i64) -> Self {
        self.hour = Some(hour);
        self
    }
    /// Sets `minute`.
    #[must_use]
    pub fn with_minute(mut self, minute: i64) -> Self {
        self.minute = Some(minute);
        self
    }
    /// `hour`, or its default.
    pub fn hour_or_default(&self) -> i64 {
        self.hour.unwrap_or(0)
    }
    /// `minute`, or its default.
    pub fn minute_or_default(&self) -> i64 {
        self.minute.unwrap_or(0)
    }
}

impl CarMoment {
    /// The wire name of `date`.
    pub const DATE: &'static str = "date";
    /// The wire name of `hour`.
    pub const HOUR: &'static str = "hour";
    /// The wire name of `minute`.
    pub const MINUTE: &'static str = "minute";
}

impl wayfare_validation::Validate for CarMoment {
    fn check(
        &self,
        at: &wayfare_wire::Path<'_>,
        out: &mut wayfare_validation::Violations,
    ) {
        if let Some(value) = &self.hour {
            let at = &at.field("hour");
            wayfare_validation::check::integer_range(at, *value, Some(0), Some(23), out);
        }
        if let Some(value) = &self.minute {
            let at = &at.field("minute");
            wayfare_validation::check::integer_values(at, *value, &[0, 30], out);
        }
    }
}

impl CarPollQuery {
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

impl CarPollQuery {
    /// The wire name of `cluster`.
    pub const CLUSTER: &'static str = "cluster";
}

impl wayfare_wire::query::Query for CarPollQuery {
    fn write(&self, out: &mut wayfare_wire::query::QueryWriter) {
        out.optional("cluster", &self.cluster);
    }
    fn read(input: &mut wayfare_wire::query::QueryReader<'_>) -> Option<Self> {
        let f_cluster = input.optional("cluster");
        Some(Self { cluster: f_cluster })
    }
}

impl wayfare_validation::Validate for CarPollQuery {
    fn check(
        &self,
        _at: &wayfare_wire::Path<'_>,
        _out: &mut wayfare_validation::Violations,
    ) {}
}

impl CarSearchRequest {
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
        search_start_parameters: CarSearchStart,
    ) -> Self {
        self.search_start_parameters = Some(search_start_parameters);
        self
    }
    /// Sets `resultParameters`.
    #[must_use]
    pub fn with_result_parameters(
        mut self,
        result_parameters: CarResultParameters,
    ) -> Self {
        self.result_parameters = Some(result_parameters);
        self
    }
}

impl CarSearchRequest {
    /// The wire name of `search_id`.
    pub const SEARCH_ID: &'static str = "searchId";
    /// The wire name of `search_start_parameters`.
    pub const SEARCH_START_PARAMETERS: &'static str = "searchStartParameters";
    /// The wire name of `result_parameters`.
    pub const RESULT_PARAMETERS: &'static str = "resultParameters";
}

impl wayfare_wire::Decode for CarSearchRequest {
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
                search_id: f_search_id.optional(),
                search_start_parameters: f_search_start_parameters
                    .given(cx, "searchStartParameters"),
                result_parameters: f_result_parameters.given(cx, "resultParameters"),
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarSearchRequest);

impl wayfare_wire::private::serde_core::Serialize for CarSearchRequest {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("searchId", &self.search_id);
        object.optional("searchStartParameters", &self.search_start_parameters);
        object.optional("resultParameters", &self.result_parameters);
        object.end()
    }
}

impl wayfare_validation::Validate for CarSearchRequest {
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

impl CarSearchStart {
    /// A value with what is required; the rest is left out.
    pub fn new(pickup: CarPickup, dropoff: CarDropoff) -> Self {
        Self { pickup, dropoff }
    }
}

impl CarSearchStart {
    /// The wire name of `pickup`.
    pub const PICKUP: &'static str = "pickup";
    /// The wire name of `dropoff`.
    pub const DROPOFF: &'static str = "dropoff";
}

impl wayfare_wire::Decode for CarSearchStart {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["pickup", "dropoff"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "pickup" => 0,
                    "dropoff" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_pickup = wayfare_wire::Slot::default();
        let mut f_dropoff = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_pickup.read(&mut map, cx, "pickup")?,
                wayfare_wire::Key::Known(_) => f_dropoff.read(&mut map, cx, "dropoff")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_pickup = f_pickup.required(cx, "pickup");
        let f_dropoff = f_dropoff.required(cx, "dropoff");
        let (Some(f_pickup), Some(f_dropoff)) = (f_pickup, f_dropoff) else {
            return Ok(None)
        };
        Ok(
            Some(Self {
                pickup: f_pickup,
                dropoff: f_dropoff,
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarSearchStart);

impl wayfare_wire::private::serde_core::Serialize for CarSearchStart {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("pickup", &self.pickup);
        object.required("dropoff", &self.dropoff);
        object.end()
    }
}

impl wayfare_validation::Validate for CarSearchStart {
    fn check(
        &self,
        at: &wayfare_wire::Path<'_>,
        out: &mut wayfare_validation::Violations,
    ) {
        {
            let (value, at) = (&self.pickup, &at.field("pickup"));
            wayfare_validation::Validate::check(value, at, out);
        }
        {
            let (value, at) = (&self.dropoff, &at.field("dropoff"));
            wayfare_validation::Validate::check(value, at, out);
        }
        {
            let (first, second) = (
                Some(&self.pickup)
                    .map(|value| wayfare_validation::check::Ranked {
                        parts: [
                            (
                                "date",
                                wayfare_validation::check::Compared::value(&value.time.date),
                            ),
                            (
                                "hour",
                                wayfare_validation::check::Compared::value(
                                    &value.time.hour_or_default(),
                                ),
                            ),
                            (
                                "minute",
                                wayfare_validation::check::Compared::value(
                                    &value.time.minute_or_default(),
                                ),
                            ),
                        ],
                        rank: (
                            value.time.date,
                            value.time.hour_or_default(),
                            value.time.minute_or_default(),
                        ),
                    }),
                Some(&self.dropoff)
                    .map(|value| wayfare_validation::check::Ranked {
                        parts: [
                            (
                                "date",
                                wayfare_validation::check::Compared::value(&value.time.date),
                            ),
                            (
                                "hour",
                                wayfare_validation::check::Compared::value(
                                    &value.time.hour_or_default(),
                                ),
                            ),
                            (
                                "minute",
                                wayfare_validation::check::Compared::value(
                                    &value.time.minute_or_default(),
                                ),
                            ),
                        ],
                        rank: (
                            value.time.date,
                            value.time.hour_or_default(),
                            value.time.minute_or_default(),
                        ),
                    }),
            );
            let (first, second) = (
                ("pickup", first.as_ref()),
                ("dropoff", second.as_ref()),
            );
            wayfare_validation::check::ordered(at, first, second, true, out);
        }
    }
}

impl CarPickup {
    /// A value with what is required; the rest is left out.
    pub fn new(date: wayfare_wire::Date, location: CarSearchPlace) -> Self {
        Self {
            time: CarMoment::new(date),
            location,
        }
    }
    /// Sets all of `time`.
    #[must_use]
    pub fn with_time(mut self, time: CarMoment) -> Self {
        self.time = time;
        self
    }
    /// Sets `hour`.
    #[must_use]
    pub fn with_hour(mut self, hour: i64) -> Self {
        self.time.hour = Some(hour);
        self
    }
    /// Sets `minute`.
    #[must_use]
    pub fn with_minute(mut self, minute: i64) -> Self {
        self.time.minute = Some(minute);
        self
    }
}

impl CarPickup {
    /// The wire name of `location`.
    pub const LOCATION: &'static str = "location";
}

impl wayfare_wire::Decode for CarPickup {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["date", "hour", "minute", "location"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "date" => 0,
                    "hour" => 1,
                    "minute" => 2,
                    "location" => 3,
                    _ => return None,
                },
            )
        }
        let mut f_date = wayfare_wire::Slot::default();
        let mut f_hour = wayfare_wire::Slot::default();
        let mut f_minute = wayfare_wire::Slot::default();
        let mut f_location = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_date.read(&mut map, cx, "date")?,
                wayfare_wire::Key::Known(1) => f_hour.read(&mut map, cx, "hour")?,
                wayfare_wire::Key::Known(2) => f_minute.read(&mut map, cx, "minute")?,
                wayfare_wire::Key::Known(_) => f_location.read(&mut map, cx, "location")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_date = f_date.required(cx, "date");
        let f_location = f_location.required(cx, "location");
        let (Some(f_date), Some(f_location)) = (f_date, f_location) else {
            return Ok(None)
        };
        Ok(
            Some(Self {
                time: CarMoment {
                    date: f_date,
                    hour: f_hour.given(cx, "hour"),
                    minute: f_minute.given(cx, "minute"),
                },
                location: f_location,
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarPickup);

impl wayfare_wire::private::serde_core::Serialize for CarPickup {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("date", &self.time.date);
        object.optional("hour", &self.time.hour);
        object.optional("minute", &self.time.minute);
        object.required("location", &self.location);
        object.end()
    }
}

impl wayfare_validation::Validate for CarPickup {
    fn check(
        &self,
        at: &wayfare_wire::Path<'_>,
        out: &mut wayfare_validation::Violations,
    ) {
        wayfare_validation::Validate::check(&self.time, at, out);
        {
            let (value, at) = (&self.location, &at.field("location"));
            wayfare_validation::Validate::check(value, at, out);
        }
    }
}

impl CarDropoff {
    /// A value with what is required; the rest is left out.
    pub fn new(date: wayfare_wire::Date) -> Self {
        Self {
            time: CarMoment::new(date),
            location: Default::default(),
        }
    }
    /// Sets all of `time`.
    #[must_use]
    pub fn with_time(mut self, time: CarMoment) -> Self {
        self.time = time;
        self
    }
    /// Sets `hour`.
    #[must_use]
    pub fn with_hour(mut self, hour: i64) -> Self {
        self.time.hour = Some(hour);
        self
    }
    /// Sets `minute`.
    #[must_use]
    pub fn with_minute(mut self, minute: i64) -> Self {
        self.time.minute = Some(minute);
        self
    }
    /// Sets `location`.
    #[must_use]
    pub fn with_location(mut self, location: CarSearchPlace) -> Self {
        self.location = Some(location);
        self
    }
}

impl CarDropoff {
    /// The wire name of `location`.
    pub const LOCATION: &'static str = "location";
}

impl wayfare_wire::Decode for CarDropoff {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["date", "hour", "minute", "location"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "date" => 0,
                    "hour" => 1,
                    "minute" => 2,
                    "location" => 3,
                    _ => return None,
                },
            )
        }
        let mut f_date = wayfare_wire::Slot::default();
        let mut f_hour = wayfare_wire::Slot::default();
        let mut f_minute = wayfare_wire::Slot::default();
        let mut f_location = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_date.read(&mut map, cx, "date")?,
                wayfare_wire::Key::Known(1) => f_hour.read(&mut map, cx, "hour")?,
                wayfare_wire::Key::Known(2) => f_minute.read(&mut map, cx, "minute")?,
                wayfare_wire::Key::Known(_) => f_location.read(&mut map, cx, "location")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_date = f_date.required(cx, "date");
        let Some(f_date) = f_date else { return Ok(None) };
        Ok(
            Some(Self {
                time: CarMoment {
                    date: f_date,
                    hour: f_hour.given(cx, "hour"),
                    minute: f_minute.given(cx, "minute"),
                },
                location: f_location.given(cx, "location"),
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarDropoff);

impl wayfare_wire::private::serde_core::Serialize for CarDropoff {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("date", &self.time.date);
        object.optional("hour", &self.time.hour);
        object.optional("minute", &self.time.minute);
        object.optional("location", &self.location);
        object.end()
    }
}

impl wayfare_validation::Validate for CarDropoff {
    fn check(
        &self,
        at: &wayfare_wire::Path<'_>,
        out: &mut wayfare_validation::Violations,
    ) {
        wayfare_validation::Validate::check(&self.time, at, out);
        if let Some(value) = &self.location {
            let at = &at.field("location");
            wayfare_validation::Validate::check(value, at, out);
        }
    }
}

impl CarResultParameters {
    /// Sets `priceMode`.
    #[must_use]
    pub fn with_price_mode(mut self, price_mode: CarPriceMode) -> Self {
        self.price_mode = Some(price_mode);
        self
    }
    /// Sets `sort`.
    #[must_use]
    pub fn with_sort(mut self, sort: CarSort) -> Self {
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
    /// Sets `currency`.
    #[must_use]
    pub fn with_currency(
        mut self,
        currency: super::super::common::CurrencyCode,
    ) -> Self {
        self.currency = Some(currency);
        self
    }
    /// `priceMode`, or its default.
    pub fn price_mode_or_default(&self) -> CarPriceMode {
        self.price_mode.clone().unwrap_or(CarPriceMode::PerDayTotal)
    }
    /// `pageNumber`, or its default.
    pub fn page_number_or_default(&self) -> i64 {
        self.page_number.unwrap_or(0)
    }
    /// `pageSize`, or its default.
    pub fn page_size_or_default(&self) -> i64 {
        self.page_size
            .unwrap_or(wayfare_validation::limits::CAR_DEFAULT_PAGE_SIZE as i64)
    }
}

impl CarResultParameters {
    /// The wire name of `price_mode`.
    pub const PRICE_MODE: &'static str = "priceMode";
    /// The wire name of `sort`.
    pub const SORT: &'static str = "sort";
    /// The wire name of `page_number`.
    pub const PAGE_NUMBER: &'static str = "pageNumber";
    /// The wire name of `page_size`.
    pub const PAGE_SIZE: &'static str = "pageSize";
    /// The wire name of `currency`.
    pub const CURRENCY: &'static str = "currency";
}

impl wayfare_wire::Decode for CarResultParameters {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "priceMode",
            "sort",
            "pageNumber",
            "pageSize",
            "currency",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "priceMode" => 0,
                    "sort" => 1,
                    "pageNumber" => 2,
                    "pageSize" => 3,
                    "currency" => 4,
                    _ => return None,
                },
            )
        }
        let mut f_price_mode = wayfare_wire::Slot::default();
        let mut f_sort = wayfare_wire::Slot::default();
        let mut f_page_number = wayfare_wire::Slot::default();
        let mut f_page_size = wayfare_wire::Slot::default();
        let mut f_currency = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_price_mode.read(&mut map, cx, "priceMode")?
                }
                wayfare_wire::Key::Known(1) => f_sort.read(&mut map, cx, "sort")?,
                wayfare_wire::Key::Known(2) => {
                    f_page_number.read(&mut map, cx, "pageNumber")?
                }
                wayfare_wire::Key::Known(3) => {
                    f_page_size.read(&mut map, cx, "pageSize")?
                }
                wayfare_wire::Key::Known(_) => f_currency.read(&mut map, cx, "currency")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                price_mode: f_price_mode.given(cx, "priceMode"),
                sort: f_sort.given(cx, "sort"),
                page_number: f_page_number.given(cx, "pageNumber"),
                page_size: f_page_size.given(cx, "pageSize"),
                currency: f_currency.given(cx, "currency"),
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarResultParameters);

impl wayfare_wire::private::serde_core::Serialize for CarResultParameters {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("priceMode", &self.price_mode);
        object.optional("sort", &self.sort);
        object.optional("pageNumber", &self.page_number);
        object.optional("pageSize", &self.page_size);
        object.optional("currency", &self.currency);
        object.end()
    }
}

impl wayfare_validation::Validate for CarResultParameters {
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
                Some(wayfare_validation::limits::CAR_PAGE_SIZE as i64),
                out,
            );
        }
    }
}

impl CarSort {
    /// Sets `key`.
    #[must_use]
    pub fn with_key(mut self, key: CarSortKey) -> Self {
        self.key = Some(key);
        self
    }
    /// `key`, or its default.
    pub fn key_or_default(&self) -> CarSortKey {
        self.key.clone().unwrap_or(CarSortKey::Price)
    }
}

impl CarSort {
    /// The wire name of `key`.
    pub const KEY: &'static str = "key";
}

impl wayfare_wire::Decode for CarSort {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["key"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "key" => 0,
                    _ => return None,
                },
            )
        }
        let mut f_key = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(_) => f_key.read(&mut map, cx, "key")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                key: f_key.given(cx, "key"),
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarSort);

impl wayfare_wire::private::serde_core::Serialize for CarSort {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("key", &self.key);
        object.end()
    }
}

impl wayfare_validation::Validate for CarSort {
    fn check(
        &self,
        _at: &wayfare_wire::Path<'_>,
        _out: &mut wayfare_validation::Violations,
    ) {}
}

impl CarSearchResponse {
    /// `pageSize`, or its default.
    pub fn page_size_or_default(&self) -> i64 {
        self.page_size
            .unwrap_or(wayfare_validation::limits::CAR_RESPONSE_PAGE_SIZE as i64)
    }
    /// `priceMode`, or its default.
    pub fn price_mode_or_default(&self) -> CarPriceMode {
        self.price_mode.clone().unwrap_or(CarPriceMode::PerDayTotal)
    }
}

impl wayfare_wire::Decode for CarSearchResponse {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "searchId",
            "cluster",
            "status",
            "results",
            "sort",
            "pageSize",
            "totalCount",
            "priceMode",
            "agencies",
            "providers",
            "carLocations",
            "currency",
            "days",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "searchId" => 0,
                    "cluster" => 1,
                    "status" => 2,
                    "results" => 3,
                    "sort" => 4,
                    "pageSize" => 5,
                    "totalCount" => 6,
                    "priceMode" => 7,
                    "agencies" => 8,
                    "providers" => 9,
                    "carLocations" => 10,
                    "currency" => 11,
                    "days" => 12,
                    _ => return None,
                },
            )
        }
        let mut f_search_id = wayfare_wire::Slot::default();
        let mut f_cluster = wayfare_wire::Slot::default();
        let mut f_status = wayfare_wire::Slot::default();
        let mut f_results = wayfare_wire::Slot::default();
        let mut f_sort = wayfare_wire::Slot::default();
        let mut f_page_size = wayfare_wire::Slot::default();
        let mut f_total_count = wayfare_wire::Slot::default();
        let mut f_price_mode = wayfare_wire::Slot::default();
        let mut f_agencies = wayfare_wire::Slot::default();
        let mut f_providers = wayfare_wire::Slot::default();
        let mut f_car_locations = wayfare_wire::Slot::default();
        let mut f_currency = wayfare_wire::Slot::default();
        let mut f_days = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_search_id.read(&mut map, cx, "searchId")?
                }
                wayfare_wire::Key::Known(1) => f_cluster.read(&mut map, cx, "cluster")?,
                wayfare_wire::Key::Known(2) => f_status.read(&mut map, cx, "status")?,
                wayfare_wire::Key::Known(3) => f_results.read(&mut map, cx, "results")?,
                wayfare_wire::Key::Known(4) => f_sort.read(&mut map, cx, "sort")?,
                wayfare_wire::Key::Known(5) => {
                    f_page_size.read(&mut map, cx, "pageSize")?
                }
                wayfare_wire::Key::Known(6) => {
                    f_total_count.read(&mut map, cx, "totalCount")?
                }
                wayfare_wire::Key::Known(7) => {
                    f_price_mode.read(&mut map, cx, "priceMode")?
                }
                wayfare_wire::Key::Known(8) => f_agencies.read(&mut map, cx, "agencies")?,
                wayfare_wire::Key::Known(9) => {
                    f_providers.read(&mut map, cx, "providers")?
                }
                wayfare_wire::Key::Known(10) => {
                    f_car_locations.read(&mut map, cx, "carLocations")?
                }
                wayfare_wire::Key::Known(11) => {
                    f_currency.read(&mut map, cx, "currency")?
                }
                wayfare_wire::Key::Known(_) => f_days.read(&mut map, cx, "days")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_search_id = f_search_id.required(cx, "searchId");
        let f_cluster = f_cluster.required(cx, "cluster");
        let f_status = f_status.required(cx, "status");
        let f_sort = f_sort.required(cx, "sort");
        let f_page_size = f_page_size.required(cx, "pageSize");
        let f_total_count = f_total_count.required(cx, "totalCount");
        let f_price_mode = f_price_mode.required(cx, "priceMode");
        let f_currency = f_currency.required(cx, "currency");
        let f_days = f_days.required(cx, "days");
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
                cluster: f_cluster,
                status: f_status,
                results: f_results,
                sort: f_sort,
                page_size: f_page_size,
                total_count: f_total_count,
                price_mode: f_price_mode,
                agencies: f_agencies.optional().unwrap_or_default(),
                providers: f_providers.optional().unwrap_or_default(),
                car_locations: f_car_locations.optional().unwrap_or_default(),
                currency: f_currency,
                days: f_days,
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarSearchResponse);

impl wayfare_wire::private::serde_core::Serialize for CarSearchResponse {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("searchId", &self.search_id);
        object.optional("cluster", &self.cluster);
        object.optional("status", &self.status);
        object.required("results", &self.results);
        object.optional("sort", &self.sort);
        object.optional("pageSize", &self.page_size);
        object.optional("totalCount", &self.total_count);
        object.optional("priceMode", &self.price_mode);
        object.map("agencies", &self.agencies);
        object.map("providers", &self.providers);
        object.map("carLocations", &self.car_locations);
        object.optional("currency", &self.currency);
        object.optional("days", &self.days);
        object.end()
    }
}

impl CarSearchResult {
    /// A value with what is required; the rest is left out.
    pub fn new(id: impl Into<super::super::common::ResultId>) -> Self {
        Self {
            id: id.into(),
            booking_options: Default::default(),
        }
    }
}

impl wayfare_wire::Decode for CarSearchResult {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["id", "bookingOptions"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "id" => 0,
                    "bookingOptions" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_id = wayfare_wire::Slot::default();
        let mut f_booking_options = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_id.read(&mut map, cx, "id")?,
                wayfare_wire::Key::Known(_) => {
                    f_booking_options.read(&mut map, cx, "bookingOptions")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_id = f_id.required(cx, "id");
        let f_booking_options = f_booking_options
            .required(cx, "bookingOptions")
            .unwrap_or_default();
        let Some(f_id) = f_id else { return Ok(None) };
        Ok(
            Some(Self {
                id: f_id,
                booking_options: f_booking_options,
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarSearchResult);

impl wayfare_wire::private::serde_core::Serialize for CarSearchResult {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("id", &self.id);
        object.required("bookingOptions", &self.booking_options);
        object.end()
    }
}

impl CarBookingOption {
    /// The entry of `providers` that `providerCode` refers to; `None` if there is none.
    pub fn provider_code_in<'r>(
        &self,
        response: &'r CarSearchResponse,
    ) -> Option<&'r CarProvider> {
        response.providers.get(AsRef::<str>::as_ref(self.provider_code.as_ref()?))
    }
    /// The entry of `agencies` that `agencyCode` refers to; `None` if there is none.
    pub fn agency_code_in<'r>(
        &self,
        response: &'r CarSearchResponse,
    ) -> Option<&'r CarAgency> {
        response.agencies.get(AsRef::<str>::as_ref(self.agency_code.as_ref()?))
    }
    /// The entry of `carLocations` that `pickupLocationId` refers to; `None` if there is none.
    pub fn pickup_location_id_in<'r>(
        &self,
        response: &'r CarSearchResponse,
    ) -> Option<&'r CarLocation> {
        response
            .car_locations
            .get(AsRef::<str>::as_ref(self.pickup_location_id.as_ref()?))
    }
    /// The entry of `carLocations` that `dropoffLocationId` refers to; `None` if there is none.
    pub fn dropoff_location_id_in<'r>(
        &self,
        response: &'r CarSearchResponse,
    ) -> Option<&'r CarLocation> {
        response
            .car_locations
            .get(AsRef::<str>::as_ref(self.dropoff_location_id.as_ref()?))
    }
}

impl wayfare_wire::Decode for CarBookingOption {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "providerCode",
            "agencyCode",
            "bookingUrl",
            "pickupLocationId",
            "dropoffLocationId",
            "policy",
            "fees",
            "isCreditCardRequired",
            "car",
            "price",
            "paymentType",
            "rateType",
            "badges",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "providerCode" => 0,
                    "agencyCode" => 1,
                    "bookingUrl" => 2,
                    "pickupLocationId" => 3,
                    "dropoffLocationId" => 4,
                    "policy" => 5,
                    "fees" => 6,
                    "isCreditCardRequired" => 7,
                    "car" => 8,
                    "price" => 9,
                    "paymentType" => 10,
                    "rateType" => 11,
                    "badges" => 12,
                    _ => return None,
                },
            )
        }
        let mut f_provider_code = wayfare_wire::Slot::default();
        let mut f_agency_code = wayfare_wire::Slot::default();
        let mut f_booking_url = wayfare_wire::Slot::default();
        let mut f_pickup_location_id = wayfare_wire::Slot::default();
        let mut f_dropoff_location_id = wayfare_wire::Slot::default();
        let mut f_policy = wayfare_wire::Slot::default();
        let mut f_fees = wayfare_wire::Slot::default();
        let mut f_is_credit_card_required = wayfare_wire::Slot::default();
        let mut f_car = wayfare_wire::Slot::default();
        let mut f_price = wayfare_wire::Slot::default();
        let mut f_payment_type = wayfare_wire::Slot::default();
        let mut f_rate_type = wayfare_wire::Slot::default();
        let mut f_badges = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_provider_code.read(&mut map, cx, "providerCode")?
                }
                wayfare_wire::Key::Known(1) => {
                    f_agency_code.read(&mut map, cx, "agencyCode")?
                }
                wayfare_wire::Key::Known(2) => {
                    f_booking_url.read(&mut map, cx, "bookingUrl")?
                }
                wayfare_wire::Key::Known(3) => {
                    f_pickup_location_id.read(&mut map, cx, "pickupLocationId")?
                }
                wayfare_wire::Key::Known(4) => {
                    f_dropoff_location_id.read(&mut map, cx, "dropoffLocationId")?
                }
                wayfare_wire::Key::Known(5) => f_policy.read(&mut map, cx, "policy")?,
                wayfare_wire::Key::Known(6) => {
                    struct ByKey;
                    impl wayfare_wire::EntryKey for ByKey {
                        const FIELD: &'static str = "code";
                    }
                    f_fees.read_entries::<ByKey, _>(&mut map, cx, "fees")?
                }
                wayfare_wire::Key::Known(7) => {
                    f_is_credit_card_required.read(&mut map, cx, "isCreditCardRequired")?
                }
                wayfare_wire::Key::Known(8) => f_car.read(&mut map, cx, "car")?,
                wayfare_wire::Key::Known(9) => f_price.read(&mut map, cx, "price")?,
                wayfare_wire::Key::Known(10) => {
                    f_payment_type.read(&mut map, cx, "paymentType")?
                }
                wayfare_wire::Key::Known(11) => {
                    f_rate_type.read(&mut map, cx, "rateType")?
                }
                wayfare_wire::Key::Known(_) => f_badges.read(&mut map, cx, "badges")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_provider_code = f_provider_code.required(cx, "providerCode");
        let f_agency_code = f_agency_code.required(cx, "agencyCode");
        let f_booking_url = f_booking_url.required(cx, "bookingUrl");
        let f_pickup_location_id = f_pickup_location_id.required(cx, "pickupLocationId");
        Ok(
            Some(Self {
                provider_code: f_provider_code,
                agency_code: f_agency_code,
                booking_url: f_booking_url,
                pickup_location_id: f_pickup_location_id,
                dropoff_location_id: f_dropoff_location_id.optional(),
                policy: f_policy.optional(),
                fees: f_fees.optional().unwrap_or_default(),
                is_credit_card_required: f_is_credit_card_required.optional(),
                car: f_car.optional(),
                price: f_price.optional(),
                payment_type: f_payment_type.optional(),
                rate_type: f_rate_type.optional(),
                badges: f_badges.optional().unwrap_or_default(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarBookingOption);

impl wayfare_wire::private::serde_core::Serialize for CarBookingOption {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("providerCode", &self.provider_code);
        object.optional("agencyCode", &self.agency_code);
        object.optional("bookingUrl", &self.booking_url);
        object.optional("pickupLocationId", &self.pickup_location_id);
        object.optional("dropoffLocationId", &self.dropoff_location_id);
        object.optional("policy", &self.policy);
        object.list("fees", &self.fees);
        object.optional("isCreditCardRequired", &self.is_credit_card_required);
        object.optional("car", &self.car);
        object.optional("price", &self.price);
        object.optional("paymentType", &self.payment_type);
        object.optional("rateType", &self.rate_type);
        object.list("badges", &self.badges);
        object.end()
    }
}

impl wayfare_wire::Decode for CarPolicy {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["cancellation", "mileage", "fuel", "insurance"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "cancellation" => 0,
                    "mileage" => 1,
                    "fuel" => 2,
                    "insurance" => 3,
                    _ => return None,
                },
            )
        }
        let mut f_cancellation = wayfare_wire::Slot::default();
        let mut f_mileage = wayfare_wire::Slot::default();
        let mut f_fuel = wayfare_wire::Slot::default();
        let mut f_insurance = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_cancellation.read(&mut map, cx, "cancellation")?
                }
                wayfare_wire::Key::Known(1) => f_mileage.read(&mut map, cx, "mileage")?,
                wayfare_wire::Key::Known(2) => f_fuel.read(&mut map, cx, "fuel")?,
                wayfare_wire::Key::Known(_) => {
                    f_insurance.read(&mut map, cx, "insurance")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                cancellation: f_cancellation.optional(),
                mileage: f_mileage.optional(),
                fuel: f_fuel.optional(),
                insurance: f_insurance.optional().unwrap_or_default(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarPolicy);

impl wayfare_wire::private::serde_core::Serialize for CarPolicy {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("cancellation", &self.cancellation);
        object.optional("mileage", &self.mileage);
        object.optional("fuel", &self.fuel);
        object.list("insurance", &self.insurance);
        object.end()
    }
}

impl wayfare_wire::Decode for CarCancellationPolicy {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["isUnlimited", "limitHours", "nonCancellationFee"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "isUnlimited" => 0,
                    "limitHours" => 1,
                    "nonCancellationFee" => 2,
                    _ => return None,
                },
            )
        }
        let mut f_is_unlimited = wayfare_wire::Slot::default();
        let mut f_limit_hours = wayfare_wire::Slot::default();
        let mut f_non_cancellation_fee = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_is_unlimited.read(&mut map, cx, "isUnlimited")?
                }
                wayfare_wire::Key::Known(1) => {
                    f_limit_hours.read(&mut map, cx, "limitHours")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_non_cancellation_fee.read(&mut map, cx, "nonCancellationFee")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                is_unlimited: f_is_unlimited.optional(),
                limit_hours: f_limit_hours.optional(),
                non_cancellation_fee: f_non_cancellation_fee.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarCancellationPolicy);

impl wayfare_wire::private::serde_core::Serialize for CarCancellationPolicy {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("isUnlimited", &self.is_unlimited);
        object.optional("limitHours", &self.limit_hours);
        object.optional("nonCancellationFee", &self.non_cancellation_fee);
        object.end()
    }
}

impl wayfare_wire::Decode for CarMileagePolicy {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["code", "limit", "displayName"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "code" => 0,
                    "limit" => 1,
                    "displayName" => 2,
                    _ => return None,
                },
            )
        }
        let mut f_code = wayfare_wire::Slot::default();
        let mut f_limit = wayfare_wire::Slot::default();
        let mut f_display_name = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_code.read(&mut map, cx, "code")?,
                wayfare_wire::Key::Known(1) => f_limit.read(&mut map, cx, "limit")?,
                wayfare_wire::Key::Known(_) => {
                    f_display_name.read(&mut map, cx, "displayName")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_code = f_code.required(cx, "code");
        Ok(
            Some(Self {
                code: f_code,
                limit: f_limit.optional(),
                display_name: f_display_name.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarMileagePolicy);

impl wayfare_wire::private::serde_core::Serialize for CarMileagePolicy {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("code", &self.code);
        object.optional("limit", &self.limit);
        object.optional("displayName", &self.display_name);
        object.end()
    }
}

impl wayfare_wire::Decode for CarFuelPolicy {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["code", "displayName", "description"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "code" => 0,
                    "displayName" => 1,
                    "description" => 2,
                    _ => return None,
                },
            )
        }
        let mut f_code = wayfare_wire::Slot::default();
        let mut f_display_name = wayfare_wire::Slot::default();
        let mut f_description = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_code.read(&mut map, cx, "code")?,
                wayfare_wire::Key::Known(1) => {
                    f_display_name.read(&mut map, cx, "displayName")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_description.read(&mut map, cx, "description")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_code = f_code.required(cx, "code");
        Ok(
            Some(Self {
                code: f_code,
                display_name: f_display_name.optional(),
                description: f_description.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarFuelPolicy);

impl wayfare_wire::private::serde_core::Serialize for CarFuelPolicy {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("code", &self.code);
        object.optional("displayName", &self.display_name);
        object.optional("description", &self.description);
        object.end()
    }
}

impl wayfare_wire::Decode for CarInsurancePolicy {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["code", "limit", "isWithDeductible", "deductible"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "code" => 0,
                    "limit" => 1,
                    "isWithDeductible" => 2,
                    "deductible" => 3,
                    _ => return None,
                },
            )
        }
        let mut f_code = wayfare_wire::Slot::default();
        let mut f_limit = wayfare_wire::Slot::default();
        let mut f_is_with_deductible = wayfare_wire::Slot::default();
        let mut f_deductible = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_code.read(&mut map, cx, "code")?,
                wayfare_wire::Key::Known(1) => f_limit.read(&mut map, cx, "limit")?,
                wayfare_wire::Key::Known(2) => {
                    f_is_with_deductible.read(&mut map, cx, "isWithDeductible")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_deductible.read(&mut map, cx, "deductible")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_code = f_code.required(cx, "code");
        Ok(
            Some(Self {
                code: f_code,
                limit: f_limit.optional(),
                is_with_deductible: f_is_with_deductible.optional(),
                deductible: f_deductible.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarInsurancePolicy);

impl wayfare_wire::private::serde_core::Serialize for CarInsurancePolicy {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("code", &self.code);
        object.optional("limit", &self.limit);
        object.optional("isWithDeductible", &self.is_with_deductible);
        object.optional("deductible", &self.deductible);
        object.end()
    }
}

impl wayfare_wire::Decode for CarFee {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["code", "rate", "isIncludedInTotal"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "code" => 0,
                    "rate" => 1,
                    "isIncludedInTotal" => 2,
                    _ => return None,
                },
            )
        }
        let mut f_code = wayfare_wire::Slot::default();
        let mut f_rate = wayfare_wire::Slot::default();
        let mut f_is_included_in_total = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_code.read(&mut map, cx, "code")?,
                wayfare_wire::Key::Known(1) => f_rate.read(&mut map, cx, "rate")?,
                wayfare_wire::Key::Known(_) => {
                    f_is_included_in_total.read(&mut map, cx, "isIncludedInTotal")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_code = f_code.required(cx, "code");
        Ok(
            Some(Self {
                code: f_code,
                rate: f_rate.optional(),
                is_included_in_total: f_is_included_in_total.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarFee);

impl wayfare_wire::private::serde_core::Serialize for CarFee {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("code", &self.code);
        object.optional("rate", &self.rate);
        object.optional("isIncludedInTotal", &self.is_included_in_total);
        object.end()
    }
}

impl wayfare_wire::Decode for CarBadge {
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
        let f_code = f_code.required(cx, "code");
        let f_display_name = f_display_name.required(cx, "displayName");
        Ok(
            Some(Self {
                code: f_code,
                display_name: f_display_name,
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarBadge);

impl wayfare_wire::private::serde_core::Serialize for CarBadge {
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

impl wayfare_wire::Decode for CarDetail {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "image",
            "type",
            "brand",
            "bags",
            "passengers",
            "doors",
            "transmission",
            "fuel",
            "sipp",
            "features",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "image" => 0,
                    "type" => 1,
                    "brand" => 2,
                    "bags" => 3,
                    "passengers" => 4,
                    "doors" => 5,
                    "transmission" => 6,
                    "fuel" => 7,
                    "sipp" => 8,
                    "features" => 9,
                    _ => return None,
                },
            )
        }
        let mut f_image = wayfare_wire::Slot::default();
        let mut f_kind = wayfare_wire::Slot::default();
        let mut f_brand = wayfare_wire::Slot::default();
        let mut f_bags = wayfare_wire::Slot::default();
        let mut f_passengers = wayfare_wire::Slot::default();
        let mut f_doors = wayfare_wire::Slot::default();
        let mut f_transmission = wayfare_wire::Slot::default();
        let mut f_fuel = wayfare_wire::Slot::default();
        let mut f_sipp = wayfare_wire::Slot::default();
        let mut f_features = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_image.read(&mut map, cx, "image")?,
                wayfare_wire::Key::Known(1) => f_kind.read(&mut map, cx, "type")?,
                wayfare_wire::Key::Known(2) => f_brand.read(&mut map, cx, "brand")?,
                wayfare_wire::Key::Known(3) => f_bags.read(&mut map, cx, "bags")?,
                wayfare_wire::Key::Known(4) => {
                    f_passengers.read(&mut map, cx, "passengers")?
                }
                wayfare_wire::Key::Known(5) => f_doors.read(&mut map, cx, "doors")?,
                wayfare_wire::Key::Known(6) => {
                    f_transmission.read(&mut map, cx, "transmission")?
                }
                wayfare_wire::Key::Known(7) => f_fuel.read(&mut map, cx, "fuel")?,
                wayfare_wire::Key::Known(8) => f_sipp.read(&mut map, cx, "sipp")?,
                wayfare_wire::Key::Known(_) => f_features.read(&mut map, cx, "features")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_kind = f_kind.required(cx, "type");
        let f_brand = f_brand.required(cx, "brand");
        let f_bags = f_bags.required(cx, "bags");
        let f_passengers = f_passengers.required(cx, "passengers");
        Ok(
            Some(Self {
                image: f_image.optional(),
                kind: f_kind,
                brand: f_brand,
                bags: f_bags,
                passengers: f_passengers,
                doors: f_doors.optional(),
                transmission: f_transmission.optional(),
                fuel: f_fuel.optional(),
                sipp: f_sipp.optional(),
                features: f_features.optional().unwrap_or_default(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarDetail);

impl wayfare_wire::private::serde_core::Serialize for CarDetail {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("image", &self.image);
        object.optional("type", &self.kind);
        object.optional("brand", &self.brand);
        object.optional("bags", &self.bags);
        object.optional("passengers", &self.passengers);
        object.optional("doors", &self.doors);
        object.optional("transmission", &self.transmission);
        object.optional("fuel", &self.fuel);
        object.optional("sipp", &self.sipp);
        object.list("features", &self.features);
        object.end()
    }
}

impl wayfare_wire::Decode for CarTypeDetail {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["code", "displayName", "groups"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "code" => 0,
                    "displayName" => 1,
                    "groups" => 2,
                    _ => return None,
                },
            )
        }
        let mut f_code = wayfare_wire::Slot::default();
        let mut f_display_name = wayfare_wire::Slot::default();
        let mut f_groups = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_code.read(&mut map, cx, "code")?,
                wayfare_wire::Key::Known(1) => {
                    f_display_name.read(&mut map, cx, "displayName")?
                }
                wayfare_wire::Key::Known(_) => f_groups.read(&mut map, cx, "groups")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_code = f_code.required(cx, "code");
        let f_display_name = f_display_name.required(cx, "displayName");
        let f_groups = f_groups.required(cx, "groups").unwrap_or_default();
        Ok(
            Some(Self {
                code: f_code,
                display_name: f_display_name,
                groups: f_groups,
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarTypeDetail);

impl wayfare_wire::private::serde_core::Serialize for CarTypeDetail {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("code", &self.code);
        object.optional("displayName", &self.display_name);
        object.required("groups", &self.groups);
        object.end()
    }
}

impl wayfare_wire::Decode for CarFeature {
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
        let f_code = f_code.required(cx, "code");
        let f_display_name = f_display_name.required(cx, "displayName");
        Ok(
            Some(Self {
                code: f_code,
                display_name: f_display_name,
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarFeature);

impl wayfare_wire::private::serde_core::Serialize for CarFeature {
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

impl wayfare_wire::Decode for CarAgency {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["code", "displayName", "logoUrls", "type"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "code" => 0,
                    "displayName" => 1,
                    "logoUrls" => 2,
                    "type" => 3,
                    _ => return None,
                },
            )
        }
        let mut f_code = wayfare_wire::Slot::default();
        let mut f_display_name = wayfare_wire::Slot::default();
        let mut f_logo_urls = wayfare_wire::Slot::default();
        let mut f_kind = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_code.read(&mut map, cx, "code")?,
                wayfare_wire::Key::Known(1) => {
                    f_display_name.read(&mut map, cx, "displayName")?
                }
                wayfare_wire::Key::Known(2) => {
                    f_logo_urls.read(&mut map, cx, "logoUrls")?
                }
                wayfare_wire::Key::Known(_) => f_kind.read(&mut map, cx, "type")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_code = f_code.required(cx, "code");
        let f_display_name = f_display_name.required(cx, "displayName");
        let f_logo_urls = f_logo_urls.required(cx, "logoUrls");
        let f_kind = f_kind.required(cx, "type");
        Ok(
            Some(Self {
                code: f_code,
                display_name: f_display_name,
                logo_urls: f_logo_urls,
                kind: f_kind,
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarAgency);

impl wayfare_wire::private::serde_core::Serialize for CarAgency {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("code", &self.code);
        object.optional("displayName", &self.display_name);
        object.optional("logoUrls", &self.logo_urls);
        object.optional("type", &self.kind);
        object.end()
    }
}

impl wayfare_wire::Decode for CarLogos {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["horizontalUrl"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "horizontalUrl" => 0,
                    _ => return None,
                },
            )
        }
        let mut f_horizontal_url = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(_) => {
                    f_horizontal_url.read(&mut map, cx, "horizontalUrl")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                horizontal_url: f_horizontal_url.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarLogos);

impl wayfare_wire::private::serde_core::Serialize for CarLogos {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("horizontalUrl", &self.horizontal_url);
        object.end()
    }
}

impl wayfare_wire::Decode for CarProvider {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["code", "displayName", "logoUrls"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "code" => 0,
                    "displayName" => 1,
                    "logoUrls" => 2,
                    _ => return None,
                },
            )
        }
        let mut f_code = wayfare_wire::Slot::default();
        let mut f_display_name = wayfare_wire::Slot::default();
        let mut f_logo_urls = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_code.read(&mut map, cx, "code")?,
                wayfare_wire::Key::Known(1) => {
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
        let f_code = f_code.required(cx, "code");
        let f_display_name = f_display_name.required(cx, "displayName");
        let f_logo_urls = f_logo_urls.required(cx, "logoUrls");
        Ok(
            Some(Self {
                code: f_code,
                display_name: f_display_name,
                logo_urls: f_logo_urls,
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarProvider);

impl wayfare_wire::private::serde_core::Serialize for CarProvider {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("code", &self.code);
        object.optional("displayName", &self.display_name);
        object.optional("logoUrls", &self.logo_urls);
        object.end()
    }
}

impl wayfare_wire::Decode for CarLocation {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "locationId",
            "displayDistance",
            "coordinates",
            "airport",
            "address",
            "locationType",
            "cityName",
            "countryCode",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "locationId" => 0,
                    "displayDistance" => 1,
                    "coordinates" => 2,
                    "airport" => 3,
                    "address" => 4,
                    "locationType" => 5,
                    "cityName" => 6,
                    "countryCode" => 7,
                    _ => return None,
                },
            )
        }
        let mut f_location_id = wayfare_wire::Slot::default();
        let mut f_display_distance = wayfare_wire::Slot::default();
        let mut f_coordinates = wayfare_wire::Slot::default();
        let mut f_airport = wayfare_wire::Slot::default();
        let mut f_address = wayfare_wire::Slot::default();
        let mut f_location_type = wayfare_wire::Slot::default();
        let mut f_city_name = wayfare_wire::Slot::default();
        let mut f_country_code = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_location_id.read(&mut map, cx, "locationId")?
                }
                wayfare_wire::Key::Known(1) => {
                    f_display_distance.read(&mut map, cx, "displayDistance")?
                }
                wayfare_wire::Key::Known(2) => {
                    f_coordinates.read(&mut map, cx, "coordinates")?
                }
                wayfare_wire::Key::Known(3) => f_airport.read(&mut map, cx, "airport")?,
                wayfare_wire::Key::Known(4) => f_address.read(&mut map, cx, "address")?,
                wayfare_wire::Key::Known(5) => {
                    f_location_type.read(&mut map, cx, "locationType")?
                }
                wayfare_wire::Key::Known(6) => {
                    f_city_name.read(&mut map, cx, "cityName")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_country_code.read(&mut map, cx, "countryCode")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_location_id = f_location_id.required(cx, "locationId");
        let f_display_distance = f_display_distance.required(cx, "displayDistance");
        Ok(
            Some(Self {
                location_id: f_location_id,
                display_distance: f_display_distance,
                coordinates: f_coordinates.optional(),
                airport: f_airport.optional(),
                address: f_address.optional(),
                location_type: f_location_type.optional(),
                city_name: f_city_name.optional(),
                country_code: f_country_code.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarLocation);

impl wayfare_wire::private::serde_core::Serialize for CarLocation {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("locationId", &self.location_id);
        object.optional("displayDistance", &self.display_distance);
        object.optional("coordinates", &self.coordinates);
        object.optional("airport", &self.airport);
        object.optional("address", &self.address);
        object.optional("locationType", &self.location_type);
        object.optional("cityName", &self.city_name);
        object.optional("countryCode", &self.country_code);
        object.end()
    }
}

impl wayfare_wire::Decode for CarAirportLocation {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["code", "displayName", "terminalName", "countryName"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "code" => 0,
                    "displayName" => 1,
                    "terminalName" => 2,
                    "countryName" => 3,
                    _ => return None,
                },
            )
        }
        let mut f_code = wayfare_wire::Slot::default();
        let mut f_display_name = wayfare_wire::Slot::default();
        let mut f_terminal_name = wayfare_wire::Slot::default();
        let mut f_country_name = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_code.read(&mut map, cx, "code")?,
                wayfare_wire::Key::Known(1) => {
                    f_display_name.read(&mut map, cx, "displayName")?
                }
                wayfare_wire::Key::Known(2) => {
                    f_terminal_name.read(&mut map, cx, "terminalName")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_country_name.read(&mut map, cx, "countryName")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_code = f_code.required(cx, "code");
        let f_display_name = f_display_name.required(cx, "displayName");
        Ok(
            Some(Self {
                code: f_code,
                display_name: f_display_name,
                terminal_name: f_terminal_name.optional(),
                country_name: f_country_name.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarAirportLocation);

impl wayfare_wire::private::serde_core::Serialize for CarAirportLocation {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("code", &self.code);
        object.optional("displayName", &self.display_name);
        object.optional("terminalName", &self.terminal_name);
        object.optional("countryName", &self.country_name);
        object.end()
    }
}

impl CarSearchPlace {
    /// The wire name of `value`.
    pub const VALUE: &'static str = "value";
}

impl wayfare_wire::Decode for CarSearchPlace {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["type", "value"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "type" => 0,
                    "value" => 1,
                    _ => return None,
                },
            )
        }
        let mut tag = wayfare_wire::Slot::default();
        let mut f_value = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => tag.read(&mut map, cx, "type")?,
                wayfare_wire::Key::Known(_) => f_value.read(&mut map, cx, "value")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let Some(tag) = tag.required(cx, "type") else { return Ok(None) };
        let tag: String = tag;
        Ok(
            match tag.as_str() {
                "city" => {
                    let f_value = f_value.required(cx, "value");
                    let Some(f_value) = f_value else { return Ok(None) };
                    Some(Self::City { value: f_value })
                }
                "airport" => {
                    let f_value = f_value.required(cx, "value");
                    let Some(f_value) = f_value else { return Ok(None) };
                    Some(Self::Airport { value: f_value })
                }
                other => {
                    let mut cx = cx.at(wayfare_wire::Step::Field("type"));
                    cx.note(wayfare_wire::NoteReason::UnknownValue {
                        found: other.into(),
                        known: wayfare_wire::KnownValues::Texts(&["city", "airport"]),
                    });
                    None
                }
            },
        )
    }
}

wayfare_wire::__deserialize!(CarSearchPlace);

impl wayfare_wire::private::serde_core::Serialize for CarSearchPlace {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        match self {
            Self::City { value: f_value } => {
                object.required("type", "city");
                object.required("value", f_value);
            }
            Self::Airport { value: f_value } => {
                object.required("type", "airport");
                object.required("value", f_value);
            }
        }
        object.end()
    }
}

impl wayfare_validation::Validate for CarSearchPlace {
    fn check(
        &self,
        at: &wayfare_wire::Path<'_>,
        out: &mut wayfare_validation::Violations,
    ) {
        match self {
            Self::City { value: f_value, .. } => {
                let (value, at) = (f_value, &at.field("value"));
                wayfare_validation::check::characters(
                    at,
                    value,
                    Some(1),
                    Some(wayfare_validation::limits::CAR_CITY_CHARS),
                    out,
                );
            }
            Self::Airport { value: f_value, .. } => {
                let (value, at) = (f_value, &at.field("value"));
                wayfare_validation::check::characters(at, value, Some(3), Some(3), out);
            }
        }
    }
}

wayfare_wire::open_text!(
    CarPriceMode, Unlisted; "total" => Total, "perDayTotal" => PerDayTotal
);
wayfare_wire::open_text!(CarSortKey, Unlisted; "price" => Price, "distance" => Distance);
wayfare_wire::open_text!(
    CarPaymentType, Unlisted; "payAtPickup" => PayAtPickup, "prepay" => Prepay, "deposit"
    => Deposit
);
wayfare_wire::open_text!(
    CarRateType, Unlisted; "bestAvailable" => BestAvailable, "exclusive" => Exclusive,
    "corporate" => Corporate
);
wayfare_wire::open_text!(
    CarMileageCode, Unlisted; "limited" => Limited, "unlimited" => Unlimited
);
wayfare_wire::open_text!(
    CarFuelPolicyCode, Unlisted; "fullToFull" => FullToFull, "fullToEmpty" =>
    FullToEmpty, "halfToHalf" => HalfToHalf, "halfToEmpty" => HalfToEmpty,
    "quarterToQuarter" => QuarterToQuarter, "emptyToEmpty" => EmptyToEmpty, "sameToSame"
    => SameToSame
);
wayfare_wire::open_text!(
    CarInsuranceCode, Unlisted; "collision" => Collision, "theft" => Theft, "thirdParty"
    => ThirdParty, "fire" => Fire, "tireGlass" => TireGlass
);
wayfare_wire::open_text!(
    CarFeeCode, Unlisted; "youngDriver" => YoungDriver, "seniorDriver" => SeniorDriver,
    "dropOff" => DropOff, "afterHours" => AfterHours, "deliveryFee" => DeliveryFee,
    "securityDeposit" => SecurityDeposit
);
wayfare_wire::open_text!(
    CarBadgeCode, Unlisted; "carSharing" => CarSharing, "chauffeured" => Chauffeured,
    "greatDeal" => GreatDeal, "contactless" => Contactless, "delivery" => Delivery,
    "electric" => Electric, "enhancedCleaning" => EnhancedCleaning, "exclusive" =>
    Exclusive, "freeAdditionalDriver" => FreeAdditionalDriver, "freeCancellation" =>
    FreeCancellation, "hybrid" => Hybrid, "publicRate" => PublicRate, "directBilling" =>
    DirectBilling, "skipCounter" => SkipCounter, "earlyCheckin" => EarlyCheckin,
    "discount" => Discount, "mobileRate" => MobileRate
);
wayfare_wire::open_text!(
    CarType, Unlisted; "mini" => Mini, "economy" => Economy, "compact" => Compact,
    "intermediate" => Intermediate, "standard" => Standard, "fullSize" => FullSize,
    "premium" => Premium, "luxury" => Luxury, "special" => Special, "specialSedan" =>
    SpecialSedan, "oversize" => Oversize, "convertible" => Convertible,
    "specialConvertible" => SpecialConvertible, "fullSizeVan" => FullSizeVan, "minivan"
    => Minivan, "passengerVan" => PassengerVan, "specialVan" => SpecialVan, "suv" => Suv,
    "compactSuv" => CompactSuv, "intermediateSuv" => IntermediateSuv, "standardSuv" =>
    StandardSuv, "fullSizeSuv" => FullSizeSuv, "specialSuv" => SpecialSuv, "luxurySuv" =>
    LuxurySuv, "premiumSuv" => PremiumSuv, "pickupTruck" => PickupTruck,
    "specialPickupTruck" => SpecialPickupTruck, "commercialTruck" => CommercialTruck,
    "coupe" => Coupe, "luxuryCoupe" => LuxuryCoupe, "premiumCoupe" => PremiumCoupe,
    "specialCoupe" => SpecialCoupe, "miniSpecial" => MiniSpecial, "economySpecial" =>
    EconomySpecial, "compactSpecial" => CompactSpecial, "intermediateSpecial" =>
    IntermediateSpecial, "wagon" => Wagon, "economyWagon" => EconomyWagon, "compactWagon"
    => CompactWagon, "standardWagon" => StandardWagon, "intermediateWagon" =>
    IntermediateWagon, "fullSizeWagon" => FullSizeWagon, "luxuryWagon" => LuxuryWagon,
    "premiumWagon" => PremiumWagon, "specialWagon" => SpecialWagon, "openAirAllTerrain"
    => OpenAirAllTerrain
);
wayfare_wire::open_text!(
    CarTypeGroup, Unlisted; "small" => Small, "medium" => Medium, "large" => Large, "suv"
    => Suv, "van" => Van, "pickupTruck" => PickupTruck, "luxury" => Luxury, "convertible"
    => Convertible, "commercial" => Commercial
);
wayfare_wire::open_text!(
    CarDoors, Unlisted; "doors1" => Doors1, "doors2" => Doors2, "doors23" => Doors23,
    "doors24" => Doors24, "doors3" => Doors3, "doors4" => Doors4, "doors45" => Doors45,
    "doors5" => Doors5, "doors6" => Doors6, "doors7" => Doors7
);
wayfare_wire::open_text!(
    CarTransmission, Unlisted; "automatic" => Automatic, "manual" => Manual
);
wayfare_wire::open_text!(
    CarFuel, Unlisted; "diesel" => Diesel, "petrol" => Petrol, "electric" => Electric,
    "ethanol" => Ethanol, "hybrid" => Hybrid, "hydrogen" => Hydrogen, "lpgCompressed" =>
    LpgCompressed, "multiFuel" => MultiFuel
);
wayfare_wire::open_text!(
    CarFeatureCode, Unlisted; "ac" => AirConditioning, "navigationSystem" =>
    NavigationSystem
);
wayfare_wire::open_text!(
    AgencyType, Unlisted; "regular" => Regular, "p2p" => PeerToPeer, "opaque" => Opaque,
    "delivery" => Delivery, "includedDriver" => IncludedDriver
);
wayfare_wire::open_text!(
    CarLocationType, Unlisted; "inTerminal" => InTerminal, "shuttle" => Shuttle,
    "nonAirport" => NonAirport, "checkForDetails" => CheckForDetails, "callForPickup" =>
    CallForPickup, "opaqueAirport" => OpaqueAirport
);
wayfare_wire::text_id!(CarProviderCode);
wayfare_wire::text_id!(AgencyCode);
wayfare_wire::text_id!(CarLocationId);

impl From<CarSearchStart> for CarSearchRequest {
    fn from(start: CarSearchStart) -> Self {
        Self::default().with_search_start_parameters(start)
    }
}
