//! What the command ends with: its exit codes, and the failures that stand behind them.

use std::error::Error as _;
use std::fmt::{self, Write as _};
use std::process::ExitCode;

use wayfare_client::{Error, ErrorKind, StatusCode};
use wayfare_models::Location;
use wayfare_models::service::ErrorCode;

/// The exit codes. `wayfare --help` lists them for users.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Something was found, or what was asked for was done.
    Found = 0,
    /// The search is complete and found nothing; with `check --strict`, the payload is not as described.
    Nothing = 1,
    /// The command line or the request is not valid, or a checked payload can't be decoded.
    Invalid = 2,
    /// The network or the service failed, or the output could not be written.
    Failed = 3,
    /// The service rejected the key.
    KeyRejected = 4,
    /// The search was stopped before it was complete.
    Stopped = 5,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        ExitCode::from(exit as u8)
    }
}

/// Why a command ends early, and what may help.
#[derive(Debug)]
pub struct Failure {
    /// What the command ends with.
    pub exit: Exit,
    message: String,
    details: Vec<String>,
    help: Option<String>,
}

impl Failure {
    /// A failure that ends with that code.
    pub fn new(exit: Exit, message: impl Into<String>) -> Self {
        Failure { exit, message: message.into(), details: Vec::new(), help: None }
    }

    /// A command line or a request that is not valid.
    pub fn invalid(message: impl Into<String>) -> Self {
        Failure::new(Exit::Invalid, message)
    }

    /// Says more, in lines of their own, each once.
    pub fn with_details(mut self, details: impl IntoIterator<Item = String>) -> Self {
        for detail in details {
            if !self.details.contains(&detail) {
                self.details.push(detail);
            }
        }
        self
    }

    /// Says what may help.
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Whether something is wrong with what goes by that name.
    pub fn is_about(&self, name: &str) -> bool {
        self.details.iter().any(|detail| detail.strip_prefix(name).is_some_and(|rest| rest.starts_with(':')))
    }

    /// What a call failed with. `name` turns the place of a violation into what the user knows it by.
    pub fn of_call(error: &Error, name: impl Fn(&str) -> Option<String>) -> Self {
        let exit = match error.kind() {
            ErrorKind::Configuration | ErrorKind::InvalidRequest | ErrorKind::InvalidToken => Exit::Invalid,
            ErrorKind::Refused if error.status() == Some(StatusCode::BAD_REQUEST) => Exit::Invalid,
            ErrorKind::KeyRejected | ErrorKind::Forbidden => Exit::KeyRejected,
            _ => Exit::Failed,
        };
        let faults = faults(error, name);
        let failure = match faults.is_empty() {
            true => Failure::new(exit, with_causes(error)),
            false => Failure::new(exit, headline(error)).with_details(faults),
        };
        match help(error) {
            Some(help) => failure.with_help(help),
            None => failure,
        }
    }
}

/// A call that no flags went into.
impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Failure::of_call(&error, |_| None)
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

/// Everything that is wrong with a request, by the client's check or by the service's.
fn faults(error: &Error, name: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let named = |place: &str, rest: String| {
        let own = name(place);
        let rest = in_flags(&rest, |word| name(word).filter(|name| own.as_ref() != Some(name)));
        match own {
            Some(name) => format!("{name}: {rest}"),
            None if place.is_empty() => rest,
            None => format!("{place}: {rest}"),
        }
    };
    // A pointer into a body, or the name of a parameter.
    let is_place = |text: &str| {
        let is_parameter = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        text.starts_with('/') || is_parameter && name(text).is_some()
    };
    let own = error.violations().iter().map(|violation| {
        let flag = |place: &Location| {
            let text = place.parameter_name().map_or_else(|| place.pointer(), str::to_owned);
            name(&text).filter(|flag| place == violation.at() || flag.starts_with("--"))
        };
        violation.display_with(&flag).to_string()
    });
    let entries = match error.kind() {
        ErrorKind::Refused => error.api_error().map_or(&[][..], |api| api.entries()),
        _ => &[],
    };
    let told = entries.iter().map(|entry| {
        let text = entry.message.as_deref().unwrap_or_default();
        // A service that says where puts that first.
        match text.split_once(": ").filter(|(place, _)| is_place(place)) {
            Some((place, rest)) => format!("{} ({})", named(place, rest.to_owned()), entry.code),
            None if text.is_empty() => entry.code.clone(),
            None => format!("{text} ({})", entry.code),
        }
    });
    own.chain(told).collect()
}

/// A text with the flags of the parameters that it speaks of: `at least minPrice (5)` is `at least --min-price (5)`.
///
/// Names are taken for parameters that are no words of a sentence, or that their flags have, too.
fn in_flags(text: &str, name: impl Fn(&str) -> Option<String>) -> String {
    let is_no_word = |word: &str| {
        let mut pairs = word.bytes().zip(word.bytes().skip(1));
        pairs.any(|(a, b)| a.is_ascii_lowercase() && b.is_ascii_uppercase())
    };
    let flag = |word: &str| {
        let flag = name(word).filter(|flag| flag.starts_with("--"))?;
        (is_no_word(word) || flag.get(2..) == Some(word)).then_some(flag)
    };
    let words = text.split_inclusive(|c: char| !c.is_ascii_alphanumeric());
    words
        .map(|word| {
            let bare = word.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
            flag(bare).map_or_else(|| word.to_owned(), |flag| flag + &word[bare.len()..])
        })
        .collect()
}

/// What kind of failure, without the faults that are told one by one.
fn headline(error: &Error) -> String {
    match error.status() {
        Some(status) => format!("the service refused the request (status {})", status.as_u16()),
        None => "the request is not valid".to_owned(),
    }
}

/// The error and all that caused it, on one line.
fn with_causes(error: &Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        // Writing into a string can't fail.
        let _ = write!(text, ": {error}");
        cause = error.source();
    }
    text
}

/// What may help against an error.
fn help(error: &Error) -> Option<&'static str> {
    let codes: Vec<ErrorCode> = error
        .api_error()
        .map(|api| api.entries().iter().map(|entry| ErrorCode::from(entry.code.as_str())).collect())
        .unwrap_or_default();
    let has = |code: &ErrorCode| codes.contains(code);
    match error.kind() {
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
        ErrorKind::Network if error.is_connect() => {
            Some("is this the right --base-url, and is a service running there?")
        }
        ErrorKind::RateLimited => Some("wait a while before the next search"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wayfare_models::{ValueError, Violation, Violations};
    use wayfare_wire::Path;

    #[test]
    fn a_failure_reads_from_top_to_bottom() {
        let failure = Failure::invalid("no")
            .with_details(["a: b".into(), "c: d".into(), "a: b".into()])
            .with_help("try e");
        assert_eq!(failure.to_string(), "error: no\n  a: b\n  c: d\nhelp: try e");
    }

    #[test]
    fn all_violations_are_told_by_the_names_that_users_know() {
        let mut violations = Violations::new();
        for part in ["date", "cabin"] {
            violations.push(Violation::new(Path::ROOT.field(part).location(), ValueError::new("1", "2")));
        }
        let name = |place: &str| (place == "/date").then(|| "--depart".to_owned());
        let failure = Failure::of_call(&Error::from(violations), name);
        assert_eq!(failure.exit, Exit::Invalid);
        assert_eq!(
            failure.to_string(),
            "error: the request is not valid\n  --depart: found \"1\", allowed 2\n  /cabin: found \"1\", allowed 2"
        );
    }

    #[test]
    fn parameters_that_a_violation_speaks_of_are_told_by_their_flags() {
        let name = |place: &str| match place {
            "minPrice" => Some("--min-price".to_owned()),
            "checkin" => Some("--checkin".to_owned()),
            "features" => Some("--feature".to_owned()),
            _ => None,
        };
        for (text, told) in [
            ("at least minPrice (5)", "at least --min-price (5)"),
            ("later than checkin (2027-03-14)", "later than --checkin (2027-03-14)"),
            ("1 to 9 features", "1 to 9 features"),
            ("more than maxPrice", "more than maxPrice"),
            ("minPrice", "--min-price"),
            ("für minPrice, é", "für --min-price, é"),
            ("", ""),
        ] {
            assert_eq!(in_flags(text, name), told);
        }
    }
}
