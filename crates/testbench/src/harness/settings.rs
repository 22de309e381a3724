//! The size of a run, and the command-line options that change it.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use crate::AnyError;
use crate::command::build;

/// The options that all `wayfare serve` benchmarks share.
#[derive(Args, Clone, Debug, Default)]
pub struct Options {
    /// Run fewer searches; the load benchmark then checks only machine-independent results
    #[arg(long)]
    pub short: bool,
    /// Command to run; by default a release build
    #[arg(long, value_name = "FILE")]
    pub binary: Option<PathBuf>,
    /// Number of concurrent searches
    #[arg(long, value_name = "N")]
    pub searches: Option<usize>,
    /// Number of distinct searches; each runs once in isolation first
    #[arg(long, value_name = "N")]
    pub requests: Option<usize>,
    /// Duration of the full load, in seconds
    #[arg(long, value_name = "N")]
    pub seconds: Option<u64>,
    /// Pace of the providers; by default derived from the measured cost of a search
    #[arg(long, value_name = "FACTOR")]
    pub pace: Option<f64>,
    /// Further options for the service
    #[arg(last = true)]
    pub options: Vec<String>,
}

/// The size of a run, and the service under test.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The `wayfare` command.
    pub binary: PathBuf,
    /// Further options for the service under load.
    pub options: Vec<String>,
    /// Number of concurrent searches.
    pub searches: usize,
    /// The number of distinct searches.
    pub requests: usize,
    /// The number of API keys that the searches use.
    pub keys: usize,
    /// The duration of the full load.
    pub time: Duration,
    /// The pace of the providers, or `None` to derive it from the measured cost of a search.
    pub pace: Option<f64>,
}

impl Settings {
    pub(crate) fn of(searches: usize, requests: usize, keys: usize, seconds: u64) -> Settings {
        Settings { searches, requests, keys, time: Duration::from_secs(seconds), ..Settings::default() }
    }
}

impl Options {
    /// Returns the settings for a long or short run, after applying the other options. Builds the command with the
    /// given Cargo options if no binary is given.
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
