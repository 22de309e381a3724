//! What providers tell of those that their offers name.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::{Engine, Found, Vertical};

impl<V: Vertical> Engine<V> {
    /// What to say of a seller: what it says of itself, or else what those say of it that have options of the result.
    pub(crate) fn seller(&self, code: &V::SellerCode, found: &Found<V>) -> Option<V::Seller> {
        let own = self.providers.iter().position(|provider| provider.code == code.as_ref());
        let selling = found.options.iter().map(|option| option.provider);
        let mut asked = own.into_iter().chain(selling).filter_map(|place| self.providers.get(place));
        asked.find_map(|it| guarded(|| it.provider.seller(code)).flatten())
    }

    /// What to say of someone whose goods are sold.
    pub(crate) fn supplier(&self, code: &V::SupplierCode) -> Option<V::Supplier> {
        self.providers.iter().find_map(|it| guarded(|| it.provider.supplier(code)).flatten())
    }
}

/// What a provider's own code gives; `None` where it panics, which costs no more than that.
pub(crate) fn guarded<T>(ask: impl FnOnce() -> T) -> Option<T> {
    let told = catch_unwind(AssertUnwindSafe(ask));
    if told.is_err() {
        tracing::error!("a provider panicked when it was asked for details");
    }
    told.ok()
}
