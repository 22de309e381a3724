// Made by `cargo xtask regenerate` from `spec/common.toml`. Do not edit.

//! Shapes, codes and enums that several interfaces share.
//!
//! From `common.toml`.
//!
//! # Types
//!
//! * Answers: [`Price`], [`Coordinates`], [`DisplayPlaceType`]
//! * Lists of values: [`PrimaryPlaceType`], [`SearchStatus`], [`SortDirection`], [`CashbackType`]
//! * Ids: [`SearchId`], [`Cluster`], [`ResultId`], [`PlaceId`]
//! * Texts of a certain form: [`CurrencyCode`], [`CountryCode`], [`LanguageCode`], [`AirportCode`]

/// An amount of money, and the same as text. Its currency and mode stand at the root of the response.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Price {
    /// The amount, in units of the response's currency.
    ///
    /// `price` on the wire; required.
    pub price: wayfare_wire::Amount,
    /// The amount as text, with the currency's symbol.
    ///
    /// `displayPrice` on the wire; required, tolerated when missing.
    pub display_price: Option<String>,
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

/// What kind of place it is, finer than the primary type and in words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DisplayPlaceType {
    /// The kind, for programs.
    ///
    /// `type` on the wire; required.
    pub kind: String,
    /// The kind, for people, localised.
    ///
    /// `displayName` on the wire; required, tolerated when missing.
    pub display_name: Option<String>,
}

/// What kind of place it is, roughly.
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
    /// A value that the list does not have, kept as it came. The list was complete when it was written. To match one, compare the enum's text, not this variant: the value may be listed in a later version.
    Unlisted(wayfare_wire::UnlistedText),
}

/// How far a polled search (flights, cars) has come.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum SearchStatus {
    /// `first-phase`: The faster providers are being asked; the list is partial.
    FirstPhase,
    /// `second-phase`: The faster providers have answered, the slower ones are being asked; the list can be shown as if it were complete.
    SecondPhase,
    /// `complete`: The list is final; polling ends.
    Complete,
    /// A value that the list does not have, kept as it came. The list was complete when it was written. To match one, compare the enum's text, not this variant: the value may be listed in a later version.
    Unlisted(wayfare_wire::UnlistedText),
}

/// Which way a list is sorted.
///
/// Not stated: Values beside asc. Chosen: desc.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum SortDirection {
    /// `asc`: Smallest first.
    Asc,
    /// `desc`: Largest first.
    Desc,
    /// A value that the list does not have, kept as it came. The list has the values seen so far. To match one, compare the enum's text, not this variant: the value may be listed in a later version.
    Unlisted(wayfare_wire::UnlistedText),
}

/// How a cashback is counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CashbackType {
    /// `PERCENTAGE`: A share of the price, in percent.
    Percentage,
    /// `FLAT`: A fixed amount.
    Flat,
    /// A value that the list does not have, kept as it came. The list was complete when it was written. To match one, compare the enum's text, not this variant: the value may be listed in a later version.
    Unlisted(wayfare_wire::UnlistedText),
}

/// Names a running search. How long it lives is not stated; the embedded service forgets it after a while without polls.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SearchId(pub(super) wayfare_wire::Text);

/// Names the part of the service that holds a search. Later polls and details pass it on as a query parameter.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cluster(pub(super) wayfare_wire::Text);

/// Names a result within a search.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ResultId(pub(super) wayfare_wire::Text);

/// Names a place in every interface.
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
