//! The store that nodes share.

use wayfare_service::{Builder, SharedStore, SharedStoreError, SharedStoreSettings};

use super::store::{StoreSettings, StoreUrl};
use crate::exit::{Exit, Failure};

/// A store that nodes share, to be connected to.
#[derive(Debug)]
pub struct Shared {
    url: StoreUrl,
    settings: SharedStoreSettings,
}

impl Shared {
    /// The store of the settings, if it is not in memory.
    ///
    /// # Errors
    /// What is wrong with the settings.
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

    /// Connects to it.
    ///
    /// # Errors
    /// It is not there, lets nobody in, or can't be relied on.
    pub async fn connect(self) -> Result<Connected, Failure> {
        let Shared { url, settings } = self;
        let store = SharedStore::connect(settings).await;
        let store = store.map_err(|error| Failure::new(Exit::Failed, error.to_string()))?;
        Ok(Connected { url, store })
    }
}

/// A store that is connected to.
#[derive(Debug)]
pub struct Connected {
    url: StoreUrl,
    store: SharedStore,
}

impl Connected {
    pub fn url(&self) -> &StoreUrl {
        &self.url
    }

    /// The service whose searches are there.
    pub fn behind(self, builder: Builder) -> Builder {
        builder.shared_store(self.store)
    }
}
