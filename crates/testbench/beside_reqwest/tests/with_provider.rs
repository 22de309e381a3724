//! A provider of TLS is installed for the whole process, as the client's front page says.
#![cfg(feature = "client-tls")]

#[test]
fn reqwest_finds_the_installed_provider() {
    assert!(specwright_client::install_tls_provider());
    assert!(!specwright_client::install_tls_provider(), "there is one already");
    std::panic::catch_unwind(reqwest::Client::new).expect("there is a provider");
    let error = wayfare_beside_reqwest::call("https://127.0.0.1:9").expect_err("nobody listens there");
    assert!(error.is_connect(), "{error:?}");
}
