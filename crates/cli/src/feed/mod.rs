//! `wayfare feed`: writes all hotels or places as they arrive.

pub mod args;

use std::fmt::Display;

use serde_core::Serialize;
use wayfare_client::stream::{Feed, Repeats, Walk};
use wayfare_client::verdict::Verdict;
use wayfare_client::{Error, Session};
use wayfare_models::feeds::{ConstantType, HotelFeedQuery, PlaceFeedQuery};

use crate::exit::{Exit, Failure};
use crate::feed::args::{FeedArgs, Records};
use crate::flag::Flags;
use crate::session::connect::{self, Context};
use crate::session::embedded::PaceArg;
use crate::session::labels::Labels;
use crate::session::limits::Stop;
use crate::terminal::interrupt::{Interrupt, Signal};
use crate::terminal::output::Console;
use crate::terminal::text::{clean, counted};
use crate::values::label::LabelArg;

/// Number of bytes to buffer before writing. The buffer is also flushed whenever the command has to wait for the next
/// record.
const BLOCK: usize = 16 * 1024;

/// Writes the records, one JSON value per line.
pub async fn run(args: &FeedArgs, context: Context<'_>) -> Result<Exit, Failure> {
    let Context { flags, connection, console } = context;
    let mut interrupt = Interrupt::listen();
    let session = connect::open(connection, PaceArg::default(), console)?;
    match args.records {
        Records::Hotels => {
            let query = tokio::select! {
                biased;
                signal = interrupt.signal() => {
                    return Err(Stop::Signal(signal).while_waiting_for("the filter labels"));
                }
                query = hotels(args, &session) => query?,
            };
            write(session.feeds().all_hotels(query), args, flags, console, interrupt).await
        }
        Records::Places => {
            let query = places(args)?;
            write(session.feeds().all_places(query), args, flags, console, interrupt).await
        }
    }
}

async fn hotels(args: &FeedArgs, session: &Session) -> Result<HotelFeedQuery, Failure> {
    let mut query = HotelFeedQuery::default();
    query.last_id = args.after.map(Into::into);
    query.page_size = page_size(args, query.page_size_or_default());
    query.language_code = args.language;
    query.country_code = args.country;
    query.last_updated = args.updated_since;
    let types = property_types(args, session).await?;
    query.property_type_ids = (!types.is_empty()).then(|| types.into());
    Ok(query)
}

fn places(args: &FeedArgs) -> Result<PlaceFeedQuery, Failure> {
    let of_hotels = [
        ("--updated-since", args.updated_since.is_some()),
        ("--property-type", !args.property_type.is_empty()),
    ];
    if let Some((flag, _)) = of_hotels.into_iter().find(|(_, is_given)| *is_given) {
        return Err(Failure::invalid(format!("{flag}: this filter applies only to hotels")));
    }
    let mut query = PlaceFeedQuery::default();
    query.last_id = args.after.map(Into::into);
    query.page_size = page_size(args, query.page_size_or_default());
    query.language_code = args.language;
    query.country_code = args.country;
    Ok(query)
}

/// Returns the page size. A small `--limit` doesn't need a whole page.
fn page_size(args: &FeedArgs, default: i64) -> Option<i64> {
    args.page_size.or(args.limit.filter(|limit| *limit < default))
}

/// Looks up labels, and resolves property types to ids.
async fn property_types(args: &FeedArgs, session: &Session) -> Result<Vec<i64>, Failure> {
    let kind = ConstantType::Property;
    let labels = match args.property_type.iter().any(LabelArg::is_label) {
        true => Labels::fetch(session, std::slice::from_ref(&kind), args.language.as_ref()).await?,
        false => Labels::default(),
    };
    labels.ids("--property-type", &kind, &args.property_type)
}

/// The reason why writing ended.
enum End {
    All,
    Limit,
    Interrupted(Signal),
    Failed(Error),
}

async fn write<F>(
    walk: Walk<F>,
    args: &FeedArgs,
    flags: &Flags,
    console: &Console,
    mut interrupt: Interrupt,
) -> Result<Exit, Failure>
where
    F: Feed<Record: Serialize, Id: Display>,
{
    let mut walk = walk.max_known_ids(args.known_ids);
    let (mut lines, mut count) = (String::new(), 0);
    let end = loop {
        if args.limit.is_some_and(|limit| count >= limit) {
            break End::Limit;
        }
        let is_due = tokio::select! {
            biased;
            signal = interrupt.signal() => break End::Interrupted(signal),
            record = walk.next() => match record {
                None => break End::All,
                Some(Ok(record)) => {
                    lines += &console.line(&record.value, &[walk.text()]);
                    count += 1;
                    lines.len() >= BLOCK
                }
                Some(Err(error)) if walk.is_broken() => break End::Failed(error),
                Some(Err(error)) => {
                    // Printed even with `--quiet`, since a record may be missing.
                    console.write_stderr(&format!("Skipped: {}.\n", clean(&error.to_string())));
                    false
                }
            },
            // No further record has arrived yet.
            () = std::future::ready(()), if !lines.is_empty() => true,
        };
        if is_due && !console.write(&std::mem::take(&mut lines))? {
            return Ok(Exit::Found);
        }
    };
    console.write(&lines)?;
    print_repeats(walk.repeats(), console);
    if let (End::All, Verdict::MayLack(lacks)) = (&end, walk.verdict()) {
        let lacks: Vec<_> = lacks.iter().map(ToString::to_string).collect();
        console.notice(&format!("Records may be missing: {}.", lacks.join("; ")));
        return Ok(Exit::Stopped);
    }
    close(end, count, walk.reached(), flags, console)
}

/// Prints notices about repeated records, and about records that were not checked for repetition.
fn print_repeats(repeats: Repeats, console: &Console) {
    let Repeats { duplicates, updates, unchecked, .. } = repeats;
    let of = |count: u64| counted(count, ["record", "records"]);
    let notices = [
        (duplicates, format!("Skipped {} that the service sent again.", of(duplicates))),
        (
            updates,
            format!("Wrote several versions of {}; the last line of each record is the newest.", of(updates)),
        ),
        (
            unchecked,
            format!("Not checked for duplicates: {}. Raise --known-ids to check them.", of(unchecked)),
        ),
    ];
    for (_, notice) in notices.into_iter().filter(|(count, _)| *count > 0) {
        console.notice(&notice);
    }
}

/// Prints why writing ended and, if more records may follow, how to continue.
fn close(
    end: End,
    count: i64,
    reached: Option<&impl Display>,
    flags: &Flags,
    console: &Console,
) -> Result<Exit, Failure> {
    let next = reached.map(|id| format!("continue with --after {id}"));
    let records = counted(count, ["record", "records"]);
    let notice = |why: &str| match &next {
        Some(next) => console.notice(&format!("{why} after {records}: {next}.")),
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
        End::Interrupted(signal) => {
            notice(&format!("Stopped by {signal}"));
            Ok(Exit::Stopped)
        }
        End::Failed(error) => {
            let failure = Failure::of_call(&error, flags);
            Err(match next {
                Some(next) if count > 0 => {
                    let were = counted(count, ["record was", "records were"]);
                    failure.with_help(format!("{next}: {were} written"))
                }
                _ => failure,
            })
        }
    }
}
