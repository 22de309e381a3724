//! Stub for builds without the `redis` feature.

use wayfare_service::Builder;

use super::store::{StoreSettings, StoreUrl};
use crate::exit::Failure;

/// A shared store, which this build can't create.
#[derive(Debug)]
pub enum Shared {}

impl Shared {
    /// Returns an error that explains how to install the command with Redis, if the settings name a shared store.
    pub fn of(settings: &StoreSettings) -> Result<Option<Self>, Failure> {
        let Some(url) = settings.url()? else { return Ok(None) };
        let lacks =
            format!("the store {url} requires the redis feature, which this command was built without");
        Err(Failure::not_built(lacks))
    }

    pub async fn connect(self) -> Result<Connected, Failure> {
        match self {}
    }
}

/// A connected store, which this build can't create.
#[derive(Debug)]
pub enum Connected {}

impl Connected {
    pub fn url(&self) -> &StoreUrl {
        match *self {}
    }

    pub fn add_to(self, _: Builder) -> Builder {
        match self {}
    }
}
