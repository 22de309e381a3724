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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exit::Exit;
    use crate::exit::FailureKind;
    use crate::flag::Flags;
    use wayfare_client::{Error, ErrorKind};
    use wayfare_models::{Path, ValueError, Violation, Violations};

    fn report(failure: &Failure) -> Value {
        failure.report(&|text| text.replace("secret", "***"))
    }

    #[test]
    fn failures_have_kind_message_exit_and_details() {
        let failure = Failure::invalid("no secret").with_details(["a secret".to_owned()]).with_help("try b");
        assert_eq!(
            report(&failure),
            json!({"error": {"kind": "usage", "message": "no ***", "exit": 2, "details": ["a ***"], "help": "try b"}})
        );
        let failure = Failure::new(Exit::Failed, "full").of_kind(FailureKind::Output);
        assert_eq!(
            report(&failure),
            json!({"error": {"kind": "output", "message": "full", "exit": 3, "details": []}})
        );
        let failure = Failure::new(Exit::Failed, "no list").of_kind(ErrorKind::Decode);
        assert_eq!(report(&failure)["error"]["kind"], "decode");
    }

    #[test]
    fn failed_calls_have_more_fields() {
        let mut violations = Violations::new();
        violations.push(Violation::new(Path::ROOT.field("other").location(), ValueError::new("1", "2")));
        let failure = Failure::of_call(&Error::from(violations), &Flags::default());
        assert_eq!(
            report(&failure),
            json!({"error": {"kind": "invalid_request", "message": "the request is not valid", "exit": 2,
                "details": ["other: found \"1\", allowed 2"], "attempts": 0, "retryable": false}})
        );
    }
}
