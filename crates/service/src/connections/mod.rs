//! Serving a router over connections that are kept within limits.
//!
//! A task serves each connection (`connection`). It tells its `progress`, from which follow its timeouts, and
//! stands in a `register`, which keeps all connections within their limits as a whole: their number, and the memory
//! of answers that were not read yet.

mod accept;
mod calls;
mod connection;
mod limits;
mod progress;
mod register;
mod socket;
#[cfg(test)]
mod tests;
#[cfg(feature = "tls")]
mod tls;

use std::io;
use std::pin::pin;
use std::sync::Arc;

use axum::Router;
use axum::response::Response;
use futures_util::future::{Either, select};
use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tokio::time::timeout;

pub use limits::ConnectionLimits;
#[cfg(feature = "tls")]
pub use tls::Tls;

use accept::{Accept, Acceptor};
use progress::Order;
use register::Register;

use crate::metrics::ConnectionMetrics;

/// Makes the answer to a call that there is no room for, with the seconds after which the client may call again.
pub type Refuse = fn(u64) -> Response;

/// How serving ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Served {
    /// Calls that were still open when the grace period ended, and were cut.
    pub cut_calls: usize,
}

/// Connections above the limit that are told so at the same time. Others are closed at once.
const MOST_REFUSED: usize = 64;

/// What is served over connections.
pub(crate) struct Serving {
    router: Router,
    refuse: Refuse,
    metrics: ConnectionMetrics,
    #[cfg(feature = "tls")]
    tls: Option<Tls>,
}

impl Serving {
    /// A router over plain connections.
    pub(crate) fn new(router: Router, refuse: Refuse) -> Self {
        Serving {
            router,
            refuse,
            metrics: ConnectionMetrics::default(),
            #[cfg(feature = "tls")]
            tls: None,
        }
    }

    /// The same, whose connections are counted here.
    #[cfg(feature = "api")]
    pub(crate) fn measured_by(self, metrics: &ConnectionMetrics) -> Self {
        Serving { metrics: metrics.clone(), ..self }
    }

    /// The same over TLS.
    #[cfg(feature = "tls")]
    pub(crate) fn with_tls(self, tls: Tls) -> Self {
        Serving { tls: Some(tls), ..self }
    }
}

/// Serves a router until `shutdown` completes. Then no connection is accepted, those without a call are closed, and
/// open calls have the grace period to end.
///
/// # Errors
/// The listener can't accept connections. Running out of file descriptors is survived.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    limits: ConnectionLimits,
    refuse: Refuse,
    shutdown: impl Future<Output = ()>,
) -> io::Result<Served> {
    serve_on(listener, Serving::new(router, refuse), limits, shutdown).await
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
    refuse: Refuse,
    shutdown: impl Future<Output = ()>,
) -> io::Result<Served> {
    serve_on(listener, Serving::new(router, refuse).with_tls(tls), limits, shutdown).await
}

pub(crate) async fn serve_on(
    listener: impl Accept,
    serving: Serving,
    limits: ConnectionLimits,
    shutdown: impl Future<Output = ()>,
) -> io::Result<Served> {
    let (register, mut tasks) = (Arc::new(Register::new(limits, serving.metrics.clone())), JoinSet::new());
    let ended = {
        let accepting = accept_all(listener, Arc::new(serving), &register, &mut tasks);
        match select(pin!(accepting), pin!(shutdown)).await {
            Either::Left((Err(error), _)) => Err(error),
            Either::Right(((), _)) => Ok(()),
        }
    };
    register.order(Order::Finish);
    let ending = async { while tasks.join_next().await.is_some() {} };
    let cut_calls = match timeout(limits.grace, ending).await {
        Ok(()) => 0,
        Err(_) => register.open_calls(),
    };
    tasks.shutdown().await;
    if cut_calls > 0 {
        tracing::warn!(cut_calls, "calls were still open when the service stopped");
    }
    ended.map(|()| Served { cut_calls })
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
            tracing::debug!(open, "a connection was closed at once");
            continue;
        }
        tasks.spawn(connection::run(register.enter(), socket, peer, Arc::clone(&serving), is_refused));
    }
}
