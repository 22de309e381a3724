//! Destinations that searches share while they are stored: a city is looked up and held once, whatever the dates.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

use wayfare_models::hotels::EntityKey;

use super::destination::Destination;

/// A destination, looked up when it is first needed.
pub(super) type SharedDestination = Arc<OnceLock<Destination>>;

/// The destinations that are in use.
#[derive(Debug, Default)]
pub(super) struct SharedDestinations(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    by_key: HashMap<EntityKey, Weak<OnceLock<Destination>>>,
    /// The number of keys at which those are removed that nobody uses.
    most: usize,
}

impl SharedDestinations {
    /// The destination of a key.
    pub(super) fn of(&self, key: &EntityKey) -> SharedDestination {
        // Nothing panics while the lock is held.
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(shared) = known.by_key.get(key).and_then(Weak::upgrade) {
            return shared;
        }
        if known.by_key.len() >= known.most {
            known.by_key.retain(|_, shared| shared.strong_count() > 0);
            known.most = 64 + 2 * known.by_key.len();
        }
        let shared = SharedDestination::default();
        known.by_key.insert(key.clone(), Arc::downgrade(&shared));
        shared
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_destination_is_shared_while_it_is_used() {
        let destinations = SharedDestinations::default();
        let key = |number: i64| format!("kplace:{number}").parse().unwrap();
        let one = destinations.of(&key(1));
        for number in 2..1_000 {
            destinations.of(&key(number));
        }
        assert!(Arc::ptr_eq(&one, &destinations.of(&key(1))));
        assert!(destinations.0.lock().unwrap().by_key.len() <= 70);
    }
}
