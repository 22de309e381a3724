// Made by `cargo xtask regenerate` from `spec/autocomplete.toml`. Do not edit.

//! From `autocomplete.toml`.

specwright_core::writer! { object FlightAutocompleteResponseWriter of FlightAutocompleteResponse = super::super::autocomplete::FlightAutocompleteResponse {
    0 results: required_list list(object(super::super::autocomplete::FlightPlace)) "results";
} }

specwright_core::writer! { object CarAutocompleteResponseWriter of CarAutocompleteResponse = super::super::autocomplete::CarAutocompleteResponse {
    0 results: required_list list(object(super::super::autocomplete::CarPlace)) "results";
} }

specwright_core::writer! { object HotelAutocompleteResponseWriter of HotelAutocompleteResponse = super::super::autocomplete::HotelAutocompleteResponse {
    0 results: required_list list(object(super::super::autocomplete::HotelSearchPlace)) "results";
} }

specwright_core::writer! { object FlightPlaceWriter of FlightPlace = super::super::autocomplete::FlightPlace {
    0 place_id: expected value(super::super::common::PlaceId) "placeId";
    1 primary_place_type: expected value(super::super::common::PrimaryPlaceType) "primaryPlaceType";
    2 display_place_type: expected object(super::super::common::DisplayPlaceType) "displayPlaceType";
    3 name: expected value(specwright_core::Text) "name";
    4 full_name: expected value(specwright_core::Text) "fullName";
    5 country_name: optional value(specwright_core::Text) "countryName";
    6 region_name: optional value(specwright_core::Text) "regionName";
    7 city_name: optional value(specwright_core::Text) "cityName";
    8 iata_code: optional value(specwright_core::Lenient<super::super::common::AirportCode>) "iataCode";
    9 is_metro: optional value(bool) "isMetro";
} }

specwright_core::writer! { object CarPlaceWriter of CarPlace = super::super::autocomplete::CarPlace {
    0 place_id: expected value(super::super::common::PlaceId) "placeId";
    1 primary_place_type: expected value(super::super::common::PrimaryPlaceType) "primaryPlaceType";
    2 display_place_type: expected object(super::super::common::DisplayPlaceType) "displayPlaceType";
    3 full_name: expected value(specwright_core::Text) "fullName";
    4 location: optional object(super::super::common::Coordinates) "location";
    5 country_name: optional value(specwright_core::Text) "countryName";
    6 country_code: optional value(specwright_core::Lenient<super::super::common::CountryCode>) "countryCode";
    7 region_name: optional value(specwright_core::Text) "regionName";
    8 city_name: optional value(specwright_core::Text) "cityName";
    9 city_id: optional value(super::super::common::PlaceId) "cityId";
    10 iata_code: optional value(specwright_core::Lenient<super::super::common::AirportCode>) "iataCode";
} }

specwright_core::writer! { object HotelSearchPlaceWriter of HotelSearchPlace = super::super::autocomplete::HotelSearchPlace {
    0 place_id: expected value(super::super::common::PlaceId) "placeId";
    1 primary_place_type: expected value(super::super::common::PrimaryPlaceType) "primaryPlaceType";
    2 display_place_type: expected object(super::super::common::DisplayPlaceType) "displayPlaceType";
    3 name: expected value(specwright_core::Text) "name";
    4 full_name: expected value(specwright_core::Text) "fullName";
    5 location: expected object(super::super::common::Coordinates) "location";
    6 places: required_list list(value(specwright_core::Text)) "places";
    7 entity_key: required value(super::super::autocomplete::EntityKeyText) "entityKey";
    8 hotel_name: optional value(specwright_core::Text) "hotelName";
    9 country_name: optional value(specwright_core::Text) "countryName";
    10 country_code: optional value(specwright_core::Lenient<super::super::common::CountryCode>) "countryCode";
    11 region_name: optional value(specwright_core::Text) "regionName";
    12 city_name: optional value(specwright_core::Text) "cityName";
    13 city_id: optional value(super::super::common::PlaceId) "cityId";
    14 hotel_id: optional value(super::super::autocomplete::HotelId) "hotelId";
    15 iata_code: optional value(specwright_core::Lenient<super::super::common::AirportCode>) "iataCode";
} }

impl specwright_core::write::AnyInteger for super::super::autocomplete::HotelId {}

impl specwright_core::write::AnyText for super::super::autocomplete::EntityKeyText {}
