//! Random car searches.

use jiff::ToSpan as _;
use jiff::civil;
use specwright_core::LocalDateTime;
use wayfare_models::cars::{
    CarDropoff, CarPickup, CarPriceMode, CarResultParameters, CarSearchStart, CarSort, CarSortKey,
};
use wayfare_models::rental::Moment;
use wayfare_validation::limits::{CAR_PAGE_SIZE, CAR_RENTAL_DAYS};

use super::place::SearchPlace;
use crate::places::{moments, zone};
use crate::polled::{currency, page_number, page_size};
use crate::random::Random;
use crate::stage::today;

/// A search and its resolved places.
#[derive(Clone, Debug)]
pub struct Asked {
    pub start: CarSearchStart,
    pub parameters: Option<CarResultParameters>,
    pub pickup: SearchPlace,
    /// The requested return place, if any.
    pub dropoff: Option<SearchPlace>,
    pub is_on_mobile: bool,
}

impl Asked {
    pub fn new(random: &mut Random, is_on_mobile: bool) -> Self {
        let pickup = SearchPlace::any(random);
        let dropoff = random.maybe(30, |random| match random.percent(10) {
            true => pickup.clone(),
            false => pickup.other(random),
        });
        let mut start = rental(random, &pickup, dropoff.as_ref());
        start.dropoff.location = dropoff.as_ref().map(|spot| spot.place.clone());
        let parameters = random.maybe(95, parameters);
        Asked { start, parameters, pickup, dropoff, is_on_mobile }
    }

    /// Returns the return place if it differs from the pickup place.
    pub fn elsewhere(&self) -> Option<&SearchPlace> {
        self.dropoff.as_ref().filter(|spot| spot.position != self.pickup.position)
    }

    pub fn ends_in_another_time_zone(&self) -> bool {
        self.elsewhere().is_some_and(|spot| spot.time_zone != self.pickup.time_zone)
    }

    /// Returns the possible numbers of charged days, which may differ if the local return time occurs twice or is
    /// skipped.
    pub fn days(&self) -> Vec<i64> {
        let [from, until] =
            [self.start.pickup.time.moment(), self.start.dropoff.time.moment()].map(Option::unwrap);
        if !self.ends_in_another_time_zone() {
            return vec![from.days_until(until).into()];
        }
        let (here, there) = (zone(self.pickup.time_zone), zone(self.dropoff.as_ref().unwrap().time_zone));
        let ends = moments(&there, LocalDateTime::from(until));
        ends.iter().map(|end| days_between(from, end.to_zoned(here.clone()).datetime())).collect()
    }
}

/// Returns the number of days of 24 hours. A partial day counts as a full day, and the minimum is one day.
fn days_between(from: Moment, until: civil::DateTime) -> i64 {
    let from = civil::DateTime::from(LocalDateTime::from(from));
    (1..).find(|days| from + days.days() >= until).unwrap()
}

/// Draws rental dates and times: mostly in the coming year, during the day and for up to two weeks.
fn rental(random: &mut Random, pickup: &SearchPlace, dropoff: Option<&SearchPlace>) -> CarSearchStart {
    let ahead = if random.percent(96) { random.within(0, 330) } else { random.within(331, 30_000) };
    let date = today().plus_days(ahead as i32).unwrap();
    let begin = CarPickup::new(date, pickup.place.clone());
    // A one-way rental may end in an earlier time zone, so it stays one day below the limit.
    let longest = CAR_RENTAL_DAYS as i64 - i64::from(dropoff.is_some());
    loop {
        let length = match random.below(100) {
            0..10 => random.within(0, 1),
            10..80 => random.within(1, 14),
            80..95 => random.within(15, longest),
            _ => longest,
        };
        let (mut begin, mut end) = (begin.clone(), CarDropoff::new(date.plus_days(length as i32).unwrap()));
        for time in [&mut begin.time, &mut end.time] {
            (time.hour, time.minute) = (random.maybe(90, hour), random.maybe(60, minute));
        }
        let start = CarSearchStart::new(begin, end);
        if start.days().is_some_and(|days| i64::from(days) <= longest) {
            return start;
        }
    }
}

fn hour(random: &mut Random) -> i64 {
    if random.percent(80) { random.within(7, 20) } else { random.within(0, 23) }
}

fn minute(random: &mut Random) -> i64 {
    *random.pick(&[0, 30])
}

/// Returns whether a time is within working hours, when every counter is open.
pub fn is_in_working_hours(moment: Moment) -> bool {
    moment.date().weekday() < 5 && (10..16).contains(&moment.hour())
}

fn parameters(random: &mut Random) -> CarResultParameters {
    let mut all = CarResultParameters::default();
    all.page_size = random.maybe(98, |random| page_size(random, CAR_PAGE_SIZE));
    all.page_number = random.maybe(30, page_number);
    all.currency = random.maybe(50, currency);
    all.price_mode = random.maybe(60, |random| random.pick(CarPriceMode::KNOWN).clone());
    all.sort = random.maybe(75, |random| {
        let mut sort = CarSort::default();
        sort.key = random.maybe(90, |random| random.pick(CarSortKey::KNOWN).clone());
        sort
    });
    all
}
