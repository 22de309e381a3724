//! Runs the client against the embedded service in a single process, without sockets: searches for hotels in a city,
//! and for flights. The output depends on the date.
//!
//! ```console
//! $ cargo run -p wayfare --example end_to_end -- 2027-03-14
//! Residence Inn by Marriott South Boston: 525.92 USD
//! Mandarin Oriental Hotel Boston: 2368.32 USD
//! citizenM Boston: 429.46 USD
//! 2027-03-14T18:25:00: $280.30
//! 2027-03-14T17:50:00: $282.52
//! 2027-03-14T20:05:00: $291.36
//! ```

use wayfare_client::{Client, ServiceTransport, Session};
use wayfare_models::Date;
use wayfare_models::flights::{FlightLocation, FlightSearchStart};
use wayfare_models::hotels::{EntityKey, HotelStay, MultipleHotelOption, MultipleHotelQuery};
use wayfare_service::Service;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

#[tokio::main]
async fn main() -> Result<()> {
    let date: Date = std::env::args().nth(1).ok_or("give a date such as 2027-03-14")?.parse()?;
    let session = session()?;
    hotels(&session, date).await?;
    flights(&session, date).await
}

/// Creates a service and opens a client session that uses the service.
fn session() -> Result<Session> {
    // At pace 0, the first response contains all results; the default pace is realistic.
    let service = Service::builder().key("a-key").seed(7).pace(0.0).build();
    let transport = ServiceTransport::new(service.router());
    Ok(Client::builder("http://travel.example").key("a-key").transport(transport).build()?.session())
}

/// Searches for hotels around the centre of Boston, for two adults and a child.
async fn hotels(session: &Session, date: Date) -> Result<()> {
    let query = MultipleHotelQuery::new(EntityKey::point(42.36, -71.06)?)
        .with_stay(HotelStay::of_nights(date, 3)?.with_rooms("2:4".parse()?))
        .with_options([MultipleHotelOption::TopRates]);
    let outcome = session.hotels().search_multiple(query).finish().await?;
    for hotel in outcome.response().into_iter().flat_map(|page| page.hotels()).take(3) {
        if let Some(lowest) = hotel.lowest() {
            println!("{}: {lowest}", hotel.result().facts.name.as_deref().unwrap_or_default());
        }
    }
    Ok(())
}

async fn flights(session: &Session, date: Date) -> Result<()> {
    let start =
        FlightSearchStart::one_way(FlightLocation::airport("BOS")?, FlightLocation::airport("LHR")?, date);
    let outcome = session.flights().search(start).finish().await?;
    for itinerary in outcome.response().into_iter().flat_map(|response| response.itineraries()).take(3) {
        if let Some((departure, price)) =
            itinerary.departure().zip(itinerary.cheapest().and_then(|option| option.price()))
        {
            println!("{departure}: {price}");
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use wayfare_models::autocomplete::AutocompleteQuery;

    use super::*;

    #[tokio::test]
    async fn client_and_service_work_together() {
        let session = session().unwrap();
        let answer = session.autocomplete().flights(&AutocompleteQuery::new("boston")).await.unwrap();
        let found = answer
            .value
            .results
            .iter()
            .any(|place| place.iata_code.as_ref().is_some_and(|code| code.as_str() == "BOS"));
        assert!(found, "{:?}", answer.value.results);
        let around = MultipleHotelQuery::new(EntityKey::point(42.36, -71.06).unwrap());
        let outcome = session.hotels().search_multiple(around).finish().await.unwrap();
        assert!(outcome.is_complete() && outcome.has_results());
    }
}
