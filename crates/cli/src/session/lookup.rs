//! Look-up of names, by the service's autocomplete.

use std::fmt::Display;

use wayfare_client::{Answer, Error};
use wayfare_models::Violation;

use super::limits::Limits;
use super::unread::Unread;
use crate::exit::Failure;
use crate::terminal::output::Console;

/// The key of the best autocomplete match of a name that has one. Prints the match as a notice, and the number of
/// elements that could not be read.
///
/// # Errors
/// If the call fails or is stopped, or its answer has no match and could not be read as a whole.
pub async fn best<A, P, K: Display>(
    name: &str,
    answer: impl Future<Output = Result<Answer<A>, Error>>,
    places: impl FnOnce(A) -> Vec<P>,
    key: impl Fn(&P) -> Option<K>,
    title: impl Fn(&P) -> &str,
    limits: &Limits,
    console: &Console,
) -> Result<Option<K>, Failure> {
    let answer = limits.hold(answer).await;
    let answer = answer.map_err(|stop| stop.while_waiting_for(format!("the look-up of {name:?}")))?;
    let answer = answer.map_err(|error| unasked(name, error))?;
    let unread = Unread::of_places(&answer.notes);
    let places = places(answer.value);
    let best = places.iter().find_map(|place| Some((key(place)?, place)));
    match (&best, unread) {
        (None, Some(unread)) if unread.may_hide_results() => {
            return Err(unread.failure(&format!("the name {name:?} could not be looked up")));
        }
        (_, Some(unread)) => console.notice(&format!("{unread}.")),
        (_, None) => {}
    }
    Ok(best.map(|(key, place)| {
        console.notice(&format!("Taking {name:?} for {key}: {}.", title(place)));
        key
    }))
}

/// The failure of a look-up. Only the name can be invalid in its request.
fn unasked(name: &str, error: Error) -> Failure {
    if error.violations().is_empty() {
        return Failure::from(error);
    }
    let text =
        |violation: &Violation| violation.display_with(&|_| Some(format!("the name {name:?}"))).to_string();
    Failure::invalid("the request is not valid").with_details(error.violations().iter().map(text))
}
