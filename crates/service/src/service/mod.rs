//! The service: its builder, its routes, and serving them.

mod builder;

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;
use tokio::sync::Notify;

pub use builder::Builder;

use crate::generated::autocomplete::autocomplete_routes;
use crate::generated::cars::cars_routes;
use crate::generated::feeds::feeds_routes;
use crate::generated::flights::flights_routes;
use crate::generated::hotels::hotels_routes;
use crate::http::framed;
use crate::operations::Shared;
use crate::{booking, docs};

/// Grace period of open calls after shutdown begins.
const GRACE: Duration = Duration::from_secs(10);

/// Interval at which expired searches are removed while there are no calls.
const SWEEP: Duration = Duration::from_secs(30);

/// The API as a service.
#[derive(Clone, Debug)]
pub struct Service(Arc<Shared>);

impl Service {
    /// Path of the interactive reference.
    pub const DOCS: &str = docs::REFERENCE;

    /// A builder of services.
    pub fn builder() -> Builder {
        Builder::new()
    }

    fn new(shared: Shared) -> Self {
        Service(Arc::new(shared))
    }

    /// The routes of all operations, `/openapi.json`, `/docs`, `/healthz`, the booking links `/in` and
    /// their pages, and an envelope for every other path.
    ///
    /// Calls need a tokio runtime with its timer around them. The addresses of clients are those of the extension
    /// [`ConnectInfo<SocketAddr>`](axum::extract::ConnectInfo), if requests have it.
    pub fn router(&self) -> Router {
        let operations = autocomplete_routes(Arc::clone(&self.0))
            .merge(feeds_routes(Arc::clone(&self.0)))
            .merge(flights_routes(Arc::clone(&self.0)))
            .merge(hotels_routes(Arc::clone(&self.0)))
            .merge(cars_routes(Arc::clone(&self.0)))
            .merge(docs::routes(self.0.gate.example_key()))
            .merge(booking::routes());
        framed(Arc::clone(&self.0), operations)
    }

    /// Serves until `shutdown` completes. Open calls then have ten seconds to end.
    ///
    /// # Errors
    /// Errors of the listener.
    pub async fn serve(
        self,
        listener: TcpListener,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<()> {
        let stopping = Arc::new(Notify::new());
        let on_shutdown = Arc::clone(&stopping);
        let server = axum::serve(listener, self.router()).with_graceful_shutdown(async move {
            shutdown.await;
            on_shutdown.notify_one();
        });
        let too_late = async {
            stopping.notified().await;
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
