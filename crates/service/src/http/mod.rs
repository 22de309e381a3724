//! An HTTP runtime for the operations of any API: callers, requests, answers and faults.
//!
//! Generated code passes each [`Operation`] of the description to [`route`], together with the service's two
//! functions for it. The service is any [`Host`]. A request passes
//!
//! 1. the method, 2. the [`Gate`] (key, rate, session), 3. decoding and the description's own rules, for the query and
//!    the body, 4. the service's function that prepares it,
//!
//! and only a request without faults reaches the operation. Faults of the last two steps are answered together, in
//! the envelope of the host's [`Errors`]. Names that the description does not have are faults if the host is strict.
//! Otherwise they are ignored, and listed in the header `Wayfare-Ignored` and in the log.
//!
//! An answer has the content encoding that its caller accepts best: gzip, or brotli with the feature `brotli`.
//!
//! [`framed`] surrounds the operations. There a call gets its id, and its answer the headers that all have; when it was
//! sent, it is counted, and logged with the target `wayfare_service::access`.

mod access;
mod binary;
mod caching;
mod call;
mod caller;
mod chunks;
pub(crate) mod context;
mod cors;
mod denial;
mod encoding;
mod errors;
mod fault;
mod files;
mod fixed;
mod forwarded;
mod frame;
pub(crate) mod gate;
mod gathered;
mod ignored;
mod lines;
mod list;
#[cfg(feature = "inventory")]
mod made;
mod media_type;
mod operation;
mod origin;
mod own_reason;
mod path;
mod presented;
mod query;
mod rate;
mod redact;
mod refusal;
mod reply;
mod request_body;
mod request_id;
mod stream_encoder;
#[cfg(test)]
mod testing;

pub use binary::Binary;
pub use call::route;
pub use caller::{ApiKey, Caller};
pub use cors::{CorsOrigin, InvalidOrigin};
pub use denial::{Denial, RateOf};
pub use errors::{Cause, Errors, Refused};
pub use fault::{CodeOf, Fault, FaultReason, Faults};
pub use files::Files;
pub use fixed::Fixed;
pub use forwarded::{InvalidNetwork, Network};
pub(crate) use frame::withdraw;
pub use frame::{denied, framed, refusing};
pub use gate::{Gate, Keys};
pub use lines::{FixedLines, Lines};
pub use list::header_list;
#[cfg(feature = "inventory")]
pub(crate) use made::made;
pub use operation::{Auth, Operation, OperationMethod};
pub(crate) use origin::OverTls;
pub use own_reason::OwnReason;
pub use path::route_path;
pub use rate::Rate;
pub use refusal::Refusal;
pub use reply::{Answer, AnyReply, Content, NoContent, Reply};
pub(crate) use request_body::{BODY_TIMEOUT, MOST_BYTES};
pub use request_body::{Form, Json, Plain, RequestBody};

pub use crate::workers::Processors;

use std::time::Duration;

use crate::metrics::HttpMetrics;

/// A service, as far as the runtime needs to know it.
pub trait Host: Send + Sync + 'static {
    /// Its errors.
    type Errors: Errors;

    /// Its gate: keys and rate.
    fn gate(&self) -> &Gate;

    /// Its processors for large answers: those of operations with results.
    fn processors(&self) -> &Processors;

    /// Where calls are counted, if they are.
    fn metrics(&self) -> Option<&HttpMetrics> {
        None
    }

    /// Whether names that the description does not have are refused: query parameters, fields of bodies and response
    /// options. Otherwise they are ignored, and listed in the header `Wayfare-Ignored` and in the log.
    fn is_strict(&self) -> bool {
        false
    }

    /// Base URL of the service; `None` for the scheme and the host that are called.
    fn base_url(&self) -> Option<&str> {
        None
    }

    /// The longest time that receiving the body of a request may take; 30 s by default.
    fn body_timeout(&self) -> Duration {
        BODY_TIMEOUT
    }

    /// The most bytes that the body of a request may have; 256 KiB by default.
    fn most_body_bytes(&self) -> usize {
        MOST_BYTES
    }

    /// Proxies that are believed about the client and what it called, in `X-Forwarded-For`, `-Proto` and `-Host` or in
    /// `Forwarded`.
    fn trusted_proxies(&self) -> &[Network] {
        &[]
    }

    /// Origins whose pages may call from browsers.
    fn cors_origins(&self) -> &[CorsOrigin] {
        &[]
    }

    /// Files beside the operations.
    fn files(&self) -> &Files {
        Files::NONE
    }
}

/// The code of an error of a host.
pub type HostCode<H> = <<H as Host>::Errors as Errors>::Code;

/// The faults of a request to a host.
pub type HostFaults<H> = Faults<<H as Host>::Errors>;

/// A refusal of a host.
pub type HostRefusal<H> = Refusal<<H as Host>::Errors>;
