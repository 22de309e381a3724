//! Checks that compare two responses of a polled search.

use std::collections::BTreeMap;
use std::fmt::Debug;

use wayfare_client::poll::Protocol as _;

use super::{Polled, Response, carried, ids};
use crate::findings::Findings;

/// Checks that a later response continues an earlier one.
pub fn check_continuation<A: Polled>(findings: &mut Findings, before: &Response<A>, now: &Response<A>) {
    findings.same("P4", carried::<A>(now), carried::<A>(before));
    let [was, is] = [before, now].map(A::Protocol::phase);
    findings.ensure("P3", is >= was, || (is, format!("{} or later", was.as_str())));
    let [was, is] = [before, now].map(A::Protocol::total);
    findings.ensure("P4", is >= was, || (is, format!("at least {was:?}")));
    A::check_unchanged(findings, before, now, is == Some(A::Protocol::count(now) as i64));
}

/// Checks that both price modes have the same results, and that totals are the single prices times the shares.
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

/// Checks that entries with the same id are equal in both maps.
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
