//! The service: what its operations share, its routes, and serving them.

use std::any::Any;
use std::collections::HashSet;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;
use tokio::sync::Notify;
use wayfare_models::cars::CarSearchRequest;
use wayfare_models::common::AirportCode;
use wayfare_models::flights::FlightSearchRequest;
use wayfare_models::service::ErrorCode;
use wayfare_validation::{Location, ViolationReason};
use wayfare_wire::Date;

use crate::builder::Builder;
use crate::clock::Clock;
use crate::docs;
use crate::engine::Engine;
use crate::generated::autocomplete::autocomplete_routes;
use crate::generated::cars::cars_routes;
use crate::generated::feeds::feeds_routes;
use crate::generated::flights::flights_routes;
use crate::generated::hotels::hotels_routes;
use crate::http::{ApiKey, Gate, Host, framed};
use crate::market::Market;
use crate::objection::{Faults, Objection};
use crate::verticals::cars::{self, Cars};
use crate::verticals::flights::{self, Flights};
use crate::verticals::hotels::{self, HotelSearches};

/// How long open calls may go on once the service is told to stop.
const GRACE: Duration = Duration::from_secs(10);

/// How often expired searches are looked for while nobody calls.
const SWEEP: Duration = Duration::from_secs(30);

/// The API as a service.
#[derive(Clone, Debug)]
pub struct Service(Arc<Shared>);

/// What the operations share.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) gate: Gate,
    pub(crate) flights: Engine<Flights>,
    pub(crate) cars: Engine<Cars>,
    pub(crate) hotels: HotelSearches,
    /// What absolute URLs begin with, if that was set.
    pub(crate) base_url: Option<String>,
    pub(crate) market: Market,
    pub(crate) cashback: HashSet<ApiKey>,
    pub(crate) clock: Arc<dyn Clock>,
}

impl Service {
    /// Path of the interactive reference.
    pub const DOCS: &str = docs::REFERENCE;

    /// Begins to set a service up.
    pub fn builder() -> Builder {
        Builder::new()
    }

    pub(crate) fn new(shared: Shared) -> Self {
        Service(Arc::new(shared))
    }

    /// The routes of all operations, `/openapi.json`, `/docs`, `/healthz`, and an envelope for every other path.
    ///
    /// Calls need a tokio runtime with its timer around them.
    pub fn router(&self) -> Router {
        let operations = autocomplete_routes(Arc::clone(&self.0))
            .merge(feeds_routes(Arc::clone(&self.0)))
            .merge(flights_routes(Arc::clone(&self.0)))
            .merge(hotels_routes(Arc::clone(&self.0)))
            .merge(cars_routes(Arc::clone(&self.0)))
            .merge(docs::routes(self.0.gate.example_key()));
        framed(operations)
    }

    /// Serves until `shutdown` is done. Calls that are open then have ten seconds to end.
    ///
    /// # Errors
    /// Those of the listener.
    pub async fn serve(
        self,
        listener: TcpListener,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<()> {
        let told = Arc::new(Notify::new());
        let tell = Arc::clone(&told);
        let server = axum::serve(listener, self.router()).with_graceful_shutdown(async move {
            shutdown.await;
            tell.notify_one();
        });
        let too_late = async {
            told.notified().await;
            tokio::time::sleep(GRACE).await;
            tracing::warn!("calls were still open when the service stopped");
        };
        let sweeping = async {
            loop {
                tokio::time::sleep(SWEEP).await;
                self.0.flights.sweep();
                self.0.cars.sweep();
                self.0.hotels.sweep();
            }
        };
        let server = std::pin::pin!(server.into_future());
        let (too_late, sweeping) = (std::pin::pin!(too_late), std::pin::pin!(sweeping));
        let ended = futures_util::future::select(server, futures_util::future::select(too_late, sweeping));
        match ended.await {
            futures_util::future::Either::Left((ended, _)) => ended,
            futures_util::future::Either::Right(_) => Ok(()),
        }
    }
}

impl Host for Shared {
    type Reason = Objection;

    fn gate(&self) -> &Gate {
        &self.gate
    }

    fn base_url(&self) -> Option<&str> {
        self.base_url.as_deref()
    }

    fn code_of(&self, at: &Location, reason: &ViolationReason) -> ErrorCode {
        match reason {
            ViolationReason::Noted(reason) if reason.breaks::<Date>() => ErrorCode::InvalidDates,
            ViolationReason::Noted(reason) if reason.breaks::<AirportCode>() => {
                ErrorCode::UnrecognizedLocation
            }
            ViolationReason::Noted(_) => ErrorCode::InvalidRequest,
            _ => cars::code_at(at, reason).unwrap_or(ErrorCode::InvalidRequest),
        }
    }

    fn review(&self, input: &dyn Any, faults: &mut Faults) {
        if let Some(request) = input.downcast_ref::<FlightSearchRequest>() {
            flights::review(request, self.clock.now(), faults);
        }
        if let Some(request) = input.downcast_ref::<CarSearchRequest>() {
            cars::review(request, &self.market, self.clock.now(), faults);
        }
        hotels::review(input, self.clock.now(), faults);
    }
}
