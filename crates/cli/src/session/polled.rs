//! Options shared by flight and car searches: output and waiting.

use clap::Args;
use wayfare_client::poll::{Protocol, Search};
use wayfare_models::common::SearchStatus;

use super::embedded::PaceArg;
use super::limits::DeadlineArg;
use crate::values::duration::Wait;
use crate::values::listed::listed;

/// Options for output and waiting.
#[derive(Clone, Debug, Args)]
pub struct PolledArgs {
    /// Print the last response as JSON, on one line, as the service sent it
    #[arg(long, help_heading = "Results")]
    pub json: bool,

    /// Stop when the search reaches this phase
    #[arg(long, value_name = "PHASE", help_heading = "Waiting", value_parser = listed::<SearchStatus>())]
    #[arg(default_value = SearchStatus::Complete.as_str())]
    pub until: SearchStatus,
    /// Stop when results can be shown and nothing new has arrived for this time: 3s
    #[arg(long, value_name = "TIME", help_heading = "Waiting")]
    pub settle: Option<Wait>,
    #[command(flatten)]
    pub waiting: DeadlineArg,
    #[command(flatten)]
    pub pace: PaceArg,
}

impl PolledArgs {
    /// Applies `--until` and `--settle` to a search. `at` builds a response with a status.
    pub fn limited<P: Protocol>(
        &self,
        search: Search<P>,
        at: impl FnOnce(Option<SearchStatus>) -> P::Response,
    ) -> Search<P> {
        // The protocol decides the meaning of a status.
        let search = search.until(P::phase(&at(Some(self.until.clone()))));
        match self.settle {
            Some(quiet) => search.settle(quiet.0),
            None => search,
        }
    }
}
