//! Refusals of calls that exceed a budget.

use std::fmt;
use std::time::Duration;

use super::Budget;
use crate::error::Transience;
use crate::{Error, ErrorKind};

/// A refusal, with the state of the budget at that time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refusal {
    pub(super) budget: Budget,
    pub(super) used: u32,
    pub(super) reserved: u32,
    pub(super) needed: u32,
    /// Number of calls that are free after the given wait, which suffice. `None` if unknown.
    pub(super) free: Option<(u32, Duration)>,
}

impl Refusal {
    /// Converts the refusal into the error of an operation.
    pub(crate) fn into_error(self, operation: &'static str) -> Error {
        let is_for_ever = self.needed > self.budget.calls;
        Error::new(ErrorKind::OverBudget, self.to_string())
            .with_operation(operation)
            .with_transience(if is_for_ever { Transience::Final } else { Transience::NotProcessed })
            .with_retry_after(self.free.map(|(_, wait)| wait))
    }
}

/// Formats the refusal, for example `flights: 498 of 500 calls of this hour are used, a search needs up to 8; 6 more
/// available in 12 min`.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Refusal { budget: Budget { group, calls, per }, used, reserved, needed, free } = self;
        let within = match per.as_secs() {
            3600 => "this hour".to_owned(),
            _ => format!("the last {}", format_duration(*per)),
        };
        write!(f, "{group}: {used} of {calls} calls of {within} are used")?;
        if *reserved > 0 {
            write!(f, " and {reserved} reserved by running searches")?;
        }
        match needed {
            1 => f.write_str(", and one is needed")?,
            needed => write!(f, ", a search needs up to {needed}")?,
        }
        match free {
            _ if needed > calls => f.write_str("; the budget is too small for it"),
            Some((free, wait)) => write!(f, "; {free} more available in {}", format_duration(*wait)),
            None => Ok(()),
        }
    }
}

/// Formats a duration as `45s` or `12 min`, rounded up.
fn format_duration(time: Duration) -> String {
    let seconds = time.as_secs().saturating_add(u64::from(time.subsec_nanos() > 0));
    if seconds < 120 { format!("{seconds}s") } else { format!("{} min", seconds.div_ceil(60)) }
}
