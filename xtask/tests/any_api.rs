//! An API is served and called over HTTP, all of it generated: several methods on a path, parameters in a path, answers
//! without a body and with one for each status.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

mod common;

use std::fs;

use common::{cargo, fixtures, names_in, read, root, scratch, scratch_crate, succeeded, write};
use xtask::codegen::{Options, regenerate};

#[test]
fn a_generated_service_answers_a_generated_client() {
    let folder = scratch("notes");
    let from = fixtures().join("notes");
    for file in names_in(&from.join("spec")) {
        write(folder.join("spec").join(&file), &read(from.join("spec").join(&file)));
    }
    scratch_crate(&folder, &read(from.join("Cargo.toml")));
    for file in names_in(&from).iter().filter(|file| file.ends_with(".rs")) {
        let place = match file.as_str() {
            "main.rs" | "desk.rs" => format!("src/{file}"),
            module => format!("src/{}/mod.rs", module.trim_end_matches(".rs")),
        };
        write(folder.join(place), &read(from.join(file)));
    }
    regenerate(&Options { spec: folder.join("spec"), out: folder.clone() }).unwrap();
    let printed = succeeded(&cargo(&folder, &["run"]));
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("served_api", printed.trim_end());
    });
}

/// Nothing of the service that Wayfare describes is known to the generator.
#[test]
fn the_generator_knows_no_api() {
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
        "apiKey",
        "currency",
        "price",
        "rental",
        "iata",
        "cashback",
        "Wayfare\"",
    ];
    let mut open = vec![root().join("xtask/src/codegen")];
    let mut found = Vec::new();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        let text = read(&path);
        // OpenAPI's own word for a key in a query happens to be a name of the service's too.
        let text = text.replace("(\"type\", \"apiKey\")", "");
        // Unit tests and docs may show an example.
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
    assert!(found.is_empty(), "the generator names things of one API:\n{}", found.join("\n"));
}
