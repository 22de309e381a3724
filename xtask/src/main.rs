//! Development commands of the workspace.

mod data;
mod workspace;

use std::process::ExitCode;

use specwright::command::{Call, Command, DIFF, GENERATE, IMPORT, Program, UNSTATED};
use specwright::{Result, language_reference, say};

const PROGRAM: Program = Program {
    name: "cargo xtask",
    commands: &[
        Command { name: "regenerate", run: regenerate, ..GENERATE },
        UNSTATED,
        DIFF,
        IMPORT,
        data::PLACES,
        data::BRANDS,
        data::ROUTES,
        data::REFERENCE,
    ],
    folders: "Default folders: the workspace's `spec` for --spec, its root for --out.",
    spec: || Ok(workspace::root()?.join("spec")),
    out: workspace::root,
};

/// The reference of the language.
const REFERENCE: &str = "crates/specwright/docs/language.md";

/// Generates from the description, and the reference of the language.
fn regenerate(call: &Call<'_>) -> Result<ExitCode> {
    let (file, reference) = (workspace::root()?.join(REFERENCE), language_reference());
    if std::fs::read_to_string(&file)? != reference {
        if call.check {
            return Err(format!("edited or out of date: {REFERENCE}; run `cargo xtask regenerate`").into());
        }
        std::fs::write(&file, reference)?;
        say!("wrote {REFERENCE}")?;
    }
    (GENERATE.run)(call)
}

fn main() -> ExitCode {
    PROGRAM.main()
}
