//! Checks that the generator returns code or a report for any input, and never panics.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod common;

use std::panic::catch_unwind;

use common::random::{Random, rounds};
use common::{features, fixtures, read, root, source};
use specwright::diagnostic::Source;
use specwright::{describe, generate, plan, read_sources};

/// Replacement strings that are invalid in most places.
const INVALID_TEXTS: &[&str] = &[
    "",
    "\"",
    "'''",
    "[",
    "]",
    "{",
    "}",
    "=",
    "?",
    "\0",
    "\t",
    "\r",
    "é",
    "東京",
    "r#type",
    "self",
    "0",
    "-1",
    "nan",
    "9999999999999999999",
    "[[x]]",
    "\\u0000",
    "type",
    "string",
    "\"string?\"",
    "ref(",
    "{X: Y}",
    "option(",
    "generated",
    "true",
    "1979-05-27",
    "\u{202E}",
];

/// Applies a random edit to a string.
fn mutate(text: &str, random: &mut Random) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    if lines.is_empty() {
        return random.pick(INVALID_TEXTS).to_owned();
    }
    let at = random.below(lines.len());
    match random.below(8) {
        0 => {
            lines.remove(at);
        }
        1 => lines.insert(random.below(lines.len()), lines[at]),
        2 => {
            let other = random.below(lines.len());
            lines.swap(at, other);
        }
        3 => lines.truncate(at),
        4 => return replace_word(text, random),
        5 => return replace_quoted(text, random),
        6 => {
            let mut chars: Vec<char> = text.chars().collect();
            let at = random.below(chars.len());
            chars.splice(at..(at + random.below(3)).min(chars.len()), random.pick(INVALID_TEXTS).chars());
            return chars.into_iter().collect();
        }
        _ => lines[at] = random.pick(INVALID_TEXTS),
    }
    lines.join("\n")
}

/// Replaces one word with another word.
fn replace_word(text: &str, random: &mut Random) -> String {
    let words: Vec<&str> =
        text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty()).collect();
    let (old, new) = (random.pick(&words), random.pick(&words));
    let times = text.matches(old).count();
    replace_nth(text, old, new, random.below(times))
}

/// Replaces one quoted string with another string.
fn replace_quoted(text: &str, random: &mut Random) -> String {
    let quoted: Vec<&str> = text.split('"').skip(1).step_by(2).collect();
    let old = format!("\"{}\"", random.pick(&quoted));
    let new = if random.below(3) == 0 { random.pick(INVALID_TEXTS) } else { random.pick(&quoted) };
    let times = text.matches(&old).count();
    replace_nth(text, &old, &format!("\"{new}\""), random.below(times))
}

fn replace_nth(text: &str, old: &str, new: &str, nth: usize) -> String {
    match text.match_indices(old).nth(nth) {
        Some((at, _)) => format!("{}{new}{}", &text[..at], &text[at + old.len()..]),
        None => text.to_owned(),
    }
}

/// Runs the generator, and returns whether it generated code.
fn run_generator(what: &str, sources: &[Source]) -> bool {
    let outcome = catch_unwind(|| match describe(sources) {
        Ok(description) => generate(&description, &plan::plan(&description), "spec")
            .map(|_| true)
            .map_err(|error| error.to_string()),
        Err(report) => {
            assert!(report.to_string().contains("error: "));
            Ok(false)
        }
    });
    match outcome {
        Ok(Ok(good)) => good,
        Ok(Err(error)) => panic!("{what}: {error}\n{}", sources[0].text),
        Err(_) => panic!("{what} panicked\n{}", sources[0].text),
    }
}

#[test]
fn mutated_fixtures_produce_code_or_a_report() {
    let service = read(fixtures().join("features/service.toml"));
    let mut good = 0;
    for (number, name) in features().into_iter().enumerate() {
        let api = read(fixtures().join("features").join(&name).join("api.toml"));
        for seed in 0..rounds(60) {
            let mut random = Random(number as u64 * 1_000_000 + seed);
            let mut text = mutate(&api, &mut random);
            for _ in 0..random.below(3) {
                text = mutate(&text, &mut random);
            }
            let sources = [source("api", text), source("service", service.replace("FEATURE", &name))];
            good += usize::from(run_generator(&format!("{name}, seed {seed}"), &sources));
        }
    }
    assert!(good > 0, "the generator accepted no mutated description");
}

#[test]
fn the_mutated_real_description_produces_code_or_a_report() {
    for seed in 0..rounds(40) {
        let mut random = Random(seed);
        let mut sources = read_sources(&root().join("spec")).unwrap();
        let file = random.below(sources.len());
        sources[file].text = mutate(&sources[file].text, &mut random);
        sources.swap(0, file);
        run_generator(&format!("seed {seed}"), &sources);
    }
}

#[test]
fn odd_files_are_reported() {
    let deep = "a = ".to_owned() + &"[".repeat(10_000);
    let type_expression = format!("[type.A.fields]\na = \"{}\"", "[".repeat(100_000));
    let dotted = format!("{} = 1", ["a"; 5_000].join("."));
    for text in [
        "",
        "\u{feff}",
        "\0",
        "[",
        "=",
        "a",
        "[type]",
        "type = 1",
        "[operation]\na = 1",
        &deep,
        &type_expression,
        &dotted,
    ] {
        run_generator("an odd file", &[source("api", text)]);
    }
    run_generator("no file", &[]);
    run_generator("an odd name", &[source("", ""), source("r#type", "")]);
}
