//! Inert searches for store tests.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicUsize, Ordering};

use jiff::Timestamp;

use super::*;
use crate::clock::Clock;

/// A search, or another stored value.
#[derive(Debug, Default)]
pub(super) struct TestEntry {
    id: String,
    owner: Option<ApiKey>,
    providers: Vec<String>,
    pub(super) bytes: AtomicUsize,
    pub(super) is_running: AtomicBool,
    pub(super) discarded: AtomicBool,
    /// `true` if the search was started or taken over on this node, and is not a copy.
    pub(super) is_original: AtomicBool,
    /// The providers that have answered, and their answers.
    pub(super) learned: Mutex<Vec<(String, Option<Vec<u8>>)>>,
    pub(super) parameters: Mutex<Vec<u8>>,
    position: Lock<Position>,
}

impl TestEntry {
    /// Creates a search that any caller may join.
    pub(super) fn shared(id: &str, bytes: usize) -> Arc<Self> {
        Arc::new(TestEntry { id: id.to_owned(), bytes: AtomicUsize::new(bytes), ..TestEntry::default() })
    }

    /// Creates a search of a key, which queries some providers.
    pub(super) fn of(key: &str, id: &str, providers: &[&str]) -> Arc<Self> {
        let providers: Vec<_> = providers.iter().map(|code| (*code).to_owned()).collect();
        Arc::new(TestEntry {
            id: id.to_owned(),
            owner: Some(ApiKey::from(key)),
            is_running: AtomicBool::new(!providers.is_empty()),
            providers,
            bytes: AtomicUsize::new(1),
            is_original: AtomicBool::new(true),
            ..TestEntry::default()
        })
    }

    /// Creates a copy of a search from its record.
    #[cfg(feature = "redis")]
    pub(super) fn read(id: &str, record: &Record) -> Arc<Self> {
        let providers = str::from_utf8(&record.query).unwrap().split_whitespace().map(str::to_owned);
        let providers: Vec<_> = providers.collect();
        assert_eq!(providers.len(), record.providers);
        let is_running = AtomicBool::new(!providers.is_empty());
        Arc::new(TestEntry { id: id.to_owned(), providers, is_running, ..TestEntry::default() })
    }
}

#[cfg(feature = "redis")]
impl TestEntry {
    pub(super) fn learn(&self, answers: Vec<StoredAnswer>) {
        let mut learned = self.learned.lock().unwrap();
        for StoredAnswer { provider, content, .. } in answers {
            if learned.iter().all(|(known, _)| *known != provider) {
                let offers = match content {
                    AnswerContent::Offers(offers) => Some(offers.to_vec()),
                    _ => None,
                };
                learned.push((provider, offers));
            }
        }
        self.is_running.store(learned.len() < self.providers.len(), Ordering::Relaxed);
    }
}

impl Stored for TestEntry {
    fn kind(&self) -> &'static str {
        "things"
    }

    fn bytes(&self) -> usize {
        self.bytes.load(Ordering::Relaxed)
    }

    fn is_running(&self) -> bool {
        self.is_running.load(Ordering::Relaxed)
    }

    fn discard(&self) {
        self.discarded.store(true, Ordering::Relaxed);
    }

    fn as_search(self: Arc<Self>) -> Option<Arc<dyn StoredSearch>> {
        Some(self)
    }
}

impl StoredSearch for TestEntry {
    fn id(&self) -> &str {
        &self.id
    }

    fn owner(&self) -> Option<&ApiKey> {
        self.owner.as_ref()
    }

    fn record(&self) -> Record {
        Record {
            query: self.providers.join(" ").into_bytes(),
            providers: self.providers.len(),
            age: Duration::ZERO,
            parameters: Some(self.parameters.lock().unwrap().clone()),
        }
    }

    fn position(&self) -> &Lock<Position> {
        &self.position
    }

    fn set_parameters(&self, json: &[u8]) {
        *self.parameters.lock().unwrap() = json.to_vec();
    }

    fn is_complete(&self) -> bool {
        !self.is_running()
    }

    fn is_worked_on_here(&self) -> bool {
        self.is_running() && self.is_original.load(Ordering::Relaxed)
    }

    fn is_awaited(&self) -> bool {
        false
    }
}

/// A clock, set to a number of seconds since the start of the test.
#[derive(Debug, Default)]
pub(super) struct Watch(pub(super) AtomicI64);

impl Clock for Watch {
    fn now(&self) -> Timestamp {
        Timestamp::from_second(1_800_000_000 + self.0.load(Ordering::Relaxed)).unwrap()
    }
}
