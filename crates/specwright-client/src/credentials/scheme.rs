//! The schemes of a service and its operations.

use specwright_core::auth::{Scheme, schemes_of};

use crate::{Operation, Service};

impl Service {
    /// The query parameters that carry credentials.
    pub fn query_keys(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.schemes.iter().filter_map(|scheme| scheme.carrier.query_parameter())
    }

    /// The schemes of which a call of an operation needs one, the preferred ones first.
    pub(crate) fn schemes_of(&self, operation: &Operation) -> impl Iterator<Item = &'static Scheme> + use<> {
        schemes_of(self.schemes, operation.auth)
    }
}
