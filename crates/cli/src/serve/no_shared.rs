//! What stands for the store that nodes share where the command is built without the feature `redis`.

use wayfare_service::Builder;

use super::store::{StoreSettings, StoreUrl};
use crate::exit::Failure;

/// A store that nodes share, of which there is none.
#[derive(Debug)]
pub enum Shared {}

impl Shared {
    /// Tells how to get it.
    pub fn of(settings: &StoreSettings) -> Result<Option<Self>, Failure> {
        let Some(url) = settings.url()? else { return Ok(None) };
        let lacks = format!("the store {url} needs the feature redis, which this command was built without");
        Err(Failure::not_built(lacks))
    }

    pub async fn connect(self) -> Result<Connected, Failure> {
        match self {}
    }
}

/// A store that is connected to, of which there is none, too.
#[derive(Debug)]
pub enum Connected {}

impl Connected {
    pub fn url(&self) -> &StoreUrl {
        match *self {}
    }

    pub fn behind(self, _: Builder) -> Builder {
        match self {}
    }
}
