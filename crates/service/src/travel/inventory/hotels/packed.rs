//! Packing of the quotes of the embedded hotels. The quotes hold no offers, so the codes of their providers are enough.

use std::any::Any;
use std::sync::Arc;

use wayfare_inventory::hotels::{HotelInventory, HotelProvider};

use super::quotes::EmbeddedQuotes;
use crate::travel::engine::{JsonFormat, Unreadable};
use crate::travel::verticals::hotels::{HotelQuery, HotelQuotes};

const FORMAT: JsonFormat = JsonFormat { what: "quotes of the embedded hotels", version: 1 };

#[derive(Debug)]
struct PackedQuotes {
    seed: u64,
    /// The codes of the providers.
    providers: Vec<String>,
}
specwright_core::object! { PackedQuotes {
    0 seed: required "seed";
    1 providers: required_list "providers";
} }

/// Packs quotes, which must be those of embedded providers.
pub(super) fn pack(quotes: &dyn HotelQuotes) -> Result<Vec<u8>, Unreadable> {
    let quotes: &dyn Any = quotes;
    let quotes: &EmbeddedQuotes =
        quotes.downcast_ref().ok_or_else(|| FORMAT.refuse("found quotes of another provider"))?;
    let providers = quotes.providers.iter().map(|provider| provider.code().into()).collect();
    FORMAT.write(&PackedQuotes { seed: quotes.inventory.seed(), providers })
}

/// Unpacks the quotes for a query.
pub(super) fn unpack(
    inventory: HotelInventory,
    query: &Arc<HotelQuery>,
    bytes: &[u8],
) -> Result<EmbeddedQuotes, Unreadable> {
    let packed: PackedQuotes = FORMAT.read(bytes)?;
    if packed.seed != inventory.seed() {
        let seed = inventory.seed();
        return Err(FORMAT
            .refuse(format_args!("found seed {}, expected {seed}, the seed of the inventory", packed.seed)));
    }
    let mut providers = Vec::new();
    for code in &packed.providers {
        match HotelProvider::with_code(code) {
            Some(provider) if !providers.contains(&provider) => providers.push(provider),
            Some(_) => return Err(FORMAT.refuse(format_args!("found the provider {code:?} twice"))),
            None => {
                return Err(
                    FORMAT.refuse(format_args!("found {code:?}, expected the code of a known provider"))
                );
            }
        }
    }
    Ok(EmbeddedQuotes { inventory, query: Arc::clone(query), providers })
}
