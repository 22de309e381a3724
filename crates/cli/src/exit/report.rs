//! Failures as JSON, for programs. `wayfare --help` and the README list the fields.

use serde_json::{Map, Value, json};

use super::{FailedCall, Failure};

impl Failure {
    /// `{"error": {"kind": "rate_limited", "message": "…", "exit": 3, "details": [], …}}`, its texts made printable by
    /// `clean`. What is not known is left out.
    pub fn report(&self, clean: &impl Fn(&str) -> String) -> Value {
        let details: Vec<_> = self.details.iter().map(|detail| clean(detail)).collect();
        let mut error = Map::new();
        error.insert("kind".into(), self.kind.as_str().into());
        error.insert("message".into(), clean(&self.message).into());
        error.insert("exit".into(), (self.exit as u8).into());
        error.insert("details".into(), details.into());
        if let Some(help) = &self.help {
            error.insert("help".into(), clean(help).into());
        }
        if let Some(call) = &self.call {
            call.report(&mut error, clean);
        }
        json!({ "error": error })
    }
}

impl FailedCall {
    fn report(&self, error: &mut Map<String, Value>, clean: &impl Fn(&str) -> String) {
        let codes: Vec<_> = self.codes.iter().map(|code| clean(code)).collect();
        if let Some(operation) = self.operation {
            error.insert("operation".into(), operation.into());
        }
        if let Some(status) = self.status {
            error.insert("status".into(), status.as_u16().into());
        }
        error.insert("attempts".into(), self.attempts.into());
        error.insert("retryable".into(), self.is_retryable.into());
        if let Some(wait) = self.retry_after {
            error.insert("retryAfter".into(), wait.as_secs_f64().into());
        }
        if let Some(id) = &self.request_id {
            error.insert("requestId".into(), clean(id).into());
        }
        if !codes.is_empty() {
            error.insert("codes".into(), codes.into());
        }
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
    fn every_failure_has_kind_message_exit_and_details() {
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
    fn a_call_tells_more() {
        let mut violations = Violations::new();
        violations.push(Violation::new(Path::ROOT.field("other").location(), ValueError::new("1", "2")));
        let failure = Failure::of_call(&Error::from(violations), &Flags::default());
        assert_eq!(
            report(&failure),
            json!({"error": {"kind": "invalid_request", "message": "the request is not valid", "exit": 2,
                "details": ["/other: found \"1\", allowed 2"], "attempts": 0, "retryable": false}})
        );
    }
}
