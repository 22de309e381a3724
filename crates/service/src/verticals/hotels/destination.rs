//! What a key stands for: which hotels, and how the place is called.

use std::cmp::Reverse;

use wayfare_models::hotels::{EntityKey, HotelDestination};
use wayfare_places::{Kinds, PlaceId, Places, Position};
use wayfare_validation::{Point, Polygon};

use super::links::Links;
use super::listing::Listing;
use crate::place_names;
use wayfare_inventory::hotels::{Bounds, Hotel, HotelId, HotelInventory, WIDEST_SEARCH_KM};

/// How far around a point hotels are looked for, in km.
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
    name: String,
    full_name: String,
    centre: Position,
    /// How far from the centre hotels were found or looked for, in km.
    radius: f64,
    /// How far they could have been looked for.
    widest: f64,
}

/// What the numbers of a destination's type mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Country = 1,
    Region = 2,
    City = 3,
    Airport = 4,
    Hotel = 5,
    Hotels = 6,
    Point = 7,
    Polygon = 8,
}

impl Kind {
    /// All of them, by number.
    pub(crate) const ALL: [Self; 8] = [
        Self::Country,
        Self::Region,
        Self::City,
        Self::Airport,
        Self::Hotel,
        Self::Hotels,
        Self::Point,
        Self::Polygon,
    ];

    /// Its number.
    pub(crate) fn id(self) -> i64 {
        self as i64
    }

    /// Its name in English.
    pub(crate) fn label(self) -> &'static str {
        match self {
            Self::Country => "Country",
            Self::Region => "Region",
            Self::City => "City",
            Self::Airport => "Airport",
            Self::Hotel => "Hotel",
            Self::Hotels => "Set of hotels",
            Self::Point => "Point",
            Self::Polygon => "Polygon",
        }
    }

    /// Whether it has edges, rather than a middle and a radius.
    fn has_boundary(self) -> bool {
        matches!(self, Kind::Country | Kind::Region | Kind::Polygon)
    }
}

impl Destination {
    /// Finds the hotels of a key.
    pub(super) fn find(inventory: HotelInventory, key: &EntityKey) -> Self {
        match key {
            EntityKey::Place(id) => place(inventory, PlaceId(i64::from(*id))),
            EntityKey::Point(point) => around(inventory, *point),
            EntityKey::Polygon(polygon) => within(inventory, polygon),
            _ => named(inventory, key.hotel_ids().unwrap_or_default(), matches!(key, EntityKey::Hotel(_))),
        }
    }

    /// The destination as a response tells of it.
    pub(super) fn describe(&self, key: &EntityKey, links: &Links) -> Option<HotelDestination> {
        let it = self.described.as_ref()?;
        let key = key.to_string();
        let href = links.destination(&key);
        Some(HotelDestination::new(
            it.id,
            key,
            href,
            it.kind.id(),
            it.name.as_str(),
            it.full_name.as_str(),
            true,
            it.centre.latitude,
            it.centre.longitude,
            it.kind.has_boundary(),
            it.radius,
            it.widest,
        ))
    }
}

fn place(inventory: HotelInventory, id: PlaceId) -> Destination {
    let places = Places::embedded();
    let Some(place) = places.place(id) else { return Destination::default() };
    let centre = place.position();
    let hotels = inventory.hotels_at(place);
    // A country has no middle of its own: the city of its most popular hotel stands in.
    let shown_at = centre.or_else(|| hotels.first().map(|hotel| hotel.city().position));
    let listings = listings(hotels, centre);
    let kind = match place.kind() {
        Kinds::COUNTRY => Kind::Country,
        Kinds::REGION => Kind::Region,
        Kinds::AIRPORT => Kind::Airport,
        _ => Kind::City,
    };
    let described = shown_at.map(|shown_at| {
        let radius = reach(&listings, shown_at);
        let (name, full_name) = (place.name().to_owned(), place_names::full_name(places, place));
        Described { id: id.get(), kind, name, full_name, centre: shown_at, radius, widest: radius }
    });
    Destination { listings, described }
}

/// The hotels with these ids; those that nobody knows are passed over.
fn named(inventory: HotelInventory, ids: &[i64], is_one: bool) -> Destination {
    let mut hotels: Vec<Hotel> = ids.iter().filter_map(|id| inventory.hotel(HotelId(*id))).collect();
    hotels.sort_by_key(|hotel| (Reverse(hotel.popularity), hotel.id));
    let listings = listings(hotels, None);
    let described = listings.first().map(|first| {
        let centre = first.hotel.position;
        let (kind, id, name) = match is_one {
            true => (Kind::Hotel, first.id(), first.name.to_string()),
            false => (Kind::Hotels, 0, format!("{} hotels", listings.len())),
        };
        let full_name = match is_one {
            true => format!("{name}, {}", first.hotel.city().name),
            false => name.clone(),
        };
        let radius = reach(&listings, centre);
        Described { id, kind, name, full_name, centre, radius, widest: radius }
    });
    Destination { listings, described }
}

fn around(inventory: HotelInventory, point: Point) -> Destination {
    let centre = position(point);
    let found = inventory.hotels_within(centre, POINT_KM);
    let listings = found.into_iter().map(|(hotel, away)| Listing::new(hotel, Some(rounded(away)))).collect();
    let full_name = match Places::embedded().nearest_city(centre) {
        Some((city, _)) => format!("{point}, near {}", city.name),
        None => point.to_string(),
    };
    let described = Described {
        id: 0,
        kind: Kind::Point,
        name: point.to_string(),
        full_name,
        centre,
        radius: POINT_KM,
        widest: WIDEST_SEARCH_KM,
    };
    Destination { listings, described: Some(described) }
}

/// The most popular hotels of a polygon, as many as its key asks for.
fn within(inventory: HotelInventory, polygon: &Polygon) -> Destination {
    let envelope = polygon.envelope();
    let bounds = Bounds {
        south: envelope.south(),
        west: envelope.west(),
        north: envelope.north(),
        east: envelope.east(),
    };
    let is_inside = |at: Position| Point::new(at.latitude, at.longitude).is_ok_and(|at| polygon.contains(at));
    let mut hotels = inventory.hotels_in(bounds, is_inside);
    hotels.truncate(polygon.max_hotels());
    let centre = position(polygon.centre());
    let listings = listings(hotels, Some(centre));
    let corners = polygon.points().iter().map(|corner| centre.distance_km(position(*corner)));
    let radius = corners.fold(0.0, f64::max).ceil();
    let near = Places::embedded().nearest_city(centre);
    let name = near.map_or_else(|| "Area".to_owned(), |(city, _)| format!("Area near {}", city.name));
    let full_name = name.clone();
    let described = Described { id: 0, kind: Kind::Polygon, name, full_name, centre, radius, widest: radius };
    Destination { listings, described: Some(described) }
}

fn listings(hotels: Vec<Hotel>, centre: Option<Position>) -> Vec<Listing> {
    let away = |hotel: &Hotel| Some(rounded(centre?.distance_km(hotel.position)));
    hotels.into_iter().map(|hotel| Listing::new(hotel, away(&hotel))).collect()
}

/// How far from a position the farthest hotel is, in whole km.
fn reach(listings: &[Listing], centre: Position) -> f64 {
    listings.iter().map(|it| centre.distance_km(it.hotel.position)).fold(0.0, f64::max).ceil()
}

/// To ten metres: more is noise.
fn rounded(km: f64) -> f64 {
    (km * 100.0).round() / 100.0
}

fn position(point: Point) -> Position {
    Position { latitude: point.latitude(), longitude: point.longitude() }
}
