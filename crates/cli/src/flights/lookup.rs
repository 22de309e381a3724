//! Look-up of airport codes by name, by the service's autocomplete.

use std::collections::HashMap;

use wayfare_models::autocomplete::{AutocompleteQuery, FlightAutocompleteResponse, FlightPlace};
use wayfare_models::common::AirportCode;

use crate::exit::Failure;
use crate::flights::args::PlaceArg;
use crate::session::connect::Task;
use crate::session::lookup::{self, Wanted};

/// Looks names up, each once.
pub struct Lookup<'a> {
    task: &'a Task<'a>,
    known: HashMap<String, AirportCode>,
}

impl<'a> Lookup<'a> {
    /// A look-up in this session. Each match is printed as a notice.
    pub fn new(task: &'a Task<'a>) -> Self {
        Lookup { task, known: HashMap::new() }
    }

    /// The codes of a place.
    ///
    /// # Errors
    /// If the service knows no airport of the name, or the call fails or is stopped.
    pub async fn codes(&mut self, place: &PlaceArg) -> Result<Vec<AirportCode>, Failure> {
        let name = match place {
            PlaceArg::Codes(codes) => return Ok(codes.clone()),
            PlaceArg::Name(name) => name,
        };
        if let Some(code) = self.known.get(name) {
            return Ok(vec![*code]);
        }
        let query = AutocompleteQuery::new(name);
        let answer = async { self.task.session.autocomplete().flights(&query).await };
        let places = |answer: FlightAutocompleteResponse| answer.results;
        let wanted = Wanted {
            name,
            kind: "airport",
            help: "'wayfare places flights' looks for names; three letters are taken for a code",
        };
        let code = lookup::find(wanted, answer, places, code, self.task).await?;
        self.known.insert(name.clone(), code);
        Ok(vec![code])
    }
}

/// The code of a place that flights can be searched for.
fn code(place: &FlightPlace) -> Option<AirportCode> {
    place.iata_code.as_ref()?.valid().copied()
}
