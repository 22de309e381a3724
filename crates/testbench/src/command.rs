//! The `wayfare` command, built from the sources in this repository.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::AnyError;

/// Builds the command with the given Cargo options, if it is not up to date, and returns the path that Cargo reports.
pub(crate) fn build(options: &[&str]) -> Result<PathBuf, AnyError> {
    let mut cargo = Command::new(option_env!("CARGO").unwrap_or("cargo"));
    // The variables that Cargo sets for this package would make Cargo rebuild other packages.
    let own = ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_CRATE_", "CARGO_BIN_", "CARGO_PRIMARY_"];
    for (name, _) in std::env::vars_os() {
        if name.to_str().is_some_and(|name| own.iter().any(|own| name.starts_with(own))) {
            cargo.env_remove(name);
        }
    }
    cargo.args(["build", "--locked", "--quiet", "--package", "wayfare", "--message-format", "json"]);
    cargo.args(options);
    cargo.arg("--manifest-path").arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../Cargo.toml"));
    let output = cargo.stderr(Stdio::inherit()).output()?;
    let lines = String::from_utf8_lossy(&output.stdout).into_owned();
    let file = lines.lines().rev().find_map(|line| {
        let message: Value = serde_json::from_str(line).ok()?;
        message.get("executable")?.as_str().map(PathBuf::from)
    });
    file.filter(|_| output.status.success()).ok_or_else(|| "the command could not be built".into())
}
