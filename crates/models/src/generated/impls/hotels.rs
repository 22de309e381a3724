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
    pub fn with_hotel_name(mut self, hotel_name: impl Into<wayfare_wire::Text>) -> Self {
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

wayfare_wire::object! {
    SingleHotelQuery stay : HotelStay { 0 only_if_complete : given "onlyIfComplete"; 1
    search_timeout : given "searchTimeout"; 2 checkin : given "checkin"; 3 checkout :
    given "checkout"; 4 rooms : given "rooms"; 5 language_code : given "languageCode"; 6
    currency_code : given "currencyCode"; 7 include_taxes_in_total : given
    "includeTaxesInTotal"; 8 include_local_taxes_in_total : given
    "includeLocalTaxesInTotal"; } { 9 hotel : required "hotel"; 10 response_options :
    given "responseOptions"; }
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
    pub fn with_hotel_name(mut self, hotel_name: impl Into<wayfare_wire::Text>) -> Self {
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

wayfare_wire::object! {
    MultipleHotelQuery filters : HotelFilters { 0 destination : required "destination"; 1
    min_price : given "minPrice"; 2 max_price : given "maxPrice"; 3 star_rating : given
    "starRating"; 4 hotel_rating : given "hotelRating"; 5 hotel_rating_exclude_self_rated
    : given "hotelRatingExcludeSelfRated"; 6 property_types : given "propertyTypes"; 7
    features : given "features"; 8 themes : given "themes"; 9 chains : given "chains"; 10
    guest_ratings : given "guestRatings"; 11 deals : given "deals"; 12 hotel_name : given
    "hotelName"; 13 sort_field : given "sortField"; 14 sort_direction : given
    "sortDirection"; 15 page_index : given "pageIndex"; 16 page_size : given "pageSize";
    17 preferred_hotels : given "preferredHotels"; } stay : HotelStay { 18
    only_if_complete : given "onlyIfComplete"; 19 search_timeout : given "searchTimeout";
    20 checkin : given "checkin"; 21 checkout : given "checkout"; 22 rooms : given
    "rooms"; 23 language_code : given "languageCode"; 24 currency_code : given
    "currencyCode"; 25 include_taxes_in_total : given "includeTaxesInTotal"; 26
    include_local_taxes_in_total : given "includeLocalTaxesInTotal"; } { 27
    features_filter_mode : given "featuresFilterMode"; 28 summary_only : given
    "summaryOnly"; 29 response_options : given "responseOptions"; }
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
    pub fn with_hotel_name(mut self, hotel_name: impl Into<wayfare_wire::Text>) -> Self {
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

wayfare_wire::object! {
    BasicHotelQuery filters : HotelFilters { 0 destination : required "destination"; 1
    min_price : given "minPrice"; 2 max_price : given "maxPrice"; 3 star_rating : given
    "starRating"; 4 hotel_rating : given "hotelRating"; 5 hotel_rating_exclude_self_rated
    : given "hotelRatingExcludeSelfRated"; 6 property_types : given "propertyTypes"; 7
    features : given "features"; 8 themes : given "themes"; 9 chains : given "chains"; 10
    guest_ratings : given "guestRatings"; 11 deals : given "deals"; 12 hotel_name : given
    "hotelName"; 13 sort_field : given "sortField"; 14 sort_direction : given
    "sortDirection"; 15 page_index : given "pageIndex"; 16 page_size : given "pageSize";
    17 preferred_hotels : given "preferredHotels"; } stay : HotelStay { 18
    only_if_complete : given "onlyIfComplete"; 19 search_timeout : given "searchTimeout";
    20 checkin : given "checkin"; 21 checkout : given "checkout"; 22 rooms : given
    "rooms"; 23 language_code : given "languageCode"; 24 currency_code : given
    "currencyCode"; 25 include_taxes_in_total : given "includeTaxesInTotal"; 26
    include_local_taxes_in_total : given "includeLocalTaxesInTotal"; } {}
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

wayfare_wire::object! {
    HotelRate { 0 room_name : expected "roomName"; 1 total_rate : expected "totalRate"; 2
    is_cheapest_rate : expected "isCheapestRate"; 3 has_free_cancellation : expected
    "hasFreeCancellation"; 4 can_pay_later : expected "canPayLater"; 5 is_bundled_rate :
    expected "isBundledRate"; 6 inclusions : required_list "inclusions"; 7
    available_rooms : expected "availableRooms"; 8 provider_index : expected
    "providerIndex"; 9 is_deprioritised_for_excluded_charges : expected
    "isDeprioritisedForExcludedCharges"; 10 book_uri : expected "bookUri"; 11
    rate_breakdown : optional "rateBreakdown"; }
}
wayfare_wire::object! {
    HotelRateBreakdown { 0 base_rate : expected "baseRate"; 1 taxes : expected "taxes"; 2
    local_taxes : optional "localTaxes"; }
}
wayfare_wire::object! {
    HotelProvider { 0 code : expected "code"; 1 name : expected "name"; 2 logo : expected
    "logo"; 3 is_direct : expected "isDirect"; 4 is_language_supported : expected
    "isLanguageSupported"; 5 cashback : optional "cashback"; } indexed
}
wayfare_wire::object! {
    ProviderCashback { 0 kind : expected "type"; 1 value : expected "value"; 2 cap :
    optional "cap"; 3 currency : expected "currency"; 4 custom_currency_name : optional
    "customCurrencyName"; 5 custom_currency_abbreviation : optional
    "customCurrencyAbbreviation"; 6 custom_currency_type : optional "customCurrencyType";
    7 show_rate_only : optional "showRateOnly"; }
}
wayfare_wire::object! {
    HotelPolicy { 0 code : expected "code"; 1 name : expected "name"; 2 description :
    expected "description"; }
}
wayfare_wire::object! {
    HotelImage { 0 large : expected "large"; 1 small : optional "small"; 2 sprites :
    optional "sprites"; }
}
wayfare_wire::object! {
    HotelFeatureSummary { 0 name : expected "name"; 1 description : expected
    "description"; }
}
wayfare_wire::object! {
    HotelFeatureTag { 0 tag : expected "tag"; 1 features : required_list "features"; }
}
wayfare_wire::object! {
    HotelPlace { 0 key : expected "key"; 1 name : expected "name"; }
}
wayfare_wire::object! {
    SearchableHotelPlace { 0 id : expected "id"; 1 key : expected "key"; 2 href :
    expected "href"; 3 name : expected "name"; 4 full_name : expected "fullName"; 5
    latitude : expected "latitude"; 6 longitude : expected "longitude"; 7
    place_country_code : expected "placeCountryCode"; 8 is_searchable : expected
    "isSearchable"; }
}
wayfare_wire::object! {
    HotelReviewAspect { 0 text : expected "text"; 1 polarity : expected "polarity"; }
}
wayfare_wire::object! {
    HotelReviewerType { 0 kind : expected "type"; 1 number_of_reviews : expected
    "numberOfReviews"; 2 aspects : required_list "aspects"; 3 name : expected "name"; }
}
wayfare_wire::object! {
    HotelReviews { 0 number_of_reviews : expected "numberOfReviews"; 1 sentiment :
    expected "sentiment"; 2 quotes : required_list "quotes"; 3 aspects : required_list
    "aspects"; 4 reviewer_types : required_list "reviewerTypes"; 5 guest_ratings :
    required_list "guestRatings"; }
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

wayfare_wire::object! {
    HotelItemReference { 0 id : required "id"; 1 name : expected "name"; 2 hotel_count :
    expected "hotelCount"; }
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

wayfare_wire::object! {
    BasicHotelRating { 0 key : required "key"; 1 value : expected "value"; }
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

wayfare_wire::object! {
    DetailedHotelRating { 0 key : required "key"; 1 value : expected "value"; }
}
wayfare_wire::object! {
    HotelRatingCounts { 0 officially_rated : expected "officiallyRated"; 1 self_rated :
    expected "selfRated"; }
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

wayfare_wire::object! {
    HotelPriceRange { 0 key : required "key"; 1 value : expected "value"; }
}
wayfare_wire::object! {
    HotelDestination { 0 id : expected "id"; 1 key : expected "key"; 2 href : expected
    "href"; 3 kind : expected "type"; 4 name : expected "name"; 5 full_name : expected
    "fullName"; 6 is_searchable : expected "isSearchable"; 7 latitude : expected
    "latitude"; 8 longitude : expected "longitude"; 9 has_boundary : expected
    "hasBoundary"; 10 radius : expected "radius"; 11 maximum_radius : expected
    "maximumRadius"; }
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

wayfare_wire::object! {
    HotelResult facts : HotelFacts { 0 key : expected "key"; 1 name : expected "name"; 2
    address : expected "address"; 3 hotel_country_code : expected "hotelCountryCode"; 4
    latitude : expected "latitude"; 5 longitude : expected "longitude"; 6 star_rating :
    expected "starRating"; 7 is_self_rated : expected "isSelfRated"; 8 license_number :
    optional "licenseNumber"; } { 9 id : required "id"; 10 translated_name : optional
    "translatedName"; 11 lowest_rate : nullable "lowestRate"; 12 highest_rate : nullable
    "highestRate"; 13 href : expected "href"; 14 distance : nullable "distance"; 15
    is_within_boundary : expected "isWithinBoundary"; 16 is_great_value : expected
    "isGreatValue"; 17 property_type : expected "propertyType"; 18 number_of_providers :
    expected "numberOfProviders"; 19 number_of_rates : expected "numberOfRates"; 20
    guest_rating : expected "guestRating"; 21 number_of_reviews : expected
    "numberOfReviews"; 22 rates : optional_list "rates"; 23 well_known_place : optional
    "wellKnownPlace"; 24 images : optional_list "images"; 25 place : optional "place"; 26
    review_quotes : optional_list "reviewQuotes"; 27 guest_rating_sentiment : optional
    "guestRatingSentiment"; 28 features : optional_list "features"; }
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

wayfare_wire::object! {
    BasicHotelResult { 0 id : required "id"; 1 key : expected "key"; 2 name : expected
    "name"; 3 latitude : expected "latitude"; 4 longitude : expected "longitude"; 5
    star_rating : expected "starRating"; 6 is_self_rated : expected "isSelfRated"; 7
    lowest_rate : nullable "lowestRate"; 8 href : expected "href"; 9 guest_rating :
    expected "guestRating"; 10 number_of_reviews : expected "numberOfReviews"; 11
    highest_rate : nullable "highestRate"; 12 image : expected "image"; 13 license_number
    : optional "licenseNumber"; }
}
wayfare_wire::object! {
    SingleHotelSearchResponse facts : HotelFacts { 0 key : expected "key"; 1 name :
    expected "name"; 2 address : expected "address"; 3 hotel_country_code : expected
    "hotelCountryCode"; 4 latitude : expected "latitude"; 5 longitude : expected
    "longitude"; 6 star_rating : expected "starRating"; 7 is_self_rated : expected
    "isSelfRated"; 8 license_number : optional "licenseNumber"; } { 9 id : expected "id";
    10 translated_name : optional "translatedName"; 11 lowest_rate : nullable
    "lowestRate"; 12 is_complete : expected "isComplete"; 13 search_time : expected
    "searchTime"; 14 total_results : expected "totalResults"; 15 currency_code : expected
    "currencyCode"; 16 language_code : expected "languageCode"; 17 country_code :
    expected "countryCode"; 18 policies : required_list "policies"; 19 providers :
    required_list "providers"; 20 results : written_list "results"; 21 features :
    optional_list "features"; 22 feature_summary : optional_list "featureSummary"; 23
    feature_tags : optional_list "featureTags"; 24 description : optional "description";
    25 images : optional_list "images"; 26 place : optional "place"; 27 reviews :
    optional "reviews"; 28 well_known_place : optional "wellKnownPlace"; }
}
wayfare_wire::object! {
    MultipleHotelSearchResponse state : HotelSearchState { 0 is_complete : expected
    "isComplete"; 1 search_time : expected "searchTime"; 2 total_results : expected
    "totalResults"; 3 total_available_results : expected "totalAvailableResults"; 4
    total_filtered_results : expected "totalFilteredResults"; 5 currency_code : expected
    "currencyCode"; 6 language_code : expected "languageCode"; } { 7 lowest_total_rate :
    optional "lowestTotalRate"; 8 highest_total_rate : optional "highestTotalRate"; 9
    post_filter_lowest_total_rate : optional "postFilterLowestTotalRate"; 10
    post_filter_highest_total_rate : optional "postFilterHighestTotalRate"; 11 results :
    written_list "results"; 12 destination : nullable "destination"; 13 chains :
    optional_list "chains"; 14 hotel_themes : optional_list "hotelThemes"; 15
    property_types : optional_list "propertyTypes"; 16 facilities : optional_list
    "facilities"; 17 deals : optional_list "deals"; 18 guest_ratings : optional_list
    "guestRatings"; 19 star_ratings : optional_list "starRatings"; 20 hotel_ratings :
    optional_list "hotelRatings"; 21 price_ranges : optional_list "priceRanges"; 22
    providers : optional_list "providers"; }
}
wayfare_wire::object! {
    BasicMultipleHotelSearchResponse state : HotelSearchState { 0 is_complete : expected
    "isComplete"; 1 search_time : expected "searchTime"; 2 total_results : expected
    "totalResults"; 3 total_available_results : expected "totalAvailableResults"; 4
    total_filtered_results : expected "totalFilteredResults"; 5 currency_code : expected
    "currencyCode"; 6 language_code : expected "languageCode"; } { 7 results :
    written_list "results"; }
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
