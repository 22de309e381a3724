//! What providers ask for a hotel, on the terms of an answer.

use std::time::Duration;

use wayfare_models::hotels::{EntityKey, HotelProvider, HotelRate, HotelRateBreakdown, InclusionType};

use super::answer::Answering;
use super::listing::Priced;
use super::terms::{Stay, Terms};
use crate::inventory::dice::Dice;
use crate::lodging::{Deal, DealSet, Hotel, HotelInventory};

/// A provider of the embedded inventory.
#[derive(Debug)]
struct Seller {
    code: &'static str,
    name: &'static str,
    /// How long it takes to answer, in milliseconds.
    latency: u64,
    /// What it asks, in thousandths of the hotel's own price.
    factor: u64,
    is_direct: bool,
}

const SELLERS: [Seller; 4] = [
    Seller { code: "STAYWELL", name: "Staywell", latency: 700, factor: 1_010, is_direct: false },
    Seller { code: "ROOMIFY", name: "Roomify", latency: 1_600, factor: 985, is_direct: false },
    Seller { code: "DIRECT", name: "Hotel website", latency: 3_200, factor: 1_000, is_direct: true },
    Seller { code: "NIGHTLY", name: "Nightly", latency: 6_800, factor: 965, is_direct: false },
];

/// Who sells rooms.
#[derive(Debug)]
pub(super) struct Sellers {
    inventory: HotelInventory,
}

impl Sellers {
    pub(super) fn of(inventory: HotelInventory) -> Self {
        Sellers { inventory }
    }

    /// When each of them answers a search, from its start on.
    pub(super) fn latencies(&self, _key: &EntityKey, _stay: &Stay, pace: f64) -> Box<[Duration]> {
        let scaled = |seller: &Seller| Duration::try_from_secs_f64(seller.latency as f64 / 1_000.0 * pace);
        SELLERS.iter().map(|seller| scaled(seller).unwrap_or(Duration::MAX / 4)).collect()
    }
}

/// One rate, with its total in the smallest unit of the answer's currency.
#[derive(Debug)]
pub(super) struct Offer {
    seller: usize,
    pub(super) total: i64,
    base: i64,
    taxes: i64,
    local: i64,
    is_cheapest: bool,
    free_cancellation: bool,
}

impl Offer {
    /// The rate as a response has it.
    pub(super) fn spell_out(&self, providers: &mut Providers, terms: &Terms, breakdown: bool) -> HotelRate {
        let seller = &SELLERS[self.seller];
        let mut rate = HotelRate::new(
            "Double room",
            terms.amount(self.total),
            self.is_cheapest,
            self.free_cancellation,
            self.free_cancellation,
            false,
            Vec::<InclusionType>::new(),
            5,
            providers.index(self.seller),
            false,
            format!("https://book.example/{}", seller.code),
        );
        rate.rate_breakdown = breakdown.then(|| {
            let mut parts = HotelRateBreakdown::new(terms.amount(self.base), terms.amount(self.taxes));
            parts.local_taxes = Some(terms.amount(self.local));
            parts
        });
        rate
    }
}

/// The rates of a hotel, the most recommended first.
#[derive(Debug)]
pub(super) struct Offers(Vec<Offer>);

impl Offers {
    /// What those providers ask that have a bit in `answered`.
    pub(super) fn of(sellers: &Sellers, hotel: &Hotel, stay: &Stay, answered: u64, terms: &Terms) -> Self {
        let mut all = Vec::new();
        for seller in (0..SELLERS.len()).filter(|seller| answered >> seller & 1 == 1) {
            let dice =
                Dice::new(sellers.inventory.seed, "interim").with_signed(hotel.id.get()).with(seller as u64);
            if dice.chance(15) {
                continue;
            }
            let nights = u64::try_from(stay.checkin.days_until(stay.checkout)).unwrap_or(1);
            let rooms = stay.rooms.rooms().len() as u64;
            for free_cancellation in [false, true] {
                let cents = u64::from(hotel.base_cents) * nights * rooms * SELLERS[seller].factor / 1_000;
                let cents = if free_cancellation { cents * 108 / 100 } else { cents };
                let base = terms.convert(i64::try_from(cents).unwrap_or(i64::MAX));
                let (taxes, local) = (base / 10, base / 50);
                let mut total = base;
                total += if terms.taxes.general { taxes } else { 0 };
                total += if terms.taxes.local { local } else { 0 };
                all.push(Offer { seller, total, base, taxes, local, is_cheapest: false, free_cancellation });
            }
        }
        all.sort_by_key(|offer| (offer.total * if offer.free_cancellation { 96 } else { 100 }, offer.seller));
        // Of equally cheap ones the most recommended.
        let cheapest = (0..all.len()).min_by_key(|&at| all[at].total);
        if let Some(cheapest) = cheapest {
            all[cheapest].is_cheapest = true;
        }
        Offers(all)
    }

    /// So many of them, the cheapest among them.
    pub(super) fn top(&self, most: usize) -> impl Iterator<Item = &Offer> {
        let cheapest = self.0.iter().position(|offer| offer.is_cheapest).unwrap_or(0);
        let first = if cheapest < most { most } else { most.saturating_sub(1) };
        let rest = (cheapest >= most && most > 0).then(|| &self.0[cheapest]);
        self.0.iter().take(first).chain(rest)
    }

    pub(super) fn lowest(&self) -> Option<i64> {
        self.0.iter().map(|offer| offer.total).min()
    }
}

/// What all rates of a hotel come to, of those providers that have a bit in `answered`.
pub(super) fn priced(
    sellers: &Sellers,
    hotel: &Hotel,
    stay: &Stay,
    answered: u64,
    terms: &Terms,
) -> Option<Priced> {
    let Offers(offers) = Offers::of(sellers, hotel, stay, answered, terms);
    let mut deals = DealSet::default();
    for offer in &offers {
        deals.add_if(offer.free_cancellation, Deal::FreeCancellation);
    }
    let mut who: Vec<usize> = offers.iter().map(|offer| offer.seller).collect();
    who.sort_unstable();
    who.dedup();
    Some(Priced {
        lowest: offers.iter().map(|offer| offer.total).min()?,
        highest: offers.iter().map(|offer| offer.total).max()?,
        providers: u16::try_from(who.len()).unwrap_or(u16::MAX),
        rates: u16::try_from(offers.len()).unwrap_or(u16::MAX),
        deals,
    })
}

/// The providers of a response, in the order in which its rates name them.
#[derive(Debug, Default)]
pub(super) struct Providers(Vec<usize>);

impl Providers {
    /// Where a seller is in the response's list.
    fn index(&mut self, seller: usize) -> i64 {
        let known = self.0.iter().position(|known| *known == seller);
        let at = known.unwrap_or_else(|| {
            self.0.push(seller);
            self.0.len() - 1
        });
        i64::try_from(at).unwrap_or(i64::MAX)
    }

    pub(super) fn spell_out(&self, _it: &Answering) -> Vec<HotelProvider> {
        let provider = |seller: &usize| {
            let Seller { code, name, is_direct, .. } = SELLERS[*seller];
            HotelProvider::new(code, name, format!("https://images.example/{code}.png"), is_direct, true)
        };
        self.0.iter().map(provider).collect()
    }
}
