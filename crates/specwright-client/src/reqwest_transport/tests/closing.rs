//! Tests for servers that close connections without notice.

use std::collections::BTreeMap;
use std::net::TcpStream;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use http_body_util::Empty;
use hyper_util::rt::TokioIo;

use super::super::failure::is_cancelled;
use super::*;
use crate::testing::{LEND, Pairs};
use crate::{Backoff, CallOptions, Session};

const ANSWER: &[u8] = b"HTTP/1.1 200 OK\r\ncontent-length: 8\r\n\r\n{\"a\": 1}";

/// Returns a session that retries without waiting.
fn session(base: &str) -> Session {
    let retry = Retry::default().attempts(20).backoff(Backoff::new(Duration::ZERO, Duration::ZERO));
    Client::builder(&LIBRARY, base).key(KEY).retry(retry).build().unwrap().session()
}

async fn lend(session: &Session, id: usize, body: Option<&Doc>) -> Result<Answer<Doc>, Error> {
    session.call(&LEND, &Pairs(vec![("id", id.to_string())]), body).await
}

/// Starts a server that answers one request per connection, and closes the connection on demand. Returns its
/// address, and a function that closes the connection and waits until it is closed.
fn closing_server() -> (String, impl Fn()) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let ((close, close_requested), (closed, is_closed)) = (mpsc::channel(), mpsc::channel());
    std::thread::spawn(move || {
        for connection in listener.incoming() {
            let mut connection = connection.unwrap();
            head(&mut connection);
            connection.write_all(ANSWER).unwrap();
            let Ok(()) = close_requested.recv() else { return };
            drop(connection);
            closed.send(()).unwrap();
        }
    });
    let close = move || {
        close.send(()).unwrap();
        is_closed.recv().unwrap();
    };
    (base, close)
}

#[tokio::test]
async fn a_call_survives_a_connection_that_was_closed_before() {
    let body = Doc(serde_json::json!({ "to": "me" }));
    // Closing a connection without reading the body resets the connection.
    for body in [None, Some(&body)] {
        let (base, close) = closing_server();
        let session = session(&base);
        for id in 0..40 {
            let answer = lend(&session, id, body).await.unwrap();
            assert_eq!(answer.status, StatusCode::OK);
            // `close` blocks the runtime, which therefore can't notice the end of the connection before the next call.
            close();
        }
    }
}

/// Behaviour of the payment server for one request.
#[derive(Clone, Copy, Debug)]
enum Payment {
    /// Closes the connection without reading the request.
    Unread,
    /// Rejects the request.
    Refused,
    /// Processes the request, and sends these bytes before it closes the connection.
    Processed(&'static [u8]),
}

const PAYMENTS: [Payment; 7] = [
    Payment::Processed(ANSWER),
    Payment::Unread,
    Payment::Processed(b""),
    Payment::Processed(ANSWER),
    Payment::Processed(b"HTTP/1.1 200 OK\r\ncontent-length: 8\r\n\r\n{\"a\""),
    Payment::Refused,
    Payment::Processed(b"HTTP/1.1 503 Busy\r\ncontent-length: 0\r\n\r\n"),
];

/// Starts a server that counts how often it has processed each payment, by path.
fn payment_server() -> (String, Arc<Mutex<BTreeMap<String, u32>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let processed = Arc::<Mutex<BTreeMap<String, u32>>>::default();
    let counts = processed.clone();
    std::thread::spawn(move || {
        for (payment, connection) in PAYMENTS.into_iter().cycle().zip(listener.incoming()) {
            serve_payment(payment, connection.unwrap(), &counts);
        }
    });
    (base, processed)
}

fn serve_payment(payment: Payment, mut connection: TcpStream, counts: &Mutex<BTreeMap<String, u32>>) {
    if let Payment::Unread = payment {
        return;
    }
    let head = head(&mut connection);
    // hyper may have closed an unused connection.
    let Some(path) = head.split(['?', ' ']).nth(1) else { return };
    let answer = match payment {
        Payment::Processed(answer) => {
            *counts.lock().unwrap().entry(path.to_owned()).or_default() += 1;
            answer
        }
        _ => b"HTTP/1.1 503 Busy\r\nretry-after: 0\r\ncontent-length: 0\r\n\r\n",
    };
    let _ = connection.write_all(answer);
}

#[tokio::test]
async fn a_payment_is_never_processed_twice() {
    let (base, processed) = payment_server();
    let session = session(&base);
    let count = |id: usize| processed.lock().unwrap().get(&format!("/books/{id}/lend")).copied().unwrap_or(0);
    let mut succeeded = 0;
    for id in 0..70 {
        match lend(&session, id, None).await {
            Ok(_) => succeeded += 1,
            Err(error) => assert!(error.may_have_arrived(), "{error}"),
        }
    }
    assert!((0..70).all(|id| count(id) <= 1), "{processed:?}");
    assert!(succeeded >= 10, "only {succeeded} payments succeeded");
}

#[tokio::test]
async fn a_caller_can_declare_its_calls_repeatable() {
    let (base, processed) = payment_server();
    let session = session(&base).with(CallOptions::new().repeatable(true));
    for id in 0..14 {
        lend(&session, id, None).await.unwrap();
    }
    assert!(
        processed.lock().unwrap().values().any(|count| *count > 1),
        "expected this server to process a payment twice"
    );
}

#[tokio::test]
async fn an_unwritten_request_is_recognized() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let stream = tokio::net::TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
    let (mut sender, connection) =
        hyper::client::conn::http1::handshake::<_, Empty<Bytes>>(TokioIo::new(stream)).await.unwrap();
    drop(connection);
    let cancelled = sender.send_request(Request::default()).await.unwrap_err();
    let within = |cause| ProxyFailure { proxy: String::new(), cause };
    assert!(is_cancelled(&within(Box::new(within(cancelled.into())))));
    assert!(!is_cancelled(&within("reset".into())));
}
