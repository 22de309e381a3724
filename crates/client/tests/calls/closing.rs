//! Searches against a server that closes connections without notice.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::time::Duration;

use wayfare_client::poll::Protocol;
use wayfare_client::{Backoff, Client, Retry, Session, cars::CarsProtocol, flights::FlightsProtocol};
use wayfare_models::cars::CarSearchRequest;
use wayfare_models::flights::FlightSearchRequest;

const BODY: &str = r#"{"searchId": "s", "status": "complete", "totalCount": 0, "results": []}"#;

/// Starts a server that closes every third connection without reading a request, and the other connections after one
/// response.
fn closing_server() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        for (number, connection) in listener.incoming().enumerate() {
            if number % 3 != 2 {
                answer(connection.unwrap());
            }
        }
    });
    base
}

/// Reads a request with a JSON object as its body, and responds to it.
fn answer(mut connection: TcpStream) {
    let mut request = Vec::new();
    let mut buffer = [0; 4096];
    while !request.ends_with(b"}") {
        match connection.read(&mut buffer) {
            Ok(length) if length > 0 => request.extend_from_slice(&buffer[..length]),
            _ => return,
        }
    }
    let _ = write!(connection, "HTTP/1.1 200 OK\r\ncontent-length: {}\r\n\r\n{BODY}", BODY.len());
}

async fn search<P: Protocol>(session: &Session, request: P::Request) -> u32 {
    let mut attempts = 0;
    for number in 0..40 {
        let outcome = session.poll::<P>(request.clone()).finish().await;
        attempts += outcome.unwrap_or_else(|error| panic!("search {number}: {error}")).attempts;
    }
    attempts
}

#[tokio::test]
async fn searches_start_despite_closed_connections() {
    let retry = Retry::default().attempts(20).backoff(Backoff::new(Duration::ZERO, Duration::ZERO));
    let client = Client::builder(&closing_server()).key("a key").retry(retry).build().unwrap();
    // The client always treats the first call as a start, even though the request has a search id.
    let (mut flights, mut cars) = (FlightSearchRequest::default(), CarSearchRequest::default());
    (flights.search_id, cars.search_id) = (Some("s".into()), Some("s".into()));
    let flights = search::<FlightsProtocol>(&client.session(), flights).await;
    let cars = search::<CarsProtocol>(&client.session(), cars).await;
    assert!(
        flights > 40 && cars > 40,
        "expected some starts to be retried, found {flights} and {cars} attempts"
    );
}
