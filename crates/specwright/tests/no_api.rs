//! Checks that the generator is independent of specific APIs.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod common;

use std::fs;

use common::{read, root};

/// Checks that the generator's code contains no names from Wayfare's domain.
#[test]
fn the_generator_is_independent_of_any_api() {
    const WORDS: &[&str] = &[
        "hotel",
        "flight",
        "airport",
        "airline",
        "cabin",
        "passenger",
        "itinerar",
        "autocomplete",
        "entitykey",
        "searchid",
        "userTrackId",
        "currency",
        "price",
        "rental",
        "iata",
        "cashback",
        "Wayfare\"",
    ];
    let mut open = vec![root().join("crates/specwright/src")];
    let mut found = Vec::new();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        let text = read(&path);
        // Unit tests and docs may contain examples.
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (number, line) in
            code.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"))
        {
            let line = line.to_lowercase();
            if WORDS.iter().any(|word| line.contains(&word.to_lowercase())) {
                found.push(format!("{}:{}: {line}", path.display(), number + 1));
            }
        }
    }
    assert!(found.is_empty(), "the generator contains names of an API:\n{}", found.join("\n"));
}
