//! Rates: each provider's prices for a hotel's rooms for a stay.
//!
//! A rate is a function of the seed, the hotel, the provider, the stay, the rooms, the market and the day of the
//! search. Prices are computed in whole US cents and converted once. Taxes are computed from the converted base, so a
//! total is exactly the sum of its parts.

use std::array;
use std::cell::RefCell;
use std::collections::HashMap;

use super::catalogue::DealSet;
use super::hotel::{Hotel, min_cents};
use super::inventory::HotelInventory;
use super::plans::{Board, Boards, Plan, Special, boards, plans};
use super::providers::{HotelProvider, ProviderTerms};
use super::query::HotelInventoryQuery;
use super::rooms::{MAX_KINDS, RoomKind};
use super::season::{Night, is_sold_out, lead_percent};
use super::taxes::{Charges, LocalTaxes};
use crate::world::dice::Dice;
use wayfare_places::PlaceId;
use wayfare_places::money::ExactAmount;

/// Maximum number of room kinds that a provider offers in a hotel for a stay.
const MAX_OFFERED_KINDS: usize = 2;

/// Rooms of one kind for a whole stay, as offered by one provider.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct HotelRate {
    /// Provider of the rate.
    pub provider: HotelProvider,
    /// Kind of room. All rooms of a rate have the same kind.
    pub room: RoomKind,
    /// Included meals.
    pub board: Board,
    /// Price for all rooms and all nights.
    pub charges: Charges,
    /// `true` if cancellation is free.
    pub free_cancellation: bool,
    /// `true` if no payment is due before the stay.
    pub pay_later: bool,
    /// Special condition.
    pub special: Special,
    /// `true` if the price is below the usual price of the hotel.
    pub under_priced: bool,
    /// Number of available rooms of this kind, at least the number of rooms in the search.
    pub available_rooms: u8,
    /// Advantages over a standard rate.
    pub deals: DealSet,
    token: u64,
}

impl HotelRate {
    /// Returns the name of the room. An opaque rate does not reveal the kind of room.
    #[must_use]
    pub fn room_name(&self) -> &'static str {
        if self.special == Special::Opaque { "Room Assigned at Check-in" } else { self.room.label() }
    }

    /// Returns whether the rate marks its hotel as great value, because it is under-priced, opaque, or for one kind of
    /// device only.
    #[must_use]
    pub fn is_great_value(&self) -> bool {
        self.under_priced || self.special.is_great_value()
    }

    /// Returns whether the rate is sold together with another product.
    #[must_use]
    pub fn is_bundled(&self) -> bool {
        self.special == Special::Bundled
    }

    /// Returns whether the rate is ranked lower because its total excludes charges that the totals of other rates
    /// include.
    #[must_use]
    pub fn is_deprioritised_for_excluded_charges(&self) -> bool {
        self.charges.excludes_wanted()
    }

    /// Returns the path of the page that shows a summary of the booking, relative to the base URL of the service. The
    /// path is stable and unique for each rate. `stay` contains the hotel's id, the days and the rooms, in the format
    /// used in the path.
    #[must_use]
    pub fn booking_path(&self, stay: &str) -> String {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let (site, code) = ("/book/hotels/", self.provider.code());
        let mut path = String::with_capacity(site.len() + code.len() + stay.len() + 18);
        path.extend([site, &code, "/", stay, "/"]);
        // A response may contain thousands of paths, so formatting would be too slow.
        let digits: [u8; 16] =
            array::from_fn(|index| DIGITS[(self.token >> (60 - 4 * index) & 0xf) as usize]);
        // The digits are ASCII, so the conversion can't fail.
        path.extend(str::from_utf8(&digits));
        path
    }
}

/// The lowest total of some rates. A standalone rate takes precedence over bundled rates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct LowestRate {
    /// `true` if all of the rates are bundled.
    pub is_bundled: bool,
    /// The lowest total.
    pub total: ExactAmount,
}

/// Summary of a hotel's rates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct RateSummary {
    /// The lowest rate.
    pub lowest: LowestRate,
    /// The lowest of the matching rates, which have all wanted deals.
    pub matching: Option<LowestRate>,
    /// The highest total.
    pub highest: ExactAmount,
    /// Number of rates.
    pub rates: usize,
    /// Number of providers with a rate.
    pub providers: usize,
    /// `true` if any of the rates marks the hotel as great value.
    pub is_great_value: bool,
    /// Advantages of any of the matching rates.
    pub deals: DealSet,
}

/// Rate calculator for a search. Parts shared by all hotels are computed once.
#[derive(Debug, Clone)]
pub struct RateDesk<'q> {
    seed: u64,
    query: &'q HotelInventoryQuery,
    nights: Vec<Night>,
    /// Price of each night in a town, as a percentage of the price of an average night, by the id of the town's city.
    /// Computed for the first hotel of the town.
    percents: RefCell<HashMap<PlaceId, Box<[i64]>>>,
    days_ahead: i64,
    adults: i64,
    /// The price of each kind of room for all parties, in thousandths of the price of the simplest room for two, or
    /// `None` if one of the parties does not fit.
    permilles: [Option<i64>; RoomKind::ALL.len()],
    /// Random source for the stay.
    stay: Dice,
}

impl HotelInventory {
    /// Returns the rate desk for a search. The desk has no rates if the stay has no nights or too many nights or is in
    /// the past, if there are no rooms or too many rooms, or if a room has no adults.
    #[must_use]
    pub fn rate_desk(self, query: &HotelInventoryQuery) -> RateDesk<'_> {
        let nights: Vec<_> = query.nights().into_iter().flatten().map(Night::new).collect();
        let days_ahead = nights.first().map_or(0, |night| night.day - query.viewer.today());
        let adults = query.rooms.iter().map(|room| i64::from(room.adults)).sum();
        let stay = query.mix(Dice::new(self.seed, "stay"));
        let permille = |kind: RoomKind| query.rooms.iter().map(|party| kind.permille(party)).sum();
        let permilles = RoomKind::ALL.map(permille);
        let percents = RefCell::default();
        RateDesk { seed: self.seed, query, nights, percents, days_ahead, adults, permilles, stay }
    }
}

impl RateDesk<'_> {
    /// Returns the rates of a hotel from one provider. The list is empty if the hotel is full on any night.
    #[must_use]
    pub fn rates(&self, hotel: &Hotel, provider: HotelProvider) -> Vec<HotelRate> {
        let mut rates = Vec::new();
        if let Some(open) = self.open(hotel) {
            open.each_rate(provider, |rate| rates.push(rate));
        }
        rates
    }

    /// Returns the rates of a hotel from several providers, in the order of the providers.
    #[must_use]
    pub fn all_rates(
        &self,
        hotel: &Hotel,
        providers: impl IntoIterator<Item = HotelProvider>,
    ) -> Vec<HotelRate> {
        let mut rates = Vec::new();
        if let Some(open) = self.open(hotel) {
            rates.reserve(48);
            for provider in providers {
                open.each_rate(provider, |rate| rates.push(rate));
            }
        }
        rates
    }

    /// Returns the summary of a hotel's rates from several providers, or `None` if there are no rates. Rates with all
    /// of the `wanted` deals match.
    #[must_use]
    pub fn summary(
        &self,
        hotel: &Hotel,
        providers: impl IntoIterator<Item = HotelProvider>,
        wanted: DealSet,
    ) -> Option<RateSummary> {
        let open = self.open(hotel)?;
        // The first element is for the standalone rates, the second for the bundled rates.
        let (mut lowest, mut matching) = ([Extreme::default(); 2], [Extreme::default(); 2]);
        let mut highest = Extreme::default();
        let (mut rates, mut sellers, mut is_great_value, mut deals) = (0, 0, false, DealSet::default());
        for provider in providers {
            let before = rates;
            open.each_sale(provider, |sale| {
                let is_bundled = usize::from(sale.plan.special == Special::Bundled);
                lowest[is_bundled].add(&sale, i64::min);
                highest.add(&sale, i64::max);
                if sale.plan.deals.or(wanted) == sale.plan.deals {
                    matching[is_bundled].add(&sale, i64::min);
                    deals = deals.or(sale.plan.deals);
                }
                rates += 1;
                is_great_value |= sale.terms.under_priced || sale.plan.special.is_great_value();
            });
            sellers += usize::from(rates > before);
        }
        let lowest_of = |prices: [Extreme; 2]| {
            [false, true].into_iter().zip(prices).find_map(|(is_bundled, prices)| {
                let total = prices.totals(&open).min_by_key(|total| total.minor())?;
                Some(LowestRate { is_bundled, total })
            })
        };
        Some(RateSummary {
            lowest: lowest_of(lowest)?,
            matching: lowest_of(matching),
            highest: highest.totals(&open).max_by_key(|total| total.minor())?,
            rates,
            providers: sellers,
            is_great_value,
            deals,
        })
    }

    /// Computes the hotel's prices and available rooms for this stay. Returns `None` if the hotel is full on any night
    /// or the stay is impossible.
    fn open<'a>(&'a self, hotel: &'a Hotel) -> Option<OpenHotel<'a>> {
        if self.nights.is_empty() {
            return None;
        }
        let mut percents = self.percents.borrow_mut();
        let percents = percents.entry(hotel.town.city.id).or_insert_with(|| {
            let town_dice = Dice::new(self.seed, "town nights").with_signed(hotel.town.city.id.get());
            self.nights.iter().map(|night| night.percent(hotel.town, town_dice)).collect()
        });
        let near = lead_percent(self.days_ahead);
        let vary = hotel.dice.text("night");
        let mut cents = 0;
        for (night, &percent) in self.nights.iter().zip(&*percents) {
            if is_sold_out(hotel, *night, percent, self.days_ahead) {
                return None;
            }
            // Adds a small random difference between nights.
            let variation = vary.with_signed(night.day).between(95, 105);
            cents += i64::from(hotel.base_cents) * percent * near * variation / 1_000_000;
        }
        // Long stays have a lower price per night.
        let discount = match self.nights.len() {
            0..=3 => 100,
            4..=6 => 97,
            7..=27 => 92,
            _ => 80,
        };
        let nights = i64::try_from(self.nights.len()).unwrap_or(0);
        let rooms = i64::try_from(self.query.rooms.len()).unwrap_or(0);
        Some(OpenHotel {
            desk: self,
            hotel,
            cents: (cents * discount / 100)
                .max(i64::from(min_cents(hotel.stars, hotel.property_type)) * nights),
            rooms: self.rooms(hotel),
            boards: boards(hotel),
            local: LocalTaxes::of(hotel, self.query.viewer.currency, self.adults, rooms, nights),
        })
    }

    /// Returns the rooms of a hotel that are available for the search.
    fn rooms(&self, hotel: &Hotel) -> [Option<FreeRoom>; MAX_KINDS] {
        let left = hotel.dice.with(self.stay.value()).text("left");
        let mut kinds = RoomKind::of(hotel).iter();
        array::from_fn(|_| {
            let kind = *kinds.next()?;
            let permille = self.permilles[kind as usize]?;
            // The number is at most 14, so it fits in a `u8`.
            let left = left.with(kind.number()).below(15) as u8;
            let is_enough = left > 0 && usize::from(left) >= self.query.rooms.len();
            is_enough.then_some(FreeRoom { kind, permille, left })
        })
    }
}

/// A hotel with available rooms for the stay.
struct OpenHotel<'a> {
    desk: &'a RateDesk<'a>,
    hotel: &'a Hotel,
    /// The price for the simplest room for two over all nights, in US cents before tax.
    cents: i64,
    rooms: [Option<FreeRoom>; MAX_KINDS],
    boards: Boards,
    local: LocalTaxes,
}

/// An available kind of room for the search.
#[derive(Clone, Copy)]
struct FreeRoom {
    kind: RoomKind,
    /// Price for all rooms, in thousandths of the price of the simplest room for two.
    permille: i64,
    /// Number of available rooms.
    left: u8,
}

/// The parts of a rate.
struct Sale<'a> {
    terms: &'a ProviderTerms,
    room: &'a FreeRoom,
    plan: Plan,
    /// Number of the plan among the plans for the room.
    number: u64,
    /// Price in US cents.
    cents: i64,
}

impl OpenHotel<'_> {
    fn each_rate(&self, provider: HotelProvider, mut take: impl FnMut(HotelRate)) {
        self.each_sale(provider, |sale| take(self.rate(&sale)));
    }

    fn each_sale(&self, provider: HotelProvider, mut take: impl FnMut(Sale<'_>)) {
        let Some(terms) = provider.terms(self.hotel, self.desk.stay) else { return };
        let free = self.rooms.iter().flatten();
        let offered = free.filter(|room| terms.dice.with(room.kind.number()).chance(82));
        for (index, room) in offered.take(MAX_OFFERED_KINDS).enumerate() {
            for (number, plan) in (0..).zip(plans(self.boards, &terms, index, self.desk.days_ahead)) {
                let sold = match plan.special {
                    Special::OnlyOn(device) => device == self.desk.query.viewer.device,
                    _ => true,
                };
                if sold {
                    let cents = (self.cents * room.permille / 1_000 * plan.permille / 1_000).max(1);
                    take(Sale { terms: &terms, room, plan, number, cents });
                }
            }
        }
    }

    fn rate(&self, sale: &Sale<'_>) -> HotelRate {
        let Sale { terms, room, plan, .. } = sale;
        HotelRate {
            provider: terms.provider,
            room: room.kind,
            board: plan.board,
            charges: self.charges(sale.cents, terms.states_local_taxes()),
            free_cancellation: plan.free_cancellation,
            pay_later: plan.pay_later,
            special: plan.special,
            under_priced: terms.under_priced,
            available_rooms: room.left,
            deals: plan.deals,
            token: terms.dice.with(room.kind.number()).with(sale.number).value(),
        }
    }

    /// Returns the charges for a price in US cents. `stated` is `true` if the provider specifies the local taxes.
    fn charges(&self, cents: i64, stated: bool) -> Charges {
        let viewer = &self.desk.query.viewer;
        let base = viewer.currency.from_usd_cents(cents);
        Charges::new(base, self.hotel.town.country.tax, self.local.on(base), stated, viewer.totals)
    }
}

/// The lowest or the highest price in US cents, for rates without and with specified local taxes.
///
/// Among rates that specify the same charges, a higher price never has a lower total, so only a few totals are
/// computed.
#[derive(Clone, Copy, Default)]
struct Extreme([Option<i64>; 2]);

impl Extreme {
    fn add(&mut self, sale: &Sale<'_>, choose: fn(i64, i64) -> i64) {
        let cents = &mut self.0[usize::from(sale.terms.states_local_taxes())];
        *cents = Some(cents.map_or(sale.cents, |cents| choose(cents, sale.cents)));
    }

    /// Returns the totals of the prices.
    fn totals(self, open: &OpenHotel<'_>) -> impl Iterator<Item = ExactAmount> {
        let prices = [false, true].into_iter().zip(self.0);
        prices.filter_map(|(stated, cents)| Some(open.charges(cents?, stated).total()))
    }
}
