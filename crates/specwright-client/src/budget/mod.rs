//! Budgets: limits on the calls of a group of operations within a time window, across all searches of a client.

mod account;
mod refusal;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

pub(crate) use account::{Account, Payment, Reservation};
pub(crate) use refusal::Refusal;

use crate::SettingError;

/// A budget: the maximum number of calls that a group of operations may make within any time window of a given length.
/// The group is the part of an operation's name before the dot: `flights.poll` belongs to `flights`.
///
/// All sessions of a client share the [client's budgets](crate::ClientBuilder::budget). Each request that is sent
/// counts, including retries. A request that is served from a cache or rejected by an open circuit breaker counts only
/// while it is in flight. Before its first call, a search [reserves](crate::poll::Search::reserve) the calls that it
/// may need, and at its end, it releases the unused calls. If too few calls are left, the search fails at once with an
/// error of kind [`OverBudget`](crate::ErrorKind::OverBudget). The error's message contains the numbers and the wait
/// until enough calls are available, which is also returned by [`retry_after`](crate::Error::retry_after). A search
/// that needs more calls than it reserved is not stopped: its additional calls count, even if they exceed the budget.
///
/// Calls are counted in a rolling window: each call becomes available again once the window's length has passed since
/// the call was sent. A token bucket with continuous refill would need less memory, but it would allow nearly twice the
/// calls in the first window, and a service that counts calls would reject them.
///
/// ```no_run
/// # async fn example<P: specwright_client::poll::Protocol>(
/// #     builder: specwright_client::ClientBuilder,
/// #     request: P::Request,
/// # ) -> Result<(), specwright_client::Error> {
/// use specwright_client::{Budget, ErrorKind};
///
/// let client = builder.budget(Budget::per_hour("books", 500)).budget(Budget::per_hour("readers", 100)).build()?;
/// match client.session().poll::<P>(request).reserve(12).finish().await {
///     Ok(outcome) => println!("{} calls", outcome.attempts),
///     Err(error) if error.kind() == ErrorKind::OverBudget => println!("later: {error}"),
///     Err(error) => return Err(error),
/// }
/// if let Some(allowance) = client.allowance("books") {
///     println!("{} of {} calls are left", allowance.left(), allowance.budget.calls);
/// }
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Budget {
    /// The name of the group of operations.
    pub group: String,
    /// The maximum number of calls in the window.
    pub calls: u32,
    /// The length of the window.
    pub per: Duration,
}

impl Budget {
    /// Creates a budget that allows a group at most `calls` calls within any window of length `per`.
    pub fn new(group: impl Into<String>, calls: u32, per: Duration) -> Self {
        Budget { group: group.into(), calls, per }
    }

    /// Creates a budget that allows a group at most `calls` calls within any hour.
    pub fn per_hour(group: impl Into<String>, calls: u32) -> Self {
        Budget::new(group, calls, Duration::from_secs(3600))
    }
}

/// The current state of a budget.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Allowance {
    /// The budget.
    pub budget: Budget,
    /// The calls sent within the window.
    pub used: u32,
    /// The calls that running searches have reserved.
    pub reserved: u32,
}

impl Allowance {
    /// Returns the number of calls that are neither used nor reserved.
    pub fn left(&self) -> u32 {
        self.budget.calls.saturating_sub(self.used).saturating_sub(self.reserved)
    }
}

/// The budgets of a client, one per group. Clones share their accounts.
#[derive(Clone, Default)]
pub(crate) struct Budgets(Vec<Arc<Account>>);

impl Budgets {
    /// Adds a budget, replacing any budget for the same group.
    pub(crate) fn set(&mut self, budget: Budget) {
        self.0.retain(|known| known.budget.group != budget.group);
        self.0.push(Arc::new(Account::new(budget)));
    }

    /// Checks that each budget names one of the given groups, unless `groups` is empty. A budget for a misspelled group
    /// would limit nothing.
    pub(crate) fn check(&self, groups: &[&'static str]) -> Result<(), SettingError> {
        let is_known = |account: &&Arc<Account>| groups.contains(&account.budget.group.as_str());
        match self.0.iter().find(|account| !is_known(account)) {
            Some(account) if !groups.is_empty() => {
                let found = format!("the group {:?}", account.budget.group);
                Err(SettingError::new("budget", found, groups.join(", ")))
            }
            _ => Ok(()),
        }
    }

    /// Returns the account of a group, if it has a budget.
    pub(crate) fn of(&self, group: &str) -> Option<&Arc<Account>> {
        self.0.iter().find(|account| account.budget.group == group)
    }
}

impl fmt::Debug for Budgets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|account| &account.budget)).finish()
    }
}

#[cfg(test)]
mod tests;
