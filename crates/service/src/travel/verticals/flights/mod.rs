//! Flight search: types for providers, requests and responses.
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
mod offer;
mod prepare;
mod query;
mod sale;
mod shared;
mod terms;
mod vertical;
mod view;

pub(crate) use answer::{details, page};
pub use offer::{Effort, FlightOffer};
pub(crate) use prepare::{poll as prepare_poll, read_query};
pub use query::{FlightQuery, FlightQueryLeg};
pub use sale::{FlightSale, OfferLeg, Sales, result_id};
pub use shared::Shared;
pub use terms::{PartyPrice, Terms};

/// The flight vertical. Each result is an itinerary; each supplier is an airline.
#[derive(Clone, Copy, Debug)]
pub enum Flights {}
