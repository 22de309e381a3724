//! The embedded hotels: a catalogue, and the providers that sell their rooms.

mod catalogue;
mod details;
mod providers;

pub use providers::hotel_providers;

use std::sync::Arc;

use crate::engine::Provider;
use crate::verticals::hotels::{HotelCatalogue, Hotels};
use wayfare_inventory::hotels::HotelInventory;

/// The providers and the catalogue of a seed. Reads its tables now rather than in the first request.
pub(crate) fn hotels_of_seed(seed: u64, pace: f64) -> (Vec<Arc<dyn Provider<Hotels>>>, impl HotelCatalogue) {
    let inventory = HotelInventory::new(seed);
    inventory.warm_up();
    (hotel_providers(inventory, pace), inventory)
}
