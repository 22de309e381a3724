//! Tests for record streams over a scripted transport, with paused time.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use futures_util::{Stream, StreamExt as _, stream};
use http::Method;
use specwright_core::query::{Query, QueryReader, QueryWriter};
use specwright_core::{Decoded, Path};
use specwright_core::{Validate, Violations};

mod broken;
mod cuts;
mod events;
mod records;
mod repeats;
mod walk;
mod wrong;

use super::*;
use crate::testing::*;
use crate::verdict::{Lack, Verdict};
use crate::{Body, Error, ErrorKind, Operation, StatusCode, TransportError, TransportErrorKind};

static ALL: Operation = Operation::new("books.all", Method::GET, "/all").repeatable();

async fn all(fake: &Script) -> Result<Records<Doc>, Error> {
    fake.session().stream(&ALL, &(), None::<&()>).await
}

/// Reads all records. Returns their titles, and errors as strings.
async fn collected<S>(mut records: S) -> Vec<String>
where
    S: Stream<Item = Result<Decoded<Doc>, Error>> + Unpin,
{
    let mut items = Vec::new();
    while let Some(item) = records.next().await {
        items.push(match item {
            Ok(record) => record.value.text("title").unwrap_or_default(),
            Err(error) => error.to_string(),
        });
    }
    assert!(records.next().await.is_none(), "expected nothing after the end");
    items
}

async fn read(body: impl Into<Body>) -> Vec<String> {
    collected(&mut all(&script([Reply::new(200, body)])).await.unwrap()).await
}

fn in_parts_of(bytes: usize, text: &str) -> Body {
    let parts: Vec<_> = text.as_bytes().chunks(bytes).map(|part| Ok(Bytes::copy_from_slice(part))).collect();
    Body::from_stream(stream::iter(parts))
}

/// The end of a body.
#[derive(Clone, Copy, Debug)]
enum End {
    Whole,
    Reset,
    /// The body does not end, and no more bytes arrive.
    Stall,
}

/// Returns a body that consists of one chunk and ends in the given way.
fn ending(text: &str, end: End) -> Body {
    let part = stream::iter([Ok(Bytes::copy_from_slice(text.as_bytes()))]);
    let reset = TransportError::new(TransportErrorKind::Interrupted, "wire cut");
    match end {
        End::Whole => Body::from_stream(part),
        End::Reset => Body::from_stream(part.chain(stream::iter([Err(reset)]))),
        End::Stall => Body::from_stream(part.chain(stream::pending())),
    }
}

/// The query of a page: records after an id, by default two.
#[derive(Clone, Debug, Default)]
struct Ask {
    last: Option<String>,
    size: Option<i64>,
}

impl Query for Ask {
    fn write(&self, out: &mut QueryWriter) {
        out.optional("last", &self.last);
        out.optional("size", &self.size);
    }

    fn read(_: &mut QueryReader<'_>) -> Option<Self> {
        None
    }
}

impl Validate for Ask {
    fn check(&self, _: &Path<'_>, _: &mut Violations) {}
}

#[derive(Debug)]
struct Books;

impl Feed for Books {
    type Query = Ask;
    type Record = Doc;
    type Id = String;
    const OPERATION: &'static Operation = &ALL;

    fn id(record: &Doc) -> Option<String> {
        record.text("title")
    }

    fn last(query: &Ask) -> Option<&String> {
        query.last.as_ref()
    }

    fn begin_after(query: &mut Ask, id: String) {
        query.last = Some(id);
    }

    fn size(ask: &Ask) -> i64 {
        ask.size.unwrap_or(2)
    }

    fn state_defaults(ask: &mut Ask) {
        ask.size = Some(Self::size(ask));
    }
}

/// Returns lines of records with these titles.
fn lines(titles: &[&str]) -> String {
    titles.iter().map(|title| format!("{{\"title\":\"{title}\"}}\n")).collect()
}

fn of_records(body: impl Into<Body>) -> Reply {
    Reply::new(200, body).header("content-type", "application/x-ndjson")
}

fn page(titles: &[&str]) -> Reply {
    of_records(lines(titles))
}

/// Returns the ids after which pages were requested.
fn requested_ids(fake: &Script) -> Vec<Option<String>> {
    let after =
        |uri: String| Some(uri.split_once("last=")?.1.split('&').next().unwrap_or_default().to_owned());
    (0..fake.sent()).map(|at| after(fake.uri(at))).collect()
}
