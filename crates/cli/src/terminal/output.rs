//! All output of the command: results on stdout, the rest on stderr.
//!
//! The key is removed from every text. Neither a closed pipe nor a full disk causes a panic.

use std::io::{self, ErrorKind, Write as _};

use serde_core::Serialize;
use wayfare_client::Client;

use crate::exit::{Exit, Failure, FailureKind};
use crate::terminal::screen::{ColourArg, ERROR, NOTE, Screen};
use crate::terminal::text::clean;

/// Writes to stdout and stderr.
#[derive(Clone, Debug, Default)]
pub struct Console {
    quiet: bool,
    colour: ColourArg,
    /// Whether stderr is for programs: a line of JSON for each notice, and for the error.
    as_json: bool,
    /// A client with the key, which can redact it.
    secret: Option<Client>,
    /// Whether the key is long enough to be removed from results, too.
    long: bool,
}

/// The beginning of every error.
pub const ERROR_LEAD: &str = "error:";

/// Length of the shortest key that is removed from results. A shorter one is a placeholder (`test`) and no secret.
/// Removing it from inside other words would break JSON.
const SHORTEST_SECRET: usize = 6;

impl Console {
    /// A console that writes notices and progress unless it is quiet.
    pub fn new(quiet: bool) -> Self {
        Console { quiet, ..Console::default() }
    }

    /// The same with colours as asked for.
    pub fn with_colour(mut self, colour: ColourArg) -> Self {
        self.colour = colour;
        self
    }

    /// The same with stderr for programs, or for people.
    pub fn with_json(mut self, as_json: bool) -> Self {
        self.as_json = as_json;
        self
    }

    /// Whether the output is for programs.
    pub fn is_json(&self) -> bool {
        self.as_json
    }

    /// Removes this client's key from all later output.
    pub fn keep_secret(&mut self, client: &Client, key: &str) {
        self.secret = Some(client.clone());
        self.long = key.len() >= SHORTEST_SECRET;
    }

    /// What results may look like.
    pub fn screen(&self) -> Screen {
        Screen::of_stdout(self.colour)
    }

    /// What notices and errors may look like.
    pub fn aside(&self) -> Screen {
        Screen::of_stderr(self.colour)
    }

    /// Whether only results and errors are written.
    pub fn is_quiet(&self) -> bool {
        self.quiet
    }

    /// Whether stderr is for programs.
    pub fn is_for_programs(&self) -> bool {
        self.as_json
    }

    /// Writes results. A closed pipe is not an error: its reader has read enough.
    ///
    /// # Errors
    /// If the results could not be written.
    pub fn print(&self, text: &str) -> Result<(), Failure> {
        self.write(text).map(|_| ())
    }

    /// Writes results. Returns whether the reader can still take more.
    ///
    /// # Errors
    /// If the results could not be written.
    pub fn write(&self, text: &str) -> Result<bool, Failure> {
        let text = if self.long { self.redact(text) } else { text.to_owned() };
        let mut out = io::stdout().lock();
        match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                let failure = Failure::new(Exit::Failed, format!("the output could not be written: {error}"));
                Err(failure.of_kind(FailureKind::Output))
            }
            written => Ok(written.is_ok()),
        }
    }

    /// Writes a notice to stderr.
    pub fn notice(&self, text: &str) {
        match (self.quiet, self.as_json) {
            (true, _) => {}
            (false, true) => self.write_json(&serde_json::json!({ "notice": self.harmless(text) })),
            (false, false) => self.write_aside(&(self.aside().paint(NOTE, &clean(text)) + "\n")),
        }
    }

    /// Writes the reason for an early end to stderr.
    pub fn fail(&self, failure: &Failure) {
        if self.as_json {
            return self.write_json(&failure.report(&|text| self.harmless(text)));
        }
        let lines: Vec<_> = failure.to_string().lines().map(clean).collect();
        self.explain(&(lines.join("\n") + "\n"));
    }

    /// Writes a text to stderr that may begin with the word for errors.
    pub fn explain(&self, text: &str) {
        let painted = text.strip_prefix(ERROR_LEAD).map(|rest| self.aside().paint(ERROR, ERROR_LEAD) + rest);
        self.write_aside(painted.as_deref().unwrap_or(text));
    }

    /// Writes to stderr, without the key.
    pub fn write_aside(&self, text: &str) {
        write_to_stderr(&self.redact(text));
    }

    /// Writes a line of JSON to stderr. Its texts are without the key: to remove a short one from the whole line could
    /// break it.
    fn write_json(&self, value: &serde_json::Value) {
        write_to_stderr(&format!("{value}\n"));
    }

    fn harmless(&self, text: &str) -> String {
        clean(&self.redact(text))
    }

    fn redact(&self, text: &str) -> String {
        match &self.secret {
            Some(client) => client.redact(text),
            None => text.to_owned(),
        }
    }
}

/// Ignores failure, as there is no other place to report it.
fn write_to_stderr(text: &str) {
    let mut out = io::stderr().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// A value as JSON, with a line end.
pub fn json(value: &impl Serialize) -> String {
    // Writing into memory fails only for a value that can't be JSON, and all values here come from JSON.
    serde_json::to_string_pretty(value).unwrap_or_default() + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_is_not_written() {
        let client = Client::new("http://127.0.0.1", "top secret").unwrap();
        let mut console = Console::new(false);
        console.keep_secret(&client, "top secret");
        assert!(console.long);
        let redacted = console.redact("a?apiKey=top%20secret&b=top+secret, top secret");
        assert!(!redacted.contains("secret"), "{redacted}");
    }
}
