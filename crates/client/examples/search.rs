//! The shortest search: flights from Boston to London a month from now, from a service that the environment names.
//!
//! ```console
//! $ cargo run -p wayfare -- serve                     # in another terminal, where there is no live service
//! $ export WAYFARE_BASE_URL=http://127.0.0.1:8080 WAYFARE_API_KEY=any
//! $ cargo run -p wayfare-client --example search -- 2027-03-14
//! 2027-03-14T18:25:00 $280.30
//! 2027-03-14T17:50:00 $282.52
//! 2027-03-14T20:05:00 $291.36
//! 2027-03-14T14:10:00 $293.60
//! 2027-03-14T22:15:00 $294.23
//! That is all.
//! ```

mod common;

use std::time::Duration;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let Some((client, start)) = common::from_environment()? else { return Ok(()) };
    let search = client.session().flights().search(start).deadline(Duration::from_secs(30));
    let outcome = search.finish().await?;
    for itinerary in outcome.response.iter().flat_map(|response| response.itineraries()).take(5) {
        if let (Some(departure), Some(price)) =
            (itinerary.departure(), itinerary.cheapest().and_then(|option| option.price()))
        {
            println!("{departure} {price}");
        }
    }
    println!("{}", if outcome.is_complete() { "That is all." } else { "Time was up: there may be more." });
    Ok(())
}
