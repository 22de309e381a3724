//! What the operations of polled searches have in common, whatever is searched for: flights, cars.
//!
//! A search is started with one call and polled with the same one until it is complete. Both carry the result
//! parameters, and both are answered with the search's id, its cluster and its status.

use std::sync::Arc;

use wayfare_models::common::{CurrencyCode, Price, SearchId, SearchStatus};
use wayfare_models::service::ErrorCode;
use wayfare_validation::Path;
use wayfare_wire::Amount as WireAmount;

use crate::engine::{Engine, Phase, Search, Vertical};
use crate::http::{ApiKey, Faults, Refusal};
use crate::trade::{Amount, Currency};

/// The only part of the service there is. Polls find their search whichever part they name.
pub(crate) const CLUSTER: &str = "1";

// Where in the body of a polled search the service finds fault.
pub(crate) const SEARCH_ID: &str = "searchId";
pub(crate) const START: &str = "searchStartParameters";
pub(crate) const RESULT_PARAMETERS: &str = "resultParameters";
pub(crate) const CURRENCY: &str = "currency";

impl<V: Vertical> Engine<V> {
    /// Starts the search of a query, or else goes on with the one that has the id, and gives it its moment. With it
    /// come the parameters to answer with: those given, which stay, or the last ones.
    pub(crate) async fn poll(
        &self,
        owner: ApiKey,
        query: Option<V::Query>,
        id: Option<SearchId>,
        parameters: Option<V::Parameters>,
    ) -> Result<(Arc<Search<V>>, V::Parameters), Refusal> {
        let search = match (query, id) {
            (Some(query), _) => self.start(owner, query),
            (None, Some(id)) => self.known(&id, &owner)?,
            // The description's own rules ask for one of the two.
            (None, None) => return Err(Refusal::internal()),
        };
        let parameters = search.parameters(parameters);
        self.linger(&search).await;
        Ok((search, parameters))
    }

    /// The search with that id, which has to be this caller's and not expired.
    pub(crate) fn known(&self, id: &SearchId, owner: &ApiKey) -> Result<Arc<Search<V>>, Refusal> {
        let allowed = "the id of a search that was started with this key and has not expired";
        let refuse = || refusal(SEARCH_ID, ErrorCode::InvalidSearchId, id.as_str(), allowed);
        self.find(id, owner).ok_or_else(refuse)
    }
}

/// A refusal for the value of one of the body's fields.
pub(crate) fn refusal(field: &'static str, code: ErrorCode, found: &str, allowed: &'static str) -> Refusal {
    let mut faults = Faults::default();
    faults.at(&Path::ROOT.field(field), code, format!("{found:?}"), allowed);
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

/// Adds a fault where a request both starts a search and names one.
pub(crate) fn review_start(starts: bool, id: Option<&SearchId>, faults: &mut Faults) {
    if starts && id.is_some() {
        let allowed = format!("either this or {START}");
        faults.at(&Path::ROOT.field(SEARCH_ID), ErrorCode::InvalidRequest, "both", allowed);
    }
}

/// Adds a fault where the result parameters want a currency that there is no rate for.
pub(crate) fn review_currency(currency: Option<&CurrencyCode>, faults: &mut Faults) {
    if let Some(currency) = currency
        && Currency::from_code(currency.as_str()).is_none()
    {
        let parameters = Path::ROOT.field(RESULT_PARAMETERS);
        let known: Vec<_> = Currency::all().iter().map(Currency::code).collect();
        let allowed = format!("one of {}", known.join(", "));
        let found = format!("{:?}", currency.as_str());
        faults.at(&parameters.field(CURRENCY), ErrorCode::InvalidRequest, found, allowed);
    }
}

/// An amount as responses show it.
pub(crate) fn shown(amount: Amount) -> Price {
    // An amount is a finite number, for which there is always a wire amount.
    let mut price = Price::new(WireAmount::new(amount.to_f64()).unwrap_or_default());
    price.display_price = Some(amount.to_string());
    price
}
