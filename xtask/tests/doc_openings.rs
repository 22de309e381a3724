//! Checks the first word of docs. A summary starts with a verb or a noun, never with a free relative clause ("What is
//! stored", "Whether it ends") or a pronoun.
//!
//! The test reads the doc comments and `doc` attributes of all hand-written Rust files, and the `doc` keys of `spec`,
//! which become doc comments of generated code.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

#[path = "../../crates/specwright/tests/common/mod.rs"]
mod common;

use std::path::{Path, PathBuf};

use common::{names_in, read, root};
use regex_lite::Regex;

/// Words that a summary must not start with.
const OPENINGS: [&str; 10] =
    ["What", "Whether", "Whoever", "Those", "That", "Says", "Tells", "Mind", "It", "They"];

/// Names of folders whose files are generated, built or third-party.
const SKIPPED: [&str; 5] = ["generated", "target", "vendor", "node_modules", ".git"];

/// Folder of test files with bad openings.
const FIXTURES: &str = "xtask/tests/fixtures/docs";

/// Returns whether the first word of a summary is one of [`OPENINGS`].
fn opens_badly(summary: &str) -> bool {
    let summary = summary.trim_start();
    let word = summary.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    OPENINGS.contains(&word)
}

/// The line number and text of each summary with a bad opening.
type Found = Vec<(usize, String)>;

/// Finds the bad summaries in code. A doc comment after another one of the same kind continues it.
fn in_rust(code: &str) -> Found {
    let (mut found, mut previous) = (Found::new(), None);
    for (line, number) in code.lines().zip(1..) {
        let text = line.trim_start();
        let marks = ["///", "//!", "/**", "#[doc = \""];
        let doc = marks.into_iter().find_map(|mark| Some((mark, text.strip_prefix(mark)?)));
        if let Some((mark, summary)) = doc
            && previous != Some(mark)
            && opens_badly(summary)
        {
            found.push((number, summary.trim_matches(['"', ']', '*', '/', ' ']).to_owned()));
        }
        previous = doc.map(|(mark, _)| mark);
    }
    found
}

fn in_spec(text: &str) -> Found {
    let doc = Regex::new(r#"\bdoc\s*=\s*["']+([^"']*)"#).unwrap();
    let on_line = |line: &str| -> Vec<String> {
        let docs = doc.captures_iter(line).map(|captures| captures[1].trim().to_owned());
        docs.filter(|summary| opens_badly(summary)).collect()
    };
    text.lines()
        .zip(1..)
        .flat_map(|(line, number)| on_line(line).into_iter().map(move |doc| (number, doc)))
        .collect()
}

/// Adds the files that are below a folder and have the given extension, except files in skipped folders.
fn add_files(folder: &Path, extension: &str, files: &mut Vec<PathBuf>) {
    for name in names_in(folder) {
        let path = folder.join(&name);
        if path.is_dir() {
            if !path.is_symlink() && !SKIPPED.contains(&&*name) {
                add_files(&path, extension, files);
            }
        } else if path.extension().is_some_and(|found| found == extension) {
            files.push(path);
        }
    }
}

/// Returns a line for each bad opening in the files below a folder: file, line number and summary.
fn report(folder: &Path, extension: &str) -> Vec<String> {
    let mut files = Vec::new();
    add_files(folder, extension, &mut files);
    let fixtures = root().join(FIXTURES);
    files.retain(|file| folder == fixtures || !file.starts_with(&fixtures));
    assert!(!files.is_empty(), "no .{extension} files in {}", folder.display());
    let of_file = |file: &PathBuf| {
        let text = read(file);
        let shown = file.strip_prefix(root()).unwrap().display().to_string();
        let found = if extension == "rs" { in_rust(&text) } else { in_spec(&text) };
        found.into_iter().map(|(line, summary)| format!("{shown}:{line}: {summary}")).collect::<Vec<_>>()
    };
    files.iter().flat_map(of_file).collect()
}

#[test]
fn docs_open_with_a_noun_or_a_verb() {
    let found = [report(root(), "rs"), report(&root().join("spec"), "toml")].concat();
    assert!(
        found.is_empty(),
        "{} docs open with one of {}; open with a third-person verb (\"Returns whether ..\") or a noun:\n{}",
        found.len(),
        OPENINGS.join(", "),
        found.join("\n")
    );
}

#[test]
fn bad_openings_are_found() {
    let expected = "\
xtask/tests/fixtures/docs/bad.rs:1: What a module holds.
xtask/tests/fixtures/docs/bad.rs:3: Whether it is open,
xtask/tests/fixtures/docs/bad.rs:11: It's the number of knobs.
xtask/tests/fixtures/docs/bad.rs:16: Tells the time.
xtask/tests/fixtures/docs/bad.rs:20: They tick.
xtask/tests/fixtures/docs/bad.rs:29: Those of a macro.";
    assert_eq!(report(&root().join(FIXTURES), "rs").join("\n"), expected);
    let expected = "\
xtask/tests/fixtures/docs/bad.toml:2: What a boat is.
xtask/tests/fixtures/docs/bad.toml:5: Whether it sails.
xtask/tests/fixtures/docs/bad.toml:6: That of the boat.";
    assert_eq!(report(&root().join(FIXTURES), "toml").join("\n"), expected);
}
