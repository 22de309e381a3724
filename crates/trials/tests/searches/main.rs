//! Runs random searches, and checks the responses against every rule of the description that a response can violate.
//!
//! The client sends the searches to the service's router, without sockets. In one in five searches, providers respond
//! after a few milliseconds, so the search has phases. One in ten searches comes from a mobile device, and one in
//! twenty has exactly one fault. Each search has its own seed, and a failure reports the seed with the requests that
//! were sent:
//!
//! ```text
//! WAYFARE_SEED=36 WAYFARE_SEARCHES=1 cargo test -p wayfare-trials flights
//! ```
//!
//! `WAYFARE_SEARCHES` is the number of searches per vertical. `WAYFARE_SEED` is the seed of the first search; each
//! subsequent search increments it by one. A vertical is a [`Vertical`](harness::Vertical) in its own module, and has a
//! test below.
//!
//! # Rules
//! The parentheses after a rule name its source: a part of the description, or an open point with the choice made in
//! `spec/` (chosen).
//!
//! ## All responses
//! - G1: a valid request succeeds (statuses).
//! - G2: a response decodes without notes: it has no unknown field, no undefined enum value and no invalid grammar
//!   (resources).
//! - G3: a request with one fault gets a 400 with one entry, which locates the fault. For flights and cars, the entry
//!   also has the code of the fault (errors; chosen).
//!
//! ## Autocomplete
//! - A1: there are at most six places, without duplicates (limits).
//! - A2: an airport and a metro area have a code, which flight searches accept. The primary type of a metro area is
//!   city. Only hotels have `hotelName` and `hotelId`. A full name starts with the name and contains the names
//!   of the enclosing places (records).
//! - A3: the code of an airport finds this airport first (unspecified; a traveller who types a code means the airport
//!   with that code).
//! - A4: the hotel search accepts `entityKey` and resolves it to the same place (service behaviour).
//!
//! ## Flights and cars
//! - P1: every reference resolves. P2: every map entry is referenced (concepts: leg; responses).
//! - P3: the status only advances, and ends at complete. Each response contains the cluster for the next poll (states).
//! - P4: the id and the cluster stay the same between polls, and so does every entry with an id that appears again.
//!   Options are kept, totals never decrease, and a result from an early phase is on one of the final pages. A complete
//!   search returns the same response again, with and without its parameters (states; chosen: a poll without parameters
//!   keeps the previous parameters).
//! - P5: each page is full, unless fewer results remain. The pages have no duplicates, and add up to `totalCount`
//!   (responses).
//! - P6: the currency, price mode, sort and page size are as requested, or else the defaults. On the same page, the
//!   total price is exactly the price per traveller or day times their number (result parameters; chosen for flights).
//! - P7: results are sorted, within and across pages, in both directions. Flights are sorted by price, value or
//!   duration, cars by the lowest price or the distance to the counter in metres (`sort`).
//! - P8: an option has an absolute link and a price. Amounts agree with their formatted text (booking options, Price).
//!
//! ## Flights
//! - F1: details are identical to the polled result, even for a result from an early phase (details).
//! - F2: passengers are counted by their codes (response).
//! - F3: legs start and end at requested airports, on the requested days or within three days of them (request: legs,
//!   flex).
//! - F4: no leg has more stops than `maxStops` (chosen).
//! - F5: times and durations agree in the time zone of each airport. Segments and legs follow one another.
//!   `departureDayMismatch` marks exactly the layovers past midnight (leg and segment detail).
//! - F6: `totalPrice` is the price, and `basePrice` does not exceed it. The cheapest option costs no more than any
//!   other option (booking option).
//! - F7: split bookings appear only if `includeSplit` requests them. F8: cashback appears only for keys that have it.
//! - F9: each segment has one fare, in the order of the journey. A leg has at most one fare family. An option marked as
//!   direct is direct (booking option).
//!
//! ## Fares
//! Plausibility checks from general knowledge: for one adult, in US dollars, and for a departure in several weeks,
//! unless noted otherwise. Rules that hold "usually" may have a small percentage of exceptions (`USUALLY`).
//! - T1: a transatlantic round trip costs 270 to 950 off season and 420 to 1,800 in July, and up to a quarter more if
//!   it is nonstop. T2: a one-way nonstop flight below 1,400 km costs 22 to 240. T3: a round trip over more than 12,000
//!   km costs 600 to 2,600.
//! - T4: on the same flights, business costs 2.3 to 6 times as much as economy. T5: premium economy costs 1.5 to 2.5
//!   times as much. T6: first costs 3 to 10 times as much. T7: a trip for one adult and a child costs more than a trip
//!   for one adult, and less than a trip for two adults.
//! - T8: flights to the Mediterranean and across the Atlantic cost more in July than in February. Flights to the
//!   Caribbean cost more in February than in September, and flights to Australia cost more at Christmas than in May.
//!   T9: flights cost more at Christmas than in November, and more at Lunar New Year where it is celebrated.
//! - T10: a departure in the next three days costs more than a departure on the same weekday six weeks later, usually
//!   by at least 40 percent. T11: a flight on a Wednesday is usually cheaper than a flight on the following Sunday.
//! - T12: on a network carrier, two one-way trips cost 1.15 to 1.6 times as much as the same trips sold as one long
//!   international round trip.
//! - T13: a journey with a stop usually costs either more than a nonstop journey, or more than 5 percent less. T14:
//!   below 1,200 km, an airline usually charges more than 95 percent of its nonstop price for a journey with a stop.
//! - T15: no reseller undercuts the price of a low-cost carrier, whose lowest fare excludes checked bags. T16: below
//!   3,000 km, a low-cost carrier is usually cheaper than a network carrier.
//!
//! ## Plausible flights
//! Checks against facts that travellers know. The manually written tables behind the inventory contain these facts in
//! detail.
//! - N1: no foreign airline flies within a country. N2: no airline flies between two foreign countries, except on
//!   listed routes (fifth freedoms). European airlines may fly anywhere within the European market, except within the
//!   United Kingdom. N3: only the listed airlines fly a listed route.
//! - N4: apart from taxi and climb, no flight of 100 km or more is slower than a propeller aircraft or faster than a
//!   jet with a tailwind. N5: no wide-body aircraft serves a small airport, except on listed routes. N6: no aircraft
//!   type flies beyond its range, and wide-body aircraft fly no short hops.
//! - N7: only a partner operates flights for an airline. N8: the operator also has the traffic rights, except on listed
//!   routes.
//! - N9: no ticket combines two low-cost carriers. N10: no ticket combines two airlines that are not partners. N11: no
//!   ticket combines a flight of an airline that sells no connections with another flight.
//! - N12: the time between flights is long enough, longer between two tickets, and at most a day. N13: no journey is
//!   longer than twice the direct distance plus 2,500 km. N14: no journey visits an airport twice, or connects at
//!   another airport near its origin or destination. N15: a domestic journey outside the European market stays in the
//!   country and uses its airlines. N16: no journey has three or more stops if the response has a nonstop flight
//!   between the same airports.
//! - N21: no airline flies between countries with closed airspace. N22: the longest flights, and the long flights of
//!   low-cost carriers, are listed.
//!
//! ## Cars
//! - C1: a result has options, all for one car of an agency at one pickup and one return location. No two results of a
//!   page share all of these facts. A page of 500 has all results (concepts: result card).
//! - C2: `days` counts periods of 24 hours from pickup. A started period counts as a whole day. If a car is returned in
//!   another time zone, the local time of the pickup place applies (chosen).
//! - C3: only the options' prices depend on the price mode. Fees, insurance and cancellation amounts are for the whole
//!   rental (chosen).
//! - C4: the key of every map entry equals the code or id of the entry (agencies, providers, locations).
//! - C5: a car is picked up within 40 km of the place that the request names by code, id or name (chosen).
//!   `displayDistance` is the distance in the unit of the market. For a location that is near only the return place,
//!   `displayDistance` is the distance from the return place. An airport is known and has its correct country code. An
//!   airport has a country name only if its country differs from the country of the searched place (CarLocation).
//! - C6: terminals, shuttles and hidden counters are at airports, and `nonAirport` locations are not. Exactly the
//!   opaque agencies are hidden. Opaque, peer-to-peer and delivery agencies have no address (CarLocation; concepts:
//!   agency types).
//! - C7: a car is returned within 40 km of the requested return place. `dropoffLocationId` is present only if the car
//!   is returned elsewhere (booking option; chosen).
//! - C8: every letter of the SIPP code is defined, and agrees with the transmission, fuel, doors and air conditioning.
//!   Features have no duplicates (CarDetail).
//! - C9: class, groups and SIPP code agree. Classes that start with `special` have no defined size (CarType,
//!   CarTypeGroup).
//! - C10: conditions do not contradict each other. Unlimited free cancellation has no time limit, and limited mileage
//!   has a limit. Insurance specifies the amount of the deductible if and only if it has a deductible, and is listed
//!   without duplicates. The cancellation fee does not exceed the price (policies; service behaviour).
//! - C11: fees have no duplicates. A car has a one-way fee if and only if it is returned elsewhere. Only delivered cars
//!   have a delivery fee, and cars with a driver have no fee for drivers. After-hours fees depend on the counter, and
//!   never apply on a weekday between 10:00 and 16:00. A price is at least the sum of its included fees (CarFee;
//!   service behaviour).
//! - C12: badges have no duplicates and match the option. Mobile rates appear only on mobile devices (CarBadge; service
//!   behaviour).
//!
//! ## Rentals
//! Plausibility checks from general knowledge, as for fares: at airports, in US dollars.
//! - R1: the daily price of the cheapest small car for a week is plausible for its country. R2: a larger class is
//!   usually more expensive at the same counter. R3: a week costs 3 to 6.7 times as much as a one-day rental. R4: a car
//!   costs more in July than in February on the Mediterranean and farther north, more in January than in May in the
//!   southern hemisphere, and more in March than in September at warm holiday destinations. The difference is largest on
//!   the Mediterranean and in Iceland, and smallest in large northern cities. R5: a car for tomorrow costs more than a
//!   car in six weeks.
//! - R6: counters at the airport are usually the cheapest. R9: brokers sell for 78 to 108 percent of the agency's
//!   price. R11: a car with a driver usually costs more than 1.8 times as much as a car of the same class without a
//!   driver. R12: brands known for low prices are usually cheaper than brands for business travellers. R14: a counter
//!   with a shuttle bus is usually less than 12 percent more expensive than a counter in the terminal. R15: a luxury
//!   car costs 2 to 12 times as much as a small car.
//! - R7: a one-way fee is 25 to 600. R8: the fee for a young driver is 4 to 36 per day. R13: a deposit is 100 to 2,000.
//! - R10: brands, makes and models appear only in their countries. Cars with a manual transmission are absent where
//!   nobody drives them, and present where many people do.
//!
//! ## Hotels
//! - H1: every index and reference resolves. H2: providers have no duplicates, and every provider has a rate.
//! - H3: a repeated search continues: totals never decrease, rates are kept, and a complete response stays the same
//!   (states).
//! - H4: a field is present if and only if its response option is requested (response options).
//! - H5: the filtered count is at most the number of available hotels (without dates, of all hotels), and equals this
//!   number if there are no filters. The available count is at most the total. The lowest and highest rates span the
//!   rates of the hotels. Without deals, the span after filters is within the span before filters (response).
//! - H6: each page is full, unless fewer hotels remain. The pages have no duplicates, and add up to the total.
//! - H7: the currency, language and country are as requested, or else the market's.
//! - H8: hotels match the key: they are within the polygon and do not exceed its maximum number of hotels, are
//!   within 25 km of the point, or have one of the ids. `distance` is measured from the centre, the point or the place,
//!   and is null for hotels and countries. `isWithinBoundary` is false (HotelResult, EntityKey).
//! - H9: keys and links are well-formed, without the API key. Ratings are -1 or from 0 to 10.
//! - H10: without dates there are no rates, and no values derived from rates (dateless search).
//! - H11: every hotel matches every filter, as far as the response shows (parameters).
//! - H12: hotels are sorted, within and across pages. Preferred hotels come first, in their order (`sortField`).
//! - H13: counts for filters have names, count the filtered hotels, and add up (filter buckets).
//! - H14: exactly one rate is marked as the cheapest, and that rate is `lowestRate`. Without deals, that rate is the
//!   cheapest unbundled rate, or the cheapest rate if all rates are bundled. With all rates, the number of rates, the
//!   providers and `highestRate` agree with the rates. `topRates` has at most four rates (HotelRate; chosen).
//! - H15: a breakdown adds up to the total, with the requested taxes (HotelRateBreakdown, parameters).
//! - H16: the single-hotel search and the basic search agree with the full search, except for the prices of a search
//!   with deals. `translatedName` is present if the language is not the default (SingleHotelSearchResponse).
//!
//! ## Plausible hotels
//! Plausibility checks from general knowledge. The facts about the world were written by hand, next to the checks.
//! - B0: the towns of the tables exist and have hotels. B1: a town is more expensive in its season. B2: a town is more
//!   expensive during its festivals. B3: business towns cost more on weekdays, and leisure towns cost
//!   more on weekends.
//! - B4: no five-star hotel costs less than 40 dollars per night. B5 and B6: no hotel is below the minimum or above the
//!   maximum price of its stars. B7: the rates of a hotel lie within a band, and the rates of one room within a
//!   narrower band. B8: more stars cost more on average, and no hotel costs less than 40 percent of the median for its
//!   stars. B9: each town has its expected price level.
//! - B10: a price is the same in each currency. B11: twice the nights or rooms cost about twice as much.
//! - B12: no chain appears outside its countries. B13 to B15: no name contains another famous city, another country's
//!   landmark, or, inland, words for the sea. B16: names follow the customs of the country. B17: names are unique, and
//!   contain no word twice in a row.
//! - B18: seaside towns have resorts, and mountain towns have lodges. B19: the number of hotels suits the town. B20:
//!   property types have plausible star ratings, and appear only in their home countries. B21: hotels are within reach
//!   of the town, each at its own position, with correct distances. B22: a luxury chain has at most two hotels in a
//!   town, and the centre is more expensive than the outskirts.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod autocomplete;
mod cars;
mod faults;
mod findings;
mod flights;
mod harness;
mod hotels;
mod places;
mod plausible;
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
fn fares_are_plausible() {
    harness::run::<flights::fares::PlausibleFares>();
}

#[test]
fn rentals_are_plausible() {
    harness::run::<cars::plausible::PlausibleRentals>();
}

#[test]
fn hotels_are_plausible() {
    harness::run::<plausible::PlausibleHotels>();
}

#[test]
fn hotels() {
    harness::run::<hotels::Hotels>();
}
