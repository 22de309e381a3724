//! The import of OpenAPI documents.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

#[path = "../common/mod.rs"]
mod common;
mod faults;
mod public;
mod round_trip;

use std::fmt::Write as _;

use common::{fixtures, read};
use xtask::codegen::{describe, generate, plan};
use xtask::import::{Imported, import};

/// The documents in the fixtures, by the version that they are of.
const DOCUMENTS: [&str; 2] = ["library-3.0", "parcels-3.1"];

fn imported(name: &str) -> Imported {
    import(&read(fixtures().join(format!("import/{name}.json")))).unwrap()
}

#[test]
fn what_is_said_and_what_is_left_out() {
    for name in DOCUMENTS {
        let imported = imported(name);
        let mut text = imported.to_string();
        for (file, content) in &imported.files {
            let _ = write!(text, "\n==== {file}.toml\n{content}");
        }
        let _ = write!(text, "\n==== left-out.md\n{}", imported.losses.list());
        insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false, snapshot_path => "../snapshots" }, {
            insta::assert_snapshot!(format!("import_{name}"), text);
        });
    }
}

#[test]
fn what_is_said_regenerates_at_once() {
    for name in DOCUMENTS {
        let description =
            describe(&imported(name).sources()).unwrap_or_else(|report| panic!("{name}:\n{report}"));
        generate(&description, &plan::plan(&description), "spec").unwrap();
    }
}

#[test]
fn an_import_leaves_what_is_there_alone() {
    let folder = common::scratch("import");
    let document = fixtures().join("import/library-3.0.json");
    xtask::import::import_into(&document, &folder).unwrap();
    assert!(read(folder.join("left-out.md")).contains("X-Trace"));
    let error = xtask::import::import_into(&document, &folder).unwrap_err().to_string();
    assert!(error.contains("name an empty folder"), "{error}");
}
