//! Tests for truncated pages that are resumed.

use super::*;
use crate::{CallOptions, Retry};

/// Returns a page of records with this text, which ends in the given way.
fn broken_page(text: &str, end: End) -> Reply {
    of_records(ending(text, end))
}

#[tokio::test(start_paused = true)]
async fn a_broken_page_is_resumed_after_its_last_record() {
    let whole = lines(&["a"]);
    let in_record = format!("{whole}{{\"title\":\"b");
    for (text, end, requested_after) in [
        (&*whole, End::Reset, Some("a")),
        (&*in_record, End::Reset, Some("a")),
        (&*in_record, End::Whole, Some("a")),
        (&*in_record, End::Stall, Some("a")),
        ("{\"tit", End::Reset, None),
        ("{\"tit", End::Whole, None),
        ("", End::Reset, None),
        ("", End::Stall, None),
    ] {
        let rest = if requested_after.is_some() { page(&["b", "c"]) } else { page(&["a", "b"]) };
        let last = if requested_after.is_some() { page(&[]) } else { page(&["c"]) };
        let fake = script([broken_page(text, end), rest, last, page(&[])]);
        let mut walk = fake.session().walk::<Books>(Ask::default());
        assert_eq!(collected(&mut walk).await, ["a", "b", "c"], "{text:?} {end:?}");
        assert_eq!(requested_ids(&fake)[1].as_deref(), requested_after, "{text:?} {end:?}");
        assert!(!walk.is_broken());
    }
}

#[tokio::test(start_paused = true)]
async fn the_policy_decides_whether_and_when() {
    let broken = || broken_page(&lines(&["a"]), End::Reset);
    let fake = script([broken()]);
    let session = fake.builder().retry(Retry::none()).build().unwrap().session();
    let mut walk = session.walk::<Books>(Ask::default());
    let items = collected(&mut walk).await;
    assert_eq!(items, ["a", "books.all: network failure (status 200): the connection broke"]);
    assert_eq!((walk.is_broken(), walk.reached().unwrap().as_str()), (true, "a"));

    let fake = script([broken(), page(&["b"]), page(&[])]);
    let begun = tokio::time::Instant::now();
    collected(&mut fake.session().walk::<Books>(Ask::default())).await;
    assert_eq!(begun.elapsed(), Duration::from_millis(250));
}

#[tokio::test(start_paused = true)]
async fn a_new_record_counts_as_progress() {
    let titles: Vec<String> = ('a'..='z').map(String::from).collect();
    let pages = titles.iter().map(|title| broken_page(&lines(&[title]), End::Reset));
    let fake = script(pages.chain([page(&[])]));
    let mut walk = fake.session().walk::<Books>(Ask::default());
    assert_eq!(collected(&mut walk).await, titles);
}

#[tokio::test(start_paused = true)]
async fn breaks_without_a_record_between_them_are_bounded() {
    // Lines arrived each time, so each call itself succeeded.
    let fake = script((0..4).map(|_| broken_page("x\nx\n", End::Reset)));
    let mut walk = fake.session().walk::<Books>(Ask::default());
    let items = collected(&mut walk).await;
    assert_eq!(items.len(), 3, "expected each line to be reported once: {items:?}");
    assert!(items[2].contains("network failure (status 200, 4 attempts)"), "{items:?}");
    assert_eq!((fake.sent(), walk.is_broken()), (4, true));
}

#[tokio::test(start_paused = true)]
async fn a_page_that_cannot_be_resumed_is_an_error() {
    let fake = script([broken_page("{\"title\":\"a\"}\n{}\n", End::Reset)]);
    let mut walk = fake.session().walk::<Books>(Ask::default());
    let items = collected(&mut walk).await;
    assert!(items.len() == 3 && items[2].contains("network failure"), "{items:?}");
    assert_eq!((fake.sent(), walk.reached().unwrap().as_str()), (1, "a"));

    // A service that ignores the id.
    let broken = || broken_page(&lines(&["a"]), End::Reset);
    let fake = script((0..4).map(|_| broken()));
    let mut walk = fake.session().walk::<Books>(Ask::default());
    let items = collected(&mut walk).await;
    assert!(items.len() == 2 && items[1].contains("network failure (status 200, 4 attempts)"), "{items:?}");
    assert_eq!(walk.reached().unwrap(), "a");

    let fake = script([broken(), Reply::new(400, "")]);
    let mut walk = fake.session().walk::<Books>(Ask::default());
    let items = collected(&mut walk).await;
    assert!(items.len() == 2 && items[1].contains("rejected (status 400)"), "{items:?}");
    assert_eq!((walk.reached().unwrap().as_str(), walk.is_broken()), ("a", true));
}

#[tokio::test(start_paused = true)]
async fn a_bad_line_is_reported_once() {
    let fake = script([
        broken_page(&(lines(&["a"]) + "x\n"), End::Reset),
        of_records("x\n".to_owned() + &lines(&["b"])),
        page(&["c"]),
        page(&[]),
    ]);
    let items = collected(&mut fake.session().walk::<Books>(Ask::default())).await;
    assert!(items.len() == 4 && items[1].contains("line 2: not JSON"), "{items:?}");
    assert_eq!([&items[0], &items[2], &items[3]], ["a", "b", "c"]);
}

#[tokio::test(start_paused = true)]
async fn a_feed_applies_the_options_of_its_session() {
    let options = || CallOptions::new().within(Duration::from_secs(40)).header("x-trial", "1");
    let bodies: [fn() -> Body; 3] = [
        // A feed whose connection breaks repeatedly without progress, one that stalls, and one with an occasional
        // record.
        || ending("", End::Reset),
        || ending("{\"title\":", End::Stall),
        || in_parts(&["{\"title\":\"a\"}\n", "{\"title\":\"b\"}\n"], 25),
    ];
    for body in bodies {
        let fake = script((0..60).map(|_| of_records(body())));
        let begun = tokio::time::Instant::now();
        let session = fake.session().with(options().retry(Retry::default().attempts(1000)));
        let items = collected(&mut session.walk::<Books>(Ask::default())).await;
        assert!(
            items.last().unwrap().contains("the deadline of 40s for the calls of this session"),
            "{items:?}"
        );
        assert_eq!(begun.elapsed(), Duration::from_secs(40), "{items:?}");
        assert!((0..fake.sent()).all(|sent| fake.headers(sent)["x-trial"] == "1"));
    }
}
