//! Hotel offers, each for a whole stay and from one provider, and summaries of a hotel's offers.

use std::borrow::Cow;
use std::collections::HashSet;

use serde::{Deserialize, Serialize};
use wayfare_models::hotels::InclusionType;

use super::numbers::NumberSet;
use super::price_terms::{IncludedTaxes, PriceTerms};

/// A hotel offer: rooms of one kind for a whole stay, from one provider.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct HotelOffer {
    /// The code of the provider.
    pub provider: Cow<'static, str>,
    /// The room's name.
    pub room_name: Cow<'static, str>,
    /// The price for all rooms and nights.
    pub charges: HotelCharges,
    /// The URL of the booking page: absolute, or a booking path of this service.
    pub book_uri: Cow<'static, str>,
    /// `true` if the offer can be cancelled free of charge.
    pub free_cancellation: bool,
    /// `true` if no payment is due before the stay.
    pub pay_later: bool,
    /// `true` if the offer is sold only together with other services.
    pub is_bundled: bool,
    /// `true` if the name of the room, or even of the hotel, is shown only after booking.
    pub is_opaque: bool,
    /// `true` if the hotel or its chain sells the offer directly.
    pub is_direct: bool,
    /// `true` if the offer qualifies its hotel as great value.
    pub is_great_value: bool,
    /// The meals that are included.
    pub inclusions: Vec<InclusionType>,
    /// The number of rooms left.
    pub available_rooms: u8,
    /// The numbers of the offer's [`HotelConstant::Deal`](super::HotelConstant::Deal)s.
    pub deals: NumberSet,
}

impl HotelOffer {
    /// Creates an offer of one room without meals or other benefits.
    pub fn new(
        provider: impl Into<Cow<'static, str>>,
        room_name: impl Into<Cow<'static, str>>,
        charges: HotelCharges,
        book_uri: impl Into<Cow<'static, str>>,
    ) -> Self {
        HotelOffer {
            provider: provider.into(),
            room_name: room_name.into(),
            charges,
            book_uri: book_uri.into(),
            free_cancellation: false,
            pay_later: false,
            is_bundled: false,
            is_opaque: false,
            is_direct: false,
            is_great_value: false,
            inclusions: Vec::new(),
            available_rooms: 1,
            deals: NumberSet::default(),
        }
    }

    /// Returns the sort key for finding the lowest offer. Offers with all wanted deals come first, ordered by
    /// [`LowestPrice`].
    fn price_rank(&self, terms: &PriceTerms) -> (bool, LowestPrice) {
        let lowest = LowestPrice { is_bundled: self.is_bundled, total: self.charges.total(terms.included) };
        (!self.deals.contains_all(terms.deals), lowest)
    }

    /// Returns the sort key for the recommended order; lower is better. Offers without all wanted deals come last.
    /// Bundled offers and offers that omit requested charges come after other offers. The rest of the key is the amount
    /// owed, lowered for flexibility, meals and direct sales, and raised for opaque offers.
    fn weight(&self, terms: &PriceTerms) -> (bool, bool, bool, i64) {
        let mut worth = 1_000;
        worth -= if self.free_cancellation { 45 } else { 0 };
        worth -= if self.pay_later { 10 } else { 0 };
        worth -= if self.inclusions.is_empty() { 0 } else { 55 };
        worth -= if self.is_direct { 15 } else { 0 };
        worth += if self.is_opaque { 60 } else { 0 };
        let (lacks_deals, LowestPrice { is_bundled, .. }) = self.price_rank(terms);
        let omits_charges = self.charges.leaves_out(terms.included);
        (lacks_deals, is_bundled, omits_charges, self.charges.owed().saturating_mul(worth) / 1_000)
    }
}

/// The components of an offer's price, each in the currency's minor units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HotelCharges {
    /// The room price.
    pub base: i64,
    /// VAT or sales tax.
    pub taxes: i64,
    /// Taxes and fees paid at the hotel, if the provider specifies them.
    pub local_taxes: i64,
    /// Taxes and fees paid at the hotel that the provider does not specify.
    pub unstated: i64,
}

impl HotelCharges {
    /// Returns the total: the base and the specified charges that totals must include.
    pub fn total(&self, included: IncludedTaxes) -> i64 {
        let taxes = if included.taxes { self.taxes } else { 0 };
        let local_taxes = if included.local_taxes { self.local_taxes } else { 0 };
        self.base.saturating_add(taxes).saturating_add(local_taxes)
    }

    /// Returns the whole amount owed, including unspecified charges, for a fair comparison of offers.
    pub fn owed(&self) -> i64 {
        let parts = [self.taxes, self.local_taxes, self.unstated];
        parts.into_iter().fold(self.base, i64::saturating_add)
    }

    /// Returns whether the total omits a required charge because the provider does not specify that charge.
    pub fn leaves_out(&self, included: IncludedTaxes) -> bool {
        included.local_taxes && self.unstated > 0
    }

    /// Converts each component of the charges.
    pub(super) fn map(self, convert: impl Fn(i64) -> i64) -> Self {
        HotelCharges {
            base: convert(self.base),
            taxes: convert(self.taxes),
            local_taxes: convert(self.local_taxes),
            unstated: convert(self.unstated),
        }
    }
}

/// The lowest total of some offers. A standalone offer takes precedence over bundled offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LowestPrice {
    /// `true` if all of the offers are bundled.
    pub is_bundled: bool,
    /// The lowest total.
    pub total: i64,
}

/// A summary of the offers for a hotel, with amounts in the currency's minor units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferSummary {
    /// The lowest price of all offers.
    pub lowest: LowestPrice,
    /// The lowest price of the offers with all wanted deals: see [`PriceTerms::deals`].
    pub matching: Option<LowestPrice>,
    /// The highest total.
    pub highest: i64,
    /// The number of providers.
    pub providers: u16,
    /// The number of offers.
    pub rates: u16,
    /// The deals of the offers with all wanted deals.
    pub deals: NumberSet,
    /// `true` if an offer qualifies the hotel as great value.
    pub is_great_value: bool,
}

impl OfferSummary {
    /// Returns the summary of some offers, or `None` if there are none.
    pub fn of(offers: &[HotelOffer], terms: &PriceTerms) -> Option<Self> {
        let totals = offers.iter().map(|offer| offer.charges.total(terms.included));
        let prices = offers.iter().map(|offer| offer.price_rank(terms));
        let matching = offers.iter().filter(|offer| offer.deals.contains_all(terms.deals));
        let providers: HashSet<&str> = offers.iter().map(|offer| &*offer.provider).collect();
        let count = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
        Some(OfferSummary {
            lowest: prices.clone().map(|(_, price)| price).min()?,
            matching: prices.filter(|(lacks_deals, _)| !lacks_deals).map(|(_, price)| price).min(),
            highest: totals.max()?,
            providers: count(providers.len()),
            rates: count(offers.len()),
            deals: matching.fold(NumberSet::default(), |deals, offer| deals.union(offer.deals)),
            is_great_value: offers.iter().any(|offer| offer.is_great_value),
        })
    }

    /// Merges the summary with a summary of other offers.
    pub(in crate::travel) fn and(self, other: Self) -> Self {
        OfferSummary {
            lowest: self.lowest.min(other.lowest),
            matching: [self.matching, other.matching].into_iter().flatten().min(),
            highest: self.highest.max(other.highest),
            providers: self.providers.saturating_add(other.providers),
            rates: self.rates.saturating_add(other.rates),
            deals: self.deals.union(other.deals),
            is_great_value: self.is_great_value || other.is_great_value,
        }
    }
}

/// Sorts offers into the recommended order, independent of their order of arrival.
pub(super) fn recommend(offers: &mut [HotelOffer], terms: &PriceTerms) {
    let weight = |offer: &HotelOffer| offer.weight(terms);
    offers.sort_by_cached_key(weight);
    for equal in offers.chunk_by_mut(|a, b| weight(a) == weight(b)) {
        equal.sort_by(|a, b| (&a.provider, &a.book_uri).cmp(&(&b.provider, &b.book_uri)));
    }
}

/// Returns the index of the lowest offer with all wanted deals, or of the lowest offer if no offer has them. If several
/// offers have this price, returns the index of the most recommended offer.
pub(super) fn cheapest(offers: &[HotelOffer], terms: &PriceTerms) -> Option<usize> {
    (0..offers.len()).min_by_key(|&place| offers[place].price_rank(terms))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms(local_taxes: bool) -> PriceTerms {
        PriceTerms::new(
            wayfare_places::money::Currency::usd(),
            IncludedTaxes { taxes: local_taxes, local_taxes },
            false,
        )
    }

    fn offer(provider: &'static str, base: i64) -> HotelOffer {
        let charges = HotelCharges { base, ..HotelCharges::default() };
        HotelOffer::new(provider, "Room", charges, format!("https://{provider}.example/{base}"))
    }

    #[test]
    fn recommendation_weighs_price_against_benefits() {
        let mut with_meals = offer("meals", 10_400);
        with_meals.inclusions = vec![InclusionType::Breakfast];
        let mut unstated = offer("unstated", 1_000);
        unstated.charges.unstated = 500;
        let mut offers =
            vec![unstated, offer("dear", 20_000), offer("b", 10_000), offer("a", 10_000), with_meals];
        let mut backwards: Vec<_> = offers.iter().rev().cloned().collect();
        recommend(&mut offers, &terms(true));
        recommend(&mut backwards, &terms(true));
        assert_eq!(offers, backwards);
        let order: Vec<_> = offers.iter().map(|it| &*it.provider).collect();
        assert_eq!(order, ["meals", "a", "b", "dear", "unstated"]);
        assert_eq!(cheapest(&offers, &terms(true)), Some(4));
        recommend(&mut offers, &terms(false));
        assert_eq!(&*offers[0].provider, "unstated");
        assert_eq!(cheapest(&[], &terms(true)), None);
        assert_eq!(cheapest(&[offer("a", 5), offer("b", 5)], &terms(true)), Some(0));
    }

    #[test]
    fn totals_include_requested_and_stated_charges() {
        let charges = HotelCharges { base: 100, taxes: 20, local_taxes: 3, unstated: 4 };
        let total = |taxes, local_taxes| charges.total(IncludedTaxes { taxes, local_taxes });
        assert_eq!((total(false, false), total(true, false), total(true, true)), (100, 120, 123));
        assert_eq!(charges.owed(), 127);
        assert_eq!(charges.map(|part| 2 * part).owed(), 254);
        let leaves_out = |local_taxes| charges.leaves_out(IncludedTaxes { taxes: true, local_taxes });
        assert!(leaves_out(true) && !leaves_out(false));
    }
}
