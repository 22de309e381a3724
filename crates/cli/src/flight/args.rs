//! Command-line arguments of `wayfare flight`.

use clap::Args;
use specwright_core::Step::{self, Field};
use wayfare_models::common::CurrencyCode;
use wayfare_models::flights::{FlightPriceMode, FlightResultParameters, FlightSearchRequest};

use crate::flag::{RejectionCodes, Sets};
use crate::flights::id::ItineraryId;
use crate::session::embedded::PaceArg;
use crate::session::limits::DeadlineArg;
use crate::values::codes::currency;
use crate::values::listed::listed;

const START: Step<'static> = Field(FlightSearchRequest::SEARCH_START_PARAMETERS);
const SHOWN: Step<'static> = Field(FlightSearchRequest::RESULT_PARAMETERS);

/// The text below the options in `wayfare flight --help`.
const AFTER_HELP: &str = "\
The ID contains the flights of each leg, the travellers and the cabin. The command searches again, so prices are \
current. The ID omits the route of a return leg, and the defaults: one adult and economy. If the search included \
nearby airports, nearby days or split bookings, the ID marks them: @BOS-LHR:20270314+2:BA310/split.

Examples:
  wayfare flight BOS-LHR:20270314:BA310
  wayfare flight BOS-LHR:20270314:BA310/20270321:BA243 --currency eur
  wayfare flight BOS-LHR:20270314:DL1166+BA46/2ADT+1CHD/business --json

Exit codes: 0 found, 1 itinerary not found (search complete), 2 invalid arguments, 3 network or service failure, 4 \
key rejected, 5 results may be missing.";

/// Show one itinerary: flights, layovers, fares of all providers, conditions
#[derive(Debug, Args)]
#[command(after_long_help = AFTER_HELP)]
pub struct FlightArgs {
    /// ID of the itinerary, as printed by 'wayfare flights'
    #[arg(value_name = "ID")]
    #[arg(add = Sets::Place(&[START]), add = RejectionCodes::dates_or_place())]
    pub id: ItineraryId,
    /// Currency of prices, such as EUR [default: the market's]
    #[arg(long, value_name = "CODE", value_parser = currency)]
    #[arg(add = Sets::Place(&[SHOWN, Field(FlightResultParameters::CURRENCY)]))]
    pub currency: Option<CurrencyCode>,
    /// Show prices per traveller or for the whole party [default: per-person]
    #[arg(long, value_name = "MODE", value_parser = listed::<FlightPriceMode>())]
    #[arg(add = Sets::Place(&[SHOWN, Field(FlightResultParameters::PRICE_MODE)]))]
    pub price_mode: Option<FlightPriceMode>,
    /// Print the response as JSON, on one line, as the service sent it
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub waiting: DeadlineArg,
    #[command(flatten)]
    pub pace: PaceArg,
}
