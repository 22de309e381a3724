//! `wayfare feed` and `wayfare constants` where the service answers something else, or not to the end.

use std::io::Write as _;
use std::net::TcpListener;

use crate::canned::{Canned, answer, page};
use crate::support::{Ran, run, wayfare};

const ONE: &str = "{\"placeId\": 1, \"placeName\": \"One\", \"latitude\": 1.5, \"longitude\": 2.5}\n";
const TWO: &str = "{\"placeId\": 2, \"placeName\": \"Two\", \"latitude\": 1.5, \"longitude\": 2.5}\n";
const THREE: &str = "{\"placeId\": 3, \"placeName\": \"Three\", \"latitude\": 1.5, \"longitude\": 2.5}\n";

/// Answers that are no page, and what is said of each.
fn wrong() -> Vec<(Vec<u8>, &'static str)> {
    let gzip = b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 3\r\n\r\n\x1f\x8b\x08";
    vec![
        (
            answer(200, "text/html", "<html><title>Down top-secret</title>\n<p>for repair</p></html>"),
            "(status 200): text/html instead of records: \"Down *** for repair\"",
        ),
        (answer(200, "application/x-ndjson", "null"), "instead of records: \"null\""),
        (answer(200, "application/json", "[]"), "application/json instead of records: \"[]\""),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n".to_vec(), "no content type and an empty body"),
        (answer(202, "application/x-ndjson", ""), "(status 202"),
        (b"HTTP/1.1 204 Nothing\r\n\r\n".to_vec(), "(status 204"),
        (gzip.to_vec(), "its gzip ends too early"),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n\x1f\x8b\x08\x00".to_vec(), "gzip"),
    ]
}

/// Ids of the places written, each of which is one whole line.
fn ids(ran: &Ran) -> Vec<i64> {
    let id =
        |line: &str| serde_json::from_str::<serde_json::Value>(line).unwrap()["placeId"].as_i64().unwrap();
    ran.out.lines().map(id).collect()
}

#[test]
fn a_first_page_that_is_none_is_3() {
    for (reply, says) in wrong() {
        for words in ["feed places", "feed hotels", "constants"] {
            let ran = run(Canned::raw(vec![reply.clone()]).client(words));
            assert_eq!((ran.code, ran.out.as_str()), (Some(3), ""), "{words}: {ran:?}");
            assert!(ran.err.contains(says) && !ran.err.contains("top-secret"), "{words}: {says}: {ran:?}");
            assert!(!ran.err.contains("There are no records"), "{words}: {ran:?}");
        }
    }
}

#[test]
fn a_later_page_that_is_none_is_3_behind_the_records_so_far() {
    for (reply, says) in wrong() {
        let service = Canned::raw(vec![page(&format!("{ONE}{TWO}")), reply]);
        let ran = run(service.client("feed places --page-size 2 --quiet"));
        assert_eq!((ran.code, ids(&ran)), (Some(3), vec![1, 2]), "{says}: {ran:?}");
        assert!(ran.err.contains(says), "{says}: {ran:?}");
        assert!(ran.err.ends_with("help: go on with --after 2: 2 records were written\n"), "{ran:?}");
    }
}

/// A page that claims to be longer than it is.
fn cut(records: &str) -> Vec<u8> {
    let length = records.len() + 1000;
    let head =
        format!("HTTP/1.1 200 OK\r\nContent-Type: application/x-ndjson\r\nContent-Length: {length}\r\n\r\n");
    (head + records).into_bytes()
}

#[test]
fn a_page_that_is_cut_off_is_taken_up() {
    for cut_off in [cut(ONE), cut(&format!("{ONE}{}", &TWO[..9]))] {
        let service = Canned::raw(vec![cut_off, page(&format!("{TWO}{THREE}")), page("")]);
        let ran = run(service.client("feed places --page-size 2"));
        assert_eq!((ran.code, ids(&ran)), (Some(0), vec![1, 2, 3]), "{ran:?}");
        let calls = service.calls();
        for (call, last) in calls.iter().zip(["lastId=0", "lastId=1", "lastId=3"]) {
            assert!(call.contains(last), "{calls:?}");
        }
    }
}

#[test]
fn a_feed_of_which_nothing_can_be_read_is_not_one_without_records() {
    for (lines, count) in
        [("{\"placeName\": \"One\"}\n", 1), ("{\"placeId\": true}\n{\"placeName\": 2}\n", 2)]
    {
        let service = Canned::raw(vec![cut(lines), page("")]);
        let ran = run(service.client("feed places --quiet"));
        assert_eq!((ran.code, ran.out.as_str(), service.calls().len()), (Some(3), "", 2), "{ran:?}");
        assert_eq!(ran.err.matches("Left out: ").count(), count, "{ran:?}");
        assert!(ran.err.contains(&format!("no record could be read; lines left out: {count}")), "{ran:?}");
    }
}

#[test]
fn what_can_not_be_taken_up_is_3() {
    let service = Canned::raw(vec![cut(ONE), cut("")]);
    let ran = run(service.client("feed places --page-size 2"));
    assert_eq!((ran.code, ids(&ran)), (Some(3), vec![1]), "{ran:?}");
    assert!(
        ran.err.contains("4 attempts") && ran.err.contains("go on with --after 1: 1 record was written"),
        "{ran:?}"
    );
}

#[test]
fn an_end_that_only_the_connection_tells_is_asked_for() {
    let closed = |records: &str| {
        let head = "HTTP/1.1 200 OK\r\nContent-Type: application/x-ndjson\r\nConnection: close\r\n\r\n";
        format!("{head}{records}").into_bytes()
    };
    let service = Canned::raw(vec![closed(ONE), closed(TWO), page("")]);
    let ran = run(service.client("feed places --page-size 9"));
    assert_eq!((ran.code, ids(&ran), service.calls().len()), (Some(0), vec![1, 2], 3), "{ran:?}");
}

#[test]
fn a_line_that_is_too_long_is_stepped_over() {
    let long = format!("{{\"placeName\": \"{}\"}}\n", "x".repeat(wayfare_client::DEFAULT_MAX_LINE_BYTES));
    let service = Canned::raw(vec![page(&format!("{ONE}{long}{TWO}")), page(THREE)]);
    let ran = run(service.client("feed places --page-size 3"));
    assert_eq!((ran.code, ids(&ran)), (Some(0), vec![1, 2, 3]), "{ran:?}");
    assert!(ran.err.contains("Left out: ") && ran.err.contains("line 2 has more than"), "{ran:?}");
}

#[test]
fn constants_that_lack_something_are_printed_and_3() {
    let row = "{\"theme\": [{\"id\": 4, \"name\": \"Beach\"}]}\n";
    for reply in [page(&format!("{row}upstream failed\n")), cut(row)] {
        let ran = run(Canned::raw(vec![reply]).client("constants theme"));
        assert_eq!((ran.code, ran.out.as_str()), (Some(3), "ID  LABEL\n 4  Beach\n"), "{ran:?}");
        assert!(ran.err.contains("the rest is missing"), "{ran:?}");
    }
}

/// Records are written when they come, before the page is at its end.
#[test]
fn records_so_far_are_written_before_a_page_breaks() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let base_url = format!("http://{}", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        stream.write_all(&cut(ONE)).unwrap();
        drop(listener);
        // Unread data makes the end a reset.
    });
    let mut command = wayfare("feed places");
    command.env("WAYFARE_BASE_URL", base_url).env("WAYFARE_API_KEY", "top-secret");
    let ran = run(command);
    assert_eq!(ran.code, Some(3), "{ran:?}");
    assert!(ids(&ran).iter().all(|id| *id == 1) && ran.err.contains("error: feeds.places: "), "{ran:?}");
}
