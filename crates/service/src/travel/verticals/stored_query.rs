//! The storage format of queries, which have a line for each of their parts. A polled search stores the start that the
//! caller sent, as JSON, and the origin of the search. Preparing them again results in the same query.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use specwright_core::{Decode, decode};

use crate::travel::api_errors::{self, Faults};
use crate::travel::engine::{Unreadable, to_json};
use crate::travel::prepare::Origin;

/// Encodes a query as its start and origin.
pub(super) fn write(start: &impl Serialize, origin: &Origin) -> Vec<u8> {
    let Origin { market, has_cashback, is_on_telephone, started_at } = origin;
    let origin = format!("\n{market}\n{has_cashback}\n{is_on_telephone}\n{started_at}");
    [to_json(start), origin.into_bytes()].concat()
}

/// Decodes a start and an origin, and prepares the query.
///
/// # Errors
/// Returns an error if the bytes can't be decoded, or if the start has faults.
pub(super) fn read<S: Decode, Q>(
    bytes: &[u8],
    prepare: impl FnOnce(S, Origin, &mut Faults) -> Option<Q>,
) -> Result<Q, Unreadable> {
    let mut lines = str::from_utf8(bytes).map_err(Unreadable::new)?.split('\n');
    let start = decode(lines.next().unwrap_or_default().as_bytes()).map_err(Unreadable::new)?;
    if let Some(note) = start.notes.iter().next() {
        return Err(Unreadable::new(note));
    }
    let origin = Origin {
        market: parse(lines.next())?,
        has_cashback: parse(lines.next())?,
        is_on_telephone: parse(lines.next())?,
        started_at: parse(lines.next())?,
    };
    let mut faults = Faults::new(|_, reason| api_errors::code_of(reason));
    let query = prepare(start.value, origin, &mut faults);
    match faults.iter().next() {
        Some(fault) => Err(Unreadable::new(fault)),
        None => query.ok_or_else(|| Unreadable::new("a start without a query")),
    }
}

/// Parses a line of a query.
///
/// # Errors
/// Returns an error if the line is missing or can't be parsed.
pub(super) fn parse<T: FromStr<Err: fmt::Display>>(line: Option<&str>) -> Result<T, Unreadable> {
    line.ok_or_else(|| Unreadable::new("a query lacks a line"))?.parse().map_err(Unreadable::new)
}
