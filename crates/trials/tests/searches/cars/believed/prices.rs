//! Prices from what to what they are believed, and what belongs to them.

use std::collections::HashMap;

use wayfare_places::{Places, distance_km};

use super::{BUSY, Rate, airport_of, found, found_one_way, lowest, some_day, within};
use crate::harness::Trial;

/// Lowest and highest price of a day that a traveller believes for the cheapest small car for a week, in US dollars.
const SMALL: [(&str, [f64; 2]); 16] = [
    ("US", [20.0, 85.0]),
    ("CA", [20.0, 85.0]),
    ("GB", [18.0, 90.0]),
    ("IE", [18.0, 110.0]),
    ("FR", [18.0, 100.0]),
    ("DE", [18.0, 85.0]),
    ("CH", [24.0, 110.0]),
    ("IS", [24.0, 140.0]),
    ("ES", [12.0, 90.0]),
    ("PT", [12.0, 90.0]),
    ("GR", [12.0, 95.0]),
    ("IT", [14.0, 100.0]),
    ("IN", [11.0, 45.0]),
    ("TH", [13.0, 55.0]),
    ("JP", [18.0, 75.0]),
    ("AU", [18.0, 85.0]),
];

/// From the cheapest up; each is as large as the one before or larger.
const CLASSES: [&str; 8] =
    ["mini", "economy", "compact", "intermediate", "standard", "fullSize", "premium", "luxury"];

/// An agency, whether its cars shift themselves, and the counter.
type Desk<'a> = (&'a str, bool, &'a str);

/// What small cars cost, and larger ones at the same desk.
pub async fn of_a_day(trial: &mut Trial) {
    let airport = airport_of(trial, BUSY);
    let day = some_day(trial);
    let found = found(trial, airport, day, 7).await;
    let small = lowest(&found, |it| it.is_regular && ["economy", "compact"].contains(&it.class.as_str()));
    if let Some((small, (country, [least, most]))) =
        small.zip(SMALL.iter().find(|(country, _)| *country == airport.country))
    {
        within(trial, "R1", small / 7.0, *least, *most, || {
            format!("a small car in {country} ({}) on {day}", airport.code)
        });
    }
    let mut desks: HashMap<Desk<'_>, Vec<(usize, f64)>> = HashMap::new();
    for it in found.iter().filter(|it| it.is_own && it.is_regular) {
        let Some(class) = CLASSES.iter().position(|class| *class == it.class) else { continue };
        let counter = it.result.rsplit_once('~').map_or("", |(counter, _)| counter);
        desks.entry((&it.agency, it.is_automatic, counter)).or_default().push((class, it.price));
    }
    let mut pairs = Vec::new();
    for cars in desks.values() {
        for (class, price) in cars {
            let larger = cars.iter().filter(|(other, _)| other > class);
            pairs.extend(larger.map(|(_, other)| other > price));
        }
    }
    for holds in pairs {
        trial.mostly("R2", holds);
    }
    let luxury = lowest(&found, |it| it.is_regular && it.class == "luxury");
    if let Some((small, luxury)) = small.zip(luxury) {
        within(trial, "R15", luxury / small, 2.0, 12.0, || {
            format!("luxury, times a small car, {}", airport.code)
        });
    }
}

/// A week costs more than a day, and less a day.
pub async fn of_a_week(trial: &mut Trial) {
    let (airport, day) = (airport_of(trial, BUSY), some_day(trial));
    let short = found(trial, airport, day, 1).await;
    let long = found(trial, airport, day, 7).await;
    let by_result: HashMap<&str, &Rate> =
        short.iter().filter(|it| it.is_own).map(|it| (it.result.as_str(), it)).collect();
    // Desks in town may be closed then, which costs extra, whether for a day or for a week.
    for week in long.iter().filter(|it| it.is_own && it.at_airport) {
        let Some(day) = by_result.get(week.result.as_str()) else { continue };
        within(trial, "R3", week.price / day.price, 3.0, 6.7, || {
            format!("a week of {}, in days", week.result)
        });
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
        if let Some(fee) = it.one_way {
            within(trial, "R7", fee, 25.0, 600.0, || format!("{}, left at {}", it.result, to.code));
        }
        if let Some(fee) = it.young_driver {
            within(trial, "R8", fee / 3.0, 4.0, 36.0, || format!("a day of a young driver, {}", it.result));
        }
        if let Some(deposit) = it.deposit {
            within(trial, "R13", deposit, 100.0, 2_000.0, || format!("a deposit, {}", it.result));
        }
    }
}
