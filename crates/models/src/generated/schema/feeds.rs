// Made by `cargo xtask regenerate` from `spec/feeds.toml`. Do not edit.

//! From `feeds.toml`.

use super::super::feeds::*;

impl schemars::JsonSchema for ConstantsQuery {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "ConstantsQuery".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Which labels, in which language.\n\nNot stated: The parameters. Chosen: as integrations show.",
            "type" : "object", "properties" : { "types" : { "description" :
            "The kinds wanted. Left out: all.", "type" : "string" }, "languageCode" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::LanguageCode > (), serde_json::json!({ "description" :
            "Language of the labels. The embedded service has English ones.", "default" :
            "EN" })) }, "additionalProperties" : false, "x-description-unstated" :
            ["The parameters. Chosen: as integrations show."] }
        )
    }
}

impl schemars::JsonSchema for HotelFeedQuery {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelFeedQuery".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Which page of the hotels.\n\nNot stated: The parameters. Chosen: as integrations show.",
            "type" : "object", "properties" : { "lastId" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::autocomplete::HotelId > (), serde_json::json!({ "description" :
            "The page begins after this hotel. Left out: with the first." })), "pageSize"
            : { "type" : "integer", "format" : "int64", "minimum" : 1, "maximum" : 10000,
            "default" : 1000 } }, "additionalProperties" : false,
            "x-description-unstated" : ["The parameters. Chosen: as integrations show."]
            }
        )
    }
}

impl schemars::JsonSchema for PlaceFeedQuery {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "PlaceFeedQuery".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Which page of the places.\n\nNot stated: The parameters. Chosen: as integrations show.",
            "type" : "object", "properties" : { "lastId" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "The page begins after this place. Left out: with the first." })), "pageSize"
            : { "type" : "integer", "format" : "int64", "minimum" : 1, "maximum" : 10000,
            "default" : 1000 } }, "additionalProperties" : false,
            "x-description-unstated" : ["The parameters. Chosen: as integrations show."]
            }
        )
    }
}

impl schemars::JsonSchema for Constant {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Constant".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "A number and its label.\n\nNot stated: The record. Chosen: kind, number, label.",
            "type" : "object", "required" : ["type", "id", "name"], "properties" : {
            "type" : wayfare_wire::schema::with(generator.subschema_for:: < ConstantType
            > (), serde_json::json!({})), "id" : { "type" : "integer", "format" : "int64"
            }, "name" : { "description" : "The label, localised.", "type" : "string" } },
            "x-description-unstated" : ["The record. Chosen: kind, number, label."] }
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
            "One hotel, without anything that depends on dates.\n\nNot stated: The record. Chosen: what does not depend on dates, named as in hotel searches.",
            "type" : "object", "required" : ["id", "key"], "properties" : { "id" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::autocomplete::HotelId > (), serde_json::json!({})), "key" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::autocomplete::EntityKeyText > (), serde_json::json!({
            "description" : "To search it with." })), "name" : { "type" : "string" },
            "address" : { "type" : "string" }, "hotelCountryCode" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({})), "latitude" :
            { "description" : "In degrees.", "type" : "number", "format" : "double",
            "minimum" : - 90, "maximum" : 90, "x-description-unit" : "degrees" },
            "longitude" : { "description" : "In degrees.", "type" : "number", "format" :
            "double", "minimum" : - 180, "maximum" : 180, "x-description-unit" :
            "degrees" }, "starRating" : { "type" : "number", "format" : "double" },
            "isSelfRated" : { "description" : "Whether the hotel rated itself.", "type" :
            "boolean" }, "propertyType" : { "description" :
            "A constant of kind `property`.", "type" : "integer", "format" : "int64" },
            "chain" : { "description" : "A constant of kind `chain`.", "type" :
            "integer", "format" : "int64" }, "themes" : { "description" :
            "Constants of kind `theme`.", "type" : "array", "items" : { "type" :
            "integer", "format" : "int64" } }, "features" : { "description" :
            "Constants of kind `facility`.", "type" : "array", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::hotels::FeatureId > (), serde_json::json!({})) }, "guestRating"
            : { "description" : "From 0 to 10; -1 marks a hotel without rating.", "type"
            : "number", "format" : "double" }, "numberOfReviews" : { "type" : "integer",
            "format" : "int64" }, "placeId" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::PlaceId > (), serde_json::json!({
            "description" : "The city." })) }, "x-description-unstated" :
            ["The record. Chosen: what does not depend on dates, named as in hotel searches."]
            }
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
            "One place.\n\nNot stated: The record. Chosen: what the autocomplete has of a place, and the place that it lies in.",
            "type" : "object", "required" : ["id", "key"], "properties" : { "id" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({})), "key" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::autocomplete::EntityKeyText > (), serde_json::json!({
            "description" : "To search its hotels with." })), "primaryPlaceType" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PrimaryPlaceType > (), serde_json::json!({})), "name" :
            { "type" : "string" }, "fullName" : { "type" : "string" }, "countryCode" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({})), "latitude" :
            { "description" : "In degrees.", "type" : "number", "format" : "double",
            "minimum" : - 90, "maximum" : 90, "x-description-unit" : "degrees" },
            "longitude" : { "description" : "In degrees.", "type" : "number", "format" :
            "double", "minimum" : - 180, "maximum" : 180, "x-description-unit" :
            "degrees" }, "iataCode" : { "description" : "Of an airport or metro area.",
            "type" : "string" }, "parentId" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::PlaceId > (), serde_json::json!({
            "description" : "The place that it lies in." })) }, "x-description-unstated"
            :
            ["The record. Chosen: what the autocomplete has of a place, and the place that it lies in."]
            }
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
            { "description" :
            "What a number stands for.\n\nValues seen so far; others may come:\n\n* `facility`: A feature of a hotel.\n* `property`: A property type.\n* `placeType`: The type of a destination.\n* `theme`: A theme.\n* `chain`: A chain.\n* `imageTag`: What a picture shows.\n\nNot stated: The whole list. Chosen: the kinds that integrations ask for.",
            "type" : "string", "examples" : ["facility"], "x-extensible-enum" :
            ["facility", "property", "placeType", "theme", "chain", "imageTag"],
            "x-description-values" : [{ "value" : "facility", "doc" :
            "A feature of a hotel." }, { "value" : "property", "doc" : "A property type."
            }, { "value" : "placeType", "doc" : "The type of a destination." }, { "value"
            : "theme", "doc" : "A theme." }, { "value" : "chain", "doc" : "A chain." }, {
            "value" : "imageTag", "doc" : "What a picture shows." }],
            "x-description-unstated" :
            ["The whole list. Chosen: the kinds that integrations ask for."] }
        )
    }
}
