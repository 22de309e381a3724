//! Options of both hotel commands: dates, guests, language, currency, output, waiting.

use clap::Args;
use wayfare_models::common::{CurrencyCode, LanguageCode};
use wayfare_models::hotels::{HotelRoomGuests, HotelStay};
use wayfare_models::service::ErrorCode;

use crate::flag::{RefusedAs, Sets};
use crate::session::embedded::PaceArg;
use crate::session::limits::DeadlineArg;
use crate::values::codes::{currency, language};
use crate::values::dates::Day;
use crate::values::numbers::number;

/// Options of a hotel stay.
#[derive(Clone, Debug, Args)]
pub struct StayArgs {
    /// Day of arrival: 2027-03-14, tomorrow or +30d
    #[arg(long, value_name = "DAY", help_heading = "Stay", requires = "checkout")]
    #[arg(add = Sets::Parameter(HotelStay::CHECKIN))]
    #[arg(add = RefusedAs(vec![ErrorCode::InvalidDates]))]
    pub checkin: Option<Day>,
    /// Day of departure; +33d is counted from today, too
    #[arg(long, value_name = "DAY", help_heading = "Stay", requires = "checkin")]
    #[arg(add = Sets::Parameter(HotelStay::CHECKOUT))]
    #[arg(add = RefusedAs(vec![ErrorCode::InvalidDates]))]
    pub checkout: Option<Day>,
    /// Guests of each room: adults, then the ages of children: '2:4,6|1' [default: 2, which is one room for two]
    #[arg(long, value_name = "ROOMS", help_heading = "Stay")]
    #[arg(add = Sets::Parameter(HotelStay::ROOMS))]
    pub rooms: Option<HotelRoomGuests>,
    /// Adults, for one room
    #[arg(long, value_name = "N", help_heading = "Stay", conflicts_with = "rooms")]
    #[arg(value_parser = number::<u8>)]
    #[arg(add = Sets::Parameter(HotelStay::ROOMS))]
    pub adults: Option<u8>,
    /// Ages of the children, for one room: 4,6
    #[arg(long, value_name = "AGES", help_heading = "Stay", conflicts_with = "rooms", value_delimiter = ',')]
    #[arg(value_parser = number::<u8>)]
    #[arg(add = Sets::Parameter(HotelStay::ROOMS))]
    pub children_ages: Vec<u8>,

    /// Currency of prices, such as EUR [default: the market's]
    #[arg(long, value_name = "CODE", help_heading = "Results", value_parser = currency)]
    #[arg(add = Sets::Parameter(HotelStay::CURRENCY_CODE))]
    pub currency: Option<CurrencyCode>,
    /// Language of names and texts, such as de or zh_CN [default: EN]
    #[arg(long, value_name = "CODE", help_heading = "Results", value_parser = language)]
    #[arg(add = Sets::Parameter(HotelStay::LANGUAGE_CODE))]
    pub language: Option<LanguageCode>,
    /// Rates with VAT or sales tax, but not what is paid at the hotel [default: as is usual in the market]
    #[arg(long, help_heading = "Results", overrides_with = "no_taxes")]
    #[arg(add = Sets::Parameter(HotelStay::INCLUDE_TAXES_IN_TOTAL))]
    pub taxes: bool,
    /// Rates without VAT and sales tax
    #[arg(long, help_heading = "Results", overrides_with = "taxes")]
    #[arg(add = Sets::Parameter(HotelStay::INCLUDE_TAXES_IN_TOTAL))]
    pub no_taxes: bool,
    /// Rates with all taxes and fees, those paid at the hotel as well [default: as is usual in the market]
    #[arg(long, help_heading = "Results", overrides_with = "no_local_taxes")]
    #[arg(add = Sets::Parameter(HotelStay::INCLUDE_LOCAL_TAXES_IN_TOTAL))]
    pub local_taxes: bool,
    /// Rates without what is paid at the hotel
    #[arg(long, help_heading = "Results", overrides_with = "local_taxes")]
    #[arg(add = Sets::Parameter(HotelStay::INCLUDE_LOCAL_TAXES_IN_TOTAL))]
    pub no_local_taxes: bool,
    /// Print the last answer as JSON, and nothing else on stdout
    #[arg(long, help_heading = "Results")]
    pub json: bool,

    /// The deadline.
    #[command(flatten)]
    pub waiting: DeadlineArg,
    /// The pace.
    #[command(flatten)]
    pub pace: PaceArg,
}

impl StayArgs {
    /// Whether rates include taxes; `None` leaves it to the service.
    pub fn taxes(&self) -> Option<bool> {
        either(self.taxes, self.no_taxes)
    }

    /// Whether rates include what is paid at the hotel; `None` leaves it to the service.
    pub fn local_taxes(&self) -> Option<bool> {
        either(self.local_taxes, self.no_local_taxes)
    }
}

fn either(yes: bool, no: bool) -> Option<bool> {
    (yes || no).then_some(yes)
}
