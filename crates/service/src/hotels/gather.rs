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

use super::destination::Destination;
use super::listing::{Listing, Priced};
use super::rates::{Sellers, priced};
use super::terms::{Stay, Taxes, Terms};
use crate::http::Refusal;
use crate::inventory::Currency;
use crate::lodging::HotelInventory;
use crate::store::{Bounds, Store, Stored};

/// Runs hotel searches.
#[derive(Clone, Debug)]
pub(crate) struct Lodgings(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    inventory: HotelInventory,
    sellers: Sellers,
    pace: f64,
    store: Store<Search>,
    /// What links begin with, if that was set.
    base_url: Option<String>,
    processors: Arc<Semaphore>,
}

impl Lodgings {
    /// Searches of an inventory, whose providers take their time scaled by `pace`.
    pub(crate) fn new(
        inventory: HotelInventory,
        pace: f64,
        bounds: Bounds,
        base_url: Option<String>,
    ) -> Self {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Lodgings(Arc::new(Inner {
            inventory,
            sellers: Sellers::of(inventory),
            pace,
            store: Store::new(bounds),
            base_url,
            processors: Arc::new(Semaphore::new(processors)),
        }))
    }

    pub(super) fn inventory(&self) -> HotelInventory {
        self.0.inventory
    }

    pub(super) fn sellers(&self) -> &Sellers {
        &self.0.sellers
    }

    pub(super) fn base_url(&self) -> Option<&str> {
        self.0.base_url.as_deref()
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
            let answers_after = match &stay {
                Some(stay) => self.0.sellers.latencies(key, stay, self.0.pace),
                // Without dates nobody is asked.
                None => Box::default(),
            };
            Search::new(id.clone(), key.clone(), stay, answers_after)
        });
        let began = Instant::now();
        let until = search.complete_at().min(began + terms.patience);
        if until > began {
            tokio::time::sleep_until(until).await;
        }
        let progress = search.progress(Instant::now());
        (search, progress)
    }

    /// Reckons on one of tokio's blocking threads, of which all searches together use no more than there are
    /// processors.
    pub(super) async fn reckon<R: Send + 'static>(
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

    /// What the providers that have answered ask for each hotel of the destination; nothing without dates.
    pub(super) fn prices(
        &self,
        search: &Search,
        progress: &Progress,
        terms: &Terms,
    ) -> Arc<[Option<Priced>]> {
        let destination = search.destination(self.inventory());
        let priced = match &search.stay {
            Some(stay) => self.table(search, destination, stay, progress.answered, terms),
            None => Arc::default(),
        };
        let listings: usize = destination.listings.iter().map(Listing::bytes).sum();
        search.holds.store(listings + size_of_val(&*priced), Ordering::Relaxed);
        self.0.store.weigh(&search.id);
        priced
    }

    /// Asks those that have not been asked on these terms, and adds what they say to what is known.
    fn table(
        &self,
        search: &Search,
        destination: &Destination,
        stay: &Stay,
        answered: u64,
        terms: &Terms,
    ) -> Arc<[Option<Priced>]> {
        let mut kept = search.kept.lock().unwrap_or_else(PoisonError::into_inner);
        // Who asked a moment later may have been faster: their table has answers that are not due here.
        let known = kept.as_ref().filter(|table| table.is_for(terms) && table.answered & !answered == 0);
        let missing = answered & !known.map_or(0, |table| table.answered);
        let known = known.map(|table| Arc::clone(&table.priced));
        if let Some(known) = known.as_ref().filter(|_| missing == 0) {
            return Arc::clone(known);
        }
        let each = destination.listings.iter().enumerate().map(|(at, listing)| {
            let new = priced(&self.0.sellers, &listing.hotel, stay, missing, terms);
            let old = known.as_ref().and_then(|known| *known.get(at)?);
            old.map_or(new, |old| Some(new.map_or(old, |new| old.and(new))))
        });
        let all: Arc<[_]> = each.collect();
        let table =
            Table { currency: terms.currency, taxes: terms.taxes, answered, priced: Arc::clone(&all) };
        *kept = Some(table);
        all
    }
}

/// One search: of a destination, for a stay or without.
#[derive(Debug)]
pub(super) struct Search {
    id: String,
    pub(super) key: EntityKey,
    pub(super) stay: Option<Stay>,
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
    currency: &'static Currency,
    taxes: Taxes,
    answered: u64,
    priced: Arc<[Option<Priced>]>,
}

impl Table {
    fn is_for(&self, terms: &Terms) -> bool {
        self.currency == terms.currency && self.taxes == terms.taxes
    }
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
    fn new(id: String, key: EntityKey, stay: Option<Stay>, answers_after: Box<[Duration]>) -> Self {
        let (destination, kept) = (OnceLock::new(), Mutex::new(None));
        let holds = AtomicUsize::new(0);
        Search { id, key, stay, started: Instant::now(), answers_after, destination, kept, holds }
    }

    /// The hotels of the search, looked up the first time.
    pub(super) fn destination(&self, inventory: HotelInventory) -> &Destination {
        self.destination.get_or_init(|| Destination::find(inventory, &self.key))
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
