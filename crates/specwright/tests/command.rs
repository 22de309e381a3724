//! Tests of the `specwright` command line: help, default folders, and errors for invalid arguments.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod common;

use std::path::Path;
use std::process::{Command, Output};

use common::{fixtures, read, scratch, succeeded, write};

fn specwright(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_specwright")).args(arguments).current_dir(folder).output().unwrap()
}

#[track_caller]
fn fails(folder: &Path, arguments: &[&str], code: i32, start: &str) {
    let output = specwright(folder, arguments);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {error}");
    assert!(error.starts_with(start), "{arguments:?}: {error}");
}

#[test]
fn help_lists_every_command() {
    let folder = scratch("command_help");
    let usage = succeeded(&specwright(&folder, &["--help"]));
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("usage", usage);
    });
    for arguments in [&["-h"][..], &["help"], &["generate", "--help"], &["diff", "-h"]] {
        assert_eq!(succeeded(&specwright(&folder, arguments)), usage, "{arguments:?}");
    }
}

#[test]
fn wrong_arguments_are_reported_above_the_usage() {
    let folder = scratch("command_wrong");
    fails(&folder, &[], 1, "usage: specwright COMMAND\n");
    fails(&folder, &["frobnicate"], 1, "unknown command `frobnicate`\n\nusage: ");
    fails(&folder, &["--frob"], 1, "unknown option `--frob`\n\nusage: ");
    fails(&folder, &["generate", "--frob"], 1, "unknown argument `--frob`\n\nusage: ");
    fails(&folder, &["generate", "--json"], 1, "unknown argument `--json`\n\nusage: ");
    fails(&folder, &["generate", "spec"], 1, "unknown argument `spec`\n\nusage: ");
    fails(&folder, &["generate", "--spec"], 1, "--spec requires a folder\n");
    fails(&folder, &["import"], 1, "import needs OPENAPI.json\n\nusage: ");
    fails(&folder, &["diff", "old"], 2, "diff needs OLD and NEW\n\nusage: ");
}

#[test]
fn without_flags_the_current_folder_is_used() {
    let folder = scratch("command_folders");
    let missing = "the folder `spec` does not exist; set the description folder with --spec\n";
    fails(&folder, &["generate"], 1, missing);
    fails(&folder, &["unstated"], 1, missing);
    fails(&folder, &["generate", "--spec", "nowhere"], 1, "the folder `nowhere` does not exist; ");

    let document = fixtures().join("import/library-3.0.json");
    succeeded(&specwright(&folder, &["import", document.to_str().unwrap()]));
    let wrote = succeeded(&specwright(&folder, &["generate"]));
    assert!(wrote.contains("wrote models/src/generated/mod.rs\n"), "{wrote}");
    succeeded(&specwright(&folder, &["generate", "--check"]));
    assert_eq!(succeeded(&specwright(&folder, &["unstated"])), "");

    let models = folder.join("models/src/generated/mod.rs");
    write(&models, &format!("{}// edited\n", read(&models)));
    let output = specwright(&folder, &["generate", "--check"]);
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.ends_with("1 generated file is out of date; run `specwright generate`\n"), "{error}");
    assert_eq!(output.status.code(), Some(1));
}
