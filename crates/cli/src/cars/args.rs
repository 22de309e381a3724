//! The command line of `wayfare cars`.

use std::fmt;
use std::str::FromStr;

use clap::Args;
use clap::builder::NonEmptyStringValueParser;
use specwright_core::Step::{self, Field};
use wayfare_models::Amount;
use wayfare_models::cars::{
    AgencyType, CarDropoff, CarFuel, CarPickup, CarPriceMode, CarResultParameters, CarSearchRequest,
    CarSearchStart, CarSortKey, CarTransmission,
};
use wayfare_models::common::{AirportCode, CurrencyCode, PlaceId};
use wayfare_models::service::ErrorCode;

use super::class::{ClassArg, classes};
use super::help;
use crate::flag::{RefusedAs, Sets};
use crate::session::polled::PolledArgs;
use crate::values::codes::currency;
use crate::values::listed::{Listed, listed};
use crate::values::moments::MomentArg;
use crate::values::numbers::{number, one_or_more, price};
use crate::values::units::UnitsArg;

const START: Step<'static> = Field(CarSearchRequest::SEARCH_START_PARAMETERS);
const SHOWN: Step<'static> = Field(CarSearchRequest::RESULT_PARAMETERS);
const PICKUP: Step<'static> = Field(CarSearchStart::PICKUP);
const DROPOFF: Step<'static> = Field(CarSearchStart::DROPOFF);

/// Search rental cars
#[derive(Debug, Args)]
#[command(override_usage = help::USAGE, after_long_help = help::BELOW)]
pub struct CarsArgs {
    /// Pickup place: an airport's code, a city's id, or a name
    #[arg(value_name = "FROM")]
    #[arg(add = Sets::Places(&[&[START, PICKUP, Field(CarPickup::LOCATION)], &[START, DROPOFF, Field(CarDropoff::LOCATION)]]))]
    #[arg(add = RefusedAs(vec![ErrorCode::UnrecognizedLocation]))]
    pub from: CarPlaceArg,
    /// Local time of pickup: 2027-03-14T10:00, tomorrow or +45dT09:30; a day alone means 10:00
    #[arg(long, value_name = "TIME", help_heading = "Rental")]
    #[arg(add = Sets::Place(&[START, PICKUP]))]
    #[arg(add = RefusedAs(vec![ErrorCode::InvalidDates]))]
    pub pickup: MomentArg,
    /// Local time of return; +49dT10:00 is counted from today, too
    #[arg(long, value_name = "TIME", help_heading = "Rental")]
    #[arg(add = Sets::Place(&[START, DROPOFF]))]
    #[arg(add = RefusedAs(vec![ErrorCode::InvalidDates]))]
    pub dropoff: MomentArg,
    /// Return place [default: the pickup place]
    #[arg(long, value_name = "PLACE", help_heading = "Rental")]
    #[arg(add = Sets::Place(&[START, DROPOFF, Field(CarDropoff::LOCATION)]))]
    #[arg(add = RefusedAs(vec![ErrorCode::UnrecognizedLocation]))]
    pub return_to: Option<CarPlaceArg>,

    /// Filters.
    #[command(flatten)]
    pub filters: CarFilterArgs,

    /// Sort by this [default: price]
    #[arg(long, value_name = "KEY", help_heading = "Results", value_parser = listed::<CarSortKey>())]
    #[arg(add = Sets::Place(&[SHOWN, Field(CarResultParameters::SORT)]))]
    pub sort: Option<CarSortKey>,
    /// Sort the other way round: highest or farthest first
    #[arg(long, help_heading = "Results")]
    pub desc: bool,
    /// Page to show, counted from 1
    #[arg(long, value_name = "N", help_heading = "Results", default_value_t = 1)]
    #[arg(value_parser = one_or_more::<u32>)]
    #[arg(add = Sets::Place(&[SHOWN, Field(CarResultParameters::PAGE_NUMBER)]))]
    pub page: u32,
    /// Most results on a page
    #[arg(long, value_name = "N", help_heading = "Results", default_value_t = 20)]
    #[arg(value_parser = number::<u16>)]
    #[arg(add = Sets::Place(&[SHOWN, Field(CarResultParameters::PAGE_SIZE)]))]
    pub limit: u16,
    /// Currency of prices, such as EUR [default: the market's]
    #[arg(long, value_name = "CODE", help_heading = "Results", value_parser = currency)]
    #[arg(add = Sets::Place(&[SHOWN, Field(CarResultParameters::CURRENCY)]))]
    pub currency: Option<CurrencyCode>,
    /// Prices of a day, or of the whole rental
    #[arg(long, value_name = "MODE", help_heading = "Results", value_parser = price_mode())]
    #[arg(default_value = price_mode().name(&CarResultParameters::default().price_mode_or_default()))]
    #[arg(add = Sets::Place(&[SHOWN, Field(CarResultParameters::PRICE_MODE)]))]
    pub price_mode: CarPriceMode,
    /// The unit of distances.
    #[command(flatten)]
    pub units: UnitsArg,
    /// Output and waiting.
    #[command(flatten)]
    pub polled: PolledArgs,
}

/// Filters. The API has none for cars, so the command fetches all results and filters them.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Filters, applied here to all results of the service")]
pub struct CarFilterArgs {
    /// Classes or groups of classes to keep: suv,minivan,full-size
    #[arg(long, value_name = "CLASS", value_delimiter = ',', value_parser = classes(), hide_possible_values = true)]
    pub class: Vec<ClassArg>,
    /// Fewest seats
    #[arg(long, value_name = "N", value_parser = number::<u8>)]
    pub seats: Option<u8>,
    /// Fewest bags
    #[arg(long, value_name = "N", value_parser = number::<u8>)]
    pub bags: Option<u8>,
    /// Transmission
    #[arg(long, value_name = "KIND", value_parser = listed::<CarTransmission>())]
    pub transmission: Option<CarTransmission>,
    /// Fuel
    #[arg(long, value_name = "KIND", value_delimiter = ',', value_parser = listed::<CarFuel>())]
    pub fuel: Vec<CarFuel>,
    /// Agencies to keep: their codes, or a part of their names
    #[arg(long, value_name = "NAME", value_delimiter = ',', value_parser = NonEmptyStringValueParser::new())]
    pub agency: Vec<String>,
    /// Providers to keep: their codes, or a part of their names
    #[arg(long, value_name = "NAME", value_delimiter = ',', value_parser = NonEmptyStringValueParser::new())]
    pub provider: Vec<String>,
    /// Kinds of agencies to keep
    #[arg(long, value_name = "KIND", value_delimiter = ',', value_parser = listed::<AgencyType>())]
    pub agency_type: Vec<AgencyType>,
    /// No agencies whose name is shown only after booking
    #[arg(long)]
    pub no_opaque: bool,
    /// No private owners
    #[arg(long)]
    pub no_p2p: bool,
    /// Only with a counter in the terminal
    #[arg(long)]
    pub in_terminal: bool,
    /// Only without a distance limit
    #[arg(long)]
    pub unlimited_mileage: bool,
    /// Only with free cancellation, at any time or until some hours before pickup
    #[arg(long)]
    pub free_cancellation: bool,
    /// Only with payment at pickup
    #[arg(long)]
    pub pay_at_pickup: bool,
    /// Highest price: per day, or of the whole rental with --price-mode total
    #[arg(long, value_name = "AMOUNT", value_parser = price)]
    pub max_price: Option<Amount>,
}

/// A place on the command line.
#[derive(Clone, Debug, PartialEq)]
pub enum CarPlaceArg {
    /// The code of an airport.
    Airport(AirportCode),
    /// The id of a city.
    City(PlaceId),
    /// Any other text, to look up.
    Name(String),
}

impl FromStr for CarPlaceArg {
    type Err = &'static str;

    /// `lax` is a code, `5368361` and `city 5368361` are ids; all else is a name.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        if text.is_empty() {
            return Err("a place has a code, an id or a name");
        }
        let digits = text.strip_prefix("city ").unwrap_or(text);
        let are_digits = digits.bytes().all(|byte| byte.is_ascii_digit());
        let is_code = text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_alphabetic());
        let code = is_code.then(|| AirportCode::new(&text.to_ascii_uppercase())).flatten();
        let id = digits.parse::<i64>().ok().filter(|_| are_digits).map(PlaceId::from);
        let known = code.map(CarPlaceArg::Airport).or(id.map(CarPlaceArg::City));
        Ok(known.unwrap_or_else(|| CarPlaceArg::Name(text.to_owned())))
    }
}

/// `LAX`, `city 5368361`, `los angeles`
impl fmt::Display for CarPlaceArg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CarPlaceArg::Airport(code) => f.write_str(code.as_str()),
            CarPlaceArg::City(id) => write!(f, "city {id}"),
            CarPlaceArg::Name(name) => f.write_str(name),
        }
    }
}

/// The modes of prices, a day's by a shorter name.
fn price_mode() -> Listed<CarPriceMode> {
    listed().called(|mode| (*mode == CarPriceMode::PerDayTotal).then_some("per-day"))
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::command_line::{Command, Wayfare};

    /// The arguments of `wayfare cars` with these words.
    pub fn args(words: &str) -> CarsArgs {
        match read(words).unwrap().command {
            Command::Cars(args) => *args,
            other => panic!("{other:?}"),
        }
    }

    fn read(words: &str) -> Result<Wayfare, clap::Error> {
        Wayfare::read(["wayfare", "cars"].into_iter().chain(words.split_whitespace()))
    }

    #[test]
    fn a_place_is_a_code_an_id_or_a_name() {
        for (text, place) in [
            ("lax", CarPlaceArg::Airport("LAX".parse().unwrap())),
            (" 5368361 ", CarPlaceArg::City(5_368_361.into())),
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
    fn what_makes_no_sense_is_refused() {
        for (words, says) in [
            ("--pickup +1d --dropoff +2d", "<FROM>"),
            ("LAX", "--pickup"),
            ("LAX --pickup +1d", "--dropoff"),
            ("LAX --pickup +1dT10:15 --dropoff +2d", "--pickup"),
            ("LAX --pickup +1d --dropoff +2dT24:00", "--dropoff"),
            ("LAX --pickup soon --dropoff +2d", "+45dT10:00"),
            ("LAX --pickup +1d --dropoff +2d --class sofa", "--class"),
            ("LAX --pickup +1d --dropoff +2d --fuel coal", "petrol"),
            ("LAX --pickup +1d --dropoff +2d --price-mode weekly", "[possible values: total, per-day]"),
            ("LAX --pickup +1d --dropoff +2d --sort stars", "distance"),
            ("LAX --pickup +1d --dropoff +2d --page 0", "--page"),
            ("LAX --pickup +1d --dropoff +2d --max-price=-1", "--max-price"),
            ("LAX --pickup +1d --dropoff +2d --currency euro", "--currency"),
        ] {
            let error = read(words).unwrap_err().to_string();
            assert!(error.contains(says), "{words}: {error}");
        }
    }

    #[test]
    fn price_modes_have_their_names_and_those_of_the_wire() {
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
