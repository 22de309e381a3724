//! The flight search's operations.

mod locations;
mod pointers;
mod query;
mod review;

pub(crate) use review::review;

use wayfare_models::common::{Cluster, SearchStatus};
use wayfare_models::flights::{
    FlightDetailsRequest, FlightPollQuery, FlightResultParameters, FlightSearchRequest, FlightSearchResponse,
    FlightSort,
};
use wayfare_models::service::ErrorCode;
use wayfare_validation::Path;

use crate::engine::{Phase, Search, Terms, View};
use crate::generated::flights::Flights;
use crate::http::{Caller, Faults, Refusal, Reply};
use crate::service::Shared;

/// The only part of the service there is. Polls find their search whichever part they name.
const CLUSTER: &str = "1";

impl Flights for Shared {
    async fn poll(
        &self,
        caller: Caller,
        _query: FlightPollQuery,
        body: FlightSearchRequest,
    ) -> Result<Reply<FlightSearchResponse>, Refusal> {
        let FlightSearchRequest { search_id, search_start_parameters, result_parameters, .. } = body;
        let (search, parameters) = match (search_start_parameters, search_id) {
            (Some(start), _) => {
                let cashback = self.cashback.contains(&caller.key);
                let now = self.clock.now();
                // The review has let the request pass, so there is a query.
                let query =
                    query::query(&start, &self.market, cashback, now).ok_or_else(Refusal::internal)?;
                let parameters = result_parameters.unwrap_or_default();
                (self.engine.start(caller.key, query, parameters.clone()), parameters)
            }
            (None, Some(id)) => {
                let Some(search) = self.engine.find(&id, &caller.key) else {
                    return Err(unknown_search(id.as_str()));
                };
                let parameters = search.parameters(result_parameters);
                (search, parameters)
            }
            // The description's own rules ask for one of the two.
            (None, None) => return Err(Refusal::internal()),
        };
        self.engine.linger(&search).await;
        Ok(self.answer(&search, &parameters).into())
    }

    async fn details(
        &self,
        caller: Caller,
        _query: FlightPollQuery,
        body: FlightDetailsRequest,
    ) -> Result<Reply<FlightSearchResponse>, Refusal> {
        let Some(search) = self.engine.find(&body.search_id, &caller.key) else {
            return Err(unknown_search(body.search_id.as_str()));
        };
        let (phase, found) = search.result(&body.result_id);
        let Some(found) = found else {
            let allowed = "the id of a result that the search has found";
            let at = Path::ROOT.field(pointers::RESULT_ID);
            return Err(refusal(&at, ErrorCode::InvalidRequest, body.result_id.as_str(), allowed));
        };
        let view = query::view(&search.parameters(None), &self.market);
        let mut response = outline(&search, phase, &view);
        response.total_count = Some(1);
        self.engine.spell_out(&[found], &terms(&search, &view), &mut response);
        Ok(response.into())
    }
}

impl Shared {
    fn answer(&self, search: &Search, parameters: &FlightResultParameters) -> FlightSearchResponse {
        let view = query::view(parameters, &self.market);
        let (phase, total, page) = search.page(&view);
        let mut response = outline(search, phase, &view);
        response.total_count = i64::try_from(total).ok();
        self.engine.spell_out(&page, &terms(search, &view), &mut response);
        response
    }
}

fn terms(search: &Search, view: &View) -> Terms {
    Terms::new(view.currency, view.mode.clone(), search.party().size())
}

/// All of a response but its results.
fn outline(search: &Search, phase: Phase, view: &View) -> FlightSearchResponse {
    let status = match phase {
        Phase::First => SearchStatus::FirstPhase,
        Phase::Second => SearchStatus::SecondPhase,
        Phase::Complete => SearchStatus::Complete,
    };
    let mut response = FlightSearchResponse::new(search.id.clone(), status);
    response.cluster = Some(Cluster::from(CLUSTER));
    response.page_size = i64::try_from(view.page_size).ok();
    let mut sort = FlightSort::default();
    sort.key = Some(view.key.clone());
    sort.direction = Some(view.direction.clone());
    response.sort = Some(sort);
    response.currency = Some(view.currency.code().into());
    response.price_mode = Some(view.mode.clone());
    response.passengers = Some(query::counts(&search.party()));
    response
}

fn unknown_search(id: &str) -> Refusal {
    let allowed = "the id of a search that was started with this key and has not expired";
    refusal(&Path::ROOT.field(pointers::SEARCH_ID), ErrorCode::InvalidSearchId, id, allowed)
}

fn refusal(at: &Path<'_>, code: ErrorCode, found: &str, allowed: &'static str) -> Refusal {
    let mut faults = Faults::default();
    faults.at(at, code, format!("{found:?}"), allowed);
    faults.into()
}
