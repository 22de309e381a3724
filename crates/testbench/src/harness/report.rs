//! Figures, beside what is wanted of them.

use std::fmt;
use std::process::ExitStatus;
use std::time::Duration;

use super::tally::{Counts, Outcome};

/// A figure.
#[derive(Clone, Debug)]
pub struct Row {
    /// The name of the figure.
    pub what: String,
    found: String,
    wanted: String,
    is_met: bool,
    /// `true` if the figure depends on the speed of the machine.
    is_timed: bool,
}

/// All figures of a run.
#[derive(Clone, Debug, Default)]
pub struct Report {
    rows: Vec<Row>,
    /// Faults in words.
    pub(crate) examples: Vec<String>,
}

impl Report {
    /// Returns whether all figures are as wanted.
    pub fn is_met(&self) -> bool {
        self.rows.iter().all(|row| row.is_met)
    }

    /// The figures that are not as wanted, without those that depend on how fast the machine is.
    pub fn wrong(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| !row.is_met && !row.is_timed)
    }

    /// A figure of which nothing is wanted.
    pub(crate) fn told(&mut self, what: &str, found: impl fmt::Display) {
        self.wanted(what, found, "", true);
    }

    /// A figure that is as wanted on any machine, or not.
    pub(crate) fn wanted(&mut self, what: &str, found: impl fmt::Display, wanted: &str, is_met: bool) {
        let (what, found, wanted) = (what.to_owned(), found.to_string(), wanted.to_owned());
        self.rows.push(Row { what, found, wanted, is_met, is_timed: false });
    }

    /// A figure that depends on how fast the machine is.
    pub(crate) fn timed(&mut self, what: &str, found: impl fmt::Display, wanted: &str, is_met: bool) {
        self.wanted(what, found, wanted, is_met);
        self.rows.iter_mut().next_back().into_iter().for_each(|row| row.is_timed = true);
    }

    /// A number of faults.
    pub(crate) fn none(&mut self, what: &str, found: u64) {
        self.wanted(what, found, "0", found == 0);
    }

    /// A time, and the most that it may be. Without any call there is none, which is not as wanted.
    pub(crate) fn within(&mut self, what: &str, found: Option<Duration>, most: Option<Duration>) {
        let is_met = most.is_none_or(|most| found.is_some_and(|found| found <= most));
        let found = found.map_or_else(|| "none".to_owned(), milliseconds);
        self.timed(what, found, &most.map(milliseconds).unwrap_or_default(), is_met);
    }

    /// The faults of searches that no machine may see, beside some right ones.
    pub(crate) fn searches(&mut self, of: &str, counts: &Counts) {
        let right = counts.of(Outcome::Right);
        self.wanted(&format!("{of}right searches"), right, "some", right > 0);
        for (what, outcome) in [
            ("lost searches", Outcome::Lost),
            ("wrong searches", Outcome::Wrong),
            ("answers without some providers", Outcome::Missing),
            ("other answers", Outcome::Odd),
        ] {
            self.none(&format!("{of}{what}"), counts.of(outcome));
        }
        self.none(&format!("{of}refusals without Retry-After"), counts.untold());
    }

    /// The exit code of a process that was asked to end.
    pub(crate) fn exit(&mut self, what: &str, status: ExitStatus) {
        let found = status.code().map_or_else(|| status.to_string(), |code| code.to_string());
        self.wanted(what, found, "0", status.success());
    }

    /// The number of refused calls, by their kind and status.
    pub(crate) fn refused(&mut self, of: &str, counts: &Counts) {
        for (kind, status, _, count) in counts.refused() {
            self.told(&format!("{of}{kind:?} refused by {status}"), count);
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = self.rows.iter().map(|Row { what, found, wanted, is_met, .. }| {
            format!("{what} | {found} | {wanted} | {}", if *is_met { "" } else { "**missed**" })
        });
        f.write_str(&table("figure | found | wanted | ", lines))?;
        self.examples.iter().try_for_each(|example| writeln!(f, "\n- {example}"))
    }
}

/// A table of Markdown, of lines whose cells are parted by bars.
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
