//! A command's arguments.

use std::fmt;
use std::path::PathBuf;

use lexopt::{Arg, Parser, ValueExt as _};

use super::{Command, Program};
use crate::{Options, Result};

/// A command-line flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flag {
    /// `--check`: compares without writing.
    Check,
    /// `--json`: prints JSON.
    Json,
    /// `--spec DIR`: the folder of the description.
    Spec,
    /// `--out DIR`: the output folder.
    Out,
    /// `--path DIR`: a checkout of this repository.
    Path,
    /// `--service`: adds a service.
    Service,
    /// `--only TAG,..`: the tags of the operations to import.
    Only,
}

impl Flag {
    fn name(self) -> &'static str {
        match self {
            Flag::Check => "check",
            Flag::Json => "json",
            Flag::Spec => "spec",
            Flag::Out => "out",
            Flag::Path => "path",
            Flag::Service => "service",
            Flag::Only => "only",
        }
    }
}

/// Formats the flag for the usage text.
impl fmt::Display for Flag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = match self {
            Flag::Spec | Flag::Out | Flag::Path => " DIR",
            Flag::Only => " TAG,..",
            Flag::Check | Flag::Json | Flag::Service => "",
        };
        write!(f, "--{}{value}", self.name())
    }
}

/// A command and its parsed arguments.
#[derive(Debug)]
pub struct Call<'a> {
    pub(super) program: &'a Program,
    pub(super) command: &'a Command,
    /// `true` if `--check` was given.
    pub check: bool,
    pub(super) json: bool,
    pub(super) spec: Option<PathBuf>,
    pub(super) out: Option<PathBuf>,
    pub(super) path: Option<PathBuf>,
    pub(super) service: bool,
    pub(super) only: Vec<String>,
    /// Values of the command's operands, in order.
    pub(super) operands: Vec<String>,
}

impl<'a> Call<'a> {
    /// Parses the arguments after the command name. Returns `None` if one of them is a help flag.
    pub(super) fn read(
        program: &'a Program,
        command: &'a Command,
        mut parser: Parser,
    ) -> Result<Option<Self>> {
        let (check, json, service) = (false, false, false);
        let (spec, out, path, only, operands) = (None, None, None, Vec::new(), Vec::new());
        let mut call = Call { program, command, check, json, spec, out, path, service, only, operands };
        while let Some(argument) = parser.next()? {
            match (call.flag(&argument), argument) {
                (Some(Flag::Check), _) => call.check = true,
                (Some(Flag::Json), _) => call.json = true,
                (Some(Flag::Spec), _) => call.spec = Some(folder(&mut parser, Flag::Spec)?),
                (Some(Flag::Out), _) => call.out = Some(folder(&mut parser, Flag::Out)?),
                (Some(Flag::Path), _) => call.path = Some(folder(&mut parser, Flag::Path)?),
                (Some(Flag::Service), _) => call.service = true,
                (Some(Flag::Only), _) => call.only.extend(tags(&mut parser)?),
                (None, Arg::Long("help") | Arg::Short('h')) => return Ok(None),
                (None, Arg::Value(operand)) if call.operands.len() < command.operands.len() => {
                    call.operands.push(operand.string()?);
                }
                (None, other) => {
                    return Err(program.usage_error(&format!("unknown argument `{}`", shown(&other))));
                }
            }
        }
        if call.operands.len() < command.operands.len() {
            let message = format!("{} needs {}", command.name, command.operands.join(" and "));
            return Err(program.usage_error(&message));
        }
        Ok(Some(call))
    }

    fn flag(&self, argument: &Arg<'_>) -> Option<Flag> {
        let Arg::Long(name) = argument else { return None };
        self.command.flags.iter().copied().find(|flag| flag.name() == *name)
    }

    /// Returns the command's name.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.command.name
    }

    /// Returns the description folder: `--spec`, or the program's default.
    pub(super) fn spec(&self) -> Result<PathBuf> {
        self.spec.clone().map_or_else(self.program.spec, Ok)
    }

    /// Returns the description folder, or an error if the folder does not exist.
    pub(super) fn description(&self) -> Result<PathBuf> {
        let spec = self.spec()?;
        if !spec.is_dir() {
            let message = format!(
                "the folder `{}` does not exist; set the description folder with --spec",
                spec.display()
            );
            return Err(message.into());
        }
        Ok(spec)
    }

    /// Returns the generator's folders: `--spec` and `--out`, or the program's defaults.
    pub(super) fn folders(&self) -> Result<Options> {
        Ok(Options { spec: self.description()?, out: self.out.clone().map_or_else(self.program.out, Ok)? })
    }
}

fn folder(parser: &mut Parser, flag: Flag) -> Result<PathBuf> {
    let value = parser.value().map_err(|_| format!("--{} requires a folder", flag.name()))?;
    Ok(PathBuf::from(value))
}

fn tags(parser: &mut Parser) -> Result<Vec<String>> {
    let value = parser.value().map_err(|_| "--only requires tags, separated by commas")?.string()?;
    Ok(value.split(',').map(|tag| tag.trim().to_owned()).collect())
}

/// Formats an argument as it was written.
pub(super) fn shown(argument: &Arg<'_>) -> String {
    match argument {
        Arg::Short(flag) => format!("-{flag}"),
        Arg::Long(flag) => format!("--{flag}"),
        Arg::Value(value) => value.to_string_lossy().into_owned(),
    }
}
