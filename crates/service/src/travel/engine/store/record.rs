//! The data about a search that nodes exchange.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use jiff::Timestamp;

use crate::travel::engine::Speed;
use crate::travel::engine::packed::Common;

/// The data that another node needs to show a search and to continue it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Record {
    /// The query, packed.
    pub(crate) query: Vec<u8>,
    /// The providers that the search asks, in order.
    pub(crate) asked: Vec<AskedProvider>,
    pub(crate) started: Timestamp,
    /// The packed result parameters of the last poll that included some.
    pub(crate) parameters: Option<Vec<u8>>,
}

/// A provider that a search asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AskedProvider {
    pub(crate) code: String,
    pub(crate) speed: Speed,
}

/// The answer of a provider.
#[derive(Clone, Debug)]
pub(crate) struct DecodedAnswer {
    pub(crate) provider: String,
    /// The time from the start of the search to the answer.
    pub(crate) after: Duration,
    /// The common part, if any, and the specific part of the answer; `None` if the provider has failed.
    pub(crate) answer: Option<(Option<Arc<Common>>, Bytes)>,
}

/// The state of a node's copy of a search relative to the store.
#[cfg_attr(not(feature = "redis"), allow(dead_code, reason = "a store that nodes share fills it"))]
#[derive(Debug, Default)]
pub(crate) struct Position {
    /// The number of entries that were read.
    pub(crate) read: usize,
    /// The common parts of answers, by digest.
    pub(crate) commons: HashMap<u64, Arc<Common>>,
    /// The encoded answers, in case the server loses them.
    pub(crate) answers: Vec<EncodedAnswer>,
    /// The digests of the account that the search counts toward, and of its owner.
    pub(crate) account: String,
    pub(crate) owner: String,
}

/// An encoded answer.
#[cfg_attr(not(feature = "redis"), allow(dead_code, reason = "a store that nodes share fills it"))]
#[derive(Clone, Debug)]
pub(crate) struct EncodedAnswer {
    pub(crate) provider: Arc<str>,
    pub(crate) entry: Bytes,
    /// The digest of its common part.
    pub(crate) common: Option<u64>,
}

#[cfg(feature = "redis")]
impl Position {
    /// Records that all written entries were read. If this node does not know some of the entries, the server has lost
    /// the list or its end, and a new list was started. In that case, the next read starts from the beginning.
    pub(crate) fn has_read(&mut self, written: usize) {
        let has_all = self.answers.len() + self.commons.len() >= written;
        self.read = if has_all { written } else { 0 };
    }

    /// Stores an encoded answer. Only the first answer of a provider is stored.
    pub(crate) fn keep(&mut self, answer: EncodedAnswer) {
        if self.answers.iter().all(|kept| kept.provider != answer.provider) {
            self.answers.push(answer);
        }
    }

    /// Returns the digest of a common part if it is known. Common parts are compared by address.
    pub(crate) fn common_digest(&self, common: &[u8]) -> Option<u64> {
        let is_same = |known: &Common| std::ptr::eq(known.bytes(), common);
        self.commons.iter().find(|(_, known)| is_same(known)).map(|(name, _)| *name)
    }
}
