// Made by `cargo xtask regenerate` from `spec/hotels.toml`. Do not edit.

//! Hotel search: one hotel, the hotels in a destination, and a compact list of those hotels for maps.
//!
//! From `hotels.toml`.
//!
//! # Operations
//!
//! * `GET /api/3.0/hotel`: query [`SingleHotelQuery`], response [`SingleHotelSearchResponse`]
//! * `GET /api/3.0/hotels`: query [`MultipleHotelQuery`], response [`MultipleHotelSearchResponse`]
//! * `GET /api/3.0/hotels/basic`: query [`BasicHotelQuery`], response [`BasicMultipleHotelSearchResponse`]
//!
//! # Types
//!
//! * Requests: [`SingleHotelQuery`], [`MultipleHotelQuery`], [`BasicHotelQuery`]
//! * Responses: [`HotelRate`], [`HotelRateBreakdown`], [`HotelProvider`], [`ProviderCashback`], [`HotelPolicy`], [`HotelImage`], [`HotelFeatureSummary`], [`HotelFeatureTag`], [`HotelPlace`], [`SearchableHotelPlace`], [`HotelReviewAspect`], [`HotelReviewerType`], [`HotelReviews`], [`HotelItemReference`], [`BasicHotelRating`], [`DetailedHotelRating`], [`HotelRatingCounts`], [`HotelPriceRange`], [`HotelDestination`], [`HotelResult`], [`BasicHotelResult`], [`SingleHotelSearchResponse`], [`MultipleHotelSearchResponse`], [`BasicMultipleHotelSearchResponse`]
//! * Shared fields: [`HotelStay`], [`HotelFilters`], [`HotelFacts`], [`HotelSearchState`]
//! * Enums: [`SingleHotelOption`], [`MultipleHotelOption`], [`FeaturesFilterMode`], [`HotelSortField`], [`HotelSortDirection`], [`InclusionType`], [`ReviewPolarity`]
//! * Ids: [`RatingCategory`], [`FeatureId`]
//! * Strings with a fixed syntax: [`EntityKey`], [`HotelEntityKey`], [`HotelRoomGuests`], [`PipeDelimitedIntegerList`]

/// Dates, guests, language and currency.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelStay {
    /// If `true`, the service returns 202 without results until the search is complete.
    ///
    /// `onlyIfComplete` on the wire; optional, default `false`.
    pub only_if_complete: Option<bool>,
    /// Maximum time to wait for providers. The response contains the results received within this time.
    ///
    /// `searchTimeout` on the wire; optional, in milliseconds, from 0 to 60000.
    ///
    /// Not stated: Fractions, and the maximum wait. Chosen (ours): an integer number of milliseconds, at most 60,000.
    pub search_timeout: Option<i64>,
    /// Check-in date.
    ///
    /// `checkin` on the wire; optional.
    pub checkin: Option<specwright_core::Date>,
    /// Check-out date.
    ///
    /// `checkout` on the wire; optional.
    ///
    /// Not stated: The meaning of one date alone, and of a check-out that is not after the check-in. Chosen (ours): a request must have both dates or neither, and a check-out that is not after the check-in is rejected.
    pub checkout: Option<specwright_core::Date>,
    /// Guests of each room: the number of adults, followed by a colon and the ages of the children. Rooms are separated by `|`. For example, `2` is one room for two adults.
    ///
    /// `rooms` on the wire; optional.
    pub rooms: Option<HotelRoomGuests>,
    /// ISO 639 language code, with a region if it matters. Chinese requires a region: `zh_CN`, not `zh`.
    ///
    /// `languageCode` on the wire; optional, default `EN`.
    pub language_code: Option<super::common::LanguageCode>,
    /// Currency of all prices. Default: the currency of the end user's country.
    ///
    /// `currencyCode` on the wire; optional.
    pub currency_code: Option<super::common::CurrencyCode>,
    /// `true` includes VAT or sales tax in totals, but not local taxes. Default: as customary in the end user's country.
    ///
    /// `includeTaxesInTotal` on the wire; optional.
    pub include_taxes_in_total: Option<bool>,
    /// `true` includes taxes and fees paid at the hotel in totals, which then include all taxes. Default: as customary in the end user's country.
    ///
    /// `includeLocalTaxesInTotal` on the wire; optional.
    pub include_local_taxes_in_total: Option<bool>,
}

/// Destination, filters, sort order and page.
#[derive(Clone, Debug, PartialEq)]
pub struct HotelFilters {
    /// Destination of a hotel search: a place (`kplace:`, with its id), a hotel (`khotel:`), a set of hotels (`khotels:`), a point (`klatlon:`, with its latitude and longitude) or a polygon (`kpolygon:`, with the latitude and longitude of each corner). The autocomplete returns the first two types, as `entityKey`.
    ///
    /// `destination` on the wire; required.
    ///
    /// Not stated: The key of a place with the id of a hotel. Chosen (observed): treated as the key of the hotel, because integrations build such keys.
    pub destination: EntityKey,
    /// Minimum price, in the response's currency.
    ///
    /// `minPrice` on the wire; optional.
    ///
    /// Not stated: The compared price, and the response to a minimum above the maximum. Chosen (ours): the hotel's `lowestRate`, as in the response; the bounds never choose another rate; a request with a minimum above the maximum is rejected.
    pub min_price: Option<specwright_core::Amount>,
    /// Maximum price, in the response's currency.
    ///
    /// `maxPrice` on the wire; optional.
    ///
    /// Not stated: The compared price. Chosen (ours): the hotel's `lowestRate`, as in the response; the bounds never choose another rate.
    pub max_price: Option<specwright_core::Amount>,
    /// Star ratings to include.
    ///
    /// `starRating` on the wire; optional.
    pub star_rating: Option<PipeDelimitedIntegerList>,
    /// Hotel ratings to include.
    ///
    /// `hotelRating` on the wire; optional.
    pub hotel_rating: Option<PipeDelimitedIntegerList>,
    /// `true` restricts `hotelRating` to official ratings.
    ///
    /// `hotelRatingExcludeSelfRated` on the wire; optional, default `false`.
    pub hotel_rating_exclude_self_rated: Option<bool>,
    /// Property types to include, given as ids from a multiple search with the response option `filter`.
    ///
    /// `propertyTypes` on the wire; optional.
    pub property_types: Option<PipeDelimitedIntegerList>,
    /// Facilities that hotels must have, given as ids from a multiple search with the response option `filter`.
    ///
    /// `features` on the wire; optional.
    pub features: Option<PipeDelimitedIntegerList>,
    /// Themes to include, given as ids from a multiple search with the response option `filter`.
    ///
    /// `themes` on the wire; optional.
    pub themes: Option<PipeDelimitedIntegerList>,
    /// Chains to include, given as ids from a multiple search with the response option `filter`.
    ///
    /// `chains` on the wire; optional.
    pub chains: Option<PipeDelimitedIntegerList>,
    /// Guest ratings to include; -1 includes unrated hotels.
    ///
    /// `guestRatings` on the wire; optional.
    ///
    /// Not stated: The meaning of an integer. Chosen (ours): the range up to the next integer; 8 includes ratings from 8 to below 9.
    pub guest_ratings: Option<PipeDelimitedIntegerList>,
    /// Deals that one of the hotel's rates must have, given as ids from a multiple search with the response option `filter`.
    ///
    /// `deals` on the wire; optional.
    ///
    /// Not stated: Several deals, and the prices of the hotels. Chosen (ours): one rate must have all of the deals; `lowestRate`, `isCheapestRate`, the order, price ranges and totals after filtering depend on the cheapest rate with these deals, and `topRates` starts with the rates with these deals.
    pub deals: Option<PipeDelimitedIntegerList>,
    /// Word or phrase that the hotel name must contain.
    ///
    /// `hotelName` on the wire; optional.
    pub hotel_name: Option<specwright_core::Text>,
    /// Sort key for hotels.
    ///
    /// `sortField` on the wire; optional, default `popularity`.
    pub sort_field: Option<HotelSortField>,
    /// Sort direction for hotels.
    ///
    /// `sortDirection` on the wire; optional, default `ascending`.
    pub sort_direction: Option<HotelSortDirection>,
    /// Index of the page, from 0. For the next page, repeat the call with the next index.
    ///
    /// `pageIndex` on the wire; optional, from 0 to 1000000, default 0.
    ///
    /// Not stated: Fractions, and the maximum index. Chosen (ours): integers, at most 1,000,000.
    pub page_index: Option<i64>,
    /// `pageSize` on the wire; optional, from 1 to `HOTEL_PAGE_SIZE`, default `HOTEL_DEFAULT_PAGE_SIZE`.
    pub page_size: Option<i64>,
    /// Hotels to list first, in this order; the set of results stays the same.
    ///
    /// `preferredHotels` on the wire; optional, at most `PREFERRED_HOTELS` items.
    ///
    /// Not stated: Commas. Chosen (ours): accepted in place of `|`.
    pub preferred_hotels: Option<
        specwright_core::PipeList<super::autocomplete::HotelId>,
    >,
}

/// Details of a hotel.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelFacts {
    /// `key` on the wire; required, tolerated when missing.
    pub key: Option<super::autocomplete::EntityKeyText>,
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// `address` on the wire; required, tolerated when missing.
    pub address: Option<specwright_core::Text>,
    /// ISO 3166-1 alpha-2 country code.
    ///
    /// `hotelCountryCode` on the wire; required, tolerated when missing.
    pub hotel_country_code: Option<specwright_core::Lenient<super::common::CountryCode>>,
    /// `latitude` on the wire; required, tolerated when missing, in degrees, from -90 to 90.
    pub latitude: Option<f64>,
    /// `longitude` on the wire; required, tolerated when missing, in degrees, from -180 to 180.
    pub longitude: Option<f64>,
    /// Number of stars; -1 means no stars.
    ///
    /// `starRating` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The type of the field, and the value for no stars. Chosen (observed): a number in steps of 0.5; any negative number means no stars; integrations use -1.
    pub star_rating: Option<f64>,
    /// `true` if the hotel rated itself.
    ///
    /// `isSelfRated` on the wire; required, tolerated when missing.
    pub is_self_rated: Option<bool>,
    /// `licenseNumber` on the wire; optional.
    pub license_number: Option<specwright_core::Text>,
}

/// Progress of the search, and hotel counts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelSearchState {
    /// `true` if all providers have responded; repeat the call until then.
    ///
    /// `isComplete` on the wire; required, tolerated when missing.
    pub is_complete: Option<bool>,
    /// Elapsed time of the search.
    ///
    /// `searchTime` on the wire; required, tolerated when missing, in milliseconds.
    pub search_time: Option<i64>,
    /// `totalResults` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The counted hotels. Chosen (ours): all hotels in the destination.
    pub total_results: Option<i64>,
    /// `totalAvailableResults` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The counted hotels. Chosen (ours): hotels with a rate.
    pub total_available_results: Option<i64>,
    /// `totalFilteredResults` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The counted hotels. Chosen (ours): hotels that pass the filters.
    pub total_filtered_results: Option<i64>,
    /// ISO 4217 currency code.
    ///
    /// `currencyCode` on the wire; required, tolerated when missing.
    pub currency_code: Option<specwright_core::Lenient<super::common::CurrencyCode>>,
    /// ISO 639 language code, with a region if it matters. Chinese requires a region: `zh_CN`, not `zh`.
    ///
    /// `languageCode` on the wire; required, tolerated when missing.
    pub language_code: Option<specwright_core::Lenient<super::common::LanguageCode>>,
}

/// Query parameters of the single hotel search.
#[derive(Clone, Debug, PartialEq)]
pub struct SingleHotelQuery {
    /// Dates, guests, language and currency.
    pub stay: HotelStay,
    /// The key of one hotel.
    ///
    /// `hotel` on the wire; required.
    ///
    /// Not stated: Keys made from the `placeId` of a hotel, such as `kplace:1234`. Chosen (observed): treated as the key of the hotel, because integrations build such keys; a strict service rejects them.
    pub hotel: HotelEntityKey,
    /// Parts to add to the response, separated by commas. Case-insensitive.
    ///
    /// `responseOptions` on the wire; optional.
    pub response_options: Option<specwright_core::CommaList<SingleHotelOption>>,
}

/// Query parameters of the multiple hotel search.
#[derive(Clone, Debug, PartialEq)]
pub struct MultipleHotelQuery {
    /// Destination, filters, sort order and page.
    pub filters: HotelFilters,
    /// Dates, guests, language and currency.
    pub stay: HotelStay,
    /// Match mode for the requested features: all of them, or at least one of them.
    ///
    /// `featuresFilterMode` on the wire; optional, default `AND`.
    pub features_filter_mode: Option<FeaturesFilterMode>,
    /// `true` omits the hotels, for example to get only the summary of a completed search, such as filter counts.
    ///
    /// `summaryOnly` on the wire; optional, default `false`.
    pub summary_only: Option<bool>,
    /// Parts to add to the response, separated by commas. Case-insensitive.
    ///
    /// `responseOptions` on the wire; optional.
    pub response_options: Option<specwright_core::CommaList<MultipleHotelOption>>,
}

/// Query parameters of the basic hotel search.
#[derive(Clone, Debug, PartialEq)]
pub struct BasicHotelQuery {
    /// Destination, filters, sort order and page.
    pub filters: HotelFilters,
    /// Dates, guests, language and currency.
    pub stay: HotelStay,
}

/// One bookable rate of one provider.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelRate {
    /// `roomName` on the wire; required, tolerated when missing.
    pub room_name: Option<specwright_core::Text>,
    /// Total rate, in the response's currency; -1 means no price.
    ///
    /// `totalRate` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The value for no price. Chosen (observed): any negative amount; integrations use -1.
    ///
    /// Not stated: The nights and rooms that the total covers. Chosen (ours): the whole stay, and all requested rooms.
    pub total_rate: Option<specwright_core::Amount>,
    /// `isCheapestRate` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The marked rate. Chosen (ours): the rate whose total is the hotel's `lowestRate`.
    pub is_cheapest_rate: Option<bool>,
    /// `hasFreeCancellation` on the wire; required, tolerated when missing.
    pub has_free_cancellation: Option<bool>,
    /// `canPayLater` on the wire; required, tolerated when missing.
    pub can_pay_later: Option<bool>,
    /// `true` if the rate is sold as a bundle with other services.
    ///
    /// `isBundledRate` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The rank of bundled rates. Chosen (ours): after the rates that can be booked alone, in the order of recommendation and in the choice of `lowestRate`.
    pub is_bundled_rate: Option<bool>,
    /// `inclusions` on the wire; required, tolerated when missing.
    pub inclusions: Vec<InclusionType>,
    /// `availableRooms` on the wire; required, tolerated when missing.
    pub available_rooms: Option<i64>,
    /// Index into the response's `providers`, counted from 0.
    ///
    /// `providerIndex` on the wire; required, tolerated when missing.
    pub provider_index: Option<i64>,
    /// `true` if the rate is ranked lower because its total excludes some charges.
    ///
    /// `isDeprioritisedForExcludedCharges` on the wire; required, tolerated when missing.
    pub is_deprioritised_for_excluded_charges: Option<bool>,
    /// Absolute booking URL, ready to use. The tokens in the URL are opaque.
    ///
    /// `bookUri` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The format of the URL. Chosen (observed): `{base}/in?a=AFFILIATE&p=LABEL&url=TARGET`; `p` is the affiliate's own label for the click, empty until the affiliate sets it.
    pub book_uri: Option<specwright_core::Text>,
    /// Components of the total rate, in the response's currency.
    ///
    /// `rateBreakdown` on the wire; only with the response option `rateBreakdown`.
    pub rate_breakdown: Option<HotelRateBreakdown>,
}

/// Components of the total rate, in the response's currency.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelRateBreakdown {
    /// `baseRate` on the wire; required, tolerated when missing.
    pub base_rate: Option<specwright_core::Amount>,
    /// `taxes` on the wire; required, tolerated when missing.
    pub taxes: Option<specwright_core::Amount>,
    /// Taxes paid at the hotel.
    ///
    /// `localTaxes` on the wire; optional.
    pub local_taxes: Option<specwright_core::Amount>,
}

/// A provider of hotel rates.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelProvider {
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<specwright_core::Text>,
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// `logo` on the wire; required, tolerated when missing.
    pub logo: Option<specwright_core::Text>,
    /// `true` if the provider is the hotel's own website, typically a chain's.
    ///
    /// `isDirect` on the wire; required, tolerated when missing.
    pub is_direct: Option<bool>,
    /// `true` if the provider supports the request's language.
    ///
    /// `isLanguageSupported` on the wire; required, tolerated when missing.
    pub is_language_supported: Option<bool>,
    /// Cashback, for affiliates that offer it.
    ///
    /// `cashback` on the wire; optional.
    pub cashback: Option<ProviderCashback>,
}

/// Cashback for the end user.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ProviderCashback {
    /// Unit of the cashback value.
    ///
    /// `type` on the wire; required, tolerated when missing.
    pub kind: Option<super::common::CashbackType>,
    /// A percentage, or an amount in `currency`.
    ///
    /// `value` on the wire; required, tolerated when missing.
    pub value: Option<specwright_core::Amount>,
    /// Maximum cashback.
    ///
    /// `cap` on the wire; optional.
    pub cap: Option<specwright_core::Amount>,
    /// Currency code: ISO 4217, or defined by the affiliate.
    ///
    /// `currency` on the wire; required, tolerated when missing.
    pub currency: Option<specwright_core::Text>,
    /// `customCurrencyName` on the wire; optional.
    pub custom_currency_name: Option<specwright_core::Text>,
    /// `customCurrencyAbbreviation` on the wire; optional.
    pub custom_currency_abbreviation: Option<specwright_core::Text>,
    /// Type of a currency outside ISO 4217, such as NON_MONETARY.
    ///
    /// `customCurrencyType` on the wire; optional.
    pub custom_currency_type: Option<specwright_core::Text>,
    /// `true` if only the cashback rate may be shown, without a derived amount.
    ///
    /// `showRateOnly` on the wire; optional.
    pub show_rate_only: Option<bool>,
}

/// A policy of the hotel.
///
/// Not stated: The codes. Chosen (observed): `checkin` and `checkout`, with the time in the description, and other codes in lower case.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelPolicy {
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<specwright_core::Text>,
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// `description` on the wire; required, tolerated when missing.
    pub description: Option<specwright_core::Text>,
}

/// A picture of the hotel.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelImage {
    /// `large` on the wire; required, tolerated when missing.
    pub large: Option<specwright_core::Text>,
    /// `small` on the wire; optional.
    pub small: Option<specwright_core::Text>,
    /// `sprites` on the wire; optional.
    ///
    /// Not stated: The shape of the field. Chosen (observed): clients keep any JSON; live responses contain the field, and the embedded service omits it.
    pub sprites: Option<specwright_core::Json>,
}

/// Name and description of a feature.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelFeatureSummary {
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// `description` on the wire; required, tolerated when missing.
    pub description: Option<specwright_core::Text>,
}

/// Features under one heading.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelFeatureTag {
    /// `tag` on the wire; required, tolerated when missing.
    pub tag: Option<specwright_core::Text>,
    /// `features` on the wire; required, tolerated when missing.
    pub features: Vec<FeatureId>,
}

/// The place where a hotel is located.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelPlace {
    /// `key` on the wire; required, tolerated when missing.
    pub key: Option<super::autocomplete::EntityKeyText>,
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
}

/// A place with searchable hotels.
///
/// Not stated: The response that has the place. Chosen (documented): the single search, as in the live service's reference.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SearchableHotelPlace {
    /// `id` on the wire; required, tolerated when missing.
    pub id: Option<super::common::PlaceId>,
    /// `key` on the wire; required, tolerated when missing.
    pub key: Option<super::autocomplete::EntityKeyText>,
    /// URL of the multiple search for the place.
    ///
    /// `href` on the wire; required, tolerated when missing.
    pub href: Option<specwright_core::Text>,
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// `fullName` on the wire; required, tolerated when missing.
    pub full_name: Option<specwright_core::Text>,
    /// `latitude` on the wire; required, tolerated when missing, in degrees, from -90 to 90.
    pub latitude: Option<f64>,
    /// `longitude` on the wire; required, tolerated when missing, in degrees, from -180 to 180.
    pub longitude: Option<f64>,
    /// ISO 3166-1 alpha-2 country code.
    ///
    /// `placeCountryCode` on the wire; required, tolerated when missing.
    pub place_country_code: Option<specwright_core::Lenient<super::common::CountryCode>>,
    /// `isSearchable` on the wire; required, tolerated when missing.
    pub is_searchable: Option<bool>,
}

/// An aspect mentioned in reviews.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelReviewAspect {
    /// `text` on the wire; required, tolerated when missing.
    pub text: Option<specwright_core::Text>,
    /// Polarity of a review about an aspect: positive, neutral or negative.
    ///
    /// `polarity` on the wire; required, tolerated when missing.
    pub polarity: Option<ReviewPolarity>,
}

/// Reviews by one type of guest.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelReviewerType {
    /// `type` on the wire; required, tolerated when missing.
    pub kind: Option<i64>,
    /// `numberOfReviews` on the wire; required, tolerated when missing.
    pub number_of_reviews: Option<i64>,
    /// `aspects` on the wire; required, tolerated when missing.
    pub aspects: Vec<HotelReviewAspect>,
    /// Name of the guest type, localised.
    ///
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
}

/// Guest reviews of a hotel.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelReviews {
    /// `numberOfReviews` on the wire; required, tolerated when missing.
    pub number_of_reviews: Option<i64>,
    /// The rating as a word and a number: `Fabulous, 8.5`.
    ///
    /// `sentiment` on the wire; required, tolerated when missing.
    pub sentiment: Option<specwright_core::Text>,
    /// `quotes` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The elements. Chosen (documented): like the elements of `aspects`, as in the live service's reference.
    pub quotes: Vec<HotelReviewAspect>,
    /// `aspects` on the wire; required, tolerated when missing.
    pub aspects: Vec<HotelReviewAspect>,
    /// `reviewerTypes` on the wire; required, tolerated when missing.
    pub reviewer_types: Vec<HotelReviewerType>,
    /// Guest ratings by category, from 0 to 10; -1 means no rating.
    ///
    /// `guestRatings` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The complete list of categories. Chosen (ours): any name is accepted.
    pub guest_ratings: std::collections::BTreeMap<RatingCategory, f64>,
}

/// A chain, theme, property type, facility or deal, and the number of hotels that have it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelItemReference {
    /// `id` on the wire; required.
    pub id: i64,
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// `hotelCount` on the wire; required, tolerated when missing.
    pub hotel_count: Option<i64>,
}

/// Number of hotels with a rating.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BasicHotelRating {
    /// The rating.
    ///
    /// `key` on the wire; required.
    pub key: f64,
    /// Number of hotels.
    ///
    /// `value` on the wire; required, tolerated when missing.
    pub value: Option<i64>,
}

/// Number of hotels with a rating, with official ratings and self-ratings counted separately.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DetailedHotelRating {
    /// The rating.
    ///
    /// `key` on the wire; required.
    pub key: f64,
    /// Number of hotels with an official rating, and with a self-rating.
    ///
    /// `value` on the wire; required, tolerated when missing.
    pub value: Option<HotelRatingCounts>,
}

/// Number of hotels with an official rating, and with a self-rating.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelRatingCounts {
    /// `officiallyRated` on the wire; required, tolerated when missing.
    pub officially_rated: Option<i64>,
    /// `selfRated` on the wire; required, tolerated when missing.
    pub self_rated: Option<i64>,
}

/// Number of hotels in a price range. The number and the width of the ranges vary.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelPriceRange {
    /// Lower bound, in the response's currency; the next range's key is the upper bound.
    ///
    /// `key` on the wire; required.
    pub key: specwright_core::Amount,
    /// Number of hotels.
    ///
    /// `value` on the wire; required, tolerated when missing.
    pub value: Option<i64>,
}

/// Destination of the search.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelDestination {
    /// `id` on the wire; required, tolerated when missing.
    pub id: Option<super::common::PlaceId>,
    /// `key` on the wire; required, tolerated when missing.
    pub key: Option<super::autocomplete::EntityKeyText>,
    /// URL of the multiple search for the destination.
    ///
    /// `href` on the wire; required, tolerated when missing.
    pub href: Option<specwright_core::Text>,
    /// `type` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The meaning of the numbers. Chosen (documented): 2 is a city, as in the live service's reference; the others are 1 for a country, 3 for a region, 4 for an airport, 5 for a hotel, 6 for several hotels, 7 for a point and 8 for a polygon.
    pub kind: Option<i64>,
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// `fullName` on the wire; required, tolerated when missing.
    pub full_name: Option<specwright_core::Text>,
    /// `isSearchable` on the wire; required, tolerated when missing.
    pub is_searchable: Option<bool>,
    /// `latitude` on the wire; required, tolerated when missing, in degrees, from -90 to 90.
    pub latitude: Option<f64>,
    /// `longitude` on the wire; required, tolerated when missing, in degrees, from -180 to 180.
    pub longitude: Option<f64>,
    /// `hasBoundary` on the wire; required, tolerated when missing.
    pub has_boundary: Option<bool>,
    /// `radius` on the wire; required, tolerated when missing, in km.
    ///
    /// Not stated: The unit. Chosen (ours): km.
    pub radius: Option<f64>,
    /// `maximumRadius` on the wire; required, tolerated when missing, in km.
    ///
    /// Not stated: The unit. Chosen (ours): km.
    pub maximum_radius: Option<f64>,
}

/// A hotel in a destination.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelResult {
    /// Details of a hotel.
    pub facts: HotelFacts,
    /// `id` on the wire; required.
    pub id: super::autocomplete::HotelId,
    /// Name in the request's language, if that is not the default language.
    ///
    /// `translatedName` on the wire; optional.
    ///
    /// Not stated: The presence of the name in the multiple search. Chosen (observed): optional.
    pub translated_name: Option<specwright_core::Text>,
    /// The hotel's lowest rate, in the response's currency.
    ///
    /// `lowestRate` on the wire; required, may be null.
    ///
    /// Not stated: A null value. Chosen (documented): accepted.
    ///
    /// Not stated: The compared rates. Chosen (ours): the rates with all of the requested `deals`; a bundled rate counts only if all of these rates are bundled.
    ///
    /// Not stated: The meaning of the rate without dates. Chosen (ours): the lowest nightly rate found recently, as in the single search.
    pub lowest_rate: Option<specwright_core::Amount>,
    /// The hotel's highest rate, in the response's currency.
    ///
    /// `highestRate` on the wire; required, may be null.
    ///
    /// Not stated: A null value. Chosen (documented): accepted.
    pub highest_rate: Option<specwright_core::Amount>,
    /// URL of the single search for the hotel.
    ///
    /// `href` on the wire; required, tolerated when missing.
    pub href: Option<specwright_core::Text>,
    /// Distance from the searched place or point, or from the centre of the searched polygon; `null` for searches by hotel.
    ///
    /// `distance` on the wire; required, may be null, in km.
    ///
    /// Not stated: The unit, and the value for no distance. Chosen (documented): km, and `null`.
    pub distance: Option<f64>,
    /// Always `false`.
    ///
    /// `isWithinBoundary` on the wire; required, tolerated when missing.
    pub is_within_boundary: Option<bool>,
    /// `true` if a rate is special (such as mobile-only or desktop-only), underpriced or opaque.
    ///
    /// `isGreatValue` on the wire; required, tolerated when missing.
    pub is_great_value: Option<bool>,
    /// `propertyType` on the wire; required, tolerated when missing.
    pub property_type: Option<i64>,
    /// `numberOfProviders` on the wire; required, tolerated when missing.
    pub number_of_providers: Option<i64>,
    /// `numberOfRates` on the wire; required, tolerated when missing.
    pub number_of_rates: Option<i64>,
    /// Guest rating, from 0 to 10; -1 means no rating.
    ///
    /// `guestRating` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The scale of the rating. Chosen (observed): from 0 to 10, as in integrations.
    pub guest_rating: Option<f64>,
    /// `numberOfReviews` on the wire; required, tolerated when missing.
    pub number_of_reviews: Option<i64>,
    /// Rates of the hotel, in order of recommendation. Also present with the response option `multipleHotelsAllRates`.
    ///
    /// `rates` on the wire; only with the response option `topRates`.
    pub rates: Vec<HotelRate>,
    /// The place where a hotel is located.
    ///
    /// `wellKnownPlace` on the wire; only with the response option `hotelWellKnownPlace`.
    ///
    /// Not stated: The shape of the place. Chosen (documented): a key and a name, as in the live service's reference.
    pub well_known_place: Option<HotelPlace>,
    /// `images` on the wire; only with the response option `images`.
    pub images: Vec<HotelImage>,
    /// The place where a hotel is located.
    ///
    /// `place` on the wire; only with the response option `hotelPlace`.
    pub place: Option<HotelPlace>,
    /// `reviewQuotes` on the wire; only with the response option `reviews`.
    pub review_quotes: Vec<specwright_core::Text>,
    /// `guestRatingSentiment` on the wire; only with the response option `reviews`.
    pub guest_rating_sentiment: Option<specwright_core::Text>,
    /// `features` on the wire; only with the response option `features`.
    pub features: Vec<FeatureId>,
}

/// A hotel in a destination, with minimal detail.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BasicHotelResult {
    /// `id` on the wire; required.
    pub id: super::autocomplete::HotelId,
    /// `key` on the wire; required, tolerated when missing.
    pub key: Option<super::autocomplete::EntityKeyText>,
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// `latitude` on the wire; required, tolerated when missing, in degrees, from -90 to 90.
    pub latitude: Option<f64>,
    /// `longitude` on the wire; required, tolerated when missing, in degrees, from -180 to 180.
    pub longitude: Option<f64>,
    /// Number of stars; -1 means no stars.
    ///
    /// `starRating` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The type of the field, and the value for no stars. Chosen (observed): a number in steps of 0.5; any negative number means no stars; integrations use -1.
    pub star_rating: Option<f64>,
    /// `true` if the hotel rated itself.
    ///
    /// `isSelfRated` on the wire; required, tolerated when missing.
    pub is_self_rated: Option<bool>,
    /// The hotel's lowest rate, in the response's currency.
    ///
    /// `lowestRate` on the wire; required, may be null.
    ///
    /// Not stated: A null value. Chosen (documented): accepted.
    ///
    /// Not stated: The compared rates. Chosen (ours): the same as in the multiple search.
    pub lowest_rate: Option<specwright_core::Amount>,
    /// URL of the single search for the hotel.
    ///
    /// `href` on the wire; required, tolerated when missing.
    pub href: Option<specwright_core::Text>,
    /// Guest rating, from 0 to 10; -1 means no rating.
    ///
    /// `guestRating` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The scale of the rating. Chosen (observed): from 0 to 10, as in integrations.
    pub guest_rating: Option<f64>,
    /// `numberOfReviews` on the wire; required, tolerated when missing.
    pub number_of_reviews: Option<i64>,
    /// `highestRate` on the wire; required, may be null.
    pub highest_rate: Option<specwright_core::Amount>,
    /// A picture of the hotel.
    ///
    /// `image` on the wire; required, tolerated when missing.
    pub image: Option<HotelImage>,
    /// `licenseNumber` on the wire; optional.
    pub license_number: Option<specwright_core::Text>,
}

/// One hotel and its rates.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SingleHotelSearchResponse {
    /// Details of a hotel.
    pub facts: HotelFacts,
    /// `id` on the wire; required, tolerated when missing.
    pub id: Option<super::autocomplete::HotelId>,
    /// Name in the request's language, if that is not the default language.
    ///
    /// `translatedName` on the wire; optional.
    pub translated_name: Option<specwright_core::Text>,
    /// Lowest rate of all providers; without dates, the lowest nightly rate found recently.
    ///
    /// `lowestRate` on the wire; required, may be null.
    ///
    /// Not stated: Bundled rates. Chosen (ours): a bundled rate counts only if all rates are bundled.
    pub lowest_rate: Option<specwright_core::Amount>,
    /// `true` if all providers have responded; repeat the call until then.
    ///
    /// `isComplete` on the wire; required, tolerated when missing.
    ///
    /// Not stated: A response without `isComplete`. Chosen (ours): not complete.
    pub is_complete: Option<bool>,
    /// Elapsed time of the search.
    ///
    /// `searchTime` on the wire; required, tolerated when missing, in milliseconds.
    pub search_time: Option<i64>,
    /// `totalResults` on the wire; required, tolerated when missing.
    pub total_results: Option<i64>,
    /// ISO 4217 currency code.
    ///
    /// `currencyCode` on the wire; required, tolerated when missing.
    pub currency_code: Option<specwright_core::Lenient<super::common::CurrencyCode>>,
    /// ISO 639 language code, with a region if it matters. Chinese requires a region: `zh_CN`, not `zh`.
    ///
    /// `languageCode` on the wire; required, tolerated when missing.
    pub language_code: Option<specwright_core::Lenient<super::common::LanguageCode>>,
    /// Country code, derived from the request.
    ///
    /// `countryCode` on the wire; required, tolerated when missing.
    pub country_code: Option<specwright_core::Lenient<super::common::CountryCode>>,
    /// `policies` on the wire; required, tolerated when missing.
    pub policies: Vec<HotelPolicy>,
    /// `providers` on the wire; required, tolerated when missing.
    pub providers: Vec<HotelProvider>,
    /// Rates of the hotel. Omitted if the request has no dates.
    ///
    /// `results` on the wire; optional.
    pub results: Vec<HotelRate>,
    /// `features` on the wire; only with the response option `features`.
    pub features: Vec<FeatureId>,
    /// `featureSummary` on the wire; only with the response option `featureSummary`.
    ///
    /// Not stated: The format of the summary. Chosen (ours): a list.
    pub feature_summary: Vec<HotelFeatureSummary>,
    /// `featureTags` on the wire; only with the response option `featureTags`.
    ///
    /// Not stated: The format of the tags. Chosen (ours): a list.
    pub feature_tags: Vec<HotelFeatureTag>,
    /// `description` on the wire; only with the response option `description`.
    pub description: Option<specwright_core::Text>,
    /// `images` on the wire; only with the response option `images`.
    pub images: Vec<HotelImage>,
    /// A place with searchable hotels.
    ///
    /// `place` on the wire; only with the response option `place`.
    pub place: Option<SearchableHotelPlace>,
    /// Guest reviews of a hotel.
    ///
    /// `reviews` on the wire; only with the response option `reviews`.
    pub reviews: Option<HotelReviews>,
    /// The place where a hotel is located.
    ///
    /// `wellKnownPlace` on the wire; only with the response option `hotelWellKnownPlace`.
    ///
    /// Not stated: The shape of the place. Chosen (documented): a key and a name, as in the live service's reference.
    pub well_known_place: Option<HotelPlace>,
}

/// The hotels in a destination.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MultipleHotelSearchResponse {
    /// Progress of the search, and hotel counts.
    pub state: HotelSearchState,
    /// Rate of the cheapest hotel.
    ///
    /// `lowestTotalRate` on the wire; optional.
    ///
    /// Not stated: The rate of a hotel if the request has `deals`. Chosen (ours): its lowest rate with or without the deals; after filtering, its `lowestRate`.
    pub lowest_total_rate: Option<specwright_core::Amount>,
    /// Rate of the most expensive hotel.
    ///
    /// `highestTotalRate` on the wire; optional.
    pub highest_total_rate: Option<specwright_core::Amount>,
    /// Rate of the cheapest hotel after filtering.
    ///
    /// `postFilterLowestTotalRate` on the wire; optional.
    pub post_filter_lowest_total_rate: Option<specwright_core::Amount>,
    /// Rate of the most expensive hotel after filtering.
    ///
    /// `postFilterHighestTotalRate` on the wire; optional.
    pub post_filter_highest_total_rate: Option<specwright_core::Amount>,
    /// One page of hotels. Omitted with `summaryOnly`.
    ///
    /// `results` on the wire; optional.
    pub results: Vec<HotelResult>,
    /// The destination. Set only with the response option `destination`; `null` if the destination is not found.
    ///
    /// `destination` on the wire; required, may be null.
    pub destination: Option<HotelDestination>,
    /// `chains` on the wire; only with the response option `filter`.
    pub chains: Vec<HotelItemReference>,
    /// `hotelThemes` on the wire; only with the response option `filter`.
    pub hotel_themes: Vec<HotelItemReference>,
    /// `propertyTypes` on the wire; only with the response option `filter`.
    pub property_types: Vec<HotelItemReference>,
    /// `facilities` on the wire; only with the response option `filter`.
    pub facilities: Vec<HotelItemReference>,
    /// `deals` on the wire; only with the response option `filter`.
    pub deals: Vec<HotelItemReference>,
    /// `guestRatings` on the wire; only with the response option `filter`.
    pub guest_ratings: Vec<BasicHotelRating>,
    /// `starRatings` on the wire; only with the response option `filter`.
    pub star_ratings: Vec<BasicHotelRating>,
    /// `hotelRatings` on the wire; only with the response option `filter`.
    pub hotel_ratings: Vec<DetailedHotelRating>,
    /// `priceRanges` on the wire; only with the response option `filter`.
    pub price_ranges: Vec<HotelPriceRange>,
    /// Providers of the rates. Also present with the response option `multipleHotelsAllRates`.
    ///
    /// `providers` on the wire; only with the response option `topRates`.
    pub providers: Vec<HotelProvider>,
}

/// The hotels in a destination, with minimal detail.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BasicMultipleHotelSearchResponse {
    /// Progress of the search, and hotel counts.
    pub state: HotelSearchState,
    /// One page of hotels.
    ///
    /// `results` on the wire; optional.
    pub results: Vec<BasicHotelResult>,
}

/// A part to add to the response of a single search.
///
/// Not stated: `rateBreakdown` as a response option. Chosen (observed): accepted, because the rate breakdown requires it and the live service accepts it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum SingleHotelOption {
    /// `features`
    Features,
    /// `featureSummary`
    FeatureSummary,
    /// `featureTags`
    FeatureTags,
    /// `description`
    Description,
    /// `images`
    Images,
    /// `place`
    Place,
    /// `reviews`
    Reviews,
    /// `hotelWellKnownPlace`
    HotelWellKnownPlace,
    /// `rateBreakdown`
    RateBreakdown,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// A part to add to the response of a multiple search.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum MultipleHotelOption {
    /// `features`: Each hotel's features.
    Features,
    /// `filter`: Filter counts, after the request's filters are applied.
    Filter,
    /// `destination`: The destination.
    Destination,
    /// `rateBreakdown`: Each rate's base and taxes.
    RateBreakdown,
    /// `hotelWellKnownPlace`: Each hotel's well-known place.
    HotelWellKnownPlace,
    /// `images`: Each hotel's pictures.
    Images,
    /// `hotelPlace`: Each hotel's place.
    HotelPlace,
    /// `reviews`: Each hotel's review quotes and review sentiment.
    Reviews,
    /// `topRates`: Providers, and the best rates of each hotel.
    TopRates,
    /// `multipleHotelsAllRates`: Providers, and all rates of each hotel.
    MultipleHotelsAllRates,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Match mode for the requested features: all of them, or at least one of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum FeaturesFilterMode {
    /// `AND`: All of the features.
    All,
    /// `OR`: At least one of the features.
    Any,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Sort key for hotels.
///
/// Not stated: The order of ties and of hotels without a value. Chosen (ours): ties are sorted by popularity in both directions; unrated hotels count as lowest; hotels without a price or distance are last; ascending popularity starts with the most popular hotel.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum HotelSortField {
    /// `consumerRating`
    ConsumerRating,
    /// `distance`
    Distance,
    /// `name`
    Name,
    /// `minRate`
    MinRate,
    /// `popularity`
    Popularity,
    /// `rating`
    Rating,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Sort direction for hotels.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum HotelSortDirection {
    /// `ascending`
    Ascending,
    /// `descending`
    Descending,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// A meal that a rate includes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum InclusionType {
    /// `0`
    Breakfast,
    /// `1`
    Lunch,
    /// `2`
    Dinner,
    /// `3`
    Meals,
    /// `4`
    AllInclusive,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedInteger),
}

/// Polarity of a review about an aspect: positive, neutral or negative.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum ReviewPolarity {
    /// `1`
    Positive,
    /// `0`
    Neutral,
    /// `-1`
    Negative,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedInteger),
}

/// Category of guest ratings; `LOCATION`, `OVERALL` and `COMFORT` have been observed.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RatingCategory(pub(super) specwright_core::Text);

/// Id of a feature; the static data feed has its label.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FeatureId(pub(super) i64);

#[doc(inline)]
pub use wayfare_validation::EntityKey;
#[doc(inline)]
pub use wayfare_validation::HotelEntityKey;
#[doc(inline)]
pub use wayfare_validation::HotelRoomGuests;
#[doc(inline)]
pub use wayfare_validation::PipeDelimitedIntegerList;
