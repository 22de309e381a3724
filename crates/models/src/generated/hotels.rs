// Made by `cargo xtask regenerate` from `spec/hotels.toml`. Do not edit.

//! Hotel search: one hotel, the hotels of a destination, and the same in brief for maps.
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
    /// `true` answers 202 without results until the search is complete.
    ///
    /// `onlyIfComplete` on the wire; optional, default `false`.
    pub only_if_complete: Option<bool>,
    /// Maximum time to wait for providers. The answer holds the results received by then.
    ///
    /// `searchTimeout` on the wire; optional, in milliseconds, from 0 to 60000.
    ///
    /// Not stated: Fractions, and the longest wait. Chosen (ours): whole milliseconds, at most 60,000.
    pub search_timeout: Option<i64>,
    /// Day of arrival.
    ///
    /// `checkin` on the wire; optional.
    pub checkin: Option<specwright_core::Date>,
    /// Day of departure.
    ///
    /// `checkout` on the wire; optional.
    ///
    /// Not stated: The meaning of one date alone, and of a departure that is not after the arrival. Chosen (ours): both dates or none, and the latter is refused.
    pub checkout: Option<specwright_core::Date>,
    /// Guests of each room: the number of adults, and the ages of children after a colon. Rooms are separated by `|`. `2` is one room for two adults.
    ///
    /// `rooms` on the wire; optional.
    pub rooms: Option<HotelRoomGuests>,
    /// ISO 639 language code, with a region where it matters. Chinese needs one: `zh_CN`, not `zh`.
    ///
    /// `languageCode` on the wire; optional, default `EN`.
    pub language_code: Option<super::common::LanguageCode>,
    /// Currency of all prices. Default: the currency of the end user's country.
    ///
    /// `currencyCode` on the wire; optional.
    pub currency_code: Option<super::common::CurrencyCode>,
    /// `true` includes VAT or sales tax in totals, but no local taxes. Default: as is customary in the end user's country.
    ///
    /// `includeTaxesInTotal` on the wire; optional.
    pub include_taxes_in_total: Option<bool>,
    /// `true` includes taxes and fees paid at the hotel in totals, which then include all taxes. Default: as is customary in the end user's country.
    ///
    /// `includeLocalTaxesInTotal` on the wire; optional.
    pub include_local_taxes_in_total: Option<bool>,
}

/// Destination, filters, order and page.
#[derive(Clone, Debug, PartialEq)]
pub struct HotelFilters {
    /// Destination of a hotel search: a place (`kplace:`, with its id), a hotel (`khotel:`), a set of hotels (`khotels:`), a point (`klatlon:`, with its latitude and longitude) or a polygon (`kpolygon:`, with those of its corners). The autocomplete returns the first two, as `entityKey`.
    ///
    /// `destination` on the wire; required.
    ///
    /// Not stated: The key of a place with the id of a hotel. Chosen (observed): taken as the key of the hotel, since integrations build it.
    pub destination: EntityKey,
    /// Minimum price, in the response's currency.
    ///
    /// `minPrice` on the wire; optional.
    ///
    /// Not stated: The price compared, and the answer to a lower bound above the upper one. Chosen (ours): the hotel's lowest rate, as in the answer; such bounds are refused.
    pub min_price: Option<specwright_core::Amount>,
    /// Maximum price, in the response's currency.
    ///
    /// `maxPrice` on the wire; optional.
    ///
    /// Not stated: The price compared. Chosen (ours): the hotel's lowest rate, as in the answer.
    pub max_price: Option<specwright_core::Amount>,
    /// Star ratings to keep.
    ///
    /// `starRating` on the wire; optional.
    pub star_rating: Option<PipeDelimitedIntegerList>,
    /// Hotel ratings to keep.
    ///
    /// `hotelRating` on the wire; optional.
    pub hotel_rating: Option<PipeDelimitedIntegerList>,
    /// `true` restricts `hotelRating` to official ratings.
    ///
    /// `hotelRatingExcludeSelfRated` on the wire; optional, default `false`.
    pub hotel_rating_exclude_self_rated: Option<bool>,
    /// Property types to keep, by ids from a multiple search with the response option `filter`.
    ///
    /// `propertyTypes` on the wire; optional.
    pub property_types: Option<PipeDelimitedIntegerList>,
    /// Facilities that hotels must have, by ids from a multiple search with the response option `filter`.
    ///
    /// `features` on the wire; optional.
    pub features: Option<PipeDelimitedIntegerList>,
    /// Themes to keep, by ids from a multiple search with the response option `filter`.
    ///
    /// `themes` on the wire; optional.
    pub themes: Option<PipeDelimitedIntegerList>,
    /// Chains to keep, by ids from a multiple search with the response option `filter`.
    ///
    /// `chains` on the wire; optional.
    pub chains: Option<PipeDelimitedIntegerList>,
    /// Guest ratings to keep; -1 keeps unrated hotels.
    ///
    /// `guestRatings` on the wire; optional.
    ///
    /// Not stated: The meaning of a whole number. Chosen (ours): its whole range; 8 keeps ratings from 8 to below 9.
    pub guest_ratings: Option<PipeDelimitedIntegerList>,
    /// Deals to keep, by ids from a multiple search with the response option `filter`.
    ///
    /// `deals` on the wire; optional.
    pub deals: Option<PipeDelimitedIntegerList>,
    /// Word or phrase in the names to keep.
    ///
    /// `hotelName` on the wire; optional.
    pub hotel_name: Option<specwright_core::Text>,
    /// Sort key of hotels.
    ///
    /// `sortField` on the wire; optional, default `popularity`.
    pub sort_field: Option<HotelSortField>,
    /// Direction of a hotel sort.
    ///
    /// `sortDirection` on the wire; optional, default `ascending`.
    pub sort_direction: Option<HotelSortDirection>,
    /// Index of the page, from 0. The next page is the same call with the next index.
    ///
    /// `pageIndex` on the wire; optional, from 0 to 1000000, default 0.
    ///
    /// Not stated: Fractions, and the last page. Chosen (ours): whole numbers, at most 1,000,000.
    pub page_index: Option<i64>,
    /// Page size.
    ///
    /// `pageSize` on the wire; optional, from 1 to `HOTEL_PAGE_SIZE`, default `HOTEL_DEFAULT_PAGE_SIZE`.
    pub page_size: Option<i64>,
    /// Hotels to put first, in this order; the set of results stays the same.
    ///
    /// `preferredHotels` on the wire; optional, at most `PREFERRED_HOTELS` items.
    ///
    /// Not stated: Commas. Chosen (ours): accepted in place of `|`.
    pub preferred_hotels: Option<
        specwright_core::PipeList<super::autocomplete::HotelId>,
    >,
}

/// Facts of a hotel.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelFacts {
    /// Key.
    ///
    /// `key` on the wire; required, tolerated when missing.
    pub key: Option<super::autocomplete::EntityKeyText>,
    /// Name.
    ///
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// Address.
    ///
    /// `address` on the wire; required, tolerated when missing.
    pub address: Option<specwright_core::Text>,
    /// ISO 3166-1 alpha-2 country code.
    ///
    /// `hotelCountryCode` on the wire; required, tolerated when missing.
    pub hotel_country_code: Option<specwright_core::Lenient<super::common::CountryCode>>,
    /// Latitude.
    ///
    /// `latitude` on the wire; required, tolerated when missing, in degrees, from -90 to 90.
    pub latitude: Option<f64>,
    /// Longitude.
    ///
    /// `longitude` on the wire; required, tolerated when missing, in degrees, from -180 to 180.
    pub longitude: Option<f64>,
    /// Number of stars; -1 means none.
    ///
    /// `starRating` on the wire; required, tolerated when missing.
    ///
    /// Not stated: Its type, and the value for none. Chosen (observed): a number that may have a half; any negative one means none, as integrations show -1.
    pub star_rating: Option<f64>,
    /// `true` if the hotel rated itself.
    ///
    /// `isSelfRated` on the wire; required, tolerated when missing.
    pub is_self_rated: Option<bool>,
    /// License number.
    ///
    /// `licenseNumber` on the wire; optional.
    pub license_number: Option<specwright_core::Text>,
}

/// Progress of the search, and numbers of hotels.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelSearchState {
    /// `true` once all providers have answered; repeat the call until then.
    ///
    /// `isComplete` on the wire; required, tolerated when missing.
    pub is_complete: Option<bool>,
    /// Time that the search has run.
    ///
    /// `searchTime` on the wire; required, tolerated when missing, in milliseconds.
    pub search_time: Option<i64>,
    /// Total results.
    ///
    /// `totalResults` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The hotels counted. Chosen (ours): hotels of the destination.
    pub total_results: Option<i64>,
    /// Total available results.
    ///
    /// `totalAvailableResults` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The hotels counted. Chosen (ours): hotels with a rate.
    pub total_available_results: Option<i64>,
    /// Total filtered results.
    ///
    /// `totalFilteredResults` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The hotels counted. Chosen (ours): hotels that pass the filters.
    pub total_filtered_results: Option<i64>,
    /// ISO 4217 currency code.
    ///
    /// `currencyCode` on the wire; required, tolerated when missing.
    pub currency_code: Option<specwright_core::Lenient<super::common::CurrencyCode>>,
    /// ISO 639 language code, with a region where it matters. Chinese needs one: `zh_CN`, not `zh`.
    ///
    /// `languageCode` on the wire; required, tolerated when missing.
    pub language_code: Option<specwright_core::Lenient<super::common::LanguageCode>>,
}

/// Query of the single hotel search.
#[derive(Clone, Debug, PartialEq)]
pub struct SingleHotelQuery {
    /// Dates, guests, language and currency.
    pub stay: HotelStay,
    /// The key of one hotel.
    ///
    /// `hotel` on the wire; required.
    ///
    /// Not stated: Keys made of the `placeId` of a hotel, such as `kplace:1234`. Chosen (observed): taken as the key of the hotel, since integrations build them; a strict service refuses them.
    pub hotel: HotelEntityKey,
    /// Parts to add to the answer, separated by commas; case is ignored.
    ///
    /// `responseOptions` on the wire; optional.
    pub response_options: Option<specwright_core::CommaList<SingleHotelOption>>,
}

/// Query of the multiple hotel search.
#[derive(Clone, Debug, PartialEq)]
pub struct MultipleHotelQuery {
    /// Destination, filters, order and page.
    pub filters: HotelFilters,
    /// Dates, guests, language and currency.
    pub stay: HotelStay,
    /// How a hotel has to match the requested features: all of them, or at least one.
    ///
    /// `featuresFilterMode` on the wire; optional, default `AND`.
    pub features_filter_mode: Option<FeaturesFilterMode>,
    /// `true` leaves out the hotels: for the summary of a completed search, such as filter counts.
    ///
    /// `summaryOnly` on the wire; optional, default `false`.
    pub summary_only: Option<bool>,
    /// Parts to add to the answer, separated by commas; case is ignored.
    ///
    /// `responseOptions` on the wire; optional.
    pub response_options: Option<specwright_core::CommaList<MultipleHotelOption>>,
}

/// Query of the basic hotel search.
#[derive(Clone, Debug, PartialEq)]
pub struct BasicHotelQuery {
    /// Destination, filters, order and page.
    pub filters: HotelFilters,
    /// Dates, guests, language and currency.
    pub stay: HotelStay,
}

/// One bookable rate of one provider.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelRate {
    /// Room name.
    ///
    /// `roomName` on the wire; required, tolerated when missing.
    pub room_name: Option<specwright_core::Text>,
    /// Total for the room, in the response's currency. -1 means no price.
    ///
    /// `totalRate` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The value for no price. Chosen (observed): any negative amount, as integrations show -1.
    ///
    /// Not stated: The nights and rooms that the total covers. Chosen (ours): the whole stay, and all rooms requested.
    pub total_rate: Option<specwright_core::Amount>,
    /// Is cheapest rate.
    ///
    /// `isCheapestRate` on the wire; required, tolerated when missing.
    pub is_cheapest_rate: Option<bool>,
    /// Has free cancellation.
    ///
    /// `hasFreeCancellation` on the wire; required, tolerated when missing.
    pub has_free_cancellation: Option<bool>,
    /// Can pay later.
    ///
    /// `canPayLater` on the wire; required, tolerated when missing.
    pub can_pay_later: Option<bool>,
    /// `true` if the rate is sold together with other services.
    ///
    /// `isBundledRate` on the wire; required, tolerated when missing.
    pub is_bundled_rate: Option<bool>,
    /// Inclusions.
    ///
    /// `inclusions` on the wire; required, tolerated when missing.
    pub inclusions: Vec<InclusionType>,
    /// Available rooms.
    ///
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
    /// URL to book at: absolute and ready to use. Its tokens are opaque.
    ///
    /// `bookUri` on the wire; required, tolerated when missing.
    ///
    /// Not stated: Its form. Chosen (observed): `{base}/in?a=AFFILIATE&p=LABEL&url=TARGET`, as observed; `p` is the affiliate's own label of the click, empty until the affiliate fills it in.
    pub book_uri: Option<specwright_core::Text>,
    /// Parts of a total, in the response's currency.
    ///
    /// `rateBreakdown` on the wire; only with the response option `rateBreakdown`.
    pub rate_breakdown: Option<HotelRateBreakdown>,
}

/// Parts of a total, in the response's currency.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelRateBreakdown {
    /// Base rate.
    ///
    /// `baseRate` on the wire; required, tolerated when missing.
    pub base_rate: Option<specwright_core::Amount>,
    /// Taxes.
    ///
    /// `taxes` on the wire; required, tolerated when missing.
    pub taxes: Option<specwright_core::Amount>,
    /// Taxes paid at the hotel.
    ///
    /// `localTaxes` on the wire; optional.
    pub local_taxes: Option<specwright_core::Amount>,
}

/// A provider of rooms.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelProvider {
    /// Code.
    ///
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<specwright_core::Text>,
    /// Name.
    ///
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// Logo.
    ///
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
    /// Unit of a cashback's value.
    ///
    /// `type` on the wire; required, tolerated when missing.
    pub kind: Option<super::common::CashbackType>,
    /// Percent, or an amount of `currency`.
    ///
    /// `value` on the wire; required, tolerated when missing.
    pub value: Option<specwright_core::Amount>,
    /// Maximum cashback.
    ///
    /// `cap` on the wire; optional.
    pub cap: Option<specwright_core::Amount>,
    /// Code of a currency: ISO 4217, or defined by the affiliate.
    ///
    /// `currency` on the wire; required, tolerated when missing.
    pub currency: Option<specwright_core::Text>,
    /// Custom currency name.
    ///
    /// `customCurrencyName` on the wire; optional.
    pub custom_currency_name: Option<specwright_core::Text>,
    /// Custom currency abbreviation.
    ///
    /// `customCurrencyAbbreviation` on the wire; optional.
    pub custom_currency_abbreviation: Option<specwright_core::Text>,
    /// Kind of a currency outside ISO 4217, such as NON_MONETARY.
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
/// Not stated: The codes. Chosen (observed): `checkin` and `checkout`, with the time in the description, as observed, and others in lower case.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelPolicy {
    /// Code.
    ///
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<specwright_core::Text>,
    /// Name.
    ///
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// Description.
    ///
    /// `description` on the wire; required, tolerated when missing.
    pub description: Option<specwright_core::Text>,
}

/// A picture of the hotel.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelImage {
    /// Large.
    ///
    /// `large` on the wire; required, tolerated when missing.
    pub large: Option<specwright_core::Text>,
    /// Small.
    ///
    /// `small` on the wire; optional.
    pub small: Option<specwright_core::Text>,
    /// Sprites.
    ///
    /// `sprites` on the wire; optional.
    ///
    /// Not stated: Its shape. Chosen (observed): any JSON is kept; it was observed in answers, and the embedded service leaves it out.
    pub sprites: Option<specwright_core::Json>,
}

/// A feature in words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelFeatureSummary {
    /// Name.
    ///
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// Description.
    ///
    /// `description` on the wire; required, tolerated when missing.
    pub description: Option<specwright_core::Text>,
}

/// Features under one heading.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelFeatureTag {
    /// Tag.
    ///
    /// `tag` on the wire; required, tolerated when missing.
    pub tag: Option<specwright_core::Text>,
    /// Features.
    ///
    /// `features` on the wire; required, tolerated when missing.
    pub features: Vec<FeatureId>,
}

/// The place that a hotel lies in.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelPlace {
    /// Key.
    ///
    /// `key` on the wire; required, tolerated when missing.
    pub key: Option<super::autocomplete::EntityKeyText>,
    /// Name.
    ///
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
}

/// A place whose hotels can be searched.
///
/// Not stated: The response that has it. Chosen (documented): the single search, as in the live service's reference.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SearchableHotelPlace {
    /// Id.
    ///
    /// `id` on the wire; required, tolerated when missing.
    pub id: Option<super::common::PlaceId>,
    /// Key.
    ///
    /// `key` on the wire; required, tolerated when missing.
    pub key: Option<super::autocomplete::EntityKeyText>,
    /// URL of the multiple search of the place.
    ///
    /// `href` on the wire; required, tolerated when missing.
    pub href: Option<specwright_core::Text>,
    /// Name.
    ///
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// Full name.
    ///
    /// `fullName` on the wire; required, tolerated when missing.
    pub full_name: Option<specwright_core::Text>,
    /// Latitude.
    ///
    /// `latitude` on the wire; required, tolerated when missing, in degrees, from -90 to 90.
    pub latitude: Option<f64>,
    /// Longitude.
    ///
    /// `longitude` on the wire; required, tolerated when missing, in degrees, from -180 to 180.
    pub longitude: Option<f64>,
    /// ISO 3166-1 alpha-2 country code.
    ///
    /// `placeCountryCode` on the wire; required, tolerated when missing.
    pub place_country_code: Option<specwright_core::Lenient<super::common::CountryCode>>,
    /// Is searchable.
    ///
    /// `isSearchable` on the wire; required, tolerated when missing.
    pub is_searchable: Option<bool>,
}

/// An aspect that reviews mention.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelReviewAspect {
    /// Text.
    ///
    /// `text` on the wire; required, tolerated when missing.
    pub text: Option<specwright_core::Text>,
    /// Praise or criticism of an aspect.
    ///
    /// `polarity` on the wire; required, tolerated when missing.
    pub polarity: Option<ReviewPolarity>,
}

/// Reviews by one kind of guest.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelReviewerType {
    /// Type.
    ///
    /// `type` on the wire; required, tolerated when missing.
    pub kind: Option<i64>,
    /// Number of reviews.
    ///
    /// `numberOfReviews` on the wire; required, tolerated when missing.
    pub number_of_reviews: Option<i64>,
    /// Aspects.
    ///
    /// `aspects` on the wire; required, tolerated when missing.
    pub aspects: Vec<HotelReviewAspect>,
    /// Localised.
    ///
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
}

/// Guest reviews of a hotel.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelReviews {
    /// Number of reviews.
    ///
    /// `numberOfReviews` on the wire; required, tolerated when missing.
    pub number_of_reviews: Option<i64>,
    /// The rating in words and as a number: `Fabulous, 8.5`.
    ///
    /// `sentiment` on the wire; required, tolerated when missing.
    pub sentiment: Option<specwright_core::Text>,
    /// Quotes.
    ///
    /// `quotes` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The elements. Chosen (documented): as of `aspects`, as in the live service's reference.
    pub quotes: Vec<HotelReviewAspect>,
    /// Aspects.
    ///
    /// `aspects` on the wire; required, tolerated when missing.
    pub aspects: Vec<HotelReviewAspect>,
    /// Reviewer types.
    ///
    /// `reviewerTypes` on the wire; required, tolerated when missing.
    pub reviewer_types: Vec<HotelReviewerType>,
    /// By category, from 0 to 10; -1 means no rating.
    ///
    /// `guestRatings` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The complete list of categories. Chosen (ours): any name is kept.
    pub guest_ratings: std::collections::BTreeMap<RatingCategory, f64>,
}

/// A chain, theme, property type, facility or deal, and how many hotels have it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelItemReference {
    /// Id.
    ///
    /// `id` on the wire; required.
    pub id: i64,
    /// Name.
    ///
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// Hotel count.
    ///
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

/// Number of hotels with a rating, official ones and self-ratings apart.
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
    /// Officially rated.
    ///
    /// `officiallyRated` on the wire; required, tolerated when missing.
    pub officially_rated: Option<i64>,
    /// Self rated.
    ///
    /// `selfRated` on the wire; required, tolerated when missing.
    pub self_rated: Option<i64>,
}

/// Number of hotels in a price range. Number and width of the ranges vary.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelPriceRange {
    /// Lower bound in the response's currency; the next range's key is the upper one.
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
    /// Id.
    ///
    /// `id` on the wire; required, tolerated when missing.
    pub id: Option<super::common::PlaceId>,
    /// Key.
    ///
    /// `key` on the wire; required, tolerated when missing.
    pub key: Option<super::autocomplete::EntityKeyText>,
    /// URL of the multiple search of the destination.
    ///
    /// `href` on the wire; required, tolerated when missing.
    pub href: Option<specwright_core::Text>,
    /// Type.
    ///
    /// `type` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The meaning of the numbers. Chosen (documented): 2 is a city, as in the live service's reference; beside it 1 country, 3 region, 4 airport, 5 hotel, 6 hotels, 7 point, 8 polygon.
    pub kind: Option<i64>,
    /// Name.
    ///
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// Full name.
    ///
    /// `fullName` on the wire; required, tolerated when missing.
    pub full_name: Option<specwright_core::Text>,
    /// Is searchable.
    ///
    /// `isSearchable` on the wire; required, tolerated when missing.
    pub is_searchable: Option<bool>,
    /// Latitude.
    ///
    /// `latitude` on the wire; required, tolerated when missing, in degrees, from -90 to 90.
    pub latitude: Option<f64>,
    /// Longitude.
    ///
    /// `longitude` on the wire; required, tolerated when missing, in degrees, from -180 to 180.
    pub longitude: Option<f64>,
    /// Has boundary.
    ///
    /// `hasBoundary` on the wire; required, tolerated when missing.
    pub has_boundary: Option<bool>,
    /// Radius.
    ///
    /// `radius` on the wire; required, tolerated when missing, in km.
    ///
    /// Not stated: The unit. Chosen (ours): km.
    pub radius: Option<f64>,
    /// Maximum radius.
    ///
    /// `maximumRadius` on the wire; required, tolerated when missing, in km.
    ///
    /// Not stated: The unit. Chosen (ours): km.
    pub maximum_radius: Option<f64>,
}

/// A hotel of a destination.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelResult {
    /// Facts of a hotel.
    pub facts: HotelFacts,
    /// Id.
    ///
    /// `id` on the wire; required.
    pub id: super::autocomplete::HotelId,
    /// Name in the request's language, where that is not the default.
    ///
    /// `translatedName` on the wire; optional.
    ///
    /// Not stated: Its presence in the multiple search. Chosen (observed): optional, as observed.
    pub translated_name: Option<specwright_core::Text>,
    /// The hotel's lowest rate, in the response's currency.
    ///
    /// `lowestRate` on the wire; required, may be null.
    ///
    /// Not stated: A null value. Chosen (documented): accepted.
    ///
    /// Not stated: Its meaning without dates. Chosen (ours): the lowest nightly rate seen lately, as in the single search.
    pub lowest_rate: Option<specwright_core::Amount>,
    /// The hotel's highest rate, in the response's currency.
    ///
    /// `highestRate` on the wire; required, may be null.
    ///
    /// Not stated: A null value. Chosen (documented): accepted.
    pub highest_rate: Option<specwright_core::Amount>,
    /// URL of the single search of the hotel.
    ///
    /// `href` on the wire; required, tolerated when missing.
    pub href: Option<specwright_core::Text>,
    /// Distance from the polygon's centre, the point or the place that was searched; null for searches by hotel.
    ///
    /// `distance` on the wire; required, may be null, in km.
    ///
    /// Not stated: The unit, and the value for none. Chosen (documented): km, and null.
    pub distance: Option<f64>,
    /// Always false.
    ///
    /// `isWithinBoundary` on the wire; required, tolerated when missing.
    pub is_within_boundary: Option<bool>,
    /// `true` if a rate is special (such as mobile-only or desktop-only), underpriced or opaque.
    ///
    /// `isGreatValue` on the wire; required, tolerated when missing.
    pub is_great_value: Option<bool>,
    /// Property type.
    ///
    /// `propertyType` on the wire; required, tolerated when missing.
    pub property_type: Option<i64>,
    /// Number of providers.
    ///
    /// `numberOfProviders` on the wire; required, tolerated when missing.
    pub number_of_providers: Option<i64>,
    /// Number of rates.
    ///
    /// `numberOfRates` on the wire; required, tolerated when missing.
    pub number_of_rates: Option<i64>,
    /// Rating by guests, from 0 to 10; -1 means none.
    ///
    /// `guestRating` on the wire; required, tolerated when missing.
    ///
    /// Not stated: Its scale. Chosen (observed): from 0 to 10, as integrations show.
    pub guest_rating: Option<f64>,
    /// Number of reviews.
    ///
    /// `numberOfReviews` on the wire; required, tolerated when missing.
    pub number_of_reviews: Option<i64>,
    /// Rates of the hotel, in the order of recommendation. Also with the response option `multipleHotelsAllRates`.
    ///
    /// `rates` on the wire; only with the response option `topRates`.
    pub rates: Vec<HotelRate>,
    /// The place that a hotel lies in.
    ///
    /// `wellKnownPlace` on the wire; only with the response option `hotelWellKnownPlace`.
    ///
    /// Not stated: Its shape. Chosen (documented): a key and a name, as in the live service's reference.
    pub well_known_place: Option<HotelPlace>,
    /// Images.
    ///
    /// `images` on the wire; only with the response option `images`.
    pub images: Vec<HotelImage>,
    /// The place that a hotel lies in.
    ///
    /// `place` on the wire; only with the response option `hotelPlace`.
    pub place: Option<HotelPlace>,
    /// Review quotes.
    ///
    /// `reviewQuotes` on the wire; only with the response option `reviews`.
    pub review_quotes: Vec<specwright_core::Text>,
    /// Guest rating sentiment.
    ///
    /// `guestRatingSentiment` on the wire; only with the response option `reviews`.
    pub guest_rating_sentiment: Option<specwright_core::Text>,
    /// Features.
    ///
    /// `features` on the wire; only with the response option `features`.
    pub features: Vec<FeatureId>,
}

/// A hotel of a destination, in brief.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BasicHotelResult {
    /// Id.
    ///
    /// `id` on the wire; required.
    pub id: super::autocomplete::HotelId,
    /// Key.
    ///
    /// `key` on the wire; required, tolerated when missing.
    pub key: Option<super::autocomplete::EntityKeyText>,
    /// Name.
    ///
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// Latitude.
    ///
    /// `latitude` on the wire; required, tolerated when missing, in degrees, from -90 to 90.
    pub latitude: Option<f64>,
    /// Longitude.
    ///
    /// `longitude` on the wire; required, tolerated when missing, in degrees, from -180 to 180.
    pub longitude: Option<f64>,
    /// Number of stars; -1 means none.
    ///
    /// `starRating` on the wire; required, tolerated when missing.
    ///
    /// Not stated: Its type, and the value for none. Chosen (observed): a number that may have a half; any negative one means none, as integrations show -1.
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
    pub lowest_rate: Option<specwright_core::Amount>,
    /// URL of the single search of the hotel.
    ///
    /// `href` on the wire; required, tolerated when missing.
    pub href: Option<specwright_core::Text>,
    /// Rating by guests, from 0 to 10; -1 means none.
    ///
    /// `guestRating` on the wire; required, tolerated when missing.
    ///
    /// Not stated: Its scale. Chosen (observed): from 0 to 10, as integrations show.
    pub guest_rating: Option<f64>,
    /// Number of reviews.
    ///
    /// `numberOfReviews` on the wire; required, tolerated when missing.
    pub number_of_reviews: Option<i64>,
    /// Highest rate.
    ///
    /// `highestRate` on the wire; required, may be null.
    pub highest_rate: Option<specwright_core::Amount>,
    /// A picture of the hotel.
    ///
    /// `image` on the wire; required, tolerated when missing.
    pub image: Option<HotelImage>,
    /// License number.
    ///
    /// `licenseNumber` on the wire; optional.
    pub license_number: Option<specwright_core::Text>,
}

/// One hotel and its rates.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SingleHotelSearchResponse {
    /// Facts of a hotel.
    pub facts: HotelFacts,
    /// Id.
    ///
    /// `id` on the wire; required, tolerated when missing.
    pub id: Option<super::autocomplete::HotelId>,
    /// Name in the request's language, where that is not the default.
    ///
    /// `translatedName` on the wire; optional.
    pub translated_name: Option<specwright_core::Text>,
    /// Lowest rate of all providers; without dates, the lowest nightly rate seen lately.
    ///
    /// `lowestRate` on the wire; required, may be null.
    pub lowest_rate: Option<specwright_core::Amount>,
    /// `true` once all providers have answered; repeat the call until then.
    ///
    /// `isComplete` on the wire; required, tolerated when missing.
    ///
    /// Not stated: An answer without it. Chosen (ours): not complete.
    pub is_complete: Option<bool>,
    /// Time that the search has run.
    ///
    /// `searchTime` on the wire; required, tolerated when missing, in milliseconds.
    pub search_time: Option<i64>,
    /// Total results.
    ///
    /// `totalResults` on the wire; required, tolerated when missing.
    pub total_results: Option<i64>,
    /// ISO 4217 currency code.
    ///
    /// `currencyCode` on the wire; required, tolerated when missing.
    pub currency_code: Option<specwright_core::Lenient<super::common::CurrencyCode>>,
    /// ISO 639 language code, with a region where it matters. Chinese needs one: `zh_CN`, not `zh`.
    ///
    /// `languageCode` on the wire; required, tolerated when missing.
    pub language_code: Option<specwright_core::Lenient<super::common::LanguageCode>>,
    /// Country code, derived from the request.
    ///
    /// `countryCode` on the wire; required, tolerated when missing.
    pub country_code: Option<specwright_core::Lenient<super::common::CountryCode>>,
    /// Policies.
    ///
    /// `policies` on the wire; required, tolerated when missing.
    pub policies: Vec<HotelPolicy>,
    /// Providers.
    ///
    /// `providers` on the wire; required, tolerated when missing.
    pub providers: Vec<HotelProvider>,
    /// Rates of the hotel. Left out without dates.
    ///
    /// `results` on the wire; optional.
    pub results: Vec<HotelRate>,
    /// Features.
    ///
    /// `features` on the wire; only with the response option `features`.
    pub features: Vec<FeatureId>,
    /// Feature summary.
    ///
    /// `featureSummary` on the wire; only with the response option `featureSummary`.
    ///
    /// Not stated: Its form. Chosen (ours): a list.
    pub feature_summary: Vec<HotelFeatureSummary>,
    /// Feature tags.
    ///
    /// `featureTags` on the wire; only with the response option `featureTags`.
    ///
    /// Not stated: Its form. Chosen (ours): a list.
    pub feature_tags: Vec<HotelFeatureTag>,
    /// Description.
    ///
    /// `description` on the wire; only with the response option `description`.
    pub description: Option<specwright_core::Text>,
    /// Images.
    ///
    /// `images` on the wire; only with the response option `images`.
    pub images: Vec<HotelImage>,
    /// A place whose hotels can be searched.
    ///
    /// `place` on the wire; only with the response option `place`.
    pub place: Option<SearchableHotelPlace>,
    /// Guest reviews of a hotel.
    ///
    /// `reviews` on the wire; only with the response option `reviews`.
    pub reviews: Option<HotelReviews>,
    /// The place that a hotel lies in.
    ///
    /// `wellKnownPlace` on the wire; only with the response option `hotelWellKnownPlace`.
    ///
    /// Not stated: Its shape. Chosen (documented): a key and a name, as in the live service's reference.
    pub well_known_place: Option<HotelPlace>,
}

/// The hotels of a destination.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MultipleHotelSearchResponse {
    /// Progress of the search, and numbers of hotels.
    pub state: HotelSearchState,
    /// Rate of the cheapest hotel.
    ///
    /// `lowestTotalRate` on the wire; optional.
    pub lowest_total_rate: Option<specwright_core::Amount>,
    /// Rate of the most expensive hotel.
    ///
    /// `highestTotalRate` on the wire; optional.
    pub highest_total_rate: Option<specwright_core::Amount>,
    /// Rate of the cheapest hotel after filters.
    ///
    /// `postFilterLowestTotalRate` on the wire; optional.
    pub post_filter_lowest_total_rate: Option<specwright_core::Amount>,
    /// Rate of the most expensive hotel after filters.
    ///
    /// `postFilterHighestTotalRate` on the wire; optional.
    pub post_filter_highest_total_rate: Option<specwright_core::Amount>,
    /// One page of hotels. Left out with `summaryOnly`.
    ///
    /// `results` on the wire; optional.
    pub results: Vec<HotelResult>,
    /// The destination. Set only with the response option `destination`; null where it is not found.
    ///
    /// `destination` on the wire; required, may be null.
    pub destination: Option<HotelDestination>,
    /// Chains.
    ///
    /// `chains` on the wire; only with the response option `filter`.
    pub chains: Vec<HotelItemReference>,
    /// Hotel themes.
    ///
    /// `hotelThemes` on the wire; only with the response option `filter`.
    pub hotel_themes: Vec<HotelItemReference>,
    /// Property types.
    ///
    /// `propertyTypes` on the wire; only with the response option `filter`.
    pub property_types: Vec<HotelItemReference>,
    /// Facilities.
    ///
    /// `facilities` on the wire; only with the response option `filter`.
    pub facilities: Vec<HotelItemReference>,
    /// Deals.
    ///
    /// `deals` on the wire; only with the response option `filter`.
    pub deals: Vec<HotelItemReference>,
    /// Guest ratings.
    ///
    /// `guestRatings` on the wire; only with the response option `filter`.
    pub guest_ratings: Vec<BasicHotelRating>,
    /// Star ratings.
    ///
    /// `starRatings` on the wire; only with the response option `filter`.
    pub star_ratings: Vec<BasicHotelRating>,
    /// Hotel ratings.
    ///
    /// `hotelRatings` on the wire; only with the response option `filter`.
    pub hotel_ratings: Vec<DetailedHotelRating>,
    /// Price ranges.
    ///
    /// `priceRanges` on the wire; only with the response option `filter`.
    pub price_ranges: Vec<HotelPriceRange>,
    /// Providers of the rates. Also with the response option `multipleHotelsAllRates`.
    ///
    /// `providers` on the wire; only with the response option `topRates`.
    pub providers: Vec<HotelProvider>,
}

/// The hotels of a destination, in brief.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BasicMultipleHotelSearchResponse {
    /// Progress of the search, and numbers of hotels.
    pub state: HotelSearchState,
    /// One page of hotels.
    ///
    /// `results` on the wire; optional.
    pub results: Vec<BasicHotelResult>,
}

/// A part to add to the answer of a single search.
///
/// Not stated: `rateBreakdown` as a response option. Chosen (observed): accepted, as the rate's breakdown needs it and the live service takes it.
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
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// A part to add to the answer of a multiple search.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum MultipleHotelOption {
    /// `features`: Each hotel's features.
    Features,
    /// `filter`: Counts for filters, after those of the request.
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
    /// `reviews`: Each hotel's review quotes and sentiment.
    Reviews,
    /// `topRates`: Providers, and the best rates of each hotel.
    TopRates,
    /// `multipleHotelsAllRates`: Providers, and all rates of each hotel.
    MultipleHotelsAllRates,
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// How a hotel has to match the requested features: all of them, or at least one.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum FeaturesFilterMode {
    /// `AND`: All of them.
    All,
    /// `OR`: At least one of them.
    Any,
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Sort key of hotels.
///
/// Not stated: The order of ties and of hotels without a value. Chosen (ours): ties by popularity in both directions; unrated lowest; without a price or distance last; ascending popularity begins with the most popular.
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
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Direction of a hotel sort.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum HotelSortDirection {
    /// `ascending`
    Ascending,
    /// `descending`
    Descending,
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
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
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedInteger),
}

/// Praise or criticism of an aspect.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum ReviewPolarity {
    /// `1`
    Positive,
    /// `0`
    Neutral,
    /// `-1`
    Negative,
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedInteger),
}

/// Category of guest ratings; `LOCATION`, `OVERALL` and `COMFORT` were observed.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RatingCategory(pub(super) specwright_core::Text);

/// Id of a feature; the static data feed has the labels.
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
