//! Plausibility checks for price ranges, cabins and child fares.

use wayfare_models::flights::{Cabin, PassengerCode};

use super::{airports_apart, answered, found, in_days, lowest, nonstop, start, to_weekday, tuesday_of};
use crate::harness::Trial;

/// Checks T1: round trips in economy between eastern North America and Europe, off season and in summer.
pub async fn transatlantic(trial: &mut Trial) {
    let here = trial.random.part("JFK EWR BOS IAD YYZ YUL ORD ATL PHL MIA", ' ');
    let there = trial.random.part("LHR CDG AMS FRA MAD DUB FCO MXP BCN ZRH MUC LIS CPH BRU VIE", ' ');
    let ends = if trial.random.percent(50) { [here, there] } else { [there, here] };
    let in_summer = trial.random.percent(50);
    let month = if in_summer { 7 } else { *trial.random.pick(&[2, 3, 11]) };
    let out = tuesday_of(trial, month);
    let found = found(trial, ends, &[out, out.plus_days(8).unwrap()], Cabin::Economy).await;
    let [least, most] = if in_summer { [420.0, 1_800.0] } else { [270.0, 950.0] };
    if let Some(price) = lowest(&found, |_| true) {
        trial.findings.within("T1", price, least..=most);
    }
    // Most travellers would buy the nonstop flight.
    if let Some(price) = lowest(&found, |it| it.stops == 0) {
        trial.findings.within("T1", price, least..=most * 1.25);
    }
}

/// Checks T2: one-way nonstop flights over short distances.
pub async fn short_haul(trial: &mut Trial) {
    let Some([from, to]) = airports_apart(trial, 250.0..1_400.0) else { return };
    let day = in_days(trial, 21, 90);
    let found = nonstop(trial, [from, to], &[day], Cabin::Economy).await;
    if let Some(price) = lowest(&found, |_| true) {
        trial.findings.within("T2", price, 22.0..=240.0);
    }
}

/// Checks T3: round trips over more than 12,000 km.
pub async fn long_haul(trial: &mut Trial) {
    let Some(ends) = airports_apart(trial, 12_000.0..18_500.0) else { return };
    let month = trial.random.within(1, 12) as u8;
    let out = tuesday_of(trial, month);
    let found = found(trial, ends, &[out, out.plus_days(14).unwrap()], Cabin::Economy).await;
    if let Some(price) = lowest(&found, |_| true) {
        trial.findings.within("T3", price, 600.0..=2_600.0);
    }
}

/// Checks T4 to T6: the airline's own prices for other cabins on the same flights.
pub async fn cabins(trial: &mut Trial) {
    let Some(ends) = airports_apart(trial, 600.0..12_000.0) else { return };
    let day = in_days(trial, 5, 200);
    let economy = nonstop(trial, ends, &[day], Cabin::Economy).await;
    let cabins = [
        ("T4", Cabin::Business, 2.3..=6.0),
        ("T4", Cabin::Business, 2.3..=6.0),
        ("T5", Cabin::PremiumEconomy, 1.5..=2.5),
        ("T6", Cabin::First, 3.0..=10.0),
    ];
    let (rule, cabin, times) = trial.random.pick(&cabins).clone();
    // Nonstop only: a connection may have a lower cabin on one of its flights.
    for expensive in nonstop(trial, ends, &[day], cabin).await {
        let base = economy.iter().find(|it| it.id == expensive.id).and_then(|it| it.own);
        let Some((own, base)) = expensive.own.zip(base) else { continue };
        trial.findings.at(expensive.id, |findings| findings.within(rule, own / base, times.clone()));
    }
}

/// Checks T7: a child costs something, but less than an adult.
pub async fn child_fares(trial: &mut Trial) {
    let Some(ends) = airports_apart(trial, 300.0..9_000.0) else { return };
    let day = to_weekday(in_days(trial, 3, 250), 2);
    let mut totals = Vec::new();
    for second in [None, Some(PassengerCode::Child), Some(PassengerCode::Adult)] {
        let mut start = start(ends, &[day], Cabin::Economy);
        start.passengers.extend(second);
        totals.extend(lowest(&answered(trial, start, None).await, |_| true));
    }
    if let [alone, family, couple] = totals[..] {
        trial.findings.within("T7", family, alone * 1.3..=couple * 0.97);
    }
}
