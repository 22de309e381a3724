//! All that the command writes goes through here: stdout for results, stderr for the rest.
//!
//! The key is taken out of whatever is written, and neither a closed pipe nor a full disk is a panic.

use std::io::{self, ErrorKind, IsTerminal as _, Write as _};

use serde_core::Serialize;
use unicode_width::UnicodeWidthChar as _;
use wayfare_client::Client;

use crate::exit::{Exit, Failure};

/// Writes to the terminal, or to whatever stands in for it.
#[derive(Clone, Debug, Default)]
pub struct Console {
    quiet: bool,
    /// Knows the key, and so how to take it out of a text.
    secret: Option<Client>,
    /// Whether the key is long enough to be taken out of results, too.
    long: bool,
}

/// Shorter keys are left in results: they are no secrets but stand-ins for one (`test`), and to take them out of every
/// word that they are part of would break JSON.
const SHORTEST_SECRET: usize = 6;

impl Console {
    /// Writes notices and progress unless it is to be quiet.
    pub fn new(quiet: bool) -> Self {
        Console { quiet, ..Console::default() }
    }

    /// Keeps this client's key out of all that is written.
    pub fn keep_secret(&mut self, client: &Client, key: &str) {
        self.secret = Some(client.clone());
        self.long = key.len() >= SHORTEST_SECRET;
    }

    /// Whether only results and errors are wanted.
    pub fn is_quiet(&self) -> bool {
        self.quiet
    }

    /// Writes results. A reader who has left is not an error: they have what they wanted.
    ///
    /// # Errors
    /// Where the results could not be written.
    pub fn print(&self, text: &str) -> Result<(), Failure> {
        self.write(text).map(|_| ())
    }

    /// Writes results, and tells whether somebody is still there to read more.
    ///
    /// # Errors
    /// Where the results could not be written.
    pub fn write(&self, text: &str) -> Result<bool, Failure> {
        let text = if self.long { self.redact(text) } else { text.to_owned() };
        let mut out = io::stdout().lock();
        match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                Err(Failure::new(Exit::Failed, format!("the output could not be written: {error}")))
            }
            written => Ok(written.is_ok()),
        }
    }

    /// Tells the user something beside the results.
    pub fn notice(&self, text: &str) {
        if !self.quiet {
            self.write_aside(&format!("{}\n", clean(text)));
        }
    }

    /// Tells why the command ends early.
    pub fn fail(&self, failure: &Failure) {
        let lines: Vec<_> = failure.to_string().lines().map(clean).collect();
        self.write_aside(&format!("{}\n", lines.join("\n")));
    }

    /// Writes to stderr as it is. Nobody is left to tell where that fails.
    pub fn write_aside(&self, text: &str) {
        let mut out = io::stderr().lock();
        let _ = out.write_all(self.redact(text).as_bytes()).and_then(|()| out.flush());
    }

    fn redact(&self, text: &str) -> String {
        match &self.secret {
            Some(client) => client.redact(text),
            None => text.to_owned(),
        }
    }
}

/// How many columns there are for results: as `COLUMNS` says, or the terminal; `None` where there is no bound.
pub fn stdout_width() -> Option<usize> {
    columns().or_else(|| {
        let size = terminal_size::terminal_size_of(io::stdout());
        size.map(|(width, _)| width.0.into()).filter(|width| *width > 0)
    })
}

/// How many columns there are for progress; `None` where stderr is not a terminal that can rewrite a line.
pub fn stderr_width() -> Option<usize> {
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    if dumb || !io::stderr().is_terminal() {
        return None;
    }
    let size = terminal_size::terminal_size_of(io::stderr());
    columns().or(size.map(|(width, _)| width.0.into())).filter(|width| *width > 0).or(Some(80))
}

fn columns() -> Option<usize> {
    std::env::var("COLUMNS").ok()?.parse().ok().filter(|columns| *columns > 0)
}

/// A text without what could move the cursor, change colours or turn the direction of writing around: payloads come
/// from strangers.
pub fn clean(text: &str) -> String {
    text.chars().map(|c| if is_unprintable(c) { '\u{fffd}' } else { c }).collect()
}

fn is_unprintable(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}')
}

/// A text cut to a number of columns, with an ellipsis for what is missing.
pub fn cut(text: &str, columns: usize) -> String {
    let width = |c: char| c.width().unwrap_or(0);
    if text.chars().map(width).sum::<usize>() <= columns {
        return text.to_owned();
    }
    let mut used = 0;
    let fits = |c: &char| {
        used += width(*c);
        used < columns
    };
    let mut cut: String = text.chars().take_while(fits).collect();
    if columns > 0 {
        cut.push('…');
    }
    cut
}

/// A value as JSON, with a line end.
pub fn json(value: &impl Serialize) -> String {
    // Writing into memory fails only where a value can't be JSON, and all values here come from JSON.
    serde_json::to_string_pretty(value).unwrap_or_default() + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_could_move_the_cursor_is_not_written() {
        assert_eq!(clean("a\u{1b}[2Jb\r\nc\u{202e}d"), "a\u{fffd}[2Jb\u{fffd}\u{fffd}c\u{fffd}d");
        assert_eq!(clean("São Paulo 東京"), "São Paulo 東京");
    }

    #[test]
    fn texts_are_cut_by_columns_and_not_by_bytes() {
        assert_eq!(cut("München", 7), "München");
        assert_eq!(cut("München", 6), "Münch…");
        assert_eq!(cut("東京国際空港", 12), "東京国際空港");
        assert_eq!(cut("東京国際空港", 6), "東京…");
        assert_eq!(cut("abc", 1), "…");
        assert_eq!(cut("abc", 0), "");
        assert_eq!(cut("", 0), "");
    }

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
