//! `wayfare man`: generates manual pages from the definition of the command line.

#[cfg_attr(not(feature = "man"), path = "no_page.rs")]
mod page;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::{Args, Command, ValueHint};

use page::Page;

use crate::exit::{Exit, Failure};
use crate::terminal::output::Console;

/// The text below the options in `wayfare man --help`.
const AFTER_HELP: &str = "\
Without a folder, the page of 'wayfare' itself is printed to stdout.

Examples:
  wayfare man | man -l -
  wayfare man ~/.local/share/man/man1 && man wayfare-flights

Exit codes: 0 written, 2 invalid arguments, 3 a page could not be written.";

/// Write the manual pages
#[derive(Debug, Args)]
#[command(after_long_help = AFTER_HELP)]
pub struct ManArgs {
    /// Folder for wayfare.1, wayfare-flights.1 and the other pages; created if missing
    #[arg(value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub folder: Option<PathBuf>,
}

/// Prints the page of the root command, or writes all pages to a folder.
pub fn run(args: &ManArgs, definition: &Command, console: &Console) -> Result<Exit, Failure> {
    match &args.folder {
        Some(folder) => write(definition, folder)?,
        None => console.print(&Page::of(definition, definition)?.text)?,
    }
    Ok(Exit::Found)
}

fn write(definition: &Command, folder: &Path) -> Result<(), Failure> {
    let unwritten = |path: &Path, error: &io::Error| {
        Failure::new(Exit::Failed, format!("{} could not be written: {error}", path.display()))
    };
    let commands = definition.get_subcommands().filter(|command| command.get_name() != "help");
    let pages = [definition].into_iter().chain(commands).map(|command| Page::of(command, definition));
    let pages: Vec<Page> = pages.collect::<Result<_, _>>()?;
    fs::create_dir_all(folder).map_err(|error| unwritten(folder, &error))?;
    for page in pages {
        let file = folder.join(&page.name);
        fs::write(&file, page.text).map_err(|error| unwritten(&file, &error))?;
    }
    Ok(())
}
