//! Command-line arguments of `wayfare calendar`.

use clap::Args;
use specwright_core::Step::Field;
use wayfare_models::common::CurrencyCode;
use wayfare_models::flights::FareCalendarRequest;

use crate::flag::{RejectionCodes, Sets};
use crate::flights::args::PlaceArg;
use crate::session::limits::DeadlineArg;
use crate::values::codes::currency;
use crate::values::months::MonthArg;

/// The text below the options in `wayfare calendar --help`.
const AFTER_HELP: &str = "\
Shows the lowest known fares for one adult in economy: fares found by searches in the last hour, or else predictions. \
The command doesn't start a search; 'wayfare flights' shows bookable fares.

A place is the three-letter code of an airport or a metro area (BOS, nyc), or a name (boston). The service's \
autocomplete resolves names, and stderr shows the match.

On a terminal with colours, prices are shaded from cheap to expensive. '--color never' turns the shades off.

Examples:
  wayfare calendar BOS LHR --month 2027-03
  wayfare calendar boston london --month +2 --round-trip --currency EUR
  wayfare calendar BOS LHR --month +0 --by-month --nonstop

Exit codes: 0 found, 1 no fare known, 2 invalid arguments, 3 network or service failure, 4 key rejected, 5 results \
may be missing.";

/// Show the lowest known fares for a route, day by day, without a search
#[derive(Debug, Args)]
#[command(override_usage = "wayfare calendar [OPTIONS] [FROM] <TO> --month <MONTH>", after_long_help = AFTER_HELP)]
pub struct CalendarArgs {
    /// Origin: a code or a name; optional if the profile sets a home airport
    #[arg(required = true)]
    #[arg(add = Sets::Place(&[Field(FareCalendarRequest::ORIGIN)]), add = RejectionCodes::place())]
    pub from: Option<PlaceArg>,
    /// Destination: a code or a name
    #[arg(add = Sets::Place(&[Field(FareCalendarRequest::DESTINATION)]), add = RejectionCodes::place())]
    pub to: Option<PlaceArg>,
    /// Month of departure: 2027-03, or +2 for two months from now
    #[arg(long, value_name = "MONTH")]
    #[arg(add = Sets::Places(&[&[Field(FareCalendarRequest::DATE_FROM)], &[Field(FareCalendarRequest::DATE_TO)]]))]
    #[arg(add = RejectionCodes::dates())]
    pub month: MonthArg,
    /// Show the lowest fare of each month for a year, starting with --month
    #[arg(long)]
    #[arg(add = Sets::Place(&[Field(FareCalendarRequest::AGGREGATION_TYPE)]))]
    pub by_month: bool,
    /// Show round trips, each with its cheapest length of stay
    #[arg(long, alias = "return")]
    #[arg(add = Sets::Place(&[Field(FareCalendarRequest::ROUND_TRIP)]))]
    pub round_trip: bool,
    /// Include nonstop flights only
    #[arg(long)]
    #[arg(add = Sets::Place(&[Field(FareCalendarRequest::NO_STOPS)]))]
    pub nonstop: bool,
    /// Include only fares found by searches, not predictions
    #[arg(long)]
    #[arg(add = Sets::Place(&[Field(FareCalendarRequest::EXCLUDE_PREDICTIONS)]))]
    pub known_only: bool,
    /// Currency of prices, such as EUR [default: the market's]
    #[arg(long, value_name = "CODE", value_parser = currency)]
    #[arg(add = Sets::Place(&[Field(FareCalendarRequest::CURRENCY_CODE)]))]
    pub currency: Option<CurrencyCode>,
    /// Print the response as JSON, on one line, as the service sent it
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub waiting: DeadlineArg,
}
