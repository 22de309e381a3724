//! What all searches take that are started once and then polled: how to print, and how long to wait.

use clap::Args;
use wayfare_client::flights::FlightsProtocol;
use wayfare_client::poll::Search;
use wayfare_models::common::SearchStatus;

use crate::values::duration::Wait;
use crate::values::listed::listed;

/// How to print, and how long to wait.
#[derive(Clone, Debug, Args)]
pub struct PolledArgs {
    /// Print the last answer as JSON, and nothing else on stdout
    #[arg(long, help_heading = "Results")]
    pub json: bool,

    /// Stop when the search has come so far
    #[arg(long, value_name = "PHASE", help_heading = "Waiting", value_parser = listed::<SearchStatus>())]
    #[arg(default_value = SearchStatus::Complete.as_str())]
    pub until: SearchStatus,
    /// Stop after this time, and print what was found by then: 30s, 2m
    // The default is the same for all protocols.
    #[arg(long, value_name = "TIME", help_heading = "Waiting")]
    #[arg(default_value_t = Wait(Search::<FlightsProtocol>::DEFAULT_DEADLINE))]
    pub deadline: Wait,
}
