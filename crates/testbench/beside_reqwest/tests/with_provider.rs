//! Tests with a TLS provider installed for the whole process, as the client's crate docs describe.
#![cfg(feature = "client-tls")]

#[test]
fn reqwest_finds_the_installed_provider() {
    assert!(specwright_client::install_tls_provider());
    assert!(!specwright_client::install_tls_provider(), "expected a provider to be installed already");
    std::panic::catch_unwind(reqwest::Client::new).expect("a provider is installed");
    let error = wayfare_beside_reqwest::call("https://127.0.0.1:9").expect_err("nothing listens there");
    assert!(error.is_connect(), "{error:?}");
}
