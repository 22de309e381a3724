//! When it is dear.

use std::collections::HashMap;

use specwright_core::Date;

use super::{BUSY, airport_of, found, lowest, within};
use crate::harness::Trial;
use crate::stage::today;

/// Two months; the first one is when everybody wants to go.
pub async fn dear_and_cheap_months(trial: &mut Trial) {
    let (codes, dear, cheap, times) = *trial.random.pick(&[
        ("PMI IBZ AGP FAO ATH HER RHO CFU OLB CTA SPU DBV NAP NCE", 7, 2, 1.4),
        ("LHR CDG FRA MUC AMS CPH OSL DUB BOS SEA YVR", 7, 2, 1.15),
        ("SYD MEL AKL CPT EZE SCL", 1, 5, 1.15),
        ("MIA FLL MCO CUN SJO PUJ HNL", 3, 9, 1.15),
    ]);
    let airport = airport_of(trial, codes);
    let mut prices = Vec::new();
    for month in [dear, cheap] {
        // As long before both, so that it is the season alone that tells.
        let day = Date::new(2028, month, trial.random.within(8, 22) as u8).unwrap();
        let found = found(trial, airport, day, 7).await;
        prices.extend(lowest(&found, |it| {
            it.is_regular && ["economy", "compact"].contains(&it.class.as_str())
        }));
    }
    if let [dear, cheap] = prices[..] {
        within(trial, "R4", dear / cheap, times, 4.0, || format!("{}, times the cheap month", airport.code));
    }
}

/// Tomorrow, and six weeks later.
pub async fn late(trial: &mut Trial) {
    let airport = airport_of(trial, BUSY);
    let tomorrow = today().plus_days(1).unwrap();
    let late = found(trial, airport, tomorrow, 5).await;
    let early = found(trial, airport, tomorrow.plus_days(42).unwrap(), 5).await;
    let own = early.iter().filter(|it| it.is_own && it.is_regular);
    let early: HashMap<&str, f64> = own.map(|it| (it.result.as_str(), it.price)).collect();
    for it in late.iter().filter(|it| it.is_own && it.is_regular) {
        let Some(early) = early.get(it.result.as_str()) else { continue };
        within(trial, "R5", it.price / early, 1.01, 2.2, || format!("{}, times that of early", it.result));
    }
}
