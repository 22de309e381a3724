//! Checks of idempotency tokens.

use crate::diagnostic::Diagnostics;
use crate::ir::*;

/// Length of the UUIDs that clients send as tokens.
const TOKEN_LENGTH: i64 = 36;

/// Reports all problems with the idempotency token of an operation.
pub fn lint(description: &Description, operation: &Operation, diagnostics: &mut Diagnostics) {
    let Some((target, place)) = &operation.idempotency_token else { return };
    let full_name = operation.full_name();
    if operation.repeatable {
        let (message, help) = match operation.method.as_str() {
            "POST" | "PUT" | "PATCH" | "DELETE" => (
                format!("`{full_name}` has both an idempotency token and `repeatable`"),
                "remove `repeatable`: a request with a token is resent with the same token",
            ),
            method => (
                format!("`{full_name}` is a {method}, which requires no idempotency token"),
                "remove `idempotency_token`: requests with this method are resent without a token",
            ),
        };
        diagnostics.add(place, message, help);
    }
    let Some(field) = description.target(operation, target) else { return };
    let is_uuid = matches!(field.ty, Type::String | Type::TextForm(TextForm::Uuid));
    let may_be_absent = matches!(field.presence, Presence::Optional | Presence::Required);
    if !is_uuid || !may_be_absent {
        let message = format!("`{target}` can't be an idempotency token");
        let help = "name a field of the type `string?` or `uuid?`, or a required field that callers fill in";
        diagnostics.add(place, message, help);
    }
    let most = field.bounds.max_length.as_ref().and_then(|bound| description.number(bound));
    if let Some(Number::Integer(most @ ..TOKEN_LENGTH)) = most {
        let message = format!("`{target}` has at most {most} characters, but a new token has {TOKEN_LENGTH}");
        diagnostics.add(place, message, "raise `max_length`, or remove `idempotency_token`");
    }
}
