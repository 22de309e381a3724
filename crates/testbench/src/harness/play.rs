//! One search, as a careful caller makes it: started, polled until it is complete, and paged.

use std::time::{Duration, Instant};

use hyper::StatusCode;
use wayfare_client::SERVICE;

use super::answer::{digest, progress};
use super::call::{Call, Caller, Reply};
use super::requests::Search;
use super::tally::{Complete, Ended, Followed, Kind, Outcome, Tally};

/// The waits between polls at pace 1: the first one, each twice as long as the one before, and the longest.
const WAITS: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(4));

/// The shortest wait between two polls, whatever the pace.
const SHORTEST_WAIT: Duration = Duration::from_millis(20);

/// The wait of a refused caller that was not told how long to wait.
const UNTOLD_WAIT: Duration = Duration::from_secs(1);

/// The wait before a call is made again whose connection has failed, or whose node knew less than the one before.
const AGAIN: Duration = Duration::from_millis(100);

/// The time after which a search that is not complete counts as lost: this long, and again for each unit of pace.
const LONGEST: Duration = Duration::from_secs(60);

/// The polling policy of a caller.
#[derive(Clone, Debug)]
pub(crate) struct Manner {
    /// Scales the waits between polls as those of the providers are, so that a search has as many at any pace.
    pub pace: f64,
    /// The longest wait between two polls at pace 1.
    pub longest_wait: Duration,
    /// Times after its start at which it is polled, whatever the waits are.
    pub dues: Vec<Duration>,
    /// `true` if polls are retried after a broken connection, since another node is behind the same address.
    pub insists: bool,
}

impl Manner {
    /// As a client does it that speaks to one service.
    pub fn at(pace: f64) -> Manner {
        Manner { pace, longest_wait: WAITS.1, dues: Vec::new(), insists: false }
    }

    /// The time from now to the next poll of a search that has run for a time, after waits of that number.
    fn wait(&self, polls: u32, elapsed: Duration) -> Duration {
        let wait = WAITS.0.saturating_mul(2_u32.saturating_pow(polls)).min(self.longest_wait);
        let wait = wait.mul_f64(self.pace).max(SHORTEST_WAIT);
        let due = self.dues.iter().map(|due| due.saturating_sub(elapsed)).filter(|due| !due.is_zero());
        due.min().map_or(wait, |due| due.min(wait))
    }
}

/// Plays a search to its end. Returns its course, if it was accepted, and its complete answer, with that to the second
/// page of a paged search.
pub(crate) async fn play(
    caller: &mut Caller,
    search: &Search,
    manner: &Manner,
    tally: &Tally,
) -> (Option<Followed>, Result<Vec<Complete>, Ended>) {
    let reply = match answered(caller, Kind::Start, &search.start(), tally).await {
        Ok(reply) => reply,
        Err(ended) => return (None, Err(ended)),
    };
    let (begun, by) = (reply.begun, reply.by.clone());
    let followed = Followed { begun, by, unfinished: Duration::ZERO, complete: None };
    let until = begun + LONGEST + LONGEST.mul_f64(manner.pace);
    let mut polling = Polling { caller, search, manner, tally, until, followed };
    let answers = polling.follow(reply).await;
    (Some(polling.followed), answers)
}

/// An accepted search that is followed.
struct Polling<'a> {
    caller: &'a mut Caller,
    search: &'a Search,
    manner: &'a Manner,
    tally: &'a Tally,
    until: Instant,
    followed: Followed,
}

impl Polling<'_> {
    async fn follow(&mut self, mut reply: Reply) -> Result<Vec<Complete>, Ended> {
        for polls in 0.. {
            let state = progress(self.search.vertical, &reply.body);
            let state = state.ok_or_else(|| Ended::Odd(format!("no state: {}", begin(&reply.body))))?;
            if state.is_complete {
                self.followed.complete = Some(reply.begun + reply.took - self.followed.begun);
                return self.answers(reply, &state.id).await;
            }
            self.followed.unfinished = reply.begun - self.followed.begun;
            if Instant::now() > self.until {
                break;
            }
            tokio::time::sleep(self.manner.wait(polls, self.followed.begun.elapsed())).await;
            reply = self.polled(&self.search.poll(&state.id)).await?;
        }
        Err(Ended::Lost("not complete in time".to_owned()))
    }

    async fn answers(&mut self, reply: Reply, id: &str) -> Result<Vec<Complete>, Ended> {
        let mut answers = vec![self.complete(reply)];
        if self.search.is_paged {
            let page = self.second_page(id).await?;
            answers.push(self.complete(page));
        }
        Ok(answers)
    }

    /// The second page of a complete search. Another node may not have all of it yet, and says so.
    async fn second_page(&mut self, id: &str) -> Result<Reply, Ended> {
        while Instant::now() < self.until {
            let page = self.polled(&self.search.second_page(id)).await?;
            if progress(self.search.vertical, &page.body).is_some_and(|progress| progress.is_complete) {
                return Ok(page);
            }
            self.tally.count(Outcome::Back);
            tokio::time::sleep(AGAIN).await;
        }
        Err(Ended::Lost("not complete any more".to_owned()))
    }

    fn complete(&self, reply: Reply) -> Complete {
        if reply.misses_providers {
            self.tally.count(Outcome::Missing);
        }
        Complete { digest: digest(self.search.vertical, &reply.body), body: reply.body }
    }

    /// The answer to a call of a search that is there. Refused calls are made again after the time told, and those
    /// whose connection failed if the manner is so.
    async fn polled(&mut self, call: &Call) -> Result<Reply, Ended> {
        loop {
            let begun = Instant::now();
            let wait = match answered(self.caller, Kind::Poll, call, self.tally).await {
                Err(Ended::Refused(_)) if begun > self.until => {
                    return Err(Ended::Lost("refused until the end".to_owned()));
                }
                Err(Ended::Refused(wait)) => wait,
                Err(Ended::Broken(_)) if self.manner.insists && begun < self.until => {
                    self.tally.count(Outcome::Repeated);
                    AGAIN
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

/// The answer to a call that was made once.
async fn answered(caller: &mut Caller, kind: Kind, call: &Call, tally: &Tally) -> Result<Reply, Ended> {
    let reply = caller.call(call).await.map_err(Ended::Broken)?;
    match reply.status {
        StatusCode::OK | StatusCode::ACCEPTED => {
            tally.answered(kind, &reply);
            Ok(reply)
        }
        StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => {
            tally.refused(kind, &reply);
            Err(Ended::Refused(reply.retry_after.unwrap_or(UNTOLD_WAIT)))
        }
        status => {
            let said = format!("{kind:?} answered by {status}: {}", begin(&reply.body));
            let is_gone = SERVICE.search_gone.iter().any(|code| said.contains(code));
            Err(if is_gone && kind == Kind::Poll { Ended::Lost(said) } else { Ended::Odd(said) })
        }
    }
}

/// The begin of a body, for people.
fn begin(body: &[u8]) -> String {
    String::from_utf8_lossy(&body[..body.len().min(300)]).into_owned()
}

/// Starts a search and leaves it.
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
        let manner = Manner { dues: vec![seconds(3.0), seconds(10.0)], ..Manner::at(2.0) };
        assert_eq!(manner.wait(0, seconds(0.0)), seconds(1.0));
        assert_eq!(manner.wait(1, seconds(1.0)), seconds(2.0));
        assert_eq!(manner.wait(2, seconds(2.5)), seconds(0.5));
        assert_eq!(manner.wait(3, seconds(3.0)), seconds(7.0));
        assert_eq!(manner.wait(99, seconds(10.0)), seconds(8.0));
    }
}
