// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

//! Every limit of the description.

/// Most places in one answer.
pub const AUTOCOMPLETE_RESULTS: usize = 6;

/// Days on either side that a flexible date allows.
pub const FLEX_DAYS: usize = 3;

/// Most airports in one location of a leg.
///
/// Not stated: The most airports. Chosen: 10.
pub const FLIGHT_AIRPORTS: usize = 10;

/// Page size unless asked otherwise.
///
/// Not stated: The page size. Chosen: 50, as integrations show.
pub const FLIGHT_DEFAULT_PAGE_SIZE: usize = 50;

/// Most legs in one search.
///
/// Not stated: The most legs. Chosen: 6.
pub const FLIGHT_LEGS: usize = 6;

/// Largest page of flight results.
///
/// Not stated: The largest page. Chosen: 999, as integrations show.
pub const FLIGHT_PAGE_SIZE: usize = 999;

/// Most travellers in one search.
///
/// Not stated: The most travellers. Chosen: 9.
pub const FLIGHT_PASSENGERS: usize = 9;

/// How far an airport may lie from the one named and still be near it, in km.
///
/// Not stated: What counts as near. Chosen: 150 km.
pub const NEARBY_AIRPORT_KM: usize = 150;

/// Longest search term.
///
/// Not stated: Whether a term may be any length. Chosen: 200 characters.
pub const SEARCH_TERM_CHARS: usize = 200;
