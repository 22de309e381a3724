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
            "A request that failed before the search began: wrong domain, missing headers, missing or wrong key.\n\nNot stated: The statuses of error codes other than INVALID_API_KEY (401), and the error bodies of all but the car endpoints. Chosen (ours): both envelopes for every endpoint.",
            "type" : "object", "required" : ["status", "errorCode", "errorMessage"],
            "properties" : { "status" : { "description" :
            "The HTTP status again. Tolerated when missing.", "type" : "integer",
            "format" : "int64", "x-description-expected" : true }, "errorCode" :
            specwright_core::schema::with(generator.subschema_for:: < ErrorCode > (),
            serde_json::json!({ "description" : "Kind of the failure." })),
            "errorMessage" : { "description" :
            "Message for developers. Tolerated when missing.", "type" : "string",
            "x-description-expected" : true } }, "x-description-unstated" :
            ["The statuses of error codes other than INVALID_API_KEY (401), and the error bodies of all but the car endpoints. Chosen (ours): both envelopes for every endpoint."]
            }
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
            "A request that failed in or after validation, with one entry for each fault.\n\nNot stated: The optional fields. Chosen (ours): none is; the URL is tolerated when missing.",
            "type" : "object", "required" : ["url", "errors"], "properties" : { "url" : {
            "description" :
            "URL of the failed request; Wayfare leaves the key out of it. Tolerated when missing.",
            "type" : "string", "format" : "uri", "x-description-expected" : true },
            "errors" : { "description" : "The faults.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < ErrorEntry > (),
            serde_json::json!({})) } }, "x-description-unstated" :
            ["The optional fields. Chosen (ours): none is; the URL is tolerated when missing."]
            }
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
            "One fault of a request.\n\nNot stated: The optional fields. Chosen (ours): none is, and all are tolerated when missing.",
            "type" : "object", "required" : ["code", "description",
            "localizedDescription"], "properties" : { "code" :
            specwright_core::schema::with(generator.subschema_for:: < ErrorCode > (),
            serde_json::json!({ "description" :
            "Kind of the fault. Tolerated when missing.", "x-description-expected" : true
            })), "description" : { "description" :
            "Message for developers, in English. Not for end users. Tolerated when missing.",
            "type" : "string", "x-description-expected" : true }, "localizedDescription"
            : { "description" :
            "Message for end users, in their language. Tolerated when missing.", "type" :
            "string", "x-description-expected" : true } }, "x-description-unstated" :
            ["The optional fields. Chosen (ours): none is, and all are tolerated when missing."]
            }
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
            { "description" :
            "Kind of a fault.\n\nValues seen so far; others may come:\n\n* `INTERNAL_ERROR`: The service failed.\n* `ANONYMOUS_ACCESS_DENIED`: The request has no key.\n* `INVALID_API_KEY`: The key is unknown.\n* `EXPIRED_API_KEY`: The key is no longer valid.\n* `INVALID_USER_AGENT`: The end user's user agent is missing.\n* `MISSING_ORIGINAL_CLIENT_IP_HEADER`: The end user's address is missing.\n* `MISSING_USER_TRACK_ID`: The end user's session id is missing.\n* `UNRECOGNIZED_LOCATION`: No such place.\n* `INVALID_DATES`: Dates that do not exist, are past or are in the wrong order.\n* `ACCESS_DENIED`: The key does not permit this. Chosen by Wayfare.\n* `INVALID_REQUEST`: A value is invalid. Chosen by Wayfare.\n* `INVALID_SEARCH_ID`: Unknown or expired search. Chosen by Wayfare.\n* `RATE_LIMIT_EXCEEDED`: Too many requests. Chosen by Wayfare.\n* `SERVICE_OVERLOADED`: Too much to do for now. Chosen by Wayfare.\n* `NOT_FOUND`: No such path or method. Chosen by Wayfare.\n\nNot stated: The whole list. Chosen (observed): the codes observed on live services, and those that the embedded service needs.",
            "type" : "string", "examples" : ["INTERNAL_ERROR"], "x-extensible-enum" :
            ["INTERNAL_ERROR", "ANONYMOUS_ACCESS_DENIED", "INVALID_API_KEY",
            "EXPIRED_API_KEY", "INVALID_USER_AGENT", "MISSING_ORIGINAL_CLIENT_IP_HEADER",
            "MISSING_USER_TRACK_ID", "UNRECOGNIZED_LOCATION", "INVALID_DATES",
            "ACCESS_DENIED", "INVALID_REQUEST", "INVALID_SEARCH_ID",
            "RATE_LIMIT_EXCEEDED", "SERVICE_OVERLOADED", "NOT_FOUND"],
            "x-description-values" : [{ "value" : "INTERNAL_ERROR", "doc" :
            "The service failed." }, { "value" : "ANONYMOUS_ACCESS_DENIED", "doc" :
            "The request has no key." }, { "value" : "INVALID_API_KEY", "doc" :
            "The key is unknown." }, { "value" : "EXPIRED_API_KEY", "doc" :
            "The key is no longer valid." }, { "value" : "INVALID_USER_AGENT", "doc" :
            "The end user's user agent is missing." }, { "value" :
            "MISSING_ORIGINAL_CLIENT_IP_HEADER", "doc" :
            "The end user's address is missing." }, { "value" : "MISSING_USER_TRACK_ID",
            "doc" : "The end user's session id is missing." }, { "value" :
            "UNRECOGNIZED_LOCATION", "doc" : "No such place." }, { "value" :
            "INVALID_DATES", "doc" :
            "Dates that do not exist, are past or are in the wrong order." }, { "value" :
            "ACCESS_DENIED", "doc" : "The key does not permit this. Chosen by Wayfare."
            }, { "value" : "INVALID_REQUEST", "doc" :
            "A value is invalid. Chosen by Wayfare." }, { "value" : "INVALID_SEARCH_ID",
            "doc" : "Unknown or expired search. Chosen by Wayfare." }, { "value" :
            "RATE_LIMIT_EXCEEDED", "doc" : "Too many requests. Chosen by Wayfare." }, {
            "value" : "SERVICE_OVERLOADED", "doc" :
            "Too much to do for now. Chosen by Wayfare." }, { "value" : "NOT_FOUND",
            "doc" : "No such path or method. Chosen by Wayfare." }],
            "x-description-unstated" :
            ["The whole list. Chosen (observed): the codes observed on live services, and those that the embedded service needs."]
            }
        )
    }
}
