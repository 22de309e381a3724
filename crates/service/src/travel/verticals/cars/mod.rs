//! Car search: types for providers, requests and responses.
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
mod offer;
mod places;
mod prepare;
mod query;
mod sale;
mod terms;
mod vertical;
mod view;

pub(crate) use answer::page;
pub use offer::{CarOffer, Distance};
pub use places::CarQueryPlace;
pub(crate) use prepare::{code_of, poll as prepare_poll, read_query};
pub use query::CarQuery;
pub use sale::{CarNames, CarOfferSale, CarSales, result_id};
pub use terms::Terms;

/// The car rental vertical. Each result is an agency's car at a pickup place; each supplier is an agency.
#[derive(Clone, Copy, Debug)]
pub enum Cars {}
