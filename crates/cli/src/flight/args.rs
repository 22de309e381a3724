//! The command line of `wayfare flight`.

use clap::Args;
use specwright_core::Step::{self, Field};
use wayfare_models::common::CurrencyCode;
use wayfare_models::flights::{FlightPriceMode, FlightResultParameters, FlightSearchRequest};
use wayfare_models::service::ErrorCode;

use crate::flag::{RefusedAs, Sets};
use crate::flights::id::ItineraryId;
use crate::session::embedded::PaceArg;
use crate::session::limits::DeadlineArg;
use crate::values::codes::currency;
use crate::values::listed::listed;

const START: Step<'static> = Field(FlightSearchRequest::SEARCH_START_PARAMETERS);
const SHOWN: Step<'static> = Field(FlightSearchRequest::RESULT_PARAMETERS);

/// Text below the options in `wayfare flight --help`.
const BELOW: &str = "\
The ID tells the flights of each leg, the travellers and the cabin: they are searched for anew, so that prices are those \
of now. The way back needs no route; one adult and economy are not written. Where the search took airports nearby, days \
nearby or split bookings, so does the ID: @BOS-LHR:20270314+2:BA310/split.

Examples:
  wayfare flight BOS-LHR:20270314:BA310
  wayfare flight BOS-LHR:20270314:BA310/20270321:BA243 --currency eur
  wayfare flight BOS-LHR:20270314:DL1166+BA46/2ADT+1CHD/business --json

Exit codes: 0 found, 1 complete and no such itinerary, 2 invalid, 3 network or service failed, 4 key rejected, 5 stopped \
before complete.";

/// Show one itinerary: flights, layovers, fares of all providers, conditions
#[derive(Debug, Args)]
#[command(after_long_help = BELOW)]
pub struct FlightArgs {
    /// The itinerary: its ID in the table of 'wayfare flights'
    #[arg(value_name = "ID")]
    #[arg(add = Sets::Place(&[START]))]
    #[arg(add = RefusedAs(vec![ErrorCode::InvalidDates, ErrorCode::UnrecognizedLocation]))]
    pub id: ItineraryId,
    /// Currency of prices, such as EUR [default: the market's]
    #[arg(long, value_name = "CODE", value_parser = currency)]
    #[arg(add = Sets::Place(&[SHOWN, Field(FlightResultParameters::CURRENCY)]))]
    pub currency: Option<CurrencyCode>,
    /// Prices per traveller, or for the party [default: per-person]
    #[arg(long, value_name = "MODE", value_parser = listed::<FlightPriceMode>())]
    #[arg(add = Sets::Place(&[SHOWN, Field(FlightResultParameters::PRICE_MODE)]))]
    pub price_mode: Option<FlightPriceMode>,
    /// Print the service's answer as JSON
    #[arg(long)]
    pub json: bool,
    /// The deadline.
    #[command(flatten)]
    pub waiting: DeadlineArg,
    /// The pace.
    #[command(flatten)]
    pub pace: PaceArg,
}
