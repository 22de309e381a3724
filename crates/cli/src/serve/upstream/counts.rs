//! Counts the differences between responses and the description, for metrics.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use wayfare_client::{Client, SERVICE};
use wayfare_service::UpstreamNumbers;

/// Counts by operation.
#[derive(Default)]
pub struct Counts(Mutex<BTreeMap<&'static str, u64>>);

impl Counts {
    /// Adds the number of notes on a response.
    pub fn add(&self, operation: &'static str, notes: usize) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(operation).or_default() += notes as u64;
    }

    /// Returns the counts, and the calls left in the client's budgets.
    pub fn numbers(&self, client: &Client) -> UpstreamNumbers {
        let notes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let left = |group: &&'static str| Some((*group, u64::from(client.allowance(group)?.left())));
        UpstreamNumbers {
            notes: notes.iter().map(|(operation, count)| (*operation, *count)).collect(),
            calls_left: SERVICE.groups.iter().filter_map(left).collect(),
        }
    }
}
