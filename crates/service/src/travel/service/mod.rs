//! The service: builder, routes and serving.

mod builder;
mod front;

use std::convert::Infallible;
use std::fmt;
use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use futures_util::future::{Either, select};
use tokio::net::TcpListener;

pub use builder::Builder;
pub use front::Front;

use crate::connections::{self, Served, Serving};
use crate::http::{framed, refusing};
use crate::travel::admin::{Admin, Readiness};
use crate::travel::generated::autocomplete::autocomplete_routes;
use crate::travel::generated::cars::cars_routes;
use crate::travel::generated::feeds::feeds_routes;
use crate::travel::generated::flights::flights_routes;
use crate::travel::generated::hotels::hotels_routes;
#[cfg(feature = "inventory")]
use crate::travel::inventory;
use crate::travel::operations::Shared;
use crate::travel::{booking, docs};

/// Interval at which expired searches are removed even without calls.
const SWEEP: Duration = Duration::from_secs(30);

/// The API as a service. Clones are the same service.
#[derive(Clone)]
pub struct Service {
    shared: Arc<Shared>,
    /// The routes that replace the service's own operations.
    operations: Option<Operations>,
}

/// A function that returns the routes of all operations.
type Operations = Arc<dyn Fn(&Service) -> Router + Send + Sync>;

impl fmt::Debug for Service {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Service").field(&self.shared).finish()
    }
}

impl Service {
    /// Path of the interactive reference.
    pub const DOCS: &str = docs::REFERENCE;

    /// Returns a builder for services.
    pub fn builder() -> Builder {
        Builder::new()
    }

    /// Returns the routes for all operations, `/openapi.json`, `/docs`, `/healthz`, the booking links `/in` and the
    /// booking pages, the pictures and pages of the embedded inventory, and the files added to the builder. All other
    /// paths return an error response.
    ///
    /// Calls require a tokio runtime with the timer enabled. The addresses of clients come from the request extension
    /// [`ConnectInfo<SocketAddr>`](axum::extract::ConnectInfo), if present.
    pub fn router(&self) -> Router {
        // The service counts as ready even if the caller serves the routes itself.
        let _ = self.shared.is_routed.set(());
        let operations = match &self.operations {
            Some(operations) => operations(self),
            None => self.own_operations(),
        };
        framed(Arc::clone(&self.shared), operations.merge(docs::routes()))
    }

    fn own_operations(&self) -> Router {
        let operations = autocomplete_routes(Arc::clone(&self.shared))
            .merge(feeds_routes(Arc::clone(&self.shared)))
            .merge(flights_routes(Arc::clone(&self.shared)))
            .merge(hotels_routes(Arc::clone(&self.shared)))
            .merge(cars_routes(Arc::clone(&self.shared)))
            .merge(booking::routes(Arc::clone(self.shared.hotels.catalogue())));
        #[cfg(feature = "inventory")]
        let operations = operations.merge(inventory::routes(self.shared.seed));
        operations
    }

    /// Returns the routes for operators: metrics, liveness and readiness. Call this method before
    /// [`serve`](Service::serve), which consumes the service.
    pub fn admin(&self) -> Admin {
        Admin::new(Arc::clone(&self.shared))
    }

    /// Returns the readiness of the service to receive calls.
    pub fn readiness(&self) -> Readiness {
        self.shared.readiness()
    }

    /// Serves until `shutdown` completes, within the [`ConnectionLimits`](crate::ConnectionLimits). Calls that are
    /// waiting for a search then return the results so far, and all open calls have the grace period to finish.
    ///
    /// # Errors
    /// Returns an error if the listener can't accept connections. Running out of file descriptors is not an error: the
    /// service retries.
    pub async fn serve(
        self,
        listener: TcpListener,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<Served> {
        let serving = self.serving();
        self.serve_all(listener, serving, shutdown).await
    }

    /// Serves over TLS, with HTTP/2 if the client supports it. In all other respects, this method works like
    /// [`Service::serve`].
    ///
    /// # Errors
    /// Returns an error if the listener can't accept connections. Running out of file descriptors is not an error: the
    /// service retries.
    #[cfg(feature = "tls")]
    pub async fn serve_tls(
        self,
        listener: TcpListener,
        tls: connections::Tls,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<Served> {
        let serving = self.serving().with_tls(tls);
        self.serve_all(listener, serving, shutdown).await
    }

    fn serving(&self) -> Serving {
        let mut serving = Serving::new(self.router(), refusing(Arc::clone(&self.shared)));
        serving.metrics = self.shared.connection_metrics.clone();
        serving
    }

    async fn serve_all(
        self,
        listener: TcpListener,
        serving: Serving,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<Served> {
        let shutdown = async {
            shutdown.await;
            self.shared.stopping.begin();
            self.shared.store.leave(self.shared.connections.grace).await;
        };
        let serving = connections::serve_on(listener, serving, self.shared.connections, shutdown);
        match select(pin!(serving), pin!(self.sweep())).await {
            Either::Left((served, _)) => served,
        }
    }

    /// Runs forever, removing expired searches at intervals.
    async fn sweep(&self) -> Infallible {
        loop {
            tokio::time::sleep(SWEEP).await;
            self.shared.store.held().sweep();
        }
    }
}
