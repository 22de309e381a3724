//! Measurements of the failover test and their targets.

use std::sync::Arc;
use std::time::Duration;

use super::Nodes;
use super::verdict::{Class, Events};
use crate::harness::bench::Bench;
use crate::harness::report::{Report, megabytes, milliseconds, percent};
use crate::harness::tally::{Counts, Outcome, quantile};

/// The fraction of the machine's CPU time that the load should leave idle, and the allowed range. The range is wide,
/// because the real load is known only after the measurement.
pub(super) const IDLE: f64 = 0.3;
const IDLE_WITHIN: [f64; 2] = [0.25, 0.4];

/// The maximum number of late searches that are listed.
const MAX_LISTED: usize = 5;

/// The results of the failover test.
#[derive(Debug)]
pub(super) struct ProofResults {
    pub bench: Bench,
    pub nodes: Nodes,
    pub pace: f64,
    /// The duration of each search on one in-memory node.
    pub times: Arc<[Duration]>,
    pub counts: Counts,
    pub events: Events,
}

pub(super) fn report(found: &ProofResults, differences: Vec<String>) -> Report {
    let ProofResults { bench, counts, events, .. } = found;
    let mut report = Report::default();
    report.examples = differences;
    let size = format!("{}, {}", found.nodes.count, bench.settings.searches);
    report.info("nodes, concurrent searches", size);
    report.info("pace", format!("{:.2}", found.pace));
    idle(&mut report, bench.settings.pace.is_none(), events.idle);
    report.searches("", counts);
    report.refused("", counts);
    report.info("broken starts, not accepted", counts.of(Outcome::Broken));
    report.info("broken polls, retried", counts.of(Outcome::Retried));
    report.info("incomplete pages from other nodes, retried", counts.of(Outcome::Regressed));
    if let Some((_, took, status)) = events.drained {
        report.exit("exit code of the drained node", status);
        report.info("drained node: time from SIGTERM to exit", milliseconds(took));
    }
    if let Some([from, until]) = events.outage {
        report.info("store outage", milliseconds(until - from));
    }
    report.info("memory: largest node, store", events.memory.map(megabytes).join(", "));
    Class::ALL.into_iter().for_each(|of| class(&mut report, found, of));
    report.examples.extend(counts.examples.iter().cloned());
    report
}

/// Reports the fraction of CPU time for which the machine was idle. The fraction has a target only if the pace was
/// chosen to meet that target.
fn idle(report: &mut Report, is_chosen: bool, [before, all]: [f64; 2]) {
    let [min, max] = IDLE_WITHIN;
    let wanted = format!("{}, {} to {}", percent(IDLE), percent(min), percent(max));
    let is_met = !is_chosen || (min..=max).contains(&before);
    let wanted = if is_chosen { &wanted } else { "" };
    report.timed("idle before the first event", percent(before), wanted, is_met);
    report.info("idle overall", percent(all));
}

/// Reports the search times of a class.
fn class(
    report: &mut Report,
    ProofResults { bench, times, counts, events, .. }: &ProofResults,
    class: Class,
) {
    let records: Vec<_> = counts.records.iter().filter(|record| Class::of(record, events) == class).collect();
    let label = class.label();
    report.info(&format!("searches {label}"), records.len());
    if records.is_empty() {
        return;
    }
    let lost = records.iter().filter(|record| record.lost.is_some()).count();
    report.no_faults(&format!("{label}: lost"), lost as u64);
    let delay = |number: usize, complete: Duration| complete.saturating_sub(times[number]);
    let delays: Vec<_> =
        records.iter().filter_map(|of| Some(delay(of.number, of.followed.complete?))).collect();
    let shown = [0.5, 0.9, 0.99, 1.0].map(|part| seconds(quantile(delays.clone(), part).unwrap_or_default()));
    report.info(
        &format!("{label}: delay until a poll finds the search complete, p50, p90, p99, max"),
        shown.join(", "),
    );
    let late: Vec<_> = records
        .iter()
        .filter_map(|record| Some((class.late(record, times[record.number], events)?, record)))
        .collect();
    let max = late.iter().map(|(late, _)| *late).max();
    let shown = max.map_or_else(|| "0".to_owned(), |max| format!("{}, up to {}", late.len(), seconds(max)));
    report.timed(
        &format!("{label}: searches incomplete after their duration plus the lease"),
        shown,
        "0",
        late.is_empty(),
    );
    report.examples.extend(late.iter().take(MAX_LISTED).map(|(late, record)| {
        let [late, time, unfinished] =
            [*late, times[record.number], record.followed.unfinished].map(seconds);
        let by = record.followed.by.as_deref().unwrap_or("an unnamed node");
        let search = &bench.known[record.number].search;
        format!(
            "late by {late}, {label}, accepted by {by}, duration {time}, incomplete at {unfinished}: {search:?}"
        )
    }));
}

fn seconds(time: Duration) -> String {
    format!("{:.2} s", time.as_secs_f64())
}
