//! Polled searches of any vertical: flights, cars.
//!
//! One operation starts a search and polls it until it is complete. Both requests carry the result parameters, and
//! both are answered with the search's id, its cluster and its status.

use std::sync::Arc;
use std::time::Duration;

use serde_core::Serialize;
use serde_core::de::DeserializeOwned;
use wayfare_models::common::{Price, SearchId, SearchStatus};
use wayfare_places::money::ExactAmount;
use wayfare_validation::Path;

use crate::http::{ApiKey, Caller};
use crate::travel::api_errors::{self, Faults, Refusal};
use crate::travel::engine::{Engine, Phase, Search, Searched, Unreadable};
use crate::travel::objection::Objection;

/// The only cluster of the service. A poll finds its search whichever cluster it names.
pub(crate) const CLUSTER: &str = "1";

/// A prepared poll.
pub(crate) struct Poll<V: Searched> {
    pub(crate) search: PolledSearch<V>,
    /// The result parameters; `None` for those of the last poll.
    pub(crate) parameters: Option<V::Parameters>,
}

/// The search of a poll.
pub(crate) enum PolledSearch<V: Searched> {
    New(V::Query),
    Running {
        id: SearchId,
        /// The field of the body that has the id.
        field: &'static str,
    },
}

/// The fields of a body that identify its search.
pub(crate) struct SearchFields {
    pub(crate) id: &'static str,
    pub(crate) start: &'static str,
}

impl<V: Searched> Engine<V> {
    /// The search of a request: a new one with a query, or a running one. Adds a fault for a request that has both;
    /// the description rules out one that has neither.
    pub(crate) fn asked<S>(
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

    /// The running search with the id in a field of the body.
    ///
    /// # Errors
    /// It is not this caller's, or has expired; or the store can't be reached.
    pub(crate) async fn running(
        &self,
        caller: &ApiKey,
        field: &'static str,
        id: SearchId,
        parameters: Option<&V::Parameters>,
    ) -> Result<Arc<Search<V>>, Refusal> {
        let search = self.find(&id, caller, parameters).await?;
        search.ok_or_else(|| {
            let found = id.as_str().into();
            api_errors::fault(&Path::ROOT.field(field), Objection::UnknownSearch { found })
        })
    }

    /// Starts a search or continues a running one, and waits for it up to the long-poll wait. Also returns the
    /// parameters to answer with: those given, which are kept, or else the last ones. A caller who wants empty results
    /// sees the search without any, and complete.
    ///
    /// # Errors
    /// A search can't be started now, or a running one can't be found.
    pub(crate) async fn poll(
        &self,
        caller: Caller,
        poll: Poll<V>,
    ) -> Result<(Arc<Search<V>>, V::Parameters), Refusal> {
        let Poll { search, parameters } = poll;
        let (search, parameters) = match search {
            PolledSearch::New(query) => {
                let search = self.start(&caller, query, parameters).await?;
                let parameters = search.parameters(None);
                (search, parameters)
            }
            PolledSearch::Running { id, field } => {
                let search = self.running(&caller.key, field, id, parameters.as_ref()).await?;
                let parameters = search.parameters(parameters);
                (search, parameters)
            }
        };
        if caller.wants_empty_results {
            return Ok((Arc::new(search.emptied()), parameters));
        }
        self.wait(&search, Duration::ZERO).await;
        Ok((search, parameters))
    }
}

/// Result parameters as bytes.
pub(crate) fn pack_parameters(parameters: &impl Serialize) -> Vec<u8> {
    // What came as JSON can be written as JSON.
    serde_json::to_vec(parameters).unwrap_or_default()
}

/// Result parameters that another node has packed.
///
/// # Errors
/// The bytes can't be read.
pub(crate) fn unpack_parameters<P: DeserializeOwned>(packed: &[u8]) -> Result<P, Unreadable> {
    serde_json::from_slice(packed).map_err(|error| Unreadable::new(error.to_string()))
}

/// The status of a search in a phase.
pub(crate) fn status(phase: Phase) -> SearchStatus {
    match phase {
        Phase::First => SearchStatus::FirstPhase,
        Phase::Second => SearchStatus::SecondPhase,
        Phase::Complete => SearchStatus::Complete,
    }
}

/// An amount as responses show it.
pub(crate) fn shown(amount: ExactAmount) -> Price {
    let mut price = Price::new(amount.into());
    price.display_price = Some(format_args!("{amount}").into());
    price
}
