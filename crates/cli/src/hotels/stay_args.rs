//! Options shared by both hotel commands: dates, guests, language, currency, output and waiting.

use clap::Args;
use wayfare_models::common::{CurrencyCode, LanguageCode};
use wayfare_models::hotels::{HotelRoomGuests, HotelStay};

use crate::flag::{RejectionCodes, Sets};
use crate::session::embedded::PaceArg;
use crate::session::limits::DeadlineArg;
use crate::values::codes::{currency, language};
use crate::values::dates::Day;
use crate::values::numbers::number;

/// Options of a hotel stay.
#[derive(Clone, Debug, Args)]
pub struct StayArgs {
    /// Check-in day: 2027-03-14, tomorrow or +30d
    #[arg(long, value_name = "DAY", help_heading = "Stay", requires = "checkout")]
    #[arg(add = Sets::Parameter(HotelStay::CHECKIN), add = RejectionCodes::dates())]
    pub checkin: Option<Day>,
    /// Check-out day; +33d also counts from today
    #[arg(long, value_name = "DAY", help_heading = "Stay", requires = "checkin")]
    #[arg(add = Sets::Parameter(HotelStay::CHECKOUT), add = RejectionCodes::dates())]
    pub checkout: Option<Day>,
    /// Guests in each room: adults, then ages of children: '2:4,6|1' [default: 2, one room for two]
    #[arg(long, value_name = "ROOMS", help_heading = "Stay")]
    #[arg(add = Sets::Parameter(HotelStay::ROOMS))]
    pub rooms: Option<HotelRoomGuests>,
    /// Adults, if you book one room
    #[arg(long, value_name = "N", help_heading = "Stay", conflicts_with = "rooms")]
    #[arg(value_parser = number::<u8>)]
    #[arg(add = Sets::Parameter(HotelStay::ROOMS))]
    pub adults: Option<u8>,
    /// Ages of children, if you book one room: 4,6
    #[arg(long, value_name = "AGES", help_heading = "Stay", conflicts_with = "rooms", value_delimiter = ',')]
    #[arg(value_parser = number::<u8>)]
    #[arg(add = Sets::Parameter(HotelStay::ROOMS))]
    pub children_ages: Vec<u8>,

    /// Currency of prices, such as EUR [default: the market's]
    #[arg(long, value_name = "CODE", help_heading = "Results", value_parser = currency)]
    #[arg(add = Sets::Parameter(HotelStay::CURRENCY_CODE))]
    pub currency: Option<CurrencyCode>,
    /// Language of names and descriptions, such as de or zh_CN [default: EN]
    #[arg(long, value_name = "CODE", help_heading = "Results", value_parser = language)]
    #[arg(add = Sets::Parameter(HotelStay::LANGUAGE_CODE))]
    pub language: Option<LanguageCode>,
    /// Include VAT or sales tax in rates, but not charges paid at the hotel [default: as customary in the market]
    #[arg(long, help_heading = "Results", overrides_with = "no_taxes")]
    #[arg(add = Sets::Parameter(HotelStay::INCLUDE_TAXES_IN_TOTAL))]
    pub taxes: bool,
    /// Exclude VAT and sales tax from rates
    #[arg(long, help_heading = "Results", overrides_with = "taxes")]
    #[arg(add = Sets::Parameter(HotelStay::INCLUDE_TAXES_IN_TOTAL))]
    pub no_taxes: bool,
    /// Include all taxes and fees in rates, including those paid at the hotel [default: as customary in the market]
    #[arg(long, help_heading = "Results", overrides_with = "no_local_taxes")]
    #[arg(add = Sets::Parameter(HotelStay::INCLUDE_LOCAL_TAXES_IN_TOTAL))]
    pub local_taxes: bool,
    /// Exclude charges paid at the hotel from rates
    #[arg(long, help_heading = "Results", overrides_with = "local_taxes")]
    #[arg(add = Sets::Parameter(HotelStay::INCLUDE_LOCAL_TAXES_IN_TOTAL))]
    pub no_local_taxes: bool,
    /// Print the last response as JSON, on one line, as the service sent it
    #[arg(long, help_heading = "Results")]
    pub json: bool,

    #[command(flatten)]
    pub waiting: DeadlineArg,
    #[command(flatten)]
    pub pace: PaceArg,
}

impl StayArgs {
    /// Returns whether rates include taxes. `None` leaves the choice to the service.
    pub fn taxes(&self) -> Option<bool> {
        either(self.taxes, self.no_taxes)
    }

    /// Returns whether rates include charges paid at the hotel. `None` leaves the choice to the service.
    pub fn local_taxes(&self) -> Option<bool> {
        either(self.local_taxes, self.no_local_taxes)
    }
}

fn either(yes: bool, no: bool) -> Option<bool> {
    (yes || no).then_some(yes)
}
