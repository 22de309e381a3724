// Made by `cargo xtask regenerate` from `spec/hotels.toml`. Do not edit.

//! From `hotels.toml`.

use super::super::hotels::*;

specwright_core::setters! { HotelStay {
    with_only_if_complete: bool = some only_if_complete "onlyIfComplete";
    with_search_timeout: i64 = some search_timeout "searchTimeout";
    with_checkin: specwright_core::Date = some checkin "checkin";
    with_checkout: specwright_core::Date = some checkout "checkout";
    with_rooms: HotelRoomGuests = some rooms "rooms";
    with_language_code: super::super::common::LanguageCode = some language_code "languageCode";
    with_currency_code: super::super::common::CurrencyCode = some currency_code "currencyCode";
    with_include_taxes_in_total: bool = some include_taxes_in_total "includeTaxesInTotal";
    with_include_local_taxes_in_total: bool = some include_local_taxes_in_total "includeLocalTaxesInTotal";
} }

specwright_core::defaults! { HotelStay {
    only_if_complete_or_default: bool = only_if_complete "onlyIfComplete" or false;
    language_code_or_default: Option<super::super::common::LanguageCode> = language_code "languageCode" or "EN".parse().ok();
} }

specwright_core::wire_names! { HotelStay {
    ONLY_IF_COMPLETE only_if_complete "onlyIfComplete";
    SEARCH_TIMEOUT search_timeout "searchTimeout";
    CHECKIN checkin "checkin";
    CHECKOUT checkout "checkout";
    ROOMS rooms "rooms";
    LANGUAGE_CODE language_code "languageCode";
    CURRENCY_CODE currency_code "currencyCode";
    INCLUDE_TAXES_IN_TOTAL include_taxes_in_total "includeTaxesInTotal";
    INCLUDE_LOCAL_TAXES_IN_TOTAL include_local_taxes_in_total "includeLocalTaxesInTotal";
} }

specwright_core::query! { HotelStay {
    only_if_complete: optional "onlyIfComplete";
    search_timeout: optional "searchTimeout";
    checkin: optional "checkin";
    checkout: optional "checkout";
    rooms: optional "rooms";
    language_code: optional "languageCode";
    currency_code: optional "currencyCode";
    include_taxes_in_total: optional "includeTaxesInTotal";
    include_local_taxes_in_total: optional "includeLocalTaxesInTotal";
} }

impl specwright_core::Validate for HotelStay {
    fn check(
        &self,
        at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        if let Some(value) = &self.search_timeout {
            let at = &at.field("searchTimeout");
            specwright_core::check::integer_range(at, *value, Some(0), Some(60000), out);
        }
        specwright_core::check::together(
            at,
            &[
                ("checkin", self.checkin.is_some()),
                ("checkout", self.checkout.is_some()),
            ],
            out,
        );
        specwright_core::check::ordered(
            at,
            ("checkin", self.checkin.as_ref()),
            ("checkout", self.checkout.as_ref()),
            true,
            out,
        );
    }
}

specwright_core::new! { HotelFilters "Creates a value with the required fields; the others are absent." {
    destination: EntityKey => destination = destination;
} default { min_price, max_price, star_rating, hotel_rating, hotel_rating_exclude_self_rated,
    property_types, features, themes, chains, guest_ratings, deals, hotel_name, sort_field,
    sort_direction, page_index, page_size, preferred_hotels } }

specwright_core::setters! { HotelFilters {
    with_min_price: specwright_core::Amount = some min_price "minPrice";
    with_max_price: specwright_core::Amount = some max_price "maxPrice";
    with_star_rating: PipeDelimitedIntegerList = some star_rating "starRating";
    with_hotel_rating: PipeDelimitedIntegerList = some hotel_rating "hotelRating";
    with_hotel_rating_exclude_self_rated: bool = some hotel_rating_exclude_self_rated "hotelRatingExcludeSelfRated";
    with_property_types: PipeDelimitedIntegerList = some property_types "propertyTypes";
    with_features: PipeDelimitedIntegerList = some features "features";
    with_themes: PipeDelimitedIntegerList = some themes "themes";
    with_chains: PipeDelimitedIntegerList = some chains "chains";
    with_guest_ratings: PipeDelimitedIntegerList = some guest_ratings "guestRatings";
    with_deals: PipeDelimitedIntegerList = some deals "deals";
    with_hotel_name: specwright_core::Text = some_into hotel_name "hotelName";
    with_sort_field: HotelSortField = some sort_field "sortField";
    with_sort_direction: HotelSortDirection = some sort_direction "sortDirection";
    with_page_index: i64 = some page_index "pageIndex";
    with_page_size: i64 = some page_size "pageSize";
    with_preferred_hotels: specwright_core::PipeList<super::super::autocomplete::HotelId> = some preferred_hotels "preferredHotels";
} }

specwright_core::defaults! { HotelFilters {
    hotel_rating_exclude_self_rated_or_default: bool = hotel_rating_exclude_self_rated "hotelRatingExcludeSelfRated" or false;
    sort_field_or_default: HotelSortField = sort_field "sortField" or HotelSortField::Popularity;
    sort_direction_or_default: HotelSortDirection = sort_direction "sortDirection" or HotelSortDirection::Ascending;
    page_index_or_default: i64 = page_index "pageIndex" or 0;
    page_size_or_default: i64 = page_size "pageSize" or wayfare_validation::limits::HOTEL_DEFAULT_PAGE_SIZE as i64;
} }

specwright_core::wire_names! { HotelFilters {
    DESTINATION destination "destination";
    MIN_PRICE min_price "minPrice";
    MAX_PRICE max_price "maxPrice";
    STAR_RATING star_rating "starRating";
    HOTEL_RATING hotel_rating "hotelRating";
    HOTEL_RATING_EXCLUDE_SELF_RATED hotel_rating_exclude_self_rated "hotelRatingExcludeSelfRated";
    PROPERTY_TYPES property_types "propertyTypes";
    FEATURES features "features";
    THEMES themes "themes";
    CHAINS chains "chains";
    GUEST_RATINGS guest_ratings "guestRatings";
    DEALS deals "deals";
    HOTEL_NAME hotel_name "hotelName";
    SORT_FIELD sort_field "sortField";
    SORT_DIRECTION sort_direction "sortDirection";
    PAGE_INDEX page_index "pageIndex";
    PAGE_SIZE page_size "pageSize";
    PREFERRED_HOTELS preferred_hotels "preferredHotels";
} }

specwright_core::query! { HotelFilters {
    destination: required "destination";
    min_price: optional "minPrice";
    max_price: optional "maxPrice";
    star_rating: optional "starRating";
    hotel_rating: optional "hotelRating";
    hotel_rating_exclude_self_rated: optional "hotelRatingExcludeSelfRated";
    property_types: optional "propertyTypes";
    features: optional "features";
    themes: optional "themes";
    chains: optional "chains";
    guest_ratings: optional "guestRatings";
    deals: optional "deals";
    hotel_name: optional "hotelName";
    sort_field: optional "sortField";
    sort_direction: optional "sortDirection";
    page_index: optional "pageIndex";
    page_size: optional "pageSize";
    preferred_hotels: optional "preferredHotels";
} }

impl specwright_core::Validate for HotelFilters {
    fn check(
        &self,
        at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        if let Some(value) = &self.page_index {
            let at = &at.field("pageIndex");
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
                Some(wayfare_validation::limits::HOTEL_PAGE_SIZE as i64),
                out,
            );
        }
        if let Some(value) = &self.preferred_hotels {
            let at = &at.field("preferredHotels");
            specwright_core::check::items(
                at,
                value.len(),
                None,
                Some(wayfare_validation::limits::PREFERRED_HOTELS),
                out,
            );
        }
        specwright_core::check::ordered(
            at,
            ("minPrice", self.min_price.as_ref()),
            ("maxPrice", self.max_price.as_ref()),
            false,
            out,
        );
    }
}

specwright_core::new! { SingleHotelQuery "Creates a value with the required fields; the others are absent." {
    hotel: HotelEntityKey => hotel = hotel;
} default { stay, response_options } }

specwright_core::setters! { SingleHotelQuery {
    with_stay: HotelStay = part stay "stay";
    with_only_if_complete: bool = some only_if_complete in stay "onlyIfComplete";
    with_search_timeout: i64 = some search_timeout in stay "searchTimeout";
    with_checkin: specwright_core::Date = some checkin in stay "checkin";
    with_checkout: specwright_core::Date = some checkout in stay "checkout";
    with_rooms: HotelRoomGuests = some rooms in stay "rooms";
    with_language_code: super::super::common::LanguageCode = some language_code in stay "languageCode";
    with_currency_code: super::super::common::CurrencyCode = some currency_code in stay "currencyCode";
    with_include_taxes_in_total: bool = some include_taxes_in_total in stay "includeTaxesInTotal";
    with_include_local_taxes_in_total: bool = some include_local_taxes_in_total in stay "includeLocalTaxesInTotal";
    with_response_options: specwright_core::CommaList<SingleHotelOption> = some response_options "responseOptions";
} }

specwright_core::wire_names! { SingleHotelQuery {
    HOTEL hotel "hotel";
    RESPONSE_OPTIONS response_options "responseOptions";
} }

specwright_core::query! { SingleHotelQuery stay {
    hotel: required "hotel";
    response_options: optional "responseOptions";
} }

specwright_core::object! { SingleHotelQuery stay: HotelStay {
    0 only_if_complete: given "onlyIfComplete";
    1 search_timeout: given "searchTimeout";
    2 checkin: given "checkin";
    3 checkout: given "checkout";
    4 rooms: given "rooms";
    5 language_code: given "languageCode";
    6 currency_code: given "currencyCode";
    7 include_taxes_in_total: given "includeTaxesInTotal";
    8 include_local_taxes_in_total: given "includeLocalTaxesInTotal";
} {
    9 hotel: required "hotel";
    10 response_options: given "responseOptions";
} }

impl specwright_core::Validate for SingleHotelQuery {
    fn check(
        &self,
        _at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        let at = &specwright_core::Path::QUERY;
        specwright_core::Validate::check(&self.stay, at, out);
        specwright_core::check::required_with(
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

specwright_core::new! { MultipleHotelQuery "Creates a value with the required fields; the others are absent." {
    destination: EntityKey => filters = HotelFilters::new(destination);
} default { stay, features_filter_mode, summary_only, response_options } }

specwright_core::setters! { MultipleHotelQuery {
    with_filters: HotelFilters = part filters "filters";
    with_stay: HotelStay = part stay "stay";
    with_min_price: specwright_core::Amount = some min_price in filters "minPrice";
    with_max_price: specwright_core::Amount = some max_price in filters "maxPrice";
    with_star_rating: PipeDelimitedIntegerList = some star_rating in filters "starRating";
    with_hotel_rating: PipeDelimitedIntegerList = some hotel_rating in filters "hotelRating";
    with_hotel_rating_exclude_self_rated: bool = some hotel_rating_exclude_self_rated in filters "hotelRatingExcludeSelfRated";
    with_property_types: PipeDelimitedIntegerList = some property_types in filters "propertyTypes";
    with_features: PipeDelimitedIntegerList = some features in filters "features";
    with_themes: PipeDelimitedIntegerList = some themes in filters "themes";
    with_chains: PipeDelimitedIntegerList = some chains in filters "chains";
    with_guest_ratings: PipeDelimitedIntegerList = some guest_ratings in filters "guestRatings";
    with_deals: PipeDelimitedIntegerList = some deals in filters "deals";
    with_hotel_name: specwright_core::Text = some_into hotel_name in filters "hotelName";
    with_sort_field: HotelSortField = some sort_field in filters "sortField";
    with_sort_direction: HotelSortDirection = some sort_direction in filters "sortDirection";
    with_page_index: i64 = some page_index in filters "pageIndex";
    with_page_size: i64 = some page_size in filters "pageSize";
    with_preferred_hotels: specwright_core::PipeList<super::super::autocomplete::HotelId> = some preferred_hotels in filters "preferredHotels";
    with_only_if_complete: bool = some only_if_complete in stay "onlyIfComplete";
    with_search_timeout: i64 = some search_timeout in stay "searchTimeout";
    with_checkin: specwright_core::Date = some checkin in stay "checkin";
    with_checkout: specwright_core::Date = some checkout in stay "checkout";
    with_rooms: HotelRoomGuests = some rooms in stay "rooms";
    with_language_code: super::super::common::LanguageCode = some language_code in stay "languageCode";
    with_currency_code: super::super::common::CurrencyCode = some currency_code in stay "currencyCode";
    with_include_taxes_in_total: bool = some include_taxes_in_total in stay "includeTaxesInTotal";
    with_include_local_taxes_in_total: bool = some include_local_taxes_in_total in stay "includeLocalTaxesInTotal";
    with_features_filter_mode: FeaturesFilterMode = some features_filter_mode "featuresFilterMode";
    with_summary_only: bool = some summary_only "summaryOnly";
    with_response_options: specwright_core::CommaList<MultipleHotelOption> = some response_options "responseOptions";
} }

specwright_core::defaults! { MultipleHotelQuery {
    features_filter_mode_or_default: FeaturesFilterMode = features_filter_mode "featuresFilterMode" or FeaturesFilterMode::All;
    summary_only_or_default: bool = summary_only "summaryOnly" or false;
} }

specwright_core::wire_names! { MultipleHotelQuery {
    FEATURES_FILTER_MODE features_filter_mode "featuresFilterMode";
    SUMMARY_ONLY summary_only "summaryOnly";
    RESPONSE_OPTIONS response_options "responseOptions";
} }

specwright_core::query! { MultipleHotelQuery filters stay {
    features_filter_mode: optional "featuresFilterMode";
    summary_only: optional "summaryOnly";
    response_options: optional "responseOptions";
} }

specwright_core::object! { MultipleHotelQuery filters: HotelFilters {
    0 destination: required "destination";
    1 min_price: given "minPrice";
    2 max_price: given "maxPrice";
    3 star_rating: given "starRating";
    4 hotel_rating: given "hotelRating";
    5 hotel_rating_exclude_self_rated: given "hotelRatingExcludeSelfRated";
    6 property_types: given "propertyTypes";
    7 features: given "features";
    8 themes: given "themes";
    9 chains: given "chains";
    10 guest_ratings: given "guestRatings";
    11 deals: given "deals";
    12 hotel_name: given "hotelName";
    13 sort_field: given "sortField";
    14 sort_direction: given "sortDirection";
    15 page_index: given "pageIndex";
    16 page_size: given "pageSize";
    17 preferred_hotels: given "preferredHotels";
} stay: HotelStay {
    18 only_if_complete: given "onlyIfComplete";
    19 search_timeout: given "searchTimeout";
    20 checkin: given "checkin";
    21 checkout: given "checkout";
    22 rooms: given "rooms";
    23 language_code: given "languageCode";
    24 currency_code: given "currencyCode";
    25 include_taxes_in_total: given "includeTaxesInTotal";
    26 include_local_taxes_in_total: given "includeLocalTaxesInTotal";
} {
    27 features_filter_mode: given "featuresFilterMode";
    28 summary_only: given "summaryOnly";
    29 response_options: given "responseOptions";
} }

impl specwright_core::Validate for MultipleHotelQuery {
    fn check(
        &self,
        _at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        let at = &specwright_core::Path::QUERY;
        specwright_core::Validate::check(&self.filters, at, out);
        specwright_core::Validate::check(&self.stay, at, out);
    }
}

specwright_core::new! { BasicHotelQuery "Creates a value with the required fields; the others are absent." {
    destination: EntityKey => filters = HotelFilters::new(destination);
} default { stay } }

specwright_core::setters! { BasicHotelQuery {
    with_filters: HotelFilters = part filters "filters";
    with_stay: HotelStay = part stay "stay";
    with_min_price: specwright_core::Amount = some min_price in filters "minPrice";
    with_max_price: specwright_core::Amount = some max_price in filters "maxPrice";
    with_star_rating: PipeDelimitedIntegerList = some star_rating in filters "starRating";
    with_hotel_rating: PipeDelimitedIntegerList = some hotel_rating in filters "hotelRating";
    with_hotel_rating_exclude_self_rated: bool = some hotel_rating_exclude_self_rated in filters "hotelRatingExcludeSelfRated";
    with_property_types: PipeDelimitedIntegerList = some property_types in filters "propertyTypes";
    with_features: PipeDelimitedIntegerList = some features in filters "features";
    with_themes: PipeDelimitedIntegerList = some themes in filters "themes";
    with_chains: PipeDelimitedIntegerList = some chains in filters "chains";
    with_guest_ratings: PipeDelimitedIntegerList = some guest_ratings in filters "guestRatings";
    with_deals: PipeDelimitedIntegerList = some deals in filters "deals";
    with_hotel_name: specwright_core::Text = some_into hotel_name in filters "hotelName";
    with_sort_field: HotelSortField = some sort_field in filters "sortField";
    with_sort_direction: HotelSortDirection = some sort_direction in filters "sortDirection";
    with_page_index: i64 = some page_index in filters "pageIndex";
    with_page_size: i64 = some page_size in filters "pageSize";
    with_preferred_hotels: specwright_core::PipeList<super::super::autocomplete::HotelId> = some preferred_hotels in filters "preferredHotels";
    with_only_if_complete: bool = some only_if_complete in stay "onlyIfComplete";
    with_search_timeout: i64 = some search_timeout in stay "searchTimeout";
    with_checkin: specwright_core::Date = some checkin in stay "checkin";
    with_checkout: specwright_core::Date = some checkout in stay "checkout";
    with_rooms: HotelRoomGuests = some rooms in stay "rooms";
    with_language_code: super::super::common::LanguageCode = some language_code in stay "languageCode";
    with_currency_code: super::super::common::CurrencyCode = some currency_code in stay "currencyCode";
    with_include_taxes_in_total: bool = some include_taxes_in_total in stay "includeTaxesInTotal";
    with_include_local_taxes_in_total: bool = some include_local_taxes_in_total in stay "includeLocalTaxesInTotal";
} }

specwright_core::query! { BasicHotelQuery filters stay {} }

specwright_core::object! { BasicHotelQuery filters: HotelFilters {
    0 destination: required "destination";
    1 min_price: given "minPrice";
    2 max_price: given "maxPrice";
    3 star_rating: given "starRating";
    4 hotel_rating: given "hotelRating";
    5 hotel_rating_exclude_self_rated: given "hotelRatingExcludeSelfRated";
    6 property_types: given "propertyTypes";
    7 features: given "features";
    8 themes: given "themes";
    9 chains: given "chains";
    10 guest_ratings: given "guestRatings";
    11 deals: given "deals";
    12 hotel_name: given "hotelName";
    13 sort_field: given "sortField";
    14 sort_direction: given "sortDirection";
    15 page_index: given "pageIndex";
    16 page_size: given "pageSize";
    17 preferred_hotels: given "preferredHotels";
} stay: HotelStay {
    18 only_if_complete: given "onlyIfComplete";
    19 search_timeout: given "searchTimeout";
    20 checkin: given "checkin";
    21 checkout: given "checkout";
    22 rooms: given "rooms";
    23 language_code: given "languageCode";
    24 currency_code: given "currencyCode";
    25 include_taxes_in_total: given "includeTaxesInTotal";
    26 include_local_taxes_in_total: given "includeLocalTaxesInTotal";
} {} }

impl specwright_core::Validate for BasicHotelQuery {
    fn check(
        &self,
        _at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        let at = &specwright_core::Path::QUERY;
        specwright_core::Validate::check(&self.filters, at, out);
        specwright_core::Validate::check(&self.stay, at, out);
    }
}

specwright_core::lookups! { HotelRate {
    provider_index_in_single_hotel_search_response: SingleHotelSearchResponse => HotelProvider = some_index provider_index "providerIndex" of providers "providers";
    provider_index_in_multiple_hotel_search_response: MultipleHotelSearchResponse => HotelProvider = some_index provider_index "providerIndex" of providers "providers";
} }

specwright_core::object! { HotelRate {
    0 room_name: expected "roomName";
    1 total_rate: expected "totalRate";
    2 is_cheapest_rate: expected "isCheapestRate";
    3 has_free_cancellation: expected "hasFreeCancellation";
    4 can_pay_later: expected "canPayLater";
    5 is_bundled_rate: expected "isBundledRate";
    6 inclusions: required_list "inclusions";
    7 available_rooms: expected "availableRooms";
    8 provider_index: expected "providerIndex";
    9 is_deprioritised_for_excluded_charges: expected "isDeprioritisedForExcludedCharges";
    10 book_uri: expected "bookUri";
    11 rate_breakdown: optional "rateBreakdown";
} }

specwright_core::object! { HotelRateBreakdown {
    0 base_rate: expected "baseRate";
    1 taxes: expected "taxes";
    2 local_taxes: optional "localTaxes";
} }

specwright_core::object! { HotelProvider {
    0 code: expected "code";
    1 name: expected "name";
    2 logo: expected "logo";
    3 is_direct: expected "isDirect";
    4 is_language_supported: expected "isLanguageSupported";
    5 cashback: optional "cashback";
} indexed }

specwright_core::object! { ProviderCashback {
    0 kind: expected "type";
    1 value: expected "value";
    2 cap: optional "cap";
    3 currency: expected "currency";
    4 custom_currency_name: optional "customCurrencyName";
    5 custom_currency_abbreviation: optional "customCurrencyAbbreviation";
    6 custom_currency_type: optional "customCurrencyType";
    7 show_rate_only: optional "showRateOnly";
} }

specwright_core::object! { HotelPolicy {
    0 code: expected "code";
    1 name: expected "name";
    2 description: expected "description";
} }

specwright_core::object! { HotelImage {
    0 large: expected "large";
    1 small: optional "small";
    2 sprites: optional "sprites";
} }

specwright_core::object! { HotelFeatureSummary {
    0 name: expected "name";
    1 description: expected "description";
} }

specwright_core::object! { HotelFeatureTag {
    0 tag: expected "tag";
    1 features: required_list "features";
} }

specwright_core::object! { HotelPlace {
    0 key: expected "key";
    1 name: expected "name";
} }

specwright_core::object! { SearchableHotelPlace {
    0 id: expected "id";
    1 key: expected "key";
    2 href: expected "href";
    3 name: expected "name";
    4 full_name: expected "fullName";
    5 latitude: expected "latitude";
    6 longitude: expected "longitude";
    7 place_country_code: expected "placeCountryCode";
    8 is_searchable: expected "isSearchable";
} }

specwright_core::object! { HotelReviewAspect {
    0 text: expected "text";
    1 polarity: expected "polarity";
} }

specwright_core::object! { HotelReviewerType {
    0 kind: expected "type";
    1 number_of_reviews: expected "numberOfReviews";
    2 aspects: required_list "aspects";
    3 name: expected "name";
} }

specwright_core::object! { HotelReviews {
    0 number_of_reviews: expected "numberOfReviews";
    1 sentiment: expected "sentiment";
    2 quotes: required_list "quotes";
    3 aspects: required_list "aspects";
    4 reviewer_types: required_list "reviewerTypes";
    5 guest_ratings: required_list "guestRatings";
} }

specwright_core::new! { HotelItemReference "Creates a value with the required fields; the others are absent." {
    id: i64 => id = id;
} default { name, hotel_count } }

specwright_core::object! { HotelItemReference {
    0 id: required "id";
    1 name: expected "name";
    2 hotel_count: expected "hotelCount";
} }

specwright_core::new! { BasicHotelRating "Creates a value with the required fields; the others are absent." {
    key: f64 => key = key;
} default { value } }

specwright_core::object! { BasicHotelRating {
    0 key: required "key";
    1 value: expected "value";
} }

specwright_core::new! { DetailedHotelRating "Creates a value with the required fields; the others are absent." {
    key: f64 => key = key;
} default { value } }

specwright_core::object! { DetailedHotelRating {
    0 key: required "key";
    1 value: expected "value";
} }

specwright_core::object! { HotelRatingCounts {
    0 officially_rated: expected "officiallyRated";
    1 self_rated: expected "selfRated";
} }

specwright_core::new! { HotelPriceRange "Creates a value with the required fields; the others are absent." {
    key: specwright_core::Amount => key = key;
} default { value } }

specwright_core::object! { HotelPriceRange {
    0 key: required "key";
    1 value: expected "value";
} }

specwright_core::object! { HotelDestination {
    0 id: expected "id";
    1 key: expected "key";
    2 href: expected "href";
    3 kind: expected "type";
    4 name: expected "name";
    5 full_name: expected "fullName";
    6 is_searchable: expected "isSearchable";
    7 latitude: expected "latitude";
    8 longitude: expected "longitude";
    9 has_boundary: expected "hasBoundary";
    10 radius: expected "radius";
    11 maximum_radius: expected "maximumRadius";
} }

specwright_core::new! { HotelResult "Creates a value with the required fields; the others are absent." {
    id: impl Into<super::super::autocomplete::HotelId> => id = id.into();
} default { facts, translated_name, lowest_rate, highest_rate, href, distance, is_within_boundary,
    is_great_value, property_type, number_of_providers, number_of_rates, guest_rating, number_of_reviews,
    rates, well_known_place, images, place, review_quotes, guest_rating_sentiment, features } }

specwright_core::object! { HotelResult facts: HotelFacts {
    0 key: expected "key";
    1 name: expected "name";
    2 address: expected "address";
    3 hotel_country_code: expected "hotelCountryCode";
    4 latitude: expected "latitude";
    5 longitude: expected "longitude";
    6 star_rating: expected "starRating";
    7 is_self_rated: expected "isSelfRated";
    8 license_number: optional "licenseNumber";
} {
    9 id: required "id";
    10 translated_name: optional "translatedName";
    11 lowest_rate: nullable "lowestRate";
    12 highest_rate: nullable "highestRate";
    13 href: expected "href";
    14 distance: nullable "distance";
    15 is_within_boundary: expected "isWithinBoundary";
    16 is_great_value: expected "isGreatValue";
    17 property_type: expected "propertyType";
    18 number_of_providers: expected "numberOfProviders";
    19 number_of_rates: expected "numberOfRates";
    20 guest_rating: expected "guestRating";
    21 number_of_reviews: expected "numberOfReviews";
    22 rates: optional_list "rates";
    23 well_known_place: optional "wellKnownPlace";
    24 images: optional_list "images";
    25 place: optional "place";
    26 review_quotes: optional_list "reviewQuotes";
    27 guest_rating_sentiment: optional "guestRatingSentiment";
    28 features: optional_list "features";
} }

specwright_core::new! { BasicHotelResult "Creates a value with the required fields; the others are absent." {
    id: impl Into<super::super::autocomplete::HotelId> => id = id.into();
} default { key, name, latitude, longitude, star_rating, is_self_rated, lowest_rate, href, guest_rating,
    number_of_reviews, highest_rate, image, license_number } }

specwright_core::object! { BasicHotelResult {
    0 id: required "id";
    1 key: expected "key";
    2 name: expected "name";
    3 latitude: expected "latitude";
    4 longitude: expected "longitude";
    5 star_rating: expected "starRating";
    6 is_self_rated: expected "isSelfRated";
    7 lowest_rate: nullable "lowestRate";
    8 href: expected "href";
    9 guest_rating: expected "guestRating";
    10 number_of_reviews: expected "numberOfReviews";
    11 highest_rate: nullable "highestRate";
    12 image: expected "image";
    13 license_number: optional "licenseNumber";
} }

specwright_core::object! { SingleHotelSearchResponse facts: HotelFacts {
    0 key: expected "key";
    1 name: expected "name";
    2 address: expected "address";
    3 hotel_country_code: expected "hotelCountryCode";
    4 latitude: expected "latitude";
    5 longitude: expected "longitude";
    6 star_rating: expected "starRating";
    7 is_self_rated: expected "isSelfRated";
    8 license_number: optional "licenseNumber";
} {
    9 id: expected "id";
    10 translated_name: optional "translatedName";
    11 lowest_rate: nullable "lowestRate";
    12 is_complete: expected "isComplete";
    13 search_time: expected "searchTime";
    14 total_results: expected "totalResults";
    15 currency_code: expected "currencyCode";
    16 language_code: expected "languageCode";
    17 country_code: expected "countryCode";
    18 policies: required_list "policies";
    19 providers: required_list "providers";
    20 results: written_list "results";
    21 features: optional_list "features";
    22 feature_summary: optional_list "featureSummary";
    23 feature_tags: optional_list "featureTags";
    24 description: optional "description";
    25 images: optional_list "images";
    26 place: optional "place";
    27 reviews: optional "reviews";
    28 well_known_place: optional "wellKnownPlace";
} }

specwright_core::object! { MultipleHotelSearchResponse state: HotelSearchState {
    0 is_complete: expected "isComplete";
    1 search_time: expected "searchTime";
    2 total_results: expected "totalResults";
    3 total_available_results: expected "totalAvailableResults";
    4 total_filtered_results: expected "totalFilteredResults";
    5 currency_code: expected "currencyCode";
    6 language_code: expected "languageCode";
} {
    7 lowest_total_rate: optional "lowestTotalRate";
    8 highest_total_rate: optional "highestTotalRate";
    9 post_filter_lowest_total_rate: optional "postFilterLowestTotalRate";
    10 post_filter_highest_total_rate: optional "postFilterHighestTotalRate";
    11 results: written_list "results";
    12 destination: nullable "destination";
    13 chains: optional_list "chains";
    14 hotel_themes: optional_list "hotelThemes";
    15 property_types: optional_list "propertyTypes";
    16 facilities: optional_list "facilities";
    17 deals: optional_list "deals";
    18 guest_ratings: optional_list "guestRatings";
    19 star_ratings: optional_list "starRatings";
    20 hotel_ratings: optional_list "hotelRatings";
    21 price_ranges: optional_list "priceRanges";
    22 providers: optional_list "providers";
} }

specwright_core::object! { BasicMultipleHotelSearchResponse state: HotelSearchState {
    0 is_complete: expected "isComplete";
    1 search_time: expected "searchTime";
    2 total_results: expected "totalResults";
    3 total_available_results: expected "totalAvailableResults";
    4 total_filtered_results: expected "totalFilteredResults";
    5 currency_code: expected "currencyCode";
    6 language_code: expected "languageCode";
} {
    7 results: written_list "results";
} }

specwright_core::open_text!(
    SingleHotelOption, Unlisted, any_case; "features" => Features, "featureSummary" =>
    FeatureSummary, "featureTags" => FeatureTags, "description" => Description, "images"
    => Images, "place" => Place, "reviews" => Reviews, "hotelWellKnownPlace" =>
    HotelWellKnownPlace, "rateBreakdown" => RateBreakdown
);
specwright_core::query_value!(SingleHotelOption);
specwright_core::open_text!(
    MultipleHotelOption, Unlisted, any_case; "features" => Features, "filter" => Filter,
    "destination" => Destination, "rateBreakdown" => RateBreakdown, "hotelWellKnownPlace"
    => HotelWellKnownPlace, "images" => Images, "hotelPlace" => HotelPlace, "reviews" =>
    Reviews, "topRates" => TopRates, "multipleHotelsAllRates" => MultipleHotelsAllRates
);
specwright_core::query_value!(MultipleHotelOption);
specwright_core::open_text!(FeaturesFilterMode, Unlisted; "AND" => All, "OR" => Any);
specwright_core::query_value!(FeaturesFilterMode);
specwright_core::open_text!(
    HotelSortField, Unlisted; "consumerRating" => ConsumerRating, "distance" => Distance,
    "name" => Name, "minRate" => MinRate, "popularity" => Popularity, "rating" => Rating
);
specwright_core::query_value!(HotelSortField);
specwright_core::open_text!(
    HotelSortDirection, Unlisted; "ascending" => Ascending, "descending" => Descending
);
specwright_core::query_value!(HotelSortDirection);
specwright_core::open_integer!(
    InclusionType, Unlisted; 0 => Breakfast, 1 => Lunch, 2 => Dinner, 3 => Meals, 4 =>
    AllInclusive
);
specwright_core::open_integer!(
    ReviewPolarity, Unlisted; 1 => Positive, 0 => Neutral, - 1 => Negative
);
specwright_core::text_id!(RatingCategory);
specwright_core::integer_id!(FeatureId);
