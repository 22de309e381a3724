//! The command's exit codes, and the failures that cause them.

mod kind;
mod report;

use std::error::Error as _;
use std::fmt::{self, Write as _};
use std::process::ExitCode;
use std::time::Duration;

use specwright_core::{Location, Step, Violation, ViolationReason};
use wayfare_client::{ApiErrorEntry, Error, ErrorKind, NetworkCause, StatusCode, TlsCause};
use wayfare_models::service::ErrorCode;

use crate::flag::Flags;
use crate::values::dates::{Day, NoToday};
use crate::values::duration::Wait;
pub use kind::FailureKind;

/// Exit codes. `wayfare --help` lists them for users.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// The search found something, or the task succeeded.
    Found = 0,
    /// The search is complete and found nothing. With `check --strict`: the payload differs from the description.
    Nothing = 1,
    /// The command line or the request is not valid, or a checked payload can't be decoded.
    Invalid = 2,
    /// The network or the service failed, or the output could not be written.
    Failed = 3,
    /// The service rejected the key or denied access.
    KeyRejected = 4,
    /// Results may be missing, or `serve` was stopped while calls were running.
    Stopped = 5,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        ExitCode::from(exit as u8)
    }
}

/// The reason why a command failed, with details and a hint.
#[derive(Debug)]
pub struct Failure {
    pub exit: Exit,
    kind: FailureKind,
    message: String,
    details: Vec<String>,
    help: Option<String>,
    call: Option<Box<FailedCall>>,
}

/// Details of the API call that caused a failure.
#[derive(Debug)]
struct FailedCall {
    operation: Option<&'static str>,
    status: Option<StatusCode>,
    attempts: u32,
    is_retryable: bool,
    retry_after: Option<Duration>,
    request_id: Option<String>,
    codes: Vec<String>,
    cause: Option<NetworkCause>,
}

impl Failure {
    /// Creates a failure with an exit code and the default kind for that code.
    pub fn new(exit: Exit, message: impl Into<String>) -> Self {
        let (message, kind) = (message.into(), FailureKind::from(exit));
        Failure { exit, kind, message, details: Vec::new(), help: None, call: None }
    }

    /// Overrides the kind.
    pub fn of_kind(mut self, kind: impl Into<FailureKind>) -> Self {
        self.kind = kind.into();
        self
    }

    /// Combines several configuration failures. A single failure is returned unchanged.
    pub fn all(failures: impl IntoIterator<Item = Failure>) -> Self {
        let mut failures: Vec<_> = failures.into_iter().collect();
        if failures.len() == 1 {
            return failures.remove(0);
        }
        let help = failures.iter().find_map(|failure| failure.help.clone());
        let details = failures.into_iter().flat_map(|failure| match failure.details.is_empty() {
            true => vec![failure.message],
            false => failure.details,
        });
        Failure { help, ..Failure::invalid("the configuration is not valid").with_details(details) }
    }

    /// Prefixes the message with the flag or variable that caused the failure.
    pub fn after(mut self, origin: &str) -> Self {
        self.message = format!("{origin}: {}", self.message);
        self
    }

    /// Creates the failure for an invalid command line or request.
    pub fn invalid(message: impl Into<String>) -> Self {
        Failure::new(Exit::Invalid, message)
    }

    /// Creates the failure for a flag whose day or month is later than the last supported date.
    pub fn beyond_calendar(flag: &str, period: &str) -> Self {
        Failure::invalid(format!("{flag}: the {period} is later than 9999-12-31, the last supported date"))
    }

    /// Creates the failure for a feature that was not compiled in.
    pub fn not_built(message: impl Into<String>) -> Self {
        Failure::invalid(message).with_help(
            "install wayfare with all features: `cargo install --locked --path crates/cli --features full`",
        )
    }

    /// Adds details, one per line, without duplicates.
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

    /// Adds a failed call as the likely cause.
    pub fn caused_by(self, error: &Error) -> Self {
        let call = Some(Box::new(FailedCall::of(error)));
        Failure { call, ..self.with_details([with_causes(error)]) }
    }

    /// Creates the failure for a call. `flags` maps request fields to the flags that set them.
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
            true => Failure::new(exit, summary(error, flags)).with_details(other_messages(error)),
            false => Failure::new(exit, headline(error)).with_details(faults),
        };
        let failure =
            Failure { call: Some(Box::new(FailedCall::of(error))), ..failure.of_kind(error.kind()) };
        match help(error) {
            Some(help) => failure.with_help(help),
            None => failure,
        }
    }

    /// Creates the failure for a call. Adds a hint if `flag` has a relative day and may have caused the failure: the
    /// day counts from today, although users may expect it to count from an earlier event, `since`, such as the
    /// departure.
    pub fn of_dated_call(error: &Error, flags: &Flags, flag: &str, day: Option<Day>, since: &str) -> Self {
        let failure = Failure::of_call(error, flags);
        match day {
            Some(Day::In(days)) if flags.may_have_caused(flag, error) => {
                failure.with_help(format!("+{days}d counts from today, not from the day of {since}"))
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
            cause: error.network_cause(),
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

/// Converts the failure of a call whose request was not set by flags.
impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Failure::of_call(&error, &Flags::default())
    }
}

/// Formats `error: …`, then the details, one per line, then `help: …`.
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

/// Lists all errors in a request, found by the client or by the service.
fn faults(error: &Error, flags: &Flags) -> Vec<String> {
    let own = error.violations().iter().map(|violation| violated(violation, flags));
    let entries = if error.kind() == ErrorKind::Refused { entries(error) } else { &[] };
    own.chain(entries.iter().map(|entry| rejected(entry, flags))).collect()
}

/// Formats an error found by the client, prefixed with the flags that set the field, or else with the field's name.
fn violated(violation: &Violation, flags: &Flags) -> String {
    let (at, reason) = (violation.at(), violation.reason());
    match (reason, flags.name(at), flags.counted(at)) {
        (ViolationReason::Length { found, min: Some(min), max: Some(max), .. }, Some(flag), Some(noun)) => {
            format!("{flag}: found {found} {noun}, allowed {min} to {max}")
        }
        _ => violation.display_with(&|at| flags.name(at).or_else(|| field(at))).to_string(),
    }
}

/// Returns the service's message, prefixed with the flag or field that the message refers to.
fn rejected(entry: &ApiErrorEntry, flags: &Flags) -> String {
    let code = entry.code.as_str();
    let (at, message) = message(entry).map(split_location).unzip();
    let at = at.flatten();
    let text = match (message.map(|message| readable(message, flags)), code) {
        (Some(message), "") => message,
        (Some(message), code) => format!("{message} ({code})"),
        (None, code) => code.to_owned(),
    };
    let flag = at.as_ref().and_then(|at| flag(at, flags));
    let flag = flag.or_else(|| flags.name_by_code(&ErrorCode::from(code)));
    match flag.or_else(|| field(at.as_ref()?)) {
        Some(name) => format!("{name}: {text}"),
        None => text,
    }
}

/// Splits the location off a message such as `/legs/0/date: found ...`.
fn split_location(message: &str) -> (Option<Location>, &str) {
    let located = message.split_once(": ").and_then(|(at, text)| Some((Location::from_pointer(at)?, text)));
    located.map_or((None, message), |(at, text)| (Some(at), text))
}

/// Replaces JSON pointers in a service's message with the names of flags or fields, and drops byte offsets.
fn readable(message: &str, flags: &Flags) -> String {
    let word = |word: &str| {
        let pointer = word.trim_matches(|c: char| c.is_ascii_punctuation() && c != '/');
        let at = Location::from_pointer(pointer).filter(|_| pointer.len() > 1)?;
        // Other strings with slashes, such as URL paths, contain no indexes.
        let has_index = at.steps().any(|step| matches!(step, Step::Index(_)));
        let name = flag(&at, flags).or_else(|| field(&at).filter(|_| has_index))?;
        Some(word.replace(pointer, &name))
    };
    let words: Vec<_> =
        message.split(' ').map(|text| word(text).unwrap_or_else(|| text.to_owned())).collect();
    let mut text = words.join(" ");
    while let Some((before, rest)) = text.split_once(" at byte ") {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            break;
        }
        text = format!("{before}{}", &rest[digits..]);
    }
    text
}

/// Returns the flags that set a location in a body, or else the flags that set the parameter with the name of the
/// location's innermost field.
fn flag(at: &Location, flags: &Flags) -> Option<String> {
    flags.name(at).or_else(|| flags.name(&Location::parameter(&field(at)?)))
}

/// Returns the name of the innermost field of a location.
fn field(at: &Location) -> Option<String> {
    at.steps().rev().find_map(|step| match step {
        Step::Field(name) => Some(name.to_owned()),
        Step::Index(_) => None,
    })
}

/// Returns the message for developers, or the message for end users if the former is missing, blank or a placeholder.
fn message(entry: &ApiErrorEntry) -> Option<&str> {
    /// Placeholder that services send instead of a message.
    const PLACEHOLDER: &str = "unknown";
    let is_meaningful = |text: &&str| !text.is_empty() && !text.eq_ignore_ascii_case(PLACEHOLDER);
    let texts = [&entry.message, &entry.localized].map(|text| text.as_deref().map(str::trim));
    texts.iter().copied().flatten().find(is_meaningful).or_else(|| texts[0].filter(|text| !text.is_empty()))
}

/// Returns messages for end users that the error's own message doesn't contain.
fn other_messages(error: &Error) -> impl Iterator<Item = String> {
    let is_shown = |entry: &ApiErrorEntry| message(entry) == entry.message.as_deref().map(str::trim);
    let other_messages = entries(error).iter().filter(move |entry| !is_shown(entry));
    other_messages.filter_map(message).map(str::to_owned)
}

/// Returns the summary above the list of errors.
fn headline(error: &Error) -> String {
    match error.status() {
        Some(status) => format!("the service rejected the request (status {})", status.as_u16()),
        None => "the request is not valid".to_owned(),
    }
}

/// Formats an error that does not list individual errors in the request.
fn summary(error: &Error, flags: &Flags) -> String {
    let text = with_causes(error);
    match error.kind() {
        // The message may quote a path or a body.
        ErrorKind::Unexpected | ErrorKind::Decode => text,
        _ => readable(&text, flags),
    }
}

/// Formats an error and all of its causes on one line.
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

/// Returns the hint for an error.
fn help(error: &Error) -> Option<String> {
    let codes: Vec<_> = entries(error).iter().map(|entry| ErrorCode::from(entry.code.as_str())).collect();
    let has = |code: &ErrorCode| codes.contains(code);
    let help = match error.kind() {
        _ if has(&ErrorCode::MissingOriginalClientIpHeader) => {
            Some("the service requires the IP address of the end user: set it with --client-ip")
        }
        _ if has(&ErrorCode::InvalidUserAgent) => {
            Some("the service requires the user agent of a browser: set it with --user-agent")
        }
        ErrorKind::KeyRejected => Some("check the key in WAYFARE_API_KEY, or in the key file of the profile"),
        ErrorKind::Forbidden if has(&ErrorCode::AccessDenied) => {
            Some("check the key in WAYFARE_API_KEY, or in the key file of the profile")
        }
        ErrorKind::Refused if error.status() == Some(StatusCode::NOT_FOUND) => Some("check --base-url"),
        ErrorKind::Forbidden if codes.is_empty() => {
            Some("some services respond like this if --client-ip or --user-agent is missing")
        }
        ErrorKind::Proxy => Some("proxies are set with HTTPS_PROXY, HTTP_PROXY, ALL_PROXY and NO_PROXY"),
        ErrorKind::Network if error.network_cause() == Some(NetworkCause::Dns) => {
            Some("check the host name in --base-url")
        }
        ErrorKind::Network if error.network_cause() == Some(NetworkCause::Tls(TlsCause::Issuer)) => {
            Some("the system has to trust the authority that issued the certificate of the service")
        }
        ErrorKind::Network if error.is_connect() => {
            Some("check --base-url, and whether a service is running there")
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
    use crate::command_line::tests::read;
    use specwright_core::Path;
    use wayfare_models::flights::{FlightResultParameters, FlightSearchRequest};
    use wayfare_models::{ValueError, Violation, Violations};

    #[test]
    fn failures_format_message_details_and_help() {
        let failure = Failure::invalid("no")
            .with_details(["a: b".into(), "c: d".into(), "a: b".into()])
            .with_help("try e");
        assert_eq!(failure.to_string(), "error: no\n  a: b\n  c: d\nhelp: try e");
    }

    #[test]
    fn violations_are_listed_with_their_flags() {
        let mut violations = Violations::new();
        let limit = Path::ROOT.field(FlightSearchRequest::RESULT_PARAMETERS);
        let limit = limit.field(FlightResultParameters::PAGE_SIZE);
        for at in [limit.location(), Path::ROOT.field("other").location()] {
            violations.push(Violation::new(at, ValueError::new("1", "2")));
        }
        let flags = read("flights BOS LHR --depart +1d --limit 1").unwrap().flags;
        let failure = Failure::of_call(&Error::from(violations), &flags);
        assert_eq!(failure.exit, Exit::Invalid);
        assert_eq!(
            failure.to_string(),
            "error: the request is not valid\n  --limit: found \"1\", allowed 2\n  other: found \"1\", allowed 2"
        );
    }

    #[test]
    fn service_messages_are_unchanged_after_their_flags() {
        let flags = read("flights BOS LHR --depart +1d --return +2d").unwrap().flags;
        for (code, message, shown) in [
            ("INVALID_DATES", "/date: past minPrice", "--depart or --return: past minPrice (INVALID_DATES)"),
            ("UNRECOGNIZED_LOCATION", "", "FROM or TO: UNRECOGNIZED_LOCATION"),
            ("NEW_CODE", "limit: no", "limit: no (NEW_CODE)"),
            ("", "past (/searchStartParameters/legs/0/date)", "past (--depart)"),
            ("", "expected a comma at byte 31", "expected a comma"),
            ("", "no /new/0/thing; at byte x", "no thing; at byte x"),
            ("", "no path /api/v1", "no path /api/v1"),
            ("", "limit: no", "limit: no"),
        ] {
            let entry = ApiErrorEntry::new(code).with_message(message.to_owned());
            assert_eq!(rejected(&entry, &flags), shown);
        }
    }

    #[test]
    fn pointers_to_parameters_become_flags() {
        let flags = read("hotels kplace:1 --limit 3").unwrap().flags;
        for message in ["/resultParameters/pageSize: no", "no; see /pageSize."] {
            let entry = ApiErrorEntry::new("").with_message(message.to_owned());
            let shown = rejected(&entry, &flags);
            assert!(shown.contains("--limit") && !shown.contains('/'), "{shown}");
        }
    }

    #[test]
    fn end_user_messages_replace_empty_ones() {
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
            assert_eq!(rejected(&entry, &Flags::default()), shown);
        }
    }
}
