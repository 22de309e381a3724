//! Routes for operators: metrics, liveness and readiness. The routes are separate from the API because they do not
//! require a key.

mod current;
#[cfg(target_os = "linux")]
mod process;
mod readiness;
mod write;

use std::fmt;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::net::TcpListener;

pub use readiness::Readiness;

use crate::connections::{self, ConnectionLimits, Serving};
use crate::metrics::Exposition;
use crate::travel::operations::Shared;
pub use current::UpstreamNumbers;
use current::{Current, LogDrops, Upstream};

/// Path of the liveness check, which always returns 200.
const LIVE: &str = "/livez";

/// Path of the readiness check, which returns 200, or 503 with the reason.
const READY: &str = "/readyz";

/// Response to any other path.
const PATHS: &str = "Available paths: /metrics, /livez, /readyz.\n";

/// Connection limits. Probes and scrapers need only a few connections, and a short grace period at shutdown.
const LIMITS: fn() -> ConnectionLimits =
    || ConnectionLimits { connections: 64, grace: Duration::from_secs(1), ..ConnectionLimits::default() };

/// Routes for the operators of a service: `/metrics` for Prometheus, `/livez`, and `/readyz`, which returns 503 with a
/// reason while the service is not [ready](Readiness).
///
/// The routes do not require a key, and reveal key names and provider codes. Serve the routes only where operators can
/// reach them.
///
/// ```
/// use wayfare_service::Service;
///
/// let service = Service::builder().build();
/// // An axum router, to serve separately from the service's own router. Alternatively, use `Admin::serve`.
/// let routes = service.admin().routes();
/// ```
#[must_use]
pub struct Admin {
    shared: Arc<Shared>,
    metrics: Exposition,
}

impl Admin {
    /// Path of the metrics.
    pub const METRICS: &str = "/metrics";

    pub(crate) fn new(shared: Arc<Shared>) -> Self {
        let metrics = Exposition::default()
            .with(Current(Arc::clone(&shared)))
            .with_http(&shared.http_metrics)
            .with(shared.connection_metrics.clone())
            .with(shared.search_metrics.clone())
            .with(shared.store.held().removals().clone())
            .with(shared.processors.metrics().clone());
        #[cfg(target_os = "linux")]
        let metrics = metrics.with(process::Process);
        #[cfg(feature = "redis")]
        let metrics = match &shared.shared_store {
            Some(store) => metrics.with(store.server().metrics().clone()),
            None => metrics,
        };
        Admin { shared, metrics }
    }

    /// Adds a metric for the number of lines that the program's log has dropped so far.
    pub fn with_log_drops(self, dropped: impl Fn() -> u64 + Send + Sync + 'static) -> Self {
        Admin { metrics: self.metrics.with(LogDrops(Box::new(dropped))), ..self }
    }

    /// Adds the metrics of a relay, whose numbers are read on each scrape.
    pub fn with_upstream(self, numbers: impl Fn() -> UpstreamNumbers + Send + Sync + 'static) -> Self {
        Admin { metrics: self.metrics.with(Upstream(Box::new(numbers))), ..self }
    }

    /// Returns the metrics as text, with the content type [`Exposition::CONTENT_TYPE`].
    pub fn metrics(&self) -> String {
        self.metrics.text()
    }

    /// Returns the routes.
    pub fn routes(self) -> Router {
        let admin = Arc::new(self);
        let shared = Arc::clone(&admin.shared);
        let metrics = async move || answer(StatusCode::OK, Exposition::CONTENT_TYPE, admin.metrics());
        let ready = async move || {
            let readiness = shared.readiness();
            plain(readiness.status(), format!("{readiness}\n"))
        };
        Router::new()
            .route(Admin::METRICS, get(metrics))
            .route(LIVE, get(async || plain(StatusCode::OK, "ok\n".to_owned())))
            .route(READY, get(ready))
            .fallback(async || plain(StatusCode::NOT_FOUND, PATHS.to_owned()))
    }

    /// Serves the routes until `shutdown` completes. `shutdown` should complete after the service has ended, so that
    /// probes can observe the shutdown of the service.
    ///
    /// # Errors
    /// Returns an error if the listener can't accept connections. Running out of file descriptors is not an error: the
    /// listener retries.
    pub async fn serve(self, listener: TcpListener, shutdown: impl Future<Output = ()>) -> io::Result<()> {
        let too_many = async || plain(StatusCode::SERVICE_UNAVAILABLE, "too many connections\n".to_owned());
        let serving = Serving::new(self.routes(), Router::new().fallback(too_many));
        connections::serve_on(listener, serving, LIMITS(), shutdown).await.map(drop)
    }
}

impl fmt::Debug for Admin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Admin").field("readiness", &self.shared.readiness()).finish_non_exhaustive()
    }
}

fn plain(status: StatusCode, text: String) -> Response {
    answer(status, "text/plain; charset=utf-8", text)
}

fn answer(status: StatusCode, content_type: &'static str, text: String) -> Response {
    (status, [(CONTENT_TYPE, content_type), (CACHE_CONTROL, "no-store")], text).into_response()
}
