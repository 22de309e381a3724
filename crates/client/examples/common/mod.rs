//! What the examples that call a service share: where it is, and what to search.

use wayfare_client::{Client, SERVICE};
use wayfare_models::flights::{Cabin, FlightLocation, FlightSearchLeg, FlightSearchStart};
use wayfare_models::party::Party;
use wayfare_models::{Date, Fault};

/// A client of the service that the environment names, and a search for the date on the command line. `None` where
/// either is missing, after saying so: the examples are built and run where there is no service, too.
pub fn from_environment() -> Result<Option<(Client, FlightSearchStart)>, Box<dyn std::error::Error>> {
    let variable = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let (base_url, key) = (variable("WAYFARE_BASE_URL"), variable("WAYFARE_API_KEY"));
    let (Some(base_url), Some(key), Some(date)) = (base_url, key, std::env::args().nth(1)) else {
        println!("Set WAYFARE_BASE_URL and WAYFARE_API_KEY, and give a date such as 2027-03-14.");
        println!("`cargo run -p wayfare -- serve` runs a service to search.");
        return Ok(None);
    };
    let client = Client::builder(&SERVICE, &base_url).key(key).build()?;
    Ok(Some((client, boston_to_london(date.parse()?)?)))
}

fn boston_to_london(date: Date) -> Result<FlightSearchStart, Fault> {
    let airports = |code: &str| Ok(FlightLocation::Airports { airports: vec![code.parse()?] });
    let leg = FlightSearchLeg::new(airports("BOS")?, airports("LHR")?, date);
    Ok(FlightSearchStart::new(Cabin::Economy, Party::adults(1).into(), vec![leg]))
}
