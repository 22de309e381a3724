//! Random hotel searches.

use specwright_core::{
    Amount,
    query::{Query, QueryWriter},
};
use wayfare_models::hotels::{
    BasicHotelQuery, EntityKey, FeaturesFilterMode, HotelRoomGuests, HotelSortDirection, HotelSortField,
    MultipleHotelOption, MultipleHotelQuery, PipeDelimitedIntegerList, SingleHotelQuery,
};
use wayfare_models::stay::StayDates;
use wayfare_places::{City, Places};
use wayfare_validation::Room;
use wayfare_validation::limits::{HOTEL_PAGE_SIZE, HOTELS_IN_KEY, PREFERRED_HOTELS};

use crate::places;
use crate::polled::currency;
use crate::random::Random;
use crate::stage::today;

pub const LANGUAGES: [&str; 7] = ["EN", "en_GB", "de", "fr_CA", "ja", "zh_CN", "pt_BR"];

/// Numbers of common cities and stays, which many searches share, as on a real site.
const CITIES: usize = 60;
const STAYS: usize = 12;

/// Returns a city. Most of the cities have 60,000 to 250,000 people: many hotels, but not thousands.
pub fn city(random: &mut Random) -> &'static City {
    let is_middle = |city: &&&City| (60_000..250_000).contains(&city.population);
    let middle: Vec<&City> = places::CITIES.iter().filter(is_middle).take(CITIES).copied().collect();
    let cities: &[&City] = match random.below(100) {
        0..4 => &places::CITIES[..40],
        4..12 => &places::CITIES,
        _ => &middle,
    };
    random.pick::<&City>(cities)
}

/// Returns an entity key of any kind. `ids` are existing hotels, for keys that list hotels.
pub fn destination(random: &mut Random, ids: &[i64]) -> EntityKey {
    let place = city(random);
    let at = place.position;
    match random.below(100) {
        0..45 => EntityKey::place(place.id.get()).unwrap(),
        45..48 => EntityKey::place(random.pick(Places::embedded().airports()).id.get()).unwrap(),
        48..50 => EntityKey::place(random.pick(Places::embedded().regions()).id.get()).unwrap(),
        50..52 => {
            // Small countries only: a large country has tens of thousands of hotels.
            let small = Places::embedded().countries().iter().filter(|it| it.population < 600_000);
            EntityKey::place(random.pick(&small.collect::<Vec<_>>()).id.get()).unwrap()
        }
        52..53 => EntityKey::place(1).unwrap(),
        53..62 => EntityKey::hotel(*random.pick(ids)).unwrap(),
        62..72 => {
            let chosen = random.some(ids, HOTELS_IN_KEY - 1);
            EntityKey::hotels(chosen.into_iter().chain([7])).unwrap()
        }
        72..84 => EntityKey::from(at),
        84..87 => polygon(random, -16.6, 179.6, 0.8),
        _ => polygon(random, at.latitude(), at.longitude(), 0.3),
    }
}

/// Returns a polygon around a point, which may cross the date line.
fn polygon(random: &mut Random, latitude: f64, longitude: f64, degrees: f64) -> EntityKey {
    let corners = 3 + random.below(4);
    let turn = |longitude: f64| (longitude + 180.0).rem_euclid(360.0) - 180.0;
    let round = |degree: f64| (degree * 1e4).round() / 1e4;
    let points = (0..corners).map(|corner| {
        let (sin, cos) = (std::f64::consts::TAU * corner as f64 / corners as f64).sin_cos();
        let latitude = (latitude + degrees * sin).clamp(-89.0, 89.0);
        (round(latitude), round(turn(longitude + degrees * cos)))
    });
    let key = EntityKey::polygon(points.collect::<Vec<_>>()).unwrap();
    match random.maybe(40, |random| *random.pick(&[1, 10, 200, 201, 999])) {
        Some(most) => key.with_max_hotels(most).unwrap(),
        None => key,
    }
}

pub fn rooms(random: &mut Random) -> HotelRoomGuests {
    let count = if random.percent(80) { 1 } else { 1 + random.below(9) };
    let room = |random: &mut Random| {
        let adults = random.within(1, 4) as u8;
        let children = if random.percent(70) { 0 } else { random.below(4) };
        let ages: Vec<String> = (0..children).map(|_| random.within(0, 17).to_string()).collect();
        if ages.is_empty() { adults.to_string() } else { format!("{adults}:{}", ages.join(",")) }
    };
    let text: Vec<String> = (0..count).map(|_| room(random)).collect();
    text.join("|").parse().unwrap_or_else(|_| HotelRoomGuests::from_party([Room::adults(2)]).unwrap())
}

pub fn stay(random: &mut Random) -> StayDates {
    let at = random.below(STAYS) as i32;
    let nights = [1, 2, 3, 7, 14, 90][at as usize % 6];
    StayDates::of_nights(today().plus_days(at * 27).unwrap(), nights).unwrap()
}

fn list(random: &mut Random, first: i64, last: i64, most: usize) -> PipeDelimitedIntegerList {
    let all: Vec<i64> = (first..=last).collect();
    PipeDelimitedIntegerList::new(random.some(&all, most)).unwrap()
}

pub fn multiple(random: &mut Random, ids: &[i64]) -> MultipleHotelQuery {
    let mut query = MultipleHotelQuery::new(destination(random, ids));
    if random.percent(60) {
        let stay = stay(random);
        (query.stay.checkin, query.stay.checkout) = (Some(stay.checkin()), Some(stay.checkout()));
        query.stay.rooms = random.maybe(70, rooms);
    }
    terms(random, &mut query);
    if random.percent(45) {
        filters(random, &mut query);
    }
    query.filters.sort_field = random.maybe(75, |random| random.pick(HotelSortField::KNOWN).clone());
    query.filters.sort_direction = random.maybe(60, |random| random.pick(HotelSortDirection::KNOWN).clone());
    query.filters.page_index =
        random.maybe(25, |random| if random.percent(85) { random.within(0, 4) } else { 1_000_000 });
    query.filters.page_size = random.maybe(90, |random| match random.below(100) {
        0..90 => random.within(1, 12),
        90..96 => 50,
        _ => HOTEL_PAGE_SIZE as i64,
    });
    query.filters.preferred_hotels = random.maybe(15, |random| {
        random.some(ids, PREFERRED_HOTELS).into_iter().map(Into::into).collect::<Vec<_>>().into()
    });
    query.summary_only = random.maybe(12, |random| random.percent(50));
    if random.percent(75) {
        let most = if random.percent(80) { 3 } else { MultipleHotelOption::KNOWN.len() };
        let options = random.some(MultipleHotelOption::KNOWN, most);
        query = query.with_options(options);
    }
    query
}

fn terms(random: &mut Random, query: &mut MultipleHotelQuery) {
    query.stay.currency_code = random.maybe(50, currency);
    query.stay.language_code = random.maybe(40, |random| random.pick(&LANGUAGES).parse().unwrap());
    query.stay.include_taxes_in_total = random.maybe(35, |random| random.percent(50));
    query.stay.include_local_taxes_in_total = random.maybe(35, |random| random.percent(50));
    query.stay.only_if_complete = random.maybe(25, |random| random.percent(70));
    query.stay.search_timeout = random.maybe(15, |random| random.within(0, 8));
}

fn filters(random: &mut Random, query: &mut MultipleHotelQuery) {
    for _ in 0..1 + random.below(2) {
        match random.below(11) {
            0 => query.filters.star_rating = Some(list(random, -1, 5, 4)),
            1 => query.filters.hotel_rating = Some(list(random, -1, 5, 4)),
            2 => query.filters.hotel_rating_exclude_self_rated = Some(random.percent(70)),
            3 => query.filters.property_types = Some(list(random, 1, 12, 6)),
            4 => {
                query.filters.features = Some(list(random, 1, 40, 3));
                query.features_filter_mode =
                    random.maybe(70, |random| random.pick(FeaturesFilterMode::KNOWN).clone());
            }
            5 => query.filters.themes = Some(list(random, 1, 10, 4)),
            6 => query.filters.chains = Some(list(random, 1, 60, 30)),
            7 => query.filters.guest_ratings = Some(list(random, -1, 10, 5)),
            8 => query.filters.deals = Some(list(random, 1, 6, 3)),
            9 => {
                query.filters.hotel_name =
                    Some((*random.pick(&["hotel", "INN", " a", "grand", "é", "zzzz"])).into())
            }
            _ => {
                let least = random.within(0, 400) as f64;
                query.filters.min_price = random.maybe(60, |_| Amount::new(least).unwrap());
                query.filters.max_price = random.maybe(60, |_| Amount::new(least + 300.5).unwrap());
            }
        }
    }
}

/// Returns the basic search with the same parameters, as far as the basic search has them, but without
/// `onlyIfComplete` and `searchTimeout`.
pub fn basic(from: &MultipleHotelQuery) -> BasicHotelQuery {
    let mut query = BasicHotelQuery::from(from.clone());
    (query.stay.only_if_complete, query.stay.search_timeout) = (None, None);
    query
}

/// Returns the single-hotel search with the same dates, rooms and terms, but without `onlyIfComplete` and
/// `searchTimeout`. A search with dates but without rooms is for two adults.
pub fn single(from: &MultipleHotelQuery, id: i64) -> SingleHotelQuery {
    let mut query =
        SingleHotelQuery::new(format!("khotel:{id}").parse().unwrap()).with_stay(from.stay.clone());
    let two = || HotelRoomGuests::from_party([Room::adults(2)]).unwrap();
    query.stay.rooms = from.stay.checkin.map(|_| from.stay.rooms.unwrap_or_else(two));
    (query.stay.only_if_complete, query.stay.search_timeout) = (None, None);
    query
}

pub fn pairs(query: &impl Query) -> Vec<(&'static str, String)> {
    let mut writer = QueryWriter::default();
    query.write(&mut writer);
    writer.into_pairs()
}
