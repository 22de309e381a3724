//! The connection to the Redis server that nodes share, and its state. The stored data is defined by the modules that
//! run their scripts on the server.
//!
//! - [`SharedStoreSettings`], [`SharedStoreError`]: address, timeouts and errors;
//! - [`Server`]: runs a [`Script`], and fails at once while the server is unavailable;
//! - `keeper`: reconnects;
//! - [`ChannelEvent`]: messages of a channel.

mod check;
mod dial;
mod digest;
mod error;
mod failure;
mod keeper;
mod script;
mod server;
mod settings;
mod state;
mod subscription;
#[cfg(test)]
mod tests;

use std::time::Duration;

pub(crate) use digest::digest;
pub use error::SharedStoreError;
pub(crate) use failure::Failure;
pub(crate) use script::Script;
pub(crate) use server::Server;
pub use settings::SharedStoreSettings;
pub(crate) use subscription::ChannelEvent;

/// A Redis server that several nodes share. Clones share the connection.
///
/// It reconnects by itself whenever the connection is lost.
#[derive(Clone, Debug)]
pub struct SharedStore {
    server: Server,
    lease: Duration,
}

impl SharedStore {
    /// Connects to the server, and checks that it is Redis 7 or later, or Valkey, and that it evicts no keys.
    ///
    /// Call it within the tokio runtime of the service, since it spawns a task that maintains the connection.
    ///
    /// # Errors
    /// The server can't be reached, rejects the password, or would lose stored data.
    pub async fn connect(settings: SharedStoreSettings) -> Result<Self, SharedStoreError> {
        let lease = settings.lease;
        Ok(SharedStore { server: Server::connect(settings).await?, lease })
    }

    pub(crate) fn server(&self) -> &Server {
        &self.server
    }

    /// Returns the time without a sign of life after which a node counts as dead.
    pub(crate) fn lease(&self) -> Duration {
        self.lease
    }
}
