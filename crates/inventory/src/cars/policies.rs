//! Conditions of a rental: cancellation, mileage, fuel, insurance, payment.

use wayfare_models::cars::{CarFuel, CarInsuranceCode};

use super::Dice;
use super::agencies::AgencyKind;
use super::deals::CarDeal;
use super::models::region_of;
use super::query::CarInventoryQuery;

/// Time of payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Payment {
    AtPickup,
    Prepay,
    Deposit,
}

/// Kind of rate: for all customers, shown by no other provider, or for company employees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum RateKind {
    BestAvailable,
    Exclusive,
    Corporate,
}

/// Cancellation policy of a rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cancellation {
    /// Free at any time.
    Unlimited,
    /// Free until a number of hours before pickup; after that, a percentage of the price.
    Until { hours: u32, percent: u32 },
    /// A percentage of the price at any time.
    Never { percent: u32 },
}

impl Cancellation {
    pub(crate) fn of(payment: Payment, dice: Dice) -> Self {
        let dice = dice.text("cancellation");
        let until = |percent| Self::Until {
            hours: [24, 48, 72, 12, 6][dice.text("hours").below(5) as usize],
            percent,
        };
        match (payment, dice.below(100)) {
            (Payment::AtPickup, 0..62) => Self::Unlimited,
            (Payment::AtPickup, _) => until(20),
            (Payment::Prepay, 0..48) => until(50),
            (Payment::Prepay, _) => Self::Never { percent: 100 },
            (Payment::Deposit, 0..80) => until(30),
            (Payment::Deposit, _) => Self::Never { percent: 25 },
        }
    }

    /// Returns whether cancellation is free for some time after the search.
    pub(crate) fn is_free(self, hours_ahead: i64) -> bool {
        match self {
            Self::Unlimited => true,
            Self::Until { hours, .. } => hours_ahead > i64::from(hours),
            Self::Never { .. } => false,
        }
    }
}

/// Fuel policy: the level of the tank at pickup, and the level required on return.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Tank {
    FullToFull,
    FullToEmpty,
    HalfToHalf,
    HalfToEmpty,
    QuarterToQuarter,
    EmptyToEmpty,
    SameToSame,
}

impl Tank {
    pub(crate) fn of(deal: &CarDeal, agency_dice: Dice) -> Self {
        match (deal.branch.agency.kind, &deal.car.model.fuel) {
            (AgencyKind::PeerToPeer, _) | (_, Some(CarFuel::Electric)) => return Self::SameToSame,
            _ => {}
        }
        match agency_dice.text("tank").text(region_of(deal.branch.site.country())).below(100) {
            0..66 => Self::FullToFull,
            66..77 => Self::SameToSame,
            77..84 => Self::FullToEmpty,
            84..88 => Self::HalfToHalf,
            88..92 => Self::HalfToEmpty,
            92..96 => Self::QuarterToQuarter,
            _ => Self::EmptyToEmpty,
        }
    }

    pub(crate) fn display_name(self) -> &'static str {
        match self {
            Self::FullToFull => "Full to full",
            Self::FullToEmpty => "Full to empty",
            Self::HalfToHalf => "Half to half",
            Self::HalfToEmpty => "Half to empty",
            Self::QuarterToQuarter => "Quarter to quarter",
            Self::EmptyToEmpty => "Empty to empty",
            Self::SameToSame => "Same to same",
        }
    }

    pub(crate) fn description(self) -> &'static str {
        match self {
            Self::FullToFull => "The tank is full at pickup and must be full on return.",
            Self::FullToEmpty => "You pay for a full tank at pickup; unused fuel is not refunded.",
            Self::HalfToHalf => "The tank is half full at pickup and must be half full on return.",
            Self::HalfToEmpty => "You pay for half a tank at pickup; unused fuel is not refunded.",
            Self::QuarterToQuarter => {
                "The tank is a quarter full at pickup and must be a quarter full on return."
            }
            Self::EmptyToEmpty => "The tank is nearly empty at pickup and may be nearly empty on return.",
            Self::SameToSame => "The fuel level on return must be the same as at pickup.",
        }
    }
}

/// Returns the included mileage in km for the whole rental, or `None` for unlimited mileage.
pub(crate) fn mileage_km(query: &CarInventoryQuery, deal: &CarDeal, agency_dice: Dice) -> Option<u32> {
    let dice = agency_dice.text("mileage").text(region_of(deal.branch.site.country()));
    let limited = match deal.branch.agency.kind {
        AgencyKind::PeerToPeer => 90,
        AgencyKind::IncludedDriver => 100,
        _ if deal.car.model.class.is_expensive() => 55,
        _ => 20,
    };
    let per_day = 50 * u32::try_from(dice.text("km").between(3, 8)).unwrap_or(3);
    dice.text("limited").chance(limited).then_some(per_day * query.days)
}

/// An included insurance policy. Amounts are in US cents.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Insurance {
    pub(crate) code: CarInsuranceCode,
    pub(crate) limit: Option<i64>,
    pub(crate) deductible: Option<i64>,
}

/// Draws the included insurance policies. In North America, drivers bring their own insurance; elsewhere, rates include
/// some policies by law or custom.
pub(crate) fn insurances(deal: &CarDeal, agency_dice: Dice, provider_dice: Dice) -> Box<[Insurance]> {
    use CarInsuranceCode::{Collision, Fire, Theft, ThirdParty, TireGlass};
    let usual = match region_of(deal.branch.site.country()) {
        "NA" => [12, 8, 22, 4, 2],
        "EU" | "GB" | "OC" | "JP" | "KR" => [90, 84, 96, 30, 10],
        _ => [70, 62, 80, 22, 6],
    };
    let dice = provider_dice.text("insurance").text(deal.branch.agency.code);
    let times = if deal.car.model.class.is_expensive() { 2 } else { 1 };
    let deductible = 10_000 * agency_dice.text("deductible").between(6, 18) * times;
    let waived = dice.text("waived").chance(8);
    (0..)
        .zip([Collision, Theft, ThirdParty, Fire, TireGlass].into_iter().zip(usual))
        .filter(|(number, (_, percent))| dice.with(*number).chance(*percent))
        .map(|(_, (code, _))| match code {
            ThirdParty => {
                let limit = agency_dice.text("third party").chance(70).then_some(100_000_000);
                Insurance { code, limit, deductible: None }
            }
            _ => Insurance { code, limit: None, deductible: (!waived).then_some(deductible) },
        })
        .collect()
}

/// Returns whether a credit card is required.
pub(crate) fn needs_credit_card(deal: &CarDeal, agency_dice: Dice) -> bool {
    let expensive = deal.car.model.class.is_expensive();
    match deal.branch.agency.kind {
        AgencyKind::PeerToPeer | AgencyKind::IncludedDriver => false,
        _ => expensive || agency_dice.text("card").chance(72),
    }
}
