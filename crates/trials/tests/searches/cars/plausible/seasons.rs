//! Plausibility checks for seasons and late bookings.

use specwright_core::Date;

use super::{BUSY, airport_of, found, lowest_small_car, own};
use crate::harness::Trial;
use crate::stage::today;

/// Checks R4: a car is more expensive in the peak season of its region.
pub async fn peak_and_low_months(trial: &mut Trial) {
    let (codes, expensive, cheap, least, most) = *trial.random.pick(&[
        ("PMI IBZ AGP FAO ATH HER RHO CFU OLB CTA SPU DBV NAP NCE", 7, 2, 1.4, 4.0),
        ("LHR CDG FRA MUC AMS CPH OSL DUB BOS SEA YVR", 7, 2, 1.15, 2.0),
        ("KEF HER FAO", 7, 1, 1.8, 4.0),
        ("SYD MEL AKL CPT EZE SCL", 1, 5, 1.15, 4.0),
        ("MIA FLL MCO CUN SJO PUJ HNL", 3, 9, 1.15, 4.0),
    ]);
    let airport = airport_of(trial, codes);
    let mut prices = Vec::new();
    for month in [expensive, cheap] {
        // Both dates are far in the future, so only the season affects the price.
        let day = Date::new(2028, month, trial.random.within(8, 22) as u8).unwrap();
        prices.extend(lowest_small_car(&found(trial, airport, day, 7).await));
    }
    if let [expensive, cheap] = prices[..] {
        trial.findings.within("R4", expensive / cheap, least..=most);
    }
}

/// Checks R5: a car for tomorrow is more expensive than a car in six weeks.
pub async fn late_booking(trial: &mut Trial) {
    let airport = airport_of(trial, BUSY);
    let tomorrow = today().plus_days(1).unwrap();
    let late = found(trial, airport, tomorrow, 5).await;
    let early = found(trial, airport, tomorrow.plus_days(42).unwrap(), 5).await;
    let [late, early] = [&late, &early].map(|rates| own(rates.iter().filter(|it| it.is_regular)));
    for (result, late) in late {
        let Some(early) = early.get(result) else { continue };
        trial.findings.at(result, |findings| findings.within("R5", late / early, 1.01..=2.2));
    }
}
