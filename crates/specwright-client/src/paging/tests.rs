//! Tests for listings over a scripted transport, with paused time.

use std::time::Duration;

use http::Method;
use specwright_core::query::{Query, QueryReader, QueryWriter};
use specwright_core::{Json, Path};
use specwright_core::{Validate, Violations};

use super::*;
use crate::testing::*;
use crate::{CallOptions, Error, ErrorKind, Operation, Retry};

static LIST: Operation = Operation::new("books.list", Method::GET, "/books").repeatable();

/// The request for a page.
#[derive(Clone, Debug, Default)]
struct Ask {
    after: Option<String>,
    number: Option<i64>,
    limit: Option<i64>,
    /// A cursor sent in a header.
    mark: Option<String>,
}

impl Query for Ask {
    fn write(&self, out: &mut QueryWriter) {
        out.optional("after", &self.after);
        out.optional("number", &self.number);
        out.optional("limit", &self.limit);
        out.header("x-mark", &self.mark);
    }

    fn read(_: &mut QueryReader<'_>) -> Option<Self> {
        None
    }
}

impl Validate for Ask {
    fn check(&self, _: &Path<'_>, _: &mut Violations) {}
}

const NUMBER: Number<Numbered> =
    Number { first: 1, read: |ask| ask.number, write: |ask, number| ask.number = Some(number) };

/// Defines a listing of `titles` with the given pagination method.
macro_rules! listing {
    ($name:ident, $pagination:expr) => {
        #[derive(Debug)]
        struct $name;

        impl Paging for $name {
            type Request = Ask;
            type Query = Ask;
            type Body = ();
            type Page = Doc;
            type Item = String;
            const OPERATION: &'static Operation = &LIST;
            const PAGINATION: Pagination<Self> = $pagination;
            const ITEMS: &'static [&'static str] = &["titles"];

            fn parts(ask: &Ask) -> (&Ask, Option<&()>) {
                (ask, None)
            }

            fn count(page: &Doc) -> usize {
                page.0.get("titles").and_then(Json::as_array).map_or(0, Vec::len)
            }

            fn take(page: &mut Doc) -> Vec<String> {
                let titles = page.0.get_mut("titles").map(Json::take).unwrap_or_default();
                let titles = titles.as_array().cloned().unwrap_or_default();
                titles.iter().filter_map(|title| title.as_str().map(str::to_owned)).collect()
            }

            fn size(ask: &Ask) -> Option<i64> {
                ask.limit
            }

            fn total(page: &Doc) -> Option<i64> {
                page.0.get("total")?.as_i64()
            }

            fn has_more(page: &Doc) -> Option<bool> {
                page.0.get("more")?.as_bool()
            }
        }
    };
}

listing!(
    ByCursor,
    Pagination::Cursor {
        path: &["next"],
        read: |page| page.text("next"),
        write: |ask, cursor| {
            ask.after = Some(cursor.to_owned());
            Some(())
        },
    }
);
listing!(
    ByHeader,
    Pagination::Cursor {
        path: &["next"],
        read: |page| page.text("next"),
        write: |ask, cursor| {
            ask.mark = Some(cursor.to_owned());
            Some(())
        },
    }
);
listing!(ByUrl, Pagination::Url { path: &["next"], read: |page| page.0.get("next")?.as_str() });
listing!(ByLink, Pagination::Link);
listing!(Numbered, Pagination::Page(NUMBER));
listing!(
    Offset,
    Pagination::Offset(Number {
        first: 0,
        read: |ask| ask.number,
        write: |ask, number| ask.number = Some(number)
    })
);

/// Returns a page of titles, one for each letter, with additional fields.
fn page(titles: &str, more: &str) -> Reply {
    let titles: Vec<String> = titles.chars().map(|title| format!("{:?}", title.to_string())).collect();
    Reply::ok(format!("{{\"titles\": [{}]{more}}}", titles.join(",")))
}

fn next(titles: &str, next: &str) -> Reply {
    page(titles, &format!(", \"next\": {next:?}"))
}

fn linked(titles: &str, url: &str) -> Reply {
    page(titles, "").header("link", &format!("</>; rel=\"first\", <{url}>; rel=\"next\""))
}

/// Joins all elements into one string, followed by the error, if any.
async fn read<P: Paging<Item = String>>(items: &mut Items<P>) -> String {
    let mut all = String::new();
    while let Some(item) = items.next().await {
        match item {
            Ok(title) => all.push_str(&title),
            Err(error) => all.push_str(&format!("!{error}")),
        }
    }
    assert!(items.next().await.is_none(), "expected nothing after the end");
    assert_eq!(items.is_broken(), all.contains('!'));
    all
}

async fn all<P: Paging<Request = Ask, Item = String>>(fake: &Script, ask: Ask) -> String {
    read(&mut fake.session().items::<P>(ask)).await
}

/// Returns the queries of all requests, without the key.
fn queries(fake: &Script) -> Vec<String> {
    let bare = |uri: String| {
        let pairs = uri.split_once('?').map_or(String::new(), |(_, query)| query.to_owned());
        let pairs: Vec<_> = pairs.split('&').filter(|pair| !pair.starts_with("apiKey=")).collect();
        pairs.join("&")
    };
    (0..fake.sent()).map(|at| bare(fake.uri(at))).collect()
}

#[tokio::test(start_paused = true)]
async fn every_kind_of_paging_returns_the_same_elements() {
    let fake = script([next("ab", "x/1"), next("", "y"), next("c", "")]);
    assert_eq!(all::<ByCursor>(&fake, Ask::default()).await, "abc");
    assert_eq!(queries(&fake), ["", "after=x%2F1", "after=y"]);

    let fake = script([next("ab", "x"), next("", "y"), next("c", "")]);
    assert_eq!(all::<ByHeader>(&fake, Ask::default()).await, "abc");
    assert_eq!((queries(&fake)[2].as_str(), &fake.headers(2)["x-mark"]), ("", &"y".parse().unwrap()));

    let fake = script([next("ab", "?p=2"), next("", "https://books.example/v/books?p=3"), page("c", "")]);
    assert_eq!(all::<ByUrl>(&fake, Ask { limit: Some(2), ..Ask::default() }).await, "abc");
    assert_eq!(queries(&fake), ["limit=2", "p=2", "p=3"]);

    let fake = script([linked("ab", "/v/books?p=2"), linked("", "?p=3"), page("c", "")]);
    assert_eq!(all::<ByLink>(&fake, Ask::default()).await, "abc");
    assert_eq!(queries(&fake), ["", "p=2", "p=3"]);

    let two = Ask { limit: Some(2), ..Ask::default() };
    let fake = script([page("ab", ""), page("c", "")]);
    assert_eq!(all::<Numbered>(&fake, two.clone()).await, "abc");
    assert_eq!(queries(&fake), ["number=1&limit=2", "number=2&limit=2"]);

    let fake = script([page("ab", ""), page("c", "")]);
    assert_eq!(all::<Offset>(&fake, two).await, "abc");
    assert_eq!(queries(&fake), ["number=0&limit=2", "number=2&limit=2"]);
}

#[tokio::test(start_paused = true)]
async fn numbered_pages_end_with_a_short_page_or_at_the_total() {
    let ask = |limit| Ask { limit, ..Ask::default() };
    // The page size is unknown, so only an empty page is the last.
    let fake = script([page("ab", ""), page("c", ""), page("", "")]);
    assert_eq!(all::<Numbered>(&fake, ask(None)).await, "abc");
    // The service returns at most two elements per page.
    let total = ", \"total\": 5";
    for limit in [None, Some(100)] {
        let fake = script([page("ab", total), page("cd", total), page("e", total)]);
        assert_eq!(all::<Numbered>(&fake, ask(limit)).await, "abcde");
        assert_eq!(fake.sent(), 3);
        let fake = script([page("ab", total), page("cd", total), page("e", total)]);
        assert_eq!(all::<Offset>(&fake, ask(limit)).await, "abcde");
        assert!(queries(&fake)[2].contains("number=4"));
    }
    // If the total is reached, a full page is the last.
    let fake = script([page("ab", ", \"total\": 2")]);
    assert_eq!(all::<Offset>(&fake, ask(Some(2))).await, "ab");
    // An empty page ends the listing, regardless of the total; a negative total is ignored.
    let fake = script([page("ab", total), page("", total)]);
    assert_eq!(all::<Numbered>(&fake, ask(None)).await, "ab");
    let fake = script([page("ab", ", \"total\": -1"), page("c", ", \"total\": -1")]);
    assert_eq!(all::<Numbered>(&fake, ask(Some(2))).await, "abc");
}

#[tokio::test(start_paused = true)]
async fn numbered_pages_start_at_the_requested_page() {
    let total = ", \"total\": 5";
    let ask = Ask { number: Some(2), limit: Some(100), ..Ask::default() };
    let fake = script([page("cd", total), page("e", total)]);
    assert_eq!(all::<Numbered>(&fake, ask.clone()).await, "cde");
    let fake = script([page("c", total), page("de", total)]);
    assert_eq!(all::<Offset>(&fake, ask).await, "cde");
    assert_eq!(queries(&fake)[1], "number=3&limit=100");
}

#[tokio::test(start_paused = true)]
async fn a_response_may_state_whether_there_are_more_pages() {
    // A repeated cursor does not matter if there are no more pages.
    let (more, last) = (", \"more\": true, \"next\": \"x\"", ", \"more\": false, \"next\": \"x\"");
    let fake = script([page("a", more), page("b", last)]);
    assert_eq!(all::<ByCursor>(&fake, Ask::default()).await, "ab");
    // If the response indicates that there are more pages, a short or empty page is not the last one.
    let ask = Ask { limit: Some(2), ..Ask::default() };
    let fake = script([
        page("a", ", \"more\": true"),
        page("", ", \"more\": true"),
        page("bc", ", \"more\": false"),
    ]);
    assert_eq!(all::<Numbered>(&fake, ask.clone()).await, "abc");

    let lost = "!books.list: unexpected response: \
                there are more pages, but the response does not identify the next page";
    let fake = script([page("a", ", \"more\": true")]);
    assert_eq!(all::<ByCursor>(&fake, Ask::default()).await, format!("a{lost}"));
    let fake = script([page("", ", \"more\": true")]);
    assert_eq!(all::<Offset>(&fake, ask).await, lost);
}

#[tokio::test(start_paused = true)]
async fn a_listing_without_progress_is_an_error() {
    let unexpected = |what: &str| format!("books.list: unexpected response: {what}");
    let fake = script([next("a", "x"), next("b", "y"), next("c", "x")]);
    let message = unexpected("the cursor \"x\" was received twice");
    assert_eq!(all::<ByCursor>(&fake, Ask::default()).await, format!("abc!{message}"));
    assert_eq!(fake.sent(), 3);
    // The cursor of the original request is also remembered.
    let fake = script([next("a", "x")]);
    let ask = Ask { after: Some("x".into()), ..Ask::default() };
    assert_eq!(all::<ByCursor>(&fake, ask).await, format!("a!{message}"));

    let fake = script([next("a", "?p=2"), next("b", "?p=2#again")]);
    let message =
        unexpected("the URL \"https://books.example/v/books?p=2\" of the next page was received twice");
    assert_eq!(all::<ByUrl>(&fake, Ask::default()).await, format!("ab!{message}"));
    let fake = script([linked("a", "/v/books")]);
    assert!(
        all::<ByLink>(&fake, Ask::default()).await.starts_with("a!"),
        "expected an error, because the URL of the first page was already requested"
    );

    // A service that ignores the page number.
    let ask = Ask { limit: Some(2), ..Ask::default() };
    for (fake, number) in [
        (all::<Numbered>(&script([page("ab", ""), page("ab", "")]), ask.clone()).await, 2),
        (all::<Offset>(&script([page("ab", ""), page("ab", "")]), ask).await, 2),
    ] {
        let message = unexpected(&format!("the page at position {number} is identical to the previous page"));
        assert_eq!(fake, format!("abab!{message}"));
    }
}

#[tokio::test(start_paused = true)]
async fn credentials_are_sent_only_to_the_service_origin() {
    let key = "apiKey=k3y%2F%2B%20%26%22%C3%A9%2541-Zz";
    let old = "https://books.example/v/other?apiKey=old&p=2&apiKey=older";
    let fake = script([next("a", old), page("b", "")]);
    let session = fake.session().with(CallOptions::new().header("x-trace", "7"));
    assert_eq!(read(&mut session.items::<ByUrl>(Ask::default())).await, "ab");
    assert_eq!(fake.uri(1), format!("https://books.example/v/other?p=2&{key}"));
    assert_eq!(fake.headers(1), fake.headers(0));
    assert_eq!(fake.headers(1)["x-trace"], "7");

    for (url, why) in [
        (
            "https://evil.example/books",
            "the next page is at https://evil.example, but credentials are sent only to https://books.example",
        ),
        ("mailto:a@b", "the URL of the next page can't be called: "),
    ] {
        for (fake, reply) in [(true, next("a", url)), (false, linked("a", url))]
            .map(|(is_body, reply)| (is_body, script([reply])))
        {
            let all = match fake {
                true => all::<ByUrl>(&reply, Ask::default()).await,
                false => all::<ByLink>(&reply, Ask::default()).await,
            };
            assert!(all.starts_with(&format!("a!books.list: unexpected response: {why}")), "{all}");
            assert_eq!(reply.sent(), 1);
        }
    }
}

#[tokio::test(start_paused = true)]
async fn echoed_keys_are_in_no_error_and_no_place() {
    let echo = "https://books.example/v/books?p=2&apiKey=k3y%2F%2B%20%26%22%C3%A9%2541-Zz";
    let fake = script([linked("a", echo), Reply::new(400, ""), linked("b", echo)]);
    let mut items = fake.session().items::<ByLink>(Ask::default());
    assert_eq!(items.next().await.unwrap().unwrap(), "a");
    let place = items.place().unwrap();
    assert_eq!(place.page, place::Mark::Url("https://books.example/v/books?p=2".into()));
    let error = items.next().await.unwrap().unwrap_err();
    assert!(!all_texts(&error).contains("k3y"), "{error}");
    assert_eq!(items.place(), Some(place.clone()));
    let mut again = fake.session().items::<ByLink>(Ask::default()).resume(place).unwrap();
    assert_eq!(again.next().await.unwrap().unwrap(), "b");
    assert_eq!(fake.uri(2), echo, "expected the client's key in the URL");
    let error = again.next().await.unwrap().unwrap_err();
    assert!(error.to_string().contains("was received twice"), "{error}");
    assert!(!all_texts(&error).contains("k3y") && again.place().is_none());
}

#[tokio::test(start_paused = true)]
async fn a_failed_page_is_retried() {
    let fake = script([next("ab", "x"), Reply::new(503, ""), Reply::Hang, page("c", "")]);
    assert_eq!(all::<ByCursor>(&fake, Ask::default()).await, "abc");
    assert_eq!(queries(&fake), ["", "after=x", "after=x", "after=x"]);
}

#[tokio::test(start_paused = true)]
async fn elements_before_a_failure_are_kept() {
    let fake = script([next("ab", "x"), next("cd", "y"), Reply::new(400, ""), next("ef", "")]);
    let mut items = fake.session().items::<ByCursor>(Ask::default());
    assert_eq!(
        read(&mut items).await,
        "abcd!books.list: the request was rejected (status 400): the body is empty"
    );
    let place: Place = items.place().unwrap().to_string().parse().unwrap();
    assert_eq!((place.operation(), place.returned), ("books.list", 0));
    let mut rest = fake.session().items::<ByCursor>(Ask::default()).resume(place).unwrap();
    assert_eq!(read(&mut rest).await, "ef");
    assert_eq!((queries(&fake)[2].as_str(), queries(&fake)[3].as_str()), ("after=y", "after=y"));
    assert!(rest.place().is_none());
}

#[tokio::test(start_paused = true)]
async fn a_listing_resumes_within_a_page() {
    let total = ", \"total\": 5";
    let fake = script([page("ab", total), page("cd", total), page("cd", total), page("e", total)]);
    let ask = Ask { limit: Some(100), ..Ask::default() };
    let mut items = fake.session().items::<Numbered>(ask.clone());
    for title in ["a", "b", "c"] {
        assert_eq!(items.next().await.unwrap().unwrap(), title);
    }
    let place = items.place().unwrap();
    assert_eq!((&place.page, place.returned), (&place::Mark::Number(2), 1));
    let mut rest = fake.session().items::<Numbered>(ask).resume(place.clone()).unwrap();
    assert_eq!(rest.place(), Some(place), "expected the same place before the first element");
    assert_eq!(read(&mut rest).await, "de");
    assert_eq!(queries(&fake)[2], "number=2&limit=100");
}

#[tokio::test(start_paused = true)]
async fn a_place_belongs_to_one_listing() {
    let fake = script([]);
    let session = fake.session();
    let place = session.items::<Numbered>(Ask::default()).place().unwrap();
    let error = session.items::<ByCursor>(Ask::default()).resume(place.clone()).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::InvalidToken);
    assert_eq!(
        error.to_string(),
        "invalid resume token: it belongs to a listing with another kind of paging"
    );
    let other = Place { operation: "books.all".into(), ..place };
    let error = session.items::<Numbered>(Ask::default()).resume(other).unwrap_err();
    assert_eq!(
        error.to_string(),
        "invalid resume token: found a place in \"books.all\", expected a place in \"books.list\""
    );
    // A forged place can't direct credentials to another host.
    let page = place::Mark::Url("https://evil.example/".into());
    let place = Place { operation: "books.list".into(), page, returned: 0 };
    let mut items = session.items::<ByUrl>(Ask::default()).resume(place).unwrap();
    let error = items.next().await.unwrap().unwrap_err();
    assert!(error.to_string().contains("the next page is at https://evil.example"), "{error}");
    assert_eq!(fake.sent(), 0);
}

#[tokio::test(start_paused = true)]
async fn pages_are_whole_responses() {
    let fake = script([next("ab", "x").header("x-request-id", "r1"), page("c", ", \"total\": 3")]);
    let mut pages = fake.session().items::<ByCursor>(Ask::default()).pages();
    let first = pages.next().await.unwrap().unwrap();
    assert_eq!((ByCursor::count(&first.value), first.request_id()), (2, Some("r1")));
    assert_eq!(pages.place().unwrap().page, place::Mark::Cursor("x".into()));
    let second = pages.next().await.unwrap().unwrap();
    assert_eq!((ByCursor::total(&second.value), pages.place()), (Some(3), None));
    assert!(pages.next().await.is_none() && !pages.is_broken());

    let fake = script([next("ab", "x"), page("c", "")]);
    let mut items = fake.session().items::<ByCursor>(Ask::default());
    assert!(items.page().is_none());
    items.next().await.unwrap().unwrap();
    assert_eq!(items.page().unwrap().value.text("next").unwrap(), "x");
    let rest = items.pages().next().await.unwrap().unwrap();
    assert_eq!(ByCursor::count(&rest.value), 1, "expected the rest of the current page to be skipped");
}

#[tokio::test(start_paused = true)]
async fn a_deadline_covers_all_pages_together() {
    let pages = (0..9).map(|at| next("a", &at.to_string()).after(4));
    let fake = script(pages);
    let session =
        fake.session().with(CallOptions::new().within(Duration::from_secs(10)).retry(Retry::none()));
    let mut items = session.items::<ByCursor>(Ask::default());
    let all = read(&mut items).await;
    assert!(all.starts_with("aa!books.list: no response in time"), "{all}");
    assert_eq!(items.place().unwrap().page, place::Mark::Cursor("1".into()));
}

#[tokio::test(start_paused = true)]
async fn listings_are_send_streams() {
    use futures_util::TryStreamExt as _;
    fn thread_safe<T: Send + Sync + Unpin + 'static>(_: &T) {}
    let fake = script([next("ab", "x"), page("c", "")]);
    let items = fake.session().items::<ByCursor>(Ask::default());
    thread_safe(&items.place());
    let all: Result<Vec<String>, Error> = items.try_collect().await;
    assert_eq!(all.unwrap().concat(), "abc");
    fn sendable<T: Send + Unpin + 'static>(_: &T) {}
    sendable(&fake.session().items::<ByLink>(Ask::default()));
    sendable(&fake.session().items::<ByLink>(Ask::default()).pages());
}
