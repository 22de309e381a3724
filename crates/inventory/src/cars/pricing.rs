//! Price of a rental at the agency itself, in US cents, including taxes.
//!
//! The pickup day determines the season and the weekday for the whole rental, so a longer rental is never cheaper than
//! a shorter one that starts on the same day.

use jiff::civil::DateTime;

use super::agencies::{Agency, Standing};
use super::branches::{Access, Branch};
use super::fleet::Car;
use super::models::{prefers_manual, region_of};
use super::query::CarInventoryQuery;
use super::sites::Site;
use super::{CountryFacts, Dice, day_of_date, weekday_of_day};
use crate::world::season::Season;

/// Returns the price of a car for the whole rental, without fees.
pub(crate) fn rental_cents(query: &CarInventoryQuery, branch: &Branch, car: &Car, agency_dice: Dice) -> i64 {
    let manual_by_default = prefers_manual(region_of(branch.site.country()));
    let factors = [
        country_percent(branch.site.country()),
        level_percent(branch.agency, agency_dice),
        site_percent(branch),
        season_percent(branch, query.from),
        weekday_percent(query.from),
        lead_percent(day_of_date(query.from.date()) - query.today()),
        // An automatic car costs extra where manual transmission is the default.
        if car.automatic && manual_by_default && car.model.manual { 119 } else { 100 },
        if car.model.is_decided_at_pickup() { 96 } else { 100 },
        noise_percent(query, branch, car),
        driver_percent(branch),
    ];
    let day = factors.into_iter().fold(car.model.class.day_cents, |cents, percent| cents * percent / 100);
    day * i64::from(query.days) * length_percent(query.days) / 100
}

/// Returns the price level of a country, in percent. Car prices vary less with the price level than hotel prices.
pub(crate) fn country_percent(country: &str) -> i64 {
    (52 + i64::from(CountryFacts::of(country).price_percent) / 2).clamp(66, 135)
}

/// Draws the agency's own price level, in percent.
fn level_percent(agency: &Agency, dice: Dice) -> i64 {
    let (low, high) = match agency.standing() {
        Standing::Upscale => (102, 116),
        Standing::Middle => (94, 108),
        Standing::LowCost => (84, 96),
    };
    dice.text("level").between(low, high)
}

/// Returns the price level of a location, in percent. Airports have the most cars and the most competitors, so counters
/// there are usually the cheapest, especially counters with a shuttle. A branch in town has a small fleet and short
/// hours.
fn site_percent(branch: &Branch) -> i64 {
    match (branch.access, branch.site) {
        (Access::InTerminal, _) => 103,
        (Access::HiddenAtAirport, _) => 86,
        (_, Site::Airport(_)) => 96,
        (_, Site::City(_)) => 126,
    }
}

/// Returns the factor for the season, in percent. Fleets can't grow for a short season, so car prices vary more than
/// air fares in places that most travellers visit in summer: by the sea, and in the far north.
fn season_percent(branch: &Branch, at: DateTime) -> i64 {
    const FAR_NORTH: f64 = 61.0;
    let percent = i64::try_from(branch.season.percent(at.date())).unwrap_or(100);
    let stretch = match branch.season {
        Season::Beach => 130,
        Season::North if branch.position.latitude() > FAR_NORTH => 240,
        _ => 100,
    };
    100 + (percent - 100) * stretch / 100
}

fn weekday_percent(at: DateTime) -> i64 {
    const DAYS: [i64; 7] = [100, 97, 97, 101, 107, 105, 97];
    DAYS[usize::from(weekday_of_day(day_of_date(at.date()))) % 7]
}

/// Returns the factor for the number of days between booking and pickup, in percent.
fn lead_percent(days_ahead: i64) -> i64 {
    match days_ahead {
        ..=1 => 126,
        2..=6 => 116,
        7..=20 => 107,
        21..=59 => 100,
        60..=179 => 95,
        _ => 97,
    }
}

/// Returns the factor for the length of a rental, in percent. Longer rentals cost less per day, but never less in
/// total.
fn length_percent(days: u32) -> i64 {
    match days {
        ..=1 => 118,
        2 => 110,
        3 => 105,
        4..=6 => 100,
        7..=13 => 87,
        14..=27 => 81,
        _ => 79,
    }
}

/// Draws the factor for the weekly supply and demand for one class at one counter, in percent.
fn noise_percent(query: &CarInventoryQuery, branch: &Branch, car: &Car) -> i64 {
    let week = day_of_date(query.from.date()).div_euclid(7);
    branch.dice.text("noise").text(car.model.class.code).with_signed(week).between(96, 104)
}

/// Returns the factor for the cost of a driver, in percent. Private owners charge less than agencies.
fn driver_percent(branch: &Branch) -> i64 {
    use super::agencies::AgencyKind::{IncludedDriver, PeerToPeer};
    match branch.agency.kind {
        IncludedDriver => 260,
        PeerToPeer => 88,
        _ => 100,
    }
}

#[cfg(test)]
mod tests {
    use wayfare_validation::limits::CAR_RENTAL_DAYS;

    use super::*;

    #[test]
    fn longer_rentals_cost_more_in_total_and_less_per_day() {
        for days in 1..CAR_RENTAL_DAYS as u32 {
            let total = |days: u32| i64::from(days) * length_percent(days);
            assert!(total(days) < total(days + 1), "{days}");
            assert!(length_percent(days) >= length_percent(days + 1), "{days}");
        }
    }
}
