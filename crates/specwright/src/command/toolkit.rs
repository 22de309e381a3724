//! The toolkit's commands.

use std::path::Path;
use std::process::ExitCode;

use super::{Call, Command, Flag};
use crate::import::{LOSSES, import_into};
use crate::init;
use crate::{Result, changes, describe, diff, lint, note, output, read_sources, regenerate, say};

/// The command that updates generated code from its description, or checks that the code is up to date.
pub const GENERATE: Command = Command {
    name: "generate",
    operands: &[],
    flags: &[Flag::Check, Flag::Spec, Flag::Out],
    doc: "Updates all generated code from the description. With --check, writes nothing; exits with 1 and a diff if\n\
          anything would change.",
    failure: 1,
    run: generate,
};

/// The command that lists the unspecified points of a description.
pub const UNSTATED: Command = Command {
    name: "unstated",
    operands: &[],
    flags: &[Flag::Spec],
    doc: "Lists all unspecified points of the description, with the choices made.",
    failure: 1,
    run: unstated,
};

/// The command that compares two descriptions. The exit code is 1 for breaking changes, and 2 for errors.
pub const DIFF: Command = Command {
    name: "diff",
    operands: &["OLD", "NEW"],
    flags: &[Flag::Json, Flag::Spec],
    doc: "Lists the differences between two descriptions, and the clients that each difference breaks. OLD and NEW\n\
          are folders, or Git revisions of the spec folder. Exits with 1 if a change breaks clients on the wire, and\n\
          with 2 if a description can't be read.",
    failure: 2,
    run: compare,
};

/// The command that creates a description from an OpenAPI document.
pub const IMPORT: Command = Command {
    name: "import",
    operands: &["OPENAPI.json"],
    flags: &[Flag::Only, Flag::Out],
    doc: "Converts an OpenAPI document of version 3.0 or 3.1 to a description, and writes left-out.md, which lists\n\
          everything that the language can't express, with its position. The output folder must not contain a\n\
          description. --only imports the operations with one of these tags, and the types that they use.",
    failure: 1,
    run: import,
};

/// The command that creates a project.
pub const INIT: Command = Command {
    name: "init",
    operands: &["DIR"],
    flags: &[Flag::Path, Flag::Service],
    doc: "Creates a project that compiles immediately: a small description, its types and client, and a test that pins\n\
          the generated code. --service adds a service, which is experimental. Until the first release, the project\n\
          depends on the crates of a checkout, given by --path.",
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
    note!("{count} {verb} out of date; run `{}`", without_check(call));
    Ok(ExitCode::FAILURE)
}

/// Returns the command line without `--check`.
fn without_check(call: &Call<'_>) -> String {
    let flags = [("--spec", &call.spec), ("--out", &call.out)];
    let named = flags.into_iter().filter_map(|(flag, folder)| Some((flag, folder.as_ref()?)));
    named.fold(format!("{} {}", call.program.name, call.name()), |command, (flag, folder)| {
        format!("{command} {flag} {}", folder.display())
    })
}

fn unstated(call: &Call<'_>) -> Result<ExitCode> {
    let description = describe(&read_sources(&call.description()?)?)?;
    for (item, point) in lint::open_points(&description) {
        say!("{item}: {}", point.text)?;
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
    let imported = import_into(Path::new(&call.operands[0]), &call.only, &out)?;
    output::print(&imported)?;
    let folder = out.display();
    say!("wrote {} files to {folder}; omitted parts are listed in {folder}/{LOSSES}", imported.files.len())?;
    describe(&imported.sources())?;
    Ok(ExitCode::SUCCESS)
}

fn init(call: &Call<'_>) -> Result<ExitCode> {
    let folder = Path::new(&call.operands[0]);
    let Some(checkout) = &call.path else {
        return Err("init needs --path DIR, a checkout of Wayfare: the crates are not published yet".into());
    };
    for file in init::init(folder, checkout, call.service)? {
        say!("wrote {}", folder.join(file).display())?;
    }
    say!(
        "next: describe your API in {}, then run `specwright generate` in {}",
        folder.join("spec").display(),
        folder.display()
    )?;
    Ok(ExitCode::SUCCESS)
}
