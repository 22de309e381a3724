//! Prices in the wire format.

use specwright_core::Amount;
use wayfare_models::writers::common::PriceWriter;
use wayfare_places::money::ExactAmount;

/// Writes an amount as a number and as display text.
pub(crate) fn price(wire: &mut PriceWriter<'_>, exact: ExactAmount) {
    wire.price(Amount::from(exact));
    wire.display_price(Some(format_args!("{exact}")));
}
