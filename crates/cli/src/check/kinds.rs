//! The kinds of payload.

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};

/// The kinds of payload, and the names of their types.
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

/// The kinds of payloads of which each line is a record, and the names of their types.
pub const OF_LINES: &[(&str, &str)] =
    &[("constants", "Constants"), ("hotelfeed", "HotelFeedRecord"), ("placefeed", "PlaceFeedRecord")];

/// All kinds of payload, those of several lines as well.
pub fn kinds() -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    KINDS.iter().chain(OF_LINES)
}

/// Takes any name, as each described type has one, and lists the kinds for completions.
#[derive(Clone, Debug)]
pub struct KindParser;

impl TypedValueParser for KindParser {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &std::ffi::OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(kinds().map(|(kind, _)| PossibleValue::new(kind))))
    }
}
