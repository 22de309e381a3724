//! Offers of a provider for the deals.

use std::collections::HashMap;
use std::sync::Arc;

use wayfare_wire::Text;

use super::agencies::AgencyKind;
use super::badges::{Badge, RateFacts, badges};
use super::brokers::Broker;
use super::deals::Deal;
use super::fees::Fee;
use super::policies::{Cancellation, Insurance, Payment, RateKind, Tank};
use super::policies::{insurances, mileage_km, needs_credit_card};
use super::query::CarInventoryQuery;
use super::{Currency, Dice, ExactAmount};

/// A rate: one way to book a car.
#[derive(Debug, Clone, PartialEq)]
pub struct CarRate {
    /// Code of the provider: a broker's, or the agency's own.
    pub provider_code: &'static str,
    /// Price of a day in US dollars with all charges: the total divided by the days, rounded up to the cent.
    pub per_day: ExactAmount,
    /// Price of the rental in US dollars: exactly [`per_day`](Self::per_day) times the days.
    pub total: ExactAmount,
    /// Number of charged days.
    pub days: u32,
    /// Path of the page that says what would be booked, below the base URL of the service.
    pub booking_path: Text,
    pub(crate) deal: Arc<Deal>,
    pub(crate) payment: Payment,
    pub(crate) rate: RateKind,
    pub(crate) cancellation: Cancellation,
    pub(crate) mileage_km: Option<u32>,
    pub(crate) tank: Tank,
    pub(crate) insurances: Box<[Insurance]>,
    /// Whether the provider states fees.
    pub(crate) states_fees: bool,
    pub(crate) needs_credit_card: bool,
    pub(crate) badges: Vec<Badge>,
}

impl CarRate {
    /// The fees of its deal, as its provider states them.
    pub(crate) fn fees(&self) -> impl Iterator<Item = Fee> {
        self.deal.fees.iter().map(|fee| Fee { stated: fee.stated && self.states_fees, ..*fee })
    }

    /// The id of its result: agency, pickup place, car, and the return place if it is another one. The same for
    /// every provider.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.deal.id
    }

    /// Kind of its agency.
    #[must_use]
    pub fn agency_kind(&self) -> AgencyKind {
        self.deal.branch.agency.kind
    }

    /// Distance of the pickup place from the searched one, in metres.
    #[must_use]
    pub fn distance_m(&self) -> u32 {
        self.deal.pickup_m
    }
}

/// Makes the offers of one provider.
pub(crate) struct Desk<'a> {
    pub(crate) query: &'a CarInventoryQuery,
    pub(crate) seed: u64,
    /// Draws of the provider.
    pub(crate) dice: Dice,
}

/// Terms of a rate.
struct RateTerms {
    payment: Payment,
    rate: RateKind,
    is_mobile: bool,
    /// Percent of the agency's own price.
    percent: i64,
    is_direct: bool,
    states_fees: bool,
}

impl Desk<'_> {
    /// The offers of a broker.
    pub(crate) fn broker_offers(&self, broker: &Broker, deals: &[Arc<Deal>]) -> Vec<CarRate> {
        let sold = deals.iter().filter(|deal| self.is_sold_by(broker, deal));
        let offers = sold.filter_map(|deal| Some((deal, self.broker_terms(broker, deal)?)));
        let offers = offers.map(|(deal, terms)| self.offer(deal, broker.code, &terms)).collect();
        with_great_deals(offers)
    }

    /// The offers of the agencies themselves. Opaque agencies sell through brokers only.
    pub(crate) fn direct_offers(&self, deals: &[Arc<Deal>]) -> Vec<CarRate> {
        let sold = deals.iter().filter(|deal| deal.branch.agency.kind != AgencyKind::Opaque);
        let offers = sold.flat_map(|deal| {
            let code = deal.branch.agency.code;
            self.direct_terms(deal).into_iter().map(move |terms| self.offer(deal, code, &terms))
        });
        with_great_deals(offers.collect())
    }

    fn is_sold_by(&self, broker: &Broker, deal: &Deal) -> bool {
        let agency = deal.branch.agency;
        let works_with = match agency.kind {
            AgencyKind::Regular => self.dice.text("works with").text(agency.code).chance(broker.agencies),
            kind => broker.others.contains(&kind),
        };
        works_with && self.dice.text("sells").text(&deal.id).chance(broker.cars)
    }

    /// `None` for a rate for mobile devices only, on another device.
    fn broker_terms(&self, broker: &Broker, deal: &Deal) -> Option<RateTerms> {
        let dice = self.dice.text("terms").text(&deal.id);
        let payment = match dice.text("payment").below(100) {
            // Names are revealed after payment.
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
        let percent = markup * kept * early / 10_000;
        Some(RateTerms {
            payment,
            rate,
            is_mobile,
            percent,
            is_direct: false,
            states_fees: broker.states_fees,
        })
    }

    /// Payment at the counter and, for some agencies, in advance at a lower price.
    fn direct_terms(&self, deal: &Deal) -> Vec<RateTerms> {
        let agency = deal.branch.agency;
        let terms = |payment, percent| RateTerms {
            payment,
            rate: RateKind::BestAvailable,
            is_mobile: false,
            percent,
            is_direct: true,
            states_fees: true,
        };
        match agency.kind {
            AgencyKind::Regular if self.dice.text("in advance").text(agency.code).chance(45) => {
                vec![terms(Payment::AtPickup, 100), terms(Payment::Prepay, 92)]
            }
            AgencyKind::Regular => vec![terms(Payment::AtPickup, 100)],
            AgencyKind::Delivery => vec![terms(Payment::Deposit, 100)],
            _ => vec![terms(Payment::Prepay, 100)],
        }
    }

    fn offer(&self, deal: &Arc<Deal>, provider_code: &'static str, terms: &RateTerms) -> CarRate {
        let (query, agency_dice) = (self.query, deal.branch.agency.dice(self.seed));
        let dice = self.dice.text("conditions").text(&deal.id).with(terms.payment as u64);
        let included: i64 = deal.fees.iter().filter(|fee| fee.included).map(|fee| fee.cents).sum();
        let cents = deal.cents * terms.percent / 100 + included;
        let days = i64::from(query.days);
        let per_day = Currency::usd().from_usd_cents((cents + days - 1) / days);
        let total = per_day.times(days);
        let cancellation = Cancellation::of(terms.payment, dice);
        let rate = RateFacts {
            kind: terms.rate,
            payment: terms.payment,
            is_direct: terms.is_direct,
            is_mobile: terms.is_mobile,
            is_discounted: terms.percent < DISCOUNTED,
            cancels_free: cancellation.is_free(self.hours_ahead()),
        };
        CarRate {
            provider_code,
            per_day,
            total,
            days: query.days,
            booking_path: booking_path(query, deal, provider_code, dice),
            payment: terms.payment,
            rate: terms.rate,
            cancellation,
            mileage_km: mileage_km(query, deal, agency_dice),
            tank: Tank::of(deal, agency_dice),
            insurances: insurances(deal, agency_dice, self.dice),
            states_fees: terms.states_fees,
            needs_credit_card: needs_credit_card(deal, agency_dice),
            badges: badges(deal, rate, agency_dice),
            deal: Arc::clone(deal),
        }
    }

    /// Hours from the day of the search to pickup, as if all clocks showed UTC: precise enough for a policy in
    /// hours.
    fn hours_ahead(&self) -> i64 {
        let days = super::day_of_date(self.query.from.date()) - self.query.today();
        24 * days.clamp(-1_000, 1_000) + i64::from(self.query.from.hour())
    }
}

fn booking_path(query: &CarInventoryQuery, deal: &Deal, provider: &str, dice: Dice) -> Text {
    let (agency, class, branch) = (deal.branch.agency.code, deal.car.model.class.code, &deal.branch.id);
    let (from, until) = (query.from, query.until);
    let token = query.mix(dice);
    let (first, second) = (token.value(), token.with(1).value());
    format_args!("/book/cars/{provider}/{agency}/{class}/{branch}/{from}/{until}/{first:016x}{second:016x}")
        .into()
}

/// A rate below this percentage of the agency's own price counts as a discount.
const DISCOUNTED: i64 = 90;

/// Fewest offers of a class for a great deal.
const FEWEST: usize = 3;

/// Marks the cheapest offer of each class of a provider.
fn with_great_deals(mut offers: Vec<CarRate>) -> Vec<CarRate> {
    let mut classes: HashMap<&'static str, (usize, i64, usize)> = HashMap::new();
    for (place, offer) in offers.iter().enumerate() {
        let cents = offer.total.minor();
        let class = classes.entry(offer.deal.car.model.class.code).or_insert((0, cents, place));
        class.0 += 1;
        if cents < class.1 {
            (class.1, class.2) = (cents, place);
        }
    }
    for (_, _, place) in classes.into_values().filter(|(count, _, _)| *count >= FEWEST) {
        offers[place].badges.push(Badge::GreatDeal);
    }
    offers
}
