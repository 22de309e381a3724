//! The sequence of a stream's pages.

use super::Diff;
use super::change::Effect;
use crate::ir::*;

impl Diff<'_> {
    pub(super) fn feeds(&mut self) {
        let (old, new) = (&self.old.description.feeds, &self.new.description.feeds);
        let gone = Effect::breaks_both("who reads page after page does not know how to go on");
        self.sequences(old, new, gone, Self::feed);
    }

    fn feed(&mut self, old: &Feed, new: &Feed) {
        let Feed { name, doc, operation, last, id, size, unstated, place: _ } = old;
        let place = self.new.at(&new.place, format!("feed {}", new.name));
        self.compare_docs(&place, [doc, &new.doc], [unstated, &new.unstated]);
        let renamed = Effect::breaks_source("the feed in Rust has another name");
        self.compare_text(&place, "name", name, &new.name, renamed);
        self.called_operation(&place, "operation", *operation, new.operation);
        let effect = Effect::breaks_requests("where a page begins is asked for in another way");
        self.compare_text(&place, "last", &last.0, &new.last.0, effect);
        let effect = Effect::breaks_responses("what the next page begins after is told elsewhere");
        self.compare_text(&place, "id", &id.0, &new.id.0, effect);
        let effect = Effect::breaks_requests("how long a page is to be is asked for in another way");
        self.compare_text(&place, "size", &size.0, &new.size.0, effect);
    }
}
