//! A provider's sales desk: the cars that the provider sells, and their terms and prices.

use std::collections::HashMap;
use std::sync::Arc;

use specwright_core::Text;

use super::agencies::AgencyKind;
use super::badges::{Badge, RateFacts, badges};
use super::brokers::{Broker, DIRECT};
use super::deals::CarDeal;
use super::fees::{Fee, fees};
use super::offers::CarRate;
use super::policies::{Cancellation, Payment, RateKind, Tank};
use super::policies::{insurances, mileage_km, needs_credit_card};
use super::query::CarInventoryQuery;
use super::{Currency, Dice, ExactAmount};

/// Seller of a car.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Seller {
    Broker(&'static Broker),
    /// All agencies together; each offer identifies its agency.
    Agencies,
}

impl Seller {
    /// Returns the seller's provider code in searches.
    pub(crate) fn provider_code(self) -> &'static str {
        match self {
            Self::Broker(broker) => broker.code,
            Self::Agencies => DIRECT,
        }
    }

    /// Returns the code of the broker, or of the agency that rents the car out.
    pub(crate) fn code(self, deal: &CarDeal) -> &'static str {
        match self {
            Self::Broker(broker) => broker.code,
            Self::Agencies => deal.branch.agency.code,
        }
    }

    /// Returns whether the seller specifies fee amounts.
    fn states_fees(self) -> bool {
        match self {
            Self::Broker(broker) => broker.states_fees,
            Self::Agencies => true,
        }
    }
}

/// A deal that a seller offers: the parameters that determine the offer, and its price.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Sale {
    /// Price per day in US cents.
    pub(crate) day_cents: i64,
    /// Index of the deal.
    pub(crate) deal: u32,
    pub(crate) payment: Payment,
    pub(crate) rate: RateKind,
    pub(crate) is_mobile: bool,
    pub(crate) is_discounted: bool,
    pub(crate) is_great_deal: bool,
}

impl Sale {
    fn per_day(&self) -> ExactAmount {
        ExactAmount::from_minor(self.day_cents, Currency::usd())
    }

    /// Returns the price of the rental in US dollars.
    pub(crate) fn total(&self, query: &CarInventoryQuery) -> ExactAmount {
        self.per_day().times(i64::from(query.days))
    }
}

/// Terms of a rate.
struct Terms {
    payment: Payment,
    rate: RateKind,
    is_mobile: bool,
    /// Price, as a percentage of the agency's own price.
    percent: i64,
}

/// Percentage of the agency's own price below which a rate counts as a discount.
const DISCOUNTED: i64 = 90;

/// Minimum number of offers in a class for the great-deal badge.
const MIN_OFFERS_FOR_GREAT_DEAL: usize = 3;

/// A seller's sales desk, for one query.
pub(crate) struct Desk<'a> {
    seed: u64,
    query: &'a CarInventoryQuery,
    seller: Seller,
    /// The seller's random source.
    dice: Dice,
}

impl<'a> Desk<'a> {
    pub(crate) fn new(seed: u64, query: &'a CarInventoryQuery, seller: Seller) -> Self {
        let dice = Dice::new(seed, "rental seller").text(seller.provider_code());
        Self { seed, query, seller, dice }
    }

    /// Returns the seller's sales of the given deals.
    pub(crate) fn sales(&self, deals: &[Arc<CarDeal>]) -> Box<[Sale]> {
        let mut sales = Vec::with_capacity(deals.len());
        for (index, deal) in (0..).zip(deals) {
            let terms = match self.seller {
                Seller::Broker(broker) => [self.broker_terms(broker, deal), None],
                Seller::Agencies => self.direct_terms(deal),
            };
            sales.extend(terms.into_iter().flatten().map(|terms| self.sale(index, deal, &terms)));
        }
        mark_great_deals(&mut sales, deals);
        sales.into()
    }

    /// Returns the terms of a broker, or `None` if it does not sell the car or if the rate is only for mobile devices
    /// and the traveller uses another device.
    fn broker_terms(&self, broker: &Broker, deal: &CarDeal) -> Option<Terms> {
        if !self.is_sold_by(broker, deal) {
            return None;
        }
        let dice = self.dice.text("terms").text(&deal.id);
        let payment = match dice.text("payment").below(100) {
            // The agency's name is revealed only after payment.
            _ if deal.branch.agency.kind == AgencyKind::Opaque => Payment::Prepay,
            0..42 => Payment::AtPickup,
            42..84 => Payment::Prepay,
            _ => Payment::Deposit,
        };
        let is_mobile = dice.text("mobile").chance(broker.mobile);
        if is_mobile && !self.query.on_mobile {
            return None;
        }
        let rate = match dice.text("rate").chance(broker.exclusive) {
            _ if broker.corporate => RateKind::Corporate,
            true => RateKind::Exclusive,
            false => RateKind::BestAvailable,
        };
        let markup = dice.text("markup").between(broker.markup[0], broker.markup[1]);
        let kept = if rate == RateKind::Exclusive || is_mobile { 95 } else { 100 };
        let early = if payment == Payment::Prepay { 94 } else { 100 };
        Some(Terms { payment, rate, is_mobile, percent: markup * kept * early / 10_000 })
    }

    fn is_sold_by(&self, broker: &Broker, deal: &CarDeal) -> bool {
        let agency = deal.branch.agency;
        let works_with = match agency.kind {
            AgencyKind::Regular => self.dice.text("works with").text(agency.code).chance(broker.agencies),
            kind => broker.others.contains(&kind),
        };
        works_with && self.dice.text("sells").text(&deal.id).chance(broker.cars)
    }

    /// Returns the terms of the agency itself. Regular agencies accept payment at the counter. Some also accept
    /// prepayment at a lower price. Opaque agencies sell only through brokers.
    fn direct_terms(&self, deal: &CarDeal) -> [Option<Terms>; 2] {
        let agency = deal.branch.agency;
        let terms = |payment, percent| {
            Some(Terms { payment, rate: RateKind::BestAvailable, is_mobile: false, percent })
        };
        match agency.kind {
            AgencyKind::Regular if self.dice.text("in advance").text(agency.code).chance(45) => {
                [terms(Payment::AtPickup, 100), terms(Payment::Prepay, 92)]
            }
            AgencyKind::Regular => [terms(Payment::AtPickup, 100), None],
            AgencyKind::Delivery => [terms(Payment::Deposit, 100), None],
            AgencyKind::PeerToPeer | AgencyKind::IncludedDriver => [terms(Payment::Prepay, 100), None],
            AgencyKind::Opaque => [None, None],
        }
    }

    fn sale(&self, index: u32, deal: &CarDeal, terms: &Terms) -> Sale {
        let cents = deal.cents * terms.percent / 100 + deal.included_cents;
        let days = i64::from(self.query.days);
        Sale {
            day_cents: (cents + days - 1) / days,
            deal: index,
            payment: terms.payment,
            rate: terms.rate,
            is_mobile: terms.is_mobile,
            is_discounted: terms.percent < DISCOUNTED,
            is_great_deal: false,
        }
    }

    /// Returns the offer for a sale, including all conditions.
    pub(crate) fn offer(&self, deal: &Arc<CarDeal>, sale: &Sale) -> CarRate {
        let (query, agency_dice) = (self.query, deal.branch.agency.dice(self.seed));
        let dice = self.dice.text("conditions").text(&deal.id).with(sale.payment as u64);
        let provider_code = self.seller.code(deal);
        let cancellation = Cancellation::of(sale.payment, dice);
        CarRate {
            provider_code,
            per_day: sale.per_day(),
            total: sale.total(query),
            days: query.days,
            booking_path: booking_path(query, deal, provider_code, dice),
            payment: sale.payment,
            rate: sale.rate,
            cancellation,
            mileage_km: mileage_km(query, deal, agency_dice),
            tank: Tank::of(deal, agency_dice),
            insurances: insurances(deal, agency_dice, self.dice),
            fees: self.fees(deal, agency_dice),
            needs_credit_card: needs_credit_card(deal, agency_dice),
            badges: self.badges(deal, sale, cancellation, agency_dice),
            deal: Arc::clone(deal),
        }
    }

    /// Returns the fees for a deal, as specified by the seller.
    fn fees(&self, deal: &CarDeal, agency_dice: Dice) -> Vec<Fee> {
        let mut fees = fees(self.query, &deal.branch, &deal.car, deal.one_way(), agency_dice);
        fees.iter_mut().for_each(|fee| fee.stated &= self.seller.states_fees());
        fees
    }

    fn badges(
        &self,
        deal: &CarDeal,
        sale: &Sale,
        cancellation: Cancellation,
        agency_dice: Dice,
    ) -> Vec<Badge> {
        let facts = RateFacts {
            kind: sale.rate,
            payment: sale.payment,
            is_direct: matches!(self.seller, Seller::Agencies),
            is_mobile: sale.is_mobile,
            is_discounted: sale.is_discounted,
            is_great_deal: sale.is_great_deal,
            has_free_cancellation: cancellation.is_free(self.hours_ahead()),
        };
        badges(deal, facts, agency_dice)
    }

    /// Returns the number of hours from the day of the search to pickup. Time zones are ignored, since the result is
    /// still precise enough for a policy in hours.
    fn hours_ahead(&self) -> i64 {
        let days = super::day_of_date(self.query.from.date()) - self.query.today();
        24 * days.clamp(-1_000, 1_000) + i64::from(self.query.from.hour())
    }
}

fn booking_path(query: &CarInventoryQuery, deal: &CarDeal, provider: &str, dice: Dice) -> Text {
    let (agency, class, branch) = (deal.branch.agency.code, deal.car.model.class.code, &deal.branch.id);
    let (from, until) = (query.from, query.until);
    let token = query.mix(dice);
    let (first, second) = (token.value(), token.with(1).value());
    format_args!("/book/cars/{provider}/{agency}/{class}/{branch}/{from}/{until}/{first:016x}{second:016x}")
        .into()
}

/// Marks the cheapest offer of each class that has enough offers.
fn mark_great_deals(sales: &mut [Sale], deals: &[Arc<CarDeal>]) {
    let mut classes: HashMap<&'static str, (usize, i64, usize)> = HashMap::new();
    for (index, sale) in sales.iter().enumerate() {
        let class = deals[sale.deal as usize].car.model.class.code;
        let (count, cents, cheapest) = classes.entry(class).or_insert((0, sale.day_cents, index));
        *count += 1;
        if sale.day_cents < *cents {
            (*cents, *cheapest) = (sale.day_cents, index);
        }
    }
    for (_, _, cheapest) in classes.into_values().filter(|(count, _, _)| *count >= MIN_OFFERS_FOR_GREAT_DEAL)
    {
        sales[cheapest].is_great_deal = true;
    }
}
