//! An HTTP runtime for the operations of any API: callers, requests, responses and faults.
//!
//! Generated code passes each [`Operation`] of the description to [`route`], together with the service's two
//! functions for the operation. The service is any [`Host`]. A request goes through these steps:
//!
//! 1. the method;
//! 2. the [`Gate`]: key, rate and session;
//! 3. decoding, and the description's own rules, for the query and the body;
//! 4. the service's function that prepares the request.
//!
//! Only a request without faults reaches the operation. The response reports the faults of the last two steps together,
//! in the envelope of the host's [`Errors`]. Unknown names are faults if the host is strict. Otherwise they are
//! ignored, and listed in the header `Wayfare-Ignored` and in the log.
//!
//! A response has the content encoding that the caller prefers: gzip, or brotli with the feature `brotli`.
//!
//! [`framed`] wraps the operations, and adds an id to each call and the common headers to each response. Once the
//! response has been sent, `framed` counts the call and logs it with the target `wayfare_service::access`.

mod access;
mod account;
mod binary;
pub(crate) mod caching;
mod call;
mod caller;
mod chunks;
pub(crate) mod context;
mod cors;
mod denial;
pub(crate) mod encoding;
mod errors;
mod events;
mod fault;
mod files;
mod fixed;
mod forwarded;
mod frame;
pub(crate) mod gate;
mod ignored;
mod invalid_value;
mod lines;
mod list;
mod media_type;
mod operation;
mod origin;
mod own_reason;
mod passthrough;
mod path;
mod presented;
mod query;
mod rate;
mod received;
mod redact;
mod refusal;
mod reply;
mod request_body;
mod request_id;
mod stream_body;
mod stream_encoder;
mod target;
#[cfg(test)]
mod testing;

#[cfg(feature = "tls")]
pub(crate) use access::Delivery;
pub(crate) use account::Account;
pub use binary::Binary;
pub use call::route;
pub use caller::{ApiKey, Caller};
pub use cors::CorsOrigin;
pub use denial::{Denial, RateOf};
pub use errors::{Cause, Errors, Refused};
pub use events::{Event, Events};
pub use fault::{CodeOf, Fault, FaultReason, Faults};
pub use files::Files;
pub use fixed::Fixed;
pub use forwarded::Network;
pub(crate) use frame::withdraw;
pub use frame::{denied, framed, refusing};
pub use gate::{Gate, Keys};
pub use invalid_value::InvalidValue;
pub use lines::{FixedLines, Lines};
pub use list::header_list;
pub use operation::{Auth, Operation, OperationMethod};
pub(crate) use origin::OverTls;
pub use own_reason::OwnReason;
pub use passthrough::Passthrough;
pub use path::route_path;
pub use rate::Rate;
pub use received::Received;
pub use refusal::Refusal;
pub use reply::{Answer, AnyReply, Content, NoContent, Reply};
pub(crate) use request_body::{BODY_TIMEOUT, MAX_BYTES};
pub use request_body::{BracketForm, Form, Json, Plain, RequestBody};
pub use target::AllowedHost;
pub(crate) use target::OverConnection;

pub use crate::workers::Processors;

use std::time::Duration;

use crate::metrics::HttpMetrics;

/// A service, from the point of view of the runtime.
pub trait Host: Send + Sync + 'static {
    /// The errors of the service.
    type Errors: Errors;

    /// Returns the gate, which checks keys and rates.
    fn gate(&self) -> &Gate;

    /// Returns the worker pool for large responses: the responses of operations with results.
    fn processors(&self) -> &Processors;

    /// Returns the metrics that count calls, if any.
    fn metrics(&self) -> Option<&HttpMetrics> {
        None
    }

    /// Returns whether unknown names are rejected: query parameters, fields of bodies and response options. If unknown
    /// names are not rejected, they are ignored, and listed in the header `Wayfare-Ignored` and in the log.
    fn is_strict(&self) -> bool {
        false
    }

    /// Returns the documented equivalent of an undocumented parameter value that callers send, or `None` if there is no
    /// equivalent. The runtime does not call this method on a strict host.
    fn tolerated(&self, operation: &Operation, parameter: &str, value: &str) -> Option<String> {
        let _ = (operation, parameter, value);
        None
    }

    /// Returns whether operations get each request as received, in [`Caller::received`], to send it on to another
    /// server. Unknown names are then not listed as ignored.
    fn keeps_requests(&self) -> bool {
        false
    }

    /// Returns the base URL of the service, or `None` to use the scheme and host of the call.
    fn base_url(&self) -> Option<&str> {
        None
    }

    /// Returns the hosts that callers may request. If there are none, callers may request any host.
    fn allowed_hosts(&self) -> &[AllowedHost] {
        &[]
    }

    /// Returns the maximum time to receive a request's body; 30 s by default.
    fn body_timeout(&self) -> Duration {
        BODY_TIMEOUT
    }

    /// Returns the maximum size of a request's body in bytes; 256 KiB by default.
    fn most_body_bytes(&self) -> usize {
        MAX_BYTES
    }

    /// Returns the trusted proxies. Their `X-Forwarded-For`, `-Proto` and `-Host`, or `Forwarded`, state the client's
    /// address and the requested scheme and host.
    fn trusted_proxies(&self) -> &[Network] {
        &[]
    }

    /// Returns the origins whose pages may call the service from browsers.
    fn cors_origins(&self) -> &[CorsOrigin] {
        &[]
    }

    /// Returns the static files to serve in addition to the operations.
    fn files(&self) -> &Files {
        Files::NONE
    }
}

/// The error code type of a host.
pub type HostCode<H> = <<H as Host>::Errors as Errors>::Code;

/// The faults in a request to a host, with its error types.
pub type HostFaults<H> = Faults<<H as Host>::Errors>;

/// A refusal with the error types of a host.
pub type HostRefusal<H> = Refusal<<H as Host>::Errors>;
