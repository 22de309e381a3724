//! The command line of `wayfare serve`.

use std::num::NonZeroU32;

use clap::Args;
use wayfare_models::common::CountryCode;

use crate::values::pace;

/// Text below the options in `wayfare serve --help`.
const BELOW: &str = "\
The service answers the operations that the API's description has, with real places and an embedded inventory: the \
same flights for the same seed, route and day, at invented prices. It stops on Ctrl-C or SIGTERM, after it has answered all \
running calls. Each call is logged on stderr, without its key; WAYFARE_LOG filters that, as in WAYFARE_LOG=debug.

Examples:
  wayfare serve
  wayfare serve --addr 127.0.0.1:0 --key test-key --pace 0
  wayfare serve --key good --key poor --deny poor --rate 60
  wayfare serve --strict
  wayfare serve --base-url https://travel.example

Exit codes: 0 stopped by Ctrl-C or SIGTERM, 2 invalid, 3 the address can't be used.";

/// Serve the Wayfare API with an embedded inventory
#[derive(Debug, Args)]
#[command(after_long_help = BELOW)]
pub struct ServeArgs {
    /// Address to listen on; port 0 is any free one
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
    /// Seed of the inventory; each seed has other timetables and prices
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
    /// Refuse parameters, fields and response options that the API does not have, to test a client
    ///
    /// Without it they are ignored, and listed in the header Wayfare-Ignored of the answer and in the log.
    #[arg(long)]
    pub strict: bool,
    /// The base URL of links, if it is on the command line.
    #[arg(skip)]
    pub base_url: Option<String>,
}

fn key(text: &str) -> Result<String, &'static str> {
    if text.is_empty() { Err("a key is not empty") } else { Ok(text.to_owned()) }
}

fn country(text: &str) -> Result<CountryCode, wayfare_models::ValueError> {
    text.to_ascii_uppercase().parse()
}
