//! One search, as a careful caller makes it: started, polled until it is complete, and paged.

use std::time::{Duration, Instant};

use hyper::StatusCode;
use wayfare_client::SERVICE;

use super::answer::{digest, progress};
use super::call::{Call, Caller, Reply};
use super::ended::{Complete, Ended};
use super::requests::Search;
use super::tally::{Kind, Tally};

/// The waits between polls at pace 1: the first one, each twice as long as the one before, and the longest.
const WAITS: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(4));

/// The shortest wait between two polls, whatever the pace.
const SHORTEST_WAIT: Duration = Duration::from_millis(20);

/// The wait of a refused caller that was not told how long to wait.
const UNTOLD_WAIT: Duration = Duration::from_secs(1);

/// The time after which a search that is not complete counts as lost: this long, and again for each unit of pace.
const LONGEST: Duration = Duration::from_secs(60);

/// Plays a search to its end: its complete answer, and that to its second page if it is paged.
///
/// The waits between polls are those of a client, scaled as the waits of the providers are, so that a search has as
/// many polls at any pace.
pub(super) async fn play(
    caller: &mut Caller,
    search: &Search,
    pace: f64,
    tally: &Tally,
) -> Result<Vec<Complete>, Ended> {
    let until = Instant::now() + LONGEST + LONGEST.mul_f64(pace);
    let (mut wait, longest) = WAITS;
    let mut reply = started(caller, &search.start(), tally).await?;
    loop {
        let state = progress(search.vertical, &reply.body);
        let state = state.ok_or_else(|| Ended::Odd(format!("no state: {}", begin(&reply.body))))?;
        if state.is_complete {
            let mut answers = vec![complete(search, reply, tally)];
            if search.is_paged {
                let page = polled(caller, &search.second_page(&state.id), until, tally).await?;
                answers.push(complete(search, page, tally));
            }
            return Ok(answers);
        }
        if Instant::now() > until {
            return Err(Ended::Lost("not complete in time".to_owned()));
        }
        tokio::time::sleep(wait.mul_f64(pace).max(SHORTEST_WAIT)).await;
        wait = (wait * 2).min(longest);
        reply = polled(caller, &search.poll(&state.id), until, tally).await?;
    }
}

async fn started(caller: &mut Caller, call: &Call, tally: &Tally) -> Result<Reply, Ended> {
    let reply = caller.call(call).await.map_err(Ended::Broken)?;
    match reply.status {
        StatusCode::OK | StatusCode::ACCEPTED => {
            tally.answered(Kind::Start, &reply);
            Ok(reply)
        }
        StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => {
            tally.refused(Kind::Start, &reply);
            Err(Ended::Refused(reply.retry_after.unwrap_or(UNTOLD_WAIT)))
        }
        status => Err(Ended::Odd(format!("{status} to a start: {}", begin(&reply.body)))),
    }
}

/// The answer to a call of a search that is there. Refused calls are made again after the time told.
async fn polled(caller: &mut Caller, call: &Call, until: Instant, tally: &Tally) -> Result<Reply, Ended> {
    loop {
        let reply = caller.call(call).await.map_err(Ended::Broken)?;
        match reply.status {
            StatusCode::OK | StatusCode::ACCEPTED => {
                tally.answered(Kind::Poll, &reply);
                return Ok(reply);
            }
            StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => {
                tally.refused(Kind::Poll, &reply);
                if Instant::now() > until {
                    return Err(Ended::Lost("refused until the end".to_owned()));
                }
                tokio::time::sleep(reply.retry_after.unwrap_or(UNTOLD_WAIT)).await;
            }
            status => {
                let said = format!("{status} to a poll: {}", begin(&reply.body));
                let is_gone = SERVICE.search_gone.iter().any(|code| said.contains(code));
                return Err(if is_gone { Ended::Lost(said) } else { Ended::Odd(said) });
            }
        }
    }
}

fn complete(search: &Search, reply: Reply, tally: &Tally) -> Complete {
    if reply.misses_providers {
        tally.misses_providers();
    }
    Complete { digest: digest(search.vertical, &reply.body), body: reply.body }
}

/// The begin of a body, for people.
fn begin(body: &[u8]) -> String {
    String::from_utf8_lossy(&body[..body.len().min(300)]).into_owned()
}

/// Starts a search and leaves it.
pub(super) async fn start_only(caller: &mut Caller, search: &Search, tally: &Tally) {
    if let Err(ended) = started(caller, &search.start(), tally).await {
        tally.ended(&ended);
    }
}
