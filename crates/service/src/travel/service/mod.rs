//! The service: its builder, its routes, and serving them.

mod builder;

use std::convert::Infallible;
use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use futures_util::future::{Either, select};
use tokio::net::TcpListener;

pub use builder::Builder;

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
    /// their pages, the pictures and pages of the embedded inventory, the files of the builder, and an envelope for every
    /// other path.
    ///
    /// Calls need a tokio runtime with its timer around them. The addresses of clients are those of the extension
    /// [`ConnectInfo<SocketAddr>`](axum::extract::ConnectInfo), if requests have it.
    pub fn router(&self) -> Router {
        // Ready also where somebody else serves them.
        let _ = self.0.is_routed.set(());
        let operations = autocomplete_routes(Arc::clone(&self.0))
            .merge(feeds_routes(Arc::clone(&self.0)))
            .merge(flights_routes(Arc::clone(&self.0)))
            .merge(hotels_routes(Arc::clone(&self.0)))
            .merge(cars_routes(Arc::clone(&self.0)))
            .merge(docs::routes())
            .merge(booking::routes());
        #[cfg(feature = "inventory")]
        let operations = operations.merge(inventory::routes(self.0.seed));
        framed(Arc::clone(&self.0), operations)
    }

    /// What an operator asks it: metrics, and whether it is ready. To be taken before it is served.
    pub fn admin(&self) -> Admin {
        Admin::new(Arc::clone(&self.0))
    }

    /// Whether it should get calls.
    pub fn readiness(&self) -> Readiness {
        self.0.readiness()
    }

    /// Serves until `shutdown` completes, within the [`ConnectionLimits`](crate::ConnectionLimits). Calls that wait for a
    /// search are then answered with what there is, and all open calls have the grace period to end.
    ///
    /// # Errors
    /// The listener can't accept connections. Running out of file descriptors is survived.
    pub async fn serve(
        self,
        listener: TcpListener,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<Served> {
        let serving = self.serving();
        self.serve_all(listener, serving, shutdown).await
    }

    /// Serves over TLS, and HTTP/2 where the client has it, else like [`Service::serve`].
    ///
    /// # Errors
    /// The listener can't accept connections. Running out of file descriptors is survived.
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
        let mut serving = Serving::new(self.router(), refusing(Arc::clone(&self.0)));
        serving.metrics = self.0.connection_metrics.clone();
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
            self.0.stopping.begin();
            self.0.store.leave().await;
        };
        let serving = connections::serve_on(listener, serving, self.0.connections, shutdown);
        match select(pin!(serving), pin!(self.sweep())).await {
            Either::Left((served, _)) => served,
        }
    }

    /// Removes expired searches while there are no calls, for ever.
    async fn sweep(&self) -> Infallible {
        loop {
            tokio::time::sleep(SWEEP).await;
            self.0.store.held().sweep();
        }
    }
}
