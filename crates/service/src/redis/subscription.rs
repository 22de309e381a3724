//! Messages between nodes, over Redis publish/subscribe.

use std::collections::HashMap;
use std::sync::Arc;

use crate::lock::Lock;
use bytes::Bytes;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc::UnboundedSender;

/// Maximum number of unread messages per listener. A listener that exceeds this limit gets
/// [`ChannelEvent::Resubscribed`].
const UNREAD: usize = 1_024;

/// An event of a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ChannelEvent {
    /// The subscription is active from this event on. Earlier messages may be missing, so the listener must reload the
    /// state.
    Resubscribed,
    /// A message.
    Message(Bytes),
}

/// The channels that have listeners.
#[derive(Debug)]
pub(super) struct Subscriptions {
    channels: Lock<HashMap<Arc<str>, broadcast::Sender<ChannelEvent>>>,
    /// Notifies the connection task that a channel has gained or lost a listener.
    changed: UnboundedSender<Arc<str>>,
}

impl Subscriptions {
    pub(super) fn new(changed: UnboundedSender<Arc<str>>) -> Self {
        Subscriptions { channels: Lock::default(), changed }
    }

    pub(super) fn listen(&self, channel: &str) -> Subscription {
        let channel: Arc<str> = Arc::from(channel);
        let mut channels = self.channels.lock();
        let sender = channels.entry(Arc::clone(&channel)).or_insert_with(|| broadcast::Sender::new(UNREAD));
        let event = Some(sender.subscribe());
        // Sending fails once the server has been dropped. No messages follow.
        let _ = self.changed.send(Arc::clone(&channel));
        Subscription { channel, event, changed: self.changed.clone() }
    }

    /// Returns all channels that have listeners.
    pub(super) fn channels(&self) -> Vec<Arc<str>> {
        self.channels.lock().keys().cloned().collect()
    }

    /// Returns whether a channel has listeners, and removes the channel if it has none.
    pub(super) fn has_listeners(&self, channel: &Arc<str>) -> bool {
        let mut channels = self.channels.lock();
        let has_listeners = channels.get(channel).is_some_and(|sender| sender.receiver_count() > 0);
        if !has_listeners {
            channels.remove(channel);
        }
        has_listeners
    }

    pub(super) fn deliver(&self, channel: &str, message: &[u8]) {
        self.send(channel, ChannelEvent::Message(Bytes::copy_from_slice(message)));
    }

    pub(super) fn notify_resubscribed(&self, channel: &str) {
        self.send(channel, ChannelEvent::Resubscribed);
    }

    fn send(&self, channel: &str, event: ChannelEvent) {
        if let Some(sender) = self.channels.lock().get(channel) {
            // Sending fails if the last listener has just left.
            let _ = sender.send(event);
        }
    }
}

/// A subscription to a channel. Dropping it unsubscribes.
#[derive(Debug)]
pub(crate) struct Subscription {
    channel: Arc<str>,
    /// `None` only while the subscription is being dropped.
    event: Option<broadcast::Receiver<ChannelEvent>>,
    changed: UnboundedSender<Arc<str>>,
}

impl Subscription {
    /// Waits for the next event. The event is [`ChannelEvent::Resubscribed`] on the first call, after a reconnect,
    /// after the channel has gained or lost another listener, and if this listener lags too far behind. No event
    /// follows once the server is dropped.
    pub(crate) async fn next(&mut self) -> Option<ChannelEvent> {
        match self.event.as_mut()?.recv().await {
            Ok(event) => Some(event),
            Err(RecvError::Lagged(_)) => Some(ChannelEvent::Resubscribed),
            Err(RecvError::Closed) => None,
        }
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.event = None;
        let _ = self.changed.send(Arc::clone(&self.channel));
    }
}
