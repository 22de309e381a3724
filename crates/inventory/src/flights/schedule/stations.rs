//! The network's airports in a compact form, indexed by number, and their time zones.

use std::collections::HashMap;

use jiff::tz::TimeZoneDatabase;
use wayfare_places::{AirportSize, GlobePoint, Places, Point};

use super::aircraft::Body;
use super::traffic::{Tier, is_expensive, listed, perimeter_km, without_airlines};
use crate::world::geodesy::whole_km;
use crate::world::zones::{Moment, Zone};

/// Index of an airport in [`Stations`].
pub(crate) type StationId = u16;

/// The airport data that the network needs, as stored in the place index.
#[derive(Debug, Clone)]
pub(crate) struct AirportFacts {
    pub(crate) code: &'static str,
    pub(crate) name: &'static str,
    pub(crate) city: &'static str,
    pub(crate) country: &'static str,
    pub(crate) time_zone: &'static str,
    pub(crate) position: Point,
    pub(crate) size: AirportSize,
}

/// One airport.
#[derive(Debug)]
pub(crate) struct Station {
    pub(crate) code: &'static str,
    pub(crate) name: &'static str,
    pub(crate) city: &'static str,
    pub(crate) country: &'static str,
    /// Index of the country in [`Stations::countries`].
    pub(crate) country_id: u16,
    pub(crate) tier: Tier,
    /// The widest aircraft body that the airport accepts.
    pub(crate) widest: Body,
    pub(crate) point: GlobePoint,
    /// Maximum length of a flight to or from the airport.
    pub(crate) perimeter_km: u16,
    /// `true` if low-cost and leisure carriers avoid the airport.
    pub(crate) expensive: bool,
    /// Offset from UTC in January, in minutes. The timetable is planned with this offset, since a plan has no date.
    pub(crate) planning_offset: i16,
    zone: u16,
}

/// All airports with a code, a known time zone, and airlines.
#[derive(Debug)]
pub(crate) struct Stations {
    all: Vec<Station>,
    zones: Vec<Zone>,
    countries: Vec<&'static str>,
    by_code: HashMap<&'static str, StationId>,
}

/// Time at which the planning offsets are looked up: 2026-01-15T00:00Z, in minutes since 1970-01-01.
const PLANNING_TIME: i64 = 20_468 * 1440;

impl Stations {
    /// Creates the stations from the airports of the place index.
    pub(crate) fn from_places(places: &'static Places) -> Self {
        Self::new(places.airports().iter().map(|airport| AirportFacts {
            code: airport.code,
            name: airport.short_name,
            city: airport.city_name,
            country: airport.country,
            time_zone: airport.time_zone,
            position: airport.position,
            size: airport.size,
        }))
    }

    /// Creates the stations from facts. The facts are sorted by code, so their order does not matter.
    pub(crate) fn new(facts: impl IntoIterator<Item = AirportFacts>) -> Self {
        let without_airlines = without_airlines();
        let mut facts: Vec<_> = facts.into_iter().filter(|it| !without_airlines.contains(it.code)).collect();
        facts.sort_by(|a, b| a.code.cmp(b.code));
        facts.dedup_by(|a, b| a.code == b.code);
        facts.truncate(usize::from(StationId::MAX));

        let database = TimeZoneDatabase::bundled();
        let listed = listed();
        let mut zones = Vec::new();
        let mut zone_indexes: HashMap<&'static str, Option<u16>> = HashMap::new();
        let mut countries: Vec<&'static str> = Vec::new();
        let mut country_ids: HashMap<&'static str, u16> = HashMap::new();
        let mut all = Vec::with_capacity(facts.len());
        let mut by_code = HashMap::with_capacity(facts.len());
        for it in facts {
            let zone = *zone_indexes.entry(it.time_zone).or_insert_with_key(|name| {
                let index = u16::try_from(zones.len()).ok()?;
                zones.push(Zone::named(&database, name)?);
                Some(index)
            });
            // An airport without a known zone has no departure times.
            let (Some(zone), Ok(id)) = (zone, StationId::try_from(all.len())) else { continue };
            let country_id = *country_ids.entry(it.country).or_insert_with(|| {
                countries.push(it.country);
                // The number of countries is at most the number of airports, so the index fits in a `u16`.
                (countries.len() - 1) as u16
            });
            let january = zones.get(usize::from(zone)).and_then(|zone: &Zone| zone.at_utc(PLANNING_TIME));
            by_code.insert(it.code, id);
            all.push(Station {
                tier: listed.get(it.code).copied().unwrap_or_else(|| Tier::of_size(it.size)),
                widest: if it.size == AirportSize::Large { Body::Wide } else { Body::Narrow },
                point: it.position.into(),
                expensive: is_expensive(it.code),
                perimeter_km: perimeter_km(it.code).unwrap_or(u16::MAX),
                code: it.code,
                name: it.name,
                city: it.city,
                country: it.country,
                country_id,
                planning_offset: january.map_or(0, Moment::offset_minutes),
                zone,
            });
        }
        Self { all, zones, countries, by_code }
    }

    /// Returns the airport with an id. Ids come only from this type, so the index is always in range.
    pub(crate) fn get(&self, id: StationId) -> &Station {
        &self.all[usize::from(id)]
    }

    /// Finds an airport by its code.
    pub(crate) fn id(&self, code: &str) -> Option<StationId> {
        self.by_code.get(code).copied()
    }

    /// Returns all ids.
    pub(crate) fn ids(&self) -> impl Iterator<Item = StationId> + use<> {
        // `new` limits the number of airports to the range of an id.
        0..self.all.len() as StationId
    }

    /// Returns the codes of all countries with an airport.
    pub(crate) fn countries(&self) -> &[&'static str] {
        &self.countries
    }

    /// Returns the number of airports.
    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// Returns the zone of an airport.
    pub(crate) fn zone(&self, id: StationId) -> &Zone {
        &self.zones[usize::from(self.get(id).zone)]
    }

    /// Returns the distance between two airports, in whole km.
    pub(crate) fn distance_km(&self, a: StationId, b: StationId) -> u16 {
        whole_km(&self.get(a).point, &self.get(b).point)
    }

    /// Returns the local moment at an airport.
    pub(crate) fn moment(&self, id: StationId, utc_minute: i64) -> Option<Moment> {
        self.zone(id).at_utc(utc_minute)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(code: &'static str, time_zone: &'static str) -> AirportFacts {
        AirportFacts {
            code,
            name: code,
            city: code,
            country: "US",
            time_zone,
            position: Point::new(42.0, -71.0).unwrap(),
            size: AirportSize::Large,
        }
    }

    #[test]
    fn order_of_the_facts_does_not_matter() {
        let one = [facts("BOS", "America/New_York"), facts("ATL", "America/New_York")];
        let other = [one[1].clone(), one[0].clone(), one[0].clone()];
        let (one, other) = (Stations::new(one), Stations::new(other));
        assert_eq!((one.id("BOS"), one.len()), (other.id("BOS"), other.len()));
    }

    #[test]
    fn airports_without_zone_or_airlines_are_omitted() {
        let stations = Stations::new([
            facts("BOS", "America/New_York"),
            facts("QQQ", "Moon/Tranquility"),
            facts("TEB", "America/New_York"),
        ]);
        assert_eq!(stations.len(), 1);
        assert_eq!((stations.id("QQQ"), stations.id("TEB")), (None, None));
        assert_eq!(stations.get(0).planning_offset, -300);
    }

    #[test]
    fn every_airport_of_the_place_index_has_a_zone() {
        let places = Places::embedded();
        let stations = Stations::from_places(places);
        let without: Vec<_> = (places.airports().iter().map(|airport| airport.code))
            .filter(|code| stations.id(code).is_none() && !without_airlines().contains(code))
            .collect();
        assert!(without.is_empty(), "{without:?}");
    }
}
