//! The command line of `wayfare serve`.

use std::num::NonZeroU32;

use clap::Args;
use wayfare_models::common::CountryCode;

use super::help;

/// Serve the Wayfare API with an embedded inventory
#[derive(Debug, Args)]
#[command(after_long_help = help::SERVE)]
pub struct ServeArgs {
    /// Where to listen; port 0 is any free one
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:8080")]
    pub addr: String,
    /// A key that callers may use, any number of times; without it, any key will do
    ///
    /// Process lists show it: don't give a key here that is good for anything else.
    #[arg(long = "key", value_name = "KEY", value_parser = key)]
    pub keys: Vec<String>,
    /// A key that is known and refused with 403
    #[arg(long, value_name = "KEY", value_parser = key)]
    pub deny: Vec<String>,
    /// A key whose options have cashback
    #[arg(long, value_name = "KEY", value_parser = key)]
    pub cashback: Vec<String>,
    /// Another seed is another world of timetables and prices
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    /// Scales the waits of the providers: 1 is lifelike, 0 is at once
    #[arg(long, value_name = "FACTOR", value_parser = pace)]
    pub pace: Option<f64>,
    /// The country that searches come from, such as DE; it decides the currency of those that name none
    #[arg(long, value_name = "COUNTRY", value_parser = country)]
    pub market: Option<CountryCode>,
    /// Most requests of a key in a minute
    #[arg(long, value_name = "NUMBER")]
    pub rate: Option<NonZeroU32>,
}

fn key(text: &str) -> Result<String, &'static str> {
    if text.is_empty() { Err("a key is not empty") } else { Ok(text.to_owned()) }
}

fn country(text: &str) -> Result<CountryCode, wayfare_models::ValueError> {
    text.to_ascii_uppercase().parse()
}

/// Reads a pace. Also that of the embedded service.
pub fn pace(text: &str) -> Result<f64, &'static str> {
    let pace = text.parse().ok().filter(|pace| (0.0..=1_000.0).contains(pace));
    pace.ok_or("expected a number from 0 to 1000")
}
