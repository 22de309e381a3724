//! Tests of serving over TCP connections: shutdown, timeouts and limits.

use std::net::SocketAddr;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::Instant;
use wayfare_service::{ConnectionLimits, Speed};

use crate::access_log::Log;
use crate::metrics::call_in_flight;
use crate::scripted::{Act, Scripted, asking};
use crate::served::{Served, rest};
use crate::support::*;

fn head(length: usize) -> String {
    format!(
        "POST {POLL}?apiKey={KEY} HTTP/1.1\r\nhost: x\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n"
    )
}

#[tokio::test]
async fn the_service_serves_until_shutdown() {
    let service = builder().build();
    let admin = service.admin();
    let served = Served::start(service).await;
    let body = boston_london().to_string();
    let request = format!("{}{body}", head(body.len()));
    let answer = rest(served.ask(&request).await).await;
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
    assert!(answer.contains("\"status\":\"complete\""));

    // A request that is in flight when shutdown begins still receives a response.
    let (begin, end) = request.split_at(request.len() - 5);
    let mut open = served.ask(begin).await;
    call_in_flight(&admin).await;
    served.stop.send(()).unwrap();
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert!(!served.serving.is_finished());
    open.write_all(end.as_bytes()).await.unwrap();
    let answer = rest(open).await;
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
    assert_eq!(served.serving.await.unwrap().unwrap().unfinished_calls, 0);
    assert!(TcpStream::connect(served.address).await.is_err());
}

#[tokio::test(start_paused = true)]
async fn shutdown_releases_calls_that_wait_for_a_search() {
    let hanging = Scripted::open("hanging", Speed::Fast, Act::Hang);
    let served = Served::start(asking(std::slice::from_ref(&hanging)).pace(0.0).build()).await;
    let body = boston_london().to_string();
    let stream = served.ask(&(head(body.len()) + &body)).await;
    while hanging.asked.load(Ordering::SeqCst) == 0 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let stopping = Instant::now();
    served.stop.send(()).unwrap();
    let answer = rest(stream).await;
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n") && answer.contains("\"searchId\":"), "{answer}");
    assert!(!answer.contains("\"status\":\"complete\""), "{answer}");
    assert!(stopping.elapsed() < Duration::from_secs(1), "the call waited for the search");
    assert_eq!(served.serving.await.unwrap().unwrap().unfinished_calls, 0);
}

#[tokio::test(start_paused = true)]
async fn a_slow_body_times_out() {
    let most = Duration::from_millis(1500);
    let limits = ConnectionLimits { body_timeout: most, ..ConnectionLimits::default() };
    let served = Served::start(builder().connection_limits(limits).build()).await;
    let mut stream = served.ask(&(head(9) + "{")).await;
    let started = Instant::now();
    let mut answer = vec![0; 4096];
    let length = stream.read(&mut answer).await.unwrap();
    let answer = String::from_utf8_lossy(&answer[..length]);
    assert!(answer.starts_with("HTTP/1.1 408 ") && answer.contains("INVALID_REQUEST"), "{answer}");
    assert!(answer.contains("did not arrive within 1.5s"), "{answer}");
    assert_eq!(started.elapsed(), most);
}

/// Sends a request over a connection with a small receive buffer.
async fn call(address: SocketAddr, path: &str, id: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(16 << 10).unwrap();
    let mut stream = socket.connect(address).await.unwrap();
    let head = format!("GET {path} HTTP/1.1\r\nhost: x\r\nx-request-id: {id}\r\nconnection: close\r\n\r\n");
    stream.write_all(head.as_bytes()).await.unwrap();
    tokio::time::sleep(Duration::from_millis(10)).await;
    stream
}

#[tokio::test(start_paused = true)]
async fn connections_and_responses_over_the_limits_are_rejected_and_logged() {
    let log = Log::default();
    let _logging = log.keep();
    let size = get(&builder().build().router(), "/openapi.json").await.text.len();
    for limits in [
        // The only allowed connection is busy.
        ConnectionLimits { connections: 1, ..ConnectionLimits::default() },
        // The limit for unsent bytes allows a small response, but not a second large response.
        ConnectionLimits { unsent_bytes: size, ..ConnectionLimits::default() },
    ] {
        let served = Served::start(builder().connection_limits(limits).build()).await;
        let _unread = call(served.address, "/openapi.json", "first").await;
        let id = format!("refused-{}", limits.connections);
        let answer = rest(call(served.address, "/openapi.json", &id).await).await;
        assert!(answer.starts_with("HTTP/1.1 503 ") && answer.contains("SERVICE_OVERLOADED"), "{answer}");
        for header in [&format!("x-request-id: {id}"), "retry-after: 1", "x-content-type-options: nosniff"] {
            assert!(answer.contains(&format!("\r\n{header}\r\n")), "{answer}");
        }
        let events: Vec<_> =
            log.text().lines().filter(|line| line.contains(&id)).map(str::to_owned).collect();
        let has = |what: &str| events[0].contains(what);
        assert!(events.len() == 1 && has("status=503") && has("SERVICE_OVERLOADED"), "{events:?}");
    }
}

#[tokio::test]
async fn requests_with_ambiguous_hosts_or_framing_are_rejected() {
    let served = Served::start(builder().build()).await;
    for (version, headers, body) in [
        ("1.1", "", ""),
        ("1.1", "host: a.example\r\nhost: b.example\r\n", ""),
        ("1.1", "host: a.example\r\ntransfer-encoding: chunked, chunked\r\n", "0\r\n\r\n"),
        (
            "1.1",
            "host: a.example\r\ntransfer-encoding: chunked\r\ntransfer-encoding: chunked\r\n",
            "0\r\n\r\n",
        ),
    ] {
        let request =
            format!("POST {POLL}?apiKey={KEY} HTTP/{version}\r\n{headers}connection: close\r\n\r\n{body}");
        let answer = rest(served.ask(&request).await).await;
        assert!(
            answer.starts_with("HTTP/1.1 400 ") && answer.contains("INVALID_REQUEST"),
            "{request}{answer}"
        );
    }
    let answer = rest(served.ask("GET /healthz HTTP/1.0\r\n\r\n").await).await;
    assert!(answer.contains(" 200 OK\r\n"), "{answer}");
}

#[tokio::test]
async fn only_allowed_hosts_are_served() {
    let served = Served::start(builder().allowed_host("travel.example".parse().unwrap()).build()).await;
    for (host, path, status) in [
        ("travel.example", "/openapi.json", "200 OK"),
        ("Travel.example:8080", "/openapi.json", "200 OK"),
        ("evil.example", "/openapi.json", "421 Misdirected Request"),
        ("10.0.0.1", "/healthz", "200 OK"),
    ] {
        let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
        let answer = rest(served.ask(&request).await).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}\r\n")), "{host}: {answer}");
        assert!(answer.contains("\r\ncache-control: "), "{host}: {answer}");
    }
}

#[tokio::test]
async fn invalid_http_is_counted_and_logged() {
    let log = Log::default();
    let _logging = log.keep();
    let service = builder().build();
    let admin = service.admin();
    let served = Served::start(service).await;
    let large = format!("GET / HTTP/1.1\r\nhost: x\r\nx: {}\r\n\r\n", "x".repeat(1 << 20));
    for (request, status) in [("GET / HTTP\r\n\r\n", "400"), (&*large, "431")] {
        let answer = rest(served.ask(request).await).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{answer}");
    }
    let text = admin.metrics();
    for reason in ["syntax", "too_large"] {
        let line = format!("wayfare_http_invalid_requests_total{{reason=\"{reason}\"}} 1");
        assert!(text.lines().any(|it| it == line), "{text}");
    }
    // The second rejection falls within the log throttle's interval, so only the first rejection is logged.
    assert_eq!(log.text().matches("rejected requests that are not valid HTTP").count(), 1, "{}", log.text());
}
