//! A transport that stops calling a failing service, and tries it again later.
//!
//! tower has no circuit breaker, and the circuit breakers of other crates evaluate only the result of a call. Here, two
//! other events also count as failures: a body that is truncated later, and a call that ends without a response after
//! too long a silence.

mod circuit;
#[cfg(test)]
mod tests;

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

use bytes::Bytes;
use futures_util::stream;
use http::header::RETRY_AFTER;
use http::{Request, Response, StatusCode};

use self::circuit::{Circuit, Outcome, Pass, Rule};
use super::{Body, TimeLeft, Transport, TransportError, TransportErrorKind};
use crate::Clock;
use crate::future::BoxFuture;

/// A circuit breaker around a transport. The breaker rejects calls immediately while the service is failing, to protect
/// both the service and its callers.
///
/// The circuit opens after a number of failures, by default 5 in a row. The following events are failures: no
/// connection, a failing proxy, an interrupted or damaged response, a timeout, and a 5xx. A call that its own timeout
/// or deadline ends, or that its caller abandons, is also a failure if no data arrived for too long while the caller
/// was waiting. The limit is the shorter of [`patience`](Self::patience) and the time that the call had, but at least 1
/// s. Other responses are successes, including 4xx responses, as soon as their body has ended or is dropped. Three
/// events count as neither a success nor a failure: a call that the transport can't carry; a call that its own timeout,
/// its deadline or its caller ends before the response begins, without such a silence; and a 503 with `Retry-After`,
/// which a healthy service uses to reject a single call.
///
/// While the circuit is open, calls fail with an error of kind [`TransportErrorKind::CircuitOpen`], whose source is a
/// [`CircuitOpen`]. After [`pause`](Self::pause), one call is allowed as a probe, and other calls are rejected until
/// its response begins or the probe fails. Response headers without a 5xx close the circuit; a failure opens it for
/// another pause. If the body of the probe's response is truncated, the truncation counts as the first failure of the
/// closed circuit.
///
/// Use a separate circuit breaker for each host. With a limit around it
/// (`Limited::new(Breaker::new(transport, clock), 8)`), waiting calls are rejected as soon as it is their turn. With
/// the limit inside, new calls are rejected without a wait, but calls that are already waiting are sent.
pub struct Breaker<T> {
    inner: T,
    circuit: Arc<Shared>,
    rule: Rule,
    patience: Duration,
}

/// Minimum silence after which a service counts as not responding.
const MIN_PATIENCE: Duration = Duration::from_secs(1);

/// Margin below the patience limit: the breaker reads the clock slightly after the call's timeout has begun.
const CLOCK_TOLERANCE: Duration = Duration::from_millis(1);

/// The state that the calls in flight report to.
struct Shared {
    clock: Box<dyn Clock>,
    circuit: Mutex<Circuit>,
}

/// The state of a [`Breaker`], for metrics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BreakerState {
    /// Calls are allowed.
    Closed {
        /// The number of failures since the last success.
        failures: u32,
    },
    /// Calls are rejected.
    Open {
        /// The time since the circuit opened.
        since: Duration,
        /// The time until a probe is allowed.
        remaining: Duration,
    },
    /// One call is allowed as a probe, or a probe is in flight.
    HalfOpen {
        /// `true` if a probe is in flight.
        probing: bool,
    },
}

/// The reason why a [`Breaker`] rejected a call.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CircuitOpen {
    /// The time when the circuit opened.
    pub since: SystemTime,
    /// The time when the next call is allowed; `None` while a probe is in flight.
    pub until: Option<SystemTime>,
    /// The number of failures that opened the circuit, plus the failed probes since then.
    pub failures: u32,
}

impl<T> Breaker<T> {
    /// The default number of consecutive failures that open the circuit: 5.
    pub const DEFAULT_FAILURES: u32 = 5;

    /// The default pause before a probe: 30 s.
    pub const DEFAULT_PAUSE: Duration = Duration::from_secs(30);

    /// The default patience with a silent service: 10 s.
    pub const DEFAULT_PATIENCE: Duration = Duration::from_secs(10);

    /// Creates a circuit breaker around a transport, with the given clock.
    pub fn new(transport: T, clock: impl Clock) -> Self {
        let circuit = Mutex::new(Circuit::default());
        Breaker {
            inner: transport,
            circuit: Arc::new(Shared { clock: Box::new(clock), circuit }),
            rule: Rule { failures: Self::DEFAULT_FAILURES, pause: Self::DEFAULT_PAUSE },
            patience: Self::DEFAULT_PATIENCE,
        }
    }

    /// Opens the circuit after this number of consecutive failures, at least one.
    #[must_use]
    pub fn after_failures(mut self, failures: u32) -> Self {
        self.rule.failures = failures.max(1);
        self
    }

    /// Sets the time for which calls are rejected before a probe is allowed.
    #[must_use]
    pub fn pause(mut self, pause: Duration) -> Self {
        self.rule.pause = pause;
        self
    }

    /// Sets the time without data after which a call that ends without a complete response is a failure. For calls with
    /// shorter timeouts, the timeout applies instead. At least 1 s must pass in any case.
    #[must_use]
    pub fn patience(mut self, patience: Duration) -> Self {
        self.patience = patience;
        self
    }

    /// Returns the wrapped transport.
    pub fn inner(&self) -> &T {
        &self.inner
    }

    /// Returns the current state.
    pub fn state(&self) -> BreakerState {
        let now = self.circuit.clock.now();
        self.circuit.lock().state(&self.rule, now)
    }

    /// Returns the number of calls rejected so far.
    pub fn refused(&self) -> u64 {
        self.circuit.lock().refused()
    }

    /// Returns how many times the circuit has opened so far.
    pub fn opened(&self) -> u64 {
        self.circuit.lock().opened()
    }

    /// Admits or rejects a call. An admitted call reports its outcome.
    fn enter(&self, left: Option<TimeLeft>) -> Result<Call, TransportError> {
        let now = self.circuit.clock.now();
        let refusal = match self.circuit.lock().enter(&self.rule, now) {
            Ok(pass) => {
                let patience = left.map_or(self.patience, |left| left.0.min(self.patience));
                return Ok(Call {
                    circuit: self.circuit.clone(),
                    rule: self.rule,
                    patience: patience.max(MIN_PATIENCE).saturating_sub(CLOCK_TOLERANCE),
                    pass: Some(pass),
                    last_data: now,
                    is_waiting: true,
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
        // No caller's code runs under the lock, so a panic can't leave the state inconsistent.
        self.circuit.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T: Transport> Transport for Breaker<T> {
    fn send(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<Response<Body>, TransportError>> {
        Box::pin(async {
            let mut call = self.enter(request.extensions().get().copied())?;
            match self.inner.send(request).await {
                Ok(response) if response.status().is_server_error() => {
                    call.end(if is_refusal(&response) { Outcome::Unknown } else { Outcome::Failure });
                    Ok(response)
                }
                Ok(response) => {
                    call.answered();
                    Ok(response.map(|body| watched(body, call)))
                }
                Err(error) => {
                    call.end(outcome(error.kind()));
                    Err(error)
                }
            }
        })
    }
}

/// Returns whether a response is a 503 with `Retry-After`, which a healthy service uses to reject a single call.
fn is_refusal(response: &Response<Body>) -> bool {
    response.status() == StatusCode::SERVICE_UNAVAILABLE && response.headers().contains_key(RETRY_AFTER)
}

/// Returns the outcome that a kind of failure represents.
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
            None => f.write_str("until the probe in flight succeeds"),
        }
    }
}

impl std::error::Error for CircuitOpen {}

/// A call in flight.
struct Call {
    circuit: Arc<Shared>,
    rule: Rule,
    /// Silence after which the call is a failure if it ends.
    patience: Duration,
    /// The permission of the call; `None` once the call has ended.
    pass: Option<Pass>,
    /// Time of the last data from the service, or of the request.
    last_data: Duration,
    /// `true` if the call is waiting for the service, rather than for the caller.
    is_waiting: bool,
    /// `true` if the response has begun and is not a failure so far.
    is_answered: bool,
}

impl Call {
    fn answered(&mut self) {
        self.record_data();
        self.is_answered = true;
        self.pass = self.pass.take().map(|pass| self.circuit.lock().answer(pass));
    }

    fn record_data(&mut self) {
        (self.last_data, self.is_waiting) = (self.circuit.clock.now(), false);
    }

    fn end(&mut self, outcome: Outcome) {
        let Some(pass) = self.pass.take() else { return };
        let now = self.circuit.clock.now();
        self.circuit.lock().end(&self.rule, pass, outcome, now);
    }
}

/// Reports a call that ended before or during its response.
impl Drop for Call {
    fn drop(&mut self) {
        let waited = self.circuit.clock.now().saturating_sub(self.last_data);
        self.end(match self.is_waiting && waited >= self.patience {
            true => Outcome::Failure,
            false if self.is_answered => Outcome::Success,
            false => Outcome::Unknown,
        });
    }
}

/// Returns a response body that reports the outcome of its call.
fn watched(body: Body, call: Call) -> Body {
    Body::from_stream(stream::try_unfold((body, call), |(mut body, mut call)| async move {
        call.is_waiting = true;
        match body.chunk().await {
            Some(Ok(chunk)) => {
                call.record_data();
                Ok(Some((chunk, (body, call))))
            }
            Some(Err(error)) => {
                call.end(outcome(error.kind()));
                Err(error)
            }
            None => {
                call.end(Outcome::Success);
                Ok(None)
            }
        }
    }))
}
