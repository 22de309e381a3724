//! The steps to an API of one's own, as `spec/README.md` has them, followed to the letter in a fresh folder: its
//! commands are run and print what it shows, its files are copied, and its code is compiled.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

mod common;

use std::path::Path;
use std::process::Command;

use common::{
    cargo, fixtures, lock, names_in, read, root, run_console, scratch, scratch_target, succeeded, tidy, write,
};

/// A part of the guide that something is done with.
#[derive(Debug, PartialEq)]
enum Step {
    /// Lines of a shell, and what they print.
    Console(String),
    /// The file `.cargo/config.toml`.
    Config(String),
    /// A program's lines.
    Code(String),
    /// A file of the fixture, and where it goes.
    Copy { from: String, to: String },
}

/// The steps, in their order.
fn steps() -> Vec<Step> {
    let guide = read(root().join("spec/README.md"));
    let (_, guide) = guide.split_once("\n## An API of your own, step by step\n").unwrap();
    let mut lines = guide.lines();
    let mut steps = Vec::new();
    while let Some(line) = lines.next() {
        let text = line.trim_start();
        let indent = &line[..line.len() - text.len()];
        if let Some(language) = text.strip_prefix("```") {
            let block = lines.by_ref().take_while(|line| line.trim_start() != "```");
            let block = block.fold(String::new(), |block, line| {
                block + line.strip_prefix(indent).unwrap_or_default() + "\n"
            });
            steps.push(match language {
                "console" => Step::Console(block),
                "ini" => Step::Config(block),
                "rust" => Step::Code(block),
                other => panic!("nothing is known to do with a block of {other}"),
            });
        } else if let Some(["", from, to, _, ""]) = text.split('|').collect::<Vec<_>>().get(..)
            && let [Some(from), Some(to)] =
                [from, to].map(|cell| cell.trim().strip_prefix('`')?.strip_suffix('`'))
        {
            steps.push(Step::Copy { from: from.to_owned(), to: to.to_owned() });
        }
    }
    steps
}

#[test]
fn the_steps_of_the_guide_work() {
    let place = scratch("guide");
    std::os::unix::fs::symlink(root(), place.join("wayfare")).unwrap();
    let folder = place.join("parcel-desk");
    for step in steps() {
        match step {
            Step::Config(text) => write(folder.join(".cargo/config.toml"), &text),
            Step::Copy { from, to } => write(folder.join(to), &read(fixtures().join("parcels").join(from))),
            Step::Console(text) => console(&folder, &text),
            Step::Code(text) => compile(&folder, &text),
        }
    }
}

/// Runs each command of a block, and pins what the caller's program prints.
fn console(folder: &Path, block: &str) {
    run_console(block, |command| {
        let printed = shell(folder, command);
        if command.starts_with("cargo run") {
            insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
                insta::assert_snapshot!("guide_calls", tidy(&printed));
            });
        }
        printed
    });
}

/// All that a command prints. It has to succeed: where the guide shows a failure, it shows the exit code too.
fn shell(folder: &Path, command: &str) -> String {
    let mut shell = Command::new("sh");
    shell.arg("-c").arg(format!("exec 2>&1; {command}")).current_dir(folder);
    shell.env("CARGO_NET_OFFLINE", "true").env_remove("RUSTFLAGS");
    // The generator is built where the workspace is, and the example where the other crates of the tests are.
    if command.contains("--manifest-path") {
        lock(&folder.join("parcels"));
        shell.env("CARGO_TARGET_DIR", scratch_target());
    }
    succeeded(&shell.output().unwrap())
}

/// Compiles the body of an asynchronous function that calls the parcel service.
fn compile(folder: &Path, body: &str) {
    let program = format!(
        "#[allow(dead_code)]\nasync fn calls() -> Result<(), parcel_client::specwright_client::Error> {{\n{body}Ok(())\n}}\n\nfn main() {{}}\n"
    );
    write(folder.join("parcels/examples/guide.rs"), &program);
    succeeded(&cargo(&folder.join("parcels"), &["check", "--example", "guide"]));
}

/// The table of files to be written by hand is that of the fixture.
#[test]
fn the_guide_names_every_file_of_the_fixture() {
    let steps = steps();
    for part in ["caller", "client", "models"] {
        for file in names_in(&fixtures().join("parcels").join(part)) {
            let file = format!("{part}/{file}");
            let copied = |step: &Step| matches!(step, Step::Copy { from, .. } if *from == file);
            assert!(steps.iter().any(copied), "the guide leaves {file} out");
        }
    }
}
