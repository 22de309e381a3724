//! Entity key lookup by name, using the service's autocomplete.

use wayfare_models::autocomplete::{AutocompleteQuery, HotelAutocompleteResponse, HotelSearchPlace};
use wayfare_models::hotels::{EntityKey, HotelEntityKey};

use crate::exit::Failure;
use crate::session::connect::Task;
use crate::session::lookup::{self, Wanted};

/// Resolves a name to the key of a place or hotel.
///
/// # Errors
/// Returns an error if the service finds no match, or if the call fails or is stopped.
pub async fn destination(name: &str, task: &Task<'_>) -> Result<EntityKey, Failure> {
    let key = |place: &HotelSearchPlace| place.entity_key.as_str().parse().ok();
    let help = "look up names with 'wayfare places hotels', or use --near or --polygon";
    find(Wanted { name, kind: "place", help }, key, task).await
}

/// Resolves a name to the key of a hotel.
///
/// # Errors
/// Returns an error if the service finds no hotel with this name, or if the call fails or is stopped.
pub async fn hotel(name: &str, task: &Task<'_>) -> Result<HotelEntityKey, Failure> {
    let help = "list the hotels of a place and their ids with 'wayfare hotels'; --name searches their names";
    find(Wanted { name, kind: "hotel", help }, hotel_key, task).await
}

/// Returns the key of a hotel. If the hotel's record contains a place key instead, builds the key from the hotel id.
fn hotel_key(place: &HotelSearchPlace) -> Option<HotelEntityKey> {
    let by_id = || HotelEntityKey::new(place.hotel_id?.get()).ok();
    place.entity_key.as_str().parse().ok().or_else(by_id)
}

/// Looks up a name among places that have the wanted kind of key.
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
