//! Checks that commands use the workspace of the current directory.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

#[path = "../../crates/specwright/tests/common/mod.rs"]
mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use common::{fixtures, read, root, scratch, succeeded, write};

/// Creates a folder with a description.
fn described(name: &str) -> PathBuf {
    let folder = scratch(name);
    let features = fixtures().join("features");
    let service = read(features.join("service.toml")).replace("FEATURE", "books");
    write(folder.join("spec/service.toml"), &service);
    write(folder.join("spec/api.toml"), &read(features.join("protocol/api.toml")));
    folder
}

/// Runs the binary in a folder.
fn xtask_in(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_xtask")).args(arguments).current_dir(folder).output().unwrap()
}

fn error_of(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1));
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Checks that commands use the current checkout. Because checkouts may share a target folder, a command may run a
/// binary that was compiled in another checkout.
#[test]
fn the_checkout_of_the_current_directory_is_used() {
    let checkout = described("checkout_of_the_directory");
    write(checkout.join("Cargo.toml"), "[workspace]\n");
    fs::create_dir_all(checkout.join("xtask/src")).unwrap();
    let code = checkout.join("src/books/models/generated/api.rs");
    for folder in [checkout.clone(), checkout.join("xtask/src")] {
        succeeded(&xtask_in(&folder, &["regenerate"]));
        fs::remove_file(&code).unwrap();
        let error = error_of(&xtask_in(&folder, &["regenerate", "--check"]));
        let summary = "1 generated file is out of date; run `cargo xtask regenerate`\n";
        assert!(error.ends_with(summary), "{error}");
    }
    fs::write(checkout.join("spec/api.toml"), "[").unwrap();
    let error = error_of(&xtask_in(&checkout.join("xtask"), &["unstated"]));
    assert!(error.contains("spec/api.toml:1"), "{error}");
}

#[test]
fn outside_a_checkout_folders_are_required() {
    let folder = described("outside_a_checkout");
    let top = folder.ancestors().last().unwrap();
    let spec = folder.join("spec");
    let (spec, out) = (spec.to_str().unwrap(), folder.to_str().unwrap());
    for arguments in [
        &["regenerate", "--spec", spec, "--out", out][..],
        &["unstated", "--spec", spec],
        &["diff", spec, spec],
        &["help"],
    ] {
        succeeded(&xtask_in(top, arguments));
    }
    let expected = format!(
        "no workspace in {} or its parent folders: none of them contains Cargo.toml, spec and xtask; \
         run the command in a checkout\n",
        top.display()
    );
    for arguments in [
        &["regenerate"][..],
        &["regenerate", "--spec", spec],
        &["regenerate", "--out", out],
        &["unstated"],
        &["places", "--check"],
    ] {
        assert_eq!(error_of(&xtask_in(top, arguments)), expected, "{arguments:?}");
    }
}

#[test]
fn the_workspace_is_up_to_date() {
    succeeded(&xtask_in(root(), &["regenerate", "--check"]));
}
