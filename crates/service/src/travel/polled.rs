//! Polling of searches, shared by flights and cars.
//!
//! One operation both starts a search and polls it until it is complete. Each request may contain the result
//! parameters, and each successful response contains the search's id, cluster and status.

use std::sync::Arc;
use std::time::Duration;

use wayfare_models::common::{Cluster, Price, SearchId, SearchStatus};
use wayfare_places::money::ExactAmount;
use wayfare_validation::Path;

use crate::http::{ApiKey, Caller};
use crate::travel::api_errors::{self, Faults, Refusal};
use crate::travel::engine::{Engine, Phase, Search, Searched};
use crate::travel::objection::Objection;

/// A prepared poll.
pub(crate) struct Poll<V: Searched> {
    pub(crate) search: PolledSearch<V>,
    /// The cluster of the caller's last response for the search.
    pub(crate) cluster: Option<Cluster>,
    /// The result parameters; `None` to use the most recent parameters.
    pub(crate) parameters: Option<V::Parameters>,
}

/// The search of a poll.
pub(crate) enum PolledSearch<V: Searched> {
    New(V::Query),
    Running {
        id: SearchId,
        /// The body field that contains the id.
        field: &'static str,
    },
}

/// The fields of a body that identify its search.
pub(crate) struct SearchFields {
    pub(crate) id: &'static str,
    pub(crate) start: &'static str,
}

impl<V: Searched> Engine<V> {
    /// Returns the search of a request: a new search with a query, or a running search. Adds a fault for a request that
    /// has both an id and a start. The description already rejects a request that has neither.
    pub(crate) fn requested_search<S>(
        fields: &SearchFields,
        id: Option<SearchId>,
        start: Option<S>,
        query: impl FnOnce(S, &mut Faults) -> Option<V::Query>,
        faults: &mut Faults,
    ) -> Option<PolledSearch<V>> {
        match (id, start) {
            (Some(_), Some(start)) => {
                faults.at(&Path::ROOT.field(fields.id), Objection::BothGiven { start: fields.start });
                query(start, faults).map(PolledSearch::New)
            }
            (None, Some(start)) => query(start, faults).map(PolledSearch::New),
            (Some(id), None) => Some(PolledSearch::Running { id, field: fields.id }),
            (None, None) => None,
        }
    }

    /// Returns the running search whose id is in a field of the body. `cluster` is the cluster of the caller's last
    /// response for the search.
    ///
    /// # Errors
    /// Returns an error if the search has expired, belongs to another caller or may be on another node, or if the store
    /// can't be reached.
    pub(crate) async fn running(
        &self,
        caller: &ApiKey,
        field: &'static str,
        id: SearchId,
        cluster: Option<Cluster>,
        parameters: Option<&V::Parameters>,
    ) -> Result<Arc<Search<V>>, Refusal> {
        let is_same_node = cluster.is_some_and(|cluster| cluster.as_str() == self.cluster().as_str());
        let search = self.find(&id, caller, is_same_node, parameters).await?;
        search.ok_or_else(|| {
            let found = id.as_str().into();
            api_errors::fault(&Path::ROOT.field(field), Objection::UnknownSearch { found })
        })
    }

    /// Starts a search or continues a running search, and waits for it up to the long-poll wait. Also returns the
    /// parameters for the response: the given parameters, which are stored, or otherwise the most recent parameters. A
    /// caller that requests empty results gets a complete search that has no results.
    ///
    /// # Errors
    /// Returns an error if the service can't start a search now, or can't find a running search.
    pub(crate) async fn poll(
        &self,
        caller: &Caller,
        poll: Poll<V>,
    ) -> Result<(Arc<Search<V>>, V::Parameters), Refusal> {
        let Poll { search, cluster, parameters } = poll;
        let (search, parameters) = match search {
            PolledSearch::New(query) => {
                let search = self.start(caller, query, parameters).await?;
                let parameters = search.parameters(None);
                (search, parameters)
            }
            PolledSearch::Running { id, field } => {
                let search = self.running(&caller.key, field, id, cluster, parameters.as_ref()).await?;
                let parameters = search.parameters(parameters);
                (search, parameters)
            }
        };
        if caller.wants_empty_results {
            return Ok((Arc::new(search.without_results()), parameters));
        }
        self.wait(&search, Duration::ZERO).await;
        Ok((search, parameters))
    }
}

/// Returns the search status for a phase.
pub(crate) fn status(phase: Phase) -> SearchStatus {
    match phase {
        Phase::First => SearchStatus::FirstPhase,
        Phase::Second => SearchStatus::SecondPhase,
        Phase::Complete => SearchStatus::Complete,
    }
}

/// Converts an amount to the response type.
pub(crate) fn to_price(amount: ExactAmount) -> Price {
    let mut price = Price::new(amount.into());
    price.display_price = Some(format_args!("{amount}").into());
    price
}
