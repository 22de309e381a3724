//! Ten thousand randomly made searches, and every rule of the description that an answer can be held against.
//!
//! The searches go through the client and the service's router, without sockets. One in five is answered by providers
//! that take some milliseconds, so that it has phases; one in twenty has exactly one fault. Each has a seed of its own,
//! and a failure tells it with the requests that were sent:
//!
//! ```text
//! WAYFARE_SEED=36 WAYFARE_SEARCHES=1 cargo test -p wayfare --test searches flights
//! ```
//!
//! `WAYFARE_SEARCHES` is how many searches each vertical makes, `WAYFARE_SEED` the seed of the first; the second has
//! the next one. A vertical is a [`Vertical`](harness::Vertical) in a module of its own, with a test below.
//!
//! # The rules
//! What a rule follows from stands behind it: a part of the description, or a point that it leaves open and the choice
//! that `spec/` has made.
//!
//! ## All
//! - G1: a valid request has an answer, never an error (statuses).
//! - G2: an answer decodes without a note: no unknown field, no value outside of an enum, no broken grammar (resources).
//! - G3: a request with one fault is a 400 with one entry, which names the fault's place (errors; chosen).
//!
//! ## Autocomplete
//! - A1: at most six places, each once (limits).
//! - A2: an airport and a metro area have a code, which flight searches take; a metro area's primary type is city;
//!   `hotelName` and `hotelId` are on hotels alone; a full name begins with the name and has the places (records).
//! - A3: the code of an airport finds it first (unwritten; who types a code means it).
//! - A4: `entityKey` is what the hotel search takes, and means the same place there (what the service does).
//!
//! ## Flights
//! - F1: every reference resolves. F2: the maps hold nothing that nothing refers to (concepts: leg; response).
//! - F3: the status goes forward and ends at complete; there is a cluster to poll with (states).
//! - F4: ids, cluster, legs, segments and options stay between polls, totals don't shrink, and a complete search has
//!   the same answer again, with and without its parameters (states; chosen: a poll without parameters keeps the last).
//! - F5: details are identical to the poll's result (details), also of a result that an early phase had shown.
//! - F6: pages are as long as they have to be, have each result once, and come to `totalCount` (response).
//! - F7: currency, price mode, sort and page size are those asked for; a total is what one pays times all (chosen).
//! - F8: passengers are counted by their codes (response).
//! - F9: results are in order, over pages as well, either way round (`sort`).
//! - F10: legs lead from and to airports of the request, on its days or within three days of them (request: legs, flex).
//! - F11: no leg has more stops than `maxStops` (chosen).
//! - F12: times and durations agree, by the clocks of each airport too; segments and legs follow one another;
//!   `departureDayMismatch` marks a layover past midnight, and nothing else (leg and segment detail).
//! - F13: an option has an absolute link and a price; amounts agree with their texts; `totalPrice` is the price, and
//!   `basePrice` no more than it; the cheapest costs no more than any other (booking option, Price).
//! - F14: split bookings are there only where `includeSplit` asks for them. F15: cashback only for keys that have it.
//! - F16: each segment has one fare, in the order of the journey; a leg has one fare family at most; what is marked as
//!   direct is direct (booking option).
//!
//! ## Hotels
//! - H1: every index and reference resolves. H2: each provider is there once, and only if a rate refers to it.
//! - H3: a repeated search goes on: totals and rates grow, and what is complete stays the same (states).
//! - H4: a field is there if its response option asks for it, and only then (response options).
//! - H5: totals are in order (filtered, available, all), and equal where there is no filter; lowest and highest rates
//!   span those of the hotels, after filters within those before (response).
//! - H6: pages are as long as they have to be, have each hotel once, and come to the total.
//! - H7: currency, language and country are those asked for, or the market's.
//! - H8: hotels are those of the key: within the polygon and no more than it asks for, within 25 km of the point, of
//!   the ids; `distance` is what it is from the centre, the point or the place, and null for hotels and for countries;
//!   `isWithinBoundary` is false (HotelResult, EntityKey).
//! - H9: keys and links are well-formed and without API key; ratings are -1 or from 0 to 10.
//! - H10: without dates there are no rates and nothing that follows from them (dataless search).
//! - H11: every filter holds on every hotel, as far as an answer tells (parameters).
//! - H12: hotels are in order, over pages as well; preferred ones come first, in their order (`sortField`).
//! - H13: counts for filters have names, are of the hotels after filters, and add up (filter buckets).
//! - H14: one rate is marked as the cheapest; it is, and is `lowestRate`; with all rates their number, their providers
//!   and `highestRate` are what they come to; `topRates` are four at most (HotelRate).
//! - H15: a breakdown adds up to the total, with the taxes that were asked for (HotelRateBreakdown, parameters).
//! - H16: the searches of one hotel and in short say what the full one says; `translatedName` is there where the
//!   language is not the default (SingleHotelSearchResponse).

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

mod autocomplete;
mod faults;
mod findings;
mod flights;
mod harness;
mod hotels;
mod random;
mod stage;

#[test]
fn autocomplete() {
    harness::run::<autocomplete::Autocomplete>();
}

#[test]
fn flights() {
    harness::run::<flights::Flights>();
}

#[test]
fn hotels() {
    harness::run::<hotels::Hotels>();
}
