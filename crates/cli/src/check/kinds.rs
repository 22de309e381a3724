//! Payload kinds.

use crate::values::listed::Suggested;

/// Payload kinds with a single JSON value, and their type names.
const KINDS: &[(&str, &str)] = &[
    ("flights", "FlightSearchResponse"),
    ("flights-request", "FlightSearchRequest"),
    ("hotels", "MultipleHotelSearchResponse"),
    ("hotels-basic", "BasicMultipleHotelSearchResponse"),
    ("hotel", "SingleHotelSearchResponse"),
    ("cars", "CarSearchResponse"),
    ("cars-request", "CarSearchRequest"),
    ("places-flights", "FlightAutocompleteResponse"),
    ("places-cars", "CarAutocompleteResponse"),
    ("places-hotels", "HotelAutocompleteResponse"),
];

/// Payload kinds with one record per line, and their type names.
pub const OF_LINES: &[(&str, &str)] =
    &[("constants", "Constants"), ("hotelfeed", "HotelFeedRecord"), ("placefeed", "PlaceFeedRecord")];

/// Returns all payload kinds, including the kinds with one record per line.
pub fn kinds() -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    KINDS.iter().chain(OF_LINES)
}

/// Returns a parser that accepts any string, since the name of any described type is valid. Completions suggest only
/// the kinds.
pub fn kind() -> Suggested {
    Suggested::new(kinds().map(|(kind, _)| kind), |_| true)
}
