//! The steps to an API of one's own, as `spec/README.md` shows them: the commands print what it says they do.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

mod common;

use std::process::Command;

use common::{fixtures, names_in, read, root, scratch, succeeded, write};

const COMMAND: &str = "$ cargo xtask regenerate --spec parcels/spec --out parcels\n";

#[test]
fn the_steps_of_the_guide_work() {
    let folder = scratch("guide");
    let from = fixtures().join("parcels/spec");
    for file in names_in(&from) {
        write(folder.join("parcels/spec").join(&file), &read(from.join(&file)));
    }
    let regenerate = |check: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
        let command =
            command.arg("regenerate").args(["--spec", "parcels/spec", "--out", "parcels"]).args(check);
        succeeded(&command.current_dir(&folder).output().unwrap())
    };
    assert_eq!(regenerate(&[]).trim_end(), shown());
    assert_eq!(regenerate(&["--check"]), "", "what was generated is up to date");
}

/// The output that the guide shows, without its indent.
fn shown() -> String {
    let guide = read(root().join("spec/README.md"));
    let (_, after) = guide.split_once(COMMAND).unwrap();
    let (output, _) = after.split_once("   ```").unwrap();
    output.lines().map(str::trim_start).collect::<Vec<_>>().join("\n")
}

/// The table of files to be written by hand is that of the fixture.
#[test]
fn the_guide_names_every_file_of_the_fixture() {
    let guide = read(root().join("spec/README.md"));
    for part in ["caller", "client", "models"] {
        for file in names_in(&fixtures().join("parcels").join(part)) {
            let named = format!("| `{part}/{file}` |");
            assert!(guide.contains(&named), "the guide leaves {named} out");
        }
    }
}
