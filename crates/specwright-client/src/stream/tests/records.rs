//! Tests for a single response: its records, and how it can end.

use super::*;

#[tokio::test(start_paused = true)]
async fn records_are_whole_regardless_of_chunk_boundaries() {
    let body = "{\"title\":\"Ä\"}\r\n\n  {\"title\":\"b\"} \n{\"title\":\"c\",\"x\":[1]}";
    for size in 1..=body.len() {
        assert_eq!(read(in_parts_of(size, body)).await, ["Ä", "b", "c"], "{size}");
    }
    assert_eq!(read(format!("{body}\n")).await, ["Ä", "b", "c"]);
    for empty in ["", "\n\r\n", " \t\n  "] {
        assert!(collected(&mut all(&script([of_records(empty)])).await.unwrap()).await.is_empty());
    }
    for of in ["Application/X-NDJSON; charset=utf-8", "application/jsonl"] {
        let empty = Reply::ok("").header("content-type", of);
        assert!(collected(&mut all(&script([empty])).await.unwrap()).await.is_empty(), "{of}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_request_has_an_accept_header() {
    let fake = script([Reply::ok("{}")]);
    let mut records = all(&fake).await.unwrap();
    assert_eq!(fake.headers(0)["accept"], "application/x-ndjson, application/json");
    assert_eq!((records.status(), records.line()), (StatusCode::OK, 0));
    assert!(records.next().await.unwrap().unwrap().notes.is_empty());
    assert_eq!(records.line(), 1);
    assert_eq!(format!("{records:?}"), r#"Records { operation: "books.all", line: 1, .. }"#);
}

#[tokio::test(start_paused = true)]
async fn an_unreadable_line_is_skipped() {
    let body = "{\"title\":\"a\"}\n\n{\"title\n[7]\n\u{feff}x\n{\"title\":\"b\"}\n";
    let items = read(body).await;
    assert_eq!(items[0], "a");
    assert!(
        items[1].starts_with("books.all: the response could not be read (status 200): line 3: "),
        "{}",
        items[1]
    );
    assert!(items[2].ends_with("line 4: the body: found an array, expected an object"), "{}", items[2]);
    assert!(items[3].contains("line 5: not JSON"), "{}", items[3]);
    assert_eq!(items[4..], ["b"]);
}

#[tokio::test(start_paused = true)]
async fn a_line_may_be_as_long_as_the_limit() {
    let (short_enough, longer) = (r#"{"title":"abcd"}"#, r#"{"title":"abcde"}"#);
    let body = format!("{short_enough}\n{longer}{longer}{longer}\n{short_enough}\n{longer}");
    for size in [1, 7, body.len()] {
        let fake = script([Reply::new(200, in_parts_of(size, &body))]);
        let session = fake.builder().max_line_bytes(short_enough.len()).build().unwrap().session();
        let mut records = session.stream(&ALL, &(), None::<&()>).await.unwrap();
        let items = collected(&mut records).await;
        let too_long = |line| {
            format!("books.all: the response is too large (status 200): line {line} has more than 16 bytes")
        };
        assert_eq!(items, ["abcd".to_owned(), too_long(2), "abcd".to_owned(), too_long(4)]);
    }
}

#[tokio::test(start_paused = true)]
async fn a_truncated_response_is_an_error() {
    let cut = "{\"title\":\"a\"}\n{\"title\":\"b";
    let mut records = all(&script([Reply::new(200, cut)])).await.unwrap();
    let items = collected(&mut records).await;
    assert!(items[1].contains("the response is truncated in line 2"), "{items:?}");
    assert_eq!((items.len(), records.is_broken()), (2, true));

    let body = broken("{\"title\":\"a\"}\n{\"title\":\"b\"", format!("reset by {KEY}"));
    let mut records = all(&script([Reply::new(200, body)])).await.unwrap();
    assert_eq!(records.next().await.unwrap().unwrap().value.text("title").unwrap(), "a");
    let error = records.next().await.unwrap().unwrap_err();
    assert_eq!((error.kind(), error.is_retryable()), (ErrorKind::Network, true));
    assert_eq!((error.operation(), error.status()), (Some("books.all"), Some(StatusCode::OK)));
    assert!(all_texts(&error).contains("reset by ***") && !all_texts(&error).contains("k3y"));
    assert!(records.next().await.is_none() && records.is_broken());
}

#[tokio::test(start_paused = true)]
async fn a_stalled_response_times_out() {
    let slow = in_parts(&["{\"title\":\"a\"}\n", "{\"title\":\"b\"}\n"], 29);
    assert_eq!(read(slow).await, ["a", "b"], "expected each record to be in time");
    let slow = in_parts(&["{\"title\":\"a\"}\n", "{\"title\":\"b\"}\n"], 29);
    let fake = script([Reply::new(200, slow)]);
    let mut records = all(&fake).await.unwrap();
    tokio::time::sleep(Duration::from_secs(100)).await;
    assert_eq!(collected(&mut records).await, ["a", "b"], "expected a slow reader not to time out");

    let mut records = all(&script([Reply::new(200, ending("{}\n", End::Stall))])).await.unwrap();
    records.next().await.unwrap().unwrap();
    let error = records.next().await.unwrap().unwrap_err();
    assert_eq!(error.to_string(), "books.all: no response in time (status 200): waited 30s for a record");
    assert!(records.next().await.is_none() && records.is_broken());
}

#[tokio::test(start_paused = true)]
async fn a_slow_record_times_out() {
    let (first, second) = ("{\"title\":\"a\"}\n", "{\"title\":\"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\"}\n");
    let drip = |text: &'static str| (0..text.len()).map(move |at| &text[at..=at]);
    let parts: Vec<_> = drip(first).chain(drip(second)).collect();
    let begun = tokio::time::Instant::now();
    let mut records = all(&script([Reply::new(200, in_parts(&parts, 1))])).await.unwrap();
    let items = collected(&mut records).await;
    assert_eq!(items, ["a", "books.all: no response in time (status 200): waited 30s for a record"]);
    // One second for each byte of the first record, and the timeout of the second record.
    assert_eq!(begun.elapsed().as_secs(), first.len() as u64 + 30);

    let parts = ["{\"title\":\"a\"}\n"].into_iter().chain(std::iter::repeat_n("\n", 40));
    let items = read(in_parts(&parts.collect::<Vec<_>>(), 1)).await;
    assert!(
        items[1].contains("waited 30s for a record"),
        "expected blank lines not to count as records: {items:?}"
    );
}

#[tokio::test(start_paused = true)]
async fn the_first_timeout_includes_the_head() {
    // The timeout counts from the request.
    let body = in_parts(&["{\"title\":\"a\"}\n"], 35);
    let fake = script([Reply::new(200, body).after(15)]);
    let session = fake.builder().retry(crate::Retry::none()).build().unwrap().session();
    let error = session.stream::<_, (), Doc>(&ALL, &(), None).await.unwrap_err();
    assert!(error.is_timeout() && error.to_string().contains("30s"), "{error}");
}

#[tokio::test(start_paused = true)]
async fn a_call_is_retried_only_before_its_first_record() {
    let early = || Reply::new(200, broken("{\"title\":", "wire cut".into()));
    let busy = || Reply::new(503, "");
    let fake =
        script([busy(), Reply::fail(TransportErrorKind::Connect), early(), Reply::ok("{\"title\":\"a\"}")]);
    let retry = crate::Retry::default().attempts(4);
    let session = fake.builder().retry(retry).build().unwrap().session();
    let mut records: Records<Doc> = session.stream(&ALL, &(), None::<&()>).await.unwrap();
    assert_eq!((collected(&mut records).await, fake.sent()), (vec!["a".to_owned()], 4));

    let fake = script([Reply::new(200, broken("{}\n{}\n", "wire cut".into()))]);
    let items = collected(&mut all(&fake).await.unwrap()).await;
    assert_eq!((items.len(), fake.sent()), (3, 1));
    assert_eq!(items[2], "books.all: network failure (status 200): the connection broke");
}

#[tokio::test(start_paused = true)]
async fn dropping_the_records_drops_the_body() {
    let held = Arc::new(());
    let weak = Arc::downgrade(&held);
    let endless = stream::repeat_with(move || {
        let _ = &held;
        Ok(Bytes::from_static(b"{}\n"))
    });
    let mut records = all(&script([Reply::new(200, Body::from_stream(endless))])).await.unwrap();
    records.next().await.unwrap().unwrap();
    assert_eq!(weak.strong_count(), 1);
    drop(records);
    assert_eq!(weak.strong_count(), 0);
}
