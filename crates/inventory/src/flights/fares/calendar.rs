//! Effect of the date on a fare: the season, the day of the week, and the days until departure. All in percent.

use crate::flights::schedule::carriers::CarrierKind;
use crate::world::zones::{date_of_day, weekday_of_day};

/// Seasonal factor: summer and Christmas are expensive.
pub(crate) fn season_percent(day: i64) -> u64 {
    const MONTHS: [u64; 12] = [92, 90, 96, 101, 101, 110, 118, 117, 100, 97, 91, 109];
    let month = date_of_day(day).map_or(0, |date| date.month() - 1);
    // Months are 1 to 12, so the entry exists; a day outside the calendar counts as January.
    usize::try_from(month).ok().and_then(|month| MONTHS.get(month)).copied().unwrap_or(100)
}

/// Weekday factor: Tuesdays and Wednesdays are cheap, the ends of weekends expensive.
pub(crate) fn weekday_percent(day: i64) -> u64 {
    [100, 94, 93, 99, 108, 102, 109][usize::from(weekday_of_day(day))]
}

/// Factor for booking late: the fewer days ahead, the higher.
pub(crate) fn nearness_percent(days_ahead: i64, kind: CarrierKind) -> u64 {
    /// Days ahead with the percentage from there on, linear in between.
    const CURVE: [(i64, i64); 8] =
        [(0, 215), (2, 198), (6, 168), (13, 140), (20, 122), (45, 105), (90, 98), (180, 96)];
    let days = days_ahead.clamp(0, 180);
    let after = CURVE.iter().position(|(from, _)| days <= *from).unwrap_or(CURVE.len() - 1);
    let (late, high) = CURVE[after.saturating_sub(1)];
    let (early, low) = CURVE[after];
    let percent = if early == late { low } else { high - (high - low) * (days - late) / (early - late) };
    // Low fares start lower and rise more.
    let steeper = match kind {
        CarrierKind::LowCost | CarrierKind::Leisure => percent + (percent - 100) / 4,
        CarrierKind::Full | CarrierKind::Regional => percent,
    };
    u64::try_from(steeper).unwrap_or(100)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flights::schedule::testing::day;

    #[test]
    fn the_sooner_the_dearer() {
        for kind in [CarrierKind::Full, CarrierKind::LowCost, CarrierKind::Regional, CarrierKind::Leisure] {
            let curve: Vec<_> = (-2..400).map(|days| nearness_percent(days, kind)).collect();
            assert!(curve.is_sorted_by(|sooner, later| sooner >= later));
            assert!(curve[0] > curve[30] && curve[30] > curve[120]);
        }
        assert_eq!(nearness_percent(0, CarrierKind::Full), 215);
        assert_eq!(nearness_percent(4, CarrierKind::Full), 183);
        assert_eq!(nearness_percent(i64::MAX, CarrierKind::Full), 96);
    }

    #[test]
    fn seasons_and_days() {
        assert!(season_percent(day("2027-07-20")) > season_percent(day("2027-11-10")));
        assert!(weekday_percent(day("2027-03-14")) > weekday_percent(day("2027-03-17")));
        assert_eq!(season_percent(i64::MAX), 92);
    }
}
