//! Follows the instructions in `README.md` literally: runs the commands and compares their output with the text.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

#[path = "../../crates/specwright/tests/common/mod.rs"]
mod common;

use std::path::Path;
use std::process::Command;

use common::{lock, read, root, run_console, scratch, scratch_target, succeeded, write};

/// Returns the language and text of each code block in a section.
fn blocks(heading: &str) -> Vec<(String, String)> {
    let readme = read(root().join("README.md"));
    let (_, section) = readme.split_once(&format!("\n## {heading}\n")).unwrap();
    let section = section.split("\n## ").next().unwrap();
    let blocks = section.split("\n```").skip(1).step_by(2);
    blocks
        .map(|block| block.split_once('\n').unwrap())
        .map(|(a, b)| (a.to_owned(), format!("{b}\n")))
        .collect()
}

fn shell(folder: &Path, command: &str) -> String {
    let mut shell = Command::new("sh");
    shell.arg("-c").arg(format!("exec 2>&1; {command}")).current_dir(folder);
    shell.env("CARGO_NET_OFFLINE", "true").env("CARGO_TARGET_DIR", scratch_target()).env_remove("RUSTFLAGS");
    succeeded(&shell.output().unwrap())
}

#[test]
fn a_line_of_the_description_adds_a_field_everywhere() {
    let checkout = scratch("checkout");
    let copied = "spec Cargo.toml crates/specwright/docs \
        $(find crates -type d -name node_modules -prune -o -type d -name generated -print)";
    shell(root(), &format!("tar -cf - {copied} | tar -xf - -C {}", checkout.display()));
    std::fs::create_dir(checkout.join("xtask")).unwrap();
    for (language, block) in blocks("Change the description") {
        assert_eq!(language, "console");
        run_console(&block, |command| {
            shell(&checkout, &command.replace("cargo xtask", env!("CARGO_BIN_EXE_xtask")))
        });
    }
}

#[test]
fn the_types_alone_decode_a_response() {
    // The project is outside the checkout, so that it is not part of the workspace.
    let place = std::env::temp_dir().join(format!("wayfare-readme-{}", std::process::id()));
    let reader = place.join("reader");
    std::fs::create_dir(&place).unwrap();
    for (language, block) in blocks("Decode responses without the client") {
        match &*language {
            "console" => run_console(&block, |command| {
                let printed = shell(root(), &command.replace("../reader", &reader.display().to_string()));
                lock(&reader);
                printed
            }),
            _ => write(reader.join("src/main.rs"), &block),
        }
    }
    std::fs::remove_dir_all(place).unwrap();
}

/// Checks that the README shows the test of a new project. The test of the guide runs that test.
#[test]
fn the_readme_shows_the_test_of_a_new_project() {
    let toolkit = root().join("crates/specwright");
    let known = read(toolkit.join("docs/guide.md")) + &read(toolkit.join("src/init/project/generated.rs"));
    let shown = blocks("Pin generated code").into_iter().map(|(_, text)| text).collect::<String>();
    let folders = ["../tides", "--path .", "cd ", "cargo install"];
    for line in shown.lines().filter(|line| !folders.iter().any(|folder| line.contains(folder))) {
        let line = line.trim().trim_start_matches(|c: char| c.is_ascii_digit() || c == ' ');
        assert!(known.contains(line), "{line}");
    }
}
