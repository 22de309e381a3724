//! `wayfare man`: the pages of the manual, made from the definition of the command line.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::{Args, Command, ValueHint};
use clap_mangen::Man;

use crate::exit::{Exit, Failure};
use crate::terminal::output::Console;

/// Text below the options in `wayfare man --help`.
const BELOW: &str = "\
Without a folder, the page of 'wayfare' itself is printed.

Examples:
  wayfare man | man -l -
  wayfare man ~/.local/share/man/man1 && man wayfare-flights

Exit codes: 0 written, 2 invalid, 3 a page could not be written.";

/// Write the pages of the manual
#[derive(Debug, Args)]
#[command(after_long_help = BELOW)]
pub struct ManArgs {
    /// The folder to write wayfare.1, wayfare-flights.1 and the others to; it is made if it is not there
    #[arg(value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub folder: Option<PathBuf>,
}

/// Prints the page of the command, or writes all pages into a folder.
pub fn run(args: &ManArgs, definition: &Command, console: &Console) -> Result<Exit, Failure> {
    match &args.folder {
        Some(folder) => write(definition, folder)?,
        None => console.print(&text(&page(definition, definition))?)?,
    }
    Ok(Exit::Found)
}

fn write(definition: &Command, folder: &Path) -> Result<(), Failure> {
    let unwritten = |path: &Path, error: &io::Error| {
        Failure::new(Exit::Failed, format!("{} could not be written: {error}", path.display()))
    };
    fs::create_dir_all(folder).map_err(|error| unwritten(folder, &error))?;
    let commands = definition.get_subcommands().filter(|command| command.get_name() != "help");
    for command in [definition].into_iter().chain(commands) {
        let page = page(command, definition);
        let file = folder.join(page.get_filename());
        fs::write(&file, text(&page)?).map_err(|error| unwritten(&file, &error))?;
    }
    Ok(())
}

fn page(command: &Command, definition: &Command) -> Man {
    let version = definition.get_version().unwrap_or_default();
    Man::new(command.clone()).source(format!("wayfare {version}")).manual("Wayfare")
}

fn text(page: &Man) -> Result<String, Failure> {
    let mut text = Vec::new();
    let made = page.render(&mut text);
    made.map_err(|error| Failure::new(Exit::Failed, format!("a page could not be made: {error}")))?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}
