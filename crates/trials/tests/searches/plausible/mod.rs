//! Plausibility checks for hotels. Each search draws a check, a town, dates and a party.
//!
//! The expectations were written by hand from general knowledge, independently of the tables behind the
//! inventory.

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

pub struct PlausibleHotels;

impl Vertical for PlausibleHotels {
    const NAME: &'static str = "hotels_are_plausible";
    const SEARCHES: u64 = 600;
    const COVERS: &'static str = "B1, B2, B3, B4, B5, B6, B7, B8, B9, B10, B11, B12, B13, B14, B15, B16, B17, B18, B19, B20, B21, \
        B22";

    async fn search(trial: &mut Trial) {
        match trial.random.below(22) {
            0..4 => seasons::peak_months(trial).await,
            4..6 => seasons::festivals(trial).await,
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

/// The weekday number, where Monday is 0.
const TUESDAY: i32 = 1;

/// Returns up to a page of hotels in a town, for two guests, in order of popularity.
async fn found(trial: &mut Trial, city: &City, stay: Option<StayDates>) -> Vec<HotelResult> {
    answered(trial, query(city, stay)).await
}

/// Returns the query of [`found`].
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

/// Returns the largest town with the given name and country. An unknown town is a finding, since the tables list only
/// real towns.
fn known(trial: &mut Trial, town: &str) -> Option<&'static City> {
    let (name, country) = town.split_once(", ").unwrap();
    let wanted = fold(name);
    let largest = |is_it: &dyn Fn(&City) -> bool| {
        let cities = Places::embedded().cities().filter(|city| city.country == country);
        cities.filter(|city| is_it(city)).max_by_key(|city| city.population)
    };
    let found = largest(&|city| fold(city.name) == wanted)
        .or_else(|| largest(&|city| Places::embedded().has_name(Place::City(city), name)));
    trial.findings.ensure("B0", found.is_some(), || (town, "a known town"));
    trial.findings.enter(town);
    found
}

/// Returns a random town from a list.
fn any_of(trial: &mut Trial, towns: &str) -> Option<&'static City> {
    let town = trial.random.part(towns, '|');
    known(trial, town)
}

/// Returns a town with at least 3,000 people. Most of the drawn towns are large, because large towns have more to
/// check.
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

/// Returns a stay that starts on a Tuesday in the given month.
fn nights_in(trial: &mut Trial, month: u8, nights: u16) -> StayDates {
    let start = day_of(month, trial.random.within(3, 19) as u8);
    let to_tuesday = (TUESDAY + 7 - i32::from(start.weekday())) % 7;
    StayDates::of_nights(start.plus_days(to_tuesday).unwrap(), nights).unwrap()
}

/// Returns the next occurrence of a day of the year.
fn day_of(month: u8, day: u8) -> Date {
    let this_year = Date::new(today().year(), month, day).unwrap();
    if this_year > today() { this_year } else { Date::new(today().year() + 1, month, day).unwrap() }
}

/// Returns the mean, or 0 if there are no values.
fn mean(of: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = of.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    sum / f64::max(count, 1.0)
}

/// Returns the median. Unlike the mean, the median is hardly affected by weeks with a trade fair.
fn median(mut of: Vec<f64>) -> Option<f64> {
    of.sort_by(f64::total_cmp);
    of.get(of.len() / 2).copied()
}

/// Returns the lowest total of a stay.
fn lowest(hotel: &HotelResult) -> Option<f64> {
    hotel.lowest_rate.map(Amount::get)
}

fn lowest_by_id(hotels: &[HotelResult]) -> BTreeMap<HotelId, f64> {
    hotels.iter().filter_map(|hotel| Some((hotel.id, lowest(hotel)?))).collect()
}
