//! From names to what searches want, by the service's autocomplete.

use std::fmt::Display;

use wayfare_client::Error;
use wayfare_models::Violation;

use crate::exit::Failure;
use crate::output::Console;

/// The best of the places that autocomplete gives for a name, of those that `key` can be read from. Tells what the name
/// was taken for.
///
/// # Errors
/// Where the service can't be asked.
pub async fn best<P, K: Display>(
    name: &str,
    places: impl Future<Output = Result<Vec<P>, Error>>,
    key: impl Fn(&P) -> Option<K>,
    full_name: impl Fn(&P) -> String,
    console: &Console,
) -> Result<Option<K>, Failure> {
    let places = places.await.map_err(|error| unasked(name, error))?;
    let best = places.iter().find_map(|place| Some((key(place)?, place)));
    Ok(best.map(|(key, place)| {
        console.notice(&format!("Taking {name:?} for {key}: {}.", full_name(place)));
        key
    }))
}

/// The failure of a look-up, of which the name is all that may be invalid.
fn unasked(name: &str, error: Error) -> Failure {
    if error.violations().is_empty() {
        return Failure::from(error);
    }
    let text =
        |violation: &Violation| violation.display_with(&|_| Some(format!("the name {name:?}"))).to_string();
    Failure::invalid("the request is not valid").with_details(error.violations().iter().map(text))
}
