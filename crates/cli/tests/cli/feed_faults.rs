//! Tests of `wayfare feed` and `wayfare constants` with invalid or incomplete responses.

use std::io::Write as _;
use std::net::TcpListener;

use crate::canned::{Canned, answer, page};
use crate::feed::ids;
use crate::support::{client, run};

const ONE: &str = "{\"placeId\": 1, \"placeName\": \"One\", \"latitude\": 1.5, \"longitude\": 2.5}\n";
const TWO: &str = "{\"placeId\": 2, \"placeName\": \"Two\", \"latitude\": 1.5, \"longitude\": 2.5}\n";
const THREE: &str = "{\"placeId\": 3, \"placeName\": \"Three\", \"latitude\": 1.5, \"longitude\": 2.5}\n";

/// Returns HTTP responses that are not pages of records. Each is paired with a part of the expected error message.
fn wrong() -> [(Vec<u8>, &'static str); 2] {
    let gzip = b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 3\r\n\r\n\x1f\x8b\x08";
    [
        (
            answer(200, "text/html", "<html><title>Down top-secret</title>\n<p>for repair</p></html>"),
            "(status 200): text/html instead of records: \"Down *** for repair\"",
        ),
        (gzip.to_vec(), "its gzip data ends too early"),
    ]
}

#[test]
fn invalid_first_pages_exit_with_3() {
    for (reply, expected) in wrong() {
        for words in ["feed places", "feed hotels", "constants"] {
            let ran = run(Canned::raw(vec![reply.clone()]).client(words));
            assert_eq!((ran.code, ran.out.as_str()), (Some(3), ""), "{words}: {ran:?}");
            assert!(
                ran.err.contains(expected) && !ran.err.contains("top-secret"),
                "{words}: {expected}: {ran:?}"
            );
            assert!(!ran.err.contains("There are no records"), "{words}: {ran:?}");
        }
    }
}

#[test]
fn invalid_later_pages_exit_with_3_after_the_records_so_far() {
    for (reply, expected) in wrong() {
        let service = Canned::raw(vec![page(&format!("{ONE}{TWO}")), reply]);
        let ran = run(service.client("feed places --page-size 2 --quiet"));
        assert_eq!((ran.code, ids(&ran.out)), (Some(3), vec![1, 2]), "{expected}: {ran:?}");
        ran.assert_err([expected]);
        assert!(ran.err.ends_with("help: continue with --after 2: 2 records were written\n"), "{ran:?}");
    }
}

/// Checks that a feed's error can be a JSON string instead of an error body.
#[test]
fn refusals_may_be_json_strings() {
    for (status, code) in [(403, 4), (404, 3)] {
        let service = Canned::start(vec![(status, "\"Nothing here.\"".to_owned())]);
        let ran = run(service.client("feed hotels")).assert_code(code);
        ran.assert_err(["Nothing here."]);
        assert_eq!(service.calls().len(), 1, "expected no retry: {ran:?}");
    }
}

/// Builds a page whose `Content-Length` is larger than its body.
fn truncated(records: &str) -> Vec<u8> {
    let length = records.len() + 1000;
    let head =
        format!("HTTP/1.1 200 OK\r\nContent-Type: application/x-ndjson\r\nContent-Length: {length}\r\n\r\n");
    (head + records).into_bytes()
}

#[test]
fn unreadable_feeds_exit_with_5() {
    for (lines, count) in
        [("{\"placeName\": \"One\"}\n", 1), ("{\"placeId\": true}\n{\"placeName\": 2}\n", 2)]
    {
        let service = Canned::raw(vec![truncated(lines), page("")]);
        let ran = run(service.client("feed places"));
        assert_eq!((ran.code, ran.out.as_str(), service.calls().len()), (Some(5), "", 2), "{ran:?}");
        assert_eq!(ran.err.matches("Skipped: ").count(), count, "{ran:?}");
        ran.assert_err([&format!("Records may be missing: {count} of {count} results could not be read.")]);
    }
}

#[test]
fn records_are_written_once() {
    // Each further page begins with the requested id, and the service keeps sending the last page.
    let [first, second, last] = [[ONE, TWO], [TWO, THREE], [THREE, ""]].map(|lines| page(&lines.concat()));
    let service = Canned::raw(vec![first.clone(), second.clone(), last]);
    let ran = run(service.client("feed places --page-size 2")).assert_code(0);
    assert_eq!((ids(&ran.out), service.calls().len()), (vec![1, 2, 3], 4), "{ran:?}");
    assert_eq!(ran.err, "Skipped 3 records that the service sent again.\n");
    let service = Canned::raw(vec![first.clone(), second, page("")]);
    let ran = run(service.client("feed places --page-size 2 --known-ids 1")).assert_code(0);
    assert_eq!(ids(&ran.out), [1, 2, 2, 3], "{ran:?}");
    ran.assert_err(["Not checked for duplicates: 3 records. Raise --known-ids to check them."]);
    let changed = page(&[&TWO.replace("Two", "Zwei"), THREE].concat());
    let ran = run(Canned::raw(vec![first, changed, page("")]).client("feed places --page-size 2"));
    assert_eq!((ran.code, ids(&ran.out)), (Some(0), vec![1, 2, 2, 3]), "{ran:?}");
    ran.assert_err(["Wrote several versions of 1 record; the last line of each record is the newest."]);
}

#[test]
fn exit_codes_of_constants_reflect_unreadable_labels() {
    for (row, code) in [
        (r#"{"theme": [7, 8]}"#, 5),
        (r#"{"theme": "none"}"#, 5),
        (r#"{"theme": [7, {"id": 4, "name": "Beach"}]}"#, 0),
        (r#"{"theme": []}"#, 1),
        (r#"{"errors": [{"code": "INTERNAL_ERROR"}]}"#, 3),
        (r#"{"status": 401, "errorCode": "INVALID_API_KEY"}"#, 4),
    ] {
        let ran = run(Canned::raw(vec![page(row)]).client("constants theme"));
        assert_eq!(ran.code, Some(code), "{row}: {ran:?}");
        assert_eq!(ran.out.contains("No labels found"), code == 1, "{row}: {ran:?}");
    }
}

#[test]
fn incomplete_constants_are_printed_and_exit_with_3() {
    let row = "{\"theme\": [{\"id\": 4, \"name\": \"Beach\"}]}\n";
    for reply in [page(&format!("{row}upstream failed\n")), truncated(row)] {
        let ran = run(Canned::raw(vec![reply]).client("constants theme"));
        assert_eq!((ran.code, ran.out.as_str()), (Some(3), "ID  LABEL\n 4  Beach\n"), "{ran:?}");
        ran.assert_err(["the rest is missing"]);
    }
}

/// Checks that a reset connection is an error, and that only records from before the reset are written.
#[test]
fn after_a_reset_only_records_that_arrived_are_written() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let base_url = format!("http://{}", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        stream.write_all(&truncated(ONE)).unwrap();
        drop(listener);
        // Closing the connection with unread data resets it.
    });
    let ran = run(client("feed places", base_url, "top-secret")).assert_code(3);
    assert!(ids(&ran.out).iter().all(|id| *id == 1) && ran.err.contains("error: feeds.places: "), "{ran:?}");
}
