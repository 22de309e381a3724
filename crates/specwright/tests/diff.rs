//! Tests of comparisons: the report for each kind of change, and the exit codes of the command.
//!
//! `fixtures/diff/base.toml` uses every construct of the language. `edits.txt` lists changes, each with a title and
//! replacements. Each replaced string occurs exactly once in the description.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod common;

use std::fmt::Write as _;
use std::path::Path;
use std::process::{Command, Output};

use common::{fixtures, read, root, scratch, source, write};
use specwright::diff::{Class, Loaded, changes, is_breaking, json, list, load};

/// A change to the base description, which consists of a title and replacements.
struct Edit {
    title: String,
    replaced: Vec<(String, String)>,
}

fn base() -> String {
    read(fixtures().join("diff/base.toml"))
}

fn edits() -> Vec<Edit> {
    let text = read(fixtures().join("diff/edits.txt"));
    let mut edits: Vec<Edit> = Vec::new();
    let mut old = String::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        let (sign, rest) = line.split_at(1);
        let rest = rest.replace("\\n", "\n");
        match sign {
            "#" => edits.push(Edit { title: rest.trim().to_owned(), replaced: Vec::new() }),
            "-" => old = rest,
            "+" => edits.last_mut().unwrap().replaced.push((old.clone(), rest)),
            other => panic!("{other}{rest}"),
        }
    }
    edits
}

fn edited(edit: &Edit) -> String {
    let mut text = base();
    for (old, new) in &edit.replaced {
        assert_eq!(text.matches(old.as_str()).count(), 1, "{}: {old}", edit.title);
        text = text.replace(old.as_str(), new);
    }
    text
}

fn loaded(title: &str, text: String) -> Loaded {
    Loaded::new(vec![source("library", text)]).unwrap_or_else(|error| panic!("{title}:\n{error}"))
}

#[test]
fn every_kind_of_change_is_classified() {
    let old = loaded("base", base());
    let mut report = String::new();
    for edit in edits() {
        let new = loaded(&edit.title, edited(&edit));
        let changes = changes(old.side(), new.side());
        assert!(!changes.is_empty(), "{}", edit.title);
        let _ = writeln!(report, "# {}\n{}", edit.title, list(&changes));
    }
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("diff", report);
    });
}

/// Checks that moving items between files affects only Rust code, in which files are modules.
#[test]
fn moves_between_files_are_reported() {
    let mut rest = base();
    let mut moved = String::new();
    // Each pair is a table and the next table in the file.
    for (from, to) in [
        ("[operation.books.read]", "[operation.shelf.browse]"),
        ("[protocol.poll]", "[repeat.browse]"),
        ("[type.Lost]", "[id]"),
    ] {
        let (start, end) = (rest.find(&format!("\n{from}")).unwrap(), rest.find(&format!("\n{to}")).unwrap());
        moved.extend(rest.drain(start + 1..=end));
    }
    let old = loaded("base", base());
    let new = Loaded::new(vec![source("library", rest), source("moved", moved)]);
    let new = new.unwrap_or_else(|error| panic!("{error}"));
    let report = format!(
        "# there\n{}\n# back\n{}",
        list(&changes(old.side(), new.side())),
        list(&changes(new.side(), old.side()))
    );
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("diff_files", report);
    });
}

#[test]
fn reversed_changes_are_reported() {
    let old = loaded("base", base());
    for edit in edits() {
        let new = loaded(&edit.title, edited(&edit));
        let (there, back) = (changes(old.side(), new.side()), changes(new.side(), old.side()));
        assert!(!back.is_empty(), "{}", edit.title);
        // A change in wording is reported as such in both directions.
        let words = |class: Class| class == Class::Documentation;
        assert_eq!(
            there.iter().all(|change| words(change.class)),
            back.iter().all(|change| words(change.class)),
            "{}",
            edit.title
        );
    }
}

#[test]
fn equal_descriptions_have_no_changes() {
    let old = loaded("base", base());
    let commented = loaded("commented", format!("# A comment.\n\n{}", base().replace(" = ", "  =  ")));
    assert_eq!(changes(old.side(), commented.side()), []);
    assert_eq!(list(&[]), "no changes\n");
}

#[test]
fn json_output_has_fixed_keys() {
    let old = loaded("base", base());
    let new = loaded("shorter", base().replace("max_length = 40", "max_length = 20"));
    let found = changes(old.side(), new.side());
    assert!(is_breaking(&found));
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("diff_json", format!("{:#}", json(&found)));
    });
}

fn diff(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_specwright"))
        .arg("diff")
        .args(arguments)
        .current_dir(folder)
        .output()
        .unwrap()
}

#[test]
fn exit_codes_reflect_breaking_changes() {
    let folder = scratch("diff_exit_code");
    write(folder.join("old/library.toml"), &base());
    write(folder.join("shorter/library.toml"), &base().replace("max_length = 40", "max_length = 20"));
    write(
        folder.join("longer/library.toml"),
        &base().replace("most_words = { value = 8", "most_words = { value = 9"),
    );
    write(folder.join("renamed/library.toml"), &base().replace("rust = \"genus\"", "rust = \"sort\""));
    write(
        folder.join("faulty/library.toml"),
        &base().replace("\"AuthorId\"", "\"WriterId\"").replace("{AuthorId:", "{WriterId:"),
    );
    write(folder.join("empty/notes.txt"), "");
    for (arguments, code, part) in [
        (&["old", "old"][..], 0, "no changes"),
        (&["old", "shorter"], 1, "max_length 40 -> 20"),
        (&["shorter", "old"], 1, "max_length 20 -> 40"),
        (&["old", "renamed"], 0, "breaks Rust code only"),
        (&["old", "longer", "--json"], 1, "\"breaking\": true"),
        (&["old", "renamed", "--json"], 0, "\"breaking\": false"),
        (&["old", "faulty"], 2, "unknown type `WriterId`"),
        (&["old", "empty"], 2, "no spec files"),
        (&["old", "nowhere"], 2, "`nowhere` is neither a folder nor a revision"),
        (&["old", "--what"], 2, "unknown argument `--what`"),
    ] {
        let output = diff(&folder, arguments);
        let printed =
            format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert_eq!(output.status.code(), Some(code), "{arguments:?}\n{printed}");
        assert!(printed.contains(part), "{arguments:?}\n{printed}");
    }
}

#[test]
fn revisions_are_compared() {
    let folder = scratch("diff_revision");
    let git = |arguments: &[&str]| {
        let who = ["-c", "user.name=A Reader", "-c", "user.email=reader@example.org"];
        let output = Command::new("git").args(who).args(arguments).current_dir(&folder).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    };
    write(folder.join("api/library.toml"), &base());
    git(&["init", "--quiet"]);
    git(&["add", "."]);
    git(&["commit", "--quiet", "-m", "Describe the library"]);
    git(&["tag", "first"]);
    write(folder.join("api/library.toml"), &base().replace("max_length = 40", "max_length = 20"));
    let output = diff(&folder, &["first", "api", "--spec", "api"]);
    let printed = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(printed.contains("field title: max_length 40 -> 20"), "{printed}");
    // A folder with this name takes precedence.
    write(folder.join("first/library.toml"), &base().replace("max_length = 40", "max_length = 20"));
    assert_eq!(diff(&folder, &["first", "api", "--spec", "api"]).status.code(), Some(0));
}

#[test]
fn the_real_description_is_compared() {
    let spec = root().join("spec");
    let name = spec.to_str().unwrap();
    let load = || load(name, || Ok(spec.clone())).unwrap();
    let (old, new) = (load(), load());
    assert_eq!(changes(old.side(), new.side()), []);
}
