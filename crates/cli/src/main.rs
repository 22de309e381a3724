//! The `wayfare` command: searches flights, hotels, cars and places, serves the API, checks payloads.

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
use session::limits::Limits;
use terminal::output::Console;
use terminal::screen::ColourArg;

fn main() -> ExitCode {
    let mut args = match Wayfare::read(std::env::args_os()) {
        Ok(args) => args,
        Err(error) => return explain(&error).into(),
    };
    let console = Console::new(args.general.quiet).with_colour(args.general.color);
    let mut console = console.with_json(args.flags.has("--json"));
    let exit =
        args.take_profile(&console).and_then(|()| run(&args, &mut console)).unwrap_or_else(|failure| {
            console.fail(&failure);
            failure.exit
        });
    exit.into()
}

fn run(args: &Wayfare, console: &mut Console) -> Result<Exit, Failure> {
    let (connection, flags) = (&args.general.connection, &args.flags);
    match &args.command {
        Command::Flights(flights) => in_runtime(flights::run(flights, flags, connection, console)),
        Command::Flight(flight) => in_runtime(flight::run(flight, flags, connection, console)),
        Command::Calendar(calendar) => in_runtime(calendar::run(calendar, flags, connection, console)),
        Command::Hotels(hotels) => in_runtime(hotels::run(hotels, flags, connection, console)),
        Command::Hotel(hotel) => in_runtime(hotel::run(hotel, flags, connection, console)),
        Command::Cars(cars) => in_runtime(cars::run(cars, flags, connection, console)),
        Command::Places(places) => in_runtime(places::run(places, flags, connection, console)),
        Command::Constants(constants) => in_runtime(async {
            let limits = Limits::begin(constants.waiting);
            let run = limits.hold(constants::run(constants, flags, connection, console)).await;
            run.unwrap_or_else(|stop| Err(stop.while_waiting_for("the labels")))
        }),
        Command::Feed(feed) => in_runtime(feed::run(feed, flags, connection, console)),
        Command::Serve(serve) => in_runtime(serve::run(serve, console)),
        Command::Check(check) => check::run(check, console),
        Command::Completions(args) => {
            console.print(&completions::script(args.shell, Wayfare::definition()))?;
            Ok(Exit::Found)
        }
        Command::Man(args) => man::run(args, &Wayfare::definition(), console),
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

/// Prints help if requested, and otherwise the fault of the command line.
fn explain(error: &clap::Error) -> Exit {
    let asked = |names: &[_]| command_line::asked(std::env::args_os(), names);
    let is_for_programs = asked(&["--json"]).is_some();
    let colour = asked(&["--color", "--colour"]).and_then(|when| ColourArg::from_str(&when, true).ok());
    let console = Console::default().with_colour(colour.unwrap_or_default()).with_json(is_for_programs);
    let text = error.render().to_string();
    if error.use_stderr() {
        match is_for_programs {
            true => console.fail(&command_line::failure(error)),
            false => console.explain(&text),
        }
        return Exit::Invalid;
    }
    match console.print(&text) {
        Ok(()) => Exit::Found,
        Err(failure) => {
            console.fail(&failure);
            failure.exit
        }
    }
}
