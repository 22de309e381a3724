//! Tests of diagnostics. Each possible error has a faulty description and a snapshot of the report.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod common;

use common::{fixtures, names_in, read, source, sources_in};
use specwright::describe;
use specwright::diagnostic::Source;

/// Returns the files of a faulty description, which is a single file or a folder. Adds the tables that every
/// description needs, unless the description has its own.
fn sources(name: &str) -> Vec<Source> {
    let path = fixtures().join("bad").join(name);
    if !path.is_dir() {
        let service = read(fixtures().join("bad_shared/service.toml"));
        return vec![source("api", read(path)), source("service", service)];
    }
    let mut sources = sources_in(&path);
    if !sources.iter().any(|source| source.domain == "service") {
        sources.push(source("service", read(fixtures().join("bad_shared/service.toml"))));
    }
    sources
}

#[test]
fn every_problem_has_a_place_and_help() {
    for file in names_in(&fixtures().join("bad")) {
        let name = file.trim_end_matches(".toml");
        let sources = sources(&file);
        let report = match describe(&sources) {
            Ok(_) => panic!("{name} was accepted"),
            Err(report) => report.to_string(),
        };
        check_form(name, &report, &sources);
        insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(format!("bad_{name}"), report);
        });
    }
}

/// Checks the properties that all messages share: form, position, quoted line and wording.
fn check_form(name: &str, report: &str, sources: &[Source]) {
    let problems: Vec<&str> = report.split("\n\n").collect();
    let (count, problems) = problems.split_last().unwrap();
    assert!(count.starts_with(&format!("{} problem", problems.len())), "{name}: {count}");
    for problem in problems {
        let lines: Vec<&str> = problem.lines().collect();
        let [title, place, _, quoted, marks, help] = lines[..] else { panic!("{name}: {problem}") };
        for text in [title.strip_prefix("error: "), help.trim_start().strip_prefix("= help: ")] {
            let text = text.unwrap_or_else(|| panic!("{name}: {problem}"));
            assert!(!text.starts_with(char::is_uppercase), "{name}: {text} starts with a capital letter");
            assert!(!text.ends_with('.') || text.ends_with(".."), "{name}: {text} ends with a full stop");
            assert!(
                !text.contains("``") || name.contains("unreadable"),
                "{name}: {text} contains an empty name"
            );
        }
        let place: Vec<&str> = place.trim().strip_prefix("--> spec/").unwrap().split(':').collect();
        let [file, line, column] = place[..] else { panic!("{name}: {place:?}") };
        let source = sources.iter().find(|source| source.path.ends_with(file)).unwrap();
        let line_text = source.text.lines().nth(line.parse::<usize>().unwrap() - 1).unwrap_or_default();
        assert_eq!(quoted.split_once("| ").map_or("", |(_, text)| text), line_text.trim_end(), "{name}");
        assert!(column.parse::<usize>().unwrap() <= line_text.chars().count() + 1, "{name}: {problem}");
        assert!(marks.contains('^'), "{name}: {problem}");
    }
}
