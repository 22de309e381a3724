//! Services whose operations another crate implements, such as a relay in front of another service.

use std::time::Duration;

use specwright_core::{Location, ViolationReason};
use wayfare_models::service::ErrorCode;

use super::Service;
use crate::http::{Gate, Host, Operation, Processors};
use crate::travel::api_errors::ApiErrors;
use crate::travel::operations::hotel_key;
use crate::travel::verticals::cars;

/// The host of the operations that [replace a service's own](super::Builder::operations). The service's keys, rates and
/// limits apply, and each operation gets its request as received.
pub trait Front: Send + Sync + 'static {
    /// Returns the service.
    fn service(&self) -> &Service;
}

impl<F: Front> Host for F {
    type Errors = ApiErrors;

    fn gate(&self) -> &Gate {
        self.service().shared.gate()
    }

    fn processors(&self) -> &Processors {
        self.service().shared.processors()
    }

    fn is_strict(&self) -> bool {
        self.service().shared.is_strict()
    }

    /// Accepts a place key in place of a hotel key, since this service does not know which places are hotels.
    fn tolerated(&self, operation: &Operation, parameter: &str, value: &str) -> Option<String> {
        hotel_key(operation, parameter, value, |_| true)
    }

    fn keeps_requests(&self) -> bool {
        true
    }

    fn body_timeout(&self) -> Duration {
        self.service().shared.body_timeout()
    }
}

impl Service {
    /// Returns the error code for a violation of the description in any operation.
    pub fn code_of(at: &Location, reason: &ViolationReason) -> ErrorCode {
        // Only car searches have error codes of their own.
        cars::code_of(at, reason)
    }
}
