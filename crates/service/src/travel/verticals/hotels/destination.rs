//! The destination for a key: its hotels and its description. Stored searches share destinations: a city is looked up
//! and stored only once, regardless of the dates.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock, Weak};

use specwright_core::Text;
use wayfare_models::hotels::EntityKey;
use wayfare_models::writers::hotels::HotelDestinationWriter;
use wayfare_places::{GlobePoint, Kinds, Place, PlaceId, Places, distance_km};
use wayfare_validation::{Point, Polygon};

use super::catalogue::{Hotel, HotelCatalogue};
use super::links::Links;
use super::listing::Listing;
use crate::lock::Lock;
use crate::travel::place_names;

/// Search radius around a point, in km.
const POINT_KM: f64 = 25.0;

/// The hotels of a destination, most popular first, and the description of the destination if it is known.
#[derive(Debug, Default)]
pub(super) struct Destination {
    pub(super) listings: Vec<Listing>,
    described: Option<Described>,
}

/// The description of a destination in responses.
#[derive(Debug)]
pub(super) struct Described {
    id: i64,
    kind: Kind,
    name: Name,
    centre: Point,
    /// Radius in which hotels were found or searched for, in km.
    radius: f64,
    /// The maximum radius, in km.
    max_radius: f64,
}

/// The name of a destination.
#[derive(Debug)]
enum Name {
    /// The name of a place, in the language of the response.
    Of(Place<'static>),
    /// A generated name, in English.
    Made { name: Text, full_name: Text },
}

/// The type of a destination. The discriminants are the numbers in responses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Country = 1,
    City = 2,
    Region = 3,
    Airport = 4,
    Hotel = 5,
    Hotels = 6,
    Point = 7,
    Polygon = 8,
}

impl Kind {
    /// Returns the number of the type.
    fn id(self) -> i64 {
        self as i64
    }

    /// Returns whether a destination of this type has a boundary rather than a centre and a radius.
    fn has_boundary(self) -> bool {
        matches!(self, Kind::Country | Kind::Region | Kind::Polygon)
    }
}

impl Destination {
    /// Finds the hotels for a key.
    pub(super) fn find(catalogue: &dyn HotelCatalogue, key: &EntityKey) -> Self {
        match key {
            EntityKey::Place(id) => place(catalogue, PlaceId(i64::from(*id))),
            EntityKey::Point(point) => around(catalogue, *point),
            EntityKey::Polygon(polygon) => within(catalogue, polygon),
            _ => named(catalogue, key.hotel_ids().unwrap_or_default(), matches!(key, EntityKey::Hotel(_))),
        }
    }

    /// Returns the description of the destination, if it is known.
    pub(super) fn described(&self) -> Option<&Described> {
        self.described.as_ref()
    }
}

impl Described {
    pub(super) fn write(
        &self,
        it: &mut HotelDestinationWriter<'_>,
        key: &EntityKey,
        links: &Links,
        language: &str,
    ) {
        let key = key.to_string();
        it.id(Some(self.id));
        it.key(Some(key.as_str()));
        it.href(Some(&links.destination(&key)));
        it.kind(Some(self.kind.id()));
        match &self.name {
            Name::Of(place) => {
                let known = place_names::Described::of(Places::embedded(), *place, language);
                it.name(Some(known.name));
                it.full_name(Some(format_args!("{known}")));
            }
            Name::Made { name, full_name } => {
                it.name(Some(name));
                it.full_name(Some(full_name));
            }
        }
        it.is_searchable(Some(true));
        it.latitude(Some(self.centre.latitude()));
        it.longitude(Some(self.centre.longitude()));
        it.has_boundary(Some(self.kind.has_boundary()));
        it.radius(Some(self.radius));
        it.maximum_radius(Some(self.max_radius));
    }
}

fn place(catalogue: &dyn HotelCatalogue, id: PlaceId) -> Destination {
    let places = Places::embedded();
    // Some clients build keys from the `placeId` of a hotel, which is the hotel's id.
    let Some(place) = places.place(id) else { return named(catalogue, &[id.get()], true) };
    let shown_at = place.position();
    // A country has no centre to measure distances from.
    let centre = shown_at.filter(|_| place.kind() != Kinds::COUNTRY);
    let listings = listings(catalogue.of_place(place), centre);
    let kind = match place.kind() {
        Kinds::COUNTRY => Kind::Country,
        Kinds::REGION | Kinds::DESTINATION => Kind::Region,
        Kinds::AIRPORT => Kind::Airport,
        _ => Kind::City,
    };
    let described = shown_at.map(|shown_at| {
        let radius = radius_around(&listings, shown_at);
        Described { id: id.get(), kind, name: Name::Of(place), centre: shown_at, radius, max_radius: radius }
    });
    Destination { listings, described }
}

/// Finds the hotels with these ids. Skips unknown ids.
fn named(catalogue: &dyn HotelCatalogue, ids: &[i64], is_one: bool) -> Destination {
    let listings = listings(catalogue.with_ids(ids), None);
    let described = listings.first().map(|first| {
        let centre = first.hotel.position;
        let (kind, id, name) = match is_one {
            true => (Kind::Hotel, first.hotel.id, first.hotel.name.clone()),
            false => (Kind::Hotels, 0, format_args!("{} hotels", listings.len()).into()),
        };
        let full_name = match first.hotel.city.filter(|_| is_one) {
            Some(city) => format_args!("{name}, {}", city.name).into(),
            None => name.clone(),
        };
        let radius = radius_around(&listings, centre);
        Described { id, kind, name: Name::Made { name, full_name }, centre, radius, max_radius: radius }
    });
    Destination { listings, described }
}

fn around(catalogue: &dyn HotelCatalogue, centre: Point) -> Destination {
    let listings = listings(catalogue.around(centre, POINT_KM), Some(centre));
    let name = Text::from(format_args!("{centre}"));
    let full_name = match Places::embedded().nearest_city(centre) {
        Some((city, _)) => format_args!("{name}, near {}", city.name).into(),
        None => name.clone(),
    };
    let described = Described {
        id: 0,
        kind: Kind::Point,
        name: Name::Made { name, full_name },
        centre,
        radius: POINT_KM,
        max_radius: catalogue.widest_km(),
    };
    Destination { listings, described: Some(described) }
}

/// Finds the most popular hotels within a polygon, up to the number in its key.
fn within(catalogue: &dyn HotelCatalogue, polygon: &Polygon) -> Destination {
    let mut hotels = catalogue.within(polygon);
    hotels.truncate(polygon.max_hotels());
    let centre = polygon.centre();
    let listings = listings(hotels, Some(centre));
    let corners = polygon.points().iter().map(|corner| distance_km(centre, *corner));
    let radius = corners.fold(0.0, f64::max).ceil();
    let near = Places::embedded().nearest_city(centre);
    let name: Text =
        near.map_or_else(|| "Area".into(), |(city, _)| format_args!("Area near {}", city.name).into());
    let full_name = name.clone();
    let name = Name::Made { name, full_name };
    let described = Described { id: 0, kind: Kind::Polygon, name, centre, radius, max_radius: radius };
    Destination { listings, described: Some(described) }
}

fn listings(hotels: Vec<Hotel>, centre: Option<Point>) -> Vec<Listing> {
    let centre = centre.map(GlobePoint::from);
    let listing = |hotel: Hotel| {
        let distance = centre.map(|centre| rounded(centre.distance_km(&hotel.position.into())));
        Listing::new(hotel, distance)
    };
    hotels.into_iter().map(listing).collect()
}

/// Returns the distance from a position to the farthest hotel, rounded up to the next km.
fn radius_around(listings: &[Listing], centre: Point) -> f64 {
    listings.iter().map(|it| distance_km(centre, it.hotel.position)).fold(0.0, f64::max).ceil()
}

/// Rounds to ten metres, since more precise digits are meaningless.
fn rounded(km: f64) -> f64 {
    (km * 100.0).round() / 100.0
}

/// A destination, looked up on first use.
pub(super) type SharedDestination = Arc<OnceLock<Destination>>;

/// Cache of the destinations that are in use.
#[derive(Debug, Default)]
pub(super) struct SharedDestinations(Lock<Known>);

#[derive(Debug, Default)]
struct Known {
    by_key: HashMap<EntityKey, Weak<OnceLock<Destination>>>,
    /// Number of keys at which unused keys are removed.
    most: usize,
}

impl SharedDestinations {
    /// Returns the destination for a key.
    pub(super) fn of(&self, key: &EntityKey) -> SharedDestination {
        let mut known = self.0.lock();
        if let Some(shared) = known.by_key.get(key).and_then(Weak::upgrade) {
            return shared;
        }
        if known.by_key.len() >= known.most {
            known.by_key.retain(|_, shared| shared.strong_count() > 0);
            known.most = 64 + 2 * known.by_key.len();
        }
        let shared = SharedDestination::default();
        known.by_key.insert(key.clone(), Arc::downgrade(&shared));
        shared
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_destination_is_shared_while_it_is_used() {
        let destinations = SharedDestinations::default();
        let key = |number: i64| format!("kplace:{number}").parse().unwrap();
        let one = destinations.of(&key(1));
        for number in 2..1_000 {
            destinations.of(&key(number));
        }
        assert!(Arc::ptr_eq(&one, &destinations.of(&key(1))));
        assert!(destinations.0.lock().by_key.len() <= 70);
    }
}
