//! The embedded hotels: a catalogue, and the providers that sell rooms in them.

mod catalogue;
mod details;
mod providers;
mod quotes;

pub use providers::hotel_providers;

use std::sync::Arc;

use crate::travel::engine::Provider;
use crate::travel::verticals::hotels::{HotelCatalogue, Hotels};
use wayfare_inventory::hotels::HotelInventory;

/// Returns the providers and the catalogue of the inventory with this seed. The inventory loads its tables on the first
/// request that needs them.
pub(crate) fn hotels_of_seed(seed: u64, pace: f64) -> (Vec<Arc<dyn Provider<Hotels>>>, impl HotelCatalogue) {
    let inventory = HotelInventory::new(seed);
    (hotel_providers(inventory, pace), inventory)
}
