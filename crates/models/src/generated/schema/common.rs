// Made by `cargo xtask regenerate` from `spec/common.toml`. Do not edit.

//! From `common.toml`.

use super::super::common::*;

impl schemars::JsonSchema for Price {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Price".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "An amount of money, as a number and as formatted text. The currency and the price mode are at the root of the response.",
            "type" : "object", "required" : ["price", "displayPrice"], "properties" : {
            "price" : { "description" :
            "The amount, in units of the response's currency.", "type" : "number",
            "format" : "double" }, "displayPrice" : { "description" :
            "The amount as text, with the currency's symbol. Tolerated when missing.",
            "type" : "string", "x-description-expected" : true } } }
        )
    }
}

impl schemars::JsonSchema for Coordinates {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Coordinates".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "A point on Earth (WGS 84).", "type" : "object", "required"
            : ["latitude", "longitude"], "properties" : { "latitude" : { "description" :
            "North is positive. In degrees.", "type" : "number", "format" : "double",
            "minimum" : - 90, "maximum" : 90, "x-description-unit" : "degrees" },
            "longitude" : { "description" : "East is positive. In degrees.", "type" :
            "number", "format" : "double", "minimum" : - 180, "maximum" : 180,
            "x-description-unit" : "degrees" } } }
        )
    }
}

impl schemars::JsonSchema for DisplayPlaceType {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "DisplayPlaceType".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Place type, more specific than the primary type, with a display name.",
            "type" : "object", "required" : ["type", "displayName"], "properties" : {
            "type" : { "description" :
            "Machine-readable place type. Tolerated when missing.", "type" : "string",
            "x-description-expected" : true }, "displayName" : { "description" :
            "Display name of the place type, localised. Tolerated when missing.", "type"
            : "string", "x-description-expected" : true } } }
        )
    }
}

impl schemars::JsonSchema for PrimaryPlaceType {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "PrimaryPlaceType".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Broad type of place.\n\nValues; later versions may add others:\n\n* `airport`\n* `city`\n* `country`\n* `hotel`\n* `trainstation`\n* `region`\n* `touristregion`\n* `neighborhood`\n* `landmark`\n* `nationalpark`\n* `island`",
            "type" : "string", "examples" : ["airport"], "x-extensible-enum" :
            ["airport", "city", "country", "hotel", "trainstation", "region",
            "touristregion", "neighborhood", "landmark", "nationalpark", "island"] }
        )
    }
}

impl schemars::JsonSchema for SearchStatus {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "SearchStatus".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Progress of a polled search (flights, cars).\n\nValues; later versions may add others:\n\n* `first-phase`: The faster providers are still responding; the list is partial.\n* `second-phase`: The faster providers have responded, but the slower providers have not; the list can be shown as if it were complete.\n* `complete`: The list is final; polling ends.",
            "type" : "string", "examples" : ["first-phase"], "x-extensible-enum" :
            ["first-phase", "second-phase", "complete"], "x-description-values" : [{
            "value" : "first-phase", "doc" :
            "The faster providers are still responding; the list is partial." }, {
            "value" : "second-phase", "doc" :
            "The faster providers have responded, but the slower providers have not; the list can be shown as if it were complete."
            }, { "value" : "complete", "doc" : "The list is final; polling ends." }] }
        )
    }
}

impl schemars::JsonSchema for SortDirection {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "SortDirection".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Sort direction.\n\nValues seen so far; others are possible:\n\n* `asc`: Ascending: smallest value first.\n* `desc`: Descending: largest value first.\n\nNot stated: Values other than `asc`. Chosen (ours): `desc`.",
            "type" : "string", "examples" : ["asc"], "x-extensible-enum" : ["asc",
            "desc"], "x-description-values" : [{ "value" : "asc", "doc" :
            "Ascending: smallest value first." }, { "value" : "desc", "doc" :
            "Descending: largest value first." }], "x-description-unstated" :
            ["Values other than `asc`. Chosen (ours): `desc`."] }
        )
    }
}

impl schemars::JsonSchema for CashbackType {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CashbackType".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Unit of the cashback value.\n\nValues; later versions may add others:\n\n* `PERCENTAGE`: A percentage of the price.\n* `FLAT`: A fixed amount.",
            "type" : "string", "examples" : ["PERCENTAGE"], "x-extensible-enum" :
            ["PERCENTAGE", "FLAT"], "x-description-values" : [{ "value" : "PERCENTAGE",
            "doc" : "A percentage of the price." }, { "value" : "FLAT", "doc" :
            "A fixed amount." }] }
        )
    }
}

impl schemars::JsonSchema for SearchId {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "SearchId".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Id of a running search. The lifetime of a search id is not stated; the embedded service drops searches that are no longer polled.",
            "type" : "string" }
        )
    }
}

impl schemars::JsonSchema for Cluster {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Cluster".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Part of the service that holds a search. Send it as a query parameter with later polls and details requests.",
            "type" : "string" }
        )
    }
}

impl schemars::JsonSchema for ResultId {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "ResultId".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Id of a result within a search.", "type" : "string" }
        )
    }
}

impl schemars::JsonSchema for PlaceId {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "PlaceId".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Id of a place, identical in all interfaces.", "type" :
            "integer", "format" : "int64" }
        )
    }
}
