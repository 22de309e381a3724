//! Tests without a TLS provider installed for the process.

use std::panic::catch_unwind;

use specwright_client::ErrorKind;
use wayfare_beside_reqwest::call;

/// Source files whose docs quote the panic message.
const DOCS: [&str; 2] = [
    include_str!("../../../specwright-client/src/reqwest_transport/tls.rs"),
    include_str!("../../../specwright-client/src/lib.rs"),
];

/// Returns the text without doc comment markers and line breaks.
fn words(text: &str) -> String {
    let text = text.replace("///", " ").replace("//!", " ");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn reqwest_panics_only_where_the_docs_say_so() {
    let built = catch_unwind(reqwest::Client::new);
    if cfg!(all(feature = "client-tls", not(feature = "reqwest-default"))) {
        let panic = built.expect_err("no provider is installed");
        let message = panic.downcast_ref::<&str>().map(|message| (*message).to_owned());
        let message =
            message.or_else(|| panic.downcast_ref::<String>().cloned()).expect("a panic with a message");
        let quoted = message.split(" For example:").next().expect("there is always a first part");
        for docs in DOCS {
            assert!(words(docs).contains(&words(quoted)), "the docs don't quote the panic {quoted:?}");
        }
    } else {
        built.expect("reqwest must behave as it does without the client");
    }
}

#[test]
fn the_client_needs_no_process_wide_provider() {
    let error = call("http://127.0.0.1:9").expect_err("nothing listens there");
    assert!(error.is_connect(), "{error:?}");
    let error = call("https://127.0.0.1:9").expect_err("nothing listens there");
    if cfg!(feature = "client-tls") {
        assert!(error.is_connect(), "{error:?}");
    } else {
        assert_eq!(error.kind(), ErrorKind::Configuration);
        assert!(
            error.to_string().contains("the `rustls` feature of specwright-client is disabled"),
            "{error}"
        );
    }
}
