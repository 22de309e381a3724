//! What providers know of those that their offers name.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::{Engine, Searched};

impl<V: Searched> Engine<V> {
    /// The details of a provider: its own words, or else those of the providers in these places, whose options name
    /// it.
    pub(crate) fn provider_details(
        &self,
        code: &V::ProviderCode,
        naming: impl IntoIterator<Item = usize>,
    ) -> Option<V::ProviderDetails> {
        let own = self.providers.iter().position(|provider| provider.code == code.as_ref());
        let mut asked = own.into_iter().chain(naming).filter_map(|place| self.providers.get(place));
        asked.find_map(|it| guarded(|| it.provider.details(code)).flatten())
    }

    /// The details of someone whose goods are sold.
    pub(crate) fn supplier_details(&self, code: &V::SupplierCode) -> Option<V::SupplierDetails> {
        self.providers.iter().find_map(|it| guarded(|| it.provider.supplier_details(code)).flatten())
    }
}

/// Runs a provider's own code; `None` where it panics, which costs no more than that.
pub(crate) fn guarded<T>(ask: impl FnOnce() -> T) -> Option<T> {
    let result = catch_unwind(AssertUnwindSafe(ask));
    if result.is_err() {
        tracing::error!("a provider panicked when it was asked for details");
    }
    result.ok()
}
