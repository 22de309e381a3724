//! Notices about codes that may be typos.

use wayfare_models::common::AirportCode;
use wayfare_places::{Airport, AirportSize, Places, distance_km};

use crate::terminal::output::Console;

/// Maximum traffic rank of an airport that the user may have meant.
const MAX_TRAFFIC_RANK: u16 = 100;
/// Minimum fame of a place that attracts many air travellers.
const MIN_FAME: u8 = 4;
/// Maximum distance between a famous place and the airport, in km.
const MAX_DISTANCE_KM: f64 = 30.0;

/// Prints a notice if a small airport, far from famous places, has a code similar to that of a far larger airport: one
/// letter differs, or two neighbouring letters are swapped.
pub fn mention_larger(code: AirportCode, console: &Console) {
    if let Some(notice) = notice(code.as_str()) {
        console.notice(&notice);
    }
}

fn notice(code: &str) -> Option<String> {
    let places = Places::embedded();
    let taken = places.airport(code)?;
    if taken.traffic_rank.is_some() || taken.size == AirportSize::Large || is_near_a_famous_place(taken) {
        return None;
    }
    let is_far_larger = |it: &&Airport| it.traffic_rank.is_some_and(|rank| rank <= MAX_TRAFFIC_RANK);
    let similar =
        places.airports().iter().filter(|it| is_one_typo(taken.code, it.code)).filter(is_far_larger);
    let larger = similar.min_by_key(|it| it.traffic_rank)?;
    let country = places.country(taken.country).map_or(taken.country, |country| country.name);
    let (city, other) = (taken.city_name, larger.city_name);
    Some(format!("{} is {city}, {country}; {} is {other}.", taken.code, larger.code))
}

fn is_near_a_famous_place(airport: &Airport) -> bool {
    let places = Places::embedded();
    let near = places.cities_near(airport.position, MAX_DISTANCE_KM).into_iter();
    let is_near = |at| distance_km(airport.position, at) <= MAX_DISTANCE_KM;
    near.map(|(city, _)| city.fame).any(|fame| fame >= MIN_FAME)
        || places.destinations().iter().any(|it| it.fame >= MIN_FAME && is_near(it.position))
}

/// Returns whether two codes differ in one letter, or in two neighbouring letters that are swapped.
fn is_one_typo(a: &str, b: &str) -> bool {
    match (a.as_bytes(), b.as_bytes()) {
        ([a1, a2, a3], [b1, b2, b3]) => {
            let different = [a1 != b1, a2 != b2, a3 != b3].into_iter().filter(|it| *it).count();
            different == 1
                || different == 2 && (([a1, a2], a3) == ([b2, b1], b3) || (a1, [a2, a3]) == (b1, [b3, b2]))
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_small_airports_are_compared_with_large_ones() {
        assert_eq!(notice("BSO").as_deref(), Some("BSO is Basco, Philippines; BOS is Boston."));
        // BOB differs from BOM, Mumbai, in one letter, but Bora Bora is famous.
        for code in ["BOS", "BOD", "BOB", "NYC", "ZZZ"] {
            assert_eq!(notice(code), None, "{code}");
        }
    }

    #[test]
    fn a_typo_is_one_letter_or_a_swap() {
        for (a, b, is_typo) in [
            ("BSO", "BOS", true),
            ("OBS", "BOS", true),
            ("MUN", "MUC", true),
            ("SOB", "BOS", false),
            ("BOS", "BOS", false),
            ("OSB", "BOS", false),
        ] {
            assert_eq!(is_one_typo(a, b), is_typo, "{a} {b}");
        }
    }
}
