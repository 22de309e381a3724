//! The default transport against a server of this machine that plays a script.

use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::sync::mpsc;

use super::*;
use crate::testing::{Doc, FIND, KEY, LIBRARY, everything};
use crate::{Answer, Client, EndUser, Error, ErrorKind, Retry, StatusCode};

/// Answers one connection after the other with these bytes, and returns the received requests.
fn server(answers: &[&str]) -> (String, mpsc::Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let answers: Vec<String> = answers.iter().map(|answer| answer.replace('\n', "\r\n")).collect();
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        for answer in answers {
            let (mut connection, _) = listener.accept().unwrap();
            let mut request = Vec::new();
            let mut buffer = [0; 4096];
            while !request.ends_with(b"\r\n\r\n") {
                let length = connection.read(&mut buffer).unwrap();
                request.extend_from_slice(&buffer[..length]);
            }
            connection.write_all(answer.as_bytes()).unwrap();
            sender.send(String::from_utf8(request).unwrap()).unwrap();
        }
    });
    (base, receiver)
}

async fn find(base: &str, user_agent: Option<&str>) -> Result<Answer<Doc>, Error> {
    find_over(ReqwestTransport::new().unwrap(), base, user_agent).await
}

async fn find_over(
    transport: ReqwestTransport,
    base: &str,
    user_agent: Option<&str>,
) -> Result<Answer<Doc>, Error> {
    let client = Client::builder_for(&LIBRARY, base).key(KEY).retry(Retry::none()).transport(transport);
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
    assert!(request.contains("user-agent: wayfare-client/"), "{request}");
    find(&base, Some("Mozilla/5.0")).await.unwrap();
    let request = requests.recv().unwrap();
    assert!(request.contains("user-agent: Mozilla/5.0\r\n") && !request.contains("wayfare"), "{request}");
}

#[tokio::test]
async fn a_redirect_is_not_followed() {
    let (base, requests) = server(&["HTTP/1.1 307 Elsewhere\nlocation: /other\ncontent-length: 0\n\n"]);
    let error = find(&base, None).await.unwrap_err();
    assert_eq!((error.kind(), error.status()), (ErrorKind::Unexpected, Some(StatusCode::TEMPORARY_REDIRECT)));
    assert_eq!(requests.iter().count(), 1);
}

#[tokio::test]
async fn failures_tell_where_and_not_the_key() {
    let (base, _requests) = server(&["HTTP/1.1 200 OK\ncontent-length: 100\n\n{\"a\"", "", "nonsense\n\n"]);
    for _ in 0..3 {
        let error = find(&base, None).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Network);
        assert!(!error.is_connect() && error.is_retryable());
        assert!(!everything(&error).contains("k3y"), "{error:?}");
    }
    // The port is closed.
    let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let error = find(&format!("http://{free}"), None).await.unwrap_err();
    assert!(error.is_connect());
    let all = everything(&error);
    assert!(all.contains("refused") && !all.contains("k3y") && !all.contains("books?"), "{all}");
}

/// Sets up a custom client.
fn own() -> reqwest::ClientBuilder {
    reqwest::Client::builder().tls_backend_preconfigured(tls().unwrap().0)
}

#[tokio::test]
async fn redirects_and_headers_are_those_of_a_client_of_ones_own() {
    let (base, requests) = server(&[
        "HTTP/1.1 307 Elsewhere\nlocation: /other\nconnection: close\ncontent-length: 0\n\n",
        "HTTP/1.1 200 OK\nconnection: close\ncontent-length: 8\n\n{\"a\": 1}",
    ]);
    let own = own().no_proxy().user_agent("mine/1").build().unwrap();
    let answer = find_over(ReqwestTransport::from_client(own), &base, None).await.unwrap();
    assert_eq!((answer.status, answer.value.0["a"].as_i64()), (StatusCode::OK, Some(1)));
    let [first, second] = [requests.recv().unwrap(), requests.recv().unwrap()];
    assert!(first.starts_with("GET /books?") && second.starts_with("GET /other "), "{first}{second}");
    assert!(first.contains("user-agent: mine/1\r\n"), "{first}");
}

#[tokio::test]
async fn the_proxy_is_that_of_a_client_of_ones_own() {
    let (proxy, requests) = server(&["HTTP/1.1 200 OK\nconnection: close\ncontent-length: 8\n\n{\"a\": 1}"]);
    let own = own().proxy(reqwest::Proxy::http(proxy).unwrap()).build().unwrap();
    // An address of this machine, too.
    find_over(ReqwestTransport::from_client(own), "http://127.0.0.1:9", None).await.unwrap();
    let request = requests.recv().unwrap();
    assert!(request.starts_with("GET http://127.0.0.1:9/books?"), "{request}");
}

#[test]
fn this_machine_is_known_by_its_names() {
    for (uri, own) in [
        ("http://127.0.0.1:80/x", true),
        ("http://127.9.9.9/", true),
        ("http://[::1]:8080/", true),
        ("http://LOCALHOST/", true),
        ("http://localhost.example.com/", false),
        ("http://10.0.0.1/", false),
    ] {
        assert_eq!(is_loopback(&uri.parse().unwrap()), own, "{uri}");
    }
}

#[test]
fn it_sets_up_without_a_provider_of_the_process() {
    assert!(ReqwestTransport::new().is_ok());
    assert!(rustls::crypto::CryptoProvider::get_default().is_none());
}
