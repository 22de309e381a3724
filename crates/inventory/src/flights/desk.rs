//! A provider's sales desk: the deals that the provider sells, and their fare families and prices.

use std::sync::Arc;

use wayfare_models::flights::{AmenityCode, FlightBadgeCode};

use super::deals::{Deal, Itinerary, Leg};
use super::fares::families::{Family, Restriction};
use super::fares::party::{PartyFare, traveller_kinds};
use super::offers::{Cashback, OptionKind, PricedItinerary, SoldFamily};
use super::resellers::{DIRECT, RESELLERS, Reseller};
use crate::flights::fares::pricing::Fare;
use crate::flights::query::FlightInventoryQuery;
use crate::flights::schedule::carriers::CarrierKind;
use crate::flights::schedule::timetable::Timetable;
use crate::world::CashbackRule;
use crate::world::dice::Dice;

/// Seller of a flight.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Seller {
    Reseller(&'static Reseller),
    /// All airlines together; each offer identifies its airline.
    Airlines,
}

impl Seller {
    /// Returns the seller's provider code in searches.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::Reseller(reseller) => reseller.code,
            Self::Airlines => DIRECT,
        }
    }

    /// Returns the code of the reseller, or of the airline that sells the first leg.
    pub(crate) fn code_of(self, timetable: &Timetable, itinerary: &Itinerary) -> &'static str {
        match (self, itinerary.legs.first()) {
            (Self::Airlines, Some(leg)) => timetable.carriers.get(leg.carrier).code,
            _ => self.code(),
        }
    }
}

/// A deal that a seller offers: the parameters that determine the offer, and its price.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sale {
    /// Price for all travellers, in the smallest unit of the query's currency.
    pub(crate) total: i64,
    /// Index of the deal.
    pub(crate) deal: u16,
    pub(crate) kind: OptionKind,
    pub(crate) level: Level,
}

/// Comfort level of the fare family that is sold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Level {
    Cheapest,
    /// The second-cheapest family, if the airline has at least two.
    Better,
    Best,
}

impl Level {
    /// Returns the index of the family, counted from the cheapest family. An index beyond the end refers to the last
    /// family. Booking tokens are derived from the index.
    fn number(self) -> u64 {
        match self {
            Self::Cheapest => 0,
            Self::Better => 1,
            Self::Best => u64::MAX,
        }
    }
}

/// A seller's sales desk, for one query.
pub(crate) struct Desk<'a> {
    timetable: &'a Timetable,
    query: &'a FlightInventoryQuery,
    seller: Seller,
    dice: Dice,
    /// The seller's random source.
    own: Dice,
    /// The adjustment of a reseller's prices in the country of sale, in percentage points.
    market_percent: i64,
}

impl<'a> Desk<'a> {
    pub(crate) fn new(
        timetable: &'a Timetable,
        seed: u64,
        query: &'a FlightInventoryQuery,
        seller: Seller,
    ) -> Self {
        let dice = Dice::new(seed, "offers");
        let own = match seller {
            Seller::Reseller(reseller) => dice.text(reseller.code),
            Seller::Airlines => dice,
        };
        let market_percent = own.text(&query.market).between(-1, 1);
        Self { timetable, query, seller, dice, own, market_percent }
    }

    /// Returns the seller's sales of the given deals.
    pub(crate) fn sales(&self, deals: &[Deal]) -> Box<[Sale]> {
        let mut sales = Vec::with_capacity(deals.len());
        for (index, deal) in (0..).zip(deals) {
            let mut sell = |kind, level| {
                let fare = self.fare(deal, kind, level, self.percent(deal));
                let total = PartyFare::of(self.query.party, fare.total(), self.query.currency).total.minor();
                sales.push(Sale { total, deal: index, kind, level });
            };
            match self.seller {
                Seller::Reseller(reseller) => {
                    if self.resells(reseller, deal) {
                        // Most resellers offer the cheapest family, since travellers compare its price.
                        let better = self.dice_of(deal).text("level").chance(25);
                        sell(OptionKind::Regular, if better { Level::Better } else { Level::Cheapest });
                    }
                    if self.splits(reseller, deal) {
                        sell(OptionKind::Split, Level::Cheapest);
                    }
                }
                // Airlines sell only their own flights and their partners' flights.
                Seller::Airlines if deal.is_combined => {}
                Seller::Airlines => {
                    sell(OptionKind::Regular, Level::Cheapest);
                    sell(OptionKind::Regular, Level::Best);
                }
            }
        }
        sales.into()
    }

    /// Returns the offer for a sale.
    pub(crate) fn offer(&self, deal: &Deal, sale: &Sale) -> PricedItinerary {
        let families = self.families(deal, sale.level);
        let fare = self.fare(deal, sale.kind, sale.level, self.percent(deal));
        let (party, currency) = (self.query.party, self.query.currency);
        PricedItinerary {
            provider_code: self.code(deal),
            itinerary: Arc::clone(&deal.itinerary),
            kind: sale.kind,
            price: PartyFare::of(party, fare.total(), currency),
            base_price: PartyFare::of(party, fare.base, currency),
            badges: self.badges(deal, &families),
            families,
            cashback: self.cashback(),
            token: self.token(deal, sale),
        }
    }

    /// Returns the seller's random source for a deal.
    fn dice_of(&self, deal: &Deal) -> Dice {
        self.own.with(deal.hash)
    }

    fn resells(&self, reseller: &Reseller, deal: &Deal) -> bool {
        if deal.is_combined && !reseller.combines {
            return false;
        }
        let coverage = reseller.coverage[usize::from(self.has_low_cost(deal))];
        self.dice_of(deal).text("sells").chance(coverage) || is_appointed(reseller, deal)
    }

    /// Returns whether the reseller offers a split booking. The chance is higher if a single ticket for all legs is not
    /// cheaper than a separate ticket for each leg.
    fn splits(&self, reseller: &Reseller, deal: &Deal) -> bool {
        let legs = &deal.itinerary.legs;
        let is_cheaper =
            || deal.is_combined || legs.iter().all(|leg| leg.one_way_fare.base <= deal.fare(leg).base);
        self.query.include_split
            && reseller.splits
            && legs.len() > 1
            && self.dice_of(deal).text("splits").chance(if is_cheaper() { 60 } else { 10 })
    }

    fn has_low_cost(&self, deal: &Deal) -> bool {
        let kind = |leg: &Arc<Leg>| self.timetable.carriers.get(leg.carrier).kind;
        deal.itinerary.legs.iter().any(|leg| kind(leg) == CarrierKind::LowCost)
    }

    /// Returns the price as a percentage of the airlines' fare. Low-cost carriers grant no discounts, so no reseller
    /// sells flights of low-cost carriers below the airlines' fare.
    fn percent(&self, deal: &Deal) -> i64 {
        let Seller::Reseller(reseller) = self.seller else { return 100 };
        let [min, max] = reseller.markup;
        let percent = self.dice_of(deal).text("markup").between(min, max) + self.market_percent;
        if self.has_low_cost(deal) { percent.max(100) } else { percent }
    }

    /// Returns the fare for all legs for one adult.
    fn fare(&self, deal: &Deal, kind: OptionKind, level: Level, percent: i64) -> Fare {
        deal.itinerary.legs.iter().fold(Fare { base: 0, taxes: 0 }, |sum, leg| {
            let fare = if kind == OptionKind::Split { leg.one_way_fare } else { deal.fare(leg) };
            sum.plus(fare.at_percent(self.family(leg, level).percent).at_percent(percent))
        })
    }

    fn family(&self, leg: &Leg, level: Level) -> &'static Family {
        let families = Family::of(self.timetable.carriers.get(leg.carrier).kind, leg.cabin());
        // The list is never empty, so the subtraction can't underflow.
        let last = families.len() - 1;
        &families[usize::try_from(level.number()).unwrap_or(last).min(last)]
    }

    /// Returns the fare families of all legs, without duplicates.
    fn families(&self, deal: &Deal, level: Level) -> Vec<SoldFamily> {
        let mut families: Vec<SoldFamily> = Vec::with_capacity(1);
        for (index, leg) in (0..).zip(&deal.itinerary.legs) {
            let (family, carrier) = (self.family(leg, level), leg.carrier);
            match families.iter_mut().find(|sold| sold.family == family && sold.carrier == carrier) {
                Some(sold) => sold.legs.push(index),
                None => families.push(SoldFamily { family, legs: vec![index], carrier }),
            }
        }
        families
    }

    fn badges(&self, deal: &Deal, families: &[SoldFamily]) -> Vec<(FlightBadgeCode, &'static str)> {
        let legs = &deal.itinerary.legs;
        let is_refunded =
            |sold: &SoldFamily| sold.family.terms(&AmenityCode::Refundable) == Restriction::Included;
        let is_at_risk = || legs.iter().any(|leg| leg.journey.self_transfer);
        let (is_instant, is_protected) = match self.seller {
            Seller::Reseller(reseller) => {
                (reseller.instant, is_at_risk() && self.dice_of(deal).text("protection").chance(50))
            }
            Seller::Airlines => (false, false),
        };
        let has_transfer = deal.is_combined && (is_at_risk() || self.has_tight_legs(legs));
        let badges = [
            (legs.iter().all(|leg| leg.stops() == 0), FlightBadgeCode::Direct, "Direct"),
            (is_instant, FlightBadgeCode::InstantBook, "Instant booking"),
            (has_transfer, FlightBadgeCode::VirtualInterline, "Self-transfer"),
            (is_protected, FlightBadgeCode::SelfTransferProtection, "Self-transfer protection"),
            (families.iter().all(is_refunded), FlightBadgeCode::FreeCancellation, "Free cancellation"),
        ];
        badges.into_iter().filter_map(|(has, code, name)| has.then_some((code, name))).collect()
    }

    /// Returns whether a leg starts less than a day after the previous leg, which is on another ticket. Travellers with
    /// more time between the legs do not transfer.
    fn has_tight_legs(&self, legs: &[Arc<Leg>]) -> bool {
        let carrier = |leg: &Leg| self.timetable.carriers.get(leg.carrier);
        legs.windows(2).any(|pair| {
            let [before, after] = pair else { return false };
            let minutes =
                after.journey.first().departs.utc_minute() - before.journey.last().arrives.utc_minute();
            minutes < 24 * 60 && !carrier(before).is_partner_of(carrier(after))
        })
    }

    fn cashback(&self) -> Option<Cashback> {
        let Seller::Reseller(Reseller { cashback: Some(rule), .. }) = self.seller else { return None };
        let amount = |cents| self.query.currency.from_usd_cents(cents);
        self.query.cashback.then(|| match *rule {
            CashbackRule::Share { tenths, cap_cents } => {
                Cashback::Percentage { tenths, cap: amount(cap_cents) }
            }
            CashbackRule::Flat { cents } => Cashback::Flat(amount(cents)),
        })
    }

    fn code(&self, deal: &Deal) -> &'static str {
        self.seller.code_of(self.timetable, &deal.itinerary)
    }

    fn token(&self, deal: &Deal, sale: &Sale) -> u128 {
        let query = self.query;
        let token = self
            .dice
            .text("booking")
            .text(self.code(deal))
            .text(&deal.itinerary.id)
            .text(query.cabin.code())
            .text(query.currency.code())
            .text(&query.market)
            .with(sale.level.number())
            .with(u64::from(sale.kind == OptionKind::Split));
        let token = traveller_kinds(query.party)
            .into_iter()
            .fold(token, |token, (count, _)| token.with(u64::from(count)));
        u128::from(token.value()) << 64 | u128::from(token.with(1).value())
    }
}

/// Returns whether a reseller is the appointed seller of a deal. Each deal has an appointed seller, so that at least
/// one provider sells the deal.
fn is_appointed(reseller: &Reseller, deal: &Deal) -> bool {
    let candidates = || RESELLERS.iter().filter(|it| it.combines || !deal.is_combined);
    let count = candidates().count().max(1) as u64;
    let index = usize::try_from(deal.hash % count).unwrap_or(0);
    candidates().nth(index).is_some_and(|it| it.code == reseller.code)
}
