//! End-to-end tests of the generator with other APIs. Each API has a description and a program with a hand-written
//! host. The program serves the API, calls it over HTTP with and without the generated client, and prints the
//! responses.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

#[path = "../../../specwright/tests/common/mod.rs"]
mod common;

use common::{
    cargo, fixtures, names_in, read, scratch, scratch_crate, served, served_folder, succeeded, write,
};
use specwright::{Options, regenerate};

/// The dependencies of all programs, so that Cargo builds them only once.
const DEPENDENCIES: &str = r#"
[dependencies]
axum = { version = "0.8", default-features = false, features = ["http1", "tokio"] }
bytes = "1"
futures-core = "0.3"
http = "1"
tokio = { version = "1", features = ["io-util", "macros", "net", "rt"] }
specwright-client = { path = 'CRATES/specwright-client', default-features = false, features = ["reqwest"] }
wayfare-service = { path = 'CRATES/service', default-features = false }
wayfare-validation = { path = 'CRATES/validation' }
specwright-core = { path = 'CRATES/specwright-core' }
"#;

/// The modules of a program.
const MODULES: &str = r#"
#![allow(dead_code, reason = "not all generated code is used here")]

#[path = "client/generated/mod.rs"]
mod client;
#[macro_use]
mod desk;
mod host;
#[path = "models/generated/mod.rs"]
mod models;
mod raw;
#[path = "service/generated/mod.rs"]
mod service;
"#;

/// Generates, builds and runs a program, and compares its output with a snapshot.
fn serve_and_call(name: &str) {
    let folder = scratch(name);
    let from = served_folder().join(name);
    scratch_crate(&folder, name, DEPENDENCIES);
    write(folder.join("src/raw.rs"), &read(served_folder().join("raw.rs")));
    write(folder.join("src/desk.rs"), &read(fixtures().join("desk.rs")));
    for (part, place) in [("spec", "spec"), ("", "src")] {
        for file in names_in(&from.join(part)).iter().filter(|file| file.contains('.')) {
            write(folder.join(place).join(file), &read(from.join(part).join(file)));
        }
    }
    // The documentation precedes the modules.
    let program = read(from.join("main.rs")).replacen("\n\n", &format!("\n{MODULES}\n"), 1);
    write(folder.join("src/main.rs"), &program);
    regenerate(&Options { spec: folder.join("spec"), out: folder.clone() }).unwrap();
    let printed = succeeded(&cargo(&folder, &["run"]));
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(format!("served_{name}"), printed.trim_end());
    });
}

/// Covers geometries with different coordinates, a box in a query, merge patches with null, conditional edits,
/// link-based pagination, and no credentials.
#[test]
fn landmarks() {
    serve_and_call("landmarks");
}

/// Covers streams of events that are typed by name, have a marked end, and continue after an interruption.
#[test]
fn model() {
    serve_and_call("model");
}

/// Covers several methods on a path, path parameters, and responses with a type per status or without a body.
#[test]
fn notes() {
    serve_and_call("notes");
}

/// Covers envelopes, error lists, cursor-based pagination, amounts as strings, bearer tokens and response headers.
#[test]
fn offers() {
    serve_and_call("offers");
}

/// Covers idempotency tokens in a header and in a body.
#[test]
fn payments() {
    serve_and_call("payments");
}

/// Covers jobs that are started, polled and cancelled, page-number pagination, API key or login credentials, and a form
/// body.
#[test]
fn transcripts() {
    serve_and_call("transcripts");
}

#[test]
fn every_api_is_served() {
    assert_eq!(served(), ["landmarks", "model", "notes", "offers", "payments", "transcripts"]);
}
