//! Searches that gather what providers answer over time.
//!
//! What a provider answers follows from the inventory, so a search keeps no answers: it keeps when it was started, and
//! who has answered follows from the time since. What is shown is reckoned when it is asked for, and of that only the
//! hotels' lowest and highest prices stay with the search. A search that nobody repeats costs nothing.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use jiff::Timestamp;
use tokio::sync::Semaphore;
use tokio::time::Instant;
use wayfare_models::hotels::EntityKey;
use wayfare_wire::Amount;

use super::destination::Destination;
use super::listing::{Listing, Priced};
use super::rates::providers;
use super::terms::{Stay, Terms, written};
use crate::errors::Refusal;
use crate::store::{Bounds, Store, Stored};
use wayfare_inventory::hotels::{Hotel, HotelInventory, HotelProvider, HotelQuery, RecentSearches};

/// Longer than anybody waits.
const FAR: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// Runs hotel searches.
#[derive(Clone, Debug)]
pub(crate) struct Lodgings(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    inventory: HotelInventory,
    pace: f64,
    store: Store<Search>,
    processors: Arc<Semaphore>,
}

impl Lodgings {
    /// Searches of an inventory, whose providers take their time scaled by `pace`.
    pub(crate) fn new(inventory: HotelInventory, pace: f64, bounds: Bounds) -> Self {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Lodgings(Arc::new(Inner {
            inventory,
            pace,
            store: Store::new(bounds),
            processors: Arc::new(Semaphore::new(processors)),
        }))
    }

    pub(crate) fn inventory(&self) -> HotelInventory {
        self.0.inventory
    }

    /// Forgets what has expired.
    pub(crate) fn sweep(&self, now: Timestamp) {
        self.0.store.sweep(now);
    }

    /// Starts a search or goes on with the same one, and waits for it as long as the terms say.
    pub(super) async fn gather(
        &self,
        key: &EntityKey,
        stay: Option<Stay>,
        terms: &Terms,
        now: Timestamp,
    ) -> (Arc<Search>, Progress) {
        let id = match stay {
            Some(stay) => format!("{key} {} {} {}", stay.checkin, stay.checkout, stay.rooms),
            None => key.to_string(),
        };
        let search = self.0.store.get_or_insert(&id, now, || {
            // Without dates nobody is asked.
            let query = stay.and_then(|stay| stay.query(terms.viewer(now)));
            let answers_after = query.map(|query| self.latencies(&id, &query)).unwrap_or_default();
            Search::new(id.clone(), key.clone(), stay, now, answers_after)
        });
        let began = Instant::now();
        let until = search.complete_at().min(began + terms.patience);
        if until > began {
            tokio::time::sleep_until(until).await;
        }
        let progress = search.progress(Instant::now());
        (search, progress)
    }

    /// When each provider answers, from the start of a search on.
    fn latencies(&self, id: &str, query: &HotelQuery) -> Box<[Duration]> {
        let place =
            id.bytes().fold(0_i64, |place, byte| place.wrapping_mul(31).wrapping_add(i64::from(byte)));
        let scaled = |provider: HotelProvider| {
            let latency = provider.latency(self.0.inventory.seed(), query, place);
            Duration::try_from_secs_f64(latency.as_secs_f64() * self.0.pace).unwrap_or(FAR).min(FAR)
        };
        HotelProvider::all().map(scaled).collect()
    }

    /// Reckons on one of tokio's blocking threads, of which all searches together use no more than there are
    /// processors.
    pub(crate) async fn reckon<R: Send + 'static>(
        &self,
        work: impl FnOnce() -> R + Send + 'static,
    ) -> Result<R, Refusal> {
        let processors = Arc::clone(&self.0.processors);
        // The semaphore is never closed, and who panics has been written of by the panic hook.
        let processor = processors.acquire_owned().await.map_err(|_| Refusal::internal())?;
        let work = tokio::task::spawn_blocking(move || {
            let result = work();
            drop(processor);
            result
        });
        work.await.map_err(|_| Refusal::internal())
    }

    /// What the providers that have answered ask for each hotel of the destination; without dates, what a night has
    /// cost lately.
    pub(super) fn prices(
        &self,
        search: &Search,
        progress: &Progress,
        terms: &Terms,
    ) -> Arc<[Option<Priced>]> {
        let destination = search.destination(self.inventory());
        let priced = self.table(search, destination, progress.answered, terms);
        let listings: usize = destination.listings.iter().map(Listing::bytes).sum();
        search.holds.store(listings + size_of_val(&*priced), Ordering::Relaxed);
        self.0.store.weigh(&search.id);
        priced
    }

    /// What a night at a hotel has cost lately.
    pub(super) fn seen_for(&self, hotel: &Hotel, search: &Search, terms: &Terms) -> Option<Amount> {
        let recent = RecentSearches::of(&terms.viewer(search.began));
        recent.desks(self.0.inventory).lowest_night(hotel).map(written)
    }

    /// Asks those that have not been asked on these terms, and adds what they say to what is known.
    fn table(
        &self,
        search: &Search,
        destination: &Destination,
        answered: u64,
        terms: &Terms,
    ) -> Arc<[Option<Priced>]> {
        let mut kept = search.kept.lock().unwrap_or_else(PoisonError::into_inner);
        // Who asked a moment later may have been faster: their table has answers that are not due here.
        let known =
            kept.as_ref().filter(|table| table.terms.price_like(terms) && table.answered & !answered == 0);
        let missing = answered & !known.map_or(0, |table| table.answered);
        let known = known.map(|table| Arc::clone(&table.priced));
        if let Some(known) = known.as_ref().filter(|_| missing == 0) {
            return Arc::clone(known);
        }
        let listings = destination.listings.iter();
        let priced: Arc<[_]> = match search.query(terms) {
            Some(query) => {
                let desk = self.0.inventory.rate_desk(&query);
                let sum = |(at, listing): (usize, &Listing)| {
                    let new = desk.summary(&listing.hotel, providers(missing)).map(Priced::from);
                    let old = known.as_ref().and_then(|known| *known.get(at)?);
                    old.map_or(new, |old| Some(new.map_or(old, |new| old.and(new))))
                };
                listings.enumerate().map(sum).collect()
            }
            None => {
                let recent = RecentSearches::of(&terms.viewer(search.began));
                let recent = recent.desks(self.0.inventory);
                let seen = |listing: &Listing| recent.lowest_night(&listing.hotel);
                listings.map(|listing| seen(listing).map(|amount| Priced::seen(amount.minor()))).collect()
            }
        };
        *kept = Some(Table { terms: terms.clone(), answered, priced: Arc::clone(&priced) });
        priced
    }
}

/// One search: of a destination, for a stay or without.
#[derive(Debug)]
pub(super) struct Search {
    id: String,
    pub(super) key: EntityKey,
    pub(super) stay: Option<Stay>,
    /// Its present: rates don't change while it is repeated.
    began: Timestamp,
    started: Instant,
    /// When each seller answers, from the start on.
    answers_after: Box<[Duration]>,
    destination: OnceLock<Destination>,
    kept: Mutex<Option<Table>>,
    /// About how many bytes of memory the last two hold.
    holds: AtomicUsize,
}

/// What was asked for each hotel, on the terms that were last asked for.
#[derive(Debug)]
struct Table {
    terms: Terms,
    answered: u64,
    priced: Arc<[Option<Priced>]>,
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Progress {
    /// A bit for each seller that has answered.
    pub(super) answered: u64,
    pub(super) is_complete: bool,
    /// How long it has been going on.
    pub(super) time: Duration,
}

impl Search {
    fn new(
        id: String,
        key: EntityKey,
        stay: Option<Stay>,
        began: Timestamp,
        answers_after: Box<[Duration]>,
    ) -> Self {
        let (destination, kept) = (OnceLock::new(), Mutex::new(None));
        let holds = AtomicUsize::new(0);
        Search { id, key, stay, began, started: Instant::now(), answers_after, destination, kept, holds }
    }

    /// The hotels of the search, looked up the first time.
    pub(super) fn destination(&self, inventory: HotelInventory) -> &Destination {
        self.destination.get_or_init(|| Destination::find(inventory, &self.key))
    }

    /// What the inventory is asked on these terms; nothing without dates.
    pub(super) fn query(&self, terms: &Terms) -> Option<HotelQuery> {
        self.stay?.query(terms.viewer(self.began))
    }

    fn longest(&self) -> Duration {
        self.answers_after.iter().copied().max().unwrap_or_default()
    }

    fn complete_at(&self) -> Instant {
        self.started + self.longest()
    }

    fn progress(&self, now: Instant) -> Progress {
        let time = now.saturating_duration_since(self.started);
        let answered = |(seller, after): (usize, &Duration)| u64::from(*after <= time) << seller;
        Progress {
            answered: self.answers_after.iter().enumerate().map(answered).fold(0, |all, one| all | one),
            is_complete: self.longest() <= time,
            time: time.min(self.longest()),
        }
    }
}

impl Stored for Search {
    fn bytes(&self) -> usize {
        /// Its place in the store.
        const PLACE: usize = 512;
        PLACE + 4 * self.id.len() + self.holds.load(Ordering::Relaxed)
    }

    fn discard(&self) {}
}
