//! The offers for a hotel as rates of a response.

use std::sync::Arc;

use wayfare_models::common::CashbackType;
use wayfare_models::hotels::{HotelProvider, HotelRate, HotelRateBreakdown, ProviderCashback};
use wayfare_wire::{Amount, Text};

use super::catalogue::Hotel;
use super::list::joined;
use super::offer::{HotelOffer, cheapest, recommend};
use super::price_terms::PriceTerms;
use super::provider_details::{HotelCashback, HotelProviderDetails};
use super::quotes::HotelQuotes;
use super::terms::{Terms, amount};
use super::vertical::Hotels;
use crate::engine::{Engine, guarded};

/// The offers for a hotel, the most recommended first.
#[derive(Debug)]
pub(super) struct Offers {
    offers: Vec<HotelOffer>,
    /// Index of the cheapest; of equally cheap ones the most recommended.
    cheapest: usize,
    terms: PriceTerms,
}

/// The offers of all providers for each of these hotels.
pub(super) fn offers(
    quotes: &[Arc<dyn HotelQuotes>],
    hotels: &[&Hotel],
    terms: PriceTerms,
) -> impl Iterator<Item = Offers> + use<> {
    let mut all = vec![Vec::new(); hotels.len()];
    for quotes in joined(quotes) {
        let answer = guarded(|| quotes.offers(hotels, &terms)).unwrap_or_default();
        for (offers, new) in all.iter_mut().zip(answer) {
            offers.extend(new);
        }
    }
    all.into_iter().map(move |offers| Offers::new(offers, terms))
}

impl Offers {
    fn new(mut offers: Vec<HotelOffer>, terms: PriceTerms) -> Self {
        recommend(&mut offers, &terms);
        let cheapest = cheapest(&offers, &terms).unwrap_or(0);
        Offers { offers, cheapest, terms }
    }

    /// The lowest total, in the smallest unit of the currency.
    pub(super) fn lowest(&self) -> Option<i64> {
        self.offers.get(self.cheapest).map(|offer| offer.charges.total(self.terms.included))
    }

    /// The first offers as rates of a response. The cheapest is always included: if need be it replaces the last one.
    pub(super) fn spell_out(self, most: usize, breakdown: bool, named: &mut Providers) -> Vec<HotelRate> {
        let Offers { mut offers, mut cheapest, terms } = self;
        let shown = offers.len().min(most);
        if cheapest >= shown && shown > 0 {
            offers.swap(shown - 1, cheapest);
            cheapest = shown - 1;
        }
        offers.truncate(shown);
        let rate = |(at, offer)| rate(offer, at == cheapest, breakdown, &terms, named);
        offers.into_iter().enumerate().map(rate).collect()
    }
}

fn rate(
    offer: HotelOffer,
    is_cheapest: bool,
    breakdown: bool,
    terms: &PriceTerms,
    named: &mut Providers,
) -> HotelRate {
    let (charges, amount) = (offer.charges, |minor| amount(minor, terms.currency));
    let parts = || HotelRateBreakdown {
        base_rate: Some(amount(charges.base)),
        taxes: Some(amount(charges.taxes)),
        local_taxes: (charges.local_taxes > 0).then(|| amount(charges.local_taxes)),
    };
    HotelRate {
        total_rate: Some(amount(charges.total(terms.included))),
        is_cheapest_rate: Some(is_cheapest),
        has_free_cancellation: Some(offer.free_cancellation),
        can_pay_later: Some(offer.pay_later),
        is_bundled_rate: Some(offer.is_bundled),
        available_rooms: Some(i64::from(offer.available_rooms)),
        provider_index: Some(named.index(&offer.provider)),
        is_deprioritised_for_excluded_charges: Some(charges.leaves_out(terms.included)),
        rate_breakdown: breakdown.then(parts),
        room_name: Some(offer.room_name.into()),
        inclusions: offer.inclusions,
        book_uri: Some(offer.book_uri),
    }
}

/// The codes of the providers of a response, in the order in which its rates name them.
#[derive(Debug, Default)]
pub(super) struct Providers(Vec<Text>);

impl Providers {
    /// The index of a provider in the response's list.
    fn index(&mut self, code: &str) -> i64 {
        let known = self.0.iter().position(|known| known == code);
        let at = known.unwrap_or_else(|| {
            self.0.push(code.into());
            self.0.len() - 1
        });
        i64::try_from(at).unwrap_or(i64::MAX)
    }

    /// The list. An unknown provider is shown by its code. Cashback is shown only to keys that have it.
    pub(super) fn spell_out(
        self,
        engine: &Engine<Hotels>,
        terms: &Terms,
        has_cashback: bool,
    ) -> Vec<HotelProvider> {
        let provider = |code: Text| {
            // An offer does not name the provider that answered it, so all are asked.
            let details = engine.provider_details(&code, 0..engine.providers().len());
            let details = details.unwrap_or_else(|| HotelProviderDetails::new(code.as_str()));
            let speaks = details.speaks(&terms.language);
            HotelProvider {
                code: Some(code),
                name: Some(details.name),
                logo: Some(details.logo),
                is_direct: Some(details.is_direct),
                is_language_supported: Some(speaks),
                cashback: details.cashback.filter(|_| has_cashback).map(|it| cashback(it, terms)),
            }
        };
        self.0.into_iter().map(provider).collect()
    }
}

fn cashback(cashback: HotelCashback, terms: &Terms) -> ProviderCashback {
    let currency = terms.prices.currency;
    let converted = |cents| terms.amount(currency.from_usd_cents(cents).minor());
    let (kind, value, cap) = match cashback {
        HotelCashback::Percentage { tenths, cap_cents } => {
            let percent = Amount::new(f64::from(tenths) / 10.0).unwrap_or_default();
            (CashbackType::Percentage, percent, Some(converted(cap_cents)))
        }
        HotelCashback::Flat { cents } => (CashbackType::Flat, converted(cents), None),
    };
    ProviderCashback {
        kind: Some(kind),
        value: Some(value),
        cap,
        currency: Some(currency.code().into()),
        ..ProviderCashback::default()
    }
}
