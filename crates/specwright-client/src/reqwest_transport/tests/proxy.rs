//! Tests for proxies that forward calls, reject them, or are unreachable.

use super::*;

const FAR: &str = "http://travel.example";

fn through(proxy: &str) -> ReqwestTransport {
    ReqwestTransport::builder().proxy(proxy).build().unwrap()
}

#[tokio::test]
async fn a_call_goes_through_the_proxy() {
    let (proxy, requests) = server(&["HTTP/1.1 200 OK\nconnection: close\ncontent-length: 8\n\n{\"a\": 1}"]);
    let with_password = proxy.replace("//", "//me:secret@");
    find_over(through(&with_password), FAR, None).await.unwrap();
    let request = requests.recv().unwrap();
    assert!(request.starts_with("GET http://travel.example/books?"), "{request}");
    assert!(request.contains("proxy-authorization: Basic bWU6c2VjcmV0\r\n"), "{request}");
}

fn assert_proxy_error(error: &Error, proxy: &str, parts: &[&str]) {
    let all = all_texts(error);
    assert_eq!(error.kind(), ErrorKind::Proxy, "{all}");
    assert!(error.to_string().contains("the proxy failed") && !error.is_connect(), "{all}");
    assert!(all.contains(&format!("the proxy is {proxy}")), "{all}");
    assert!(parts.iter().all(|part| all.contains(part)), "{all}");
    assert!(!all.contains("k3y") && !all.contains("secret"), "{all}");
}

#[tokio::test]
async fn an_unreachable_proxy_is_reported() {
    for base in [FAR, "https://travel.example"] {
        if base == FAR || cfg!(feature = "rustls") {
            let with_password = UNREACHABLE.replace("//", "//me:secret@");
            let error = find_over(through(&with_password), base, None).await.unwrap_err();
            assert_proxy_error(&error, UNREACHABLE, &["refused"]);
            assert_eq!((error.network_cause(), error.is_retryable()), (Some(NetworkCause::Refused), true));
        }
    }
}

#[tokio::test]
async fn a_refusing_proxy_is_reported() {
    let refusal = "HTTP/1.1 407 Proxy Authentication Required\nconnection: close\ncontent-length: 0\n\n";
    let (proxy, _requests) = server(&[refusal, refusal]);
    let assert_final = |error: &Error| {
        let status = Some(StatusCode::PROXY_AUTHENTICATION_REQUIRED);
        assert_eq!(error.network_cause(), Some(NetworkCause::ProxyRefused(status)));
        assert!(!error.is_retryable() && error.is_unsent(), "{error:?}");
    };
    let error = find_over(through(&proxy), FAR, None).await.unwrap_err();
    assert_proxy_error(&error, &proxy, &["407"]);
    assert_final(&error);
    if cfg!(feature = "rustls") {
        let error = find_over(through(&proxy), "https://travel.example", None).await.unwrap_err();
        assert_proxy_error(&error, &proxy, &["proxy authorization required"]);
        assert_final(&error);
    }
}

#[cfg(feature = "rustls")]
#[tokio::test]
async fn a_rejected_tunnel_is_reported() {
    let (proxy, requests) = server(&["HTTP/1.1 403 Forbidden\nconnection: close\ncontent-length: 0\n\n"]);
    let error = find_over(through(&proxy), "https://travel.example", None).await.unwrap_err();
    assert_proxy_error(&error, &proxy, &["tunnel"]);
    assert_eq!(error.network_cause(), Some(NetworkCause::ProxyRefused(None)));
    assert!(error.is_retryable());
    // The request to the proxy does not contain the key.
    let request = requests.recv().unwrap();
    assert!(request.starts_with("CONNECT travel.example:443 ") && !request.contains("k3y"), "{request}");
}

#[cfg(feature = "socks")]
#[tokio::test]
async fn socks_proxies_forward_and_reject_calls() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let proxy = format!("socks5h://{}", listener.local_addr().unwrap());
    let server = std::thread::spawn(move || {
        for accepted in [0, 2] {
            let (mut connection, _) = listener.accept().unwrap();
            let mut greeting = [0; 3];
            connection.read_exact(&mut greeting).unwrap();
            assert_eq!(greeting, [5, 1, 0]);
            connection.write_all(&[5, 0]).unwrap();
            let mut request = vec![0; 5 + "travel.example".len() + 2];
            connection.read_exact(&mut request).unwrap();
            assert!(String::from_utf8_lossy(&request).contains("travel.example"));
            connection.write_all(&[5, accepted, 0, 1, 0, 0, 0, 0, 0, 0]).unwrap();
            if accepted == 0 {
                head(&mut connection);
                connection.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 8\r\n\r\n{\"a\": 1}").unwrap();
            }
        }
    });
    let transport = ReqwestTransport::builder().proxy(&proxy).max_idle_per_host(0).build().unwrap();
    find_over(transport.clone(), FAR, None).await.unwrap();
    assert_proxy_error(&find_over(transport, FAR, None).await.unwrap_err(), &proxy, &["socks"]);
    server.join().unwrap();
}
