//! Agency sites, which are airports and cities, and the number of agencies at each site.

use wayfare_places::{Airport, AirportSize, City, Places, Point};
use wayfare_validation::limits::CAR_LOCATION_KM;

use super::Dice;
use super::agencies::{Agency, AgencyKind};
use super::query::Spot;
use crate::world::season::Season;

/// An airport or a city.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Site {
    Airport(&'static Airport),
    City(&'static City),
}

/// A site's size class.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Scale {
    Village,
    Small,
    Medium,
    Large,
    Hub,
}

/// Maximum number of cities near a place; the place's own city and the largest other cities are kept.
const MAX_CITIES: usize = 8;
/// Maximum number of airports near a place; a large city has a handful.
const MAX_AIRPORTS: usize = 6;

/// Airports and towns without public roads, on islets and in the mountains.
const WITHOUT_ROADS: [(&str, &str); 11] = [
    ("BZ", "Caye Caulker"),
    ("BZ", "CUK"),
    ("BZ", "San Pedro"),
    ("BZ", "SPR"),
    ("CH", "Saas-Fee"),
    ("CH", "Zermatt"),
    ("IT", "Capri"),
    ("KE", "Lamu"),
    ("PF", "BOB"),
    ("PF", "MAU"),
    ("US", "Avalon"),
];

impl Site {
    /// Returns the sites near a searched place.
    pub(crate) fn near(spot: &Spot) -> Vec<Self> {
        let (places, km) = (Places::embedded(), CAR_LOCATION_KM as f64);
        let airports = places.airports_near(spot.position, km).into_iter().take(MAX_AIRPORTS);
        let mut cities = places.cities_near(spot.position, km);
        cities.sort_by_key(|(city, _)| {
            (Some(city.id) != spot.city, std::cmp::Reverse(city.population), city.id)
        });
        let cities = cities.into_iter().take(MAX_CITIES);
        airports.map(|(it, _)| Self::Airport(it)).chain(cities.map(|(it, _)| Self::City(it))).collect()
    }

    /// Returns the permanent id prefix of the site's counters.
    pub(crate) fn key(self) -> String {
        match self {
            Self::Airport(airport) => airport.code.to_ascii_lowercase(),
            Self::City(city) => format!("c{}", city.id),
        }
    }

    pub(crate) fn position(self) -> Point {
        match self {
            Self::Airport(airport) => airport.position,
            Self::City(city) => city.position,
        }
    }

    pub(crate) fn country(self) -> &'static str {
        match self {
            Self::Airport(airport) => airport.country,
            Self::City(city) => city.country,
        }
    }

    pub(crate) fn region(self) -> Option<&'static str> {
        match self {
            Self::Airport(airport) => airport.region,
            Self::City(city) => city.region,
        }
    }

    /// Returns the season of the site. The airport of a resort has its own season; other sites have the season of the
    /// busiest nearby airport.
    pub(crate) fn season(self) -> Season {
        const NEAR_KM: f64 = 70.0;
        let season = |code| Season::of(code, self.country(), self.position().latitude());
        if let Self::Airport(airport) = self {
            let own = season(Some(airport.code));
            if !matches!(own, Season::North | Season::South | Season::Even) {
                return own;
            }
        }
        let near = Places::embedded().airports_near(self.position(), NEAR_KM).into_iter();
        let rank = |airport: &&Airport| (airport.traffic_rank.unwrap_or(u16::MAX), airport.code);
        season(near.map(|(airport, _)| airport).min_by_key(rank).map(|airport| airport.code))
    }

    pub(crate) fn city_name(self) -> &'static str {
        match self {
            Self::Airport(airport) => airport.city_name,
            Self::City(city) => city.name,
        }
    }

    pub(crate) fn scale(self) -> Scale {
        match self {
            Self::Airport(airport) => match (airport.traffic_rank, airport.size) {
                (Some(..=80), _) => Scale::Hub,
                (Some(81..=250), _) | (_, AirportSize::Large) => Scale::Large,
                (_, AirportSize::Medium) => Scale::Medium,
                _ => Scale::Small,
            },
            Self::City(city) => match city.population {
                ..40_000 => Scale::Village,
                40_000..150_000 => Scale::Small,
                150_000..500_000 => Scale::Medium,
                500_000..2_000_000 => Scale::Large,
                _ => Scale::Hub,
            },
        }
    }

    /// Returns whether travellers can drive at the site: agencies operate in the country, the place is not on a list of
    /// places without roads, and people live nearby if the site is small.
    pub(crate) fn has_roads(self) -> bool {
        const NEAR_KM: f64 = 15.0;
        const MIN_PEOPLE: u32 = 3_000;
        let is_remote = || {
            let near = Places::embedded().cities_near(self.position(), NEAR_KM);
            near.iter().map(|(city, _)| city.population).sum::<u32>() < MIN_PEOPLE
        };
        let place = match self {
            Self::Airport(airport) => airport.code,
            Self::City(city) => city.name,
        };
        Agency::operate_in(self.country())
            && !WITHOUT_ROADS.contains(&(self.country(), place))
            && (self.scale() > Scale::Small || !is_remote())
    }

    /// Returns the agencies at a site. A peer-to-peer agency may appear several times, each time for a different owner
    /// with a different car.
    pub(crate) fn agencies(self, dice: Dice) -> Vec<&'static Agency> {
        if !self.has_roads() {
            return Vec::new();
        }
        let brands = dice.text("count").between_in(self.brand_range());
        let brands = usize::try_from(brands).unwrap_or(0);
        let mut all = Agency::brands_in(self.country(), brands, dice.text("brand"));
        for (kind, percents) in self.others() {
            for (turn, percent) in (0..).zip(*percents) {
                let dice = dice.text("other").with(*kind as u64).with(turn);
                if dice.chance(*percent) {
                    all.extend(Agency::draw(*kind, dice.text("which")));
                }
            }
        }
        all
    }

    fn brand_range(self) -> [i64; 2] {
        match (self, self.scale()) {
            (_, Scale::Village) => [0, 0],
            (Self::Airport(_), Scale::Small) => [2, 4],
            (Self::Airport(_), Scale::Medium) => [3, 5],
            (Self::Airport(_), Scale::Large) => [6, 9],
            (Self::Airport(_), Scale::Hub) => [9, 12],
            (Self::City(_), Scale::Small) => [1, 2],
            (Self::City(_), Scale::Medium) => [2, 4],
            (Self::City(_), Scale::Large) => [4, 6],
            (Self::City(_), Scale::Hub) => [6, 8],
        }
    }

    /// Returns the agency kinds at a site, except brands. Each kind is listed with the chances, in percent, of a first
    /// agency, a second agency, and so on.
    fn others(self) -> &'static [(AgencyKind, &'static [u32])] {
        use AgencyKind::{Delivery, IncludedDriver, Opaque, PeerToPeer};
        match (self, self.scale()) {
            (Self::Airport(_), Scale::Hub) => {
                &[(Opaque, &[100]), (PeerToPeer, &[70]), (Delivery, &[45]), (IncludedDriver, &[60])]
            }
            (Self::Airport(_), Scale::Large) => {
                &[(Opaque, &[60]), (PeerToPeer, &[35]), (Delivery, &[20]), (IncludedDriver, &[30])]
            }
            (Self::Airport(_), _) => &[(Opaque, &[12])],
            (Self::City(_), Scale::Village) => &[(PeerToPeer, &[30])],
            (Self::City(_), Scale::Small | Scale::Medium) => &[(PeerToPeer, &[40, 15])],
            (Self::City(_), Scale::Large | Scale::Hub) => {
                &[(PeerToPeer, &[80, 50, 30]), (Delivery, &[45]), (IncludedDriver, &[35])]
            }
        }
    }
}

impl Dice {
    /// Draws a number from the inclusive range.
    fn between_in(self, [low, high]: [i64; 2]) -> i64 {
        self.between(low, high)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_without_roads_exist() {
        let places = Places::embedded();
        for (country, place) in WITHOUT_ROADS {
            let is_airport = places.airport(place).is_some_and(|airport| airport.country == country);
            let is_city = places.cities().any(|city| (city.country, city.name) == (country, place));
            assert!(is_airport || is_city, "{country} {place}");
        }
    }
}
