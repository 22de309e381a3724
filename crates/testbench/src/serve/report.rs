//! Figures, beside what is wanted of them.

use std::fmt;
use std::time::Duration;

/// A figure.
#[derive(Clone, Debug)]
pub struct Row {
    /// What it is.
    pub what: String,
    /// What was found.
    pub found: String,
    /// What is wanted, if anything is.
    pub wanted: Option<String>,
    /// Whether it is as wanted.
    pub is_met: bool,
    /// Whether it depends on how fast the machine is.
    pub is_timed: bool,
}

/// All figures of a run.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The figures.
    pub rows: Vec<Row>,
    /// Faults in words.
    pub examples: Vec<String>,
}

impl Report {
    /// Whether all figures are as wanted.
    pub fn is_met(&self) -> bool {
        self.rows.iter().all(|row| row.is_met)
    }

    /// The figures that are not as wanted, without those that depend on how fast the machine is.
    pub fn wrong(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| !row.is_met && !row.is_timed)
    }

    /// A time, and the most that it may be. Without any call there is none, which is not as wanted.
    pub(crate) fn within(&mut self, what: &str, found: Option<Duration>, most: Option<Duration>) {
        let is_met = most.is_none_or(|most| found.is_some_and(|found| found <= most));
        let found = found.map_or_else(|| "none".to_owned(), milliseconds);
        self.push(what, found, most.map(milliseconds), is_met, true);
    }

    pub(crate) fn told(&mut self, what: &str, found: String) {
        self.push(what, found, None, true, false);
    }

    pub(crate) fn counted(&mut self, what: &str, found: u64, wanted: &str, is_met: bool) {
        self.push(what, found.to_string(), Some(wanted.to_owned()), is_met, false);
    }

    pub(crate) fn push(
        &mut self,
        what: &str,
        found: String,
        wanted: Option<String>,
        is_met: bool,
        is_timed: bool,
    ) {
        self.rows.push(Row { what: what.to_owned(), found, wanted, is_met, is_timed });
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| figure | found | wanted | |\n|---|---|---|---|")?;
        for Row { what, found, wanted, is_met, .. } in &self.rows {
            let mark = if *is_met { "" } else { "**missed**" };
            writeln!(f, "| {what} | {found} | {} | {mark} |", wanted.as_deref().unwrap_or_default())?;
        }
        self.examples.iter().try_for_each(|example| writeln!(f, "\n- {example}"))
    }
}

pub(crate) fn milliseconds(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1e3)
}

pub(crate) fn megabytes(bytes: u64) -> String {
    format!("{} MB", bytes / 1_000_000)
}

/// The time within which this part of them are, of sorted times.
pub(crate) fn quantile(sorted: &[Duration], part: f64) -> Option<Duration> {
    let last = sorted.len().checked_sub(1)?;
    sorted.get((last as f64 * part).round() as usize).copied()
}
