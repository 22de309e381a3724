//! Measurements of a run and their targets.

use std::fmt;
use std::process::ExitStatus;
use std::time::Duration;

use super::tally::{Counts, Outcome};

/// A measurement.
#[derive(Clone, Debug)]
pub struct Row {
    /// The name of the measurement.
    pub what: String,
    found: String,
    wanted: String,
    is_met: bool,
    /// `true` if the measurement depends on the speed of the machine.
    is_timed: bool,
}

/// All measurements of a run.
#[derive(Clone, Debug, Default)]
pub struct Report {
    rows: Vec<Row>,
    /// Descriptions of some failures.
    pub(crate) examples: Vec<String>,
}

impl Report {
    /// Returns whether all measurements meet their targets.
    pub fn is_met(&self) -> bool {
        self.rows.iter().all(|row| row.is_met)
    }

    /// Returns the measurements that miss their targets, except measurements that depend on the speed of the machine.
    pub fn wrong(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| !row.is_met && !row.is_timed)
    }

    /// Adds a measurement without a target.
    pub(crate) fn info(&mut self, what: &str, found: impl fmt::Display) {
        self.target(what, found, "", true);
    }

    /// Adds a measurement whose target applies on any machine.
    pub(crate) fn target(&mut self, what: &str, found: impl fmt::Display, wanted: &str, is_met: bool) {
        let (what, found, wanted) = (what.to_owned(), found.to_string(), wanted.to_owned());
        self.rows.push(Row { what, found, wanted, is_met, is_timed: false });
    }

    /// Adds a measurement whose target depends on the speed of the machine.
    pub(crate) fn timed(&mut self, what: &str, found: impl fmt::Display, wanted: &str, is_met: bool) {
        self.target(what, found, wanted, is_met);
        self.rows.iter_mut().next_back().into_iter().for_each(|row| row.is_timed = true);
    }

    /// Adds a number of failures, which must be 0.
    pub(crate) fn no_faults(&mut self, what: &str, found: u64) {
        self.target(what, found, "0", found == 0);
    }

    /// Adds a time and its maximum, if it has one. The time is missing if there were no calls, and then misses the
    /// maximum.
    pub(crate) fn duration(&mut self, what: &str, found: Option<Duration>, max: Option<Duration>) {
        let is_met = max.is_none_or(|max| found.is_some_and(|found| found <= max));
        let found = found.map_or_else(|| "none".to_owned(), milliseconds);
        self.timed(what, found, &max.map(milliseconds).unwrap_or_default(), is_met);
    }

    /// Adds the number of correct searches, and the numbers of failures, which must be 0 on any machine.
    pub(crate) fn searches(&mut self, of: &str, counts: &Counts) {
        let right = counts.of(Outcome::Correct);
        self.target(&format!("{of}correct searches"), right, "at least 1", right > 0);
        for (what, outcome) in [
            ("lost searches", Outcome::Lost),
            ("wrong searches", Outcome::Wrong),
            ("responses with missing providers", Outcome::Missing),
            ("unexpected responses", Outcome::Unexpected),
        ] {
            self.no_faults(&format!("{of}{what}"), counts.of(outcome));
        }
        self.no_faults(&format!("{of}rejections without Retry-After"), counts.without_retry_after());
    }

    /// Adds the exit code of a process that received a signal to stop.
    pub(crate) fn exit(&mut self, what: &str, status: ExitStatus) {
        let found = status.code().map_or_else(|| status.to_string(), |code| code.to_string());
        self.target(what, found, "0", status.success());
    }

    /// Adds the numbers of rejected calls by kind and status.
    pub(crate) fn refused(&mut self, of: &str, counts: &Counts) {
        for (kind, status, _, count) in counts.refused() {
            self.info(&format!("{of}{kind:?} rejected with {status}"), count);
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = self.rows.iter().map(|Row { what, found, wanted, is_met, .. }| {
            format!("{what} | {found} | {wanted} | {}", if *is_met { "" } else { "**missed**" })
        });
        f.write_str(&table("measurement | found | target | ", lines))?;
        self.examples.iter().try_for_each(|example| writeln!(f, "\n- {example}"))
    }
}

/// Formats a Markdown table from lines whose cells are separated by `|`.
pub(crate) fn table(head: &str, lines: impl IntoIterator<Item = String>) -> String {
    let lines = lines.into_iter().map(|line| format!("| {line} |\n"));
    let rule = "---|".repeat(head.split('|').count());
    format!("| {head} |\n|{rule}\n{}", lines.collect::<String>())
}

pub(crate) fn milliseconds(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1e3)
}

pub(crate) fn megabytes(bytes: u64) -> String {
    format!("{} MB", bytes / 1_000_000)
}

pub(crate) fn percent(part: f64) -> String {
    format!("{:.0}%", part * 100.0)
}
