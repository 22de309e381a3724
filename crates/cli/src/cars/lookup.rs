//! Look-up of the places on the command line.

use std::fmt;

use wayfare_models::autocomplete::{AutocompleteQuery, CarAutocompleteResponse, CarPlace};
use wayfare_models::cars::CarSearchPlace;
use wayfare_models::common::PrimaryPlaceType;

use crate::cars::args::CarPlaceArg;
use crate::exit::Failure;
use crate::session::connect::Task;
use crate::session::lookup::{self, Wanted};

/// The place to search for cars. A match of a name is printed as a notice.
///
/// # Errors
/// If the service knows no airport and no city of the name, or the call fails or is stopped.
pub async fn place(place: &CarPlaceArg, task: &Task<'_>) -> Result<CarSearchPlace, Failure> {
    let name = match place {
        CarPlaceArg::Airport(code) => return Ok(CarSearchPlace::at_airport(*code)),
        CarPlaceArg::City(id) => return Ok(CarSearchPlace::in_city(id.to_string())),
        CarPlaceArg::Name(name) => name,
    };
    let query = AutocompleteQuery::new(name);
    let answer = async { task.session.autocomplete().cars(&query).await };
    let places = |answer: CarAutocompleteResponse| answer.results;
    let wanted = Wanted {
        name,
        kind: "airport or city",
        help: "'wayfare places cars' looks for names; three letters are taken for a code",
    };
    let Taken(place) = lookup::find(wanted, answer, places, taken_for, task).await?;
    Ok(place)
}

/// The match of a name.
struct Taken(CarSearchPlace);

/// `BOS`, `city 4930956`
impl fmt::Display for Taken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            CarSearchPlace::City { value } => write!(f, "city {value}"),
            CarSearchPlace::Airport { value } => f.write_str(value),
            _ => f.write_str("a place"),
        }
    }
}

/// An airport by its code, any other place by its city.
fn taken_for(place: &CarPlace) -> Option<Taken> {
    let code = place.iata_code.as_ref().and_then(|code| code.valid().copied());
    let is = |kind: PrimaryPlaceType| place.primary_place_type.as_ref() == Some(&kind);
    if let Some(code) = code.filter(|_| is(PrimaryPlaceType::Airport)) {
        return Some(Taken(CarSearchPlace::at_airport(code)));
    }
    let own = place.place_id.filter(|_| is(PrimaryPlaceType::City));
    place.city_id.or(own).map(|id| Taken(CarSearchPlace::in_city(id.to_string())))
}
