//! The seasonality of a route: its holidays, and the seasons at both ends. The season of a holiday destination carries
//! more weight than the season of an ordinary place.

use super::holidays::{HolidayCalendar, holiday_percent};
use crate::flights::schedule::stations::Station;
use crate::world::season::Season;
use crate::world::zones::date_of_day;

/// The seasonality of a route.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Seasons {
    ends: [Season; 2],
    holidays: HolidayCalendar,
}

impl Seasons {
    pub(crate) fn between(ends: [&Station; 2]) -> Self {
        let season = |end: &Station| Season::of(Some(end.code), end.country, end.point.point().latitude());
        Self { ends: ends.map(season), holidays: HolidayCalendar::of(ends.map(|end| end.country)) }
    }

    /// Returns the fares on a day as a percentage of the fares on an average day.
    pub(crate) fn percent(&self, day: i64) -> u64 {
        let Some(date) = date_of_day(day) else { return 100 };
        let weights: u64 = self.ends.map(Season::weight).into_iter().sum();
        let sum: u64 = self.ends.map(|end| end.percent(date) * end.weight()).into_iter().sum();
        sum / weights * holiday_percent(self.holidays, date) / 100
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flights::schedule::testing::{day, world};

    fn percent(from: &str, to: &str, date: &str) -> u64 {
        let station = |code| world().stations.get(world().stations.id(code).unwrap());
        Seasons::between([station(from), station(to)]).percent(day(date))
    }

    #[test]
    fn prices_peak_in_high_season() {
        for (from, to, dear, cheap) in [
            ("LHR", "ATH", "2027-07-20", "2027-02-09"),
            ("JFK", "BCN", "2027-07-20", "2027-01-26"),
            ("JFK", "BGI", "2027-02-16", "2027-09-21"),
            ("LHR", "SYD", "2027-12-20", "2027-05-11"),
            ("MEL", "SYD", "2027-01-05", "2027-05-18"),
            ("FRA", "DXB", "2027-12-28", "2027-09-08"),
            ("LGW", "INN", "2027-02-13", "2027-10-16"),
            ("FRA", "HRG", "2027-12-28", "2027-09-07"),
        ] {
            assert!(percent(from, to, dear) * 100 > percent(from, to, cheap) * 115, "{from}-{to}");
        }
    }
}
