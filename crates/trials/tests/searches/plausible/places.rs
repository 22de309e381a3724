//! Plausibility checks for the number, types and positions of hotels.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use wayfare_models::hotels::HotelResult;
use wayfare_places::{City, Point, distance_km};

use super::{any_of, any_town, found, known, lowest, mean, nights_in, query};
use crate::harness::Trial;
use crate::places::is_in;

const HOTEL: i64 = 0;
const BED_AND_BREAKFAST: i64 = 3;
const GUEST_HOUSE: i64 = 5;
const HOSTEL: i64 = 6;
const LODGE: i64 = 8;
const MOTEL: i64 = 9;
const RESORT: i64 = 10;
const RIAD: i64 = 11;
const RYOKAN: i64 = 12;
const VILLA: i64 = 13;

/// Seaside towns, and the minimum percentage of resorts and villas among their hotels.
const RESORTS: [(&str, usize); 18] = [
    ("Punta Cana, DO", 25),
    ("Cancún, MX", 25),
    ("Playa del Carmen, MX", 25),
    ("Varadero, CU", 25),
    ("Phuket, TH", 25),
    ("Ko Samui, TH", 25),
    ("Kuta, ID", 25),
    ("Hurghada, EG", 25),
    ("Sharm el-Sheikh, EG", 25),
    ("Phú Quốc, VN", 25),
    ("Sanya, CN", 20),
    ("Honolulu, US", 5),
    ("Nassau, BS", 20),
    ("Philipsburg, SX", 20),
    ("Oranjestad, AW", 20),
    ("Mahébourg, MU", 20),
    ("Zanzibar, TZ", 15),
    ("Papeete, PF", 20),
];

/// Mountain towns, and the minimum percentage of lodges, inns, guest houses, villas and apartments among their hotels.
const MOUNTAINS: [(&str, usize); 5] = [
    ("Garmisch-Partenkirchen, DE", 35),
    ("Zakopane, PL", 35),
    ("San Carlos de Bariloche, AR", 35),
    ("Manali, IN", 25),
    ("Innsbruck, AT", 25),
];

/// Towns, and the plausible range of their hotel counts.
const COUNTS: [(&str, RangeInclusive<i64>); 16] = [
    ("Paris, FR", 1_500..=4_000),
    ("London, GB", 1_500..=4_000),
    ("Venice, IT", 350..=1_500),
    ("Garmisch-Partenkirchen, DE", 60..=400),
    ("Dubai, AE", 500..=2_000),
    ("Marrakesh, MA", 400..=1_800),
    ("Kyoto, JP", 500..=1_800),
    ("Rio de Janeiro, BR", 300..=1_800),
    ("Ubud, ID", 150..=2_000),
    ("Nairobi, KE", 150..=1_200),
    ("Honolulu, US", 100..=600),
    ("Reykjavík, IS", 100..=400),
    ("Punta Cana, DO", 80..=800),
    ("Siem Reap, KH", 250..=1_500),
    ("Pyongyang, KP", 2..=120),
    ("Ouagadougou, BF", 20..=250),
];

/// Maximum stars by property type.
const MAX_STARS: [(i64, f64); 4] =
    [(HOSTEL, 3.0), (MOTEL, 3.0), (BED_AND_BREAKFAST, 4.0), (GUEST_HOUSE, 4.0)];

/// Property types that exist only in a few countries.
const HOME_COUNTRIES: [(i64, &str); 2] = [(RIAD, "MA TN DZ EH LY"), (RYOKAN, "JP")];

/// Luxury chains, with at most two hotels in a town.
const LUXURY: &str = "Four Seasons|The Ritz-Carlton|St. Regis|Park Hyatt|Mandarin Oriental|Waldorf Astoria|Rosewood|\
    Six Senses|Raffles|Banyan Tree|Kempinski|Fairmont";

/// Checks some of the rules B18 to B22.
pub async fn of_one_town(trial: &mut Trial) {
    match trial.random.below(10) {
        0..2 => resorts(trial, &RESORTS, &[RESORT, VILLA]).await,
        2 => resorts(trial, &MOUNTAINS, &[LODGE, GUEST_HOUSE, 7, VILLA, 1]).await,
        3..5 => hotel_count(trial).await,
        5 => centre(trial).await,
        _ => {
            let city = any_town(trial);
            let hotels = found(trial, city, None).await;
            property_types(trial, city, &hotels);
            positions(trial, city, &hotels);
            luxury(trial, &hotels);
        }
    }
}

/// Checks B18: seaside towns have resorts, and mountain towns have lodges.
async fn resorts(trial: &mut Trial, towns: &[(&str, usize)], kinds: &[i64]) {
    let &(town, percent) = trial.random.pick(towns);
    let Some(city) = known(trial, town) else { return };
    let hotels = found(trial, city, None).await;
    let count = hotels.iter().filter(|it| kinds.contains(&it.property_type.unwrap())).count();
    trial.findings.ensure("B18", count * 100 >= hotels.len() * percent, || {
        ((count, hotels.len()), format!("at least {percent} percent of the types {kinds:?}"))
    });
}

/// Checks B19: the number of hotels suits the town.
async fn hotel_count(trial: &mut Trial) {
    let (town, range) = trial.random.pick(&COUNTS);
    let Some(city) = known(trial, town) else { return };
    let query = query(city, None).with_summary_only(true);
    let answer = trial.caller.session().hotels().multiple(&query).await;
    let Some(answer) = trial.findings.answer(answer) else { return };
    trial.findings.within("B19", answer.state.total_results.unwrap(), range.clone());
}

/// Checks B20: each property type has a plausible star rating, and exists only in its home countries.
fn property_types(trial: &mut Trial, city: &City, hotels: &[HotelResult]) {
    for hotel in hotels {
        let (kind, stars) = (hotel.property_type.unwrap(), hotel.facts.star_rating.unwrap());
        let most = MAX_STARS.iter().find(|(it, _)| *it == kind).map_or(5.0, |(_, most)| *most);
        trial.findings.ensure("B20", stars <= most, || (stars, format!("at most {most} of type {kind}")));
        let home = HOME_COUNTRIES.iter().find(|(it, _)| *it == kind);
        let is_home = home.is_none_or(|(_, countries)| is_in(countries, city.country));
        trial.findings.ensure("B20", is_home, || (&hotel.facts.name, format!("none of type {kind}")));
    }
}

/// Checks B21: hotels are within reach of the town, each at its own position, and the distances in the responses are
/// correct.
fn positions(trial: &mut Trial, city: &City, hotels: &[HotelResult]) {
    // Assumes a spacious city with about 2,000 people per square kilometre.
    let reach = 4.0 + (f64::from(city.population) / 6_283.0).sqrt();
    let mut spots = HashSet::new();
    for hotel in hotels {
        let at = Point::new(hotel.facts.latitude.unwrap(), hotel.facts.longitude.unwrap()).unwrap();
        let km = distance_km(city.position, at);
        trial.findings.within("B21", km, ..=reach.min(20.0));
        trial.findings.within("B21", hotel.distance.unwrap(), km - 0.06..km + 0.06);
        let is_new = spots.insert((at.latitude().to_bits(), at.longitude().to_bits()));
        trial.findings.ensure("B21", is_new, || (&hotel.facts.name, "a unique position"));
    }
}

/// Checks B22: a luxury chain has at most two hotels in a town.
fn luxury(trial: &mut Trial, hotels: &[HotelResult]) {
    let names = || hotels.iter().filter_map(|hotel| hotel.facts.name.as_deref());
    for chain in LUXURY.split('|') {
        let names: Vec<_> = names().filter(|name| name.starts_with(chain)).collect();
        trial.findings.ensure("B22", names.len() <= 2, || (&names, "at most two hotels"));
    }
}

/// Large cities with an expensive centre.
const LARGE: &str =
    "London, GB|Paris, FR|Madrid, ES|Rome, IT|Berlin, DE|New York City, US|Tokyo, JP|Vienna, AT";

/// Checks B22: for the same star rating, hotels in the centre are more expensive than hotels on the outskirts.
async fn centre(trial: &mut Trial) {
    let Some(city) = any_of(trial, LARGE) else { return };
    let stay = nights_in(trial, 5, 1);
    let hotels = found(trial, city, Some(stay)).await;
    let three = |it: &&HotelResult| it.facts.star_rating == Some(3.0) && it.property_type == Some(HOTEL);
    let price = |near: bool| {
        let of = hotels.iter().filter(three).filter(|it| (it.distance.unwrap() < 4.0) == near);
        mean(of.filter_map(lowest))
    };
    let (near, far) = (price(true), price(false));
    trial
        .findings
        .ensure("B22", near > far, || (near, format!("more than {far}, the price on the outskirts")));
}
