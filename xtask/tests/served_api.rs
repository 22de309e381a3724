//! An API is served and called over HTTP, all of it generated: several methods on a path, parameters in a path, answers
//! without a body and with one for each status.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

mod common;

use common::{cargo, fixtures, names_in, read, scratch, scratch_crate, succeeded, write};
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
