//! Reads all hotels of the static data feed as one stream, page by page, and counts the hotels in each country. The
//! feed is large, so the example takes a while.
//!
//! ```console
//! $ cargo run -p wayfare -- serve                     # in another terminal, if you have no live service
//! $ export WAYFARE_BASE_URL=http://127.0.0.1:8080 WAYFARE_API_KEY=any
//! $ cargo run -p wayfare-client --example feed
//! 994579 hotels
//! CN 97012
//! US 74653
//! JP 41680
//! IN 37027
//! BR 36595
//! ```

mod common;

use std::collections::BTreeMap;

use wayfare_models::feeds::HotelFeedQuery;

#[tokio::main(flavor = "current_thread")]
async fn main() -> common::Result<()> {
    let session = common::client()?.session();
    let mut hotels = session.feeds().all_hotels(HotelFeedQuery::default());
    let mut countries = BTreeMap::<String, u32>::new();
    while let Some(hotel) = hotels.next().await {
        let hotel = match hotel {
            Ok(hotel) => hotel,
            // A new stream can resume after the id that `reached` returns.
            Err(error) if hotels.is_broken() => {
                return Err(format!("{error}; reached {:?}", hotels.reached()).into());
            }
            // The stream continues after a line that is not a record.
            Err(error) => {
                eprintln!("skipped: {error}");
                continue;
            }
        };
        let country = hotel.value.location.and_then(|location| location.country?.country_code);
        if let Some(country) = country {
            *countries.entry(country.to_string()).or_default() += 1;
        }
    }
    let mut countries: Vec<_> = countries.into_iter().collect();
    countries.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    println!("{} hotels", countries.iter().map(|(_, count)| count).sum::<u32>());
    for (country, count) in countries.iter().take(5) {
        println!("{country} {count}");
    }
    Ok(())
}
