// Made by `cargo xtask regenerate` from `spec/feeds.toml`. Do not edit.

//! The static data feed: labels of the numeric ids in hotel responses, and all hotels and places. The service's documentation mentions the feed but does not describe it; everything here follows the reference and the responses of live services.
//!
//! From `feeds.toml`.
//!
//! # Operations
//!
//! * `GET /api/4.0/constants-mapping`: query [`ConstantsQuery`], response [`Constants`]
//! * `GET /api/4.0/hotelfeed`: query [`HotelFeedQuery`], response [`HotelFeedRecord`]
//! * `GET /api/4.0/placefeed`: query [`PlaceFeedQuery`], response [`PlaceFeedRecord`]
//!
//! # Types
//!
//! * Requests: [`ConstantsQuery`], [`HotelFeedQuery`], [`PlaceFeedQuery`]
//! * Responses: [`Constants`], [`Constant`], [`ChainConstant`], [`FacilityConstants`], [`FeatureConstant`], [`FeatureTagConstant`], [`HotelFeedRecord`], [`HotelFeedLocation`], [`HotelFeedCity`], [`HotelFeedState`], [`HotelFeedCountry`], [`HotelFeedFacility`], [`HotelFeedImage`], [`PlaceFeedRecord`]
//! * Enums: [`ConstantType`], [`FeatureScope`]

/// Query parameters for labels: types and language.
///
/// Not stated: The parameters. Chosen (documented): as in live services.
///
/// Not stated: The languages. Chosen (ours): the embedded service has labels in English, German, Spanish, French, Italian, Japanese, Korean, Dutch, Polish, Portuguese, Russian, Swedish, Turkish and Chinese, and returns the English labels for other languages; chain names are not translated, and heading ids are in English.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ConstantsQuery {
    /// Types of labels to return. Default: all types.
    ///
    /// `types` on the wire; optional.
    pub types: Option<specwright_core::CommaList<ConstantType>>,
    /// Language of the labels.
    ///
    /// `languageCode` on the wire; optional, default `EN`.
    pub language_code: Option<super::common::LanguageCode>,
}

/// Query parameters for a page of hotels.
///
/// Not stated: The parameters. Chosen (documented): as in live services.
///
/// Not stated: The languages. Chosen (ours): names of cities, countries and destinations are in the requested language if the embedded service has them, otherwise in English.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelFeedQuery {
    /// Id of the last hotel before the page; 0 for the first page.
    ///
    /// `lastId` on the wire; optional, default 0.
    ///
    /// Not stated: The response to a request without `lastId`. Chosen (ours): the first page.
    pub last_id: Option<super::autocomplete::HotelId>,
    /// `pageSize` on the wire; optional, from 1 to `FEED_PAGE_SIZE`, default `HOTEL_FEED_DEFAULT_PAGE_SIZE`.
    pub page_size: Option<i64>,
    /// Language of names and addresses.
    ///
    /// `languageCode` on the wire; optional, default `EN`.
    pub language_code: Option<super::common::LanguageCode>,
    /// Country of the hotels to return.
    ///
    /// `countryCode` on the wire; optional.
    pub country_code: Option<super::common::CountryCode>,
    /// Earliest last-change date of the hotels to return, in UTC.
    ///
    /// `lastUpdated` on the wire; optional.
    ///
    /// Not stated: Changes on the date itself. Chosen (ours): included.
    pub last_updated: Option<specwright_core::Date>,
    /// Property types of the hotels to return: constants of type `property`.
    ///
    /// `propertyTypeIds` on the wire; optional.
    ///
    /// Not stated: The format of the list. Chosen (ours): separated by commas, like the parameter `types` of the constants.
    pub property_type_ids: Option<specwright_core::CommaList<i64>>,
}

/// Query parameters for a page of places.
///
/// Not stated: The parameters. Chosen (documented): as in live services.
///
/// Not stated: The languages. Chosen (ours): names of cities, countries and destinations are in the requested language if the embedded service has them, otherwise in English.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlaceFeedQuery {
    /// Id of the last place before the page; 0 for the first page.
    ///
    /// `lastId` on the wire; optional, default 0.
    ///
    /// Not stated: The response to a request without `lastId`. Chosen (ours): the first page.
    pub last_id: Option<super::common::PlaceId>,
    /// `pageSize` on the wire; optional, from 1 to `FEED_PAGE_SIZE`, default `PLACE_FEED_DEFAULT_PAGE_SIZE`.
    pub page_size: Option<i64>,
    /// Language of names.
    ///
    /// `languageCode` on the wire; optional, default `EN`.
    pub language_code: Option<super::common::LanguageCode>,
    /// Country of the places to return, which include the country itself.
    ///
    /// `countryCode` on the wire; optional.
    pub country_code: Option<super::common::CountryCode>,
}

/// Labels by type, for the requested types only.
///
/// Not stated: The record, and the optional fields. Chosen (documented): as in live services; types without labels are omitted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Constants {
    /// Features of hotels.
    ///
    /// `facility` on the wire; optional.
    pub facility: Option<FacilityConstants>,
    /// Themes.
    ///
    /// `theme` on the wire; optional.
    pub theme: Vec<Constant>,
    /// Place types in the place feed: for example, 2 is an airport and 5 is a city. Destination types in hotel responses have different numbers.
    ///
    /// `placeType` on the wire; optional.
    ///
    /// Not stated: The numbers of other types. Chosen (ours): the remaining numbers up to 5, for countries, regions and metro areas.
    pub place_type: Vec<Constant>,
    /// Property types.
    ///
    /// `property` on the wire; optional, also read as `propertyType`.
    ///
    /// Not stated: The name of the field: live services send `property`, but their reference has `propertyType`. Chosen (observed): clients accept both names, and the service sends `property`.
    pub property: Vec<Constant>,
    /// Chains.
    ///
    /// `chain` on the wire; optional.
    pub chain: Vec<ChainConstant>,
    /// Subjects of pictures.
    ///
    /// `imageTag` on the wire; optional.
    pub image_tag: Vec<Constant>,
}

/// A numeric id and its label.
///
/// Not stated: The shape. Chosen (documented): as in live services.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Constant {
    /// `id` on the wire; required.
    pub id: i64,
    /// The label, localised.
    ///
    /// `name` on the wire; required.
    pub name: specwright_core::Text,
}

/// A chain and its label.
///
/// Not stated: The shape. Chosen (documented): as in live services.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ChainConstant {
    /// `id` on the wire; required.
    pub id: i64,
    /// The chain's name.
    ///
    /// `name` on the wire; required.
    pub name: specwright_core::Text,
    /// Id of the parent chain.
    ///
    /// `parentId` on the wire; optional.
    pub parent_id: Option<i64>,
}

/// Features of hotels, and the tags that group them.
///
/// Not stated: The shape. Chosen (documented): as in live services.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FacilityConstants {
    /// Features.
    ///
    /// `features` on the wire; optional.
    pub features: Vec<FeatureConstant>,
    /// Headings of groups of features.
    ///
    /// `tags` on the wire; optional.
    pub tags: Vec<FeatureTagConstant>,
}

/// A feature and its label.
///
/// Not stated: The shape. Chosen (documented): as in live services.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FeatureConstant {
    /// `id` on the wire; required.
    pub id: super::hotels::FeatureId,
    /// The label, localised.
    ///
    /// `name` on the wire; required.
    pub name: specwright_core::Text,
    /// Part of a stay that a feature applies to.
    ///
    /// `type` on the wire; optional.
    pub scope: Option<FeatureScope>,
}

/// Heading of a group of features, and its label.
///
/// Not stated: The shape. Chosen (documented): as in live services.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FeatureTagConstant {
    /// Id of the heading, as used in groups of features.
    ///
    /// `id` on the wire; required.
    pub id: specwright_core::Text,
    /// The label, localised.
    ///
    /// `name` on the wire; required.
    pub name: specwright_core::Text,
}

/// One hotel, without date-dependent data.
///
/// Not stated: The record, and the optional fields. Chosen (documented): as in live services; clients accept records that lack any field other than the id.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelFeedRecord {
    /// `hotelId` on the wire; required.
    pub hotel_id: super::autocomplete::HotelId,
    /// `hotelName` on the wire; required, tolerated when missing.
    pub hotel_name: Option<specwright_core::Text>,
    /// A constant of type `property`; 0 is a hotel.
    ///
    /// `propertyTypeId` on the wire; required, tolerated when missing.
    pub property_type_id: Option<i64>,
    /// Location of the hotel.
    ///
    /// `location` on the wire; required, tolerated when missing.
    pub location: Option<HotelFeedLocation>,
    /// Number of stars; 0 for holiday homes.
    ///
    /// `starRating` on the wire; optional.
    ///
    /// Not stated: The value for a hotel without stars. Chosen (ours): 0.
    pub star_rating: Option<f64>,
    /// Lowest nightly rate, in US dollars.
    ///
    /// `minRate` on the wire; optional.
    ///
    /// Not stated: The dates and taxes of the rate. Chosen (ours): a standard room on an average night, before tax.
    pub min_rate: Option<specwright_core::Amount>,
    /// Deprecated. A lower number means a more popular hotel.
    ///
    /// `popularity` on the wire; optional.
    pub popularity: Option<f64>,
    /// Guest rating, from 0 to 10.
    ///
    /// `overallRating` on the wire; required, tolerated when missing, from 0 to 10.
    ///
    /// Not stated: The value for a hotel without a rating. Chosen (ours): 0.
    pub overall_rating: Option<f64>,
    /// `numberOfReviews` on the wire; required, tolerated when missing.
    pub number_of_reviews: Option<i64>,
    /// Constants of type `theme`.
    ///
    /// `themes` on the wire; optional.
    pub themes: Vec<i64>,
    /// Features, in groups.
    ///
    /// `facilities` on the wire; optional.
    pub facilities: Vec<HotelFeedFacility>,
    /// Earliest check-in time, as hhmm: 1500 is 3 p.m.
    ///
    /// `checkIn` on the wire; optional, from 0 to 2359.
    pub check_in: Option<i64>,
    /// Latest check-out time, as hhmm.
    ///
    /// `checkOut` on the wire; optional, from 0 to 2359.
    pub check_out: Option<i64>,
    /// A constant of type `chain`.
    ///
    /// `chainId` on the wire; optional.
    pub chain_id: Option<i64>,
    /// IATA code of an airport.
    ///
    /// `iataCode` on the wire; optional.
    ///
    /// Not stated: The airport of the code. Chosen (ours): the nearest airport within 100 km.
    pub iata_code: Option<specwright_core::Text>,
    /// Creation time of the record, in UTC: `2024-05-01T08:30:00Z`.
    ///
    /// `dateCreated` on the wire; optional.
    pub date_created: Option<specwright_core::Text>,
    /// Time of the last change, in UTC: `2024-05-01T08:30:00Z`.
    ///
    /// `lastUpdated` on the wire; required, tolerated when missing.
    pub last_updated: Option<specwright_core::Text>,
    /// Pictures of the hotel.
    ///
    /// `images` on the wire; optional.
    pub images: Vec<HotelFeedImage>,
}

/// Location of a hotel: address, coordinates, and the places that contain it.
///
/// Not stated: The shape. Chosen (documented): as in live services.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelFeedLocation {
    /// `address` on the wire; optional.
    pub address: Option<specwright_core::Text>,
    /// `postalCode` on the wire; optional.
    pub postal_code: Option<specwright_core::Text>,
    /// Coordinates of the hotel.
    ///
    /// `coordinates` on the wire; required, tolerated when missing.
    pub coordinates: Option<super::common::Coordinates>,
    /// City of the hotel.
    ///
    /// `city` on the wire; required, tolerated when missing.
    pub city: Option<HotelFeedCity>,
    /// State, province or similar region of the hotel.
    ///
    /// `state` on the wire; optional.
    pub state: Option<HotelFeedState>,
    /// Country of the hotel.
    ///
    /// `country` on the wire; required, tolerated when missing.
    pub country: Option<HotelFeedCountry>,
}

/// City of a hotel.
///
/// Not stated: The shape. Chosen (documented): as in live services.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelFeedCity {
    /// `placeId` on the wire; required, tolerated when missing.
    pub place_id: Option<super::common::PlaceId>,
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// A constant of type `placeType`.
    ///
    /// `placeTypeId` on the wire; required, tolerated when missing.
    pub place_type_id: Option<i64>,
}

/// State, province or similar region of a hotel.
///
/// Not stated: The shape. Chosen (documented): as in live services.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelFeedState {
    /// `placeId` on the wire; required, tolerated when missing.
    pub place_id: Option<super::common::PlaceId>,
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
}

/// Country of a hotel.
///
/// Not stated: The shape. Chosen (documented): as in live services.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelFeedCountry {
    /// `placeId` on the wire; required, tolerated when missing.
    pub place_id: Option<super::common::PlaceId>,
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// ISO 3166-1 alpha-2 country code.
    ///
    /// `countryCode` on the wire; required, tolerated when missing.
    pub country_code: Option<specwright_core::Lenient<super::common::CountryCode>>,
    /// ISO 4217 currency code.
    ///
    /// `currencyCode` on the wire; optional.
    pub currency_code: Option<specwright_core::Lenient<super::common::CurrencyCode>>,
}

/// A group of features.
///
/// Not stated: The shape. Chosen (documented): as in live services.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelFeedFacility {
    /// Heading of the group: a tag from the constants of type `facility`.
    ///
    /// `tag` on the wire; required, tolerated when missing.
    pub tag: Option<specwright_core::Text>,
    /// Ids of features from the constants of type `facility`.
    ///
    /// `featureIds` on the wire; required, tolerated when missing.
    pub feature_ids: Vec<super::hotels::FeatureId>,
}

/// A picture of a hotel.
///
/// Not stated: The shape. Chosen (documented): as in live services.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelFeedImage {
    /// Id of the picture.
    ///
    /// `imageId` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The type of the id. Chosen (ours): an integer; clients drop an id of another type and keep the picture.
    pub image_id: Option<i64>,
    /// Origin of the picture.
    ///
    /// `source` on the wire; required, tolerated when missing.
    pub source: Option<specwright_core::Text>,
    /// URL of the picture.
    ///
    /// `url` on the wire; required.
    pub url: specwright_core::Text,
    /// `width` on the wire; required, tolerated when missing, in pixels.
    pub width: Option<i64>,
    /// `height` on the wire; required, tolerated when missing, in pixels.
    pub height: Option<i64>,
    /// A constant of type `imageTag`.
    ///
    /// `tag` on the wire; optional.
    ///
    /// Not stated: The type of the tag. Chosen (ours): an integer; clients drop a tag of another type and keep the picture.
    pub tag: Option<i64>,
}

/// One place.
///
/// Not stated: The record, and the optional fields. Chosen (documented): as in live services; clients accept records that lack any field other than the id.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlaceFeedRecord {
    /// `placeId` on the wire; required.
    pub place_id: super::common::PlaceId,
    /// `placeName` on the wire; required, tolerated when missing.
    pub place_name: Option<specwright_core::Text>,
    /// Id of the city of the place.
    ///
    /// `cityPlaceId` on the wire; optional.
    pub city_place_id: Option<super::common::PlaceId>,
    /// ISO 3166-1 alpha-2 country code.
    ///
    /// `countryCode` on the wire; optional.
    pub country_code: Option<specwright_core::Lenient<super::common::CountryCode>>,
    /// `countryName` on the wire; optional.
    pub country_name: Option<specwright_core::Text>,
    /// `latitude` on the wire; optional, in degrees, from -90 to 90.
    ///
    /// Not stated: The coordinates of a country. Chosen (ours): the coordinates of its largest city, or none if it has no city.
    pub latitude: Option<f64>,
    /// `longitude` on the wire; optional, in degrees, from -180 to 180.
    pub longitude: Option<f64>,
    /// Ids of the places that contain this place, smallest first; empty for a continent.
    ///
    /// `hierarchy` on the wire; required, tolerated when missing.
    pub hierarchy: Vec<super::common::PlaceId>,
    /// A constant of type `placeType`.
    ///
    /// `placeTypeId` on the wire; required, tolerated when missing.
    pub place_type_id: Option<i64>,
    /// Number of hotels in the place.
    ///
    /// `numHotels` on the wire; optional.
    pub num_hotels: Option<i64>,
    /// IATA code of an airport or metro area.
    ///
    /// `iataCode` on the wire; optional.
    pub iata_code: Option<specwright_core::Text>,
}

/// Type of constant.
///
/// Not stated: The complete list. Chosen (documented): the types that live services accept.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum ConstantType {
    /// `facility`: Hotel features, and the tags that group them.
    Facility,
    /// `property`: Property types.
    Property,
    /// `placeType`: Place types in the place feed.
    PlaceType,
    /// `theme`: Hotel themes.
    Theme,
    /// `chain`: Hotel chains.
    Chain,
    /// `imageTag`: Subjects of pictures.
    ImageTag,
    /// An unlisted value, unchanged. The list contains the values seen so far. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Part of a stay that a feature applies to.
///
/// Not stated: The complete list. Chosen (documented): the values that live services send.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum FeatureScope {
    /// `hotel`: The hotel as a whole.
    Hotel,
    /// `room`: The room.
    Room,
    /// `activity`: An activity at the hotel.
    Activity,
    /// An unlisted value, unchanged. The list contains the values seen so far. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}
