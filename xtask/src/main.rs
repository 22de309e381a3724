//! Development commands of the workspace.

mod arguments;
mod commands;
mod workspace;

use std::process::ExitCode;

use specwright::Result;

fn main() -> ExitCode {
    run(lexopt::Parser::from_env()).unwrap_or_else(|error| {
        xtask::note!("{error}");
        ExitCode::FAILURE
    })
}

fn run(mut parser: lexopt::Parser) -> Result<ExitCode> {
    match arguments::command(&mut parser)?.as_str() {
        "regenerate" => commands::regenerate(parser),
        "unstated" => commands::unstated(parser),
        "diff" => Ok(commands::diff(parser)),
        "import" => commands::import(parser),
        data @ ("places" | "brands" | "reference" | "routes") => commands::data(data, parser),
        "help" => commands::help(),
        other => Err(arguments::misused(&format!("unknown command `{other}`"))),
    }
}
