//! Command-line arguments of `wayfare flights`.

use std::fmt;
use std::str::FromStr;

use clap::Args;
use specwright_core::Step::{self, Field, Index};
use wayfare_models::common::{AirportCode, CurrencyCode};
use wayfare_models::flights::{
    Cabin, FlightFilters, FlightPriceMode, FlightResultParameters, FlightSearchLeg, FlightSearchRequest,
    FlightSearchStart, FlightSort, FlightSortKey,
};

use super::help;
use crate::exit::Failure;
use crate::flag::{Counts, RejectionCodes, Sets};
use crate::session::polled::PolledArgs;
use crate::values::codes::{airport, currency};
use crate::values::dates::Day;
use crate::values::listed::listed;
use crate::values::numbers::{number, one_or_more};

const START: Step<'static> = Field(FlightSearchRequest::SEARCH_START_PARAMETERS);
const SHOWN: Step<'static> = Field(FlightSearchRequest::RESULT_PARAMETERS);
const LEGS: Step<'static> = Field(FlightSearchStart::LEGS);
const ORIGIN: Step<'static> = Field(FlightSearchLeg::ORIGIN);
const DESTINATION: Step<'static> = Field(FlightSearchLeg::DESTINATION);
const DATE: Step<'static> = Field(FlightSearchLeg::DATE);
const FILTERS: Step<'static> = Field(FlightSearchStart::FILTERS);
const TRAVELLERS: Sets = Sets::Place(&[START, Field(FlightSearchStart::PASSENGERS)]);
const SORT: Step<'static> = Field(FlightResultParameters::SORT);

/// Search flights
#[derive(Debug, Args)]
#[command(override_usage = help::USAGE, after_long_help = help::AFTER_HELP)]
pub struct FlightsArgs {
    /// Origin: codes or a name; optional if the profile sets a home airport
    #[arg(required_unless_present = "legs", conflicts_with = "legs")]
    #[arg(add = Sets::Places(&[&[START, LEGS, Index(0), ORIGIN], &[START, LEGS, Index(1), DESTINATION]]))]
    #[arg(add = RejectionCodes::place())]
    pub from: Option<PlaceArg>,
    /// Destination: codes or a name
    #[arg(conflicts_with = "legs")]
    #[arg(add = Sets::Places(&[&[START, LEGS, Index(0), DESTINATION], &[START, LEGS, Index(1), ORIGIN]]))]
    #[arg(add = RejectionCodes::place())]
    pub to: Option<PlaceArg>,

    /// Departure day: 2027-03-14, tomorrow or +45d
    #[arg(long, value_name = "DAY", help_heading = "Journey")]
    #[arg(required_unless_present = "legs", conflicts_with = "legs")]
    #[arg(add = Sets::Place(&[START, LEGS, Index(0), DATE]), add = RejectionCodes::dates())]
    pub depart: Option<Day>,
    /// Return day, for a round trip; +52d also counts from today
    #[arg(long = "return", value_name = "DAY", help_heading = "Journey", conflicts_with = "legs")]
    #[arg(add = Sets::Place(&[START, LEGS, Index(1), DATE]), add = RejectionCodes::dates())]
    pub back: Option<Day>,
    /// One leg of a multi-city journey, instead of FROM, TO and --depart: BOS-LHR:+30d
    #[arg(long = "leg", value_name = "FROM-TO:DAY", help_heading = "Journey")]
    #[arg(add = Sets::Place(&[START, LEGS]), add = RejectionCodes::dates_or_place())]
    pub legs: Vec<LegArg>,
    /// Accept departures up to three days earlier or later
    #[arg(long, help_heading = "Journey")]
    #[arg(add = Sets::Place(&[START, LEGS, Field(FlightSearchLeg::FLEX)]))]
    pub flex: bool,
    /// Accept nearby airports
    #[arg(long, help_heading = "Journey")]
    pub nearby: bool,
    /// Cabin class
    #[arg(long, help_heading = "Journey", value_parser = listed::<Cabin>(), default_value = Cabin::Economy.as_str())]
    #[arg(add = Sets::Place(&[START, Field(FlightSearchStart::CABIN)]))]
    pub cabin: Cabin,
    /// Maximum stops on each leg
    #[arg(long, value_name = "N", help_heading = "Journey", value_parser = number::<u8>)]
    #[arg(add = Sets::Place(&[SHOWN, Field(FlightResultParameters::MAX_STOPS)]))]
    pub max_stops: Option<u8>,
    /// Nonstop flights only, same as --max-stops 0
    #[arg(long, help_heading = "Journey", conflicts_with = "max_stops")]
    #[arg(add = Sets::Place(&[SHOWN, Field(FlightResultParameters::MAX_STOPS)]))]
    pub nonstop: bool,
    /// Include journeys that need several bookings
    #[arg(long, help_heading = "Journey")]
    #[arg(add = Sets::Place(&[START, FILTERS, Field(FlightFilters::INCLUDE_SPLIT)]))]
    pub split: bool,
    /// Exclude journeys that take far longer than the shortest
    #[arg(long, help_heading = "Journey")]
    #[arg(add = Sets::Place(&[START, FILTERS, Field(FlightFilters::INCLUDE_LONG_FLIGHTS)]))]
    pub no_long: bool,

    /// Adults [default: 1 if there are no seniors, students or youths]
    #[arg(long, value_name = "N", help_heading = "Travellers")]
    #[arg(add = TRAVELLERS, add = Counts("travellers"), value_parser = number::<u8>)]
    pub adults: Option<u8>,
    /// Seniors
    #[arg(long, value_name = "N", help_heading = "Travellers", alias = "senior")]
    #[arg(add = TRAVELLERS, add = Counts("travellers"), value_parser = number::<u8>)]
    pub seniors: Option<u8>,
    /// Students
    #[arg(long, value_name = "N", help_heading = "Travellers", alias = "student")]
    #[arg(add = TRAVELLERS, add = Counts("travellers"), value_parser = number::<u8>)]
    pub students: Option<u8>,
    /// Youths
    #[arg(long, value_name = "N", help_heading = "Travellers", alias = "youth")]
    #[arg(add = TRAVELLERS, add = Counts("travellers"), value_parser = number::<u8>)]
    pub youths: Option<u8>,
    /// Children
    #[arg(long, value_name = "N", help_heading = "Travellers", alias = "child")]
    #[arg(add = TRAVELLERS, add = Counts("travellers"), value_parser = number::<u8>)]
    pub children: Option<u8>,
    /// Infants with a seat
    #[arg(long, value_name = "N", help_heading = "Travellers", alias = "infant-in-seat")]
    #[arg(add = TRAVELLERS, add = Counts("travellers"), value_parser = number::<u8>)]
    pub infants_in_seat: Option<u8>,
    /// Lap infants
    #[arg(long, value_name = "N", help_heading = "Travellers", alias = "infant-on-lap")]
    #[arg(add = TRAVELLERS, add = Counts("travellers"), value_parser = number::<u8>)]
    pub infants_on_lap: Option<u8>,

    /// Sort key [default: price]
    #[arg(long, value_name = "KEY", help_heading = "Results", value_parser = listed::<FlightSortKey>())]
    #[arg(add = Sets::Place(&[SHOWN, SORT, Field(FlightSort::KEY)]))]
    pub sort: Option<FlightSortKey>,
    /// Reverse the order: highest or longest first
    #[arg(long, help_heading = "Results")]
    #[arg(add = Sets::Place(&[SHOWN, SORT, Field(FlightSort::DIRECTION)]))]
    pub desc: bool,
    /// Page to show, starting at 1
    #[arg(long, value_name = "N", help_heading = "Results", default_value_t = 1)]
    #[arg(value_parser = one_or_more::<u32>)]
    #[arg(add = Sets::Place(&[SHOWN, Field(FlightResultParameters::PAGE_NUMBER)]))]
    pub page: u32,
    /// Maximum results per page
    #[arg(long, value_name = "N", help_heading = "Results", default_value_t = 20)]
    #[arg(value_parser = number::<u16>)]
    #[arg(add = Sets::Place(&[SHOWN, Field(FlightResultParameters::PAGE_SIZE)]))]
    pub limit: u16,
    /// Currency of prices, such as EUR [default: the market's]
    #[arg(long, value_name = "CODE", help_heading = "Results", value_parser = currency)]
    #[arg(add = Sets::Place(&[SHOWN, Field(FlightResultParameters::CURRENCY)]))]
    pub currency: Option<CurrencyCode>,
    /// Show prices per traveller or for the whole party [default: per-person]
    #[arg(long, value_name = "MODE", help_heading = "Results", value_parser = listed::<FlightPriceMode>())]
    #[arg(add = Sets::Place(&[SHOWN, Field(FlightResultParameters::PRICE_MODE)]))]
    pub price_mode: Option<FlightPriceMode>,
    #[command(flatten)]
    pub polled: PolledArgs,
}

/// A place on the command line.
#[derive(Clone, Debug, PartialEq)]
pub enum PlaceArg {
    /// Codes of airports or metro areas.
    Codes(Vec<AirportCode>),
    /// A name to look up.
    Name(String),
}

impl FromStr for PlaceArg {
    type Err = &'static str;

    /// Parses `bos` and `BOS,PVD` as codes. Any other string that isn't blank is a name.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        if text.is_empty() {
            return Err("expected a code or a name");
        }
        let codes: Option<Vec<_>> = text.split(',').map(|part| airport(part.trim())).collect();
        Ok(codes.map_or_else(|| PlaceArg::Name(text.to_owned()), PlaceArg::Codes))
    }
}

/// Formats the place, for example `BOS,PVD` or `new york`.
impl fmt::Display for PlaceArg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlaceArg::Name(name) => f.write_str(name),
            PlaceArg::Codes(codes) => {
                let codes: Vec<_> = codes.iter().map(AsRef::<str>::as_ref).collect();
                f.write_str(&codes.join(","))
            }
        }
    }
}

/// Creates the failure for a route without a destination.
pub fn no_destination() -> Failure {
    Failure::invalid("found one place, expected FROM and TO")
        .with_help("specify both, such as BOS LHR; FROM is optional if the profile sets a home airport")
}

/// A leg on the command line.
#[derive(Clone, Debug, PartialEq)]
pub struct LegArg {
    /// Origin.
    pub from: PlaceArg,
    /// Destination.
    pub to: PlaceArg,
    /// Day of departure.
    pub day: Day,
}

impl FromStr for LegArg {
    type Err = String;

    /// Parses `BOS-LHR:2027-03-14`. If a name contains hyphens, the other end must be a code.
    fn from_str(text: &str) -> Result<Self, String> {
        let form = || "expected FROM-TO:DAY, such as BOS-LHR:2027-03-14 or boston-london:+30d".to_owned();
        let (route, day) = text.rsplit_once(':').ok_or_else(form)?;
        let day = day.trim().parse::<Day>().map_err(|error| error.to_string())?;
        let is_codes = |text: &str| matches!(text.parse(), Ok(PlaceArg::Codes(_)));
        let first = route.split_once('-').ok_or_else(form)?;
        let last = route.rsplit_once('-').ok_or_else(form)?;
        let (from, to) = match (is_codes(first.0), is_codes(last.1)) {
            _ if first == last => first,
            (true, false) => first,
            (false, true) => last,
            _ => {
                return Err(
                    "found more than one hyphen: use codes for places whose names have hyphens".to_owned()
                );
            }
        };
        Ok(LegArg { from: from.parse()?, to: to.parse()?, day })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(codes: &[&str]) -> PlaceArg {
        PlaceArg::Codes(codes.iter().map(|code| code.parse().unwrap()).collect())
    }

    fn name(text: &str) -> PlaceArg {
        PlaceArg::Name(text.into())
    }

    #[test]
    fn three_letters_are_a_code_and_other_texts_are_names() {
        for (text, place) in [
            ("BOS", codes(&["BOS"])),
            ("bos", codes(&["BOS"])),
            (" bos , pvd ", codes(&["BOS", "PVD"])),
            ("boston", name("boston")),
            ("new york", name("new york")),
            ("Portland, ME", name("Portland, ME")),
            ("BOS,", name("BOS,")),
            ("東京都", name("東京都")),
            ("B0S", name("B0S")),
        ] {
            assert_eq!(text.parse::<PlaceArg>(), Ok(place), "{text}");
        }
        assert!(" ".parse::<PlaceArg>().is_err());
    }

    #[test]
    fn legs_parse_as_two_ends_and_a_day() {
        let day = Day::On("2027-03-14".parse().unwrap());
        for (text, from, to, day) in [
            ("BOS-LHR:2027-03-14", codes(&["BOS"]), codes(&["LHR"]), day),
            ("boston-new york:+30d", name("boston"), name("new york"), Day::In(30)),
            ("BOS,PVD-lon:+1w", codes(&["BOS", "PVD"]), codes(&["LON"]), Day::In(7)),
            ("BOS-Winston-Salem:+1d", codes(&["BOS"]), name("Winston-Salem"), Day::In(1)),
            ("Winston-Salem-BOS:+1d", name("Winston-Salem"), codes(&["BOS"]), Day::In(1)),
        ] {
            assert_eq!(text.parse::<LegArg>(), Ok(LegArg { from, to, day }), "{text}");
        }
    }

    #[test]
    fn invalid_legs_are_rejected() {
        for (text, reason) in [
            ("BOS-LHR", "FROM-TO:DAY"),
            ("BOS:+1d", "FROM-TO:DAY"),
            ("BOS-LHR:soon", "yyyy-mm-dd"),
            ("BOS-LHR:+x", "+45d"),
            ("-LHR:+1d", "a code or a name"),
            ("BOS-:+1d", "a code or a name"),
            ("Winston-Salem-Stratford-upon-Avon:+1d", "more than one hyphen"),
            ("Aix-en-Provence-BOS:+1d", "more than one hyphen"),
            ("", "FROM-TO:DAY"),
        ] {
            let error = text.parse::<LegArg>().unwrap_err();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }
}
