//! Measurements of the load benchmark and their targets. The targets assume two processors, one of them for the
//! service.

use std::time::Duration;

use super::fairness::{CROWD, Fairness};
use super::phase::{Phase, Sample};
use super::relay::{self, Page, Relayed};
use super::unread::{STREAMS, Unread};
use crate::harness::bench::Cost;
use crate::harness::report::{Report, megabytes, milliseconds, percent};
use crate::harness::tally::{Counts, Kind, Outcome};

/// The minimum rate of accepted searches, as a fraction of the rate that one fully busy processor can serve.
pub(super) const ACCEPTED: f64 = 0.7;

/// The minimum number of searches per second that the service must accept, regardless of their cost.
const STARTS: f64 = 25.0;

/// The maximum 99th-percentile response time of polls during the flood.
const POLL: Duration = Duration::from_millis(300);

/// The factor by which a neighbour's response time may grow during the flood.
const NEIGHBOUR: f64 = 2.0;

/// The maximum 99th-percentile response time of a hotel search alongside a crowd with another key.
const MAX_CROWDED_P99: Duration = Duration::from_millis(100);

/// The maximum time that a relay adds to a response.
const MAX_ADDED: Duration = Duration::from_millis(2);

/// The maximum memory of the service, in bytes.
const MEMORY: u64 = 1_500_000_000;

/// The maximum memory, in bytes, of a service whose HTTP/2 clients don't read their responses.
const UNREAD: u64 = 256 << 20;

/// The factor by which memory may grow from the third to the fourth quarter of the full load.
const MAX_MEMORY_GROWTH: f64 = 1.1;

/// The approximate number of memory samples shown for a phase.
const SHOWN: usize = 12;

pub(super) fn report(
    cost: Cost,
    load: &Phase,
    overload: &Phase,
    fairness: &Fairness,
    relayed: Option<&Relayed>,
    unread: Option<&Unread>,
    differences: Vec<String>,
) -> Report {
    let mut report = Report::default();
    report.examples = differences;
    // Searches per second that a processor can serve.
    let per_second = 1.0 / cost.work.as_secs_f64();
    report.info("CPU time per search", milliseconds(cost.work));
    report.info("calls per search", format!("{:.1}", cost.calls));
    report.info("duration of a search at pace 1", format!("{:.1} s", cost.time.as_secs_f64()));
    report.info("maximum searches per processor", format!("{per_second:.1}/s"));
    correct(&mut report, "load", load);
    timed(&mut report, per_second, load);
    memory(&mut report, "load", load);
    correct(&mut report, "overload", overload);
    busy(&mut report, "overload", overload, [0, 2]);
    memory(&mut report, "overload", overload);
    fair(&mut report, fairness);
    relayed.iter().for_each(|run| through_relay(&mut report, run));
    unread.iter().for_each(|run| bounded(&mut report, run));
    report
}

/// Reports the response times of a caller, alone and alongside a crowd with another key.
fn fair(report: &mut Report, run: &Fairness) {
    let p99 = |counts: &Counts| counts.quantile(0.99, Kind::Start, run.within);
    let [alone, beside] = &run.neighbour;
    report.duration("fairness: hotel searches alone, p99", p99(alone), None);
    let what = format!("fairness: hotel searches alongside {CROWD} connections, p99");
    report.duration(&what, p99(beside), Some(MAX_CROWDED_P99));
    report.info("fairness: searches started by the crowd", run.crowd.calls());
    report.refused("fairness: neighbour: ", beside);
}

/// Reports the load through a relay, and the time that the relay adds to a response.
fn through_relay(report: &mut Report, run: &Relayed) {
    correct(report, "relay", &run.load);
    let [full, _, stopped] = run.load.marks;
    let starts = run.load.load.starts([full, stopped]) + run.load.neighbour.starts([full, stopped]);
    let wanted = 0.9 * relay::STARTS;
    report.timed(
        "relay: started searches",
        format!("{starts:.1}/s"),
        &format!("{wanted:.1}/s"),
        starts >= wanted,
    );
    busy(report, "relay", &run.load, [0, 2]);
    memory(report, "relay", &run.load);
    for Page { vertical, bytes, upstream, relayed } in &run.pages {
        let page = format!("relay: {vertical:?}, a page of {} kB", bytes / 1000);
        let added = relayed.zip(*upstream).map(|(relayed, upstream)| relayed.saturating_sub(upstream));
        report.duration(&format!("{page}, p50 of the upstream"), *upstream, None);
        report.duration(&format!("{page}, added to p50"), added, Some(MAX_ADDED));
    }
    report.examples.extend(run.differences.iter().cloned());
}

/// Reports the memory of a service whose HTTP/2 clients don't read their responses.
fn bounded(report: &mut Report, run: &Unread) {
    let Unread { peak, frames } = run;
    let what = format!("http2: peak memory with {STREAMS} unread streams per connection");
    report.timed(&what, megabytes(*peak), &megabytes(UNREAD), *peak <= UNREAD);
    report.info("http2: accepted calls", frames.accepted);
    report.info("http2: refused calls", frames.refused);
    report.info("http2: reset streams", frames.reset);
}

/// Reports the outcomes of searches and calls. Almost all of their targets apply on any machine.
fn correct(report: &mut Report, phase: &str, run: &Phase) {
    let counts = run.load.clone().with(&run.neighbour);
    let all = counts.clone().with(&run.flood);
    report.info(&format!("{phase}: pace"), format!("{:.2}", run.pace));
    report.searches(&format!("{phase}: "), &all);
    for (what, outcome) in [
        ("incomplete responses of complete searches", Outcome::Regressed),
        ("broken connections", Outcome::Broken),
        ("responses truncated by SIGTERM", Outcome::Truncated),
    ] {
        report.no_faults(&format!("{phase}: {what}"), all.of(outcome));
    }
    let unanswered = all.of(Outcome::Unanswered);
    report.timed(
        &format!("{phase}: accepted calls not answered at SIGTERM"),
        unanswered,
        "0",
        unanswered == 0,
    );
    report.exit(&format!("{phase}: exit code"), run.exit);
    report.info(&format!("{phase}: time from SIGTERM to exit"), milliseconds(run.ending));
    report.info(&format!("{phase}: calls not read before exit"), all.of(Outcome::Unread));
    report.info(&format!("{phase}: silent connections closed"), run.shed);
    report.info(&format!("{phase}: searches per request"), format!("{:.1}", run.repeats));
    report.refused(&format!("{phase}: "), &counts);
    report.refused(&format!("{phase}: flood: "), &run.flood);
    report.examples.extend(all.examples);
}

/// Reports the measurements of the full load that depend on the machine.
fn timed(report: &mut Report, per_second: f64, run: &Phase) {
    let [full, flooded, stopped] = run.marks;
    let all = run.load.clone().with(&run.neighbour);
    let starts = |counts: &Counts| counts.starts([full, stopped]);
    let wanted = (per_second * ACCEPTED).max(STARTS);
    let found = starts(&all) + starts(&run.flood);
    report.timed("accepted starts", format!("{found:.1}/s"), &format!("{wanted:.1}/s"), found >= wanted);
    report.info("accepted starts from the flood", format!("{:.1}/s", starts(&run.flood)));
    for (name, within) in [("quiet", [full, flooded]), ("flood", [flooded, stopped])] {
        for kind in [Kind::Start, Kind::Poll] {
            for part in [0.5, 0.99] {
                let max = ((name, kind, part) == ("flood", Kind::Poll, 0.99)).then_some(POLL);
                let what = format!("{name}: {kind:?}, p{:.0}", part * 100.0);
                report.duration(&what, all.quantile(part, kind, within), max);
            }
        }
    }
    let neighbour = |within| run.neighbour.quantile(0.99, Kind::Poll, within);
    let before = neighbour([full, flooded]);
    report.duration("quiet: neighbour's polls, p99", before, None);
    let max = before.unwrap_or_default().mul_f64(NEIGHBOUR);
    report.duration("flood: neighbour's polls, p99", neighbour([flooded, stopped]), Some(max));
    busy(report, "quiet", run, [0, 1]);
    busy(report, "flood", run, [1, 2]);
}

/// Reports the CPU load of the service and of the benchmark between two marks.
fn busy(report: &mut Report, name: &str, run: &Phase, [from, until]: [usize; 2]) {
    let within = run.samples(from, until);
    let (Some(first), Some(last)) = (within.first(), within.last()) else { return };
    let part = |of: usize| percent((last.work[of] - first.work[of]).div_duration_f64(last.at - first.at));
    let parts = format!("{}, {}", part(0), part(1));
    report.info(&format!("{name}: CPU load: service, benchmark"), parts);
}

fn memory(report: &mut Report, name: &str, run: &Phase) {
    let peak = run.samples.iter().map(|sample| sample.memory).max().unwrap_or_default();
    report.timed(&format!("{name}: peak memory"), megabytes(peak), &megabytes(MEMORY), peak <= MEMORY);
    let of_all = run.samples.iter().step_by((run.samples.len() / SHOWN).max(1));
    let shown: Vec<_> = of_all.map(|sample| (sample.memory / 1_000_000).to_string()).collect();
    report.info(&format!("{name}: memory over time, in MB"), shown.join(" "));
    let within = run.samples(0, 2);
    let quarter = within.len() / 4;
    if quarter == 0 {
        return;
    }
    let mean = |samples: &[Sample]| samples.iter().map(|sample| sample.memory).sum::<u64>() / quarter as u64;
    let [third, last] = [2, 3].map(|of| mean(&within[of * quarter..][..quarter]));
    let growth = last as f64 / third as f64;
    let found = format!("{growth:.2} ({} to {})", megabytes(third), megabytes(last));
    report.timed(
        &format!("{name}: memory growth"),
        found,
        &MAX_MEMORY_GROWTH.to_string(),
        growth <= MAX_MEMORY_GROWTH,
    );
}
