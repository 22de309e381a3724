//! Counts of noteworthy answers, for metrics.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use wayfare_client::{Client, SERVICE};
use wayfare_service::UpstreamNumbers;

/// Counts by operation.
#[derive(Default)]
pub struct Counts(Mutex<BTreeMap<&'static str, Count>>);

#[derive(Clone, Copy, Default)]
struct Count {
    notes: u64,
    incomplete: u64,
}

impl Counts {
    /// Counts an answer with its notes.
    pub fn add(&self, operation: &'static str, notes: usize, is_incomplete: bool) {
        if notes == 0 && !is_incomplete {
            return;
        }
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(operation).or_default();
        count.notes += notes as u64;
        count.incomplete += u64::from(is_incomplete);
    }

    /// Returns the counts, with the calls that the client's budgets still allow.
    pub fn numbers(&self, client: &Client) -> UpstreamNumbers {
        let counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let left = |group: &&'static str| Some((*group, u64::from(client.allowance(group)?.left())));
        UpstreamNumbers {
            notes: counts.iter().map(|(operation, count)| (*operation, count.notes)).collect(),
            incomplete: counts.iter().map(|(operation, count)| (*operation, count.incomplete)).collect(),
            calls_left: SERVICE.groups.iter().filter_map(left).collect(),
        }
    }
}
