//! Commands that generate data from pinned packages.

use std::process::ExitCode;

use specwright::Result;
use specwright::command::{Call, Command, Flag};

use crate::workspace;

pub(crate) const PLACES: Command = Command {
    name: "places",
    operands: &[],
    flags: &[Flag::Check],
    doc: "Generates the data of crates/places from the pinned packages. With --check, the\n\
          command writes nothing and fails if the files differ.",
    failure: 1,
    run,
};

pub(crate) const BRANDS: Command = Command {
    name: "brands",
    doc: "Generates the brands in crates/inventory/data from the pinned package. With --check, the\n\
          command writes nothing and fails if the files differ.",
    ..PLACES
};

pub(crate) const ROUTES: Command = Command {
    name: "routes",
    doc: "Generates the routes in crates/inventory/data from the pinned package. With --check, the\n\
          command writes nothing and fails if the files differ.",
    ..PLACES
};

pub(crate) const REFERENCE: Command = Command {
    name: "reference",
    doc: "Generates crates/service/vendor/swagger-ui, the files behind the service's /docs, from the pinned package.\n\
          With --check, the command writes nothing and fails if the files differ.",
    ..PLACES
};

#[cfg(feature = "data")]
fn run(call: &Call<'_>) -> Result<ExitCode> {
    let workspace = workspace::root()?;
    match call.name() {
        "places" => xtask::places::run(&workspace, call.check)?,
        "brands" => xtask::brands::run(&workspace, call.check)?,
        "routes" => xtask::routes::run(&workspace, call.check)?,
        _ => xtask::reference::run(&workspace, call.check)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Runs the command in a build with the `data` feature. Only these commands build the code that generates data, so that
/// all other commands build quickly.
#[cfg(not(feature = "data"))]
fn run(call: &Call<'_>) -> Result<ExitCode> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = std::process::Command::new(cargo)
        .args(["run", "--quiet", "--package", "xtask", "--features", "data", "--", call.name()])
        .args(call.check.then_some("--check"))
        .current_dir(workspace::root()?)
        .status()?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
