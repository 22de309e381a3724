//! URLs on the command line.

use wayfare_models::BookingLink;

/// Default address of `wayfare serve`.
pub const ADDR: &str = "127.0.0.1:8080";

/// Validates a base URL for links.
pub fn base_url(text: &str) -> Result<String, String> {
    BookingLink::new(text).map(|_| text.to_owned()).map_err(|error| error.to_string())
}
