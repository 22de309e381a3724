//! Search progress on stderr: a line that is redrawn on a terminal, or else one line for each phase.

use std::time::Duration;

use wayfare_client::poll::Update;

use super::answer::{Answer, results};
use crate::terminal::output::Console;
use crate::terminal::screen::progress_width;
use crate::terminal::text::{clean, truncated};
use crate::values::duration::seconds;

/// The progress display.
pub struct Progress<'a> {
    console: &'a Console,
    /// Width of the redrawn line; `None` if no line is redrawn.
    line: Option<usize>,
    status: Option<String>,
    results: String,
}

impl<'a> Progress<'a> {
    /// Interval between redraws of the line.
    pub const REDRAW: Duration = Duration::from_millis(100);

    /// Creates a display that hasn't written anything yet.
    pub fn new(console: &'a Console) -> Self {
        let line = progress_width().filter(|_| !console.is_quiet());
        Progress { console, line, status: None, results: String::new() }
    }

    /// Returns whether there is a line to redraw.
    pub fn is_live(&self) -> bool {
        self.line.is_some()
    }

    /// Records a response.
    pub fn update<A: Answer>(&mut self, update: &Update<A>) {
        let status = update.response.state().status;
        self.results = results::<A>(update.response.total());
        let is_new = self.status.as_deref() != Some(status);
        self.status = Some(status.to_owned());
        match self.line {
            Some(_) => self.draw(update.elapsed),
            None if is_new => self.console.notice(&self.text(update.elapsed)),
            None => {}
        }
    }

    /// Redraws the line with the elapsed time.
    pub fn draw(&self, elapsed: Duration) {
        if let Some(width) = self.line {
            // One column is left free, since some terminals wrap once the last column is written.
            let text = truncated(&clean(&self.text(elapsed)), width.saturating_sub(1));
            self.console.write_stderr(&format!("\r{text}\x1b[K"));
        }
    }

    /// Ends the line with the last state, or clears it if there was no response.
    pub fn close(&self, elapsed: Duration) {
        if self.line.is_none() {
            return;
        }
        if self.status.is_some() {
            self.draw(elapsed);
            self.console.write_stderr("\n");
        } else {
            self.console.write_stderr("\r\x1b[K");
        }
    }

    /// Formats the progress, for example `second-phase  132 results  4.1 s`.
    fn text(&self, elapsed: Duration) -> String {
        match &self.status {
            None => format!("searching  {}", seconds(elapsed)),
            Some(status) => format!("{status}  {}  {}", self.results, seconds(elapsed)),
        }
    }
}
