//! Opening hours of a counter.

use jiff::civil::DateTime;

use super::query::minute_of_day;
use super::{Dice, day_of_date, weekday_of_day};

/// Opening and closing times, in minutes since midnight.
type Span = [u16; 2];

/// Opening hours by the day of the week.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Hours {
    weekday: Span,
    saturday: Span,
    /// `None` if the counter is closed on Sundays.
    sunday: Option<Span>,
}

impl Hours {
    /// Opening hours of a counter that never closes.
    pub(crate) const ALWAYS: Self = Self::daily(0, 24);

    /// Creates the same opening hours for every day. `open` and `close` are in hours since midnight.
    pub(crate) const fn daily(open: u16, close: u16) -> Self {
        let span = [60 * open, 60 * close];
        Self { weekday: span, saturday: span, sunday: Some(span) }
    }

    /// Draws the opening hours of an airport counter: the larger the airport, the longer the hours.
    pub(crate) fn of_airport(dice: Dice, large: bool, hub: bool) -> Self {
        if hub && dice.chance(55) {
            return Self::ALWAYS;
        }
        // Both draws are below 3, so they fit in a `u16`.
        let early = dice.text("open").below(3) as u16;
        let late = dice.text("close").below(3) as u16;
        if large { Self::daily(5 + early, 22 + late) } else { Self::daily(7 + early, 19 + 2 * late) }
    }

    /// Draws the opening hours of a counter in town.
    pub(crate) fn of_town(dice: Dice) -> Self {
        let open = 60 * dice.text("open").between(7, 9) as u16;
        let close = 60 * dice.text("close").between(17, 19) as u16;
        let sunday = dice.text("sunday").chance(40).then_some([9 * 60, 13 * 60]);
        Self { weekday: [open, close], saturday: [open + 60, close - 4 * 60], sunday }
    }

    /// Returns whether the counter is open at the given local time.
    pub(crate) fn is_open(self, at: DateTime) -> bool {
        let span = match weekday_of_day(day_of_date(at.date())) {
            0..=4 => Some(self.weekday),
            5 => Some(self.saturday),
            _ => self.sunday,
        };
        span.is_some_and(|[open, close]| (open..=close).contains(&minute_of_day(at)))
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn counters_open_and_close_on_time() {
        let hours = Hours { weekday: [480, 1080], saturday: [540, 780], sunday: None };
        // 2027-03-15 is a Monday.
        let is_open = |day, hour, minute| hours.is_open(date(2027, 3, day).at(hour, minute, 0, 0));
        assert!(!is_open(15, 7, 30) && is_open(15, 8, 0) && is_open(15, 18, 0) && !is_open(15, 18, 30));
        assert!(!is_open(20, 8, 30) && is_open(20, 13, 0) && !is_open(20, 13, 30));
        assert!((0..24).all(|hour| !is_open(21, hour, 0)));
        assert!((0..24).all(|hour| Hours::ALWAYS.is_open(date(2027, 3, 21).at(hour, 30, 0, 0))));
    }

    #[test]
    fn opening_precedes_closing() {
        for number in 0..200 {
            let dice = Dice::new(number, "hours");
            for hours in [
                Hours::of_town(dice),
                Hours::of_airport(dice, true, true),
                Hours::of_airport(dice, false, false),
            ] {
                for [open, close] in [hours.weekday, hours.saturday].into_iter().chain(hours.sunday) {
                    assert!(open < close && close <= 24 * 60, "{hours:?}");
                }
            }
        }
    }
}
