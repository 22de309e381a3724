//! Searches for hotels: with dates by the engine, where equal requests share a search; without dates from the
//! catalogue alone.

use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use wayfare_models::hotels::EntityKey;

use super::catalogue::HotelCatalogue;
use super::list::{HotelList, Summaries};
use super::price_terms::PriceTerms;
use super::quotes::HotelQuotes;
use super::vertical::{AskedStay, HotelQuery, Hotels};
use crate::api_errors::Refusal;
use crate::clock::Clock;
use crate::engine::store::{Store, Stored as _};
use crate::engine::{Engine, Phase, Provider, Search, Settings, pool};

/// Runs the searches for hotels. Clones are cheap.
#[derive(Clone, Debug)]
pub(crate) struct HotelSearches(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    engine: Engine<Hotels>,
    undated: Store<HotelList>,
    catalogue: Arc<dyn HotelCatalogue>,
    /// The country in which rooms are sold, ISO 3166-1 alpha-2.
    market: String,
    clock: Arc<dyn Clock>,
}

/// The state of a search at the time of a request.
#[derive(Debug)]
pub(super) struct Gathered {
    pub(super) list: Arc<HotelList>,
    pub(super) is_complete: bool,
    /// The time taken so far.
    pub(super) time: Duration,
    /// `None` without dates.
    dated: Option<Dated>,
}

#[derive(Debug)]
struct Dated {
    search: Arc<Search<Hotels>>,
    quotes: Vec<Arc<dyn HotelQuotes>>,
}

impl HotelSearches {
    pub(crate) fn new(
        providers: Vec<Arc<dyn Provider<Hotels>>>,
        catalogue: Arc<dyn HotelCatalogue>,
        market: &str,
        settings: Settings,
    ) -> Self {
        let (undated, clock) = (Store::new(settings.limits), Arc::clone(&settings.clock));
        let engine = Engine::new(providers, settings);
        HotelSearches(Arc::new(Inner { engine, undated, catalogue, market: market.to_owned(), clock }))
    }

    pub(crate) fn catalogue(&self) -> &Arc<dyn HotelCatalogue> {
        &self.0.catalogue
    }

    pub(super) fn engine(&self) -> &Engine<Hotels> {
        &self.0.engine
    }

    /// Removes expired searches.
    pub(crate) fn sweep(&self) {
        self.0.engine.sweep();
        self.0.undated.sweep(self.0.clock.now());
    }

    /// Starts a search or joins an equal one. Waits until it is complete or `wait` has passed.
    pub(super) async fn gather(&self, key: &EntityKey, stay: Option<AskedStay>, wait: Duration) -> Gathered {
        let Some(stay) = stay else { return self.undated(key) };
        let id = format!("{key} {} {} {}", stay.checkin, stay.checkout, stay.rooms);
        let query = || HotelQuery::new(stay, Arc::new(self.list(key, self.0.clock.now())));
        let search = self.0.engine.start_or_join(&id, query);
        self.0.engine.wait(&search, wait).await;
        let (phase, time, quotes) = search.progress(|quotes| quotes.all());
        let list = Arc::clone(search.query.list());
        Gathered { list, is_complete: phase == Phase::Complete, time, dated: Some(Dated { search, quotes }) }
    }

    /// A search without dates, which asks no provider.
    fn undated(&self, key: &EntityKey) -> Gathered {
        let now = self.0.clock.now();
        let list = self.0.undated.get_or_insert(&key.to_string(), now, || self.list(key, now));
        Gathered { list, is_complete: true, time: Duration::ZERO, dated: None }
    }

    fn list(&self, key: &EntityKey, now: Timestamp) -> HotelList {
        HotelList::new(key.clone(), self.0.market.clone(), now, Arc::clone(&self.0.catalogue))
    }

    /// The summary of each hotel of the destination: of its offers, or without dates of its recent price of a night.
    pub(super) fn summaries(&self, of: &Gathered, terms: &PriceTerms) -> Summaries {
        let before = of.list.bytes();
        let summaries = match &of.dated {
            Some(dated) => of.list.offered(&dated.quotes, terms),
            None => of.list.seen(terms),
        };
        if of.list.bytes() != before {
            match &of.dated {
                Some(dated) => self.0.engine.weigh(&dated.search),
                None => self.0.undated.weigh(&of.list.key().to_string()),
            }
        }
        summaries
    }

    /// Computes an answer off the threads that serve.
    pub(crate) async fn compute<R: Send + 'static>(
        &self,
        work: impl FnOnce() -> R + Send + 'static,
    ) -> Result<R, Refusal> {
        // The panic is logged already.
        pool::compute(work).await.map_err(|_| Refusal::internal())
    }
}

impl Gathered {
    /// The quotes that have come in; `None` without dates.
    pub(super) fn quotes(&self) -> Option<&[Arc<dyn HotelQuotes>]> {
        self.dated.as_ref().map(|dated| &*dated.quotes)
    }
}
