//! Search data that nodes exchange.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use tokio::sync::Mutex;
use tokio::time::Instant;

/// The data that another node needs to show a search and to continue it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Record {
    /// The query, encoded.
    pub(crate) query: Vec<u8>,
    /// The number of providers that the search queries.
    pub(crate) providers: usize,
    /// The time since the start. Nodes exchange durations instead of timestamps, since their clocks may differ.
    pub(crate) age: Duration,
    /// The encoded result parameters of the last poll that included some.
    pub(crate) parameters: Option<Vec<u8>>,
}

/// A provider's answer in a store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StoredAnswer {
    pub(crate) provider: String,
    /// The time from the start of the search to the answer.
    pub(crate) after: Duration,
    pub(crate) content: AnswerContent,
}

/// The content of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum AnswerContent {
    /// The provider has failed.
    Failure,
    /// The offers compute their details on demand. Each node queries the provider itself.
    OnDemand,
    /// The offers, encoded and compressed.
    Offers(Bytes),
}

/// The state of a node's copy of a search relative to the store.
#[cfg_attr(not(feature = "redis"), allow(dead_code, reason = "only a shared store sets these fields"))]
#[derive(Debug, Default)]
pub(crate) struct Position {
    /// The number of entries that were read.
    pub(crate) read: usize,
    /// The encoded answers, in case the server loses them.
    pub(crate) answers: Vec<EncodedAnswer>,
    /// The time of the last use that the server knows, and a hash of the caller's parameters in this use.
    pub(crate) used: Option<(Instant, u64)>,
    /// The digests of the account that the search counts towards, and of its owner.
    pub(crate) account: String,
    pub(crate) owner: String,
    /// The lock of the task that adds new answers, so that no answer is computed twice.
    pub(crate) learning: Arc<Mutex<()>>,
}

/// An encoded answer.
#[cfg_attr(not(feature = "redis"), allow(dead_code, reason = "only a shared store sets these fields"))]
#[derive(Clone, Debug)]
pub(crate) struct EncodedAnswer {
    pub(crate) provider: Arc<str>,
    pub(crate) entry: Bytes,
}

#[cfg(feature = "redis")]
impl Position {
    /// Records that all written entries were read. If some of these entries are missing on this node, the server has
    /// lost the list or its end, and a new list was started. In that case, the next read starts from the beginning.
    pub(crate) fn has_read(&mut self, written: usize) {
        self.read = if self.answers.len() >= written { written } else { 0 };
    }

    /// Stores an encoded answer. Only the first answer of a provider is stored.
    pub(crate) fn keep(&mut self, answer: EncodedAnswer) {
        if self.answers.iter().all(|kept| kept.provider != answer.provider) {
            self.answers.push(answer);
        }
    }
}
