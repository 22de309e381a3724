//! The generator serves any API. Some are described, generated, served and called over HTTP here: each a description and
//! a program, which has the service's host written by hand, calls it with the generated client and without, and prints
//! what comes back.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

mod common;

use std::fs;

use common::{cargo, fixtures, names_in, read, root, scratch, scratch_crate, served, succeeded, write};
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
    let from = fixtures().join("served").join(name);
    scratch_crate(&folder, &MANIFEST.replace("NAME", name));
    write(folder.join("src/raw.rs"), &read(fixtures().join("served/raw.rs")));
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

/// Nothing of the service that Wayfare describes is known to the generator.
#[test]
fn the_generator_knows_no_api() {
    const WORDS: &[&str] = &[
        "hotel",
        "flight",
        "airport",
        "airline",
        "cabin",
        "passenger",
        "itinerar",
        "autocomplete",
        "entitykey",
        "searchid",
        "userTrackId",
        "currency",
        "price",
        "rental",
        "iata",
        "cashback",
        "Wayfare\"",
    ];
    let mut open = vec![root().join("crates/specwright/src")];
    let mut found = Vec::new();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        let text = read(&path);
        // Unit tests and docs may show an example.
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (number, line) in
            code.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"))
        {
            let line = line.to_lowercase();
            if WORDS.iter().any(|word| line.contains(&word.to_lowercase())) {
                found.push(format!("{}:{}: {line}", path.display(), number + 1));
            }
        }
    }
    assert!(found.is_empty(), "the generator names things of one API:\n{}", found.join("\n"));
}
