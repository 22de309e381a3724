//! The hotels of a search, with price summaries. The hotels and the summaries are computed on first use.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use jiff::Timestamp;
use wayfare_models::hotels::EntityKey;

use super::catalogue::{Hotel, HotelCatalogue};
use super::choice::Choice;
use super::destination::{Destination, SharedDestination};
use super::filter::Criteria;
use super::listing::Listing;
use super::offer::OfferSummary;
use super::price_terms::PriceTerms;
use super::quotes::HotelQuotes;
use crate::lock::Lock;
use crate::travel::engine::catch_panic;
use crate::travel::engine::store::Stored;

/// The hotels of a destination for one search.
#[derive(Debug)]
pub(crate) struct HotelList {
    pub(super) key: EntityKey,
    pub(super) market: String,
    pub(super) began: Timestamp,
    catalogue: Arc<dyn HotelCatalogue>,
    destination: SharedDestination,
    kept: Lock<Option<Table>>,
    /// Estimated memory of `destination` and `kept` in bytes.
    bytes: AtomicUsize,
}

/// Cache with one summary per hotel, on the terms of the last request.
#[derive(Debug)]
struct Table {
    terms: PriceTerms,
    /// The number of quotes, in order of arrival, that the summaries include.
    quotes: usize,
    summaries: Summaries,
    /// Estimated memory of the summaries and of the list's share of the destination, in bytes.
    bytes: usize,
    /// The choice of the last request.
    choice: Option<Arc<Choice>>,
}

/// One summary per hotel; `None` for a hotel without offers or a recent price.
pub(super) type Summaries = Arc<[Option<OfferSummary>]>;

impl HotelList {
    pub(super) fn new(
        key: EntityKey,
        market: String,
        began: Timestamp,
        catalogue: Arc<dyn HotelCatalogue>,
        destination: SharedDestination,
    ) -> Self {
        let (kept, bytes) = (Lock::new(None), AtomicUsize::new(0));
        HotelList { key, market, began, catalogue, destination, kept, bytes }
    }

    /// Returns the destination, looked up on first use.
    pub(super) fn destination(&self) -> &Destination {
        self.destination.get_or_init(|| Destination::find(&*self.catalogue, &self.key))
    }

    /// Returns the summaries of all quotes. Skips quotes whose summaries on these terms are cached.
    pub(super) fn offer_summaries(&self, quotes: &[Arc<dyn HotelQuotes>], terms: &PriceTerms) -> Summaries {
        self.table(quotes.len(), terms, |hotels, known| {
            let mut sums = known.map_or_else(|| vec![None; hotels.len()], |known| known.summaries.to_vec());
            for quotes in joined(&quotes[known.map_or(0, |known| known.quotes)..]) {
                let summaries = catch_panic(|| quotes.summaries(hotels, terms)).unwrap_or_default();
                for (sum, new) in sums.iter_mut().zip(summaries) {
                    *sum = sum.map_or(new, |sum| Some(new.map_or(sum, |new| sum.and(new))));
                }
            }
            sums
        })
    }

    /// Returns the recent prices per night, for searches without dates.
    pub(super) fn recent_prices(&self, terms: &PriceTerms) -> Summaries {
        self.table(0, terms, |hotels, _| {
            self.catalogue.recent_nights(hotels, terms, &self.market, self.began)
        })
    }

    /// Returns the recent price per night at a hotel.
    pub(super) fn recent_price_at(&self, hotel: &Hotel, terms: &PriceTerms) -> Option<i64> {
        let nights = self.catalogue.recent_nights(&[hotel], terms, &self.market, self.began);
        nights.into_iter().next().flatten().map(|night| night.lowest.total)
    }

    /// Returns the summaries of the first `quotes` quotes on these terms. Calls `sum` unless the summaries are cached.
    fn table(
        &self,
        quotes: usize,
        terms: &PriceTerms,
        sum: impl FnOnce(&[&Hotel], Option<&Table>) -> Vec<Option<OfferSummary>>,
    ) -> Summaries {
        let mut kept = self.kept.lock();
        // A later request may have cached a table that includes quotes which don't belong in this response.
        let known = kept.as_ref().filter(|table| table.terms == *terms && table.quotes <= quotes);
        if let Some(known) = known.filter(|table| table.quotes == quotes) {
            return Arc::clone(&known.summaries);
        }
        let listings = &self.destination().listings;
        let hotels: Vec<&Hotel> = listings.iter().map(|listing| &listing.hotel).collect();
        let summaries: Summaries = sum(&hotels, known).into();
        // Each search counts its share of the hotels.
        let listed = listings.iter().map(Listing::bytes).sum::<usize>();
        let bytes = listed / Arc::strong_count(&self.destination) + size_of_val(&*summaries);
        self.bytes.store(bytes, Ordering::Relaxed);
        let choice = None;
        *kept = Some(Table { terms: *terms, quotes, summaries: Arc::clone(&summaries), bytes, choice });
        summaries
    }

    /// Returns the choice for a request among the hotels with these summaries. Calls `choose` unless the choice is
    /// cached.
    pub(super) fn choice(
        &self,
        summaries: &Summaries,
        wanted: Criteria,
        with_counts: bool,
        choose: impl FnOnce(Criteria) -> Choice,
    ) -> Arc<Choice> {
        let of_table = |table: &&mut Table| Arc::ptr_eq(&table.summaries, summaries);
        let mut table = self.kept.lock();
        let known = table.as_mut().filter(of_table).and_then(|table| table.choice.clone());
        // Computes the choice without holding the lock, since other requests may need the lock.
        drop(table);
        if let Some(known) = known.filter(|choice| choice.serves(&wanted, with_counts)) {
            return known;
        }
        let choice = Arc::new(choose(wanted));
        if let Some(table) = self.kept.lock().as_mut().filter(of_table) {
            self.bytes.store(table.bytes + choice.bytes(), Ordering::Relaxed);
            table.choice = Some(Arc::clone(&choice));
        }
        choice
    }
}

/// Joins quotes that can be computed together.
pub(super) fn joined(quotes: &[Arc<dyn HotelQuotes>]) -> Vec<Arc<dyn HotelQuotes>> {
    let mut groups: Vec<Arc<dyn HotelQuotes>> = Vec::new();
    for quotes in quotes {
        let join = |group: &mut Arc<dyn HotelQuotes>| {
            let joined = catch_panic(|| group.join(&**quotes)).flatten();
            joined.map(|joined| *group = joined)
        };
        if groups.iter_mut().find_map(join).is_none() {
            groups.push(Arc::clone(quotes));
        }
    }
    groups
}

impl Stored for HotelList {
    fn kind(&self) -> &'static str {
        "hotel_lists"
    }

    fn bytes(&self) -> usize {
        /// Memory of an empty list in bytes: the list and its entry in the store.
        const EMPTY: usize = 1_024;
        EMPTY + self.bytes.load(Ordering::Relaxed)
    }

    fn is_running(&self) -> bool {
        false
    }

    fn discard(&self) {}
}

#[cfg(all(test, feature = "inventory"))]
mod tests {
    use std::cell::Cell;

    use allocation_counter::measure;
    use wayfare_inventory::hotels::HotelInventory;
    use wayfare_models::hotels::{FeaturesFilterMode, HotelSortField, MultipleHotelQuery};
    use wayfare_places::money::Currency;

    use super::*;
    use crate::travel::engine::store::allocated;
    use crate::travel::verticals::hotels::IncludedTaxes;
    use crate::travel::verticals::hotels::listing::Listings;

    /// Noon on 10 January 2027, UTC.
    const NOW: Timestamp = Timestamp::constant(1799582400, 0);

    fn terms(currency: &'static Currency) -> PriceTerms {
        PriceTerms::new(currency, IncludedTaxes { taxes: false, local_taxes: false }, false)
    }

    fn list(
        key: EntityKey,
        catalogue: &Arc<dyn HotelCatalogue>,
        destination: SharedDestination,
    ) -> HotelList {
        HotelList::new(key, "US".to_owned(), NOW, Arc::clone(catalogue), destination)
    }

    #[test]
    fn pages_of_a_search_share_the_cached_choice() {
        let catalogue: Arc<dyn HotelCatalogue> = Arc::new(HotelInventory::new(7));
        let list = list("kplace:2643743".parse().unwrap(), &catalogue, SharedDestination::default());
        let made = Cell::new(0);
        let choose = |terms: PriceTerms, query: &MultipleHotelQuery, with_counts: bool| {
            let summaries = list.recent_prices(&terms);
            let choice = list.choice(&summaries, Criteria::of(query), with_counts, |wanted| {
                made.set(made.get() + 1);
                let all = &*list.destination().listings;
                let hotels = Listings { all, summaries: &summaries, is_dated: false, terms };
                Choice::of(&hotels, wanted, with_counts)
            });
            (choice, made.get())
        };
        let usd = terms(Currency::usd());
        let mut query = MultipleHotelQuery::new(list.key.clone());
        query.filters.star_rating = "4".parse().ok();
        let (first, _) = choose(usd, &query, false);
        let without_counts = list.bytes();
        assert!(first.counts.is_none() && first.bytes() < without_counts);
        // The page does not affect the choice; the facet counts do.
        query.filters.page_index = Some(3);
        query.filters.page_size = Some(7);
        assert_eq!(choose(usd, &query, false).1, 1);
        let (counted, made) = choose(usd, &query, true);
        assert!(made == 2 && counted.counts.is_some());
        assert_eq!(list.bytes() - without_counts, counted.bytes() - first.bytes());
        assert_eq!(choose(usd, &query, false).1, 2);
        // Different filters, sort orders or currencies result in a different choice.
        query.filters.star_rating = "5".parse().ok();
        let (other, made) = choose(usd, &query, true);
        assert!(made == 3 && other.kept != counted.kept);
        query.features_filter_mode = Some(FeaturesFilterMode::Any);
        assert_eq!(choose(usd, &query, true).1, 4);
        query.filters.sort_field = Some(HotelSortField::Name);
        assert_eq!(choose(usd, &query, true).1, 5);
        let eur = terms(Currency::from_code("EUR").unwrap());
        assert_eq!([choose(eur, &query, true).1, choose(eur, &query, true).1], [6, 6]);
    }

    #[test]
    fn list_estimates_match_allocated_memory() {
        let catalogue: Arc<dyn HotelCatalogue> = Arc::new(HotelInventory::new(7));
        let terms = terms(Currency::usd());
        let make = |key: &str| {
            let list = list(key.parse().unwrap(), &catalogue, SharedDestination::default());
            list.recent_prices(&terms);
            list
        };
        for (key, least) in [("kplace:2643743", 200), ("klatlon:51.5,-0.12", 200)] {
            drop(make(key));
            let mut made = None;
            let held = allocated::held(measure(|| made = Some(make(key))));
            let first = made.unwrap();
            let estimate = first.bytes();
            assert!(first.destination().listings.len() > least);
            println!(
                "{key}: {} hotels, held {held}, estimated {estimate}",
                first.destination().listings.len()
            );
            let ratio = estimate as f64 / held as f64;
            assert!((0.9..1.3).contains(&ratio), "{key}: held {held}, estimated {estimate}");
            // A second list of the destination adds only its summaries.
            let mut other = None;
            let more = measure(|| {
                let shared = Arc::clone(&first.destination);
                other.insert(list(key.parse().unwrap(), &catalogue, shared)).recent_prices(&terms);
            });
            println!("{key}: a second list held {}", more.bytes_current);
            assert!(usize::try_from(more.bytes_current).unwrap() < held / 3);
        }
    }
}
