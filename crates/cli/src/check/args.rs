//! The command line of `wayfare check`.

use std::path::PathBuf;

use clap::Args;

/// Below `wayfare check --help`.
const BELOW: &str = "\
Whatever is not as described is told with its JSON pointer: unknown fields, unknown values, values of a wrong type, and \
results that had to be left out. Of constants, hotelfeed and placefeed each line is checked by itself.

Examples:
  wayfare check flights answer.json
  curl ... | wayfare check places-flights --strict
  wayfare feed places --limit 100 | wayfare check placefeed
  wayfare hotel 1234 --json | wayfare check hotel
  wayfare check FlightSegment segment.json --json

Exit codes: 0 decoded, 1 decoded but not as described (with --strict), 2 can't be decoded or read.";

/// Tell where a captured payload differs from the API's description
#[derive(Debug, Args)]
#[command(after_long_help = BELOW)]
pub struct CheckArgs {
    /// What the payload is: flights, hotels, hotels-basic, hotel, cars, cars-request, places-flights, places-cars,
    /// places-hotels, constants, hotelfeed, placefeed, or the name of any type of the description, such as FlightSegment
    pub kind: String,
    /// The file that holds it; - or nothing for stdin
    #[arg(default_value = "-", hide_default_value = true)]
    pub file: PathBuf,
    /// Print what was noted as JSON
    #[arg(long)]
    pub json: bool,
    /// End with 1 where the payload is not as described
    #[arg(long)]
    pub strict: bool,
}
