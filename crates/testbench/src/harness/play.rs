//! A well-behaved caller, which starts a search, polls until the search is complete, and fetches the search's pages.

use std::time::{Duration, Instant};

use hyper::StatusCode;
use wayfare_client::SERVICE;

use super::answer::{digest, progress};
use super::call::{Call, Caller, Reply};
use super::requests::Search;
use super::tally::{Complete, Ended, Followed, Kind, Outcome, Tally};

/// The minimum and the maximum wait between polls at pace 1. Each wait is twice as long as the previous one.
const WAITS: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(4));

/// The minimum wait between two polls at any pace, unless an additional poll is due earlier.
const MIN_WAIT: Duration = Duration::from_millis(20);

/// The wait after a rejected call whose response has no `Retry-After`.
const DEFAULT_WAIT: Duration = Duration::from_secs(1);

/// The wait before a call is retried because the connection failed, or because the node had an older state than the
/// previous node.
const RETRY_DELAY: Duration = Duration::from_millis(100);

/// The time after which an incomplete search counts as lost at pace 0. Each unit of pace adds the same amount of time.
const SEARCH_TIMEOUT: Duration = Duration::from_secs(60);

/// The polling policy of a caller.
#[derive(Clone, Debug)]
pub(crate) struct PollPolicy {
    /// The factor for the waits between polls. The factor equals the pace of the providers, so that a search needs
    /// the same number of polls at any pace.
    pub pace: f64,
    /// The maximum wait between two polls at pace 1.
    pub max_wait: Duration,
    /// Times since the start of a search at which an additional poll is due.
    pub dues: Vec<Duration>,
    /// `true` if polls include the cluster of the previous response, which a balancer uses to route them.
    pub has_affinity: bool,
    /// `true` if polls are retried after a broken connection, because other nodes serve the same address.
    pub retries_broken: bool,
}

impl PollPolicy {
    /// Returns the policy for a client of a single service.
    pub fn at_pace(pace: f64) -> PollPolicy {
        PollPolicy { pace, max_wait: WAITS.1, dues: Vec::new(), has_affinity: false, retries_broken: false }
    }

    /// Returns the wait before the next poll, given the number of polls so far and the elapsed time of the search.
    fn wait(&self, polls: u32, elapsed: Duration) -> Duration {
        let wait = WAITS.0.saturating_mul(2_u32.saturating_pow(polls)).min(self.max_wait);
        let wait = wait.mul_f64(self.pace).max(MIN_WAIT);
        let due = self.dues.iter().map(|due| due.saturating_sub(elapsed)).filter(|due| !due.is_zero());
        due.min().map_or(wait, |due| due.min(wait))
    }
}

/// Runs a search to the end. Returns its history, if the service accepted the search, and its complete response. For
/// a paged search, also returns the response for the second page.
pub(crate) async fn play(
    caller: &mut Caller,
    search: &Search,
    policy: &PollPolicy,
    tally: &Tally,
) -> (Option<Followed>, Result<Vec<Complete>, Ended>) {
    let reply = match answered(caller, Kind::Start, &search.start(), tally).await {
        Ok(reply) => reply,
        Err(ended) => return (None, Err(ended)),
    };
    let (begun, by) = (reply.begun, reply.by.clone());
    let followed = Followed { begun, by, unfinished: Duration::ZERO, complete: None };
    let until = begun + SEARCH_TIMEOUT + SEARCH_TIMEOUT.mul_f64(policy.pace);
    let mut polling = Polling { caller, search, policy, tally, until, followed };
    let answers = polling.follow(reply).await;
    (Some(polling.followed), answers)
}

/// An accepted search and the caller that polls it.
struct Polling<'a> {
    caller: &'a mut Caller,
    search: &'a Search,
    policy: &'a PollPolicy,
    tally: &'a Tally,
    until: Instant,
    followed: Followed,
}

impl Polling<'_> {
    async fn follow(&mut self, mut reply: Reply) -> Result<Vec<Complete>, Ended> {
        for polls in 0.. {
            let state = progress(self.search.vertical, &reply.body);
            let state =
                state.ok_or_else(|| Ended::Unexpected(format!("no state: {}", begin(&reply.body))))?;
            let cluster = if self.policy.has_affinity { state.cluster } else { String::new() };
            if state.is_complete {
                self.followed.complete = Some(reply.begun + reply.took - self.followed.begun);
                return self.answers(reply, &state.id, &cluster).await;
            }
            self.followed.unfinished = reply.begun - self.followed.begun;
            if Instant::now() > self.until {
                break;
            }
            tokio::time::sleep(self.policy.wait(polls, self.followed.begun.elapsed())).await;
            reply = self.polled(&self.search.poll(&state.id, &cluster)).await?;
        }
        Err(Ended::Lost("not complete in time".to_owned()))
    }

    async fn answers(&mut self, reply: Reply, id: &str, cluster: &str) -> Result<Vec<Complete>, Ended> {
        let mut answers = vec![self.complete(reply)];
        if self.search.is_paged {
            let page = self.second_page(id, cluster).await?;
            answers.push(self.complete(page));
        }
        Ok(answers)
    }

    /// Fetches the second page of a complete search. A node that does not have the whole page yet reports the search as
    /// incomplete.
    async fn second_page(&mut self, id: &str, cluster: &str) -> Result<Reply, Ended> {
        while Instant::now() < self.until {
            let page = self.polled(&self.search.second_page(id, cluster)).await?;
            if progress(self.search.vertical, &page.body).is_some_and(|progress| progress.is_complete) {
                return Ok(page);
            }
            self.tally.count(Outcome::Regressed);
            tokio::time::sleep(RETRY_DELAY).await;
        }
        Err(Ended::Lost("no longer complete".to_owned()))
    }

    fn complete(&self, reply: Reply) -> Complete {
        if reply.misses_providers {
            self.tally.count(Outcome::Missing);
        }
        Complete { digest: digest(self.search.vertical, &reply.body), body: reply.body }
    }

    /// Makes a call of an accepted search, and repeats it until a response arrives. Rejected calls are repeated after
    /// the requested wait. Calls whose connection failed are repeated if the policy allows it.
    async fn polled(&mut self, call: &Call) -> Result<Reply, Ended> {
        loop {
            let begun = Instant::now();
            let wait = match answered(self.caller, Kind::Poll, call, self.tally).await {
                Err(Ended::Refused(_)) if begun > self.until => {
                    return Err(Ended::Lost("rejected until the end".to_owned()));
                }
                Err(Ended::Refused(wait)) => wait,
                Err(Ended::Broken(_)) if self.policy.retries_broken && begun < self.until => {
                    self.tally.count(Outcome::Retried);
                    RETRY_DELAY
                }
                end => return end,
            };
            if self.followed.complete.is_none() {
                self.followed.unfinished = begun - self.followed.begun;
            }
            tokio::time::sleep(wait).await;
        }
    }
}

/// Makes a call once and classifies the response.
async fn answered(caller: &mut Caller, kind: Kind, call: &Call, tally: &Tally) -> Result<Reply, Ended> {
    let reply = caller.call(call).await.map_err(Ended::Broken)?;
    match reply.status {
        StatusCode::OK | StatusCode::ACCEPTED => {
            tally.answered(kind, &reply);
            Ok(reply)
        }
        StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => {
            tally.refused(kind, &reply);
            Err(Ended::Refused(reply.retry_after.unwrap_or(DEFAULT_WAIT)))
        }
        status => {
            let message = format!("{kind:?} returned {status}: {}", begin(&reply.body));
            let is_gone = SERVICE.search_gone.iter().any(|code| message.contains(code));
            Err(if is_gone && kind == Kind::Poll { Ended::Lost(message) } else { Ended::Unexpected(message) })
        }
    }
}

/// Returns the beginning of a body as a string.
fn begin(body: &[u8]) -> String {
    String::from_utf8_lossy(&body[..body.len().min(300)]).into_owned()
}

/// Starts a search and abandons it.
pub(crate) async fn start_only(caller: &mut Caller, search: &Search, tally: &Tally) {
    if let Err(ended) = answered(caller, Kind::Start, &search.start(), tally).await {
        tally.ended(&ended);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_and_end_where_a_poll_is_due() {
        let seconds = Duration::from_secs_f64;
        let policy = PollPolicy { dues: vec![seconds(3.0), seconds(10.0)], ..PollPolicy::at_pace(2.0) };
        assert_eq!(policy.wait(0, seconds(0.0)), seconds(1.0));
        assert_eq!(policy.wait(1, seconds(1.0)), seconds(2.0));
        assert_eq!(policy.wait(2, seconds(2.5)), seconds(0.5));
        assert_eq!(policy.wait(3, seconds(3.0)), seconds(7.0));
        assert_eq!(policy.wait(99, seconds(10.0)), seconds(8.0));
    }
}
