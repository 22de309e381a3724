//! Airports, cities and time zones for requests and checks.

use std::sync::LazyLock;

use jiff::Timestamp;
use jiff::civil;
use jiff::tz::{TimeZone, TimeZoneDatabase};
use specwright_core::LocalDateTime;
use wayfare_places::{Airport, City, Places};

use crate::random::Random;

/// Returns an airport. Most of the airports are busy, since small airports have little to check.
pub fn airport(random: &mut Random) -> &'static Airport {
    let airports = Places::embedded().airports();
    let is_busy = random.percent(90);
    loop {
        let airport = random.pick(airports);
        if !is_busy || airport.traffic_rank.is_some_and(|rank| rank <= 200) {
            return airport;
        }
    }
}

/// All embedded cities.
pub static CITIES: LazyLock<Vec<&City>> = LazyLock::new(|| Places::embedded().cities().collect());

/// Returns whether a space-separated list contains a code.
pub fn is_in(codes: &str, code: &str) -> bool {
    codes.split(' ').any(|listed| listed == code)
}

/// Returns the instants of a local time in a time zone. A local time that occurs twice has two instants. For a skipped
/// time, returns the instants according to the offsets before and after the gap.
pub fn moments(zone: &TimeZone, time: LocalDateTime) -> Vec<Timestamp> {
    let ambiguous = zone.to_ambiguous_timestamp(civil::DateTime::from(time));
    [ambiguous.earlier(), ambiguous.later()].into_iter().flatten().collect()
}

/// Returns a time zone by name. Uses the bundled database, as the service does, since the system's database may differ.
pub fn zone(name: &str) -> TimeZone {
    static ZONES: LazyLock<TimeZoneDatabase> = LazyLock::new(TimeZoneDatabase::bundled);
    ZONES.get(name).unwrap()
}
