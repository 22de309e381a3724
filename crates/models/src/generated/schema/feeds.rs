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
            "Query of the labels: kinds and language.\n\nNot stated: The parameters. Chosen: as integrations show.",
            "type" : "object", "properties" : { "types" : { "description" :
            "Kinds of labels to return. Default: all.", "type" : "string" },
            "languageCode" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::LanguageCode > (), serde_json::json!({ "description" :
            "Language of the labels. The embedded service has English labels only.",
            "default" : "EN" })) }, "additionalProperties" : false,
            "x-description-unstated" : ["The parameters. Chosen: as integrations show."]
            }
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
            "Query of a page of hotels.\n\nNot stated: The parameters. Chosen: as integrations show.",
            "type" : "object", "properties" : { "lastId" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::autocomplete::HotelId > (), serde_json::json!({ "description" :
            "Hotel that the page begins after. Default: begin with the first." })),
            "pageSize" : { "type" : "integer", "format" : "int64", "minimum" : 1,
            "maximum" : 10000, "default" : 1000 } }, "additionalProperties" : false,
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
            "Query of a page of places.\n\nNot stated: The parameters. Chosen: as integrations show.",
            "type" : "object", "properties" : { "lastId" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "Place that the page begins after. Default: begin with the first." })),
            "pageSize" : { "type" : "integer", "format" : "int64", "minimum" : 1,
            "maximum" : 10000, "default" : 1000 } }, "additionalProperties" : false,
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
            "A number, with its label.\n\nNot stated: The record. Chosen: kind, number, label.",
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
            "One hotel, without anything that depends on dates.\n\nNot stated: The record. Chosen: the fields that do not depend on dates, named as in hotel searches.",
            "type" : "object", "required" : ["id", "key"], "properties" : { "id" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::autocomplete::HotelId > (), serde_json::json!({})), "key" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::autocomplete::EntityKeyText > (), serde_json::json!({
            "description" : "Key to search for the hotel." })), "name" : { "type" :
            "string" }, "address" : { "type" : "string" }, "hotelCountryCode" :
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
            : { "description" : "From 0 to 10; -1 means no rating.", "type" : "number",
            "format" : "double" }, "numberOfReviews" : { "type" : "integer", "format" :
            "int64" }, "placeId" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "Id of the city." })) }, "x-description-unstated" :
            ["The record. Chosen: the fields that do not depend on dates, named as in hotel searches."]
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
            "One place.\n\nNot stated: The record. Chosen: the fields of a place in the autocomplete, and its parent place.",
            "type" : "object", "required" : ["id", "key"], "properties" : { "id" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({})), "key" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::autocomplete::EntityKeyText > (), serde_json::json!({
            "description" : "Key to search for the place's hotels." })),
            "primaryPlaceType" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PrimaryPlaceType > (), serde_json::json!({})), "name" :
            { "type" : "string" }, "fullName" : { "type" : "string" }, "countryCode" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({})), "latitude" :
            { "description" : "In degrees.", "type" : "number", "format" : "double",
            "minimum" : - 90, "maximum" : 90, "x-description-unit" : "degrees" },
            "longitude" : { "description" : "In degrees.", "type" : "number", "format" :
            "double", "minimum" : - 180, "maximum" : 180, "x-description-unit" :
            "degrees" }, "iataCode" : { "description" :
            "IATA code of an airport or metro area.", "type" : "string" }, "parentId" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "Id of the place that it lies in." })) }, "x-description-unstated" :
            ["The record. Chosen: the fields of a place in the autocomplete, and its parent place."]
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
            "Kind of a constant.\n\nValues seen so far; others may come:\n\n* `facility`: A feature of a hotel.\n* `property`: A property type.\n* `placeType`: The type of a destination.\n* `theme`: A theme.\n* `chain`: A chain.\n* `imageTag`: The subject of a picture.\n\nNot stated: The complete list. Chosen: the kinds that integrations ask for.",
            "type" : "string", "examples" : ["facility"], "x-extensible-enum" :
            ["facility", "property", "placeType", "theme", "chain", "imageTag"],
            "x-description-values" : [{ "value" : "facility", "doc" :
            "A feature of a hotel." }, { "value" : "property", "doc" : "A property type."
            }, { "value" : "placeType", "doc" : "The type of a destination." }, { "value"
            : "theme", "doc" : "A theme." }, { "value" : "chain", "doc" : "A chain." }, {
            "value" : "imageTag", "doc" : "The subject of a picture." }],
            "x-description-unstated" :
            ["The complete list. Chosen: the kinds that integrations ask for."] }
        )
    }
}
