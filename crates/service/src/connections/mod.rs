//! Serving a router over connections that are kept within limits.
//!
//! A task serves each connection (`connection`). It tells its `progress`, from which follow its timeouts, and
//! stands in a `register`, which keeps all connections within their limits as a whole: their number, and the memory
//! of answers that were not read yet.
//!
//! `axum::serve` is not enough for a service that others reach: it limits neither the number of connections nor the
//! time for a request's head, lets a client hold an answer in memory by not reading it, has no TLS, and its graceful
//! shutdown waits for the slowest client without an end.

mod accept;
mod calls;
mod connection;
mod limits;
mod progress;
mod register;
mod socket;
mod spell;
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

/// How serving ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Served {
    /// Calls that were cut: still open when the grace period ended, or too slow to read their answers meanwhile.
    pub cut_calls: usize,
}

/// Connections above the limit that are told so at the same time. Others are closed at once.
const MOST_REFUSED: usize = 64;

/// What is served over connections.
pub(crate) struct Serving {
    router: Router,
    refusing: Router,
    pub(crate) metrics: ConnectionMetrics,
    #[cfg(feature = "tls")]
    tls: Option<Tls>,
}

impl Serving {
    /// A router over plain connections, and the one that answers what there is no room for.
    pub(crate) fn new(router: Router, refusing: Router) -> Self {
        Serving {
            router,
            refusing,
            metrics: ConnectionMetrics::default(),
            #[cfg(feature = "tls")]
            tls: None,
        }
    }

    /// The same over TLS.
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

/// Serves a router until `shutdown` completes. Requests that are on their way then are still answered, for a tenth of a
/// second, as are connections that wait to be accepted; then those without a call are closed, and open calls have the
/// grace period to end: until the last byte of the answer was sent.
///
/// Calls that there is no room for go to the router `refusing`, such as that of
/// [`refusing`](crate::http::refusing).
///
/// # Errors
/// The listener can't accept connections. Running out of file descriptors is survived.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    limits: ConnectionLimits,
    refusing: Router,
    shutdown: impl Future<Output = ()>,
) -> io::Result<Served> {
    serve_on(listener, Serving::new(router, refusing), limits, shutdown).await
}

/// Serves a router over TLS, and HTTP/2 where the client has it, else like [`serve`].
///
/// # Errors
/// The listener can't accept connections. Running out of file descriptors is survived.
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
    // Too late or not: what is unfinished then is cut.
    let _ = timeout(limits.grace, ending).await;
    let cut_calls = register.unfinished_calls();
    tasks.shutdown().await;
    if cut_calls > 0 {
        tracing::warn!(cut_calls, "calls were still open when the service stopped");
    }
    ended.map(|()| Served { cut_calls })
}

/// Accepts connections until `shutdown` completes, and those that wait in the kernel then.
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
            // If it ends by the timeout, the listener is fine.
            timeout(LAST_CALL, accepting).await.map_or(Ok(()), |failed| failed.map(drop))
        }
    };
    register.stop();
    stopped
}

/// Accepts connections, each with a task of its own, until the listener fails.
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
        if open >= most.saturating_add(MOST_REFUSED) {
            register.tell_turned_away(open);
            continue;
        }
        tasks.spawn(connection::run(register.enter(), socket, peer, Arc::clone(&serving), is_refused));
    }
}
