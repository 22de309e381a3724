//! The destination of a key: its hotels and its description.

use wayfare_models::hotels::{EntityKey, HotelDestination};
use wayfare_places::{GlobePoint, Kinds, PlaceId, Places, distance_km};
use wayfare_validation::{Point, Polygon};
use wayfare_wire::Text;

use super::catalogue::{Hotel, HotelCatalogue};
use super::links::Links;
use super::listing::Listing;
use crate::place_names;

/// Search radius around a point, in km.
const POINT_KM: f64 = 25.0;

/// The hotels of a destination, the most popular one first, and the destination itself if it is known.
#[derive(Debug, Default)]
pub(super) struct Destination {
    pub(super) listings: Vec<Listing>,
    described: Option<Described>,
}

#[derive(Debug)]
struct Described {
    id: i64,
    kind: Kind,
    name: Text,
    full_name: Text,
    centre: Point,
    /// Radius in which hotels were found or searched, in km.
    radius: f64,
    /// The largest possible radius, in km.
    widest: f64,
}

/// The types of destinations, by number.
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
    /// Its number.
    fn id(self) -> i64 {
        self as i64
    }

    /// Whether it has a boundary rather than a centre and a radius.
    fn has_boundary(self) -> bool {
        matches!(self, Kind::Country | Kind::Region | Kind::Polygon)
    }
}

impl Destination {
    /// Finds the hotels of a key.
    pub(super) fn find(catalogue: &dyn HotelCatalogue, key: &EntityKey) -> Self {
        match key {
            EntityKey::Place(id) => place(catalogue, PlaceId(i64::from(*id))),
            EntityKey::Point(point) => around(catalogue, *point),
            EntityKey::Polygon(polygon) => within(catalogue, polygon),
            _ => named(catalogue, key.hotel_ids().unwrap_or_default(), matches!(key, EntityKey::Hotel(_))),
        }
    }

    /// The destination as responses describe it.
    pub(super) fn describe(&self, key: &EntityKey, links: &Links) -> Option<HotelDestination> {
        let it = self.described.as_ref()?;
        let key = key.to_string();
        Some(HotelDestination {
            id: Some(it.id.into()),
            href: Some(links.destination(&key)),
            key: Some(key.into()),
            kind: Some(it.kind.id()),
            name: Some(it.name.clone()),
            full_name: Some(it.full_name.clone()),
            is_searchable: Some(true),
            latitude: Some(it.centre.latitude()),
            longitude: Some(it.centre.longitude()),
            has_boundary: Some(it.kind.has_boundary()),
            radius: Some(it.radius),
            maximum_radius: Some(it.widest),
        })
    }
}

fn place(catalogue: &dyn HotelCatalogue, id: PlaceId) -> Destination {
    let places = Places::embedded();
    let Some(place) = places.place(id) else { return Destination::default() };
    let centre = place.position();
    let hotels = catalogue.of_place(place);
    // A country has no centre: the city of its most popular hotel takes its place.
    let shown_at = centre.or_else(|| hotels.first().and_then(|hotel| Some(hotel.city?.position)));
    let listings = listings(hotels, centre);
    let kind = match place.kind() {
        Kinds::COUNTRY => Kind::Country,
        Kinds::REGION => Kind::Region,
        Kinds::AIRPORT => Kind::Airport,
        _ => Kind::City,
    };
    let described = shown_at.map(|shown_at| {
        let radius = reach(&listings, shown_at);
        let (name, full_name) = (place.name().into(), place_names::full_name(places, place));
        Described { id: id.get(), kind, name, full_name, centre: shown_at, radius, widest: radius }
    });
    Destination { listings, described }
}

/// The hotels with these ids. Unknown ids are skipped.
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
        let radius = reach(&listings, centre);
        Described { id, kind, name, full_name, centre, radius, widest: radius }
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
        name,
        full_name,
        centre,
        radius: POINT_KM,
        widest: catalogue.widest_km(),
    };
    Destination { listings, described: Some(described) }
}

/// The most popular hotels of a polygon, as many as its key asks for.
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
    let described = Described { id: 0, kind: Kind::Polygon, name, full_name, centre, radius, widest: radius };
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

/// Distance of the farthest hotel from a position, in whole km.
fn reach(listings: &[Listing], centre: Point) -> f64 {
    listings.iter().map(|it| distance_km(centre, it.hotel.position)).fold(0.0, f64::max).ceil()
}

/// Rounds to ten metres: more digits are noise.
fn rounded(km: f64) -> f64 {
    (km * 100.0).round() / 100.0
}
