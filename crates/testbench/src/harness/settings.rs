//! The size of a run, and the command-line options that change it.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use crate::AnyError;
use crate::command::build;

/// The options of all benches of `wayfare serve`.
#[derive(Args, Clone, Debug, Default)]
pub struct Options {
    /// Make few searches, and check only what holds on any machine
    #[arg(long)]
    pub short: bool,
    /// Command to run; built for release by default
    #[arg(long, value_name = "FILE")]
    pub binary: Option<PathBuf>,
    /// Searches at a time
    #[arg(long, value_name = "N")]
    pub searches: Option<usize>,
    /// Number of different searches; each is first made alone
    #[arg(long, value_name = "N")]
    pub requests: Option<usize>,
    /// Duration of the full load, in seconds
    #[arg(long, value_name = "N")]
    pub seconds: Option<u64>,
    /// Pace of the providers; by default chosen from the measured cost of a search
    #[arg(long, value_name = "FACTOR")]
    pub pace: Option<f64>,
    /// Further options for the service
    #[arg(last = true)]
    pub options: Vec<String>,
}

/// The size of a run, and the service under test.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The command `wayfare`.
    pub binary: PathBuf,
    /// Further options for the service under load.
    pub options: Vec<String>,
    /// Searches at a time.
    pub searches: usize,
    /// The number of different searches.
    pub requests: usize,
    /// The number of API keys that make the searches.
    pub keys: usize,
    /// The duration of the full load.
    pub time: Duration,
    /// The pace of the providers; `None` if it is chosen from the measured cost of a search.
    pub pace: Option<f64>,
}

impl Settings {
    pub(crate) fn of(searches: usize, requests: usize, keys: usize, seconds: u64) -> Settings {
        Settings { searches, requests, keys, time: Duration::from_secs(seconds), ..Settings::default() }
    }
}

impl Options {
    /// Returns the settings of the long or the short form, changed by the other options. Builds the command with the
    /// given options of Cargo's if no binary is given.
    pub(crate) fn settings(self, [long, short]: [Settings; 2], cargo: &[&str]) -> Result<Settings, AnyError> {
        let form = if self.short { short } else { long };
        Ok(Settings {
            binary: self.binary.map_or_else(|| build(cargo), Ok)?,
            options: self.options,
            searches: self.searches.unwrap_or(form.searches),
            requests: self.requests.unwrap_or(form.requests),
            keys: form.keys,
            time: self.seconds.map_or(form.time, Duration::from_secs),
            pace: self.pace.or(form.pace),
        })
    }
}
