//! The parser of entity keys.
//!
//! The parser reads the string once, from left to right. An error contains the offset of the first invalid byte, or the
//! length of the string if it ends too early. The error for a polygon with a side that is too long has no offset.

use std::str::FromStr;

use specwright_core::{Form, Grammar, ValueError};

use super::point::{Axis, DEGREE, Point};
use super::polygon::{Flaw, Polygon};
use super::{EntityId, EntityKey, HotelEntityKey, HotelIds};
use crate::limits::{
    COORDINATE_DECIMALS, HOTELS_IN_KEY, POLYGON_KEY_CHARS, POLYGON_MAX_HOTELS, POLYGON_POINTS,
};
use crate::scan::Scanner;

const END: &str = "the end of the key";

/// Parses a key of any kind.
pub(super) fn key(text: &str) -> Result<EntityKey, ValueError> {
    let form = text.split_once(':').map_or("", |(form, _)| form);
    let scanner = Scanner::new(text, form.len() + 1);
    match form {
        "kplace" => lone_id(scanner, "a place id").map(EntityKey::Place),
        "khotel" => hotel(scanner).map(EntityKey::Hotel),
        "khotels" => hotels(scanner).map(EntityKey::Hotels),
        "klatlon" => lone_point(scanner).map(EntityKey::Point),
        "kpolygon" => polygon(text, scanner).map(EntityKey::Polygon),
        _ => {
            Err(Scanner::new(text, 0).fault(r#""kplace:", "khotel:", "khotels:", "klatlon:" or "kpolygon:""#))
        }
    }
}

impl Grammar for HotelEntityKey {
    const FORM: Form = Form::new("HotelEntityKey", "khotel:[id]").long();

    fn parse(text: &str) -> Result<Self, ValueError> {
        const PREFIX: &str = "khotel:";
        match text.starts_with(PREFIX) {
            true => hotel(Scanner::new(text, PREFIX.len())),
            false => Err(Scanner::new(text, 0).fault(r#""khotel:" and a hotel id"#)),
        }
    }
}

impl FromStr for Point {
    type Err = ValueError;

    fn from_str(text: &str) -> Result<Self, ValueError> {
        lone_point(Scanner::new(text, 0))
    }
}

fn hotel(scanner: Scanner<'_>) -> Result<HotelEntityKey, ValueError> {
    lone_id(scanner, "a hotel id").map(HotelEntityKey)
}

fn lone_id(mut scanner: Scanner<'_>, what: &'static str) -> Result<EntityId, ValueError> {
    let id = id(&mut scanner, what)?;
    scanner.end(END).map(|()| id)
}

fn id(scanner: &mut Scanner<'_>, what: &'static str) -> Result<EntityId, ValueError> {
    scanner.integer(0..=i64::MAX, what).map(EntityId)
}

/// Parses the ids of hotels. Whitespace is allowed around ids, but not within them: `1 2` more likely lacks a comma
/// than means hotel 12.
fn hotels(mut scanner: Scanner<'_>) -> Result<HotelIds, ValueError> {
    let commas = scanner.rest().iter().filter(|byte| **byte == b',').take(HOTELS_IN_KEY - 1).count();
    let mut ids = Vec::with_capacity(commas + 1);
    loop {
        scanner.skip_whitespace();
        let start = scanner.at();
        let id = id(&mut scanner, "a hotel id")?.get();
        // For at most a few hundred ids, a linear search in a vector is faster than building a set.
        if !ids.contains(&id) {
            if ids.len() == HOTELS_IN_KEY {
                return Err(scanner.fault_at(start, HotelIds::allowed()));
            }
            ids.push(id);
        }
        scanner.skip_whitespace();
        if scanner.is_at_end() {
            return Ok(HotelIds::from_distinct(ids));
        }
        if !scanner.consume(b',') {
            return Err(scanner.fault(r#""," and another hotel id, or the end of the key"#));
        }
    }
}

/// Parses a point that must end at the end of the string.
fn lone_point(mut scanner: Scanner<'_>) -> Result<Point, ValueError> {
    let point = point(&mut scanner)?;
    scanner.end(END).map(|()| point)
}

fn point(scanner: &mut Scanner<'_>) -> Result<Point, ValueError> {
    let latitude = coordinate(scanner, Axis::Latitude)?;
    if !scanner.consume(b',') {
        return Err(scanner.fault(r#""," and a longitude"#));
    }
    Ok(Point::from_units(latitude, coordinate(scanner, Axis::Longitude)?))
}

/// Parses a decimal number of degrees: an optional minus sign, digits, and optionally a decimal point and more digits.
/// All digits count when the range is checked. Excess decimals are then rounded.
fn coordinate(scanner: &mut Scanner<'_>, axis: Axis) -> Result<i32, ValueError> {
    let start = scanner.at();
    let minus = scanner.consume(b'-');
    let mut units = i64::from(scanner.digit().ok_or_else(|| scanner.fault(axis.allowed()))?);
    while let Some(digit) = scanner.digit() {
        // Further digits only move the number further out of range.
        units = (units * 10 + i64::from(digit)).min(i64::from(i32::MAX));
    }
    units *= i64::from(DEGREE);
    let (mut half, mut beyond) = (false, false);
    if scanner.consume(b'.') {
        let mut unit = i64::from(DEGREE / 10);
        let mut digit = scanner.digit().ok_or_else(|| scanner.fault("decimals"))?;
        for place in 1.. {
            units += i64::from(digit) * unit;
            half |= place == COORDINATE_DECIMALS + 1 && digit >= 5;
            beyond |= place > COORDINATE_DECIMALS && digit > 0;
            // The unit is 0 after the last stored decimal.
            unit /= 10;
            match scanner.digit() {
                Some(next) => digit = next,
                None => break,
            }
        }
    }
    let limit = i64::from(axis.limit());
    match i32::try_from(units + i64::from(half)) {
        Ok(rounded) if units < limit || (units == limit && !beyond) => {
            Ok(if minus { -rounded } else { rounded })
        }
        _ => Err(scanner.fault_at(start, axis.allowed())),
    }
}

fn polygon(text: &str, mut scanner: Scanner<'_>) -> Result<Polygon, ValueError> {
    // The length is checked first to limit the work.
    if text.len() > POLYGON_KEY_CHARS
        && let Some((end, _)) = text.char_indices().nth(POLYGON_KEY_CHARS)
    {
        return Err(scanner.fault_at(end, Flaw::Chars.requirement()));
    }
    let semicolons = scanner.rest().iter().filter(|byte| **byte == b';').count();
    let mut points = Vec::with_capacity(semicolons + 1);
    let mut starts = [0; POLYGON_POINTS];
    loop {
        if let Some(start) = starts.get_mut(points.len()) {
            *start = scanner.at();
        }
        points.push(point(&mut scanner)?);
        if !scanner.consume(b';') {
            break;
        }
    }
    let end = scanner.at();
    let max_hotels = match scanner.consume(b':') {
        true => Some(scanner.integer(1..=POLYGON_MAX_HOTELS as i64, "a number of hotels")? as usize),
        false => None,
    };
    scanner.end(match max_hotels {
        Some(_) => END,
        None => r#"";" and another point, ":" and a number of hotels, or the end of the key"#,
    })?;
    Polygon::checked(points, max_hotels).map_err(|flaw| match flaw {
        Flaw::Points(_) => scanner.fault_at(end, flaw.requirement()),
        Flaw::Repeated(index) => {
            scanner.fault_at(starts.get(index).copied().unwrap_or(end), flaw.requirement())
        }
        _ => ValueError::new(text, flaw.requirement()),
    })
}
