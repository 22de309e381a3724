//! Options of all polled searches: output and waiting.

use clap::Args;
use wayfare_client::poll::{Protocol, Search};
use wayfare_models::common::SearchStatus;

use super::embedded::PaceArg;
use super::limits::DeadlineArg;
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
    /// Stop when results can be shown and nothing new has come for this time: 3s
    #[arg(long, value_name = "TIME", help_heading = "Waiting")]
    pub settle: Option<Wait>,
    /// The deadline.
    #[command(flatten)]
    pub waiting: DeadlineArg,
    /// The pace.
    #[command(flatten)]
    pub pace: PaceArg,
}

impl PolledArgs {
    /// The search with the rule by which it settles, if one is asked for.
    pub fn settling<P: Protocol>(&self, search: Search<P>) -> Search<P> {
        match self.settle {
            Some(quiet) => search.settle(quiet.0),
            None => search,
        }
    }
}
