//! Property test of feeds over connections that break at random places: each feed yields all records in order, or the
//! first records and an error.

use std::collections::VecDeque;
use std::sync::Mutex;

use http::{Request, Response};
use proptest::prelude::*;

use super::*;
use crate::testing::{Fixed, FixedRandom, LIBRARY};
use crate::{BoxFuture, Client, Transport};

/// A fault in one response.
#[derive(Clone, Copy, Debug)]
enum Fault {
    None,
    /// The body ends in this way after this number of bytes.
    Cut(usize, End),
    /// The body ends after this number of bytes, only because the connection closes.
    Closed(usize),
    /// A line that is not a record, after this number of lines.
    Garbage(usize),
    /// A line that is too long, after this number of lines.
    Long(usize),
    /// Another response in place of a page.
    Wrong(u16, &'static str),
}

fn fault() -> impl Strategy<Value = Fault> {
    prop_oneof![
        4 => Just(Fault::None),
        2 => (0..120_usize).prop_map(|at| Fault::Cut(at, End::Reset)),
        1 => (0..120_usize).prop_map(|at| Fault::Cut(at, End::Stall)),
        2 => (0..120_usize).prop_map(Fault::Closed),
        1 => (0..5_usize).prop_map(Fault::Garbage),
        1 => (0..5_usize).prop_map(Fault::Long),
        1 => prop_oneof![
            Just((200, "<p>Closed</p>")),
            Just((200, "null")),
            Just((200, "[]")),
            Just((200, "")),
            Just((202, "")),
            Just((204, "")),
            Just((500, "")),
            Just((503, "")),
        ]
        .prop_map(|(status, body)| Fault::Wrong(status, body)),
    ]
}

/// A feed service whose response to each call has the next fault. After the last fault, its responses are correct.
struct Shelf {
    titles: Vec<String>,
    habit: Habit,
    faults: Mutex<VecDeque<Fault>>,
}

/// The way in which a service divides its records into pages.
#[derive(Clone, Copy, Debug)]
enum Habit {
    Exact,
    /// A page begins with the record whose id is given.
    Inclusive,
    /// Pages have one record, regardless of the requested size.
    Short,
}

impl Shelf {
    fn answer(&self, uri: &http::Uri) -> Response<Body> {
        let parameter = |name: &str| {
            let pairs = uri.query().unwrap_or_default().split('&');
            pairs
                .filter_map(|pair| pair.split_once('='))
                .find(|pair| pair.0 == name)
                .map(|pair| pair.1.to_owned())
        };
        let last = parameter("last");
        let size: usize = parameter("size").unwrap().parse().unwrap();
        let follows = |title: &&String, last: &String| match self.habit {
            Habit::Inclusive => *title >= last,
            _ => *title > last,
        };
        let rest = self.titles.iter().filter(|title| last.as_ref().is_none_or(|last| follows(title, last)));
        let size = if let Habit::Short = self.habit { 1 } else { size };
        let mut found: Vec<String> = rest.take(size).map(|title| lines(&[title])).collect();
        let fault = self.faults.lock().unwrap().pop_front().unwrap_or(Fault::None);
        if let Fault::Garbage(at) | Fault::Long(at) = fault {
            let line = if matches!(fault, Fault::Long(_)) { "x".repeat(99) } else { "x".to_owned() };
            found.insert(at.min(found.len()), line + "\n");
        }
        let text = found.concat();
        let reply = match fault {
            Fault::None | Fault::Garbage(_) | Fault::Long(_) => of_records(text),
            Fault::Cut(at, end) => of_records(ending(&text[..at.min(text.len())], end)),
            Fault::Closed(at) => {
                of_records(text[..at.min(text.len())].to_owned()).header("connection", "close")
            }
            Fault::Wrong(status, body) => Reply::new(status, body),
        };
        match reply {
            Reply::Answer(response) => response,
            _ => unreachable!("all replies are responses"),
        }
    }
}

impl Transport for Shelf {
    fn send(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<Response<Body>, TransportError>> {
        let answer = self.answer(request.uri());
        Box::pin(async move { Ok(answer) })
    }
}

/// Returns the titles received, whether an error ended the walk, and the last id.
async fn walk_through(shelf: Shelf) -> (Vec<String>, bool, Option<String>) {
    let client = Client::builder(&LIBRARY, "https://books.example")
        .key("key")
        .transport(shelf)
        .clock(Fixed::new())
        .random(FixedRandom::default())
        .max_line_bytes(64);
    let mut walk = client.build().unwrap().session().walk::<Books>(Ask::default());
    let (mut titles, mut ended) = (Vec::new(), false);
    while let Some(item) = walk.next().await {
        assert!(!ended, "expected nothing after the error that ends a walk");
        match item {
            Ok(record) => titles.push(record.value.text("title").unwrap()),
            Err(_) => ended = walk.is_broken(),
        }
    }
    let reached = walk.reached().cloned();
    (titles, walk.is_broken(), reached)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_records_are_those_of_the_feed_or_an_error_ends_them(
        count in 0..9_usize,
        faults in prop::collection::vec(fault(), 0..12),
        habit in prop::sample::select(vec![Habit::Exact, Habit::Inclusive, Habit::Short]),
    ) {
        let titles: Vec<String> = (0..count).map(|at| format!("t{at}")).collect();
        let shelf = Shelf { titles: titles.clone(), habit, faults: Mutex::new(faults.into()) };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
        let (found, is_broken, reached) = runtime.block_on(walk_through(shelf));
        prop_assert!(titles.starts_with(&found), "{found:?} of {titles:?}");
        prop_assert!(is_broken || found == titles, "{found:?} of {titles:?}");
        prop_assert_eq!(reached.as_ref(), found.last());
    }
}
