// Made by `cargo xtask regenerate` from `spec/autocomplete.toml`. Do not edit.

//! From `autocomplete.toml`.

use super::super::autocomplete::*;

impl schemars::JsonSchema for AutocompleteQuery {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "AutocompleteQuery".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "What to look for.", "type" : "object", "required" :
            ["searchTerm"], "properties" : { "searchTerm" : { "description" :
            "Term to find places for.\n\nNot stated: Whether a term may be empty. Chosen: it may not.",
            "type" : "string", "minLength" : 1, "maxLength" : 200,
            "x-description-unstated" :
            ["Whether a term may be empty. Chosen: it may not."] } },
            "additionalProperties" : false }
        )
    }
}

impl schemars::JsonSchema for FlightAutocompleteResponse {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightAutocompleteResponse".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Places that match, best first.", "type" : "object",
            "required" : ["results"], "properties" : { "results" : { "type" : "array",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: < FlightPlace
            > (), serde_json::json!({})), "maxItems" : 6 } } }
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
            { "description" : "Places that match, best first.", "type" : "object",
            "required" : ["results"], "properties" : { "results" : { "type" : "array",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: < CarPlace >
            (), serde_json::json!({})), "maxItems" : 6 } } }
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
            { "description" : "Places and hotels that match, best first.", "type" :
            "object", "required" : ["results"], "properties" : { "results" : { "type" :
            "array", "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            HotelSearchPlace > (), serde_json::json!({})), "maxItems" : 6 } } }
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
            { "description" : "A place to fly from or to.", "type" : "object", "required"
            : ["placeId", "primaryPlaceType", "displayPlaceType", "name", "fullName"],
            "properties" : { "placeId" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::PlaceId > (),
            serde_json::json!({})), "primaryPlaceType" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PrimaryPlaceType > (), serde_json::json!({})),
            "displayPlaceType" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::DisplayPlaceType > (), serde_json::json!({})), "name" :
            { "description" : "Name of the airport or city, localised.", "type" :
            "string" }, "fullName" : { "description" :
            "Name, city, region, country and code in one, localised. Tolerated when missing.",
            "type" : "string", "x-description-expected" : true }, "countryName" : {
            "description" : "Localised.", "type" : "string" }, "regionName" : { "type" :
            "string" }, "cityName" : { "type" : "string" }, "iataCode" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({ "description" :
            "Of an airport or a metro area." })), "isMetro" : { "description" :
            "Set for a metro area, several airports treated as one city: its primary type is city, its `placeId` the city's.",
            "type" : "boolean" } } }
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
            { "description" : "A place to rent a car at.", "type" : "object", "required"
            : ["placeId", "primaryPlaceType", "displayPlaceType", "fullName",
            "location"], "properties" : { "placeId" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({})),
            "primaryPlaceType" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PrimaryPlaceType > (), serde_json::json!({})),
            "displayPlaceType" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::DisplayPlaceType > (), serde_json::json!({})),
            "fullName" : { "description" : "Localised.", "type" : "string" }, "location"
            : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::Coordinates > (), serde_json::json!({})), "countryName"
            : { "type" : "string" }, "countryCode" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::CountryCode > (),
            serde_json::json!({})), "regionName" : { "type" : "string" }, "cityName" : {
            "type" : "string" }, "cityId" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::PlaceId > (), serde_json::json!({
            "description" : "The city's id in every interface." })), "iataCode" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({ "description" :
            "Of an airport." })) } }
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
            { "description" : "A place to look for hotels in, or a hotel.", "type" :
            "object", "required" : ["placeId", "primaryPlaceType", "displayPlaceType",
            "name", "fullName", "location", "places", "entityKey"], "properties" : {
            "placeId" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({})),
            "primaryPlaceType" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PrimaryPlaceType > (), serde_json::json!({})),
            "displayPlaceType" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::DisplayPlaceType > (), serde_json::json!({})), "name" :
            { "description" : "Name of the hotel, airport or city, localised.", "type" :
            "string" }, "fullName" : { "description" :
            "The name and the places it lies in, joined by commas. Tolerated when missing.",
            "type" : "string", "x-description-expected" : true }, "location" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::Coordinates > (), serde_json::json!({})), "places" : {
            "description" :
            "The places it lies in, smallest first: city, region, country.", "type" :
            "array", "items" : { "type" : "string" } }, "entityKey" :
            wayfare_wire::schema::with(generator.subschema_for:: < EntityKeyText > (),
            serde_json::json!({ "description" :
            "What the hotel search takes as `destination`, and as `hotel` where it is a hotel."
            })), "hotelName" : { "description" : "On hotels only.", "type" : "string" },
            "countryName" : { "type" : "string" }, "countryCode" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({})), "regionName"
            : { "type" : "string" }, "cityName" : { "type" : "string" }, "cityId" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "The city's id in every interface." })), "hotelId" :
            wayfare_wire::schema::with(generator.subschema_for:: < HotelId > (),
            serde_json::json!({ "description" : "On hotels only." })), "iataCode" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({ "description" :
            "Of an airport." })) } }
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
            { "description" : "Names a hotel.", "type" : "integer", "format" : "int64" }
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
            { "description" :
            "A key that the hotel search takes, such as `kplace:2643743`.", "type" :
            "string" }
        )
    }
}
