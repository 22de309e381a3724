//! Comparison of feeds, which are the page sequences of streams.

use super::Diff;
use super::change::Effect;
use crate::ir::*;

impl Diff<'_> {
    pub(super) fn feeds(&mut self) {
        let (old, new) = (&self.old.description.feeds, &self.new.description.feeds);
        let gone = Effect::breaks_both("clients can't request the next page");
        self.sequences(old, new, gone, Self::feed);
    }

    fn feed(&mut self, old: &Feed, new: &Feed) {
        let Feed { name, doc, operation, last, id, size, unstated, place: _ } = old;
        let place = self.new.at(&new.place, format!("feed {}", new.name));
        self.compare_docs(&place, [doc, &new.doc], [unstated, &new.unstated]);
        let renamed = Effect::breaks_source("the Rust feed is renamed");
        self.compare_text(&place, "name", name, &new.name, renamed);
        self.compare_called_operation(&place, "operation", *operation, new.operation);
        let effect = Effect::breaks_requests("the start of a page is requested differently");
        self.compare_text(&place, "last", &last.0, &new.last.0, effect);
        let effect = Effect::breaks_responses("the start of the next page is in another field");
        self.compare_text(&place, "id", &id.0, &new.id.0, effect);
        let effect = Effect::breaks_requests("the page size is requested differently");
        self.compare_text(&place, "size", &size.0, &new.size.0, effect);
    }
}
