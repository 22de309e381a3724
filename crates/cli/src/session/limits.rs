//! The limits of a command: one deadline for all that it waits for, and signals that ask it to end.

use std::fmt;
use std::time::Duration;

use clap::Args;
use tokio::time::Instant;
use wayfare_client::flights::FlightsProtocol;
use wayfare_client::poll::Search;

use crate::exit::{Exit, Failure};
use crate::terminal::interrupt::{Interrupt, Signal};
use crate::values::duration::Wait;

/// The deadline of a command that calls the service.
#[derive(Clone, Copy, Debug, Args)]
pub struct DeadlineArg {
    /// Stop after this time, look-ups of names and labels included, and print what was found so far: 30s, 2m
    // The default is the same for all protocols.
    #[arg(long, value_name = "TIME", help_heading = "Waiting")]
    #[arg(default_value_t = Wait(Search::<FlightsProtocol>::DEFAULT_DEADLINE))]
    pub deadline: Wait,
}

/// What ends a command before it is done. Made once, at its start; whatever waits for the service waits within it.
#[derive(Clone, Debug)]
pub struct Limits {
    began: Instant,
    deadline: Wait,
    interrupt: Interrupt,
}

impl Limits {
    /// The limits of a command that begins now.
    pub fn begin(asked: DeadlineArg) -> Self {
        Limits { began: Instant::now(), deadline: asked.deadline, interrupt: Interrupt::listen() }
    }

    /// The time left until the deadline.
    pub fn left(&self) -> Duration {
        self.deadline.0.saturating_sub(self.began.elapsed())
    }

    /// The end by the deadline.
    pub fn at_the_deadline(&self) -> Stop {
        Stop::Deadline(self.deadline)
    }

    /// Waits for the first signal.
    pub async fn signal(&self) -> Stop {
        Stop::Signal(self.interrupt.clone().signal().await)
    }

    /// The result of some work, if it is done in time.
    ///
    /// # Errors
    /// What stopped it.
    pub async fn hold<T>(&self, work: impl Future<Output = T>) -> Result<T, Stop> {
        let left = self.left();
        if left.is_zero() {
            return Err(self.at_the_deadline());
        }
        tokio::select! {
            biased;
            stop = self.signal() => Err(stop),
            () = tokio::time::sleep(left) => Err(self.at_the_deadline()),
            done = work => Ok(done),
        }
    }
}

/// The reason for an end before all was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The deadline passed.
    Deadline(Wait),
    /// A signal came.
    Signal(Signal),
}

impl Stop {
    /// The failure of a command that was stopped while it waited for this.
    pub fn while_waiting_for(self, what: impl fmt::Display) -> Failure {
        Failure::new(Exit::Stopped, format!("{self} while waiting for {what}"))
    }
}

/// `stopped after 5s`, `stopped by Ctrl-C`
impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stop::Deadline(wait) => write!(f, "stopped after {wait}"),
            Stop::Signal(signal) => write!(f, "stopped by {signal}"),
        }
    }
}

#[cfg(test)]
pub mod tests {
    use std::future::pending;

    use super::*;

    /// Limits that begin now.
    pub fn limits(seconds: u64) -> Limits {
        Limits::begin(DeadlineArg { deadline: Wait(Duration::from_secs(seconds)) })
    }

    /// Limits of a command that began some time ago.
    fn begun(ago: u64, seconds: u64) -> Limits {
        let limits = limits(seconds);
        Limits { began: limits.began - Duration::from_secs(ago), ..limits }
    }

    #[tokio::test]
    async fn one_deadline_holds_for_all_that_is_waited_for() {
        let limits = begun(600, 1_000);
        assert!(limits.left() <= Duration::from_secs(400), "the first look-up took 600 s");
        assert_eq!(limits.hold(async { 7 }).await, Ok(7));
        let late = begun(1_000, 1_000);
        assert_eq!(
            (late.left(), late.hold(pending::<()>()).await),
            (Duration::ZERO, Err(late.at_the_deadline()))
        );
        // Nothing is begun afterwards.
        assert!(late.hold(async { panic!("it began") }).await.is_err());
    }

    #[tokio::test]
    async fn it_is_told_what_was_waited_for() {
        let stop = begun(91, 90).hold(pending::<()>()).await.unwrap_err();
        let failure = stop.while_waiting_for("the place");
        assert_eq!(failure.exit, Exit::Stopped);
        assert_eq!(failure.to_string(), "error: stopped after 1m 30s while waiting for the place");
        let stop = Stop::Signal(Signal::Terminate);
        assert_eq!(stop.to_string(), "stopped by SIGTERM");
    }
}
