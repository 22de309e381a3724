//! Statements about hotels that travellers would take for granted: each search draws one of them, and a town, days and
//! travellers to hold it against.
//!
//! What the statements say of the world is written down here by hand, from general knowledge, and apart from the
//! tables that the hotels are made from.

mod names;
mod places;
mod prices;
mod seasons;

use std::collections::BTreeMap;

use specwright_core::{Amount, Date};
use wayfare_models::autocomplete::HotelId;
use wayfare_models::hotels::{EntityKey, HotelResult, HotelRoomGuests, MultipleHotelQuery};
use wayfare_models::stay::StayDates;
use wayfare_places::{City, Place, Places, fold};
use wayfare_validation::Room;

use crate::harness::{Trial, Vertical};
use crate::places::CITIES;
use crate::stage::today;

pub struct Believed;

impl Vertical for Believed {
    const NAME: &'static str = "hotels_are_believed";
    const SEARCHES: u64 = 600;
    const COVERS: &'static str = "B1, B2, B3, B4, B5, B6, B7, B8, B9, B10, B11, B12, B13, B14, B15, B16, B17, B18, B19, B20, B21, \
        B22";

    async fn search(trial: &mut Trial) {
        match trial.random.below(22) {
            0..4 => seasons::dear_months(trial).await,
            4..6 => seasons::feasts(trial).await,
            6..8 => seasons::weekends(trial).await,
            8 => prices::of_one_town(trial).await,
            9..11 => prices::of_two_towns(trial).await,
            11 => prices::in_another_currency(trial).await,
            12 => prices::for_more(trial).await,
            13..18 => names::of_one_town(trial).await,
            _ => places::of_one_town(trial).await,
        }
    }
}

/// Counted from 0 for Monday.
const TUESDAY: i32 = 1;

/// The hotels of a town, its most popular ones where it has many, for a stay of two.
async fn found(trial: &mut Trial, city: &City, stay: Option<StayDates>) -> Vec<HotelResult> {
    answered(trial, query(city, stay)).await
}

/// As [`found`], as the service is asked for it.
fn query(city: &City, stay: Option<StayDates>) -> MultipleHotelQuery {
    let mut query = MultipleHotelQuery::new(EntityKey::place(city.id.get()).unwrap()).with_page_size(250);
    (query.stay.checkin, query.stay.checkout) = (stay.map(|it| it.checkin()), stay.map(|it| it.checkout()));
    query.stay.rooms = stay.map(|_| rooms_for_two(1));
    query
}

fn rooms_for_two(count: usize) -> HotelRoomGuests {
    HotelRoomGuests::from_party(vec![Room::adults(2); count]).unwrap()
}

async fn answered(trial: &mut Trial, query: MultipleHotelQuery) -> Vec<HotelResult> {
    let search = trial.caller.session().hotels().search_multiple(query);
    trial.finish(search).await.map(|last| last.response.results.clone()).unwrap_or_default()
}

/// A town of a table, which a search can only do without where the places don't have it: the one that is found first
/// for a name as travellers type it, with the country behind.
fn known(trial: &mut Trial, town: &str) -> Option<&'static City> {
    let (name, country) = town.split_once(", ").unwrap();
    let wanted = fold(name);
    let largest = |is_it: &dyn Fn(&City) -> bool| {
        let cities = Places::embedded().cities().filter(|city| city.country == country);
        cities.filter(|city| is_it(city)).max_by_key(|city| city.population)
    };
    let found = largest(&|city| fold(city.name) == wanted)
        .or_else(|| largest(&|city| Places::embedded().is_called(Place::City(city), name)));
    trial.findings.ensure("B0", found.is_some(), || (town, "a town of the places"));
    trial.findings.enter(town);
    found
}

/// A town of a list.
fn any_of(trial: &mut Trial, towns: &str) -> Option<&'static City> {
    let town = trial.random.part(towns, '|');
    known(trial, town)
}

/// A town with some hotels: mostly a large one, where there is more to check.
fn any_town(trial: &mut Trial) -> &'static City {
    let least = *trial.random.pick(&[3_000, 40_000, 250_000, 700_000]);
    loop {
        let city = *trial.random.pick(&CITIES);
        if city.population >= least {
            trial.findings.enter(format!("{}, {}", city.name, city.country));
            return city;
        }
    }
}

/// A stay that begins on a Tuesday of a month.
fn nights_in(trial: &mut Trial, month: u8, nights: u16) -> StayDates {
    let start = day_of(month, trial.random.within(3, 19) as u8);
    let to_tuesday = (TUESDAY + 7 - i32::from(start.weekday())) % 7;
    StayDates::of_nights(start.plus_days(to_tuesday).unwrap(), nights).unwrap()
}

/// The next time that it is this day of a year.
fn day_of(month: u8, day: u8) -> Date {
    let this_year = Date::new(today().year(), month, day).unwrap();
    if this_year > today() { this_year } else { Date::new(today().year() + 1, month, day).unwrap() }
}

/// The mean of a number of all hotels that have it.
fn mean(of: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = of.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    sum / f64::max(count, 1.0)
}

/// Of several weeks, the one in the middle: a fair may make some of them dear.
fn middle(mut of: Vec<f64>) -> Option<f64> {
    of.sort_by(f64::total_cmp);
    of.get(of.len() / 2).copied()
}

/// The lowest total of a stay.
fn lowest(hotel: &HotelResult) -> Option<f64> {
    hotel.lowest_rate.map(Amount::get)
}

fn lowest_by_id(hotels: &[HotelResult]) -> BTreeMap<HotelId, f64> {
    hotels.iter().filter_map(|hotel| Some((hotel.id, lowest(hotel)?))).collect()
}
