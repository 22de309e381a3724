// Made by `cargo xtask regenerate` from `spec/hotels.toml`. Do not edit.

//! From `hotels.toml`.

use super::super::hotels::*;

impl HotelStay {
    /// Sets `onlyIfComplete`.
    #[must_use]
    pub fn with_only_if_complete(mut self, only_if_complete: bool) -> Self {
        self.only_if_complete = Some(only_if_complete);
        self
    }
    /// Sets `searchTimeout`.
    #[must_use]
    pub fn with_search_timeout(mut self, search_timeout: i64) -> Self {
        self.search_timeout = Some(search_timeout);
        self
    }
    /// Sets `checkin`.
    #[must_use]
    pub fn with_checkin(mut self, checkin: wayfare_wire::Date) -> Self {
        self.checkin = Some(checkin);
        self
    }
    /// Sets `checkout`.
    #[must_use]
    pub fn with_checkout(mut self, checkout: wayfare_wire::Date) -> Self {
        self.checkout = Some(checkout);
        self
    }
    /// Sets `rooms`.
    #[must_use]
    pub fn with_rooms(mut self, rooms: HotelRoomGuests) -> Self {
        self.rooms = Some(rooms);
        self
    }
    /// Sets `languageCode`.
    #[must_use]
    pub fn with_language_code(
        mut self,
        language_code: super::super::common::LanguageCode,
    ) -> Self {
        self.language_code = Some(language_code);
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
    /// Sets `includeTaxesInTotal`.
    #[must_use]
    pub fn with_include_taxes_in_total(mut self, include_taxes_in_total: bool) -> Self {
        self.include_taxes_in_total = Some(include_taxes_in_total);
        self
    }
    /// Sets `includeLocalTaxesInTotal`.
    #[must_use]
    pub fn with_include_local_taxes_in_total(
        mut self,
        include_local_taxes_in_total: bool,
    ) -> Self {
        self.include_local_taxes_in_total = Some(include_local_taxes_in_total);
        self
    }
    /// `onlyIfComplete`, or its default.
    pub fn only_if_complete_or_default(&self) -> bool {
        self.only_if_complete.unwrap_or(false)
    }
    /// `languageCode`, or its default.
    pub fn language_code_or_default(
        &self,
    ) -> Option<super::super::common::LanguageCode> {
        match &self.language_code {
            Some(value) => Some(value.to_owned()),
            None => {
                <super::super::common::LanguageCode as std::str::FromStr>::from_str("EN")
                    .ok()
            }
        }
    }
}

impl HotelStay {
    /// The wire name of `only_if_complete`.
    pub const ONLY_IF_COMPLETE: &'static str = "onlyIfComplete";
    /// The wire name of `search_timeout`.
    pub const SEARCH_TIMEOUT: &'static str = "searchTimeout";
    /// The wire name of `checkin`.
    pub const CHECKIN: &'static str = "checkin";
    /// The wire name of `checkout`.
    pub const CHECKOUT: &'static str = "checkout";
    /// The wire name of `rooms`.
    pub const ROOMS: &'static str = "rooms";
    /// The wire name of `language_code`.
    pub const LANGUAGE_CODE: &'static str = "languageCode";
    /// The wire name of `currency_code`.
    pub const CURRENCY_CODE: &'static str = "currencyCode";
    /// The wire name of `include_taxes_in_total`.
    pub const INCLUDE_TAXES_IN_TOTAL: &'static str = "includeTaxesInTotal";
    /// The wire name of `include_local_taxes_in_total`.
    pub const INCLUDE_LOCAL_TAXES_IN_TOTAL: &'static str = "includeLocalTaxesInTotal";
}

impl wayfare_wire::query::Query for HotelStay {
    fn write(&self, out: &mut wayfare_wire::query::QueryWriter) {
        out.optional("onlyIfComplete", &self.only_if_complete);
        out.optional("searchTimeout", &self.search_timeout);
        out.optional("checkin", &self.checkin);
        out.optional("checkout", &self.checkout);
        out.optional("rooms", &self.rooms);
        out.optional("languageCode", &self.language_code);
        out.optional("currencyCode", &self.currency_code);
        out.optional("includeTaxesInTotal", &self.include_taxes_in_total);
        out.optional("includeLocalTaxesInTotal", &self.include_local_taxes_in_total);
    }
    fn read(input: &mut wayfare_wire::query::QueryReader<'_>) -> Option<Self> {
        let f_only_if_complete = input.optional("onlyIfComplete");
        let f_search_timeout = input.optional("searchTimeout");
        let f_checkin = input.optional("checkin");
        let f_checkout = input.optional("checkout");
        let f_rooms = input.optional("rooms");
        let f_language_code = input.optional("languageCode");
        let f_currency_code = input.optional("currencyCode");
        let f_include_taxes_in_total = input.optional("includeTaxesInTotal");
        let f_include_local_taxes_in_total = input.optional("includeLocalTaxesInTotal");
        Some(Self {
            only_if_complete: f_only_if_complete,
            search_timeout: f_search_timeout,
            checkin: f_checkin,
            checkout: f_checkout,
            rooms: f_rooms,
            language_code: f_language_code,
            currency_code: f_currency_code,
            include_taxes_in_total: f_include_taxes_in_total,
            include_local_taxes_in_total: f_include_local_taxes_in_total,
        })
    }
}

impl wayfare_validation::Validate for HotelStay {
    fn check(
        &self,
        at: &wayfare_wire::Path<'_>,
        out: &mut wayfare_validation::Violations,
    ) {
        if let Some(value) = &self.search_timeout {
            let at = &at.field("searchTimeout");
            wayfare_validation::check::integer_range(
                at,
                *value,
                Some(0),
                Some(60000),
                out,
            );
        }
        wayfare_validation::check::together(
            at,
            &[
                ("checkin", self.checkin.is_some()),
                ("checkout", self.checkout.is_some()),
            ],
            out,
        );
        wayfare_validation::check::ordered(
            at,
            ("checkin", self.checkin.as_ref()),
            ("checkout", self.checkout.as_ref()),
            true,
            out,
        );
    }
}

impl HotelFilters {
    /// A value with what is required; the rest is left out.
    pub fn new(destination: EntityKey) -> Self {
        Self {
            destination,
            min_price: Default::default(),
            max_price: Default::default(),
            star_rating: Default::default(),
            hotel_rating: Default::default(),
            hotel_rating_exclude_self_rated: Default::default(),
            property_types: Default::default(),
            features: Default::default(),
            themes: Default::default(),
            chains: Default::default(),
            guest_ratings: Default::default(),
            deals: Default::default(),
            hotel_name: Default::default(),
            sort_field: Default::default(),
            sort_direction: Default::default(),
            page_index: Default::default(),
            page_size: Default::default(),
            preferred_hotels: Default::default(),
        }
    }
    /// Sets `minPrice`.
    #[must_use]
    pub fn with_min_price(mut self, min_price: wayfare_wire::Amount) -> Self {
        self.min_price = Some(min_price);
        self
    }
    /// Sets `maxPrice`.
    #[must_use]
    pub fn with_max_price(mut self, max_price: wayfare_wire::Amount) -> Self {
        self.max_price = Some(max_price);
        self
    }
    /// Sets `starRating`.
    #[must_use]
    pub fn with_star_rating(mut self, star_rating: PipeDelimitedIntegerList) -> Self {
        self.star_rating = Some(star_rating);
        self
    }
    /// Sets `hotelRating`.
    #[must_use]
    pub fn with_hotel_rating(mut self, hotel_rating: PipeDelimitedIntegerList) -> Self {
        self.hotel_rating = Some(hotel_rating);
        self
    }
    /// Sets `hotelRatingExcludeSelfRated`.
    #[must_use]
    pub fn with_hotel_rating_exclude_self_rated(
        mut self,
        hotel_rating_exclude_self_rated: bool,
    ) -> Self {
        self.hotel_rating_exclude_self_rated = Some(hotel_rating_exclude_self_rated);
        self
    }
    /// Sets `propertyTypes`.
    #[must_use]
    pub fn with_property_types(
        mut self,
        property_types: PipeDelimitedIntegerList,
    ) -> Self {
        self.property_types = Some(property_types);
        self
    }
    /// Sets `features`.
    #[must_use]
    pub fn with_features(mut self, features: PipeDelimitedIntegerList) -> Self {
        self.features = Some(features);
        self
    }
    /// Sets `themes`.
    #[must_use]
    pub fn with_themes(mut self, themes: PipeDelimitedIntegerList) -> Self {
        self.themes = Some(themes);
        self
    }
    /// Sets `chains`.
    #[must_use]
    pub fn with_chains(mut self, chains: PipeDelimitedIntegerList) -> Self {
        self.chains = Some(chains);
        self
    }
    /// Sets `guestRatings`.
    #[must_use]
    pub fn with_guest_ratings(
        mut self,
        guest_ratings: PipeDelimitedIntegerList,
    ) -> Self {
        self.guest_ratings = Some(guest_ratings);
        self
    }
    /// Sets `deals`.
    #[must_use]
    pub fn with_deals(mut self, deals: PipeDelimitedIntegerList) -> Self {
        self.deals = Some(deals);
        self
    }
    /// Sets `hotelName`.
    #[must_use]
    pub fn with_hotel_name(mut self, hotel_name: impl Into<String>) -> Self {
        self.hotel_name = Some(hotel_name.into());
        self
    }
    /// Sets `sortField`.
    #[must_use]
    pub fn with_sort_field(mut self, sort_field: HotelSortField) -> Self {
        self.sort_field = Some(sort_field);
        self
    }
    /// Sets `sortDirection`.
    #[must_use]
    pub fn with_sort_direction(mut self, sort_direction: HotelSortDirection) -> Self {
        self.sort_direction = Some(sort_direction);
        self
    }
    /// Sets `pageIndex`.
    #[must_use]
    pub fn with_page_index(mut self, page_index: i64) -> Self {
        self.page_index = Some(page_index);
        self
    }
    /// Sets `pageSize`.
    #[must_use]
    pub fn with_page_size(mut self, page_size: i64) -> Self {
        self.page_size = Some(page_size);
        self
    }
    /// Sets `preferredHotels`.
    #[must_use]
    pub fn with_preferred_hotels(
        mut self,
        preferred_hotels: wayfare_wire::PipeList<super::super::autocomplete::HotelId>,
    ) -> Self {
        self.preferred_hotels = Some(preferred_hotels);
        self
    }
    /// `hotelRatingExcludeSelfRated`, or its default.
    pub fn hotel_rating_exclude_self_rated_or_default(&self) -> bool {
        self.hotel_rating_exclude_self_rated.unwrap_or(false)
    }
    /// `sortField`, or its default.
    pub fn sort_field_or_default(&self) -> HotelSortField {
        self.sort_field.clone().unwrap_or(HotelSortField::Popularity)
    }
    /// `sortDirection`, or its default.
    pub fn sort_direction_or_default(&self) -> HotelSortDirection {
        self.sort_direction.clone().unwrap_or(HotelSortDirection::Ascending)
    }
    /// `pageIndex`, or its default.
    pub fn page_index_or_default(&self) -> i64 {
        self.page_index.unwrap_or(0)
    }
    /// `pageSize`, or its default.
    pub fn page_size_or_default(&self) -> i64 {
        self.page_size
            .unwrap_or(wayfare_validation::limits::HOTEL_DEFAULT_PAGE_SIZE as i64)
    }
}

impl HotelFilters {
    /// The wire name of `destination`.
    pub const DESTINATION: &'static str = "destination";
    /// The wire name of `min_price`.
    pub const MIN_PRICE: &'static str = "minPrice";
    /// The wire name of `max_price`.
    pub const MAX_PRICE: &'static str = "maxPrice";
    /// The wire name of `star_rating`.
    pub const STAR_RATING: &'static str = "starRating";
    /// The wire name of `hotel_rating`.
    pub const HOTEL_RATING: &'static str = "hotelRating";
    /// The wire name of `hotel_rating_exclude_self_rated`.
    pub const HOTEL_RATING_EXCLUDE_SELF_RATED: &'static str = "hotelRatingExcludeSelfRated";
    /// The wire name of `property_types`.
    pub const PROPERTY_TYPES: &'static str = "propertyTypes";
    /// The wire name of `features`.
    pub const FEATURES: &'static str = "features";
    /// The wire name of `themes`.
    pub const THEMES: &'static str = "themes";
    /// The wire name of `chains`.
    pub const CHAINS: &'static str = "chains";
    /// The wire name of `guest_ratings`.
    pub const GUEST_RATINGS: &'static str = "guestRatings";
    /// The wire name of `deals`.
    pub const DEALS: &'static str = "deals";
    /// The wire name of `hotel_name`.
    pub const HOTEL_NAME: &'static str = "hotelName";
    /// The wire name of `sort_field`.
    pub const SORT_FIELD: &'static str = "sortField";
    /// The wire name of `sort_direction`.
    pub const SORT_DIRECTION: &'static str = "sortDirection";
    /// The wire name of `page_index`.
    pub const PAGE_INDEX: &'static str = "pageIndex";
    /// The wire name of `page_size`.
    pub const PAGE_SIZE: &'static str = "pageSize";
    /// The wire name of `preferred_hotels`.
    pub const PREFERRED_HOTELS: &'static str = "preferredHotels";
}

impl wayfare_wire::query::Query for HotelFilters {
    fn write(&self, out: &mut wayfare_wire::query::QueryWriter) {
        out.required("destination", &self.destination);
        out.optional("minPrice", &self.min_price);
        out.optional("maxPrice", &self.max_price);
        out.optional("starRating", &self.star_rating);
        out.optional("hotelRating", &self.hotel_rating);
        out.optional(
            "hotelRatingExcludeSelfRated",
            &self.hotel_rating_exclude_self_rated,
        );
        out.optional("propertyTypes", &self.property_types);
        out.optional("features", &self.features);
        out.optional("themes", &self.themes);
        out.optional("chains", &self.chains);
        out.optional("guestRatings", &self.guest_ratings);
        out.optional("deals", &self.deals);
        out.optional("hotelName", &self.hotel_name);
        out.optional("sortField", &self.sort_field);
        out.optional("sortDirection", &self.sort_direction);
        out.optional("pageIndex", &self.page_index);
        out.optional("pageSize", &self.page_size);
        out.optional("preferredHotels", &self.preferred_hotels);
    }
    fn read(input: &mut wayfare_wire::query::QueryReader<'_>) -> Option<Self> {
        let f_destination = input.required("destination");
        let f_min_price = input.optional("minPrice");
        let f_max_price = input.optional("maxPrice");
        let f_star_rating = input.optional("starRating");
        let f_hotel_rating = input.optional("hotelRating");
        let f_hotel_rating_exclude_self_rated = input
            .optional("hotelRatingExcludeSelfRated");
        let f_property_types = input.optional("propertyTypes");
        let f_features = input.optional("features");
        let f_themes = input.optional("themes");
        let f_chains = input.optional("chains");
        let f_guest_ratings = input.optional("guestRatings");
        let f_deals = input.optional("deals");
        let f_hotel_name = input.optional("hotelName");
        let f_sort_field = input.optional("sortField");
        let f_sort_direction = input.optional("sortDirection");
        let f_page_index = input.optional("pageIndex");
        let f_page_size = input.optional("pageSize");
        let f_preferred_hotels = input.optional("preferredHotels");
        Some(Self {
            destination: f_destination?,
            min_price: f_min_price,
            max_price: f_max_price,
            star_rating: f_star_rating,
            hotel_rating: f_hotel_rating,
            hotel_rating_exclude_self_rated: f_hotel_rating_exclude_self_rated,
            property_types: f_property_types,
            features: f_features,
            themes: f_themes,
            chains: f_chains,
            guest_ratings: f_guest_ratings,
            deals: f_deals,
            hotel_name: f_hotel_name,
            sort_field: f_sort_field,
            sort_direction: f_sort_direction,
            page_index: f_page_index,
            page_size: f_page_size,
            preferred_hotels: f_preferred_hotels,
        })
    }
}

impl wayfare_validation::Validate for HotelFilters {
    fn check(
        &self,
        at: &wayfare_wire::Path<'_>,
        out: &mut wayfare_validation::Violations,
    ) {
        if let Some(value) = &self.page_index {
            let at = &at.field("pageIndex");
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
                Some(wayfare_validation::limits::HOTEL_PAGE_SIZE as i64),
                out,
            );
        }
        if let Some(value) = &self.preferred_hotels {
            let at = &at.field("preferredHotels");
            wayfare_validation::check::items(
                at,
                value.len(),
                None,
                Some(wayfare_validation::limits::PREFERRED_HOTELS),
                out,
            );
        }
        wayfare_validation::check::ordered(
            at,
            ("minPrice", self.min_price.as_ref()),
            ("maxPrice", self.max_price.as_ref()),
            false,
            out,
        );
    }
}

impl SingleHotelQuery {
    /// A value with what is required; the rest is left out.
    pub fn new(hotel: HotelEntityKey) -> Self {
        Self {
            stay: Default::default(),
            hotel,
            response_options: Default::default(),
        }
    }
    /// Sets all of `stay`.
    #[must_use]
    pub fn with_stay(mut self, stay: HotelStay) -> Self {
        self.stay = stay;
        self
    }
    /// Sets `onlyIfComplete`.
    #[must_use]
    pub fn with_only_if_complete(mut self, only_if_complete: bool) -> Self {
        self.stay.only_if_complete = Some(only_if_complete);
        self
    }
    /// Sets `searchTimeout`.
    #[must_use]
    pub fn with_search_timeout(mut self, search_timeout: i64) -> Self {
        self.stay.search_timeout = Some(search_timeout);
        self
    }
    /// Sets `checkin`.
    #[must_use]
    pub fn with_checkin(mut self, checkin: wayfare_wire::Date) -> Self {
        self.stay.checkin = Some(checkin);
        self
    }
    /// Sets `checkout`.
    #[must_use]
    pub fn with_checkout(mut self, checkout: wayfare_wire::Date) -> Self {
        self.stay.checkout = Some(checkout);
        self
    }
    /// Sets `rooms`.
    #[must_use]
    pub fn with_rooms(mut self, rooms: HotelRoomGuests) -> Self {
        self.stay.rooms = Some(rooms);
        self
    }
    /// Sets `languageCode`.
    #[must_use]
    pub fn with_language_code(
        mut self,
        language_code: super::super::common::LanguageCode,
    ) -> Self {
        self.stay.language_code = Some(language_code);
        self
    }
    /// Sets `currencyCode`.
    #[must_use]
    pub fn with_currency_code(
        mut self,
        currency_code: super::super::common::CurrencyCode,
    ) -> Self {
        self.stay.currency_code = Some(currency_code);
        self
    }
    /// Sets `includeTaxesInTotal`.
    #[must_use]
    pub fn with_include_taxes_in_total(mut self, include_taxes_in_total: bool) -> Self {
        self.stay.include_taxes_in_total = Some(include_taxes_in_total);
        self
    }
    /// Sets `includeLocalTaxesInTotal`.
    #[must_use]
    pub fn with_include_local_taxes_in_total(
        mut self,
        include_local_taxes_in_total: bool,
    ) -> Self {
        self.stay.include_local_taxes_in_total = Some(include_local_taxes_in_total);
        self
    }
    /// Sets `responseOptions`.
    #[must_use]
    pub fn with_response_options(
        mut self,
        response_options: wayfare_wire::CommaList<SingleHotelOption>,
    ) -> Self {
        self.response_options = Some(response_options);
        self
    }
}

impl SingleHotelQuery {
    /// The wire name of `hotel`.
    pub const HOTEL: &'static str = "hotel";
    /// The wire name of `response_options`.
    pub const RESPONSE_OPTIONS: &'static str = "responseOptions";
}

impl wayfare_wire::query::Query for SingleHotelQuery {
    fn write(&self, out: &mut wayfare_wire::query::QueryWriter) {
        self.stay.write(out);
        out.required("hotel", &self.hotel);
        out.optional("responseOptions", &self.response_options);
    }
    fn read(input: &mut wayfare_wire::query::QueryReader<'_>) -> Option<Self> {
        let f_stay = wayfare_wire::query::Query::read(input);
        let f_hotel = input.required("hotel");
        let f_response_options = input.optional("responseOptions");
        Some(Self {
            stay: f_stay?,
            hotel: f_hotel?,
            response_options: f_response_options,
        })
    }
}

impl wayfare_wire::Decode for SingleHotelQuery {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "onlyIfComplete",
            "searchTimeout",
            "checkin",
            "checkout",
            "rooms",
            "languageCode",
            "currencyCode",
            "includeTaxesInTotal",
            "includeLocalTaxesInTotal",
            "hotel",
            "responseOptions",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "onlyIfComplete" => 0,
                    "searchTimeout" => 1,
                    "checkin" => 2,
                    "checkout" => 3,
                    "rooms" => 4,
                    "languageCode" => 5,
                    "currencyCode" => 6,
                    "includeTaxesInTotal" => 7,
                    "includeLocalTaxesInTotal" => 8,
                    "hotel" => 9,
                    "responseOptions" => 10,
                    _ => return None,
                },
            )
        }
        let mut f_only_if_complete = wayfare_wire::Slot::default();
        let mut f_search_timeout = wayfare_wire::Slot::default();
        let mut f_checkin = wayfare_wire::Slot::default();
        let mut f_checkout = wayfare_wire::Slot::default();
        let mut f_rooms = wayfare_wire::Slot::default();
        let mut f_language_code = wayfare_wire::Slot::default();
        let mut f_currency_code = wayfare_wire::Slot::default();
        let mut f_include_taxes_in_total = wayfare_wire::Slot::default();
        let mut f_include_local_taxes_in_total = wayfare_wire::Slot::default();
        let mut f_hotel = wayfare_wire::Slot::default();
        let mut f_response_options = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_only_if_complete.read(&mut map, cx, "onlyIfComplete")?
                }
                wayfare_wire::Key::Known(1) => {
                    f_search_timeout.read(&mut map, cx, "searchTimeout")?
                }
                wayfare_wire::Key::Known(2) => f_checkin.read(&mut map, cx, "checkin")?,
                wayfare_wire::Key::Known(3) => f_checkout.read(&mut map, cx, "checkout")?,
                wayfare_wire::Key::Known(4) => f_rooms.read(&mut map, cx, "rooms")?,
                wayfare_wire::Key::Known(5) => {
                    f_language_code.read(&mut map, cx, "languageCode")?
                }
                wayfare_wire::Key::Known(6) => {
                    f_currency_code.read(&mut map, cx, "currencyCode")?
                }
                wayfare_wire::Key::Known(7) => {
                    f_include_taxes_in_total.read(&mut map, cx, "includeTaxesInTotal")?
                }
                wayfare_wire::Key::Known(8) => {
                    f_include_local_taxes_in_total
                        .read(&mut map, cx, "includeLocalTaxesInTotal")?
                }
                wayfare_wire::Key::Known(9) => f_hotel.read(&mut map, cx, "hotel")?,
                wayfare_wire::Key::Known(_) => {
                    f_response_options.read(&mut map, cx, "responseOptions")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_hotel = f_hotel.required(cx, "hotel");
        let Some(f_hotel) = f_hotel else { return Ok(None) };
        Ok(
            Some(Self {
                stay: HotelStay {
                    only_if_complete: f_only_if_complete.given(cx, "onlyIfComplete"),
                    search_timeout: f_search_timeout.given(cx, "searchTimeout"),
                    checkin: f_checkin.given(cx, "checkin"),
                    checkout: f_checkout.given(cx, "checkout"),
                    rooms: f_rooms.given(cx, "rooms"),
                    language_code: f_language_code.given(cx, "languageCode"),
                    currency_code: f_currency_code.given(cx, "currencyCode"),
                    include_taxes_in_total: f_include_taxes_in_total
                        .given(cx, "includeTaxesInTotal"),
                    include_local_taxes_in_total: f_include_local_taxes_in_total
                        .given(cx, "includeLocalTaxesInTotal"),
                },
                hotel: f_hotel,
                response_options: f_response_options.given(cx, "responseOptions"),
            }),
        )
    }
}

wayfare_wire::__deserialize!(SingleHotelQuery);

impl wayfare_wire::private::serde_core::Serialize for SingleHotelQuery {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("onlyIfComplete", &self.stay.only_if_complete);
        object.optional("searchTimeout", &self.stay.search_timeout);
        object.optional("checkin", &self.stay.checkin);
        object.optional("checkout", &self.stay.checkout);
        object.optional("rooms", &self.stay.rooms);
        object.optional("languageCode", &self.stay.language_code);
        object.optional("currencyCode", &self.stay.currency_code);
        object.optional("includeTaxesInTotal", &self.stay.include_taxes_in_total);
        object
            .optional(
                "includeLocalTaxesInTotal",
                &self.stay.include_local_taxes_in_total,
            );
        object.required("hotel", &self.hotel);
        object.optional("responseOptions", &self.response_options);
        object.end()
    }
}

impl wayfare_validation::Validate for SingleHotelQuery {
    fn check(
        &self,
        _at: &wayfare_wire::Path<'_>,
        out: &mut wayfare_validation::Violations,
    ) {
        let at = &wayfare_wire::Path::QUERY;
        wayfare_validation::Validate::check(&self.stay, at, out);
        wayfare_validation::check::required_with(
            at,
            ("rooms", self.stay.rooms.is_some()),
            &[
                ("checkin", self.stay.checkin.is_some()),
                ("checkout", self.stay.checkout.is_some()),
            ],
            out,
        );
    }
}

impl MultipleHotelQuery {
    /// A value with what is required; the rest is left out.
    pub fn new(destination: EntityKey) -> Self {
        Self {
            filters: HotelFilters::new(destination),
            stay: Default::default(),
            features_filter_mode: Default::default(),
            summary_only: Default::default(),
            response_options: Default::default(),
        }
    }
    /// Sets all of `filters`.
    #[must_use]
    pub fn with_filters(mut self, filters: HotelFilters) -> Self {
        self.filters = filters;
        self
    }
    /// Sets all of `stay`.
    #[must_use]
    pub fn with_stay(mut self, stay: HotelStay) -> Self {
        self.stay = stay;
        self
    }
    /// Sets `minPrice`.
    #[must_use]
    pub fn with_min_price(mut self, min_price: wayfare_wire::Amount) -> Self {
        self.filters.min_price = Some(min_price);
        self
    }
    /// Sets `maxPrice`.
    #[must_use]
    pub fn with_max_price(mut self, max_price: wayfare_wire::Amount) -> Self {
        self.filters.max_price = Some(max_price);
        self
    }
    /// Sets `starRating`.
    #[must_use]
    pub fn with_star_rating(mut self, star_rating: PipeDelimitedIntegerList) -> Self {
        self.filters.star_rating = Some(star_rating);
        self
    }
    /// Sets `hotelRating`.
    #[must_use]
    pub fn with_hotel_rating(mut self, hotel_rating: PipeDelimitedIntegerList) -> Self {
        self.filters.hotel_rating = Some(hotel_rating);
        self
    }
    /// Sets `hotelRatingExcludeSelfRated`.
    #[must_use]
    pub fn with_hotel_rating_exclude_self_rated(
        mut self,
        hotel_rating_exclude_self_rated: bool,
    ) -> Self {
        self.filters.hotel_rating_exclude_self_rated = Some(
            hotel_rating_exclude_self_rated,
        );
        self
    }
    /// Sets `propertyTypes`.
    #[must_use]
    pub fn with_property_types(
        mut self,
        property_types: PipeDelimitedIntegerList,
    ) -> Self {
        self.filters.property_types = Some(property_types);
        self
    }
    /// Sets `features`.
    #[must_use]
    pub fn with_features(mut self, features: PipeDelimitedIntegerList) -> Self {
        self.filters.features = Some(features);
        self
    }
    /// Sets `themes`.
    #[must_use]
    pub fn with_themes(mut self, themes: PipeDelimitedIntegerList) -> Self {
        self.filters.themes = Some(themes);
        self
    }
    /// Sets `chains`.
    #[must_use]
    pub fn with_chains(mut self, chains: PipeDelimitedIntegerList) -> Self {
        self.filters.chains = Some(chains);
        self
    }
    /// Sets `guestRatings`.
    #[must_use]
    pub fn with_guest_ratings(
        mut self,
        guest_ratings: PipeDelimitedIntegerList,
    ) -> Self {
        self.filters.guest_ratings = Some(guest_ratings);
        self
    }
    /// Sets `deals`.
    #[must_use]
    pub fn with_deals(mut self, deals: PipeDelimitedIntegerList) -> Self {
        self.filters.deals = Some(deals);
        self
    }
    /// Sets `hotelName`.
    #[must_use]
    pub fn with_hotel_name(mut self, hotel_name: impl Into<String>) -> Self {
        self.filters.hotel_name = Some(hotel_name.into());
        self
    }
    /// Sets `sortField`.
    #[must_use]
    pub fn with_sort_field(mut self, sort_field: HotelSortField) -> Self {
        self.filters.sort_field = Some(sort_field);
        self
    }
    /// Sets `sortDirection`.
    #[must_use]
    pub fn with_sort_direction(mut self, sort_direction: HotelSortDirection) -> Self {
        self.filters.sort_direction = Some(sort_direction);
        self
    }
    /// Sets `pageIndex`.
    #[must_use]
    pub fn with_page_index(mut self, page_index: i64) -> Self {
        self.filters.page_index = Some(page_index);
        self
    }
    /// Sets `pageSize`.
    #[must_use]
    pub fn with_page_size(mut self, page_size: i64) -> Self {
        self.filters.page_size = Some(page_size);
        self
    }
    /// Sets `preferredHotels`.
    #[must_use]
    pub fn with_preferred_hotels(
        mut self,
        preferred_hotels: wayfare_wire::PipeList<super::super::autocomplete::HotelId>,
    ) -> Self {
        self.filters.preferred_hotels = Some(preferred_hotels);
        self
    }
    /// Sets `onlyIfComplete`.
    #[must_use]
    pub fn with_only_if_complete(mut self, only_if_complete: bool) -> Self {
        self.stay.only_if_complete = Some(only_if_complete);
        self
    }
    /// Sets `searchTimeout`.
    #[must_use]
    pub fn with_search_timeout(mut self, search_timeout: i64) -> Self {
        self.stay.search_timeout = Some(search_timeout);
        self
    }
    /// Sets `checkin`.
    #[must_use]
    pub fn with_checkin(mut self, checkin: wayfare_wire::Date) -> Self {
        self.stay.checkin = Some(checkin);
        self
    }
    /// Sets `checkout`.
    #[must_use]
    pub fn with_checkout(mut self, checkout: wayfare_wire::Date) -> Self {
        self.stay.checkout = Some(checkout);
        self
    }
    /// Sets `rooms`.
    #[must_use]
    pub fn with_rooms(mut self, rooms: HotelRoomGuests) -> Self {
        self.stay.rooms = Some(rooms);
        self
    }
    /// Sets `languageCode`.
    #[must_use]
    pub fn with_language_code(
        mut self,
        language_code: super::super::common::LanguageCode,
    ) -> Self {
        self.stay.language_code = Some(language_code);
        self
    }
    /// Sets `currencyCode`.
    #[must_use]
    pub fn with_currency_code(
        mut self,
        currency_code: super::super::common::CurrencyCode,
    ) -> Self {
        self.stay.currency_code = Some(currency_code);
        self
    }
    /// Sets `includeTaxesInTotal`.
    #[must_use]
    pub fn with_include_taxes_in_total(mut self, include_taxes_in_total: bool) -> Self {
        self.stay.include_taxes_in_total = Some(include_taxes_in_total);
        self
    }
    /// Sets `includeLocalTaxesInTotal`.
    #[must_use]
    pub fn with_include_local_taxes_in_total(
        mut self,
        include_local_taxes_in_total: bool,
    ) -> Self {
        self.stay.include_local_taxes_in_total = Some(include_local_taxes_in_total);
        self
    }
    /// Sets `featuresFilterMode`.
    #[must_use]
    pub fn with_features_filter_mode(
        mut self,
        features_filter_mode: FeaturesFilterMode,
    ) -> Self {
        self.features_filter_mode = Some(features_filter_mode);
        self
    }
    /// Sets `summaryOnly`.
    #[must_use]
    pub fn with_summary_only(mut self, summary_only: bool) -> Self {
        self.summary_only = Some(summary_only);
        self
    }
    /// Sets `responseOptions`.
    #[must_use]
    pub fn with_response_options(
        mut self,
        response_options: wayfare_wire::CommaList<MultipleHotelOption>,
    ) -> Self {
        self.response_options = Some(response_options);
        self
    }
    /// `featuresFilterMode`, or its default.
    pub fn features_filter_mode_or_default(&self) -> FeaturesFilterMode {
        self.features_filter_mode.clone().unwrap_or(FeaturesFilterMode::All)
    }
    /// `summaryOnly`, or its default.
    pub fn summary_only_or_default(&self) -> bool {
        self.summary_only.unwrap_or(false)
    }
}

impl MultipleHotelQuery {
    /// The wire name of `features_filter_mode`.
    pub const FEATURES_FILTER_MODE: &'static str = "featuresFilterMode";
    /// The wire name of `summary_only`.
    pub const SUMMARY_ONLY: &'static str = "summaryOnly";
    /// The wire name of `response_options`.
    pub const RESPONSE_OPTIONS: &'static str = "responseOptions";
}

impl wayfare_wire::query::Query for MultipleHotelQuery {
    fn write(&self, out: &mut wayfare_wire::query::QueryWriter) {
        self.filters.write(out);
        self.stay.write(out);
        out.optional("featuresFilterMode", &self.features_filter_mode);
        out.optional("summaryOnly", &self.summary_only);
        out.optional("responseOptions", &self.response_options);
    }
    fn read(input: &mut wayfare_wire::query::QueryReader<'_>) -> Option<Self> {
        let f_filters = wayfare_wire::query::Query::read(input);
        let f_stay = wayfare_wire::query::Query::read(input);
        let f_features_filter_mode = input.optional("featuresFilterMode");
        let f_summary_only = input.optional("summaryOnly");
        let f_response_options = input.optional("responseOptions");
        Some(Self {
            filters: f_filters?,
            stay: f_stay?,
            features_filter_mode: f_features_filter_mode,
            summary_only: f_summary_only,
            response_options: f_response_options,
        })
    }
}

impl wayfare_wire::Decode for MultipleHotelQuery {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "destination",
            "minPrice",
            "maxPrice",
            "starRating",
            "hotelRating",
            "hotelRatingExcludeSelfRated",
            "propertyTypes",
            "features",
            "themes",
            "chains",
            "guestRatings",
            "deals",
            "hotelName",
            "sortField",
            "sortDirection",
            "pageIndex",
            "pageSize",
            "preferredHotels",
            "onlyIfComplete",
            "searchTimeout",
            "checkin",
            "checkout",
            "rooms",
            "languageCode",
            "currencyCode",
            "includeTaxesInTotal",
            "includeLocalTaxesInTotal",
            "featuresFilterMode",
            "summaryOnly",
            "responseOptions",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "destination" => 0,
                    "minPrice" => 1,
                    "maxPrice" => 2,
                    "starRating" => 3,
                    "hotelRating" => 4,
                    "hotelRatingExcludeSelfRated" => 5,
                    "propertyTypes" => 6,
                    "features" => 7,
                    "themes" => 8,
                    "chains" => 9,
                    "guestRatings" => 10,
                    "deals" => 11,
                    "hotelName" => 12,
                    "sortField" => 13,
                    "sortDirection" => 14,
                    "pageIndex" => 15,
                    "pageSize" => 16,
                    "preferredHotels" => 17,
                    "onlyIfComplete" => 18,
                    "searchTimeout" => 19,
                    "checkin" => 20,
                    "checkout" => 21,
                    "rooms" => 22,
                    "languageCode" => 23,
                    "currencyCode" => 24,
                    "includeTaxesInTotal" => 25,
                    "includeLocalTaxesInTotal" => 26,
                    "featuresFilterMode" => 27,
                    "summaryOnly" => 28,
                    "responseOptions" => 29,
                    _ => return None,
                },
            )
        }
        let mut f_destination = wayfare_wire::Slot::default();
        let mut f_min_price = wayfare_wire::Slot::default();
        let mut f_max_price = wayfare_wire::Slot::default();
        let mut f_star_rating = wayfare_wire::Slot::default();
        let mut f_hotel_rating = wayfare_wire::Slot::default();
        let mut f_hotel_rating_exclude_self_rated = wayfare_wire::Slot::default();
        let mut f_property_types = wayfare_wire::Slot::default();
        let mut f_features = wayfare_wire::Slot::default();
        let mut f_themes = wayfare_wire::Slot::default();
        let mut f_chains = wayfare_wire::Slot::default();
        let mut f_guest_ratings = wayfare_wire::Slot::default();
        let mut f_deals = wayfare_wire::Slot::default();
        let mut f_hotel_name = wayfare_wire::Slot::default();
        let mut f_sort_field = wayfare_wire::Slot::default();
        let mut f_sort_direction = wayfare_wire::Slot::default();
        let mut f_page_index = wayfare_wire::Slot::default();
        let mut f_page_size = wayfare_wire::Slot::default();
        let mut f_preferred_hotels = wayfare_wire::Slot::default();
        let mut f_only_if_complete = wayfare_wire::Slot::default();
        let mut f_search_timeout = wayfare_wire::Slot::default();
        let mut f_checkin = wayfare_wire::Slot::default();
        let mut f_checkout = wayfare_wire::Slot::default();
        let mut f_rooms = wayfare_wire::Slot::default();
        let mut f_language_code = wayfare_wire::Slot::default();
        let mut f_currency_code = wayfare_wire::Slot::default();
        let mut f_include_taxes_in_total = wayfare_wire::Slot::default();
        let mut f_include_local_taxes_in_total = wayfare_wire::Slot::default();
        let mut f_features_filter_mode = wayfare_wire::Slot::default();
        let mut f_summary_only = wayfare_wire::Slot::default();
        let mut f_response_options = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_destination.read(&mut map, cx, "destination")?
                }
                wayfare_wire::Key::Known(1) => {
                    f_min_price.read(&mut map, cx, "minPrice")?
                }
                wayfare_wire::Key::Known(2) => {
                    f_max_price.read(&mut map, cx, "maxPrice")?
                }
                wayfare_wire::Key::Known(3) => {
                    f_star_rating.read(&mut map, cx, "starRating")?
                }
                wayfare_wire::Key::Known(4) => {
                    f_hotel_rating.read(&mut map, cx, "hotelRating")?
                }
                wayfare_wire::Key::Known(5) => {
                    f_hotel_rating_exclude_self_rated
                        .read(&mut map, cx, "hotelRatingExcludeSelfRated")?
                }
                wayfare_wire::Key::Known(6) => {
                    f_property_types.read(&mut map, cx, "propertyTypes")?
                }
                wayfare_wire::Key::Known(7) => f_features.read(&mut map, cx, "features")?,
                wayfare_wire::Key::Known(8) => f_themes.read(&mut map, cx, "themes")?,
                wayfare_wire::Key::Known(9) => f_chains.read(&mut map, cx, "chains")?,
                wayfare_wire::Key::Known(10) => {
                    f_guest_ratings.read(&mut map, cx, "guestRatings")?
                }
                wayfare_wire::Key::Known(11) => f_deals.read(&mut map, cx, "deals")?,
                wayfare_wire::Key::Known(12) => {
                    f_hotel_name.read(&mut map, cx, "hotelName")?
                }
                wayfare_wire::Key::Known(13) => {
                    f_sort_field.read(&mut map, cx, "sortField")?
                }
                wayfare_wire::Key::Known(14) => {
                    f_sort_direction.read(&mut map, cx, "sortDirection")?
                }
                wayfare_wire::Key::Known(15) => {
                    f_page_index.read(&mut map, cx, "pageIndex")?
                }
                wayfare_wire::Key::Known(16) => {
                    f_page_size.read(&mut map, cx, "pageSize")?
                }
                wayfare_wire::Key::Known(17) => {
                    f_preferred_hotels.read(&mut map, cx, "preferredHotels")?
                }
                wayfare_wire::Key::Known(18) => {
                    f_only_if_complete.read(&mut map, cx, "onlyIfComplete")?
                }
                wayfare_wire::Key::Known(19) => {
                    f_search_timeout.read(&mut map, cx, "searchTimeout")?
                }
                wayfare_wire::Key::Known(20) => f_checkin.read(&mut map, cx, "checkin")?,
                wayfare_wire::Key::Known(21) => {
                    f_checkout.read(&mut map, cx, "checkout")?
                }
                wayfare_wire::Key::Known(22) => f_rooms.read(&mut map, cx, "rooms")?,
                wayfare_wire::Key::Known(23) => {
                    f_language_code.read(&mut map, cx, "languageCode")?
                }
                wayfare_wire::Key::Known(24) => {
                    f_currency_code.read(&mut map, cx, "currencyCode")?
                }
                wayfare_wire::Key::Known(25) => {
                    f_include_taxes_in_total.read(&mut map, cx, "includeTaxesInTotal")?
                }
                wayfare_wire::Key::Known(26) => {
                    f_include_local_taxes_in_total
                        .read(&mut map, cx, "includeLocalTaxesInTotal")?
                }
                wayfare_wire::Key::Known(27) => {
                    f_features_filter_mode.read(&mut map, cx, "featuresFilterMode")?
                }
                wayfare_wire::Key::Known(28) => {
                    f_summary_only.read(&mut map, cx, "summaryOnly")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_response_options.read(&mut map, cx, "responseOptions")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_destination = f_destination.required(cx, "destination");
        let Some(f_destination) = f_destination else { return Ok(None) };
        Ok(
            Some(Self {
                filters: HotelFilters {
                    destination: f_destination,
                    min_price: f_min_price.given(cx, "minPrice"),
                    max_price: f_max_price.given(cx, "maxPrice"),
                    star_rating: f_star_rating.given(cx, "starRating"),
                    hotel_rating: f_hotel_rating.given(cx, "hotelRating"),
                    hotel_rating_exclude_self_rated: f_hotel_rating_exclude_self_rated
                        .given(cx, "hotelRatingExcludeSelfRated"),
                    property_types: f_property_types.given(cx, "propertyTypes"),
                    features: f_features.given(cx, "features"),
                    themes: f_themes.given(cx, "themes"),
                    chains: f_chains.given(cx, "chains"),
                    guest_ratings: f_guest_ratings.given(cx, "guestRatings"),
                    deals: f_deals.given(cx, "deals"),
                    hotel_name: f_hotel_name.given(cx, "hotelName"),
                    sort_field: f_sort_field.given(cx, "sortField"),
                    sort_direction: f_sort_direction.given(cx, "sortDirection"),
                    page_index: f_page_index.given(cx, "pageIndex"),
                    page_size: f_page_size.given(cx, "pageSize"),
                    preferred_hotels: f_preferred_hotels.given(cx, "preferredHotels"),
                },
                stay: HotelStay {
                    only_if_complete: f_only_if_complete.given(cx, "onlyIfComplete"),
                    search_timeout: f_search_timeout.given(cx, "searchTimeout"),
                    checkin: f_checkin.given(cx, "checkin"),
                    checkout: f_checkout.given(cx, "checkout"),
                    rooms: f_rooms.given(cx, "rooms"),
                    language_code: f_language_code.given(cx, "languageCode"),
                    currency_code: f_currency_code.given(cx, "currencyCode"),
                    include_taxes_in_total: f_include_taxes_in_total
                        .given(cx, "includeTaxesInTotal"),
                    include_local_taxes_in_total: f_include_local_taxes_in_total
                        .given(cx, "includeLocalTaxesInTotal"),
                },
                features_filter_mode: f_features_filter_mode
                    .given(cx, "featuresFilterMode"),
                summary_only: f_summary_only.given(cx, "summaryOnly"),
                response_options: f_response_options.given(cx, "responseOptions"),
            }),
        )
    }
}

wayfare_wire::__deserialize!(MultipleHotelQuery);

impl wayfare_wire::private::serde_core::Serialize for MultipleHotelQuery {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("destination", &self.filters.destination);
        object.optional("minPrice", &self.filters.min_price);
        object.optional("maxPrice", &self.filters.max_price);
        object.optional("starRating", &self.filters.star_rating);
        object.optional("hotelRating", &self.filters.hotel_rating);
        object
            .optional(
                "hotelRatingExcludeSelfRated",
                &self.filters.hotel_rating_exclude_self_rated,
            );
        object.optional("propertyTypes", &self.filters.property_types);
        object.optional("features", &self.filters.features);
        object.optional("themes", &self.filters.themes);
        object.optional("chains", &self.filters.chains);
        object.optional("guestRatings", &self.filters.guest_ratings);
        object.optional("deals", &self.filters.deals);
        object.optional("hotelName", &self.filters.hotel_name);
        object.optional("sortField", &self.filters.sort_field);
        object.optional("sortDirection", &self.filters.sort_direction);
        object.optional("pageIndex", &self.filters.page_index);
        object.optional("pageSize", &self.filters.page_size);
        object.optional("preferredHotels", &self.filters.preferred_hotels);
        object.optional("onlyIfComplete", &self.stay.only_if_complete);
        object.optional("searchTimeout", &self.stay.search_timeout);
        object.optional("checkin", &self.stay.checkin);
        object.optional("checkout", &self.stay.checkout);
        object.optional("rooms", &self.stay.rooms);
        object.optional("languageCode", &self.stay.language_code);
        object.optional("currencyCode", &self.stay.currency_code);
        object.optional("includeTaxesInTotal", &self.stay.include_taxes_in_total);
        object
            .optional(
                "includeLocalTaxesInTotal",
                &self.stay.include_local_taxes_in_total,
            );
        object.optional("featuresFilterMode", &self.features_filter_mode);
        object.optional("summaryOnly", &self.summary_only);
        object.optional("responseOptions", &self.response_options);
        object.end()
    }
}

impl wayfare_validation::Validate for MultipleHotelQuery {
    fn check(
        &self,
        _at: &wayfare_wire::Path<'_>,
        out: &mut wayfare_validation::Violations,
    ) {
        let at = &wayfare_wire::Path::QUERY;
        wayfare_validation::Validate::check(&self.filters, at, out);
        wayfare_validation::Validate::check(&self.stay, at, out);
    }
}

impl BasicHotelQuery {
    /// A value with what is required; the rest is left out.
    pub fn new(destination: EntityKey) -> Self {
        Self {
            filters: HotelFilters::new(destination),
            stay: Default::default(),
        }
    }
    /// Sets all of `filters`.
    #[must_use]
    pub fn with_filters(mut self, filters: HotelFilters) -> Self {
        self.filters = filters;
        self
    }
    /// Sets all of `stay`.
    #[must_use]
    pub fn with_stay(mut self, stay: HotelStay) -> Self {
        self.stay = stay;
        self
    }
    /// Sets `minPrice`.
    #[must_use]
    pub fn with_min_price(mut self, min_price: wayfare_wire::Amount) -> Self {
        self.filters.min_price = Some(min_price);
        self
    }
    /// Sets `maxPrice`.
    #[must_use]
    pub fn with_max_price(mut self, max_price: wayfare_wire::Amount) -> Self {
        self.filters.max_price = Some(max_price);
        self
    }
    /// Sets `starRating`.
    #[must_use]
    pub fn with_star_rating(mut self, star_rating: PipeDelimitedIntegerList) -> Self {
        self.filters.star_rating = Some(star_rating);
        self
    }
    /// Sets `hotelRating`.
    #[must_use]
    pub fn with_hotel_rating(mut self, hotel_rating: PipeDelimitedIntegerList) -> Self {
        self.filters.hotel_rating = Some(hotel_rating);
        self
    }
    /// Sets `hotelRatingExcludeSelfRated`.
    #[must_use]
    pub fn with_hotel_rating_exclude_self_rated(
        mut self,
        hotel_rating_exclude_self_rated: bool,
    ) -> Self {
        self.filters.hotel_rating_exclude_self_rated = Some(
            hotel_rating_exclude_self_rated,
        );
        self
    }
    /// Sets `propertyTypes`.
    #[must_use]
    pub fn with_property_types(
        mut self,
        property_types: PipeDelimitedIntegerList,
    ) -> Self {
        self.filters.property_types = Some(property_types);
        self
    }
    /// Sets `features`.
    #[must_use]
    pub fn with_features(mut self, features: PipeDelimitedIntegerList) -> Self {
        self.filters.features = Some(features);
        self
    }
    /// Sets `themes`.
    #[must_use]
    pub fn with_themes(mut self, themes: PipeDelimitedIntegerList) -> Self {
        self.filters.themes = Some(themes);
        self
    }
    /// Sets `chains`.
    #[must_use]
    pub fn with_chains(mut self, chains: PipeDelimitedIntegerList) -> Self {
        self.filters.chains = Some(chains);
        self
    }
    /// Sets `guestRatings`.
    #[must_use]
    pub fn with_guest_ratings(
        mut self,
        guest_ratings: PipeDelimitedIntegerList,
    ) -> Self {
        self.filters.guest_ratings = Some(guest_ratings);
        self
    }
    /// Sets `deals`.
    #[must_use]
    pub fn with_deals(mut self, deals: PipeDelimitedIntegerList) -> Self {
        self.filters.deals = Some(deals);
        self
    }
    /// Sets `hotelName`.
    #[must_use]
    pub fn with_hotel_name(mut self, hotel_name: impl Into<String>) -> Self {
        self.filters.hotel_name = Some(hotel_name.into());
        self
    }
    /// Sets `sortField`.
    #[must_use]
    pub fn with_sort_field(mut self, sort_field: HotelSortField) -> Self {
        self.filters.sort_field = Some(sort_field);
        self
    }
    /// Sets `sortDirection`.
    #[must_use]
    pub fn with_sort_direction(mut self, sort_direction: HotelSortDirection) -> Self {
        self.filters.sort_direction = Some(sort_direction);
        self
    }
    /// Sets `pageIndex`.
    #[must_use]
    pub fn with_page_index(mut self, page_index: i64) -> Self {
        self.filters.page_index = Some(page_index);
        self
    }
    /// Sets `pageSize`.
    #[must_use]
    pub fn with_page_size(mut self, page_size: i64) -> Self {
        self.filters.page_size = Some(page_size);
        self
    }
    /// Sets `preferredHotels`.
    #[must_use]
    pub fn with_preferred_hotels(
        mut self,
        preferred_hotels: wayfare_wire::PipeList<super::super::autocomplete::HotelId>,
    ) -> Self {
        self.filters.preferred_hotels = Some(preferred_hotels);
        self
    }
    /// Sets `onlyIfComplete`.
    #[must_use]
    pub fn with_only_if_complete(mut self, only_if_complete: bool) -> Self {
        self.stay.only_if_complete = Some(only_if_complete);
        self
    }
    /// Sets `searchTimeout`.
    #[must_use]
    pub fn with_search_timeout(mut self, search_timeout: i64) -> Self {
        self.stay.search_timeout = Some(search_timeout);
        self
    }
    /// Sets `checkin`.
    #[must_use]
    pub fn with_checkin(mut self, checkin: wayfare_wire::Date) -> Self {
        self.stay.checkin = Some(checkin);
        self
    }
    /// Sets `checkout`.
    #[must_use]
    pub fn with_checkout(mut self, checkout: wayfare_wire::Date) -> Self {
        self.stay.checkout = Some(checkout);
        self
    }
    /// Sets `rooms`.
    #[must_use]
    pub fn with_rooms(mut self, rooms: HotelRoomGuests) -> Self {
        self.stay.rooms = Some(rooms);
        self
    }
    /// Sets `languageCode`.
    #[must_use]
    pub fn with_language_code(
        mut self,
        language_code: super::super::common::LanguageCode,
    ) -> Self {
        self.stay.language_code = Some(language_code);
        self
    }
    /// Sets `currencyCode`.
    #[must_use]
    pub fn with_currency_code(
        mut self,
        currency_code: super::super::common::CurrencyCode,
    ) -> Self {
        self.stay.currency_code = Some(currency_code);
        self
    }
    /// Sets `includeTaxesInTotal`.
    #[must_use]
    pub fn with_include_taxes_in_total(mut self, include_taxes_in_total: bool) -> Self {
        self.stay.include_taxes_in_total = Some(include_taxes_in_total);
        self
    }
    /// Sets `includeLocalTaxesInTotal`.
    #[must_use]
    pub fn with_include_local_taxes_in_total(
        mut self,
        include_local_taxes_in_total: bool,
    ) -> Self {
        self.stay.include_local_taxes_in_total = Some(include_local_taxes_in_total);
        self
    }
}

impl wayfare_wire::query::Query for BasicHotelQuery {
    fn write(&self, out: &mut wayfare_wire::query::QueryWriter) {
        self.filters.write(out);
        self.stay.write(out);
    }
    fn read(input: &mut wayfare_wire::query::QueryReader<'_>) -> Option<Self> {
        let f_filters = wayfare_wire::query::Query::read(input);
        let f_stay = wayfare_wire::query::Query::read(input);
        Some(Self {
            filters: f_filters?,
            stay: f_stay?,
        })
    }
}

impl wayfare_wire::Decode for BasicHotelQuery {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "destination",
            "minPrice",
            "maxPrice",
            "starRating",
            "hotelRating",
            "hotelRatingExcludeSelfRated",
            "propertyTypes",
            "features",
            "themes",
            "chains",
            "guestRatings",
            "deals",
            "hotelName",
            "sortField",
            "sortDirection",
            "pageIndex",
            "pageSize",
            "preferredHotels",
            "onlyIfComplete",
            "searchTimeout",
            "checkin",
            "checkout",
            "rooms",
            "languageCode",
            "currencyCode",
            "includeTaxesInTotal",
            "includeLocalTaxesInTotal",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "destination" => 0,
                    "minPrice" => 1,
                    "maxPrice" => 2,
                    "starRating" => 3,
                    "hotelRating" => 4,
                    "hotelRatingExcludeSelfRated" => 5,
                    "propertyTypes" => 6,
                    "features" => 7,
                    "themes" => 8,
                    "chains" => 9,
                    "guestRatings" => 10,
                    "deals" => 11,
                    "hotelName" => 12,
                    "sortField" => 13,
                    "sortDirection" => 14,
                    "pageIndex" => 15,
                    "pageSize" => 16,
                    "preferredHotels" => 17,
                    "onlyIfComplete" => 18,
                    "searchTimeout" => 19,
                    "checkin" => 20,
                    "checkout" => 21,
                    "rooms" => 22,
                    "languageCode" => 23,
                    "currencyCode" => 24,
                    "includeTaxesInTotal" => 25,
                    "includeLocalTaxesInTotal" => 26,
                    _ => return None,
                },
            )
        }
        let mut f_destination = wayfare_wire::Slot::default();
        let mut f_min_price = wayfare_wire::Slot::default();
        let mut f_max_price = wayfare_wire::Slot::default();
        let mut f_star_rating = wayfare_wire::Slot::default();
        let mut f_hotel_rating = wayfare_wire::Slot::default();
        let mut f_hotel_rating_exclude_self_rated = wayfare_wire::Slot::default();
        let mut f_property_types = wayfare_wire::Slot::default();
        let mut f_features = wayfare_wire::Slot::default();
        let mut f_themes = wayfare_wire::Slot::default();
        let mut f_chains = wayfare_wire::Slot::default();
        let mut f_guest_ratings = wayfare_wire::Slot::default();
        let mut f_deals = wayfare_wire::Slot::default();
        let mut f_hotel_name = wayfare_wire::Slot::default();
        let mut f_sort_field = wayfare_wire::Slot::default();
        let mut f_sort_direction = wayfare_wire::Slot::default();
        let mut f_page_index = wayfare_wire::Slot::default();
        let mut f_page_size = wayfare_wire::Slot::default();
        let mut f_preferred_hotels = wayfare_wire::Slot::default();
        let mut f_only_if_complete = wayfare_wire::Slot::default();
        let mut f_search_timeout = wayfare_wire::Slot::default();
        let mut f_checkin = wayfare_wire::Slot::default();
        let mut f_checkout = wayfare_wire::Slot::default();
        let mut f_rooms = wayfare_wire::Slot::default();
        let mut f_language_code = wayfare_wire::Slot::default();
        let mut f_currency_code = wayfare_wire::Slot::default();
        let mut f_include_taxes_in_total = wayfare_wire::Slot::default();
        let mut f_include_local_taxes_in_total = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_destination.read(&mut map, cx, "destination")?
                }
                wayfare_wire::Key::Known(1) => {
                    f_min_price.read(&mut map, cx, "minPrice")?
                }
                wayfare_wire::Key::Known(2) => {
                    f_max_price.read(&mut map, cx, "maxPrice")?
                }
                wayfare_wire::Key::Known(3) => {
                    f_star_rating.read(&mut map, cx, "starRating")?
                }
                wayfare_wire::Key::Known(4) => {
                    f_hotel_rating.read(&mut map, cx, "hotelRating")?
                }
                wayfare_wire::Key::Known(5) => {
                    f_hotel_rating_exclude_self_rated
                        .read(&mut map, cx, "hotelRatingExcludeSelfRated")?
                }
                wayfare_wire::Key::Known(6) => {
                    f_property_types.read(&mut map, cx, "propertyTypes")?
                }
                wayfare_wire::Key::Known(7) => f_features.read(&mut map, cx, "features")?,
                wayfare_wire::Key::Known(8) => f_themes.read(&mut map, cx, "themes")?,
                wayfare_wire::Key::Known(9) => f_chains.read(&mut map, cx, "chains")?,
                wayfare_wire::Key::Known(10) => {
                    f_guest_ratings.read(&mut map, cx, "guestRatings")?
                }
                wayfare_wire::Key::Known(11) => f_deals.read(&mut map, cx, "deals")?,
                wayfare_wire::Key::Known(12) => {
                    f_hotel_name.read(&mut map, cx, "hotelName")?
                }
                wayfare_wire::Key::Known(13) => {
                    f_sort_field.read(&mut map, cx, "sortField")?
                }
                wayfare_wire::Key::Known(14) => {
                    f_sort_direction.read(&mut map, cx, "sortDirection")?
                }
                wayfare_wire::Key::Known(15) => {
                    f_page_index.read(&mut map, cx, "pageIndex")?
                }
                wayfare_wire::Key::Known(16) => {
                    f_page_size.read(&mut map, cx, "pageSize")?
                }
                wayfare_wire::Key::Known(17) => {
                    f_preferred_hotels.read(&mut map, cx, "preferredHotels")?
                }
                wayfare_wire::Key::Known(18) => {
                    f_only_if_complete.read(&mut map, cx, "onlyIfComplete")?
                }
                wayfare_wire::Key::Known(19) => {
                    f_search_timeout.read(&mut map, cx, "searchTimeout")?
                }
                wayfare_wire::Key::Known(20) => f_checkin.read(&mut map, cx, "checkin")?,
                wayfare_wire::Key::Known(21) => {
                    f_checkout.read(&mut map, cx, "checkout")?
                }
                wayfare_wire::Key::Known(22) => f_rooms.read(&mut map, cx, "rooms")?,
                wayfare_wire::Key::Known(23) => {
                    f_language_code.read(&mut map, cx, "languageCode")?
                }
                wayfare_wire::Key::Known(24) => {
                    f_currency_code.read(&mut map, cx, "currencyCode")?
                }
                wayfare_wire::Key::Known(25) => {
                    f_include_taxes_in_total.read(&mut map, cx, "includeTaxesInTotal")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_include_local_taxes_in_total
                        .read(&mut map, cx, "includeLocalTaxesInTotal")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_destination = f_destination.required(cx, "destination");
        let Some(f_destination) = f_destination else { return Ok(None) };
        Ok(
            Some(Self {
                filters: HotelFilters {
                    destination: f_destination,
                    min_price: f_min_price.given(cx, "minPrice"),
                    max_price: f_max_price.given(cx, "maxPrice"),
                    star_rating: f_star_rating.given(cx, "starRating"),
                    hotel_rating: f_hotel_rating.given(cx, "hotelRating"),
                    hotel_rating_exclude_self_rated: f_hotel_rating_exclude_self_rated
                        .given(cx, "hotelRatingExcludeSelfRated"),
                    property_types: f_property_types.given(cx, "propertyTypes"),
                    features: f_features.given(cx, "features"),
                    themes: f_themes.given(cx, "themes"),
                    chains: f_chains.given(cx, "chains"),
                    guest_ratings: f_guest_ratings.given(cx, "guestRatings"),
                    deals: f_deals.given(cx, "deals"),
                    hotel_name: f_hotel_name.given(cx, "hotelName"),
                    sort_field: f_sort_field.given(cx, "sortField"),
                    sort_direction: f_sort_direction.given(cx, "sortDirection"),
                    page_index: f_page_index.given(cx, "pageIndex"),
                    page_size: f_page_size.given(cx, "pageSize"),
                    preferred_hotels: f_preferred_hotels.given(cx, "preferredHotels"),
                },
                stay: HotelStay {
                    only_if_complete: f_only_if_complete.given(cx, "onlyIfComplete"),
                    search_timeout: f_search_timeout.given(cx, "searchTimeout"),
                    checkin: f_checkin.given(cx, "checkin"),
                    checkout: f_checkout.given(cx, "checkout"),
                    rooms: f_rooms.given(cx, "rooms"),
                    language_code: f_language_code.given(cx, "languageCode"),
                    currency_code: f_currency_code.given(cx, "currencyCode"),
                    include_taxes_in_total: f_include_taxes_in_total
                        .given(cx, "includeTaxesInTotal"),
                    include_local_taxes_in_total: f_include_local_taxes_in_total
                        .given(cx, "includeLocalTaxesInTotal"),
                },
            }),
        )
    }
}

wayfare_wire::__deserialize!(BasicHotelQuery);

impl wayfare_wire::private::serde_core::Serialize for BasicHotelQuery {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("destination", &self.filters.destination);
        object.optional("minPrice", &self.filters.min_price);
        object.optional("maxPrice", &self.filters.max_price);
        object.optional("starRating", &self.filters.star_rating);
        object.optional("hotelRating", &self.filters.hotel_rating);
        object
            .optional(
                "hotelRatingExcludeSelfRated",
                &self.filters.hotel_rating_exclude_self_rated,
            );
        object.optional("propertyTypes", &self.filters.property_types);
        object.optional("features", &self.filters.features);
        object.optional("themes", &self.filters.themes);
        object.optional("chains", &self.filters.chains);
        object.optional("guestRatings", &self.filters.guest_ratings);
        object.optional("deals", &self.filters.deals);
        object.optional("hotelName", &self.filters.hotel_name);
        object.optional("sortField", &self.filters.sort_field);
        object.optional("sortDirection", &self.filters.sort_direction);
        object.optional("pageIndex", &self.filters.page_index);
        object.optional("pageSize", &self.filters.page_size);
        object.optional("preferredHotels", &self.filters.preferred_hotels);
        object.optional("onlyIfComplete", &self.stay.only_if_complete);
        object.optional("searchTimeout", &self.stay.search_timeout);
        object.optional("checkin", &self.stay.checkin);
        object.optional("checkout", &self.stay.checkout);
        object.optional("rooms", &self.stay.rooms);
        object.optional("languageCode", &self.stay.language_code);
        object.optional("currencyCode", &self.stay.currency_code);
        object.optional("includeTaxesInTotal", &self.stay.include_taxes_in_total);
        object
            .optional(
                "includeLocalTaxesInTotal",
                &self.stay.include_local_taxes_in_total,
            );
        object.end()
    }
}

impl wayfare_validation::Validate for BasicHotelQuery {
    fn check(
        &self,
        _at: &wayfare_wire::Path<'_>,
        out: &mut wayfare_validation::Violations,
    ) {
        let at = &wayfare_wire::Path::QUERY;
        wayfare_validation::Validate::check(&self.filters, at, out);
        wayfare_validation::Validate::check(&self.stay, at, out);
    }
}

impl HotelRate {
    /// The entry of `providers` that `providerIndex` refers to; `None` if there is none.
    pub fn provider_index_in_single_hotel_search_response<'r>(
        &self,
        response: &'r SingleHotelSearchResponse,
    ) -> Option<&'r HotelProvider> {
        response.providers.get(usize::try_from(self.provider_index?).ok()?)
    }
    /// The entry of `providers` that `providerIndex` refers to; `None` if there is none.
    pub fn provider_index_in_multiple_hotel_search_response<'r>(
        &self,
        response: &'r MultipleHotelSearchResponse,
    ) -> Option<&'r HotelProvider> {
        response.providers.get(usize::try_from(self.provider_index?).ok()?)
    }
}

impl wayfare_wire::Decode for HotelRate {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "roomName",
            "totalRate",
            "isCheapestRate",
            "hasFreeCancellation",
            "canPayLater",
            "isBundledRate",
            "inclusions",
            "availableRooms",
            "providerIndex",
            "isDeprioritisedForExcludedCharges",
            "bookUri",
            "rateBreakdown",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "roomName" => 0,
                    "totalRate" => 1,
                    "isCheapestRate" => 2,
                    "hasFreeCancellation" => 3,
                    "canPayLater" => 4,
                    "isBundledRate" => 5,
                    "inclusions" => 6,
                    "availableRooms" => 7,
                    "providerIndex" => 8,
                    "isDeprioritisedForExcludedCharges" => 9,
                    "bookUri" => 10,
                    "rateBreakdown" => 11,
                    _ => return None,
                },
            )
        }
        let mut f_room_name = wayfare_wire::Slot::default();
        let mut f_total_rate = wayfare_wire::Slot::default();
        let mut f_is_cheapest_rate = wayfare_wire::Slot::default();
        let mut f_has_free_cancellation = wayfare_wire::Slot::default();
        let mut f_can_pay_later = wayfare_wire::Slot::default();
        let mut f_is_bundled_rate = wayfare_wire::Slot::default();
        let mut f_inclusions = wayfare_wire::Slot::default();
        let mut f_available_rooms = wayfare_wire::Slot::default();
        let mut f_provider_index = wayfare_wire::Slot::default();
        let mut f_is_deprioritised_for_excluded_charges = wayfare_wire::Slot::default();
        let mut f_book_uri = wayfare_wire::Slot::default();
        let mut f_rate_breakdown = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_room_name.read(&mut map, cx, "roomName")?
                }
                wayfare_wire::Key::Known(1) => {
                    f_total_rate.read(&mut map, cx, "totalRate")?
                }
                wayfare_wire::Key::Known(2) => {
                    f_is_cheapest_rate.read(&mut map, cx, "isCheapestRate")?
                }
                wayfare_wire::Key::Known(3) => {
                    f_has_free_cancellation.read(&mut map, cx, "hasFreeCancellation")?
                }
                wayfare_wire::Key::Known(4) => {
                    f_can_pay_later.read(&mut map, cx, "canPayLater")?
                }
                wayfare_wire::Key::Known(5) => {
                    f_is_bundled_rate.read(&mut map, cx, "isBundledRate")?
                }
                wayfare_wire::Key::Known(6) => {
                    f_inclusions.read(&mut map, cx, "inclusions")?
                }
                wayfare_wire::Key::Known(7) => {
                    f_available_rooms.read(&mut map, cx, "availableRooms")?
                }
                wayfare_wire::Key::Known(8) => {
                    f_provider_index.read(&mut map, cx, "providerIndex")?
                }
                wayfare_wire::Key::Known(9) => {
                    f_is_deprioritised_for_excluded_charges
                        .read(&mut map, cx, "isDeprioritisedForExcludedCharges")?
                }
                wayfare_wire::Key::Known(10) => f_book_uri.read(&mut map, cx, "bookUri")?,
                wayfare_wire::Key::Known(_) => {
                    f_rate_breakdown.read(&mut map, cx, "rateBreakdown")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_room_name = f_room_name.required(cx, "roomName");
        let f_total_rate = f_total_rate.required(cx, "totalRate");
        let f_is_cheapest_rate = f_is_cheapest_rate.required(cx, "isCheapestRate");
        let f_has_free_cancellation = f_has_free_cancellation
            .required(cx, "hasFreeCancellation");
        let f_can_pay_later = f_can_pay_later.required(cx, "canPayLater");
        let f_is_bundled_rate = f_is_bundled_rate.required(cx, "isBundledRate");
        let f_inclusions = f_inclusions.required(cx, "inclusions").unwrap_or_default();
        let f_available_rooms = f_available_rooms.required(cx, "availableRooms");
        let f_provider_index = f_provider_index.required(cx, "providerIndex");
        let f_is_deprioritised_for_excluded_charges = f_is_deprioritised_for_excluded_charges
            .required(cx, "isDeprioritisedForExcludedCharges");
        let f_book_uri = f_book_uri.required(cx, "bookUri");
        Ok(
            Some(Self {
                room_name: f_room_name,
                total_rate: f_total_rate,
                is_cheapest_rate: f_is_cheapest_rate,
                has_free_cancellation: f_has_free_cancellation,
                can_pay_later: f_can_pay_later,
                is_bundled_rate: f_is_bundled_rate,
                inclusions: f_inclusions,
                available_rooms: f_available_rooms,
                provider_index: f_provider_index,
                is_deprioritised_for_excluded_charges: f_is_deprioritised_for_excluded_charges,
                book_uri: f_book_uri,
                rate_breakdown: f_rate_breakdown.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(HotelRate);

impl wayfare_wire::private::serde_core::Serialize for HotelRate {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("roomName", &self.room_name);
        object.optional("totalRate", &self.total_rate);
        object.optional("isCheapestRate", &self.is_cheapest_rate);
        object.optional("hasFreeCancellation", &self.has_free_cancellation);
        object.optional("canPayLater", &self.can_pay_later);
        object.optional("isBundledRate", &self.is_bundled_rate);
        object.required("inclusions", &self.inclusions);
        object.optional("availableRooms", &self.available_rooms);
        object.optional("providerIndex", &self.provider_index);
        object
            .optional(
                "isDeprioritisedForExcludedCharges",
                &self.is_deprioritised_for_excluded_charges,
            );
        object.optional("bookUri", &self.book_uri);
        object.optional("rateBreakdown", &self.rate_breakdown);
        object.end()
    }
}

impl wayfare_wire::Decode for HotelRateBreakdown {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["baseRate", "taxes", "localTaxes"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "baseRate" => 0,
                    "taxes" => 1,
                    "localTaxes" => 2,
                    _ => return None,
                },
            )
        }
        let mut f_base_rate = wayfare_wire::Slot::default();
        let mut f_taxes = wayfare_wire::Slot::default();
        let mut f_local_taxes = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_base_rate.read(&mut map, cx, "baseRate")?
                }
                wayfare_wire::Key::Known(1) => f_taxes.read(&mut map, cx, "taxes")?,
                wayfare_wire::Key::Known(_) => {
                    f_local_taxes.read(&mut map, cx, "localTaxes")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_base_rate = f_base_rate.required(cx, "baseRate");
        let f_taxes = f_taxes.required(cx, "taxes");
        Ok(
            Some(Self {
                base_rate: f_base_rate,
                taxes: f_taxes,
                local_taxes: f_local_taxes.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(HotelRateBreakdown);

impl wayfare_wire::private::serde_core::Serialize for HotelRateBreakdown {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("baseRate", &self.base_rate);
        object.optional("taxes", &self.taxes);
        object.optional("localTaxes", &self.local_taxes);
        object.end()
    }
}

impl wayfare_wire::Decode for HotelProvider {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "code",
            "name",
            "logo",
            "isDirect",
            "isLanguageSupported",
            "cashback",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "code" => 0,
                    "name" => 1,
                    "logo" => 2,
                    "isDirect" => 3,
                    "isLanguageSupported" => 4,
                    "cashback" => 5,
                    _ => return None,
                },
            )
        }
        let mut f_code = wayfare_wire::Slot::default();
        let mut f_name = wayfare_wire::Slot::default();
        let mut f_logo = wayfare_wire::Slot::default();
        let mut f_is_direct = wayfare_wire::Slot::default();
        let mut f_is_language_supported = wayfare_wire::Slot::default();
        let mut f_cashback = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_code.read(&mut map, cx, "code")?,
                wayfare_wire::Key::Known(1) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Known(2) => f_logo.read(&mut map, cx, "logo")?,
                wayfare_wire::Key::Known(3) => {
                    f_is_direct.read(&mut map, cx, "isDirect")?
                }
                wayfare_wire::Key::Known(4) => {
                    f_is_language_supported.read(&mut map, cx, "isLanguageSupported")?
                }
                wayfare_wire::Key::Known(_) => f_cashback.read(&mut map, cx, "cashback")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_code = f_code.required(cx, "code");
        let f_name = f_name.required(cx, "name");
        let f_logo = f_logo.required(cx, "logo");
        let f_is_direct = f_is_direct.required(cx, "isDirect");
        let f_is_language_supported = f_is_language_supported
            .required(cx, "isLanguageSupported");
        Ok(
            Some(Self {
                code: f_code,
                name: f_name,
                logo: f_logo,
                is_direct: f_is_direct,
                is_language_supported: f_is_language_supported,
                cashback: f_cashback.optional(),
            }),
        )
    }
    fn placeholder() -> Option<Self> {
        Some(Self::default())
    }
}

wayfare_wire::__deserialize!(HotelProvider);

impl wayfare_wire::private::serde_core::Serialize for HotelProvider {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("code", &self.code);
        object.optional("name", &self.name);
        object.optional("logo", &self.logo);
        object.optional("isDirect", &self.is_direct);
        object.optional("isLanguageSupported", &self.is_language_supported);
        object.optional("cashback", &self.cashback);
        object.end()
    }
}

impl wayfare_wire::Decode for ProviderCashback {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "type",
            "value",
            "cap",
            "currency",
            "customCurrencyName",
            "customCurrencyAbbreviation",
            "customCurrencyType",
            "showRateOnly",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "type" => 0,
                    "value" => 1,
                    "cap" => 2,
                    "currency" => 3,
                    "customCurrencyName" => 4,
                    "customCurrencyAbbreviation" => 5,
                    "customCurrencyType" => 6,
                    "showRateOnly" => 7,
                    _ => return None,
                },
            )
        }
        let mut f_kind = wayfare_wire::Slot::default();
        let mut f_value = wayfare_wire::Slot::default();
        let mut f_cap = wayfare_wire::Slot::default();
        let mut f_currency = wayfare_wire::Slot::default();
        let mut f_custom_currency_name = wayfare_wire::Slot::default();
        let mut f_custom_currency_abbreviation = wayfare_wire::Slot::default();
        let mut f_custom_currency_type = wayfare_wire::Slot::default();
        let mut f_show_rate_only = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_kind.read(&mut map, cx, "type")?,
                wayfare_wire::Key::Known(1) => f_value.read(&mut map, cx, "value")?,
                wayfare_wire::Key::Known(2) => f_cap.read(&mut map, cx, "cap")?,
                wayfare_wire::Key::Known(3) => f_currency.read(&mut map, cx, "currency")?,
                wayfare_wire::Key::Known(4) => {
                    f_custom_currency_name.read(&mut map, cx, "customCurrencyName")?
                }
                wayfare_wire::Key::Known(5) => {
                    f_custom_currency_abbreviation
                        .read(&mut map, cx, "customCurrencyAbbreviation")?
                }
                wayfare_wire::Key::Known(6) => {
                    f_custom_currency_type.read(&mut map, cx, "customCurrencyType")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_show_rate_only.read(&mut map, cx, "showRateOnly")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_kind = f_kind.required(cx, "type");
        let f_value = f_value.required(cx, "value");
        let f_currency = f_currency.required(cx, "currency");
        Ok(
            Some(Self {
                kind: f_kind,
                value: f_value,
                cap: f_cap.optional(),
                currency: f_currency,
                custom_currency_name: f_custom_currency_name.optional(),
                custom_currency_abbreviation: f_custom_currency_abbreviation.optional(),
                custom_currency_type: f_custom_currency_type.optional(),
                show_rate_only: f_show_rate_only.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(ProviderCashback);

impl wayfare_wire::private::serde_core::Serialize for ProviderCashback {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("type", &self.kind);
        object.optional("value", &self.value);
        object.optional("cap", &self.cap);
        object.optional("currency", &self.currency);
        object.optional("customCurrencyName", &self.custom_currency_name);
        object
            .optional("customCurrencyAbbreviation", &self.custom_currency_abbreviation);
        object.optional("customCurrencyType", &self.custom_currency_type);
        object.optional("showRateOnly", &self.show_rate_only);
        object.end()
    }
}

impl wayfare_wire::Decode for HotelPolicy {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["code", "name", "description"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "code" => 0,
                    "name" => 1,
                    "description" => 2,
                    _ => return None,
                },
            )
        }
        let mut f_code = wayfare_wire::Slot::default();
        let mut f_name = wayfare_wire::Slot::default();
        let mut f_description = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_code.read(&mut map, cx, "code")?,
                wayfare_wire::Key::Known(1) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Known(_) => {
                    f_description.read(&mut map, cx, "description")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_code = f_code.required(cx, "code");
        let f_name = f_name.required(cx, "name");
        let f_description = f_description.required(cx, "description");
        Ok(
            Some(Self {
                code: f_code,
                name: f_name,
                description: f_description,
            }),
        )
    }
}

wayfare_wire::__deserialize!(HotelPolicy);

impl wayfare_wire::private::serde_core::Serialize for HotelPolicy {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("code", &self.code);
        object.optional("name", &self.name);
        object.optional("description", &self.description);
        object.end()
    }
}

impl wayfare_wire::Decode for HotelImage {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["large", "small", "sprites"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "large" => 0,
                    "small" => 1,
                    "sprites" => 2,
                    _ => return None,
                },
            )
        }
        let mut f_large = wayfare_wire::Slot::default();
        let mut f_small = wayfare_wire::Slot::default();
        let mut f_sprites = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_large.read(&mut map, cx, "large")?,
                wayfare_wire::Key::Known(1) => f_small.read(&mut map, cx, "small")?,
                wayfare_wire::Key::Known(_) => f_sprites.read(&mut map, cx, "sprites")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_large = f_large.required(cx, "large");
        Ok(
            Some(Self {
                large: f_large,
                small: f_small.optional(),
                sprites: f_sprites.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(HotelImage);

impl wayfare_wire::private::serde_core::Serialize for HotelImage {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("large", &self.large);
        object.optional("small", &self.small);
        object.optional("sprites", &self.sprites);
        object.end()
    }
}

impl wayfare_wire::Decode for HotelFeatureSummary {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["name", "description"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "name" => 0,
                    "description" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_name = wayfare_wire::Slot::default();
        let mut f_description = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Known(_) => {
                    f_description.read(&mut map, cx, "description")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_name = f_name.required(cx, "name");
        let f_description = f_description.required(cx, "description");
        Ok(
            Some(Self {
                name: f_name,
                description: f_description,
            }),
        )
    }
}

wayfare_wire::__deserialize!(HotelFeatureSummary);

impl wayfare_wire::private::serde_core::Serialize for HotelFeatureSummary {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("name", &self.name);
        object.optional("description", &self.description);
        object.end()
    }
}

impl wayfare_wire::Decode for HotelFeatureTag {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["tag", "features"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "tag" => 0,
                    "features" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_tag = wayfare_wire::Slot::default();
        let mut f_features = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_tag.read(&mut map, cx, "tag")?,
                wayfare_wire::Key::Known(_) => f_features.read(&mut map, cx, "features")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_tag = f_tag.required(cx, "tag");
        let f_features = f_features.required(cx, "features").unwrap_or_default();
        Ok(
            Some(Self {
                tag: f_tag,
                features: f_features,
            }),
        )
    }
}

wayfare_wire::__deserialize!(HotelFeatureTag);

impl wayfare_wire::private::serde_core::Serialize for HotelFeatureTag {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("tag", &self.tag);
        object.required("features", &self.features);
        object.end()
    }
}

impl wayfare_wire::Decode for HotelPlace {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["key", "name"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "key" => 0,
                    "name" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_key = wayfare_wire::Slot::default();
        let mut f_name = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_key.read(&mut map, cx, "key")?,
                wayfare_wire::Key::Known(_) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_key = f_key.required(cx, "key");
        let f_name = f_name.required(cx, "name");
        Ok(Some(Self { key: f_key, name: f_name }))
    }
}

wayfare_wire::__deserialize!(HotelPlace);

impl wayfare_wire::private::serde_core::Serialize for HotelPlace {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("key", &self.key);
        object.optional("name", &self.name);
        object.end()
    }
}

impl wayfare_wire::Decode for SearchableHotelPlace {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "id",
            "key",
            "href",
            "name",
            "fullName",
            "latitude",
            "longitude",
            "placeCountryCode",
            "isSearchable",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "id" => 0,
                    "key" => 1,
                    "href" => 2,
                    "name" => 3,
                    "fullName" => 4,
                    "latitude" => 5,
                    "longitude" => 6,
                    "placeCountryCode" => 7,
                    "isSearchable" => 8,
                    _ => return None,
                },
            )
        }
        let mut f_id = wayfare_wire::Slot::default();
        let mut f_key = wayfare_wire::Slot::default();
        let mut f_href = wayfare_wire::Slot::default();
        let mut f_name = wayfare_wire::Slot::default();
        let mut f_full_name = wayfare_wire::Slot::default();
        let mut f_latitude = wayfare_wire::Slot::default();
        let mut f_longitude = wayfare_wire::Slot::default();
        let mut f_place_country_code = wayfare_wire::Slot::default();
        let mut f_is_searchable = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_id.read(&mut map, cx, "id")?,
                wayfare_wire::Key::Known(1) => f_key.read(&mut map, cx, "key")?,
                wayfare_wire::Key::Known(2) => f_href.read(&mut map, cx, "href")?,
                wayfare_wire::Key::Known(3) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Known(4) => {
                    f_full_name.read(&mut map, cx, "fullName")?
                }
                wayfare_wire::Key::Known(5) => f_latitude.read(&mut map, cx, "latitude")?,
                wayfare_wire::Key::Known(6) => {
                    f_longitude.read(&mut map, cx, "longitude")?
                }
                wayfare_wire::Key::Known(7) => {
                    f_place_country_code.read(&mut map, cx, "placeCountryCode")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_is_searchable.read(&mut map, cx, "isSearchable")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_id = f_id.required(cx, "id");
        let f_key = f_key.required(cx, "key");
        let f_href = f_href.required(cx, "href");
        let f_name = f_name.required(cx, "name");
        let f_full_name = f_full_name.required(cx, "fullName");
        let f_latitude = f_latitude.required(cx, "latitude");
        let f_longitude = f_longitude.required(cx, "longitude");
        let f_place_country_code = f_place_country_code.required(cx, "placeCountryCode");
        let f_is_searchable = f_is_searchable.required(cx, "isSearchable");
        Ok(
            Some(Self {
                id: f_id,
                key: f_key,
                href: f_href,
                name: f_name,
                full_name: f_full_name,
                latitude: f_latitude,
                longitude: f_longitude,
                place_country_code: f_place_country_code,
                is_searchable: f_is_searchable,
            }),
        )
    }
}

wayfare_wire::__deserialize!(SearchableHotelPlace);

impl wayfare_wire::private::serde_core::Serialize for SearchableHotelPlace {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("id", &self.id);
        object.optional("key", &self.key);
        object.optional("href", &self.href);
        object.optional("name", &self.name);
        object.optional("fullName", &self.full_name);
        object.optional("latitude", &self.latitude);
        object.optional("longitude", &self.longitude);
        object.optional("placeCountryCode", &self.place_country_code);
        object.optional("isSearchable", &self.is_searchable);
        object.end()
    }
}

impl wayfare_wire::Decode for HotelReviewAspect {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["text", "polarity"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "text" => 0,
                    "polarity" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_text = wayfare_wire::Slot::default();
        let mut f_polarity = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_text.read(&mut map, cx, "text")?,
                wayfare_wire::Key::Known(_) => f_polarity.read(&mut map, cx, "polarity")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_text = f_text.required(cx, "text");
        let f_polarity = f_polarity.required(cx, "polarity");
        Ok(
            Some(Self {
                text: f_text,
                polarity: f_polarity,
            }),
        )
    }
}

wayfare_wire::__deserialize!(HotelReviewAspect);

impl wayfare_wire::private::serde_core::Serialize for HotelReviewAspect {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("text", &self.text);
        object.optional("polarity", &self.polarity);
        object.end()
    }
}

impl wayfare_wire::Decode for HotelReviewerType {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["type", "numberOfReviews", "aspects", "name"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "type" => 0,
                    "numberOfReviews" => 1,
                    "aspects" => 2,
                    "name" => 3,
                    _ => return None,
                },
            )
        }
        let mut f_kind = wayfare_wire::Slot::default();
        let mut f_number_of_reviews = wayfare_wire::Slot::default();
        let mut f_aspects = wayfare_wire::Slot::default();
        let mut f_name = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_kind.read(&mut map, cx, "type")?,
                wayfare_wire::Key::Known(1) => {
                    f_number_of_reviews.read(&mut map, cx, "numberOfReviews")?
                }
                wayfare_wire::Key::Known(2) => f_aspects.read(&mut map, cx, "aspects")?,
                wayfare_wire::Key::Known(_) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_kind = f_kind.required(cx, "type");
        let f_number_of_reviews = f_number_of_reviews.required(cx, "numberOfReviews");
        let f_aspects = f_aspects.required(cx, "aspects").unwrap_or_default();
        let f_name = f_name.required(cx, "name");
        Ok(
            Some(Self {
                kind: f_kind,
                number_of_reviews: f_number_of_reviews,
                aspects: f_aspects,
                name: f_name,
            }),
        )
    }
}

wayfare_wire::__deserialize!(HotelReviewerType);

impl wayfare_wire::private::serde_core::Serialize for HotelReviewerType {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("type", &self.kind);
        object.optional("numberOfReviews", &self.number_of_reviews);
        object.required("aspects", &self.aspects);
        object.optional("name", &self.name);
        object.end()
    }
}

impl wayfare_wire::Decode for HotelReviews {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "numberOfReviews",
            "sentiment",
            "quotes",
            "aspects",
            "reviewerTypes",
            "guestRatings",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "numberOfReviews" => 0,
                    "sentiment" => 1,
                    "quotes" => 2,
                    "aspects" => 3,
                    "reviewerTypes" => 4,
                    "guestRatings" => 5,
                    _ => return None,
                },
            )
        }
        let mut f_number_of_reviews = wayfare_wire::Slot::default();
        let mut f_sentiment = wayfare_wire::Slot::default();
        let mut f_quotes = wayfare_wire::Slot::default();
        let mut f_aspects = wayfare_wire::Slot::default();
        let mut f_reviewer_types = wayfare_wire::Slot::default();
        let mut f_guest_ratings = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_number_of_reviews.read(&mut map, cx, "numberOfReviews")?
                }
                wayfare_wire::Key::Known(1) => {
                    f_sentiment.read(&mut map, cx, "sentiment")?
                }
                wayfare_wire::Key::Known(2) => f_quotes.read(&mut map, cx, "quotes")?,
                wayfare_wire::Key::Known(3) => f_aspects.read(&mut map, cx, "aspects")?,
                wayfare_wire::Key::Known(4) => {
                    f_reviewer_types.read(&mut map, cx, "reviewerTypes")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_guest_ratings.read(&mut map, cx, "guestRatings")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_number_of_reviews = f_number_of_reviews.required(cx, "numberOfReviews");
        let f_sentiment = f_sentiment.required(cx, "sentiment");
        let f_quotes = f_quotes.required(cx, "quotes").unwrap_or_default();
        let f_aspects = f_aspects.required(cx, "aspects").unwrap_or_default();
        let f_reviewer_types = f_reviewer_types
            .required(cx, "reviewerTypes")
            .unwrap_or_default();
        let f_guest_ratings = f_guest_ratings
            .required(cx, "guestRatings")
            .unwrap_or_default();
        Ok(
            Some(Self {
                number_of_reviews: f_number_of_reviews,
                sentiment: f_sentiment,
                quotes: f_quotes,
                aspects: f_aspects,
                reviewer_types: f_reviewer_types,
                guest_ratings: f_guest_ratings,
            }),
        )
    }
}

wayfare_wire::__deserialize!(HotelReviews);

impl wayfare_wire::private::serde_core::Serialize for HotelReviews {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("numberOfReviews", &self.number_of_reviews);
        object.optional("sentiment", &self.sentiment);
        object.required("quotes", &self.quotes);
        object.required("aspects", &self.aspects);
        object.required("reviewerTypes", &self.reviewer_types);
        object.required("guestRatings", &self.guest_ratings);
        object.end()
    }
}

impl HotelItemReference {
    /// A value with what is required; the rest is left out.
    pub fn new(id: i64) -> Self {
        Self {
            id,
            name: Default::default(),
            hotel_count: Default::default(),
        }
    }
}

impl wayfare_wire::Decode for HotelItemReference {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["id", "name", "hotelCount"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "id" => 0,
                    "name" => 1,
                    "hotelCount" => 2,
                    _ => return None,
                },
            )
        }
        let mut f_id = wayfare_wire::Slot::default();
        let mut f_name = wayfare_wire::Slot::default();
        let mut f_hotel_count = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_id.read(&mut map, cx, "id")?,
                wayfare_wire::Key::Known(1) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Known(_) => {
                    f_hotel_count.read(&mut map, cx, "hotelCount")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_id = f_id.required(cx, "id");
        let f_name = f_name.required(cx, "name");
        let f_hotel_count = f_hotel_count.required(cx, "hotelCount");
        let Some(f_id) = f_id else { return Ok(None) };
        Ok(
            Some(Self {
                id: f_id,
                name: f_name,
                hotel_count: f_hotel_count,
            }),
        )
    }
}

wayfare_wire::__deserialize!(HotelItemReference);

impl wayfare_wire::private::serde_core::Serialize for HotelItemReference {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("id", &self.id);
        object.optional("name", &self.name);
        object.optional("hotelCount", &self.hotel_count);
        object.end()
    }
}

impl BasicHotelRating {
    /// A value with what is required; the rest is left out.
    pub fn new(key: f64) -> Self {
        Self {
            key,
            value: Default::default(),
        }
    }
}

impl wayfare_wire::Decode for BasicHotelRating {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["key", "value"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "key" => 0,
                    "value" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_key = wayfare_wire::Slot::default();
        let mut f_value = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_key.read(&mut map, cx, "key")?,
                wayfare_wire::Key::Known(_) => f_value.read(&mut map, cx, "value")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_key = f_key.required(cx, "key");
        let f_value = f_value.required(cx, "value");
        let Some(f_key) = f_key else { return Ok(None) };
        Ok(Some(Self { key: f_key, value: f_value }))
    }
}

wayfare_wire::__deserialize!(BasicHotelRating);

impl wayfare_wire::private::serde_core::Serialize for BasicHotelRating {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("key", &self.key);
        object.optional("value", &self.value);
        object.end()
    }
}

impl DetailedHotelRating {
    /// A value with what is required; the rest is left out.
    pub fn new(key: f64) -> Self {
        Self {
            key,
            value: Default::default(),
        }
    }
}

impl wayfare_wire::Decode for DetailedHotelRating {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["key", "value"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "key" => 0,
                    "value" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_key = wayfare_wire::Slot::default();
        let mut f_value = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_key.read(&mut map, cx, "key")?,
                wayfare_wire::Key::Known(_) => f_value.read(&mut map, cx, "value")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_key = f_key.required(cx, "key");
        let f_value = f_value.required(cx, "value");
        let Some(f_key) = f_key else { return Ok(None) };
        Ok(Some(Self { key: f_key, value: f_value }))
    }
}

wayfare_wire::__deserialize!(DetailedHotelRating);

impl wayfare_wire::private::serde_core::Serialize for DetailedHotelRating {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("key", &self.key);
        object.optional("value", &self.value);
        object.end()
    }
}

impl wayfare_wire::Decode for HotelRatingCounts {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["officiallyRated", "selfRated"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "officiallyRated" => 0,
                    "selfRated" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_officially_rated = wayfare_wire::Slot::default();
        let mut f_self_rated = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_officially_rated.read(&mut map, cx, "officiallyRated")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_self_rated.read(&mut map, cx, "selfRated")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_officially_rated = f_officially_rated.required(cx, "officiallyRated");
        let f_self_rated = f_self_rated.required(cx, "selfRated");
        Ok(
            Some(Self {
                officially_rated: f_officially_rated,
                self_rated: f_self_rated,
            }),
        )
    }
}

wayfare_wire::__deserialize!(HotelRatingCounts);

impl wayfare_wire::private::serde_core::Serialize for HotelRatingCounts {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("officiallyRated", &self.officially_rated);
        object.optional("selfRated", &self.self_rated);
        object.end()
    }
}

impl HotelPriceRange {
    /// A value with what is required; the rest is left out.
    pub fn new(key: wayfare_wire::Amount) -> Self {
        Self {
            key,
            value: Default::default(),
        }
    }
}

impl wayfare_wire::Decode for HotelPriceRange {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["key", "value"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "key" => 0,
                    "value" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_key = wayfare_wire::Slot::default();
        let mut f_value = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_key.read(&mut map, cx, "key")?,
                wayfare_wire::Key::Known(_) => f_value.read(&mut map, cx, "value")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_key = f_key.required(cx, "key");
        let f_value = f_value.required(cx, "value");
        let Some(f_key) = f_key else { return Ok(None) };
        Ok(Some(Self { key: f_key, value: f_value }))
    }
}

wayfare_wire::__deserialize!(HotelPriceRange);

impl wayfare_wire::private::serde_core::Serialize for HotelPriceRange {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("key", &self.key);
        object.optional("value", &self.value);
        object.end()
    }
}

impl wayfare_wire::Decode for HotelDestination {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "id",
            "key",
            "href",
            "type",
            "name",
            "fullName",
            "isSearchable",
            "latitude",
            "longitude",
            "hasBoundary",
            "radius",
            "maximumRadius",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "id" => 0,
                    "key" => 1,
                    "href" => 2,
                    "type" => 3,
                    "name" => 4,
                    "fullName" => 5,
                    "isSearchable" => 6,
                    "latitude" => 7,
                    "longitude" => 8,
                    "hasBoundary" => 9,
                    "radius" => 10,
                    "maximumRadius" => 11,
                    _ => return None,
                },
            )
        }
        let mut f_id = wayfare_wire::Slot::default();
        let mut f_key = wayfare_wire::Slot::default();
        let mut f_href = wayfare_wire::Slot::default();
        let mut f_kind = wayfare_wire::Slot::default();
        let mut f_name = wayfare_wire::Slot::default();
        let mut f_full_name = wayfare_wire::Slot::default();
        let mut f_is_searchable = wayfare_wire::Slot::default();
        let mut f_latitude = wayfare_wire::Slot::default();
        let mut f_longitude = wayfare_wire::Slot::default();
        let mut f_has_boundary = wayfare_wire::Slot::default();
        let mut f_radius = wayfare_wire::Slot::default();
        let mut f_maximum_radius = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_id.read(&mut map, cx, "id")?,
                wayfare_wire::Key::Known(1) => f_key.read(&mut map, cx, "key")?,
                wayfare_wire::Key::Known(2) => f_href.read(&mut map, cx, "href")?,
                wayfare_wire::Key::Known(3) => f_kind.read(&mut map, cx, "type")?,
                wayfare_wire::Key::Known(4) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Known(5) => {
                    f_full_name.read(&mut map, cx, "fullName")?
                }
                wayfare_wire::Key::Known(6) => {
                    f_is_searchable.read(&mut map, cx, "isSearchable")?
                }
                wayfare_wire::Key::Known(7) => f_latitude.read(&mut map, cx, "latitude")?,
                wayfare_wire::Key::Known(8) => {
                    f_longitude.read(&mut map, cx, "longitude")?
                }
                wayfare_wire::Key::Known(9) => {
                    f_has_boundary.read(&mut map, cx, "hasBoundary")?
                }
                wayfare_wire::Key::Known(10) => f_radius.read(&mut map, cx, "radius")?,
                wayfare_wire::Key::Known(_) => {
                    f_maximum_radius.read(&mut map, cx, "maximumRadius")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_id = f_id.required(cx, "id");
        let f_key = f_key.required(cx, "key");
        let f_href = f_href.required(cx, "href");
        let f_kind = f_kind.required(cx, "type");
        let f_name = f_name.required(cx, "name");
        let f_full_name = f_full_name.required(cx, "fullName");
        let f_is_searchable = f_is_searchable.required(cx, "isSearchable");
        let f_latitude = f_latitude.required(cx, "latitude");
        let f_longitude = f_longitude.required(cx, "longitude");
        let f_has_boundary = f_has_boundary.required(cx, "hasBoundary");
        let f_radius = f_radius.required(cx, "radius");
        let f_maximum_radius = f_maximum_radius.required(cx, "maximumRadius");
        Ok(
            Some(Self {
                id: f_id,
                key: f_key,
                href: f_href,
                kind: f_kind,
                name: f_name,
                full_name: f_full_name,
                is_searchable: f_is_searchable,
                latitude: f_latitude,
                longitude: f_longitude,
                has_boundary: f_has_boundary,
                radius: f_radius,
                maximum_radius: f_maximum_radius,
            }),
        )
    }
}

wayfare_wire::__deserialize!(HotelDestination);

impl wayfare_wire::private::serde_core::Serialize for HotelDestination {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("id", &self.id);
        object.optional("key", &self.key);
        object.optional("href", &self.href);
        object.optional("type", &self.kind);
        object.optional("name", &self.name);
        object.optional("fullName", &self.full_name);
        object.optional("isSearchable", &self.is_searchable);
        object.optional("latitude", &self.latitude);
        object.optional("longitude", &self.longitude);
        object.optional("hasBoundary", &self.has_boundary);
        object.optional("radius", &self.radius);
        object.optional("maximumRadius", &self.maximum_radius);
        object.end()
    }
}

impl HotelResult {
    /// A value with what is required; the rest is left out.
    pub fn new(id: impl Into<super::super::autocomplete::HotelId>) -> Self {
        Self {
            facts: Default::default(),
            id: id.into(),
            translated_name: Default::default(),
            lowest_rate: Default::default(),
            highest_rate: Default::default(),
            href: Default::default(),
            distance: Default::default(),
            is_within_boundary: Default::default(),
            is_great_value: Default::default(),
            property_type: Default::default(),
            number_of_providers: Default::default(),
            number_of_rates: Default::default(),
            guest_rating: Default::default(),
            number_of_reviews: Default::default(),
            rates: Default::default(),
            well_known_place: Default::default(),
            images: Default::default(),
            place: Default::default(),
            review_quotes: Default::default(),
            guest_rating_sentiment: Default::default(),
            features: Default::default(),
        }
    }
}

impl wayfare_wire::Decode for HotelResult {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "key",
            "name",
            "address",
            "hotelCountryCode",
            "latitude",
            "longitude",
            "starRating",
            "isSelfRated",
            "licenseNumber",
            "id",
            "translatedName",
            "lowestRate",
            "highestRate",
            "href",
            "distance",
            "isWithinBoundary",
            "isGreatValue",
            "propertyType",
            "numberOfProviders",
            "numberOfRates",
            "guestRating",
            "numberOfReviews",
            "rates",
            "wellKnownPlace",
            "images",
            "place",
            "reviewQuotes",
            "guestRatingSentiment",
            "features",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "key" => 0,
                    "name" => 1,
                    "address" => 2,
                    "hotelCountryCode" => 3,
                    "latitude" => 4,
                    "longitude" => 5,
                    "starRating" => 6,
                    "isSelfRated" => 7,
                    "licenseNumber" => 8,
                    "id" => 9,
                    "translatedName" => 10,
                    "lowestRate" => 11,
                    "highestRate" => 12,
                    "href" => 13,
                    "distance" => 14,
                    "isWithinBoundary" => 15,
                    "isGreatValue" => 16,
                    "propertyType" => 17,
                    "numberOfProviders" => 18,
                    "numberOfRates" => 19,
                    "guestRating" => 20,
                    "numberOfReviews" => 21,
                    "rates" => 22,
                    "wellKnownPlace" => 23,
                    "images" => 24,
                    "place" => 25,
                    "reviewQuotes" => 26,
                    "guestRatingSentiment" => 27,
                    "features" => 28,
                    _ => return None,
                },
            )
        }
        let mut f_key = wayfare_wire::Slot::default();
        let mut f_name = wayfare_wire::Slot::default();
        let mut f_address = wayfare_wire::Slot::default();
        let mut f_hotel_country_code = wayfare_wire::Slot::default();
        let mut f_latitude = wayfare_wire::Slot::default();
        let mut f_longitude = wayfare_wire::Slot::default();
        let mut f_star_rating = wayfare_wire::Slot::default();
        let mut f_is_self_rated = wayfare_wire::Slot::default();
        let mut f_license_number = wayfare_wire::Slot::default();
        let mut f_id = wayfare_wire::Slot::default();
        let mut f_translated_name = wayfare_wire::Slot::default();
        let mut f_lowest_rate = wayfare_wire::Slot::default();
        let mut f_highest_rate = wayfare_wire::Slot::default();
        let mut f_href = wayfare_wire::Slot::default();
        let mut f_distance = wayfare_wire::Slot::default();
        let mut f_is_within_boundary = wayfare_wire::Slot::default();
        let mut f_is_great_value = wayfare_wire::Slot::default();
        let mut f_property_type = wayfare_wire::Slot::default();
        let mut f_number_of_providers = wayfare_wire::Slot::default();
        let mut f_number_of_rates = wayfare_wire::Slot::default();
        let mut f_guest_rating = wayfare_wire::Slot::default();
        let mut f_number_of_reviews = wayfare_wire::Slot::default();
        let mut f_rates = wayfare_wire::Slot::default();
        let mut f_well_known_place = wayfare_wire::Slot::default();
        let mut f_images = wayfare_wire::Slot::default();
        let mut f_place = wayfare_wire::Slot::default();
        let mut f_review_quotes = wayfare_wire::Slot::default();
        let mut f_guest_rating_sentiment = wayfare_wire::Slot::default();
        let mut f_features = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_key.read(&mut map, cx, "key")?,
                wayfare_wire::Key::Known(1) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Known(2) => f_address.read(&mut map, cx, "address")?,
                wayfare_wire::Key::Known(3) => {
                    f_hotel_country_code.read(&mut map, cx, "hotelCountryCode")?
                }
                wayfare_wire::Key::Known(4) => f_latitude.read(&mut map, cx, "latitude")?,
                wayfare_wire::Key::Known(5) => {
                    f_longitude.read(&mut map, cx, "longitude")?
                }
                wayfare_wire::Key::Known(6) => {
                    f_star_rating.read(&mut map, cx, "starRating")?
                }
                wayfare_wire::Key::Known(7) => {
                    f_is_self_rated.read(&mut map, cx, "isSelfRated")?
                }
                wayfare_wire::Key::Known(8) => {
                    f_license_number.read(&mut map, cx, "licenseNumber")?
                }
                wayfare_wire::Key::Known(9) => f_id.read(&mut map, cx, "id")?,
                wayfare_wire::Key::Known(10) => {
                    f_translated_name.read(&mut map, cx, "translatedName")?
                }
                wayfare_wire::Key::Known(11) => {
                    f_lowest_rate.read(&mut map, cx, "lowestRate")?
                }
                wayfare_wire::Key::Known(12) => {
                    f_highest_rate.read(&mut map, cx, "highestRate")?
                }
                wayfare_wire::Key::Known(13) => f_href.read(&mut map, cx, "href")?,
                wayfare_wire::Key::Known(14) => {
                    f_distance.read(&mut map, cx, "distance")?
                }
                wayfare_wire::Key::Known(15) => {
                    f_is_within_boundary.read(&mut map, cx, "isWithinBoundary")?
                }
                wayfare_wire::Key::Known(16) => {
                    f_is_great_value.read(&mut map, cx, "isGreatValue")?
                }
                wayfare_wire::Key::Known(17) => {
                    f_property_type.read(&mut map, cx, "propertyType")?
                }
                wayfare_wire::Key::Known(18) => {
                    f_number_of_providers.read(&mut map, cx, "numberOfProviders")?
                }
                wayfare_wire::Key::Known(19) => {
                    f_number_of_rates.read(&mut map, cx, "numberOfRates")?
                }
                wayfare_wire::Key::Known(20) => {
                    f_guest_rating.read(&mut map, cx, "guestRating")?
                }
                wayfare_wire::Key::Known(21) => {
                    f_number_of_reviews.read(&mut map, cx, "numberOfReviews")?
                }
                wayfare_wire::Key::Known(22) => f_rates.read(&mut map, cx, "rates")?,
                wayfare_wire::Key::Known(23) => {
                    f_well_known_place.read(&mut map, cx, "wellKnownPlace")?
                }
                wayfare_wire::Key::Known(24) => f_images.read(&mut map, cx, "images")?,
                wayfare_wire::Key::Known(25) => f_place.read(&mut map, cx, "place")?,
                wayfare_wire::Key::Known(26) => {
                    f_review_quotes.read(&mut map, cx, "reviewQuotes")?
                }
                wayfare_wire::Key::Known(27) => {
                    f_guest_rating_sentiment.read(&mut map, cx, "guestRatingSentiment")?
                }
                wayfare_wire::Key::Known(_) => f_features.read(&mut map, cx, "features")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_key = f_key.required(cx, "key");
        let f_name = f_name.required(cx, "name");
        let f_address = f_address.required(cx, "address");
        let f_hotel_country_code = f_hotel_country_code.required(cx, "hotelCountryCode");
        let f_latitude = f_latitude.required(cx, "latitude");
        let f_longitude = f_longitude.required(cx, "longitude");
        let f_star_rating = f_star_rating.required(cx, "starRating");
        let f_is_self_rated = f_is_self_rated.required(cx, "isSelfRated");
        let f_id = f_id.required(cx, "id");
        let f_lowest_rate = f_lowest_rate.nullable(cx, "lowestRate");
        let f_highest_rate = f_highest_rate.nullable(cx, "highestRate");
        let f_href = f_href.required(cx, "href");
        let f_distance = f_distance.nullable(cx, "distance");
        let f_is_within_boundary = f_is_within_boundary.required(cx, "isWithinBoundary");
        let f_is_great_value = f_is_great_value.required(cx, "isGreatValue");
        let f_property_type = f_property_type.required(cx, "propertyType");
        let f_number_of_providers = f_number_of_providers
            .required(cx, "numberOfProviders");
        let f_number_of_rates = f_number_of_rates.required(cx, "numberOfRates");
        let f_guest_rating = f_guest_rating.required(cx, "guestRating");
        let f_number_of_reviews = f_number_of_reviews.required(cx, "numberOfReviews");
        let Some(f_id) = f_id else { return Ok(None) };
        Ok(
            Some(Self {
                facts: HotelFacts {
                    key: f_key,
                    name: f_name,
                    address: f_address,
                    hotel_country_code: f_hotel_country_code,
                    latitude: f_latitude,
                    longitude: f_longitude,
                    star_rating: f_star_rating,
                    is_self_rated: f_is_self_rated,
                    license_number: f_license_number.optional(),
                },
                id: f_id,
                translated_name: f_translated_name.optional(),
                lowest_rate: f_lowest_rate,
                highest_rate: f_highest_rate,
                href: f_href,
                distance: f_distance,
                is_within_boundary: f_is_within_boundary,
                is_great_value: f_is_great_value,
                property_type: f_property_type,
                number_of_providers: f_number_of_providers,
                number_of_rates: f_number_of_rates,
                guest_rating: f_guest_rating,
                number_of_reviews: f_number_of_reviews,
                rates: f_rates.optional().unwrap_or_default(),
                well_known_place: f_well_known_place.optional(),
                images: f_images.optional().unwrap_or_default(),
                place: f_place.optional(),
                review_quotes: f_review_quotes.optional().unwrap_or_default(),
                guest_rating_sentiment: f_guest_rating_sentiment.optional(),
                features: f_features.optional().unwrap_or_default(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(HotelResult);

impl wayfare_wire::private::serde_core::Serialize for HotelResult {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("key", &self.facts.key);
        object.optional("name", &self.facts.name);
        object.optional("address", &self.facts.address);
        object.optional("hotelCountryCode", &self.facts.hotel_country_code);
        object.optional("latitude", &self.facts.latitude);
        object.optional("longitude", &self.facts.longitude);
        object.optional("starRating", &self.facts.star_rating);
        object.optional("isSelfRated", &self.facts.is_self_rated);
        object.optional("licenseNumber", &self.facts.license_number);
        object.required("id", &self.id);
        object.optional("translatedName", &self.translated_name);
        object.required("lowestRate", &self.lowest_rate);
        object.required("highestRate", &self.highest_rate);
        object.optional("href", &self.href);
        object.required("distance", &self.distance);
        object.optional("isWithinBoundary", &self.is_within_boundary);
        object.optional("isGreatValue", &self.is_great_value);
        object.optional("propertyType", &self.property_type);
        object.optional("numberOfProviders", &self.number_of_providers);
        object.optional("numberOfRates", &self.number_of_rates);
        object.optional("guestRating", &self.guest_rating);
        object.optional("numberOfReviews", &self.number_of_reviews);
        object.list("rates", &self.rates);
        object.optional("wellKnownPlace", &self.well_known_place);
        object.list("images", &self.images);
        object.optional("place", &self.place);
        object.list("reviewQuotes", &self.review_quotes);
        object.optional("guestRatingSentiment", &self.guest_rating_sentiment);
        object.list("features", &self.features);
        object.end()
    }
}

impl BasicHotelResult {
    /// A value with what is required; the rest is left out.
    pub fn new(id: impl Into<super::super::autocomplete::HotelId>) -> Self {
        Self {
            id: id.into(),
            key: Default::default(),
            name: Default::default(),
            latitude: Default::default(),
            longitude: Default::default(),
            star_rating: Default::default(),
            is_self_rated: Default::default(),
            lowest_rate: Default::default(),
            href: Default::default(),
            guest_rating: Default::default(),
            number_of_reviews: Default::default(),
            highest_rate: Default::default(),
            image: Default::default(),
            license_number: Default::default(),
        }
    }
}

impl wayfare_wire::Decode for BasicHotelResult {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "id",
            "key",
            "name",
            "latitude",
            "longitude",
            "starRating",
            "isSelfRated",
            "lowestRate",
            "href",
            "guestRating",
            "numberOfReviews",
            "highestRate",
            "image",
            "licenseNumber",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "id" => 0,
                    "key" => 1,
                    "name" => 2,
                    "latitude" => 3,
                    "longitude" => 4,
                    "starRating" => 5,
                    "isSelfRated" => 6,
                    "lowestRate" => 7,
                    "href" => 8,
                    "guestRating" => 9,
                    "numberOfReviews" => 10,
                    "highestRate" => 11,
                    "image" => 12,
                    "licenseNumber" => 13,
                    _ => return None,
                },
            )
        }
        let mut f_id = wayfare_wire::Slot::default();
        let mut f_key = wayfare_wire::Slot::default();
        let mut f_name = wayfare_wire::Slot::default();
        let mut f_latitude = wayfare_wire::Slot::default();
        let mut f_longitude = wayfare_wire::Slot::default();
        let mut f_star_rating = wayfare_wire::Slot::default();
        let mut f_is_self_rated = wayfare_wire::Slot::default();
        let mut f_lowest_rate = wayfare_wire::Slot::default();
        let mut f_href = wayfare_wire::Slot::default();
        let mut f_guest_rating = wayfare_wire::Slot::default();
        let mut f_number_of_reviews = wayfare_wire::Slot::default();
        let mut f_highest_rate = wayfare_wire::Slot::default();
        let mut f_image = wayfare_wire::Slot::default();
        let mut f_license_number = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_id.read(&mut map, cx, "id")?,
                wayfare_wire::Key::Known(1) => f_key.read(&mut map, cx, "key")?,
                wayfare_wire::Key::Known(2) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Known(3) => f_latitude.read(&mut map, cx, "latitude")?,
                wayfare_wire::Key::Known(4) => {
                    f_longitude.read(&mut map, cx, "longitude")?
                }
                wayfare_wire::Key::Known(5) => {
                    f_star_rating.read(&mut map, cx, "starRating")?
                }
                wayfare_wire::Key::Known(6) => {
                    f_is_self_rated.read(&mut map, cx, "isSelfRated")?
                }
                wayfare_wire::Key::Known(7) => {
                    f_lowest_rate.read(&mut map, cx, "lowestRate")?
                }
                wayfare_wire::Key::Known(8) => f_href.read(&mut map, cx, "href")?,
                wayfare_wire::Key::Known(9) => {
                    f_guest_rating.read(&mut map, cx, "guestRating")?
                }
                wayfare_wire::Key::Known(10) => {
                    f_number_of_reviews.read(&mut map, cx, "numberOfReviews")?
                }
                wayfare_wire::Key::Known(11) => {
                    f_highest_rate.read(&mut map, cx, "highestRate")?
                }
                wayfare_wire::Key::Known(12) => f_image.read(&mut map, cx, "image")?,
                wayfare_wire::Key::Known(_) => {
                    f_license_number.read(&mut map, cx, "licenseNumber")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_id = f_id.required(cx, "id");
        let f_key = f_key.required(cx, "key");
        let f_name = f_name.required(cx, "name");
        let f_latitude = f_latitude.required(cx, "latitude");
        let f_longitude = f_longitude.required(cx, "longitude");
        let f_star_rating = f_star_rating.required(cx, "starRating");
        let f_is_self_rated = f_is_self_rated.required(cx, "isSelfRated");
        let f_lowest_rate = f_lowest_rate.nullable(cx, "lowestRate");
        let f_href = f_href.required(cx, "href");
        let f_guest_rating = f_guest_rating.required(cx, "guestRating");
        let f_number_of_reviews = f_number_of_reviews.required(cx, "numberOfReviews");
        let f_highest_rate = f_highest_rate.nullable(cx, "highestRate");
        let f_image = f_image.required(cx, "image");
        let Some(f_id) = f_id else { return Ok(None) };
        Ok(
            Some(Self {
                id: f_id,
                key: f_key,
                name: f_name,
                latitude: f_latitude,
                longitude: f_longitude,
                star_rating: f_star_rating,
                is_self_rated: f_is_self_rated,
                lowest_rate: f_lowest_rate,
                href: f_href,
                guest_rating: f_guest_rating,
                number_of_reviews: f_number_of_reviews,
                highest_rate: f_highest_rate,
                image: f_image,
                license_number: f_license_number.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(BasicHotelResult);

impl wayfare_wire::private::serde_core::Serialize for BasicHotelResult {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("id", &self.id);
        object.optional("key", &self.key);
        object.optional("name", &self.name);
        object.optional("latitude", &self.latitude);
        object.optional("longitude", &self.longitude);
        object.optional("starRating", &self.star_rating);
        object.optional("isSelfRated", &self.is_self_rated);
        object.required("lowestRate", &self.lowest_rate);
        object.optional("href", &self.href);
        object.optional("guestRating", &self.guest_rating);
        object.optional("numberOfReviews", &self.number_of_reviews);
        object.required("highestRate", &self.highest_rate);
        object.optional("image", &self.image);
        object.optional("licenseNumber", &self.license_number);
        object.end()
    }
}

impl wayfare_wire::Decode for SingleHotelSearchResponse {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "key",
            "name",
            "address",
            "hotelCountryCode",
            "latitude",
            "longitude",
            "starRating",
            "isSelfRated",
            "licenseNumber",
            "id",
            "translatedName",
            "lowestRate",
            "isComplete",
            "searchTime",
            "totalResults",
            "currencyCode",
            "languageCode",
            "countryCode",
            "policies",
            "providers",
            "results",
            "features",
            "featureSummary",
            "featureTags",
            "description",
            "images",
            "place",
            "reviews",
            "wellKnownPlace",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "key" => 0,
                    "name" => 1,
                    "address" => 2,
                    "hotelCountryCode" => 3,
                    "latitude" => 4,
                    "longitude" => 5,
                    "starRating" => 6,
                    "isSelfRated" => 7,
                    "licenseNumber" => 8,
                    "id" => 9,
                    "translatedName" => 10,
                    "lowestRate" => 11,
                    "isComplete" => 12,
                    "searchTime" => 13,
                    "totalResults" => 14,
                    "currencyCode" => 15,
                    "languageCode" => 16,
                    "countryCode" => 17,
                    "policies" => 18,
                    "providers" => 19,
                    "results" => 20,
                    "features" => 21,
                    "featureSummary" => 22,
                    "featureTags" => 23,
                    "description" => 24,
                    "images" => 25,
                    "place" => 26,
                    "reviews" => 27,
                    "wellKnownPlace" => 28,
                    _ => return None,
                },
            )
        }
        let mut f_key = wayfare_wire::Slot::default();
        let mut f_name = wayfare_wire::Slot::default();
        let mut f_address = wayfare_wire::Slot::default();
        let mut f_hotel_country_code = wayfare_wire::Slot::default();
        let mut f_latitude = wayfare_wire::Slot::default();
        let mut f_longitude = wayfare_wire::Slot::default();
        let mut f_star_rating = wayfare_wire::Slot::default();
        let mut f_is_self_rated = wayfare_wire::Slot::default();
        let mut f_license_number = wayfare_wire::Slot::default();
        let mut f_id = wayfare_wire::Slot::default();
        let mut f_translated_name = wayfare_wire::Slot::default();
        let mut f_lowest_rate = wayfare_wire::Slot::default();
        let mut f_is_complete = wayfare_wire::Slot::default();
        let mut f_search_time = wayfare_wire::Slot::default();
        let mut f_total_results = wayfare_wire::Slot::default();
        let mut f_currency_code = wayfare_wire::Slot::default();
        let mut f_language_code = wayfare_wire::Slot::default();
        let mut f_country_code = wayfare_wire::Slot::default();
        let mut f_policies = wayfare_wire::Slot::default();
        let mut f_providers = wayfare_wire::Slot::default();
        let mut f_results = wayfare_wire::Slot::default();
        let mut f_features = wayfare_wire::Slot::default();
        let mut f_feature_summary = wayfare_wire::Slot::default();
        let mut f_feature_tags = wayfare_wire::Slot::default();
        let mut f_description = wayfare_wire::Slot::default();
        let mut f_images = wayfare_wire::Slot::default();
        let mut f_place = wayfare_wire::Slot::default();
        let mut f_reviews = wayfare_wire::Slot::default();
        let mut f_well_known_place = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_key.read(&mut map, cx, "key")?,
                wayfare_wire::Key::Known(1) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Known(2) => f_address.read(&mut map, cx, "address")?,
                wayfare_wire::Key::Known(3) => {
                    f_hotel_country_code.read(&mut map, cx, "hotelCountryCode")?
                }
                wayfare_wire::Key::Known(4) => f_latitude.read(&mut map, cx, "latitude")?,
                wayfare_wire::Key::Known(5) => {
                    f_longitude.read(&mut map, cx, "longitude")?
                }
                wayfare_wire::Key::Known(6) => {
                    f_star_rating.read(&mut map, cx, "starRating")?
                }
                wayfare_wire::Key::Known(7) => {
                    f_is_self_rated.read(&mut map, cx, "isSelfRated")?
                }
                wayfare_wire::Key::Known(8) => {
                    f_license_number.read(&mut map, cx, "licenseNumber")?
                }
                wayfare_wire::Key::Known(9) => f_id.read(&mut map, cx, "id")?,
                wayfare_wire::Key::Known(10) => {
                    f_translated_name.read(&mut map, cx, "translatedName")?
                }
                wayfare_wire::Key::Known(11) => {
                    f_lowest_rate.read(&mut map, cx, "lowestRate")?
                }
                wayfare_wire::Key::Known(12) => {
                    f_is_complete.read(&mut map, cx, "isComplete")?
                }
                wayfare_wire::Key::Known(13) => {
                    f_search_time.read(&mut map, cx, "searchTime")?
                }
                wayfare_wire::Key::Known(14) => {
                    f_total_results.read(&mut map, cx, "totalResults")?
                }
                wayfare_wire::Key::Known(15) => {
                    f_currency_code.read(&mut map, cx, "currencyCode")?
                }
                wayfare_wire::Key::Known(16) => {
                    f_language_code.read(&mut map, cx, "languageCode")?
                }
                wayfare_wire::Key::Known(17) => {
                    f_country_code.read(&mut map, cx, "countryCode")?
                }
                wayfare_wire::Key::Known(18) => {
                    f_policies.read(&mut map, cx, "policies")?
                }
                wayfare_wire::Key::Known(19) => {
                    f_providers.read(&mut map, cx, "providers")?
                }
                wayfare_wire::Key::Known(20) => f_results.read(&mut map, cx, "results")?,
                wayfare_wire::Key::Known(21) => {
                    f_features.read(&mut map, cx, "features")?
                }
                wayfare_wire::Key::Known(22) => {
                    f_feature_summary.read(&mut map, cx, "featureSummary")?
                }
                wayfare_wire::Key::Known(23) => {
                    f_feature_tags.read(&mut map, cx, "featureTags")?
                }
                wayfare_wire::Key::Known(24) => {
                    f_description.read(&mut map, cx, "description")?
                }
                wayfare_wire::Key::Known(25) => f_images.read(&mut map, cx, "images")?,
                wayfare_wire::Key::Known(26) => f_place.read(&mut map, cx, "place")?,
                wayfare_wire::Key::Known(27) => f_reviews.read(&mut map, cx, "reviews")?,
                wayfare_wire::Key::Known(_) => {
                    f_well_known_place.read(&mut map, cx, "wellKnownPlace")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_key = f_key.required(cx, "key");
        let f_name = f_name.required(cx, "name");
        let f_address = f_address.required(cx, "address");
        let f_hotel_country_code = f_hotel_country_code.required(cx, "hotelCountryCode");
        let f_latitude = f_latitude.required(cx, "latitude");
        let f_longitude = f_longitude.required(cx, "longitude");
        let f_star_rating = f_star_rating.required(cx, "starRating");
        let f_is_self_rated = f_is_self_rated.required(cx, "isSelfRated");
        let f_id = f_id.required(cx, "id");
        let f_lowest_rate = f_lowest_rate.nullable(cx, "lowestRate");
        let f_is_complete = f_is_complete.required(cx, "isComplete");
        let f_search_time = f_search_time.required(cx, "searchTime");
        let f_total_results = f_total_results.required(cx, "totalResults");
        let f_currency_code = f_currency_code.required(cx, "currencyCode");
        let f_language_code = f_language_code.required(cx, "languageCode");
        let f_country_code = f_country_code.required(cx, "countryCode");
        let f_policies = f_policies.required(cx, "policies").unwrap_or_default();
        let f_providers = f_providers.required(cx, "providers").unwrap_or_default();
        Ok(
            Some(Self {
                facts: HotelFacts {
                    key: f_key,
                    name: f_name,
                    address: f_address,
                    hotel_country_code: f_hotel_country_code,
                    latitude: f_latitude,
                    longitude: f_longitude,
                    star_rating: f_star_rating,
                    is_self_rated: f_is_self_rated,
                    license_number: f_license_number.optional(),
                },
                id: f_id,
                translated_name: f_translated_name.optional(),
                lowest_rate: f_lowest_rate,
                is_complete: f_is_complete,
                search_time: f_search_time,
                total_results: f_total_results,
                currency_code: f_currency_code,
                language_code: f_language_code,
                country_code: f_country_code,
                policies: f_policies,
                providers: f_providers,
                results: f_results.optional().unwrap_or_default(),
                features: f_features.optional().unwrap_or_default(),
                feature_summary: f_feature_summary.optional().unwrap_or_default(),
                feature_tags: f_feature_tags.optional().unwrap_or_default(),
                description: f_description.optional(),
                images: f_images.optional().unwrap_or_default(),
                place: f_place.optional(),
                reviews: f_reviews.optional(),
                well_known_place: f_well_known_place.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(SingleHotelSearchResponse);

impl wayfare_wire::private::serde_core::Serialize for SingleHotelSearchResponse {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("key", &self.facts.key);
        object.optional("name", &self.facts.name);
        object.optional("address", &self.facts.address);
        object.optional("hotelCountryCode", &self.facts.hotel_country_code);
        object.optional("latitude", &self.facts.latitude);
        object.optional("longitude", &self.facts.longitude);
        object.optional("starRating", &self.facts.star_rating);
        object.optional("isSelfRated", &self.facts.is_self_rated);
        object.optional("licenseNumber", &self.facts.license_number);
        object.optional("id", &self.id);
        object.optional("translatedName", &self.translated_name);
        object.required("lowestRate", &self.lowest_rate);
        object.optional("isComplete", &self.is_complete);
        object.optional("searchTime", &self.search_time);
        object.optional("totalResults", &self.total_results);
        object.optional("currencyCode", &self.currency_code);
        object.optional("languageCode", &self.language_code);
        object.optional("countryCode", &self.country_code);
        object.required("policies", &self.policies);
        object.required("providers", &self.providers);
        object.required("results", &self.results);
        object.list("features", &self.features);
        object.list("featureSummary", &self.feature_summary);
        object.list("featureTags", &self.feature_tags);
        object.optional("description", &self.description);
        object.list("images", &self.images);
        object.optional("place", &self.place);
        object.optional("reviews", &self.reviews);
        object.optional("wellKnownPlace", &self.well_known_place);
        object.end()
    }
}

impl wayfare_wire::Decode for MultipleHotelSearchResponse {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "isComplete",
            "searchTime",
            "totalResults",
            "totalAvailableResults",
            "totalFilteredResults",
            "currencyCode",
            "languageCode",
            "lowestTotalRate",
            "highestTotalRate",
            "postFilterLowestTotalRate",
            "postFilterHighestTotalRate",
            "results",
            "destination",
            "chains",
            "hotelThemes",
            "propertyTypes",
            "facilities",
            "deals",
            "guestRatings",
            "starRatings",
            "hotelRatings",
            "priceRanges",
            "providers",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "isComplete" => 0,
                    "searchTime" => 1,
                    "totalResults" => 2,
                    "totalAvailableResults" => 3,
                    "totalFilteredResults" => 4,
                    "currencyCode" => 5,
                    "languageCode" => 6,
                    "lowestTotalRate" => 7,
                    "highestTotalRate" => 8,
                    "postFilterLowestTotalRate" => 9,
                    "postFilterHighestTotalRate" => 10,
                    "results" => 11,
                    "destination" => 12,
                    "chains" => 13,
                    "hotelThemes" => 14,
                    "propertyTypes" => 15,
                    "facilities" => 16,
                    "deals" => 17,
                    "guestRatings" => 18,
                    "starRatings" => 19,
                    "hotelRatings" => 20,
                    "priceRanges" => 21,
                    "providers" => 22,
                    _ => return None,
                },
            )
        }
        let mut f_is_complete = wayfare_wire::Slot::default();
        let mut f_search_time = wayfare_wire::Slot::default();
        let mut f_total_results = wayfare_wire::Slot::default();
        let mut f_total_available_results = wayfare_wire::Slot::default();
        let mut f_total_filtered_results = wayfare_wire::Slot::default();
        let mut f_currency_code = wayfare_wire::Slot::default();
        let mut f_language_code = wayfare_wire::Slot::default();
        let mut f_lowest_total_rate = wayfare_wire::Slot::default();
        let mut f_highest_total_rate = wayfare_wire::Slot::default();
        let mut f_post_filter_lowest_total_rate = wayfare_wire::Slot::default();
        let mut f_post_filter_highest_total_rate = wayfare_wire::Slot::default();
        let mut f_results = wayfare_wire::Slot::default();
        let mut f_destination = wayfare_wire::Slot::default();
        let mut f_chains = wayfare_wire::Slot::default();
        let mut f_hotel_themes = wayfare_wire::Slot::default();
        let mut f_property_types = wayfare_wire::Slot::default();
        let mut f_facilities = wayfare_wire::Slot::default();
        let mut f_deals = wayfare_wire::Slot::default();
        let mut f_guest_ratings = wayfare_wire::Slot::default();
        let mut f_star_ratings = wayfare_wire::Slot::default();
        let mut f_hotel_ratings = wayfare_wire::Slot::default();
        let mut f_price_ranges = wayfare_wire::Slot::default();
        let mut f_providers = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_is_complete.read(&mut map, cx, "isComplete")?
                }
                wayfare_wire::Key::Known(1) => {
                    f_search_time.read(&mut map, cx, "searchTime")?
                }
                wayfare_wire::Key::Known(2) => {
                    f_total_results.read(&mut map, cx, "totalResults")?
                }
                wayfare_wire::Key::Known(3) => {
                    f_total_available_results
                        .read(&mut map, cx, "totalAvailableResults")?
                }
                wayfare_wire::Key::Known(4) => {
                    f_total_filtered_results.read(&mut map, cx, "totalFilteredResults")?
                }
                wayfare_wire::Key::Known(5) => {
                    f_currency_code.read(&mut map, cx, "currencyCode")?
                }
                wayfare_wire::Key::Known(6) => {
                    f_language_code.read(&mut map, cx, "languageCode")?
                }
                wayfare_wire::Key::Known(7) => {
                    f_lowest_total_rate.read(&mut map, cx, "lowestTotalRate")?
                }
                wayfare_wire::Key::Known(8) => {
                    f_highest_total_rate.read(&mut map, cx, "highestTotalRate")?
                }
                wayfare_wire::Key::Known(9) => {
                    f_post_filter_lowest_total_rate
                        .read(&mut map, cx, "postFilterLowestTotalRate")?
                }
                wayfare_wire::Key::Known(10) => {
                    f_post_filter_highest_total_rate
                        .read(&mut map, cx, "postFilterHighestTotalRate")?
                }
                wayfare_wire::Key::Known(11) => f_results.read(&mut map, cx, "results")?,
                wayfare_wire::Key::Known(12) => {
                    f_destination.read(&mut map, cx, "destination")?
                }
                wayfare_wire::Key::Known(13) => f_chains.read(&mut map, cx, "chains")?,
                wayfare_wire::Key::Known(14) => {
                    f_hotel_themes.read(&mut map, cx, "hotelThemes")?
                }
                wayfare_wire::Key::Known(15) => {
                    f_property_types.read(&mut map, cx, "propertyTypes")?
                }
                wayfare_wire::Key::Known(16) => {
                    f_facilities.read(&mut map, cx, "facilities")?
                }
                wayfare_wire::Key::Known(17) => f_deals.read(&mut map, cx, "deals")?,
                wayfare_wire::Key::Known(18) => {
                    f_guest_ratings.read(&mut map, cx, "guestRatings")?
                }
                wayfare_wire::Key::Known(19) => {
                    f_star_ratings.read(&mut map, cx, "starRatings")?
                }
                wayfare_wire::Key::Known(20) => {
                    f_hotel_ratings.read(&mut map, cx, "hotelRatings")?
                }
                wayfare_wire::Key::Known(21) => {
                    f_price_ranges.read(&mut map, cx, "priceRanges")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_providers.read(&mut map, cx, "providers")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_is_complete = f_is_complete.required(cx, "isComplete");
        let f_search_time = f_search_time.required(cx, "searchTime");
        let f_total_results = f_total_results.required(cx, "totalResults");
        let f_total_available_results = f_total_available_results
            .required(cx, "totalAvailableResults");
        let f_total_filtered_results = f_total_filtered_results
            .required(cx, "totalFilteredResults");
        let f_currency_code = f_currency_code.required(cx, "currencyCode");
        let f_language_code = f_language_code.required(cx, "languageCode");
        let f_destination = f_destination.nullable(cx, "destination");
        Ok(
            Some(Self {
                state: HotelSearchState {
                    is_complete: f_is_complete,
                    search_time: f_search_time,
                    total_results: f_total_results,
                    total_available_results: f_total_available_results,
                    total_filtered_results: f_total_filtered_results,
                    currency_code: f_currency_code,
                    language_code: f_language_code,
                },
                lowest_total_rate: f_lowest_total_rate.optional(),
                highest_total_rate: f_highest_total_rate.optional(),
                post_filter_lowest_total_rate: f_post_filter_lowest_total_rate
                    .optional(),
                post_filter_highest_total_rate: f_post_filter_highest_total_rate
                    .optional(),
                results: f_results.optional().unwrap_or_default(),
                destination: f_destination,
                chains: f_chains.optional().unwrap_or_default(),
                hotel_themes: f_hotel_themes.optional().unwrap_or_default(),
                property_types: f_property_types.optional().unwrap_or_default(),
                facilities: f_facilities.optional().unwrap_or_default(),
                deals: f_deals.optional().unwrap_or_default(),
                guest_ratings: f_guest_ratings.optional().unwrap_or_default(),
                star_ratings: f_star_ratings.optional().unwrap_or_default(),
                hotel_ratings: f_hotel_ratings.optional().unwrap_or_default(),
                price_ranges: f_price_ranges.optional().unwrap_or_default(),
                providers: f_providers.optional().unwrap_or_default(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(MultipleHotelSearchResponse);

impl wayfare_wire::private::serde_core::Serialize for MultipleHotelSearchResponse {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("isComplete", &self.state.is_complete);
        object.optional("searchTime", &self.state.search_time);
        object.optional("totalResults", &self.state.total_results);
        object.optional("totalAvailableResults", &self.state.total_available_results);
        object.optional("totalFilteredResults", &self.state.total_filtered_results);
        object.optional("currencyCode", &self.state.currency_code);
        object.optional("languageCode", &self.state.language_code);
        object.optional("lowestTotalRate", &self.lowest_total_rate);
        object.optional("highestTotalRate", &self.highest_total_rate);
        object
            .optional("postFilterLowestTotalRate", &self.post_filter_lowest_total_rate);
        object
            .optional(
                "postFilterHighestTotalRate",
                &self.post_filter_highest_total_rate,
            );
        object.required("results", &self.results);
        object.required("destination", &self.destination);
        object.list("chains", &self.chains);
        object.list("hotelThemes", &self.hotel_themes);
        object.list("propertyTypes", &self.property_types);
        object.list("facilities", &self.facilities);
        object.list("deals", &self.deals);
        object.list("guestRatings", &self.guest_ratings);
        object.list("starRatings", &self.star_ratings);
        object.list("hotelRatings", &self.hotel_ratings);
        object.list("priceRanges", &self.price_ranges);
        object.list("providers", &self.providers);
        object.end()
    }
}

impl wayfare_wire::Decode for BasicMultipleHotelSearchResponse {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "isComplete",
            "searchTime",
            "totalResults",
            "totalAvailableResults",
            "totalFilteredResults",
            "currencyCode",
            "languageCode",
            "results",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "isComplete" => 0,
                    "searchTime" => 1,
                    "totalResults" => 2,
                    "totalAvailableResults" => 3,
                    "totalFilteredResults" => 4,
                    "currencyCode" => 5,
                    "languageCode" => 6,
                    "results" => 7,
                    _ => return None,
                },
            )
        }
        let mut f_is_complete = wayfare_wire::Slot::default();
        let mut f_search_time = wayfare_wire::Slot::default();
        let mut f_total_results = wayfare_wire::Slot::default();
        let mut f_total_available_results = wayfare_wire::Slot::default();
        let mut f_total_filtered_results = wayfare_wire::Slot::default();
        let mut f_currency_code = wayfare_wire::Slot::default();
        let mut f_language_code = wayfare_wire::Slot::default();
        let mut f_results = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => {
                    f_is_complete.read(&mut map, cx, "isComplete")?
                }
                wayfare_wire::Key::Known(1) => {
                    f_search_time.read(&mut map, cx, "searchTime")?
                }
                wayfare_wire::Key::Known(2) => {
                    f_total_results.read(&mut map, cx, "totalResults")?
                }
                wayfare_wire::Key::Known(3) => {
                    f_total_available_results
                        .read(&mut map, cx, "totalAvailableResults")?
                }
                wayfare_wire::Key::Known(4) => {
                    f_total_filtered_results.read(&mut map, cx, "totalFilteredResults")?
                }
                wayfare_wire::Key::Known(5) => {
                    f_currency_code.read(&mut map, cx, "currencyCode")?
                }
                wayfare_wire::Key::Known(6) => {
                    f_language_code.read(&mut map, cx, "languageCode")?
                }
                wayfare_wire::Key::Known(_) => f_results.read(&mut map, cx, "results")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_is_complete = f_is_complete.required(cx, "isComplete");
        let f_search_time = f_search_time.required(cx, "searchTime");
        let f_total_results = f_total_results.required(cx, "totalResults");
        let f_total_available_results = f_total_available_results
            .required(cx, "totalAvailableResults");
        let f_total_filtered_results = f_total_filtered_results
            .required(cx, "totalFilteredResults");
        let f_currency_code = f_currency_code.required(cx, "currencyCode");
        let f_language_code = f_language_code.required(cx, "languageCode");
        Ok(
            Some(Self {
                state: HotelSearchState {
                    is_complete: f_is_complete,
                    search_time: f_search_time,
                    total_results: f_total_results,
                    total_available_results: f_total_available_results,
                    total_filtered_results: f_total_filtered_results,
                    currency_code: f_currency_code,
                    language_code: f_language_code,
                },
                results: f_results.optional().unwrap_or_default(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(BasicMultipleHotelSearchResponse);

impl wayfare_wire::private::serde_core::Serialize for BasicMultipleHotelSearchResponse {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("isComplete", &self.state.is_complete);
        object.optional("searchTime", &self.state.search_time);
        object.optional("totalResults", &self.state.total_results);
        object.optional("totalAvailableResults", &self.state.total_available_results);
        object.optional("totalFilteredResults", &self.state.total_filtered_results);
        object.optional("currencyCode", &self.state.currency_code);
        object.optional("languageCode", &self.state.language_code);
        object.required("results", &self.results);
        object.end()
    }
}

wayfare_wire::open_text!(
    SingleHotelOption, Unlisted, any_case; "features" => Features, "featureSummary" =>
    FeatureSummary, "featureTags" => FeatureTags, "description" => Description, "images"
    => Images, "place" => Place, "reviews" => Reviews, "hotelWellKnownPlace" =>
    HotelWellKnownPlace, "rateBreakdown" => RateBreakdown
);
wayfare_wire::query_value!(SingleHotelOption);
wayfare_wire::open_text!(
    MultipleHotelOption, Unlisted, any_case; "features" => Features, "filter" => Filter,
    "destination" => Destination, "rateBreakdown" => RateBreakdown, "hotelWellKnownPlace"
    => HotelWellKnownPlace, "images" => Images, "hotelPlace" => HotelPlace, "reviews" =>
    Reviews, "topRates" => TopRates, "multipleHotelsAllRates" => MultipleHotelsAllRates
);
wayfare_wire::query_value!(MultipleHotelOption);
wayfare_wire::open_text!(FeaturesFilterMode, Unlisted; "AND" => All, "OR" => Any);
wayfare_wire::query_value!(FeaturesFilterMode);
wayfare_wire::open_text!(
    HotelSortField, Unlisted; "consumerRating" => ConsumerRating, "distance" => Distance,
    "name" => Name, "minRate" => MinRate, "popularity" => Popularity, "rating" => Rating
);
wayfare_wire::query_value!(HotelSortField);
wayfare_wire::open_text!(
    HotelSortDirection, Unlisted; "ascending" => Ascending, "descending" => Descending
);
wayfare_wire::query_value!(HotelSortDirection);
wayfare_wire::open_integer!(
    InclusionType, Unlisted; 0 => Breakfast, 1 => Lunch, 2 => Dinner, 3 => Meals, 4 =>
    AllInclusive
);
wayfare_wire::open_integer!(
    ReviewPolarity, Unlisted; 1 => Positive, 0 => Neutral, - 1 => Negative
);
wayfare_wire::text_id!(RatingCategory);
wayfare_wire::integer_id!(FeatureId);
