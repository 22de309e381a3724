//! Budgets: the most calls of a group of operations in a time, over all searches of a client.

mod account;
mod refusal;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

pub(crate) use account::{Account, Payment, Reservation};
pub(crate) use refusal::Refusal;

use crate::SettingError;

/// A budget: the most calls of a group of operations within any time of this length. The group is the part of an
/// operation's name before the dot: `flights.poll` is of `flights`.
///
/// It is shared by all sessions of the [client that it is set for](crate::ClientBuilder::budget). Each request that is
/// sent counts, retries included; one that a cache answers or an open circuit breaker refuses is counted while it is
/// under way, and given back. A search [reserves](crate::poll::Search::reserve) the calls that it may need before
/// its first one, and gives back at its end what it has not used; if there are too few, it is refused at once, by an
/// error of the kind [`OverBudget`](crate::ErrorKind::OverBudget) with the numbers. A search that needs more calls
/// than it has reserved is not cut off: they count, though the budget may be exceeded by them.
///
/// Calls are counted in a rolling window: each is free again when the time has passed since it was sent. A bucket that
/// refills all the time would need less memory, and would allow nearly twice the calls in the first hour, for which a
/// service that counts them would refuse them.
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
    /// The group of operations.
    pub group: String,
    /// The most calls.
    pub calls: u32,
    /// The time within which they are counted.
    pub per: Duration,
}

impl Budget {
    /// So many calls of a group within any time of this length.
    pub fn new(group: impl Into<String>, calls: u32, per: Duration) -> Self {
        Budget { group: group.into(), calls, per }
    }

    /// So many calls of a group within any hour.
    pub fn per_hour(group: impl Into<String>, calls: u32) -> Self {
        Budget::new(group, calls, Duration::from_secs(3600))
    }
}

/// What is left of a budget.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Allowance {
    /// The budget.
    pub budget: Budget,
    /// The calls that were sent within its time.
    pub used: u32,
    /// The calls that are reserved by searches under way.
    pub reserved: u32,
}

impl Allowance {
    /// The calls that are neither used nor reserved.
    pub fn left(&self) -> u32 {
        self.budget.calls.saturating_sub(self.used).saturating_sub(self.reserved)
    }
}

/// The budgets of a client, by their groups. Clones share what is left.
#[derive(Clone, Default)]
pub(crate) struct Budgets(Vec<Arc<Account>>);

impl Budgets {
    /// Sets a budget, in place of one for the same group.
    pub(crate) fn set(&mut self, budget: Budget) {
        self.0.retain(|known| known.budget.group != budget.group);
        self.0.push(Arc::new(Account::new(budget)));
    }

    /// Makes sure that each is for one of these groups, where they are known: one that is misspelt would bound nothing.
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

    /// The account of a group, if it has a budget.
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
