//! The results of a search while they come in.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::Arc;

use wayfare_models::common::ResultId;

use super::{Offer, Sale};

/// Most memory that one search may hold. What comes beyond is dropped.
pub(crate) const MOST_BYTES: usize = 16 << 20;

/// What a result and an option cost beside the offer's own bytes.
const RESULT_BYTES: usize = 256;
const OPTION_BYTES: usize = 64;

/// The results that were found so far. They only grow: no id changes or goes away.
#[derive(Debug, Default)]
pub(crate) struct Results {
    places: HashMap<ResultId, usize>,
    list: Vec<Found>,
    bytes: usize,
}

/// One result: an itinerary and its options.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) id: ResultId,
    pub(crate) stops: usize,
    pub(crate) minutes: i64,
    /// In the order of the providers, so that it does not matter who answered first.
    pub(crate) options: Vec<Priced>,
}

/// One option with its price.
#[derive(Clone, Debug)]
pub(crate) struct Priced {
    /// Which provider it is from.
    pub(crate) provider: usize,
    /// What the party pays, in the smallest unit of the query's currency.
    pub(crate) total: i64,
    pub(crate) sale: Arc<dyn Sale>,
}

impl Found {
    /// The least that the party can pay.
    pub(crate) fn cheapest(&self) -> i64 {
        self.options.iter().map(|option| option.total).min().unwrap_or(i64::MAX)
    }
}

impl Results {
    /// Adds the offers of a provider. Gives how many did not fit.
    pub(crate) fn merge(&mut self, provider: usize, offers: Vec<Offer>) -> usize {
        let count = offers.len();
        for (done, offer) in offers.into_iter().enumerate() {
            let cost = OPTION_BYTES + offer.sale.bytes();
            if self.bytes + cost > MOST_BYTES {
                return count - done;
            }
            self.bytes += cost;
            let option = Priced { provider, total: offer.total.minor(), sale: offer.sale };
            match self.places.entry(offer.itinerary) {
                Entry::Occupied(place) => {
                    let options = &mut self.list[*place.get()].options;
                    let at = options.partition_point(|known| known.provider <= provider);
                    options.insert(at, option);
                }
                Entry::Vacant(place) => {
                    let id = place.key().clone();
                    self.bytes += RESULT_BYTES + 2 * id.as_str().len();
                    place.insert(self.list.len());
                    let (stops, minutes) = (offer.stops, offer.minutes);
                    self.list.push(Found { id, stops, minutes, options: vec![option] });
                }
            }
        }
        0
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Found> {
        self.list.iter()
    }

    pub(crate) fn get(&self, id: &ResultId) -> Option<&Found> {
        self.list.get(*self.places.get(id)?)
    }

    pub(crate) fn bytes(&self) -> usize {
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{OfferLeg, Terms};
    use crate::inventory::{Amount, Currency};
    use wayfare_models::flights::FlightBookingOption;

    #[derive(Debug)]
    struct Large(usize);

    impl Sale for Large {
        fn legs(&self) -> Vec<OfferLeg> {
            Vec::new()
        }

        fn option(&self, _: &Terms) -> FlightBookingOption {
            FlightBookingOption::default()
        }

        fn bytes(&self) -> usize {
            self.0
        }
    }

    fn offer(id: &str, cents: i64, bytes: usize) -> Offer {
        let total = Amount::from_minor(cents, Currency::usd());
        Offer::on_demand(id.into(), 0, 60, total, Arc::new(Large(bytes)))
    }

    #[test]
    fn options_lie_in_the_order_of_the_providers_whoever_was_first() {
        let merged = |order: [usize; 3]| {
            let mut results = Results::default();
            for provider in order {
                let cents = 100 * (3 - provider as i64);
                assert_eq!(results.merge(provider, vec![offer("a", cents, 1), offer("a", cents + 1, 1)]), 0);
            }
            let found = results.get(&"a".into()).unwrap();
            assert_eq!((results.iter().count(), found.cheapest()), (1, 100));
            found.options.iter().map(|option| (option.provider, option.total)).collect::<Vec<_>>()
        };
        let sorted = merged([0, 1, 2]);
        assert!(sorted.is_sorted_by_key(|(provider, _)| *provider));
        assert_eq!(merged([2, 0, 1]), sorted);
        assert_eq!(merged([1, 2, 0]), sorted);
    }

    #[test]
    fn what_does_not_fit_is_dropped() {
        let mut results = Results::default();
        let third = MOST_BYTES / 3;
        let offers = ["a", "b", "c", "d"].map(|id| offer(id, 1, third)).to_vec();
        assert_eq!(results.merge(0, offers), 2);
        assert_eq!(results.iter().count(), 2);
        assert!(results.bytes() <= MOST_BYTES);
        assert_eq!(results.merge(1, vec![offer("e", 1, 1)]), 0);
    }
}
