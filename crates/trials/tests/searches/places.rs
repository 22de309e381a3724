//! Places of the world, as requests name them and as checks reckon with them.

use std::sync::LazyLock;

use jiff::Timestamp;
use jiff::civil;
use jiff::tz::{TimeZone, TimeZoneDatabase};
use specwright_core::LocalDateTime;
use wayfare_places::{Airport, City, Places};

use crate::random::Random;

/// An airport, mostly one of those that many fly from: at small ones there is little to check.
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

/// All cities, to pick from.
pub static CITIES: LazyLock<Vec<&City>> = LazyLock::new(|| Places::embedded().cities().collect());

/// Whether a list of codes, with spaces between them, has this one.
pub fn is_in(codes: &str, code: &str) -> bool {
    codes.split(' ').any(|listed| listed == code)
}

/// The moments at which the clocks of a zone show a time: two in the hour that comes twice, and both of its edges in the
/// one that does not come.
pub fn moments(zone: &TimeZone, time: LocalDateTime) -> Vec<Timestamp> {
    let ambiguous = zone.to_ambiguous_timestamp(civil::DateTime::from(time));
    [ambiguous.earlier(), ambiguous.later()].into_iter().flatten().collect()
}

/// A time zone by its name. The service has its zones with it; those of the system may be of another year.
pub fn zone(name: &str) -> TimeZone {
    static ZONES: LazyLock<TimeZoneDatabase> = LazyLock::new(TimeZoneDatabase::bundled);
    ZONES.get(name).unwrap()
}
