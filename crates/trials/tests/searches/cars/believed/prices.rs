//! Prices from what to what they are believed, and what belongs to them.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use wayfare_places::{Places, distance_km};

use super::{BUSY, airport_of, found, found_one_way, lowest, lowest_of_small, own, some_day};
use crate::harness::Trial;

/// Lowest and highest price of a day that a traveller believes for the cheapest small car for a week, in US dollars.
const SMALL: [(&str, RangeInclusive<f64>); 16] = [
    ("US", 20.0..=85.0),
    ("CA", 20.0..=85.0),
    ("GB", 18.0..=90.0),
    ("IE", 18.0..=110.0),
    ("FR", 18.0..=100.0),
    ("DE", 18.0..=85.0),
    ("CH", 24.0..=110.0),
    ("IS", 24.0..=140.0),
    ("ES", 12.0..=90.0),
    ("PT", 12.0..=90.0),
    ("GR", 12.0..=95.0),
    ("IT", 14.0..=100.0),
    ("IN", 11.0..=45.0),
    ("TH", 13.0..=55.0),
    ("JP", 18.0..=75.0),
    ("AU", 18.0..=85.0),
];

/// From the cheapest up; each is as large as the one before or larger.
const CLASSES: [&str; 8] =
    ["mini", "economy", "compact", "intermediate", "standard", "fullSize", "premium", "luxury"];

/// What small cars cost, and larger ones at the same desk.
pub async fn of_a_day(trial: &mut Trial) {
    let airport = airport_of(trial, BUSY);
    let day = some_day(trial);
    let found = found(trial, airport, day, 7).await;
    let small = lowest_of_small(&found);
    let believed = SMALL.iter().find(|(country, _)| *country == airport.country);
    if let Some((small, (_, range))) = small.zip(believed) {
        trial.findings.within("R1", small / 7.0, range.clone());
    }
    // By agency, gears and counter.
    let mut desks: HashMap<_, Vec<(usize, f64)>> = HashMap::new();
    for it in found.iter().filter(|it| it.is_own && it.is_regular) {
        let Some(class) = CLASSES.iter().position(|class| *class == it.class) else { continue };
        let counter = it.result.rsplit_once('~').map(|(counter, _)| counter);
        desks.entry((&it.agency, it.is_automatic, counter)).or_default().push((class, it.price));
    }
    for cars in desks.values() {
        for (class, price) in cars {
            for (_, larger) in cars.iter().filter(|(other, _)| other > class) {
                trial.mostly("R2", larger > price);
            }
        }
    }
    let luxury = lowest(&found, |it| it.is_regular && it.class == "luxury");
    if let Some((small, luxury)) = small.zip(luxury) {
        trial.findings.within("R15", luxury / small, 2.0..=12.0);
    }
}

/// A week costs more than a day, and less a day.
pub async fn of_a_week(trial: &mut Trial) {
    let (airport, day) = (airport_of(trial, BUSY), some_day(trial));
    let short = found(trial, airport, day, 1).await;
    let long = found(trial, airport, day, 7).await;
    let short = own(&short);
    // Desks in town may be closed then, which costs extra, whether for a day or for a week.
    for (result, week) in own(long.iter().filter(|it| it.at_airport)) {
        let Some(day) = short.get(result) else { continue };
        trial.findings.at(result, |findings| findings.within("R3", week / day, 3.0..=6.7));
    }
}

/// To another airport of the country: the fee, and what else is paid at the counter.
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
