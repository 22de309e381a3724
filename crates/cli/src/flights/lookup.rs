//! Airport lookup by name, using the service's autocomplete.

use std::collections::HashMap;

use wayfare_models::autocomplete::{AutocompleteQuery, FlightAutocompleteResponse, FlightPlace};
use wayfare_models::common::AirportCode;

use crate::exit::Failure;
use crate::flights::args::PlaceArg;
use crate::session::connect::Task;
use crate::session::lookup::{self, Wanted};

/// Airport lookup that requests each name only once.
pub struct Lookup<'a> {
    task: &'a Task<'a>,
    known: HashMap<String, AirportCode>,
}

impl<'a> Lookup<'a> {
    /// Creates a lookup for a task. The lookup prints each match as a notice.
    pub fn new(task: &'a Task<'a>) -> Self {
        Lookup { task, known: HashMap::new() }
    }

    /// Returns the codes of a place. Prints a notice for each code that may be a typo.
    ///
    /// # Errors
    /// Returns an error if the service finds no airport with this name, or if the call fails or is stopped.
    pub async fn codes(&mut self, place: &PlaceArg) -> Result<Vec<AirportCode>, Failure> {
        let name = match place {
            PlaceArg::Codes(codes) => {
                codes.iter().for_each(|code| lookup::mention_larger(*code, self.task.console));
                return Ok(codes.clone());
            }
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
            help: "look up names with 'wayfare places flights'; three letters are always read as a code",
        };
        let code = lookup::find(wanted, answer, places, code, self.task).await?;
        self.known.insert(name.clone(), code);
        Ok(vec![code])
    }
}

/// Returns the code of a place if flight searches accept it.
fn code(place: &FlightPlace) -> Option<AirportCode> {
    place.iata_code.as_ref()?.valid().copied()
}
