// Made by `cargo xtask regenerate` from `spec/common.toml`. Do not edit.

//! Shapes, codes and enums that several interfaces share.
//!
//! From `common.toml`.
//!
//! # Types
//!
//! * Responses: [`Price`], [`Coordinates`], [`DisplayPlaceType`]
//! * Enums: [`PrimaryPlaceType`], [`SearchStatus`], [`SortDirection`], [`CashbackType`]
//! * Ids: [`SearchId`], [`Cluster`], [`ResultId`], [`PlaceId`]
//! * Strings with a fixed syntax: [`CurrencyCode`], [`CountryCode`], [`LanguageCode`], [`AirportCode`]

/// An amount of money, and the same as text. Its currency and price mode are at the root of the response.
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

/// A point on earth (WGS 84).
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

/// Kind of a place, finer than the primary type, with a text to show.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DisplayPlaceType {
    /// The kind, for programs.
    ///
    /// `type` on the wire; required, tolerated when missing.
    pub kind: Option<specwright_core::Text>,
    /// The kind, for people, localised.
    ///
    /// `displayName` on the wire; required, tolerated when missing.
    pub display_name: Option<specwright_core::Text>,
}

/// Kind of a place, in broad terms.
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
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Progress of a polled search (flights, cars).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum SearchStatus {
    /// `first-phase`: The faster providers are still answering; the list is partial.
    FirstPhase,
    /// `second-phase`: The faster providers have answered, the slower ones have not; the list can be shown as if it were complete.
    SecondPhase,
    /// `complete`: The list is final; polling ends.
    Complete,
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Direction of a sort.
///
/// Not stated: Values other than asc. Chosen (ours): desc.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum SortDirection {
    /// `asc`: Smallest first.
    Asc,
    /// `desc`: Largest first.
    Desc,
    /// An unlisted value, unchanged. The list has the values seen so far. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Unit of a cashback's value.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CashbackType {
    /// `PERCENTAGE`: A share of the price, in percent.
    Percentage,
    /// `FLAT`: A fixed amount.
    Flat,
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Id of a running search. Its lifetime is not stated; the embedded service drops a search that is no longer polled.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SearchId(pub(super) specwright_core::Text);

/// Part of the service that holds a search. Later polls and details send it as a query parameter.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cluster(pub(super) specwright_core::Text);

/// Id of a result within a search.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ResultId(pub(super) specwright_core::Text);

/// Id of a place, the same in every interface.
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
