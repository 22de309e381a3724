//! Tests for responses that are not pages of records, both as a first and as a later page.

use super::*;
use crate::Retry;

/// A wrong response, and a part of the expected message.
type Wrong = (fn() -> Reply, &'static str);

fn wrong() -> Vec<Wrong> {
    vec![
        (
            || html("<!DOCTYPE html>\n<html>\n<title>Closed\nfor repair</title>\n</html>"),
            "(status 200): text/html instead of records: \"Closed for repair\"",
        ),
        (
            || html(""),
            "text/html and an empty body; without records, the service should send an empty application/x-ndjson body",
        ),
        (|| Reply::ok(""), "(status 200): no content type and an empty body"),
        (
            || Reply::ok("").header("content-type", "application/json"),
            "(status 200): application/json and an empty body",
        ),
        (|| of_records("null"), "(status 200): application/x-ndjson instead of records: \"null\""),
        (|| of_records("[]\n"), "application/x-ndjson instead of records: \"[]\""),
        (|| of_records("[{\"title\":\"a\"}]"), "instead of records: \"[{\\\"title\\\":\\\"a\\\"}]\""),
        (
            || of_records("[\n{\"title\":\"a\"},\n{\"title\":\"b\"}\n]"),
            "application/x-ndjson instead of records: \"[ {",
        ),
        (|| Reply::ok("7"), "no content type instead of records: \"7\""),
        (|| Reply::new(202, lines(&["x"])), "(status 202): no content type instead of records: \"{"),
        (|| Reply::new(204, ""), "(status 204): no content type instead of records: the body is empty"),
        (|| Reply::new(206, lines(&["x"])), "(status 206): no content type instead of records"),
        (|| of_records(&b"\xff\xfe{\0}\0\n\0"[..]), "application/x-ndjson instead of records: "),
    ]
}

fn html(body: &'static str) -> Reply {
    Reply::new(200, body).header("content-type", "text/html; charset=utf-8")
}

fn patient(fake: &Script, retry: Retry) -> crate::Session {
    fake.builder().retry(retry).build().unwrap().session()
}

#[tokio::test(start_paused = true)]
async fn a_wrong_first_page_is_an_error() {
    for (reply, reason) in wrong() {
        let fake = script([reply()]);
        let mut walk = patient(&fake, Retry::none()).walk::<Books>(Ask::default());
        let error = walk.next().await.unwrap().unwrap_err();
        assert_eq!((error.kind(), error.operation()), (ErrorKind::Unexpected, Some("books.all")), "{error}");
        assert!(error.to_string().contains(reason), "{reason}: {error}");
        assert!(walk.next().await.is_none() && walk.is_broken() && walk.reached().is_none(), "{error}");

        let fake = script([reply()]);
        let alone = patient(&fake, Retry::none()).stream::<_, (), Doc>(&ALL, &(), None).await.unwrap_err();
        assert!(alone.to_string().contains(reason), "{reason}: {alone}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_wrong_later_page_is_an_error() {
    for (reply, reason) in wrong() {
        let fake = script([page(&["a", "b"]), reply()]);
        let mut walk = patient(&fake, Retry::none()).walk::<Books>(Ask::default());
        let items = collected(&mut walk).await;
        assert_eq!((items.len(), &items[..2]), (3, &["a".to_owned(), "b".to_owned()][..]), "{items:?}");
        assert!(items[2].contains(reason), "{reason}: {items:?}");
        assert_eq!((walk.is_broken(), walk.reached().unwrap().as_str()), (true, "b"));
    }
}

#[tokio::test(start_paused = true)]
async fn a_page_that_is_still_encoded_is_an_error() {
    let undeclared: fn() -> Reply = || of_records(&b"\x1f\x8b\x08\0\0\n\x03"[..]);
    for reply in [undeclared, || of_records(&b"\x1f\x8b\x08"[..]).header("content-encoding", "gzip")] {
        let fake = script([page(&["a", "b"]), reply()]);
        let mut walk = patient(&fake, Retry::none()).walk::<Books>(Ask::default());
        let items = collected(&mut walk).await;
        assert_eq!(items.len(), 3, "{items:?}");
        assert!(items[2].contains("the response is still encoded"), "{items:?}");
        assert_eq!((walk.is_broken(), walk.reached().unwrap().as_str()), (true, "b"));
    }
}

#[tokio::test(start_paused = true)]
async fn several_lines_without_a_record_are_not_a_page() {
    for body in ["{\n\"error\": \"quota\"\n}\n", "Service\nUnavailable\n"] {
        let fake = script([of_records(body)]);
        let mut walk = fake.session().walk::<Books>(Ask::default());
        let items = collected(&mut walk).await;
        assert!(items.last().unwrap().contains("no line of a page is a record"), "{items:?}");
        assert!(walk.is_broken());
    }
}

#[tokio::test(start_paused = true)]
async fn a_pending_page_is_retried() {
    let later: [fn() -> Reply; 4] =
        [|| Reply::new(202, "{}"), || Reply::new(204, ""), || Reply::ok(""), || html("")];
    for reply in later {
        let fake = script([page(&["a", "b"]), reply(), reply(), page(&["c"]), page(&[])]);
        assert_eq!(collected(&mut fake.session().walk::<Books>(Ask::default())).await, ["a", "b", "c"]);
    }
    let fake = script([Reply::new(202, "").retry_after("20"), page(&["a"]), page(&[])]);
    let begun = tokio::time::Instant::now();
    assert_eq!(collected(&mut fake.session().walk::<Books>(Ask::default())).await, ["a"]);
    assert!(begun.elapsed() >= Duration::from_secs(20));
    let fake = script([html("<p>no</p>")]);
    assert_eq!(
        collected(&mut fake.session().walk::<Books>(Ask::default())).await.len(),
        1,
        "expected no retry, which would return the same response"
    );
}

#[tokio::test(start_paused = true)]
async fn records_count_whatever_their_content_type() {
    for of in ["text/html", "text/plain", "application/octet-stream", "application/json"] {
        let fake = script([Reply::new(200, lines(&["a"])).header("content-type", of), page(&[])]);
        assert_eq!(collected(&mut fake.session().walk::<Books>(Ask::default())).await, ["a"], "{of}");
    }
    let fake = script([Reply::new(200, format!("\u{feff}{}", lines(&["a"]))), page(&[])]);
    assert_eq!(collected(&mut fake.session().walk::<Books>(Ask::default())).await, ["a"]);
}

#[tokio::test(start_paused = true)]
async fn the_key_is_in_no_error() {
    let long = format!("<p>{}{KEY}", "x".repeat(4090));
    for body in [format!("<p>key {KEY}</p>"), format!("\"key {KEY}\""), long] {
        let reply = Reply::new(200, body).header("content-type", &format!("text/{KEY}"));
        let error = all(&script([reply])).await.unwrap_err();
        assert!(!all_texts(&error).to_lowercase().contains("k3y"), "{error:?}");
    }
}
