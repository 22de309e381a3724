//! The hotels of a search, each with a price summary: the input for filtering, sorting and counting.

use super::catalogue::Hotel;
use super::numbers::NumberSet;
use super::offer::OfferSummary;
use super::price_terms::PriceTerms;

/// A hotel in a search, and the facts that do not depend on dates.
#[derive(Clone, Debug)]
pub(super) struct Listing {
    pub(super) hotel: Hotel,
    /// The name in lower case, for filtering and sorting.
    pub(super) folded: Box<str>,
    /// Distance from the centre of the search in km, if the search has a centre.
    pub(super) distance: Option<f64>,
}

impl Listing {
    pub(super) fn new(hotel: Hotel, distance: Option<f64>) -> Self {
        let folded = hotel.name.to_lowercase().into();
        Listing { hotel, folded, distance }
    }

    /// Returns the estimated memory in bytes.
    pub(super) fn bytes(&self) -> usize {
        /// Memory of a hotel's details and of the allocator's overhead in bytes, measured for the embedded inventory.
        const DETAILS: usize = 144;
        size_of_val(self) + self.hotel.name.len() + self.folded.len() + DETAILS
    }
}

impl Hotel {
    /// Returns the stars, or -1 for a hotel without stars.
    pub(crate) fn stars_or_none(&self) -> i64 {
        self.stars.map_or(-1, i64::from)
    }

    /// Returns the guest rating from 0 to 10, or -1 for a hotel without ratings.
    pub(crate) fn guest_rating_or_none(&self) -> f64 {
        self.guest_rating.map_or(-1.0, |tenths| f64::from(tenths) / 10.0)
    }

    /// Returns the guest rating for filters and counts: its integer part, or -1 for none.
    pub(super) fn rating_bucket(&self) -> i64 {
        self.guest_rating.map_or(-1, |tenths| i64::from(tenths / 10))
    }
}

/// The hotels of a search and their price summaries, most popular hotel first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Listings<'a> {
    pub(super) all: &'a [Listing],
    /// One summary per listing; `None` for a hotel without a rate or a recent price.
    pub(super) summaries: &'a [Option<OfferSummary>],
    /// `true` if the search has dates. Without dates there are no rates, and all hotels are shown.
    pub(super) is_dated: bool,
    pub(super) terms: PriceTerms,
}

impl Listings<'_> {
    /// Returns the hotels that may be shown: with dates, the hotels that have a rate; without dates, all hotels.
    pub(super) fn shown(&self) -> Vec<usize> {
        (0..self.all.len()).filter(|&at| !self.is_dated || self.rates(at).is_some()).collect()
    }

    /// Returns the summary of a hotel's rates.
    pub(super) fn rates(&self, at: usize) -> Option<OfferSummary> {
        self.known(at).filter(|_| self.is_dated)
    }

    /// Returns the listed price of a hotel: its lowest rate with the wanted deals, or, without dates, the lowest recent
    /// price per night.
    pub(super) fn price(&self, at: usize) -> Option<i64> {
        self.known(at)?.matching.map(|lowest| lowest.total)
    }

    fn known(&self, at: usize) -> Option<OfferSummary> {
        *self.summaries.get(at)?
    }

    /// Returns the deals of a hotel's rates, considering only rates that have all wanted deals.
    pub(super) fn deals(&self, at: usize) -> NumberSet {
        self.known(at).map(|summary| summary.deals).unwrap_or_default()
    }
}
