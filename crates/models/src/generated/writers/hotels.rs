// Made by `cargo xtask regenerate` from `spec/hotels.toml`. Do not edit.

//! From `hotels.toml`.

specwright_core::writer! { fields HotelFactsWriter of HotelFacts = super::super::hotels::HotelFacts {
    0 key: expected value(super::super::autocomplete::EntityKeyText) "key";
    1 name: expected value(specwright_core::Text) "name";
    2 address: expected value(specwright_core::Text) "address";
    3 hotel_country_code: expected value(specwright_core::Lenient<super::super::common::CountryCode>) "hotelCountryCode";
    4 latitude: expected value(f64) "latitude";
    5 longitude: expected value(f64) "longitude";
    6 star_rating: expected value(f64) "starRating";
    7 is_self_rated: expected value(bool) "isSelfRated";
    8 license_number: optional value(specwright_core::Text) "licenseNumber";
} }

specwright_core::writer! { fields HotelSearchStateWriter of HotelSearchState = super::super::hotels::HotelSearchState {
    0 is_complete: expected value(bool) "isComplete";
    1 search_time: expected value(i64) "searchTime";
    2 total_results: expected value(i64) "totalResults";
    3 total_available_results: expected value(i64) "totalAvailableResults";
    4 total_filtered_results: expected value(i64) "totalFilteredResults";
    5 currency_code: expected value(specwright_core::Lenient<super::super::common::CurrencyCode>) "currencyCode";
    6 language_code: expected value(specwright_core::Lenient<super::super::common::LanguageCode>) "languageCode";
} }

specwright_core::writer! { object HotelRateWriter of HotelRate = super::super::hotels::HotelRate {
    0 room_name: expected value(specwright_core::Text) "roomName";
    1 total_rate: expected value(specwright_core::Amount) "totalRate";
    2 is_cheapest_rate: expected value(bool) "isCheapestRate";
    3 has_free_cancellation: expected value(bool) "hasFreeCancellation";
    4 can_pay_later: expected value(bool) "canPayLater";
    5 is_bundled_rate: expected value(bool) "isBundledRate";
    6 inclusions: required_list list(value(super::super::hotels::InclusionType)) "inclusions";
    7 available_rooms: expected value(i64) "availableRooms";
    8 provider_index: expected value(i64) "providerIndex";
    9 is_deprioritised_for_excluded_charges: expected value(bool) "isDeprioritisedForExcludedCharges";
    10 book_uri: expected value(specwright_core::Text) "bookUri";
    11 rate_breakdown: optional object(super::super::hotels::HotelRateBreakdown) "rateBreakdown";
} }

specwright_core::writer! { object HotelRateBreakdownWriter of HotelRateBreakdown = super::super::hotels::HotelRateBreakdown {
    0 base_rate: expected value(specwright_core::Amount) "baseRate";
    1 taxes: expected value(specwright_core::Amount) "taxes";
    2 local_taxes: optional value(specwright_core::Amount) "localTaxes";
} }

specwright_core::writer! { object HotelProviderWriter of HotelProvider = super::super::hotels::HotelProvider {
    0 code: expected value(specwright_core::Text) "code";
    1 name: expected value(specwright_core::Text) "name";
    2 logo: expected value(specwright_core::Text) "logo";
    3 is_direct: expected value(bool) "isDirect";
    4 is_language_supported: expected value(bool) "isLanguageSupported";
    5 cashback: optional object(super::super::hotels::ProviderCashback) "cashback";
} }

specwright_core::writer! { object ProviderCashbackWriter of ProviderCashback = super::super::hotels::ProviderCashback {
    0 kind: expected value(super::super::common::CashbackType) "type";
    1 value: expected value(specwright_core::Amount) "value";
    2 cap: optional value(specwright_core::Amount) "cap";
    3 currency: expected value(specwright_core::Text) "currency";
    4 custom_currency_name: optional value(specwright_core::Text) "customCurrencyName";
    5 custom_currency_abbreviation: optional value(specwright_core::Text) "customCurrencyAbbreviation";
    6 custom_currency_type: optional value(specwright_core::Text) "customCurrencyType";
    7 show_rate_only: optional value(bool) "showRateOnly";
} }

specwright_core::writer! { object HotelPolicyWriter of HotelPolicy = super::super::hotels::HotelPolicy {
    0 code: expected value(specwright_core::Text) "code";
    1 name: expected value(specwright_core::Text) "name";
    2 description: expected value(specwright_core::Text) "description";
} }

specwright_core::writer! { object HotelImageWriter of HotelImage = super::super::hotels::HotelImage {
    0 large: expected value(specwright_core::Text) "large";
    1 small: optional value(specwright_core::Text) "small";
    2 sprites: optional value(specwright_core::Json) "sprites";
} }

specwright_core::writer! { object HotelFeatureSummaryWriter of HotelFeatureSummary = super::super::hotels::HotelFeatureSummary {
    0 name: expected value(specwright_core::Text) "name";
    1 description: expected value(specwright_core::Text) "description";
} }

specwright_core::writer! { object HotelFeatureTagWriter of HotelFeatureTag = super::super::hotels::HotelFeatureTag {
    0 tag: expected value(specwright_core::Text) "tag";
    1 features: required_list list(value(super::super::hotels::FeatureId)) "features";
} }

specwright_core::writer! { object HotelPlaceWriter of HotelPlace = super::super::hotels::HotelPlace {
    0 key: expected value(super::super::autocomplete::EntityKeyText) "key";
    1 name: expected value(specwright_core::Text) "name";
} }

specwright_core::writer! { object SearchableHotelPlaceWriter of SearchableHotelPlace = super::super::hotels::SearchableHotelPlace {
    0 id: expected value(super::super::common::PlaceId) "id";
    1 key: expected value(super::super::autocomplete::EntityKeyText) "key";
    2 href: expected value(specwright_core::Text) "href";
    3 name: expected value(specwright_core::Text) "name";
    4 full_name: expected value(specwright_core::Text) "fullName";
    5 latitude: expected value(f64) "latitude";
    6 longitude: expected value(f64) "longitude";
    7 place_country_code: expected value(specwright_core::Lenient<super::super::common::CountryCode>) "placeCountryCode";
    8 is_searchable: expected value(bool) "isSearchable";
} }

specwright_core::writer! { object HotelReviewAspectWriter of HotelReviewAspect = super::super::hotels::HotelReviewAspect {
    0 text: expected value(specwright_core::Text) "text";
    1 polarity: expected value(super::super::hotels::ReviewPolarity) "polarity";
} }

specwright_core::writer! { object HotelReviewerTypeWriter of HotelReviewerType = super::super::hotels::HotelReviewerType {
    0 kind: expected value(i64) "type";
    1 number_of_reviews: expected value(i64) "numberOfReviews";
    2 aspects: required_list list(object(super::super::hotels::HotelReviewAspect)) "aspects";
    3 name: expected value(specwright_core::Text) "name";
} }

specwright_core::writer! { object HotelReviewsWriter of HotelReviews = super::super::hotels::HotelReviews {
    0 number_of_reviews: expected value(i64) "numberOfReviews";
    1 sentiment: expected value(specwright_core::Text) "sentiment";
    2 quotes: required_list list(object(super::super::hotels::HotelReviewAspect)) "quotes";
    3 aspects: required_list list(object(super::super::hotels::HotelReviewAspect)) "aspects";
    4 reviewer_types: required_list list(object(super::super::hotels::HotelReviewerType)) "reviewerTypes";
    5 guest_ratings: required_list map(super::super::hotels::RatingCategory, value(f64)) "guestRatings";
} }

specwright_core::writer! { object HotelItemReferenceWriter of HotelItemReference = super::super::hotels::HotelItemReference {
    0 id: required value(i64) "id";
    1 name: expected value(specwright_core::Text) "name";
    2 hotel_count: expected value(i64) "hotelCount";
} }

specwright_core::writer! { object BasicHotelRatingWriter of BasicHotelRating = super::super::hotels::BasicHotelRating {
    0 key: required value(f64) "key";
    1 value: expected value(i64) "value";
} }

specwright_core::writer! { object DetailedHotelRatingWriter of DetailedHotelRating = super::super::hotels::DetailedHotelRating {
    0 key: required value(f64) "key";
    1 value: expected object(super::super::hotels::HotelRatingCounts) "value";
} }

specwright_core::writer! { object HotelRatingCountsWriter of HotelRatingCounts = super::super::hotels::HotelRatingCounts {
    0 officially_rated: expected value(i64) "officiallyRated";
    1 self_rated: expected value(i64) "selfRated";
} }

specwright_core::writer! { object HotelPriceRangeWriter of HotelPriceRange = super::super::hotels::HotelPriceRange {
    0 key: required value(specwright_core::Amount) "key";
    1 value: expected value(i64) "value";
} }

specwright_core::writer! { object HotelDestinationWriter of HotelDestination = super::super::hotels::HotelDestination {
    0 id: expected value(super::super::common::PlaceId) "id";
    1 key: expected value(super::super::autocomplete::EntityKeyText) "key";
    2 href: expected value(specwright_core::Text) "href";
    3 kind: expected value(i64) "type";
    4 name: expected value(specwright_core::Text) "name";
    5 full_name: expected value(specwright_core::Text) "fullName";
    6 is_searchable: expected value(bool) "isSearchable";
    7 latitude: expected value(f64) "latitude";
    8 longitude: expected value(f64) "longitude";
    9 has_boundary: expected value(bool) "hasBoundary";
    10 radius: expected value(f64) "radius";
    11 maximum_radius: expected value(f64) "maximumRadius";
} }

specwright_core::writer! { object HotelResultWriter of HotelResult = super::super::hotels::HotelResult {
    0 facts: optional part(super::super::hotels::HotelFacts) "facts";
    1 id: required value(super::super::autocomplete::HotelId) "id";
    2 translated_name: optional value(specwright_core::Text) "translatedName";
    3 lowest_rate: nullable value(specwright_core::Amount) "lowestRate";
    4 highest_rate: nullable value(specwright_core::Amount) "highestRate";
    5 href: expected value(specwright_core::Text) "href";
    6 distance: nullable value(f64) "distance";
    7 is_within_boundary: expected value(bool) "isWithinBoundary";
    8 is_great_value: expected value(bool) "isGreatValue";
    9 property_type: expected value(i64) "propertyType";
    10 number_of_providers: expected value(i64) "numberOfProviders";
    11 number_of_rates: expected value(i64) "numberOfRates";
    12 guest_rating: expected value(f64) "guestRating";
    13 number_of_reviews: expected value(i64) "numberOfReviews";
    14 rates: optional_list list(object(super::super::hotels::HotelRate)) "rates";
    15 well_known_place: optional object(super::super::hotels::HotelPlace) "wellKnownPlace";
    16 images: optional_list list(object(super::super::hotels::HotelImage)) "images";
    17 place: optional object(super::super::hotels::HotelPlace) "place";
    18 review_quotes: optional_list list(value(specwright_core::Text)) "reviewQuotes";
    19 guest_rating_sentiment: optional value(specwright_core::Text) "guestRatingSentiment";
    20 features: optional_list list(value(super::super::hotels::FeatureId)) "features";
} }

specwright_core::writer! { object BasicHotelResultWriter of BasicHotelResult = super::super::hotels::BasicHotelResult {
    0 id: required value(super::super::autocomplete::HotelId) "id";
    1 key: expected value(super::super::autocomplete::EntityKeyText) "key";
    2 name: expected value(specwright_core::Text) "name";
    3 latitude: expected value(f64) "latitude";
    4 longitude: expected value(f64) "longitude";
    5 star_rating: expected value(f64) "starRating";
    6 is_self_rated: expected value(bool) "isSelfRated";
    7 lowest_rate: nullable value(specwright_core::Amount) "lowestRate";
    8 href: expected value(specwright_core::Text) "href";
    9 guest_rating: expected value(f64) "guestRating";
    10 number_of_reviews: expected value(i64) "numberOfReviews";
    11 highest_rate: nullable value(specwright_core::Amount) "highestRate";
    12 image: expected object(super::super::hotels::HotelImage) "image";
    13 license_number: optional value(specwright_core::Text) "licenseNumber";
} }

specwright_core::writer! { object SingleHotelSearchResponseWriter of SingleHotelSearchResponse = super::super::hotels::SingleHotelSearchResponse {
    0 facts: optional part(super::super::hotels::HotelFacts) "facts";
    1 id: expected value(super::super::autocomplete::HotelId) "id";
    2 translated_name: optional value(specwright_core::Text) "translatedName";
    3 lowest_rate: nullable value(specwright_core::Amount) "lowestRate";
    4 is_complete: expected value(bool) "isComplete";
    5 search_time: expected value(i64) "searchTime";
    6 total_results: expected value(i64) "totalResults";
    7 currency_code: expected value(specwright_core::Lenient<super::super::common::CurrencyCode>) "currencyCode";
    8 language_code: expected value(specwright_core::Lenient<super::super::common::LanguageCode>) "languageCode";
    9 country_code: expected value(specwright_core::Lenient<super::super::common::CountryCode>) "countryCode";
    10 policies: required_list list(object(super::super::hotels::HotelPolicy)) "policies";
    11 providers: required_list list(object(super::super::hotels::HotelProvider)) "providers";
    12 results: written_list list(object(super::super::hotels::HotelRate)) "results";
    13 features: optional_list list(value(super::super::hotels::FeatureId)) "features";
    14 feature_summary: optional_list list(object(super::super::hotels::HotelFeatureSummary)) "featureSummary";
    15 feature_tags: optional_list list(object(super::super::hotels::HotelFeatureTag)) "featureTags";
    16 description: optional value(specwright_core::Text) "description";
    17 images: optional_list list(object(super::super::hotels::HotelImage)) "images";
    18 place: optional object(super::super::hotels::SearchableHotelPlace) "place";
    19 reviews: optional object(super::super::hotels::HotelReviews) "reviews";
    20 well_known_place: optional object(super::super::hotels::HotelPlace) "wellKnownPlace";
} }

specwright_core::writer! { object MultipleHotelSearchResponseWriter of MultipleHotelSearchResponse = super::super::hotels::MultipleHotelSearchResponse {
    0 state: optional part(super::super::hotels::HotelSearchState) "state";
    1 lowest_total_rate: optional value(specwright_core::Amount) "lowestTotalRate";
    2 highest_total_rate: optional value(specwright_core::Amount) "highestTotalRate";
    3 post_filter_lowest_total_rate: optional value(specwright_core::Amount) "postFilterLowestTotalRate";
    4 post_filter_highest_total_rate: optional value(specwright_core::Amount) "postFilterHighestTotalRate";
    5 results: written_list list(object(super::super::hotels::HotelResult)) "results";
    6 destination: nullable object(super::super::hotels::HotelDestination) "destination";
    7 chains: optional_list list(object(super::super::hotels::HotelItemReference)) "chains";
    8 hotel_themes: optional_list list(object(super::super::hotels::HotelItemReference)) "hotelThemes";
    9 property_types: optional_list list(object(super::super::hotels::HotelItemReference)) "propertyTypes";
    10 facilities: optional_list list(object(super::super::hotels::HotelItemReference)) "facilities";
    11 deals: optional_list list(object(super::super::hotels::HotelItemReference)) "deals";
    12 guest_ratings: optional_list list(object(super::super::hotels::BasicHotelRating)) "guestRatings";
    13 star_ratings: optional_list list(object(super::super::hotels::BasicHotelRating)) "starRatings";
    14 hotel_ratings: optional_list list(object(super::super::hotels::DetailedHotelRating)) "hotelRatings";
    15 price_ranges: optional_list list(object(super::super::hotels::HotelPriceRange)) "priceRanges";
    16 providers: optional_list list(object(super::super::hotels::HotelProvider)) "providers";
} }

specwright_core::writer! { object BasicMultipleHotelSearchResponseWriter of BasicMultipleHotelSearchResponse = super::super::hotels::BasicMultipleHotelSearchResponse {
    0 state: optional part(super::super::hotels::HotelSearchState) "state";
    1 results: written_list list(object(super::super::hotels::BasicHotelResult)) "results";
} }

impl specwright_core::write::AnyText for super::super::hotels::RatingCategory {}

impl specwright_core::write::AnyInteger for super::super::hotels::FeatureId {}
