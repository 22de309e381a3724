//! The connection to the Redis server that nodes share, and the connection's state. The modules that run scripts on the
//! server define the stored data.
//!
//! - [`SharedStoreSettings`], [`SharedStoreError`]: address, timeouts and errors;
//! - [`Server`]: runs a [`Script`], and fails immediately while the server is unavailable;
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
/// The connection is re-established automatically whenever it is lost.
#[derive(Clone, Debug)]
pub struct SharedStore {
    server: Server,
    lease: Duration,
}

impl SharedStore {
    /// Connects to the server. Checks that it is Redis 7 or later, or Valkey, and that it does not evict keys.
    ///
    /// Must be called within the tokio runtime of the service, since it spawns a task that maintains the connection.
    ///
    /// # Errors
    /// Returns an error if the server can't be reached, rejects the user or the password, or is unsuitable, or if the
    /// user lacks a permission.
    pub async fn connect(settings: SharedStoreSettings) -> Result<Self, SharedStoreError> {
        let lease = settings.lease;
        Ok(SharedStore { server: Server::connect(settings).await?, lease })
    }

    pub(crate) fn server(&self) -> &Server {
        &self.server
    }

    /// Returns the time within which other nodes take over the work of a dead node.
    pub(crate) fn lease(&self) -> Duration {
        self.lease
    }
}
