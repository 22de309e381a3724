//! The commands: each reads its arguments, does its work and returns its exit code.

use std::path::Path;
use std::process::ExitCode;

use lexopt::Parser;
use xtask::codegen::{self, Result};
use xtask::diff;
use xtask::import::{self, LOSSES};
use xtask::{note, output, say};

use crate::arguments::{Arguments, USAGE, misused};

pub(crate) fn help() -> Result<ExitCode> {
    output::print(USAGE)?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn regenerate(parser: Parser) -> Result<ExitCode> {
    let Arguments { check, folders, .. } = Arguments::read(parser, 0, &["check", "spec", "out"])?;
    if check {
        return check_generated(&folders);
    }
    let changes = codegen::regenerate(&folders)?;
    for change in &changes {
        let verb = if change.new.is_some() { "wrote" } else { "removed" };
        say!("{verb} {}", change.path.display())?;
    }
    if changes.is_empty() {
        say!("everything is up to date")?;
    }
    Ok(ExitCode::SUCCESS)
}

fn check_generated(folders: &codegen::Options) -> Result<ExitCode> {
    let changes = codegen::changes(folders)?;
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
    note!("{count} {verb} not as described; run `{}`", regeneration(folders));
    Ok(ExitCode::FAILURE)
}

/// The command that brings generated code in line with its description.
fn regeneration(folders: &codegen::Options) -> String {
    let command = "cargo xtask regenerate".to_owned();
    let default = Arguments::own_folders();
    let flags = [("--spec", &folders.spec, default.spec), ("--out", &folders.out, default.out)];
    let flags = flags.into_iter().filter(|(_, folder, default)| *folder != default);
    flags.fold(command, |command, (flag, folder, _)| format!("{command} {flag} {}", folder.display()))
}

pub(crate) fn unstated(parser: Parser) -> Result<ExitCode> {
    let Arguments { folders, .. } = Arguments::read(parser, 0, &["spec"])?;
    let description = codegen::describe(&codegen::read_sources(&folders.spec)?)?;
    for (place, text) in codegen::emit::docs::all_unstated(&description) {
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
    let Arguments { json, folders, names, .. } = Arguments::read(parser, 2, &["json", "spec"])?;
    let [old, new] = &names[..] else { return Err(misused("diff needs OLD and NEW")) };
    let (old, new) = (diff::load(old, &folders.spec)?, diff::load(new, &folders.spec)?);
    let changes = diff::changes(old.side(), new.side());
    match json {
        true => say!("{:#}", diff::json(&changes)),
        false => output::print(diff::list(&changes)),
    }?;
    Ok(diff::is_breaking(&changes))
}

/// Writes a description of what an OpenAPI document says, with a list of what is left out.
pub(crate) fn import(parser: Parser) -> Result<ExitCode> {
    let Arguments { folders, names, .. } = Arguments::read(parser, 1, &["out"])?;
    let [document] = &names[..] else { return Err(misused("import needs an OpenAPI document")) };
    let imported = import::import_into(Path::new(document), &folders.out)?;
    output::print(&imported)?;
    let folder = folders.out.display();
    say!(
        "wrote {} files to {folder}; all that is left out is listed in {folder}/{LOSSES}",
        imported.files.len()
    )?;
    codegen::describe(&imported.sources())?;
    Ok(ExitCode::SUCCESS)
}

/// Makes data from pinned packages.
#[cfg(feature = "data")]
pub(crate) fn data(command: &str, parser: Parser) -> Result<ExitCode> {
    let Arguments { check, .. } = Arguments::read(parser, 0, &["check"])?;
    match command {
        "places" => xtask::places::run(check)?,
        "brands" => xtask::brands::run(check)?,
        "routes" => xtask::routes::run(check)?,
        _ => xtask::reference::run(check)?,
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
        .status()?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
