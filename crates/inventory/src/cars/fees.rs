//! Fees that are added to a rental or included in its price.

use wayfare_models::cars::CarFeeCode;

use super::Dice;
use super::agencies::AgencyKind;
use super::branches::Branch;
use super::fleet::Car;
use super::oneway::OneWay;
use super::pricing::country_percent;
use super::query::CarInventoryQuery;

/// A fee for the whole rental.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fee {
    pub(crate) code: CarFeeCode,
    /// Amount in US cents.
    pub(crate) cents: i64,
    /// `true` if the offer specifies the amount.
    pub(crate) stated: bool,
    pub(crate) included: bool,
}

/// Maximum number of days for which young and senior drivers pay a fee.
const MAX_PAID_DAYS: u32 = 10;

/// Returns all fees that an agency charges for a car.
pub(crate) fn fees(
    query: &CarInventoryQuery,
    branch: &Branch,
    car: &Car,
    one_way: Option<OneWay>,
    agency_dice: Dice,
) -> Vec<Fee> {
    let mut all = match branch.agency.kind {
        // Age-related fees do not apply to an included driver.
        AgencyKind::IncludedDriver => Vec::new(),
        _ => driver_fees(query, branch, agency_dice),
    };
    all.extend(counter_fees(query, branch, one_way, agency_dice));
    all.extend(deposit(branch, car, agency_dice));
    all
}

/// Returns the sum of the fees included in the price, in US cents. The sum is the same for all cars at a counter.
pub(crate) fn included_cents(
    query: &CarInventoryQuery,
    branch: &Branch,
    one_way: Option<OneWay>,
    agency_dice: Dice,
) -> i64 {
    let fees = counter_fees(query, branch, one_way, agency_dice);
    fees.filter(|fee| fee.included).map(|fee| fee.cents).sum()
}

/// Returns the fees for pickup and return, which may be included in the price.
fn counter_fees(
    query: &CarInventoryQuery,
    branch: &Branch,
    one_way: Option<OneWay>,
    agency_dice: Dice,
) -> impl Iterator<Item = Fee> {
    let drop_off = one_way.map(|one_way| Fee {
        code: CarFeeCode::DropOff,
        cents: one_way.cents,
        stated: one_way.stated,
        included: one_way.included,
    });
    let late = (!branch.hours.is_open(query.from)).then(|| after_hours(branch, agency_dice));
    drop_off.into_iter().chain(late).chain(delivery(branch))
}

fn driver_fees(query: &CarInventoryQuery, branch: &Branch, dice: Dice) -> Vec<Fee> {
    let days = i64::from(query.days.min(MAX_PAID_DAYS));
    let fee = |code, label, percent, [low, high]: [i64; 2]| {
        let dice = dice.text(label);
        // Rounds down to a multiple of half a dollar.
        let per_day = dice.text("cents").between(low, high) * country_percent(branch.site.country()) / 100;
        let cents = days * 50 * (per_day / 50);
        let stated = dice.text("told").chance(80);
        dice.chance(percent).then_some(Fee { code, cents, stated, included: false })
    };
    let young = fee(CarFeeCode::YoungDriver, "young", 88, [1_000, 2_600]);
    let senior = fee(CarFeeCode::SeniorDriver, "senior", 24, [500, 1_200]);
    young.into_iter().chain(senior).collect()
}

fn after_hours(branch: &Branch, agency_dice: Dice) -> Fee {
    let dice = agency_dice.text("after hours");
    let cents = 100 * dice.between(25, 75);
    let included = branch.dice.text("late").chance(50);
    Fee { code: CarFeeCode::AfterHours, cents, stated: dice.text("told").chance(85), included }
}

fn delivery(branch: &Branch) -> Option<Fee> {
    let dice = branch.dice.text("delivery");
    let delivers = branch.agency.kind == AgencyKind::Delivery;
    let fee = |percent| Fee {
        code: CarFeeCode::DeliveryFee,
        cents: 100 * dice.between(15, 45),
        stated: dice.text("told").chance(85),
        included: dice.text("included").chance(percent),
    };
    delivers.then(|| fee(60))
}

fn deposit(branch: &Branch, car: &Car, agency_dice: Dice) -> Option<Fee> {
    if branch.agency.kind == AgencyKind::IncludedDriver {
        return None;
    }
    let dice = agency_dice.text("deposit");
    let times = if car.model.class.is_expensive() { 3 } else { 1 };
    let cents = 5_000 * dice.between(3, 10) * times;
    let stated = dice.text("told").chance(75);
    dice.chance(80).then_some(Fee { code: CarFeeCode::SecurityDeposit, cents, stated, included: false })
}
