//! Polled searches, whatever is searched for: flights, cars.
//!
//! A search is started with one call and polled with the same one until it is complete. Both carry the result
//! parameters, and both are answered with the search's id, its cluster and its status.

use std::sync::Arc;
use std::time::Duration;

use wayfare_models::common::{Price, SearchId, SearchStatus};
use wayfare_places::money::ExactAmount;
use wayfare_validation::Path;
use wayfare_wire::Amount;

use crate::engine::{Engine, Phase, Search, Searched};
use crate::errors::Faults;
use crate::http::ApiKey;
use crate::objection::Objection;

/// The only part of the service there is. Polls find their search whichever part they name.
pub(crate) const CLUSTER: &str = "1";

/// A prepared poll.
pub(crate) struct Poll<V: Searched> {
    pub(crate) search: PolledSearch<V>,
    /// How to show the results; as the last time where the request does not say.
    pub(crate) parameters: Option<V::Parameters>,
}

/// The search that a poll is about.
pub(crate) enum PolledSearch<V: Searched> {
    New(V::Query),
    Running(Arc<Search<V>>),
}

/// The fields of a body that say which search it is about.
pub(crate) struct SearchFields {
    pub(crate) id: &'static str,
    pub(crate) start: &'static str,
}

impl<V: Searched> Engine<V> {
    /// The search that a request is about: one with the query of its start, or a running one. Adds a fault for a
    /// request that has both; that it needs one of them is a rule of the description.
    pub(crate) fn asked<S>(
        &self,
        owner: &ApiKey,
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
            (Some(id), None) => self.running(owner, fields.id, &id, faults).map(PolledSearch::Running),
            (None, None) => None,
        }
    }

    /// The search with the id that a field of the body has. It has to be this caller's and not expired.
    pub(crate) fn running(
        &self,
        owner: &ApiKey,
        field: &'static str,
        id: &SearchId,
        faults: &mut Faults,
    ) -> Option<Arc<Search<V>>> {
        let search = self.find(id, owner);
        if search.is_none() {
            faults.at(&Path::ROOT.field(field), Objection::UnknownSearch { found: id.as_str().into() });
        }
        search
    }

    /// Starts a search or goes on with a running one, and waits a moment for it. With it come the parameters to answer
    /// with: those given, which stay, or the last ones.
    pub(crate) async fn poll(&self, owner: ApiKey, poll: Poll<V>) -> (Arc<Search<V>>, V::Parameters) {
        let search = match poll.search {
            PolledSearch::New(query) => self.start(owner, query),
            PolledSearch::Running(search) => search,
        };
        let parameters = search.parameters(poll.parameters);
        self.wait(&search, Duration::ZERO).await;
        (search, parameters)
    }
}

/// The status of a search that has come so far.
pub(crate) fn status(phase: Phase) -> SearchStatus {
    match phase {
        Phase::First => SearchStatus::FirstPhase,
        Phase::Second => SearchStatus::SecondPhase,
        Phase::Complete => SearchStatus::Complete,
    }
}

/// An amount as responses show it.
pub(crate) fn shown(amount: ExactAmount) -> Price {
    // An amount is a finite number, for which there is always a wire amount.
    let mut price = Price::new(Amount::new(amount.to_f64()).unwrap_or_default());
    price.display_price = Some(amount.to_string());
    price
}
