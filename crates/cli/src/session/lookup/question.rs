//! The question which of several places is meant, where there is somebody to answer it.

use std::fmt::Display;
use std::io::{self, IsTerminal as _};
use std::thread;

use tokio::sync::oneshot;

use crate::exit::Failure;
use crate::session::limits::Limits;
use crate::terminal::output::Console;

/// Whether there is somebody to ask.
pub fn can_be_asked(console: &Console) -> bool {
    !console.is_quiet()
        && !console.is_for_programs()
        && io::stdin().is_terminal()
        && io::stderr().is_terminal()
}

/// The number of the choice that is taken; `None` for none of them.
///
/// # Errors
/// If the command is stopped meanwhile.
pub async fn ask(
    name: &str,
    choices: &[impl Display],
    limits: &Limits,
    console: &Console,
) -> Result<Option<usize>, Failure> {
    console.notice(&format!("No place is called {name:?}. Which one is meant?"));
    for (number, choice) in (1..).zip(choices) {
        console.notice(&format!("  {number}  {choice}"));
    }
    loop {
        console.write_aside(&format!("1 to {}, or nothing for none: ", choices.len()));
        let line = limits.hold(line()).await.map_err(|stop| {
            console.write_aside("\n");
            stop.while_waiting_for(format!("the choice of a place for {name:?}"))
        })?;
        match line.trim() {
            "" => return Ok(None),
            answer => {
                match answer.parse::<usize>().ok().filter(|number| (1..=choices.len()).contains(number)) {
                    Some(number) => return Ok(Some(number - 1)),
                    None => console.notice(&format!("{answer:?} is none of them.")),
                }
            }
        }
    }
}

/// The next line of the terminal; an empty one at its end. Read on a thread of its own, which the end of the command
/// does not wait for.
async fn line() -> String {
    let (read, line) = oneshot::channel();
    thread::spawn(move || {
        let mut text = String::new();
        let _ = io::stdin().read_line(&mut text);
        // Nobody waits any more if the command was stopped.
        let _ = read.send(text);
    });
    line.await.unwrap_or_default()
}
