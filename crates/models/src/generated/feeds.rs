// Made by `cargo xtask regenerate` from `spec/feeds.toml`. Do not edit.

//! The static data feed: labels for the numbers in hotel answers, and all hotels and places. The service's documentation names it and shows nothing of it, so all of this is taken from what integrations do.
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

/// Which labels, in which language.
///
/// Not stated: The parameters. Chosen: as integrations show.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ConstantsQuery {
    /// The kinds wanted. Left out: all.
    ///
    /// `types` on the wire; optional.
    pub types: Option<wayfare_wire::CommaList<ConstantType>>,
    /// Language of the labels. The embedded service has English ones.
    ///
    /// `languageCode` on the wire; optional, `EN` if left out.
    pub language_code: Option<super::common::LanguageCode>,
}

/// Which page of the hotels.
///
/// Not stated: The parameters. Chosen: as integrations show.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelFeedQuery {
    /// The page begins after this hotel. Left out: with the first.
    ///
    /// `lastId` on the wire; optional.
    pub last_id: Option<super::autocomplete::HotelId>,
    /// Page size.
    ///
    /// `pageSize` on the wire; optional, from 1 to `FEED_PAGE_SIZE`, `FEED_DEFAULT_PAGE_SIZE` if left out.
    pub page_size: Option<i64>,
}

/// Which page of the places.
///
/// Not stated: The parameters. Chosen: as integrations show.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlaceFeedQuery {
    /// The page begins after this place. Left out: with the first.
    ///
    /// `lastId` on the wire; optional.
    pub last_id: Option<super::common::PlaceId>,
    /// Page size.
    ///
    /// `pageSize` on the wire; optional, from 1 to `FEED_PAGE_SIZE`, `FEED_DEFAULT_PAGE_SIZE` if left out.
    pub page_size: Option<i64>,
}

/// A number and its label.
///
/// Not stated: The record. Chosen: kind, number, label.
#[derive(Clone, Debug, PartialEq)]
pub struct Constant {
    /// What a number stands for.
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
/// Not stated: The record. Chosen: what does not depend on dates, named as in hotel searches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelFeedRecord {
    /// Id.
    ///
    /// `id` on the wire; required.
    pub id: super::autocomplete::HotelId,
    /// To search it with.
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
    /// From 0 to 10; -1 marks a hotel without rating.
    ///
    /// `guestRating` on the wire; optional.
    pub guest_rating: Option<f64>,
    /// Number of reviews.
    ///
    /// `numberOfReviews` on the wire; optional.
    pub number_of_reviews: Option<i64>,
    /// The city.
    ///
    /// `placeId` on the wire; optional.
    pub place_id: Option<super::common::PlaceId>,
}

/// One place.
///
/// Not stated: The record. Chosen: what the autocomplete has of a place, and the place that it lies in.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlaceFeedRecord {
    /// Id.
    ///
    /// `id` on the wire; required.
    pub id: super::common::PlaceId,
    /// To search its hotels with.
    ///
    /// `key` on the wire; required.
    pub key: super::autocomplete::EntityKeyText,
    /// What kind of place it is, roughly.
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
    /// Of an airport or metro area.
    ///
    /// `iataCode` on the wire; optional.
    pub iata_code: Option<String>,
    /// The place that it lies in.
    ///
    /// `parentId` on the wire; optional.
    pub parent_id: Option<super::common::PlaceId>,
}

/// What a number stands for.
///
/// Not stated: The whole list. Chosen: the kinds that integrations ask for.
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
    /// `imageTag`: What a picture shows.
    ImageTag,
    /// A value that the list does not have, kept as it came. The list has the values seen so far. To match one, compare the enum's text, not this variant: the value may be listed in a later version.
    Unlisted(wayfare_wire::UnlistedText),
}
