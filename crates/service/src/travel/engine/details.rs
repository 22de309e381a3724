//! Details of the providers and suppliers that offers refer to.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::{Engine, Searched};

impl<V: Searched> Engine<V> {
    /// Returns the details of a provider: from the provider itself, or otherwise from one of the providers with the
    /// indices `naming`, whose options refer to that provider.
    pub(crate) fn provider_details(
        &self,
        code: &V::ProviderCode,
        naming: impl IntoIterator<Item = usize>,
    ) -> Option<V::ProviderDetails> {
        let own = self.providers().iter().position(|provider| provider.code == code.as_ref());
        let mut candidates = own.into_iter().chain(naming).filter_map(|place| self.providers().get(place));
        candidates.find_map(|it| catch_panic(|| it.provider.details(code)).flatten())
    }

    /// Returns the details of a supplier, such as an airline or a rental agency.
    pub(crate) fn supplier_details(&self, code: &V::SupplierCode) -> Option<V::SupplierDetails> {
        self.providers().iter().find_map(|it| catch_panic(|| it.provider.supplier_details(code)).flatten())
    }
}

/// Runs a provider's code. Returns `None` if the code panics, so that a panic affects only the requested details.
pub(crate) fn catch_panic<T>(ask: impl FnOnce() -> T) -> Option<T> {
    let result = catch_unwind(AssertUnwindSafe(ask));
    if result.is_err() {
        tracing::error!("a provider panicked while it returned details");
    }
    result.ok()
}
