//! Tests for the default transport against a scripted local server.

mod closing;
mod proxy;
mod runtime;
#[cfg(feature = "rustls")]
mod tls;

use std::io::{Read, Write};
use std::net::TcpListener;
use std::sync::mpsc;

use super::*;
use crate::testing::{Doc, FIND, KEY, LIBRARY, all_texts};
use crate::{Answer, Client, EndUser, Error, ErrorKind, NetworkCause, Retry, StatusCode};

/// A base URL where nothing listens. The operating system never assigns port 1 to a listener that requests any free
/// port.
const UNREACHABLE: &str = "http://127.0.0.1:1";

/// Starts a server that accepts connections in sequence and sends the next of these responses over each. Returns its
/// address and the received requests.
fn server(answers: &[&str]) -> (String, mpsc::Receiver<String>) {
    server_of(answers.iter().map(|answer| answer.replace('\n', "\r\n").into_bytes()).collect())
}

fn server_of(answers: Vec<Vec<u8>>) -> (String, mpsc::Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        for answer in answers {
            let (mut connection, _) = listener.accept().unwrap();
            sender.send(head(&mut connection)).unwrap();
            connection.write_all(&answer).unwrap();
        }
    });
    (base, receiver)
}

/// Reads the head of a request, but not its body.
fn head(connection: &mut impl Read) -> String {
    let (mut request, mut byte) = (Vec::new(), [0]);
    while !request.ends_with(b"\r\n\r\n") && connection.read(&mut byte).is_ok_and(|length| length > 0) {
        request.extend(byte);
    }
    String::from_utf8(request).unwrap()
}

async fn find(base: &str, user_agent: Option<&str>) -> Result<Answer<Doc>, Error> {
    find_over(ReqwestTransport::new().unwrap(), base, user_agent).await
}

async fn find_over(
    transport: ReqwestTransport,
    base: &str,
    user_agent: Option<&str>,
) -> Result<Answer<Doc>, Error> {
    let client = Client::builder(&LIBRARY, base).key(KEY).retry(Retry::none()).transport(transport);
    let client = client.build().unwrap();
    let end_user = EndUser { user_agent: user_agent.map(Into::into), ..EndUser::default() };
    client.session_for(end_user).call(&FIND, &(), None::<&()>).await
}

#[tokio::test]
async fn a_call_goes_over_the_wire() {
    let parts = "HTTP/1.1 200 OK\nconnection: close\ntransfer-encoding: chunked\n\n4\n{\"a\"\n4\n: 1}\n0\n\n";
    let (base, requests) = server(&[parts, parts]);
    let answer = find(&base, None).await.unwrap();
    assert_eq!(answer.value.0["a"].as_i64(), Some(1));
    let request = requests.recv().unwrap();
    assert!(
        request.starts_with("GET /books?apiKey=k3y%2F%2B%20%26%22%C3%A9%2541-Zz HTTP/1.1\r\n"),
        "{request}"
    );
    assert!(request.contains("user-agent: specwright-client/"), "{request}");
    find(&base, Some("Mozilla/5.0")).await.unwrap();
    let request = requests.recv().unwrap();
    assert!(request.contains("user-agent: Mozilla/5.0\r\n") && !request.contains("wayfare"), "{request}");
}

#[tokio::test]
async fn a_response_without_a_length_may_be_truncated() {
    let page = "HTTP/1.1 200 OK\ncontent-type: application/x-ndjson\n";
    let (base, _requests) = server(&[
        &format!("{page}\n"),
        &format!("{page}connection: close\ncontent-length: 0\n\n"),
        &format!("{page}connection: close\ntransfer-encoding: chunked\n\n0\n\n"),
    ]);
    let client = Client::builder(&LIBRARY, &base).key(KEY).retry(Retry::none()).build().unwrap();
    let session = client.session();
    let page = async || session.stream::<_, (), Doc>(&FIND, &(), None).await;
    let error = page().await.unwrap_err();
    assert!(error.is_retryable() && error.to_string().contains("may be truncated"), "{error}");
    for _ in 0..2 {
        assert!(page().await.unwrap().next().await.is_none());
    }
}

#[tokio::test]
async fn a_redirect_is_not_followed() {
    let (base, requests) = server(&["HTTP/1.1 307 Elsewhere\nlocation: /other\ncontent-length: 0\n\n"]);
    let error = find(&base, None).await.unwrap_err();
    assert_eq!((error.kind(), error.status()), (ErrorKind::Unexpected, Some(StatusCode::TEMPORARY_REDIRECT)));
    assert_eq!(requests.iter().count(), 1);
}

#[tokio::test]
async fn failures_have_causes_without_the_key() {
    let (base, _requests) = server(&["HTTP/1.1 200 OK\ncontent-length: 100\n\n{\"a\"", "", "nonsense\n\n"]);
    for cause in [Some(NetworkCause::Reset), Some(NetworkCause::Reset), None] {
        let error = find(&base, None).await.unwrap_err();
        assert_eq!((error.kind(), error.network_cause()), (ErrorKind::Network, cause));
        assert!(!error.is_connect() && error.is_retryable());
        assert!(!all_texts(&error).contains("k3y"), "{error:?}");
    }
    let error = find(UNREACHABLE, None).await.unwrap_err();
    assert!(error.is_connect());
    assert_eq!(error.network_cause(), Some(NetworkCause::Refused));
    let all = all_texts(&error);
    assert!(all.contains("refused") && !all.contains("k3y") && !all.contains("books?"), "{all}");
    let sources = std::iter::successors(std::error::Error::source(&error), |error| error.source());
    let io = sources.filter_map(|error| error.downcast_ref()).map(std::io::Error::kind);
    assert_eq!(io.collect::<Vec<_>>(), [std::io::ErrorKind::ConnectionRefused]);
}

#[tokio::test]
async fn unknown_hosts_are_reported_as_the_cause() {
    struct Unknown;
    impl reqwest::dns::Resolve for Unknown {
        fn resolve(&self, _: reqwest::dns::Name) -> reqwest::dns::Resolving {
            Box::pin(async { Err("no such host".into()) })
        }
    }
    let custom_client = custom_client().no_proxy().dns_resolver(Unknown).build().unwrap();
    let transport = ReqwestTransport::from_client(custom_client);
    let error = find_over(transport, "http://unknown.example", None).await.unwrap_err();
    assert!(error.is_connect() && error.is_retryable(), "{error:?}");
    assert_eq!(error.network_cause(), Some(NetworkCause::Dns));
}

#[tokio::test]
async fn oversized_headers_are_not_retried() {
    let headers: String = (0..200).map(|index| format!("x-{index}: 1\n")).collect();
    let (base, _requests) = server(&[&format!("HTTP/1.1 200 OK\n{headers}content-length: 2\n\n{{}}")]);
    let error = find(&base, None).await.unwrap_err();
    assert_eq!(error.network_cause(), Some(NetworkCause::OversizedHeaders));
    assert_eq!((error.kind(), error.is_retryable()), (ErrorKind::Network, false), "{error:?}");
    assert!(error.may_have_arrived());
}

/// Returns a builder for a custom client.
fn custom_client() -> reqwest::ClientBuilder {
    let builder = reqwest::Client::builder();
    #[cfg(feature = "rustls")]
    let builder = builder.tls_backend_preconfigured(super::tls::Tls::default().configure().unwrap().0);
    builder
}

#[tokio::test]
async fn a_custom_client_sets_redirects_and_headers() {
    let (base, requests) = server(&[
        "HTTP/1.1 307 Elsewhere\nlocation: /other\nconnection: close\ncontent-length: 0\n\n",
        "HTTP/1.1 200 OK\nconnection: close\ncontent-length: 8\n\n{\"a\": 1}",
    ]);
    let custom_client = custom_client().no_proxy().user_agent("mine/1").build().unwrap();
    let answer = find_over(ReqwestTransport::from_client(custom_client), &base, None).await.unwrap();
    assert_eq!((answer.status, answer.value.0["a"].as_i64()), (StatusCode::OK, Some(1)));
    let [first, second] = [requests.recv().unwrap(), requests.recv().unwrap()];
    assert!(first.starts_with("GET /books?") && second.starts_with("GET /other "), "{first}{second}");
    assert!(first.contains("user-agent: mine/1\r\n"), "{first}");
}

#[tokio::test]
async fn a_custom_client_sets_the_proxy() {
    let (proxy, requests) = server(&["HTTP/1.1 200 OK\nconnection: close\ncontent-length: 8\n\n{\"a\": 1}"]);
    let custom_client = custom_client().proxy(reqwest::Proxy::http(proxy).unwrap()).build().unwrap();
    // The proxy of a custom client is also used for loopback addresses.
    find_over(ReqwestTransport::from_client(custom_client), "http://127.0.0.1:9", None).await.unwrap();
    let request = requests.recv().unwrap();
    assert!(request.starts_with("GET http://127.0.0.1:9/books?"), "{request}");
}

#[test]
#[cfg(feature = "rustls")]
fn tls_needs_no_process_wide_provider() {
    assert!(ReqwestTransport::new().is_ok());
    assert!(rustls::crypto::CryptoProvider::get_default().is_none());
}

#[test]
fn invalid_settings_are_rejected() {
    let refused = |builder: ReqwestBuilder| builder.build().unwrap_err().to_string();
    assert_eq!(
        refused(ReqwestTransport::builder().user_agent("a\nb")),
        "user agent: found \"a\\nb\", allowed visible characters, spaces and tabs"
    );
    let zero = ReqwestTransport::builder().connect_timeout(std::time::Duration::ZERO);
    assert_eq!(refused(zero), "connect timeout: found 0 s, allowed a positive time");
    let proxy = refused(ReqwestTransport::builder().proxy("http://me:secret@proxy.example:0"));
    assert_eq!(
        proxy,
        "proxy: found an invalid port in \"http://proxy.example…\", allowed a port from 1 to 65535"
    );
}

#[tokio::test]
async fn unused_connections_are_kept_as_set() {
    let answer = "HTTP/1.1 200 OK\ncontent-length: 8\n\n{\"a\": 1}";
    let (base, requests) = server(&[answer, answer]);
    let transport =
        ReqwestTransport::builder().no_proxy().max_idle_per_host(0).user_agent("mine/2").build().unwrap();
    for _ in 0..2 {
        find_over(transport.clone(), &base, None).await.unwrap();
        // The server reads one request per connection.
        assert!(requests.recv().unwrap().contains("user-agent: mine/2\r\n"));
    }
}

#[cfg(feature = "gzip")]
#[tokio::test]
async fn gzip_is_decompressed_by_this_crate_and_not_by_reqwest() {
    let mut encoded = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoded.write_all(b"{\"a\": 1}").unwrap();
    let encoded = encoded.finish().unwrap();
    let head =
        format!("HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: {}\r\n\r\n", encoded.len());
    let cut = [head.as_bytes(), &encoded[..encoded.len() - 1]].concat();
    let (base, requests) = server_of(vec![[head.as_bytes(), &encoded].concat(), cut]);
    let answer = find(&base, None).await.unwrap();
    assert_eq!(answer.value.0["a"].as_i64(), Some(1));
    assert!(requests.recv().unwrap().contains("accept-encoding: gzip\r\n"));
    let error = find(&base, None).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Network);
}

#[cfg(not(feature = "gzip"))]
#[tokio::test]
async fn gzip_without_the_feature_is_an_error() {
    let (base, requests) =
        server(&["HTTP/1.1 200 OK\ncontent-encoding: gzip\ncontent-length: 3\n\n\u{1f}\u{8}x"]);
    let error = find(&base, None).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Decode);
    assert!(all_texts(&error).contains("none, because the `gzip` feature is disabled"), "{error:?}");
    assert!(!requests.recv().unwrap().contains("accept-encoding"));
}

#[cfg(not(feature = "rustls"))]
#[tokio::test]
async fn https_without_the_feature_is_an_error() {
    let error = find("https://127.0.0.1:9", None).await.unwrap_err();
    assert_eq!((error.kind(), error.is_retryable()), (ErrorKind::Configuration, false));
    assert!(all_texts(&error).contains("`rustls` feature"), "{error:?}");
    let error = Client::builder(&LIBRARY, "https://127.0.0.1:9").build().unwrap_err();
    assert!(error.to_string().contains("`rustls` feature"), "{error}");
}
