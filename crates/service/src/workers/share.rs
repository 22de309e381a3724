//! The caller that work belongs to. Callers share the processors fairly.

use std::hash::{DefaultHasher, Hash, Hasher as _};

tokio::task_local! {
    /// The caller that the current task works for.
    static CURRENT: Share;
}

/// A caller's share of the processors. Work that does not belong to any caller has a share of its own.
///
/// The share is a digest of the caller. Callers whose digests collide are merely served as one caller.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Share(u64);

impl Share {
    pub(crate) fn of(caller: &impl Hash) -> Self {
        let mut hasher = DefaultHasher::new();
        caller.hash(&mut hasher);
        Share(hasher.finish())
    }

    /// Returns the share of the caller that the current task works for.
    pub(crate) fn current() -> Self {
        CURRENT.try_with(|share| *share).unwrap_or_default()
    }

    /// Wraps a future that works for this caller. Tasks that the future spawns don't belong to the caller.
    pub(crate) fn scope<T>(self, future: impl Future<Output = T>) -> impl Future<Output = T> {
        CURRENT.scope(self, future)
    }
}
