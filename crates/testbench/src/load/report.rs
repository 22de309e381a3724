//! What was found, beside what is wanted.

use std::fmt;
use std::time::Duration;

use super::cost::Cost;
use super::phase::{Course, Look};
use super::tally::{Counts, Kind};
use super::wanted::{ACCEPTED, GROWTH, MEMORY, NEIGHBOUR, POLL, STARTS};

/// The figures of memory that are shown of a phase, some more or less.
const SHOWN: usize = 12;

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
#[derive(Clone, Debug)]
pub struct Report {
    /// The figures.
    pub rows: Vec<Row>,
    /// Faults in words.
    pub examples: Vec<String>,
}

impl Report {
    pub(super) fn new(cost: Cost, load: &Course, overload: &Course, differences: Vec<String>) -> Report {
        let mut report = Report { rows: Vec::new(), examples: differences };
        report.told("work of a search", milliseconds(cost.work));
        report.told("calls of a search", format!("{:.1}", cost.calls));
        report.told("time of a search at pace 1", format!("{:.1} s", cost.time.as_secs_f64()));
        report.told("searches of a busy processor", format!("{:.1}/s", cost.per_second()));
        report.correct("load", load);
        report.timed(cost, load);
        report.correct("overload", overload);
        report.busy("overload", overload, 0, 2);
        report.memory("overload", overload);
        report
    }

    /// Whether all figures are as wanted.
    pub fn is_met(&self) -> bool {
        self.rows.iter().all(|row| row.is_met)
    }

    /// The figures that are not as wanted, without those that depend on how fast the machine is.
    pub fn wrong(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| !row.is_met && !row.is_timed)
    }

    /// Figures that hold on any machine.
    fn correct(&mut self, phase: &str, course: &Course) {
        let counts = course.load.clone().with(&course.neighbour);
        self.told(&format!("{phase}: pace"), format!("{:.2}", course.pace));
        self.counted(&format!("{phase}: right searches"), counts.right, "some", counts.right > 0);
        let flood = &course.flood;
        for (what, found) in [
            ("wrong searches", counts.wrong),
            ("answers without some providers", counts.missing),
            ("lost searches", counts.lost),
            ("other answers", counts.odd + flood.odd),
            ("broken connections", counts.broken + flood.broken),
            ("refusals without Retry-After", counts.untold() + flood.untold()),
            ("answers cut by SIGTERM", counts.cut + flood.cut),
        ] {
            self.counted(&format!("{phase}: {what}"), found, "0", found == 0);
        }
        let unanswered = counts.unanswered + flood.unanswered;
        let what = format!("{phase}: accepted calls not answered at SIGTERM");
        self.push(&what, unanswered.to_string(), Some("0".to_owned()), unanswered == 0, true);
        let exit = course.exit.code();
        let found = exit.map_or_else(|| course.exit.to_string(), |code| code.to_string());
        self.push(&format!("{phase}: exit code"), found, Some("0".to_owned()), exit == Some(0), false);
        self.told(&format!("{phase}: time from SIGTERM to the end"), milliseconds(course.ending));
        self.told(
            &format!("{phase}: calls not read before the end"),
            (counts.unread + flood.unread).to_string(),
        );
        self.told(&format!("{phase}: silent connections closed"), course.shed.to_string());
        self.told(&format!("{phase}: searches for each request"), format!("{:.1}", course.repeats));
        self.refused(phase, &counts);
        self.refused(&format!("{phase}: flood"), flood);
        self.examples.extend(counts.examples.into_iter().chain(flood.examples.iter().cloned()));
    }

    fn refused(&mut self, whose: &str, counts: &Counts) {
        for ((kind, status, _), count) in &counts.refused {
            self.told(&format!("{whose}: {kind:?} refused by {status}"), count.to_string());
        }
    }

    /// Figures of the full load, that depend on the machine.
    fn timed(&mut self, cost: Cost, course: &Course) {
        let [full, flooded, stopped] = course.marks;
        let all = course.load.clone().with(&course.neighbour);
        let starts = |counts: &Counts| counts.starts(full, stopped) as f64 / (stopped - full).as_secs_f64();
        let wanted = (cost.per_second() * ACCEPTED).max(STARTS);
        let found = starts(&all) + starts(&course.flood);
        self.push(
            "starts accepted",
            format!("{found:.1}/s"),
            Some(format!("{wanted:.1}/s")),
            found >= wanted,
            true,
        );
        self.told("of these, of the flood", format!("{:.1}/s", starts(&course.flood)));
        for (name, from, until) in [("quiet", full, flooded), ("flood", flooded, stopped)] {
            for (kind, part) in
                [(Kind::Start, 0.5), (Kind::Start, 0.99), (Kind::Poll, 0.5), (Kind::Poll, 0.99)]
            {
                let most = ((name, kind, part) == ("flood", Kind::Poll, 0.99)).then_some(POLL);
                let what = format!("{name}: {kind:?}, p{:.0}", part * 100.0);
                self.within(&what, all.quantile(part, kind, from, until), most);
            }
        }
        let neighbour = |from, until| course.neighbour.quantile(0.99, Kind::Poll, from, until);
        let before = neighbour(full, flooded);
        self.within("quiet: neighbour's polls, p99", before, None);
        let most = before.unwrap_or_default().mul_f64(NEIGHBOUR);
        self.within("flood: neighbour's polls, p99", neighbour(flooded, stopped), Some(most));
        self.busy("quiet", course, 0, 1);
        self.busy("flood", course, 1, 2);
        self.memory("load", course);
    }

    /// How busy the processors of service and bench were between two marks.
    fn busy(&mut self, name: &str, course: &Course, from: usize, until: usize) {
        let within: Vec<_> = looks(course, from, until);
        let (Some(first), Some(last)) = (within.first(), within.last()) else { return };
        let time = (last.at - first.at).as_secs_f64();
        let [service, bench] = [0, 1].map(|of| (last.work[of] - first.work[of]).as_secs_f64() / time * 100.0);
        self.told(
            &format!("{name}: processor of the service, of the bench"),
            format!("{service:.0}%, {bench:.0}%"),
        );
    }

    fn memory(&mut self, name: &str, course: &Course) {
        let peak = course.looks.iter().map(|look| look.memory).max().unwrap_or_default();
        self.push(
            &format!("{name}: most memory"),
            megabytes(peak),
            Some(megabytes(MEMORY)),
            peak <= MEMORY,
            true,
        );
        let of_all = course.looks.iter().step_by((course.looks.len() / SHOWN).max(1));
        let shown: Vec<_> = of_all.map(|look| (look.memory / 1_000_000).to_string()).collect();
        self.told(&format!("{name}: memory over time, in MB"), shown.join(" "));
        let within = looks(course, 0, 2);
        let quarter = within.len() / 4;
        if quarter == 0 {
            return;
        }
        let mean = |looks: &[Look]| looks.iter().map(|look| look.memory).sum::<u64>() / quarter as u64;
        let [third, last] = [2, 3].map(|of| mean(&within[of * quarter..][..quarter]));
        let growth = last as f64 / third as f64;
        let found = format!("{growth:.2} ({} to {})", megabytes(third), megabytes(last));
        self.push(
            &format!("{name}: growth of memory"),
            found,
            Some(GROWTH.to_string()),
            growth <= GROWTH,
            true,
        );
    }

    /// A time, and the most that it may be. Without any call there is none, which is not as wanted.
    fn within(&mut self, what: &str, found: Option<Duration>, most: Option<Duration>) {
        let is_met = most.is_none_or(|most| found.is_some_and(|found| found <= most));
        let found = found.map_or_else(|| "none".to_owned(), milliseconds);
        self.push(what, found, most.map(milliseconds), is_met, true);
    }

    fn told(&mut self, what: &str, found: String) {
        self.push(what, found, None, true, false);
    }

    fn counted(&mut self, what: &str, found: u64, wanted: &str, is_met: bool) {
        self.push(what, found.to_string(), Some(wanted.to_owned()), is_met, false);
    }

    fn push(&mut self, what: &str, found: String, wanted: Option<String>, is_met: bool, is_timed: bool) {
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

/// The looks between two marks.
fn looks(course: &Course, from: usize, until: usize) -> Vec<Look> {
    let marks = course.marks[from]..course.marks[until];
    course.looks.iter().filter(|look| marks.contains(&look.at)).copied().collect()
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1e3)
}

fn megabytes(bytes: u64) -> String {
    format!("{} MB", bytes / 1_000_000)
}
