//! The states of a circuit breaker and the steps between them, without time or calls of its own.

use std::collections::VecDeque;
use std::time::Duration;

use super::BreakerState;

/// When it opens, and for how long.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rule {
    /// At least 1.
    pub(super) failures: u32,
    /// The time for which failures count; without one they count until a success.
    pub(super) window: Option<Duration>,
    pub(super) pause: Duration,
}

/// How a call ended, as far as it tells about the service.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Success,
    Failure,
    Unknown,
}

/// The right of one call to pass, void once the state has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pass {
    generation: u64,
}

/// Why a call may not pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Refusal {
    pub(super) since: Duration,
    /// `None` while a probe is under way.
    pub(super) remaining: Option<Duration>,
    pub(super) failures: u32,
}

#[derive(Default)]
pub(super) struct Circuit {
    state: State,
    /// Counts changes of the state, so that calls from before one don't count after it.
    generation: u64,
    refused: u64,
    opened: u64,
}

#[derive(Debug)]
enum State {
    /// With the times of the failures that count, oldest first.
    Closed(VecDeque<Duration>),
    Open(Open),
}

#[derive(Clone, Copy, Debug)]
struct Open {
    /// When it left the closed state.
    since: Duration,
    /// When the pause began.
    paused: Duration,
    failures: u32,
    probing: bool,
}

impl Default for State {
    fn default() -> Self {
        State::Closed(VecDeque::new())
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

    /// An answer begins that is no failure so far. To a probe that is enough: how long the rest takes is often up to
    /// the caller. Returns the right of the call to go on.
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
                failures.push_back(now);
                forget_old(failures, rule, now);
                if failures.len() >= rule.failures as usize {
                    self.opened += 1;
                    let open = Open { since: now, paused: now, failures: rule.failures, probing: false };
                    self.turn_to(State::Open(open));
                }
            }
            (State::Closed(failures), Outcome::Success) if rule.window.is_none() => failures.clear(),
            (State::Closed(_), _) => {}
            (State::Open(_), Outcome::Success) => self.close(),
            (State::Open(open), Outcome::Failure) => {
                let failures = open.failures.saturating_add(1);
                let open = Open { paused: now, failures, probing: false, ..*open };
                self.turn_to(State::Open(open));
            }
            (State::Open(open), Outcome::Unknown) => open.probing = false,
        }
    }

    fn close(&mut self) {
        self.turn_to(State::default());
    }

    fn turn_to(&mut self, state: State) {
        self.state = state;
        self.generation += 1;
    }

    pub(super) fn state(&mut self, rule: &Rule, now: Duration) -> BreakerState {
        match &mut self.state {
            State::Closed(failures) => {
                forget_old(failures, rule, now);
                BreakerState::Closed { failures: failures.len() as u32 }
            }
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
    /// The rest of the pause.
    fn remaining(&self, rule: &Rule, now: Duration) -> Duration {
        rule.pause.saturating_sub(now.saturating_sub(self.paused))
    }
}

fn forget_old(failures: &mut VecDeque<Duration>, rule: &Rule, now: Duration) {
    let Some(window) = rule.window else { return };
    while failures.front().is_some_and(|&failed| now.saturating_sub(failed) > window) {
        failures.pop_front();
    }
}
