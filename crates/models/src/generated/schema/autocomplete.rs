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
            { "description" : "Query of the autocomplete.", "type" : "object", "required"
            : ["searchTerm"], "properties" : { "searchTerm" : { "description" :
            "Search term.\n\nNot stated: Empty terms. Chosen (ours): refused.", "type" :
            "string", "minLength" : 1, "maxLength" : 200, "x-description-unstated" :
            ["Empty terms. Chosen (ours): refused."] }, "languageCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::LanguageCode > (), serde_json::json!({ "description" :
            "Language of the names.\n\nNot stated: The parameter itself. Chosen (observed): accepted, as integrations send it; cities, countries and destinations have their name in the language, where the embedded service knows it, else the English one.",
            "default" : "EN", "x-description-unstated" :
            ["The parameter itself. Chosen (observed): accepted, as integrations send it; cities, countries and destinations have their name in the language, where the embedded service knows it, else the English one."]
            })) }, "additionalProperties" : false }
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
            { "description" : "Matching places, best first.", "type" : "object",
            "required" : ["results"], "properties" : { "results" : { "type" : "array",
            "items" : specwright_core::schema::with(generator.subschema_for:: <
            FlightPlace > (), serde_json::json!({})), "maxItems" : 6 } } }
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
            { "description" : "Matching places, best first.", "type" : "object",
            "required" : ["results"], "properties" : { "results" : { "type" : "array",
            "items" : specwright_core::schema::with(generator.subschema_for:: < CarPlace
            > (), serde_json::json!({})), "maxItems" : 6 } } }
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
            { "description" : "Matching places and hotels, best first.", "type" :
            "object", "required" : ["results"], "properties" : { "results" : { "type" :
            "array", "items" : specwright_core::schema::with(generator.subschema_for:: <
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
            "properties" : { "placeId" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::PlaceId > (), serde_json::json!({
            "description" : "Tolerated when missing.", "x-description-expected" : true
            })), "primaryPlaceType" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::PrimaryPlaceType > (),
            serde_json::json!({ "description" : "Tolerated when missing.",
            "x-description-expected" : true })), "displayPlaceType" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::DisplayPlaceType > (), serde_json::json!({
            "description" : "Tolerated when missing.", "x-description-expected" : true
            })), "name" : { "description" :
            "Name of the airport or city, localised. Tolerated when missing.", "type" :
            "string", "x-description-expected" : true }, "fullName" : { "description" :
            "Name, city, region, country and code in one, localised. Tolerated when missing.",
            "type" : "string", "x-description-expected" : true }, "countryName" : {
            "description" : "Localised.", "type" : "string" }, "regionName" : { "type" :
            "string" }, "cityName" : { "type" : "string" }, "iataCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({ "description" :
            "IATA code of an airport or metro area." })), "isMetro" : { "description" :
            "True for a metro area: several airports treated as one city. Its primary type is city, its `placeId` the city's.",
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
            : ["placeId", "primaryPlaceType", "displayPlaceType", "fullName"],
            "properties" : { "placeId" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::PlaceId > (), serde_json::json!({
            "description" : "Tolerated when missing.", "x-description-expected" : true
            })), "primaryPlaceType" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::PrimaryPlaceType > (),
            serde_json::json!({ "description" : "Tolerated when missing.",
            "x-description-expected" : true })), "displayPlaceType" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::DisplayPlaceType > (), serde_json::json!({
            "description" : "Tolerated when missing.", "x-description-expected" : true
            })), "fullName" : { "description" : "Localised. Tolerated when missing.",
            "type" : "string", "x-description-expected" : true }, "location" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::Coordinates > (), serde_json::json!({ "description" :
            "Not stated: Its absence: the description requires it, but the live service's reference omits it. Chosen (documented): it may be missing; the embedded service sends it.",
            "x-description-unstated" :
            ["Its absence: the description requires it, but the live service's reference omits it. Chosen (documented): it may be missing; the embedded service sends it."]
            })), "countryName" : { "type" : "string" }, "countryCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({})), "regionName"
            : { "type" : "string" }, "cityName" : { "type" : "string" }, "cityId" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "Id of the city." })), "iataCode" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::AirportCode > (),
            serde_json::json!({ "description" : "IATA code of an airport." })) } }
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
            { "description" : "A place to search for hotels in, or a hotel.", "type" :
            "object", "required" : ["placeId", "primaryPlaceType", "displayPlaceType",
            "name", "fullName", "location", "places", "entityKey"], "properties" : {
            "placeId" : specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })),
            "primaryPlaceType" : specwright_core::schema::with(generator.subschema_for::
            < super::super::common::PrimaryPlaceType > (), serde_json::json!({
            "description" : "Tolerated when missing.", "x-description-expected" : true
            })), "displayPlaceType" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::DisplayPlaceType > (),
            serde_json::json!({ "description" : "Tolerated when missing.",
            "x-description-expected" : true })), "name" : { "description" :
            "Name of the hotel, airport or city, localised. Tolerated when missing.",
            "type" : "string", "x-description-expected" : true }, "fullName" : {
            "description" :
            "Name of the place and of those that it lies in, joined by commas. Tolerated when missing.",
            "type" : "string", "x-description-expected" : true }, "location" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::Coordinates > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })), "places" : {
            "description" :
            "Names of the places that it lies in, smallest first: city, region, country. Tolerated when missing.",
            "type" : "array", "items" : { "type" : "string" }, "x-description-expected" :
            true }, "entityKey" : specwright_core::schema::with(generator.subschema_for::
            < EntityKeyText > (), serde_json::json!({ "description" :
            "Key for the hotel search: its `destination`, or its `hotel` where the place is a hotel.\n\nNot stated: The form for a hotel. Chosen (ours): `khotel:`; the live service also has `kplace:` there, and then `hotelId` names the hotel.",
            "x-description-unstated" :
            ["The form for a hotel. Chosen (ours): `khotel:`; the live service also has `kplace:` there, and then `hotelId` names the hotel."]
            })), "hotelName" : { "description" : "Name of the hotel. Hotels only.",
            "type" : "string" }, "countryName" : { "type" : "string" }, "countryCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({})), "regionName"
            : { "type" : "string" }, "cityName" : { "type" : "string" }, "cityId" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "Id of the city." })), "hotelId" : specwright_core::schema::with(generator
            .subschema_for:: < HotelId > (), serde_json::json!({ "description" :
            "Id of the hotel. Hotels only." })), "iataCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({ "description" :
            "IATA code of an airport." })) } }
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
            { "description" : "Id of a hotel.", "type" : "integer", "format" : "int64" }
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
