//! A clock whose time advances on demand, or when all tasks are waiting.

use std::fmt;
use std::future::poll_fn;
use std::pin::{Pin, pin};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Wake, Waker};
use std::thread::Thread;
use std::time::{Duration, SystemTime};

use crate::Clock;
use crate::future::BoxFuture;

/// A clock whose waits take no real time. Clones share the same time. The clock needs no runtime.
///
/// Time stands still until a test [advances](FakeClock::advance) it. Within [`run`](FakeClock::run) or
/// [`block_on`](FakeClock::block_on), time advances automatically: when everything is waiting, it jumps to the end of
/// the next wait.
///
/// ```
/// use std::time::Duration;
///
/// use specwright_client::Clock;
/// use specwright_client::testing::FakeClock;
///
/// let clock = FakeClock::new();
/// clock.block_on(clock.sleep(Duration::from_secs(3600)));
/// assert_eq!(clock.now(), Duration::from_secs(3600));
/// ```
#[derive(Clone)]
pub struct FakeClock(Arc<Mutex<State>>);

struct State {
    now: Duration,
    /// Wall-clock time when the clock was created.
    start: SystemTime,
    sleepers: Vec<Sleeper>,
    /// Number of the next sleeper.
    next: u64,
    /// Wakers of the [runs](FakeClock::run) to notify of new sleepers.
    runs: Vec<Waker>,
}

struct Sleeper {
    number: u64,
    until: Duration,
    waker: Waker,
}

impl FakeClock {
    /// Wall-clock time of a new clock: 1994-11-06, 08:49:37 UTC, in seconds since 1970.
    const START: Duration = Duration::from_secs(784_111_777);

    /// Number of rounds without progress before time advances. In each round, the executor can run all other tasks,
    /// which may have to wake each other.
    const IDLE_ROUNDS: u32 = 32;

    /// Creates a clock at zero, with the wall-clock time 1994-11-06, 08:49:37 UTC.
    pub fn new() -> Self {
        Self::starting_at(SystemTime::UNIX_EPOCH + Self::START)
    }

    /// Creates a clock at zero, with this wall-clock time.
    pub fn starting_at(start: SystemTime) -> Self {
        let (now, sleepers, runs) = (Duration::ZERO, Vec::new(), Vec::new());
        FakeClock(Arc::new(Mutex::new(State { now, start, sleepers, next: 0, runs })))
    }

    /// Advances time, and wakes the sleepers that are due.
    pub fn advance(&self, time: Duration) {
        let due = {
            let mut state = self.state();
            state.now = state.now.saturating_add(time);
            state.take_due()
        };
        due.into_iter().for_each(Waker::wake);
    }

    /// Returns the number of waits in progress.
    pub fn waiting(&self) -> usize {
        self.state().sleepers.len()
    }

    /// Runs a future under any executor. Time advances automatically while the future waits.
    ///
    /// Tasks spawned on the same thread run before time advances. The clock does not wait for work on other threads or
    /// for other clocks. Within a tokio runtime, such work includes the decoding of responses of 1 MiB or more.
    pub async fn run<T>(&self, future: impl Future<Output = T>) -> T {
        let mut future = pin!(future);
        let relay = Arc::new(Relay::default());
        let waker = Waker::from(relay.clone());
        let mut idle_rounds = 0;
        poll_fn(move |cx| {
            relay.outer().clone_from(cx.waker());
            let was_woken = relay.take();
            if let Poll::Ready(done) = future.as_mut().poll(&mut Context::from_waker(&waker)) {
                return Poll::Ready(done);
            }
            idle_rounds = if was_woken || relay.take() { 0 } else { idle_rounds + 1 };
            if idle_rounds > Self::IDLE_ROUNDS {
                idle_rounds = 0;
                self.jump();
            }
            self.wake_while_waiting(cx.waker());
            Poll::Pending
        })
        .await
    }

    /// Runs a future like [`run`](Self::run), but without an executor: blocks this thread until the future completes.
    pub fn block_on<T>(&self, future: impl Future<Output = T>) -> T {
        let waker = Waker::from(Arc::new(Unpark(std::thread::current())));
        let mut future = pin!(self.run(future));
        loop {
            match future.as_mut().poll(&mut Context::from_waker(&waker)) {
                Poll::Ready(done) => return done,
                Poll::Pending => std::thread::park(),
            }
        }
    }

    /// Wakes a run immediately if there are sleepers, and otherwise as soon as a sleeper is added.
    fn wake_while_waiting(&self, run: &Waker) {
        let mut state = self.state();
        if !state.sleepers.is_empty() {
            drop(state);
            run.wake_by_ref();
        } else if !state.runs.iter().any(|known| known.will_wake(run)) {
            state.runs.push(run.clone());
        }
    }

    /// Advances time to the end of the next wait.
    fn jump(&self) {
        let due = {
            let mut state = self.state();
            let Some(next) = state.sleepers.iter().map(|sleeper| sleeper.until).min() else { return };
            state.now = state.now.max(next);
            state.take_due()
        };
        due.into_iter().for_each(Waker::wake);
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Removes the sleepers that are due. Returns their wakers in order of their times.
    fn take_due(&mut self) -> Vec<Waker> {
        let now = self.now;
        let mut due: Vec<_> = self.sleepers.extract_if(.., |sleeper| sleeper.until <= now).collect();
        due.sort_by_key(|sleeper| (sleeper.until, sleeper.number));
        due.into_iter().map(|sleeper| sleeper.waker).collect()
    }
}

impl Clock for FakeClock {
    fn now(&self) -> Duration {
        self.state().now
    }

    fn wall(&self) -> SystemTime {
        let state = self.state();
        state.start.checked_add(state.now).unwrap_or(state.start)
    }

    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()> {
        let until = self.now().saturating_add(time);
        Box::pin(Sleep { clock: self.clone(), until, number: None })
    }
}

impl Default for FakeClock {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for FakeClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = self.state();
        f.debug_struct("FakeClock").field("now", &state.now).field("waiting", &state.sleepers.len()).finish()
    }
}

/// A wait, registered with the clock from its first poll until it is over or dropped.
struct Sleep {
    clock: FakeClock,
    until: Duration,
    number: Option<u64>,
}

impl Future for Sleep {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<()> {
        let (clock, until) = (self.clock.clone(), self.until);
        let mut state = clock.state();
        if state.now >= until {
            return Poll::Ready(());
        }
        let known = self.number.and_then(|number| state.sleepers.iter_mut().find(|it| it.number == number));
        if let Some(sleeper) = known {
            sleeper.waker.clone_from(cx.waker());
            return Poll::Pending;
        }
        let number = state.next;
        self.number = Some(number);
        state.next += 1;
        state.sleepers.push(Sleeper { number, until, waker: cx.waker().clone() });
        let runs = std::mem::take(&mut state.runs);
        drop(state);
        runs.into_iter().for_each(Waker::wake);
        Poll::Pending
    }
}

impl Drop for Sleep {
    fn drop(&mut self) {
        if let Some(number) = self.number {
            self.clock.state().sleepers.retain(|sleeper| sleeper.number != number);
        }
    }
}

/// A waker that forwards to the executor's waker, and records that it was woken.
struct Relay {
    woken: AtomicBool,
    outer: Mutex<Waker>,
}

impl Relay {
    /// Returns whether the waker was called since the last call of this method.
    fn take(&self) -> bool {
        self.woken.swap(false, Ordering::AcqRel)
    }

    fn outer(&self) -> MutexGuard<'_, Waker> {
        self.outer.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Default for Relay {
    fn default() -> Self {
        Relay { woken: AtomicBool::new(false), outer: Mutex::new(Waker::noop().clone()) }
    }
}

impl Wake for Relay {
    fn wake(self: Arc<Self>) {
        self.woken.store(true, Ordering::Release);
        let outer = self.outer().clone();
        outer.wake();
    }
}

struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secs(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn time_stands_still_until_it_is_advanced() {
        let clock = FakeClock::new();
        let mut sleep = pin!(clock.sleep(secs(5)));
        let mut cx = Context::from_waker(Waker::noop());
        assert!(sleep.as_mut().poll(&mut cx).is_pending());
        clock.advance(Duration::from_millis(4999));
        assert!(sleep.as_mut().poll(&mut cx).is_pending());
        assert_eq!(clock.waiting(), 1);
        clock.advance(Duration::from_millis(1));
        assert_eq!(clock.waiting(), 0);
        assert!(sleep.as_mut().poll(&mut cx).is_ready());
        let wall = clock.wall().duration_since(SystemTime::UNIX_EPOCH).unwrap();
        assert_eq!(wall, FakeClock::START + secs(5));
    }

    #[test]
    fn a_dropped_wait_does_not_count() {
        let clock = FakeClock::new();
        clock.block_on(crate::future::before(clock.sleep(secs(3)), clock.sleep(secs(9))));
        assert_eq!((clock.now(), clock.waiting()), (secs(3), 0));
    }

    #[test]
    fn an_endless_wait_overflows_nothing() {
        let clock = FakeClock::new();
        clock.advance(secs(1));
        clock.block_on(clock.sleep(Duration::MAX));
        assert_eq!(clock.now(), Duration::MAX);
        assert!(clock.wall() > SystemTime::UNIX_EPOCH);
    }

    #[tokio::test]
    async fn tasks_that_wake_each_other_run_before_time_advances() {
        let clock = FakeClock::new();
        let (first, last) = (Arc::new(tokio::sync::Notify::new()), Arc::new(tokio::sync::Notify::new()));
        let mut before = first.clone();
        for _ in 0..10 {
            let (previous, following) = (before, Arc::new(tokio::sync::Notify::new()));
            before = following.clone();
            tokio::spawn(async move {
                previous.notified().await;
                following.notify_one();
            });
        }
        let (end, own) = (last.clone(), clock.clone());
        tokio::spawn(async move {
            own.sleep(secs(2)).await;
            before.notified().await;
            end.notify_one();
        });
        let late = clock.clone();
        let notified = clock.run(crate::future::before(
            async {
                first.notify_one();
                last.notified().await;
            },
            async move { late.sleep(secs(60)).await },
        ));
        assert_eq!((notified.await, clock.now()), (Some(()), secs(2)));
    }

    #[test]
    fn waits_end_in_chronological_order() {
        let (clock, order) = (FakeClock::new(), Mutex::new(Vec::new()));
        let wait = async |seconds: u64| {
            clock.sleep(secs(seconds)).await;
            order.lock().unwrap().push((seconds, clock.now().as_secs()));
        };
        clock.block_on(async {
            let (mut a, mut b, mut c) = (pin!(wait(3)), pin!(wait(1)), pin!(wait(2)));
            let mut left = 3;
            let mut done = [false; 3];
            poll_fn(|cx| {
                let mut poll = |at: usize, future: Pin<&mut dyn Future<Output = ()>>| {
                    if !done[at] && future.poll(cx).is_ready() {
                        done[at] = true;
                        left -= 1;
                    }
                };
                poll(0, a.as_mut());
                poll(1, b.as_mut());
                poll(2, c.as_mut());
                if left == 0 { Poll::Ready(()) } else { Poll::Pending }
            })
            .await;
        });
        assert_eq!(*order.lock().unwrap(), [(1, 1), (2, 2), (3, 3)]);
    }
}
