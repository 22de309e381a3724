// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

//! All limits of the description.

/// Maximum number of places in one answer.
pub const AUTOCOMPLETE_RESULTS: usize = 6;

/// Longest name of a city.
///
/// Not stated: The longest text. Chosen (ours): 200 characters.
pub const CAR_CITY_CHARS: usize = 200;

/// Default page size of a request.
pub const CAR_DEFAULT_PAGE_SIZE: usize = 50;

/// Largest distance of a pickup or dropoff place from the city or airport searched, in km.
///
/// Not stated: The search radius. Chosen (ours): 40 km.
pub const CAR_LOCATION_KM: usize = 40;

/// Largest page of car results.
///
/// Not stated: The largest page. Chosen (ours): 500, the page size of an answer that does not state it.
pub const CAR_PAGE_SIZE: usize = 500;

/// Longest rental.
///
/// Not stated: The longest rental. Chosen (ours): 90 days.
pub const CAR_RENTAL_DAYS: usize = 90;

/// Page size of an answer that does not state one.
pub const CAR_RESPONSE_PAGE_SIZE: usize = 500;

/// Decimals of a degree that a key keeps: about a centimetre on the ground.
///
/// Not stated: The precision of a coordinate. Chosen (ours): 7 decimals; further ones are rounded.
pub const COORDINATE_DECIMALS: usize = 7;

/// Maximum number of departure days in one request that states days. Deprecated, as such requests are.
///
/// Not stated: The longest range. Chosen (ours): 366 days.
pub const FARE_CALENDAR_DAYS: usize = 366;

/// Maximum number of months in one request for the fares of months.
///
/// Not stated: The longest range. Chosen (observed): 12 months.
pub const FARE_CALENDAR_MONTHS: usize = 12;

/// Maximum number of months in one request for the fares of days.
///
/// Not stated: The longest range. Chosen (observed): 2 months.
pub const FARE_CALENDAR_MONTHS_BY_DAY: usize = 2;

/// Maximum number of records on a page.
///
/// Not stated: The largest page. Chosen (documented): 499,999, as live services have it.
pub const FEED_PAGE_SIZE: usize = 499999;

/// Days on either side that a flexible date allows.
pub const FLEX_DAYS: usize = 3;

/// Maximum number of airports in one location of a leg.
///
/// Not stated: The most airports. Chosen (ours): 10.
pub const FLIGHT_AIRPORTS: usize = 10;

/// Default page size of a request.
///
/// Not stated: The page size. Chosen (observed): 50, as integrations show.
pub const FLIGHT_DEFAULT_PAGE_SIZE: usize = 50;

/// Maximum number of legs in one search.
///
/// Not stated: The most legs. Chosen (ours): 6.
pub const FLIGHT_LEGS: usize = 6;

/// Maximum duration of a leg that is not a long flight, in percent of the shortest leg of the same journey.
///
/// Not stated: The time of a long flight. Chosen (ours): more than 250% of the shortest.
pub const FLIGHT_LONG_PERCENT: usize = 250;

/// Largest page of flight results.
///
/// Not stated: The largest page. Chosen (observed): 999, as integrations show.
pub const FLIGHT_PAGE_SIZE: usize = 999;

/// Maximum number of travellers in one search.
///
/// Not stated: The most travellers. Chosen (ours): 9.
pub const FLIGHT_PASSENGERS: usize = 9;

/// Maximum age of a child, in years.
///
/// Not stated: The oldest child. Chosen (ours): 17.
pub const HOTEL_CHILD_AGE: usize = 17;

/// Default page size of a request.
pub const HOTEL_DEFAULT_PAGE_SIZE: usize = 25;

/// Default number of hotels on a page.
///
/// Not stated: The page size if none is given. Chosen (documented): 10,000, which is recommended.
pub const HOTEL_FEED_DEFAULT_PAGE_SIZE: usize = 10000;

/// Longest stay, in nights.
///
/// Not stated: The longest stay. Chosen (ours): 90 nights.
pub const HOTEL_NIGHTS: usize = 90;

/// Largest page.
///
/// Not stated: The largest page. Chosen (documented): 250.
pub const HOTEL_PAGE_SIZE: usize = 250;

/// Maximum number of adults in one room.
///
/// Not stated: The most adults. Chosen (ours): 99, as sites for groups send 12 and more; where no room sleeps so many, the answer is a complete empty list.
pub const HOTEL_ROOM_ADULTS: usize = 99;

/// Maximum number of children in one room.
///
/// Not stated: The most children. Chosen (ours): 8.
pub const HOTEL_ROOM_CHILDREN: usize = 8;

/// Maximum number of rooms in one search.
///
/// Not stated: The most rooms. Chosen (ours): 9.
pub const HOTEL_ROOMS: usize = 9;

/// Maximum number of hotel ids in a `khotels` key, duplicates not counted.
pub const HOTELS_IN_KEY: usize = 250;

/// Maximum number of integers in a list.
///
/// Not stated: The longest list. Chosen (ours): 250.
pub const INTEGER_LIST_ITEMS: usize = 250;

/// Largest latitude north or south, in degrees.
pub const LATITUDE_DEGREES: usize = 90;

/// Largest longitude east or west, in degrees.
pub const LONGITUDE_DEGREES: usize = 180;

/// Maximum distance of a nearby airport from the named airport, in km.
///
/// Not stated: The distance that counts as near. Chosen (ours): 150 km.
pub const NEARBY_AIRPORT_KM: usize = 150;

/// Default number of places on a page.
///
/// Not stated: The page size if none is given. Chosen (documented): 100,000, which is recommended.
pub const PLACE_FEED_DEFAULT_PAGE_SIZE: usize = 100000;

/// Default number of hotels in the answer to a polygon: the most popular ones.
pub const POLYGON_HOTELS: usize = 200;

/// Longest polygon key, in characters.
pub const POLYGON_KEY_CHARS: usize = 20000;

/// Maximum number of hotels that a polygon key may ask for.
pub const POLYGON_MAX_HOTELS: usize = 999;

/// Minimum number of points of a polygon; the first three must differ.
pub const POLYGON_POINTS: usize = 3;

/// Longest side of the rectangle around a polygon, in km.
///
/// Not stated: The measure of a side. Chosen (ours): the shortest distance between its ends on the WGS 84 ellipsoid.
pub const POLYGON_SIDE_KM: f64 = 200.0;

/// Maximum number of preferred hotels.
pub const PREFERRED_HOTELS: usize = 50;

/// Longest search term.
///
/// Not stated: The longest term. Chosen (ours): 200 characters.
pub const SEARCH_TERM_CHARS: usize = 200;

/// Number of rates of a hotel with the response option `topRates`.
pub const TOP_RATES: usize = 4;
