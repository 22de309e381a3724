//! Effect of the date on a price: the season, the day of the week, events in the city, and the days until arrival.

use super::hotel::Hotel;
use super::town::Draw;
use crate::world::dice::Dice;
use crate::world::zones::{date_of_day, weekday_of_day};

/// The facts of a night that all hotels share.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Night {
    /// Days since 1970-01-01.
    pub(crate) day: i64,
    /// Month, from 0 for January.
    month: usize,
    /// Weekday, from 0 for Monday.
    weekday: usize,
}

impl Night {
    pub(crate) fn new(day: i64) -> Self {
        let month = date_of_day(day).map_or(1, |date| date.month());
        // Months are 1 to 12, weekdays 0 to 6.
        Self {
            day,
            month: usize::from(month.unsigned_abs().saturating_sub(1)),
            weekday: usize::from(weekday_of_day(day)),
        }
    }

    /// Price of the night at a hotel, in percent of an average one.
    pub(crate) fn percent(self, hotel: &Hotel, town_dice: Dice) -> i64 {
        let season = season_percent(hotel, self.month);
        let week = weekday_percent(hotel.draw(), self.weekday);
        season * week * event_percent(town_dice, self.day) / 10_000
    }
}

/// By month, from January to December, in the north.
fn season_percent(hotel: &Hotel, month: usize) -> i64 {
    const CITY: [i64; 12] = [84, 86, 95, 102, 108, 110, 106, 104, 112, 108, 98, 100];
    const BEACH: [i64; 12] = [66, 68, 76, 90, 102, 124, 152, 158, 116, 88, 68, 72];
    const SKI: [i64; 12] = [140, 152, 128, 86, 72, 86, 106, 110, 86, 74, 78, 140];
    // Where it is never cold, the dry months are expensive.
    const TROPICS: [i64; 12] = [126, 124, 116, 104, 88, 84, 96, 98, 82, 86, 106, 136];
    let latitude = hotel.city().position.latitude();
    let tropical = latitude.abs() < 23.4;
    let table = match hotel.draw() {
        Draw::Ski => &SKI,
        Draw::Beach if tropical => &TROPICS,
        Draw::Beach => &BEACH,
        Draw::Sights | Draw::Business => &CITY,
    };
    // South of the equator the year is shifted by half.
    let month =
        if latitude < 0.0 && !(tropical && hotel.draw() == Draw::Business) { month + 6 } else { month };
    table[month % 12]
}

/// Business travellers fill the week, holiday guests the weekend.
fn weekday_percent(draw: Draw, weekday: usize) -> i64 {
    const WORK: [i64; 7] = [104, 108, 108, 104, 98, 98, 86];
    const LEISURE: [i64; 7] = [92, 92, 94, 98, 116, 120, 96];
    let table = if draw == Draw::Business { &WORK } else { &LEISURE };
    table[weekday % 7]
}

/// Fairs, matches and concerts: a few nights are far more expensive in the whole city.
fn event_percent(town_dice: Dice, day: i64) -> i64 {
    // Events last three nights.
    let dice = town_dice.text("event").with_signed(day.div_euclid(3));
    if dice.chance(5) { dice.with(1).between(118, 185) } else { 100 }
}

/// Factor for booking late, in percent: the last rooms are expensive, but not those of tonight.
pub(crate) fn nearness_percent(days_ahead: i64) -> i64 {
    /// Days ahead with the percentage from there on, linear in between.
    const CURVE: [(i64, i64); 7] =
        [(0, 104), (3, 112), (10, 107), (30, 100), (75, 95), (160, 94), (400, 100)];
    let days = days_ahead.clamp(0, 400);
    let after = CURVE.iter().position(|(from, _)| days <= *from).unwrap_or(CURVE.len() - 1).max(1);
    let ((early, before), (late, behind)) = (CURVE[after - 1], CURVE[after]);
    before + (behind - before) * (days - early) / (late - early)
}

/// Whether a hotel is full on a night. Expensive and near nights sell out.
pub(crate) fn is_sold_out(hotel: &Hotel, night: Night, percent: i64, days_ahead: i64) -> bool {
    let wanted = (percent - 100).max(0) / 5;
    let soon = (40 - days_ahead.clamp(0, 40)) / 8;
    let permille = 6 + 2 * wanted + 4 * soon;
    // Between 6 and some hundred.
    i64::from(hotel.dice.text("full").with_signed(night.day).below(1_000)) < permille
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hotels::testing;

    #[test]
    fn the_curve_goes_through_its_points() {
        assert_eq!([-5, 0, 3, 30, 400, i64::MAX].map(nearness_percent), [104, 104, 112, 100, 100, 100]);
        assert!((-10..600).all(|days| (94..=112).contains(&nearness_percent(days))));
    }

    #[test]
    fn seasons_turn_round_in_the_south() {
        let hotel = |country, name| testing::hotels(country, name)[0];
        let (nice, rio) = (hotel("FR", "Nice"), hotel("AU", "Gold Coast"));
        assert!(season_percent(&nice, 7) > 140 && season_percent(&nice, 0) < 70);
        assert!(season_percent(&rio, 1) > 140 && season_percent(&rio, 6) < 70);
        assert!(weekday_percent(Draw::Beach, 5) > weekday_percent(Draw::Beach, 1));
        assert!(weekday_percent(Draw::Business, 5) < weekday_percent(Draw::Business, 1));
    }

    #[test]
    fn any_day_is_a_night() {
        let hotel = testing::hotels("GB", "London")[0];
        for day in [i64::MIN / 4, -1, 0, 20_000, i64::MAX / 4] {
            let percent = Night::new(day).percent(&hotel, hotel.dice);
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
