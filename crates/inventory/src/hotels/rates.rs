//! Rates: the prices of a hotel's rooms from each provider for a stay.
//!
//! A rate is a function of the seed, the hotel, the provider, the stay, the rooms, the market and the day of the
//! search. Prices are computed in whole US cents and converted once. Taxes are computed from the converted base,
//! so that the parts of a total add up to it exactly.

use std::fmt::Write as _;

use super::catalogue::DealSet;
use super::hotel::Hotel;
use super::inventory::HotelInventory;
use super::plans::{Board, Plan, Special, plans};
use super::providers::{HotelProvider, ProviderTerms};
use super::query::HotelInventoryQuery;
use super::rooms::RoomKind;
use super::season::{Night, is_sold_out, nearness_percent};
use super::taxes::{Charges, local_taxes};
use crate::world::dice::Dice;
use wayfare_places::money::ExactAmount;

/// Most kinds of rooms that a provider offers in a hotel for one stay.
const KINDS_OFFERED: usize = 2;

/// Rooms of one kind for a whole stay, as one provider offers them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct HotelRate {
    /// Its provider.
    pub provider: HotelProvider,
    /// Kind of room, the same for all rooms of the search.
    pub room: RoomKind,
    /// Included meals.
    pub board: Board,
    /// Price for all rooms and all nights.
    pub charges: Charges,
    /// Whether cancellation is free.
    pub free_cancellation: bool,
    /// Whether no payment is due before the stay.
    pub pay_later: bool,
    /// Special condition.
    pub special: Special,
    /// Whether it is below the usual price of the hotel.
    pub under_priced: bool,
    /// Number of these rooms left, at least as many as the search needs.
    pub available_rooms: u8,
    /// Advantages.
    pub deals: DealSet,
    token: u64,
}

impl HotelRate {
    /// The room's name. An opaque rate does not reveal the kind of room.
    #[must_use]
    pub fn room_name(&self) -> &'static str {
        if self.special == Special::Opaque { "Room Assigned at Check-in" } else { self.room.label() }
    }

    /// Whether it makes its hotel a great value: it is special, under-priced or opaque.
    #[must_use]
    pub fn is_great_value(&self) -> bool {
        self.under_priced || matches!(self.special, Special::OnlyOn(_) | Special::Opaque)
    }

    /// Whether it is sold together with another product.
    #[must_use]
    pub fn is_bundled(&self) -> bool {
        self.special == Special::Bundled
    }

    /// Whether it is ranked lower because its total excludes charges that other totals include.
    #[must_use]
    pub fn is_deprioritised_for_excluded_charges(&self) -> bool {
        self.charges.excludes_wanted()
    }

    /// Path of the page that says what would be booked, below the base URL of the service: the same for the same rate
    /// and unique to it. The stay is its days and rooms, as the path has them.
    #[must_use]
    pub fn booking_path(&self, hotel: i64, stay: &str) -> String {
        let (site, code) = ("/book/hotels/", self.provider.code());
        let mut path = String::with_capacity(site.len() + code.len() + stay.len() + 40);
        // Writing to a string can't fail.
        let _ = write!(path, "{site}{code}/{hotel}/{stay}/{:016x}", self.token);
        path
    }
}

/// Summary of a hotel's rates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct RateSummary {
    /// The lowest total.
    pub lowest: ExactAmount,
    /// The highest total.
    pub highest: ExactAmount,
    /// Number of rates.
    pub rates: usize,
    /// Number of providers with a rate.
    pub providers: usize,
    /// Whether one of the rates makes the hotel a great value.
    pub is_great_value: bool,
    /// Advantages of any of the rates.
    pub deals: DealSet,
}

/// Computes the rates of one search. The parts that all hotels share are computed once.
#[derive(Debug, Clone)]
pub struct RateDesk<'q> {
    seed: u64,
    query: &'q HotelInventoryQuery,
    nights: Vec<Night>,
    days_ahead: i64,
    adults: i64,
    /// Draws for the stay.
    stay: Dice,
}

impl HotelInventory {
    /// The desk for a search. For an impossible stay (see [`HotelInventoryQuery`]) it has no rates.
    #[must_use]
    pub fn rate_desk(self, query: &HotelInventoryQuery) -> RateDesk<'_> {
        let nights: Vec<_> = query.nights().into_iter().flatten().map(Night::new).collect();
        let days_ahead = nights.first().map_or(0, |night| night.day - query.viewer.today());
        let adults = query.rooms.iter().map(|room| i64::from(room.adults)).sum();
        let stay = query.mix(Dice::new(self.seed, "stay"));
        RateDesk { seed: self.seed, query, nights, days_ahead, adults, stay }
    }
}

impl RateDesk<'_> {
    /// The rates of a hotel from one provider; none where the hotel is full on one of the nights.
    #[must_use]
    pub fn rates(&self, hotel: &Hotel, provider: HotelProvider) -> Vec<HotelRate> {
        let mut rates = Vec::new();
        if let Some(open) = self.open(hotel) {
            open.each_rate(provider, |rate| rates.push(rate));
        }
        rates
    }

    /// The rates of a hotel from several providers, in their order.
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

    /// Summary of a hotel's rates from several providers; `None` where there are none.
    #[must_use]
    pub fn summary(
        &self,
        hotel: &Hotel,
        providers: impl IntoIterator<Item = HotelProvider>,
    ) -> Option<RateSummary> {
        let open = self.open(hotel)?;
        let mut summary: Option<RateSummary> = None;
        for provider in providers {
            let before = summary.map_or(0, |it| it.rates);
            open.each_rate(provider, |rate| {
                let total = rate.charges.total();
                let sum = summary.get_or_insert(RateSummary {
                    lowest: total,
                    highest: total,
                    rates: 0,
                    providers: 0,
                    is_great_value: false,
                    deals: DealSet::default(),
                });
                sum.lowest = if total.minor() < sum.lowest.minor() { total } else { sum.lowest };
                sum.highest = if total.minor() > sum.highest.minor() { total } else { sum.highest };
                sum.rates += 1;
                sum.is_great_value |= rate.is_great_value();
                sum.deals = sum.deals.or(rate.deals);
            });
            if let Some(sum) = summary.as_mut().filter(|sum| sum.rates > before) {
                sum.providers += 1;
            }
        }
        summary
    }

    /// The hotel for this stay; `None` if it is full on a night or the stay is impossible.
    fn open<'a>(&'a self, hotel: &'a Hotel) -> Option<OpenHotel<'a>> {
        if self.nights.is_empty() {
            return None;
        }
        let town_dice = Dice::new(self.seed, "town nights").with_signed(hotel.town.city.id.get());
        let near = nearness_percent(self.days_ahead);
        let mut cents = 0;
        for night in &self.nights {
            let percent = night.percent(hotel, town_dice);
            if is_sold_out(hotel, *night, percent, self.days_ahead) {
                return None;
            }
            // A small random difference between nights.
            let variation = hotel.dice.text("night").with_signed(night.day).between(95, 105);
            cents += i64::from(hotel.base_cents) * percent * near * variation / 1_000_000;
        }
        // Long stays have a lower price per night.
        let discount = match self.nights.len() {
            0..=3 => 100,
            4..=6 => 97,
            7..=27 => 92,
            _ => 80,
        };
        Some(OpenHotel {
            desk: self,
            hotel,
            cents: cents * discount / 100,
            stay: hotel.dice.with(self.stay.value()),
        })
    }
}

/// A hotel with free rooms for the stay.
struct OpenHotel<'a> {
    desk: &'a RateDesk<'a>,
    hotel: &'a Hotel,
    /// Price of the plainest room for two over all nights, in US cents before tax.
    cents: i64,
    /// Draws for this hotel and stay.
    stay: Dice,
}

impl OpenHotel<'_> {
    fn each_rate(&self, provider: HotelProvider, mut take: impl FnMut(HotelRate)) {
        let Some(terms) = provider.terms(self.hotel, self.desk.stay) else { return };
        let kinds = RoomKind::of(self.hotel).iter().filter_map(|kind| self.room(*kind));
        let offered =
            kinds.filter(|(kind, ..)| terms.dice.with(kind.number()).chance(82)).take(KINDS_OFFERED);
        for (place, (kind, permille, left)) in offered.enumerate() {
            for (number, plan) in (0..).zip(plans(self.hotel, &terms, place, self.desk.days_ahead)) {
                let sold = match plan.special {
                    Special::OnlyOn(device) => device == self.desk.query.viewer.device,
                    _ => true,
                };
                if sold {
                    let token = terms.dice.with(kind.number()).with(number).value();
                    take(self.rate(&terms, kind, permille, left, plan, token));
                }
            }
        }
    }

    /// A room kind for the search: its price for all rooms, in thousandths of the plainest room for two, and the
    /// number left. `None` where a party does not fit or too few rooms are left.
    fn room(&self, kind: RoomKind) -> Option<(RoomKind, i64, u8)> {
        let rooms = &self.desk.query.rooms;
        let permille = rooms.iter().map(|party| kind.permille(party)).sum::<Option<i64>>()?;
        // At most 14, so it fits.
        let left = self.stay.text("left").with(kind.number()).below(15) as u8;
        (left > 0 && usize::from(left) >= rooms.len()).then_some((kind, permille, left))
    }

    fn rate(
        &self,
        terms: &ProviderTerms,
        room: RoomKind,
        permille: i64,
        left: u8,
        plan: Plan,
        token: u64,
    ) -> HotelRate {
        let viewer = &self.desk.query.viewer;
        let cents = self.cents * permille / 1_000 * plan.permille / 1_000;
        let base = viewer.currency.from_usd_cents(cents.max(1));
        let nights = i64::try_from(self.desk.nights.len()).unwrap_or(0);
        let rooms = i64::try_from(self.desk.query.rooms.len()).unwrap_or(0);
        let local = local_taxes(self.hotel, base, self.desk.adults, rooms, nights);
        let stated = terms.booking_site.is_none_or(|site| site.states_local_taxes);
        HotelRate {
            provider: terms.provider,
            room,
            board: plan.board,
            charges: Charges::new(base, self.hotel.town.country.tax, local, stated, viewer.totals),
            free_cancellation: plan.free_cancellation,
            pay_later: plan.pay_later,
            special: plan.special,
            under_priced: terms.under_priced,
            available_rooms: left,
            deals: plan.deals,
            token,
        }
    }
}
