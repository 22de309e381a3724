//! Command-line arguments of `wayfare cars`.

use std::fmt;
use std::str::FromStr;

use clap::Args;
use clap::builder::NonEmptyStringValueParser;
use specwright_core::Step::{self, Field};
use wayfare_models::Amount;
use wayfare_models::cars::{
    AgencyType, CarDropoff, CarFuel, CarPickup, CarPriceMode, CarResultParameters, CarSearchPlace,
    CarSearchRequest, CarSearchStart, CarSortKey, CarTransmission,
};
use wayfare_models::common::{AirportCode, CurrencyCode, PlaceId};

use super::class::{ClassArg, classes};
use super::help;
use crate::flag::{RejectionCodes, Sets};
use crate::session::polled::PolledArgs;
use crate::values::codes::{airport, currency};
use crate::values::listed::{Listed, listed};
use crate::values::moments::MomentArg;
use crate::values::numbers::{digits, number, one_or_more, price};
use crate::values::units::UnitsArg;

const START: Step<'static> = Field(CarSearchRequest::SEARCH_START_PARAMETERS);
const SHOWN: Step<'static> = Field(CarSearchRequest::RESULT_PARAMETERS);
const PICKUP: Step<'static> = Field(CarSearchStart::PICKUP);
const DROPOFF: Step<'static> = Field(CarSearchStart::DROPOFF);

/// Search rental cars
#[derive(Debug, Args)]
#[command(override_usage = help::USAGE, after_long_help = help::AFTER_HELP)]
pub struct CarsArgs {
    /// Pickup place: an airport's code, a city's id, or a name
    #[arg(value_name = "FROM")]
    #[arg(add = Sets::Places(&[&[START, PICKUP, Field(CarPickup::LOCATION)], &[START, DROPOFF, Field(CarDropoff::LOCATION)]]))]
    #[arg(add = RejectionCodes::place())]
    pub from: CarPlaceArg,
    /// Local pickup time: 2027-03-14T10:00, tomorrow or +45dT09:30; 10:00 if only a day is given
    #[arg(long, value_name = "TIME", help_heading = "Rental")]
    #[arg(add = Sets::Place(&[START, PICKUP]), add = RejectionCodes::dates())]
    pub pickup: MomentArg,
    /// Local return time; +49dT10:00 also counts from today
    #[arg(long, value_name = "TIME", help_heading = "Rental")]
    #[arg(add = Sets::Place(&[START, DROPOFF]), add = RejectionCodes::dates())]
    pub dropoff: MomentArg,
    /// Return place [default: the pickup place]
    #[arg(long, value_name = "PLACE", help_heading = "Rental")]
    #[arg(add = Sets::Place(&[START, DROPOFF, Field(CarDropoff::LOCATION)]), add = RejectionCodes::place())]
    pub return_to: Option<CarPlaceArg>,

    #[command(flatten)]
    pub filters: CarFilterArgs,

    /// Sort key [default: price]
    #[arg(long, value_name = "KEY", help_heading = "Results", value_parser = listed::<CarSortKey>())]
    #[arg(add = Sets::Place(&[SHOWN, Field(CarResultParameters::SORT)]))]
    pub sort: Option<CarSortKey>,
    /// Reverse the order: highest or farthest first
    #[arg(long, help_heading = "Results")]
    pub desc: bool,
    /// Page to show, starting at 1
    #[arg(long, value_name = "N", help_heading = "Results", default_value_t = 1)]
    #[arg(value_parser = one_or_more::<u32>)]
    #[arg(add = Sets::Place(&[SHOWN, Field(CarResultParameters::PAGE_NUMBER)]))]
    pub page: u32,
    /// Maximum results per page
    #[arg(long, value_name = "N", help_heading = "Results", default_value_t = 20)]
    #[arg(value_parser = number::<u16>)]
    #[arg(add = Sets::Place(&[SHOWN, Field(CarResultParameters::PAGE_SIZE)]))]
    pub limit: u16,
    /// Currency of prices, such as EUR [default: the market's]
    #[arg(long, value_name = "CODE", help_heading = "Results", value_parser = currency)]
    #[arg(add = Sets::Place(&[SHOWN, Field(CarResultParameters::CURRENCY)]))]
    pub currency: Option<CurrencyCode>,
    /// Show prices per day or for the whole rental
    #[arg(long, value_name = "MODE", help_heading = "Results", value_parser = price_mode())]
    #[arg(default_value = price_mode().name(&CarResultParameters::default().price_mode_or_default()))]
    #[arg(add = Sets::Place(&[SHOWN, Field(CarResultParameters::PRICE_MODE)]))]
    pub price_mode: CarPriceMode,
    #[command(flatten)]
    pub units: UnitsArg,
    #[command(flatten)]
    pub polled: PolledArgs,
}

/// Filters. The API has no filters for cars, so the command fetches and filters all results.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Filters (applied by this command to all results)")]
pub struct CarFilterArgs {
    /// Car classes or groups of classes to keep: suv,minivan,full-size
    #[arg(long, value_name = "CLASS", value_delimiter = ',', value_parser = classes(), hide_possible_values = true)]
    pub class: Vec<ClassArg>,
    /// Minimum number of seats
    #[arg(long, value_name = "N", value_parser = number::<u8>)]
    pub seats: Option<u8>,
    /// Minimum number of bags
    #[arg(long, value_name = "N", value_parser = number::<u8>)]
    pub bags: Option<u8>,
    /// Transmission type
    #[arg(long, value_name = "KIND", value_parser = listed::<CarTransmission>())]
    pub transmission: Option<CarTransmission>,
    /// Fuel types to keep
    #[arg(long, value_name = "KIND", value_delimiter = ',', value_parser = listed::<CarFuel>())]
    pub fuel: Vec<CarFuel>,
    /// Agencies to keep, by code or part of the name
    #[arg(long, value_name = "NAME", value_delimiter = ',', value_parser = NonEmptyStringValueParser::new())]
    pub agency: Vec<String>,
    /// Providers to keep, by code or part of the name
    #[arg(long, value_name = "NAME", value_delimiter = ',', value_parser = NonEmptyStringValueParser::new())]
    pub provider: Vec<String>,
    /// Agency types to keep
    #[arg(long, value_name = "KIND", value_delimiter = ',', value_parser = listed::<AgencyType>())]
    pub agency_type: Vec<AgencyType>,
    /// Exclude agencies whose name is shown only after booking
    #[arg(long)]
    pub no_opaque: bool,
    /// Exclude private owners
    #[arg(long)]
    pub no_p2p: bool,
    /// Only agencies with a counter in the terminal
    #[arg(long)]
    pub in_terminal: bool,
    /// Only cars with unlimited mileage
    #[arg(long)]
    pub unlimited_mileage: bool,
    /// Only offers with free cancellation, at any time or until some hours before pickup
    #[arg(long)]
    pub free_cancellation: bool,
    /// Only offers that are paid at pickup
    #[arg(long)]
    pub pay_at_pickup: bool,
    /// Maximum price per day, or for the whole rental with --price-mode total
    #[arg(long, value_name = "AMOUNT", value_parser = price)]
    pub max_price: Option<Amount>,
}

/// A place on the command line.
#[derive(Clone, Debug, PartialEq)]
pub enum CarPlaceArg {
    /// A code or an id.
    Known(KnownPlace),
    /// A name to look up.
    Name(String),
}

/// A place in the format that searches accept.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum KnownPlace {
    /// An airport code.
    Airport(AirportCode),
    /// A city id.
    City(PlaceId),
}

impl KnownPlace {
    /// Converts the place for a search request.
    pub fn search(self) -> CarSearchPlace {
        match self {
            KnownPlace::Airport(code) => CarSearchPlace::at_airport(code),
            KnownPlace::City(id) => CarSearchPlace::in_city(id.to_string()),
        }
    }
}

impl FromStr for CarPlaceArg {
    type Err = &'static str;

    /// Parses `lax` as a code, and `5368361` and `city 5368361` as ids. Any other string that isn't blank is a name.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        if text.is_empty() {
            return Err("expected a code, an id or a name");
        }
        let id = digits::<i64>(text.strip_prefix("city ").unwrap_or(text)).map(PlaceId::from);
        let known = airport(text).map(KnownPlace::Airport).or(id.map(KnownPlace::City));
        Ok(known.map_or_else(|| CarPlaceArg::Name(text.to_owned()), CarPlaceArg::Known))
    }
}

/// Formats an airport as `LAX` and a city as `city 5368361`.
impl fmt::Display for KnownPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KnownPlace::Airport(code) => f.write_str(code.as_str()),
            KnownPlace::City(id) => write!(f, "city {id}"),
        }
    }
}

/// Returns the parser for price modes, which accepts `per-day` as a short name for the price per day.
fn price_mode() -> Listed<CarPriceMode> {
    listed().with_names(|mode| (*mode == CarPriceMode::PerDayTotal).then_some("per-day"))
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::command_line::Command;
    use crate::command_line::tests::{args as args_of, assert_rejected};

    /// Parses `wayfare cars` with these arguments.
    pub fn args(words: &str) -> CarsArgs {
        args_of(&format!("cars {words}"), |command| match command {
            Command::Cars(args) => Some(*args),
            _ => None,
        })
    }

    #[test]
    fn places_parse_as_code_id_or_name() {
        for (text, place) in [
            ("lax", CarPlaceArg::Known(KnownPlace::Airport("LAX".parse().unwrap()))),
            (" 5368361 ", CarPlaceArg::Known(KnownPlace::City(5_368_361.into()))),
            ("los angeles", CarPlaceArg::Name("los angeles".into())),
            ("99999999999999999999", CarPlaceArg::Name("99999999999999999999".into())),
            ("BOS,PVD", CarPlaceArg::Name("BOS,PVD".into())),
            ("-5", CarPlaceArg::Name("-5".into())),
        ] {
            assert_eq!(text.parse::<CarPlaceArg>(), Ok(place), "{text}");
        }
        assert!(" ".parse::<CarPlaceArg>().is_err());
    }

    #[test]
    fn invalid_arguments_are_rejected() {
        for (words, expected) in [
            ("--pickup +1d --dropoff +2d", "<FROM>"),
            ("LAX", "--pickup"),
            ("LAX --pickup +1d", "--dropoff"),
            ("LAX --pickup +1dT10:15 --dropoff +2d", "--pickup"),
            ("LAX --pickup +1d --dropoff +2dT24:00", "--dropoff"),
            ("LAX --pickup soon --dropoff +2d", "+45dT10:00"),
            ("LAX --pickup +1d --dropoff +2d --class sofa", "compact-suv"),
            ("LAX --pickup +1d --dropoff +2d --agency-type nice", "included-driver"),
            ("LAX --pickup +1d --dropoff +2d --seats -1", "expected a whole number"),
            ("LAX --pickup +1d --dropoff +2d --fuel coal", "petrol"),
            ("LAX --pickup +1d --dropoff +2d --price-mode weekly", "[possible values: total, per-day]"),
            ("LAX --pickup +1d --dropoff +2d --sort stars", "distance"),
            ("LAX --pickup +1d --dropoff +2d --page 0", "--page"),
            ("LAX --pickup +1d --dropoff +2d --max-price=-1", "--max-price"),
            ("LAX --pickup +1d --dropoff +2d --currency euro", "--currency"),
        ] {
            assert_rejected(&format!("cars {words}"), expected);
        }
    }

    #[test]
    fn price_modes_accept_both_names() {
        for (words, mode) in [
            ("", CarPriceMode::PerDayTotal),
            ("--price-mode per-day", CarPriceMode::PerDayTotal),
            ("--price-mode perDayTotal", CarPriceMode::PerDayTotal),
            ("--price-mode total", CarPriceMode::Total),
        ] {
            assert_eq!(args(&format!("LAX --pickup +1d --dropoff +2d {words}")).price_mode, mode);
        }
    }
}
