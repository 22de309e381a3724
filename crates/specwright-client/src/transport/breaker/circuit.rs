//! The state machine of a circuit breaker, which uses no clock and makes no calls.

use std::time::Duration;

use super::BreakerState;

/// The conditions for opening the circuit, and the length of the pause.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rule {
    /// Number of consecutive failures that open the circuit, at least 1.
    pub(super) failures: u32,
    pub(super) pause: Duration,
}

/// The outcome of a call, as evidence about the service.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Success,
    Failure,
    Unknown,
}

/// The permission of one call to proceed, which becomes void when the state changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pass {
    generation: u64,
}

/// The rejection of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Refusal {
    pub(super) since: Duration,
    /// Time until a probe is allowed; `None` while a probe is in flight.
    pub(super) remaining: Option<Duration>,
    pub(super) failures: u32,
}

#[derive(Default)]
pub(super) struct Circuit {
    state: State,
    /// Number of state changes, so calls from before a change do not count after it.
    generation: u64,
    refused: u64,
    opened: u64,
}

#[derive(Debug)]
enum State {
    /// Holds the number of failures since the last success.
    Closed(u32),
    Open(Open),
}

#[derive(Clone, Copy, Debug)]
struct Open {
    /// Time when the circuit left the closed state.
    since: Duration,
    /// Time when the current pause began.
    paused: Duration,
    failures: u32,
    probing: bool,
}

impl Default for State {
    fn default() -> Self {
        State::Closed(0)
    }
}

impl Circuit {
    pub(super) fn enter(&mut self, rule: &Rule, now: Duration) -> Result<Pass, Refusal> {
        let pass = Pass { generation: self.generation };
        let State::Open(open) = &mut self.state else { return Ok(pass) };
        let remaining = open.remaining(rule, now);
        if remaining.is_zero() && !open.probing {
            open.probing = true;
            return Ok(pass);
        }
        self.refused += 1;
        Err(Refusal {
            since: now.saturating_sub(open.since),
            remaining: (!open.probing).then_some(remaining),
            failures: open.failures,
        })
    }

    /// Records that a response has begun and is not a failure so far. At this point, a probe succeeds, because the
    /// duration of the rest often depends on how fast the caller reads. Returns the permission with which the call
    /// continues.
    pub(super) fn answer(&mut self, pass: Pass) -> Pass {
        if pass.generation == self.generation && matches!(self.state, State::Open(_)) {
            self.close();
            return Pass { generation: self.generation };
        }
        pass
    }

    pub(super) fn end(&mut self, rule: &Rule, pass: Pass, outcome: Outcome, now: Duration) {
        if pass.generation != self.generation {
            return;
        }
        match (&mut self.state, outcome) {
            (State::Closed(failures), Outcome::Failure) => {
                *failures += 1;
                if *failures >= rule.failures {
                    self.opened += 1;
                    let open = Open { since: now, paused: now, failures: rule.failures, probing: false };
                    self.change_to(State::Open(open));
                }
            }
            (State::Closed(failures), Outcome::Success) => *failures = 0,
            (State::Closed(_), Outcome::Unknown) => {}
            (State::Open(_), Outcome::Success) => self.close(),
            (State::Open(open), Outcome::Failure) => {
                let failures = open.failures.saturating_add(1);
                let open = Open { paused: now, failures, probing: false, ..*open };
                self.change_to(State::Open(open));
            }
            (State::Open(open), Outcome::Unknown) => open.probing = false,
        }
    }

    fn close(&mut self) {
        self.change_to(State::default());
    }

    fn change_to(&mut self, state: State) {
        self.state = state;
        self.generation += 1;
    }

    pub(super) fn state(&self, rule: &Rule, now: Duration) -> BreakerState {
        match &self.state {
            State::Closed(failures) => BreakerState::Closed { failures: *failures },
            State::Open(open) => match open.remaining(rule, now) {
                Duration::ZERO => BreakerState::HalfOpen { probing: open.probing },
                remaining => BreakerState::Open { since: now.saturating_sub(open.since), remaining },
            },
        }
    }

    pub(super) fn refused(&self) -> u64 {
        self.refused
    }

    pub(super) fn opened(&self) -> u64 {
        self.opened
    }
}

impl Open {
    /// Returns the remaining time of the pause.
    fn remaining(&self, rule: &Rule, now: Duration) -> Duration {
        rule.pause.saturating_sub(now.saturating_sub(self.paused))
    }
}
