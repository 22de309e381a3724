//! Log settings.

use clap::{Args, ValueEnum};
use tracing_subscriber::filter::{ParseError, Targets};

use crate::config::marks::Variable;
use crate::serve::bytes::Bytes;

/// Log settings.
#[derive(Args, Debug)]
#[command(next_help_heading = "Log")]
pub struct LogSettings {
    /// Format of the log: text, or one JSON object per line
    #[arg(long, value_name = "FORMAT", value_enum, default_value = "text")]
    pub log_format: LogFormat,
    /// Log filter: error, warn, info or debug, optionally by module [env: WAYFARE_LOG] [default: info; warn if quiet]
    #[arg(long, value_name = "FILTER", value_parser = filter, add = Variable("WAYFARE_LOG"))]
    pub log_filter: Option<String>,
    /// Maximum memory for log lines that wait for their reader; further lines are dropped
    #[arg(long, value_name = "BYTES", default_value = "1MiB")]
    pub log_buffer: Bytes,
}

/// Format of log lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// Human-readable text.
    Text,
    /// One JSON object per line, for programs.
    Json,
}

/// Parses a filter: a single level, or levels by module.
pub fn filter_of(text: &str) -> Result<Targets, ParseError> {
    text.parse()
}

fn filter(text: &str) -> Result<String, String> {
    filter_of(text).map(|_| text.to_owned()).map_err(|error| error.to_string())
}
