//! Place lookup for `wayfare cars`.

use wayfare_models::autocomplete::{AutocompleteQuery, CarAutocompleteResponse, CarPlace};
use wayfare_models::cars::CarSearchPlace;
use wayfare_models::common::PrimaryPlaceType;

use crate::cars::args::{CarPlaceArg, KnownPlace};
use crate::exit::Failure;
use crate::session::connect::Task;
use crate::session::lookup::{self, Wanted};

/// Resolves a place. If the place is given by name, a notice shows the match. If a code may be a typo, a notice shows
/// the likely code.
///
/// # Errors
/// Returns an error if the service finds no airport or city with this name, or if the call fails or is stopped.
pub async fn place(place: &CarPlaceArg, task: &Task<'_>) -> Result<CarSearchPlace, Failure> {
    let name = match place {
        CarPlaceArg::Known(known) => {
            if let KnownPlace::Airport(code) = known {
                lookup::mention_larger(*code, task.console);
            }
            return Ok(known.search());
        }
        CarPlaceArg::Name(name) => name,
    };
    let query = AutocompleteQuery::new(name);
    let answer = async { task.session.autocomplete().cars(&query).await };
    let places = |answer: CarAutocompleteResponse| answer.results;
    let wanted = Wanted {
        name,
        kind: "airport or city",
        help: "look up names with 'wayfare places cars'; three letters are always read as a code",
    };
    Ok(lookup::find(wanted, answer, places, known_place, task).await?.search())
}

/// Maps an airport to its code and any other place to its city.
fn known_place(place: &CarPlace) -> Option<KnownPlace> {
    let code = place.iata_code.as_ref().and_then(|code| code.valid().copied());
    let is = |kind: PrimaryPlaceType| place.primary_place_type.as_ref() == Some(&kind);
    if let Some(code) = code.filter(|_| is(PrimaryPlaceType::Airport)) {
        return Some(KnownPlace::Airport(code));
    }
    let own = place.place_id.filter(|_| is(PrimaryPlaceType::City));
    place.city_id.or(own).map(KnownPlace::City)
}
