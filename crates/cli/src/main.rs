//! The `wayfare` command: searches flights, hotels, cars and places, serves the API, and checks payloads.

#![deny(clippy::print_stdout, clippy::print_stderr)]

mod calendar;
mod cars;
mod check;
mod command_line;
mod completions;
mod config;
mod constants;
mod exit;
mod feed;
mod flag;
mod flight;
mod flights;
mod hotel;
mod hotels;
mod man;
mod places;
mod serve;
mod session;
mod terminal;
mod values;

use std::process::ExitCode;

use clap::ValueEnum as _;
use command_line::{Command, Wayfare};
use exit::{Exit, Failure};
use session::connect::Context;
use terminal::output::Console;
use terminal::screen::ColourArg;

fn main() -> ExitCode {
    let mut args = match Wayfare::read(std::env::args_os()) {
        Ok(args) => args,
        Err(error) => return explain(&error).into(),
    };
    let console = Console::new(args.general.quiet).with_colour(args.general.color);
    let mut console = console.with_json(args.flags.has("--json"));
    let ran = args.take_profile(&console).and_then(|()| run(&args, &mut console));
    console.close(ran.as_ref().err());
    ran.unwrap_or_else(|failure| failure.exit).into()
}

fn run(args: &Wayfare, console: &mut Console) -> Result<Exit, Failure> {
    let context = Context { flags: &args.flags, connection: &args.general.connection, console };
    match &args.command {
        Command::Flights(args) => in_runtime(flights::run(args, context)),
        Command::Flight(args) => in_runtime(flight::run(args, context)),
        Command::Calendar(args) => in_runtime(calendar::run(args, context)),
        Command::Hotels(args) => in_runtime(hotels::run(args, context)),
        Command::Hotel(args) => in_runtime(hotel::run(args, context)),
        Command::Cars(args) => in_runtime(cars::run(args, context)),
        Command::Places(args) => in_runtime(places::run(args, context)),
        Command::Constants(args) => in_runtime(constants::run(args, context)),
        Command::Feed(args) => in_runtime(feed::run(args, context)),
        Command::Serve(args) => in_runtime(serve::run(args, context.console)),
        Command::Check(args) => check::run(args, context.console),
        Command::Completions(args) => {
            context.console.print(&completions::script(args.shell, Wayfare::definition()))?;
            Ok(Exit::Found)
        }
        Command::Man(args) => man::run(args, &Wayfare::definition(), context.console),
    }
}

fn in_runtime(command: impl Future<Output = Result<Exit, Failure>>) -> Result<Exit, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(|error| {
        Failure::new(Exit::Failed, format!("the asynchronous runtime could not be started: {error}"))
    })?;
    let exit = runtime.block_on(command);
    // Running tasks must not delay the exit.
    runtime.shutdown_background();
    exit
}

/// Prints help or the version if requested. Otherwise prints the error in the command line.
fn explain(error: &clap::Error) -> Exit {
    let option_value = |names: &[_]| command_line::option_value(std::env::args_os(), names);
    let is_for_programs = option_value(&["--json"]).is_some();
    let colour =
        option_value(&["--color", "--colour"]).and_then(|when| ColourArg::from_str(&when, true).ok());
    let console = Console::default().with_colour(colour.unwrap_or_default()).with_json(is_for_programs);
    let text = error.render().to_string();
    if error.use_stderr() {
        match is_for_programs {
            true => console.fail(&command_line::failure(error)),
            false => console.explain(&text),
        }
        console.close(None);
        return Exit::Invalid;
    }
    let printed = console.print(&text);
    console.close(printed.as_ref().err());
    printed.map_or_else(|failure| failure.exit, |()| Exit::Found)
}
