//! The search for rental cars: what providers of cars have to know, and the operation.
//!
//! ```
//! use std::sync::Arc;
//!
//! use wayfare_models::cars::{CarProvider, CarProviderCode};
//! use wayfare_service::cars::{CarOffer, CarQuery, Cars};
//! use wayfare_service::{BoxFuture, Provider, ProviderError, Service, Speed};
//!
//! struct Garage;
//!
//! impl Provider<Cars> for Garage {
//!     fn code(&self) -> &str {
//!         "garage"
//!     }
//!
//!     fn speed(&self) -> Speed {
//!         Speed::Fast
//!     }
//!
//!     fn details(&self, code: &CarProviderCode) -> Option<CarProvider> {
//!         (code.as_str() == self.code()).then(CarProvider::default)
//!     }
//!
//!     fn search(&self, _query: Arc<CarQuery>) -> BoxFuture<Result<Vec<CarOffer>, ProviderError>> {
//!         Box::pin(async { Ok(Vec::new()) })
//!     }
//! }
//!
//! let service = Service::builder().car_providers(vec![Arc::new(Garage)]).build();
//! ```

mod answer;
mod days;
mod places;
mod query;
mod review;
mod sale;
mod terms;
mod vertical;
mod view;

pub use places::CarQueryPlace;
pub use query::CarQuery;
pub(crate) use review::{code_at, review};
pub use sale::{CarOffer, CarSale, result_id};
pub use terms::Terms;
pub use vertical::{Cars, Distance};

use view::CarView;
use wayfare_models::cars::{CarPollQuery, CarResultParameters, CarSearchRequest, CarSearchResponse, CarSort};
use wayfare_models::common::Cluster;

use crate::engine::{Phase, Search};
use crate::generated::cars as operations;
use crate::http::{Caller, Refusal, Reply};
use crate::polled;
use crate::service::Shared;

impl operations::Cars for Shared {
    async fn poll(
        &self,
        caller: Caller,
        _query: CarPollQuery,
        body: CarSearchRequest,
    ) -> Result<Reply<CarSearchResponse>, Refusal> {
        let CarSearchRequest { search_id, search_start_parameters, result_parameters, .. } = body;
        let on_mobile = caller.is_on_telephone();
        let query = search_start_parameters.map(|start| {
            // The review has let the request pass, so there is a query.
            query::query(&start, &self.market, on_mobile, self.clock.now()).ok_or_else(Refusal::internal)
        });
        let (search, parameters) = self
            .cars
            .poll::<CarSearchRequest>(caller.key, query.transpose()?, search_id, result_parameters)
            .await?;
        Ok(self.cars_page(&search, &parameters).into())
    }
}

impl Shared {
    fn cars_page(&self, search: &Search<Cars>, parameters: &CarResultParameters) -> CarSearchResponse {
        let view = query::view(parameters, &self.market);
        let (phase, total, page) = search.page(&view);
        let mut response = outline(search, phase, &view);
        response.total_count = i64::try_from(total).ok();
        let terms = Terms::new(view.currency, view.mode, search.query.days);
        self.cars.spell_out(&page, &terms, &mut response);
        response
    }
}

/// All of a response but its results.
fn outline(search: &Search<Cars>, phase: Phase, view: &CarView) -> CarSearchResponse {
    let mut response = CarSearchResponse::new(search.id.clone(), polled::status(phase));
    response.cluster = Some(Cluster::from(polled::CLUSTER));
    response.page_size = i64::try_from(view.page.size).ok();
    response.sort = Some(CarSort::default().with_key(view.key.clone()));
    response.currency = Some(view.currency.code().into());
    response.price_mode = Some(view.mode.clone());
    response.days = Some(i64::from(search.query.days.max(1)));
    response
}
