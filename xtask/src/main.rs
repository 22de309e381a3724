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

/// Path of the language reference in a checkout of this workspace.
const REFERENCE: &str = "crates/specwright/docs/generated/language.md";

/// Generates code from the description, and generates the language reference.
fn regenerate(call: &Call<'_>) -> Result<ExitCode> {
    let done = (GENERATE.run)(call)?;
    let file = workspace::root().map(|root| root.join(REFERENCE)).ok().filter(|file| file.exists());
    let Some(file) = file else { return Ok(done) };
    let reference = language_reference();
    if std::fs::read_to_string(&file)? == reference {
        return Ok(done);
    }
    if call.check {
        return Err(format!("edited or out of date: {REFERENCE}; run `cargo xtask regenerate`").into());
    }
    std::fs::write(&file, reference)?;
    say!("wrote {REFERENCE}")?;
    Ok(done)
}

fn main() -> ExitCode {
    PROGRAM.main()
}
