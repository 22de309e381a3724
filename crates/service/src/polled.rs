//! What the operations of polled searches have in common, whatever is searched for: flights, cars.
//!
//! A search is started with one call and polled with the same one until it is complete. Both carry the result
//! parameters, and both are answered with the search's id, its cluster and its status.

use std::sync::Arc;
use std::time::Duration;

use wayfare_models::cars::{CarResultParameters, CarSearchRequest};
use wayfare_models::common::{CurrencyCode, Price, SearchId, SearchStatus};
use wayfare_models::flights::{FlightResultParameters, FlightSearchRequest};
use wayfare_validation::Path;
use wayfare_wire::Amount;

use crate::engine::{Engine, Phase, Search, Searched};
use crate::http::{ApiKey, Refusal};
use crate::objection::{Faults, Objection};
use crate::review;
use wayfare_places::money::ExactAmount;

/// The only part of the service there is. Polls find their search whichever part they name.
pub(crate) const CLUSTER: &str = "1";

/// What the bodies of polls have in common, and how they call it.
pub(crate) trait PollBody {
    const SEARCH_ID: &'static str;
    const START: &'static str;
    const RESULT_PARAMETERS: &'static str;
    const CURRENCY: &'static str;

    fn search_id(&self) -> Option<&SearchId>;
    fn starts(&self) -> bool;
    fn currency(&self) -> Option<&CurrencyCode>;
}

macro_rules! poll_body {
    ($body:ident, $parameters:ident) => {
        impl PollBody for $body {
            const SEARCH_ID: &'static str = $body::SEARCH_ID;
            const START: &'static str = $body::SEARCH_START_PARAMETERS;
            const RESULT_PARAMETERS: &'static str = $body::RESULT_PARAMETERS;
            const CURRENCY: &'static str = $parameters::CURRENCY;

            fn search_id(&self) -> Option<&SearchId> {
                self.search_id.as_ref()
            }

            fn starts(&self) -> bool {
                self.search_start_parameters.is_some()
            }

            fn currency(&self) -> Option<&CurrencyCode> {
                self.result_parameters.as_ref()?.currency.as_ref()
            }
        }
    };
}
poll_body!(FlightSearchRequest, FlightResultParameters);
poll_body!(CarSearchRequest, CarResultParameters);

impl<V: Searched> Engine<V> {
    /// Starts the search of a query, or else goes on with the one that has the id, and gives it its moment. With it
    /// come the parameters to answer with: those given, which stay, or the last ones.
    pub(crate) async fn poll<B: PollBody>(
        &self,
        owner: ApiKey,
        query: Option<V::Query>,
        id: Option<SearchId>,
        parameters: Option<V::Parameters>,
    ) -> Result<(Arc<Search<V>>, V::Parameters), Refusal> {
        let search = match (query, id) {
            (Some(query), _) => self.start(owner, query),
            (None, Some(id)) => self.known(&id, B::SEARCH_ID, &owner)?,
            // The description's own rules ask for one of the two.
            (None, None) => return Err(Refusal::internal()),
        };
        let parameters = search.parameters(parameters);
        self.wait(&search, Duration::ZERO).await;
        Ok((search, parameters))
    }

    /// The search with the id that a field of the body has. It has to be this caller's and not expired.
    pub(crate) fn known(
        &self,
        id: &SearchId,
        field: &'static str,
        owner: &ApiKey,
    ) -> Result<Arc<Search<V>>, Refusal> {
        let refuse = || refusal(field, Objection::UnknownSearch { found: id.as_str().into() });
        self.find(id, owner).ok_or_else(refuse)
    }
}

/// A refusal for the value of one of the body's fields.
pub(crate) fn refusal(field: &'static str, objection: Objection) -> Refusal {
    let mut faults = Faults::default();
    faults.at(&Path::ROOT.field(field), objection);
    faults.into()
}

/// The status of a search that has come so far.
pub(crate) fn status(phase: Phase) -> SearchStatus {
    match phase {
        Phase::First => SearchStatus::FirstPhase,
        Phase::Second => SearchStatus::SecondPhase,
        Phase::Complete => SearchStatus::Complete,
    }
}

/// Adds a fault where a request both starts a search and names one, and where it wants a currency without a rate.
pub(crate) fn review<B: PollBody>(body: &B, faults: &mut Faults) {
    if body.starts() && body.search_id().is_some() {
        faults.at(&Path::ROOT.field(B::SEARCH_ID), Objection::BothGiven { start: B::START });
    }
    if let Some(currency) = body.currency() {
        let parameters = Path::ROOT.field(B::RESULT_PARAMETERS);
        review::currency(&parameters.field(B::CURRENCY), currency, faults);
    }
}

/// An amount as responses show it.
pub(crate) fn shown(amount: ExactAmount) -> Price {
    // An amount is a finite number, for which there is always a wire amount.
    let mut price = Price::new(Amount::new(amount.to_f64()).unwrap_or_default());
    price.display_price = Some(amount.to_string());
    price
}
