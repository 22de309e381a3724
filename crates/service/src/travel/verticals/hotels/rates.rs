//! Conversion of a hotel's offers into the rates of a response.

use std::sync::Arc;

use specwright_core::{Decimal, Text};
use wayfare_models::common::CashbackType;
use wayfare_models::hotels::{HotelProvider, HotelRate};
use wayfare_models::write::ListWriter;
use wayfare_models::writers::hotels::{HotelRateWriter, ProviderCashbackWriter};

use super::catalogue::Hotel;
use super::links::Links;
use super::list::joined;
use super::offer::{HotelOffer, cheapest, recommend};
use super::price_terms::PriceTerms;
use super::provider_details::{HotelCashback, HotelProviderDetails};
use super::quotes::HotelQuotes;
use super::terms::Terms;
use super::vertical::Hotels;
use crate::travel::engine::{Engine, catch_panic};
use crate::travel::links::ServiceLinks;

/// The quotes of all providers, joined if they can be computed together.
#[derive(Debug)]
pub(super) struct Joined(Vec<Arc<dyn HotelQuotes>>);

impl Joined {
    pub(super) fn of(quotes: &[Arc<dyn HotelQuotes>]) -> Self {
        Joined(joined(quotes))
    }

    /// Returns the offers of all providers for each of these hotels.
    pub(super) fn offers(
        &self,
        hotels: &[&Hotel],
        terms: &PriceTerms,
    ) -> impl Iterator<Item = Offers> + use<> {
        let mut all = vec![Vec::new(); hotels.len()];
        for quotes in &self.0 {
            let answer = catch_panic(|| quotes.offers(hotels, terms)).unwrap_or_default();
            for (offers, mut new) in all.iter_mut().zip(answer) {
                offers.append(&mut new);
            }
        }
        let terms = *terms;
        all.into_iter().map(move |offers| Offers::new(offers, &terms))
    }
}

/// The offers for a hotel, most recommended first.
#[derive(Debug, Default)]
pub(super) struct Offers {
    offers: Vec<HotelOffer>,
    /// Index of the offer that is marked as the cheapest.
    cheapest: usize,
}

impl Offers {
    fn new(mut offers: Vec<HotelOffer>, terms: &PriceTerms) -> Self {
        recommend(&mut offers, terms);
        let cheapest = cheapest(&offers, terms).unwrap_or(0);
        Offers { offers, cheapest }
    }

    pub(super) fn len(&self) -> usize {
        self.offers.len()
    }

    /// Returns the total of the cheapest offer, in the currency's minor units.
    pub(super) fn lowest(&self, terms: &PriceTerms) -> Option<i64> {
        self.offers.get(self.cheapest).map(|offer| offer.charges.total(terms.included))
    }

    /// Returns the first `most` offers. The cheapest offer is always included and replaces the last offer if necessary.
    pub(super) fn limited(mut self, most: usize) -> Self {
        let shown = self.offers.len().min(most);
        if self.cheapest >= shown && shown > 0 {
            self.offers.swap(shown - 1, self.cheapest);
            self.cheapest = shown - 1;
        }
        self.offers.truncate(shown);
        self
    }

    /// Collects the providers.
    pub(super) fn name(&self, named: &mut Providers) {
        for offer in &self.offers {
            named.index(&offer.provider);
        }
    }

    /// Writes the offers as rates, and collects the providers.
    pub(super) fn write(
        &self,
        list: &mut ListWriter<'_, HotelRate>,
        form: &RateForm<'_>,
        named: &mut Providers,
    ) {
        for (at, offer) in self.offers.iter().enumerate() {
            let provider = named.index(&offer.provider);
            list.item(|rate| form.write(rate, offer, provider, at == self.cheapest));
        }
    }
}

/// Settings common to all rates of a response.
#[derive(Debug)]
pub(super) struct RateForm<'a> {
    pub(super) prices: &'a PriceTerms,
    pub(super) links: &'a Links,
    /// `true` if rates show the components of their totals.
    pub(super) breakdown: bool,
}

impl RateForm<'_> {
    fn write(&self, rate: &mut HotelRateWriter<'_>, offer: &HotelOffer, provider: i64, is_cheapest: bool) {
        let (charges, included) = (offer.charges, self.prices.included);
        let amount = |minor| Some(self.prices.decimal(minor));
        rate.room_name(Some(&*offer.room_name));
        rate.total_rate(amount(charges.total(included)));
        rate.is_cheapest_rate(Some(is_cheapest));
        rate.has_free_cancellation(Some(offer.free_cancellation));
        rate.can_pay_later(Some(offer.pay_later));
        rate.is_bundled_rate(Some(offer.is_bundled));
        rate.inclusions(|list| list.extend(&*offer.inclusions));
        rate.available_rooms(Some(i64::from(offer.available_rooms)));
        rate.provider_index(Some(provider));
        rate.is_deprioritised_for_excluded_charges(Some(charges.leaves_out(included)));
        rate.book_uri(Some(self.links.own().booking(&offer.book_uri)));
        if self.breakdown {
            rate.rate_breakdown(|parts| {
                parts.base_rate(amount(charges.base));
                parts.taxes(amount(charges.taxes));
                parts.local_taxes(amount(charges.local_taxes).filter(|_| charges.local_taxes > 0));
            });
        }
    }
}

/// The provider codes in a response, in the order in which its rates refer to them.
#[derive(Debug, Default)]
pub(super) struct Providers(Vec<Text>);

impl Providers {
    /// Returns the index of a provider in the response's list. Appends the provider if it is new.
    fn index(&mut self, code: &str) -> i64 {
        let known = self.0.iter().position(|known| known == code);
        let at = known.unwrap_or_else(|| {
            self.0.push(code.into());
            self.0.len() - 1
        });
        i64::try_from(at).unwrap_or(i64::MAX)
    }

    /// Writes the list. An unknown provider is shown by its code. Cashback is shown only for keys that have cashback
    /// enabled.
    pub(super) fn write(
        &self,
        list: &mut ListWriter<'_, HotelProvider>,
        engine: &Engine<Hotels>,
        terms: &Terms,
        links: &ServiceLinks,
        has_cashback: bool,
    ) {
        for code in &self.0 {
            // Offers don't specify which provider returned them, so any provider may have the details.
            let details = engine.provider_details(code, 0..engine.providers().len());
            let details = details.unwrap_or_else(|| HotelProviderDetails::new(code.as_str()));
            list.item(|provider| {
                provider.code(Some(code));
                provider.name(Some(&details.name));
                provider.logo(Some(links.absolute(&details.logo)));
                provider.is_direct(Some(details.is_direct));
                provider.is_language_supported(Some(details.supports_language(&terms.language)));
                if let Some(cashback) = details.cashback.filter(|_| has_cashback) {
                    provider.cashback(|out| write_cashback(out, cashback, &terms.prices));
                }
            });
        }
    }
}

fn write_cashback(out: &mut ProviderCashbackWriter<'_>, cashback: HotelCashback, prices: &PriceTerms) {
    let converted = |cents| prices.decimal(prices.currency.from_usd_cents(cents).minor());
    let (kind, value, cap) = match cashback {
        HotelCashback::Percentage { tenths, cap_cents } => {
            let percent = Decimal { units: i128::from(tenths), scale: 1 };
            (CashbackType::Percentage, percent, Some(converted(cap_cents)))
        }
        HotelCashback::Flat { cents } => (CashbackType::Flat, converted(cents), None),
    };
    out.kind(Some(&kind));
    out.value(Some(value));
    out.cap(cap);
    out.currency(Some(prices.currency.code()));
}
