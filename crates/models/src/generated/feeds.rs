// Made by `cargo xtask regenerate` from `spec/feeds.toml`. Do not edit.

//! The static data feed: labels of the numbers in hotel answers, and all hotels and places. The service's documentation names it without a description; everything here follows integrations.
//!
//! From `feeds.toml`.
//!
//! # Operations
//!
//! * `GET /api/4.0/constants-mapping`: query [`ConstantsQuery`], answer [`Constant`]
//! * `GET /api/4.0/hotelfeed`: query [`HotelFeedQuery`], answer [`HotelFeedRecord`]
//! * `GET /api/4.0/placefeed`: query [`PlaceFeedQuery`], answer [`PlaceFeedRecord`]
//!
//! # Types
//!
//! * Requests: [`ConstantsQuery`], [`HotelFeedQuery`], [`PlaceFeedQuery`]
//! * Answers: [`Constant`], [`HotelFeedRecord`], [`PlaceFeedRecord`]
//! * Lists of values: [`ConstantType`]

/// Query of the labels: kinds and language.
///
/// Not stated: The parameters. Chosen: as integrations show.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ConstantsQuery {
    /// Kinds of labels to return. Default: all.
    ///
    /// `types` on the wire; optional.
    pub types: Option<wayfare_wire::CommaList<ConstantType>>,
    /// Language of the labels. The embedded service has English labels only.
    ///
    /// `languageCode` on the wire; optional, default `EN`.
    pub language_code: Option<super::common::LanguageCode>,
}

/// Query of a page of hotels.
///
/// Not stated: The parameters. Chosen: as integrations show.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelFeedQuery {
    /// Hotel that the page begins after. Default: begin with the first.
    ///
    /// `lastId` on the wire; optional.
    pub last_id: Option<super::autocomplete::HotelId>,
    /// Page size.
    ///
    /// `pageSize` on the wire; optional, from 1 to `FEED_PAGE_SIZE`, default `FEED_DEFAULT_PAGE_SIZE`.
    pub page_size: Option<i64>,
}

/// Query of a page of places.
///
/// Not stated: The parameters. Chosen: as integrations show.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlaceFeedQuery {
    /// Place that the page begins after. Default: begin with the first.
    ///
    /// `lastId` on the wire; optional.
    pub last_id: Option<super::common::PlaceId>,
    /// Page size.
    ///
    /// `pageSize` on the wire; optional, from 1 to `FEED_PAGE_SIZE`, default `FEED_DEFAULT_PAGE_SIZE`.
    pub page_size: Option<i64>,
}

/// A number, with its label.
///
/// Not stated: The record. Chosen: kind, number, label.
#[derive(Clone, Debug, PartialEq)]
pub struct Constant {
    /// Kind of a constant.
    ///
    /// `type` on the wire; required.
    pub kind: ConstantType,
    /// Id.
    ///
    /// `id` on the wire; required.
    pub id: i64,
    /// The label, localised.
    ///
    /// `name` on the wire; required.
    pub name: String,
}

/// One hotel, without anything that depends on dates.
///
/// Not stated: The record. Chosen: the fields that do not depend on dates, named as in hotel searches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelFeedRecord {
    /// Id.
    ///
    /// `id` on the wire; required.
    pub id: super::autocomplete::HotelId,
    /// Key to search for the hotel.
    ///
    /// `key` on the wire; required.
    pub key: super::autocomplete::EntityKeyText,
    /// Name.
    ///
    /// `name` on the wire; optional.
    pub name: Option<String>,
    /// Address.
    ///
    /// `address` on the wire; optional.
    pub address: Option<String>,
    /// ISO 3166-1 alpha-2 country code.
    ///
    /// `hotelCountryCode` on the wire; optional.
    pub hotel_country_code: Option<wayfare_wire::Lenient<super::common::CountryCode>>,
    /// Latitude.
    ///
    /// `latitude` on the wire; optional, in degrees, from -90 to 90.
    pub latitude: Option<f64>,
    /// Longitude.
    ///
    /// `longitude` on the wire; optional, in degrees, from -180 to 180.
    pub longitude: Option<f64>,
    /// Star rating.
    ///
    /// `starRating` on the wire; optional.
    pub star_rating: Option<f64>,
    /// Whether the hotel rated itself.
    ///
    /// `isSelfRated` on the wire; optional.
    pub is_self_rated: Option<bool>,
    /// A constant of kind `property`.
    ///
    /// `propertyType` on the wire; optional.
    pub property_type: Option<i64>,
    /// A constant of kind `chain`.
    ///
    /// `chain` on the wire; optional.
    pub chain: Option<i64>,
    /// Constants of kind `theme`.
    ///
    /// `themes` on the wire; optional.
    pub themes: Vec<i64>,
    /// Constants of kind `facility`.
    ///
    /// `features` on the wire; optional.
    pub features: Vec<super::hotels::FeatureId>,
    /// From 0 to 10; -1 means no rating.
    ///
    /// `guestRating` on the wire; optional.
    pub guest_rating: Option<f64>,
    /// Number of reviews.
    ///
    /// `numberOfReviews` on the wire; optional.
    pub number_of_reviews: Option<i64>,
    /// Id of the city.
    ///
    /// `placeId` on the wire; optional.
    pub place_id: Option<super::common::PlaceId>,
}

/// One place.
///
/// Not stated: The record. Chosen: the fields of a place in the autocomplete, and its parent place.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlaceFeedRecord {
    /// Id.
    ///
    /// `id` on the wire; required.
    pub id: super::common::PlaceId,
    /// Key to search for the place's hotels.
    ///
    /// `key` on the wire; required.
    pub key: super::autocomplete::EntityKeyText,
    /// Kind of a place, in broad terms.
    ///
    /// `primaryPlaceType` on the wire; optional.
    pub primary_place_type: Option<super::common::PrimaryPlaceType>,
    /// Name.
    ///
    /// `name` on the wire; optional.
    pub name: Option<String>,
    /// Full name.
    ///
    /// `fullName` on the wire; optional.
    pub full_name: Option<String>,
    /// ISO 3166-1 alpha-2 country code.
    ///
    /// `countryCode` on the wire; optional.
    pub country_code: Option<wayfare_wire::Lenient<super::common::CountryCode>>,
    /// Latitude.
    ///
    /// `latitude` on the wire; optional, in degrees, from -90 to 90.
    pub latitude: Option<f64>,
    /// Longitude.
    ///
    /// `longitude` on the wire; optional, in degrees, from -180 to 180.
    pub longitude: Option<f64>,
    /// IATA code of an airport or metro area.
    ///
    /// `iataCode` on the wire; optional.
    pub iata_code: Option<String>,
    /// Id of the place that it lies in.
    ///
    /// `parentId` on the wire; optional.
    pub parent_id: Option<super::common::PlaceId>,
}

/// Kind of a constant.
///
/// Not stated: The complete list. Chosen: the kinds that integrations ask for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum ConstantType {
    /// `facility`: A feature of a hotel.
    Facility,
    /// `property`: A property type.
    Property,
    /// `placeType`: The type of a destination.
    PlaceType,
    /// `theme`: A theme.
    Theme,
    /// `chain`: A chain.
    Chain,
    /// `imageTag`: The subject of a picture.
    ImageTag,
    /// A value that the list does not have, unchanged. The list has the values seen so far. To match one, compare the enum's text, not this variant: the value may be listed in a later version.
    Unlisted(wayfare_wire::UnlistedText),
}
