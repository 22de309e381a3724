// Made by `cargo xtask regenerate` from `spec/autocomplete.toml`. Do not edit.

//! Place autocomplete: one endpoint per vertical.
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

/// Query parameters of the autocomplete operations.
#[derive(Clone, Debug, PartialEq)]
pub struct AutocompleteQuery {
    /// Search term.
    ///
    /// `searchTerm` on the wire; required, at least 1 character, at most `SEARCH_TERM_CHARS` characters.
    ///
    /// Not stated: Empty terms. Chosen (ours): rejected.
    pub search_term: specwright_core::Text,
    /// Language of the names.
    ///
    /// `languageCode` on the wire; optional, default `EN`.
    ///
    /// Not stated: The parameter itself. Chosen (observed): accepted, because integrations send it; names of cities, countries and destinations are in this language if the embedded service has them, otherwise in English.
    pub language_code: Option<super::common::LanguageCode>,
}

/// Matching places, best match first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightAutocompleteResponse {
    /// `results` on the wire; required, at most `AUTOCOMPLETE_RESULTS` items.
    pub results: Vec<FlightPlace>,
}

/// Matching places, best match first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarAutocompleteResponse {
    /// `results` on the wire; required, at most `AUTOCOMPLETE_RESULTS` items.
    pub results: Vec<CarPlace>,
}

/// Matching places and hotels, best match first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelAutocompleteResponse {
    /// `results` on the wire; required, at most `AUTOCOMPLETE_RESULTS` items.
    pub results: Vec<HotelSearchPlace>,
}

/// Origin or destination of a flight.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlightPlace {
    /// `placeId` on the wire; required, tolerated when missing.
    pub place_id: Option<super::common::PlaceId>,
    /// Broad type of place.
    ///
    /// `primaryPlaceType` on the wire; required, tolerated when missing.
    pub primary_place_type: Option<super::common::PrimaryPlaceType>,
    /// Place type, more specific than the primary type, with a display name.
    ///
    /// `displayPlaceType` on the wire; required, tolerated when missing.
    pub display_place_type: Option<super::common::DisplayPlaceType>,
    /// Name of the airport or city, localised.
    ///
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// Name, city, region, country and code as one string, localised.
    ///
    /// `fullName` on the wire; required, tolerated when missing.
    pub full_name: Option<specwright_core::Text>,
    /// Name of the country, localised.
    ///
    /// `countryName` on the wire; optional.
    pub country_name: Option<specwright_core::Text>,
    /// `regionName` on the wire; optional.
    pub region_name: Option<specwright_core::Text>,
    /// `cityName` on the wire; optional.
    pub city_name: Option<specwright_core::Text>,
    /// IATA code of an airport or metro area.
    ///
    /// `iataCode` on the wire; optional.
    pub iata_code: Option<specwright_core::Lenient<super::common::AirportCode>>,
    /// `true` for a metro area: several airports treated as one city. Its primary type is `city`, and its `placeId` is the id of the city.
    ///
    /// `isMetro` on the wire; optional.
    pub is_metro: Option<bool>,
}

/// A car rental location.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarPlace {
    /// `placeId` on the wire; required, tolerated when missing.
    pub place_id: Option<super::common::PlaceId>,
    /// Broad type of place.
    ///
    /// `primaryPlaceType` on the wire; required, tolerated when missing.
    pub primary_place_type: Option<super::common::PrimaryPlaceType>,
    /// Place type, more specific than the primary type, with a display name.
    ///
    /// `displayPlaceType` on the wire; required, tolerated when missing.
    pub display_place_type: Option<super::common::DisplayPlaceType>,
    /// Full name of the place, localised.
    ///
    /// `fullName` on the wire; required, tolerated when missing.
    pub full_name: Option<specwright_core::Text>,
    /// A point on Earth (WGS 84).
    ///
    /// `location` on the wire; optional.
    ///
    /// Not stated: The presence of the location: the description requires it, but the live service's reference omits it. Chosen (documented): the location may be missing; the embedded service sends it.
    pub location: Option<super::common::Coordinates>,
    /// `countryName` on the wire; optional.
    pub country_name: Option<specwright_core::Text>,
    /// ISO 3166-1 alpha-2 country code.
    ///
    /// `countryCode` on the wire; optional.
    pub country_code: Option<specwright_core::Lenient<super::common::CountryCode>>,
    /// `regionName` on the wire; optional.
    pub region_name: Option<specwright_core::Text>,
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

/// A hotel search destination, or a hotel.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HotelSearchPlace {
    /// `placeId` on the wire; required, tolerated when missing.
    pub place_id: Option<super::common::PlaceId>,
    /// Broad type of place.
    ///
    /// `primaryPlaceType` on the wire; required, tolerated when missing.
    pub primary_place_type: Option<super::common::PrimaryPlaceType>,
    /// Place type, more specific than the primary type, with a display name.
    ///
    /// `displayPlaceType` on the wire; required, tolerated when missing.
    pub display_place_type: Option<super::common::DisplayPlaceType>,
    /// Name of the hotel, airport or city, localised.
    ///
    /// `name` on the wire; required, tolerated when missing.
    pub name: Option<specwright_core::Text>,
    /// Names of the place and of the places that contain it, separated by commas.
    ///
    /// `fullName` on the wire; required, tolerated when missing.
    pub full_name: Option<specwright_core::Text>,
    /// A point on Earth (WGS 84).
    ///
    /// `location` on the wire; required, tolerated when missing.
    pub location: Option<super::common::Coordinates>,
    /// Names of the places that contain this place, smallest first: city, region, country.
    ///
    /// `places` on the wire; required, tolerated when missing.
    pub places: Vec<specwright_core::Text>,
    /// Key for a hotel search. Send it as `destination`, or as `hotel` if the place is a hotel.
    ///
    /// `entityKey` on the wire; required.
    ///
    /// Not stated: The format of the key of a hotel. Chosen (ours): `khotel:`; the live service may also send a `kplace:` key for a hotel, and `hotelId` then identifies the hotel.
    pub entity_key: EntityKeyText,
    /// Name of the hotel. Set only for hotels.
    ///
    /// `hotelName` on the wire; optional.
    pub hotel_name: Option<specwright_core::Text>,
    /// `countryName` on the wire; optional.
    pub country_name: Option<specwright_core::Text>,
    /// ISO 3166-1 alpha-2 country code.
    ///
    /// `countryCode` on the wire; optional.
    pub country_code: Option<specwright_core::Lenient<super::common::CountryCode>>,
    /// `regionName` on the wire; optional.
    pub region_name: Option<specwright_core::Text>,
    /// `cityName` on the wire; optional.
    pub city_name: Option<specwright_core::Text>,
    /// Id of the city.
    ///
    /// `cityId` on the wire; optional.
    pub city_id: Option<super::common::PlaceId>,
    /// Id of the hotel. Set only for hotels.
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

/// A key that the hotel search accepts, such as `kplace:2643743`.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EntityKeyText(pub(super) specwright_core::Text);
