//! The offers of one seller: which of the deals it sells, in which fare family, at which price.

use std::sync::Arc;

use super::fares::families::{Amenity, Family, Restriction};
use super::itineraries::{Deal, Itinerary};
use super::sellers::{CashbackRule, RESELLERS, Reseller};
use crate::flights::fares::party::PartyFare;
use crate::flights::fares::pricing::Fare;
use crate::flights::query::FlightInventoryQuery;
use crate::flights::schedule::cabins::Cabin;
use crate::flights::schedule::carriers::{CarrierId, CarrierKind};
use crate::flights::schedule::timetable::Timetable;
use crate::world::dice::Dice;
use wayfare_places::money::ExactAmount;

/// How an option is booked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OptionKind {
    /// In one booking.
    Regular,
    /// In several bookings, one for each leg.
    Split,
}

/// A property that an option is marked with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Badge {
    /// No leg has a stop.
    Direct,
    /// The booking can be called off for nothing.
    FreeCancellation,
    /// It can be booked without leaving the page.
    InstantBook,
    /// Flights of airlines that have no agreement are joined.
    VirtualInterline,
    /// The seller helps when such a connection is missed.
    SelfTransferProtection,
}

impl Badge {
    /// The code in answers.
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

    /// The name that a traveller reads.
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

/// What the traveller gets back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cashback {
    /// So many tenths of a percent of the price, up to the cap.
    Percentage {
        /// Tenths of a percent.
        tenths: u32,
        /// At most this much.
        cap: ExactAmount,
    },
    /// So much for a booking.
    Flat(ExactAmount),
}

/// The fare family of some legs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SoldFamily {
    /// The family.
    pub family: &'static Family,
    /// The legs it applies to, from 0.
    pub legs: Vec<u16>,
    pub(crate) carrier: CarrierId,
}

/// One booking option of one seller for an itinerary.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PricedItinerary {
    /// What is sold. Offers of several sellers share it.
    pub itinerary: Arc<Itinerary>,
    /// Who sells it: the code of a reseller or of an airline.
    pub provider_code: &'static str,
    /// How it is booked.
    pub kind: OptionKind,
    /// What it costs.
    pub price: PartyFare,
    /// What of that goes to the airlines, without taxes.
    pub base_price: PartyFare,
    /// What comes with it.
    pub families: Vec<SoldFamily>,
    /// What it is marked with.
    pub badges: Vec<Badge>,
    /// What the traveller gets back, if the caller's key has that.
    pub cashback: Option<Cashback>,
    /// Where it is booked; absolute.
    pub booking_url: String,
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

    /// What the airlines themselves offer: what is all theirs or their partners', in the least family and the best.
    pub(crate) fn direct_offers(&self, deals: &[Deal]) -> Vec<PricedItinerary> {
        let mut offers = Vec::new();
        for deal in deals.iter().filter(|deal| !deal.joined) {
            let Some(&carrier) = deal.carriers.first() else { continue };
            let code = self.timetable.carriers.get(carrier).code;
            for level in [0, usize::MAX] {
                let sale = Sale { seller: code, kind: OptionKind::Regular, level, percent: 100 };
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

    /// A split pays only where one ticket for all is not cheaper than one for each leg.
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
        // Most sell what is cheapest, since that is what is compared.
        let level = usize::from(kind == OptionKind::Regular && dice.text("level").chance(25));
        let sale = Sale { seller: reseller.code, kind, level, percent };
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
            provider_code: sale.seller,
            itinerary: Arc::clone(&deal.itinerary),
            kind: sale.kind,
            price: party.price(sum.total(), currency),
            base_price: party.price(sum.base, currency),
            families,
            badges,
            cashback: rule.filter(|_| self.query.cashback).map(|rule| self.cashback(rule)),
            booking_url: self.booking_url(deal, sale),
        }
    }

    /// The family of a leg at a level of comfort, the plainest being 0; the best there is where the level is higher.
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

    /// An address that leads to this very offer, and to the same one whenever it is made again.
    fn booking_url(&self, deal: &Deal, sale: &Sale) -> String {
        let query = self.query;
        let token = self
            .dice
            .text("booking")
            .text(sale.seller)
            .text(&deal.itinerary.id)
            .text(query.cabin.code())
            .text(query.currency.code())
            .text(&query.market)
            .with(sale.level as u64)
            .with(u64::from(sale.kind == OptionKind::Split));
        let token =
            query.party.kinds().into_iter().fold(token, |token, (count, _)| token.with(u64::from(count)));
        format!("https://book.wayfare.example/flights/{:016x}{:016x}", token.value(), token.with(1).value())
    }
}

/// How a deal is sold.
struct Sale {
    seller: &'static str,
    kind: OptionKind,
    /// The place of the fare family, from the plainest; the last where there are fewer.
    level: usize,
    /// What the seller asks of the airline's fare, in percent.
    percent: i64,
}

/// Whether it falls to this reseller to sell a deal, so that each is sold by somebody.
fn is_appointed(reseller: &Reseller, deal: &Deal) -> bool {
    let able = || RESELLERS.iter().filter(|it| it.joins || !deal.joined);
    let count = able().count().max(1) as u64;
    let place = usize::try_from(deal.hash % count).unwrap_or(0);
    able().nth(place).is_some_and(|it| it.code == reseller.code)
}
