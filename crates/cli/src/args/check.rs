//! The command line of `wayfare check`.

use std::path::PathBuf;

use clap::Args;

use super::help;

/// Tell where a captured payload differs from the API's description
#[derive(Debug, Args)]
#[command(after_long_help = help::CHECK)]
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
