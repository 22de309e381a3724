//! Command-line arguments of `wayfare check`.

use std::path::PathBuf;

use clap::{Args, ValueHint};

use super::kinds;

/// The text below the options in `wayfare check --help`.
const AFTER_HELP: &str = "\
Lists each difference from the description with its JSON pointer: unknown fields, unknown values, values of the wrong \
type, and skipped results. Error bodies, byte order marks and UTF-16 are detected and reported. For constants, \
hotelfeed and placefeed, each line is checked separately.

Examples:
  wayfare check flights answer.json
  curl ... | wayfare check places-flights --strict
  wayfare feed places --limit 100 | wayfare check placefeed
  wayfare hotel 20197195856 --json | wayfare check hotel
  wayfare check FlightSegment segment.json --json

Exit codes: 0 decoded, 1 decoded but not as described (with --strict), 2 invalid arguments, \
or the payload can't be decoded or read.";

/// List the differences between a captured payload and the API's description
#[derive(Debug, Args)]
#[command(after_long_help = AFTER_HELP)]
pub struct CheckArgs {
    /// Kind of payload: flights, flights-request, hotels, hotels-basic, hotel, cars, cars-request, places-flights,
    /// places-cars, places-hotels, constants, hotelfeed, placefeed, or the name of any type of the API, such as FlightSegment
    #[arg(value_parser = kinds::kind(), hide_possible_values = true)]
    pub kind: String,
    /// File with the payload; stdin if omitted or -
    #[arg(default_value = "-", hide_default_value = true, value_hint = ValueHint::FilePath)]
    pub file: PathBuf,
    /// Print the differences as JSON
    #[arg(long)]
    pub json: bool,
    /// Exit with 1 if the payload differs from the description
    #[arg(long)]
    pub strict: bool,
}
