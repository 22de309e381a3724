//! The size of a run, and the command line that changes it.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use crate::AnyError;
use crate::command::built;

/// The options of all benches of `wayfare serve`.
#[derive(Args, Clone, Debug, Default)]
pub struct Options {
    /// Make few searches, for a look at what is right on any machine
    #[arg(long)]
    pub short: bool,
    /// The command to run; by default it is built for release
    #[arg(long, value_name = "FILE")]
    pub binary: Option<PathBuf>,
    /// Searches at a time
    #[arg(long, value_name = "N")]
    pub searches: Option<usize>,
    /// Different searches to choose from; each one is made alone first
    #[arg(long, value_name = "N")]
    pub requests: Option<usize>,
    /// Time of the full load
    #[arg(long, value_name = "N")]
    pub seconds: Option<u64>,
    /// Waits of the providers; by default chosen by what a search costs
    #[arg(long, value_name = "FACTOR")]
    pub pace: Option<f64>,
    /// Further options for the service
    #[arg(last = true)]
    pub options: Vec<String>,
}

/// The size of a run, and the service that it is for.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The command `wayfare`.
    pub binary: PathBuf,
    /// Options for the service under load, beside those of the bench.
    pub options: Vec<String>,
    /// Searches at a time.
    pub searches: usize,
    /// Different searches that they are chosen from.
    pub requests: usize,
    /// Keys that they are made with.
    pub keys: usize,
    /// The time of the full load.
    pub time: Duration,
    /// The pace of the providers, where it is not to be found by measuring.
    pub pace: Option<f64>,
}

impl Settings {
    pub(crate) fn of(searches: usize, requests: usize, keys: usize, seconds: u64) -> Settings {
        Settings { searches, requests, keys, time: Duration::from_secs(seconds), ..Settings::default() }
    }
}

impl Options {
    /// The long or the short form, changed by the other options. The command is built with these of Cargo's.
    pub(crate) fn settings(self, [long, short]: [Settings; 2], cargo: &[&str]) -> Result<Settings, AnyError> {
        let form = if self.short { short } else { long };
        Ok(Settings {
            binary: self.binary.map_or_else(|| built(cargo), Ok)?,
            options: self.options,
            searches: self.searches.unwrap_or(form.searches),
            requests: self.requests.unwrap_or(form.requests),
            keys: form.keys,
            time: self.seconds.map_or(form.time, Duration::from_secs),
            pace: self.pace.or(form.pace),
        })
    }
}
