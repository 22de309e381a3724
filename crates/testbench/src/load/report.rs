//! The figures that were found beside those that are wanted, on two processors of which the service has one.

use std::time::Duration;

use super::course::{Course, Look};
use crate::harness::bench::Cost;
use crate::harness::report::{Report, megabytes, milliseconds, percent};
use crate::harness::tally::{Counts, Kind, Outcome};

/// The part of a processor whose searches have to be accepted, at least.
pub(super) const ACCEPTED: f64 = 0.7;

/// The fewest searches that have to be accepted in a second, whatever a search costs.
const STARTS: f64 = 25.0;

/// The time within which 99% of polls are answered while the flood lasts.
const POLL: Duration = Duration::from_millis(300);

/// The factor by which the same time of a neighbour may grow when the flood begins.
const NEIGHBOUR: f64 = 2.0;

/// The most memory.
const MEMORY: u64 = 1_500_000_000;

/// The factor by which memory may grow from the third quarter of the full load to the fourth one.
const GROWTH: f64 = 1.1;

/// The figures of memory that are shown of a phase, some more or less.
const SHOWN: usize = 12;

pub(super) fn report(cost: Cost, load: &Course, overload: &Course, differences: Vec<String>) -> Report {
    let mut report = Report::default();
    report.examples = differences;
    // The searches that a processor can do in a second.
    let per_second = 1.0 / cost.work.as_secs_f64();
    report.told("work of a search", milliseconds(cost.work));
    report.told("calls of a search", format!("{:.1}", cost.calls));
    report.told("time of a search at pace 1", format!("{:.1} s", cost.time.as_secs_f64()));
    report.told("searches of a busy processor", format!("{per_second:.1}/s"));
    correct(&mut report, "load", load);
    timed(&mut report, per_second, load);
    memory(&mut report, "load", load);
    correct(&mut report, "overload", overload);
    busy(&mut report, "overload", overload, [0, 2]);
    memory(&mut report, "overload", overload);
    report
}

/// Figures that hold on any machine.
fn correct(report: &mut Report, phase: &str, course: &Course) {
    let counts = course.load.clone().with(&course.neighbour);
    let all = counts.clone().with(&course.flood);
    report.told(&format!("{phase}: pace"), format!("{:.2}", course.pace));
    report.searches(&format!("{phase}: "), &all);
    for (what, outcome) in [
        ("answers of complete searches that are not complete any more", Outcome::Back),
        ("broken connections", Outcome::Broken),
        ("answers cut by SIGTERM", Outcome::Cut),
    ] {
        report.none(&format!("{phase}: {what}"), all.of(outcome));
    }
    let unanswered = all.of(Outcome::Unanswered);
    report.timed(
        &format!("{phase}: accepted calls not answered at SIGTERM"),
        unanswered,
        "0",
        unanswered == 0,
    );
    report.exit(&format!("{phase}: exit code"), course.exit);
    report.told(&format!("{phase}: time from SIGTERM to the end"), milliseconds(course.ending));
    report.told(&format!("{phase}: calls not read before the end"), all.of(Outcome::Unread));
    report.told(&format!("{phase}: silent connections closed"), course.shed);
    report.told(&format!("{phase}: searches for each request"), format!("{:.1}", course.repeats));
    report.refused(&format!("{phase}: "), &counts);
    report.refused(&format!("{phase}: flood: "), &course.flood);
    report.examples.extend(all.examples);
}

/// Figures of the full load, that depend on the machine.
fn timed(report: &mut Report, per_second: f64, course: &Course) {
    let [full, flooded, stopped] = course.marks;
    let all = course.load.clone().with(&course.neighbour);
    let starts = |counts: &Counts| counts.starts([full, stopped]);
    let wanted = (per_second * ACCEPTED).max(STARTS);
    let found = starts(&all) + starts(&course.flood);
    report.timed("starts accepted", format!("{found:.1}/s"), &format!("{wanted:.1}/s"), found >= wanted);
    report.told("of these, of the flood", format!("{:.1}/s", starts(&course.flood)));
    for (name, within) in [("quiet", [full, flooded]), ("flood", [flooded, stopped])] {
        for kind in [Kind::Start, Kind::Poll] {
            for part in [0.5, 0.99] {
                let most = ((name, kind, part) == ("flood", Kind::Poll, 0.99)).then_some(POLL);
                let what = format!("{name}: {kind:?}, p{:.0}", part * 100.0);
                report.within(&what, all.quantile(part, kind, within), most);
            }
        }
    }
    let neighbour = |within| course.neighbour.quantile(0.99, Kind::Poll, within);
    let before = neighbour([full, flooded]);
    report.within("quiet: neighbour's polls, p99", before, None);
    let most = before.unwrap_or_default().mul_f64(NEIGHBOUR);
    report.within("flood: neighbour's polls, p99", neighbour([flooded, stopped]), Some(most));
    busy(report, "quiet", course, [0, 1]);
    busy(report, "flood", course, [1, 2]);
}

/// Reports the load of the processors of service and bench between two marks.
fn busy(report: &mut Report, name: &str, course: &Course, [from, until]: [usize; 2]) {
    let within = course.looks(from, until);
    let (Some(first), Some(last)) = (within.first(), within.last()) else { return };
    let part = |of: usize| percent((last.work[of] - first.work[of]).div_duration_f64(last.at - first.at));
    let parts = format!("{}, {}", part(0), part(1));
    report.told(&format!("{name}: processor of the service, of the bench"), parts);
}

fn memory(report: &mut Report, name: &str, course: &Course) {
    let peak = course.looks.iter().map(|look| look.memory).max().unwrap_or_default();
    report.timed(&format!("{name}: most memory"), megabytes(peak), &megabytes(MEMORY), peak <= MEMORY);
    let of_all = course.looks.iter().step_by((course.looks.len() / SHOWN).max(1));
    let shown: Vec<_> = of_all.map(|look| (look.memory / 1_000_000).to_string()).collect();
    report.told(&format!("{name}: memory over time, in MB"), shown.join(" "));
    let within = course.looks(0, 2);
    let quarter = within.len() / 4;
    if quarter == 0 {
        return;
    }
    let mean = |looks: &[Look]| looks.iter().map(|look| look.memory).sum::<u64>() / quarter as u64;
    let [third, last] = [2, 3].map(|of| mean(&within[of * quarter..][..quarter]));
    let growth = last as f64 / third as f64;
    let found = format!("{growth:.2} ({} to {})", megabytes(third), megabytes(last));
    report.timed(&format!("{name}: growth of memory"), found, &GROWTH.to_string(), growth <= GROWTH);
}
