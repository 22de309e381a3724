//! Records small responses from the service for the short run of the decoding benchmark and for the fault benchmark.

use wayfare_testbench::decoding::answers::{Error, basic, cars, feed, flights, hotel, hotels, places};

fn main() -> Result<(), Error> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/payloads");
    let hotels = hotels(3)?;
    let first = &serde_json::from_slice::<serde_json::Value>(&hotels)?["results"][0]["id"];
    let hotel = hotel(first.as_u64().ok_or("the response has no hotels")?)?;
    for (name, answer) in [
        ("flights.json", flights(3)?),
        ("hotels.json", hotels),
        ("hotel.json", hotel),
        ("basic.json", basic(3)?),
        ("cars.json", cars(5)?),
        ("places.json", places("london")?),
        ("feed.ndjson", feed(5)?),
    ] {
        let path = format!("{folder}/{name}");
        println!("{path}: {} bytes", answer.len());
        std::fs::write(path, answer)?;
    }
    Ok(())
}
