//! Tests for services that repeat records: duplicates, updates, cycles, and pages that confirm the end.

use super::*;
use crate::Retry;

/// Returns all titles of a feed, the number of calls, and the walk. The service selects a page by the id after which
/// it begins.
async fn titles(
    mut walk_of: impl FnMut(Walk<Books>) -> Walk<Books>,
    mut page_after: impl FnMut(Option<&str>) -> Vec<&'static str> + Send + 'static,
) -> (String, usize, Walk<Books>) {
    let fake = script([]).on_each(&ALL, move |request| {
        let query = request.uri().query();
        page(&page_after(
            query.and_then(|query| query.split('&').find_map(|pair| pair.strip_prefix("last="))),
        ))
    });
    let mut walk = walk_of(fake.session().walk::<Books>(Ask::default()));
    let items = collected(&mut walk).await;
    (items.concat(), fake.sent(), walk)
}

const BOOKS: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

fn books_from(id: Option<&str>, is_inclusive: bool) -> impl Iterator<Item = &'static str> {
    let id = id.unwrap_or_default().to_owned();
    BOOKS.into_iter().filter(move |book| *book > id.as_str() || is_inclusive && *book == id)
}

#[tokio::test(start_paused = true)]
async fn overlapping_and_unsorted_pages_yield_each_record_once() {
    let (found, calls, walk) =
        titles(|walk| walk, |after| books_from(after, true).take(2).collect::<Vec<_>>()).await;
    assert_eq!((found.as_str(), calls, walk.repeats().duplicates), ("abcdef", 7, 6));
    assert_eq!((walk.verdict(), walk.is_broken()), (Verdict::Complete, false));
    let descending = |after: Option<&str>| {
        let mut page: Vec<_> = books_from(after, false).take(2).collect();
        page.reverse();
        page
    };
    let (found, _, walk) = titles(|walk| walk, descending).await;
    assert_eq!((found.as_str(), walk.repeats().updates), ("bacdef", 0));
    // These pages also include the requested id: the page after "b" ends with "b", so the next page begins after "c".
    let both = |after: Option<&str>| {
        let mut page: Vec<_> = books_from(after, true).take(2).collect();
        page.reverse();
        page
    };
    assert_eq!(titles(|walk| walk, both).await.0, "bacdef");
}

#[tokio::test(start_paused = true)]
async fn pages_in_a_cycle_are_an_error() {
    let mut turn = 0;
    let (found, calls, walk) = titles(
        |walk| walk,
        move |_| {
            turn += 1;
            if turn % 2 == 1 { vec!["a", "b"] } else { vec!["c", "d"] }
        },
    )
    .await;
    let error = "books.all: unexpected response: the pages repeat in a cycle: \
                 the latest page has only records of earlier pages";
    assert_eq!((found, calls), (format!("abcd{error}"), 4));
    assert!(walk.is_broken() && !walk.verdict().is_complete());
    assert_eq!(walk.repeats().duplicates, 4);
    // The service begins again after a short last page.
    let wrapping = |after: Option<&str>| match after {
        Some("c") => vec!["a", "b"],
        Some("b") => vec!["c"],
        _ => vec!["a", "b"],
    };
    let (found, calls, walk) = titles(|walk| walk, wrapping).await;
    assert!(found.starts_with("abcbooks.all: ") && walk.is_broken(), "{found}");
    assert_eq!(calls, 3);
}

#[tokio::test(start_paused = true)]
async fn a_last_page_that_is_repeated_ends_the_feed() {
    let last = |after: Option<&str>| if after.is_none() { vec!["a", "b"] } else { vec!["c", "d"] };
    let (found, calls, walk) = titles(|walk| walk, last).await;
    assert_eq!((found.as_str(), calls, walk.verdict()), ("abcd", 4, Verdict::Complete));
    // If this is the first page, the service may ignore the id.
    let (found, calls, walk) = titles(|walk| walk, |_| vec!["a", "b"]).await;
    assert_eq!((found.as_str(), calls, walk.is_broken()), ("ab", 3, false));
    assert_eq!(walk.verdict(), Verdict::MayLack(vec![Lack::Repeated]));
    let (found, calls, walk) = titles(|walk| walk, |_| vec!["a"]).await;
    assert_eq!((found.as_str(), calls, walk.verdict()), ("a", 2, Verdict::Complete));
    // A page that is repeated only once, and a short page in the middle.
    for pages in [[&["a", "b"][..], &["a", "b"], &["c"], &[]], [&["a"], &["b", "c"], &[], &[]]] {
        let mut pages = pages.into_iter();
        let (found, _, walk) = titles(|walk| walk, move |_| pages.next().unwrap().to_vec()).await;
        assert_eq!((found.as_str(), walk.verdict()), ("abc", Verdict::Complete));
    }
    let (found, _, walk) = titles(|walk| walk, |_| vec![]).await;
    assert_eq!((found.as_str(), walk.verdict()), ("", Verdict::Empty));
}

#[tokio::test(start_paused = true)]
async fn a_changed_record_is_an_update() {
    let of = |stock: u32| of_records(format!("{{\"title\":\"a\",\"stock\":{stock}}}\n{{\"title\":\"b\"}}\n"));
    let fake = script([of(1), of(2), page(&["c"]), page(&[])]);
    let mut walk = fake.session().walk::<Books>(Ask::default());
    assert_eq!(collected(&mut walk).await, ["a", "b", "a", "c"]);
    let repeats = Repeats { duplicates: 1, updates: 1, unchecked: 0 };
    assert_eq!((walk.repeats(), walk.verdict()), (repeats, Verdict::Complete));
}

#[tokio::test(start_paused = true)]
async fn records_beyond_the_limit_are_returned_unchecked() {
    let inclusive = |after: Option<&str>| books_from(after, true).take(3).collect::<Vec<_>>();
    for (limit, found, repeats) in [
        (0, "abccdeefff", Repeats { duplicates: 0, updates: 0, unchecked: 10 }),
        (3, "abcdeefff", Repeats { duplicates: 1, updates: 0, unchecked: 6 }),
        (6, "abcdef", Repeats { duplicates: 4, updates: 0, unchecked: 0 }),
    ] {
        let (titles, _, walk) = titles(move |walk| walk.max_known_ids(limit), inclusive).await;
        assert_eq!((titles.as_str(), walk.repeats(), walk.is_broken()), (found, repeats, false), "{limit}");
    }
}

#[tokio::test(start_paused = true)]
async fn nothing_after_a_short_page_is_the_end() {
    let nothing: [fn() -> Reply; 5] = [
        || Reply::new(204, ""),
        || Reply::new(404, "\"no more\""),
        || Reply::ok(""),
        || Reply::ok("\u{feff}"),
        || Reply::ok("").header("content-type", "text/html"),
    ];
    for reply in nothing {
        let session =
            |replies: Vec<Reply>| script(replies).builder().retry(Retry::none()).build().unwrap().session();
        let mut walk = session(vec![page(&["a", "b"]), page(&["c"]), reply()]).walk::<Books>(Ask::default());
        assert_eq!(
            (collected(&mut walk).await.concat().as_str(), walk.verdict()),
            ("abc", Verdict::Complete)
        );
        // After a full page, and if short pages have proved nothing before, the reply is an error.
        for pages in [vec![page(&["a", "b"]), reply()], vec![page(&["a"]), page(&["b"]), reply()]] {
            let mut walk = session(pages).walk::<Books>(Ask::default());
            assert_eq!((collected(&mut walk).await.len(), walk.is_broken()), (3, true));
        }
    }
}

#[tokio::test(start_paused = true)]
async fn unreadable_lines_of_one_page_count() {
    let bad = |lines: &str| of_records(lines.replace('x', "x\n").replace('a', "{\"title\":\"a\"}\n"));
    let pages = (0..40).map(|at| format!("t{at}")).collect::<Vec<_>>();
    let good = pages.iter().map(|title| page(&[title]));
    let fake = script([bad("xax")].into_iter().chain(good).chain([page(&[])]));
    let mut walk = fake.session().walk::<Books>(Ask::default());
    assert_eq!(collected(&mut walk).await.len(), 43);
    assert_eq!(walk.verdict(), Verdict::MayLack(vec![Lack::Unreadable { unreadable: 2, all: 3 }]));
    let fake = script([bad("ax"), page(&[])]);
    let mut walk = fake.session().walk::<Books>(Ask::default());
    collected(&mut walk).await;
    assert_eq!(walk.verdict(), Verdict::Complete, "expected one unreadable line not to affect the verdict");
}
