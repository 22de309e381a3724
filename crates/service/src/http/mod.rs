//! What every operation needs and none is about: who calls, what was asked, and how it is answered.
//!
//! The module knows no travel. Generated routes hand each request to [`call`] or [`call_with_body`] together with
//! what the description says of the [`Operation`]; the service behind them is any [`Host`]. A request passes
//!
//! 1. the method, 2. the [`Gate`] (key, rate, session), 3. the query, 4. the body, 5. the service's own review,
//!
//! and only a request with no fault at all reaches the operation. Faults of the last three are answered together.

mod body;
mod call;
mod caller;
mod fault;
mod gate;
mod layer;
mod lines;
mod operation;
mod origin;
mod query;
mod rate;
mod redact;
mod refusal;
mod reply;

pub use call::{call, call_with_body};
pub use caller::{ApiKey, Caller};
pub use fault::{Fault, FaultReason, Faults, OwnReason};
pub use gate::{Gate, Keys};
pub(crate) use layer::{framed, method_not_allowed};
pub use lines::Lines;
pub use operation::{Auth, Operation, SessionUse};
pub(crate) use origin::base_url;
pub use rate::Rate;
pub use refusal::Refusal;
pub use reply::{Answer, Reply};

use std::any::Any;

use wayfare_models::service::ErrorCode;
use wayfare_validation::{Location, ViolationReason};

/// A service, as far as the operations' common part has to know it.
pub trait Host: Send + Sync + 'static {
    /// The reasons of its own to refuse a request; `Infallible` where it has none.
    type Reason: OwnReason;

    /// Who may call, and how often.
    fn gate(&self) -> &Gate;

    /// Where the service is reached; `None` for the host that is called, over HTTP.
    fn base_url(&self) -> Option<&str> {
        None
    }

    /// The code under which something that the description rules out is answered.
    fn code_of(&self, _at: &Location, _reason: &ViolationReason) -> ErrorCode {
        ErrorCode::InvalidRequest
    }

    /// Adds what the service has to object to a query or a body beyond what the description rules out: places that
    /// it does not know, days that are past. It is asked for each, whatever else is wrong, so that one answer tells
    /// all of it.
    fn review(&self, _input: &dyn Any, _faults: &mut Faults<Self::Reason>) {}
}
