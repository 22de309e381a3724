// Made by `cargo xtask regenerate` from `spec/autocomplete.toml`. Do not edit.

//! From `autocomplete.toml`.

use super::super::autocomplete::*;

impl AutocompleteQuery {
    /// A value with what is required; the rest is left out.
    pub fn new(search_term: impl Into<wayfare_wire::Text>) -> Self {
        Self {
            search_term: search_term.into(),
            language_code: Default::default(),
        }
    }
    /// Sets `languageCode`.
    #[must_use]
    pub fn with_language_code(
        mut self,
        language_code: super::super::common::LanguageCode,
    ) -> Self {
        self.language_code = Some(language_code);
        self
    }
    /// `languageCode`, or its default.
    pub fn language_code_or_default(
        &self,
    ) -> Option<super::super::common::LanguageCode> {
        match &self.language_code {
            Some(value) => Some(value.to_owned()),
            None => {
                <super::super::common::LanguageCode as std::str::FromStr>::from_str("EN")
                    .ok()
            }
        }
    }
}

impl AutocompleteQuery {
    /// The wire name of `search_term`.
    pub const SEARCH_TERM: &'static str = "searchTerm";
    /// The wire name of `language_code`.
    pub const LANGUAGE_CODE: &'static str = "languageCode";
}

impl wayfare_wire::query::Query for AutocompleteQuery {
    fn write(&self, out: &mut wayfare_wire::query::QueryWriter) {
        out.required("searchTerm", &self.search_term);
        out.optional("languageCode", &self.language_code);
    }
    fn read(input: &mut wayfare_wire::query::QueryReader<'_>) -> Option<Self> {
        let f_search_term = input.required("searchTerm");
        let f_language_code = input.optional("languageCode");
        Some(Self {
            search_term: f_search_term?,
            language_code: f_language_code,
        })
    }
}

impl wayfare_validation::Validate for AutocompleteQuery {
    fn check(
        &self,
        _at: &wayfare_wire::Path<'_>,
        out: &mut wayfare_validation::Violations,
    ) {
        let at = &wayfare_wire::Path::QUERY;
        {
            let (value, at) = (&self.search_term, &at.field("searchTerm"));
            wayfare_validation::check::characters(
                at,
                value,
                Some(1),
                Some(wayfare_validation::limits::SEARCH_TERM_CHARS),
                out,
            );
        }
    }
}

impl FlightAutocompleteResponse {
    /// A value with what is required; the rest is left out.
    pub fn new(results: Vec<FlightPlace>) -> Self {
        Self { results }
    }
}

wayfare_wire::object! {
    FlightAutocompleteResponse { 0 results : required_list "results"; }
}

impl CarAutocompleteResponse {
    /// A value with what is required; the rest is left out.
    pub fn new(results: Vec<CarPlace>) -> Self {
        Self { results }
    }
}

wayfare_wire::object! {
    CarAutocompleteResponse { 0 results : required_list "results"; }
}

impl HotelAutocompleteResponse {
    /// A value with what is required; the rest is left out.
    pub fn new(results: Vec<HotelSearchPlace>) -> Self {
        Self { results }
    }
}

wayfare_wire::object! {
    HotelAutocompleteResponse { 0 results : required_list "results"; }
}
wayfare_wire::object! {
    FlightPlace { 0 place_id : expected "placeId"; 1 primary_place_type : expected
    "primaryPlaceType"; 2 display_place_type : expected "displayPlaceType"; 3 name :
    expected "name"; 4 full_name : expected "fullName"; 5 country_name : optional
    "countryName"; 6 region_name : optional "regionName"; 7 city_name : optional
    "cityName"; 8 iata_code : optional "iataCode"; 9 is_metro : optional "isMetro"; }
}
wayfare_wire::object! {
    CarPlace { 0 place_id : expected "placeId"; 1 primary_place_type : expected
    "primaryPlaceType"; 2 display_place_type : expected "displayPlaceType"; 3 full_name :
    expected "fullName"; 4 location : expected "location"; 5 country_name : optional
    "countryName"; 6 country_code : optional "countryCode"; 7 region_name : optional
    "regionName"; 8 city_name : optional "cityName"; 9 city_id : optional "cityId"; 10
    iata_code : optional "iataCode"; }
}

impl HotelSearchPlace {
    /// A value with what is required; the rest is left out.
    pub fn new(entity_key: impl Into<EntityKeyText>) -> Self {
        Self {
            place_id: Default::default(),
            primary_place_type: Default::default(),
            display_place_type: Default::default(),
            name: Default::default(),
            full_name: Default::default(),
            location: Default::default(),
            places: Default::default(),
            entity_key: entity_key.into(),
            hotel_name: Default::default(),
            country_name: Default::default(),
            country_code: Default::default(),
            region_name: Default::default(),
            city_name: Default::default(),
            city_id: Default::default(),
            hotel_id: Default::default(),
            iata_code: Default::default(),
        }
    }
}

wayfare_wire::object! {
    HotelSearchPlace { 0 place_id : expected "placeId"; 1 primary_place_type : expected
    "primaryPlaceType"; 2 display_place_type : expected "displayPlaceType"; 3 name :
    expected "name"; 4 full_name : expected "fullName"; 5 location : expected "location";
    6 places : required_list "places"; 7 entity_key : required "entityKey"; 8 hotel_name
    : optional "hotelName"; 9 country_name : optional "countryName"; 10 country_code :
    optional "countryCode"; 11 region_name : optional "regionName"; 12 city_name :
    optional "cityName"; 13 city_id : optional "cityId"; 14 hotel_id : optional
    "hotelId"; 15 iata_code : optional "iataCode"; }
}
wayfare_wire::integer_id!(HotelId);
wayfare_wire::integer_query_value!(HotelId);
wayfare_wire::text_id!(EntityKeyText);
