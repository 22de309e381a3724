//! How far a search has come, on stderr: one line that is rewritten on a terminal, a line for each phase elsewhere.

use std::time::Duration;

use wayfare_client::poll::Update;

use super::answer::{Answer, results};
use crate::terminal::output::{Console, clean, cut, stderr_width};
use crate::values::duration::seconds;

/// Tells how far a search has come.
pub struct Progress<'a> {
    console: &'a Console,
    /// The width of the line that is rewritten; `None` where there is none.
    line: Option<usize>,
    status: Option<String>,
    results: String,
}

impl<'a> Progress<'a> {
    /// How often to redraw a line that is rewritten.
    pub const REDRAW: Duration = Duration::from_millis(100);

    /// Says nothing yet.
    pub fn new(console: &'a Console) -> Self {
        let line = stderr_width().filter(|_| !console.is_quiet());
        Progress { console, line, status: None, results: String::new() }
    }

    /// Whether there is a line to redraw.
    pub fn is_live(&self) -> bool {
        self.line.is_some()
    }

    /// Takes in an answer.
    pub fn update<A: Answer>(&mut self, update: &Update<A>) {
        let status = update.response.status();
        self.results = results::<A>(update.response.total());
        let is_new = self.status.as_deref() != Some(status);
        self.status = Some(status.to_owned());
        match self.line {
            Some(_) => self.draw(update.elapsed),
            None if is_new => self.console.notice(&self.text(update.elapsed)),
            None => {}
        }
    }

    /// Redraws the line, for the time that goes by.
    pub fn draw(&self, elapsed: Duration) {
        if let Some(width) = self.line {
            // One column is left free: some terminals wrap once the last one is written.
            let text = cut(&clean(&self.text(elapsed)), width.saturating_sub(1));
            self.console.write_aside(&format!("\r{text}\x1b[K"));
        }
    }

    /// Leaves the line with the last state and goes on below it; where there was no answer, in its place.
    pub fn close(&self, elapsed: Duration) {
        if self.line.is_none() {
            return;
        }
        if self.status.is_some() {
            self.draw(elapsed);
            self.console.write_aside("\n");
        } else {
            self.console.write_aside("\r\x1b[K");
        }
    }

    /// `second-phase  132 results  4.1 s`
    fn text(&self, elapsed: Duration) -> String {
        match &self.status {
            None => format!("searching  {}", seconds(elapsed)),
            Some(status) => format!("{status}  {}  {}", self.results, seconds(elapsed)),
        }
    }
}
