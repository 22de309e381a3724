//! What was found, beside what is wanted.

use super::cost::Cost;
use super::phase::{Course, Look};
use super::wanted::{ACCEPTED, GROWTH, MEMORY, NEIGHBOUR, POLL, STARTS};
use crate::serve::report::{Report, megabytes, milliseconds};
use crate::serve::tally::{Counts, Kind};

/// The figures of memory that are shown of a phase, some more or less.
const SHOWN: usize = 12;

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
            ("answers of complete searches that are not complete any more", counts.back),
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
}

/// The looks between two marks.
fn looks(course: &Course, from: usize, until: usize) -> Vec<Look> {
    let marks = course.marks[from]..course.marks[until];
    course.looks.iter().filter(|look| marks.contains(&look.at)).copied().collect()
}
