//! Tests for walks through the pages of a feed.

use super::*;

#[tokio::test(start_paused = true)]
async fn a_walk_continues_until_a_page_is_empty() {
    for (last, after) in [(&["e"][..], Some("e")), (&[], None)] {
        let fake = script([page(&["a", "b"]), page(&["c", "d"]), page(last), page(&[])]);
        let mut walk = fake.session().walk::<Books>(Ask::default());
        assert_eq!((fake.sent(), walk.reached()), (0, None));
        let items = collected(&mut walk).await;
        assert_eq!(items, [&["a", "b", "c", "d"], last].concat());
        assert_eq!(walk.reached().map(String::as_str), items.last().map(String::as_str));
        let pages = [None, Some("b"), Some("d")].into_iter().chain(after.map(Some));
        assert_eq!(requested_ids(&fake), pages.map(|id| id.map(str::to_owned)).collect::<Vec<_>>());
        assert_eq!((walk.verdict(), walk.repeats()), (Verdict::Complete, Repeats::default()));
        assert!(!walk.is_broken());
        assert!((0..fake.sent()).all(|at| fake.uri(at).contains("size=2")), "expected an explicit default");
    }
}

#[tokio::test(start_paused = true)]
async fn the_text_of_a_record_is_as_received() {
    let texts = [r#"{ "title": "a", "more": 1.0 }"#, r#"{"title":"b"}"#, r#"{"title":"c"} "#];
    let fake = script([Reply::ok(texts[..2].join("\n")), Reply::ok(texts[2])]);
    let mut walk = fake.session().walk::<Books>(Ask::default());
    for text in texts {
        walk.next().await.unwrap().unwrap();
        assert_eq!(walk.text(), text.as_bytes());
    }
}

#[tokio::test(start_paused = true)]
async fn a_walk_resumes_where_another_ended() {
    let fake = script([page(&["c"]), page(&[])]);
    let mut walk = fake.session().walk::<Books>(Ask { last: Some("b".into()), size: None });
    assert_eq!(walk.reached().unwrap(), "b");
    assert_eq!(collected(&mut walk).await, ["c"]);
    assert!(fake.uri(0).contains("last=b&"));
}

#[tokio::test(start_paused = true)]
async fn a_full_page_has_to_end_with_an_id() {
    let fake = script([Reply::ok("{}\n{}\n")]);
    let items = collected(&mut fake.session().walk::<Books>(Ask::default())).await;
    assert!(items[2].contains("the last record has no id"), "{items:?}");

    let fake = script([Reply::ok("{\"title\":\"a\"}\n{}\n")]);
    let mut walk = fake.session().walk::<Books>(Ask::default());
    let items = collected(&mut walk).await;
    assert!(items[2].contains("the last record has no id"), "{items:?}");
    assert_eq!(walk.reached().unwrap(), "a");
}

#[tokio::test(start_paused = true)]
async fn a_walk_continues_after_a_bad_line() {
    let long = format!("{{\"title\":\"{}\"}}\n", "x".repeat(100));
    for (bad, reason) in
        [("x\n", "line 2: not JSON"), ("[]\n", "line 2: "), (&long, "line 2 has more than 64 bytes")]
    {
        let body = lines(&["a"]) + bad + &lines(&["b"]);
        let fake = script([of_records(body), page(&["c"]), page(&[])]);
        let session = fake.builder().max_line_bytes(64).build().unwrap().session();
        let mut walk = session.walk::<Books>(Ask::default());
        let items = collected(&mut walk).await;
        assert!(items[1].contains(reason), "{items:?}");
        assert_eq!(
            (items.len(), items[0].as_str(), &items[2..]),
            (4, "a", &["b".to_owned(), "c".to_owned()][..])
        );
        assert!(
            !walk.is_broken() && requested_ids(&fake)[1].as_deref() == Some("b"),
            "{:?}",
            requested_ids(&fake)
        );
    }
}

#[tokio::test(start_paused = true)]
async fn a_short_page_with_a_bad_line_is_not_the_last() {
    let titles = async |fake: &Script| {
        let mut walk = fake.session().walk::<Books>(Ask { last: None, size: Some(10) });
        let mut items = Vec::new();
        while let Some(item) = walk.next().await {
            items.push(item.map_or_else(|_| "!".to_owned(), |record| record.value.text("title").unwrap()));
        }
        (items.concat(), walk.is_broken())
    };
    let bad = "upstream failed\n";
    let fake = script([of_records(lines(&["a", "b"]) + bad), page(&["c", "d"]), page(&[])]);
    assert_eq!(titles(&fake).await, ("ab!cd".to_owned(), false));
    let fake = script([of_records(lines(&["a"]) + bad + &lines(&["b"])), page(&[])]);
    assert_eq!(titles(&fake).await, ("a!b".to_owned(), false));
    // A bad line that is repeated is reported once, and a page with nothing but the bad line is an error.
    let fake =
        script([of_records(lines(&["a"]) + bad), of_records(bad.to_owned() + &lines(&["b"])), page(&[])]);
    assert_eq!(titles(&fake).await, ("a!b".to_owned(), false));
    let fake = script([of_records(lines(&["a"]) + bad), of_records(bad)]);
    assert_eq!(titles(&fake).await, ("a!!".to_owned(), true));
}

#[tokio::test(start_paused = true)]
async fn an_ambiguous_end_is_verified() {
    let closed = |titles: &[&str]| page(titles).header("connection", "close");
    let fake = script([closed(&["a"]), closed(&["b", "c"]), closed(&["d"]), page(&[])]);
    assert_eq!(collected(&mut fake.session().walk::<Books>(Ask::default())).await, ["a", "b", "c", "d"]);
    assert_eq!(fake.sent(), 4);
    let fake = script([closed(&["a"]).header("content-length", "14"), page(&[])]);
    assert_eq!(collected(&mut fake.session().walk::<Books>(Ask::default())).await, ["a"]);
}

#[tokio::test(start_paused = true)]
async fn an_empty_page_that_may_be_truncated_is_not_the_last() {
    let closed = || page(&[]).header("connection", "close");
    let fake = script([page(&["a", "b"]), closed(), page(&["c"]), page(&[])]);
    let mut walk = fake.session().walk::<Books>(Ask::default());
    assert_eq!((collected(&mut walk).await.concat(), walk.is_broken()), ("abc".to_owned(), false));
    let fake = script([page(&["a", "b"])].into_iter().chain((0..4).map(|_| closed())));
    let mut walk = fake.session().walk::<Books>(Ask::default());
    let items = collected(&mut walk).await;
    assert!(items[2].contains("only the closed connection marks its end"), "{items:?}");
    assert_eq!((fake.sent(), walk.is_broken(), walk.reached().unwrap().as_str()), (5, true, "b"));
}

#[tokio::test(start_paused = true)]
async fn an_error_response_ends_a_walk() {
    let fake = script([page(&["a", "b"]), Reply::new(403, "")]);
    let mut walk = fake.session().walk::<Books>(Ask::default());
    let items = collected(&mut walk).await;
    assert!(items[2].contains("forbidden (status 403)"), "{items:?}");
    assert_eq!((walk.reached().unwrap().as_str(), walk.is_broken()), ("b", true));
}

#[tokio::test(start_paused = true)]
async fn walks_and_records_are_send() {
    fn movable<T: Send + 'static>(_: &T) {}
    let fake = script([]);
    movable(&fake.session().walk::<Books>(Ask::default()));
    movable(&async move { all(&fake).await });
}
