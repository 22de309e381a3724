//! Times when a town is expensive: the seasons by month, and the holidays.
//!
//! The tables are text files (`seasons.txt`, `holidays.txt`); tests parse every row.

use std::sync::LazyLock;

use jiff::ToSpan as _;
use jiff::civil::{Date, date};
use wayfare_places::{City, Place, Places};

use crate::world::lunar_year::LUNAR_NEW_YEARS;
use crate::world::tables::rows;
use crate::world::zones::{date_of_day, day_of_date};

/// The main reason to visit a town.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Draw {
    /// Business.
    Business,
    /// Sights.
    Sights,
    /// The sea.
    Beach,
    /// Snow in winter and mountains in summer.
    Ski,
    /// Animals and landscapes.
    Nature,
}

/// The seasons and holidays of one town.
#[derive(Debug)]
pub(crate) struct Calendar {
    /// Price of a night by month, from January, as a percentage of the average price.
    months: [i64; 12],
    holidays: Vec<&'static Holiday>,
}

impl Calendar {
    /// Returns the calendar of a town.
    pub(crate) fn of(city: &City, draw: Draw) -> Self {
        let at = Spot::of(city, draw);
        let season = SEASONS.iter().find(|season| season.at.applies_to(&at));
        Self {
            months: season.map_or([100; 12], |season| season.months),
            holidays: HOLIDAYS.iter().filter(|holiday| holiday.at.applies_to(&at)).collect(),
        }
    }

    /// Returns the seasonal price on a day as a percentage of the average price, interpolated between the middle of one
    /// month and the middle of the next month.
    pub(crate) fn season_percent(&self, day: CalendarDay) -> i64 {
        let month = |shift: usize| self.months[(day.month + shift) % 12];
        let from_middle = day.of_month - 15;
        let other = if from_middle < 0 { month(11) } else { month(1) };
        month(0) + (other - month(0)) * from_middle.abs() / 31
    }

    /// Returns the price on a holiday as a percentage of the price on an ordinary day, or `None` for an ordinary day.
    pub(crate) fn holiday_percent(&self, day: CalendarDay) -> Option<i64> {
        let now = self.holidays.iter().filter(|holiday| holiday.days.contains(day));
        now.map(|holiday| holiday.percent).max()
    }
}

/// A day in the units of the tables.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CalendarDay {
    /// Month, from 0 for January.
    month: usize,
    of_month: i64,
    /// Days from Easter Sunday.
    from_easter: i64,
    /// Days from the Chinese Lunar New Year, or `None` if the date of the holiday is not known for the year.
    from_new_year: Option<i64>,
}

impl CalendarDay {
    /// Creates a day from the days since 1970-01-01. A day outside the calendar becomes 1 January 2000.
    pub(crate) fn new(day: i64) -> Self {
        let on = date_of_day(day).unwrap_or(date(2000, 1, 1));
        let since = |holiday: Date| day_of_date(on) - day_of_date(holiday);
        let new_year = LUNAR_NEW_YEARS.iter().find(|first| first.year() == on.year());
        Self {
            // Months are 1 to 12.
            month: usize::from(on.month().unsigned_abs()) - 1,
            of_month: i64::from(on.day()),
            from_easter: since(easter(on.year())),
            from_new_year: new_year.map(|first| since(*first)),
        }
    }
}

/// Returns Easter Sunday, computed with the anonymous Gregorian algorithm.
fn easter(year: i16) -> Date {
    let year = i32::from(year);
    let (golden, century, rest) = (year % 19, year / 100, year % 100);
    let moon = (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30;
    let weekday = (32 + 2 * (century % 4) + 2 * (rest / 4) - moon - rest % 4) % 7;
    let late = (golden + 11 * moon + 22 * weekday) / 451;
    let days = moon + weekday - 7 * late;
    // `days` counts from 22 March. The date is valid, since the year comes from a date.
    let first = Date::new(year as i16, 3, 22).unwrap_or(Date::MIN);
    first.checked_add(days.days()).unwrap_or(first)
}

/// The keys of a town in the tables.
struct Spot {
    setting: &'static str,
    country: &'static str,
    region: &'static str,
    town: String,
    zone: &'static str,
}

impl Spot {
    fn of(city: &City, draw: Draw) -> Self {
        let region = city.region_id.and_then(|id| Places::embedded().place(id));
        let latitude = city.position.latitude();
        Self {
            setting: match draw {
                Draw::Business => "business",
                Draw::Sights => "sights",
                Draw::Beach => "sea",
                Draw::Ski => "ski",
                Draw::Nature => "park",
            },
            country: city.country,
            region: match region {
                Some(Place::Region(region)) => region.code,
                _ => "",
            },
            town: format!("{}:{}", city.country, city.name.replace(' ', "_")),
            zone: match latitude {
                _ if latitude.abs() < 23.4 => "tropics",
                _ if latitude < 0.0 => "south",
                _ => "north",
            },
        }
    }
}

/// Places that a table row applies to.
#[derive(Debug)]
struct Scope {
    settings: Vec<&'static str>,
    places: Vec<&'static str>,
}

impl Scope {
    fn parse(settings: &'static str, places: &'static str) -> Self {
        Self { settings: settings.split(',').collect(), places: places.split_whitespace().collect() }
    }

    fn applies_to(&self, at: &Spot) -> bool {
        let named = ["*", at.country, at.region, &at.town, at.zone];
        let is_setting = self.settings.iter().any(|it| *it == "*" || *it == at.setting);
        is_setting && self.places.iter().any(|place| named.contains(place))
    }
}

#[derive(Debug)]
struct Season {
    at: Scope,
    months: [i64; 12],
}

impl Season {
    fn parse(line: &'static str) -> Option<Self> {
        let [settings, places, months] = columns(line)?;
        let months: Vec<_> = months.split(' ').map(str::parse).collect::<Result<_, _>>().ok()?;
        Some(Self { at: Scope::parse(settings, places), months: months.try_into().ok()? })
    }
}

#[derive(Debug)]
struct Holiday {
    at: Scope,
    days: Days,
    percent: i64,
}

impl Holiday {
    fn parse(line: &'static str) -> Option<Self> {
        let [settings, places, days, percent] = columns(line)?;
        let days = Days::parse(days)?;
        Some(Self { at: Scope::parse(settings, places), days, percent: percent.parse().ok()? })
    }
}

/// The nights of a holiday, from the first to the last.
#[derive(Debug)]
enum Days {
    /// Month and day in one number; the range crosses the end of the year if the last day is before the first day.
    OfYear(i64, i64),
    FromEaster(i64, i64),
    FromNewYear(i64, i64),
}

impl Days {
    fn parse(text: &str) -> Option<Self> {
        let (first, last) = text.split_once("..")?;
        let offset = |text: &str, of| text.strip_prefix(of)?.parse().ok();
        let of_year = |text: &str| text.replace('-', "").parse().ok();
        Some(match text.chars().next()? {
            'e' => Self::FromEaster(offset(first, 'e')?, offset(last, 'e')?),
            'l' => Self::FromNewYear(offset(first, 'l')?, offset(last, 'l')?),
            _ => Self::OfYear(of_year(first)?, of_year(last)?),
        })
    }

    fn contains(&self, day: CalendarDay) -> bool {
        match *self {
            Self::FromEaster(first, last) => (first..=last).contains(&day.from_easter),
            Self::FromNewYear(first, last) => {
                day.from_new_year.is_some_and(|days| (first..=last).contains(&days))
            }
            Self::OfYear(first, last) => {
                // A year has twelve months.
                let at = (day.month as i64 + 1) * 100 + day.of_month;
                if first <= last { (first..=last).contains(&at) } else { at >= first || at <= last }
            }
        }
    }
}

fn columns<const N: usize>(line: &'static str) -> Option<[&'static str; N]> {
    line.split('|').collect::<Vec<_>>().try_into().ok()
}

static SEASONS_TABLE: &str = include_str!("seasons.txt");
static HOLIDAYS_TABLE: &str = include_str!("holidays.txt");

static SEASONS: LazyLock<Vec<Season>> =
    LazyLock::new(|| rows(SEASONS_TABLE).filter_map(Season::parse).collect());
static HOLIDAYS: LazyLock<Vec<Holiday>> =
    LazyLock::new(|| rows(HOLIDAYS_TABLE).filter_map(Holiday::parse).collect());

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::hotels::town::Towns;

    #[test]
    fn every_row_is_read_and_its_places_exist() {
        let places = Places::embedded();
        let towns: HashSet<_> =
            places.cities().map(|city| format!("{}:{}", city.country, city.name.replace(' ', "_"))).collect();
        for row in rows(SEASONS_TABLE) {
            let season = Season::parse(row).unwrap_or_else(|| panic!("{row}"));
            let mean = season.months.iter().sum::<i64>() / 12;
            assert!((92..=108).contains(&mean), "{row}: {mean}");
        }
        for row in rows(HOLIDAYS_TABLE) {
            let holiday = Holiday::parse(row).unwrap_or_else(|| panic!("{row}"));
            assert!((102..=220).contains(&holiday.percent), "{row}");
        }
        let all = SEASONS.iter().map(|it| &it.at).chain(HOLIDAYS.iter().map(|it| &it.at));
        for at in all {
            for setting in &at.settings {
                assert!(["*", "business", "sights", "sea", "ski", "park"].contains(setting), "{setting}");
            }
            for place in &at.places {
                let is_zone = ["*", "north", "tropics", "south"].contains(place);
                let is_area = places.country(place).is_some() || places.region(place).is_some();
                assert!(is_zone || is_area || towns.contains(*place), "{place}");
            }
        }
    }

    #[test]
    fn every_town_has_a_season() {
        for town in Towns::embedded().all().iter().step_by(37) {
            let at = Spot::of(town.city, town.draw);
            assert!(SEASONS.iter().any(|season| season.at.applies_to(&at)), "{}", town.city.name);
        }
    }

    #[test]
    fn easter_dates_are_correct() {
        for (year, month, day) in [(2024, 3, 31), (2025, 4, 20), (2026, 4, 5), (2027, 3, 28), (2038, 4, 25)] {
            assert_eq!(easter(year), date(year, month, day));
        }
    }

    #[test]
    fn holidays_cover_their_days() {
        let on = |month, day| CalendarDay::new(day_of_date(date(2027, month, day)));
        let applies_to = |days: &str, day| Days::parse(days).unwrap().contains(day);
        assert!(applies_to("12-20..01-04", on(12, 31)) && applies_to("12-20..01-04", on(1, 4)));
        assert!(!applies_to("12-20..01-04", on(1, 5)) && !applies_to("12-20..01-04", on(12, 19)));
        // Shrove Tuesday is 47 days before Easter.
        assert!(applies_to("e-51..e-47", on(2, 9)) && !applies_to("e-51..e-47", on(2, 10)));
        assert!(applies_to("l-1..l+6", on(2, 5)) && !applies_to("l-1..l+6", on(2, 13)));
        assert!(["", "x", "12-20", "e-1..3", "e..e"].iter().all(|text| Days::parse(text).is_none()));
    }

    #[test]
    fn any_day_has_a_month() {
        for day in [i64::MIN / 4, -1, 0, 20_000, i64::MAX / 4] {
            assert!(CalendarDay::new(day).month < 12);
        }
    }
}
