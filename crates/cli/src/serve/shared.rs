//! The store shared by several nodes.

use wayfare_service::{Builder, SharedStore, SharedStoreError, SharedStoreSettings};

use super::store::{StoreSettings, StoreUrl};
use crate::exit::{Exit, Failure};

/// Settings of a shared store, before it is connected.
#[derive(Debug)]
pub struct Shared {
    url: StoreUrl,
    settings: SharedStoreSettings,
}

impl Shared {
    /// Returns the configured shared store, or `None` if searches are kept in memory.
    ///
    /// # Errors
    /// Returns an error if the settings are invalid.
    pub fn of(settings: &StoreSettings) -> Result<Option<Self>, Failure> {
        let Some(url) = settings.url()? else { return Ok(None) };
        let shared = SharedStoreSettings::new(url.with_password())
            .and_then(|shared| shared.with_prefix(&settings.store_prefix))
            .and_then(|shared| shared.with_lease(settings.node_lease.0));
        match shared {
            Ok(settings) => Ok(Some(Shared { url, settings })),
            Err(error @ SharedStoreError::NoTls { .. }) => Err(Failure::not_built(error.to_string())),
            Err(error) => Err(Failure::invalid(error.to_string())),
        }
    }

    /// Connects to the store.
    ///
    /// # Errors
    /// Returns an error if the store is unreachable, denies access, or may lose data.
    pub async fn connect(self) -> Result<Connected, Failure> {
        let Shared { url, settings } = self;
        let store = SharedStore::connect(settings).await;
        let store = store.map_err(|error| Failure::new(Exit::Failed, error.to_string()))?;
        Ok(Connected { url, store })
    }
}

/// A connected store.
#[derive(Debug)]
pub struct Connected {
    url: StoreUrl,
    store: SharedStore,
}

impl Connected {
    pub fn url(&self) -> &StoreUrl {
        &self.url
    }

    /// Adds the store to a service, which then keeps searches in the store.
    pub fn add_to(self, builder: Builder) -> Builder {
        builder.shared_store(self.store)
    }
}
