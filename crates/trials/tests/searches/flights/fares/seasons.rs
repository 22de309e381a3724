//! When it is dear.

use specwright_core::Date;
use wayfare_models::flights::Cabin;

use super::{BUSY, far, found, lowest, one_of, to_weekday, tuesday_of, within};
use crate::harness::Trial;
use crate::stage::today;

const NORTH: &str = "LHR LGW MAN DUB AMS FRA MUC BER CDG ORY BRU ARN CPH OSL WAW VIE ZRH";
const AEGEAN: &str = "ATH HER RHO JTR CFU KGS PMI IBZ MAH SPU DBV AYT DLM FAO OLB CTA";
const EAST: &str = "JFK EWR BOS PHL IAD YYZ YUL ORD ATL CLT";
const CARIBBEAN: &str = "PUJ MBJ NAS AUA SXM BGI UVF GCM PLS";

/// Draws a day.
type Draw = fn(&mut Trial) -> Date;

/// Two of a dozen months; the first one is when everybody wants to go.
pub async fn dear_and_cheap_months(trial: &mut Trial) {
    let (rule, from, to, dear, cheap): (_, _, _, Draw, Draw) = match trial.random.below(6) {
        0 => ("T8", NORTH, AEGEAN, july, february),
        1 => ("T8", EAST, NORTH, july, february),
        2 => ("T8", EAST, CARIBBEAN, february, september),
        3 => ("T8", "LHR MAN FRA AMS CDG", "SYD MEL BNE AKL", christmas, may),
        4 => ("T9", EAST, NORTH, christmas, november),
        _ => (
            "T9",
            "PEK PVG CAN HKG SIN TPE",
            "CTU CKG SZX XMN KUL BKK NRT ICN",
            |_| day(2028, 1, 22),
            |_| day(2027, 11, 13),
        ),
    };
    let ends = [one_of(trial, from), one_of(trial, to)];
    let mut prices = Vec::new();
    for date in [dear(trial), cheap(trial)] {
        let found = found(trial, ends, &[date], Cabin::Economy).await;
        prices.extend(lowest(&found, |_| true));
    }
    if let [dear, cheap] = prices[..] {
        within(trial, rule, dear / cheap, 1.04, 4.0, || format!("{ends:?}, times the price of cheap days"));
    }
}

fn february(trial: &mut Trial) -> Date {
    tuesday_of(trial, 2)
}

fn may(trial: &mut Trial) -> Date {
    tuesday_of(trial, 5)
}

fn july(trial: &mut Trial) -> Date {
    tuesday_of(trial, 7)
}

fn september(trial: &mut Trial) -> Date {
    tuesday_of(trial, 9)
}

fn november(trial: &mut Trial) -> Date {
    tuesday_of(trial, 11)
}

fn christmas(_: &mut Trial) -> Date {
    day(2027, 12, 21)
}

fn day(year: i16, month: u8, day: u8) -> Date {
    Date::new(year, month, day).unwrap()
}

/// Within three days, and six weeks later on the same weekday.
pub async fn late(trial: &mut Trial) {
    let from = one_of(trial, BUSY);
    let Some(to) = far(trial, from, 300.0..9_000.0) else { return };
    let soon = today().plus_days(trial.random.within(1, 3) as i32).unwrap();
    let mut prices = Vec::new();
    for date in [soon, soon.plus_days(42).unwrap()] {
        let found = found(trial, [from, to.code], &[date], Cabin::Economy).await;
        prices.extend(lowest(&found, |_| true));
    }
    if let [late, early] = prices[..] {
        within(trial, "T10", late / early, 1.15, 4.0, || format!("{from}-{} on {soon}, late", to.code));
        trial.mostly("T10", late > 1.4 * early);
    }
}

/// A Wednesday, and the Sunday after it, on which more people want to go home.
pub async fn weekdays(trial: &mut Trial) {
    let from = one_of(trial, BUSY);
    let Some(to) = far(trial, from, 300.0..9_000.0) else { return };
    let wednesday = to_weekday(today().plus_days(trial.random.within(30, 60) as i32).unwrap(), 2);
    let mut prices = Vec::new();
    for date in [wednesday, wednesday.plus_days(4).unwrap()] {
        let found = found(trial, [from, to.code], &[date], Cabin::Economy).await;
        prices.extend(lowest(&found, |_| true));
    }
    if let [middle, end] = prices[..] {
        trial.mostly("T11", middle < end);
    }
}
