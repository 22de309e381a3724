//! Joins: from a result to its legs, segments, airlines, airports, providers and prices.
//!
//! A flight response stores each leg, segment, airline, airport and provider once, in a map, and its results refer to
//! the entries of these maps. The views in this module follow the references: [`Itinerary`] is one result, which
//! consists of [`Leg`]s, their [`Segment`]s, and [`BookingOption`]s. The views borrow the response and are cheap to
//! copy.
//!
//! Some entries may be missing from live responses. Following a dangling reference returns `None` or an empty list, and
//! [`Itinerary::dangling`] lists these references. No method panics.

mod booking;
mod dangling;
mod leg;

pub use booking::{BookingOption, FareOnSegment};
pub use dangling::DanglingFlightReference;
pub use leg::{Leg, Segment};

use std::time::Duration;

use specwright_core::LocalDateTime;

use crate::common::ResultId;
use crate::flights::{FlightResult, FlightSearchResponse};
use crate::join::{distinct, lowest};

impl FlightSearchResponse {
    /// Returns the results on this page, joined with all referenced entries, in the response's order.
    pub fn itineraries(&self) -> impl ExactSizeIterator<Item = Itinerary<'_>> + DoubleEndedIterator + Clone {
        self.results.iter().map(|result| Itinerary { response: self, result })
    }

    /// Returns the result with the given id, if this page contains it.
    pub fn itinerary(&self, id: &ResultId) -> Option<Itinerary<'_>> {
        self.itineraries().find(|itinerary| itinerary.id() == id)
    }
}

/// One result, joined with all referenced entries: an itinerary, and its booking options.
#[derive(Clone, Copy, Debug)]
pub struct Itinerary<'r> {
    response: &'r FlightSearchResponse,
    result: &'r FlightResult,
}

impl<'r> Itinerary<'r> {
    /// Returns the result from the response.
    pub fn result(self) -> &'r FlightResult {
        self.result
    }

    /// Returns the result's id, which is stable across polls.
    pub fn id(self) -> &'r ResultId {
        &self.result.id
    }

    /// Returns the legs in the order of the journey, including dangling references.
    pub fn legs(self) -> impl ExactSizeIterator<Item = Leg<'r>> + DoubleEndedIterator + Clone {
        let legs = self.result.legs.iter().enumerate();
        legs.map(move |(index, reference)| Leg::new(self.response, index, reference))
    }

    /// Returns the segments of all legs, in the order of the journey.
    pub fn segments(self) -> impl Iterator<Item = Segment<'r>> + Clone {
        self.legs().flat_map(Leg::segments)
    }

    /// Returns the departure time of the first leg, in the local time of its origin.
    pub fn departure(self) -> Option<LocalDateTime> {
        self.legs().next()?.departure()
    }

    /// Returns the arrival time of the last leg, in the local time of its destination.
    pub fn arrival(self) -> Option<LocalDateTime> {
        self.legs().next_back()?.arrival()
    }

    /// Returns the travel time: the sum of the durations of all legs, including layovers, excluding the stays between
    /// legs.
    ///
    /// Returns `None` if the duration of any leg is unknown, or if the itinerary has no legs.
    pub fn duration(self) -> Option<Duration> {
        let mut durations = self.legs().map(Leg::duration);
        let first = durations.next()??;
        durations.try_fold(first, |sum, duration| sum.checked_add(duration?))
    }

    /// Returns the booking options in the response's order. The options are not sorted by price.
    pub fn options(self) -> impl ExactSizeIterator<Item = BookingOption<'r>> + DoubleEndedIterator + Clone {
        self.result.booking_options.iter().map(move |option| BookingOption::new(self, option))
    }

    /// Returns the cheapest booking option.
    ///
    /// Skips options without a [price](BookingOption::price) (missing, or negative such as -1), and options without a
    /// [link](BookingOption::booking_url) that is safe to follow (missing, or neither http nor https). If several
    /// options have the lowest price, the first one is returned. All prices in a response have the same currency and
    /// mode, so they are comparable even if the response specifies neither.
    pub fn cheapest(self) -> Option<BookingOption<'r>> {
        cheapest(self.options())
    }

    /// Returns whether the response contains all entries that this result refers to.
    pub fn is_complete(self) -> bool {
        dangling::of(self).next().is_none()
    }

    /// Returns the dangling references without duplicates: first the journey's references, then the references of the
    /// options.
    pub fn dangling(self) -> Vec<DanglingFlightReference<'r>> {
        distinct(dangling::of(self))
    }
}

fn cheapest<'r>(options: impl Iterator<Item = BookingOption<'r>>) -> Option<BookingOption<'r>> {
    let bookable = options.filter(|option| option.booking_url().is_some());
    lowest(bookable, |option| Some(option.price()?.amount()))
}
