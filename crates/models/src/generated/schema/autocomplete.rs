// Made by `cargo xtask regenerate` from `spec/autocomplete.toml`. Do not edit.

//! From `autocomplete.toml`.

use super::super::autocomplete::*;

impl schemars::JsonSchema for FlightAutocompleteResponse {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightAutocompleteResponse".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Places that match, best first.", "properties" : {
            "results" : { "description" :
            "Results.\n\n`results` on the wire; required, at most `AUTOCOMPLETE_RESULTS` items.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: < FlightPlace
            > (), serde_json::json!({})), "maxItems" : 6, "type" : "array" } },
            "required" : ["results"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for CarAutocompleteResponse {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarAutocompleteResponse".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Places that match, best first.", "properties" : {
            "results" : { "description" :
            "Results.\n\n`results` on the wire; required, at most `AUTOCOMPLETE_RESULTS` items.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: < CarPlace >
            (), serde_json::json!({})), "maxItems" : 6, "type" : "array" } }, "required"
            : ["results"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for HotelAutocompleteResponse {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelAutocompleteResponse".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Places and hotels that match, best first.", "properties" :
            { "results" : { "description" :
            "Results.\n\n`results` on the wire; required, at most `AUTOCOMPLETE_RESULTS` items.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            HotelSearchPlace > (), serde_json::json!({})), "maxItems" : 6, "type" :
            "array" } }, "required" : ["results"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for FlightPlace {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightPlace".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "A place to fly from or to.", "properties" : { "cityName" :
            { "description" : "City name.\n\n`cityName` on the wire; optional.", "type" :
            "string" }, "countryName" : { "description" :
            "Localised.\n\n`countryName` on the wire; optional.", "type" : "string" },
            "displayPlaceType" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::DisplayPlaceType > (), serde_json::json!({
            "description" :
            "What kind of place it is, finer than the primary type and in words.\n\n`displayPlaceType` on the wire; required."
            })), "fullName" : { "description" :
            "Name, city, region, country and code in one, localised.\n\n`fullName` on the wire; required, tolerated when missing.",
            "type" : "string" }, "iataCode" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::AirportCode > (),
            serde_json::json!({ "description" :
            "Of an airport or a metro area.\n\n`iataCode` on the wire; optional." })),
            "isMetro" : { "description" :
            "Set for a metro area, several airports treated as one city: its primary type is city, its `placeId` the city's.\n\n`isMetro` on the wire; optional.",
            "type" : "boolean" }, "name" : { "description" :
            "Name of the airport or city, localised.\n\n`name` on the wire; required.",
            "type" : "string" }, "placeId" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::PlaceId > (), serde_json::json!({
            "description" : "Place id.\n\n`placeId` on the wire; required." })),
            "primaryPlaceType" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PrimaryPlaceType > (), serde_json::json!({
            "description" :
            "What kind of place it is, roughly.\n\n`primaryPlaceType` on the wire; required."
            })), "regionName" : { "description" :
            "Region name.\n\n`regionName` on the wire; optional.", "type" : "string" } },
            "required" : ["placeId", "primaryPlaceType", "displayPlaceType", "name",
            "fullName"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for CarPlace {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarPlace".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "A place to rent a car at.", "properties" : { "cityId" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "The city's id in every interface.\n\n`cityId` on the wire; optional." })),
            "cityName" : { "description" :
            "City name.\n\n`cityName` on the wire; optional.", "type" : "string" },
            "countryCode" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({ "description" :
            "ISO 3166-1 alpha-2 country code.\n\n`countryCode` on the wire; optional."
            })), "countryName" : { "description" :
            "Country name.\n\n`countryName` on the wire; optional.", "type" : "string" },
            "displayPlaceType" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::DisplayPlaceType > (), serde_json::json!({
            "description" :
            "What kind of place it is, finer than the primary type and in words.\n\n`displayPlaceType` on the wire; required."
            })), "fullName" : { "description" :
            "Localised.\n\n`fullName` on the wire; required.", "type" : "string" },
            "iataCode" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({ "description" :
            "Of an airport.\n\n`iataCode` on the wire; optional." })), "location" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::Coordinates > (), serde_json::json!({ "description" :
            "A point on earth (WGS 84).\n\n`location` on the wire; required." })),
            "placeId" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "Place id.\n\n`placeId` on the wire; required." })), "primaryPlaceType" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PrimaryPlaceType > (), serde_json::json!({
            "description" :
            "What kind of place it is, roughly.\n\n`primaryPlaceType` on the wire; required."
            })), "regionName" : { "description" :
            "Region name.\n\n`regionName` on the wire; optional.", "type" : "string" } },
            "required" : ["placeId", "primaryPlaceType", "displayPlaceType", "fullName",
            "location"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for HotelSearchPlace {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelSearchPlace".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "A place to look for hotels in, or a hotel.", "properties"
            : { "cityId" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "The city's id in every interface.\n\n`cityId` on the wire; optional." })),
            "cityName" : { "description" :
            "City name.\n\n`cityName` on the wire; optional.", "type" : "string" },
            "countryCode" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({ "description" :
            "ISO 3166-1 alpha-2 country code.\n\n`countryCode` on the wire; optional."
            })), "countryName" : { "description" :
            "Country name.\n\n`countryName` on the wire; optional.", "type" : "string" },
            "displayPlaceType" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::DisplayPlaceType > (), serde_json::json!({
            "description" :
            "What kind of place it is, finer than the primary type and in words.\n\n`displayPlaceType` on the wire; required."
            })), "entityKey" : wayfare_wire::schema::with(generator.subschema_for:: <
            EntityKeyText > (), serde_json::json!({ "description" :
            "Search key of the hotel search.\n\n`entityKey` on the wire; required." })),
            "fullName" : { "description" :
            "The name and the places it lies in, joined by commas.\n\n`fullName` on the wire; required, tolerated when missing.",
            "type" : "string" }, "hotelId" : wayfare_wire::schema::with(generator
            .subschema_for:: < HotelId > (), serde_json::json!({ "description" :
            "On hotels only.\n\n`hotelId` on the wire; optional." })), "hotelName" : {
            "description" : "On hotels only.\n\n`hotelName` on the wire; optional.",
            "type" : "string" }, "iataCode" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::AirportCode > (),
            serde_json::json!({ "description" :
            "Of an airport.\n\n`iataCode` on the wire; optional." })), "location" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::Coordinates > (), serde_json::json!({ "description" :
            "A point on earth (WGS 84).\n\n`location` on the wire; required." })), "name"
            : { "description" :
            "Name of the hotel, airport or city, localised.\n\n`name` on the wire; required.",
            "type" : "string" }, "placeId" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::PlaceId > (), serde_json::json!({
            "description" : "Place id.\n\n`placeId` on the wire; required." })), "places"
            : { "description" :
            "The places it lies in, smallest first: city, region, country.\n\n`places` on the wire; required.",
            "items" : { "type" : "string" }, "type" : "array" }, "primaryPlaceType" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PrimaryPlaceType > (), serde_json::json!({
            "description" :
            "What kind of place it is, roughly.\n\n`primaryPlaceType` on the wire; required."
            })), "regionName" : { "description" :
            "Region name.\n\n`regionName` on the wire; optional.", "type" : "string" } },
            "required" : ["placeId", "primaryPlaceType", "displayPlaceType", "name",
            "fullName", "location", "places", "entityKey"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for HotelId {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelId".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Names a hotel.", "format" : "int64", "type" : "integer" }
        )
    }
}

impl schemars::JsonSchema for EntityKeyText {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "EntityKeyText".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "A hotel search key as it came, such as `kplace:2643743`.",
            "type" : "string" }
        )
    }
}
