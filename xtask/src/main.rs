//! Development commands of the workspace.

mod data;
mod workspace;

use std::process::ExitCode;

use specwright::command::{Command, DIFF, GENERATE, IMPORT, Program, UNSTATED};

const PROGRAM: Program = Program {
    name: "cargo xtask",
    commands: &[
        Command { name: "regenerate", ..GENERATE },
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

fn main() -> ExitCode {
    PROGRAM.main()
}
