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
            { "description" : "Query parameters of the autocomplete operations.", "type"
            : "object", "required" : ["searchTerm"], "properties" : { "searchTerm" : {
            "description" :
            "Search term.\n\nNot stated: Empty terms. Chosen (ours): rejected.", "type" :
            "string", "minLength" : 1, "maxLength" : 200, "x-description-unstated" :
            ["Empty terms. Chosen (ours): rejected."] }, "languageCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::LanguageCode > (), serde_json::json!({ "description" :
            "Language of the names.\n\nNot stated: The parameter itself. Chosen (observed): accepted, because integrations send it; names of cities, countries and destinations are in this language if the embedded service has them, otherwise in English.",
            "default" : "EN", "x-description-unstated" :
            ["The parameter itself. Chosen (observed): accepted, because integrations send it; names of cities, countries and destinations are in this language if the embedded service has them, otherwise in English."]
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
            { "description" : "Matching places, best match first.", "type" : "object",
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
            { "description" : "Matching places, best match first.", "type" : "object",
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
            { "description" : "Matching places and hotels, best match first.", "type" :
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
            { "description" : "Origin or destination of a flight.", "type" : "object",
            "required" : ["placeId", "primaryPlaceType", "displayPlaceType", "name",
            "fullName"], "properties" : { "placeId" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })),
            "primaryPlaceType" : specwright_core::schema::with(generator.subschema_for::
            < super::super::common::PrimaryPlaceType > (), serde_json::json!({
            "description" : "Tolerated when missing.", "x-description-expected" : true
            })), "displayPlaceType" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::DisplayPlaceType > (),
            serde_json::json!({ "description" : "Tolerated when missing.",
            "x-description-expected" : true })), "name" : { "description" :
            "Name of the airport or city, localised. Tolerated when missing.", "type" :
            "string", "x-description-expected" : true }, "fullName" : { "description" :
            "Name, city, region, country and code as one string, localised. Tolerated when missing.",
            "type" : "string", "x-description-expected" : true }, "countryName" : {
            "description" : "Name of the country, localised.", "type" : "string" },
            "regionName" : { "type" : "string" }, "cityName" : { "type" : "string" },
            "iataCode" : specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({ "description" :
            "IATA code of an airport or metro area." })), "isMetro" : { "description" :
            "`true` for a metro area: several airports treated as one city. Its primary type is `city`, and its `placeId` is the id of the city.",
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
            { "description" : "A car rental location.", "type" : "object", "required" :
            ["placeId", "primaryPlaceType", "displayPlaceType", "fullName"], "properties"
            : { "placeId" : specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })),
            "primaryPlaceType" : specwright_core::schema::with(generator.subschema_for::
            < super::super::common::PrimaryPlaceType > (), serde_json::json!({
            "description" : "Tolerated when missing.", "x-description-expected" : true
            })), "displayPlaceType" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::DisplayPlaceType > (),
            serde_json::json!({ "description" : "Tolerated when missing.",
            "x-description-expected" : true })), "fullName" : { "description" :
            "Full name of the place, localised. Tolerated when missing.", "type" :
            "string", "x-description-expected" : true }, "location" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::Coordinates > (), serde_json::json!({ "description" :
            "Not stated: The presence of the location: the description requires it, but the live service's reference omits it. Chosen (documented): the location may be missing; the embedded service sends it.",
            "x-description-unstated" :
            ["The presence of the location: the description requires it, but the live service's reference omits it. Chosen (documented): the location may be missing; the embedded service sends it."]
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
            { "description" : "A hotel search destination, or a hotel.", "type" :
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
            "Names of the place and of the places that contain it, separated by commas. Tolerated when missing.",
            "type" : "string", "x-description-expected" : true }, "location" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::Coordinates > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })), "places" : {
            "description" :
            "Names of the places that contain this place, smallest first: city, region, country. Tolerated when missing.",
            "type" : "array", "items" : { "type" : "string" }, "x-description-expected" :
            true }, "entityKey" : specwright_core::schema::with(generator.subschema_for::
            < EntityKeyText > (), serde_json::json!({ "description" :
            "Key for a hotel search. Send it as `destination`, or as `hotel` if the place is a hotel.\n\nNot stated: The format of the key of a hotel. Chosen (ours): `khotel:`; the live service may also send a `kplace:` key for a hotel, and `hotelId` then identifies the hotel.",
            "x-description-unstated" :
            ["The format of the key of a hotel. Chosen (ours): `khotel:`; the live service may also send a `kplace:` key for a hotel, and `hotelId` then identifies the hotel."]
            })), "hotelName" : { "description" :
            "Name of the hotel. Set only for hotels.", "type" : "string" }, "countryName"
            : { "type" : "string" }, "countryCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({})), "regionName"
            : { "type" : "string" }, "cityName" : { "type" : "string" }, "cityId" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "Id of the city." })), "hotelId" : specwright_core::schema::with(generator
            .subschema_for:: < HotelId > (), serde_json::json!({ "description" :
            "Id of the hotel. Set only for hotels." })), "iataCode" :
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
            "A key that the hotel search accepts, such as `kplace:2643743`.", "type" :
            "string" }
        )
    }
}
