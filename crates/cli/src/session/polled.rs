//! Options of all polled searches: output and waiting.

use clap::Args;
use wayfare_client::flights::FlightsProtocol;
use wayfare_client::poll::Search;
use wayfare_models::common::SearchStatus;

use crate::values::duration::Wait;
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
    /// Stop after this time, and print the results so far: 30s, 2m
    // The default is the same for all protocols.
    #[arg(long, value_name = "TIME", help_heading = "Waiting")]
    #[arg(default_value_t = Wait(Search::<FlightsProtocol>::DEFAULT_DEADLINE))]
    pub deadline: Wait,
}
