//! The date's effect on a price: the season and holidays, the day of the week, events in the city, and the days until
//! arrival.

use super::calendar::{CalendarDay, Draw};
use super::hotel::Hotel;
use super::town::Town;
use crate::world::dice::Dice;
use crate::world::zones::weekday_of_day;

/// Properties of a night, shared by all hotels.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Night {
    /// Days since 1970-01-01.
    pub(crate) day: i64,
    calendar: CalendarDay,
    /// Weekday, from 0 for Monday.
    weekday: usize,
}

impl Night {
    pub(crate) fn new(day: i64) -> Self {
        // Weekdays are 0 to 6.
        Self { day, calendar: CalendarDay::new(day), weekday: usize::from(weekday_of_day(day)) }
    }

    /// Returns the price of the night in a town, as a percentage of the price of an average night. Events have no
    /// effect on a holiday.
    pub(crate) fn percent(self, town: &Town, town_dice: Dice) -> i64 {
        let calendar = town.calendar();
        let season = calendar.season_percent(self.calendar);
        let week = weekday_percent(town.draw, self.weekday);
        let special = calendar.holiday_percent(self.calendar);
        season * week * special.unwrap_or_else(|| event_percent(town_dice, self.day)) / 10_000
    }
}

/// Returns the factor for the weekday, in percent: business travellers fill the week, and holiday guests fill the
/// weekend.
fn weekday_percent(draw: Draw, weekday: usize) -> i64 {
    const WORK: [i64; 7] = [104, 110, 110, 104, 92, 90, 88];
    const SIGHTS: [i64; 7] = [96, 98, 99, 99, 107, 110, 94];
    const LEISURE: [i64; 7] = [94, 93, 94, 97, 113, 116, 96];
    let table = match draw {
        Draw::Business => &WORK,
        Draw::Sights => &SIGHTS,
        Draw::Beach | Draw::Ski | Draw::Nature => &LEISURE,
    };
    table[weekday % 7]
}

/// Draws the factor for fairs, matches and concerts, in percent. A few nights are far more expensive in the whole city.
fn event_percent(town_dice: Dice, day: i64) -> i64 {
    // Events last three nights.
    let dice = town_dice.text("event").with_signed(day.div_euclid(3));
    if dice.chance(5) { dice.with(1).between(114, 155) } else { 100 }
}

/// Returns the factor for the lead time of the booking, in percent: the last rooms are expensive, but less so on the
/// day of arrival.
pub(crate) fn lead_percent(days_ahead: i64) -> i64 {
    /// Days ahead, each with a percentage; values in between are linearly interpolated.
    const CURVE: [(i64, i64); 7] =
        [(0, 104), (3, 112), (10, 107), (30, 100), (75, 95), (160, 94), (400, 100)];
    let days = days_ahead.clamp(0, 400);
    let after = CURVE.iter().position(|(from, _)| days <= *from).unwrap_or(CURVE.len() - 1).max(1);
    let ((early, before), (late, behind)) = (CURVE[after - 1], CURVE[after]);
    before + (behind - before) * (days - early) / (late - early)
}

/// Returns whether a hotel is full on a night. Expensive nights, and nights in the near future, sell out more often.
pub(crate) fn is_sold_out(hotel: &Hotel, night: Night, percent: i64, days_ahead: i64) -> bool {
    let wanted = (percent - 100).max(0) / 5;
    let soon = (40 - days_ahead.clamp(0, 40)) / 8;
    let permille = 6 + 2 * wanted + 4 * soon;
    i64::from(hotel.dice.text("full").with_signed(night.day).below(1_000)) < permille
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hotels::testing;

    #[test]
    fn the_curve_goes_through_its_points() {
        assert_eq!([-5, 0, 3, 30, 400, i64::MAX].map(lead_percent), [104, 104, 112, 100, 100, 100]);
        assert!((-10..600).all(|days| (94..=112).contains(&lead_percent(days))));
    }

    #[test]
    fn any_day_has_a_price_factor() {
        let hotel = testing::hotels("GB", "London")[0];
        for day in [i64::MIN / 4, -1, 0, 20_000, i64::MAX / 4] {
            let percent = Night::new(day).percent(hotel.town, hotel.dice);
            assert!((40..=400).contains(&percent), "{percent}");
        }
    }

    #[test]
    fn a_few_nights_are_sold_out() {
        let hotels = testing::hotels("GB", "London");
        let night = Night::new(20_900);
        let full = |percent, ahead| hotels.iter().filter(|it| is_sold_out(it, night, percent, ahead)).count();
        assert!(full(100, 200) < hotels.len() / 50);
        assert!(full(180, 1) > full(100, 200));
        assert!(full(180, 1) < hotels.len() / 6);
    }
}
