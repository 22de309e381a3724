//! Rejections of calls that exceed a budget.

use std::fmt;
use std::time::Duration;

use super::Budget;
use crate::error::Transience;
use crate::retry_after::in_minutes;
use crate::{Error, ErrorKind, GiveUp};

/// The rejection of a call, and the state of the budget at that time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refusal {
    pub(super) budget: Budget,
    pub(super) used: u32,
    pub(super) reserved: u32,
    pub(super) needed: u32,
    /// The calls that will become available, and the wait for them; `None` if the budget is too small.
    pub(super) room: Option<Room>,
}

/// Calls that become available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Room {
    pub(super) calls: u32,
    pub(super) wait: Duration,
    /// `false` if running searches may still send some of these calls, or release them earlier.
    pub(super) is_certain: bool,
}

impl Refusal {
    /// Converts the rejection into an operation's error.
    pub(crate) fn into_error(self, operation: &'static str) -> Error {
        let is_for_ever = self.needed > self.budget.calls;
        Error::new(ErrorKind::OverBudget, self.to_string())
            .with_operation(operation)
            .with_transience(if is_for_ever { Transience::Final } else { Transience::NotProcessed })
            .with_retry_after(self.room.map(|room| room.wait))
    }

    /// Adds the rejection to the error of a call whose retry exceeds the budget.
    pub(crate) fn give_up(&self, error: Error) -> Error {
        error.with_give_up(GiveUp::Calls).with_room_in(self.room.map(|room| room.wait))
    }
}

/// Formats the rejection, for example `flights: used 498 of 500 calls per hour; a search needs up to 8; 6 more are
/// available in 12 min`.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Refusal { budget: Budget { group, calls, per }, used, reserved, needed, room } = self;
        let period = match per.as_secs() {
            3600 => "hour".to_owned(),
            _ => in_minutes(*per),
        };
        write!(f, "{group}: used {used} of {calls} calls per {period}")?;
        if *reserved > 0 {
            write!(f, ", and running searches reserve {reserved} more")?;
        }
        match needed {
            1 => f.write_str("; 1 more is needed")?,
            needed => write!(f, "; a search needs up to {needed}")?,
        }
        let Some(Room { calls, wait, is_certain }) = room else {
            return f.write_str("; the budget is too small");
        };
        let (verb, wait) = (if *calls == 1 { "is" } else { "are" }, in_minutes(*wait));
        match is_certain {
            true => write!(f, "; {calls} more {verb} available in {wait}"),
            false => {
                write!(f, "; up to {calls} more {verb} available when running searches end, within {wait}")
            }
        }
    }
}
