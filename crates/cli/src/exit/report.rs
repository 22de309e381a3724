//! Failures as JSON, for programs. `wayfare --help` and the README list the fields.

use serde_json::{Value, json};
use wayfare_client::NetworkCause;

use super::Failure;

impl Failure {
    /// Builds `{"error": {"kind": "rate_limited", "message": "…", "exit": 3, "details": [], …}}`. `clean` makes strings
    /// printable. Fields with unknown values are omitted.
    pub fn report(&self, clean: &impl Fn(&str) -> String) -> Value {
        let details: Vec<_> = self.details.iter().map(|detail| clean(detail)).collect();
        let mut error = json!({
            "kind": self.kind.as_str(),
            "message": clean(&self.message),
            "exit": self.exit as u8,
            "details": details,
            "help": self.help.as_deref().map(clean),
        });
        if let (Some(call), Some(error)) = (&self.call, error.as_object_mut()) {
            let codes: Vec<_> = call.codes.iter().map(|code| clean(code)).collect();
            for (field, value) in [
                ("operation", json!(call.operation)),
                ("status", json!(call.status.map(|status| status.as_u16()))),
                ("cause", json!(call.cause.map(NetworkCause::as_str))),
                ("attempts", json!(call.attempts)),
                ("retryable", json!(call.is_retryable)),
                ("retryAfter", json!(call.retry_after.map(|wait| wait.as_secs_f64()))),
                ("requestId", json!(call.request_id.as_deref().map(clean))),
                ("codes", json!((!codes.is_empty()).then_some(codes))),
            ] {
                error.insert(field.to_owned(), value);
            }
        }
        if let Some(error) = error.as_object_mut() {
            error.retain(|_, value| !value.is_null());
        }
        json!({ "error": error })
    }
}
