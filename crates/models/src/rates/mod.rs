//! Hotel rates: their providers and prices, and the cheapest of them.
//!
//! A hotel response keeps its providers in one list, and rates point into it. [`Rate`] follows the pointer; it
//! borrows the response and is free to copy. A rate with a dangling reference has no [provider](Rate::provider),
//! and [`Rate::dangling`] returns the reference; nothing panics.

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

/// The common part of the rates of a response.
#[derive(Clone, Copy, Debug)]
struct Source<'r> {
    providers: &'r [HotelProvider],
    currency: Option<&'r Lenient<CurrencyCode>>,
}

impl SingleHotelSearchResponse {
    /// The rates with their providers, in the response's order, which is no order of price.
    pub fn rates(&self) -> Rates<'_> {
        let source = Source { providers: &self.providers, currency: self.currency_code.as_ref() };
        Rates { rates: self.results.iter(), source }
    }
}

/// Rates with their providers, in the response's order.
#[derive(Clone, Debug)]
pub struct Rates<'r> {
    rates: slice::Iter<'r, HotelRate>,
    source: Source<'r>,
}

impl<'r> Rates<'r> {
    /// The cheapest rate that can be booked.
    ///
    /// Skips rates without a [price](Rate::price) (negative, as -1 is) and those without a
    /// [link](Rate::booking_url) that is safe to follow. Of rates at the same price it is the first one.
    pub fn cheapest(self) -> Option<Rate<'r>> {
        self.cheapest_where(|_| true)
    }

    /// The cheapest rate that can be booked and then cancelled for free.
    pub fn cheapest_with_free_cancellation(self) -> Option<Rate<'r>> {
        self.cheapest_where(|rate| rate.rate.has_free_cancellation == Some(true))
    }

    /// The cheapest rate that can be booked now and paid later.
    pub fn cheapest_to_pay_later(self) -> Option<Rate<'r>> {
        self.cheapest_where(|rate| rate.rate.can_pay_later == Some(true))
    }

    /// The cheapest rate that can be booked and meets a condition.
    pub fn cheapest_where(self, is_wanted: impl Fn(Rate<'r>) -> bool) -> Option<Rate<'r>> {
        let wanted = self.filter(|rate| is_wanted(*rate) && rate.booking_url().is_some());
        lowest(wanted, |rate| Some(rate.price()?.amount()))
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

/// One rate, with its provider.
#[derive(Clone, Copy, Debug)]
pub struct Rate<'r> {
    rate: &'r HotelRate,
    source: Source<'r>,
}

impl<'r> Rate<'r> {
    /// The rate as the response has it.
    pub fn rate(self) -> &'r HotelRate {
        self.rate
    }

    /// The provider; `None` where the reference is missing or dangles.
    pub fn provider(self) -> Option<&'r HotelProvider> {
        self.source.providers.get(usize::try_from(self.rate.provider_index?).ok()?)
    }

    /// The index of a provider that the response does not have; `None` where it has it, and where the rate names none.
    pub fn dangling(self) -> Option<i64> {
        self.rate.provider_index.filter(|_| self.provider().is_none())
    }

    /// The price of the whole stay, with its currency; `None` where there is none, for which a negative amount
    /// such as -1 is written too.
    /// The query has the mode, that is the included taxes: see [`HotelPriceMode`].
    pub fn price(self) -> Option<HotelMoney<'r>> {
        HotelMoney::bare(self.rate.total_rate?, self.source.currency)
    }

    /// The average price of a night: see [`HotelMoney::per_night`].
    pub fn nightly(self, stay: StayDates) -> Option<HotelMoney<'r>> {
        self.price()?.per_night(stay)
    }

    /// The sum of all taxes on it, those paid at the hotel included; exact.
    ///
    /// They are in the [price](Rate::price) or come on top of it, as requested. `None` without the response option
    /// `rateBreakdown`, and where the taxes are missing or negative.
    pub fn taxes(self) -> Option<HotelMoney<'r>> {
        let breakdown = self.rate.rate_breakdown.as_ref()?;
        let taxes = HotelMoney::bare(breakdown.taxes?, self.source.currency)?;
        let Some(local) = breakdown.local_taxes else { return Some(taxes) };
        let local = HotelMoney::bare(local, self.source.currency)?;
        Some(taxes.with_amount(sum(taxes.amount(), local.amount())?))
    }

    /// The address of the booking page, if that is an absolute http or https URL with a host; `None` for anything
    /// else, such as `javascript:`. [`rate`](Rate::rate) has it unchanged.
    pub fn booking_url(self) -> Option<&'r str> {
        self.rate.book_uri.as_deref().filter(|url| is_web_url(url))
    }
}
