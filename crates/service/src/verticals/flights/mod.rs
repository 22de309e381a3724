//! The search for flights: what providers of flights have to know, and the operations.
//!
//! ```
//! use std::sync::Arc;
//!
//! use wayfare_models::flights::{FlightProvider, ProviderCode};
//! use wayfare_service::flights::{FlightOffer, FlightQuery, Flights};
//! use wayfare_service::{BoxFuture, Provider, ProviderError, Service, Speed};
//!
//! struct Charter;
//!
//! impl Provider<Flights> for Charter {
//!     fn code(&self) -> &str {
//!         "charter"
//!     }
//!
//!     fn speed(&self) -> Speed {
//!         Speed::Fast
//!     }
//!
//!     fn details(&self, code: &ProviderCode) -> Option<FlightProvider> {
//!         (code.as_str() == self.code()).then(FlightProvider::default)
//!     }
//!
//!     fn search(&self, _query: Arc<FlightQuery>) -> BoxFuture<Result<Vec<FlightOffer>, ProviderError>> {
//!         Box::pin(async { Ok(Vec::new()) })
//!     }
//! }
//!
//! let service = Service::builder().flight_providers(vec![Arc::new(Charter)]).build();
//! ```

mod answer;
mod locations;
mod query;
mod review;
mod sale;
mod terms;
mod vertical;
mod view;

pub use query::{FlightQuery, FlightQueryLeg};
pub(crate) use review::review;
pub use sale::{FlightOffer, OfferLeg, Sale, result_id};
pub use terms::{PartyPrice, Terms};
pub use vertical::{Effort, Flights};

use view::FlightView;
use wayfare_models::common::Cluster;
use wayfare_models::flights::{
    FlightDetailsRequest, FlightPollQuery, FlightResultParameters, FlightSearchRequest, FlightSearchResponse,
    FlightSort,
};

use crate::engine::{Phase, Search};
use crate::generated::flights as operations;
use crate::http::{Caller, Refusal, Reply};
use crate::objection::Objection;
use crate::polled;
use crate::service::Shared;

impl operations::Flights for Shared {
    async fn poll(
        &self,
        caller: Caller,
        _query: FlightPollQuery,
        body: FlightSearchRequest,
    ) -> Result<Reply<FlightSearchResponse>, Refusal> {
        let FlightSearchRequest { search_id, search_start_parameters, result_parameters, .. } = body;
        let cashback = self.cashback.contains(&caller.key);
        let query = search_start_parameters.map(|start| {
            // The review has let the request pass, so there is a query.
            query::query(&start, &self.market, cashback, self.clock.now()).ok_or_else(Refusal::internal)
        });
        let (search, parameters) = self
            .flights
            .poll::<FlightSearchRequest>(caller.key, query.transpose()?, search_id, result_parameters)
            .await?;
        Ok(self.flights_page(&search, &parameters).into())
    }

    async fn details(
        &self,
        caller: Caller,
        _query: FlightPollQuery,
        body: FlightDetailsRequest,
    ) -> Result<Reply<FlightSearchResponse>, Refusal> {
        let search = self.flights.known(&body.search_id, FlightDetailsRequest::SEARCH_ID, &caller.key)?;
        let (phase, found) = search.result(&body.result_id);
        let found = found.ok_or_else(|| {
            let found = body.result_id.as_str().into();
            polled::refusal(FlightDetailsRequest::RESULT_ID, Objection::UnknownResult { found })
        })?;
        let view = query::view(&search.parameters(None), &self.market, &search.query.party);
        let mut response = outline(&search, phase, &view);
        response.total_count = Some(1);
        self.flights.spell_out(&[found], &terms(&view), &mut response);
        Ok(response.into())
    }
}

impl Shared {
    fn flights_page(
        &self,
        search: &Search<Flights>,
        parameters: &FlightResultParameters,
    ) -> FlightSearchResponse {
        let view = query::view(parameters, &self.market, &search.query.party);
        let (phase, total, page) = search.page(&view);
        let mut response = outline(search, phase, &view);
        response.total_count = i64::try_from(total).ok();
        self.flights.spell_out(&page, &terms(&view), &mut response);
        response
    }
}

fn terms(view: &FlightView) -> Terms {
    Terms::new(view.currency, view.mode.clone(), view.travellers)
}

/// All of a response but its results.
fn outline(search: &Search<Flights>, phase: Phase, view: &FlightView) -> FlightSearchResponse {
    let mut response = FlightSearchResponse::new(search.id.clone(), polled::status(phase));
    response.cluster = Some(Cluster::from(polled::CLUSTER));
    response.page_size = i64::try_from(view.page.size).ok();
    let mut sort = FlightSort::default();
    sort.key = Some(view.key.clone());
    sort.direction = Some(view.direction.clone());
    response.sort = Some(sort);
    response.currency = Some(view.currency.code().into());
    response.price_mode = Some(view.mode.clone());
    response.passengers = Some(search.query.party.counts());
    response
}
