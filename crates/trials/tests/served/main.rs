//! The generator serves any API. Some are described, generated, served and called over HTTP here: each a description and
//! a program, which has the service's host written by hand, calls it with the generated client and without, and prints
//! what comes back.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

#[path = "../../../specwright/tests/common/mod.rs"]
mod common;

use common::{cargo, names_in, read, scratch, scratch_crate, served, served_folder, succeeded, write};
use specwright::{Options, regenerate};

/// The manifest of a program, whose folders of generated code are its modules. It is the same for all, so that what they
/// depend on is built once.
const MANIFEST: &str = r#"
[package]
name = "NAME"
version = "0.0.0"
edition = "2024"

[features]
arbitrary = []
catalogue = []
schemars = []
writers = []

[dependencies]
axum = { version = "0.8", default-features = false, features = ["http1", "tokio"] }
bytes = "1"
http = "1"
tokio = { version = "1", features = ["io-util", "macros", "net", "rt"] }
specwright-client = { path = 'CRATES/specwright-client', default-features = false, features = ["reqwest"] }
wayfare-service = { path = 'CRATES/service', default-features = false }
wayfare-validation = { path = 'CRATES/validation' }
specwright-core = { path = 'CRATES/specwright-core' }

[workspace]
"#;

/// Generates, builds and runs one, and holds what it prints against a snapshot.
fn serve_and_call(name: &str) {
    let folder = scratch(name);
    let from = served_folder().join(name);
    scratch_crate(&folder, &MANIFEST.replace("NAME", name));
    write(folder.join("src/raw.rs"), &read(served_folder().join("raw.rs")));
    for (part, place) in [("spec", "spec"), ("", "src")] {
        for file in names_in(&from.join(part)).iter().filter(|file| file.contains('.')) {
            write(folder.join(place).join(file), &read(from.join(part).join(file)));
        }
    }
    regenerate(&Options { spec: folder.join("spec"), out: folder.clone() }).unwrap();
    let printed = succeeded(&cargo(&folder, &["run"]));
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(format!("served_{name}"), printed.trim_end());
    });
}

/// Geometries whose coordinates differ by form, a box in a query, changes in which null removes, edits of a version,
/// pages by links; no credentials.
#[test]
fn landmarks() {
    serve_and_call("landmarks");
}

/// Several methods on a path, parameters in a path, answers without a body and with one for each status.
#[test]
fn notes() {
    serve_and_call("notes");
}

/// Envelopes around all data, errors in a list, pages by cursor, amounts as text, a bearer token, headers of answers.
#[test]
fn offers() {
    serve_and_call("offers");
}

/// What is started, polled until a final state, and cancelled; pages by number, a key or a login, a form.
#[test]
fn transcripts() {
    serve_and_call("transcripts");
}

#[test]
fn every_api_is_served() {
    assert_eq!(served(), ["landmarks", "notes", "offers", "transcripts"]);
}
