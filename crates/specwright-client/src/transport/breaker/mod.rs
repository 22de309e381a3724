//! A transport that stops calling a service which fails, and tries it again later.
//!
//! tower has no circuit breaker, and those of other crates judge a call by its result: here a body that breaks off later,
//! and a call that its caller gives up after too long a silence, are failures as well.

mod circuit;
#[cfg(test)]
mod tests;

use std::fmt;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::{Duration, SystemTime};

use bytes::Bytes;
use futures_core::Stream;
use http::{Request, Response};

use self::circuit::{Circuit, Outcome, Pass, Rule};
use super::{Body, Transport, TransportError, TransportErrorKind};
use crate::Clock;
use crate::future::BoxFuture;

/// Refuses calls at once while the service fails, so that neither it nor its callers are held up by more of them.
///
/// It opens after a number of failures: by default 5 in a row. A failure is a call without connection, through a
/// proxy that fails, one that broke off, that was damaged, that came to a timeout, or was answered with a 5xx.
/// A call that its caller gives up counts too if nothing had come for [`patience`](Self::patience) while it was waited
/// for, as the timeouts of the client are of that kind. Other answers are successes, 4xx and 429 among them, as soon as
/// their body has ended or is dropped; a call that the transport could never carry counts as neither.
///
/// While it is open, calls fail with [`TransportErrorKind::CircuitOpen`], whose source is a [`CircuitOpen`]. After
/// [`pause`](Self::pause) one call is let through as a probe, and the others are refused until its answer begins or
/// fails to: the headers of one that is no 5xx close the circuit breaker, a failure opens it for another pause. If the
/// body of that answer breaks, it is the first failure of the closed circuit.
///
/// Give each host its own circuit breaker. With a limit around it (`Limited::new(Breaker::new(transport, clock), 8)`),
/// calls that wait are refused as soon as it is their turn; with the limit inside, they are refused without a wait,
/// but those that wait already are sent.
pub struct Breaker<T> {
    inner: T,
    circuit: Arc<Shared>,
    rule: Rule,
    patience: Duration,
}

/// What the calls under way report to.
struct Shared {
    clock: Box<dyn Clock>,
    circuit: Mutex<Circuit>,
}

/// The state of a [`Breaker`], for metrics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BreakerState {
    /// Calls pass. That many failures count at present.
    Closed {
        /// Failures that count.
        failures: u32,
    },
    /// Calls are refused.
    Open {
        /// The time since it opened.
        since: Duration,
        /// The time until a probe is let through.
        remaining: Duration,
    },
    /// One call is let through, or has been and has not ended.
    HalfOpen {
        /// Whether the probe is under way.
        probing: bool,
    },
}

/// The reason why a [`Breaker`] refused a call.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CircuitOpen {
    /// When the service began to be held for failing.
    pub since: SystemTime,
    /// When a call is let through again; `None` while a probe is under way.
    pub until: Option<SystemTime>,
    /// The number of failures that opened it.
    pub failures: u32,
}

impl<T> Breaker<T> {
    /// The default number of failures in a row after which it opens.
    pub const DEFAULT_FAILURES: u32 = 5;

    /// The default pause before a probe.
    pub const DEFAULT_PAUSE: Duration = Duration::from_secs(30);

    /// The default patience with a call that its caller gives up.
    pub const DEFAULT_PATIENCE: Duration = Duration::from_secs(10);

    /// A circuit breaker for this transport, by this clock.
    pub fn new(transport: T, clock: impl Clock) -> Self {
        let circuit = Mutex::new(Circuit::default());
        Breaker {
            inner: transport,
            circuit: Arc::new(Shared { clock: Box::new(clock), circuit }),
            rule: Rule { failures: Self::DEFAULT_FAILURES, window: None, pause: Self::DEFAULT_PAUSE },
            patience: Self::DEFAULT_PATIENCE,
        }
    }

    /// Opens after that many failures in a row, and at least one.
    #[must_use]
    pub fn after_failures(mut self, failures: u32) -> Self {
        self.rule = Rule { failures: failures.max(1), window: None, ..self.rule };
        self
    }

    /// Opens after that many failures, at least one, within that time, whatever succeeds between them.
    #[must_use]
    pub fn after_failures_within(mut self, failures: u32, window: Duration) -> Self {
        self.rule = Rule { failures: failures.max(1), window: Some(window), ..self.rule };
        self
    }

    /// Sets the time for which calls are refused before a probe is let through.
    #[must_use]
    pub fn pause(mut self, pause: Duration) -> Self {
        self.rule.pause = pause;
        self
    }

    /// Sets the wait for an answer, or for more of one, from which a call that its caller gives up is a failure.
    #[must_use]
    pub fn patience(mut self, patience: Duration) -> Self {
        self.patience = patience;
        self
    }

    /// The transport below.
    pub fn inner(&self) -> &T {
        &self.inner
    }

    /// Its state at present.
    pub fn state(&self) -> BreakerState {
        let now = self.circuit.clock.now();
        self.circuit.lock().state(&self.rule, now)
    }

    /// The number of calls refused so far.
    pub fn refused(&self) -> u64 {
        self.circuit.lock().refused()
    }

    /// The number of times that it opened so far.
    pub fn opened(&self) -> u64 {
        self.circuit.lock().opened()
    }

    /// Lets a call through, which reports how it ends; or refuses it.
    fn enter(&self) -> Result<Call, TransportError> {
        let now = self.circuit.clock.now();
        let refusal = match self.circuit.lock().enter(&self.rule, now) {
            Ok(pass) => {
                let (rule, patience) = (self.rule, self.patience);
                return Ok(Call {
                    circuit: self.circuit.clone(),
                    rule,
                    patience,
                    pass: Some(pass),
                    heard: now,
                    waits: true,
                    is_answered: false,
                });
            }
            Err(refusal) => refusal,
        };
        let wall = self.circuit.clock.wall();
        let cause = CircuitOpen {
            since: wall.checked_sub(refusal.since).unwrap_or(SystemTime::UNIX_EPOCH),
            until: refusal.remaining.and_then(|remaining| wall.checked_add(remaining)),
            failures: refusal.failures,
        };
        let error = TransportError::new(TransportErrorKind::CircuitOpen, cause);
        Err(match refusal.remaining {
            Some(remaining) => error.with_retry_after(remaining),
            None => error,
        })
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Circuit> {
        // No code of others runs while it is locked, so that a state can't be left half changed.
        self.circuit.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T: Transport> Transport for Breaker<T> {
    fn send(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<Response<Body>, TransportError>> {
        Box::pin(async {
            let mut call = self.enter()?;
            match self.inner.send(request).await {
                Ok(response) if response.status().is_server_error() => {
                    call.end(Outcome::Failure);
                    Ok(response)
                }
                Ok(response) => {
                    call.answered();
                    Ok(response.map(|body| Body::from_stream(Watched { body, call })))
                }
                Err(error) => {
                    call.end(outcome(error.kind()));
                    Err(error)
                }
            }
        })
    }
}

/// What a failure says of the service.
fn outcome(kind: TransportErrorKind) -> Outcome {
    match kind {
        TransportErrorKind::Connect
        | TransportErrorKind::Proxy
        | TransportErrorKind::Interrupted
        | TransportErrorKind::Timeout
        | TransportErrorKind::Damaged => Outcome::Failure,
        TransportErrorKind::Encoding => Outcome::Success,
        TransportErrorKind::Configuration
        | TransportErrorKind::Unsupported
        | TransportErrorKind::CircuitOpen => Outcome::Unknown,
    }
}

impl<T: fmt::Debug> fmt::Debug for Breaker<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("Breaker");
        out.field("inner", &self.inner).field("rule", &self.rule).field("patience", &self.patience);
        out.field("state", &self.state()).finish()
    }
}

impl fmt::Display for CircuitOpen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let CircuitOpen { since, until, failures } = self;
        let s = if *failures == 1 { "" } else { "s" };
        write!(f, "after {failures} failure{s}, since {}, ", httpdate::HttpDate::from(*since))?;
        match until {
            Some(until) => write!(f, "until {}", httpdate::HttpDate::from(*until)),
            None => f.write_str("until the probe that is under way succeeds"),
        }
    }
}

impl std::error::Error for CircuitOpen {}

/// A call under way.
struct Call {
    circuit: Arc<Shared>,
    rule: Rule,
    patience: Duration,
    /// `None` once it has ended.
    pass: Option<Pass>,
    /// When the service was last heard of, or the call sent.
    heard: Duration,
    /// Whether the service is waited for, rather than the caller.
    waits: bool,
    /// Whether its answer has begun, and is no failure so far.
    is_answered: bool,
}

impl Call {
    fn answered(&mut self) {
        self.heard();
        self.is_answered = true;
        self.pass = self.pass.take().map(|pass| self.circuit.lock().answer(pass));
    }

    fn heard(&mut self) {
        (self.heard, self.waits) = (self.circuit.clock.now(), false);
    }

    fn end(&mut self, outcome: Outcome) {
        let Some(pass) = self.pass.take() else { return };
        let now = self.circuit.clock.now();
        self.circuit.lock().end(&self.rule, pass, outcome, now);
    }
}

/// A call that is given up.
impl Drop for Call {
    fn drop(&mut self) {
        let waited = self.circuit.clock.now().saturating_sub(self.heard);
        self.end(match self.waits && waited >= self.patience {
            true => Outcome::Failure,
            false if self.is_answered => Outcome::Success,
            false => Outcome::Unknown,
        });
    }
}

/// A body whose end is that of its call.
struct Watched {
    body: Body,
    call: Call,
}

impl Stream for Watched {
    type Item = Result<Bytes, TransportError>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.call.waits = true;
        let chunk = ready!(Pin::new(&mut self.body).poll_next(cx));
        match &chunk {
            Some(Ok(_)) => self.call.heard(),
            Some(Err(error)) => self.call.end(outcome(error.kind())),
            None => self.call.end(Outcome::Success),
        }
        Poll::Ready(chunk)
    }
}
