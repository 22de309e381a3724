// Made by `cargo xtask regenerate` from `spec/feeds.toml`. Do not edit.

//! From `feeds.toml`.

use super::super::feeds::*;

impl schemars::JsonSchema for Constant {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Constant".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "A number and its label.\n\nNot stated: All of it. Chosen: kind, number, label.",
            "properties" : { "id" : { "description" :
            "Id.\n\n`id` on the wire; required.", "format" : "int64", "type" : "integer"
            }, "name" : { "description" :
            "The label, localised.\n\n`name` on the wire; required.", "type" : "string"
            }, "type" : wayfare_wire::schema::with(generator.subschema_for:: <
            ConstantType > (), serde_json::json!({ "description" :
            "What a number stands for.\n\n`type` on the wire; required." })) },
            "required" : ["type", "id", "name"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for HotelFeedRecord {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelFeedRecord".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "One hotel, without anything that depends on dates.\n\nNot stated: All of it. Chosen: what does not depend on dates, named as in hotel searches.",
            "properties" : { "address" : { "description" :
            "Address.\n\n`address` on the wire; optional.", "type" : "string" }, "chain"
            : { "description" :
            "A constant of kind `chain`.\n\n`chain` on the wire; optional.", "format" :
            "int64", "type" : "integer" }, "features" : { "description" :
            "Constants of kind `facility`.\n\n`features` on the wire; optional.", "items"
            : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::hotels::FeatureId > (), serde_json::json!({})), "type" :
            "array" }, "guestRating" : { "description" :
            "From 0 to 10; -1 marks a hotel without rating.\n\n`guestRating` on the wire; optional.",
            "type" : "number" }, "hotelCountryCode" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({ "description" :
            "ISO 3166-1 alpha-2 country code.\n\n`hotelCountryCode` on the wire; optional."
            })), "id" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::autocomplete::HotelId > (), serde_json::json!({ "description" :
            "Id.\n\n`id` on the wire; required." })), "isSelfRated" : { "description" :
            "Whether the hotel rated itself.\n\n`isSelfRated` on the wire; optional.",
            "type" : "boolean" }, "key" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::autocomplete::EntityKeyText > (),
            serde_json::json!({ "description" :
            "To search it with.\n\n`key` on the wire; required." })), "latitude" : {
            "description" :
            "Latitude.\n\n`latitude` on the wire; optional, in degrees, from -90 to 90.",
            "maximum" : 90, "minimum" : - 90, "type" : "number" }, "longitude" : {
            "description" :
            "Longitude.\n\n`longitude` on the wire; optional, in degrees, from -180 to 180.",
            "maximum" : 180, "minimum" : - 180, "type" : "number" }, "name" : {
            "description" : "Name.\n\n`name` on the wire; optional.", "type" : "string"
            }, "numberOfReviews" : { "description" :
            "Number of reviews.\n\n`numberOfReviews` on the wire; optional.", "format" :
            "int64", "type" : "integer" }, "placeId" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "The city.\n\n`placeId` on the wire; optional." })), "propertyType" : {
            "description" :
            "A constant of kind `property`.\n\n`propertyType` on the wire; optional.",
            "format" : "int64", "type" : "integer" }, "starRating" : { "description" :
            "Star rating.\n\n`starRating` on the wire; optional.", "type" : "number" },
            "themes" : { "description" :
            "Constants of kind `theme`.\n\n`themes` on the wire; optional.", "items" : {
            "format" : "int64", "type" : "integer" }, "type" : "array" } }, "required" :
            ["id", "key"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for PlaceFeedRecord {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "PlaceFeedRecord".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "One place.\n\nNot stated: All of it. Chosen: what the autocomplete has of a place, and the place that it lies in.",
            "properties" : { "countryCode" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::CountryCode > (),
            serde_json::json!({ "description" :
            "ISO 3166-1 alpha-2 country code.\n\n`countryCode` on the wire; optional."
            })), "fullName" : { "description" :
            "Full name.\n\n`fullName` on the wire; optional.", "type" : "string" },
            "iataCode" : { "description" :
            "Of an airport or metro area.\n\n`iataCode` on the wire; optional.", "type" :
            "string" }, "id" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "Id.\n\n`id` on the wire; required." })), "key" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::autocomplete::EntityKeyText > (), serde_json::json!({
            "description" : "To search its hotels with.\n\n`key` on the wire; required."
            })), "latitude" : { "description" :
            "Latitude.\n\n`latitude` on the wire; optional, in degrees, from -90 to 90.",
            "maximum" : 90, "minimum" : - 90, "type" : "number" }, "longitude" : {
            "description" :
            "Longitude.\n\n`longitude` on the wire; optional, in degrees, from -180 to 180.",
            "maximum" : 180, "minimum" : - 180, "type" : "number" }, "name" : {
            "description" : "Name.\n\n`name` on the wire; optional.", "type" : "string"
            }, "parentId" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "The place that it lies in.\n\n`parentId` on the wire; optional." })),
            "primaryPlaceType" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PrimaryPlaceType > (), serde_json::json!({
            "description" :
            "What kind of place it is, roughly.\n\n`primaryPlaceType` on the wire; optional."
            })) }, "required" : ["id", "key"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for ConstantType {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "ConstantType".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["facility", "property", "placeType", "theme",
            "chain", "imageTag"], "type" : "string" }, { "type" : "string" }],
            "description" :
            "What a number stands for.\n\nNot stated: The whole list. Chosen: the kinds that integrations ask for."
            }
        )
    }
}
