//! Hotel rates: their providers and prices, and the cheapest rates.
//!
//! A hotel response stores its providers in one list, and rates refer to the entries of this list. [`Rate`] follows the
//! reference. A `Rate` borrows the response and is cheap to copy. A rate with a dangling reference has no
//! [provider](Rate::provider), and [`Rate::dangling`] returns the reference. No method panics.

mod hotel;
mod price;

pub use hotel::{Hotel, PriceRange};
pub use price::{HotelMoney, HotelPriceMode};

use std::slice;

use specwright_core::Lenient;

use crate::common::CurrencyCode;
use crate::hotels::{HotelProvider, HotelRate, SingleHotelSearchResponse};
use crate::join::lowest;
use crate::link::is_web_url;
use crate::money::sum;
use crate::stay::StayDates;

/// The data shared by all rates of a response.
#[derive(Clone, Copy, Debug)]
struct Source<'r> {
    providers: &'r [HotelProvider],
    currency: Option<&'r Lenient<CurrencyCode>>,
}

impl SingleHotelSearchResponse {
    /// Returns the rates and their providers, in the response's order. The rates are not sorted by price.
    pub fn rates(&self) -> Rates<'_> {
        let source = Source { providers: &self.providers, currency: self.currency_code.as_ref() };
        Rates { rates: self.results.iter(), source }
    }
}

/// Rates and their providers, in the response's order.
#[derive(Clone, Debug)]
pub struct Rates<'r> {
    rates: slice::Iter<'r, HotelRate>,
    source: Source<'r>,
}

impl<'r> Rates<'r> {
    /// Returns the cheapest rate that can be booked.
    ///
    /// Skips rates without a [price](Rate::price) (missing, or negative such as -1), and rates without a
    /// [link](Rate::booking_url) that is safe to follow. A bundled rate is returned only if all unbundled rates are
    /// skipped. If several rates have the lowest price, the first one is returned.
    pub fn cheapest(self) -> Option<Rate<'r>> {
        self.cheapest_where(|_| true)
    }

    /// Returns the cheapest rate that can be booked and then cancelled for free.
    pub fn cheapest_with_free_cancellation(self) -> Option<Rate<'r>> {
        self.cheapest_where(|rate| rate.rate.has_free_cancellation == Some(true))
    }

    /// Returns the cheapest bookable rate that meets a condition.
    pub fn cheapest_where(self, is_wanted: impl Fn(Rate<'r>) -> bool) -> Option<Rate<'r>> {
        let wanted = self.filter(|rate| is_wanted(*rate) && rate.booking_url().is_some());
        lowest(wanted, |rate| Some((rate.rate.is_bundled_rate == Some(true), rate.price()?.amount())))
    }
}

impl<'r> Iterator for Rates<'r> {
    type Item = Rate<'r>;

    fn next(&mut self) -> Option<Rate<'r>> {
        self.rates.next().map(|rate| Rate { rate, source: self.source })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.rates.size_hint()
    }
}

impl DoubleEndedIterator for Rates<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        self.rates.next_back().map(|rate| Rate { rate, source: self.source })
    }
}

impl ExactSizeIterator for Rates<'_> {}

/// A rate and its provider.
#[derive(Clone, Copy, Debug)]
pub struct Rate<'r> {
    rate: &'r HotelRate,
    source: Source<'r>,
}

impl<'r> Rate<'r> {
    /// Returns the rate from the response.
    pub fn rate(self) -> &'r HotelRate {
        self.rate
    }

    /// Returns the provider, or `None` if the reference is missing or dangling.
    pub fn provider(self) -> Option<&'r HotelProvider> {
        self.source.providers.get(usize::try_from(self.rate.provider_index?).ok()?)
    }

    /// Returns the rate's provider index if it is dangling, or `None` if the response contains the provider or the
    /// index is missing.
    pub fn dangling(self) -> Option<i64> {
        self.rate.provider_index.filter(|_| self.provider().is_none())
    }

    /// Returns the price for the whole stay, including its currency, or `None` if the price is missing or negative,
    /// such as -1. The query determines the mode, that is, which taxes are included: see [`HotelPriceMode`].
    pub fn price(self) -> Option<HotelMoney<'r>> {
        HotelMoney::without_mode(self.rate.total_rate?, self.source.currency)
    }

    /// Returns the average price per night: see [`HotelMoney::per_night`].
    pub fn nightly(self, stay: StayDates) -> Option<HotelMoney<'r>> {
        self.price()?.per_night(stay)
    }

    /// Returns the exact sum of all taxes on the rate, including those paid at the hotel.
    ///
    /// The taxes are included in the [price](Rate::price) or added to it, as requested. Returns `None` if the request
    /// does not set the `rateBreakdown` response option, or if the taxes are missing or negative.
    pub fn taxes(self) -> Option<HotelMoney<'r>> {
        let breakdown = self.rate.rate_breakdown.as_ref()?;
        let taxes = HotelMoney::without_mode(breakdown.taxes?, self.source.currency)?;
        let Some(local) = breakdown.local_taxes else { return Some(taxes) };
        let local = HotelMoney::without_mode(local, self.source.currency)?;
        Some(taxes.with_amount(sum(taxes.amount(), local.amount())?))
    }

    /// Returns the URL of the booking page if it is an absolute http or https URL with a host, or `None` for anything
    /// else, such as `javascript:`. [`rate`](Rate::rate) contains the URL unchanged.
    pub fn booking_url(self) -> Option<&'r str> {
        self.rate.book_uri.as_deref().filter(|url| is_web_url(url))
    }
}
