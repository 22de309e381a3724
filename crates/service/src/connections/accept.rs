//! Accepting connections, also where the machine runs out of something.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::{TcpListener, TcpStream};
use tokio::time::sleep;

use super::register::Register;
use super::spell::Spell;

/// Pause after a failure that does not concern a single connection.
const PAUSE: Duration = Duration::from_millis(100);

/// Pause if a connection was closed to make room.
const SHORT_PAUSE: Duration = Duration::from_millis(5);

/// A listener: of TCP, or of a test.
pub(crate) trait Accept {
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
    failed: Spell,
}

impl<L: Accept> Acceptor<L> {
    pub(super) fn new(listener: L) -> Self {
        Acceptor { listener, failed: Spell::default() }
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
                    sleep(if register.close_idle() { SHORT_PAUSE } else { PAUSE }).await;
                }
                Ok(accepted) => return Ok(accepted),
            }
        }
    }

    fn tell(&self, error: &io::Error, register: &Register) {
        if let Some(failures) = self.failed.count() {
            tracing::error!(%error, failures, open = register.count(), "connections can't be accepted; trying on");
        }
    }
}

/// Whether the failure is that of a connection which went away before it was accepted.
fn concerns_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}
