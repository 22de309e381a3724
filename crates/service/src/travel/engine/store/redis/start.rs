//! Registration of new searches with the server.

use std::hash::BuildHasher as _;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use super::pending::Pending;
use super::scripts::START;
use super::{Account, Node, RETRY_WHEN_UNREACHABLE, StoredSearch, digest, digest_of};
use crate::http::Denial;
use crate::redis::Failure;
use crate::workers::retry_after;

/// `Retry-After`, in seconds, for callers refused because the server is full.
pub(super) const RETRY_WHEN_FULL: u64 = 10;

impl Node {
    /// Stores a new search in memory and on the server. Returns whether the search is new to the server. A search that
    /// is not new is not stored in this node's memory.
    pub(super) async fn start_for(
        &self,
        search: &Arc<dyn StoredSearch>,
        account: Account,
    ) -> Result<bool, Denial> {
        if !self.server.is_up() {
            return Err(Denial::NoStore { seconds: RETRY_WHEN_UNREACHABLE });
        }
        {
            let mut position = search.position().lock();
            position.owner = search.owner().map_or_else(String::new, |owner| digest(owner.expose()));
            position.account = digest_of(&account);
        }
        self.held.add(account, Arc::clone(search))?;
        let starting = Starting { node: self, id: search.id() };
        let started = self.start(&**search).await;
        if !matches!(started, Err(Denial::NoStore { .. })) {
            // The outcome is known, so the guard must not remove the search.
            std::mem::forget(starting);
            if started != Ok(true) {
                self.held.remove_lost(search.id());
            }
        }
        started
    }

    /// Registers a search, whose owner and account are already set, with the server. Returns whether the search is new
    /// to the server.
    pub(super) async fn start(&self, search: &dyn StoredSearch) -> Result<bool, Denial> {
        let (id, record) = (self.key_of(search.id()), search.record());
        let (account, owner) = {
            let position = search.position().lock();
            (position.account.clone(), position.owner.clone())
        };
        let limits = self.held.limits();
        let since = Instant::now();
        let milliseconds = |time: Duration| time.as_millis().to_string();
        let mut arguments: Vec<Vec<u8>> = [
            self.server.key(""),
            id,
            milliseconds(record.age),
            milliseconds(limits.idle),
            milliseconds(limits.lease),
            limits.searches.to_string(),
            limits.key_searches.to_string(),
            account,
            self.worker(),
        ]
        .map(String::into_bytes)
        .into();
        let providers = record.providers.to_string();
        let parameters = record.parameters.unwrap_or_default();
        let fields: [(&str, Vec<u8>); 7] = [
            ("kind", search.kind().into()),
            ("owner", owner.into()),
            ("id", search.id().into()),
            ("providers", providers.as_str().into()),
            ("left", providers.into()),
            ("query", record.query),
            ("parameters", parameters.clone()),
        ];
        fields.into_iter().for_each(|(name, value)| arguments.extend([name.into(), value]));
        let wait = |milliseconds: u64| retry_after(Duration::from_millis(milliseconds));
        match self.server.run::<(String, u64)>(&START, &[], &arguments).await {
            Ok((word, milliseconds)) => match &*word {
                "kept" => {
                    search.position().lock().used = Some((since, self.hasher.hash_one(&*parameters)));
                    Ok(true)
                }
                "there" => Ok(false),
                "account" => Err(Denial::TooManySearches { seconds: wait(milliseconds) }),
                _ => Err(Denial::NoRoom { seconds: wait(milliseconds) }),
            },
            Err(Failure::Full) => Err(Denial::NoRoom { seconds: RETRY_WHEN_FULL }),
            Err(Failure::Gone | Failure::Refused) => Err(Denial::NoStore { seconds: RETRY_WHEN_UNREACHABLE }),
        }
    }
}

/// Guard for registering a search. If the server does not reply or the caller disconnects, the search is not started.
/// In that case, the server may have stored the search anyway, so the guard removes it from the server.
struct Starting<'a> {
    node: &'a Node,
    id: &'a str,
}

impl Drop for Starting<'_> {
    fn drop(&mut self) {
        self.node.held.remove_lost(self.id);
        self.node.backlog.push(Pending::Forget { id: self.node.key_of(self.id) });
    }
}
