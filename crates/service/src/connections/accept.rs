//! Accepting connections, also where the machine runs out of something.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, sleep};

use super::register::Register;

/// Pause after a failure that does not concern a single connection.
const PAUSE: Duration = Duration::from_millis(100);

/// Time without a failure after which the next one is logged again.
const SPELL: Duration = Duration::from_secs(30);

/// A listener: of TCP, or of a test.
pub(super) trait Accept {
    /// The next connection.
    fn accept(&mut self) -> impl Future<Output = io::Result<(TcpStream, SocketAddr)>> + Send;
}

impl Accept for TcpListener {
    async fn accept(&mut self) -> io::Result<(TcpStream, SocketAddr)> {
        TcpListener::accept(self).await
    }
}

/// A listener that outlives failures.
pub(super) struct Acceptor<L> {
    listener: L,
    failed: Option<Instant>,
}

impl<L: Accept> Acceptor<L> {
    pub(super) fn new(listener: L) -> Self {
        Acceptor { listener, failed: None }
    }

    /// The next connection.
    ///
    /// # Errors
    /// The listener can't accept connections at all.
    pub(super) async fn next(&mut self, register: &Register) -> io::Result<(TcpStream, SocketAddr)> {
        loop {
            match self.listener.accept().await {
                Err(error) if error.kind() == io::ErrorKind::InvalidInput => return Err(error),
                Err(error) if concerns_one_connection(&error) => {}
                Err(error) => {
                    self.tell(&error, register);
                    // Too many open files: an idle connection has one to spare.
                    register.close_idle();
                    sleep(PAUSE).await;
                }
                Ok(accepted) => return Ok(accepted),
            }
        }
    }

    /// Logs a failure once in a spell of them.
    fn tell(&mut self, error: &io::Error, register: &Register) {
        let before = self.failed.replace(Instant::now());
        if before.is_none_or(|before| before.elapsed() > SPELL) {
            tracing::error!(%error, open = register.count(), "connections can't be accepted; trying on");
        }
    }
}

/// Whether the failure is that of a connection which went away before it was accepted.
fn concerns_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}
