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
            "An amount of money, and the same as text. Its currency and mode stand at the root of the response.",
            "properties" : { "displayPrice" : { "description" :
            "The amount as text, with the currency's symbol.\n\n`displayPrice` on the wire; required, tolerated when missing.",
            "type" : "string" }, "price" : { "description" :
            "The amount, in units of the response's currency.\n\n`price` on the wire; required.",
            "type" : "number" } }, "required" : ["price", "displayPrice"], "type" :
            "object" }
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
            { "description" : "A point on earth (WGS 84).", "properties" : { "latitude" :
            { "description" :
            "North is positive.\n\n`latitude` on the wire; required, in degrees, from -90 to 90.",
            "maximum" : 90, "minimum" : - 90, "type" : "number" }, "longitude" : {
            "description" :
            "East is positive.\n\n`longitude` on the wire; required, in degrees, from -180 to 180.",
            "maximum" : 180, "minimum" : - 180, "type" : "number" } }, "required" :
            ["latitude", "longitude"], "type" : "object" }
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
            "What kind of place it is, finer than the primary type and in words.",
            "properties" : { "displayName" : { "description" :
            "The kind, for people, localised.\n\n`displayName` on the wire; required, tolerated when missing.",
            "type" : "string" }, "type" : { "description" :
            "The kind, for programs.\n\n`type` on the wire; required.", "type" : "string"
            } }, "required" : ["type", "displayName"], "type" : "object" }
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
            { "anyOf" : [{ "enum" : ["airport", "city", "country", "hotel",
            "trainstation", "region", "touristregion", "neighborhood", "landmark",
            "nationalpark", "island"], "type" : "string" }, { "type" : "string" }],
            "description" : "What kind of place it is, roughly." }
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
            { "anyOf" : [{ "enum" : ["first-phase", "second-phase", "complete"], "type" :
            "string" }, { "type" : "string" }], "description" :
            "How far a polled search (flights, cars) has come." }
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
            { "anyOf" : [{ "enum" : ["asc", "desc"], "type" : "string" }, { "type" :
            "string" }], "description" :
            "Which way a list is sorted.\n\nNot stated: Values beside asc. Chosen: desc."
            }
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
            { "anyOf" : [{ "enum" : ["PERCENTAGE", "FLAT"], "type" : "string" }, { "type"
            : "string" }], "description" : "How a cashback is counted." }
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
            "Names a running search. How long it lives is not stated; the embedded service forgets it after a while without polls.",
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
            "Names the part of the service that holds a search. Later polls and details pass it on as a query parameter.",
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
            { "description" : "Names a result within a search.", "type" : "string" }
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
            { "description" : "Names a place in every interface.", "format" : "int64",
            "type" : "integer" }
        )
    }
}
