//! Offers, merged by result as they arrive.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use wayfare_models::common::ResultId;
use wayfare_places::money::{Currency, ExactAmount};

use super::vertical::Merge;
use super::{Offer, Offered};

/// Maximum memory for a single search, in bytes. Offers beyond the limit are dropped.
pub(crate) const MAX_BYTES: usize = 16 << 20;

/// Memory of a result and of an option, in bytes, in addition to the memory of the offer's details.
const RESULT_BYTES: usize = 256;
const OPTION_BYTES: usize = 64;

/// The results so far. Results are never removed, and their ids never change.
#[derive(Debug)]
pub(crate) struct Offers<V: Offered> {
    places: HashMap<ResultId, usize>,
    list: Vec<Found<V>>,
    bytes: usize,
}

/// A result and its options.
#[derive(Clone, Debug)]
pub(crate) struct Found<V: Offered> {
    pub(crate) id: ResultId,
    pub(crate) facts: V::Facts,
    /// The options in the order of the providers, regardless of the order of their answers.
    pub(crate) options: Vec<Priced<V>>,
}

/// An option and its price.
#[derive(Clone, Debug)]
pub(crate) struct Priced<V: Offered> {
    /// Index of the option's provider.
    pub(crate) provider: usize,
    /// The total price in US cents.
    pub(crate) total: i64,
    pub(crate) sale: V::Sale,
}

impl<V: Offered> Found<V> {
    /// Returns the indices of the providers that have options.
    pub(crate) fn providers(&self) -> impl Iterator<Item = usize> {
        self.options.iter().map(|option| option.provider)
    }

    /// Returns the lowest total price, in US cents.
    pub(crate) fn cheapest(&self) -> i64 {
        self.options.iter().map(|option| option.total).min().unwrap_or(i64::MAX)
    }
}

impl<V: Offered> Default for Offers<V> {
    fn default() -> Self {
        Offers { places: HashMap::new(), list: Vec::new(), bytes: 0 }
    }
}

impl<V: Offered> Merge<Vec<Offer<V>>> for Offers<V> {
    fn merge(&mut self, provider: usize, offers: Vec<Offer<V>>) -> usize {
        let count = offers.len();
        for (done, offer) in offers.into_iter().enumerate() {
            let cost = OPTION_BYTES + V::bytes(&offer.sale);
            if self.bytes + cost > MAX_BYTES {
                return count - done;
            }
            self.bytes += cost;
            let option = Priced { provider, total: usd_cents(offer.total), sale: offer.sale };
            match self.places.entry(offer.result) {
                Entry::Occupied(place) => {
                    let options = &mut self.list[*place.get()].options;
                    let at = options.partition_point(|known| known.provider <= provider);
                    options.insert(at, option);
                }
                Entry::Vacant(place) => {
                    let id = place.key().clone();
                    self.bytes += RESULT_BYTES + 2 * id.as_str().len();
                    place.insert(self.list.len());
                    self.list.push(Found { id, facts: offer.facts, options: vec![option] });
                }
            }
        }
        0
    }

    fn bytes(&self) -> usize {
        self.bytes
    }
}

/// Converts a total to US cents, since providers may sell in different currencies.
fn usd_cents(total: ExactAmount) -> i64 {
    total.in_currency(Currency::usd()).minor()
}

impl<V: Offered> Offers<V> {
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Found<V>> {
        self.list.iter()
    }

    pub(crate) fn get(&self, id: &ResultId) -> Option<&Found<V>> {
        self.list.get(*self.places.get(id)?)
    }
}
