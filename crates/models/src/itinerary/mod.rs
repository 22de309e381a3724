//! Joins: from a result to its legs, segments, airlines, airports, providers and prices.
//!
//! A flight response keeps each leg, segment, airline, airport and provider once, in a map, and its results point into
//! these maps. The views here follow the pointers: [`Itinerary`] is one result, with its [`Leg`]s, their
//! [`Segment`]s, and its [`BookingOption`]s. They borrow the response and are free to copy.
//!
//! Live responses lack entries. A reference that leads nowhere gives `None` or an empty list where it is followed,
//! and [`Itinerary::dangling`] lists these references; nothing panics.

mod booking;
mod dangling;
mod leg;

pub use booking::{BookingOption, FareOnSegment};
pub use dangling::DanglingFlightReference;
pub use leg::{Leg, Segment};

use std::time::Duration;

use specwright_core::LocalDateTime;

use crate::common::ResultId;
use crate::flights::{Cabin, FlightResult, FlightSearchResponse};
use crate::join::{each_once, lowest};

impl FlightSearchResponse {
    /// The results of this page with all they refer to, in the response's order.
    pub fn itineraries(&self) -> impl ExactSizeIterator<Item = Itinerary<'_>> + DoubleEndedIterator + Clone {
        self.results.iter().map(|result| Itinerary { response: self, result })
    }

    /// The result with that id, if this page has it.
    pub fn itinerary(&self, id: &ResultId) -> Option<Itinerary<'_>> {
        self.itineraries().find(|itinerary| itinerary.id() == id)
    }
}

/// One result with all it refers to: a way to make the journey, and its booking options.
#[derive(Clone, Copy, Debug)]
pub struct Itinerary<'r> {
    response: &'r FlightSearchResponse,
    result: &'r FlightResult,
}

impl<'r> Itinerary<'r> {
    /// The result as the response has it.
    pub fn result(self) -> &'r FlightResult {
        self.result
    }

    /// The result's id, which stays the same from poll to poll.
    pub fn id(self) -> &'r ResultId {
        &self.result.id
    }

    /// The legs in the order of the journey, dangling ones among them.
    pub fn legs(self) -> impl ExactSizeIterator<Item = Leg<'r>> + DoubleEndedIterator + Clone {
        let legs = self.result.legs.iter().enumerate();
        legs.map(move |(index, reference)| Leg::new(self.response, index, reference))
    }

    /// The segments of all legs, in the order of the journey.
    pub fn segments(self) -> impl Iterator<Item = Segment<'r>> + Clone {
        self.legs().flat_map(Leg::segments)
    }

    /// The departure time of the first leg, on the clocks of its origin.
    pub fn departure(self) -> Option<LocalDateTime> {
        self.legs().next()?.departure()
    }

    /// The arrival time of the last leg, on the clocks of its destination.
    pub fn arrival(self) -> Option<LocalDateTime> {
        self.legs().next_back()?.arrival()
    }

    /// Time under way: the durations of all legs, layovers included, without the stays between legs.
    ///
    /// `None` where that of any leg is not known, or there are no legs.
    pub fn duration(self) -> Option<Duration> {
        let mut durations = self.legs().map(Leg::duration);
        let first = durations.next()??;
        durations.try_fold(first, |sum, duration| sum.checked_add(duration?))
    }

    /// The ways to book it, in the response's order, which is no order of price.
    pub fn options(self) -> impl ExactSizeIterator<Item = BookingOption<'r>> + DoubleEndedIterator + Clone {
        self.result.booking_options.iter().map(move |option| BookingOption::new(self, option))
    }

    /// The cheapest way to book it.
    ///
    /// Skips options without a [price](BookingOption::price) (missing, or negative as -1 is) and those without a
    /// [link](BookingOption::booking_url) that is safe to follow (missing, or not http and not https). Of options
    /// at the same price it is the first one. All prices of a response have one currency and mode, so that they
    /// compare even where the response does not state them.
    pub fn cheapest(self) -> Option<BookingOption<'r>> {
        cheapest(self.options())
    }

    /// The cheapest way to book it with every segment in that cabin.
    ///
    /// Skips the options that [`Itinerary::cheapest`] skips, and each option that flies any segment in another
    /// cabin, in a mixed one, or in one that is not stated.
    pub fn cheapest_in(self, cabin: &Cabin) -> Option<BookingOption<'r>> {
        cheapest(self.options().filter(|option| option.is_all_in(cabin)))
    }

    /// Whether everything that this result refers to is in the response.
    pub fn is_complete(self) -> bool {
        dangling::of(self).next().is_none()
    }

    /// The references that lead nowhere, each once: first those of the journey, then those of the options.
    pub fn dangling(self) -> Vec<DanglingFlightReference<'r>> {
        each_once(dangling::of(self))
    }
}

fn cheapest<'r>(options: impl Iterator<Item = BookingOption<'r>>) -> Option<BookingOption<'r>> {
    let bookable = options.filter(|option| option.booking_url().is_some());
    lowest(bookable, |option| Some(option.price()?.amount()))
}
