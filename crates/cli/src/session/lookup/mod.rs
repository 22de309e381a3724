//! Name lookup, using the service's autocomplete.

mod question;
mod record;
mod similar_code;

use std::fmt::{self, Display};

use wayfare_client::{Answer, Error, ErrorKind};
use wayfare_models::Violation;

use super::connect::Task;
use super::unread;
use crate::exit::{Exit, Failure};

use record::Record;
pub use similar_code::mention_larger;

/// A name to look up.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// The name.
    pub name: &'a str,
    /// Noun for the places in question, such as `airport` or `hotel`.
    pub kind: &'a str,
    /// Hint to show if nothing is found.
    pub help: &'a str,
}

/// Resolves a name to the key of a place, and prints a notice with the match. An unambiguous first match is selected;
/// otherwise the user chooses a place at the terminal. If there is no user to ask, the error lists the candidates.
/// Another notice shows how many parts of the response could not be read, if any.
///
/// # Errors
/// Returns an error if no place has this name and the user chooses none, if the call fails or is stopped, or if the
/// response has no match and results may be missing.
pub async fn find<A, P: Record, K: Display>(
    wanted: Wanted<'_>,
    answer: impl Future<Output = Result<Answer<A>, Error>>,
    places: impl FnOnce(A) -> Vec<P>,
    key: impl Fn(&P) -> Option<K>,
    task: &Task<'_>,
) -> Result<K, Failure> {
    let (Wanted { name, kind, help }, Task { limits, console, .. }) = (wanted, task);
    let answer = limits.run_within(answer).await;
    let answer = answer.map_err(|stop| stop.while_waiting_for(format!("the lookup of {name:?}")))?;
    let answer = answer.map_err(|error| lookup_failure(name, error))?;
    let places = places(answer.value);
    let mut found: Vec<_> =
        places.iter().filter_map(|place| Some(Found { key: key(place)?, place })).collect();
    let exit = unread::report(&answer.notes, &answer.verdict, console);
    if found.is_empty() && exit == Exit::Stopped {
        let failure = Failure::new(Exit::Failed, format!("the name {name:?} could not be looked up"));
        return Err(failure.of_kind(ErrorKind::Decode));
    }
    if found.is_empty() {
        return Err(Failure::invalid(format!("no {kind} matches the name {name:?}")).with_help(help));
    }
    let taken = match is_unambiguous(name, &found) {
        true => Some(0),
        false if question::can_ask(console) => question::ask(name, &found, limits, console).await?,
        false => None,
    };
    let Some(taken) = taken else { return Err(did_you_mean(wanted, &found)) };
    let Found { key, place } = found.swap_remove(taken);
    console.notice(&format!("Resolved {name:?} to {key}: {}.", place.title()));
    Ok(key)
}

/// A place and its search key.
struct Found<'a, P, K> {
    key: K,
    place: &'a P,
}

/// Formats the choice, for example `BOS: Boston Logan, Massachusetts, United States (BOS)`.
impl<P: Record, K: Display> Display for Found<'_, P, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.key, self.place.title())
    }
}

/// Returns whether the first match can be selected without asking: it has exactly this name, or it is the only match
/// and lies in an area with this name.
fn is_unambiguous<P: Record, K>(name: &str, found: &[Found<'_, P, K>]) -> bool {
    match found {
        [only] => only.place.has_name(name) || only.place.is_within(name),
        [first, ..] => first.place.has_name(name),
        [] => false,
    }
}

fn did_you_mean<P: Record, K: Display>(
    Wanted { name, kind, .. }: Wanted<'_>,
    found: &[Found<'_, P, K>],
) -> Failure {
    Failure::invalid(format!("no {kind} is named {name:?}; did you mean one of these?"))
        .with_details(found.iter().map(Found::to_string))
        .with_help("give the full name, or the code before the colon")
}

/// Creates the failure for a lookup. The name is the only part of the lookup's request that can be invalid.
fn lookup_failure(name: &str, error: Error) -> Failure {
    if error.violations().is_empty() {
        return Failure::from(error);
    }
    let text =
        |violation: &Violation| violation.display_with(&|_| Some(format!("the name {name:?}"))).to_string();
    Failure::invalid("the request is not valid").with_details(error.violations().iter().map(text))
}
