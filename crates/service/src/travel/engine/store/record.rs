//! What nodes tell each other about a search.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use jiff::Timestamp;

use crate::travel::engine::Speed;
use crate::travel::engine::packed::Common;

/// What another node needs to show a search, and to go on with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Record {
    /// The query, packed.
    pub(crate) query: Vec<u8>,
    /// The providers that are asked, in their order.
    pub(crate) asked: Vec<AskedProvider>,
    pub(crate) started: Timestamp,
    /// The result parameters of the last poll that had some, packed.
    pub(crate) parameters: Option<Vec<u8>>,
}

/// A provider that a search asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AskedProvider {
    pub(crate) code: String,
    pub(crate) speed: Speed,
}

/// What a provider has answered.
#[derive(Clone, Debug)]
pub(crate) struct Written {
    pub(crate) provider: String,
    /// The time from the start of the search.
    pub(crate) after: Duration,
    /// `None` where the provider has failed.
    pub(crate) answer: Option<(Option<Arc<Common>>, Bytes)>,
}

/// What a node knows of what is written about a search.
#[cfg_attr(not(feature = "redis"), allow(dead_code, reason = "a store that nodes share fills it"))]
#[derive(Debug, Default)]
pub(crate) struct Position {
    /// The number of entries that were read.
    pub(crate) read: usize,
    /// The common parts of answers, by name.
    pub(crate) commons: HashMap<u64, Arc<Common>>,
    /// The answers as they were written, in case that the store loses them.
    pub(crate) answers: Vec<WrittenAnswer>,
    /// What stands for the account that it counts for, and for its owner.
    pub(crate) account: String,
    pub(crate) owner: String,
}

/// An answer as it is written.
#[cfg_attr(not(feature = "redis"), allow(dead_code, reason = "a store that nodes share fills it"))]
#[derive(Clone, Debug)]
pub(crate) struct WrittenAnswer {
    pub(crate) provider: Arc<str>,
    pub(crate) entry: Bytes,
    /// The name of its common part.
    pub(crate) common: Option<u64>,
}

#[cfg(feature = "redis")]
impl Position {
    /// All entries were read that were written. Where some are not known, the list is another one than it was, since the
    /// server had lost it or its end: then it is read from its begin the next time.
    pub(crate) fn has_read(&mut self, written: usize) {
        let has_all = self.answers.len() + self.commons.len() >= written;
        self.read = if has_all { written } else { 0 };
    }

    /// Keeps an answer as it is written. A provider has one.
    pub(crate) fn keep(&mut self, answer: WrittenAnswer) {
        if self.answers.iter().all(|kept| kept.provider != answer.provider) {
            self.answers.push(answer);
        }
    }

    /// The name of a common part, if it is known by its place in memory.
    pub(crate) fn name_of(&self, common: &[u8]) -> Option<u64> {
        let is_same = |known: &Common| std::ptr::eq(known.bytes(), common);
        self.commons.iter().find(|(_, known)| is_same(known)).map(|(name, _)| *name)
    }
}
