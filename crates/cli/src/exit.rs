//! Exit codes of the command, and the failures behind them.

mod kind;
mod report;

use std::error::Error as _;
use std::fmt::{self, Write as _};
use std::process::ExitCode;
use std::time::Duration;

use specwright_core::{Violation, ViolationReason};
use wayfare_client::{ApiErrorEntry, Error, ErrorKind, StatusCode};
use wayfare_models::service::ErrorCode;

use crate::flag::Flags;
use crate::values::dates::{Day, NoToday};
use crate::values::duration::Wait;
pub use kind::FailureKind;

/// The exit codes. `wayfare --help` lists them for users.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// The search found something, or the task is done.
    Found = 0,
    /// The search is complete and found nothing. With `check --strict`: the payload differs from the description.
    Nothing = 1,
    /// The command line or the request is not valid, or a checked payload can't be decoded.
    Invalid = 2,
    /// The network or the service failed, or the output could not be written.
    Failed = 3,
    /// The service rejected the key.
    KeyRejected = 4,
    /// The search was stopped before it was complete, or the service while calls were running.
    Stopped = 5,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        ExitCode::from(exit as u8)
    }
}

/// The reason for an early end, with a hint.
#[derive(Debug)]
pub struct Failure {
    /// The exit code.
    pub exit: Exit,
    kind: FailureKind,
    message: String,
    details: Vec<String>,
    help: Option<String>,
    call: Option<Box<FailedCall>>,
}

/// What is known of the call behind a failure.
#[derive(Debug)]
struct FailedCall {
    operation: Option<&'static str>,
    status: Option<StatusCode>,
    attempts: u32,
    is_retryable: bool,
    retry_after: Option<Duration>,
    request_id: Option<String>,
    codes: Vec<String>,
}

impl Failure {
    /// A failure with an exit code, of the kind that the code stands for.
    pub fn new(exit: Exit, message: impl Into<String>) -> Self {
        let (message, kind) = (message.into(), FailureKind::from(exit));
        Failure { exit, kind, message, details: Vec::new(), help: None, call: None }
    }

    /// The same as a failure of another kind.
    pub fn of_kind(mut self, kind: impl Into<FailureKind>) -> Self {
        self.kind = kind.into();
        self
    }

    /// The same, after the flag or variable that is at fault.
    pub fn after(mut self, origin: &str) -> Self {
        self.message = format!("{origin}: {}", self.message);
        self
    }

    /// The failure of an invalid command line or request.
    pub fn invalid(message: impl Into<String>) -> Self {
        Failure::new(Exit::Invalid, message)
    }

    /// The failure of asking for what the command was built without.
    pub fn not_built(message: impl Into<String>) -> Self {
        Failure::invalid(message)
            .with_help("install it with `cargo install --locked --path crates/cli --features full`")
    }

    /// Adds details, one a line, without duplicates.
    pub fn with_details(mut self, details: impl IntoIterator<Item = String>) -> Self {
        for detail in details {
            if !self.details.contains(&detail) {
                self.details.push(detail);
            }
        }
        self
    }

    /// Adds a hint.
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// The same, with the failure of a call that may be its cause.
    pub fn caused_by(self, error: &Error) -> Self {
        let call = Some(Box::new(FailedCall::of(error)));
        Failure { call, ..self.with_details([with_causes(error)]) }
    }

    /// The failure of a call whose request these flags set.
    pub fn of_call(error: &Error, flags: &Flags) -> Self {
        let exit = match error.kind() {
            ErrorKind::Configuration
            | ErrorKind::InvalidRequest
            | ErrorKind::InvalidToken
            | ErrorKind::NoCredential => Exit::Invalid,
            ErrorKind::Refused if error.status() == Some(StatusCode::BAD_REQUEST) => Exit::Invalid,
            ErrorKind::KeyRejected | ErrorKind::Forbidden => Exit::KeyRejected,
            _ => Exit::Failed,
        };
        let faults = faults(error, flags);
        let failure = match faults.is_empty() {
            true => Failure::new(exit, with_causes(error)).with_details(untold(error)),
            false => Failure::new(exit, headline(error)).with_details(faults),
        };
        let failure =
            Failure { call: Some(Box::new(FailedCall::of(error))), ..failure.of_kind(error.kind()) };
        match help(error) {
            Some(help) => failure.with_help(help),
            None => failure,
        }
    }

    /// The same, with a hint where the flag may be at fault whose day is counted from today, not from the day of `since`.
    pub fn of_dated_call(error: &Error, flags: &Flags, flag: &str, day: Option<Day>, since: &str) -> Self {
        let failure = Failure::of_call(error, flags);
        match day {
            Some(Day::In(days)) if flags.may_blame(flag, error) => {
                failure.with_help(format!("+{days}d is counted from today, not from the day of {since}"))
            }
            _ => failure,
        }
    }
}

impl FailedCall {
    fn of(error: &Error) -> Self {
        let codes = entries(error).iter().map(|entry| entry.code.clone());
        FailedCall {
            operation: error.operation(),
            status: error.status(),
            attempts: error.attempts(),
            is_retryable: error.is_retryable(),
            retry_after: error.retry_after(),
            request_id: error.request_id().map(str::to_owned),
            codes: codes.filter(|code| !code.is_empty()).collect(),
        }
    }
}

fn entries(error: &Error) -> &[ApiErrorEntry] {
    error.api_error().map_or(&[], |api| api.entries())
}

impl From<NoToday> for Failure {
    fn from(error: NoToday) -> Self {
        Failure::invalid(error.to_string())
    }
}

/// The failure of a call whose request no flags set.
impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Failure::of_call(&error, &Flags::default())
    }
}

/// `error: …`, then the details, one a line, then `help: …`
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "error: {}", self.message)?;
        for detail in &self.details {
            write!(f, "\n  {detail}")?;
        }
        match &self.help {
            Some(help) => write!(f, "\nhelp: {help}"),
            None => Ok(()),
        }
    }
}

/// All faults of a request, found by the client or by the service.
fn faults(error: &Error, flags: &Flags) -> Vec<String> {
    let own = error.violations().iter().map(|violation| violated(violation, flags));
    let entries = if error.kind() == ErrorKind::Refused { entries(error) } else { &[] };
    own.chain(entries.iter().map(|entry| refused(entry, flags))).collect()
}

/// A fault that the client found, after the flags that set the field.
fn violated(violation: &Violation, flags: &Flags) -> String {
    let (at, reason) = (violation.at(), violation.reason());
    match (reason, flags.name(at), flags.counted(at)) {
        (ViolationReason::Length { found, min: Some(min), max: Some(max), .. }, Some(flag), Some(noun)) => {
            format!("{flag}: found {found} {noun}, allowed {min} to {max}")
        }
        _ => violation.display_with(&|at| flags.name(at)).to_string(),
    }
}

/// The service's message unchanged, after the flags that its code concerns.
fn refused(entry: &ApiErrorEntry, flags: &Flags) -> String {
    let code = &entry.code;
    let text = match (message(entry), code.as_str()) {
        (Some(message), "") => message.to_owned(),
        (Some(message), code) => format!("{message} ({code})"),
        (None, code) => code.to_owned(),
    };
    match flags.name_by_code(&ErrorCode::from(code.as_str())) {
        Some(names) => format!("{names}: {text}"),
        None => text,
    }
}

/// The message for developers or, where it says nothing, the one for end users.
fn message(entry: &ApiErrorEntry) -> Option<&str> {
    /// What services write for want of a message.
    const NOTHING: &str = "unknown";
    let says = |text: &&str| !text.is_empty() && !text.eq_ignore_ascii_case(NOTHING);
    let texts = [&entry.message, &entry.localized].map(|text| text.as_deref().map(str::trim));
    texts.iter().copied().flatten().find(says).or_else(|| texts[0].filter(|text| !text.is_empty()))
}

/// The messages for end users that an error does not tell by itself.
fn untold(error: &Error) -> impl Iterator<Item = String> {
    let told = |entry: &ApiErrorEntry| message(entry) == entry.message.as_deref().map(str::trim);
    let untold = entries(error).iter().filter(move |entry| !told(entry));
    untold.filter_map(message).map(str::to_owned)
}

/// The kind of failure. Its faults are listed below it.
fn headline(error: &Error) -> String {
    match error.status() {
        Some(status) => format!("the service refused the request (status {})", status.as_u16()),
        None => "the request is not valid".to_owned(),
    }
}

/// The error and all of its causes, on one line.
pub fn with_causes(error: &Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        // Writing into a string can't fail.
        let _ = write!(text, ": {error}");
        cause = error.source();
    }
    text
}

/// The hint for an error.
fn help(error: &Error) -> Option<String> {
    let codes: Vec<_> = entries(error).iter().map(|entry| ErrorCode::from(entry.code.as_str())).collect();
    let has = |code: &ErrorCode| codes.contains(code);
    let help = match error.kind() {
        _ if has(&ErrorCode::MissingOriginalClientIpHeader) => {
            Some("the service wants to know whom the search is for: give an address with --client-ip")
        }
        _ if has(&ErrorCode::InvalidUserAgent) => {
            Some("the service wants to know a browser's user agent: give one with --user-agent")
        }
        ErrorKind::KeyRejected => Some("the key is the one in WAYFARE_API_KEY"),
        ErrorKind::Forbidden if has(&ErrorCode::AccessDenied) => {
            Some("the key is the one in WAYFARE_API_KEY")
        }
        ErrorKind::Refused if error.status() == Some(StatusCode::NOT_FOUND) => {
            Some("is this the right --base-url?")
        }
        ErrorKind::Forbidden if codes.is_empty() => {
            Some("some services answer like this where --client-ip or --user-agent is missing")
        }
        ErrorKind::Proxy => Some("proxies are taken from HTTPS_PROXY, HTTP_PROXY, ALL_PROXY and NO_PROXY"),
        ErrorKind::Network if error.is_connect() => {
            Some("is this the right --base-url, and is a service running there?")
        }
        ErrorKind::RateLimited => match error.retry_after() {
            Some(wait) => return Some(format!("wait {} before the next search", Wait(wait))),
            None => Some("wait a while before the next search"),
        },
        _ => None,
    };
    help.map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command_line::Wayfare;
    use specwright_core::Path;
    use wayfare_models::flights::{FlightResultParameters, FlightSearchRequest};
    use wayfare_models::{ValueError, Violation, Violations};

    #[test]
    fn a_failure_reads_from_top_to_bottom() {
        let failure = Failure::invalid("no")
            .with_details(["a: b".into(), "c: d".into(), "a: b".into()])
            .with_help("try e");
        assert_eq!(failure.to_string(), "error: no\n  a: b\n  c: d\nhelp: try e");
    }

    #[test]
    fn all_violations_are_listed_with_their_flags() {
        let mut violations = Violations::new();
        let limit = Path::ROOT.field(FlightSearchRequest::RESULT_PARAMETERS);
        let limit = limit.field(FlightResultParameters::PAGE_SIZE);
        for at in [limit.location(), Path::ROOT.field("other").location()] {
            violations.push(Violation::new(at, ValueError::new("1", "2")));
        }
        let words = "wayfare flights BOS LHR --depart +1d --limit 1".split(' ');
        let failure = Failure::of_call(&Error::from(violations), &Wayfare::read(words).unwrap().flags);
        assert_eq!(failure.exit, Exit::Invalid);
        assert_eq!(
            failure.to_string(),
            "error: the request is not valid\n  --limit: found \"1\", allowed 2\n  /other: found \"1\", allowed 2"
        );
    }

    #[test]
    fn the_words_of_a_service_stay_as_they_are_behind_the_flags_of_their_code() {
        let flags =
            Wayfare::read("wayfare flights BOS LHR --depart +1d --return +2d".split(' ')).unwrap().flags;
        for (code, message, shown) in [
            (
                "INVALID_DATES",
                "/date: past minPrice",
                "--depart or --return: /date: past minPrice (INVALID_DATES)",
            ),
            ("UNRECOGNIZED_LOCATION", "", "FROM or TO: UNRECOGNIZED_LOCATION"),
            ("NEW_CODE", "limit: no", "limit: no (NEW_CODE)"),
            ("", "limit: no", "limit: no"),
        ] {
            let entry = ApiErrorEntry::new(code).with_message(message.to_owned());
            assert_eq!(refused(&entry, &flags), shown);
        }
    }

    #[test]
    fn the_message_for_end_users_stands_in_where_the_other_says_nothing() {
        let localized = Some("Please check your dates.".to_owned());
        for (message, localized, shown) in [
            (None, localized.clone(), "Please check your dates. (NEW_CODE)"),
            (Some(" "), localized.clone(), "Please check your dates. (NEW_CODE)"),
            (Some("unknown"), localized.clone(), "Please check your dates. (NEW_CODE)"),
            (Some("unknown"), None, "unknown (NEW_CODE)"),
            (Some("past"), localized, "past (NEW_CODE)"),
            (None, None, "NEW_CODE"),
        ] {
            let entry = ApiErrorEntry::new("NEW_CODE")
                .with_message(message.map(str::to_owned))
                .with_localized(localized);
            assert_eq!(refused(&entry, &Flags::default()), shown);
        }
    }
}
