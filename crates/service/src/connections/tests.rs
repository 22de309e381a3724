//! Tests with various kinds of clients, over real sockets and with paused clocks.

#[cfg(feature = "tls")]
mod tls;

use std::collections::VecDeque;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::header::RETRY_AFTER;
use axum::http::{Request, StatusCode};
use axum::routing::{any, get};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};

use super::accept::Accept;
use super::*;
use crate::http::OverTls;

/// Size of a large response in bytes, which exceeds the kernel's buffers for a client that does not read.
const LARGE: usize = 16 << 20;

/// Maximum number of bytes that `/body` reads.
const MAX_BODY_BYTES: usize = 1000;

fn router() -> Router {
    let body = async |request: Request<Body>| match to_bytes(request.into_body(), MAX_BODY_BYTES).await {
        Ok(body) => (StatusCode::OK, format!("{} bytes", body.len())),
        Err(_) => (StatusCode::PAYLOAD_TOO_LARGE, "too large".to_owned()),
    };
    let slow = async || {
        sleep(Duration::from_secs(60)).await;
        "at last"
    };
    Router::new()
        .route("/", get(async |ConnectInfo(peer): ConnectInfo<SocketAddr>| format!("hello {}", peer.ip())))
        .route("/secure", get(async |request: Request<Body>| is_secure(&request).to_string()))
        .route("/large", get(async || vec![b'x'; LARGE]))
        .route("/slow", get(slow))
        .route("/body", any(body))
        .route("/denied", any(async || StatusCode::UNAUTHORIZED))
}

fn is_secure(request: &Request<Body>) -> bool {
    request.extensions().get::<OverTls>().is_some()
}

fn refusing() -> Router {
    Router::new().fallback(async || (StatusCode::SERVICE_UNAVAILABLE, [(RETRY_AFTER, "1")], "no room"))
}

/// A served router.
struct Server {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<io::Result<Served>>,
}

impl Server {
    async fn start(limits: ConnectionLimits) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        Server::over(listener, address, limits)
    }

    fn over(listener: impl Accept + Send + 'static, address: SocketAddr, limits: ConnectionLimits) -> Self {
        Server::of(Serving::new(router(), refusing()), listener, address, limits)
    }

    fn of(
        serving: Serving,
        listener: impl Accept + Send + 'static,
        address: SocketAddr,
        limits: ConnectionLimits,
    ) -> Self {
        let (stop, stopped) = oneshot::channel();
        let stopped = async { drop(stopped.await) };
        let serving = tokio::spawn(serve_on(listener, serving, limits, stopped));
        Server { address, stop, serving }
    }

    async fn connect(&self) -> Client {
        // With a small window, the kernel buffers little for a client that does not read.
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(64 << 10).unwrap();
        Client(socket.connect(self.address).await.unwrap())
    }

    /// Sends the head of a request over a new connection.
    async fn ask(&self, path: &str) -> Client {
        let mut client = self.connect().await;
        client.send(&format!("GET {path} HTTP/1.1\r\nhost: x\r\n\r\n")).await;
        client
    }

    async fn stop(self) -> Served {
        self.stop.send(()).unwrap();
        self.serving.await.unwrap().unwrap()
    }
}

struct Client(TcpStream);

impl Client {
    async fn send(&mut self, text: &str) {
        self.0.write_all(text.as_bytes()).await.unwrap();
    }

    /// Returns the text received by a single read.
    async fn some(&mut self) -> String {
        let mut bytes = vec![0; 4096];
        let length = self.0.read(&mut bytes).await.unwrap();
        String::from_utf8(bytes[..length].to_vec()).unwrap()
    }

    /// Reads until the connection is closed. Returns the text and the result of the last read.
    async fn all(&mut self) -> (String, io::Result<()>) {
        let mut bytes = Vec::new();
        let ended = self.0.read_to_end(&mut bytes).await.map(drop);
        (String::from_utf8(bytes).unwrap(), ended)
    }
}

fn limits() -> ConnectionLimits {
    ConnectionLimits::default()
}

/// Lets all tasks run until none can make progress.
async fn settle() {
    sleep(Duration::from_millis(10)).await;
}

#[tokio::test(start_paused = true)]
async fn sequential_and_pipelined_calls_are_answered() {
    let server = Server::start(limits()).await;
    let mut client = server.ask("/").await;
    let answer = client.some().await;
    assert!(
        answer.starts_with("HTTP/1.1 200 OK\r\n") && answer.ends_with("\r\n\r\nhello 127.0.0.1"),
        "{answer}"
    );
    let request = "GET / HTTP/1.1\r\nhost: x\r\n\r\n";
    client.send(&format!("{request}{request}GET / HTTP/1.0\r\n\r\n")).await;
    let (answers, ended) = client.all().await;
    assert_eq!((answers.matches("hello 127.0.0.1").count(), ended.is_ok()), (3, true), "{answers}");
    assert_eq!(server.stop().await, Served::default());
}

#[tokio::test(start_paused = true)]
async fn slow_headers_time_out() {
    let server = Server::start(limits()).await;
    let started = Instant::now();
    let mut silent = server.connect().await;
    let mut slow = server.connect().await;
    let dripping = tokio::spawn(async move {
        for letter in "GET / HTTP/1.1\r\nx-name: and a long value\r\n".chars() {
            if slow.0.write_all(&[letter as u8]).await.is_err() {
                break;
            }
            sleep(Duration::from_secs(1)).await;
        }
        slow.all().await.0
    });
    assert_eq!(silent.all().await.0, "");
    assert_eq!(started.elapsed().as_secs(), limits().header_timeout.as_secs());
    server.ask("/").await.some().await;
    let other = server.ask("/").await;
    settle().await;
    assert!(server.connect().await.0.writable().await.is_ok());
    drop(other);
    // The connection was closed long before the request head was complete.
    assert_eq!(dripping.await.unwrap(), "");
    assert!(started.elapsed() < Duration::from_secs(30), "{:?}", started.elapsed());
}

#[tokio::test(start_paused = true)]
async fn a_connection_may_wait_for_its_next_request_but_not_forever() {
    let server = Server::start(limits()).await;
    let mut client = server.ask("/").await;
    client.some().await;
    sleep(limits().idle_timeout / 2).await;
    // This pause is longer than the header timeout and shorter than the idle timeout.
    client.send("GET / HTTP/1.1\r\nhost: x\r\n\r\n").await;
    assert!(client.some().await.contains("hello"));
    let started = Instant::now();
    assert_eq!(client.all().await.0, "");
    assert_eq!(started.elapsed().as_secs(), limits().idle_timeout.as_secs());
    // The header timeout also applies to the next request head.
    let mut client = server.ask("/").await;
    client.some().await;
    client.send("GET / HT").await;
    let started = Instant::now();
    assert_eq!(client.all().await.0, "");
    assert_eq!(started.elapsed().as_secs(), limits().header_timeout.as_secs());
}

#[tokio::test(start_paused = true)]
async fn a_call_may_take_longer_than_any_timeout_of_its_connection() {
    let server = Server::start(limits()).await;
    let started = Instant::now();
    let answer = server.ask("/slow").await.some().await;
    assert!(answer.ends_with("at last"), "{answer}");
    assert_eq!(started.elapsed().as_secs(), 60);
}

#[tokio::test(start_paused = true)]
async fn a_client_that_reads_nothing_is_reset() {
    let server = Server::start(limits()).await;
    let mut client = server.ask("/large").await;
    settle().await;
    assert!(server.ask("/").await.some().await.contains("hello"), "other clients must be served meanwhile");
    sleep(limits().write_timeout * 2).await;
    let (answer, ended) = client.all().await;
    assert!(answer.len() < LARGE);
    assert_eq!(ended.unwrap_err().kind(), io::ErrorKind::ConnectionReset);
}

#[tokio::test(start_paused = true)]
async fn a_client_that_reads_slowly_is_served_to_the_end() {
    let server = Server::start(limits()).await;
    let mut client = server.ask("/large").await;
    let (started, mut read, mut buffer) = (Instant::now(), 0, vec![0; 256 << 10]);
    while read < LARGE {
        let bytes = client.0.read(&mut buffer).await.unwrap();
        assert!(bytes > 0, "after {read} bytes");
        read += bytes;
        sleep(limits().write_timeout / 10).await;
    }
    assert!(started.elapsed() > limits().write_timeout);
}

#[tokio::test(start_paused = true)]
async fn above_the_limit_an_idle_connection_is_closed_or_the_new_connection_refused() {
    let server = Server::start(ConnectionLimits { connections: 2, ..limits() }).await;
    let mut first = server.ask("/").await;
    first.some().await;
    sleep(Duration::from_secs(1)).await;
    let mut second = server.ask("/").await;
    second.some().await;
    let third = server.ask("/slow").await;
    settle().await;
    assert_eq!(first.all().await.0, "", "the connection that was idle longest must be closed");
    second.send("GET /slow HTTP/1.1\r\nhost: x\r\n\r\n").await;
    settle().await;
    let (answer, ended) = server.ask("/").await.all().await;
    assert!(answer.starts_with("HTTP/1.1 503 "), "{answer}");
    assert!(
        answer.contains("\r\nretry-after: 1\r\n") && answer.contains("\r\nconnection: close\r\n"),
        "{answer}"
    );
    assert!(ended.is_ok());
    drop((second, third));
}

#[tokio::test]
async fn a_limit_of_zero_connections_counts_as_one() {
    let server = Server::start(ConnectionLimits { connections: 0, ..limits() }).await;
    assert!(server.ask("/").await.some().await.contains("hello"));
}

#[tokio::test(start_paused = true)]
async fn unread_responses_are_bounded_and_stalled_readers_are_dropped() {
    let server = Server::start(ConnectionLimits { unsent_bytes: 2 * LARGE, ..limits() }).await;
    let mut one = server.ask("/large").await;
    settle().await;
    let mut two = server.ask("/large").await;
    settle().await;
    let refused = server.ask("/large").await.some().await;
    assert!(refused.starts_with("HTTP/1.1 503 ") && refused.contains("\r\nretry-after: 1\r\n"), "{refused}");
    assert!(server.ask("/").await.some().await.contains("hello"), "a small response must fit");
    sleep(Duration::from_secs(2)).await;
    let (answer, ended) = {
        let mut reader = server.ask("/large").await;
        let mut reading = tokio::spawn(async move { reader.0.read_exact(&mut vec![0; LARGE]).await });
        let read = (&mut reading).await.unwrap();
        assert!(read.is_ok(), "{read:?}");
        one.all().await
    };
    assert!(answer.len() < LARGE && ended.is_err(), "the slowest reader must be disconnected");
    // The other reader does not block other clients, so its connection stays open.
    let mut rest = Vec::new();
    two.0.read_to_end(&mut rest).within(Duration::from_secs(1)).await;
    assert!(rest.len() >= LARGE, "{}", rest.len());
}

/// A future that can be awaited with a timeout.
trait Within: Future + Sized {
    async fn within(self, most: Duration) -> Option<Self::Output> {
        timeout(most, self).await.ok()
    }
}

impl<F: Future> Within for F {}

#[tokio::test(start_paused = true)]
async fn a_half_closed_client_gets_its_response() {
    let server = Server::start(limits()).await;
    for path in ["/", "/slow"] {
        let mut client = server.ask(path).await;
        client.0.shutdown().await.unwrap();
        let (answer, ended) = client.all().await;
        assert!(answer.starts_with("HTTP/1.1 200 ") && ended.is_ok(), "{answer}");
    }
}

#[tokio::test]
async fn a_client_can_finish_a_refused_request_and_then_read_the_reason() {
    let server = Server::start(limits()).await;
    let bytes = vec![b'x'; 50 << 20];
    for (path, length, status) in [
        ("/body", bytes.len().to_string(), "413"),
        ("/denied", bytes.len().to_string(), "401"),
        ("/nowhere", bytes.len().to_string(), "404"),
        ("/body", "no number".to_owned(), "400"),
    ] {
        let mut client = server.connect().await;
        client.send(&format!("POST {path} HTTP/1.1\r\nhost: x\r\ncontent-length: {length}\r\n\r\n")).await;
        client.0.write_all(&bytes).await.unwrap();
        let (answer, ended) = client.all().await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")) && ended.is_ok(), "{answer}");
        assert!(answer.contains("\r\nconnection: close\r\n"), "{answer}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_small_unread_body_does_not_end_the_connection() {
    let server = Server::start(limits()).await;
    let mut client = server.connect().await;
    for _ in 0..2 {
        client.send("POST /denied HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nhello").await;
        let answer = client.some().await;
        assert!(answer.starts_with("HTTP/1.1 401 ") && !answer.contains("connection: close"), "{answer}");
    }
}

/// A listener that returns the given errors before it accepts connections.
struct Failing(TcpListener, Arc<Mutex<VecDeque<io::Error>>>);

impl Accept for Failing {
    async fn accept(&mut self) -> io::Result<(TcpStream, SocketAddr)> {
        let failure = self.1.lock().unwrap().pop_front();
        match failure {
            Some(error) => Err(error),
            None => self.0.accept().await,
        }
    }
}

/// The error number for too many open files in the process.
const EMFILE: i32 = 24;

#[tokio::test(start_paused = true)]
async fn accepting_continues_after_running_out_of_file_descriptors() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let failures: Arc<Mutex<VecDeque<_>>> = Arc::default();
    let server = Server::over(Failing(listener, Arc::clone(&failures)), address, limits());
    let (mut idle, mut silent) = (server.ask("/").await, server.connect().await);
    idle.some().await;
    sleep(Duration::from_secs(2)).await;
    failures.lock().unwrap().extend((0..50).map(|_| io::Error::from_raw_os_error(EMFILE)));
    failures.lock().unwrap().push_back(io::ErrorKind::ConnectionAborted.into());
    // The pending `accept` accepts the first connection; the failures follow.
    server.ask("/").await.some().await;
    let started = Instant::now();
    assert!(server.ask("/").await.some().await.contains("hello"));
    assert!(started.elapsed() >= Duration::from_secs(4), "the listener must pause after each failure");
    assert_eq!(idle.all().await.0, "", "an idle connection must be closed to free its descriptor");
    assert_eq!(silent.all().await.0, "", "a connection that never sent a byte must also be closed");
    assert!(started.elapsed() < limits().header_timeout);
    failures.lock().unwrap().push_back(io::ErrorKind::InvalidInput.into());
    server.ask("/").await.some().await;
    assert!(server.serving.await.unwrap().is_err(), "a fatal error must be returned");
}

#[tokio::test(start_paused = true)]
async fn shutdown_closes_idle_connections_waits_for_calls_and_aborts_slow_ones() {
    let server = Server::start(limits()).await;
    let mut idle = server.ask("/").await;
    idle.some().await;
    let mut fresh = server.connect().await;
    let mut half = server.connect().await;
    half.send("POST /body HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nhel").await;
    let mut slow = server.ask("/slow").await;
    let mut unread = server.ask("/large").await;
    settle().await;
    let started = Instant::now();
    let sending = async {
        assert_eq!((idle.all().await.0, fresh.all().await.0), Default::default());
        assert!(started.elapsed() <= 2 * LAST_CALL, "{:?}", started.elapsed());
        half.send("lo").await;
        assert!(half.all().await.0.ends_with("5 bytes"));
    };
    let (served, ()) = futures_util::future::join(server.stop(), sending).await;
    assert_eq!(served, Served { unfinished_calls: 2 });
    assert_eq!(started.elapsed().as_secs(), limits().grace.as_secs());
    assert_eq!(slow.all().await.0, "");
    assert!(unread.all().await.0.len() < LARGE);
}

#[tokio::test(start_paused = true)]
async fn shutdown_does_not_wait_for_idle_connections() {
    let server = Server::start(limits()).await;
    let mut idle = server.ask("/").await;
    idle.some().await;
    let started = Instant::now();
    assert_eq!(server.stop().await, Served::default());
    assert!(started.elapsed() <= 2 * LAST_CALL, "{:?}", started.elapsed());
}

#[tokio::test(start_paused = true)]
async fn a_slowly_read_response_is_fully_sent_after_shutdown_begins() {
    for close in ["", "connection: close\r\n"] {
        let server = Server::start(limits()).await;
        let mut client = server.connect().await;
        client.send(&format!("GET /large HTTP/1.1\r\nhost: x\r\n{close}\r\n")).await;
        let mut read = client.some().await.len();
        let reading = async {
            let mut buffer = vec![0; LARGE / 64];
            while read < LARGE {
                sleep(limits().grace / 200).await;
                let bytes = client.0.read(&mut buffer).await.unwrap();
                assert!(bytes > 0, "after {read} bytes");
                read += bytes;
            }
        };
        let (served, ()) = futures_util::future::join(server.stop(), reading).await;
        assert_eq!(served, Served::default());
    }
}

#[tokio::test(start_paused = true)]
async fn a_response_dropped_during_shutdown_counts_as_aborted() {
    let limits = ConnectionLimits { write_timeout: limits().grace / 2, ..limits() };
    let server = Server::start(limits).await;
    let mut unread = server.ask("/large").await;
    settle().await;
    assert_eq!(server.stop().await, Served { unfinished_calls: 1 });
    assert!(unread.all().await.0.len() < LARGE);
}

#[tokio::test(start_paused = true)]
async fn requests_that_arrived_before_shutdown_are_answered() {
    const REQUEST: &[u8] = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n";
    let server = Server::start(limits()).await;
    let mut idle = server.ask("/").await;
    idle.some().await;
    // No other task runs before shutdown begins, so requests and connections wait in the kernel.
    assert_eq!(idle.0.try_write(REQUEST).unwrap(), REQUEST.len());
    let mut connected = std::net::TcpStream::connect(server.address).unwrap();
    std::io::Write::write_all(&mut connected, REQUEST).unwrap();
    connected.set_nonblocking(true).unwrap();
    let late = TcpStream::from_std(connected).unwrap();
    let stopping = tokio::spawn(server.stop());
    for mut client in [idle, Client(late)] {
        let (answer, ended) = client.all().await;
        assert!(answer.contains("hello") && answer.contains("\r\nconnection: close\r\n"), "{answer}");
        assert!(ended.is_ok());
    }
    assert_eq!(stopping.await.unwrap(), Served::default());
}
