//! What providers ask for a hotel, as a response has it.

use wayfare_models::common::CashbackType;
use wayfare_models::hotels::{HotelProvider, HotelRate, HotelRateBreakdown, InclusionType, ProviderCashback};
use wayfare_wire::Amount;

use super::terms::{Terms, written};
use wayfare_inventory::hotels::{self as stock, Board, Hotel, HotelCashback, HotelQuery, RateDesk, cheapest};

/// The rates of a hotel, the most recommended first.
#[derive(Debug)]
pub(super) struct Offers {
    rates: Vec<stock::HotelRate>,
    /// The one that is marked: of equally cheap ones the most recommended.
    cheapest: usize,
}

impl Offers {
    /// What those providers ask that have a bit in `answered`.
    pub(super) fn of(desk: &RateDesk<'_>, hotel: &Hotel, answered: u64) -> Self {
        let rates = desk.all_rates(hotel, providers(answered));
        let cheapest = cheapest(&rates).unwrap_or(0);
        Offers { rates, cheapest }
    }

    /// The lowest total.
    pub(super) fn lowest(&self) -> Option<Amount> {
        self.rates.get(self.cheapest).map(|rate| written(rate.charges.total()))
    }

    /// The first of them, as a response has them. The cheapest is always there: it takes the last one's place.
    pub(super) fn spell_out(&self, most: usize, breakdown: bool, named: &mut Providers) -> Vec<HotelRate> {
        let shown = self.rates.len().min(most);
        let mut places: Vec<usize> = (0..shown).collect();
        if let Some(last) = places.last_mut().filter(|_| self.cheapest >= shown) {
            *last = self.cheapest;
        }
        places.into_iter().map(|at| rate(&self.rates[at], at == self.cheapest, breakdown, named)).collect()
    }
}

/// The providers that have a bit in `answered`.
pub(super) fn providers(answered: u64) -> impl Iterator<Item = stock::HotelProvider> {
    stock::HotelProvider::all().enumerate().filter(move |(at, _)| answered >> at & 1 == 1).map(|(_, it)| it)
}

fn rate(rate: &stock::HotelRate, is_cheapest: bool, breakdown: bool, named: &mut Providers) -> HotelRate {
    let charges = rate.charges;
    let parts = || HotelRateBreakdown {
        local_taxes: charges.local_taxes().map(written),
        ..HotelRateBreakdown::new(written(charges.base()), written(charges.taxes()))
    };
    HotelRate {
        room_name: rate.room_name().to_owned(),
        total_rate: written(charges.total()),
        is_cheapest_rate: is_cheapest,
        has_free_cancellation: rate.free_cancellation,
        can_pay_later: rate.pay_later,
        is_bundled_rate: rate.is_bundled(),
        inclusions: inclusions(rate.board),
        available_rooms: i64::from(rate.available_rooms),
        provider_index: named.index(rate.provider),
        is_deprioritised_for_excluded_charges: rate.is_deprioritised_for_excluded_charges(),
        book_uri: rate.booking_url(),
        rate_breakdown: breakdown.then(parts),
    }
}

fn inclusions(board: Board) -> Vec<InclusionType> {
    let inclusion = |number: &u8| match number {
        0 => Some(InclusionType::Breakfast),
        1 => Some(InclusionType::Lunch),
        2 => Some(InclusionType::Dinner),
        3 => Some(InclusionType::Meals),
        4 => Some(InclusionType::AllInclusive),
        _ => None,
    };
    board.inclusions().iter().filter_map(inclusion).collect()
}

/// The providers of a response, in the order in which its rates name them.
#[derive(Debug, Default)]
pub(super) struct Providers(Vec<stock::HotelProvider>);

impl Providers {
    /// Where a provider is in the response's list.
    fn index(&mut self, provider: stock::HotelProvider) -> i64 {
        // The chains of one owner are one provider.
        let known = self.0.iter().position(|known| known.name() == provider.name());
        let at = known.unwrap_or_else(|| {
            self.0.push(provider);
            self.0.len() - 1
        });
        i64::try_from(at).unwrap_or(i64::MAX)
    }

    /// The list. Cashback is told to those who have it.
    pub(super) fn spell_out(
        &self,
        query: &HotelQuery,
        terms: &Terms,
        has_cashback: bool,
    ) -> Vec<HotelProvider> {
        let provider = |provider: &stock::HotelProvider| {
            let mut wire = HotelProvider::new(
                provider.code(),
                provider.name(),
                provider.logo_url(),
                provider.is_direct(),
                provider.speaks(&terms.language),
            );
            wire.cashback =
                provider.cashback(query).filter(|_| has_cashback).map(|back| cashback(back, terms));
            wire
        };
        self.0.iter().map(provider).collect()
    }
}

fn cashback(back: HotelCashback, terms: &Terms) -> ProviderCashback {
    let currency = terms.currency.code();
    match back {
        HotelCashback::Percentage { tenths, cap } => {
            let percent = Amount::new(f64::from(tenths) / 10.0).unwrap_or_default();
            let mut wire = ProviderCashback::new(CashbackType::Percentage, percent, currency);
            wire.cap = Some(written(cap));
            wire
        }
        HotelCashback::Flat(amount) => ProviderCashback::new(CashbackType::Flat, written(amount), currency),
    }
}
