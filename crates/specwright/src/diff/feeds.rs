//! Comparison of feeds, which are the page sequences of streams.

use super::change::Effect;
use super::{Diff, Where};
use crate::ir::*;

impl Diff<'_> {
    pub(super) fn feed(&mut self, place: &Where, old: &Feed, new: &Feed) {
        let Feed { head: _, operation: _, last, id, size } = old;
        let effect = Effect::breaks_requests("the start of a page is requested differently");
        self.compare_text(place, "last", &last.0, &new.last.0, effect);
        let effect = Effect::breaks_responses("the start of the next page is in another field");
        self.compare_text(place, "id", &id.0, &new.id.0, effect);
        let effect = Effect::breaks_requests("the page size is requested differently");
        self.compare_text(place, "size", &size.0, &new.size.0, effect);
    }
}
