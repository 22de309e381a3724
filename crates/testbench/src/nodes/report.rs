//! The figures of the proof, beside those that are wanted.

use std::sync::Arc;
use std::time::Duration;

use super::Nodes;
use super::verdict::{Class, Happened};
use crate::harness::bench::Bench;
use crate::harness::report::{Report, megabytes, milliseconds, percent};
use crate::harness::tally::{Counts, Outcome, quantile};

/// The part of the machine that the load is to leave idle, and that which it may leave, as nothing else than measuring
/// tells how busy it will be.
pub(super) const IDLE: f64 = 0.3;
const IDLE_WITHIN: [f64; 2] = [0.25, 0.4];

/// Late searches that are told one by one.
const TOLD: usize = 5;

/// The results of the proof.
#[derive(Debug)]
pub(super) struct Found {
    pub bench: Bench,
    pub nodes: Nodes,
    pub pace: f64,
    /// The time of each search on one memory node.
    pub times: Arc<[Duration]>,
    pub counts: Counts,
    pub happened: Happened,
}

pub(super) fn report(found: &Found, differences: Vec<String>) -> Report {
    let Found { bench, counts, happened, .. } = found;
    let mut report = Report::default();
    report.examples = differences;
    let size = format!("{}, {}", found.nodes.count, bench.settings.searches);
    report.told("nodes, searches at a time", size);
    report.told("pace", format!("{:.2}", found.pace));
    idle(&mut report, bench.settings.pace.is_none(), happened.idle);
    report.searches("", counts);
    report.refused("", counts);
    report.told("starts broken off, not accepted", counts.of(Outcome::Broken));
    report.told("polls broken off, made again", counts.of(Outcome::Repeated));
    report.told("pages of nodes that did not have all yet, asked for again", counts.of(Outcome::Back));
    if let Some((_, took, status)) = happened.drained {
        report.exit("exit code of the drained node", status);
        report.told("time from its SIGTERM to its end", milliseconds(took));
    }
    if let Some([from, until]) = happened.outage {
        report.told("outage of the store", milliseconds(until - from));
    }
    report.told("memory of the largest node, of the store", happened.memory.map(megabytes).join(", "));
    Class::ALL.into_iter().for_each(|of| class(&mut report, found, of));
    report.examples.extend(counts.examples.iter().cloned());
    report
}

/// The part of the machine that was idle. It is as wanted where the pace was chosen for it.
fn idle(report: &mut Report, is_chosen: bool, [before, all]: [f64; 2]) {
    let [least, most] = IDLE_WITHIN;
    let wanted = format!("{}, {} to {}", percent(IDLE), percent(least), percent(most));
    let is_met = !is_chosen || (least..=most).contains(&before);
    let wanted = if is_chosen { &wanted } else { "" };
    report.timed("idle before the first event", percent(before), wanted, is_met);
    report.told("idle in all", percent(all));
}

/// The times of searches that were touched in one way.
fn class(report: &mut Report, Found { bench, times, counts, happened, .. }: &Found, class: Class) {
    let records: Vec<_> =
        counts.records.iter().filter(|record| Class::of(record, happened) == class).collect();
    let words = class.words();
    report.told(&format!("searches {words}"), records.len());
    if records.is_empty() {
        return;
    }
    let lost = records.iter().filter(|record| record.lost.is_some()).count();
    report.none(&format!("{words}: lost"), lost as u64);
    let delay = |number: usize, complete: Duration| complete.saturating_sub(times[number]);
    let delays: Vec<_> =
        records.iter().filter_map(|of| Some(delay(of.number, of.followed.complete?))).collect();
    let shown = [0.5, 0.9, 0.99, 1.0].map(|part| seconds(quantile(delays.clone(), part).unwrap_or_default()));
    report.told(&format!("{words}: found complete after its time, p50, p90, p99, most"), shown.join(", "));
    let late: Vec<_> = records
        .iter()
        .filter_map(|record| Some((class.late(record, times[record.number], happened)?, record)))
        .collect();
    let most = late.iter().map(|(late, _)| *late).max();
    let shown =
        most.map_or_else(|| "0".to_owned(), |most| format!("{}, up to {}", late.len(), seconds(most)));
    report.timed(
        &format!("{words}: not complete within its time and the lease"),
        shown,
        "0",
        late.is_empty(),
    );
    report.examples.extend(late.iter().take(TOLD).map(|(late, record)| {
        let [late, time, unfinished] =
            [*late, times[record.number], record.followed.unfinished].map(seconds);
        let by = record.followed.by.as_deref().unwrap_or("a node without a name");
        let search = &bench.known[record.number].search;
        format!(
            "late by {late}, {words}, accepted by {by}, of a time of {time}, unfinished at {unfinished}: {search:?}"
        )
    }));
}

fn seconds(time: Duration) -> String {
    format!("{:.2} s", time.as_secs_f64())
}
