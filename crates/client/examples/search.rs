//! A minimal search: flights from Boston to London on one day, from the service configured in the environment.
//!
//! ```console
//! $ cargo run -p wayfare -- serve                     # in another terminal, if you have no live service
//! $ export WAYFARE_BASE_URL=http://127.0.0.1:8080 WAYFARE_API_KEY=any
//! $ cargo run -p wayfare-client --example search -- 2027-03-14
//! 2027-03-14T20:50:00 $262.04
//! 2027-03-14T21:45:00 $262.60
//! 2027-03-14T13:15:00 $263.79
//! 2027-03-14T19:45:00 $264.15
//! 2027-03-14T15:35:00 $275.93
//! Search complete.
//! ```

mod common;

use std::time::Duration;

#[tokio::main(flavor = "current_thread")]
async fn main() -> common::Result<()> {
    let start = common::boston_to_london(common::date()?)?;
    let session = common::client()?.session();
    let outcome = session.flights().search(start).deadline(Duration::from_secs(30)).finish().await?;
    for itinerary in outcome.found().into_iter().flat_map(|response| response.itineraries()).take(5) {
        if let (Some(departure), Some(price)) =
            (itinerary.departure(), itinerary.cheapest().and_then(|option| option.price()))
        {
            println!("{departure} {price}");
        }
    }
    println!("{}", if outcome.is_complete() { "Search complete." } else { "Results may be missing." });
    Ok(())
}
