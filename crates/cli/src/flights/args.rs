//! The command line of `wayfare flights`.

use std::fmt;
use std::str::FromStr;

use clap::Args;
use specwright_core::Step::{self, Field, Index};
use wayfare_models::common::{AirportCode, CurrencyCode};
use wayfare_models::flights::{
    Cabin, FlightFilters, FlightPriceMode, FlightResultParameters, FlightSearchLeg, FlightSearchRequest,
    FlightSearchStart, FlightSort, FlightSortKey,
};
use wayfare_models::service::ErrorCode;

use super::help;
use crate::exit::Failure;
use crate::flag::{Counts, RefusedAs, Sets};
use crate::session::polled::PolledArgs;
use crate::values::codes::currency;
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
const SORT: Step<'static> = Field(FlightResultParameters::SORT);

/// Search flights
#[derive(Debug, Args)]
#[command(override_usage = help::USAGE, after_long_help = help::BELOW)]
pub struct FlightsArgs {
    /// Origin: codes or a name; may be left out where a --profile has a home
    #[arg(required_unless_present = "legs", conflicts_with = "legs")]
    #[arg(add = Sets::Places(&[&[START, LEGS, Index(0), ORIGIN], &[START, LEGS, Index(1), DESTINATION]]))]
    #[arg(add = RefusedAs(vec![ErrorCode::UnrecognizedLocation]))]
    pub from: Option<PlaceArg>,
    /// Destination: codes or a name
    #[arg(conflicts_with = "legs")]
    #[arg(add = Sets::Places(&[&[START, LEGS, Index(0), DESTINATION], &[START, LEGS, Index(1), ORIGIN]]))]
    #[arg(add = RefusedAs(vec![ErrorCode::UnrecognizedLocation]))]
    pub to: Option<PlaceArg>,

    /// Day of departure: 2027-03-14, tomorrow or +45d
    #[arg(long, value_name = "DAY", help_heading = "Journey")]
    #[arg(required_unless_present = "legs", conflicts_with = "legs")]
    #[arg(add = Sets::Place(&[START, LEGS, Index(0), DATE]))]
    #[arg(add = RefusedAs(vec![ErrorCode::InvalidDates]))]
    pub depart: Option<Day>,
    /// Day of return, which makes it a round trip; +52d is counted from today, too
    #[arg(long = "return", value_name = "DAY", help_heading = "Journey", conflicts_with = "legs")]
    #[arg(add = Sets::Place(&[START, LEGS, Index(1), DATE]))]
    #[arg(add = RefusedAs(vec![ErrorCode::InvalidDates]))]
    pub back: Option<Day>,
    /// One leg of a journey with several legs, instead of FROM, TO and --depart: BOS-LHR:+30d
    #[arg(long = "leg", value_name = "FROM-TO:DAY", help_heading = "Journey")]
    #[arg(add = Sets::Place(&[START, LEGS]))]
    #[arg(add = RefusedAs(vec![ErrorCode::InvalidDates, ErrorCode::UnrecognizedLocation]))]
    pub legs: Vec<LegArg>,
    /// Accept days up to three earlier or later
    #[arg(long, help_heading = "Journey")]
    #[arg(add = Sets::Place(&[START, LEGS, Field(FlightSearchLeg::FLEX)]))]
    pub flex: bool,
    /// Accept airports near the given ones
    #[arg(long, help_heading = "Journey")]
    pub nearby: bool,
    /// The cabin
    #[arg(long, help_heading = "Journey", value_parser = listed::<Cabin>(), default_value = Cabin::Economy.as_str())]
    #[arg(add = Sets::Place(&[START, Field(FlightSearchStart::CABIN)]))]
    pub cabin: Cabin,
    /// Most stops on a leg
    #[arg(long, value_name = "N", help_heading = "Journey", value_parser = number::<u8>)]
    #[arg(add = Sets::Place(&[SHOWN, Field(FlightResultParameters::MAX_STOPS)]))]
    pub max_stops: Option<u8>,
    /// Nonstop flights only, as --max-stops 0
    #[arg(long, help_heading = "Journey", conflicts_with = "max_stops")]
    #[arg(add = Sets::Place(&[SHOWN, Field(FlightResultParameters::MAX_STOPS)]))]
    pub nonstop: bool,
    /// Include journeys of several bookings
    #[arg(long, help_heading = "Journey")]
    #[arg(add = Sets::Place(&[START, FILTERS, Field(FlightFilters::INCLUDE_SPLIT)]))]
    pub split: bool,
    /// Leave out journeys that take far longer than the shortest
    #[arg(long, help_heading = "Journey")]
    #[arg(add = Sets::Place(&[START, FILTERS, Field(FlightFilters::INCLUDE_LONG_FLIGHTS)]))]
    pub no_long: bool,

    /// Adults [default: 1 if there are no seniors, students or youths]
    #[arg(long, value_name = "N", help_heading = "Travellers")]
    #[arg(add = Sets::Place(&[START, Field(FlightSearchStart::PASSENGERS)]))]
    #[arg(value_parser = number::<u8>, add = Counts("travellers"))]
    pub adults: Option<u8>,
    /// Seniors
    #[arg(long, value_name = "N", help_heading = "Travellers", alias = "senior", default_value_t = 0)]
    #[arg(hide_default_value = true)]
    #[arg(add = Sets::Place(&[START, Field(FlightSearchStart::PASSENGERS)]))]
    #[arg(value_parser = number::<u8>, add = Counts("travellers"))]
    pub seniors: u8,
    /// Students
    #[arg(long, value_name = "N", help_heading = "Travellers", alias = "student", default_value_t = 0)]
    #[arg(hide_default_value = true)]
    #[arg(add = Sets::Place(&[START, Field(FlightSearchStart::PASSENGERS)]))]
    #[arg(value_parser = number::<u8>, add = Counts("travellers"))]
    pub students: u8,
    /// Youths
    #[arg(long, value_name = "N", help_heading = "Travellers", alias = "youth", default_value_t = 0)]
    #[arg(hide_default_value = true)]
    #[arg(add = Sets::Place(&[START, Field(FlightSearchStart::PASSENGERS)]))]
    #[arg(value_parser = number::<u8>, add = Counts("travellers"))]
    pub youths: u8,
    /// Children
    #[arg(long, value_name = "N", help_heading = "Travellers", alias = "child", default_value_t = 0)]
    #[arg(hide_default_value = true)]
    #[arg(add = Sets::Place(&[START, Field(FlightSearchStart::PASSENGERS)]))]
    #[arg(value_parser = number::<u8>, add = Counts("travellers"))]
    pub children: u8,
    /// Infants with a seat
    #[arg(
        long,
        value_name = "N",
        help_heading = "Travellers",
        alias = "infant-in-seat",
        default_value_t = 0
    )]
    #[arg(hide_default_value = true)]
    #[arg(add = Sets::Place(&[START, Field(FlightSearchStart::PASSENGERS)]))]
    #[arg(value_parser = number::<u8>, add = Counts("travellers"))]
    pub infants_in_seat: u8,
    /// Infants on a lap
    #[arg(long, value_name = "N", help_heading = "Travellers", alias = "infant-on-lap", default_value_t = 0)]
    #[arg(hide_default_value = true)]
    #[arg(add = Sets::Place(&[START, Field(FlightSearchStart::PASSENGERS)]))]
    #[arg(value_parser = number::<u8>, add = Counts("travellers"))]
    pub infants_on_lap: u8,

    /// Sort by this [default: price]
    #[arg(long, value_name = "KEY", help_heading = "Results", value_parser = listed::<FlightSortKey>())]
    #[arg(add = Sets::Place(&[SHOWN, SORT, Field(FlightSort::KEY)]))]
    pub sort: Option<FlightSortKey>,
    /// Sort the other way round: highest or longest first
    #[arg(long, help_heading = "Results")]
    #[arg(add = Sets::Place(&[SHOWN, SORT, Field(FlightSort::DIRECTION)]))]
    pub desc: bool,
    /// Page to show, counted from 1
    #[arg(long, value_name = "N", help_heading = "Results", default_value_t = 1)]
    #[arg(value_parser = one_or_more::<u32>)]
    #[arg(add = Sets::Place(&[SHOWN, Field(FlightResultParameters::PAGE_NUMBER)]))]
    pub page: u32,
    /// Most results on a page
    #[arg(long, value_name = "N", help_heading = "Results", default_value_t = 20)]
    #[arg(value_parser = number::<u16>)]
    #[arg(add = Sets::Place(&[SHOWN, Field(FlightResultParameters::PAGE_SIZE)]))]
    pub limit: u16,
    /// Currency of prices, such as EUR [default: the market's]
    #[arg(long, value_name = "CODE", help_heading = "Results", value_parser = currency)]
    #[arg(add = Sets::Place(&[SHOWN, Field(FlightResultParameters::CURRENCY)]))]
    pub currency: Option<CurrencyCode>,
    /// Prices per traveller, or for the party [default: per-person]
    #[arg(long, value_name = "MODE", help_heading = "Results", value_parser = listed::<FlightPriceMode>())]
    #[arg(add = Sets::Place(&[SHOWN, Field(FlightResultParameters::PRICE_MODE)]))]
    pub price_mode: Option<FlightPriceMode>,
    /// Output and waiting.
    #[command(flatten)]
    pub polled: PolledArgs,
}

/// A place on the command line.
#[derive(Clone, Debug, PartialEq)]
pub enum PlaceArg {
    /// Codes of airports or metro areas.
    Codes(Vec<AirportCode>),
    /// Any other text, to look up.
    Name(String),
}

impl FromStr for PlaceArg {
    type Err = &'static str;

    /// `bos` and `BOS,PVD` are codes; all else is a name.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        if text.is_empty() {
            return Err("a place has a code or a name");
        }
        let code = |part: &str| {
            let part = part.trim();
            let letters = part.len() == 3 && part.bytes().all(|byte| byte.is_ascii_alphabetic());
            letters.then(|| AirportCode::new(&part.to_ascii_uppercase())).flatten()
        };
        let codes: Option<Vec<_>> = text.split(',').map(code).collect();
        Ok(codes.map_or_else(|| PlaceArg::Name(text.to_owned()), PlaceArg::Codes))
    }
}

/// `BOS,PVD` or `new york`
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

/// The failure of a journey without an end.
pub fn no_destination() -> Failure {
    Failure::invalid("there is one place, expected FROM and TO")
        .with_help("name both, as BOS LHR; FROM may be left out where a --profile has a home")
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

    /// `BOS-LHR:2027-03-14`. Where a name has hyphens of its own, the other end has to be a code.
    fn from_str(text: &str) -> Result<Self, String> {
        let form = || "expected FROM-TO:DAY, as BOS-LHR:2027-03-14 or boston-london:+30d".to_owned();
        let (route, day) = text.rsplit_once(':').ok_or_else(form)?;
        let day: Day = day.trim().parse().map_err(|error| format!("{error}"))?;
        let is_codes = |text: &str| matches!(text.parse(), Ok(PlaceArg::Codes(_)));
        let first = route.split_once('-').ok_or_else(form)?;
        let last = route.rsplit_once('-').ok_or_else(form)?;
        let (from, to) = match (is_codes(first.0), is_codes(last.1)) {
            _ if first == last => first,
            (true, false) => first,
            (false, true) => last,
            _ => return Err("it has more than one hyphen: give codes for places with hyphens".to_owned()),
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
    fn three_letters_are_a_code_and_all_else_is_a_name() {
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
    fn legs_have_two_ends_and_a_day() {
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
    fn what_is_not_a_leg_is_refused() {
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
