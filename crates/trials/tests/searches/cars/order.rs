//! The sort order of car results.

use wayfare_models::cars::{CarResultParameters, CarSearchResponse, CarSortKey};
use wayfare_models::rental::Rental;
use wayfare_places::distance_km;

use super::request::Asked;
use super::rows::position;
use crate::polled::lowest;

/// Returns the sort key of each result: the lowest price in the response's mode, or the distance to the counter in
/// metres.
pub fn keys(asked: &Asked, parameters: &CarResultParameters, response: &CarSearchResponse) -> Vec<i64> {
    let metres = |rental: Rental<'_>| {
        let place = rental.first().and_then(|option| option.pickup());
        let km = place.and_then(position).map(|position| distance_km(asked.pickup.position, position));
        km.map_or(-1, |km| (km * 1_000.0).round() as i64)
    };
    let price = |rental: Rental<'_>| lowest(rental.options().filter_map(|it| Some(it.price()?.amount())));
    match parameters.sort.clone().unwrap_or_default().key_or_default() {
        CarSortKey::Distance => response.rentals().map(metres).collect(),
        _ => response.rentals().map(price).collect(),
    }
}
