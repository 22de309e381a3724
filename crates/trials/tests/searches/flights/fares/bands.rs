//! Prices from what to what they are believed, and cabins and travellers in proportion.

use wayfare_models::flights::{Cabin, PassengerCode};

use super::{BUSY, answered, far, found, lowest, nonstop, one_of, start, to_weekday, tuesday_of, within};
use crate::harness::Trial;
use crate::stage::today;

/// Economy there and back between the east of North America and Europe, booked weeks ahead: off season, and in summer.
pub async fn across_the_atlantic(trial: &mut Trial) {
    let here = one_of(trial, "JFK EWR BOS IAD YYZ YUL ORD ATL PHL MIA");
    let there = one_of(trial, "LHR CDG AMS FRA MAD DUB FCO MXP BCN ZRH MUC LIS CPH BRU VIE");
    let ends = if trial.random.percent(50) { [here, there] } else { [there, here] };
    let in_summer = trial.random.percent(50);
    let month = if in_summer { 7 } else { *trial.random.pick(&[2, 3, 11]) };
    let out = tuesday_of(trial, month);
    let days = [out, out.plus_days(8).unwrap()];
    let found = found(trial, ends, &days, Cabin::Economy).await;
    let [least, most] = if in_summer { [420.0, 1_800.0] } else { [270.0, 950.0] };
    if let Some(price) = lowest(&found, |_| true) {
        within(trial, "T1", price, least, most, || format!("{ends:?} and back on {days:?}"));
    }
    // What most would buy: the nonstop flight.
    if let Some(price) = lowest(&found, |it| it.stops == 0) {
        within(trial, "T1", price, least, most * 1.25, || format!("nonstop {ends:?} and back on {days:?}"));
    }
}

/// Nonstop, one way, weeks ahead.
pub async fn near(trial: &mut Trial) {
    let from = one_of(trial, BUSY);
    let Some(to) = far(trial, from, 250.0..1_400.0) else { return };
    let day = today().plus_days(trial.random.within(21, 90) as i32).unwrap();
    let found = nonstop(trial, [from, to.code], &[day], Cabin::Economy).await;
    if let Some(price) = lowest(&found, |_| true) {
        within(trial, "T2", price, 22.0, 240.0, || format!("{from}-{} on {day}", to.code));
    }
}

/// There and back over more than 12,000 km.
pub async fn to_the_other_side(trial: &mut Trial) {
    let from = one_of(trial, BUSY);
    let Some(to) = far(trial, from, 12_000.0..18_500.0) else { return };
    let month = trial.random.within(1, 12) as u8;
    let out = tuesday_of(trial, month);
    let days = [out, out.plus_days(14).unwrap()];
    let found = found(trial, [from, to.code], &days, Cabin::Economy).await;
    if let Some(price) = lowest(&found, |_| true) {
        within(trial, "T3", price, 600.0, 2_600.0, || format!("{from}-{} and back on {days:?}", to.code));
    }
}

/// The airline's own prices on the same flights.
pub async fn cabins(trial: &mut Trial) {
    let from = one_of(trial, BUSY);
    let Some(to) = far(trial, from, 600.0..12_000.0) else { return };
    let day = today().plus_days(trial.random.within(5, 200) as i32).unwrap();
    let economy = nonstop(trial, [from, to.code], &[day], Cabin::Economy).await;
    let (rule, cabin, [least, most]) = trial
        .random
        .pick(&[
            ("T4", Cabin::Business, [2.3, 6.0]),
            ("T4", Cabin::Business, [2.3, 6.0]),
            ("T5", Cabin::PremiumEconomy, [1.5, 2.5]),
            ("T6", Cabin::First, [3.0, 10.0]),
        ])
        .clone();
    let better = nonstop(trial, [from, to.code], &[day], cabin.clone()).await;
    // Flights of the lowest cabin on a part of the way would blur it.
    for dear in &better {
        let Some(own) = dear.own else { continue };
        let Some(base) = economy.iter().find(|it| it.id == dear.id).and_then(|it| it.own) else { continue };
        within(trial, rule, own / base, least, most, || format!("{cabin:?} of {}, times economy", dear.id));
    }
}

/// A child costs something, and no more than an adult.
pub async fn a_child(trial: &mut Trial) {
    let from = one_of(trial, BUSY);
    let Some(to) = far(trial, from, 300.0..9_000.0) else { return };
    let day = to_weekday(today().plus_days(trial.random.within(3, 250) as i32).unwrap(), 2);
    let mut totals = Vec::new();
    for second in [None, Some(PassengerCode::Child), Some(PassengerCode::Adult)] {
        let mut start = start([from, to.code], &[day], Cabin::Economy, 1);
        start.passengers.extend(second);
        let Some(response) = answered(trial, start, None).await else { return };
        let prices = response.itineraries().filter_map(|it| Some(it.cheapest()?.price()?.amount().get()));
        totals.extend(prices.min_by(f64::total_cmp));
    }
    if let [alone, family, couple] = totals[..] {
        within(trial, "T7", family, alone * 1.3, couple * 0.97, || {
            format!("{from}-{} with a child", to.code)
        });
    }
}
