//! The commands of the toolkit.

use std::path::Path;
use std::process::ExitCode;

use super::{Call, Command, Flag};
use crate::import::{LOSSES, import_into};
use crate::init;
use crate::{Result, changes, describe, diff, emit, note, output, read_sources, regenerate, say};

/// Brings generated code in line with its description, or checks that it is.
pub const GENERATE: Command = Command {
    name: "generate",
    operands: &[],
    flags: &[Flag::Check, Flag::Spec, Flag::Out],
    doc: "Brings all generated code in line with the description. With --check it writes nothing, and exits with 1\n\
          and a diff where anything would change.",
    failure: 1,
    run: generate,
};

/// Lists what a description leaves open.
pub const UNSTATED: Command = Command {
    name: "unstated",
    operands: &[],
    flags: &[Flag::Spec],
    doc: "Lists every point that the description leaves open, with the choice made.",
    failure: 1,
    run: unstated,
};

/// Compares two descriptions. An error differs from a break, which exits with 1.
pub const DIFF: Command = Command {
    name: "diff",
    operands: &["OLD", "NEW"],
    flags: &[Flag::Json, Flag::Spec],
    doc: "Lists what differs between two descriptions, and whom it breaks. Each is a folder, or a revision of git that\n\
          stands for the spec folder as it was then. Exits with 1 where something on the wire breaks, with 2 where a\n\
          description can't be read.",
    failure: 2,
    run: compare,
};

/// Starts a description from an OpenAPI document.
pub const IMPORT: Command = Command {
    name: "import",
    operands: &["OPENAPI.json"],
    flags: &[Flag::Out],
    doc: "Writes a description of what an OpenAPI document of version 3.0 or 3.1 says, and left-out.md, which lists\n\
          everything that the language does not say, with its place. The folder may hold no description yet.",
    failure: 1,
    run: import,
};

/// Starts a project.
pub const INIT: Command = Command {
    name: "init",
    operands: &["DIR"],
    flags: &[Flag::Path, Flag::Service],
    doc: "Writes a project that compiles at once: a small description, its types and client, and a test that pins the\n\
          generated code. With --service also a service, which is experimental. Until the first release the project\n\
          depends on the crates of a checkout, which --path names.",
    failure: 1,
    run: init,
};

fn generate(call: &Call<'_>) -> Result<ExitCode> {
    if call.check {
        return check(call);
    }
    let changes = regenerate(&call.folders()?)?;
    for change in &changes {
        let verb = if change.new.is_some() { "wrote" } else { "removed" };
        say!("{verb} {}", change.path.display())?;
    }
    if changes.is_empty() {
        say!("everything is up to date")?;
    }
    Ok(ExitCode::SUCCESS)
}

fn check(call: &Call<'_>) -> Result<ExitCode> {
    let changes = changes(&call.folders()?)?;
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
    note!("{count} {verb} not as described; run `{}`", without_check(call));
    Ok(ExitCode::FAILURE)
}

/// The same command without `--check`.
fn without_check(call: &Call<'_>) -> String {
    let flags = [("--spec", &call.spec), ("--out", &call.out)];
    let named = flags.into_iter().filter_map(|(flag, folder)| Some((flag, folder.as_ref()?)));
    named.fold(format!("{} {}", call.program.name, call.name()), |command, (flag, folder)| {
        format!("{command} {flag} {}", folder.display())
    })
}

fn unstated(call: &Call<'_>) -> Result<ExitCode> {
    let description = describe(&read_sources(&call.description()?)?)?;
    for (place, text) in emit::docs::all_unstated(&description) {
        say!("{place}: {text}")?;
    }
    Ok(ExitCode::SUCCESS)
}

fn compare(call: &Call<'_>) -> Result<ExitCode> {
    let load = |name: &String| diff::load(name, || call.spec());
    let (old, new) = (load(&call.operands[0])?, load(&call.operands[1])?);
    let changes = diff::changes(old.side(), new.side());
    match call.json {
        true => say!("{:#}", diff::json(&changes)),
        false => output::print(diff::list(&changes)),
    }?;
    Ok(if diff::is_breaking(&changes) { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn import(call: &Call<'_>) -> Result<ExitCode> {
    let out = match &call.out {
        Some(out) => out.clone(),
        None => (call.program.out)()?.join("spec"),
    };
    let imported = import_into(Path::new(&call.operands[0]), &out)?;
    output::print(&imported)?;
    let folder = out.display();
    say!(
        "wrote {} files to {folder}; all that is left out is listed in {folder}/{LOSSES}",
        imported.files.len()
    )?;
    describe(&imported.sources())?;
    Ok(ExitCode::SUCCESS)
}

fn init(call: &Call<'_>) -> Result<ExitCode> {
    let folder = Path::new(&call.operands[0]);
    let Some(checkout) = &call.path else {
        return Err("init needs --path DIR, a checkout of Wayfare: its crates are in no registry yet".into());
    };
    for file in init::init(folder, checkout, call.service)? {
        say!("wrote {}", folder.join(file).display())?;
    }
    say!(
        "next: describe your API in {}, then run `specwright generate` there",
        folder.join("spec").display()
    )?;
    Ok(ExitCode::SUCCESS)
}
