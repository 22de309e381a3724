//! Effect of the date on a fare, in percent: the day of the week, and the days until departure.

use crate::flights::schedule::carriers::CarrierKind;
use crate::world::zones::weekday_of_day;

/// Returns the factor for the weekday. Tuesdays and Wednesdays are cheap, and Fridays and Sundays are expensive.
pub(crate) fn weekday_percent(day: i64) -> u64 {
    [100, 94, 93, 99, 108, 102, 109][usize::from(weekday_of_day(day))]
}

/// Returns the factor for booking early or late: fares are lowest about five to nine weeks before departure, and rise
/// fastest in the last days.
pub(crate) fn lead_percent(days_ahead: i64, kind: CarrierKind) -> u64 {
    /// Days ahead, each with a percentage; values in between are linearly interpolated.
    const CURVE: [(i64, i64); 10] = [
        (0, 225),
        (2, 200),
        (6, 166),
        (13, 132),
        (21, 104),
        (35, 97),
        (63, 96),
        (90, 101),
        (180, 107),
        (330, 112),
    ];
    let days = days_ahead.clamp(0, 330);
    let after = CURVE.iter().position(|(from, _)| days <= *from).unwrap_or(CURVE.len() - 1);
    let (late, high) = CURVE[after.saturating_sub(1)];
    let (early, low) = CURVE[after];
    let percent = if early == late { low } else { high - (high - low) * (days - late) / (early - late) };
    // The fares of low-cost and leisure carriers vary more than those of other carriers.
    let steeper = match kind {
        CarrierKind::LowCost | CarrierKind::Leisure => percent + (percent - 100) / 4,
        CarrierKind::Full | CarrierKind::Regional => percent,
    };
    u64::try_from(steeper).unwrap_or(100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fares_are_lowest_weeks_before_departure() {
        for kind in [CarrierKind::Full, CarrierKind::LowCost, CarrierKind::Regional, CarrierKind::Leisure] {
            let percent = |days| lead_percent(days, kind);
            assert!((-2..35).map(percent).is_sorted_by(|sooner, later| sooner >= later));
            assert!((63..400).map(percent).is_sorted());
            let lowest = (0..400).map(percent).min();
            assert!((35..=63).any(|days| Some(percent(days)) == lowest));
            assert!(percent(1) > percent(10) && percent(10) > percent(25));
        }
        assert_eq!(lead_percent(0, CarrierKind::Full), 225);
        assert_eq!(lead_percent(4, CarrierKind::Full), 183);
        assert_eq!(lead_percent(i64::MAX, CarrierKind::Full), 112);
    }
}
