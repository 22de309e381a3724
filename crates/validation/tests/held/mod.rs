//! Properties that hold for any bytes. The fuzz targets try to violate these properties, and the tests replay inputs
//! from fuzzing.

#![allow(dead_code, reason = "each fuzz target is a separate crate and uses only some of the functions")]

use std::fmt::{Debug, Display};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher, Hash};
use std::str::FromStr;

use wayfare_validation::{
    EntityKey, HotelEntityKey, HotelRoomGuests, PipeDelimitedIntegerList, Point, Polygon, ValueError, limits,
};

/// Checks that a string either parses to a value whose canonical form is no longer than the string and parses to the
/// same value, or fails with an error whose offset is at a character boundary.
fn text<T>(text: &str) -> Option<T>
where
    T: FromStr<Err = ValueError> + Display + Debug + Ord + Hash,
{
    match text.parse::<T>() {
        Ok(value) => {
            let written = value.to_string();
            assert!(written.len() <= text.len(), "{text:?} is written as {written:?}");
            let again: T =
                written.parse().unwrap_or_else(|fault| panic!("{written:?}, written for {text:?}: {fault}"));
            let hash = |value: &T| BuildHasherDefault::<DefaultHasher>::default().hash_one(value);
            assert!(again == value && again.cmp(&value).is_eq() && hash(&again) == hash(&value), "{text:?}");
            assert_eq!(again.to_string(), written);
            Some(value)
        }
        Err(fault) => {
            assert!(fault.offset().is_none_or(|at| text.is_char_boundary(at)), "{text:?}: {fault}");
            assert!(fault.to_string().len() < 2_000);
            None
        }
    }
}

/// Parses the bytes as each kind of search value except rooms, and checks the results.
pub fn entity_key(bytes: &[u8]) {
    let given = String::from_utf8_lossy(bytes);
    let key: Option<EntityKey> = text(&given);
    assert_eq!(
        text::<HotelEntityKey>(&given).map(EntityKey::from),
        key.clone().filter(|key| matches!(key, EntityKey::Hotel(_)))
    );
    text::<Point>(&given);
    text::<PipeDelimitedIntegerList>(&given);
    match key {
        Some(EntityKey::Hotels(ids)) => {
            assert!((1..=limits::HOTELS_IN_KEY).contains(&ids.iter().len()));
            assert_eq!(EntityKey::hotels(ids.iter().copied()), Ok(ids.into()));
        }
        Some(EntityKey::Point(point)) => {
            assert_eq!(EntityKey::point(point.latitude(), point.longitude()), Ok(point.into()));
        }
        Some(EntityKey::Polygon(polygon)) => check_polygon(&polygon),
        _ => {}
    }
}

/// Parses the bytes as rooms, and checks the result.
pub fn rooms(bytes: &[u8]) {
    if let Some(guests) = text::<HotelRoomGuests>(&String::from_utf8_lossy(bytes)) {
        assert_eq!(HotelRoomGuests::from_party(guests.rooms().iter().copied()), Ok(guests));
        assert!((1..=limits::HOTEL_ROOMS).contains(&guests.rooms().len()));
        assert!(guests.guests() >= guests.rooms().len());
        assert!(guests.children().all(|age| usize::from(age) <= limits::HOTEL_CHILD_AGE));
    }
}

/// Checks the properties of every polygon.
fn check_polygon(polygon: &Polygon) {
    let envelope = polygon.envelope();
    assert!(envelope.longest_side_km() <= limits::POLYGON_SIDE_KM);
    assert!(
        envelope.contains(polygon.centre()),
        "the envelope of {polygon} must contain {:?}",
        polygon.centre()
    );
    for point in polygon.points() {
        assert!(
            envelope.contains(*point) && polygon.contains(*point),
            "{polygon} must contain its corner {point}"
        );
    }
    let again = Polygon::new(polygon.points().iter().copied())
        .and_then(|made| made.with_max_hotels(polygon.max_hotels()));
    assert_eq!(again.as_ref(), Ok(polygon));
}

/// Number of coordinate units per degree.
const DEGREE: i64 = 10_i64.pow(limits::COORDINATE_DECIMALS as u32);

fn point((latitude, longitude): (i64, i64)) -> Point {
    let normalized = (longitude + 180 * DEGREE).rem_euclid(360 * DEGREE) - 180 * DEGREE;
    Point::new(latitude as f64 / DEGREE as f64, normalized as f64 / DEGREE as f64)
        .unwrap_or_else(|fault| panic!("{fault}"))
}

/// Checks a small ring, and a point near the ring, both derived from bytes. The direction and the start of the ring,
/// its longitude and its hemisphere must not affect which points are inside.
pub fn polygon(bytes: &[u8]) {
    let Some((header, rest)) = bytes.split_at_checked(8) else { return };
    let number = |bytes: &[u8]| bytes.iter().fold(0, |number, byte| number * 256 + i64::from(*byte));
    // On a coarse grid, corners often coincide. On a fine grid, corners rarely coincide.
    let grid = [1, 1_000, DEGREE / 100, DEGREE / 10][usize::from(header[0] % 4)];
    let midpoint = match header[1] % 4 {
        0 => 0,
        1 => 90 * DEGREE,
        _ => number(&header[2..5]) * 10 % (90 * DEGREE),
    };
    let east = number(&header[5..8]) * 250 % (360 * DEGREE);
    let mut places = rest.chunks_exact(3).map(|place| {
        let up = i64::from(place[0] as i8) * grid % DEGREE;
        // Near a pole, the corners are spread all around the pole.
        let right = number(&place[1..3]) as i16 as i64 * grid.max(DEGREE / 100) % (180 * DEGREE);
        let right = if midpoint > 89 * DEGREE { right } else { right % DEGREE };
        ((midpoint + up).clamp(-90 * DEGREE, 90 * DEGREE), right)
    });
    let Some(tried) = places.next() else { return };
    let places: Vec<_> = places.take(200).collect();
    let at = |turn: i64, flip: i64| {
        let moved = |(latitude, longitude): (i64, i64)| point((flip * latitude, longitude + turn));
        (places.iter().copied().map(moved).collect::<Vec<_>>(), moved(tried))
    };
    let (points, tried_here) = at(east, 1);
    let Ok(made) = Polygon::new(points.iter().copied()) else { return };
    check_polygon(&made);
    text::<EntityKey>(&EntityKey::from(made.clone()).to_string());
    let inside = made.contains(tried_here);
    assert!(
        !inside || made.envelope().contains(tried_here),
        "{made} contains {tried_here}, but its envelope does not"
    );
    let same = |points: Vec<Point>, tried: Point| {
        // With a different start, corners may repeat where repetition is not allowed.
        if let Ok(other) = Polygon::new(points) {
            assert_eq!(
                other.contains(tried),
                inside,
                "{made} with {tried_here} and {other} with {tried} must agree"
            );
            let sides = [&made, &other].map(|polygon| polygon.envelope().longest_side_km());
            assert!((sides[0] - sides[1]).abs() < 1e-6, "{sides:?} of {made} and {other}");
        }
    };
    // An edge of exactly half a turn could run in either direction.
    let is_even =
        |pair: (&(i64, i64), &(i64, i64))| (pair.0.1 - pair.1.1).rem_euclid(360 * DEGREE) != 180 * DEGREE;
    if !places.iter().zip(places.iter().cycle().skip(1)).all(is_even) {
        return;
    }
    same(points.iter().rev().copied().collect(), tried_here);
    let mut later = points.clone();
    later.rotate_left(points.len() / 2);
    same(later, tried_here);
    let (points, tried_there) = at(0, 1);
    same(points, tried_there);
    let (points, tried_there) = at(east, -1);
    same(points, tried_there);
}
