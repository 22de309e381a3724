//! Checks the manifests of the published crates.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

#[path = "../../crates/specwright/tests/common/mod.rs"]
mod common;

use std::path::Path;
use std::process::{Command, Output};

use common::{read, root, succeeded};
use serde_json::Value;

/// Returns the `cargo metadata` of the workspace and all its dependencies. The metadata covers all platforms and
/// features if Cargo's registry cache contains the packages, or else only this platform.
fn metadata() -> Value {
    let version = Command::new("rustc").arg("-vV").output().unwrap();
    let version = succeeded(&version);
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    let whole = cargo_metadata(&["--all-features"]);
    let output = if whole.status.success() { whole } else { cargo_metadata(&["--filter-platform", host]) };
    serde_json::from_str(&succeeded(&output)).unwrap()
}

fn cargo_metadata(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO"))
        .args(["metadata", "--locked", "--offline", "--format-version", "1"])
        .args(arguments)
        .current_dir(root())
        .output()
        .unwrap()
}

fn packages(metadata: &Value) -> impl Iterator<Item = &Value> {
    metadata["packages"].as_array().unwrap().iter()
}

/// Returns the crates that are to be published.
fn published(metadata: &Value) -> impl Iterator<Item = &Value> {
    packages(metadata).filter(|package| package["source"].is_null() && package["publish"].is_null())
}

/// Parses `1.90` or `1.90.0` into comparable numbers.
fn version(text: &str) -> Vec<u32> {
    let mut parts: Vec<u32> = text.split('.').map(|part| part.parse().unwrap()).collect();
    parts.resize(3, 0);
    parts
}

/// Checks the Rust version that dependencies require. Clippy's `incompatible_msrv` checks only the use of the standard
/// library in the workspace's own code.
#[test]
fn no_dependency_requires_a_later_compiler_than_declared() {
    let metadata = metadata();
    let stated: Vec<&str> =
        published(&metadata).map(|package| package["rust_version"].as_str().unwrap()).collect();
    assert!(
        stated.iter().all(|version| *version == stated[0]),
        "all crates must specify the same Rust version: {stated:?}"
    );
    let ours = version(stated[0]);
    let later: Vec<String> = packages(&metadata)
        .filter(|package| package["rust_version"].as_str().is_some_and(|theirs| version(theirs) > ours))
        .map(|package| format!("{} {}: {}", package["name"], package["version"], package["rust_version"]))
        .collect();
    assert!(
        later.is_empty(),
        "dependencies that require a Rust version later than {}:\n{}",
        stated[0],
        later.join("\n")
    );
}

#[test]
fn published_crates_have_complete_metadata() {
    let metadata = metadata();
    assert_eq!(published(&metadata).count(), 11);
    for package in published(&metadata) {
        let name = package["name"].as_str().unwrap();
        for key in ["description", "license", "readme", "rust_version", "repository", "homepage"] {
            assert!(package[key].is_string(), "{name} has no {key}");
        }
        assert_eq!(package["documentation"], format!("https://docs.rs/{name}"));
        for key in ["keywords", "categories"] {
            let count = package[key].as_array().unwrap().len();
            assert!((1..=5).contains(&count), "{name} has {count} {key}");
        }
        assert_eq!(package["metadata"]["docs"]["rs"]["all-features"], true, "{name}");
        let folder = Path::new(package["manifest_path"].as_str().unwrap()).parent().unwrap();
        for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
            assert_eq!(read(folder.join(licence)), read(root().join(licence)), "{name}");
        }
    }
}

/// Checks that each crate is smaller than 9 MiB. The registry's limit is 10 MB, and the place data takes up 8 MB.
#[test]
fn no_crate_exceeds_the_registry_size_limit() {
    const MAX_BYTES: u64 = 9 << 20;
    for package in published(&metadata()) {
        let folder = Path::new(package["manifest_path"].as_str().unwrap()).parent().unwrap();
        let output = Command::new(env!("CARGO"))
            .args(["package", "--list", "--allow-dirty", "--offline"])
            .current_dir(folder)
            .output()
            .unwrap();
        let list = succeeded(&output);
        // Skip the small files that Cargo adds to a package, which do not exist yet.
        let sizes = list.lines().filter_map(|file| std::fs::metadata(folder.join(file)).ok());
        let size: u64 = sizes.map(|file| file.len()).sum();
        assert!(size < MAX_BYTES, "{} has {size} bytes", package["name"]);
        assert!(list.lines().any(|file| file == "README.md"), "{}", package["name"]);
    }
}
