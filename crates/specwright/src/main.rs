//! The `specwright` command.

use std::path::PathBuf;
use std::process::ExitCode;

use specwright::command::{DIFF, GENERATE, IMPORT, INIT, Program, UNSTATED};

const PROGRAM: Program = Program {
    name: "specwright",
    commands: &[INIT, GENERATE, IMPORT, DIFF, UNSTATED],
    folders: "Default folders: `spec` for --spec, the current folder for --out. `import` writes to `spec`.",
    spec: || Ok(PathBuf::from("spec")),
    out: || Ok(PathBuf::from(".")),
};

fn main() -> ExitCode {
    PROGRAM.main()
}
