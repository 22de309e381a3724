// Made by `cargo xtask regenerate` from `spec/service.toml`. Do not edit.

//! From `service.toml`.

use super::super::service::*;

impl schemars::JsonSchema for PreSearchErrorResponse {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "PreSearchErrorResponse".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "A request that failed before the search began: wrong domain, missing headers, missing or wrong key.\n\nNot stated: Which error code goes with which status beyond INVALID_API_KEY with 401, and the error bodies of all but the car endpoints. Chosen: both envelopes for every endpoint.",
            "properties" : { "errorCode" : wayfare_wire::schema::with(generator
            .subschema_for:: < ErrorCode > (), serde_json::json!({ "description" :
            "What failed.\n\n`errorCode` on the wire; required." })), "errorMessage" : {
            "description" :
            "Says it in words, for developers.\n\n`errorMessage` on the wire; required, tolerated when missing.",
            "type" : "string" }, "status" : { "description" :
            "The HTTP status again.\n\n`status` on the wire; required, tolerated when missing.",
            "format" : "int64", "type" : "integer" } }, "required" : ["status",
            "errorCode", "errorMessage"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for SearchErrorResponse {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "SearchErrorResponse".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "A request that failed in or after validation, one entry for each fault.\n\nNot stated: Which fields are optional. Chosen: none is; the URL is tolerated when missing.",
            "properties" : { "errors" : { "description" :
            "The faults.\n\n`errors` on the wire; required.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < ErrorEntry > (),
            serde_json::json!({})), "type" : "array" }, "url" : { "description" :
            "URL of the failed request; Wayfare leaves the key out of it.\n\n`url` on the wire; required, tolerated when missing.",
            "format" : "uri", "type" : "string" } }, "required" : ["url", "errors"],
            "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for ErrorEntry {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "ErrorEntry".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "One fault of a request.\n\nNot stated: Which fields are optional. Chosen: none is; the texts are tolerated when missing.",
            "properties" : { "code" : wayfare_wire::schema::with(generator
            .subschema_for:: < ErrorCode > (), serde_json::json!({ "description" :
            "What kind of fault.\n\n`code` on the wire; required." })), "description" : {
            "description" :
            "For debugging: in English, not for end users.\n\n`description` on the wire; required, tolerated when missing.",
            "type" : "string" }, "localizedDescription" : { "description" :
            "For end users, in their language.\n\n`localizedDescription` on the wire; required, tolerated when missing.",
            "type" : "string" } }, "required" : ["code", "description",
            "localizedDescription"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for ErrorCode {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "ErrorCode".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["INTERNAL_ERROR", "ANONYMOUS_ACCESS_DENIED",
            "INVALID_API_KEY", "EXPIRED_API_KEY", "INVALID_USER_AGENT",
            "MISSING_ORIGINAL_CLIENT_IP_HEADER", "MISSING_USER_TRACK_ID",
            "UNRECOGNIZED_LOCATION", "INVALID_DATES", "ACCESS_DENIED", "INVALID_REQUEST",
            "INVALID_SEARCH_ID", "RATE_LIMIT_EXCEEDED", "NOT_FOUND"], "type" : "string"
            }, { "type" : "string" }], "description" :
            "What kind of fault an error body tells of.\n\nNot stated: The whole list. Chosen: the codes that live services were seen to send, and three that the embedded service needs."
            }
        )
    }
}
