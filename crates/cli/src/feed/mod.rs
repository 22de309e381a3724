//! `wayfare feed`: all hotels or places, written as they arrive.

pub mod args;

use std::fmt::Display;

use serde_core::Serialize;
use wayfare_client::stream::{Feed, Walk};
use wayfare_client::{Error, ErrorKind};
use wayfare_models::feeds::{HotelFeedQuery, PlaceFeedQuery};
use wayfare_models::limits::FEED_DEFAULT_PAGE_SIZE;

use crate::exit::{Exit, Failure};
use crate::feed::args::{FeedArgs, Records};
use crate::flag::Flags;
use crate::session::connect;
use crate::session::connect::Connection;
use crate::terminal::interrupt::Interrupt;
use crate::terminal::output::Console;

/// Bytes to collect before writing. Fewer are written while waiting for the next record.
const BLOCK: usize = 16 * 1024;

/// Writes the records, a line of JSON each.
pub async fn run(
    args: &FeedArgs,
    flags: &Flags,
    connection: &Connection,
    console: &mut Console,
) -> Result<Exit, Failure> {
    let interrupt = Interrupt::listen();
    let session = connect::open(connection, console).await?;
    // A few records do not need a whole page.
    let few = args.limit.filter(|limit| *limit < FEED_DEFAULT_PAGE_SIZE as i64);
    let size = args.page_size.or(few);
    match args.records {
        Records::Hotels => {
            let mut query = HotelFeedQuery::default();
            (query.last_id, query.page_size) = (args.after.map(Into::into), size);
            write(session.feeds().all_hotels(query), args, flags, console, interrupt).await
        }
        Records::Places => {
            let mut query = PlaceFeedQuery::default();
            (query.last_id, query.page_size) = (args.after.map(Into::into), size);
            write(session.feeds().all_places(query), args, flags, console, interrupt).await
        }
    }
}

/// The cause of the end of writing.
enum End {
    All,
    Limit,
    Interrupted,
    Failed(Error),
}

async fn write<F>(
    mut walk: Walk<F>,
    args: &FeedArgs,
    flags: &Flags,
    console: &Console,
    mut interrupt: Interrupt,
) -> Result<Exit, Failure>
where
    F: Feed<Record: Serialize, Id: Display>,
{
    let (mut lines, mut count) = (String::new(), 0);
    let end = loop {
        if args.limit.is_some_and(|limit| count >= limit) {
            break End::Limit;
        }
        let is_due = tokio::select! {
            biased;
            () = interrupt.raised() => break End::Interrupted,
            record = walk.next() => match record {
                None => break End::All,
                Some(Ok(record)) => {
                    lines += &line(&record.value);
                    count += 1;
                    lines.len() >= BLOCK
                }
                Some(Err(error)) if is_of_a_line(&error) => {
                    console.notice(&format!("Left out: {error}."));
                    false
                }
                Some(Err(error)) => break End::Failed(error),
            },
            // No further record has arrived yet.
            () = std::future::ready(()), if !lines.is_empty() => true,
        };
        if is_due && !console.write(&std::mem::take(&mut lines))? {
            return Ok(Exit::Found);
        }
    };
    console.write(&lines)?;
    close(end, count, walk.reached(), flags, console)
}

/// Prints the cause of the end and, if there may be more, how to continue.
fn close(
    end: End,
    count: i64,
    reached: Option<&impl Display>,
    flags: &Flags,
    console: &Console,
) -> Result<Exit, Failure> {
    let next = reached.map(|id| format!("go on with --after {id}"));
    let records = if count == 1 { "record" } else { "records" };
    let notice = |why: &str| match &next {
        Some(next) => console.notice(&format!("{why} after {count} {records}: {next}.")),
        None => console.notice(&format!("{why} before the first record.")),
    };
    match end {
        End::All if count > 0 => Ok(Exit::Found),
        End::All => {
            let after = reached.map(|id| format!(" after {id}")).unwrap_or_default();
            console.notice(&format!("There are no records{after}."));
            Ok(Exit::Nothing)
        }
        End::Limit => {
            notice("Stopped");
            Ok(Exit::Found)
        }
        End::Interrupted => {
            notice("Stopped by Ctrl-C");
            Ok(Exit::Stopped)
        }
        End::Failed(error) => {
            let failure = Failure::of_call(&error, flags);
            Err(match next {
                Some(next) if count > 0 => failure.with_help(next),
                _ => failure,
            })
        }
    }
}

/// Whether only one line could not be read, so that others may follow.
fn is_of_a_line(error: &Error) -> bool {
    error.kind() == ErrorKind::Decode && !error.is_retryable()
}

fn line(record: &impl Serialize) -> String {
    // Writing into memory fails only for a value that can't be JSON, and records come from JSON.
    serde_json::to_string(record).unwrap_or_default() + "\n"
}
