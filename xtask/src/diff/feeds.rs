//! How the pages of a stream follow each other.

use super::change::Effect;
use super::protocols::added;
use super::{Diff, EVERYWHERE, Where, some};
use crate::codegen::ir::*;

impl<'a> Diff<'a> {
    pub(super) fn feeds(&mut self) {
        let (old, new) = (self.old.description, self.new.description);
        let operation =
            |description: &'a Description, feed: &Feed| description.operations[feed.operation].full_name();
        let pair = |feed: &Feed| {
            let named = new.feeds.iter().find(|other| other.name == feed.name);
            named.or_else(|| {
                let unnamed = |name: &str| !old.feeds.iter().any(|feed| feed.name == name);
                let mut others = new.feeds.iter().filter(|other| unnamed(&other.name));
                others.find(|other| operation(new, other) == operation(old, feed))
            })
        };
        let pairs: Vec<_> = old.feeds.iter().map(|feed| (feed, pair(feed))).collect();
        for &(feed, other) in &pairs {
            match other {
                Some(other) => self.feed(feed, other),
                None => {
                    let place = self.old.at(&feed.place, format!("feed {}", feed.name));
                    let effect = Effect::breaks_both("who reads page after page does not know how to go on");
                    self.add(place, EVERYWHERE, "removed", [some(operation(old, feed)), None], effect);
                }
            }
        }
        for feed in &new.feeds {
            if !pairs.iter().any(|(_, other)| other.is_some_and(|other| std::ptr::eq(other, feed))) {
                let place = self.new.at(&feed.place, format!("feed {}", feed.name));
                let shown = operation(new, feed);
                let effect = added(old.operation(&shown));
                self.add(place, EVERYWHERE, "added", [None, some(shown)], effect);
            }
        }
        let names = |description: &'a Description| -> Vec<&'a str> {
            description.feeds.iter().map(|feed| feed.name.as_str()).collect()
        };
        let place = Where { file: String::new(), line: None, item: "description".to_owned() };
        let order = Effect::harmless(super::NO_ORDER);
        self.compare_order(&place, "order of the feeds", &names(old), &names(new), order);
    }

    fn feed(&mut self, old: &Feed, new: &Feed) {
        let Feed { name, doc, operation, last, id, size, unstated, place: _ } = old;
        let place = self.new.at(&new.place, format!("feed {}", new.name));
        self.compare_docs(&place, [doc, &new.doc], [unstated, &new.unstated]);
        let renamed = Effect::breaks_source("the feed in Rust has another name");
        self.compare_text(&place, "name", name, &new.name, renamed);
        self.polled_operation(&place, *operation, new.operation);
        let effect = Effect::breaks_requests("where a page begins is asked for in another way");
        self.compare_text(&place, "last", &last.0, &new.last.0, effect);
        let effect = Effect::breaks_responses("what the next page begins after is told elsewhere");
        self.compare_text(&place, "id", &id.0, &new.id.0, effect);
        let effect = Effect::breaks_requests("how long a page is to be is asked for in another way");
        self.compare_text(&place, "size", &size.0, &new.size.0, effect);
    }
}
