//! The decoder of the models beside other libraries, on answers of the service.
//!
//! The others read structs with derived impls that hold the main part of an answer ([`Flights`], [`Hotels`], [`Cars`])
//! and skip the rest. The decoder of the models reads all of it and notes what is not as described.

#[cfg(feature = "service")]
pub mod answers;
mod cars;
mod flights;
mod hotels;

pub use cars::Cars;
pub use flights::Flights;
pub use hotels::Hotels;

use serde::Deserialize;
use wayfare_models::common;

/// A price as derived structs read it.
#[derive(Debug, Deserialize, PartialEq)]
#[serde(rename_all = "camelCase")]
pub struct Price {
    price: f64,
    display_price: Option<String>,
}

impl From<&common::Price> for Price {
    fn from(price: &common::Price) -> Self {
        Price { price: price.price.get(), display_price: text(&price.display_price) }
    }
}

/// The text of an optional value.
fn text(value: &Option<impl ToString>) -> Option<String> {
    value.as_ref().map(ToString::to_string)
}
