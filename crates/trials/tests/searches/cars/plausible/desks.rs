//! Plausibility checks that compare counters and sellers.

use super::{BUSY, Rate, airport_of, found, lowest, own, some_day};
use crate::harness::Trial;
use crate::places::is_in;

const BUSINESS_BRANDS: &str = "hertz avis sixt national";
const LOW_COST_BRANDS: &str = "payless green-motion thrifty dollar-car-rental u-save";

pub async fn at_an_airport(trial: &mut Trial) {
    let (airport, day) = (airport_of(trial, BUSY), some_day(trial));
    let found = found(trial, airport, day, 4).await;
    for class in ["economy", "compact", "intermediateSuv"] {
        let of = |is_wanted: &dyn Fn(&Rate) -> bool| lowest(&found, |it| it.class == class && is_wanted(it));
        let is_here = |it: &Rate| it.at_airport && it.km < 6.0;
        // R6: counters at the airport are usually the cheapest.
        let here = of(&|it| it.is_regular && is_here(it));
        if let Some((here, away)) = here.zip(of(&|it| it.is_regular && !is_here(it))) {
            trial.usually("R6", here <= away);
        }
        // R14: counters with a shuttle bus are usually less than 12 percent more expensive than counters in the
        // terminal.
        let here = |in_terminal| of(&|it| it.is_regular && is_here(it) && it.in_terminal == in_terminal);
        if let Some((shuttle, terminal)) = here(false).zip(here(true)) {
            trial.usually("R14", shuttle < terminal * 1.12);
        }
        let at_desk = |agencies| of(&|it| it.is_own && it.at_airport && is_in(agencies, &it.agency));
        if let Some((low_cost, business)) = at_desk(LOW_COST_BRANDS).zip(at_desk(BUSINESS_BRANDS)) {
            trial.usually("R12", low_cost < business);
        }
    }
    // R9: brokers sell at about the agency's price.
    let own = own(&found);
    for it in found.iter().filter(|it| !it.is_own) {
        let Some(own) = own.get(it.result.as_str()) else { continue };
        trial.findings.at(&it.result, |findings| findings.within("R9", it.price / own, 0.78..=1.08));
    }
    // R11: a car with a driver usually costs much more than a car without a driver.
    for class in ["standard", "premium", "luxury", "passengerVan"] {
        let of = |has_driver| lowest(&found, |it| it.has_driver == has_driver && it.class == class);
        if let Some((driven, alone)) = of(true).zip(of(false)) {
            trial.usually("R11", driven > 1.8 * alone);
        }
    }
}
