//! Look-up of names, by the service's autocomplete.

mod question;
mod record;

use std::fmt::{self, Display};

use wayfare_client::{Answer, Error};
use wayfare_models::Violation;

use super::connect::Task;
use super::unread::Unread;
use crate::exit::Failure;

use record::Record;

/// What is looked up.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// Its name.
    pub name: &'a str,
    /// What is looked for: `airport`, `hotel`.
    pub kind: &'a str,
    /// What helps where nothing is found.
    pub help: &'a str,
}

/// The key of the place that a name stands for. A place that is called so is taken, which a notice tells. Of others
/// with a key one is chosen at the terminal; without one, they are listed. Tells the number of elements that could not
/// be read.
///
/// # Errors
/// If no place is called so and none is chosen, the call fails or is stopped, or its answer has no match and could not
/// be read as a whole.
pub async fn find<A, P: Record, K: Display>(
    wanted: Wanted<'_>,
    answer: impl Future<Output = Result<Answer<A>, Error>>,
    places: impl FnOnce(A) -> Vec<P>,
    key: impl Fn(&P) -> Option<K>,
    task: &Task<'_>,
) -> Result<K, Failure> {
    let (Wanted { name, kind, help }, Task { limits, console, .. }) = (wanted, task);
    let answer = limits.hold(answer).await;
    let answer = answer.map_err(|stop| stop.while_waiting_for(format!("the look-up of {name:?}")))?;
    let answer = answer.map_err(|error| unasked(name, error))?;
    let places = places(answer.value);
    let mut found: Vec<_> =
        places.iter().filter_map(|place| Some(Found { key: key(place)?, place })).collect();
    let fault = format!("the name {name:?} could not be looked up");
    Unread::remark(&answer.notes, found.is_empty(), &fault, console)?;
    if found.is_empty() {
        return Err(Failure::invalid(format!("no {kind} is known by the name {name:?}")).with_help(help));
    }
    let taken = match is_meant(name, &found) {
        true => Some(0),
        false if question::can_be_asked(console) => question::ask(name, &found, limits, console).await?,
        false => None,
    };
    let Some(taken) = taken else { return Err(did_you_mean(wanted, &found)) };
    let Found { key, place } = found.swap_remove(taken);
    console.notice(&format!("Taking {name:?} for {key}: {}.", place.title()));
    Ok(key)
}

/// A place with the key that it is searched by.
struct Found<'a, P, K> {
    key: K,
    place: &'a P,
}

/// `BOS: Boston Logan, Massachusetts, United States (BOS)`
impl<P: Record, K: Display> Display for Found<'_, P, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.key, self.place.title())
    }
}

/// Whether the name can only mean the first of them, or a less known namesake: it is called so, or is all there is of
/// an area that is called so.
fn is_meant<P: Record, K>(name: &str, found: &[Found<'_, P, K>]) -> bool {
    match found {
        [only] => only.place.is_called(name) || only.place.lies_in(name),
        [first, ..] => first.place.is_called(name),
        [] => false,
    }
}

fn did_you_mean<P: Record, K: Display>(
    Wanted { name, kind, .. }: Wanted<'_>,
    found: &[Found<'_, P, K>],
) -> Failure {
    Failure::invalid(format!("no {kind} is called {name:?}; did you mean"))
        .with_details(found.iter().map(Found::to_string))
        .with_help("give the whole name, or what stands before the colon")
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
