//! Reads a captured flight response, follows results to legs, segments, airlines and prices, and prints all
//! differences from the API description. The argument is the path of a payload. The default is the sample in this
//! folder, which differs from the description in a few places.
//!
//! ```console
//! $ cargo run -p wayfare-models --example payload
//! second-phase, results: 1
//! r1
//!   leg out: 645 minutes, stops: 1
//!     Air France AF333 BOS-CDG
//!     Air France AF1680 CDG-LHR
//!   leg back: 480 minutes, stops: 0
//!     British Airways BA213 LHR-BOS
//!   from €410.50 at an unnamed provider
//!   no provider "XY"
//! note /results/1/id: missing; expected a string
//! note /results/1: skipped, because it could not be decoded
//! note /segments/s3/type: found "balloon", expected one of flight, train, bus
//! note /airlines/BA/rank: unknown field; expected one of logoUrl, displayName, airlineFeeUrl, baggagePolicies
//! ```

use wayfare_models::decode;
use wayfare_models::flights::FlightSearchResponse;
use wayfare_models::itinerary::Itinerary;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let body = match std::env::args_os().nth(1) {
        Some(path) => std::fs::read(path)?,
        None => include_bytes!("response.json").to_vec(),
    };
    let decoded = decode::<FlightSearchResponse>(&body)?;
    let response = &decoded.value;
    let status = response.status.as_ref().map_or("", |status| status.as_str());
    println!("{status}, results: {}", response.itineraries().len());
    response.itineraries().for_each(show);
    for note in &decoded.notes {
        println!("note {note}");
    }
    Ok(())
}

fn show(itinerary: Itinerary<'_>) {
    println!("{}", itinerary.id());
    for leg in itinerary.legs() {
        let minutes = leg.duration().map(|duration| duration.as_secs() / 60);
        println!("  leg {}: {} minutes, stops: {}", leg.id(), minutes.unwrap_or(0), leg.stops().unwrap_or(0));
        for segment in leg.segments() {
            let airline = segment.airline().and_then(|airline| airline.display_name.as_deref());
            let end = |code: Option<&str>| code.unwrap_or("?").to_owned();
            println!(
                "    {} {} {}-{}",
                airline.unwrap_or("an unnamed airline"),
                segment.flight_designator().unwrap_or_default(),
                end(segment.origin_code()),
                end(segment.destination_code()),
            );
        }
    }
    if let Some(cheapest) = itinerary.cheapest()
        && let Some(price) = cheapest.price()
    {
        let provider = cheapest.provider().and_then(|provider| provider.display_name.as_deref());
        println!("  from {price} at {}", provider.unwrap_or("an unnamed provider"));
    }
    for dangling in itinerary.dangling() {
        println!("  {dangling}");
    }
}
