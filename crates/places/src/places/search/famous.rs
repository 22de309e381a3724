//! Terms that travellers type, with the expected places.

use crate::{Kinds, Places, Point, distance_km};

const ROWS: &str = include_str!("famous.tsv");

/// Returns the failure for a row (query, country, latitude, longitude, km), if any.
fn fault(row: &str) -> Option<String> {
    let columns: Vec<_> = row.split('\t').collect();
    let [query, country, latitude, longitude, km] = columns[..] else { panic!("{row}") };
    let wanted = Point::new(latitude.parse().unwrap(), longitude.parse().unwrap()).unwrap();
    let found = Places::embedded().matches(query, Kinds::ALL, 1, "en");
    let Some(first) = found.first() else { return Some(format!("{query}: nothing")) };
    let away = first.place.position().map_or(f64::INFINITY, |at| distance_km(at, wanted));
    let is_it = first.place.country() == country && away <= km.parse().unwrap();
    let (place, fit) = (first.place, first.fit);
    let message =
        || format!("{query}: {} {} {:?} {fit:?} {away:.0} km", place.name(), place.country(), place.kind());
    (!is_it).then(message)
}

#[test]
fn common_terms_find_the_famous_place() {
    let rows: Vec<_> = ROWS.lines().filter(|row| !row.starts_with('#') && !row.is_empty()).collect();
    let faults: Vec<_> = rows.iter().filter_map(|row| fault(row)).collect();
    assert!(rows.len() >= 400);
    assert!(faults.is_empty(), "{} of {} fail:\n{}", faults.len(), rows.len(), faults.join("\n"));
}
