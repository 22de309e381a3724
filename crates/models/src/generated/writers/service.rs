// Made by `cargo xtask regenerate` from `spec/service.toml`. Do not edit.

//! From `service.toml`.

specwright_core::writer! { object PreSearchErrorResponseWriter of PreSearchErrorResponse = super::super::service::PreSearchErrorResponse {
    0 status: expected value(i64) "status";
    1 error_code: required value(super::super::service::ErrorCode) "errorCode";
    2 error_message: expected value(specwright_core::Text) "errorMessage";
} }

specwright_core::writer! { object SearchErrorResponseWriter of SearchErrorResponse = super::super::service::SearchErrorResponse {
    0 url: expected value(specwright_core::Text) "url";
    1 errors: required_list list(object(super::super::service::ErrorEntry)) "errors";
} }

specwright_core::writer! { object ErrorEntryWriter of ErrorEntry = super::super::service::ErrorEntry {
    0 code: expected value(super::super::service::ErrorCode) "code";
    1 description: expected value(specwright_core::Text) "description";
    2 localized_description: expected value(specwright_core::Text) "localizedDescription";
} }
