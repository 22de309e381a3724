//! What holds between answers of one polled search.

use std::collections::BTreeMap;
use std::fmt::Debug;

use wayfare_client::poll::Protocol as _;

use super::{Polled, Response, carried, ids};
use crate::findings::Findings;

/// A later answer goes on from an earlier one.
pub fn grown<A: Polled>(findings: &mut Findings, before: &Response<A>, now: &Response<A>) {
    findings.same("P4", carried::<A>(now), carried::<A>(before));
    let [was, is] = [before, now].map(A::Protocol::phase);
    findings.ensure("P3", is >= was, || (is, format!("{} or later", was.as_str())));
    let [was, is] = [before, now].map(A::Protocol::total);
    findings.ensure("P4", is >= was, || (is, format!("at least {was:?}")));
    A::kept(findings, before, now, is == Some(A::Protocol::count(now) as i64));
}

/// The same page in both price modes: the same results, and totals that are what one costs times all.
pub fn modes<A: Polled>(findings: &mut Findings, asked: &A, each: &Response<A>, all: &Response<A>) {
    findings.same("P6", ids::<A>(each), ids::<A>(all));
    let (shares, [each, all]) = (asked.shares(all), [each, all].map(A::prices));
    findings.same("P6", each.len(), all.len());
    for (each, all) in each.into_iter().zip(all) {
        let (Some(each), Some(all)) = (each, all) else { continue };
        let off = all - each * shares as f64;
        findings
            .ensure("P6", off.abs() < 0.000_5 * shares as f64, || (all, format!("{each} times {shares}")));
    }
}

/// What has an id is the same wherever it is told of.
pub fn same_entries<K: Ord, T: PartialEq + Debug>(
    findings: &mut Findings,
    before: &BTreeMap<K, T>,
    now: &BTreeMap<K, T>,
) {
    for (key, old) in before {
        let new = now.get(key);
        findings.ensure("P4", new.is_none_or(|new| new == old), || (new, format!("{old:?}")));
    }
}
