//! The toolkit's command line.
//!
//! The `specwright` program and a workspace's development tool offer the same commands, under different names and with
//! different default folders. A workspace can add its own commands.

mod call;
mod toolkit;

use std::path::PathBuf;
use std::process::ExitCode;

use lexopt::{Arg, Parser, ValueExt as _};

use crate::{Result, note, output};
pub use call::{Call, Flag};
pub use toolkit::{DIFF, GENERATE, IMPORT, INIT, UNSTATED};

/// A program: its name, its commands and its default folders.
#[derive(Clone, Copy, Debug)]
pub struct Program {
    /// Command that starts the program, as shown in usage and help output.
    pub name: &'static str,
    /// Commands, in the order of the usage text.
    pub commands: &'static [Command],
    /// Description of the default folders, for the usage text.
    pub folders: &'static str,
    /// Function that returns the description folder if `--spec` is not given.
    pub spec: fn() -> Result<PathBuf>,
    /// Function that returns the output folder if `--out` is not given.
    pub out: fn() -> Result<PathBuf>,
}

/// A command of a program.
#[derive(Clone, Copy, Debug)]
pub struct Command {
    /// The first argument, which selects the command.
    pub name: &'static str,
    /// Names of the positional arguments, all of which are required.
    pub operands: &'static [&'static str],
    /// Flags that the command accepts.
    pub flags: &'static [Flag],
    /// Help text, wrapped at about 110 columns.
    pub doc: &'static str,
    /// Exit code for an error.
    pub failure: u8,
    /// Function that runs the command.
    pub run: fn(&Call<'_>) -> Result<ExitCode>,
}

impl Program {
    /// Runs the command selected by the process arguments, prints any error, and returns the exit code.
    pub fn main(&self) -> ExitCode {
        let mut parser = Parser::from_env();
        let (done, failure) = match self.select(&mut parser) {
            Ok(Some(command)) => (self.run(command, parser), command.failure),
            Ok(None) => (self.help(), 1),
            Err(error) => (Err(error), 1),
        };
        done.unwrap_or_else(|error| {
            note!("{error}");
            ExitCode::from(failure)
        })
    }

    /// Returns the command selected by the first argument, or `None` if that argument is `help` or a help flag.
    fn select(&self, parser: &mut Parser) -> Result<Option<&Command>> {
        let name = match parser.next()? {
            Some(Arg::Value(name)) => name.string()?,
            Some(Arg::Long("help") | Arg::Short('h')) => return Ok(None),
            Some(other) => return Err(self.usage_error(&format!("unknown option `{}`", call::shown(&other)))),
            None => return Err(self.usage().into()),
        };
        let command = self.commands.iter().find(|command| command.name == name);
        if command.is_none() && name != "help" {
            return Err(self.usage_error(&format!("unknown command `{name}`")));
        }
        Ok(command)
    }

    fn run(&self, command: &Command, parser: Parser) -> Result<ExitCode> {
        match Call::read(self, command, parser)? {
            Some(call) => (command.run)(&call),
            None => self.help(),
        }
    }

    fn help(&self) -> Result<ExitCode> {
        output::print(self.usage())?;
        Ok(ExitCode::SUCCESS)
    }

    /// Returns an error that shows the usage text below the message.
    fn usage_error(&self, message: &str) -> Box<dyn std::error::Error> {
        format!("{message}\n\n{}", self.usage()).into()
    }

    fn usage(&self) -> String {
        let commands: String = self.commands.iter().map(Command::usage).collect();
        format!("usage: {} COMMAND\n\n{commands}\n{}\n", self.name, self.folders)
    }
}

impl Command {
    fn usage(&self) -> String {
        let operands = self.operands.iter().map(|operand| format!(" {operand}"));
        let flags = self.flags.iter().map(|flag| format!(" [{flag}]"));
        let arguments: String = operands.chain(flags).collect();
        let doc = self.doc.replace('\n', "\n      ");
        format!("  {}{arguments}\n      {doc}\n", self.name)
    }
}
