//! Hotel searches. Searches with dates run in the engine, in which identical requests share a search. Searches without
//! dates use only the catalogue.

use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use wayfare_models::hotels::EntityKey;

use super::catalogue::HotelCatalogue;
use super::choice::Choice;
use super::destination::SharedDestinations;
use super::filter::Criteria;
use super::list::{HotelList, Summaries};
use super::price_terms::PriceTerms;
use super::query::{HotelQuery, RequestedStay};
use super::quotes::HotelQuotes;
use super::stored_query::read_query;
use super::vertical::Hotels;
use crate::clock::Clock;
use crate::http::{Caller, Denial};
use crate::travel::api_errors::Refusal;
use crate::travel::engine::store::{Store, Stored as _};
use crate::travel::engine::{Engine, Phase, Provider, Search, Settings, Unreadable};
use crate::travel::processors::{SearchProcessors, Ticket};

/// Engine for hotel searches. Clones are cheap.
#[derive(Clone)]
pub(crate) struct HotelSearches(Arc<Inner>);

struct Inner {
    engine: Engine<Hotels>,
    store: Arc<dyn Store>,
    processors: SearchProcessors,
    lists: Arc<Lists>,
    clock: Arc<dyn Clock>,
}

/// Factory for the hotel lists that searches use.
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

    /// Decodes a query from another node.
    fn read_query(&self, bytes: &[u8]) -> Result<HotelQuery, Unreadable> {
        let (key, stay, began) = read_query(bytes)?;
        Ok(HotelQuery::new(stay, Arc::new(self.of(&key, began))))
    }
}

/// The state of a search at the time of a request.
#[derive(Debug)]
pub(super) struct SearchSnapshot {
    pub(super) list: Arc<HotelList>,
    pub(super) is_complete: bool,
    /// The time that the search has taken so far.
    pub(super) time: Duration,
    /// The engine's search; `None` if there are no dates.
    dated: Option<Dated>,
}

#[derive(Debug)]
struct Dated {
    search: Arc<Search<Hotels>>,
    quotes: Vec<Arc<dyn HotelQuotes>>,
    /// The ticket for the first response, for the caller that started the search.
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
        let read_query = Box::new(move |bytes: &[u8]| reading.read_query(bytes));
        let engine = Engine::new(providers, read_query, settings);
        HotelSearches(Arc::new(Inner { engine, store, processors, lists, clock }))
    }

    pub(crate) fn catalogue(&self) -> &Arc<dyn HotelCatalogue> {
        &self.0.lists.catalogue
    }

    pub(super) fn engine(&self) -> &Engine<Hotels> {
        &self.0.engine
    }

    /// Starts a search or joins an identical search. Waits until the search is complete, for at most the longer of
    /// `wait` and the long-poll wait.
    ///
    /// # Errors
    /// Returns an error if the service can't start a search now.
    pub(super) async fn start_or_join(
        &self,
        key: &EntityKey,
        stay: Option<RequestedStay>,
        caller: &Caller,
        wait: Duration,
    ) -> Result<SearchSnapshot, Denial> {
        let Some(stay) = stay else { return Ok(self.undated(key)) };
        let id = format!("{key} {} {} {}", stay.checkin, stay.checkout, stay.rooms);
        let query = || HotelQuery::new(stay, Arc::new(self.list(key)));
        let (search, ticket) = self.0.engine.start_or_join(&id, caller, query).await?;
        self.0.engine.wait(&search, wait).await;
        let (phase, time, quotes) = search.progress(|quotes| quotes.all());
        let (list, is_complete) = (Arc::clone(&search.query.list), phase == Phase::Complete);
        Ok(SearchSnapshot { list, is_complete, time, dated: Some(Dated { search, quotes, ticket }) })
    }

    /// Returns a search without dates, which queries no provider.
    fn undated(&self, key: &EntityKey) -> SearchSnapshot {
        let list = self.0.store.held().cached(&key.to_string(), || self.list(key));
        SearchSnapshot { list, is_complete: true, time: Duration::ZERO, dated: None }
    }

    fn list(&self, key: &EntityKey) -> HotelList {
        self.0.lists.of(key, self.0.clock.now())
    }

    /// Returns a summary for each hotel of the destination: of its offers, or, without dates, of its recent price per
    /// night.
    pub(super) fn summaries(&self, of: &SearchSnapshot, terms: &PriceTerms) -> Summaries {
        self.track_memory(of, || match &of.dated {
            Some(dated) => of.list.offer_summaries(&dated.quotes, terms),
            None => of.list.recent_prices(terms),
        })
    }

    /// Returns the choice for a request among the hotels with these summaries. The choice is cached for later requests
    /// with the same filters and sort order.
    pub(super) fn choice(
        &self,
        of: &SearchSnapshot,
        summaries: &Summaries,
        wanted: Criteria,
        with_counts: bool,
        choose: impl FnOnce(Criteria) -> Choice,
    ) -> Arc<Choice> {
        self.track_memory(of, || of.list.choice(summaries, wanted, with_counts, choose))
    }

    /// Runs work that may change a list's memory, and reports the change to the store.
    fn track_memory<R>(&self, of: &SearchSnapshot, work: impl FnOnce() -> R) -> R {
        let before = of.list.bytes();
        let result = work();
        if of.list.bytes() != before {
            match &of.dated {
                Some(dated) => self.0.engine.weigh(&dated.search),
                None => self.0.store.held().weigh(&of.list.key.to_string()),
            }
        }
        result
    }

    /// Runs work for a response on threads other than the threads that serve connections.
    pub(crate) async fn compute<R: Send + 'static>(
        &self,
        work: impl FnOnce() -> R + Send + 'static,
    ) -> Result<R, Refusal> {
        // The panic was already logged.
        self.0.processors.answer(work).await.map_err(|_| Refusal::internal())
    }
}

impl SearchSnapshot {
    /// Returns the quotes that have arrived, or `None` if there are no dates.
    pub(super) fn quotes(&self) -> Option<&[Arc<dyn HotelQuotes>]> {
        self.dated.as_ref().map(|dated| &*dated.quotes)
    }

    /// Returns the engine's search, or `None` if there are no dates.
    pub(super) fn search(&self) -> Option<&Search<Hotels>> {
        self.dated.as_ref().map(|dated| &*dated.search)
    }

    pub(super) fn ticket(&self) -> Option<Arc<Ticket>> {
        self.dated.as_ref()?.ticket.clone()
    }
}
