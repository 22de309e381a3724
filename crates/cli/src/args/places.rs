//! The command line of `wayfare places`.

use clap::{Args, ValueEnum};
use wayfare_models::autocomplete::AutocompleteQuery;

use super::help;
use crate::flag::Sets;

/// Find airports, cities and other places by their names
#[derive(Debug, Args)]
#[command(after_long_help = help::PLACES)]
pub struct PlacesArgs {
    /// What the places are for
    pub vertical: Vertical,
    /// The beginning of a name, or a code
    #[arg(required = true, num_args = 1.., value_name = "TERM")]
    #[arg(add = Sets::Parameter(AutocompleteQuery::SEARCH_TERM))]
    pub term: Vec<String>,
    /// Print the service's answer as JSON
    #[arg(long)]
    pub json: bool,
}

/// What places are for.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Vertical {
    /// Airports, metro areas and cities to fly between
    Flights,
    /// Places to pick up a car at
    Cars,
    /// Places to stay at, and hotels
    Hotels,
}
