//! Command-line arguments of `wayfare places`.

use clap::{Args, ValueEnum};
use wayfare_models::autocomplete::AutocompleteQuery;
use wayfare_models::common::LanguageCode;

use crate::flag::Sets;
use crate::session::limits::DeadlineArg;
use crate::values::codes::language;

/// The text below the options in `wayfare places --help`.
const AFTER_HELP: &str = "\
Examples:
  wayfare places flights 'san fr'
  wayfare places hotels munich --json

Exit codes: 0 found, 1 nothing found, 2 invalid arguments, 3 network or service failure, 4 key rejected, 5 results \
may be missing.";

/// Find airports, cities and other places by name
#[derive(Debug, Args)]
#[command(after_long_help = AFTER_HELP)]
pub struct PlacesArgs {
    /// Kind of search to find places for
    pub vertical: Vertical,
    /// Beginning of a name, or a code
    #[arg(required = true, num_args = 1.., value_name = "TERM")]
    #[arg(add = Sets::Parameter(AutocompleteQuery::SEARCH_TERM))]
    pub term: Vec<String>,
    /// Language of names, such as de or zh_CN [default: EN]
    #[arg(long, value_name = "CODE", value_parser = language)]
    #[arg(add = Sets::Parameter(AutocompleteQuery::LANGUAGE_CODE))]
    pub language: Option<LanguageCode>,
    /// Print the response as JSON, on one line, as the service sent it
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub waiting: DeadlineArg,
}

/// The kind of search that places are for.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Vertical {
    /// Airports, metro areas and cities to fly between
    Flights,
    /// Places to pick up a car at
    Cars,
    /// Places to stay at, and hotels
    Hotels,
}
