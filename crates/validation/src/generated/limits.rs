// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

//! All limits of the description.

/// Maximum number of places in one response.
pub const AUTOCOMPLETE_RESULTS: usize = 6;

/// Maximum length of a city name, in characters.
///
/// Not stated: The maximum length. Chosen (ours): 200 characters.
pub const CAR_CITY_CHARS: usize = 200;

/// Default page size of a request.
pub const CAR_DEFAULT_PAGE_SIZE: usize = 50;

/// Maximum distance between a pickup or drop-off location and the searched city or airport, in km.
///
/// Not stated: The search radius. Chosen (ours): 40 km.
pub const CAR_LOCATION_KM: usize = 40;

/// Maximum page size, in results.
///
/// Not stated: The maximum page size. Chosen (ours): 500, the page size of a response without `pageSize`.
pub const CAR_PAGE_SIZE: usize = 500;

/// Maximum rental period, in days.
///
/// Not stated: The maximum rental period. Chosen (ours): 90 days.
pub const CAR_RENTAL_DAYS: usize = 90;

/// Page size of a response without `pageSize`.
pub const CAR_RESPONSE_PAGE_SIZE: usize = 500;

/// Number of decimal places of a coordinate in a key, in degrees: a precision of about a centimetre on the ground.
///
/// Not stated: The precision of a coordinate. Chosen (ours): 7 decimal places; coordinates with more decimal places are rounded.
pub const COORDINATE_DECIMALS: usize = 7;

/// Maximum number of departure days in one request that specifies days. Such requests and this limit are deprecated.
///
/// Not stated: The maximum range. Chosen (ours): 366 days.
pub const FARE_CALENDAR_DAYS: usize = 366;

/// Maximum number of months in one request for fares per month.
///
/// Not stated: The maximum range. Chosen (observed): 12 months.
pub const FARE_CALENDAR_MONTHS: usize = 12;

/// Maximum number of months in one request for fares per day.
///
/// Not stated: The maximum range. Chosen (observed): 2 months.
pub const FARE_CALENDAR_MONTHS_BY_DAY: usize = 2;

/// Maximum number of records on a page.
///
/// Not stated: The maximum page size. Chosen (documented): 499,999, as in live services.
pub const FEED_PAGE_SIZE: usize = 499999;

/// Maximum number of days before or after a flexible date.
pub const FLEX_DAYS: usize = 3;

/// Maximum number of airports in one location of a leg.
///
/// Not stated: The maximum number of airports. Chosen (ours): 10.
pub const FLIGHT_AIRPORTS: usize = 10;

/// Default page size of a request.
///
/// Not stated: The default page size. Chosen (observed): 50, as in integrations.
pub const FLIGHT_DEFAULT_PAGE_SIZE: usize = 50;

/// Maximum number of legs in one search.
///
/// Not stated: The maximum number of legs. Chosen (ours): 6.
pub const FLIGHT_LEGS: usize = 6;

/// Maximum duration of a leg that is not a long flight, as a percentage of the duration of the shortest leg of the same journey.
///
/// Not stated: The duration of a long flight. Chosen (ours): more than 250% of the shortest duration.
pub const FLIGHT_LONG_PERCENT: usize = 250;

/// Maximum page size, in results.
///
/// Not stated: The maximum page size. Chosen (observed): 999, as in integrations.
pub const FLIGHT_PAGE_SIZE: usize = 999;

/// Maximum number of travellers in one search.
///
/// Not stated: The maximum number of travellers. Chosen (ours): 9.
pub const FLIGHT_PASSENGERS: usize = 9;

/// Maximum number of itineraries that the embedded service finds for one search.
///
/// Not stated: The itineraries of a search with many possible combinations. Chosen (ours): those with the best combination of price and time, and the cheapest itinerary for each airline and each number of stops.
pub const FLIGHT_RESULTS: usize = 420;

/// Maximum age of a child, in years.
///
/// Not stated: The maximum age. Chosen (ours): 17.
pub const HOTEL_CHILD_AGE: usize = 17;

/// Default page size of a request.
pub const HOTEL_DEFAULT_PAGE_SIZE: usize = 25;

/// Default number of hotels on a page.
///
/// Not stated: The default page size. Chosen (documented): 10,000, the recommended size.
pub const HOTEL_FEED_DEFAULT_PAGE_SIZE: usize = 10000;

/// Maximum length of stay, in nights.
///
/// Not stated: The maximum length of stay. Chosen (ours): 90 nights.
pub const HOTEL_NIGHTS: usize = 90;

/// Maximum page size, in hotels.
///
/// Not stated: The maximum page size. Chosen (documented): 250.
pub const HOTEL_PAGE_SIZE: usize = 250;

/// Maximum number of adults in one room.
///
/// Not stated: The maximum number of adults. Chosen (ours): 99, because group travel sites send 12 or more; if no room sleeps that many adults, the response is complete but has no results.
pub const HOTEL_ROOM_ADULTS: usize = 99;

/// Maximum number of children in one room.
///
/// Not stated: The maximum number of children. Chosen (ours): 8.
pub const HOTEL_ROOM_CHILDREN: usize = 8;

/// Maximum number of rooms in one search.
///
/// Not stated: The maximum number of rooms. Chosen (ours): 9.
pub const HOTEL_ROOMS: usize = 9;

/// Maximum number of hotel ids in a `khotels` key, not counting duplicates.
pub const HOTELS_IN_KEY: usize = 250;

/// Maximum number of integers in a list.
///
/// Not stated: The maximum number of integers. Chosen (ours): 250.
pub const INTEGER_LIST_ITEMS: usize = 250;

/// Maximum absolute latitude, in degrees.
pub const LATITUDE_DEGREES: usize = 90;

/// Maximum absolute longitude, in degrees.
pub const LONGITUDE_DEGREES: usize = 180;

/// Maximum distance of a nearby airport from the named airport, in km.
///
/// Not stated: The maximum distance of a nearby airport. Chosen (ours): 150 km.
pub const NEARBY_AIRPORT_KM: usize = 150;

/// Default number of places on a page.
///
/// Not stated: The default page size. Chosen (documented): 100,000, the recommended size.
pub const PLACE_FEED_DEFAULT_PAGE_SIZE: usize = 100000;

/// Default number of hotels returned for a polygon: the most popular hotels.
pub const POLYGON_HOTELS: usize = 200;

/// Maximum length of a polygon key, in characters.
pub const POLYGON_KEY_CHARS: usize = 20000;

/// Maximum number of hotels that a polygon key may request.
pub const POLYGON_MAX_HOTELS: usize = 999;

/// Minimum number of points of a polygon; the first three points must differ.
pub const POLYGON_POINTS: usize = 3;

/// Maximum side length of a polygon's bounding box, in km.
///
/// Not stated: The measurement of a side. Chosen (ours): the shortest distance between the ends of the side on the WGS 84 ellipsoid.
pub const POLYGON_SIDE_KM: f64 = 200.0;

/// Maximum number of preferred hotels.
pub const PREFERRED_HOTELS: usize = 50;

/// Maximum length of a search term, in characters.
///
/// Not stated: The maximum length. Chosen (ours): 200 characters.
pub const SEARCH_TERM_CHARS: usize = 200;

/// Maximum number of rates per hotel with the response option `topRates`.
pub const TOP_RATES: usize = 4;
