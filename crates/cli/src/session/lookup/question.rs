//! A prompt in which the user chooses one of several places.

use std::fmt::Display;
use std::io::{self, IsTerminal as _};
use std::thread;

use tokio::sync::oneshot;

use crate::exit::Failure;
use crate::session::limits::Limits;
use crate::terminal::output::Console;

/// Returns whether there is a user to ask.
pub fn can_ask(console: &Console) -> bool {
    !console.is_quiet()
        && !console.is_for_programs()
        && io::stdin().is_terminal()
        && io::stderr().is_terminal()
}

/// Returns the index of the chosen place, or `None` if the user chooses none.
///
/// # Errors
/// Returns an error if the command is stopped while it waits for the choice.
pub async fn ask(
    name: &str,
    choices: &[impl Display],
    limits: &Limits,
    console: &Console,
) -> Result<Option<usize>, Failure> {
    console.notice(&format!("No place is named {name:?}. Which place do you mean?"));
    for (number, choice) in (1..).zip(choices) {
        console.notice(&format!("  {number}  {choice}"));
    }
    loop {
        console.write_stderr(&format!("Enter 1 to {}, or nothing to cancel: ", choices.len()));
        let line = limits.run_within(line()).await.map_err(|stop| {
            console.write_stderr("\n");
            stop.while_waiting_for(format!("the choice of a place for {name:?}"))
        })?;
        match line.trim() {
            "" => return Ok(None),
            answer => {
                match answer.parse::<usize>().ok().filter(|number| (1..=choices.len()).contains(number)) {
                    Some(number) => return Ok(Some(number - 1)),
                    None => console.notice(&format!("{answer:?} is not one of these numbers.")),
                }
            }
        }
    }
}

/// Reads the next line from the terminal, or an empty line at the end of input. Reads on a separate thread, so that the
/// command can exit without waiting for the line.
async fn line() -> String {
    let (read, line) = oneshot::channel();
    thread::spawn(move || {
        let mut text = String::new();
        let _ = io::stdin().read_line(&mut text);
        // The receiver is gone if the command was stopped.
        let _ = read.send(text);
    });
    line.await.unwrap_or_default()
}
