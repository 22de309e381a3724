//! Plausibility checks for price ranges and fees.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use wayfare_places::{Places, distance_km};

use super::{BUSY, airport_of, found, found_one_way, lowest, lowest_small_car, own, some_day};
use crate::harness::Trial;

/// Plausible daily prices of the cheapest small car for a week, in US dollars.
const SMALL: [(&str, RangeInclusive<f64>); 16] = [
    ("US", 20.0..=85.0),
    ("CA", 20.0..=85.0),
    ("GB", 18.0..=90.0),
    ("IE", 18.0..=110.0),
    ("FR", 18.0..=100.0),
    ("DE", 18.0..=85.0),
    ("CH", 24.0..=110.0),
    ("IS", 16.0..=140.0),
    ("ES", 12.0..=90.0),
    ("PT", 12.0..=90.0),
    ("GR", 12.0..=95.0),
    ("IT", 14.0..=100.0),
    ("IN", 11.0..=45.0),
    ("TH", 13.0..=55.0),
    ("JP", 16.0..=75.0),
    ("AU", 18.0..=85.0),
];

/// Classes from the cheapest to the most expensive.
const CLASSES: [&str; 8] =
    ["mini", "economy", "compact", "intermediate", "standard", "fullSize", "premium", "luxury"];

/// Checks R1, R2 and R15: prices of small cars, and of larger cars at the same counter.
pub async fn daily_prices(trial: &mut Trial) {
    let airport = airport_of(trial, BUSY);
    let day = some_day(trial);
    let found = found(trial, airport, day, 7).await;
    let small = lowest_small_car(&found);
    let plausible = SMALL.iter().find(|(country, _)| *country == airport.country);
    if let Some((small, (_, range))) = small.zip(plausible) {
        trial.findings.within("R1", small / 7.0, range.clone());
    }
    // Classes and prices by agency, transmission and counter.
    let mut desks: HashMap<_, Vec<(usize, f64)>> = HashMap::new();
    for it in found.iter().filter(|it| it.is_own && it.is_regular) {
        let Some(class) = CLASSES.iter().position(|class| *class == it.class) else { continue };
        let counter = it.result.rsplit_once('~').map(|(counter, _)| counter);
        desks.entry((&it.agency, it.is_automatic, counter)).or_default().push((class, it.price));
    }
    for cars in desks.values() {
        for (class, price) in cars {
            for (_, larger) in cars.iter().filter(|(other, _)| other > class) {
                trial.usually("R2", larger > price);
            }
        }
    }
    let luxury = lowest(&found, |it| it.is_regular && it.class == "luxury");
    if let Some((small, luxury)) = small.zip(luxury) {
        trial.findings.within("R15", luxury / small, 2.0..=12.0);
    }
}

/// Checks R3: a week costs 3 to 6.7 times as much as one day.
pub async fn weekly_prices(trial: &mut Trial) {
    let (airport, day) = (airport_of(trial, BUSY), some_day(trial));
    let short = found(trial, airport, day, 1).await;
    let long = found(trial, airport, day, 7).await;
    let short = own(&short);
    // Counters in town may be closed at the pickup time. Their after-hours fee would distort the ratio.
    for (result, week) in own(long.iter().filter(|it| it.at_airport)) {
        let Some(day) = short.get(result) else { continue };
        trial.findings.at(result, |findings| findings.within("R3", week / day, 3.0..=6.7));
    }
}

/// Checks R7, R8 and R13: the one-way fee to another airport of the country, and other amounts paid at the counter.
pub async fn one_way(trial: &mut Trial) {
    let (from, day) = (airport_of(trial, BUSY), some_day(trial));
    let is_there = |it: &&wayfare_places::Airport| {
        let km = distance_km(from.position, it.position);
        it.country == from.country && it.traffic_rank.is_some() && (100.0..1_500.0).contains(&km)
    };
    let there: Vec<_> = Places::embedded().airports().iter().filter(is_there).collect();
    if there.is_empty() {
        return;
    }
    let to = *trial.random.pick(&there);
    for it in found_one_way(trial, [from, to], day, 3).await {
        let fees = [
            ("R7", it.one_way, 25.0..=600.0),
            ("R8", it.young_driver.map(|fee| fee / 3.0), 4.0..=36.0),
            ("R13", it.deposit, 100.0..=2_000.0),
        ];
        for (rule, fee, range) in fees {
            let Some(fee) = fee else { continue };
            trial.findings.at(&it.result, |findings| findings.within(rule, fee, range));
        }
    }
}
