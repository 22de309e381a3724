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
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use regex_lite::Regex;
use syn::LitStr;

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

/// Collects the bad summaries in code. In token streams, doc comments are attributes, so the function finds both forms,
/// even in macros, and ignores strings.
fn read_docs(code: TokenStream, found: &mut Found) {
    let tokens: Vec<TokenTree> = code.into_iter().collect();
    // Kind of the preceding docs, if the next line of docs may continue them.
    let mut previous = None;
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Punct(mark) if "#!".contains(mark.as_char()) => {}
            TokenTree::Group(group) => {
                let kind = kind_of(&tokens[..at]).filter(|_| group.delimiter() == Delimiter::Bracket);
                let doc = kind.and_then(|kind| Some((kind, doc_of(group.stream())?)));
                match &doc {
                    Some((kind, (line, summary))) if previous != Some(*kind) && opens_badly(summary) => {
                        found.push((*line, summary.trim().to_owned()));
                    }
                    Some(_) => {}
                    None => read_docs(group.stream(), found),
                }
                previous = doc.map(|(kind, _)| kind);
            }
            _ => previous = None,
        }
    }
}

/// Kinds of attributes: `#![..]` and `#[..]`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Inner,
    Outer,
}

/// Returns the kind of the attribute whose brackets follow these tokens, or `None` if they don't belong to an attribute.
fn kind_of(tokens: &[TokenTree]) -> Option<Kind> {
    let is = |token: &TokenTree, wanted| matches!(token, TokenTree::Punct(mark) if mark.as_char() == wanted);
    match tokens {
        [.., mark] if is(mark, '#') => Some(Kind::Outer),
        [.., first, second] if is(first, '#') && is(second, '!') => Some(Kind::Inner),
        _ => None,
    }
}

/// Returns the line number and content of the first non-empty line in a `doc` attribute's text.
fn doc_of(attribute: TokenStream) -> Option<(usize, String)> {
    let tokens: Vec<TokenTree> = attribute.into_iter().collect();
    let [TokenTree::Ident(name), TokenTree::Punct(_), TokenTree::Literal(literal)] = &tokens[..] else {
        return None;
    };
    let text = syn::parse_str::<LitStr>(&literal.to_string()).ok().filter(|_| name == "doc")?.value();
    // The text of a block comment may start on the next line, after ` * `.
    let lines = text.lines().enumerate().map(|(line, text)| (line, text.trim_start_matches([' ', '*'])));
    let (line, text) = lines.into_iter().find(|(_, text)| !text.is_empty()).unwrap_or_default();
    Some((literal.span().start().line + line, text.to_owned()))
}

fn in_rust(code: &str) -> Result<Found, String> {
    let mut found = Found::new();
    read_docs(code.parse().map_err(|error: proc_macro2::LexError| error.to_string())?, &mut found);
    Ok(found)
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
        let found = if extension == "rs" { in_rust(&text) } else { Ok(in_spec(&text)) };
        let found = found.unwrap_or_else(|error| panic!("{shown}: {error}"));
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
xtask/tests/fixtures/docs/bad.rs:20: Says nothing.
xtask/tests/fixtures/docs/bad.rs:24: They tick.
xtask/tests/fixtures/docs/bad.rs:33: Those of a macro.";
    assert_eq!(report(&root().join(FIXTURES), "rs").join("\n"), expected);
    let expected = "\
xtask/tests/fixtures/docs/bad.toml:2: What a boat is.
xtask/tests/fixtures/docs/bad.toml:5: Whether it sails.
xtask/tests/fixtures/docs/bad.toml:6: That of the boat.";
    assert_eq!(report(&root().join(FIXTURES), "toml").join("\n"), expected);
}
