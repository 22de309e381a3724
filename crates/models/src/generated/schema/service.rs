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
            "Error response to a request that failed before the search began: wrong domain, missing headers, or a missing or invalid key.\n\nNot stated: The statuses of error codes other than INVALID_API_KEY (401), and the error bodies of all but the car endpoints. Chosen (ours): both envelopes for every endpoint.",
            "type" : "object", "required" : ["status", "errorCode", "errorMessage"],
            "properties" : { "status" : { "description" :
            "The HTTP status code, repeated in the body. Tolerated when missing.", "type"
            : "integer", "format" : "int64", "x-description-expected" : true },
            "errorCode" : specwright_core::schema::with(generator.subschema_for:: <
            ErrorCode > (), serde_json::json!({ "description" : "Error code." })),
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
            "Error response to a request that failed during or after validation, with one entry per error.\n\nNot stated: The optional fields. Chosen (ours): no field is optional, but clients accept responses without the URL.",
            "type" : "object", "required" : ["url", "errors"], "properties" : { "url" : {
            "description" :
            "URL of the failed request; Wayfare removes the key from it. Tolerated when missing.",
            "type" : "string", "format" : "uri", "x-description-expected" : true },
            "errors" : { "description" : "The errors.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < ErrorEntry > (),
            serde_json::json!({})) } }, "x-description-unstated" :
            ["The optional fields. Chosen (ours): no field is optional, but clients accept responses without the URL."]
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
            "One error in a request.\n\nNot stated: The optional fields. Chosen (ours): no field is optional, but clients accept entries with missing fields.",
            "type" : "object", "required" : ["code", "description",
            "localizedDescription"], "properties" : { "code" :
            specwright_core::schema::with(generator.subschema_for:: < ErrorCode > (),
            serde_json::json!({ "description" : "Error code. Tolerated when missing.",
            "x-description-expected" : true })), "description" : { "description" :
            "Message for developers, in English. Not for end users. Tolerated when missing.",
            "type" : "string", "x-description-expected" : true }, "localizedDescription"
            : { "description" :
            "Message for end users, in their language. Tolerated when missing.", "type" :
            "string", "x-description-expected" : true } }, "x-description-unstated" :
            ["The optional fields. Chosen (ours): no field is optional, but clients accept entries with missing fields."]
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
            "Error code.\n\nValues seen so far; others are possible:\n\n* `INTERNAL_ERROR`: The service failed.\n* `ANONYMOUS_ACCESS_DENIED`: The request has no key.\n* `INVALID_API_KEY`: The key is unknown.\n* `EXPIRED_API_KEY`: The key is no longer valid.\n* `INVALID_USER_AGENT`: The end user's user agent is missing.\n* `MISSING_ORIGINAL_CLIENT_IP_HEADER`: The end user's IP address is missing.\n* `MISSING_USER_TRACK_ID`: The end user's session id is missing.\n* `UNRECOGNIZED_LOCATION`: The place does not exist.\n* `INVALID_DATES`: The dates do not exist, are in the past or are in the wrong order.\n* `ACCESS_DENIED`: The key does not permit this request. This error code is defined by Wayfare.\n* `INVALID_REQUEST`: A value is invalid. This error code is defined by Wayfare.\n* `INVALID_SEARCH_ID`: The search is unknown or expired. This error code is defined by Wayfare.\n* `RATE_LIMIT_EXCEEDED`: Too many requests. This error code is defined by Wayfare.\n* `SERVICE_OVERLOADED`: The service is overloaded. This error code is defined by Wayfare.\n* `NOT_FOUND`: The path or method does not exist. This error code is defined by Wayfare.\n\nNot stated: The complete list. Chosen (observed): the codes observed on live services, and the codes that the embedded service needs.",
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
            "The end user's IP address is missing." }, { "value" :
            "MISSING_USER_TRACK_ID", "doc" : "The end user's session id is missing." }, {
            "value" : "UNRECOGNIZED_LOCATION", "doc" : "The place does not exist." }, {
            "value" : "INVALID_DATES", "doc" :
            "The dates do not exist, are in the past or are in the wrong order." }, {
            "value" : "ACCESS_DENIED", "doc" :
            "The key does not permit this request. This error code is defined by Wayfare."
            }, { "value" : "INVALID_REQUEST", "doc" :
            "A value is invalid. This error code is defined by Wayfare." }, { "value" :
            "INVALID_SEARCH_ID", "doc" :
            "The search is unknown or expired. This error code is defined by Wayfare." },
            { "value" : "RATE_LIMIT_EXCEEDED", "doc" :
            "Too many requests. This error code is defined by Wayfare." }, { "value" :
            "SERVICE_OVERLOADED", "doc" :
            "The service is overloaded. This error code is defined by Wayfare." }, {
            "value" : "NOT_FOUND", "doc" :
            "The path or method does not exist. This error code is defined by Wayfare."
            }], "x-description-unstated" :
            ["The complete list. Chosen (observed): the codes observed on live services, and the codes that the embedded service needs."]
            }
        )
    }
}
