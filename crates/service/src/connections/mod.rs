//! Connections that serve a router, within limits.
//!
//! Each connection has a task (`connection`), which records the connection's `progress`; timeouts are derived from the
//! progress. In HTTP/2, each `stream` has its own task and progress. A `register` of all connections enforces the
//! limits on their number and on the memory used by unread responses.
//!
//! `axum::serve` is not enough for a service on a public network: it limits neither the number of connections nor the
//! time to receive a request head, allows a client to keep a response in memory by not reading it, has no TLS, and its
//! graceful shutdown waits for the slowest client without a time limit.

mod accept;
mod calls;
mod connection;
mod limits;
mod log_throttle;
mod progress;
mod register;
mod socket;
#[cfg(feature = "tls")]
mod stream;
#[cfg(feature = "tls")]
mod streams;
#[cfg(test)]
mod tests;
#[cfg(feature = "tls")]
mod tls;
#[cfg(feature = "tls")]
mod tls_error;

use std::io;
use std::pin::pin;
use std::sync::Arc;

use axum::Router;
use futures_util::future::{Either, select};
use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tokio::time::timeout;

pub use limits::ConnectionLimits;
#[cfg(feature = "tls")]
pub use tls::Tls;
#[cfg(feature = "tls")]
pub use tls_error::TlsError;

use accept::{Accept, Acceptor};
use progress::LAST_CALL;
use register::Register;

use crate::metrics::ConnectionMetrics;

/// The outcome of serving.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Served {
    /// Number of aborted calls: calls that were still open when the grace period ended, or were dropped during the
    /// grace period because the client read too slowly.
    pub unfinished_calls: usize,
}

/// Maximum number of connections above the limit that receive the refusal at the same time. Further connections are
/// closed immediately.
const MAX_REFUSED: usize = 64;

/// The routers to serve, and the metrics and the TLS configuration of their connections.
pub(crate) struct Serving {
    router: Router,
    refusing: Router,
    pub(crate) metrics: ConnectionMetrics,
    #[cfg(feature = "tls")]
    tls: Option<Tls>,
}

impl Serving {
    /// Serves `router` over plain connections, and responds to calls above the limits with `refusing`.
    pub(crate) fn new(router: Router, refusing: Router) -> Self {
        Serving {
            router,
            refusing,
            metrics: ConnectionMetrics::default(),
            #[cfg(feature = "tls")]
            tls: None,
        }
    }

    /// Serves over TLS instead of plain connections.
    #[cfg(feature = "tls")]
    pub(crate) fn with_tls(self, tls: Tls) -> Self {
        Serving { tls: Some(tls), ..self }
    }

    fn is_over_tls(&self) -> bool {
        #[cfg(feature = "tls")]
        return self.tls.is_some();
        #[cfg(not(feature = "tls"))]
        false
    }
}

/// Serves a router until `shutdown` completes.
///
/// For the next 0.1 s, the service still handles requests in transit and connections that are waiting to be accepted.
/// Then the service closes connections without an open call. The responses of open calls must be fully sent within the
/// grace period.
///
/// Calls above the limits go to the router `refusing`, such as the router that [`refusing`](crate::http::refusing)
/// returns.
///
/// # Errors
/// Returns an error if the listener can't accept connections. Running out of file descriptors is not an error: the
/// service retries.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    limits: ConnectionLimits,
    refusing: Router,
    shutdown: impl Future<Output = ()>,
) -> io::Result<Served> {
    serve_on(listener, Serving::new(router, refusing), limits, shutdown).await
}

/// Serves a router over TLS, with HTTP/2 for clients that support it. In all other respects, this function works like
/// [`serve`].
///
/// # Errors
/// Returns an error if the listener can't accept connections. Running out of file descriptors is not an error: the
/// service retries.
#[cfg(feature = "tls")]
pub async fn serve_tls(
    listener: TcpListener,
    tls: Tls,
    router: Router,
    limits: ConnectionLimits,
    refusing: Router,
    shutdown: impl Future<Output = ()>,
) -> io::Result<Served> {
    serve_on(listener, Serving::new(router, refusing).with_tls(tls), limits, shutdown).await
}

pub(crate) async fn serve_on(
    listener: impl Accept,
    serving: Serving,
    limits: ConnectionLimits,
    shutdown: impl Future<Output = ()>,
) -> io::Result<Served> {
    let (register, mut tasks) = (Arc::new(Register::new(limits, serving.metrics.clone())), JoinSet::new());
    let ended = accept_until(listener, Arc::new(serving), &register, &mut tasks, shutdown).await;
    let ending = async { while tasks.join_next().await.is_some() {} };
    // After the grace period, unfinished calls are aborted.
    let _ = timeout(limits.grace, ending).await;
    let unfinished_calls = register.unfinished_calls();
    tasks.shutdown().await;
    if unfinished_calls > 0 {
        tracing::warn!(unfinished_calls, "calls were still open when the service stopped");
    }
    ended.map(|()| Served { unfinished_calls })
}

/// Accepts connections until `shutdown` completes, and then the connections that are still waiting in the kernel.
async fn accept_until(
    listener: impl Accept,
    serving: Arc<Serving>,
    register: &Arc<Register>,
    tasks: &mut JoinSet<()>,
    shutdown: impl Future<Output = ()>,
) -> io::Result<()> {
    let accepting = accept_all(listener, serving, register, tasks);
    let stopped = match select(pin!(accepting), pin!(shutdown)).await {
        Either::Left((failed, _)) => failed.map(drop),
        Either::Right(((), accepting)) => {
            register.stop();
            // A timeout means that the listener has not failed.
            timeout(LAST_CALL, accepting).await.map_or(Ok(()), |failed| failed.map(drop))
        }
    };
    register.stop();
    stopped
}

/// Accepts connections until the listener fails, and spawns a task for each connection.
async fn accept_all(
    listener: impl Accept,
    serving: Arc<Serving>,
    register: &Arc<Register>,
    tasks: &mut JoinSet<()>,
) -> io::Result<std::convert::Infallible> {
    let mut acceptor = Acceptor::new(listener);
    loop {
        let (socket, peer) = acceptor.next(register).await?;
        while tasks.try_join_next().is_some() {}
        let (open, most) = (register.count(), register.limits.connections);
        let is_refused = open >= most && !register.close_idle();
        if is_refused {
            register.metrics.refused();
        }
        if open >= most.saturating_add(MAX_REFUSED) {
            register.log_closed_at_limit(open);
            continue;
        }
        tasks.spawn(connection::run(register.enter(), socket, peer, Arc::clone(&serving), is_refused));
    }
}
