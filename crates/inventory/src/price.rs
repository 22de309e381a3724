//! Prices on the wire.

use specwright_core::Amount;
use wayfare_models::writers::common::PriceWriter;
use wayfare_places::money::ExactAmount;

/// Writes an amount as a number and as a text.
pub(crate) fn price(wire: &mut PriceWriter<'_>, exact: ExactAmount) {
    wire.price(amount(exact));
    wire.display_price(Some(format_args!("{exact}")));
}

/// The amount as a number.
pub(crate) fn amount(exact: ExactAmount) -> Amount {
    // An exact amount is a finite number, which always has a wire amount.
    Amount::new(exact.to_f64()).unwrap_or_default()
}
