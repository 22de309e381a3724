// Made by `cargo xtask regenerate` from `spec/autocomplete.toml`. Do not edit.

//! Places for a search term, one endpoint for each vertical.
//!
//! From `autocomplete.toml`.
//!
//! # Operations
//!
//! * `GET /api/affiliate/autocomplete/v1/flights`: query [`AutocompleteQuery`], answer [`FlightAutocompleteResponse`]
//! * `GET /api/affiliate/autocomplete/v1/cars`: query [`AutocompleteQuery`], answer [`CarAutocompleteResponse`]
//! * `GET /api/affiliate/autocomplete/v1/hotels`: query [`AutocompleteQuery`], answer [`HotelAutocompleteResponse`]
//!
//! # Types
//!
//! * Requests: [`AutocompleteQuery`]
//! * Answers: [`FlightAutocompleteResponse`], [`CarAutocompleteResponse`], [`HotelAutocompleteResponse`], [`FlightPlace`], [`CarPlace`], [`HotelSearchPlace`]
//! * Ids: [`HotelId`], [`EntityKeyText`]

/// What to look for.
#[derive(Clone, Debug, PartialEq)]
pub struct AutocompleteQuery {
    /// Term to find places for.
    ///
    /// `searchTerm` on the wire; required, at least 1 character, at most `SEARCH_TERM_CHARS` characters.
    ///
    /// Not stated: Whether a term may be empty. Chosen: it may not.
    pub search_term: String,
}

/// Places that match, best first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightAutocompleteResponse {
    /// Results.
    ///
    /// `results` on the wire; required, at most `AUTOCOMPLETE_RESULTS` items.
    pub results: Vec<FlightPlace>,
}

/// Places that match, best first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarAutocompleteResponse {
    /// Results.
    ///
    /// `results` on the wire; required, at most `AUTOCOMPLETE_RESULTS` items.
    pub results: Vec<CarPlace>,
}

/// Places and hotels that match, best first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelAutocompleteResponse {
    /// Results.
    ///
    /// `results` on the wire; required, at most `AUTOCOMPLETE_RESULTS` items.
    pub results: Vec<HotelSearchPlace>,
}

/// A place to fly from or to.
#[derive(Clone, Debug, PartialEq)]
pub struct FlightPlace {
    /// Place id.
    ///
    /// `placeId` on the wire; required.
    pub place_id: super::common::PlaceId,
    /// What kind of place it is, roughly.
    ///
    /// `primaryPlaceType` on the wire; required.
    pub primary_place_type: super::common::PrimaryPlaceType,
    /// What kind of place it is, finer than the primary type and in words.
    ///
    /// `displayPlaceType` on the wire; required.
    pub display_place_type: super::common::DisplayPlaceType,
    /// Name of the airport or city, localised.
    ///
    /// `name` on the wire; required.
    pub name: String,
    /// Name, city, region, country and code in one, localised.
    ///
    /// `fullName` on the wire; required, tolerated when missing.
    pub full_name: Option<String>,
    /// Localised.
    ///
    /// `countryName` on the wire; optional.
    pub country_name: Option<String>,
    /// Region name.
    ///
    /// `regionName` on the wire; optional.
    pub region_name: Option<String>,
    /// City name.
    ///
    /// `cityName` on the wire; optional.
    pub city_name: Option<String>,
    /// Of an airport or a metro area.
    ///
    /// `iataCode` on the wire; optional.
    pub iata_code: Option<wayfare_wire::Lenient<super::common::AirportCode>>,
    /// Set for a metro area, several airports treated as one city: its primary type is city, its `placeId` the city's.
    ///
    /// `isMetro` on the wire; optional.
    pub is_metro: Option<bool>,
}

/// A place to rent a car at.
#[derive(Clone, Debug, PartialEq)]
pub struct CarPlace {
    /// Place id.
    ///
    /// `placeId` on the wire; required.
    pub place_id: super::common::PlaceId,
    /// What kind of place it is, roughly.
    ///
    /// `primaryPlaceType` on the wire; required.
    pub primary_place_type: super::common::PrimaryPlaceType,
    /// What kind of place it is, finer than the primary type and in words.
    ///
    /// `displayPlaceType` on the wire; required.
    pub display_place_type: super::common::DisplayPlaceType,
    /// Localised.
    ///
    /// `fullName` on the wire; required.
    pub full_name: String,
    /// A point on earth (WGS 84).
    ///
    /// `location` on the wire; required.
    pub location: super::common::Coordinates,
    /// Country name.
    ///
    /// `countryName` on the wire; optional.
    pub country_name: Option<String>,
    /// ISO 3166-1 alpha-2 country code.
    ///
    /// `countryCode` on the wire; optional.
    pub country_code: Option<wayfare_wire::Lenient<super::common::CountryCode>>,
    /// Region name.
    ///
    /// `regionName` on the wire; optional.
    pub region_name: Option<String>,
    /// City name.
    ///
    /// `cityName` on the wire; optional.
    pub city_name: Option<String>,
    /// The city's id in every interface.
    ///
    /// `cityId` on the wire; optional.
    pub city_id: Option<super::common::PlaceId>,
    /// Of an airport.
    ///
    /// `iataCode` on the wire; optional.
    pub iata_code: Option<wayfare_wire::Lenient<super::common::AirportCode>>,
}

/// A place to look for hotels in, or a hotel.
#[derive(Clone, Debug, PartialEq)]
pub struct HotelSearchPlace {
    /// Place id.
    ///
    /// `placeId` on the wire; required.
    pub place_id: super::common::PlaceId,
    /// What kind of place it is, roughly.
    ///
    /// `primaryPlaceType` on the wire; required.
    pub primary_place_type: super::common::PrimaryPlaceType,
    /// What kind of place it is, finer than the primary type and in words.
    ///
    /// `displayPlaceType` on the wire; required.
    pub display_place_type: super::common::DisplayPlaceType,
    /// Name of the hotel, airport or city, localised.
    ///
    /// `name` on the wire; required.
    pub name: String,
    /// The name and the places it lies in, joined by commas.
    ///
    /// `fullName` on the wire; required, tolerated when missing.
    pub full_name: Option<String>,
    /// A point on earth (WGS 84).
    ///
    /// `location` on the wire; required.
    pub location: super::common::Coordinates,
    /// The places it lies in, smallest first: city, region, country.
    ///
    /// `places` on the wire; required.
    pub places: Vec<String>,
    /// What the hotel search takes as `destination`, and as `hotel` where it is a hotel.
    ///
    /// `entityKey` on the wire; required.
    pub entity_key: EntityKeyText,
    /// On hotels only.
    ///
    /// `hotelName` on the wire; optional.
    pub hotel_name: Option<String>,
    /// Country name.
    ///
    /// `countryName` on the wire; optional.
    pub country_name: Option<String>,
    /// ISO 3166-1 alpha-2 country code.
    ///
    /// `countryCode` on the wire; optional.
    pub country_code: Option<wayfare_wire::Lenient<super::common::CountryCode>>,
    /// Region name.
    ///
    /// `regionName` on the wire; optional.
    pub region_name: Option<String>,
    /// City name.
    ///
    /// `cityName` on the wire; optional.
    pub city_name: Option<String>,
    /// The city's id in every interface.
    ///
    /// `cityId` on the wire; optional.
    pub city_id: Option<super::common::PlaceId>,
    /// On hotels only.
    ///
    /// `hotelId` on the wire; optional.
    pub hotel_id: Option<HotelId>,
    /// Of an airport.
    ///
    /// `iataCode` on the wire; optional.
    pub iata_code: Option<wayfare_wire::Lenient<super::common::AirportCode>>,
}

/// Names a hotel.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HotelId(pub(super) i64);

/// A key that the hotel search takes, such as `kplace:2643743`.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EntityKeyText(pub(super) wayfare_wire::Text);
