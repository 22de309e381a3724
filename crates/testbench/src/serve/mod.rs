//! What the benches of `wayfare serve` share: the service as a process, careful callers, and what they should be
//! answered.

pub(crate) mod answer;
pub(crate) mod call;
pub(crate) mod ended;
pub(crate) mod play;
pub(crate) mod process;
pub(crate) mod quiet;
pub(crate) mod report;
pub(crate) mod requests;
pub(crate) mod several;
pub(crate) mod tally;
