//! The commands: each reads its arguments, does its work and returns its exit code.

use std::path::Path;
use std::process::ExitCode;

use lexopt::Parser;
use specwright::Result;
use specwright::diff;
use specwright::import::{self, LOSSES};
use xtask::{note, output, say};

use crate::arguments::{Arguments, USAGE, misused};
use crate::workspace;

pub(crate) fn help() -> Result<ExitCode> {
    output::print(USAGE)?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn regenerate(parser: Parser) -> Result<ExitCode> {
    let arguments = Arguments::read(parser, 0, &["check", "spec", "out"])?;
    if arguments.check {
        return check_generated(&arguments);
    }
    let changes = specwright::regenerate(&arguments.folders()?)?;
    for change in &changes {
        let verb = if change.new.is_some() { "wrote" } else { "removed" };
        say!("{verb} {}", change.path.display())?;
    }
    if changes.is_empty() {
        say!("everything is up to date")?;
    }
    Ok(ExitCode::SUCCESS)
}

fn check_generated(arguments: &Arguments) -> Result<ExitCode> {
    let changes = specwright::changes(&arguments.folders()?)?;
    if changes.is_empty() {
        return Ok(ExitCode::SUCCESS);
    }
    for change in &changes {
        note!("{change}");
    }
    let (count, verb) = match changes.len() {
        1 => ("1 generated file".to_owned(), "is"),
        many => (format!("{many} generated files"), "are"),
    };
    note!("{count} {verb} not as described; run `{}`", regeneration(arguments));
    Ok(ExitCode::FAILURE)
}

/// The command that brings generated code in line with its description.
fn regeneration(arguments: &Arguments) -> String {
    let flags = [("--spec", &arguments.spec), ("--out", &arguments.out)];
    let named = flags.into_iter().filter_map(|(flag, folder)| Some((flag, folder.as_ref()?)));
    named.fold("cargo xtask regenerate".to_owned(), |command, (flag, folder)| {
        format!("{command} {flag} {}", folder.display())
    })
}

pub(crate) fn unstated(parser: Parser) -> Result<ExitCode> {
    let spec = Arguments::read(parser, 0, &["spec"])?.spec()?;
    let description = specwright::describe(&specwright::read_sources(&spec)?)?;
    for (place, text) in specwright::emit::docs::all_unstated(&description) {
        say!("{place}: {text}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Errors have a separate exit code: 1 is a break.
pub(crate) fn diff(parser: Parser) -> ExitCode {
    match has_breaking_changes(parser) {
        Ok(true) => ExitCode::FAILURE,
        Ok(false) => ExitCode::SUCCESS,
        Err(error) => {
            note!("{error}");
            ExitCode::from(2)
        }
    }
}

fn has_breaking_changes(parser: Parser) -> Result<bool> {
    let arguments = Arguments::read(parser, 2, &["json", "spec"])?;
    let [old, new] = &arguments.names[..] else { return Err(misused("diff needs OLD and NEW")) };
    let load = |name: &String| diff::load(name, || arguments.spec());
    let (old, new) = (load(old)?, load(new)?);
    let changes = diff::changes(old.side(), new.side());
    match arguments.json {
        true => say!("{:#}", diff::json(&changes)),
        false => output::print(diff::list(&changes)),
    }?;
    Ok(diff::is_breaking(&changes))
}

/// Writes a description of what an OpenAPI document says, with a list of what is left out.
pub(crate) fn import(parser: Parser) -> Result<ExitCode> {
    let arguments = Arguments::read(parser, 1, &["out"])?;
    let [document] = &arguments.names[..] else { return Err(misused("import needs an OpenAPI document")) };
    let out = arguments.out()?;
    let imported = import::import_into(Path::new(document), &out)?;
    output::print(&imported)?;
    let folder = out.display();
    say!(
        "wrote {} files to {folder}; all that is left out is listed in {folder}/{LOSSES}",
        imported.files.len()
    )?;
    specwright::describe(&imported.sources())?;
    Ok(ExitCode::SUCCESS)
}

/// Makes data from pinned packages.
#[cfg(feature = "data")]
pub(crate) fn data(command: &str, parser: Parser) -> Result<ExitCode> {
    let Arguments { check, .. } = Arguments::read(parser, 0, &["check"])?;
    let workspace = workspace::root()?;
    match command {
        "places" => xtask::places::run(&workspace, check)?,
        "brands" => xtask::brands::run(&workspace, check)?,
        "routes" => xtask::routes::run(&workspace, check)?,
        _ => xtask::reference::run(&workspace, check)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The code that makes data is built only for the commands that do, so that all others build fast.
#[cfg(not(feature = "data"))]
pub(crate) fn data(command: &str, parser: Parser) -> Result<ExitCode> {
    let Arguments { check, .. } = Arguments::read(parser, 0, &["check"])?;
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = std::process::Command::new(cargo)
        .args(["run", "--quiet", "--package", "xtask", "--features", "data", "--", command])
        .args(check.then_some("--check"))
        .current_dir(workspace::root()?)
        .status()?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
