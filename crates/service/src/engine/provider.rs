//! Who can be asked for flights.

use std::error::Error;
use std::fmt;
use std::pin::Pin;
use std::sync::Arc;

use wayfare_models::flights::{AirlineCode, FlightAirline, FlightProvider, ProviderCode};

use super::Offer;
use crate::inventory::FlightQuery;

/// A future of a provider's.
pub type BoxFuture<T> = Pin<Box<dyn Future<Output = T> + Send + 'static>>;

/// Someone who can be asked for flights.
///
/// All providers of a search are asked side by side, each in a task of its own. One that fails, panics or takes too
/// long costs its own results and nothing else. A search that nobody wants any more drops the future.
pub trait Provider: Send + Sync + 'static {
    /// Names the provider, in the log and on options that name no seller.
    fn code(&self) -> &str;

    /// How soon it is expected to answer, which decides the phase of a search that waits for it.
    fn speed(&self) -> Speed;

    /// What responses say of a seller that its options name: of itself, unless it sells for others.
    fn seller(&self, code: &ProviderCode) -> FlightProvider;

    /// What responses say of an airline that its segments name. The engine asks every provider in turn.
    fn airline(&self, _code: &AirlineCode) -> Option<FlightAirline> {
        None
    }

    /// Looks for offers. The future must not block its thread: work that takes more than a moment belongs on a pool
    /// of its own.
    fn search(&self, query: Arc<FlightQuery>) -> BoxFuture<Result<Vec<Offer>, ProviderError>>;
}

/// How soon a provider answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Speed {
    /// Soon: the first phase lasts until all of these have.
    Fast,
    /// Later: the second phase lasts until these have.
    Slow,
}

/// Why a provider has no offers to show.
#[derive(Debug)]
pub struct ProviderError(Box<dyn Error + Send + Sync>);

impl ProviderError {
    /// A failure, with the reason for the log.
    pub fn new(reason: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        ProviderError(reason.into())
    }
}

impl fmt::Display for ProviderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the provider failed")
    }
}

impl Error for ProviderError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&*self.0)
    }
}
