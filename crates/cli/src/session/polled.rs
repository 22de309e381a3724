//! Options of all polled searches: output and waiting.

use clap::Args;
use wayfare_models::common::SearchStatus;

use super::limits::DeadlineArg;
use crate::values::listed::listed;

/// Options of output and waiting.
#[derive(Clone, Debug, Args)]
pub struct PolledArgs {
    /// Print the last answer as JSON, and nothing else on stdout
    #[arg(long, help_heading = "Results")]
    pub json: bool,

    /// Stop when the search reaches this phase
    #[arg(long, value_name = "PHASE", help_heading = "Waiting", value_parser = listed::<SearchStatus>())]
    #[arg(default_value = SearchStatus::Complete.as_str())]
    pub until: SearchStatus,
    /// The deadline.
    #[command(flatten)]
    pub waiting: DeadlineArg,
}
