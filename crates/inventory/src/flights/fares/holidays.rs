//! Holidays on which a whole country travels.

use jiff::ToSpan as _;
use jiff::civil::{Date, Weekday, date};

use crate::world::lunar_year::LUNAR_NEW_YEARS;

/// The holidays that affect travel between two countries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct HolidayCalendar {
    christmas: bool,
    /// `true` for travel within the United States.
    thanksgiving: bool,
    lunar_new_year: bool,
    china: bool,
    japan: bool,
}

impl HolidayCalendar {
    pub(crate) fn of(countries: [&str; 2]) -> Self {
        let any = |of: fn(&str) -> bool| countries.into_iter().any(of);
        Self {
            christmas: any(celebrates_christmas),
            thanksgiving: countries == ["US", "US"],
            lunar_new_year: any(|it| matches!(it, "CN" | "HK" | "MO" | "TW" | "SG" | "MY" | "VN" | "KR")),
            china: any(|it| it == "CN"),
            japan: any(|it| it == "JP"),
        }
    }
}

/// Returns whether a country celebrates Christmas. In the listed countries, Christmas is an ordinary day.
fn celebrates_christmas(country: &str) -> bool {
    !matches!(
        country,
        "CN" | "JP"
            | "TW"
            | "TH"
            | "VN"
            | "KH"
            | "LA"
            | "MM"
            | "MN"
            | "IN"
            | "NP"
            | "BT"
            | "BD"
            | "PK"
            | "AF"
            | "IR"
            | "IQ"
            | "SA"
            | "AE"
            | "QA"
            | "BH"
            | "KW"
            | "OM"
            | "YE"
            | "JO"
            | "SY"
            | "IL"
            | "TR"
            | "EG"
            | "LY"
            | "TN"
            | "DZ"
            | "MA"
            | "MR"
            | "UZ"
            | "TJ"
            | "TM"
            | "KG"
            | "AZ"
    )
}

/// Returns the fare with the day's largest holiday surcharge, as a percentage of the fare on an ordinary day.
pub(crate) fn holiday_percent(calendar: HolidayCalendar, day: Date) -> u64 {
    let month_and_day = (day.month(), day.day());
    let within = |from, to| (from..=to).contains(&month_and_day);
    let percents = [
        // Few people travel on 24 and 25 December.
        (calendar.christmas && (within((12, 18), (12, 23)) || within((12, 26), (12, 31))), 128),
        (calendar.christmas && within((1, 1), (1, 3)), 128),
        (calendar.thanksgiving && is_around_thanksgiving(day), 135),
        (calendar.lunar_new_year && is_around_lunar_new_year(day), 135),
        (calendar.china && within((9, 29), (10, 7)), 128),
        (calendar.japan && within((4, 27), (5, 6)), 135),
        (calendar.japan && within((8, 9), (8, 17)), 115),
        (calendar.japan && (within((12, 27), (12, 31)) || within((1, 1), (1, 4))), 128),
    ];
    percents.into_iter().filter_map(|(holds, percent)| holds.then_some(percent)).max().unwrap_or(100)
}

/// Returns whether a day is the Tuesday or Wednesday before the fourth Thursday of November, or one of the days from
/// Saturday to Monday after that Thursday.
fn is_around_thanksgiving(day: Date) -> bool {
    let thursday = date(day.year(), 11, 1).nth_weekday_of_month(4, Weekday::Thursday);
    let Ok(days) = thursday.and_then(|thursday| thursday.until(day)) else { return false };
    matches!(days.get_days(), -2 | -1 | 2..=4)
}

/// Returns whether a day is at most seven days before or nine days after the Lunar New Year.
fn is_around_lunar_new_year(day: Date) -> bool {
    LUNAR_NEW_YEARS.into_iter().any(|new_year| {
        let ends = [new_year.checked_sub(7.days()), new_year.checked_add(9.days())];
        matches!(ends, [Ok(first), Ok(last)] if (first..=last).contains(&day))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn percent(countries: [&str; 2], day: Date) -> u64 {
        holiday_percent(HolidayCalendar::of(countries), day)
    }

    #[test]
    fn holidays_depend_on_the_country() {
        assert!(
            percent(["GB", "US"], date(2027, 12, 20)) > 100
                && percent(["CN", "JP"], date(2027, 12, 20)) == 100
        );
        assert_eq!(percent(["GB", "US"], date(2027, 12, 25)), 100);
        assert!(
            percent(["CN", "GB"], date(2027, 2, 4)) > 100 && percent(["FR", "GB"], date(2027, 2, 4)) == 100
        );
        assert!(
            percent(["CN", "CN"], date(2027, 10, 1)) > 100 && percent(["JP", "US"], date(2027, 5, 1)) > 100
        );
    }

    #[test]
    fn thanksgiving_is_the_fourth_thursday() {
        // In 2027, Thanksgiving is on 25 November.
        let expensive: Vec<i8> =
            (1..=30).filter(|day| percent(["US", "US"], date(2027, 11, *day)) > 100).collect();
        assert_eq!(expensive, [23, 24, 27, 28, 29]);
        assert_eq!(percent(["US", "CA"], date(2027, 11, 24)), 100);
        assert_eq!(percent(["US", "US"], date(2027, 7, 24)), 100);
    }
}
