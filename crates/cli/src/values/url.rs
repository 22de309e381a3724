//! Addresses on the command line.

use wayfare_models::BookingLink;

/// The address of a `wayfare serve` that is given no other.
pub const ADDR: &str = "127.0.0.1:8080";

/// A URL that links can begin with.
pub fn base_url(text: &str) -> Result<String, String> {
    BookingLink::new(text).map(|_| text.to_owned()).map_err(|error| error.to_string())
}
