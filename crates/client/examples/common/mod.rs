//! Setup shared by the examples: a client, and a flight search request.

#![allow(dead_code, reason = "each example uses only some of the helpers")]

use wayfare_client::Client;
use wayfare_models::flights::{FlightLocation, FlightSearchStart};
use wayfare_models::{Date, ValueError};

pub type Result<T, E = Box<dyn std::error::Error>> = std::result::Result<T, E>;

/// Creates a client for the service that the environment variables configure.
pub fn client() -> Result<Client> {
    let variable = |name: &str| {
        let help = "`cargo run -p wayfare -- serve` runs a service to search";
        std::env::var(name).map_err(|error| format!("{name}: {error}; {help}"))
    };
    Ok(Client::new(&variable("WAYFARE_BASE_URL")?, variable("WAYFARE_API_KEY")?)?)
}

/// Parses the date on the command line.
pub fn date() -> Result<Date> {
    Ok(std::env::args().nth(1).ok_or("give a date such as 2027-03-14")?.parse()?)
}

/// Returns a request for flights from Boston to London for one adult.
pub fn boston_to_london(date: Date) -> Result<FlightSearchStart, ValueError> {
    let (boston, london) = (FlightLocation::airport("BOS")?, FlightLocation::airport("LHR")?);
    Ok(FlightSearchStart::one_way(boston, london, date))
}
