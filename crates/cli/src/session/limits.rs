//! The limits of a command: one deadline for everything that the command waits for, and the signals that stop the
//! command.

use std::fmt;
use std::time::Duration;

use clap::Args;
use tokio::time::Instant;
use wayfare_client::flights::FlightsProtocol;
use wayfare_client::poll::Search;

use crate::exit::{Exit, Failure};
use crate::terminal::interrupt::{Interrupt, Signal};
use crate::values::duration::Wait;

/// The deadline of a command that calls a service.
#[derive(Clone, Copy, Debug, Args)]
pub struct DeadlineArg {
    /// Stop after this time, including lookups of names and labels, and print the results so far: 30s, 2m
    // The default is the same for all protocols.
    #[arg(long, value_name = "TIME", help_heading = "Waiting")]
    #[arg(default_value_t = Wait(Search::<FlightsProtocol>::DEFAULT_DEADLINE))]
    pub deadline: Wait,
}

/// Limits that can stop a command early. The limits start with the command and apply whenever the command waits.
#[derive(Clone, Debug)]
pub struct Limits {
    began: Instant,
    deadline: Wait,
    interrupt: Interrupt,
}

impl Limits {
    /// Creates limits that start now.
    pub fn begin(asked: DeadlineArg) -> Self {
        Limits { began: Instant::now(), deadline: asked.deadline, interrupt: Interrupt::listen() }
    }

    /// Returns the time left until the deadline.
    pub fn left(&self) -> Duration {
        self.deadline.0.saturating_sub(self.began.elapsed())
    }

    /// Returns the stop reason for the expired deadline.
    pub fn deadline_stop(&self) -> Stop {
        Stop::Deadline(self.deadline)
    }

    /// Waits for the first signal.
    pub async fn signal(&self) -> Stop {
        Stop::Signal(self.interrupt.clone().signal().await)
    }

    /// Runs a future within the limits.
    ///
    /// # Errors
    /// Returns the stop reason if the future is stopped.
    pub async fn run_within<T>(&self, work: impl Future<Output = T>) -> Result<T, Stop> {
        let left = self.left();
        if left.is_zero() {
            return Err(self.deadline_stop());
        }
        tokio::select! {
            biased;
            stop = self.signal() => Err(stop),
            () = tokio::time::sleep(left) => Err(self.deadline_stop()),
            done = work => Ok(done),
        }
    }
}

/// The reason for an early stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The deadline passed.
    Deadline(Wait),
    /// A signal arrived.
    Signal(Signal),
}

impl Stop {
    /// Creates the failure for a command that was stopped while it waited for `what`.
    pub fn while_waiting_for(self, what: impl fmt::Display) -> Failure {
        Failure::new(Exit::Stopped, format!("{self} while waiting for {what}"))
    }
}

/// Formats the reason, for example `stopped after 5s` or `stopped by Ctrl-C`.
impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stop::Deadline(wait) => write!(f, "stopped after {wait}"),
            Stop::Signal(signal) => write!(f, "stopped by {signal}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::pending;

    use super::*;

    /// Creates limits that start now.
    fn limits(seconds: u64) -> Limits {
        Limits::begin(DeadlineArg { deadline: Wait(Duration::from_secs(seconds)) })
    }

    /// Creates limits that started some time ago.
    fn limits_started(ago: u64, seconds: u64) -> Limits {
        let limits = limits(seconds);
        Limits { began: limits.began - Duration::from_secs(ago), ..limits }
    }

    #[tokio::test]
    async fn one_deadline_covers_all_waiting() {
        let limits = limits_started(600, 1_000);
        assert!(limits.left() <= Duration::from_secs(400), "the 600 s that have passed were not deducted");
        assert_eq!(limits.run_within(async { 7 }).await, Ok(7));
        let late = limits_started(1_000, 1_000);
        assert_eq!(
            (late.left(), late.run_within(pending::<()>()).await),
            (Duration::ZERO, Err(late.deadline_stop()))
        );
        // No work starts after the deadline.
        assert!(late.run_within(async { panic!("the future was polled") }).await.is_err());
    }

    #[tokio::test]
    async fn stops_name_what_the_command_waited_for() {
        let stop = limits_started(91, 90).run_within(pending::<()>()).await.unwrap_err();
        let failure = stop.while_waiting_for("the place");
        assert_eq!(failure.exit, Exit::Stopped);
        assert_eq!(failure.to_string(), "error: stopped after 1m 30s while waiting for the place");
        let stop = Stop::Signal(Signal::Terminate);
        assert_eq!(stop.to_string(), "stopped by SIGTERM");
    }
}
