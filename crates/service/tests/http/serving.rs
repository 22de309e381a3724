//! Over real connections.

use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

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
    serving.await.unwrap().unwrap();
    assert!(TcpStream::connect(address).await.is_err());
}
