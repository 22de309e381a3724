//! Plausibility checks for seasons, late bookings and weekdays.

use specwright_core::Date;

use super::{airports_apart, in_days, lowest_on, to_weekday, tuesday_of};
use crate::harness::Trial;
use When::{Day, TuesdayOf};

const NORTH: &str = "LHR LGW MAN DUB AMS FRA MUC BER CDG ORY BRU ARN CPH OSL WAW VIE ZRH";
const AEGEAN: &str = "ATH HER RHO JTR CFU KGS PMI IBZ MAH SPU DBV AYT DLM FAO OLB CTA";
const EAST: &str = "JFK EWR BOS PHL IAD YYZ YUL ORD ATL CLT";
const CARIBBEAN: &str = "PUJ MBJ NAS AUA SXM BGI UVF GCM PLS";
const CHINA: &str = "PEK PVG CAN HKG SIN TPE";
const AROUND_CHINA: &str = "CTU CKG SZX XMN KUL BKK NRT ICN";

/// A travel date.
enum When {
    TuesdayOf(u8),
    Day(i16, u8, u8),
}

impl When {
    fn day(self, trial: &mut Trial) -> Date {
        match self {
            TuesdayOf(month) => tuesday_of(trial, month),
            Day(year, month, day) => Date::new(year, month, day).unwrap(),
        }
    }
}

/// Checks T8 and T9: a route is more expensive in its peak season.
pub async fn peak_and_low_months(trial: &mut Trial) {
    let christmas = Day(2027, 12, 21);
    let (rule, from, to, expensive, cheap) = match trial.random.below(6) {
        0 => ("T8", NORTH, AEGEAN, TuesdayOf(7), TuesdayOf(2)),
        1 => ("T8", EAST, NORTH, TuesdayOf(7), TuesdayOf(2)),
        2 => ("T8", EAST, CARIBBEAN, TuesdayOf(2), TuesdayOf(9)),
        3 => ("T8", "LHR MAN FRA AMS CDG", "SYD MEL BNE AKL", christmas, TuesdayOf(5)),
        4 => ("T9", EAST, NORTH, christmas, TuesdayOf(11)),
        _ => ("T9", CHINA, AROUND_CHINA, Day(2028, 1, 22), Day(2027, 11, 13)),
    };
    let ends = [from, to].map(|codes| trial.random.part(codes, ' '));
    let days = [expensive, cheap].map(|when| when.day(trial));
    let Some([expensive, cheap]) = lowest_on(trial, ends, days).await else { return };
    trial.findings.within(rule, expensive / cheap, 1.04..=4.0);
}

/// Checks T10: a departure in the next three days costs more than a departure on the same weekday six weeks later.
pub async fn late_booking(trial: &mut Trial) {
    let Some(ends) = airports_apart(trial, 300.0..9_000.0) else { return };
    let soon = in_days(trial, 1, 3);
    let days = [soon, soon.plus_days(42).unwrap()];
    let Some([late, early]) = lowest_on(trial, ends, days).await else { return };
    trial.findings.within("T10", late / early, 1.15..=4.0);
    trial.usually("T10", late > 1.4 * early);
}

/// Checks T11: a Wednesday is usually cheaper than the following Sunday, when many people travel home.
pub async fn weekdays(trial: &mut Trial) {
    let Some(ends) = airports_apart(trial, 300.0..9_000.0) else { return };
    let wednesday = to_weekday(in_days(trial, 30, 60), 2);
    let days = [wednesday, wednesday.plus_days(4).unwrap()];
    let Some([middle, end]) = lowest_on(trial, ends, days).await else { return };
    trial.usually("T11", middle < end);
}
