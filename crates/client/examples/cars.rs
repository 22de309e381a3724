//! Prints the five cheapest rental cars at Boston's airport for three days: the total price, the car, the agency, and
//! the agency type if it must be disclosed.
//!
//! ```console
//! $ cargo run -p wayfare -- serve                     # in another terminal, if you have no live service
//! $ export WAYFARE_BASE_URL=http://127.0.0.1:8080 WAYFARE_API_KEY=any
//! $ cargo run -p wayfare-client --example cars -- 2027-03-14
//! $67.50: Any economy car, decided at pickup from Sealed Deal Cars (agency shown after booking)
//! $72.39: Kia Rio or similar from Sealed Deal Cars (agency shown after booking)
//! $73.71: Any compact car, decided at pickup from Sealed Deal Cars (agency shown after booking)
//! $74.49: Kia Rio or similar from Sealed Deal Cars (agency shown after booking)
//! $75.12: Mitsubishi Mirage or similar from Green Motion
//! Search complete.
//! ```

mod common;

use std::time::Duration;

use wayfare_models::cars::{
    CarPriceMode, CarResultParameters, CarSearchPlace, CarSearchRequest, CarSearchStart, CarSort, CarSortKey,
};
use wayfare_models::rental::{Moment, RentalOption};

#[tokio::main(flavor = "current_thread")]
async fn main() -> common::Result<()> {
    let date = common::date()?;
    let back = date.plus_days(3).ok_or("the return date is out of range")?;
    let logan = CarSearchPlace::at_airport("BOS".parse()?);
    let start = CarSearchStart::between(logan, Moment::new(date, 10, 0)?, Moment::new(back, 9, 30)?);
    let cheapest_first = CarResultParameters::default()
        .with_price_mode(CarPriceMode::Total)
        .with_sort(CarSort::default().with_key(CarSortKey::Price));
    let request = CarSearchRequest::from(start).with_result_parameters(cheapest_first);

    let session = common::client()?.session();
    let outcome = session.cars().search(request).deadline(Duration::from_secs(30)).finish().await?;
    let rentals = outcome.found().into_iter().flat_map(|response| response.rentals());
    rentals.filter_map(|rental| rental.cheapest()).take(5).for_each(show);
    println!("{}", if outcome.is_complete() { "Search complete." } else { "Results may be missing." });
    Ok(())
}

fn show(option: RentalOption<'_>) {
    let car = option.car().and_then(|car| car.brand.as_deref());
    let agency = option.agency().and_then(|agency| agency.display_name.as_deref());
    let kind = option.agency_type().and_then(|kind| kind.label());
    if let Some(price) = option.price() {
        println!(
            "{price}: {} from {}{}",
            car.unwrap_or("a car"),
            agency.unwrap_or("an unnamed agency"),
            kind.map(|kind| format!(" ({kind})")).unwrap_or_default(),
        );
    }
}
