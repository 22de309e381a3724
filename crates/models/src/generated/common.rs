// Made by `cargo xtask regenerate` from `spec/common.toml`. Do not edit.

//! Types, codes and enums that several interfaces share.
//!
//! From `common.toml`.
//!
//! # Types
//!
//! * Responses: [`Price`], [`Coordinates`], [`DisplayPlaceType`]
//! * Enums: [`PrimaryPlaceType`], [`SearchStatus`], [`SortDirection`], [`CashbackType`]
//! * Ids: [`SearchId`], [`Cluster`], [`ResultId`], [`PlaceId`]
//! * Strings with a fixed syntax: [`CurrencyCode`], [`CountryCode`], [`LanguageCode`], [`AirportCode`]

/// An amount of money, as a number and as formatted text. The currency and the price mode are at the root of the response.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Price {
    /// The amount, in units of the response's currency.
    ///
    /// `price` on the wire; required.
    pub price: specwright_core::Amount,
    /// The amount as text, with the currency's symbol.
    ///
    /// `displayPrice` on the wire; required, tolerated when missing.
    pub display_price: Option<specwright_core::Text>,
}

/// A point on Earth (WGS 84).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Coordinates {
    /// North is positive.
    ///
    /// `latitude` on the wire; required, in degrees, from -90 to 90.
    pub latitude: f64,
    /// East is positive.
    ///
    /// `longitude` on the wire; required, in degrees, from -180 to 180.
    pub longitude: f64,
}

/// Place type, more specific than the primary type, with a display name.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DisplayPlaceType {
    /// Machine-readable place type.
    ///
    /// `type` on the wire; required, tolerated when missing.
    pub kind: Option<specwright_core::Text>,
    /// Display name of the place type, localised.
    ///
    /// `displayName` on the wire; required, tolerated when missing.
    pub display_name: Option<specwright_core::Text>,
}

/// Broad type of place.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum PrimaryPlaceType {
    /// `airport`
    Airport,
    /// `city`
    City,
    /// `country`
    Country,
    /// `hotel`
    Hotel,
    /// `trainstation`
    Trainstation,
    /// `region`
    Region,
    /// `touristregion`
    Touristregion,
    /// `neighborhood`
    Neighborhood,
    /// `landmark`
    Landmark,
    /// `nationalpark`
    Nationalpark,
    /// `island`
    Island,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Progress of a polled search (flights, cars).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum SearchStatus {
    /// `first-phase`: The faster providers are still responding; the list is partial.
    FirstPhase,
    /// `second-phase`: The faster providers have responded, but the slower providers have not; the list can be shown as if it were complete.
    SecondPhase,
    /// `complete`: The list is final; polling ends.
    Complete,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Sort direction.
///
/// Not stated: Values other than `asc`. Chosen (ours): `desc`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum SortDirection {
    /// `asc`: Ascending: smallest value first.
    Asc,
    /// `desc`: Descending: largest value first.
    Desc,
    /// An unlisted value, unchanged. The list contains the values seen so far. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Unit of the cashback value.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CashbackType {
    /// `PERCENTAGE`: A percentage of the price.
    Percentage,
    /// `FLAT`: A fixed amount.
    Flat,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Id of a running search. The lifetime of a search id is not stated; the embedded service drops searches that are no longer polled.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SearchId(pub(super) specwright_core::Text);

/// Part of the service that holds a search. Send it as a query parameter with later polls and details requests.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cluster(pub(super) specwright_core::Text);

/// Id of a result within a search.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ResultId(pub(super) specwright_core::Text);

/// Id of a place, identical in all interfaces.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlaceId(pub(super) i64);

#[doc(inline)]
pub use wayfare_validation::CurrencyCode;
#[doc(inline)]
pub use wayfare_validation::CountryCode;
#[doc(inline)]
pub use wayfare_validation::LanguageCode;
#[doc(inline)]
pub use wayfare_validation::AirportCode;
