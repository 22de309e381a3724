//! Look-up of names, by the service's autocomplete.

use std::fmt::Display;

use wayfare_client::Error;
use wayfare_models::Violation;

use crate::exit::Failure;
use crate::terminal::output::Console;

/// The key of the best autocomplete match of a name that has one. Prints the match as a notice.
///
/// # Errors
/// If the call fails.
pub async fn best<P, K: Display>(
    name: &str,
    places: impl Future<Output = Result<Vec<P>, Error>>,
    key: impl Fn(&P) -> Option<K>,
    title: impl Fn(&P) -> &str,
    console: &Console,
) -> Result<Option<K>, Failure> {
    let places = places.await.map_err(|error| unasked(name, error))?;
    let best = places.iter().find_map(|place| Some((key(place)?, place)));
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
