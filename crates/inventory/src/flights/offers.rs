//! The offers of one provider: the deals that it sells, their fare families and prices.

use std::sync::Arc;

use super::fares::families::{Amenity, Family, Restriction};
use super::itineraries::{Deal, Itinerary};
use super::resellers::{CashbackRule, RESELLERS, Reseller};
use crate::flights::fares::party::PartyFare;
use crate::flights::fares::pricing::Fare;
use crate::flights::query::FlightInventoryQuery;
use crate::flights::schedule::cabins::Cabin;
use crate::flights::schedule::carriers::{CarrierId, CarrierKind};
use crate::flights::schedule::timetable::Timetable;
use crate::world::dice::Dice;
use wayfare_places::money::ExactAmount;

/// Form of booking of an option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OptionKind {
    /// In one booking.
    Regular,
    /// In several bookings, one for each leg.
    Split,
}

/// A badge of an option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Badge {
    /// A nonstop flight on each leg.
    Direct,
    /// Cancellation is free.
    FreeCancellation,
    /// Booking is possible without leaving the page.
    InstantBook,
    /// Flights of airlines without an agreement are combined.
    VirtualInterline,
    /// The provider helps when such a connection is missed.
    SelfTransferProtection,
}

impl Badge {
    /// Code in answers.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::Direct => "direct",
            Self::FreeCancellation => "freeCancellation",
            Self::InstantBook => "instantBook",
            Self::VirtualInterline => "virtualInterline",
            Self::SelfTransferProtection => "selfTransferProtection",
        }
    }

    /// Name for travellers.
    #[must_use]
    pub fn display_name(self) -> &'static str {
        match self {
            Self::Direct => "Direct",
            Self::FreeCancellation => "Free cancellation",
            Self::InstantBook => "Instant booking",
            Self::VirtualInterline => "Self-transfer",
            Self::SelfTransferProtection => "Self-transfer protection",
        }
    }
}

/// Cashback for the traveller.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cashback {
    /// A share of the price, limited by the cap.
    Percentage {
        /// Tenths of a percent.
        tenths: u32,
        /// Upper limit.
        cap: ExactAmount,
    },
    /// A fixed amount for a booking.
    Flat(ExactAmount),
}

/// The fare family of some legs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SoldFamily {
    /// The family.
    pub family: &'static Family,
    /// Indexes of the legs that it applies to, from 0.
    pub legs: Vec<u16>,
    pub(crate) carrier: CarrierId,
}

/// One booking option of one provider for an itinerary.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PricedItinerary {
    /// The itinerary. Offers of several providers share it.
    pub itinerary: Arc<Itinerary>,
    /// Code of the provider: a reseller or an airline.
    pub provider_code: &'static str,
    /// Form of booking.
    pub kind: OptionKind,
    /// Price.
    pub price: PartyFare,
    /// The airlines' share of the price, without taxes.
    pub base_price: PartyFare,
    /// Fare families.
    pub families: Vec<SoldFamily>,
    /// Badges.
    pub badges: Vec<Badge>,
    /// Cashback, if the API key has it.
    pub cashback: Option<Cashback>,
    /// Token that is unique to the offer, and the same whenever it is made again.
    pub(crate) token: u128,
}

impl PricedItinerary {
    /// The text to show where it is not refunded, or not all of it.
    #[must_use]
    pub fn non_refundable_disclosure(&self) -> Option<&'static str> {
        let is_lost = |sold: &SoldFamily| sold.family.terms(Amenity::Refundable) == Restriction::Unavailable;
        match self.families.iter().filter(|sold| is_lost(sold)).count() {
            0 => None,
            lost if lost == self.families.len() => Some("Nothing is paid back after a cancellation."),
            _ => Some("Some flights are not paid back after a cancellation."),
        }
    }
}

/// Makes the offers of one query.
pub(crate) struct Desk<'a> {
    pub(crate) timetable: &'a Timetable,
    pub(crate) query: &'a FlightInventoryQuery,
    pub(crate) dice: Dice,
}

impl Desk<'_> {
    /// The offers of a reseller for the deals.
    pub(crate) fn reseller_offers(
        &self,
        reseller: &'static Reseller,
        deals: &[Deal],
    ) -> Vec<PricedItinerary> {
        let dice = self.dice.text(reseller.code);
        let mut offers = Vec::new();
        for deal in deals {
            let dice = dice.with(deal.hash);
            if self.sells(reseller, deal, dice) {
                offers.push(self.offer(reseller, deal, OptionKind::Regular, dice));
            }
            if self.splits(reseller, deal, dice) {
                offers.push(self.offer(reseller, deal, OptionKind::Split, dice));
            }
        }
        offers
    }

    /// The offers of the airlines: itineraries on their own or their partners' flights, in the cheapest and the
    /// best family.
    pub(crate) fn direct_offers(&self, deals: &[Deal]) -> Vec<PricedItinerary> {
        let mut offers = Vec::new();
        for deal in deals.iter().filter(|deal| !deal.joined) {
            let Some(&carrier) = deal.carriers.first() else { continue };
            let code = self.timetable.carriers.get(carrier).code;
            for level in [0, usize::MAX] {
                let sale = Sale { provider_code: code, kind: OptionKind::Regular, level, percent: 100 };
                offers.push(self.make(deal, &sale, Vec::new(), None));
            }
        }
        offers
    }

    fn sells(&self, reseller: &Reseller, deal: &Deal, dice: Dice) -> bool {
        if deal.joined && !reseller.joins {
            return false;
        }
        let full =
            deal.carriers.iter().all(|id| self.timetable.carriers.get(*id).kind != CarrierKind::LowCost);
        let coverage = reseller.coverage[usize::from(!full)];
        dice.text("sells").chance(coverage) || is_appointed(reseller, deal)
    }

    /// Whether it offers a split booking: mostly where one ticket for all legs is not cheaper than one for each.
    fn splits(&self, reseller: &Reseller, deal: &Deal, dice: Dice) -> bool {
        let cheaper =
            deal.joined || deal.fares.iter().zip(&deal.alone).all(|(part, alone)| alone.base <= part.base);
        self.query.include_split
            && reseller.splits
            && deal.itinerary.legs.len() > 1
            && dice.text("splits").chance(if cheaper { 60 } else { 10 })
    }

    fn offer(&self, reseller: &Reseller, deal: &Deal, kind: OptionKind, dice: Dice) -> PricedItinerary {
        let [least, most] = reseller.markup;
        let market = self.dice.text(reseller.code).text(&self.query.market).between(-1, 1);
        let percent = dice.text("markup").between(least, most) + market;
        // Most offer the cheapest family, since prices are compared by it.
        let level = usize::from(kind == OptionKind::Regular && dice.text("level").chance(25));
        let sale = Sale { provider_code: reseller.code, kind, level, percent };
        let mut badges = Vec::new();
        if reseller.instant {
            badges.push(Badge::InstantBook);
        }
        let at_risk = deal.itinerary.legs.iter().any(|leg| leg.journey.self_transfer);
        if deal.joined {
            badges.push(Badge::VirtualInterline);
        }
        if at_risk && dice.text("protection").chance(50) {
            badges.push(Badge::SelfTransferProtection);
        }
        self.make(deal, &sale, badges, reseller.cashback)
    }

    fn make(
        &self,
        deal: &Deal,
        sale: &Sale,
        mut badges: Vec<Badge>,
        rule: Option<CashbackRule>,
    ) -> PricedItinerary {
        let fares = if sale.kind == OptionKind::Split { &deal.alone } else { &deal.fares };
        let mut families: Vec<SoldFamily> = Vec::with_capacity(1);
        let mut sum = Fare { base: 0, taxes: 0 };
        for (((fare, carrier), leg), place) in
            fares.iter().zip(&deal.carriers).zip(&deal.itinerary.legs).zip(0..)
        {
            let family =
                self.family(*carrier, leg.cabins.iter().copied().max().unwrap_or_default(), sale.level);
            sum = sum.plus(fare.at_percent(family.percent).at_percent(sale.percent));
            match families.iter_mut().find(|sold| sold.family == family && sold.carrier == *carrier) {
                Some(sold) => sold.legs.push(place),
                None => families.push(SoldFamily { family, legs: vec![place], carrier: *carrier }),
            }
        }
        if deal.itinerary.legs.iter().all(|leg| leg.stops() == 0) {
            badges.insert(0, Badge::Direct);
        }
        let refunded = |sold: &SoldFamily| sold.family.terms(Amenity::Refundable) == Restriction::Included;
        if families.iter().all(refunded) {
            badges.push(Badge::FreeCancellation);
        }
        let (party, currency) = (&self.query.party, self.query.currency);
        PricedItinerary {
            provider_code: sale.provider_code,
            itinerary: Arc::clone(&deal.itinerary),
            kind: sale.kind,
            price: party.price(sum.total(), currency),
            base_price: party.price(sum.base, currency),
            families,
            badges,
            cashback: rule.filter(|_| self.query.cashback).map(|rule| self.cashback(rule)),
            token: self.token(deal, sale),
        }
    }

    /// The family of a leg by level of comfort, from 0; the best one for a level beyond.
    fn family(&self, carrier: CarrierId, cabin: Cabin, level: usize) -> &'static Family {
        let families = Family::of(self.timetable.carriers.get(carrier).kind, cabin);
        // There is always a family, so there is a last one.
        &families[level.min(families.len() - 1)]
    }

    fn cashback(&self, rule: CashbackRule) -> Cashback {
        let amount = |cents| self.query.currency.from_usd_cents(cents);
        match rule {
            CashbackRule::Share { tenths, cap_cents } => {
                Cashback::Percentage { tenths, cap: amount(cap_cents) }
            }
            CashbackRule::Flat { cents } => Cashback::Flat(amount(cents)),
        }
    }

    fn token(&self, deal: &Deal, sale: &Sale) -> u128 {
        let query = self.query;
        let token = self
            .dice
            .text("booking")
            .text(sale.provider_code)
            .text(&deal.itinerary.id)
            .text(query.cabin.code())
            .text(query.currency.code())
            .text(&query.market)
            .with(sale.level as u64)
            .with(u64::from(sale.kind == OptionKind::Split));
        let token =
            query.party.kinds().into_iter().fold(token, |token, (count, _)| token.with(u64::from(count)));
        u128::from(token.value()) << 64 | u128::from(token.with(1).value())
    }
}

/// A way to sell a deal.
struct Sale {
    provider_code: &'static str,
    kind: OptionKind,
    /// Index of the fare family, from the cheapest; the last one for an index beyond.
    level: usize,
    /// Price in percent of the airline's fare.
    percent: i64,
}

/// Whether this reseller is the one that always sells a deal, so that each deal has a provider.
fn is_appointed(reseller: &Reseller, deal: &Deal) -> bool {
    let able = || RESELLERS.iter().filter(|it| it.joins || !deal.joined);
    let count = able().count().max(1) as u64;
    let place = usize::try_from(deal.hash % count).unwrap_or(0);
    able().nth(place).is_some_and(|it| it.code == reseller.code)
}
