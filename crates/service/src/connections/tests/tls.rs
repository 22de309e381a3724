//! Tests of connections over TLS.

use axum::http::Response;
use rcgen::{CertificateParams, CertifiedKey, KeyPair, date_time_ymd};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::super::Tls;
use super::*;
use crate::http::Delivery;
use crate::metrics::Exposition;

fn self_signed() -> CertifiedKey<KeyPair> {
    rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap()
}

fn key_of(made: &CertifiedKey<KeyPair>) -> String {
    made.signing_key.serialize_pem()
}

struct Secure(Server, CertificateDer<'static>, Tls);

impl Secure {
    async fn start() -> Self {
        Secure::within(limits()).await.0
    }

    /// Starts a server with these limits. Also returns its metrics.
    async fn within(limits: ConnectionLimits) -> (Self, ConnectionMetrics) {
        Secure::serving(router(), limits).await
    }

    async fn serving(router: Router, limits: ConnectionLimits) -> (Self, ConnectionMetrics) {
        let made = self_signed();
        let tls = Tls::from_pem(made.cert.pem().as_bytes(), key_of(&made).as_bytes()).unwrap();
        let serving = Serving::new(router, refusing()).with_tls(tls.clone());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (address, metrics) = (listener.local_addr().unwrap(), serving.metrics.clone());
        (Secure(Server::of(serving, listener, address, limits), made.cert.der().clone(), tls), metrics)
    }

    async fn connect(&self, protocol: &[u8]) -> TlsStream<TcpStream> {
        let mut roots = RootCertStore::empty();
        roots.add(self.1.clone()).unwrap();
        let config = ClientConfig::builder_with_provider(Arc::new(default_provider()));
        let config = config.with_safe_default_protocol_versions().unwrap();
        let mut config = config.with_root_certificates(roots).with_no_client_auth();
        config.alpn_protocols = vec![protocol.to_vec()];
        let socket = TcpStream::connect(self.0.address).await.unwrap();
        let name = "localhost".try_into().unwrap();
        TlsConnector::from(Arc::new(config)).connect(name, socket).await.unwrap()
    }
}

#[tokio::test]
async fn http_1_is_served_over_tls() {
    let server = Secure::start().await;
    let mut client = server.connect(b"http/1.1").await;
    client.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.unwrap();
    let mut answer = String::new();
    // This read would fail if the server closed the connection without a `close_notify` alert.
    client.read_to_string(&mut answer).await.unwrap();
    assert!(answer.ends_with("hello 127.0.0.1"), "{answer}");
    assert_eq!(server.0.stop().await, Served::default());
}

#[tokio::test]
async fn http_2_is_served_if_the_client_supports_it() {
    let server = Secure::start().await;
    let mut client = server.connect(b"h2").await;
    assert_eq!(client.get_ref().1.alpn_protocol(), Some(&b"h2"[..]));
    let preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
    let settings = b"\0\0\0\x04\0\0\0\0\0";
    // `GET /` for `https://x` on stream 1, without a body.
    let request = b"\0\0\x06\x01\x05\0\0\0\x01\x82\x87\x84\x41\x01x";
    client.write_all(&[&preface[..], settings, request].concat()).await.unwrap();
    let mut answer = Vec::new();
    while !String::from_utf8_lossy(&answer).contains("hello 127.0.0.1") {
        assert!(client.read_buf(&mut answer).await.unwrap() > 0, "{answer:?}");
    }
    // The client keeps its connection open, but the shutdown does not wait for it.
    let started = Instant::now();
    assert_eq!(server.0.stop().await, Served::default());
    assert!(started.elapsed() < limits().grace);
}

#[tokio::test]
async fn refusing_an_http_2_request_early_does_not_reset_its_stream() {
    let server = Secure::start().await;
    let mut client = server.connect(b"h2").await;
    let preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0";
    // The head of `POST /denied`, whose body follows the response.
    let request = b"\0\0\x0e\x01\x04\0\0\0\x01\x83\x87\x44\x07/denied\x41\x01x";
    client.write_all(&[&preface[..], request].concat()).await.unwrap();
    let mut frames = Vec::new();
    while !frames.iter().any(|frame: &ReceivedFrame| (frame.kind, frame.stream) == (HEADERS, 1)) {
        frames.push(frame(&mut client).await.unwrap());
    }
    client.write_all(b"\0\0\x05\0\x01\0\0\0\x01hello").await.unwrap();
    let started = Instant::now();
    let stopping = tokio::spawn(server.0.stop());
    while let Some(frame) = frame(&mut client).await {
        frames.push(frame);
    }
    stopping.await.unwrap();
    assert!(started.elapsed() < limits().grace, "frames between calls must not count as a call");
    assert!(frames.iter().all(|frame| frame.kind != RST_STREAM), "the stream was reset: {frames:?}");
}

const HEADERS: u8 = 1;
const RST_STREAM: u8 = 3;
const GO_AWAY: u8 = 7;

#[derive(Debug)]
struct ReceivedFrame {
    kind: u8,
    stream: u8,
    payload: Vec<u8>,
}

/// Reads an HTTP/2 frame.
async fn frame(client: &mut TlsStream<TcpStream>) -> Option<ReceivedFrame> {
    let mut head = [0; 9];
    client.read_exact(&mut head).await.ok()?;
    let mut payload = vec![0; u32::from_be_bytes([0, head[0], head[1], head[2]]) as usize];
    client.read_exact(&mut payload).await.ok()?;
    Some(ReceivedFrame { kind: head[3], stream: head[8], payload })
}

/// Reads frames until the next frame of a kind on a stream.
async fn next_frame(client: &mut TlsStream<TcpStream>, kind: u8, stream: u8) -> ReceivedFrame {
    loop {
        let frame = frame(client).await.expect("the connection should stay open");
        if (frame.kind, frame.stream) == (kind, stream) {
            return frame;
        }
    }
}

/// Connects with an initial stream window of 0, so that the service may send no part of a body.
async fn connect_without_window(server: &Secure) -> TlsStream<TcpStream> {
    let mut client = server.connect(b"h2").await;
    let settings = b"\0\0\x06\x04\0\0\0\0\0\0\x04\0\0\0\0";
    client.write_all(&[&b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"[..], settings].concat()).await.unwrap();
    client
}

/// Returns the request for `/large` on a stream.
fn request_large(stream: u8) -> Vec<u8> {
    [&b"\0\0\x0d\x01\x05\0\0\0"[..], &[stream], b"\x82\x87\x44\x06/large\x41\x01x"].concat()
}

/// Requests `/large` on a stream. Returns whether the response has status 200.
async fn ask_large(client: &mut TlsStream<TcpStream>, stream: u8) -> bool {
    client.write_all(&request_large(stream)).await.unwrap();
    // The status 200 is entry 8 of the HPACK static table.
    next_frame(client, HEADERS, stream).await.payload[0] == 0x88
}

fn metric(metrics: &ConnectionMetrics, name: &str) -> Option<String> {
    let text = Exposition::default().with(metrics.clone()).text();
    text.lines().find_map(|line| Some(line.strip_prefix(name)?.trim().to_owned()))
}

#[tokio::test(start_paused = true)]
async fn a_stream_that_is_not_read_is_reset_and_other_streams_are_not() {
    let (server, metrics) = Secure::within(limits()).await;
    let mut client = connect_without_window(&server).await;
    assert!(ask_large(&mut client, 1).await);
    let started = Instant::now();
    assert!(ask_large(&mut client, 3).await);
    // The client reads some of the second stream, so the write timeout of that stream restarts.
    sleep(limits().write_timeout / 2).await;
    client.write_all(b"\0\0\x04\x08\0\0\0\0\x03\0\0\x60\0").await.unwrap();
    next_frame(&mut client, RST_STREAM, 1).await;
    assert_eq!(started.elapsed().as_secs(), limits().write_timeout.as_secs());
    next_frame(&mut client, RST_STREAM, 3).await;
    assert!(started.elapsed() >= limits().write_timeout.mul_f64(1.5));
    assert_eq!(metric(&metrics, "wayfare_streams_shed_total{reason=\"reader\"}").as_deref(), Some("2"));
    // The memory is free again, and the connection is still open.
    assert!(ask_large(&mut client, 5).await);
}

#[tokio::test(start_paused = true)]
async fn bytes_that_the_client_did_not_accept_count_as_unsent() {
    let (delivery, read) = (Delivery::default(), 0x6000);
    let answer = delivery.clone();
    let large = move || {
        let mut response = Response::new(Body::from(vec![b'x'; LARGE]));
        response.extensions_mut().insert(answer.clone());
        std::future::ready(response)
    };
    let (server, _) = Secure::serving(Router::new().route("/large", get(large)), limits()).await;
    let mut client = connect_without_window(&server).await;
    assert!(ask_large(&mut client, 1).await);
    client.write_all(b"\0\0\x04\x08\0\0\0\0\x01\0\0\x60\0").await.unwrap();
    next_frame(&mut client, RST_STREAM, 1).await;
    drop((client, server));
    // A part counts as sent once the client has accepted the whole part.
    let part = 16 << 10;
    assert_eq!(delivery.unsent(), (LARGE - read / part * part) as u64);
}

#[tokio::test(start_paused = true)]
async fn the_unread_responses_of_a_connection_are_bounded() {
    let (server, metrics) = Secure::within(ConnectionLimits { unsent_bytes: 17 * LARGE, ..limits() }).await;
    let mut client = connect_without_window(&server).await;
    assert!(ask_large(&mut client, 1).await);
    sleep(Duration::from_millis(10)).await;
    assert!(ask_large(&mut client, 3).await);
    assert!(!ask_large(&mut client, 5).await, "two responses must fill the connection's share");
    assert!(
        ask_large(&mut connect_without_window(&server).await, 1).await,
        "another connection must have room"
    );
    sleep(Duration::from_millis(995)).await;
    // Only the first stream has stalled for a second.
    assert!(ask_large(&mut client, 7).await);
    next_frame(&mut client, RST_STREAM, 1).await;
    assert_eq!(metric(&metrics, "wayfare_streams_shed_total{reason=\"memory\"}").as_deref(), Some("1"));
}

#[tokio::test(start_paused = true)]
async fn a_refused_connection_is_shut_down() {
    let (server, _) = Secure::within(ConnectionLimits { connections: 1, ..limits() }).await;
    let mut busy = connect_without_window(&server).await;
    assert!(ask_large(&mut busy, 1).await);
    let mut refused = server.connect(b"h2").await;
    let preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0";
    refused.write_all(&[&preface[..], &request_large(1)].concat()).await.unwrap();
    let started = Instant::now();
    let mut frames = Vec::new();
    while let Some(frame) = frame(&mut refused).await {
        frames.push((frame.kind, frame.stream));
    }
    assert!(frames.contains(&(HEADERS, 1)) && frames.contains(&(GO_AWAY, 0)), "{frames:?}");
    assert!(started.elapsed() < limits().write_timeout);
}

#[tokio::test]
async fn large_responses_arrive_on_all_streams() {
    let server = Secure::start().await;
    let mut client = server.connect(b"h2").await;
    // An initial window of 2^30 bytes for the streams and for the connection.
    let settings = b"\0\0\x06\x04\0\0\0\0\0\0\x04\x40\0\0\0";
    let window = b"\0\0\x04\x08\0\0\0\0\0\x40\0\0\0";
    let preface = &b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"[..];
    client.write_all(&[preface, settings, window].concat()).await.unwrap();
    client.write_all(&[request_large(1), request_large(3)].concat()).await.unwrap();
    let mut received = [0, 0];
    while received != [LARGE; 2] {
        let frame = frame(&mut client).await.unwrap();
        if frame.kind == 0 {
            received[usize::from(frame.stream / 2)] += frame.payload.len();
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_slow_handshake_times_out() {
    let server = Secure::start().await;
    let started = Instant::now();
    assert_eq!(server.0.connect().await.all().await.0, "");
    assert_eq!(started.elapsed(), limits().header_timeout);
}

#[tokio::test]
async fn a_replaced_certificate_applies_to_new_connections() {
    let (mut server, made) = (Secure::start().await, self_signed());
    let before = server.connect(b"http/1.1").await;
    server.2.replace(&Tls::from_pem(made.cert.pem().as_bytes(), key_of(&made).as_bytes()).unwrap());
    server.1 = made.cert.der().clone();
    for (mut client, which) in [(before, "before"), (server.connect(b"http/1.1").await, "after")] {
        client.write_all(b"GET /secure HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.unwrap();
        let mut answer = String::new();
        client.read_to_string(&mut answer).await.unwrap();
        assert!(answer.ends_with("true"), "{which}: {answer}");
    }
}

#[test]
fn invalid_certificate_files_are_reported() {
    let (made, other) = (self_signed(), self_signed());
    let (chain, key) = (made.cert.pem(), key_of(&made));
    let both = other.cert.pem() + &chain;
    let encrypted = key.replace("PRIVATE KEY", "ENCRYPTED PRIVATE KEY");
    let older = key.replace("KEY-----\n", "KEY-----\nProc-Type: 4,ENCRYPTED\n");
    let [expired, later] = [(1975, 1976), (4000, 4001)].map(|(from, to)| {
        let mut parameters = CertificateParams::new(["localhost".to_owned()]).unwrap();
        parameters.not_before = date_time_ymd(from, 1, 1);
        parameters.not_after = date_time_ymd(to, 1, 1);
        parameters.self_signed(&made.signing_key).unwrap().pem()
    });
    for (chain, key, expected, is_of_key) in [
        ("", &*key, "found no certificate, expected PEM", false),
        (&key, &key, "found no certificate, expected PEM", false),
        (&chain[..200], &key, "a certificate is malformed PEM", false),
        (&chain, "nonsense", "found no key, expected PEM", true),
        (&chain, &chain, "found no key, expected PEM", true),
        (&chain, &key[..100], "the key is malformed PEM", true),
        (&chain, &encrypted, "the key has a passphrase", true),
        (&chain, &older, "the key has a passphrase", true),
        (&chain, &key_of(&other), "the key does not belong to the certificate", true),
        (&both, &key, "the key belongs to certificate 2 in the chain", false),
        (&expired, &key, "the certificate expired at 1976-01-01T00:00:00Z", false),
        (&later, &key, "the certificate is not valid before 4000-01-01T00:00:00Z", false),
    ] {
        let error = Tls::from_pem(chain.as_bytes(), key.as_bytes()).unwrap_err();
        assert!(error.to_string().starts_with(expected), "expected \"{expected}\", got \"{error}\"");
        assert_eq!(error.is_of_key(), is_of_key, "{expected}");
    }
}
