//! All output of the command: results on stdout, everything else on stderr.
//!
//! The key is redacted from all output, except that a very short key is redacted only from stderr. Neither a closed
//! pipe nor a full disk causes a panic. A separate thread writes stderr: if nobody reads it, notices and progress are
//! dropped, and the command waits for the reader only briefly.

use std::io::{self, ErrorKind, Write as _};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bytes::Bytes;
use serde_core::Serialize;
use wayfare_client::Client;

use crate::exit::{Exit, Failure, FailureKind};
use crate::terminal::lossy::Lossy;
use crate::terminal::raw;
use crate::terminal::screen::{ColourArg, ERROR, NOTE, Screen};
use crate::terminal::text::clean;

/// Writer for stdout and stderr.
#[derive(Clone, Debug, Default)]
pub struct Console {
    quiet: bool,
    colour: ColourArg,
    /// `true` if notices and errors are written to stderr as JSON, one value per line.
    as_json: bool,
    /// Client whose key is redacted from the output.
    secret: Option<Client>,
    /// `true` if the key is long enough to be redacted from results as well.
    long: bool,
}

/// Maximum time to wait for the reader of stderr before exiting.
pub const FLUSH_TIMEOUT: Duration = Duration::from_secs(1);

/// Maximum number of buffered bytes for stderr, in addition to those in the pipe.
const STDERR_BUFFER: usize = 64 << 10;

/// Writer for stderr; `None` if the system can't start its thread.
static STDERR: LazyLock<Option<Lossy>> =
    LazyLock::new(|| Lossy::new(io::stderr(), STDERR_BUFFER, |_| {}).ok());

/// `true` if the reader of stderr did not read a message within a second.
static IS_UNREAD: AtomicBool = AtomicBool::new(false);

/// Prefix of error messages.
pub const ERROR_LEAD: &str = "error:";

/// Minimum length of keys that are redacted from results, in bytes. A shorter key is a placeholder such as `test`
/// rather than a secret, and redacting it inside other words could break JSON.
const MIN_SECRET_LENGTH: usize = 6;

impl Console {
    /// Creates a console that writes notices and progress unless it is quiet.
    pub fn new(quiet: bool) -> Self {
        Console { quiet, ..Console::default() }
    }

    /// Sets when to use colours.
    pub fn with_colour(mut self, colour: ColourArg) -> Self {
        self.colour = colour;
        self
    }

    /// Sets whether notices and errors are written as JSON or as text.
    pub fn with_json(mut self, as_json: bool) -> Self {
        self.as_json = as_json;
        self
    }

    /// Redacts this client's key from all later output. A key shorter than [`MIN_SECRET_LENGTH`] is redacted only from
    /// stderr.
    pub fn redact_key(&mut self, client: &Client, key: &str) {
        self.secret = Some(client.clone());
        self.long = key.len() >= MIN_SECRET_LENGTH;
    }

    /// Returns the properties of stdout.
    pub fn screen(&self) -> Screen {
        Screen::of_stdout(self.colour)
    }

    /// Returns the properties of stderr.
    pub fn stderr_screen(&self) -> Screen {
        Screen::of_stderr(self.colour)
    }

    /// Returns whether the console writes only results and errors.
    pub fn is_quiet(&self) -> bool {
        self.quiet
    }

    /// Returns whether notices and errors are written as JSON.
    pub fn is_for_programs(&self) -> bool {
        self.as_json
    }

    /// Writes results. A closed pipe is not an error, since the reader needs no further output.
    ///
    /// # Errors
    /// Returns an error if the results can't be written.
    pub fn print(&self, text: &str) -> Result<(), Failure> {
        self.write(text).map(|_| ())
    }

    /// Writes a response on one line, as the service sent it in the bodies: see [`raw::as_sent`].
    ///
    /// # Errors
    /// Returns an error if the results can't be written.
    pub fn print_json(&self, value: &impl Serialize, bodies: &[Bytes]) -> Result<(), Failure> {
        self.print(&self.line(value, bodies))
    }

    /// Returns a response or record on one line, as the service sent it.
    pub fn line(&self, value: &impl Serialize, bodies: &[impl AsRef<[u8]>]) -> String {
        let redact = |text: &str| if self.long { self.redact(text) } else { text.to_owned() };
        raw::as_sent(value, bodies, redact) + "\n"
    }

    /// Writes results. Returns whether the reader accepts further output.
    ///
    /// # Errors
    /// Returns an error if the results can't be written.
    pub fn write(&self, text: &str) -> Result<bool, Failure> {
        let text = if self.long { self.redact(text) } else { text.to_owned() };
        // On a terminal, notices and results appear in the order in which they were written. Once the reader of stderr
        // has been too slow, the command no longer waits for it.
        if !IS_UNREAD.load(Ordering::Relaxed) {
            IS_UNREAD.store(!flush_stderr(FLUSH_TIMEOUT), Ordering::Relaxed);
        }
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
            (false, true) => self.write_json(&serde_json::json!({ "notice": self.sanitized(text) })),
            (false, false) => self.write_stderr(&(self.stderr_screen().paint(NOTE, &clean(text)) + "\n")),
        }
    }

    /// Writes a failure to stderr.
    pub fn fail(&self, failure: &Failure) {
        if self.as_json {
            return self.write_json(&failure.report(&|text| self.sanitized(text)));
        }
        let lines: Vec<_> = failure.to_string().lines().map(clean).collect();
        self.explain(&(lines.join("\n") + "\n"));
    }

    /// Writes the failure, if any, after all earlier messages. Waits up to 1 s for the reader of stderr.
    pub fn close(&self, failure: Option<&Failure>) {
        let started = Instant::now();
        flush_stderr(FLUSH_TIMEOUT);
        let dropped = STDERR.as_ref().map_or(0, Lossy::dropped);
        if dropped > 0 {
            self.notice(&format!("{dropped} messages were dropped, because stderr is not read fast enough"));
        }
        if let Some(failure) = failure {
            self.fail(failure);
        }
        flush_stderr(FLUSH_TIMEOUT.saturating_sub(started.elapsed()));
    }

    /// Writes text to stderr, and highlights a leading `error:`.
    pub fn explain(&self, text: &str) {
        let painted =
            text.strip_prefix(ERROR_LEAD).map(|rest| self.stderr_screen().paint(ERROR, ERROR_LEAD) + rest);
        self.write_stderr(painted.as_deref().unwrap_or(text));
    }

    /// Writes to stderr, with the key redacted.
    pub fn write_stderr(&self, text: &str) {
        write_to_stderr(&self.redact(text));
    }

    /// Writes a line of JSON to stderr. The key must already be redacted from its strings: redacting a short key from
    /// the whole line could break the JSON.
    fn write_json(&self, value: &serde_json::Value) {
        write_to_stderr(&format!("{value}\n"));
    }

    fn sanitized(&self, text: &str) -> String {
        clean(&self.redact(text))
    }

    fn redact(&self, text: &str) -> String {
        match &self.secret {
            Some(client) => client.redact(text),
            None => text.to_owned(),
        }
    }
}

/// Writes to stderr. Ignores failures, since there is nowhere else to report them.
fn write_to_stderr(text: &str) {
    let _ = match STDERR.as_ref() {
        Some(writer) => writer.clone().write_all(text.as_bytes()),
        None => io::stderr().write_all(text.as_bytes()),
    };
}

/// Waits until all messages are written, or until `timeout` has passed. Returns whether all of them are written.
fn flush_stderr(timeout: Duration) -> bool {
    STDERR.as_ref().is_none_or(|writer| writer.flush_within(timeout))
}

/// Formats a value as JSON with a trailing newline.
pub fn json(value: &impl Serialize) -> String {
    // Writing to memory fails only for values that JSON can't represent, and all values here come from JSON.
    serde_json::to_string_pretty(value).unwrap_or_default() + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_redacted() {
        let client = Client::new("http://127.0.0.1", "top secret").unwrap();
        let mut console = Console::new(false);
        console.redact_key(&client, "top secret");
        assert!(console.long);
        let redacted = console.redact("a?apiKey=top%20secret&b=top+secret, top secret");
        assert!(!redacted.contains("secret"), "{redacted}");
    }
}
