//! The Redis server that nodes share: the connection, and what is said of its state. What is kept there is known to
//! those that run their scripts on it.
//!
//! - [`SharedStoreSettings`], [`SharedStoreError`]: where it is, and what is wrong with it;
//! - [`Server`]: runs a [`Script`], and tells at once that the server is gone while it is;
//! - `keeper`: connects again;
//! - [`Heard`]: messages of a channel.

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
pub(crate) use subscription::Heard;

/// A Redis server that several nodes share. Clones share the connection.
///
/// It connects again by itself whenever the connection is lost.
#[derive(Clone, Debug)]
pub struct SharedStore {
    server: Server,
    lease: Duration,
}

impl SharedStore {
    /// Connects to the server, and checks that it can be relied on: that it is Redis 7 or Valkey, and evicts nothing.
    ///
    /// It has to be called in the tokio runtime of the service: a task of that keeps the connection.
    ///
    /// # Errors
    /// The server is not there, lets nobody in with this password, or would lose what is stored.
    pub async fn connect(settings: SharedStoreSettings) -> Result<Self, SharedStoreError> {
        let lease = settings.lease;
        Ok(SharedStore { server: Server::connect(settings).await?, lease })
    }

    pub(crate) fn server(&self) -> &Server {
        &self.server
    }

    /// Time after which a node that is not heard of counts as dead.
    pub(crate) fn lease(&self) -> Duration {
        self.lease
    }
}
