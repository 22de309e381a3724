//! A hotel provider's answer.

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::catalogue::Hotel;
use super::offer::{HotelOffer, OfferSummary};
use super::price_terms::PriceTerms;

/// The offers of a provider for all hotels of a search, computed on demand.
///
/// The service calls these methods on threads for CPU-bound work. The methods may compute but must not block on I/O.
/// After a panic, the hotels count as hotels without offers.
pub trait HotelQuotes: Any + fmt::Debug + Send + Sync {
    /// Returns the offers for each of these hotels. The offers of a hotel may be in any order.
    fn offers(&self, hotels: &[&Hotel], terms: &PriceTerms) -> Vec<Vec<HotelOffer>>;

    /// Returns a summary of the offers for each of these hotels, which are all hotels of the search. The default
    /// implementation computes all offers, one hotel after the other to save memory. Override this method if summaries
    /// are cheaper to compute.
    fn summaries(&self, hotels: &[&Hotel], terms: &PriceTerms) -> Vec<Option<OfferSummary>> {
        let summary = |hotel| OfferSummary::of(&self.offers(&[hotel], terms).pop()?, terms);
        hotels.iter().copied().map(summary).collect()
    }

    /// Returns a combination of these quotes and other quotes, or `None` if computing the quotes together saves no
    /// work.
    fn join(&self, _other: &dyn HotelQuotes) -> Option<Arc<dyn HotelQuotes>> {
        None
    }

    /// Returns the estimated memory in bytes, for the limit on all searches together.
    fn bytes(&self) -> usize {
        256
    }
}

/// Quotes held in memory: offers by hotel id, with all amounts in US cents.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct KnownQuotes(pub(super) BTreeMap<i64, Vec<HotelOffer>>);

impl KnownQuotes {
    /// Adds an offer for a hotel.
    pub fn add(&mut self, hotel: i64, offer: HotelOffer) {
        self.0.entry(hotel).or_default().push(offer);
    }
}

impl HotelQuotes for KnownQuotes {
    fn offers(&self, hotels: &[&Hotel], terms: &PriceTerms) -> Vec<Vec<HotelOffer>> {
        let convert = |cents| terms.currency.from_usd_cents(cents).minor();
        let on_terms = |offer: &HotelOffer| {
            let charges = offer.charges.map(convert);
            HotelOffer { charges, ..offer.clone() }
        };
        let of = |hotel: &&Hotel| self.0.get(&hotel.id).into_iter().flatten().map(on_terms).collect();
        hotels.iter().map(of).collect()
    }

    fn bytes(&self) -> usize {
        let text = |offer: &HotelOffer| offer.book_uri.len() + offer.room_name.len() + offer.provider.len();
        self.0.values().flatten().map(|offer| size_of_val(offer) + text(offer)).sum()
    }
}
