//! Offers for a hotel in short.

use std::collections::HashSet;

use super::numbers::NumberSet;
use super::offer::HotelOffer;
use super::price_terms::PriceTerms;

/// A summary of the offers for a hotel, with amounts in the smallest unit of the currency.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferSummary {
    /// The lowest total.
    pub lowest: i64,
    /// The highest total.
    pub highest: i64,
    /// The number of providers.
    pub providers: u16,
    /// The number of offers.
    pub rates: u16,
    /// The deals of all offers.
    pub deals: NumberSet,
    /// Whether an offer makes the hotel great value.
    pub is_great_value: bool,
}

impl OfferSummary {
    /// The summary of some offers; `None` where there are none.
    pub fn of(offers: &[HotelOffer], terms: &PriceTerms) -> Option<Self> {
        let totals = offers.iter().map(|offer| offer.charges.total(terms.included));
        let providers: HashSet<&str> = offers.iter().map(|offer| &*offer.provider).collect();
        let count = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
        Some(OfferSummary {
            lowest: totals.clone().min()?,
            highest: totals.max()?,
            providers: count(providers.len()),
            rates: count(offers.len()),
            deals: offers.iter().fold(NumberSet::default(), |deals, offer| deals.union(offer.deals)),
            is_great_value: offers.iter().any(|offer| offer.is_great_value),
        })
    }

    /// The summary of these offers and those of other providers.
    pub(super) fn and(self, other: Self) -> Self {
        OfferSummary {
            lowest: self.lowest.min(other.lowest),
            highest: self.highest.max(other.highest),
            providers: self.providers.saturating_add(other.providers),
            rates: self.rates.saturating_add(other.rates),
            deals: self.deals.union(other.deals),
            is_great_value: self.is_great_value || other.is_great_value,
        }
    }
}
