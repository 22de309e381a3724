//! Checks that the docs of the crates' examples show the actual output of the examples.
//!
//! `cargo test --workspace` builds the examples next to this crate's test binary. The test skips examples that were not
//! built, for example because only this crate is tested. In CI, all examples are required.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

#[path = "../../crates/specwright/tests/common/mod.rs"]
mod common;

use std::path::{Path, PathBuf};
use std::process::Command;

use common::{names_in, read, root, succeeded};

/// Examples whose output depends on the date or on a service.
const VARYING: &[&str] =
    &["backend", "cars", "end_to_end", "feed", "search", "serve", "updates", "watched", "web"];

/// Returns the crate, name and source of every example.
fn examples() -> Vec<(String, String, PathBuf)> {
    let crates = root().join("crates");
    let folders = names_in(&crates).into_iter().map(|krate| (crates.join(&krate), krate));
    let mut found = Vec::new();
    for (folder, krate) in folders {
        let folder = folder.join("examples");
        let entries = if folder.is_dir() { names_in(&folder) } else { Vec::new() };
        for entry in entries {
            let (name, source) = match entry.strip_suffix(".rs") {
                Some(name) => (name.to_owned(), folder.join(&entry)),
                None => (entry.clone(), folder.join(&entry).join("main.rs")),
            };
            if source.is_file() {
                found.push((krate.clone(), name, source));
            }
        }
    }
    found
}

/// Returns the arguments and output that an example's docs show.
fn shown(source: &Path) -> (Vec<String>, String) {
    let text = read(source);
    let docs: Vec<&str> = text.lines().map_while(|line| line.strip_prefix("//!")).collect();
    let block = docs.iter().skip_while(|line| **line != " ```console").skip(1);
    let lines: Vec<&str> =
        block.take_while(|line| **line != " ```").map(|line| line.trim_start_matches(' ')).collect();
    let (commands, output): (Vec<&str>, Vec<&str>) =
        lines.into_iter().partition(|line| line.starts_with("$ "));
    let arguments =
        commands.last().and_then(|command| command.split_once(" -- ")).map_or("", |(_, rest)| rest);
    (arguments.split_whitespace().map(str::to_owned).collect(), output.join("\n"))
}

#[test]
fn examples_print_the_output_in_their_docs() {
    let built = Path::new(env!("CARGO_BIN_EXE_xtask")).parent().unwrap().join("examples");
    let may_lack = std::env::var_os("CI").is_none();
    for (_, name, source) in examples() {
        let program = built.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
        if VARYING.contains(&name.as_str()) || (may_lack && !program.is_file()) {
            continue;
        }
        let (arguments, expected) = shown(&source);
        let printed = succeeded(&Command::new(&program).args(arguments).output().unwrap());
        let printed: Vec<&str> = printed.lines().map(|line| line.trim_start_matches(' ')).collect();
        assert_eq!(
            printed.join("\n"),
            expected,
            "{}: update the docs with the output of the example",
            source.display()
        );
    }
}

#[test]
fn every_example_shows_its_command() {
    let examples = examples();
    for (krate, name, source) in &examples {
        let package = match krate.as_str() {
            "cli" => "wayfare".to_owned(),
            toolkit if toolkit.starts_with("specwright") => toolkit.to_owned(),
            library => format!("wayfare-{library}"),
        };
        let command = format!("cargo run -p {package} --example {name}");
        assert!(read(source).contains(&command), "{}: does not show `{command}`", source.display());
    }
    // Names must be unique, because Cargo builds all examples into the same folder.
    let mut names: Vec<&str> = examples.iter().map(|(_, name, _)| name.as_str()).collect();
    names.sort_unstable();
    assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "two examples share a name: {names:?}");
}
