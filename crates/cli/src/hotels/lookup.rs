//! Look-up of entity keys by name, by the service's autocomplete.

use wayfare_models::autocomplete::{AutocompleteQuery, HotelAutocompleteResponse, HotelSearchPlace};
use wayfare_models::hotels::{EntityKey, HotelEntityKey};

use crate::exit::Failure;
use crate::session::connect::Task;
use crate::session::lookup::{self, Wanted};

/// The key of the place or hotel that a name stands for.
///
/// # Errors
/// If the service knows no match, or the call fails or is stopped.
pub async fn destination(name: &str, task: &Task<'_>) -> Result<EntityKey, Failure> {
    let key = |place: &HotelSearchPlace| place.entity_key.as_str().parse().ok();
    let help = "'wayfare places hotels' looks for names; --near and --polygon do without one";
    find(Wanted { name, kind: "place", help }, key, task).await
}

/// The key of the hotel that a name stands for.
///
/// # Errors
/// If the service knows no hotel of the name, or the call fails or is stopped.
pub async fn hotel(name: &str, task: &Task<'_>) -> Result<HotelEntityKey, Failure> {
    let help = "'wayfare hotels' lists those of a place with their ids; --name looks within their names";
    find(Wanted { name, kind: "hotel", help }, hotel_key, task).await
}

/// The key of a hotel. A hotel's record may have the key of a place, and then its id tells that it is one.
fn hotel_key(place: &HotelSearchPlace) -> Option<HotelEntityKey> {
    let by_id = || HotelEntityKey::new(place.hotel_id?.get()).ok();
    place.entity_key.as_str().parse().ok().or_else(by_id)
}

/// The place that has a key of that kind.
async fn find<K: std::fmt::Display>(
    wanted: Wanted<'_>,
    key: impl Fn(&HotelSearchPlace) -> Option<K>,
    task: &Task<'_>,
) -> Result<K, Failure> {
    let query = AutocompleteQuery::new(wanted.name);
    let answer = async { task.session.autocomplete().hotels(&query).await };
    let places = |answer: HotelAutocompleteResponse| answer.results;
    lookup::find(wanted, answer, places, key, task).await
}
