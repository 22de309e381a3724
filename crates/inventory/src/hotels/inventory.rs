//! Hotel search by id, by place, around a point, and in an area.

use wayfare_places::{DestinationKind, GlobePoint, Place, PlaceId, Places, distance_km};
use wayfare_validation::{Point, Polygon};

use super::hotel::Hotel;
use super::id::HotelId;
use super::town::{MAX_RADIUS_KM, Town, Towns};

/// All hotels in the world, for one seed. Only the seed is stored; hotels are computed on request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HotelInventory {
    pub(crate) seed: u64,
}

/// Maximum number of hotels in the result of a search in a region, a country, a circle or an area. The most popular
/// hotels are kept.
pub const MOST_FOUND: usize = 5_000;

/// Maximum radius of a circle search, in km.
pub const WIDEST_SEARCH_KM: f64 = 300.0;

/// Radius of the search around an airport, in km.
pub const AIRPORT_KM: f64 = 30.0;

/// Maximum number of hotels that a search examines, starting with the largest cities. This number limits the search
/// time.
const MAX_EXAMINED: usize = 20_000;

impl HotelInventory {
    /// Returns the seed of the hotels and rates.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Creates the inventory for a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { seed }
    }

    /// Loads the tables and counts the hotels, which takes about 50 ms the first time. Call this function at startup so
    /// that no request has to wait for the tables.
    pub fn warm_up(self) {
        Towns::embedded();
    }

    /// Returns the number of hotels in the world, which is the same for all seeds.
    #[must_use]
    pub fn count(self) -> usize {
        Towns::embedded().hotel_count()
    }

    /// Returns the number of hotels in a city, or 0 for an unknown city.
    #[must_use]
    pub fn count_of(self, city: PlaceId) -> usize {
        Towns::embedded().get(city).map_or(0, |town| usize::from(town.hotels))
    }

    /// Finds a hotel by its id, without computing other hotels.
    #[must_use]
    pub fn hotel(self, id: HotelId) -> Option<Hotel> {
        let (city, ordinal) = id.parts();
        Hotel::new(self.seed, Towns::embedded().get(city)?, ordinal)
    }

    /// Returns all hotels after an id, in one country or in all countries, sorted by id. The iterator computes each
    /// hotel on request.
    ///
    /// The id does not have to belong to a hotel.
    pub fn hotels_after<'c>(
        self,
        last: Option<HotelId>,
        country: Option<&'c str>,
    ) -> impl Iterator<Item = Hotel> + Send + use<'c> {
        let next = last.map_or(0, |last| last.get().saturating_add(1).max(0));
        let (city, ordinal) = HotelId(next).parts();
        let towns = Towns::embedded().all();
        let rest = towns.get(towns.partition_point(|town| town.city.id < city)..).unwrap_or_default();
        let is_in_country = move |town: &&Town| country.is_none_or(|country| country == town.city.country);
        rest.iter().filter(is_in_country).flat_map(move |town| {
            let first = if town.city.id == city { ordinal } else { 0 };
            (first..town.hotels).filter_map(move |ordinal| Hotel::new(self.seed, town, ordinal))
        })
    }

    /// Returns all hotels of a city, most popular first. The list is empty for an unknown city.
    #[must_use]
    pub fn hotels_of(self, city: PlaceId) -> Vec<Hotel> {
        let mut hotels: Vec<_> =
            Towns::embedded().get(city).into_iter().flat_map(|town| self.of_town(town)).collect();
        most_popular_first(&mut hotels);
        hotels
    }

    /// Returns the hotels of a place, most popular first: all hotels of a city or of a metro area's city, the hotels
    /// around an airport or a destination, or the [`MOST_FOUND`] most popular hotels in the largest cities of a region
    /// or country.
    #[must_use]
    pub fn hotels_at(self, place: Place<'_>) -> Vec<Hotel> {
        let cities = Places::embedded().cities();
        match place {
            Place::City(city) => self.hotels_of(city.id),
            Place::Metro(metro) => self.hotels_of(metro.city),
            Place::Airport(airport) => self.hotels_within(airport.position, AIRPORT_KM),
            Place::Region(region) => {
                self.of_largest(cities.filter(|it| it.region_id == Some(region.id)).map(|it| it.id))
            }
            Place::Country(country) => {
                self.of_largest(cities.filter(|it| it.country == country.code).map(|it| it.id))
            }
            Place::Destination(it) => self.hotels_within(it.position, destination_km(it.kind)),
            // An unknown kind of place has no hotels.
            _ => Vec::new(),
        }
    }

    /// Returns the hotels within `radius_km` of a position, most popular first: at most [`MOST_FOUND`] hotels, all
    /// within [`WIDEST_SEARCH_KM`].
    ///
    /// Returns no hotels if the radius is NaN.
    #[must_use]
    pub fn hotels_within(self, centre: Point, radius_km: f64) -> Vec<Hotel> {
        if radius_km.is_nan() {
            return Vec::new();
        }
        let radius_km = radius_km.min(WIDEST_SEARCH_KM);
        let from = GlobePoint::from(centre);
        self.around(centre, radius_km, |position| from.distance_km(&position.into()) <= radius_km)
    }

    /// Returns the hotels in a polygon, most popular first: at most [`MOST_FOUND`] hotels.
    #[must_use]
    pub fn hotels_in(self, polygon: &Polygon) -> Vec<Hotel> {
        let envelope = polygon.envelope();
        let centre = envelope.centre();
        let corners = polygon.points().iter().map(|corner| distance_km(centre, *corner));
        let reach = corners.fold(0.0, f64::max);
        self.around(centre, reach, |position| envelope.contains(position) && polygon.contains(position))
    }

    /// Returns the hotels of cities that overlap a circle, filtered by position.
    fn around(self, centre: Point, km: f64, wanted: impl Fn(Point) -> bool) -> Vec<Hotel> {
        let near = Places::embedded().cities_near(centre, km + MAX_RADIUS_KM);
        let towns = near.into_iter().filter_map(|(city, away)| {
            let town = Towns::embedded().get(city.id)?;
            // The radius of a town, plus a margin for its outermost part.
            (away <= km + town.radius_km * 1.2 + 1.0).then_some(town)
        });
        let mut hotels: Vec<_> = self.examined(towns).filter(|hotel| wanted(hotel.position)).collect();
        most_popular_first(&mut hotels);
        hotels.truncate(MOST_FOUND);
        hotels
    }

    fn of_largest(self, cities: impl Iterator<Item = PlaceId>) -> Vec<Hotel> {
        let towns = cities.filter_map(|city| Towns::embedded().get(city));
        let mut hotels: Vec<_> = self.examined(towns).collect();
        most_popular_first(&mut hotels);
        hotels.truncate(MOST_FOUND);
        hotels
    }

    /// Returns the hotels of the largest towns, up to the maximum number that a search examines.
    fn examined(self, towns: impl Iterator<Item = &'static Town>) -> impl Iterator<Item = Hotel> {
        let mut towns: Vec<_> = towns.collect();
        towns.sort_by_key(|town| (std::cmp::Reverse(town.hotels), town.city.id));
        towns.into_iter().flat_map(move |town| self.of_town(town)).take(MAX_EXAMINED)
    }

    fn of_town(self, town: &'static Town) -> impl Iterator<Item = Hotel> {
        (0..town.hotels).filter_map(move |ordinal| Hotel::new(self.seed, town, ordinal))
    }
}

/// Returns the maximum distance between a destination and its visitors' hotels, in km.
fn destination_km(kind: DestinationKind) -> f64 {
    match kind {
        DestinationKind::Neighbourhood => 2.0,
        DestinationKind::Landmark | DestinationKind::Resort => 10.0,
        DestinationKind::Island => 25.0,
        _ => 40.0,
    }
}

fn most_popular_first(hotels: &mut [Hotel]) {
    hotels.sort_unstable_by_key(|hotel| (std::cmp::Reverse(hotel.popularity), hotel.id));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hotels_are_listed_in_id_order() {
        let inventory = HotelInventory::new(1);
        let ids = |last, count| -> Vec<_> {
            inventory.hotels_after(last, None).take(count).map(|hotel| hotel.id).collect()
        };
        let first = ids(None, 500);
        assert!(first.len() == 500 && first.is_sorted_by(|one, next| one < next));
        let cities = first.iter().map(|id| id.parts().0).collect::<std::collections::HashSet<_>>();
        assert!(cities.len() > 1, "all hotels are in one city");
        for index in [0, 1, 99, 498] {
            assert_eq!(ids(Some(first[index]), 499 - index), first[index + 1..], "{index}");
        }
        for id in [i64::MIN, -1, 0, first[0].get() - 1] {
            assert_eq!(ids(Some(HotelId(id)), 1), first[..1], "{id}");
        }
        let town = Towns::embedded().all().last().unwrap();
        let last = HotelId::new(town.city.id, town.hotels - 1).unwrap();
        assert_eq!(ids(Some(HotelId(last.get() - 1)), 9), [last]);
        for id in [last.get(), last.get() + 1, i64::MAX] {
            assert_eq!(ids(Some(HotelId(id)), 1), []);
        }
    }

    #[test]
    fn hotels_of_a_country_are_listed_in_id_order() {
        let inventory = HotelInventory::new(1);
        let ids = |last, limit| -> Vec<_> {
            inventory.hotels_after(last, Some("MT")).take(limit).map(|hotel| hotel.id).collect()
        };
        let maltese = ids(None, usize::MAX);
        let cities = Places::embedded().cities().filter(|city| city.country == "MT");
        assert_eq!(maltese.len(), cities.map(|city| inventory.count_of(city.id)).sum::<usize>());
        assert_eq!(ids(Some(maltese[4]), 3), maltese[5..8]);
    }
}
