// Made by `cargo xtask regenerate` from `spec/autocomplete.toml`. Do not edit.

//! Autocomplete of places, one endpoint for each vertical.
//!
//! From `autocomplete.toml`.
//!
//! # Operations
//!
//! * `GET /api/affiliate/autocomplete/v1/flights`: query [`AutocompleteQuery`], response [`FlightAutocompleteResponse`]
//! * `GET /api/affiliate/autocomplete/v1/cars`: query [`AutocompleteQuery`], response [`CarAutocompleteResponse`]
//! * `GET /api/affiliate/autocomplete/v1/hotels`: query [`AutocompleteQuery`], response [`HotelAutocompleteResponse`]
//!
//! # Types
//!
//! * Requests: [`AutocompleteQuery`]
//! * Responses: [`FlightAutocompleteResponse`], [`CarAutocompleteResponse`], [`HotelAutocompleteResponse`], [`FlightPlace`], [`CarPlace`], [`HotelSearchPlace`]
//! * Ids: [`HotelId`], [`EntityKeyText`]

/// Query of the autocomplete.
#[derive(Clone, Debug, PartialEq)]
pub struct AutocompleteQuery {
    /// Search term.
    ///
    /// `searchTerm` on the wire; required, at least 1 character, at most `SEARCH_TERM_CHARS` characters.
    ///
    /// Not stated: Empty terms. Chosen (ours): refused.
    pub search_term: specwright_core::Text,
    /// Language of the names.
    ///
    /// `languageCode` on the wire; optional, default `EN`.
    ///
    /// Not stated: The parameter itself. Chosen (observed): accepted, as integrations send it; cities, countries and destinations have their name in the language, where the embedded service knows it, else the English one.
    pub language_code: Option<super::common::LanguageCode>,
}

/// Matching places, best first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightAutocompleteResponse {
    /// Results.
    ///
    /// `results` on the wire; required, at most `AUTOCOMPLETE_RESULTS` items.
    pub results: Vec<FlightPlace>,
}

/// Matching places, best first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarAutocompleteResponse {
    /// Results.
    ///
    /// `results` on the wire; required, at most `AUTOCOMPLETE_RESULTS` items.
    pub results: Vec<CarPlace>,
}

/// Matching places and hotels, best first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelAutocompleteResponse {
    /// Results.
    ///
    /// `results` on the wire; required, at most `AUTOCOMPLETE_RESULTS` items.
    pub results: Vec<HotelSearchPlace>,
}

/// A place to fly from or to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightPlace {
    /// Place id.
    ///
    /// `placeId` on the wire; required, tolerated when missing.
    pub place_id: Option<super::common::PlaceId>,
    /// Kind of a place, in broad terms.
    ///
    /// `primaryPlaceType` on the wire; required, tolerated when missing.
    pub primary_place_type: Option<super::common::PrimaryPlaceType>,
    /// Kind of a place, finer than the primary type, with a text to show.
    ///
    /// `displayPlaceType` on the wire; required, tolerated when missing.
    pub display_place_type: Option<super::common::DisplayPlaceType>,
    /// Name of the airport or city, localised.
    ///
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// Name, city, region, country and code in one, localised.
    ///
    /// `fullName` on the wire; required, tolerated when missing.
    pub full_name: Option<specwright_core::Text>,
    /// Localised.
    ///
    /// `countryName` on the wire; optional.
    pub country_name: Option<specwright_core::Text>,
    /// Region name.
    ///
    /// `regionName` on the wire; optional.
    pub region_name: Option<specwright_core::Text>,
    /// City name.
    ///
    /// `cityName` on the wire; optional.
    pub city_name: Option<specwright_core::Text>,
    /// IATA code of an airport or metro area.
    ///
    /// `iataCode` on the wire; optional.
    pub iata_code: Option<specwright_core::Lenient<super::common::AirportCode>>,
    /// True for a metro area: several airports treated as one city. Its primary type is city, its `placeId` the city's.
    ///
    /// `isMetro` on the wire; optional.
    pub is_metro: Option<bool>,
}

/// A place to rent a car at.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarPlace {
    /// Place id.
    ///
    /// `placeId` on the wire; required, tolerated when missing.
    pub place_id: Option<super::common::PlaceId>,
    /// Kind of a place, in broad terms.
    ///
    /// `primaryPlaceType` on the wire; required, tolerated when missing.
    pub primary_place_type: Option<super::common::PrimaryPlaceType>,
    /// Kind of a place, finer than the primary type, with a text to show.
    ///
    /// `displayPlaceType` on the wire; required, tolerated when missing.
    pub display_place_type: Option<super::common::DisplayPlaceType>,
    /// Localised.
    ///
    /// `fullName` on the wire; required, tolerated when missing.
    pub full_name: Option<specwright_core::Text>,
    /// A point on earth (WGS 84).
    ///
    /// `location` on the wire; optional.
    ///
    /// Not stated: Its absence: the description requires it, but the live service's reference omits it. Chosen (documented): it may be missing; the embedded service sends it.
    pub location: Option<super::common::Coordinates>,
    /// Country name.
    ///
    /// `countryName` on the wire; optional.
    pub country_name: Option<specwright_core::Text>,
    /// ISO 3166-1 alpha-2 country code.
    ///
    /// `countryCode` on the wire; optional.
    pub country_code: Option<specwright_core::Lenient<super::common::CountryCode>>,
    /// Region name.
    ///
    /// `regionName` on the wire; optional.
    pub region_name: Option<specwright_core::Text>,
    /// City name.
    ///
    /// `cityName` on the wire; optional.
    pub city_name: Option<specwright_core::Text>,
    /// Id of the city.
    ///
    /// `cityId` on the wire; optional.
    pub city_id: Option<super::common::PlaceId>,
    /// IATA code of an airport.
    ///
    /// `iataCode` on the wire; optional.
    pub iata_code: Option<specwright_core::Lenient<super::common::AirportCode>>,
}

/// A place to search for hotels in, or a hotel.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelSearchPlace {
    /// Place id.
    ///
    /// `placeId` on the wire; required, tolerated when missing.
    pub place_id: Option<super::common::PlaceId>,
    /// Kind of a place, in broad terms.
    ///
    /// `primaryPlaceType` on the wire; required, tolerated when missing.
    pub primary_place_type: Option<super::common::PrimaryPlaceType>,
    /// Kind of a place, finer than the primary type, with a text to show.
    ///
    /// `displayPlaceType` on the wire; required, tolerated when missing.
    pub display_place_type: Option<super::common::DisplayPlaceType>,
    /// Name of the hotel, airport or city, localised.
    ///
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// Name of the place and of those that it lies in, joined by commas.
    ///
    /// `fullName` on the wire; required, tolerated when missing.
    pub full_name: Option<specwright_core::Text>,
    /// A point on earth (WGS 84).
    ///
    /// `location` on the wire; required, tolerated when missing.
    pub location: Option<super::common::Coordinates>,
    /// Names of the places that it lies in, smallest first: city, region, country.
    ///
    /// `places` on the wire; required, tolerated when missing.
    pub places: Vec<specwright_core::Text>,
    /// Key for the hotel search: its `destination`, or its `hotel` where the place is a hotel.
    ///
    /// `entityKey` on the wire; required.
    ///
    /// Not stated: The form for a hotel. Chosen (ours): `khotel:`; the live service also has `kplace:` there, and then `hotelId` names the hotel.
    pub entity_key: EntityKeyText,
    /// Name of the hotel. Hotels only.
    ///
    /// `hotelName` on the wire; optional.
    pub hotel_name: Option<specwright_core::Text>,
    /// Country name.
    ///
    /// `countryName` on the wire; optional.
    pub country_name: Option<specwright_core::Text>,
    /// ISO 3166-1 alpha-2 country code.
    ///
    /// `countryCode` on the wire; optional.
    pub country_code: Option<specwright_core::Lenient<super::common::CountryCode>>,
    /// Region name.
    ///
    /// `regionName` on the wire; optional.
    pub region_name: Option<specwright_core::Text>,
    /// City name.
    ///
    /// `cityName` on the wire; optional.
    pub city_name: Option<specwright_core::Text>,
    /// Id of the city.
    ///
    /// `cityId` on the wire; optional.
    pub city_id: Option<super::common::PlaceId>,
    /// Id of the hotel. Hotels only.
    ///
    /// `hotelId` on the wire; optional.
    pub hotel_id: Option<HotelId>,
    /// IATA code of an airport.
    ///
    /// `iataCode` on the wire; optional.
    pub iata_code: Option<specwright_core::Lenient<super::common::AirportCode>>,
}

/// Id of a hotel.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HotelId(pub(super) i64);

/// A key that the hotel search takes, such as `kplace:2643743`.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EntityKeyText(pub(super) specwright_core::Text);
