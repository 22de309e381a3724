//! The types of the Wayfare travel search API, as they appear in JSON: place autocomplete, flight search, hotel search,
//! car search and feeds.
//!
//! The crate is a client without HTTP: it decodes responses, notes each difference from the API description, joins the
//! parts of a response, and builds and checks requests. The crate depends on no HTTP library, async runtime or proc
//! macro, so it is also suitable for a service that only forwards payloads.
//!
//! # Reading a response
//!
//! ```
//! use wayfare_models::decode;
//! use wayfare_models::flights::FlightSearchResponse;
//!
//! # let lines = {
//! # let mut lines = Vec::new();
//! # macro_rules! println { ($($part:tt)*) => { lines.push(format!($($part)*)) } }
//! let body = br#"{
//!     "searchId": "9f2", "cluster": "4", "status": "second-phase",
//!     "currency": "EUR", "priceMode": "total", "passengers": {"adults": 2},
//!     "results": [{
//!         "id": "r1",
//!         "legs": [{"id": "l1"}],
//!         "bookingOptions": [
//!             {"providerCode": "BA", "bookingUrl": "https://book.example/1",
//!              "displayPrice": {"price": 412.5, "displayPrice": "\u20ac412.50"}},
//!             {"providerCode": "XY", "bookingUrl": "https://book.example/2",
//!              "displayPrice": {"price": -1, "displayPrice": ""}}
//!         ]
//!     }],
//!     "legs": {"l1": {"duration": 415, "segments": [{"id": "s1", "gate": 7}]}},
//!     "segments": {"s1": {"airline": "BA", "flightNumber": "212", "origin": "BOS", "destination": "LHR",
//!                         "departureTime": "2027-03-14T19:10:00", "arrivalTime": "2027-03-15T06:05:00",
//!                         "type": "balloon"}},
//!     "providers": {"BA": {"displayName": "British Airways"}}
//! }"#;
//!
//! let decoded = decode::<FlightSearchResponse>(body)?;
//! for itinerary in decoded.value.itineraries() {
//!     for leg in itinerary.legs() {
//!         let (Some(from), Some(to)) = (leg.origin_code(), leg.destination_code()) else { continue };
//!         println!("{from}-{to}, {} stops", leg.stops().unwrap_or_default());
//!     }
//!     if let Some(cheapest) = itinerary.cheapest()
//!         && let Some(price) = cheapest.price()
//!     {
//!         // Strings are `Text`, which converts into `String`.
//!         let name = cheapest.provider().and_then(|provider| provider.display_name.clone());
//!         let name: String = name.map_or_else(|| "an unnamed provider".to_owned(), Into::into);
//!         println!("{price} at {name}");
//!     }
//!     for dangling in itinerary.dangling() {
//!         println!("{dangling}");
//!     }
//! }
//! for note in &decoded.notes {
//!     println!("{note}");
//! }
//! # lines };
//! # assert_eq!(lines, [
//! #     "BOS-LHR, 0 stops",
//! #     "€412.50 at British Airways",
//! #     "no airline \"BA\"",
//! #     "no airport \"BOS\"",
//! #     "no airport \"LHR\"",
//! #     "no provider \"XY\"",
//! #     "/legs/l1/segments/0/gate: unknown field; expected one of id, departureDayMismatch, layover",
//! #     "/segments/s1/type: found \"balloon\", expected one of flight, train, bus",
//! # ]);
//! # Ok::<(), wayfare_models::DecodeError>(())
//! ```
//!
//! This prints:
//!
//! ```text
//! BOS-LHR, 0 stops
//! €412.50 at British Airways
//! no airline "BA"
//! no airport "BOS"
//! no airport "LHR"
//! no provider "XY"
//! /legs/l1/segments/0/gate: unknown field; expected one of id, departureDayMismatch, layover
//! /segments/s1/type: found "balloon", expected one of flight, train, bus
//! ```
//!
//! Joins are in [`itinerary`], prices and their currency and mode in [`money`], and travellers in [`party`]. Hotels
//! with their rates and providers are in [`rates`], nights and queries in [`stay`], and cars with their agencies,
//! rental days and searches in [`rental`]. Every type also implements serde's `Deserialize` (which discards the notes)
//! and `Serialize`.
//!
//! # Reading hotels
//!
//! ```
//! use wayfare_models::decode;
//! use wayfare_models::hotels::MultipleHotelSearchResponse;
//! use wayfare_models::stay::StayDates;
//!
//! # let lines = {
//! # let mut lines = Vec::new();
//! # macro_rules! println { ($($part:tt)*) => { lines.push(format!($($part)*)) } }
//! let body = br#"{
//!     "isComplete": true, "searchTime": 812, "currencyCode": "EUR", "languageCode": "EN",
//!     "totalResults": 1, "totalAvailableResults": 1, "totalFilteredResults": 1, "destination": null,
//!     "providers": [{"code": "XY", "name": "XY Rooms", "logo": "https://xy.example/logo.png",
//!                    "isDirect": false, "isLanguageSupported": true}],
//!     "results": [{
//!         "id": 7, "key": "khotel:7", "name": "Hotel Tidal", "address": "1 Quay Street", "hotelCountryCode": "IE",
//!         "latitude": 53.27, "longitude": -9.05, "starRating": 3.5, "isSelfRated": false, "lowestRate": 299.7,
//!         "highestRate": 299.7, "href": "https://travel.example/7", "distance": 0.4, "isWithinBoundary": false,
//!         "isGreatValue": false, "propertyType": 1, "numberOfProviders": 1, "numberOfRates": 1, "guestRating": -1,
//!         "numberOfReviews": 0,
//!         "rates": [{"roomName": "Double", "totalRate": 299.7, "isCheapestRate": true, "hasFreeCancellation": true,
//!                    "canPayLater": false, "isBundledRate": false, "inclusions": [0], "availableRooms": 2,
//!                    "providerIndex": 0, "isDeprioritisedForExcludedCharges": false,
//!                    "bookUri": "https://xy.example/7"}]
//!     }]
//! }"#;
//!
//! let decoded = decode::<MultipleHotelSearchResponse>(body)?;
//! let stay = StayDates::of_nights("2027-03-14".parse()?, 3)?;
//! for hotel in decoded.value.hotels() {
//!     let (result, facts) = (hotel.result(), &hotel.result().facts);
//!     let name = facts.name.as_deref().unwrap_or("?");
//!     println!("{name}: {:?} stars, rated {:?}", facts.stars(), result.rating());
//!     if let Some(cheapest) = hotel.rates().cheapest_with_free_cancellation()
//!         && let (Some(nightly), Some(provider)) = (cheapest.nightly(stay), cheapest.provider())
//!     {
//!         println!("{nightly} a night at {}", provider.name.as_deref().unwrap_or("?"));
//!     }
//! }
//! # lines };
//! # assert_eq!(lines, ["Hotel Tidal: Some(3.5) stars, rated None", "99.9 EUR a night at XY Rooms"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Reading cars
//!
//! ```
//! use wayfare_models::cars::CarSearchResponse;
//! use wayfare_models::decode;
//!
//! # let lines = {
//! # let mut lines = Vec::new();
//! # macro_rules! println { ($($part:tt)*) => { lines.push(format!($($part)*)) } }
//! let body = br#"{
//!     "searchId": "9f2", "cluster": "4", "status": "complete", "sort": {"key": "price"}, "pageSize": 50,
//!     "totalCount": 1, "currency": "EUR", "priceMode": "perDayTotal", "days": 3,
//!     "results": [{"id": "r1", "bookingOptions": [{
//!         "providerCode": "XY", "agencyCode": "QC", "pickupLocationId": "l1", "bookingUrl": "https://xy.example/1",
//!         "car": {"type": {"code": "compact", "displayName": "Compact", "groups": ["small"]},
//!                 "brand": "Tidal Finch", "bags": 2, "passengers": 5, "doors": "doors24", "sipp": "CCMR"},
//!         "price": {"price": 19.9, "displayPrice": "\u20ac19.90"}
//!     }]}],
//!     "agencies": {"QC": {"code": "QC", "displayName": "Quay Cars", "logoUrls": {}, "type": "p2p"}},
//!     "providers": {"XY": {"code": "XY", "displayName": "XY Rent", "logoUrls": {}}}
//! }"#;
//!
//! let decoded = decode::<CarSearchResponse>(body)?;
//! for rental in decoded.value.rentals() {
//!     let Some(option) = rental.cheapest() else { continue };
//!     if let Some(car) = option.car() {
//!         let doors = car.doors.as_ref().map(|doors| doors.values());
//!         println!("{}, doors: {doors:?}", car.brand.as_deref().unwrap_or("a car"));
//!     }
//!     if let Some(price) = option.price()
//!         && let Some(total) = price.total()
//!     {
//!         println!("{price} a day, {total} in all");
//!     }
//!     if let Some(label) = option.agency_type().and_then(|kind| kind.label()) {
//!         println!("{label}");
//!     }
//!     for dangling in rental.dangling() {
//!         println!("{dangling}");
//!     }
//! }
//! # lines };
//! # assert_eq!(lines, [
//! #     "Tidal Finch, doors: Some([2, 4])",
//! #     "€19.90 a day, 59.7 EUR in all",
//! #     "from a private owner",
//! #     "no location \"l1\"",
//! # ]);
//! # Ok::<(), wayfare_models::DecodeError>(())
//! ```
//!
//! # Values that are kept, noted or dropped
//!
//! Live payloads differ from their description, so decoding preserves as much of a response as possible.
//!
//! - Kept without a note: optional fields that are missing or null. A missing list or map decodes as empty.
//! - Kept and noted: unlisted enum values; invalid codes, as text; the clock time of a local time with an offset or
//!   without seconds; a number in a string, or an integer in place of a string; the last value of a repeated field.
//! - Dropped and noted: unknown fields; a value of the wrong type or a date in another format, with its field; invalid
//!   JSON within a value, such as `NaN` or a lone surrogate; a number outside the range of a float; an object that
//!   lacks a required field (such as the `id` of a result or the amount of a price), with the field, list element or
//!   map entry that contains it. The neighbours of a dropped element are kept, so later elements move up, but the index
//!   in a note is the index in the payload.
//! - Not decoded: a payload that is not JSON or is truncated, and a payload whose outermost object does not contain a
//!   required field (such as the id of a feed record).
//!
//! A search response decodes even if all of its fields are missing. Each missing field that the description requires
//! is noted:
//!
//! ```
//! let decoded = wayfare_models::decode::<wayfare_models::flights::FlightSearchResponse>(br#"{"results":[]}"#)?;
//! let notes: Vec<_> = decoded.notes.iter().map(|note| note.at.to_string()).collect();
//! assert_eq!(notes, ["/searchId", "/status"]);
//! # Ok::<(), wayfare_models::DecodeError>(())
//! ```
//!
//! Each [`Note`] has a [location](Location) and a [reason](NoteReason), which contains the value found and the expected
//! values. A payload without notes matches the description.
//!
//! # Matching open enums
//!
//! Services add values, so every enum has a last variant that holds any unlisted value. By design, code can't construct
//! this variant directly or match its text: a later version may list the value, and code that matched the catch-all
//! variant would then no longer match. Match listed values, and compare the text of unlisted values:
//!
//! ```
//! use wayfare_models::flights::SegmentType;
//!
//! fn icon(kind: &SegmentType) -> &'static str {
//!     match kind {
//!         SegmentType::Flight => "plane",
//!         SegmentType::Train => "train",
//!         other if other.as_str() == "ferry" => "ship",
//!         _ => "ticket",
//!     }
//! }
//!
//! assert_eq!(icon(&SegmentType::Train), "train");
//! assert_eq!(icon(&SegmentType::from("ferry")), "ship");
//! assert_eq!(icon(&SegmentType::from("balloon")), "ticket");
//! ```
//!
//! # Building a request
//!
//! Codes and dates are valid by construction. [`Validate`] checks the request as a whole and reports all violations at
//! once:
//!
//! ```
//! use wayfare_models::Validate;
//! use wayfare_models::flights::{FlightLocation, FlightSearchRequest, FlightSearchStart};
//! use wayfare_models::party::Party;
//!
//! let (boston, london) = (FlightLocation::airport("BOS")?, FlightLocation::near_airport("LHR")?);
//! let start = FlightSearchStart::one_way(boston, london, "2027-03-14".parse()?);
//! let request = FlightSearchRequest::from(start.for_party(Party::adults(8).children(2)));
//!
//! let violations = request.validate().unwrap_err();
//! assert_eq!(violations.to_string(), "/searchStartParameters/passengers: found 10 items, allowed 1 to 9 items");
//! # Ok::<(), wayfare_models::ValueError>(())
//! ```
//!
//! # Building a response
//!
//! A fake service in a test sets the fields that it needs, and uses `new` or `Default` for the other fields:
//!
//! ```
//! use wayfare_models::cars::{CarBookingOption, CarSearchResponse, CarSearchResult};
//! use wayfare_models::common::{Price, SearchStatus};
//! use wayfare_models::flights::{FlightBookingOption, FlightResult, FlightSearchResponse};
//! use wayfare_models::hotels::{HotelFacts, HotelRate, HotelResult, MultipleHotelSearchResponse};
//!
//! let price = Price::new("412.5".parse()?);
//! let option = FlightBookingOption { display_price: Some(price.clone()), ..FlightBookingOption::default() };
//! let result = FlightResult { booking_options: vec![option], ..FlightResult::new("r1") };
//! let status = Some(SearchStatus::Complete);
//! let flights = FlightSearchResponse {
//!     status: status.clone(),
//!     results: vec![result],
//!     ..FlightSearchResponse::default()
//! };
//! assert_eq!(flights.itineraries().len(), 1);
//!
//! let rate = HotelRate { total_rate: Some(price.price), ..HotelRate::default() };
//! let facts = HotelFacts { name: Some("Hotel Tidal".into()), ..HotelFacts::default() };
//! let result = HotelResult { facts, rates: vec![rate], ..HotelResult::new(7) };
//! let hotels = MultipleHotelSearchResponse { results: vec![result], ..MultipleHotelSearchResponse::default() };
//! assert_eq!(hotels.hotels().len(), 1);
//!
//! let option = CarBookingOption { price: Some(price), ..CarBookingOption::default() };
//! let result = CarSearchResult { booking_options: vec![option], ..CarSearchResult::new("r1") };
//! let cars = CarSearchResponse { status, results: vec![result], ..CarSearchResponse::default() };
//! assert_eq!(cars.rentals().len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A later version may add fields. End with `..`, as here, and the code will still compile.
//!
//! # Writing a response
//!
//! A service that responds with hundreds of results would create owned values only to encode them. With the `writers`
//! feature, each response object has a writer instead, which accepts the fields in order from existing data:
//!
//! ```
//! use wayfare_models::autocomplete::FlightAutocompleteResponse;
//! use wayfare_models::write::Encoded;
//!
//! let airports = [("LHR", "London Heathrow"), ("BOS", "Boston Logan")];
//! let response = Encoded::<FlightAutocompleteResponse>::write(|response| {
//!     response.results(|results| {
//!         for (code, name) in airports {
//!             results.item(|place| {
//!                 place.name(Some(name));
//!                 place.full_name(Some(format_args!("{name} ({code})")));
//!                 place.iata_code(Some(code));
//!             });
//!         }
//!     });
//! });
//!
//! let json = response.into_bytes()?;
//! let first = br#"{"results":[{"name":"London Heathrow","fullName":"London Heathrow (LHR)","iataCode":"LHR"},"#;
//! assert!(json.starts_with(first));
//! # Ok::<(), wayfare_models::EncodeError>(())
//! ```
//!
//! The bytes are identical to the encoding of the owned value. A list or map that stays empty is omitted if the
//! description allows it. An object is written if its method is called, even if the closure writes no fields. Owned
//! values are passed by reference: `results.push(&place)` for one value, [`fill`](write::Fill::fill) for all fields of
//! an object.
//!
//! A debug build panics if a field is missing, repeated or out of order, so a test that writes each kind of response
//! once finds all of these mistakes.
//!
//! # Features
//!
//! No feature is enabled by default, and each feature is additive.
//!
//! | feature | adds |
//! |---|---|
//! | `jiff` | conversions of [`Date`] and [`LocalDateTime`] to and from jiff's civil types |
//! | `schemars` | `JsonSchema` impls for all types |
//! | `arbitrary` | `Arbitrary` impls for all types, for tests and fuzzers |
//! | `catalogue` | tables of all types by name, for tools that check payloads |
//! | `writers` | response writers, for services |

mod fare;
mod flight_search;
pub mod itinerary;
mod join;
mod link;
pub mod money;
pub mod party;
mod place;
pub mod rates;
pub mod rental;
pub mod stay;

#[rustfmt::skip]
mod generated;

pub use fare::KnownFare;
pub use generated::*;
pub use link::BookingLink;
#[cfg(feature = "writers")]
#[doc(no_inline)]
pub use specwright_core::write;
#[doc(no_inline)]
pub use specwright_core::{
    Amount, CommaList, Date, Decimal, Decode, DecodeError, Decoded, EncodeError, Expected, Form, Found,
    Grammar, Json, Lenient, LocalDateTime, Location, NamedPart, Note, NoteKind, NoteReason, Notes, Path,
    PipeList, Requirement, SizeLimit, Step, SyntaxFault, Text, UnlistedInteger, UnlistedText, ValueError,
    decode, decode_partial, decode_strict, encode, encode_into,
};
#[doc(no_inline)]
pub use specwright_core::{ComparedValue, LengthUnit, Validate, Violation, ViolationReason, Violations};
pub use wayfare_validation::{
    EntityId, EntityKey, Envelope, HotelIds, HotelRoomGuests, Point, Polygon, Room, limits,
};

/// The README, whose examples run as doctests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
