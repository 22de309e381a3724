//! Ten thousand randomly made searches, and every rule of the description that an answer can be held against.
//!
//! The searches go through the client and the service's router, without sockets. One in five is answered by providers
//! that take some milliseconds, so that it has phases; one in ten is made on a telephone, and one in twenty has exactly
//! one fault. Each has a seed of its own, and a failure tells it with the requests that were sent:
//!
//! ```text
//! WAYFARE_SEED=36 WAYFARE_SEARCHES=1 cargo test -p wayfare-trials flights
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
//! - G3: a request with one fault is a 400 with one entry, which names the fault's place, and of flights and cars its
//!   code (errors; chosen).
//!
//! ## Autocomplete
//! - A1: at most six places, each once (limits).
//! - A2: an airport and a metro area have a code, which flight searches take; a metro area's primary type is city;
//!   `hotelName` and `hotelId` are on hotels alone; a full name begins with the name and has the places (records).
//! - A3: the code of an airport finds it first (unwritten; who types a code means it).
//! - A4: `entityKey` is what the hotel search takes, and means the same place there (what the service does).
//!
//! ## Flights and cars
//! - P1: every reference resolves. P2: the maps hold nothing that nothing refers to (concepts: leg; responses).
//! - P3: the status goes forward and ends at complete; there is a cluster to poll with (states).
//! - P4: id and cluster stay between polls, and whatever has an id and is told again is the same; options stay, totals
//!   don't shrink, and what an early phase had shown is on one of the pages in the end; a complete search has the same
//!   answer again, with and without its parameters (states; chosen: a poll without parameters keeps the last).
//! - P5: pages are as long as they have to be, have each result once, and come to `totalCount` (responses).
//! - P6: currency, price mode, sort and page size are those asked for, or the defaults; the price of all travellers or
//!   days is exactly that of one times as many, on the same page (result parameters; chosen for flights).
//! - P7: results are in order, over pages as well, either way round: flights by price, value or duration, cars by the
//!   lowest price or the metres to the counter (`sort`).
//! - P8: an option has an absolute link and a price; amounts agree with their texts (booking options, Price).
//!
//! ## Flights
//! - F1: details are identical to the poll's result (details), also of a result that an early phase had shown.
//! - F2: passengers are counted by their codes (response).
//! - F3: legs lead from and to airports of the request, on its days or within three days of them (request: legs, flex).
//! - F4: no leg has more stops than `maxStops` (chosen).
//! - F5: times and durations agree, by the clocks of each airport too; segments and legs follow one another;
//!   `departureDayMismatch` marks a layover past midnight, and nothing else (leg and segment detail).
//! - F6: `totalPrice` is the price, and `basePrice` no more than it; the cheapest costs no more than any other (booking
//!   option).
//! - F7: split bookings are there only where `includeSplit` asks for them. F8: cashback only for keys that have it.
//! - F9: each segment has one fare, in the order of the journey; a leg has one fare family at most; what is marked as
//!   direct is direct (booking option).
//!
//! ## Fares
//! What travellers take for granted, of general knowledge; one adult, in US dollars, weeks ahead unless it says otherwise.
//! What holds as a rule may be otherwise so many times in a hundred (`MOSTLY`).
//! - T1: there and back over the Atlantic is from 270 to 950 off season, from 420 to 1,800 in July, and up to a quarter
//!   more nonstop. T2: nonstop below 1,400 km is from 22 to 240 one way. T3: there and back over more than 12,000 km is
//!   from 600 to 2,600.
//! - T4: business is 2.3 to 6 times economy on the same flights. T5: premium economy 1.5 to 2.5 times. T6: first 3 to 10
//!   times. T7: with a child it costs more than alone, and less than for two adults.
//! - T8: it is dearer to the Mediterranean and over the Atlantic in July than in February, to the Caribbean in February
//!   than in September, to Australia at Christmas than in May. T9: Christmas is dearer than November, and where it is
//!   kept, Lunar New Year too.
//! - T10: the last three days are dearer than six weeks before, as a rule by 40%. T11: as a rule a Wednesday is cheaper
//!   than the Sunday after it.
//! - T12: one way there and one way back by a network carrier cost 1.15 to 1.6 times a long round trip.
//! - T13: as a rule a stop makes a journey clearly cheaper, or dearer, not cheaper by a hair. T14: as a rule an airline
//!   asks no less for a stop below 1,200 km.
//! - T15: nobody sells low-cost carriers below their own price; a bag costs extra with their lowest fare. T16: as a rule
//!   a low-cost carrier is cheaper than a network carrier below 3,000 km.
//!
//! ## Flights that are believed
//! What a traveller knows of the world; the tables by hand behind the inventory say it in detail.
//! - N1: no foreign airline flies within a country. N2: none flies between two others, but within the European market and
//!   on listed routes (fifth freedoms). N3: a listed route is flown by the airlines that are listed, and no other.
//! - N4: no flight is slower than a propeller aircraft or faster than a jet with the wind behind it. N5: small airports
//!   take no wide-body aircraft. N6: each kind of aircraft keeps within its range.
//! - N7: only a partner operates for an airline. N8: the operator has the rights, too.
//! - N9: no ticket has two low-cost carriers. N10: nor two airlines that are no partners. N11: nor two flights of an
//!   airline that sells no connections.
//! - N12: there is time to change, more of it between two tickets, and less than a day. N13: no journey is twice as far as
//!   it has to be. N14: none comes to an airport twice, or through another one of the town of its ends. N15: within a
//!   country it stays there, with its airlines. N16: nobody stops three times where an answer has a nonstop flight.
//! - N17: a listed route is found with each of its airlines. N18: on every day, if there is a flight a day. N19: a route of
//!   the statistics of the United States is found. N20: the largest airports of a country are linked.
//! - N21: nobody flies where the sky is closed. N22: the longest flights, and the long ones of low-cost carriers, are
//!   listed.
//!
//! ## Cars
//! - C1: a result has options, all of one car of an agency at a pickup place, returned to one place; no two results of
//!   a page have all of that in common; a page of 500 has all results (concepts: result card).
//! - C2: `days` are 24 hours each from pickup, one that has begun counting whole, by the clocks of the pickup place
//!   where a car is returned in another time zone (chosen).
//! - C3: all but the options' prices is the same in both price modes: fees, insurances and what cancelling costs are
//!   for the whole rental (chosen).
//! - C4: what a map holds has its key as its code or id (agencies, providers, locations).
//! - C5: a car is picked up within 40 km of the place that the request means, by code, id or name (chosen);
//!   `displayDistance` is how far that is, in the market's unit, and for a place of return alone how far from the place
//!   searched for that; an airport is a known one in its country, whose name is told if it is not that of the place
//!   searched, and only then (CarLocation).
//! - C6: terminals, shuttles and hidden counters are at airports, and `nonAirport` is not; only an opaque agency is
//!   hidden; no address is told of one that is hidden, private or delivers (CarLocation; concepts: agency types).
//! - C7: a car is returned within 40 km of the place that the request names for that, and `dropoffLocationId` is there
//!   only if that is not where it was picked up (booking option; chosen).
//! - C8: the SIPP code can be read letter by letter and agrees with gears, fuel, doors and air conditioning; each
//!   feature is there once (CarDetail).
//! - C9: class, groups and SIPP code agree; the size of what begins with `special` is open (CarType, CarTypeGroup).
//! - C10: conditions don't contradict each other: no time limit on what can be cancelled at any time, a limit on
//!   limited mileage, a deductible where there is one, each insurance once; cancelling costs no more than the rental
//!   (policies; what the service does).
//! - C11: each fee is there once; one for the return where the car is returned elsewhere, and only there; for delivery
//!   where the car is delivered, and not for drivers where one comes along; after hours by the counter, and nowhere on
//!   a working day from ten to four; a price is no less than the fees in it (CarFee; what the service does).
//! - C12: each badge is there once and says what is so; rates for telephones are shown on telephones only (CarBadge;
//!   what the service does).
//!
//! ## Rentals
//! What travellers take for granted, as with fares; at airports, in US dollars.
//! - R1: the cheapest small car for a week costs a day what is believed in its country. R2: as a rule a larger class is
//!   dearer at the same desk. R3: a week costs more than three days, and less than seven. R4: it is dearer at the sea in
//!   July than in February, and so for the south in January and warm seas in March. R5: tomorrow is dearer than in six
//!   weeks.
//! - R6: as a rule the airport's own desks are cheapest. R9: brokers sell for 78 to 108% of the agency's price. R11: as a
//!   rule a driver costs nearly as much as the car. R12: as a rule brands known for low prices are cheaper than those for
//!   business travellers. R14: as a rule a desk that a bus goes to is no dearer. R15: luxury is 2 to 12 times a small car.
//! - R7: leaving the car elsewhere costs from 25 to 600. R8: young drivers pay from 4 to 36 a day. R13: a deposit is from
//!   100 to 2,000.
//! - R10: no brand, make or model where it is not; no clutch where nobody has one, and some where many have.
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
//!
//! ## Hotels that are believed
//! What travellers take for granted; of the world, this is written down by hand with the checks.
//! - B0: the towns of the tables are there, with hotels. B1: in its season a place is dearer than out of it. B2: so it is
//!   at its feasts. B3: business fills the week, leisure the weekend.
//! - B4: no five-star hotel is below 40 dollars a night. B5: none is below what its stars cost at the least, nor, B6,
//!   above what they cost at the most. B7: the rates of a hotel lie within a band, and those of one room within a
//!   narrower one. B8: more stars cost more in the mean. B9: towns have their price levels.
//! - B10: a price is the same in each currency. B11: twice the nights or rooms cost about twice as much.
//! - B12: no chain is outside of its countries. B13: no name holds that of another famous city, nor, B14, what belongs to
//!   one, nor, B15, words of the sea inland. B16: names follow the custom of the country. B17: a name is there once, and
//!   says nothing twice.
//! - B18: resorts are by the sea, lodges in the mountains. B19: famous places have many hotels. B20: types have no more
//!   stars than they can have, and stay at home. B21: hotels are within their town's reach, each at its own spot, and
//!   distances agree. B22: a luxury chain has two hotels in a town at most, and the centre is dearer than the outskirts.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

mod autocomplete;
mod believed;
mod cars;
mod faults;
mod findings;
mod flights;
mod harness;
mod hotels;
mod places;
mod polled;
mod random;
mod stage;

#[test]
fn autocomplete() {
    harness::run::<autocomplete::Autocomplete>();
}

#[test]
fn cars() {
    harness::run::<cars::Cars>();
}

#[test]
fn flights() {
    harness::run::<flights::Flights>();
}

#[test]
fn fares_are_believed() {
    harness::run::<flights::fares::Fares>();
}

#[test]
fn rentals_are_believed() {
    harness::run::<cars::believed::Rentals>();
}

#[test]
fn hotels_are_believed() {
    harness::run::<believed::Believed>();
}

#[test]
fn hotels() {
    harness::run::<hotels::Hotels>();
}
