//! Over real connections.

use std::net::SocketAddr;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::time::Instant;
use wayfare_service::{ConnectionLimits, Speed};

use crate::access_log::Log;
use crate::scripted::{Act, Scripted};
use crate::support::*;

#[tokio::test]
async fn the_service_serves_until_it_is_told_to_stop() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let service = builder().build();
    let serving = tokio::spawn(service.serve(listener, async { drop(stopped.await) }));

    let body = boston_london().to_string();
    let request = format!(
        "POST {POLL}?apiKey={KEY} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
    assert!(answer.contains("\"status\":\"complete\""));

    // A call that is open when shutdown begins is still answered.
    let mut open = TcpStream::connect(address).await.unwrap();
    let (head, rest) = request.split_at(request.len() - 5);
    open.write_all(head.as_bytes()).await.unwrap();
    tokio::time::sleep(Duration::from_millis(50)).await;
    stop.send(()).unwrap();
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert!(!serving.is_finished());
    open.write_all(rest.as_bytes()).await.unwrap();
    let mut answer = String::new();
    open.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
    assert_eq!(serving.await.unwrap().unwrap().cut_calls, 0);
    assert!(TcpStream::connect(address).await.is_err());
}

#[tokio::test(start_paused = true)]
async fn the_stop_releases_calls_that_wait_for_a_search() {
    let hanging = Scripted::open("hanging", Speed::Fast, Act::Hang);
    let service = builder().flight_providers(vec![hanging.clone()]).build();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let mut stream = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let serving = tokio::spawn(service.serve(listener, async { drop(stopped.await) }));
    let body = boston_london().to_string();
    let head =
        format!("POST {POLL}?apiKey={KEY} HTTP/1.1\r\nhost: x\r\ncontent-length: {}\r\n\r\n", body.len());
    stream.write_all((head + &body).as_bytes()).await.unwrap();
    while hanging.asked.load(Ordering::SeqCst) == 0 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let stopping = Instant::now();
    stop.send(()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n") && answer.contains("\"searchId\":"), "{answer}");
    assert!(!answer.contains("\"status\":\"complete\""), "{answer}");
    assert!(stopping.elapsed() < Duration::from_secs(1), "it did not wait to the end");
    assert_eq!(serving.await.unwrap().unwrap().cut_calls, 0);
}

#[tokio::test(start_paused = true)]
async fn a_body_has_to_come_in_time() {
    let most = Duration::from_millis(1500);
    let service = builder().connection_limits(ConnectionLimits::default().with_body_timeout(most)).build();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let mut stream = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
    let serving = tokio::spawn(service.serve(listener, std::future::pending()));
    let head = format!("POST {POLL}?apiKey={KEY} HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{{");
    stream.write_all(head.as_bytes()).await.unwrap();
    let started = Instant::now();
    let mut answer = vec![0; 4096];
    let length = stream.read(&mut answer).await.unwrap();
    let answer = String::from_utf8_lossy(&answer[..length]);
    assert!(answer.starts_with("HTTP/1.1 408 ") && answer.contains("did not come within 1.5s"), "{answer}");
    assert_eq!(started.elapsed(), most);
    serving.abort();
}

/// A call over a connection that reads little by itself.
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
async fn what_there_is_no_room_for_is_refused_and_logged_as_others_are() {
    let log = Log::default();
    let _logging = log.keep();
    let size = get(&builder().build().router(), "/openapi.json").await.text.len();
    for limits in [
        // No connection is idle.
        ConnectionLimits::default().with_connections(1),
        // There is room for a small answer, but not for as large a one.
        ConnectionLimits::default().with_unsent_bytes(size),
    ] {
        let service = builder().connection_limits(limits).build();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let serving = tokio::spawn(service.serve(listener, std::future::pending()));
        let _unread = call(address, "/openapi.json", "first").await;
        let id = format!("refused-{}", limits.connections);
        let mut answer = String::new();
        call(address, "/openapi.json", &id).await.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 503 ") && answer.contains("SERVICE_OVERLOADED"), "{answer}");
        for header in [&format!("x-request-id: {id}"), "retry-after: 1", "x-content-type-options: nosniff"] {
            assert!(answer.contains(&format!("\r\n{header}\r\n")), "{answer}");
        }
        let events: Vec<_> =
            log.text().lines().filter(|line| line.contains(&id)).map(str::to_owned).collect();
        let has = |what: &str| events[0].contains(what);
        assert!(events.len() == 1 && has("status=503") && has("SERVICE_OVERLOADED"), "{events:?}");
        serving.abort();
    }
}
