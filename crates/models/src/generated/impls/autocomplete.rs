// Made by `cargo xtask regenerate` from `spec/autocomplete.toml`. Do not edit.

//! From `autocomplete.toml`.

use super::super::autocomplete::*;

impl AutocompleteQuery {
    /// A value with what is required; the rest is left out.
    pub fn new(search_term: impl Into<String>) -> Self {
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

impl wayfare_wire::Decode for FlightAutocompleteResponse {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["results"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "results" => 0,
                    _ => return None,
                },
            )
        }
        let mut f_results = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(_) => f_results.read(&mut map, cx, "results")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_results = f_results.required(cx, "results").unwrap_or_default();
        Ok(Some(Self { results: f_results }))
    }
}

wayfare_wire::__deserialize!(FlightAutocompleteResponse);

impl wayfare_wire::private::serde_core::Serialize for FlightAutocompleteResponse {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("results", &self.results);
        object.end()
    }
}

impl CarAutocompleteResponse {
    /// A value with what is required; the rest is left out.
    pub fn new(results: Vec<CarPlace>) -> Self {
        Self { results }
    }
}

impl wayfare_wire::Decode for CarAutocompleteResponse {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["results"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "results" => 0,
                    _ => return None,
                },
            )
        }
        let mut f_results = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(_) => f_results.read(&mut map, cx, "results")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_results = f_results.required(cx, "results").unwrap_or_default();
        Ok(Some(Self { results: f_results }))
    }
}

wayfare_wire::__deserialize!(CarAutocompleteResponse);

impl wayfare_wire::private::serde_core::Serialize for CarAutocompleteResponse {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("results", &self.results);
        object.end()
    }
}

impl HotelAutocompleteResponse {
    /// A value with what is required; the rest is left out.
    pub fn new(results: Vec<HotelSearchPlace>) -> Self {
        Self { results }
    }
}

impl wayfare_wire::Decode for HotelAutocompleteResponse {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["results"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "results" => 0,
                    _ => return None,
                },
            )
        }
        let mut f_results = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(_) => f_results.read(&mut map, cx, "results")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_results = f_results.required(cx, "results").unwrap_or_default();
        Ok(Some(Self { results: f_results }))
    }
}

wayfare_wire::__deserialize!(HotelAutocompleteResponse);

impl wayfare_wire::private::serde_core::Serialize for HotelAutocompleteResponse {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("results", &self.results);
        object.end()
    }
}

impl wayfare_wire::Decode for FlightPlace {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "placeId",
            "primaryPlaceType",
            "displayPlaceType",
            "name",
            "fullName",
            "countryName",
            "regionName",
            "cityName",
            "iataCode",
            "isMetro",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "placeId" => 0,
                    "primaryPlaceType" => 1,
                    "displayPlaceType" => 2,
                    "name" => 3,
                    "fullName" => 4,
                    "countryName" => 5,
                    "regionName" => 6,
                    "cityName" => 7,
                    "iataCode" => 8,
                    "isMetro" => 9,
                    _ => return None,
                },
            )
        }
        let mut f_place_id = wayfare_wire::Slot::default();
        let mut f_primary_place_type = wayfare_wire::Slot::default();
        let mut f_display_place_type = wayfare_wire::Slot::default();
        let mut f_name = wayfare_wire::Slot::default();
        let mut f_full_name = wayfare_wire::Slot::default();
        let mut f_country_name = wayfare_wire::Slot::default();
        let mut f_region_name = wayfare_wire::Slot::default();
        let mut f_city_name = wayfare_wire::Slot::default();
        let mut f_iata_code = wayfare_wire::Slot::default();
        let mut f_is_metro = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_place_id.read(&mut map, cx, "placeId")?,
                wayfare_wire::Key::Known(1) => {
                    f_primary_place_type.read(&mut map, cx, "primaryPlaceType")?
                }
                wayfare_wire::Key::Known(2) => {
                    f_display_place_type.read(&mut map, cx, "displayPlaceType")?
                }
                wayfare_wire::Key::Known(3) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Known(4) => {
                    f_full_name.read(&mut map, cx, "fullName")?
                }
                wayfare_wire::Key::Known(5) => {
                    f_country_name.read(&mut map, cx, "countryName")?
                }
                wayfare_wire::Key::Known(6) => {
                    f_region_name.read(&mut map, cx, "regionName")?
                }
                wayfare_wire::Key::Known(7) => {
                    f_city_name.read(&mut map, cx, "cityName")?
                }
                wayfare_wire::Key::Known(8) => {
                    f_iata_code.read(&mut map, cx, "iataCode")?
                }
                wayfare_wire::Key::Known(_) => f_is_metro.read(&mut map, cx, "isMetro")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_place_id = f_place_id.required(cx, "placeId");
        let f_primary_place_type = f_primary_place_type.required(cx, "primaryPlaceType");
        let f_display_place_type = f_display_place_type.required(cx, "displayPlaceType");
        let f_name = f_name.required(cx, "name");
        let f_full_name = f_full_name.required(cx, "fullName");
        Ok(
            Some(Self {
                place_id: f_place_id,
                primary_place_type: f_primary_place_type,
                display_place_type: f_display_place_type,
                name: f_name,
                full_name: f_full_name,
                country_name: f_country_name.optional(),
                region_name: f_region_name.optional(),
                city_name: f_city_name.optional(),
                iata_code: f_iata_code.optional(),
                is_metro: f_is_metro.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FlightPlace);

impl wayfare_wire::private::serde_core::Serialize for FlightPlace {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("placeId", &self.place_id);
        object.optional("primaryPlaceType", &self.primary_place_type);
        object.optional("displayPlaceType", &self.display_place_type);
        object.optional("name", &self.name);
        object.optional("fullName", &self.full_name);
        object.optional("countryName", &self.country_name);
        object.optional("regionName", &self.region_name);
        object.optional("cityName", &self.city_name);
        object.optional("iataCode", &self.iata_code);
        object.optional("isMetro", &self.is_metro);
        object.end()
    }
}

impl wayfare_wire::Decode for CarPlace {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "placeId",
            "primaryPlaceType",
            "displayPlaceType",
            "fullName",
            "location",
            "countryName",
            "countryCode",
            "regionName",
            "cityName",
            "cityId",
            "iataCode",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "placeId" => 0,
                    "primaryPlaceType" => 1,
                    "displayPlaceType" => 2,
                    "fullName" => 3,
                    "location" => 4,
                    "countryName" => 5,
                    "countryCode" => 6,
                    "regionName" => 7,
                    "cityName" => 8,
                    "cityId" => 9,
                    "iataCode" => 10,
                    _ => return None,
                },
            )
        }
        let mut f_place_id = wayfare_wire::Slot::default();
        let mut f_primary_place_type = wayfare_wire::Slot::default();
        let mut f_display_place_type = wayfare_wire::Slot::default();
        let mut f_full_name = wayfare_wire::Slot::default();
        let mut f_location = wayfare_wire::Slot::default();
        let mut f_country_name = wayfare_wire::Slot::default();
        let mut f_country_code = wayfare_wire::Slot::default();
        let mut f_region_name = wayfare_wire::Slot::default();
        let mut f_city_name = wayfare_wire::Slot::default();
        let mut f_city_id = wayfare_wire::Slot::default();
        let mut f_iata_code = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_place_id.read(&mut map, cx, "placeId")?,
                wayfare_wire::Key::Known(1) => {
                    f_primary_place_type.read(&mut map, cx, "primaryPlaceType")?
                }
                wayfare_wire::Key::Known(2) => {
                    f_display_place_type.read(&mut map, cx, "displayPlaceType")?
                }
                wayfare_wire::Key::Known(3) => {
                    f_full_name.read(&mut map, cx, "fullName")?
                }
                wayfare_wire::Key::Known(4) => f_location.read(&mut map, cx, "location")?,
                wayfare_wire::Key::Known(5) => {
                    f_country_name.read(&mut map, cx, "countryName")?
                }
                wayfare_wire::Key::Known(6) => {
                    f_country_code.read(&mut map, cx, "countryCode")?
                }
                wayfare_wire::Key::Known(7) => {
                    f_region_name.read(&mut map, cx, "regionName")?
                }
                wayfare_wire::Key::Known(8) => {
                    f_city_name.read(&mut map, cx, "cityName")?
                }
                wayfare_wire::Key::Known(9) => f_city_id.read(&mut map, cx, "cityId")?,
                wayfare_wire::Key::Known(_) => {
                    f_iata_code.read(&mut map, cx, "iataCode")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_place_id = f_place_id.required(cx, "placeId");
        let f_primary_place_type = f_primary_place_type.required(cx, "primaryPlaceType");
        let f_display_place_type = f_display_place_type.required(cx, "displayPlaceType");
        let f_full_name = f_full_name.required(cx, "fullName");
        let f_location = f_location.required(cx, "location");
        Ok(
            Some(Self {
                place_id: f_place_id,
                primary_place_type: f_primary_place_type,
                display_place_type: f_display_place_type,
                full_name: f_full_name,
                location: f_location,
                country_name: f_country_name.optional(),
                country_code: f_country_code.optional(),
                region_name: f_region_name.optional(),
                city_name: f_city_name.optional(),
                city_id: f_city_id.optional(),
                iata_code: f_iata_code.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(CarPlace);

impl wayfare_wire::private::serde_core::Serialize for CarPlace {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("placeId", &self.place_id);
        object.optional("primaryPlaceType", &self.primary_place_type);
        object.optional("displayPlaceType", &self.display_place_type);
        object.optional("fullName", &self.full_name);
        object.optional("location", &self.location);
        object.optional("countryName", &self.country_name);
        object.optional("countryCode", &self.country_code);
        object.optional("regionName", &self.region_name);
        object.optional("cityName", &self.city_name);
        object.optional("cityId", &self.city_id);
        object.optional("iataCode", &self.iata_code);
        object.end()
    }
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

impl wayfare_wire::Decode for HotelSearchPlace {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "placeId",
            "primaryPlaceType",
            "displayPlaceType",
            "name",
            "fullName",
            "location",
            "places",
            "entityKey",
            "hotelName",
            "countryName",
            "countryCode",
            "regionName",
            "cityName",
            "cityId",
            "hotelId",
            "iataCode",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "placeId" => 0,
                    "primaryPlaceType" => 1,
                    "displayPlaceType" => 2,
                    "name" => 3,
                    "fullName" => 4,
                    "location" => 5,
                    "places" => 6,
                    "entityKey" => 7,
                    "hotelName" => 8,
                    "countryName" => 9,
                    "countryCode" => 10,
                    "regionName" => 11,
                    "cityName" => 12,
                    "cityId" => 13,
                    "hotelId" => 14,
                    "iataCode" => 15,
                    _ => return None,
                },
            )
        }
        let mut f_place_id = wayfare_wire::Slot::default();
        let mut f_primary_place_type = wayfare_wire::Slot::default();
        let mut f_display_place_type = wayfare_wire::Slot::default();
        let mut f_name = wayfare_wire::Slot::default();
        let mut f_full_name = wayfare_wire::Slot::default();
        let mut f_location = wayfare_wire::Slot::default();
        let mut f_places = wayfare_wire::Slot::default();
        let mut f_entity_key = wayfare_wire::Slot::default();
        let mut f_hotel_name = wayfare_wire::Slot::default();
        let mut f_country_name = wayfare_wire::Slot::default();
        let mut f_country_code = wayfare_wire::Slot::default();
        let mut f_region_name = wayfare_wire::Slot::default();
        let mut f_city_name = wayfare_wire::Slot::default();
        let mut f_city_id = wayfare_wire::Slot::default();
        let mut f_hotel_id = wayfare_wire::Slot::default();
        let mut f_iata_code = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_place_id.read(&mut map, cx, "placeId")?,
                wayfare_wire::Key::Known(1) => {
                    f_primary_place_type.read(&mut map, cx, "primaryPlaceType")?
                }
                wayfare_wire::Key::Known(2) => {
                    f_display_place_type.read(&mut map, cx, "displayPlaceType")?
                }
                wayfare_wire::Key::Known(3) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Known(4) => {
                    f_full_name.read(&mut map, cx, "fullName")?
                }
                wayfare_wire::Key::Known(5) => f_location.read(&mut map, cx, "location")?,
                wayfare_wire::Key::Known(6) => f_places.read(&mut map, cx, "places")?,
                wayfare_wire::Key::Known(7) => {
                    f_entity_key.read(&mut map, cx, "entityKey")?
                }
                wayfare_wire::Key::Known(8) => {
                    f_hotel_name.read(&mut map, cx, "hotelName")?
                }
                wayfare_wire::Key::Known(9) => {
                    f_country_name.read(&mut map, cx, "countryName")?
                }
                wayfare_wire::Key::Known(10) => {
                    f_country_code.read(&mut map, cx, "countryCode")?
                }
                wayfare_wire::Key::Known(11) => {
                    f_region_name.read(&mut map, cx, "regionName")?
                }
                wayfare_wire::Key::Known(12) => {
                    f_city_name.read(&mut map, cx, "cityName")?
                }
                wayfare_wire::Key::Known(13) => f_city_id.read(&mut map, cx, "cityId")?,
                wayfare_wire::Key::Known(14) => f_hotel_id.read(&mut map, cx, "hotelId")?,
                wayfare_wire::Key::Known(_) => {
                    f_iata_code.read(&mut map, cx, "iataCode")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_place_id = f_place_id.required(cx, "placeId");
        let f_primary_place_type = f_primary_place_type.required(cx, "primaryPlaceType");
        let f_display_place_type = f_display_place_type.required(cx, "displayPlaceType");
        let f_name = f_name.required(cx, "name");
        let f_full_name = f_full_name.required(cx, "fullName");
        let f_location = f_location.required(cx, "location");
        let f_places = f_places.required(cx, "places").unwrap_or_default();
        let f_entity_key = f_entity_key.required(cx, "entityKey");
        let Some(f_entity_key) = f_entity_key else { return Ok(None) };
        Ok(
            Some(Self {
                place_id: f_place_id,
                primary_place_type: f_primary_place_type,
                display_place_type: f_display_place_type,
                name: f_name,
                full_name: f_full_name,
                location: f_location,
                places: f_places,
                entity_key: f_entity_key,
                hotel_name: f_hotel_name.optional(),
                country_name: f_country_name.optional(),
                country_code: f_country_code.optional(),
                region_name: f_region_name.optional(),
                city_name: f_city_name.optional(),
                city_id: f_city_id.optional(),
                hotel_id: f_hotel_id.optional(),
                iata_code: f_iata_code.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(HotelSearchPlace);

impl wayfare_wire::private::serde_core::Serialize for HotelSearchPlace {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("placeId", &self.place_id);
        object.optional("primaryPlaceType", &self.primary_place_type);
        object.optional("displayPlaceType", &self.display_place_type);
        object.optional("name", &self.name);
        object.optional("fullName", &self.full_name);
        object.optional("location", &self.location);
        object.required("places", &self.places);
        object.required("entityKey", &self.entity_key);
        object.optional("hotelName", &self.hotel_name);
        object.optional("countryName", &self.country_name);
        object.optional("countryCode", &self.country_code);
        object.optional("regionName", &self.region_name);
        object.optional("cityName", &self.city_name);
        object.optional("cityId", &self.city_id);
        object.optional("hotelId", &self.hotel_id);
        object.optional("iataCode", &self.iata_code);
        object.end()
    }
}

wayfare_wire::integer_id!(HotelId);
wayfare_wire::integer_query_value!(HotelId);
wayfare_wire::text_id!(EntityKeyText);
