//! Terms that travellers type, and the expected places.

use crate::{Kinds, Place, Places, Point, Vertical, distance_km};

const ROWS: &str = include_str!("famous.tsv");

fn rows() -> impl Iterator<Item = Vec<&'static str>> {
    let lines = ROWS.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(|line| line.split('\t').collect())
}

/// Returns the failure for a row, if any.
fn fault(row: &[&str]) -> Option<String> {
    let (query, found, is_right) = match *row {
        [query, codes] => {
            let found = suggestions(query, Vertical::Flights);
            // A country or region precedes its airports.
            let airports = &found[found.iter().take_while(|place| place.iata().is_none()).count()..];
            let is_right = codes_come_first(codes, airports);
            (query, found, is_right)
        }
        [query, ref wanted @ ..] if wanted.len() == 4 => {
            let found = suggestions(query, Vertical::Hotels);
            let of_all = Places::embedded().search(query, Kinds::ALL, 1);
            let is_right = is_at(wanted, &found) && is_at(wanted, &of_all);
            (query, found, is_right)
        }
        ["cars", query, ref wanted @ ..] => {
            let found = suggestions(query, Vertical::Cars);
            let is_right = is_at(wanted, &found);
            (query, found, is_right)
        }
        _ => panic!("{row:?}"),
    };
    let names = found.iter().map(|place| place.iata().unwrap_or(place.name())).collect::<Vec<_>>();
    (!is_right).then(|| format!("{query}: {} instead of {}", names.join(", "), row[1..].join(" ")))
}

fn suggestions(query: &str, vertical: Vertical) -> Vec<Place<'static>> {
    Places::embedded().suggestions(query, vertical, 6, "en")
}

/// Returns whether one of the codes comes first. Codes joined by `+` must all come first.
fn codes_come_first(codes: &str, found: &[Place<'_>]) -> bool {
    let is_listed =
        |separator, place: &Place<'_>| codes.split(separator).any(|code| place.iata() == Some(code));
    match codes.split('+').count() {
        1 => found.first().is_some_and(|place| is_listed(' ', place)),
        count => found.iter().take_while(|place| is_listed('+', place)).count() == count,
    }
}

/// Returns whether the first place is in the country and within the distance of the position.
fn is_at(wanted: &[&str], found: &[Place<'_>]) -> bool {
    let [country, latitude, longitude, km] = wanted else { panic!("{wanted:?}") };
    let wanted = Point::new(latitude.parse().unwrap(), longitude.parse().unwrap()).unwrap();
    found.first().is_some_and(|first| {
        let away = first.position().map_or(f64::INFINITY, |at| distance_km(at, wanted));
        first.country() == *country && away <= km.parse().unwrap()
    })
}

#[test]
fn common_terms_find_the_famous_place() {
    let faults: Vec<_> = rows().filter_map(|row| fault(&row)).collect();
    assert!(faults.is_empty(), "{} of {} fail:\n{}", faults.len(), rows().count(), faults.join("\n"));
}

#[test]
fn the_busiest_airports_are_listed_by_a_name() {
    let listed =
        |code: &str| rows().any(|row| matches!(row[..], [_, codes] if codes.split(' ').any(|it| it == code)));
    let busiest =
        Places::embedded().airports().iter().filter(|it| it.traffic_rank.is_some_and(|rank| rank <= 350));
    let missing: Vec<_> = busiest.map(|it| it.code).filter(|code| !listed(code)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
