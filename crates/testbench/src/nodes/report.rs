//! What came of the proof, beside what is wanted.

use std::sync::Arc;
use std::time::Duration;

use super::settings::Settings;
use super::timeline::Happened;
use super::verdict::{Class, Record};
use crate::serve::report::{Report, megabytes, milliseconds, quantile};
use crate::serve::requests::Known;
use crate::serve::tally::Counts;

/// The part of the machine that the load is to leave idle, and that which it may leave, as nothing else than measuring
/// tells how busy it will be.
pub(super) const IDLE: f64 = 0.3;
const IDLE_WITHIN: [f64; 2] = [0.25, 0.4];

/// Late searches that are told one by one.
const TOLD: usize = 5;

/// What came of the proof.
#[derive(Debug)]
pub(super) struct Found {
    pub known: Arc<[Known]>,
    pub pace: f64,
    pub records: Vec<Record>,
    pub counts: Counts,
    pub happened: Happened,
}

impl Report {
    pub(super) fn of_proof(settings: &Settings, found: &Found, differences: Vec<String>) -> Report {
        let mut report = Report { rows: Vec::new(), examples: differences };
        report.told("nodes, searches at a time", format!("{}, {}", settings.nodes, settings.searches));
        report.told("pace", format!("{:.2}", found.pace));
        report.idle(settings, found.happened.idle);
        report.counts(&found.counts);
        report.happened(&found.happened);
        for class in Class::ALL {
            report.class(settings, found, class);
        }
        report.examples.extend(found.counts.examples.iter().cloned());
        report
    }

    /// The part of the machine that was idle. It is as wanted where the pace was chosen for it.
    fn idle(&mut self, settings: &Settings, [before, all]: [f64; 2]) {
        let percent = |part: f64| format!("{:.0}%", part * 100.0);
        let [least, most] = IDLE_WITHIN;
        let is_met = settings.pace.is_some() || (least..=most).contains(&before);
        let wanted = settings
            .pace
            .is_none()
            .then(|| format!("{}, {} to {}", percent(IDLE), percent(least), percent(most)));
        self.push("idle before the first event", percent(before), wanted, is_met, true);
        self.told("idle in all", percent(all));
    }

    fn counts(&mut self, counts: &Counts) {
        self.counted("right searches", counts.right, "some", counts.right > 0);
        for (what, found) in [
            ("lost searches", counts.lost),
            ("wrong searches", counts.wrong),
            ("answers without some providers", counts.missing),
            ("other answers", counts.odd),
            ("refusals without Retry-After", counts.untold()),
        ] {
            self.counted(what, found, "0", found == 0);
        }
        for ((kind, status, _), count) in &counts.refused {
            self.told(&format!("{kind:?} refused by {status}"), count.to_string());
        }
        self.told("starts broken off, not accepted", counts.broken.to_string());
        self.told("polls broken off, made again", counts.repeated.to_string());
        self.told("pages of nodes that did not have all yet, asked for again", counts.back.to_string());
    }

    fn happened(&mut self, happened: &Happened) {
        if let Some((_, took, status)) = happened.drained {
            let code = status.code().map_or_else(|| status.to_string(), |code| code.to_string());
            self.push("exit code of the drained node", code, Some("0".to_owned()), status.success(), false);
            self.told("time from its SIGTERM to its end", milliseconds(took));
        }
        if let Some([from, until]) = happened.outage {
            self.told("outage of the store", milliseconds(until - from));
        }
        let [node, store] = happened.memory.map(megabytes);
        self.told("memory of the largest node, of the store", format!("{node}, {store}"));
    }

    /// The times of searches that were touched in one way.
    fn class(&mut self, settings: &Settings, found: &Found, class: Class) {
        let of_class = |record: &&Record| record.class(&found.happened) == class;
        let records: Vec<_> = found.records.iter().filter(of_class).collect();
        let words = class.words();
        self.told(&format!("searches {words}"), records.len().to_string());
        if records.is_empty() {
            return;
        }
        let lost = records.iter().filter(|record| record.lost.is_some()).count() as u64;
        self.counted(&format!("{words}: lost"), lost, "0", lost == 0);
        let mut delays: Vec<_> = records.iter().filter_map(|record| record.delay()).collect();
        delays.sort_unstable();
        let shown = [0.5, 0.9, 0.99, 1.0].map(|part| seconds(quantile(&delays, part).unwrap_or_default()));
        self.told(&format!("{words}: found complete after its time, p50, p90, p99, most"), shown.join(", "));
        let late: Vec<_> = records
            .iter()
            .filter_map(|record| Some((record.late(settings.lease, &found.happened)?, record)))
            .collect();
        let most = late.iter().map(|(late, _)| *late).max();
        let shown =
            most.map_or_else(|| "0".to_owned(), |most| format!("{}, up to {}", late.len(), seconds(most)));
        let what = format!("{words}: not complete within its time and the lease");
        self.push(&what, shown, Some("0".to_owned()), late.is_empty(), true);
        for (late, record) in late.iter().take(TOLD) {
            let Record { number, time, followed, .. } = record;
            let [late, time, unfinished] = [*late, *time, followed.unfinished].map(seconds);
            let by = followed.by.as_deref().unwrap_or("a node without a name");
            self.examples.push(format!(
                "late by {late}, {words}, accepted by {by}, of a time of {time}, unfinished at {unfinished}: {:?}",
                found.known[*number].search
            ));
        }
    }
}

fn seconds(time: Duration) -> String {
    format!("{:.2} s", time.as_secs_f64())
}
