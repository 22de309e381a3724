//! Messages that nodes send to each other through the server.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc::UnboundedSender;

/// Messages that a listener may leave unread before it has to begin anew.
const UNREAD: usize = 1_024;

/// What is heard of a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// From here on messages are heard. Some before may be missing: whoever listens has to look itself.
    Anew,
    /// A message.
    Message(Bytes),
}

/// The channels that somebody listens to.
#[derive(Debug)]
pub(super) struct Subscriptions {
    channels: Mutex<HashMap<Arc<str>, broadcast::Sender<Heard>>>,
    /// Tells the keeper that somebody listens to a channel, or nobody does any more.
    changed: UnboundedSender<Arc<str>>,
}

impl Subscriptions {
    pub(super) fn new(changed: UnboundedSender<Arc<str>>) -> Arc<Self> {
        Arc::new(Subscriptions { channels: Mutex::default(), changed })
    }

    pub(super) fn listen(self: &Arc<Self>, channel: &str) -> Subscription {
        let channel: Arc<str> = Arc::from(channel);
        let mut channels = self.lock();
        let sender = channels.entry(Arc::clone(&channel)).or_insert_with(|| broadcast::Sender::new(UNREAD));
        let heard = Some(sender.subscribe());
        // The keeper ends with the server, and then nothing is heard.
        let _ = self.changed.send(Arc::clone(&channel));
        Subscription { channel, heard, all: Arc::clone(self) }
    }

    /// All channels that somebody listens to.
    pub(super) fn channels(&self) -> Vec<Arc<str>> {
        self.lock().keys().cloned().collect()
    }

    /// Whether anybody listens to a channel. It is forgotten if nobody does.
    pub(super) fn is_heard(&self, channel: &Arc<str>) -> bool {
        let mut channels = self.lock();
        let is_heard = channels.get(channel).is_some_and(|sender| sender.receiver_count() > 0);
        if !is_heard {
            channels.remove(channel);
        }
        is_heard
    }

    pub(super) fn hear(&self, channel: &str, message: &[u8]) {
        self.tell(channel, Heard::Message(Bytes::copy_from_slice(message)));
    }

    pub(super) fn begin_anew(&self, channel: &str) {
        self.tell(channel, Heard::Anew);
    }

    fn tell(&self, channel: &str, heard: Heard) {
        if let Some(sender) = self.lock().get(channel) {
            // Nobody may listen any more.
            let _ = sender.send(heard);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Arc<str>, broadcast::Sender<Heard>>> {
        // No code under the lock leaves it half changed.
        self.channels.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Listens to a channel until it is dropped.
#[derive(Debug)]
pub(crate) struct Subscription {
    channel: Arc<str>,
    /// `None` only while it is dropped.
    heard: Option<broadcast::Receiver<Heard>>,
    all: Arc<Subscriptions>,
}

impl Subscription {
    /// What is heard next: at first, after a connection was lost and where too many messages were left unread,
    /// [`Heard::Anew`]. `None` once the server was dropped.
    pub(crate) async fn next(&mut self) -> Option<Heard> {
        match self.heard.as_mut()?.recv().await {
            Ok(heard) => Some(heard),
            Err(RecvError::Lagged(_)) => Some(Heard::Anew),
            Err(RecvError::Closed) => None,
        }
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.heard = None;
        let _ = self.all.changed.send(Arc::clone(&self.channel));
    }
}
