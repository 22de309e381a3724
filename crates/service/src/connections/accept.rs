//! Acceptance of connections, with retries if the machine runs out of a resource.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::{TcpListener, TcpStream};
use tokio::time::sleep;

use super::log_throttle::LogThrottle;
use super::register::Register;

/// Pause after a failure that affects more than one connection.
const PAUSE: Duration = Duration::from_millis(100);

/// Pause after a failure if an idle connection was closed to free its descriptor.
const SHORT_PAUSE: Duration = Duration::from_millis(5);

/// A TCP listener, or its substitute in a test.
pub(crate) trait Accept {
    /// Accepts the next connection.
    fn accept(&mut self) -> impl Future<Output = io::Result<(TcpStream, SocketAddr)>> + Send;
}

impl Accept for TcpListener {
    async fn accept(&mut self) -> io::Result<(TcpStream, SocketAddr)> {
        TcpListener::accept(self).await
    }
}

/// A listener that retries after failures.
pub(super) struct Acceptor<L> {
    listener: L,
    failed: LogThrottle,
}

impl<L: Accept> Acceptor<L> {
    pub(super) fn new(listener: L) -> Self {
        Acceptor { listener, failed: LogThrottle::default() }
    }

    /// Accepts the next connection.
    ///
    /// # Errors
    /// Returns an error if the listener can no longer accept connections.
    pub(super) async fn next(&mut self, register: &Register) -> io::Result<(TcpStream, SocketAddr)> {
        loop {
            match self.listener.accept().await {
                Err(error) if error.kind() == io::ErrorKind::InvalidInput => return Err(error),
                Err(error) if concerns_one_connection(&error) => {}
                Err(error) => {
                    self.log_failure(&error, register);
                    // If too many files are open, closing an idle connection frees a file descriptor.
                    sleep(if register.close_idle() { SHORT_PAUSE } else { PAUSE }).await;
                }
                Ok(accepted) => return Ok(accepted),
            }
        }
    }

    fn log_failure(&self, error: &io::Error, register: &Register) {
        if let Some(failures) = self.failed.count() {
            tracing::error!(%error, failures, open = register.count(), "can't accept connections; retrying");
        }
    }
}

/// Returns whether the error means that a connection was closed before it was accepted, or that accepting was
/// interrupted.
fn concerns_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}
