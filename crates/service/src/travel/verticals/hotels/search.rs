//! Searches for hotels: with dates by the engine, where equal requests share a search; without dates from the
//! catalogue alone.

use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use wayfare_models::hotels::EntityKey;

use super::catalogue::HotelCatalogue;
use super::choice::Choice;
use super::destination::SharedDestinations;
use super::filter::Wanted;
use super::list::{HotelList, Summaries};
use super::packed::PackedHotelQuery;
use super::price_terms::PriceTerms;
use super::query::{AskedStay, HotelQuery};
use super::quotes::HotelQuotes;
use super::vertical::Hotels;
use crate::clock::Clock;
use crate::http::{Caller, Denial};
use crate::travel::api_errors::Refusal;
use crate::travel::engine::store::{Store, Stored as _};
use crate::travel::engine::{Engine, Phase, Provider, Search, Settings, Unreadable};
use crate::workers::{Processors, Ticket};

/// Runs the searches for hotels. Clones are cheap.
#[derive(Clone, Debug)]
pub(crate) struct HotelSearches(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    engine: Engine<Hotels>,
    store: Arc<dyn Store>,
    processors: Processors,
    lists: Arc<Lists>,
    clock: Arc<dyn Clock>,
}

/// Makes the lists of searches.
#[derive(Debug)]
struct Lists {
    catalogue: Arc<dyn HotelCatalogue>,
    destinations: SharedDestinations,
    /// The country in which rooms are sold, ISO 3166-1 alpha-2.
    market: String,
}

impl Lists {
    fn of(&self, key: &EntityKey, began: Timestamp) -> HotelList {
        let (catalogue, destination) = (Arc::clone(&self.catalogue), self.destinations.of(key));
        HotelList::new(key.clone(), self.market.clone(), began, catalogue, destination)
    }

    /// The query that another node has packed.
    fn read_query(&self, packed: &[u8]) -> Result<HotelQuery, Unreadable> {
        let PackedHotelQuery { key, stay, began } = PackedHotelQuery::unpack(packed)?;
        Ok(HotelQuery::new(stay, Arc::new(self.of(&key, began))))
    }
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
    /// The ticket for the first answer, for the caller that has started the search.
    ticket: Option<Arc<Ticket>>,
}

impl HotelSearches {
    pub(crate) fn new(
        providers: Vec<Arc<dyn Provider<Hotels>>>,
        catalogue: Arc<dyn HotelCatalogue>,
        market: &str,
        clock: Arc<dyn Clock>,
        settings: Settings,
    ) -> Self {
        let (store, processors) = (Arc::clone(&settings.store), settings.processors.clone());
        let (destinations, market) = (SharedDestinations::default(), market.to_owned());
        let lists = Arc::new(Lists { catalogue, destinations, market });
        let reading = Arc::clone(&lists);
        let read_query = Box::new(move |packed: &[u8]| reading.read_query(packed));
        let engine = Engine::new(providers, read_query, settings);
        HotelSearches(Arc::new(Inner { engine, store, processors, lists, clock }))
    }

    pub(crate) fn catalogue(&self) -> &Arc<dyn HotelCatalogue> {
        &self.0.lists.catalogue
    }

    pub(super) fn engine(&self) -> &Engine<Hotels> {
        &self.0.engine
    }

    /// Starts a search or joins an equal one. Waits until it is complete or `wait` has passed.
    ///
    /// # Errors
    /// A search can't be started now.
    pub(super) async fn gather(
        &self,
        key: &EntityKey,
        stay: Option<AskedStay>,
        caller: &Caller,
        wait: Duration,
    ) -> Result<Gathered, Denial> {
        let Some(stay) = stay else { return Ok(self.undated(key)) };
        let id = format!("{key} {} {} {}", stay.checkin, stay.checkout, stay.rooms);
        let query = || HotelQuery::new(stay, Arc::new(self.list(key)));
        let (search, ticket) = self.0.engine.start_or_join(&id, caller, query).await?;
        self.0.engine.wait(&search, wait).await;
        let (phase, time, quotes) = search.progress(|quotes| quotes.all());
        let (list, is_complete) = (Arc::clone(search.query.list()), phase == Phase::Complete);
        Ok(Gathered { list, is_complete, time, dated: Some(Dated { search, quotes, ticket }) })
    }

    /// A search without dates, which asks no provider.
    fn undated(&self, key: &EntityKey) -> Gathered {
        let list = self.0.store.held().cached(&key.to_string(), || self.list(key));
        Gathered { list, is_complete: true, time: Duration::ZERO, dated: None }
    }

    fn list(&self, key: &EntityKey) -> HotelList {
        self.0.lists.of(key, self.0.clock.now())
    }

    /// The summary of each hotel of the destination: of its offers, or without dates of its recent price of a night.
    pub(super) fn summaries(&self, of: &Gathered, terms: &PriceTerms) -> Summaries {
        self.weighed(of, || match &of.dated {
            Some(dated) => of.list.offered(&dated.quotes, terms),
            None => of.list.seen(terms),
        })
    }

    /// What a request wants of the hotels with these summaries, chosen unless the last request wanted the same.
    pub(super) fn choice(
        &self,
        of: &Gathered,
        summaries: &Summaries,
        wanted: Wanted,
        with_counts: bool,
        choose: impl FnOnce(Wanted) -> Choice,
    ) -> Arc<Choice> {
        self.weighed(of, || of.list.choice(summaries, wanted, with_counts, choose))
    }

    /// Does what may change the memory of a list, and tells the store.
    fn weighed<R>(&self, of: &Gathered, work: impl FnOnce() -> R) -> R {
        let before = of.list.bytes();
        let result = work();
        if of.list.bytes() != before {
            match &of.dated {
                Some(dated) => self.0.engine.weigh(&dated.search),
                None => self.0.store.held().weigh(&of.list.key().to_string()),
            }
        }
        result
    }

    /// Computes an answer off the threads that serve.
    pub(crate) async fn compute<R: Send + 'static>(
        &self,
        work: impl FnOnce() -> R + Send + 'static,
    ) -> Result<R, Refusal> {
        // The panic is logged already.
        self.0.processors.answer(work).await.map_err(|_| Refusal::internal())
    }
}

impl Gathered {
    /// The quotes that have come in; `None` without dates.
    pub(super) fn quotes(&self) -> Option<&[Arc<dyn HotelQuotes>]> {
        self.dated.as_ref().map(|dated| &*dated.quotes)
    }

    /// The search of the engine; `None` without dates.
    pub(super) fn search(&self) -> Option<&Search<Hotels>> {
        self.dated.as_ref().map(|dated| &*dated.search)
    }

    pub(super) fn ticket(&self) -> Option<Arc<Ticket>> {
        self.dated.as_ref()?.ticket.clone()
    }
}
