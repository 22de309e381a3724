// Made by `cargo xtask regenerate` from `spec/autocomplete.toml`. Do not edit.

//! From `autocomplete.toml`.

use super::super::autocomplete::*;

specwright_core::new! { AutocompleteQuery "Creates a value with the required fields; the others are absent." {
    search_term: impl Into<specwright_core::Text> => search_term = search_term.into();
} default { language_code } }

specwright_core::setters! { AutocompleteQuery {
    with_language_code: super::super::common::LanguageCode = some language_code "languageCode";
} }

specwright_core::defaults! { AutocompleteQuery {
    language_code_or_default: Option<super::super::common::LanguageCode> = language_code "languageCode" or "EN".parse().ok();
} }

specwright_core::wire_names! { AutocompleteQuery {
    SEARCH_TERM search_term "searchTerm";
    LANGUAGE_CODE language_code "languageCode";
} }

specwright_core::query! { AutocompleteQuery {
    search_term: required "searchTerm";
    language_code: optional "languageCode";
} }

impl specwright_core::Validate for AutocompleteQuery {
    fn check(
        &self,
        _at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        let at = &specwright_core::Path::QUERY;
        {
            let (value, at) = (&self.search_term, &at.field("searchTerm"));
            specwright_core::check::characters(
                at,
                value,
                Some(1),
                Some(wayfare_validation::limits::SEARCH_TERM_CHARS),
                out,
            );
        }
    }
}

specwright_core::new! { FlightAutocompleteResponse "Creates a value with the required fields; the others are absent." {
    results: Vec<FlightPlace> => results = results;
} }

specwright_core::object! { FlightAutocompleteResponse {
    0 results: required_list "results";
} }

specwright_core::new! { CarAutocompleteResponse "Creates a value with the required fields; the others are absent." {
    results: Vec<CarPlace> => results = results;
} }

specwright_core::object! { CarAutocompleteResponse {
    0 results: required_list "results";
} }

specwright_core::new! { HotelAutocompleteResponse "Creates a value with the required fields; the others are absent." {
    results: Vec<HotelSearchPlace> => results = results;
} }

specwright_core::object! { HotelAutocompleteResponse {
    0 results: required_list "results";
} }

specwright_core::object! { FlightPlace {
    0 place_id: expected "placeId";
    1 primary_place_type: expected "primaryPlaceType";
    2 display_place_type: expected "displayPlaceType";
    3 name: expected "name";
    4 full_name: expected "fullName";
    5 country_name: optional "countryName";
    6 region_name: optional "regionName";
    7 city_name: optional "cityName";
    8 iata_code: optional "iataCode";
    9 is_metro: optional "isMetro";
} }

specwright_core::object! { CarPlace {
    0 place_id: expected "placeId";
    1 primary_place_type: expected "primaryPlaceType";
    2 display_place_type: expected "displayPlaceType";
    3 full_name: expected "fullName";
    4 location: optional "location";
    5 country_name: optional "countryName";
    6 country_code: optional "countryCode";
    7 region_name: optional "regionName";
    8 city_name: optional "cityName";
    9 city_id: optional "cityId";
    10 iata_code: optional "iataCode";
} }

specwright_core::new! { HotelSearchPlace "Creates a value with the required fields; the others are absent." {
    entity_key: impl Into<EntityKeyText> => entity_key = entity_key.into();
} default { place_id, primary_place_type, display_place_type, name, full_name, location, places,
    hotel_name, country_name, country_code, region_name, city_name, city_id, hotel_id, iata_code } }

specwright_core::object! { HotelSearchPlace {
    0 place_id: expected "placeId";
    1 primary_place_type: expected "primaryPlaceType";
    2 display_place_type: expected "displayPlaceType";
    3 name: expected "name";
    4 full_name: expected "fullName";
    5 location: expected "location";
    6 places: required_list "places";
    7 entity_key: required "entityKey";
    8 hotel_name: optional "hotelName";
    9 country_name: optional "countryName";
    10 country_code: optional "countryCode";
    11 region_name: optional "regionName";
    12 city_name: optional "cityName";
    13 city_id: optional "cityId";
    14 hotel_id: optional "hotelId";
    15 iata_code: optional "iataCode";
} }

specwright_core::integer_id!(HotelId);
specwright_core::integer_query_value!(HotelId);
specwright_core::text_id!(EntityKeyText);
