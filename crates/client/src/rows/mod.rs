//! Results as rows: small summaries for a result list, which a web app can send to its users as JSON.
//!
//! A row contains no links, because links in a response may contain the API key. Rows are built from the joins in
//! `wayfare-models`; use those joins directly for more data.
//!
//! ```
//! use wayfare_client::rows::FlightRow;
//! use wayfare_models::flights::FlightSearchResponse;
//!
//! # fn example(response: &FlightSearchResponse) -> Result<String, serde_json::Error> {
//! let rows: Vec<_> = response.itineraries().map(FlightRow::from).collect();
//! serde_json::to_string(&rows)
//! # }
//! ```

mod cars;
mod flights;
mod hotels;

use serde_core::{Serialize, Serializer};
use specwright_core::Object;
use wayfare_models::Amount;
use wayfare_models::money::FlightMoney;
use wayfare_models::rates::HotelMoney;
use wayfare_models::rental::CarMoney;

pub use cars::CarRow;
pub use flights::{FlightRow, LegRow};
pub use hotels::HotelRow;

/// The price shown in a row. As JSON: `{"amount": 280.3, "currency": "USD", "mode": "perPerson", "text": "$280.30"}`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RowPrice<'r> {
    /// The amount, in units of the currency.
    pub amount: Amount,
    /// The currency code, if the response contains it.
    pub currency: Option<&'r str>,
    /// The price mode in the API's spelling (for example `perPerson`), if the response contains a mode.
    pub mode: Option<&'r str>,
    /// The price formatted for display.
    pub text: String,
}

impl<'r> From<FlightMoney<'r>> for RowPrice<'r> {
    fn from(money: FlightMoney<'r>) -> Self {
        RowPrice {
            amount: money.amount(),
            currency: money.currency().map(|code| code.as_str()),
            mode: money.mode().map(AsRef::as_ref),
            text: money.to_string(),
        }
    }
}

/// Hotel prices have no mode in the API, so [`mode`](RowPrice::mode) is `None`.
impl<'r> From<HotelMoney<'r>> for RowPrice<'r> {
    fn from(money: HotelMoney<'r>) -> Self {
        RowPrice {
            amount: money.amount(),
            currency: money.currency().map(|code| code.as_str()),
            mode: None,
            text: money.to_string(),
        }
    }
}

impl<'r> From<CarMoney<'r>> for RowPrice<'r> {
    fn from(money: CarMoney<'r>) -> Self {
        RowPrice {
            amount: money.amount(),
            currency: money.currency().map(|code| code.as_str()),
            mode: money.mode().map(AsRef::as_ref),
            text: money.to_string(),
        }
    }
}

impl Serialize for RowPrice<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = Object::begin(serializer);
        out.required("amount", &self.amount);
        out.optional("currency", &self.currency);
        out.optional("mode", &self.mode);
        out.required("text", &self.text);
        out.end()
    }
}
